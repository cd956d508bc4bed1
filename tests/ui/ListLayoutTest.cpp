// How lists share their room: columns that give way, numbers that stay near, whole rows above the details.
#include "models/Roles.h"
#include "ui/Html.h"
#include "ui/widgets/ElidedCombo.h"
#include "ui/widgets/Fields.h"
#include "ui/widgets/ListSplitter.h"
#include "ui/widgets/PaneBody.h"
#include "ui/widgets/PaneHead.h"
#include "ui/widgets/StateView.h"
#include "ui/widgets/Table.h"
#include "ui/widgets/TableHeader.h"

#include "ui/widgets/WordLines.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTest>
#include <QVBoxLayout>

using namespace oz0;

namespace {

/// Three columns with words, then one with numbers or with more words.
struct Lists
{
    explicit Lists(bool numbersLast, int rows, const QString &lastText = QStringLiteral("7"))
        : theme(*qobject_cast<QApplication *>(QCoreApplication::instance()), SchemeChoice::Light), model(0, 4)
    {
        for (int column = 0; column < 4; ++column) {
            const bool atEnd = numbersLast && column == 3;
            model.setHeaderData(column, Qt::Horizontal, QStringLiteral("Head %1").arg(column));
            model.setHeaderData(column, Qt::Horizontal, int(atEnd ? Qt::AlignRight : Qt::AlignLeading) | int(Qt::AlignVCenter),
                                Qt::TextAlignmentRole);
        }
        for (int row = 0; row < rows; ++row) {
            QList<QStandardItem *> items;
            for (int column = 0; column < 3; ++column)
                items.append(new QStandardItem(QStringLiteral("some words")));
            items.append(new QStandardItem(lastText));
            model.appendRow(items);
        }
    }
    std::unique_ptr<Table> table(int width)
    {
        auto made = std::make_unique<Table>(theme);
        made->setModel(&model);
        made->resize(width, 300);
        made->show();
        made->sizeColumnsOnce();
        return made;
    }

    Theme theme;
    QStandardItemModel model;
};

struct MovableSplitter : ListSplitter
{
    using ListSplitter::ListSplitter;
    using QSplitter::moveSplitter; // as a hand on the handle does
};

int widthOfColumns(const Table &table)
{
    return table.horizontalHeader()->length();
}

} // namespace

class ListLayoutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // "… hide 12 nodes." in a list of two rows is read whole, with its way out.
    void aMessageInALowListIsNotClipped()
    {
        Theme theme(*qobject_cast<QApplication *>(QCoreApplication::instance()), SchemeChoice::Light);
        MessageView view(theme, QStringLiteral("low"));
        const QPushButton *clear = view.addButton(QStringLiteral("clear"), {}, QStringLiteral("Clear"));
        view.setTexts(QStringLiteral("\u201cnobody\u201d hides 12 nodes."), {});
        view.resize(420, 90);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const auto *title = view.findChild<QLabel *>(QStringLiteral("lowTitle"));
        QTRY_VERIFY(view.rect().contains(clear->geometry()));
        QVERIFY(title->geometry().top() >= 0 && title->height() >= title->heightForWidth(title->width()));
        QVERIFY(!title->geometry().intersects(clear->geometry()));
    }

    void aLongWordMayBeWrappedAnywhere()
    {
        const QString word(80, QLatin1Char('w'));
        const QString broken = breakableWords(QStringLiteral("because ") + word);
        QVERIFY(broken.startsWith(QStringLiteral("because ")));
        QCOMPARE(QString(broken).remove(QChar(0x200b)), QStringLiteral("because ") + word);
        for (const QString &part : broken.split(QChar(0x200b)))
            QVERIFY2(part.size() <= 24, qPrintable(part));
    }

    // What a head may say one day is no reason to cut what a cell says now.
    void whatAHeadKeepsFreeIsGivenBackBeforeAColumnGivesWay()
    {
        Lists lists(true, 3);
        lists.model.setHeaderData(1, Qt::Horizontal, QString(40, QLatin1Char('w')), WidestHeadRole);
        lists.model.item(0, 2)->setText(QStringLiteral("a reason in some more words"));
        auto table = std::make_unique<Table>(lists.theme);
        table->setModel(&lists.model);
        table->letGiveWay(2);
        table->show();
        int needed = 0;
        for (int column = 0; column < 4; ++column)
            needed += qMax(table->sizeHintForIndex(lists.model.index(0, column)).width(),
                           static_cast<const TableHeader *>(table->horizontalHeader())->leastWidth(column));
        table->resize(needed + 20, 300);
        table->sizeColumnsOnce();
        QVERIFY(table->columnWidth(2) >= table->sizeHintForIndex(lists.model.index(0, 2)).width());
        QCOMPARE(widthOfColumns(*table), table->viewport()->width());
        table->resize(needed + 400, 300);
        table->sizeColumnsOnce();
        QVERIFY(table->columnWidth(1) >= table->horizontalHeader()->sectionSizeHint(1));
    }

    // Scraps of words in high rows tell nothing: an ID that elides in the middle gives way first.
    void aColumnOfTwoLinesKeepsRoomForItsWords()
    {
        Lists lists(true, 3);
        for (int row = 0; row < 3; ++row) {
            lists.model.item(row, 0)->setText(QStringLiteral("candidates/79e392deaaa7"));
            lists.model.item(row, 0)->setData(true, ElideMiddleRole);
            lists.model.item(row, 2)->setText(QStringLiteral("Secret STORAGE_KEY is not available to the installed version"));
        }
        auto table = std::make_unique<Table>(lists.theme);
        table->setModel(&lists.model);
        table->letGiveWay(2);
        table->letTakeTwoLines(2);
        table->resize(420, 300);
        table->show();
        table->sizeColumnsOnce();
        QVERIFY2(table->columnWidth(2) >= 128, qPrintable(QString::number(table->columnWidth(2))));
        QVERIFY(table->columnWidth(0) < table->sizeHintForIndex(lists.model.index(0, 0)).width());
        QVERIFY(table->columnWidth(1) >= table->sizeHintForIndex(lists.model.index(0, 1)).width());
        QCOMPARE(widthOfColumns(*table), table->viewport()->width());
    }

    void theHeadsLineGoesOnBeyondTheLastColumn()
    {
        Lists lists(true, 3);
        const auto table = lists.table(900);
        table->horizontalHeader()->setStretchLastSection(false);
        for (int column = 0; column < 4; ++column)
            table->setColumnWidth(column, 100);
        const QImage head = table->horizontalHeader()->grab().toImage();
        for (const int x : {50, 390, 450, head.width() - 1})
            QCOMPARE(head.pixelColor(x, head.height() - 1), lists.theme.color(Token::Hair));
        QCOMPARE(head.pixelColor(800, head.height() / 2), lists.theme.color(Token::Window));
    }

    void numbersAtTheEndStayNearWhatTheyCount()
    {
        Lists lists(true, 3);
        const auto table = lists.table(1400);
        QVERIFY(table->columnWidth(3) < 160);
        QCOMPARE(widthOfColumns(*table), table->viewport()->width());
    }

    void wordsAtTheEndTakeTheRest()
    {
        Lists lists(false, 3, QStringLiteral("an answer"));
        const auto table = lists.table(1400);
        QVERIFY(table->columnWidth(3) > table->columnWidth(0));
        QCOMPARE(widthOfColumns(*table), table->viewport()->width());
    }

    void aLongLastColumnElidesAndNothingScrolls()
    {
        Lists lists(false, 3, QString(200, QLatin1Char('w')));
        const auto table = lists.table(700);
        QCOMPARE(widthOfColumns(*table), table->viewport()->width());
        QVERIFY(table->columnWidth(0) >= table->sizeHintForIndex(lists.model.index(0, 0)).width());
        QTRY_VERIFY(!table->horizontalScrollBar()->isVisible());
    }

    void tooLittleRoomIsTakenFromTheWordsFirst()
    {
        Lists lists(true, 3);
        const auto table = lists.table(300);
        QTRY_VERIFY(!table->horizontalScrollBar()->isVisible());
        QVERIFY(table->columnWidth(3) >= table->sizeHintForIndex(lists.model.index(0, 3)).width());
    }

    void anEmptyTableHasNoScrollBar()
    {
        Lists lists(true, 0);
        const auto table = lists.table(500);
        QTRY_VERIFY(!table->horizontalScrollBar()->isVisible());
        table->resize(380, 300);
        QCoreApplication::processEvents();
        QTRY_VERIFY(!table->horizontalScrollBar()->isVisible());
    }

    void keptWidthsThatNobodyChoseAreWorkedOutAnew()
    {
        Lists lists(true, 3);
        const QByteArray kept = lists.table(1400)->saveColumns();
        const auto table = lists.table(600);
        table->restoreColumns(kept);
        QCOMPARE(widthOfColumns(*table), table->viewport()->width());
        QVERIFY(!table->hasOwnWidths());
    }

    void aWrappingCellHasRoomForWholeWords()
    {
        Lists lists(false, 1, QStringLiteral("its code, as value in the environment"));
        auto table = std::make_unique<Table>(lists.theme);
        table->setModel(&lists.model);
        table->wrapLastColumn();
        table->resize(400, 300);
        table->show();
        table->sizeColumnsOnce();
        const QFontMetrics metrics(lists.theme.font(FontRole::Text));
        QVERIFY(table->columnWidth(3) > metrics.horizontalAdvance(QStringLiteral("environment")) + 2 * size::cellPadding);
        QVERIFY(table->rowHeight(0) >= 2 * metrics.height());
    }

    // "availa…" says less than a sentence in one line more.
    void aStateIsWholeBesideWordsThatWrapOrGiveWay_data()
    {
        QTest::addColumn<bool>("wraps");
        QTest::addColumn<int>("width");
        for (const int width : {240, 320, 420, 700}) {
            QTest::addRow("wraps at %d", width) << true << width;
            if (width > 240)
                QTest::addRow("gives way at %d", width) << false << width;
        }
    }
    void aStateIsWholeBesideWordsThatWrapOrGiveWay()
    {
        QFETCH(bool, wraps);
        QFETCH(int, width);
        Lists lists(false, 2, QStringLiteral("its code, as a value in the environment"));
        lists.model.item(0, 1)->setText(QStringLiteral("not available"));
        lists.model.item(0, 1)->setData(QStringLiteral("ready"), IconNameRole);
        lists.model.item(1, 1)->setText(QStringLiteral("edge only"));
        for (int row = 0; row < 2; ++row)
            lists.model.item(row, 2)->setText(QStringLiteral("words of a sentence that may be cut"));
        auto table = std::make_unique<Table>(lists.theme);
        table->setModel(&lists.model);
        if (wraps)
            table->wrapLastColumn();
        else
            table->letGiveWay(3);
        table->resize(width, 300);
        table->show();
        table->sizeColumnsOnce();
        const auto isWhole = [&] { return table->columnWidth(1) >= table->sizeHintForIndex(lists.model.index(0, 1)).width(); };
        QVERIFY2(isWhole(), qPrintable(QString::number(table->columnWidth(1))));
        if (wraps)
            QVERIFY2(table->columnWidth(3) >= 100, qPrintable(QString::number(table->columnWidth(3))));
        lists.model.removeRows(0, 2); // filtered empty, and back
        table->resize(width + 1, 300);
        QTRY_VERIFY(table->columnWidth(1) >= 100);
    }

    void aHostThatIsLongerThanItsLineBreaksBehindAPoint()
    {
        Lists lists(false, 0);
        const QFont font = lists.theme.font(FontRole::Text);
        const QFontMetrics metrics(font);
        const QString host = QStringLiteral("mmmm.example.com");
        // Room for the first part and some of the second, so that anywhere would be in the middle of it.
        const int room = metrics.horizontalAdvance(QStringLiteral("mmmm.exam")) + 1;
        QImage image(room + 40, 60, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setFont(font);
        painter.setPen(Qt::black);
        paintWordLines(&painter, QRect(0, 0, room, 60), host, Qt::AlignLeft | Qt::AlignTop);
        painter.end();
        int widest = 0; // of the first line
        for (int x = 0; x < image.width(); ++x) {
            for (int y = 0; y < metrics.height() - 1; ++y) {
                if (qGray(image.pixel(x, y)) < 128)
                    widest = x;
            }
        }
        QVERIFY2(widest <= metrics.horizontalAdvance(QStringLiteral("mmmm.")), qPrintable(QString::number(widest)));
        QVERIFY(wordLinesHeight(font, host, room) > metrics.height());
        QCOMPARE(wordLinesHeight(font, host, metrics.horizontalAdvance(host) + 1), metrics.height());
    }

    // What a list knows later, as whether a member may read content, is not elided beside empty room.
    void whatComesInLaterIsNotElidedWhereThereIsRoom()
    {
        Lists lists(true, 3);
        const auto table = lists.table(1400);
        const QString longer = QStringLiteral(
            "words that came in when all the columns had been sized already, and then some more");
        lists.model.item(1, 1)->setText(longer);
        const auto isWhole = [&](int row) {
            return table->columnWidth(1) >= table->sizeHintForIndex(lists.model.index(row, 1)).width();
        };
        QVERIFY(!isWhole(1));
        QTRY_VERIFY(isWhole(1));
        QCOMPARE(widthOfColumns(*table), table->viewport()->width());
        lists.model.insertRow(0, {new QStandardItem, new QStandardItem(longer + longer), new QStandardItem, new QStandardItem});
        QTRY_VERIFY(isWhole(0));
        table->keepOwnWidths();
        table->setColumnWidth(1, 60);
        lists.model.item(1, 1)->setText(longer + longer + longer);
        QCoreApplication::processEvents();
        QCOMPARE(table->columnWidth(1), 60);
    }

    void aDigestAndALongHeadGiveWayBeforeAName()
    {
        Lists lists(true, 3);
        lists.model.setHeaderData(1, Qt::Horizontal, QStringLiteral("A head much longer than it"));
        for (int row = 0; row < 3; ++row) {
            lists.model.item(row, 0)->setText(QStringLiteral("unit-converter"));
            lists.model.item(row, 1)->setText(QStringLiteral("1.0.0"));
            lists.model.item(row, 2)->setText(QStringLiteral("2d05fa55750b2d05fa55750b"));
            lists.model.item(row, 2)->setData(true, ElideMiddleRole);
        }
        const auto table = lists.table(360);
        for (const int column : {0, 1, 3}) {
            const int content = table->sizeHintForIndex(lists.model.index(0, column)).width();
            QVERIFY2(table->columnWidth(column) >= content, qPrintable(QString::number(column)));
        }
        QCOMPARE(widthOfColumns(*table), table->viewport()->width());
    }

    void onlyAHandOnTheHeadMakesWidthsThePersons()
    {
        Lists lists(false, 3, QStringLiteral("words"));
        const auto table = lists.table(700);
        QHeaderView *head = table->horizontalHeader();
        head->resizeSection(1, 90);
        table->setColumnHidden(3, true); // then another one is stretched
        table->resize(600, 300);
        QVERIFY(!table->hasOwnWidths());
        const auto at = [head](int section) {
            return QPoint(head->sectionViewportPosition(section) + head->sectionSize(section) - 2, 8);
        };
        QTest::mousePress(head->viewport(), Qt::LeftButton, {}, QPoint(20, 8)); // as to sort by it
        table->resize(640, 300);
        QTest::mouseRelease(head->viewport(), Qt::LeftButton, {}, QPoint(20, 8));
        QVERIFY(!table->hasOwnWidths());
        const QPoint from = at(1);
        QTest::mousePress(head->viewport(), Qt::LeftButton, {}, from);
        QMouseEvent drag(QEvent::MouseMove, from + QPoint(30, 0), head->viewport()->mapToGlobal(from + QPoint(30, 0)),
                         Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(head->viewport(), &drag);
        QTest::mouseRelease(head->viewport(), Qt::LeftButton, {}, from + QPoint(30, 0));
        QVERIFY(table->hasOwnWidths());
    }

    void aListThatIsMadeLowerKeepsItsCurrentRowInView()
    {
        Lists lists(true, 60);
        const auto table = lists.table(600);
        table->selectRow(7);
        table->resize(600, 120);
        QCoreApplication::processEvents();
        QVERIFY(table->viewport()->rect().contains(table->visualRect(table->currentIndex())));
        for (int height = 119; height > 90; --height) {
            table->resize(600, height);
            QCOMPARE(table->verticalScrollBar()->value() % size::row, 0);
        }
        QVERIFY(table->viewport()->rect().contains(table->visualRect(table->currentIndex())));
        table->resize(600, 300);
        table->verticalScrollBar()->setValue(table->verticalScrollBar()->maximum()); // the person reads elsewhere
        table->resize(600, 200);
        QCoreApplication::processEvents();
        QVERIFY(!table->viewport()->rect().intersects(table->visualRect(table->currentIndex())));
    }

    void aListWhoseRowsAreToComeHasRoomForThem()
    {
        Lists lists(true, 0);
        auto *table = new Table(lists.theme);
        table->setModel(&lists.model);
        ListSplitter splitter(*table, table, new QPlainTextEdit);
        splitter.arrange(size::detailBelow - 1);
        splitter.resize(1000, 640);
        splitter.show();
        QTRY_COMPARE(table->viewport()->height(), 8 * size::row);
        lists.model.appendRow(new QStandardItem(QStringLiteral("one")));
        QTRY_COMPARE(table->viewport()->height(), 3 * size::row);
        lists.model.removeRows(0, 1); // filtered, so to say
        QCoreApplication::processEvents();
        QTRY_COMPARE(table->viewport()->height(), 3 * size::row);
    }

    void theListAboveItsDetailsHasWholeRows_data()
    {
        QTest::addColumn<int>("rows");
        QTest::newRow("few") << 4;
        QTest::newRow("more than fit") << 60;
    }
    void theListAboveItsDetailsHasWholeRows()
    {
        QFETCH(const int, rows);
        Lists lists(true, rows);
        auto *list = new QWidget;
        auto *column = new QVBoxLayout(list);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        auto *table = new Table(lists.theme);
        table->setModel(&lists.model);
        column->addWidget(table, 1);
        auto *foot = new QWidget;
        foot->setFixedHeight(size::paneFoot);
        column->addWidget(foot);
        ListSplitter splitter(*table, list, new QPlainTextEdit);
        splitter.arrange(size::detailBelow - 1);
        splitter.resize(1000, 640);
        splitter.show();
        QTRY_COMPARE(table->viewport()->height() % size::row, 0);
        if (rows == 4)
            QCOMPARE(table->viewport()->height(), 4 * size::row);
        else
            QVERIFY(splitter.sizes().first() <= 640 * 55 / 100);
        lists.model.removeRows(0, 1);
        if (rows == 4)
            QTRY_COMPARE(table->viewport()->height(), 3 * size::row);
    }

    void detailsThatComeBackLeaveNoGapBelowTheRows()
    {
        Lists lists(true, 60);
        auto *table = new Table(lists.theme);
        table->setModel(&lists.model);
        auto *details = new QPlainTextEdit;
        ListSplitter splitter(*table, table, details);
        splitter.arrange(size::detailBelow - 1);
        splitter.resize(1000, 640);
        splitter.show();
        QTRY_VERIFY(table->viewport()->height() > 5 * size::row);
        details->hide();
        lists.model.removeRows(0, 55);
        QCoreApplication::processEvents();
        details->show();
        QTRY_COMPARE(table->viewport()->height(), 5 * size::row);
    }

    void inALowWindowTheDetailsKeepTheirLeastHeight()
    {
        Lists lists(true, 60);
        auto *table = new Table(lists.theme);
        table->setModel(&lists.model);
        auto *details = new QPlainTextEdit;
        ListSplitter splitter(*table, table, details);
        splitter.setLeastDetails(220);
        splitter.arrange(size::detailBelow - 1);
        splitter.resize(900, 390);
        splitter.show();
        QTRY_COMPARE(table->viewport()->height() % size::row, 0);
        QTRY_VERIFY(details->height() >= 220);
        splitter.resize(900, 240); // two rows are left whatever is asked for
        QTRY_COMPARE(table->viewport()->height(), 2 * size::row);
    }

    // What the last rows say is not cut while there is room below it, and rows stay of one height.
    void wordsThatDoNotFitTakeASecondLine()
    {
        Lists lists(false, 3, QStringLiteral("the edge of the tenant lets nobody else call these hosts, as an admin has said"));
        auto table = std::make_unique<Table>(lists.theme);
        table->setModel(&lists.model);
        table->letTakeTwoLines(3);
        table->setLineBefore(3);
        table->resize(640, 300);
        table->show();
        table->sizeColumnsOnce();
        QTRY_VERIFY(table->takesTwoLines(3));
        const int high = table->rowHeight(0);
        QCOMPARE(high, table->rowHeight(2));
        QVERIFY(high >= size::row + QFontMetrics(lists.theme.font(FontRole::Text)).lineSpacing());
        const QImage image = table->viewport()->grab().toImage();
        const auto inked = [&](int from, int to) {
            int found = 0;
            const int left = table->columnViewportPosition(3);
            for (int y = from; y < to; ++y) {
                for (int x = left + 2; x < image.width(); ++x)
                    found += qGray(image.pixel(x, y)) < 120;
            }
            return found;
        };
        QVERIFY(inked(0, size::row) > 20);
        QVERIFY(inked(size::row - 4, high - 2) > 20);
        const QColor hair = lists.theme.color(Token::Hair);
        QCOMPARE(image.pixelColor(table->columnViewportPosition(3), high / 2), hair);
        table->resize(1600, 300);
        QTRY_VERIFY(!table->takesTwoLines(3));
        QTRY_COMPARE(table->rowHeight(0), int(size::row));
    }

    void linesBreakAtSpacesAndInsideAWordOnlyWhereItIsTooLong()
    {
        Lists lists(false, 0);
        const QFont font = lists.theme.font(FontRole::Text);
        const QFontMetrics metrics(font);
        const QString words = QStringLiteral("Stopped meanwhile");
        // Room for more than the first word, but not for both.
        const int room = metrics.horizontalAdvance(QStringLiteral("Stopped mean")) + 1;
        QImage image(room + 40, 60, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setFont(font);
        painter.setPen(Qt::black);
        paintWordLines(&painter, QRect(0, 0, room, 60), words, Qt::AlignLeft | Qt::AlignTop);
        painter.end();
        int widest = 0; // of the first line
        for (int x = 0; x < image.width(); ++x) {
            for (int y = 0; y < metrics.height() - 1; ++y) {
                if (qGray(image.pixel(x, y)) < 128)
                    widest = x;
            }
        }
        QVERIFY2(widest <= metrics.horizontalAdvance(QStringLiteral("Stopped ")), qPrintable(QString::number(widest)));
        QCOMPARE(wordLinesHeight(font, words, room), metrics.height() + metrics.lineSpacing());
        const QString one(40, QLatin1Char('m'));
        QVERIFY(wordLinesHeight(font, one, metrics.horizontalAdvance(one) / 3) >= 3 * metrics.height());
    }

    void longNamesBreakBehindPointsAndUnderscoresOnly()
    {
        const QString broken = breakableNames(
            QStringLiteral("<span style=\"font-family:'A_long.font-name_x'\">calendar.create_event_series</span> a_b e.g. 1.0"));
        QCOMPARE(broken,
                 QStringLiteral(
                     "<span style=\"font-family:'A_long.font-name_x'\">calendar.%1create_%1event_%1series</span> a_b e.g. 1.0")
                     .arg(QChar(0x200b)));
        const QString fits = QStringLiteral("calendar_days.describe, calendar_days.list");
        QCOMPARE(breakableNames(fits), fits); // there the space is where a line ends
        Lists lists(false, 0);
        FieldGrid grid(lists.theme, false);
        grid.setFields({{QStringLiteral("Tools"),
                         code(lists.theme, QStringLiteral("calendar.create_event_series_of_the_whole_department_for_a_year"))}});
        QVERIFY2(grid.minimumSizeHint().width() < size::detailPane - 2 * size::pageMargin,
                 qPrintable(QString::number(grid.minimumSizeHint().width())));
    }

    void whatIsCopiedHasNoPlacesToBreak()
    {
        Lists lists(false, 0);
        const QString name = QStringLiteral("calendar.create_event_series");
        Label label(lists.theme, FontRole::Text, Token::Text, breakableNames(name));
        label.setTextInteractionFlags(Qt::TextSelectableByMouse);
        QVERIFY(label.text() != name);
        label.setSelection(0, int(label.text().size()));
        QTest::keyClick(&label, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), name);
    }

    void aLabelsLinesBeginWhereTheLayoutBegins()
    {
        Lists lists(false, 0);
        for (const bool rich : {false, true}) {
            Label label(lists.theme, FontRole::Text, Token::Text, QStringLiteral("English words"));
            label.setTextFormat(rich ? Qt::RichText : Qt::PlainText);
            label.resize(400, 30);
            const auto middle = [&label] { // of what is inked
                const QImage image = label.grab().toImage();
                int first = -1;
                int last = -1;
                for (int x = 0; x < image.width(); ++x) {
                    for (int y = 0; y < image.height(); ++y) {
                        if (qAbs(qGray(image.pixel(x, y)) - qGray(image.pixel(0, 0))) > 100) {
                            first = first < 0 ? x : first;
                            last = x;
                        }
                    }
                }
                return (first + last) / 2;
            };
            QVERIFY(middle() < 150);
            label.setLayoutDirection(Qt::RightToLeft);
            QVERIFY(middle() > 250);
            label.setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
            QVERIFY(middle() < 150);
        }
    }

    void aPageOfAPaneScrollsAsAWholeWhereItHasTooLittleRoom()
    {
        Lists lists(false, 0);
        QWidget pane;
        auto *column = new QVBoxLayout(&pane);
        auto *head = new PaneHead(lists.theme);
        auto *button = new QPushButton(QStringLiteral("Act"));
        head->actions()->addWidget(button);
        column->addWidget(head);
        auto *body = new PaneBody;
        auto *page = new QWidget;
        auto *parts = new QVBoxLayout(page);
        auto *note = new QLabel(QStringLiteral("words that wrap when the pane is narrow, and then need some lines of it"));
        note->setWordWrap(true);
        parts->addWidget(note);
        auto *list = new QPlainTextEdit;
        list->setMinimumHeight(90);
        parts->addWidget(list, 1);
        auto *foot = new QPushButton(QStringLiteral("Below"));
        parts->addWidget(foot);
        body->addPage(page);
        column->addWidget(body, 1);
        pane.resize(300, 160);
        pane.show();
        QTRY_VERIFY(button->height() >= button->sizeHint().height());
        QVERIFY(note->height() >= note->heightForWidth(note->width()));
        QVERIFY(foot->height() >= foot->sizeHint().height());
        QVERIFY(list->height() >= 90);
        QVERIFY(page->height() > body->height());
        pane.resize(300, 600);
        QTRY_COMPARE(page->height(), body->height());
    }

    void theHeadOfAWidePaneIsOneLine()
    {
        Lists lists(false, 0);
        PaneHead head(lists.theme);
        auto *name = new QPushButton(QStringLiteral("name"));
        auto *fact = new QPushButton(QStringLiteral("fact"));
        auto *act = new QPushButton(QStringLiteral("act"));
        auto *more = new QPushButton(QStringLiteral("more"));
        head.name()->addWidget(name);
        head.facts()->addWidget(fact);
        head.actions()->addWidget(act);
        head.setMore(more);
        head.resize(400, head.sizeHint().height());
        head.show();
        const auto yOf = [&head](QWidget *part) { return part->mapTo(&head, QPoint()).y(); };
        QTRY_VERIFY(yOf(act) > yOf(name));
        QCOMPARE(yOf(more), yOf(name));
        const int tall = head.sizeHint().height();
        head.resize(900, tall);
        QTRY_COMPARE(yOf(act), yOf(name));
        QVERIFY(head.sizeHint().height() < tall / 2);
        QVERIFY(more->x() > act->x());
        head.resize(400, tall);
        QTRY_VERIFY(yOf(act) > yOf(name));
    }

    void whatThePersonSharedStays()
    {
        Lists lists(true, 4);
        auto *table = new Table(lists.theme);
        table->setModel(&lists.model);
        MovableSplitter splitter(*table, table, new QPlainTextEdit);
        splitter.arrange(size::detailBelow - 1);
        splitter.resize(1000, 640);
        splitter.show();
        QTRY_COMPARE(table->viewport()->height(), 4 * size::row);
        splitter.moveSplitter(300, 1);
        const QList<int> chosen = splitter.sizes();
        lists.model.removeRows(0, 1);
        QCoreApplication::processEvents();
        QCOMPARE(splitter.sizes(), chosen);
    }

    void aPathElidesInTheMiddleOfItsBox()
    {
        Lists lists(true, 0);
        ElidedCombo box;
        box.addItem(QStringLiteral("Folder /srv/alice/work/plugins/greeter-with-a-rather-long-name/next"));
        QVERIFY(box.minimumSizeHint().width() < box.sizeHint().width());
        box.resize(180, size::control);
        const QImage shortened = box.grab().toImage();
        box.setItemText(0, QStringLiteral("Folder /srv/alice/work/plugins/greeter-with-a-rather-long-name/last"));
        QVERIFY(box.grab().toImage() != shortened); // its end is to be seen
    }
};

QTEST_MAIN(ListLayoutTest)
#include "ListLayoutTest.moc"
