// Every way in which a candidate ends, and what `dev` says and leaves with.
#include "tests/oz0/dev/DevStage.h"

using namespace oz0;

class DevEndingTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m = std::make_unique<DevStage>(); }
    void cleanup() { m.reset(); }

    void D7_ctrlCRemovesAndWaitsForEveryNode()
    {
        m->place();
        m->session->interrupt();
        QCOMPARE(m->client.removals.count(), 1);
        QCOMPARE(m->client.removals.argument<1>(0).holder, QString(32, QLatin1Char('7')));
        QVERIFY(m->hasSaid(QStringLiteral("waiting for 2 nodes to confirm: dev-box-1, dev-box-2")));
        RemoveAnswer answer;
        answer.candidate = ending(PartState::Leaving, PartState::Leaving);
        m->client.removals.answerNext(answer);
        m->report(ending(PartState::Confirmed, PartState::Leaving));
        QTRY_VERIFY(m->hasSaid(QStringLiteral("dev-box-1 is back on my-plugin 0.3.2 (1 of 2).")));
        QCOMPARE(m->exit, -1);
        m->reportGone();
        QTRY_COMPARE(m->client.singleCandidates.open(), 1);
        Candidate over = ending(PartState::Confirmed, PartState::Confirmed);
        over.phase = CandidatePhase::Ended;
        m->client.singleCandidates.answerNext(over);
        QTRY_COMPARE(m->exit, 0);
        QVERIFY(m->hasSaid(QStringLiteral("dev-box-2 is back on my-plugin 0.3.2 (2 of 2).")));
        QCOMPARE(m->exits, 1);
    }

    void U4_aSilentNodeIsNamedAfter30Seconds()
    {
        m->place();
        m->session->interrupt();
        RemoveAnswer answer;
        answer.candidate = ending(PartState::Confirmed, PartState::Leaving);
        m->client.removals.answerNext(answer);
        QTRY_VERIFY(m->hasSaid(QStringLiteral("dev-box-1 is back")));
        m->advance(Milliseconds(29000));
        QCOMPARE(m->exit, -1);
        m->advance(Milliseconds(1000));
        QCOMPARE(m->exit, 6);
        QVERIFY(m->hasSaid(QStringLiteral("Not confirmed: dev-box-2.")));
    }

    void U4_anOfflineNodeIsAResidue()
    {
        m->place();
        m->session->interrupt();
        Candidate over = ending(PartState::Confirmed, PartState::Leaving);
        over.phase = CandidatePhase::Ended;
        over.nodes[1].online = false;
        RemoveAnswer answer;
        answer.candidate = over;
        m->client.removals.answerNext(answer);
        QTRY_COMPARE(m->exit, 6);
        QVERIFY(m->hasSaid(QStringLiteral("Not confirmed: dev-box-2.")));
    }

    void aSecondCtrlCStopsWaiting()
    {
        m->place();
        m->session->interrupt();
        m->session->interrupt();
        QCOMPARE(m->exit, 6);
        QVERIFY(m->hasSaid(QStringLiteral("Not confirmed: dev-box-1, dev-box-2.")));
        m->session->interrupt();
        QCOMPARE(m->exits, 1);
    }

    void U5_alreadyGoneIsRemoved()
    {
        m->place();
        m->session->interrupt();
        m->client.removals.answerNext(DevStage::failure(ErrorCode::NotFound));
        QTRY_COMPARE(m->client.singleCandidates.open(), 1);
        m->client.singleCandidates.answerNext(DevStage::failure(ErrorCode::NotFound));
        QTRY_COMPARE(m->exit, 0);
    }

    void removalIsTriedAgainAndThenGivenUp()
    {
        m->place();
        m->session->interrupt();
        m->client.removals.answerNext(DevStage::failure(ErrorCode::Unreachable));
        QTRY_VERIFY((m->advance(Milliseconds(1000)), m->client.removals.count() == 2));
        m->client.removals.answerNext(DevStage::failure(ErrorCode::Unreachable));
        QCoreApplication::processEvents();
        m->advance(Milliseconds(30000));
        QTRY_COMPARE(m->exit, 4);
        QVERIFY(m->hasSaid(QStringLiteral("The server removes it by itself")));
    }

    void ctrlCWhilePackingLeavesNothing()
    {
        m->packer.isHeld = true;
        m->session->start();
        m->session->interrupt();
        QCOMPARE(m->exit, 6);
        QVERIFY(!m->packer.isKept);
        m->packer.release();
        QCoreApplication::processEvents();
        QCOMPARE(m->client.saves.count(), 0);
    }

    void ctrlCWhileTheSaveIsOnItsWayRemovesWhatItPlaced()
    {
        m->session->start();
        QTRY_COMPARE(m->client.saves.open(), 1);
        m->session->interrupt();
        QCOMPARE(m->exit, -1);
        QVERIFY(!m->client.saves.wasAborted(0));
        m->client.saves.answerNext(DevStage::accepted(m->candidate()));
        QTRY_COMPARE(m->client.removals.count(), 1);
    }

    void ctrlCAfterARefusedFirstSaveEndsWithStatus1()
    {
        m->session->start();
        QTRY_COMPARE(m->client.saves.open(), 1);
        m->client.saves.answerNext(DevStage::refused({"node.none_selected"}));
        QTRY_VERIFY(m->hasSaid(QStringLiteral("the next save tries again")));
        m->session->interrupt();
        QCOMPARE(m->exit, 1);
        QCOMPARE(m->client.removals.count(), 0);
        QVERIFY(m->session->refusal());
        QCOMPARE(m->session->refusal()->verdict.refusals.size(), 1);
    }

    void U21_ctrlCOverAnInvalidManifestEndsWithStatus5()
    {
        m->packer.contains('a', "name: my-plugin\nwhat: 1\n");
        m->session->start();
        QTRY_VERIFY(m->session->failure());
        QCOMPARE(m->session->failure()->code, ErrorCode::InvalidManifest);
        m->session->interrupt();
        QTRY_COMPARE(m->exits, 1);
        QCOMPARE(m->exit, 5);
        QVERIFY(m->session->failure());
    }

    void R1_theFeedDoesNotHideWhyARenewalWasRefused()
    {
        m->place();
        m->advance(Milliseconds(30000));
        QCOMPARE(m->client.renewals.open(), 1);
        m->report(m->ended("secret.not_available", "user:alice"));
        m->advance(Milliseconds(500));
        QCOMPARE(m->exit, -1);
        QCOMPARE(m->client.singleCandidates.open(), 0);
        RenewAnswer answer;
        answer.candidate = m->ended("secret.not_available", "user:alice");
        answer.refused = DevStage::record({"secret.not_available"});
        m->client.renewals.answerNext(answer);
        QTRY_COMPARE(m->client.singleCandidates.open(), 1);
        QVERIFY(m->hasSaid(QStringLiteral("says secret.not_available")));
        m->client.singleCandidates.answerNext(answer.candidate);
        QTRY_COMPARE(m->exit, 1);
        QVERIFY(m->hasSaid(QStringLiteral("has ended")));
    }

    void R1_anEndOfTheFeedIsToldWhenTheRenewalIsNotAnswered()
    {
        m->place();
        m->advance(Milliseconds(30000));
        m->report(m->ended("candidate.removed", "user:ada"));
        m->advance(Milliseconds(500));
        m->client.renewals.answerNext(DevStage::failure(ErrorCode::Unreachable));
        QTRY_COMPARE(m->client.singleCandidates.open(), 1);
        m->client.singleCandidates.answerNext(DevStage::failure(ErrorCode::Unreachable));
        QTRY_COMPARE(m->exit, 1);
        QVERIFY(m->hasSaid(QStringLiteral("has ended")));
    }

    void D8_U6_beingTakenOverSaysByWhom()
    {
        m->place();
        m->advance(Milliseconds(30000));
        m->client.renewals.answerNext(DevStage::failure(ErrorCode::TakenOver));
        QTRY_COMPARE(m->client.singleCandidates.open(), 1);
        Candidate taken = m->ready(2, 'b');
        taken.holderHost = QStringLiteral("laptop-2");
        taken.saved = m->clocks.now();
        m->client.singleCandidates.answerNext(taken);
        QTRY_COMPARE(m->exit, 1);
        QVERIFY(m->hasSaid(QStringLiteral("was taken over by user:alice from laptop-2 at ")));
        QCOMPARE(m->client.removals.count(), 0);
    }

    void D8_aSaveByAnotherHolderIsNoticedAtOnce()
    {
        m->place();
        m->report(m->ready(2, 'b'));
        QTRY_COMPARE(m->client.renewals.count(), 1);
    }

    void D8_ctrlCAfterATakeoverRemovesNothing()
    {
        m->place();
        m->session->interrupt();
        m->client.removals.answerNext(DevStage::failure(ErrorCode::TakenOver));
        QTRY_COMPARE(m->client.singleCandidates.open(), 1);
        m->client.singleCandidates.answerNext(m->ready(2));
        QTRY_COMPARE(m->exit, 1);
        QVERIFY(m->hasSaid(QStringLiteral("was taken over")));
    }

    void R6_anAdminsRemovalSaysWhoAndWhy()
    {
        m->place();
        Candidate removed = m->ended("removed", "user:dana", "Frees gpu-1");
        removed.phase = CandidatePhase::Ending;
        m->report(removed);
        QTRY_COMPARE(m->client.singleCandidates.open(), 1);
        m->client.singleCandidates.answerNext(removed);
        QTRY_COMPARE(m->exit, 1);
        QVERIFY(m->hasSaid(QStringLiteral("[removed], by user:dana")));
        QVERIFY(m->hasSaid(QStringLiteral("reason given: Frees gpu-1")));
    }

    void R1_aRefusedRenewalTellsEveryRefusal()
    {
        m->place();
        m->advance(Milliseconds(30000));
        RenewAnswer answer;
        answer.candidate = m->ended("renewal.nodes_closed", "user:alice");
        answer.candidate.phase = CandidatePhase::Ending;
        answer.refused = DevStage::record({"renewal.nodes_closed"});
        m->client.renewals.answerNext(answer);
        QTRY_COMPARE(m->client.singleCandidates.open(), 1);
        m->client.singleCandidates.answerNext(answer.candidate);
        QTRY_COMPARE(m->exit, 1);
        QVERIFY(m->hasSaid(QStringLiteral("says renewal.nodes_closed")));
        QVERIFY(m->hasSaid(QStringLiteral("has ended at")));
    }

    void R5_losingTheAdminsStandingIsTold()
    {
        m->place();
        Candidate admins = m->ready();
        admins.standing = Standing::Admin;
        admins.rev = 2;
        m->report(admins);
        Candidate operators = m->ready();
        operators.rev = 3;
        m->report(operators);
        QTRY_VERIFY(m->hasSaid(QStringLiteral("goes on as an operator's")));
        QCOMPARE(m->exit, -1);
    }

    void U2_onWakingItSaysWhenAndWhyItEnded()
    {
        m->place();
        m->clocks.sleepMachine(Milliseconds(12 * 60 * 1000));
        m->session->tick();
        QVERIFY(m->hasSaid(QStringLiteral("went on by 12 min 0 s")));
        QTRY_COMPARE(m->client.renewals.open(), 1);
        m->client.renewals.answerNext(DevStage::failure(ErrorCode::CandidateEnded));
        QTRY_COMPARE(m->client.singleCandidates.open(), 1);
        m->client.singleCandidates.answerNext(m->ended("expired", ""));
        QTRY_COMPARE(m->exit, 1);
        QVERIFY(m->hasSaid(QStringLiteral("no renewal reached the server in time [expired]")));
    }

    void U2_aNapWithinTheTtlGoesOn()
    {
        m->place();
        m->clocks.sleepMachine(Milliseconds(20000));
        m->session->tick();
        QTRY_COMPARE(m->client.renewals.open(), 1);
        RenewAnswer answer;
        answer.candidate = m->ready();
        m->client.renewals.answerNext(answer);
        QCoreApplication::processEvents();
        m->advance(Milliseconds(1000));
        QCOMPARE(m->exit, -1);
        QCOMPARE(m->client.renewals.count(), 1);
    }

    void expiryByTheServerIsTold()
    {
        m->place();
        m->reportGone();
        QTRY_COMPARE(m->client.singleCandidates.open(), 1);
        m->client.singleCandidates.answerNext(m->ended("expired", ""));
        QTRY_COMPARE(m->exit, 1);
        QVERIFY(m->hasSaid(QStringLiteral("[expired]")));
    }

    void C7_noNodeIsToldAndLifted()
    {
        m->place();
        Candidate away = m->ready();
        away.rev = 2;
        for (CandidateNode &node : away.nodes)
            node.state = PartState::Withdrawn;
        m->report(away);
        QTRY_VERIFY(m->hasSaid(QStringLiteral("No node runs candidate 59a7b4da7db9 any more")));
        Candidate back = m->ready();
        back.rev = 3;
        m->report(back);
        QTRY_COMPARE(m->countSaid(QStringLiteral("ready on 2 nodes")), 2);
        QCOMPARE(m->exit, -1);
    }

private:
    Candidate ending(PartState first, PartState second) const
    {
        Candidate made = m->ready();
        made.rev = 2;
        made.phase = CandidatePhase::Ending;
        made.nodes[0].state = first;
        made.nodes[1].state = second;
        return made;
    }

    std::unique_ptr<DevStage> m;
};

QTEST_GUILESS_MAIN(DevEndingTest)
#include "DevEndingTest.moc"
