#include "cluster/http/StoreThreads.h"
#include "tests/support/FakeStore.h"

#include <QSemaphore>
#include <QTest>

#include <atomic>
#include <stdexcept>
#include <thread>

using namespace oz0;

namespace {

constexpr int deadline = 5000;

const Caller admin{PrincipalId(QStringLiteral("user:ada")), Role::Admin, true, {}, TenantId(QStringLiteral("default"))};

StoreThreads::Open fakes(FakeWorld &world)
{
    return [&world]() -> Result<std::unique_ptr<Store>> { return std::unique_ptr<Store>(std::make_unique<FakeStore>(world)); };
}

void setSecret(Store &store)
{
    const Result<void> done = store.setSecret(admin, QStringLiteral("KEY"), QStringLiteral("v"));
    Q_ASSERT(done);
}

} // namespace

class StoreThreadsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void waitingWritesShareOneCommitAndAreAnsweredAfterIt()
    {
        FakeWorld world;
        StoreThreads threads(fakes(world), {1, 64, Milliseconds(10000), 1024});
        QSemaphore gate;
        QSemaphore entered;
        QSemaphore answered;
        std::atomic<int> committedBefore{0};
        QVERIFY(threads.start({}));
        // The first operation holds the writer until the others wait.
        QVERIFY(threads.write(
            [&](Store &) {
                entered.release();
                gate.acquire();
            },
            [&](const Error *) { answered.release(); }));
        QVERIFY(entered.tryAcquire(1, deadline));
        for (int i = 0; i < 10; ++i) {
            QVERIFY(threads.write(setSecret, [&](const Error *failure) {
                if (!failure && world.callsSoFar().last() == QLatin1String("commit"))
                    ++committedBefore;
                answered.release();
            }));
        }
        gate.release();
        QVERIFY(answered.tryAcquire(11, deadline));
        QCOMPARE(committedBefore.load(), 10);
        QStringList expected{QStringLiteral("begin")};
        for (int i = 0; i < 10; ++i)
            expected.append(QStringLiteral("setSecret"));
        expected.append(QStringLiteral("commit"));
        QCOMPARE(world.callsSoFar(), expected);
        QCOMPARE(threads.counts().groups, 1);
        QCOMPARE(threads.counts().grouped, 11);
    }

    void groupIsNoLargerThanItMayBe()
    {
        FakeWorld world;
        StoreThreads threads(fakes(world), {1, 4, Milliseconds(10000), 1024});
        QSemaphore gate;
        QSemaphore answered;
        QVERIFY(threads.start({}));
        QVERIFY(threads.writeAlone([&](Store &) { gate.acquire(); }, [&](const Error *) { answered.release(); }));
        for (int i = 0; i < 8; ++i)
            QVERIFY(threads.write(setSecret, [&](const Error *) { answered.release(); }));
        gate.release();
        QVERIFY(answered.tryAcquire(9, deadline));
        QCOMPARE(threads.counts().groups, 3);
    }

    void groupEndsWhenItsTimeIsOver()
    {
        FakeWorld world;
        StoreThreads threads(fakes(world), {1, 64, Milliseconds(0), 1024});
        QSemaphore gate;
        QSemaphore answered;
        QVERIFY(threads.start({}));
        QVERIFY(threads.writeAlone([&](Store &) { gate.acquire(); }, [&](const Error *) { answered.release(); }));
        for (int i = 0; i < 3; ++i)
            QVERIFY(threads.write(setSecret, [&](const Error *) { answered.release(); }));
        gate.release();
        QVERIFY(answered.tryAcquire(4, deadline));
        QCOMPARE(threads.counts().groups, 4);
    }

    void allFailWhenTheCommitFailsAndNobodyIsWoken()
    {
        FakeWorld world;
        world.failsCommit = true;
        StoreThreads threads(fakes(world), {1, 64, Milliseconds(10000), 1024});
        QSemaphore gate;
        QSemaphore answered;
        std::atomic<int> failed{0};
        std::atomic<int> woken{0};
        QVERIFY(threads.start([&](const Touched &) { ++woken; }));
        QVERIFY(threads.write([&](Store &) { gate.acquire(); }, [&](const Error *) { answered.release(); }));
        for (int i = 0; i < 3; ++i) {
            QVERIFY(threads.write(setSecret, [&](const Error *failure) {
                failed += failure && failure->code == ErrorCode::StoreFailed ? 1 : 0;
                answered.release();
            }));
        }
        gate.release();
        QVERIFY(answered.tryAcquire(4, deadline));
        QCOMPARE(failed.load(), 3);
        QCOMPARE(woken.load(), 0);
    }

    void waitersAreToldOfACommitBeforeItsAnswers()
    {
        FakeWorld world;
        StoreThreads threads(fakes(world), {});
        QSemaphore answered;
        std::atomic<bool> told{false};
        std::atomic<bool> toldFirst{false};
        QVERIFY(
            threads.start([&](const Touched &touched) { told = touched.tenants.contains(TenantId(QStringLiteral("default"))); }));
        QVERIFY(threads.write(setSecret, [&](const Error *) {
            toldFirst = told.load();
            answered.release();
        }));
        QVERIFY(answered.tryAcquire(1, deadline));
        QVERIFY(toldFirst);
    }

    void foreignExceptionFailsOneOperationOnly()
    {
        FakeWorld world;
        StoreThreads threads(fakes(world), {});
        QSemaphore answered;
        QVERIFY(threads.start({}));
        ErrorCode first{};
        bool secondDone = false;
        SaveRequest breaking;
        breaking.plugin = PluginName(QStringLiteral("breaks"));
        QVERIFY(threads.write([&](Store &store) { (void)store.saveCandidate(admin, breaking); },
                              [&](const Error *failure) {
                                  first = failure ? failure->code : ErrorCode{};
                                  answered.release();
                              }));
        QVERIFY(threads.write(setSecret, [&](const Error *failure) {
            secondDone = !failure;
            answered.release();
        }));
        QVERIFY(answered.tryAcquire(2, deadline));
        QCOMPARE(first, ErrorCode::Internal);
        QVERIFY(secondDone);
    }

    void fullQueueTurnsAwayAndStopFinishesWhatWaits()
    {
        FakeWorld world;
        StoreThreads threads(fakes(world), {1, 64, Milliseconds(5), 2});
        QSemaphore gate;
        QSemaphore entered;
        QSemaphore answered;
        QVERIFY(threads.start({}));
        QVERIFY(threads.write(
            [&](Store &) {
                entered.release();
                gate.acquire();
            },
            [&](const Error *) { answered.release(); }));
        QVERIFY(entered.tryAcquire(1, deadline));
        QVERIFY(threads.write(setSecret, [&](const Error *) { answered.release(); }));
        QVERIFY(threads.write(setSecret, [&](const Error *) { answered.release(); }));
        QVERIFY(!threads.write(setSecret, [&](const Error *) { answered.release(); }));
        QCOMPARE(threads.counts().turnedAway, 1);
        gate.release();
        threads.stop();
        QCOMPARE(answered.available(), 3);
        QCOMPARE(world.callsSoFar().last(), QStringLiteral("commit"));
        QVERIFY(!threads.write(setSecret, {}));
        QVERIFY(!threads.read(setSecret, {}));
    }

    void storeThatCannotBeOpenedStopsTheStart()
    {
        std::atomic<int> opened{0};
        FakeWorld world;
        StoreThreads threads(
            [&]() -> Result<std::unique_ptr<Store>> {
                if (++opened > 2)
                    return Failure(ErrorCode::StoreFailed, QStringLiteral("no"));
                return std::unique_ptr<Store>(std::make_unique<FakeStore>(world));
            },
            {4, 64, Milliseconds(5), 16});
        const Result<void> started = threads.start({});
        QVERIFY(!started);
        QCOMPARE(started.error().code, ErrorCode::StoreFailed);
        QCOMPARE(opened.load(), 3);
    }
};

QTEST_GUILESS_MAIN(StoreThreadsTest)
#include "StoreThreadsTest.moc"
