// A system clock that is set forward or back moves no age, no expiry and no lock: all of them go by the monotonic clock (U2).
#include "core/client/ChangeFeed.h"
#include "core/client/ContextGate.h"
#include "models/presenters/CandidatesPresenter.h"
#include "tests/support/FakeApiClient.h"
#include "tests/support/SampleTenant.h"

#include <QTest>

using namespace oz0;

namespace {

constexpr Milliseconds hour{60 * 60 * 1000};

struct Desk
{
    Desk()
        : gate(ContextClass::Production, clocks), store(clocks), feed(client, store, Milliseconds(4000), clocks, clocks),
          session(client, store, gate, Context()), candidates(client, store, session)
    {
        feed.start();
        sample = sampleTenant(clocks.now());
        client.changeSets.answerNext(Result<ChangeSet>(sample));
    }
    QStringList expiries() const
    {
        QStringList texts;
        for (int row = 0; row < candidates.model().rowCount(); ++row)
            texts.append(candidates.model().index(row, int(CandidateModel::Column::ExpiresIn)).data().toString());
        return texts;
    }

    FakeClocks clocks;
    mutable FakeApiClient client;
    ContextGate gate;
    TenantStore store;
    ChangeFeed feed;
    SessionPresenter session;
    mutable CandidatesPresenter candidates;
    ChangeSet sample;
};

} // namespace

class ClockJumpTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void U2_aJumpMovesNothing_data();
    void U2_aJumpMovesNothing();
    void U2_aJumpMarksTheDataStaleUntilItIsAskedWhole();
};

void ClockJumpTest::U2_aJumpMovesNothing_data()
{
    QTest::addColumn<qint64>("jump");
    QTest::newRow("an hour forward") << qint64(hour.count());
    QTest::newRow("an hour back") << qint64(-hour.count());
    QTest::newRow("ten years back") << qint64(-hour.count() * 24 * 3652);
}

void ClockJumpTest::U2_aJumpMovesNothing()
{
    QFETCH(qint64, jump);
    Desk desk;
    QTRY_COMPARE(desk.candidates.model().rowCount(), 18);
    desk.gate.unlock();
    const QStringList before = desk.expiries();
    const Instant serverNow = desk.store.serverNow();
    const Milliseconds age = desk.store.age();
    const Milliseconds left = desk.gate.left();
    desk.clocks.sleepMachine(Milliseconds(jump));
    QCOMPARE(desk.store.serverNow(), serverNow);
    QCOMPARE(desk.store.age().count(), age.count());
    QCOMPARE(desk.gate.left().count(), left.count());
    QCOMPARE(desk.expiries(), before);
    QVERIFY(desk.gate.mayChange());
    // Time that really passes still counts.
    desk.clocks.advance(Milliseconds(5000));
    QCOMPARE((desk.store.serverNow() - serverNow).count(), 5000);
    QCOMPARE((desk.store.age() - age).count(), 5000);
    QCOMPARE((left - desk.gate.left()).count(), 5000);
}

void ClockJumpTest::U2_aJumpMarksTheDataStaleUntilItIsAskedWhole()
{
    Desk desk;
    QTRY_COMPARE(desk.candidates.model().rowCount(), 18);
    QTRY_COMPARE(int(desk.store.liveness()), int(Liveness::Live));
    desk.clocks.sleepMachine(hour);
    desk.feed.checkAge();
    QCOMPARE(int(desk.store.liveness()), int(Liveness::Stale));
    QVERIFY(!desk.candidates.removal().action.allowed);
    QTRY_VERIFY(desk.client.changeSets.open() > 0);
    QCOMPARE(desk.client.changeSets.last<0>(), qint64(-1));
}

QTEST_GUILESS_MAIN(ClockJumpTest)
#include "ClockJumpTest.moc"
