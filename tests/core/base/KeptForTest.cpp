#include "core/base/KeptFor.h"

#include <QMap>
#include <QTest>

#include <utility>

using namespace oz0;

namespace {

/// What keeps a sum of its two maps, as a tenant keeps what its plugins and nodes make.
struct Owner
{
    QMap<int, int> plus;
    QMap<int, int> minus;
    KeptFor<int, QMap<int, int>, QMap<int, int>> kept;
    mutable int made = 0;

    int sum() const
    {
        const auto make = [this] {
            ++made;
            int all = 0;
            for (const int number : plus)
                all += number;
            for (const int number : minus)
                all -= number;
            return std::make_shared<const int>(all);
        };
        return *kept.get(make, plus, minus);
    }
};

} // namespace

class KeptForTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsMadeOnceForTheSame()
    {
        Owner owner{{{1, 10}}, {{1, 3}}, {}};
        QCOMPARE(owner.sum(), 7);
        QCOMPARE(owner.sum(), 7);
        QCOMPARE(owner.made, 1);
    }

    void aChangeOfEitherIsSeen()
    {
        Owner owner{{{1, 10}}, {{1, 3}}, {}};
        QCOMPARE(owner.sum(), 7);
        owner.plus[1] = 20;
        QCOMPARE(owner.sum(), 17);
        owner.minus.insert(2, 1);
        QCOMPARE(owner.sum(), 16);
        owner.minus.clear();
        QCOMPARE(owner.sum(), 20);
        QCOMPARE(owner.made, 4);
    }

    void emptyOnesAreContentToo()
    {
        const Owner owner;
        QCOMPARE(owner.sum(), 0);
        QCOMPARE(owner.sum(), 0);
        QCOMPARE(owner.made, 1);
    }

    void whatIsCopiedOrMovedMakesItsOwn()
    {
        Owner owner{{{1, 10}}, {}, {}};
        QCOMPARE(owner.sum(), 10);
        Owner copy = owner;
        copy.plus[1] = 5;
        QCOMPARE(copy.sum(), 5);
        QCOMPARE(owner.sum(), 10);
        Owner moved = std::move(copy);
        QCOMPARE(moved.sum(), 5);
        owner = moved;
        QCOMPARE(owner.sum(), 5);
    }
};

QTEST_GUILESS_MAIN(KeptForTest)
#include "KeptForTest.moc"
