// A dialog is as high as what it holds, never higher than its screen; its buttons stay in view and the strip of its class on top.
#include "tests/ui/ConsoleFixture.h"
#include "ui/widgets/DialogBody.h"
#include "ui/widgets/Labels.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>

using namespace oz0;

namespace {

/// A strip, words that wrap, a field and a button.
struct Sample
{
    explicit Sample(const Theme &theme, int lines)
    {
        dialog.setFixedWidth(size::dialog);
        auto *whole = new QVBoxLayout(&dialog);
        whole->setContentsMargins(0, 0, 0, 0);
        whole->setSpacing(0);
        whole->addWidget(new ClassStrip(theme, ContextClass::Production));
        body = new DialogBody(theme);
        words = new Label(theme, FontRole::Text, Token::Text);
        words->setWordWrap(true);
        setLines(lines);
        body->column()->addWidget(words);
        field = new QLineEdit;
        body->column()->addWidget(field);
        body->column()->addStretch(1);
        whole->addWidget(body, 1);
        button = new QPushButton(QStringLiteral("Do it"));
        whole->addWidget(button);
        fit = new DialogFit(dialog);
    }
    void setLines(int lines)
    {
        QString text;
        for (int line = 0; line < lines; ++line)
            text += QString(110, QLatin1Char('w')) + QLatin1Char('\n');
        words->setText(text);
    }
    bool isInView(const QWidget *widget) const
    {
        return dialog.rect().contains(QRect(widget->mapTo(&dialog, QPoint()), widget->size()));
    }

    QDialog dialog;
    DialogBody *body = nullptr;
    Label *words = nullptr;
    QLineEdit *field = nullptr;
    QPushButton *button = nullptr;
    DialogFit *fit = nullptr;
};

} // namespace

class DialogFitTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_unique<Theme>(*qobject_cast<QApplication *>(QCoreApplication::instance()), SchemeChoice::Light);
        QApplication::setStyle(new ConsoleStyle(*m_theme));
    }

    void itIsAsHighAsWhatItHolds()
    {
        Sample sample(*m_theme, 2);
        sample.dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&sample.dialog));
        QTRY_VERIFY(!sample.body->verticalScrollBar()->isVisible());
        const int before = sample.dialog.height();
        sample.setLines(8);
        QTRY_VERIFY(sample.dialog.height() > before);
        QTRY_COMPARE(sample.body->verticalScrollBar()->maximum(), 0);
        QVERIFY(sample.isInView(sample.button));
        sample.setLines(2);
        QTRY_COMPARE(sample.dialog.height(), before);
    }

    void itIsNeverHigherThanItsScreenAndItsButtonsAreInView()
    {
        Sample sample(*m_theme, 80);
        sample.dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&sample.dialog));
        QVERIFY(sample.dialog.height() <= sample.dialog.screen()->availableGeometry().height());
        QTRY_VERIFY(sample.body->verticalScrollBar()->maximum() > 0);
        QVERIFY(sample.isInView(sample.button));
        sample.dialog.setMaximumHeight(400);
        sample.fit->fit();
        QCOMPARE(sample.dialog.height(), 400);
        QTRY_VERIFY(sample.isInView(sample.button));
        QCOMPARE(sample.button->height(), sample.button->sizeHint().height());
        // Below what is in view: the keyboard brings it there.
        sample.dialog.activateWindow();
        sample.button->setFocus();
        QTest::keyClick(&sample.dialog, Qt::Key_Tab);
        QTRY_COMPARE(sample.dialog.focusWidget(), sample.field);
        QTRY_VERIFY(sample.body->rect().intersects(QRect(sample.field->mapTo(sample.body, QPoint()), sample.field->size())));
    }

    // U7: which context it acts in is told by what stands first.
    void theStripOfTheClassStandsOnTop()
    {
        ConsoleFixture console(Role::Admin, QStringLiteral("user:alice"), ContextClass::Production);
        const ChangeSet set = sampleTenant(console.clocks.now());
        console.feed(set);
        console.gate.unlock();
        RemoveDialog dialog(console.theme, console.candidates, {set.candidates.first().id}, &console.window);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        const auto *strip = dialog.findChild<ClassStrip *>();
        QVERIFY(strip);
        QCOMPARE(strip->mapTo(&dialog, QPoint()), QPoint(0, 0));
        QCOMPARE(strip->width(), dialog.width());
        const QImage image = dialog.grab().toImage();
        for (const int x : {0, dialog.width() / 2, dialog.width() - 1})
            QCOMPARE(image.pixelColor(x, 0), console.theme.color(Token::Prod));
        const auto *title = dialog.findChild<Label *>(QStringLiteral("removeTitle"));
        QVERIFY(title->mapTo(&dialog, QPoint()).y() >= strip->height());
    }

private:
    std::unique_ptr<Theme> m_theme;
};

QTEST_MAIN(DialogFitTest)
#include "DialogFitTest.moc"
