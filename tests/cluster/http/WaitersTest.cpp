#include "cluster/http/Waiters.h"

#include <QTest>

using namespace oz0;

namespace {

/// Time that stands until it is told to go on.
struct Clockwork
{
    Milliseconds now{100000};
    QList<std::pair<Milliseconds, std::function<void()>>> timers;

    Waiters::Now clock()
    {
        return [this] { return now; };
    }
    Waiters::Later later()
    {
        return [this](Milliseconds wait, std::function<void()> job) { timers.append({now + wait, std::move(job)}); };
    }
    void goOn(int milliseconds)
    {
        now += Milliseconds(milliseconds);
        const auto due = timers;
        timers.clear();
        for (const auto &[at, job] : due) {
            if (at <= now)
                job();
            else
                timers.append({at, job});
        }
    }
};

const TenantId tenant(QStringLiteral("default"));
const Topic topic = Topic::of(tenant);

Touched change()
{
    return {{tenant}, {}};
}

} // namespace

class WaitersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void firstChangeWakesAtOnce()
    {
        Clockwork clockwork;
        Waiters waiters(clockwork.clock(), clockwork.later());
        int woken = 0;
        waiters.add(topic, waiters.ticket(topic), [&] { ++woken; });
        QCOMPARE(waiters.count(), 1);
        waiters.touch(change());
        QCOMPARE(woken, 1);
        QCOMPARE(waiters.count(), 0);
    }

    void followingChangesWakeOnceInFiftyMilliseconds()
    {
        Clockwork clockwork;
        Waiters waiters(clockwork.clock(), clockwork.later());
        int woken = 0;
        const auto wait = [&] { waiters.add(topic, waiters.ticket(topic), [&] { ++woken; }); };
        wait();
        waiters.touch(change());
        wait();
        clockwork.goOn(10);
        for (int i = 0; i < 100; ++i)
            waiters.touch(change());
        QVERIFY(waiters.isHeld(topic));
        QCOMPARE(woken, 1);
        clockwork.goOn(39);
        QCOMPARE(woken, 1);
        clockwork.goOn(1);
        QCOMPARE(woken, 2);
        QVERIFY(!waiters.isHeld(topic));
        QCOMPARE(clockwork.timers.size(), 0);
    }

    void whoAsksWhileAChangeIsHeldWaitsForTheGap()
    {
        Clockwork clockwork;
        Waiters waiters(clockwork.clock(), clockwork.later());
        int woken = 0;
        waiters.touch(change());
        const quint64 ticket = waiters.ticket(topic);
        waiters.touch(change());
        waiters.add(topic, ticket, [&] { ++woken; });
        QCOMPARE(woken, 0);
        clockwork.goOn(50);
        QCOMPARE(woken, 1);
    }

    void changeBetweenLookAndWaitIsNotLost()
    {
        Clockwork clockwork;
        Waiters waiters(clockwork.clock(), clockwork.later());
        int woken = 0;
        const quint64 ticket = waiters.ticket(topic);
        waiters.touch(change());
        waiters.add(topic, ticket, [&] { ++woken; });
        QCOMPARE(woken, 1);
    }

    void otherTopicsSleepOn()
    {
        Clockwork clockwork;
        Waiters waiters(clockwork.clock(), clockwork.later());
        int woken = 0;
        const Topic node = Topic::of(NodeName(QStringLiteral("local-1")));
        waiters.add(node, waiters.ticket(node), [&] { ++woken; });
        waiters.touch(change());
        waiters.touch({{}, {NodeName(QStringLiteral("local-2"))}});
        QCOMPARE(woken, 0);
        waiters.touch({{}, {NodeName(QStringLiteral("local-1"))}});
        QCOMPARE(woken, 1);
    }

    void cancelledOneIsNotWoken()
    {
        Clockwork clockwork;
        Waiters waiters(clockwork.clock(), clockwork.later());
        int woken = 0;
        const quint64 number = waiters.add(topic, waiters.ticket(topic), [&] { ++woken; });
        waiters.cancel(topic, number);
        waiters.cancel(topic, number);
        waiters.touch(change());
        QCOMPARE(woken, 0);
        QCOMPARE(waiters.count(), 0);
    }

    void tooManyAreTurnedAway()
    {
        Clockwork clockwork;
        Waiters waiters(clockwork.clock(), clockwork.later(), Milliseconds(50), 2);
        QVERIFY(waiters.add(topic, waiters.ticket(topic), [] {}) != 0);
        QVERIFY(waiters.add(topic, waiters.ticket(topic), [] {}) != 0);
        QCOMPARE(waiters.add(topic, waiters.ticket(topic), [] {}), quint64(0));
    }

    void stopWakesEverybodyAndLetsNobodyWait()
    {
        Clockwork clockwork;
        Waiters waiters(clockwork.clock(), clockwork.later());
        int woken = 0;
        waiters.add(topic, waiters.ticket(topic), [&] { ++woken; });
        waiters.stop();
        QCOMPARE(woken, 1);
        waiters.add(topic, waiters.ticket(topic), [&] { ++woken; });
        QCOMPARE(woken, 2);
        QVERIFY(waiters.isStopping());
    }
};

QTEST_GUILESS_MAIN(WaitersTest)
#include "WaitersTest.moc"
