// What tells panes and code apart is a line that can be seen, most of all in high contrast, which has no tints.
#include "models/RefusalView.h"
#include "ui/ConsoleStyle.h"
#include "ui/Theme.h"
#include "ui/widgets/Ground.h"
#include "ui/widgets/RefusalCards.h"

#include <QApplication>
#include <QHash>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QTest>

#include <memory>

using namespace oz0;

namespace {

constexpr double visibleLine = 3; // WCAG 2.x, 1.4.11

/// The colour that most of these pixels have.
QColor mostOf(const QImage &image, const QRect &rect)
{
    QHash<QRgb, int> counts;
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
        for (int x = rect.left(); x <= rect.right(); ++x)
            ++counts[image.pixel(x, y) | 0xff000000];
    }
    QRgb most = 0;
    for (auto it = counts.begin(); it != counts.end(); ++it) {
        if (it.value() > counts.value(most))
            most = it.key();
    }
    return QColor(most);
}

/// One line of pixels.
QList<QColor> columnsOf(const QImage &image, int y)
{
    QList<QColor> colors;
    for (int x = 0; x < image.width(); ++x)
        colors.append(image.pixelColor(x, y));
    return colors;
}

} // namespace

class LinesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_unique<Theme>(*qobject_cast<QApplication *>(QCoreApplication::instance()),
                                          SchemeChoice::HighContrast);
        QApplication::setStyle(new ConsoleStyle(*m_theme));
        QApplication::setFont(m_theme->font(FontRole::Text));
    }

    void theLineOfASplitterIsSeenInHighContrast_data()
    {
        QTest::addColumn<int>("orientation");
        QTest::newRow("beside each other") << int(Qt::Horizontal);
        QTest::newRow("one above the other") << int(Qt::Vertical);
    }
    void theLineOfASplitterIsSeenInHighContrast()
    {
        QFETCH(int, orientation);
        QSplitter splitter(Qt::Orientation(orientation), nullptr);
        splitter.addWidget(new Ground(*m_theme, Token::Base));
        splitter.addWidget(new Ground(*m_theme, Token::Window));
        splitter.resize(200, 200);
        splitter.setSizes({100, 100});
        splitter.show();
        QVERIFY(QTest::qWaitForWindowExposed(&splitter));
        const QRect handle = splitter.handle(1)->geometry();
        const QImage image = splitter.grab().toImage();
        const bool isWide = orientation == int(Qt::Horizontal);
        double best = 0;
        const int middle = isWide ? handle.center().y() : handle.center().x();
        const int from = (isWide ? handle.left() : handle.top()) - 1;
        const int to = (isWide ? handle.right() : handle.bottom()) + 1;
        const auto at = [&](int along) { return isWide ? image.pixelColor(along, middle) : image.pixelColor(middle, along); };
        int lines = 0;
        for (int along = from + 1; along < to; ++along) {
            best = qMax(best, qMin(contrast(at(along), at(from)), contrast(at(along), at(to))));
            lines += contrast(at(along), at(from)) >= visibleLine;
        }
        QVERIFY2(best >= visibleLine, qPrintable(QString::number(best)));
        QVERIFY2(lines >= 1 && lines <= 2, qPrintable(QString::number(lines))); // a line, not a bar
    }

    void theFrameOfATextIsSeenInHighContrast()
    {
        QWidget ground;
        ground.resize(200, 120);
        auto *text = new QPlainTextEdit(&ground);
        text->setGeometry(20, 20, 160, 80);
        ground.show();
        QVERIFY(QTest::qWaitForWindowExposed(&ground));
        const QImage image = ground.grab().toImage();
        const QColor outside = image.pixelColor(10, 60);
        const QColor frame = image.pixelColor(20, 60);
        QVERIFY2(contrast(frame, outside) >= visibleLine, qPrintable(QString::number(contrast(frame, outside))));
        QVERIFY(contrast(frame, image.pixelColor(100, 90)) >= visibleLine);
    }

    // Removed and added lines stand on tints elsewhere; here a frame in the colour of each says it.
    void theFramesOfCodeAreSeenInHighContrast()
    {
        RefusalView view;
        view.number = 1;
        view.title = QStringLiteral("refused");
        view.installed = {{9, QStringLiteral("hosts: [a]"), {}}};
        view.proposed = {{9, QStringLiteral("hosts: [b]"), {}}};
        RefusalCard card(*m_theme);
        card.show(view, false);
        card.resize(600, card.sizeHint().height());
        card.QWidget::show();
        QVERIFY(QTest::qWaitForWindowExposed(&card));
        const QImage image = card.grab().toImage();
        const QColor ground = m_theme->color(Token::Base);
        for (const Token token : {Token::Bad, Token::Good}) {
            const QColor ink = m_theme->color(token);
            QVERIFY2(contrast(ink, ground) >= visibleLine, qPrintable(tokenName(token)));
            int longest = 0;
            for (int y = 0; y < image.height(); ++y) {
                int run = 0;
                for (const QColor &color : columnsOf(image, y)) {
                    run = color == ink ? run + 1 : 0;
                    longest = qMax(longest, run);
                }
            }
            QVERIFY2(longest > 200, qPrintable(QStringLiteral("%1: %2 px").arg(tokenName(token)).arg(longest)));
        }
    }

    // A hairline between grounds may be soft where tints tell them apart, but never as the ground itself.
    void linesAreSeenInEveryScheme()
    {
        for (const SchemeChoice scheme : {SchemeChoice::Light, SchemeChoice::Dark, SchemeChoice::HighContrast}) {
            m_theme->choose(scheme);
            Ground ground(*m_theme, Token::Window, Ground::Bottom);
            ground.resize(100, 40);
            const QImage image = ground.grab().toImage();
            const QColor line = mostOf(image, QRect(0, 39, 100, 1));
            const QColor above = mostOf(image, QRect(0, 20, 100, 1));
            const double least = scheme == SchemeChoice::HighContrast ? visibleLine : 1.2;
            QVERIFY2(contrast(line, above) >= least, qPrintable(QString::number(contrast(line, above))));
        }
        m_theme->choose(SchemeChoice::HighContrast);
    }

private:
    std::unique_ptr<Theme> m_theme;
};

QTEST_MAIN(LinesTest)
#include "LinesTest.moc"
