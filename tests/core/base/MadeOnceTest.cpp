#include "core/base/MadeOnce.h"

#include <QTest>

#include <atomic>
#include <latch>
#include <thread>
#include <utility>
#include <vector>

using namespace oz0;

namespace {

/// What keeps a sum of its numbers, as a manifest keeps what its lists make.
struct Owner
{
    std::vector<int> numbers;
    MadeOnce<int> kept;

    int sum() const
    {
        return *kept.get([this] {
            int all = 0;
            for (const int number : numbers)
                all += number;
            return std::make_shared<const int>(all);
        });
    }
};

Owner ofOneAndTwo()
{
    Owner owner;
    owner.numbers = {1, 2};
    return owner;
}

} // namespace

class MadeOnceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void threadsThatRaceGetTheOneThatWasMade()
    {
        constexpr int threads = 8;
        for (int round = 0; round < 200; ++round) {
            const MadeOnce<int> kept;
            std::atomic<int> made = 0;
            std::vector<std::shared_ptr<const int>> got(threads);
            std::latch together(threads);
            std::vector<std::thread> running;
            for (int i = 0; i < threads; ++i) {
                running.emplace_back([&, i] {
                    together.arrive_and_wait();
                    got[std::size_t(i)] = kept.get([&] { return std::make_shared<const int>(++made); });
                });
            }
            for (std::thread &each : running)
                each.join();
            QCOMPARE(made.load(), 1);
            for (const auto &each : got) {
                QCOMPARE(each.get(), got.front().get());
                QCOMPARE(*each, 1);
            }
        }
    }

    void oneMayBeCopiedWhileOthersAsk()
    {
        const Owner owner = ofOneAndTwo();
        std::atomic<int> wrong = 0;
        std::latch together(4);
        std::vector<std::thread> running;
        for (int i = 0; i < 4; ++i) {
            running.emplace_back([&, i] {
                together.arrive_and_wait();
                for (int round = 0; round < 500; ++round) {
                    Owner copy = owner;
                    copy.numbers.push_back(i);
                    if (owner.sum() != 3 || copy.sum() != 3 + i)
                        ++wrong;
                }
            });
        }
        for (std::thread &each : running)
            each.join();
        QCOMPARE(wrong.load(), 0);
    }

    void aCopyThatIsChangedKeepsNothingOld()
    {
        const Owner asked = ofOneAndTwo();
        QCOMPARE(asked.sum(), 3);
        Owner copy = asked;
        copy.numbers.push_back(4);
        QCOMPARE(copy.sum(), 7);
        QCOMPARE(asked.sum(), 3);
    }

    void whatIsAssignedToForgetsItsOwn()
    {
        Owner target = ofOneAndTwo();
        QCOMPARE(target.sum(), 3);
        Owner other;
        other.numbers = {5};
        QCOMPARE(other.sum(), 5);
        target = other;
        QCOMPARE(target.sum(), 5);
        Owner third;
        third.numbers = {6};
        target = std::move(third);
        QCOMPARE(target.sum(), 6);
    }

    void whatWasMovedFromMayBeFilledAgain()
    {
        Owner from = ofOneAndTwo();
        QCOMPARE(from.sum(), 3);
        Owner to = std::move(from);
        to.numbers.push_back(10);
        QCOMPARE(to.sum(), 13);
        from.numbers = {8};
        QCOMPARE(from.sum(), 8);
        Owner target;
        target = std::move(from);
        QCOMPARE(target.sum(), 8);
        from.numbers = {9};
        QCOMPARE(from.sum(), 9);
    }

    void whatWasGotOutlivesItsOwner()
    {
        std::shared_ptr<const int> got;
        {
            MadeOnce<int> kept;
            got = kept.get([] { return std::make_shared<const int>(3); });
            kept = MadeOnce<int>();
            QCOMPARE(*kept.get([] { return std::make_shared<const int>(4); }), 4);
        }
        QCOMPARE(*got, 3);
    }
};

QTEST_GUILESS_MAIN(MadeOnceTest)
#include "MadeOnceTest.moc"
