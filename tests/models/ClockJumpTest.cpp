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
    void U2_aHeldRemovalIsNotSentOnOldData_data();
    void U2_aHeldRemovalIsNotSentOnOldData();
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

void ClockJumpTest::U2_aHeldRemovalIsNotSentOnOldData_data()
{
    QTest::addColumn<bool>("changes");
    QTest::newRow("it is as it was") << false;
    QTest::newRow("it changed meanwhile") << true;
}

// Held before the machine slept; over while the data is old; sent once one fresh snapshot shows the candidate as it was seen.
void ClockJumpTest::U2_aHeldRemovalIsNotSentOnOldData()
{
    QFETCH(bool, changes);
    Desk desk;
    WhoAmI who;
    who.principal = PrincipalId(QStringLiteral("user:alice"));
    who.role = Role::Operator;
    desk.client.whoAmIs.reply = [who] { return Result<WhoAmI>(who); };
    desk.candidates.setFeed(&desk.feed);
    desk.session.start();
    desk.gate.unlock();
    QTRY_VERIFY(desk.session.who());
    QTRY_COMPARE(desk.candidates.model().rowCount(), 18);
    const CandidateId mine = desk.sample.candidates[8].id;
    const auto state = [&] {
        return desk.candidates.model()
            .index(desk.candidates.model().rowOf(mine), int(CandidateModel::Column::State))
            .data()
            .toString();
    };
    const QString before = state();
    desk.candidates.holdRemoval(mine);
    QVERIFY(desk.candidates.isHolding());
    QCOMPARE(state(), QStringLiteral("Pending"));
    QVERIFY(desk.candidates.maySendHeld());
    desk.clocks.sleepMachine(hour);
    QVERIFY(!desk.candidates.maySendHeld()); // as a closing window asks: no tick of the feed has seen the jump yet
    QTRY_VERIFY_WITH_TIMEOUT(desk.candidates.workText().contains(QLatin1String("once the data is fresh")), 12000);
    QVERIFY(desk.candidates.isHeld(mine));
    QCOMPARE(desk.client.removals.count(), 0);
    QCOMPARE(state(), QStringLiteral("Pending"));
    if (changes)
        ++desk.sample.candidates[8].rev;
    desk.client.changeSets.answer(desk.client.changeSets.count() - 1, Result<ChangeSet>(desk.sample));
    QTRY_VERIFY(!desk.candidates.isHolding());
    QCOMPARE(desk.client.removals.count(), changes ? 0 : 1);
    QCOMPARE(state(), changes ? before : QStringLiteral("Pending"));
    if (changes)
        QVERIFY2(desk.candidates.workText().contains(QLatin1String("was not removed")), qPrintable(desk.candidates.workText()));
}

QTEST_GUILESS_MAIN(ClockJumpTest)
#include "ClockJumpTest.moc"
