// Controls in every scheme, by their pixels: edges that are seen, rings that nothing cuts, icons as sharp as the picture.
#include "tests/ui/ConsoleFixture.h"
#include "ui/ControlRects.h"
#include "ui/DialogPrompt.h"
#include "ui/Html.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/FilterField.h"
#include "ui/widgets/FocusRing.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/MarkDelegates.h"
#include "ui/widgets/PaneTabs.h"
#include "ui/widgets/Rail.h"
#include "ui/widgets/RowInk.h"
#include "ui/widgets/SearchField.h"
#include "ui/widgets/SegmentedSwitch.h"
#include "ui/widgets/TwoLineList.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QPainter>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QStyleOptionSlider>
#include <QToolTip>

using namespace oz0;

namespace {

constexpr Scheme schemes[] = {Scheme::Light, Scheme::Dark, Scheme::HighContrast};
constexpr SchemeChoice choices[] = {SchemeChoice::Light, SchemeChoice::Dark, SchemeChoice::HighContrast};

QImage pictureOf(QWidget &widget, int scale = 1)
{
    QImage image(widget.size() * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(widget.palette().color(QPalette::Window));
    widget.render(&image);
    image.setDevicePixelRatio(1);
    return image;
}

int distance(QRgb a, QRgb b)
{
    return qMax(qAbs(qRed(a) - qRed(b)), qMax(qAbs(qGreen(a) - qGreen(b)), qAbs(qBlue(a) - qBlue(b))));
}

/// How many pixels have about this colour: what is drawn with soft edges has few that have it wholly.
int count(const QImage &image, const QColor &color, const QRect &where = {})
{
    const QRect area = where.isNull() ? image.rect() : where & image.rect();
    int found = 0;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x)
            found += distance(image.pixel(x, y), color.rgb()) <= 70;
    }
    return found;
}

/// Columns of the area in which something else than its ground is drawn.
QList<int> inkedColumns(const QImage &image, const QRect &area)
{
    QList<int> columns;
    for (int x = area.left(); x <= area.right(); ++x) {
        bool inked = false;
        for (int y = area.top(); y <= area.bottom() && !inked; ++y)
            inked = distance(image.pixel(x, y), image.pixel(area.topLeft())) > 60;
        if (inked)
            columns.append(x);
    }
    return columns;
}

} // namespace

class ControlsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNameThatLooksLikeMarkupIsShownAsItIs();
    void initTestCase()
    {
        m_theme = std::make_unique<Theme>(*qobject_cast<QApplication *>(QCoreApplication::instance()), SchemeChoice::Light);
        QApplication::setStyle(new ConsoleStyle(*m_theme));
        QApplication::setFont(m_theme->font(FontRole::Text));
    }
    void init()
    {
        QApplication::setLayoutDirection(Qt::LeftToRight);
        m_theme->choose(SchemeChoice::Light);
    }

    void iconsAreAsSharpAsThePicture()
    {
        QPushButton button;
        button.setIcon(m_theme->icon(QStringLiteral("nodes")));
        button.resize(60, 28);
        IconLabel label(*m_theme, QStringLiteral("nodes"), Token::Text, size::iconButton);
        QToolButton tool;
        tool.setIcon(m_theme->icon(QStringLiteral("nodes")));
        tool.setAutoRaise(true);
        tool.setIconSize({16, 16});
        tool.resize(28, 28);
        QLineEdit edit;
        edit.resize(120, 28);
        edit.addAction(m_theme->icon(QStringLiteral("nodes")), QLineEdit::LeadingPosition);
        edit.show();
        const auto differs = [&](QWidget &widget, const QPoint &at, const QColor &ground) {
            QImage sharp(32, 32, QImage::Format_RGB32);
            sharp.fill(ground);
            QPainter painter(&sharp);
            m_theme->paintIcon(&painter, sharp.rect(), QStringLiteral("nodes"), m_theme->color(Token::Text));
            painter.end();
            const QImage shown = pictureOf(widget, 2).copy(QRect(at * 2, QSize(32, 32)));
            int most = 0;
            for (int y = 0; y < 32; ++y) {
                for (int x = 0; x < 32; ++x)
                    most = qMax(most, distance(sharp.pixel(x, y), shown.pixel(x, y)));
            }
            return most;
        };
        QVERIFY(differs(label, {0, 0}, m_theme->color(Token::Window)) < 24);
        QVERIFY(differs(button, {22, 6}, m_theme->color(Token::Btn)) < 24);
        QVERIFY(differs(tool, {6, 6}, m_theme->color(Token::Window)) < 24);
        QVERIFY(differs(edit, {10, 6}, m_theme->color(Token::Base)) < 24);
    }

    void everyFieldHasAnEdgeInEveryScheme()
    {
        QWidget window;
        QCheckBox box(QStringLiteral("Words"), &window);
        QCheckBox off(QStringLiteral("Words"), &window);
        off.setEnabled(false);
        QSpinBox spin(&window);
        QLineEdit line(&window);
        QComboBox combo(&window);
        QComboBox typed(&window);
        typed.setEditable(true);
        QPlainTextEdit text(&window);
        int top = 4;
        for (QWidget *widget : std::initializer_list<QWidget *>{&box, &off, &spin, &line, &combo, &typed, &text}) {
            widget->setGeometry(10, top, 150, widget == &text ? 60 : 28);
            top += widget->height() + 8;
        }
        window.resize(200, top);
        for (const SchemeChoice choice : choices) {
            m_theme->choose(choice);
            const QImage image = pictureOf(window);
            const QColor ground = m_theme->color(Token::Window);
            for (const QWidget *widget :
                 std::initializer_list<const QWidget *>{&box, &off, &spin, &line, &combo, &typed, &text}) {
                const int y = widget->geometry().center().y();
                double best = 0;
                for (int x = widget->x(); x < widget->x() + 3; ++x)
                    best = qMax(best, contrast(image.pixelColor(x, y), ground));
                QVERIFY2(best >= 3,
                         qPrintable(QStringLiteral("%1 in scheme %2: %3")
                                        .arg(QLatin1String(widget->metaObject()->className()))
                                        .arg(int(choice))
                                        .arg(best)));
            }
            for (const QWidget *widget : std::initializer_list<const QWidget *>{&spin, &line, &combo, &typed, &text}) {
                const QRect all = widget->geometry(); // on all four sides
                for (const QPoint at : {QPoint(all.center().x(), all.top()), QPoint(all.center().x(), all.bottom()),
                                        QPoint(all.right(), all.center().y())})
                    QVERIFY(contrast(image.pixelColor(at), ground) >= 3);
            }
        }
    }

    void aTickIsSeenOnAndOff()
    {
        for (const SchemeChoice choice : choices) {
            m_theme->choose(choice);
            QCheckBox box;
            box.resize(box.sizeHint());
            QVERIFY(count(pictureOf(box), m_theme->color(Token::AccentFill)) < 40);
            box.setChecked(true);
            QVERIFY(count(pictureOf(box), m_theme->color(Token::AccentFill)) > 100);
        }
    }

    void textsStartAtTheSamePlaceInEveryField()
    {
        QLineEdit line(QStringLiteral("HHHH"));
        QComboBox combo;
        combo.addItem(QStringLiteral("HHHH"));
        QComboBox typed;
        typed.setEditable(true);
        typed.setCurrentText(QStringLiteral("HHHH"));
        QSpinBox spin;
        spin.setPrefix(QStringLiteral("HHHH"));
        for (QWidget *widget : std::initializer_list<QWidget *>{&line, &combo, &typed, &spin}) {
            widget->resize(200, 28);
            const QList<int> inked = inkedColumns(pictureOf(*widget), QRect(4, 4, 192, 20));
            QVERIFY(!inked.isEmpty());
            QVERIFY2(qAbs(inked.first() - size::controlPadding - 1) <= 1, qPrintable(QString::number(inked.first())));
        }
    }

    void aComboBoxElidesWhatDoesNotFit()
    {
        QComboBox combo;
        combo.addItem(QString(80, QLatin1Char('H')));
        combo.resize(140, 28);
        const QList<int> inked = inkedColumns(pictureOf(combo), QRect(4, 4, 104, 20));
        // The last letters give way to three dots: what stands before the arrow is lower than a letter.
        const QImage image = pictureOf(combo);
        int high = 0;
        for (int x = inked.last() - 4; x <= inked.last(); ++x) {
            int tall = 0;
            for (int y = 4; y < 24; ++y)
                tall += distance(image.pixel(x, y), image.pixel(4, 4)) > 60;
            high = qMax(high, tall);
        }
        QVERIFY2(high > 0 && high <= 3, qPrintable(QString::number(high)));
    }

    // A combo box counts the ink of its entries, which is less than what they take.
    void aComboBoxHasRoomForItsLongestEntry()
    {
        for (const char *entry : {"Last 24 hours", "Letzte 24 Stunden", "Any action", "lil", "Members, keys and nodes"}) {
            const auto widthOfInk = [](QWidget &widget) {
                const QList<int> inked = inkedColumns(pictureOf(widget), QRect(4, 4, widget.width() - 30, 20));
                return inked.isEmpty() ? 0 : inked.last() - inked.first();
            };
            QComboBox combo;
            combo.addItems({QStringLiteral("a"), QString::fromUtf8(entry)});
            combo.setCurrentIndex(1);
            combo.resize(combo.sizeHint() + QSize(60, 0));
            const int whole = widthOfInk(combo);
            combo.resize(combo.sizeHint());
            QVERIFY2(qAbs(widthOfInk(combo) - whole) <= 1, entry);
            const int advance = QFontMetrics(combo.font()).horizontalAdvance(QString::fromUtf8(entry));
            QStyleOptionComboBox option;
            option.initFrom(&combo);
            QVERIFY2(comboTextRect(option).width() > advance, entry);
        }
    }

    void theRingIsCutByNoContainer()
    {
        QWidget window;
        window.resize(320, 160);
        auto *form = new QWidget(&window);
        form->setGeometry(20, 20, 280, 100);
        auto *column = new QVBoxLayout(form);
        column->setContentsMargins(0, 0, 0, 0);
        auto *field = new QLineEdit;
        auto *box = new QCheckBox(QStringLiteral("Words"));
        column->addWidget(field);
        column->addWidget(box);
        auto *ring = new FocusRing(*m_theme, &window);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        field->setFocus();
        QTRY_COMPARE(ring->ringed(), field);
        QTRY_VERIFY(ring->isVisible());
        const QImage image = pictureOf(window);
        const QRect around = QRect(field->mapTo(&window, QPoint()), field->size()).adjusted(-2, -2, 2, 2);
        for (const QPoint at : {QPoint(around.center().x(), around.top()), QPoint(around.center().x(), around.bottom()),
                                QPoint(around.left(), around.center().y()), QPoint(around.right(), around.center().y())})
            QCOMPARE(image.pixelColor(at), m_theme->color(Token::Focus));
        box->setFocus();
        QTRY_COMPARE(ring->ringed(), box);
        QVERIFY(ring->width() < 140);
        QVERIFY(ring->geometry().contains(QPoint(28, box->mapTo(&window, box->rect().center()).y())));
    }

    void theRingGoesWhereItsFieldGoes()
    {
        QWidget window;
        window.resize(320, 200);
        auto *inner = new QWidget(&window);
        inner->setGeometry(10, 10, 200, 100);
        auto *field = new QPlainTextEdit(inner);
        field->setGeometry(10, 10, 100, 60);
        auto *ring = new FocusRing(*m_theme, &window);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        field->setFocus();
        QTRY_COMPARE(ring->geometry(), QRect(17, 17, 106, 66));
        inner->move(40, 30);
        QCOMPARE(ring->geometry(), QRect(47, 37, 106, 66));
        inner->hide();
        QVERIFY(!ring->isVisible());
    }

    void scrollBarsAreThumbsOnATrack()
    {
        for (const Qt::Orientation orientation : {Qt::Vertical, Qt::Horizontal}) {
            for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
                for (const SchemeChoice choice : choices) {
                    m_theme->choose(choice);
                    QScrollBar bar(orientation);
                    bar.setLayoutDirection(direction);
                    bar.setRange(0, 100);
                    bar.setPageStep(50);
                    bar.resize(orientation == Qt::Vertical ? QSize(12, 150) : QSize(150, 12));
                    const QImage image = pictureOf(bar);
                    const bool mirrored = orientation == Qt::Horizontal && direction == Qt::RightToLeft;
                    const auto at = [&](int along) {
                        along = mirrored ? 149 - along : along;
                        return image.pixelColor(orientation == Qt::Vertical ? QPoint(6, along) : QPoint(along, 6));
                    };
                    QVERIFY(contrast(at(25), at(120)) >= 3);
                    QCOMPARE(at(120), m_theme->color(Token::Window));
                    QVERIFY(contrast(at(6), at(120)) >= 3); // no arrow button before it
                }
            }
        }
    }

    void theThumbFollowsTheMouse()
    {
        QScrollBar bar(Qt::Vertical);
        bar.setRange(0, 100);
        bar.setPageStep(50);
        bar.resize(12, 150);
        bar.show();
        QTest::mousePress(&bar, Qt::LeftButton, {}, {6, 20});
        QTest::mouseMove(&bar, {6, 70});
        QTest::mouseRelease(&bar, Qt::LeftButton, {}, {6, 70});
        QCOMPARE(bar.value(), 50);
    }

    void whatIsOnASelectionIsRead()
    {
        for (const Scheme scheme : schemes) {
            m_theme->choose(choices[int(scheme)]);
            for (const auto &[ground, token] :
                 {std::pair(RowGround::Selected, Token::Sel), std::pair(RowGround::SelectedOff, Token::SelOff)}) {
                const QColor under = m_theme->color(token);
                for (const Token ink : {Token::Text, Token::Text2})
                    QVERIFY(contrast(rowInk(*m_theme, ground, ink), under) >= 4.5);
                for (const Token ink : {Token::Good, Token::Busy, Token::Warn, Token::Bad, Token::Accent})
                    QVERIFY(contrast(rowInk(*m_theme, ground, ink), under) >= 3);
            }
            QVERIFY(contrast(rowFocus(*m_theme, RowGround::Selected), m_theme->color(Token::Sel)) >= 3);
        }
    }

    void aSelectedRowWithoutTheFocusIsReadInHighContrast()
    {
        m_theme->choose(SchemeChoice::HighContrast);
        QStandardItemModel model;
        model.appendRow(new QStandardItem(QStringLiteral("HHHHHHHH")));
        TwoLineList list(*m_theme, TwoLineRoles());
        list.setModel(&model);
        list.resize(200, 60);
        list.selectionModel()->select(model.index(0, 0), QItemSelectionModel::Select);
        const QImage image = pictureOf(list);
        QVERIFY(count(image, m_theme->color(Token::SelOff)) > 1000);
        const QRect row(0, 0, 200, size::rowTwoLines);
        QVERIFY(count(image, m_theme->color(Token::Text), row) > 20);
        QCOMPARE(count(image, m_theme->color(Token::SelText), row), 0);
    }

    void theDefaultButtonsIconHasTheColourOfItsWord()
    {
        for (const SchemeChoice choice : choices) {
            m_theme->choose(choice);
            QPushButton button;
            button.setIcon(m_theme->icon(QStringLiteral("stop")));
            button.resize(60, 28);
            const QRect icon(22, 6, 16, 16);
            QVERIFY(count(pictureOf(button), m_theme->color(Token::Text), icon) > 4);
            button.setProperty("primary", true);
            QVERIFY(count(pictureOf(button), m_theme->color(Token::OnAccent), icon) > 4);
            button.setEnabled(false);
            QVERIFY(count(pictureOf(button), m_theme->color(Token::Dis), icon) > 4);
        }
    }

    void anIconStandsAwayFromItsWord()
    {
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            QPushButton *button = makeButton(*m_theme, QStringLiteral("b"), QStringLiteral("stop"), QStringLiteral("HHH"),
                                             nullptr);
            const std::unique_ptr<QPushButton> owner(button);
            button->setLayoutDirection(direction);
            button->resize(button->sizeHint());
            const QList<int> inked = inkedColumns(pictureOf(*button), button->rect().adjusted(3, 3, -3, -3));
            int widest = 0;
            for (int i = 1; i < inked.size(); ++i)
                widest = qMax(widest, inked[i] - inked[i - 1] - 1);
            QVERIFY2(widest >= size::insideGroup && widest <= size::insideGroup + 6, qPrintable(QString::number(widest)));
            QVERIFY(inked.first() >= size::controlPadding - 1);
        }
    }

    // A width in whole pixels leaves out a part of one, for which nothing is elided.
    void aWordThatFitsIsNotElided()
    {
        for (const char *word :
             {"Token ersetzen…", "Token ersetzen", "Members, keys and nodes…", "Copy as command", "Fill", "Tilt it",
              "Vergleich öffnen", "Jetzt erneut prüfen", "Als Befehl kopieren", "Alle gesehen", "W i l l", "Save…"}) {
            const auto widthOfInk = [](QWidget &widget) {
                const QImage image = pictureOf(widget);
                const QList<int> inked = inkedColumns(image, widget.rect().adjusted(4, 4, -4, -4));
                return inked.isEmpty() ? 0 : inked.last() - inked.first();
            };
            const std::unique_ptr<QPushButton> button(
                makeButton(*m_theme, QStringLiteral("b"), {}, QString::fromUtf8(word), nullptr));
            button->resize(button->sizeHint() + QSize(60, 0));
            const int whole = widthOfInk(*button);
            button->resize(button->sizeHint());
            QVERIFY2(qAbs(widthOfInk(*button) - whole) <= 1, word);
        }
    }

    void linksTakeTheSchemesColourAndALineWhenPointedAt()
    {
        Label label(*m_theme, FontRole::Text, Token::Text);
        label.setTextFormat(Qt::RichText);
        label.setText(link(QStringLiteral("here"), QStringLiteral("HHHHHHHHHH")));
        label.resize(label.sizeHint());
        for (const SchemeChoice choice : choices) {
            m_theme->choose(choice);
            QVERIFY(count(pictureOf(label), m_theme->color(Token::Accent)) > 20);
        }
        const auto longestLine = [&] {
            const QImage image = pictureOf(label);
            int longest = 0;
            for (int y = 0; y < image.height(); ++y)
                longest = qMax(longest, count(image, m_theme->color(Token::Accent), QRect(0, y, image.width(), 1)));
            return longest;
        };
        const int without = longestLine();
        Q_EMIT label.linkHovered(QStringLiteral("here"));
        QTRY_VERIFY(longestLine() > without);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&label, &leave);
        QCOMPARE(longestLine(), without);
    }

    void aSwitchIsOneControl()
    {
        for (const SchemeChoice choice : choices) {
            m_theme->choose(choice);
            SegmentedSwitch control(*m_theme);
            QPushButton *first = control.addSegment(QStringLiteral("a"), {}, QStringLiteral("First"));
            QPushButton *second = control.addSegment(QStringLiteral("b"), {}, QStringLiteral("Second"));
            control.addSegment(QStringLiteral("c"), {}, QStringLiteral("Third"));
            control.resize(control.sizeHint());
            control.layout()->activate();
            const int width = control.width();
            for (const int chosen : {0, 1, 2}) {
                control.setCurrent(chosen);
                control.layout()->activate();
                QCOMPARE(control.sizeHint().width(), width);
                const QImage image = pictureOf(control);
                for (const int joint : {first->geometry().right(), second->geometry().right()}) {
                    for (const int x : {joint, joint + 1}) // no notch
                        QVERIFY(contrast(image.pixelColor(x, 0), m_theme->color(Token::Window)) >= 3);
                    int lines = 0; // and one line, not two
                    for (const int x : {joint, joint + 1})
                        lines += distance(image.pixel(x, 14), m_theme->color(Token::Border).rgb()) <= 8
                            || distance(image.pixel(x, 14), m_theme->color(Token::Accent).rgb()) <= 8;
                    QCOMPARE(lines, 1);
                }
            }
        }
    }

    void theRailHasRoomForItsWords()
    {
        Rail rail(*m_theme);
        rail.addPage(QStringLiteral("refusals"), QStringLiteral("Ablehnungen, ziemlich viele"));
        rail.setUnseen(0, QStringLiteral("12"));
        const int words = QFontMetrics(m_theme->font(FontRole::Strong))
                              .horizontalAdvance(QStringLiteral("Ablehnungen, ziemlich viele"));
        QVERIFY(rail.width() >= words + size::iconRail + 2 * size::badge);
        rail.clear();
        rail.addPage(QStringLiteral("nodes"), QStringLiteral("Nodes"));
        QCOMPARE(rail.minimumWidth(), size::rail);
    }

    // The page beside it does not move when a count comes.
    void theRailHasRoomForABadgeBeforeItComes()
    {
        Rail rail(*m_theme);
        rail.addPage(QStringLiteral("refusals"), QStringLiteral("Ablehnungen, ziemlich viele"));
        const int before = rail.minimumWidth();
        QVERIFY(before > size::rail);
        rail.setUnseen(0, QStringLiteral("2"));
        QCOMPARE(rail.minimumWidth(), before);
        rail.setUnseen(0, {});
        QCOMPARE(rail.minimumWidth(), before);
    }

    void theNarrowRailSaysHowMany()
    {
        Rail rail(*m_theme);
        rail.addPage(QStringLiteral("refusals"), QStringLiteral("Refusals"));
        rail.setNarrow(true);
        rail.resize(size::railIcons, 60);
        rail.setUnseen(0, QStringLiteral("1"));
        const QImage one = pictureOf(rail);
        rail.setUnseen(0, QStringLiteral("8"));
        QVERIFY(one != pictureOf(rail));
    }

    void theSortArrowStandsBehindTheWordAndPointsDownForTheMost()
    {
        QStandardItemModel model(0, 1);
        model.setHorizontalHeaderLabels({QStringLiteral("HHHHHH")});
        Table table(*m_theme);
        table.setModel(&model);
        table.setSortingEnabled(true);
        table.resize(300, 100);
        auto *head = table.horizontalHeader();
        const int word = QFontMetrics(m_theme->font(FontRole::SmallStrong)).horizontalAdvance(QStringLiteral("HHHHHH"));
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            table.setLayoutDirection(direction);
            head->setSortIndicator(0, Qt::DescendingOrder);
            const QList<int> inked = inkedColumns(pictureOf(*head), QRect(0, 2, head->width(), head->height() - 6));
            QVERIFY(!inked.isEmpty());
            QVERIFY2(inked.last() - inked.first() >= word + size::iconToWord + 4,
                     qPrintable(QStringLiteral("%1 of %2").arg(inked.last() - inked.first()).arg(word)));
        }
        const QImage most = pictureOf(*head);
        head->setSortIndicator(0, Qt::AscendingOrder);
        const QImage least = pictureOf(*head);
        QVERIFY(most != least);
        head->setProperty("urgentFirst", 0);
        QCOMPARE(pictureOf(*head), most);
    }

    void wordsOfARowStandOnOneLine()
    {
        QWidget row;
        auto *layout = new QHBoxLayout(&row);
        layout->setContentsMargins(0, 0, 0, 0);
        auto *label = new Label(*m_theme, FontRole::Small, Token::Text, QStringLiteral("HHHH"));
        auto *elided = new ElidedLabel(*m_theme, FontRole::Small, Token::Text, Qt::ElideRight);
        elided->setText(QStringLiteral("HHHH"));
        layout->addWidget(label);
        layout->addWidget(elided);
        for (const int height : {size::statusLine, size::statusLine - 1, size::paneFoot, size::paneFoot - 1}) {
            row.resize(200, height);
            const QImage image = pictureOf(row);
            const auto top = [&](const QWidget &part) {
                for (int y = 0; y < height; ++y) {
                    if (!inkedColumns(image, QRect(part.x(), y, 40, 1)).isEmpty())
                        return y;
                }
                return -1;
            };
            QVERIFY(top(*label) > 0);
            QCOMPARE(top(*elided), top(*label));
        }
    }

    void aTabsCountStandsByItsWord()
    {
        PaneTabs tabs(*m_theme);
        for (const int tab : {0, 1}) {
            tabs.addTab(QStringLiteral("HHHHHHHHHH"));
            tabs.setCount(tab, 1);
        }
        tabs.resize(tabs.sizeHint());
        const QImage image = pictureOf(tabs);
        for (const int tab : {0, 1}) {
            const QList<int> inked = inkedColumns(image, tabs.tabRect(tab).adjusted(2, 4, -2, -4));
            int widest = 0;
            for (int i = 1; i < inked.size(); ++i)
                widest = qMax(widest, inked[i] - inked[i - 1] - 1);
            QVERIFY2(widest >= size::iconToWordInCell && widest <= size::iconToWordInCell + 4,
                     qPrintable(QString::number(widest)));
        }
    }

    void aVerdictStandsAwayFromWhatFollowsInBothDirections()
    {
        class Verdicts : public MarkDelegate
        {
        public:
            using MarkDelegate::MarkDelegate;

        protected:
            CellMark markOf(const QModelIndex &) const override { return {}; }
        };
        QStandardItemModel model;
        auto *item = new QStandardItem(QStringLiteral("HHHH HHHHHHHH"));
        item->setData(QStringLiteral("HHHH"), LeadRole);
        model.appendRow(item);
        Table table(*m_theme);
        table.setModel(&model);
        table.setItemDelegate(new Verdicts(*m_theme, &table));
        table.resize(240, 80);
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            table.setLayoutDirection(direction);
            const QList<int> inked = inkedColumns(pictureOf(*table.viewport()), QRect(2, 4, 230, 20));
            int widest = 0;
            for (int i = 1; i < inked.size(); ++i)
                widest = qMax(widest, inked[i] - inked[i - 1] - 1);
            QVERIFY2(widest >= 4, qPrintable(QString::number(widest)));
        }
    }

    void theHeaderDropsTheRolesWordsFirstAndLeavesNoGap()
    {
        ConsoleFixture console(Role::Admin, QStringLiteral("user:alice"), ContextClass::Production);
        auto *role = console.find<Label>("role");
        auto *search = console.find<SearchField>("search");
        QTRY_VERIFY(role->text().contains(QLatin1Char(',')));
        bool wasShort = false;
        bool shrank = false;
        for (int width = 1440; width >= 760; width -= 20) {
            console.window.resize(width, 700);
            QCoreApplication::processEvents();
            const bool isShort = !role->text().contains(QLatin1Char(','));
            wasShort = wasShort || isShort;
            if (search->width() < search->sizeHint().width()) {
                shrank = true;
                QVERIFY(isShort);
                const int gap = console.find<Label>("live")->mapTo(&console.window, QPoint()).x()
                    - role->mapTo(&console.window, QPoint(role->width(), 0)).x();
                QVERIFY2(gap < 4 * size::betweenGroups, qPrintable(QString::number(gap)));
            }
        }
        QVERIFY(wasShort);
        QVERIFY(shrank);
    }

    // Whatever gives way, which class it is and whether it is locked is read whole (U7).
    void U7_theClassIsWholeAtEveryWidth()
    {
        ConsoleFixture console(Role::Admin, QStringLiteral("user:a-rather-long-name-of-somebody"), ContextClass::Production);
        auto *block = console.find<QWidget>("classBlock");
        auto *principal = console.find<Label>("principal");
        QTRY_VERIFY(principal->isVisible());
        for (int width = 1440; width >= 720; width -= 40) {
            console.window.resize(width, 540);
            QCoreApplication::processEvents();
            QVERIFY2(block->width() >= block->sizeHint().width(), qPrintable(QString::number(width)));
            const auto *unlock = console.find<QPushButton>("unlock");
            QVERIFY2(unlock->width() >= unlock->sizeHint().width(), qPrintable(QString::number(width)));
            const bool isCut = principal->isVisible() && principal->width() < principal->sizeHint().width();
            QVERIFY2(!isCut, qPrintable(QString::number(width)));
        }
        QVERIFY(!principal->toolTip().isEmpty());
        console.window.resize(1440, 900);
        QTRY_VERIFY(console.find<Label>("age")->isVisible());
        QCOMPARE(principal->text(), QStringLiteral("user:a-rather-long-name-of-somebody"));
    }

