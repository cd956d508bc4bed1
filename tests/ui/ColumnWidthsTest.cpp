// How columns share the width of a table, by cases and for any columns at any width.
#include "ui/widgets/ColumnWidths.h"

#include <QTest>

#include <rapidcheck.h>

#include <numeric>

using namespace oz0;

namespace {

constexpr int leastRead = 56;

ColumnNeed words(int content, int head = 40)
{
    return {head, head, content};
}

ColumnNeed number(int content, int head = 40)
{
    ColumnNeed need = words(content, head);
    need.isNumeric = true;
    return need;
}

ColumnNeed name(int content)
{
    ColumnNeed need = words(content);
    need.elidesInTheMiddle = true;
    return need;
}

ColumnNeed state(int content)
{
    ColumnNeed need = words(content);
    need.isState = true;
    return need;
}

int sum(const QList<int> &widths)
{
    return std::accumulate(widths.begin(), widths.end(), 0);
}

/// As a head and its cells can be: numbers are no states, and what elides in the middle is neither.
rc::Gen<ColumnNeed> anyNeed()
{
    return rc::gen::exec([] {
        ColumnNeed need;
        need.head = *rc::gen::inRange(32, 160);
        need.widestHead = need.head + *rc::gen::element(0, 0, 30, 120);
        need.content = *rc::gen::inRange(0, 500);
        const int kind = *rc::gen::inRange(0, 4);
        need.isNumeric = kind == 1;
        need.elidesInTheMiddle = kind == 2;
        need.isState = kind == 3;
        return need;
    });
}

QList<ColumnNeed> anyColumns()
{
    const auto needs = *rc::gen::resize(8, rc::gen::nonEmpty(rc::gen::container<std::vector<ColumnNeed>>(anyNeed())));
    return {needs.begin(), needs.end()};
}

ColumnRoom anyRoom(qsizetype columns)
{
    ColumnRoom room{*rc::gen::inRange(0, 2500)};
    switch (*rc::gen::inRange(0, 4)) {
    case 1:
        room.lastWraps = true;
        break;
    case 2:
        room.yielding = *rc::gen::inRange(0, int(columns));
        room.yieldingHasTwoLines = *rc::gen::arbitrary<bool>();
        break;
    case 3:
        room.lastHasTwoLines = true;
        break;
    default:
        break;
    }
    return room;
}

QList<int> widthsAt(const QList<ColumnNeed> &columns, ColumnRoom room, int width)
{
    room.width = width;
    return columnWidths(columns, room);
}

} // namespace

class ColumnWidthsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noColumnsHaveNoWidths() { QVERIFY(columnWidths({}, {300}).isEmpty()); }

    void whereThereIsRoomEachHasWhatItNeeds()
    {
        const QList<int> widths = columnWidths({words(80), number(60), words(100)}, {240});
        QCOMPARE(widths, (QList<int>{80, 60, 100}));
    }

    void whatAHeadKeepsFreeGoesFirst()
    {
        ColumnNeed stale = words(80);
        stale.widestHead = 140;
        QCOMPARE(columnWidths({stale, words(100)}, {200}), (QList<int>{100, 100}));
        QCOMPARE(columnWidths({stale, words(100)}, {240}), (QList<int>{140, 100}));
    }

    void numbersStayWholeAndWordsGive()
    {
        const QList<int> widths = columnWidths({words(160), words(160), number(70)}, {300});
        QCOMPARE(widths, (QList<int>{158, 72, 70}));
    }

    void theOneThatGivesWayTakesTheRest()
    {
        ColumnRoom room{500};
        room.yielding = 1;
        QCOMPARE(columnWidths({words(80), words(100), number(60)}, room), (QList<int>{80, 360, 60}));
        room.width = 200;
        QCOMPARE(columnWidths({words(80), words(100), number(60)}, room), (QList<int>{80, 60, 60}));
    }

    // "GREETING_KEY, ✓ available, set, tracker, its code, as value in the environment" in a pane of 416 px.
    void aStateStaysWholeBesideSentences()
    {
        const QList<int> widths = columnWidths({name(110), state(102), words(52), words(62), words(400)}, {416, true});
        QCOMPARE(widths, (QList<int>{100, 102, 52, 62, 100}));
    }

    void aStateStaysWholeBesideOneThatGivesWay()
    {
        ColumnRoom room{260};
        room.yielding = 1;
        QCOMPARE(columnWidths({state(120), words(300), words(90), number(30)}, room), (QList<int>{120, 40, 60, 40}));
    }

    void beforeAStateIsCutTheLastColumnGivesMore()
    {
        const QList<int> widths = columnWidths({name(150), state(110), words(400)}, {320});
        QCOMPARE(widths, (QList<int>{100, 110, 110}));
    }

    void twoLinesAreTakenBeforeHeadsAreCut()
    {
        ColumnRoom room{420};
        const QList<ColumnNeed> columns{words(80, 120), name(150), words(400)};
        QCOMPARE(columnWidths(columns, {650}), (QList<int>{120, 130, 400}));
        QCOMPARE(columnWidths(columns, {600}), (QList<int>{120, 80, 400}));
        QCOMPARE(columnWidths(columns, room), (QList<int>{80, 56, 284}));
        room.lastHasTwoLines = true;
        QCOMPARE(columnWidths(columns, room), (QList<int>{120, 60, 240}));
    }

    // Below 56 px words tell nothing, unless they need no more.
    void noColumnIsNarrowerThanCanBeRead()
    {
        QVERIFY(rc::check([] {
            const QList<ColumnNeed> columns = anyColumns();
            const ColumnRoom room = anyRoom(columns.size());
            const QList<int> widths = columnWidths(columns, room);
            RC_ASSERT(widths.size() == columns.size());
            for (qsizetype at = 0; at < columns.size(); ++at) {
                const int natural = qMax(columns[at].content, columns[at].head);
                const int least = at == room.yielding ? columns[at].head : qMin(leastRead, natural);
                RC_ASSERT(widths[at] >= least);
                RC_ASSERT(room.yielding >= 0 || !columns[at].isNumeric || at == columns.size() - 1
                          || widths[at] >= columns[at].content);
            }
        }));
    }

    void besideAColumnThatGivesWayTheRoomIsUsedUpExactly()
    {
        QVERIFY(rc::check([] {
            const QList<ColumnNeed> columns = anyColumns();
            ColumnRoom room = anyRoom(columns.size());
            room.lastWraps = false;
            room.yielding = *rc::gen::inRange(0, int(columns.size()));
            const int least = sum(widthsAt(columns, room, 0));
            RC_ASSERT(sum(columnWidths(columns, room)) == qMax(least, room.width));
        }));
    }

    void nothingIsWiderThanTheRoomThatCanBeShared()
    {
        QVERIFY(rc::check([] {
            const QList<ColumnNeed> columns = anyColumns();
            const ColumnRoom room = anyRoom(columns.size());
            RC_ASSERT(sum(columnWidths(columns, room)) <= qMax(room.width, sum(widthsAt(columns, room, 0))));
        }));
    }

    void moreRoomMakesNoColumnNarrower()
    {
        QVERIFY(rc::check([] {
            const QList<ColumnNeed> columns = anyColumns();
            const ColumnRoom room = anyRoom(columns.size());
            const QList<int> before = columnWidths(columns, room);
            const QList<int> after = widthsAt(columns, room, room.width + *rc::gen::inRange(1, 200));
            for (qsizetype at = 0; at < columns.size(); ++at)
                RC_ASSERT(after[at] >= before[at]);
        }));
    }

    void noStateIsCutWhileSentencesHaveMoreThanTheirLeast()
    {
        QVERIFY(rc::check([] {
            const QList<ColumnNeed> columns = anyColumns();
            const ColumnRoom room = anyRoom(columns.size());
            const QList<int> widths = columnWidths(columns, room);
            const QList<int> least = widthsAt(columns, room, 0);
            bool isCut = false;
            const qsizetype last = columns.size() - 1;
            for (qsizetype at = 0; at < last; ++at)
                isCut = isCut || (columns[at].isState && at != room.yielding && widths[at] < columns[at].content);
            RC_ASSERT(!isCut || !room.lastWraps);
            for (qsizetype at = 0; isCut && at <= last; ++at)
                RC_ASSERT(columns[at].isState || widths[at] == least[at]);
        }));
    }
};

QTEST_GUILESS_MAIN(ColumnWidthsTest)
#include "ColumnWidthsTest.moc"
