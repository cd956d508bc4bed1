// How lists share their room: columns that give way, numbers that stay near, whole rows above the details.
#include "ui/widgets/ElidedCombo.h"
#include "ui/widgets/ListSplitter.h"
#include "ui/widgets/Table.h"

#include <QApplication>
#include <QPlainTextEdit>
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