private:
    std::unique_ptr<Theme> m_theme;
};

// Labels of ours, Qt's own in tooltips and message boxes, and what a label is told later.
void ControlsTest::aNameThatLooksLikeMarkupIsShownAsItIs()
{
    const QString hostile = QStringLiteral("<b>x</b><br/>&nbsp;<!--");
    ConsoleFixture console(Role::Admin);
    auto *label = new Label(console.theme, FontRole::Text, Token::Text, hostile, &console.window);
    QCOMPARE(label->textFormat(), Qt::PlainText);
    QToolTip::showText(QPoint(10, 10), hostile, &console.window);
    QPointer<QLabel> tip;
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (widget->inherits("QTipLabel"))
            tip = qobject_cast<QLabel *>(widget);
    }
    QVERIFY(tip);
    QCOMPARE(tip->text(), hostile);
    QCOMPARE(tip->textFormat(), Qt::PlainText);
    QToolTip::hideText();
    DialogPrompt prompt(console.theme);
    prompt.decide(&console.window, {hostile, hostile, hostile, true}, [] {});
    auto *box = console.window.findChild<QMessageBox *>();
    QVERIFY(box);
    QTRY_VERIFY(box->isVisible());
    QCOMPARE(box->buttons().size(), 1); // news is left by one button, and by Escape
    for (const QLabel *part : box->findChildren<QLabel *>())
        QVERIFY2(part->textFormat() == Qt::PlainText || part->text().isEmpty(), qPrintable(part->objectName()));
    // A name without end may wrap anywhere; what stands for a character is not torn.
    const QString endless = breakableNames(plain(QString(100, QLatin1Char('A')) + QLatin1Char('<')));
    QVERIFY(endless.contains(QChar(0x200b)));
    QVERIFY(endless.endsWith(QLatin1String("A&lt;")));
    QTest::keyClick(box, Qt::Key_Escape);
    QTRY_VERIFY(!console.window.findChild<QMessageBox *>());
}

QTEST_MAIN(ControlsTest)
#include "ControlsTest.moc"
