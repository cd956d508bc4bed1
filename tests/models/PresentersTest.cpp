// What presenters do with answers that come late, in another order, or never.
#include "core/client/ContextGate.h"
#include "models/TableExport.h"
#include "models/presenters/CandidatesPresenter.h"
#include "tests/support/FakeApiClient.h"
#include "tests/support/SampleTenant.h"

#include <QSignalSpy>
#include <QTest>

using namespace oz0;

namespace {

struct Desk
{
    explicit Desk(Role role, ContextClass contextClass = ContextClass::Local)
        : gate(contextClass, clocks), store(clocks), session(client, store, gate, contextFor(contextClass)),
          candidates(client, store, session)
    {
        WhoAmI who;
        who.principal = PrincipalId(QStringLiteral("user:alice"));
        who.role = role;
        client.whoAmIs.reply = [who] { return Result<WhoAmI>(who); };
        session.start();
        store.apply(sampleTenant(clocks.now()));
    }
    static Context contextFor(ContextClass contextClass)
    {
        Context context;
        context.name = QStringLiteral("prod-eu");
        context.tenant = TenantId(QStringLiteral("default"));
        context.contextClass = contextClass;
        return context;
    }
    CandidateId id(int n) const { return sampleTenant(clocks.now()).candidates[n].id; }

    FakeClocks clocks;
    FakeApiClient client;
    ContextGate gate;
    TenantStore store;
    SessionPresenter session;
    CandidatesPresenter candidates;
};

AuditEntry entryOf(int seq)
{
    AuditEntry entry;
    entry.seq = seq;
    return entry;
}

constexpr int mine = 8, mineToo = 9, bobs = 10;

} // namespace

class PresentersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLateAnswerToAnEarlierSelectionIsDropped()
    {
        Desk desk(Role::Admin);
        QTRY_VERIFY(desk.session.who());
        desk.candidates.select({desk.id(mine)});
        desk.candidates.select({desk.id(bobs)});
        QCOMPARE(desk.client.timelines.count(), 2);
        desk.client.timelines.answer(1, QList<AuditEntry>{entryOf(1), entryOf(2)});
        desk.client.timelines.answer(0, QList<AuditEntry>{entryOf(9)});
        QTRY_COMPARE(desk.candidates.timeline().rowCount(), 2);
        QTest::qWait(0);
        QCOMPARE(desk.candidates.timeline().rowCount(), 2);
    }

    void U9_permissionIsToldRowByRowBeforeAnythingIsAsked()
    {
        Desk desk(Role::Operator);
        QTRY_VERIFY(desk.session.who());
        desk.candidates.select({desk.id(mine), desk.id(mineToo), desk.id(bobs)});
        QCOMPARE(desk.candidates.removal().allowed.size(), 2);
        QCOMPARE(desk.candidates.removal().notAllowed, QList<CandidateId>{desk.id(bobs)});
        QVERIFY(desk.candidates.removal().action.allowed);
        QCOMPARE(desk.client.removalImpacts.count(), 0);
        QCOMPARE(desk.candidates.confirmationFor({desk.id(mine)}), Confirmation::Undo);
        QCOMPARE(desk.candidates.confirmationFor({desk.id(mine), desk.id(mineToo)}), Confirmation::Dialog);
    }

    void U8_productionAsksForTheCount()
    {
        Desk desk(Role::Admin, ContextClass::Production);
        QTRY_VERIFY(desk.session.who());
        desk.session.unlock();
        QCOMPARE(desk.candidates.confirmationFor({desk.id(mine)}), Confirmation::Dialog);
        auto removal = desk.candidates.startRemoval({desk.id(mine)});
        removal->ask();
        RemovalImpact impact;
        impact.rev = 7;
        desk.client.removalImpacts.answerNext(impact);
        QTRY_COMPARE(removal->phase(), RemovalPresenter::Phase::Ready);
        QVERIFY(!removal->mayConfirm({}, {}).allowed);
        QVERIFY(!removal->mayConfirm({}, QStringLiteral("2")).allowed);
        QVERIFY(removal->mayConfirm({}, QStringLiteral("1")).allowed);
        desk.session.lock();
        QVERIFY(!removal->mayConfirm({}, QStringLiteral("1")).allowed);
        removal->confirm({}, QStringLiteral("1"));
        QCOMPARE(desk.client.removals.count(), 0);
    }

    void U9_eachRowHasItsResultAndWhatFailedIsRetriedWithTheRevisionOfNow()
    {
        Desk desk(Role::Admin);
        QTRY_VERIFY(desk.session.who());
        auto removal = desk.candidates.startRemoval({desk.id(mine), desk.id(mineToo)});
        removal->ask();
        RemovalImpact impact;
        impact.rev = 7;
        // The second answer comes first.
        desk.client.removalImpacts.answer(1, impact);
        desk.client.removalImpacts.answer(0, impact);
        QTRY_COMPARE(removal->phase(), RemovalPresenter::Phase::Ready);
        removal->confirm(QStringLiteral("tidy"), QStringLiteral("2"));
        QCOMPARE(desk.client.removals.count(), 2);
        Candidate ended = desk.store.candidates()[desk.id(mine)];
        ended.phase = CandidatePhase::Ended;
        desk.client.removals.answer(1, Failure(ErrorCode::StalePrecondition, QStringLiteral("rev")));
        desk.client.removals.answer(0, RemoveAnswer{ended, false});
        QSignalSpy finished(removal.get(), &RemovalPresenter::finished);
        QTRY_COMPARE(finished.count(), 1);
        QCOMPARE(removal->failed(), QList<CandidateId>{desk.id(mineToo)});
        ChangeSet step;
        step.from = 48213;
        step.to = 48214;
        step.now = desk.clocks.now();
        Candidate saved = desk.store.candidates()[desk.id(mineToo)];
        saved.rev = 8;
        step.candidates = {saved};
        desk.store.apply(step);
        removal->retryFailed();
        QCOMPARE(desk.client.removals.count(), 3);
        QCOMPARE(desk.client.removals.last<1>().rev, std::optional<qint64>(8));
        desk.client.removals.answer(2, RemoveAnswer{saved, true});
        QTRY_COMPARE(removal->count(RemovalRow::Step::Done), 2);
    }

    // Somebody else was first while the question stood: that is said, nothing is sent, and it is not counted as removed.
    void U9_whatGoesWhileTheQuestionStandsIsNotRemovedAgain()
    {
        Desk desk(Role::Admin);
        QTRY_VERIFY(desk.session.who());
        auto removal = desk.candidates.startRemoval({desk.id(mine), desk.id(mineToo)});
        removal->ask();
        RemovalImpact impact;
        impact.rev = 7;
        desk.client.removalImpacts.answer(0, impact);
        desk.client.removalImpacts.answer(1, impact);
        QTRY_COMPARE(removal->phase(), RemovalPresenter::Phase::Ready);
        QSignalSpy finished(removal.get(), &RemovalPresenter::finished);
        ChangeSet step;
        step.from = 48213;
        step.to = 48214;
        step.now = desk.clocks.now();
        step.removedCandidates = {desk.id(mine)};
        desk.store.apply(step);
        QCOMPARE(removal->rows()[0].why, QStringLiteral("It was gone already."));
        QCOMPARE(removal->removable(), 1);
        QVERIFY(!removal->needsCount());
        QCOMPARE(finished.count(), 0);
        step.from = 48214;
        step.to = 48215;
        step.removedCandidates = {desk.id(mineToo)};
        desk.store.apply(step);
        QCOMPARE(finished.count(), 1);
        QCOMPARE(removal->phase(), RemovalPresenter::Phase::Finished);
        QVERIFY2(!removal->outcome().contains(QStringLiteral("removed")), qPrintable(removal->outcome()));
        QVERIFY2(removal->outcome().contains(QStringLiteral("gone already")), qPrintable(removal->outcome()));
        QCOMPARE(desk.client.removals.count(), 0);
    }

    void U4_aSilentNodeIsNamedAfterTheDeadline()
    {
        Desk desk(Role::Admin);
        QTRY_VERIFY(desk.session.who());
        auto removal = desk.candidates.startRemoval({desk.id(mine)});
        removal->sendNow();
        Candidate ending = desk.store.candidates()[desk.id(mine)];
        ending.phase = CandidatePhase::Ending;
        ending.rev = 8;
        ending.nodes[0].state = PartState::Confirmed;
        ending.nodes[1].state = PartState::Leaving;
        desk.client.removals.answerNext(RemoveAnswer{ending, false});
        QTRY_COMPARE(removal->count(RemovalRow::Step::Ending), 1);
        desk.clocks.advance(Milliseconds(31000));
        ChangeSet step;
        step.from = 48213;
        step.to = 48214;
        step.now = desk.clocks.now();
        step.candidates = {ending};
        desk.store.apply(step);
        QTRY_COMPARE(removal->count(RemovalRow::Step::Silent), 1);
        QCOMPARE(removal->rows().first().why, QStringLiteral("gpu-1 has not confirmed; the order stands."));
        QCOMPARE(removal->phase(), RemovalPresenter::Phase::Finished);
    }

    void U8_nothingIsSentWhenItIsUndone()
    {
        Desk desk(Role::Operator);
        QTRY_VERIFY(desk.session.who());
        desk.candidates.holdRemoval(desk.id(mine));
        QVERIFY(desk.candidates.isHolding());
        desk.candidates.undo();
        QVERIFY(!desk.candidates.isHolding());
        desk.candidates.holdRemoval(desk.id(mine));
        desk.candidates.sendHeld();
        QCOMPARE(desk.client.removals.count(), 1);
        QCOMPARE(desk.client.removals.argument<0>(0), desk.id(mine));
    }

    // What failed while the server was away is not said any more once it is back; what was done is.
    void aFailedRemovalIsToldUntilTheServerIsBack()
    {
        Desk desk(Role::Operator);
        QTRY_VERIFY(desk.session.who());
        desk.candidates.holdRemoval(desk.id(mine));
        desk.candidates.sendHeld();
        desk.client.removals.answer(0, Failure(ErrorCode::Unreachable, QStringLiteral("gone")));
        QTRY_VERIFY(desk.candidates.workText().contains(QLatin1String("It is not known whether")));
        desk.store.setLiveness(Liveness::Stale);
        QVERIFY(desk.candidates.workText().contains(QLatin1String("It is not known whether")));
        QSignalSpy changed(&desk.candidates, &CandidatesPresenter::workChanged);
        desk.store.setLiveness(Liveness::Live);
        QVERIFY2(desk.candidates.workText().isEmpty(), qPrintable(desk.candidates.workText()));
        QVERIFY(changed.count() > 0);
    }

    // The request may have been done: the live list tells, and until it does nobody says that it failed.
    void aLostAnswerIsNoFailure_data()
    {
        QTest::addColumn<bool>("wasDone");
        QTest::newRow("it was done") << true;
        QTest::newRow("it was not") << false;
    }

    void aLostAnswerIsNoFailure()
    {
        QFETCH(bool, wasDone);
        Desk desk(Role::Admin);
        QTRY_VERIFY(desk.session.who());
        auto removal = desk.candidates.startRemoval({desk.id(mine)});
        removal->sendNow();
        desk.client.removals.answer(0, Failure(ErrorCode::TimedOut, QStringLiteral("late")));
        QTRY_COMPARE(removal->count(RemovalRow::Step::Unknown), 1);
        QCOMPARE(removal->phase(), RemovalPresenter::Phase::Finished);
        QVERIFY2(removal->outcome().contains(QLatin1String("not known")), qPrintable(removal->outcome()));
        QVERIFY2(!removal->outcome().contains(QLatin1String("failed")), qPrintable(removal->outcome()));
        QCOMPARE(removal->failed(), QList<CandidateId>{desk.id(mine)}); // stays selected
        desk.clocks.advance(Milliseconds(3000));
        ChangeSet step;
        step.from = 48213;
        step.to = 48214;
        step.now = desk.clocks.now();
        if (wasDone)
            step.removedCandidates = {desk.id(mine)};
        desk.store.apply(step);
        QTRY_COMPARE(removal->count(wasDone ? RemovalRow::Step::Done : RemovalRow::Step::Failed), 1);
        QCOMPARE(removal->outcome(), wasDone ? QStringLiteral("1 removed") : QStringLiteral("0 removed, 1 failed"));
        QCOMPARE(removal->rows().first().why.contains(QLatin1String("still stands")), !wasDone);
    }

    void anAnswerThatNeverComesLeavesNothingBehind()
    {
        auto desk = std::make_unique<Desk>(Role::Admin);
        QTRY_VERIFY(desk->session.who());
        auto removal = desk->candidates.startRemoval({desk->id(mine)});
        removal->ask();
        QCOMPARE(removal->phase(), RemovalPresenter::Phase::Asking);
        removal.reset();
        QVERIFY(desk->client.removalImpacts.wasAborted(0));
    }

    void exportIsWhatIsListed()
    {
        Desk desk(Role::Operator);
        QTRY_COMPARE(desk.candidates.filter().rowCount(), 18);
        CandidateQuery query;
        query.owner = PrincipalId(QStringLiteral("user:alice"));
        desk.candidates.filter().setQuery(query);
        QTRY_COMPARE(desk.candidates.filter().rowCount(), 2);
        const QList<int> columns{int(CandidateModel::Column::Owner), int(CandidateModel::Column::Plugin)};
        const QByteArray csv = tableAsCsv(desk.candidates.filter(), columns);
        QCOMPARE(csv.count("\r\n"), 3);
        QVERIFY(!csv.contains("user:bob"));
        QCOMPARE(tableAsJson(desk.candidates.filter(), columns).count("\"user:alice\""), 2);
        QCOMPARE(desk.candidates.removeCommand({desk.id(mine)}, QStringLiteral("it's mine")),
                 QStringLiteral("oz0 candidate remove %1 --tenant default --reason 'it'\\''s mine'").arg(desk.id(mine).text()));
    }
};

QTEST_GUILESS_MAIN(PresentersTest)
#include "PresentersTest.moc"
