// A server whose clock is put forward or back: nobody loses a candidate, a node or a token by it, and nothing lives for ever.
#include "cluster/store/StoreFixture.h"

#include <QtTest>

using namespace oz0;
using namespace std::chrono_literals;

namespace {

const char *greeter = "tools:\n  - {id: greeter, server: {module: greeter.server}, functions: [{name: hello}]}\n";

/// alice's candidate stands on an online node; the clocks go side by side until a test says otherwise.
struct Cluster : StoreFixture
{
    Cluster()
    {
        tellJumpsBy(monotonic);
        alice = member("alice", Role::Operator);
        node("local-1");
        node("dev-1", openPool("dev"));
        const Result<SaveAnswer> saved = save(alice, manifestText("greeter", "1.0.0", greeter), pool("dev"));
        if (!saved || !saved->candidate)
            qFatal("no candidate");
        id = saved->candidate->id;
        settleAll();
        pass(1s);
    }
    void pass(Milliseconds time)
    {
        clock().pass(time);
        monotonic.pass(time);
        if (!store().sweep())
            qFatal("no sweep");
    }
    void jump(Milliseconds time)
    {
        clock().pass(time);
        pass(1s);
    }

    ManualMonotonicClock monotonic;
    Caller alice;
    CandidateId id;
};

} // namespace

class ClockJumpTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void U3_clockThatIsPutForwardEndsNoCandidateAndNoNode()
    {
        Cluster cluster;
        cluster.jump(1h);
        QCOMPARE(cluster.candidate(cluster.id).phase, CandidatePhase::Placed);
        QVERIFY(cluster.nodeNamed("dev-1").online);
        OZ0_OK(cluster.renew(cluster.alice, cluster.id));
    }

    void U3_afterAJumpForwardALeaseStillEndsAtItsTtl()
    {
        Cluster cluster;
        cluster.jump(1h);
        cluster.pass(89s);
        QCOMPARE(cluster.candidate(cluster.id).phase, CandidatePhase::Placed);
        cluster.pass(3s);
        QVERIFY(cluster.candidate(cluster.id).phase != CandidatePhase::Placed);
    }

    void U3_afterAJumpBackALeaseStillEndsAtItsTtl()
    {
        Cluster cluster;
        OZ0_OK(cluster.renew(cluster.alice, cluster.id));
        cluster.jump(-1h);
        QCOMPARE(cluster.candidate(cluster.id).expires, cluster.clock().now() + 90s);
        cluster.pass(89s);
        QCOMPARE(cluster.candidate(cluster.id).phase, CandidatePhase::Placed);
        cluster.pass(3s);
        QVERIFY(cluster.candidate(cluster.id).phase != CandidatePhase::Placed);
    }

    void silentNodeIsOfflineInItsTimeAfterAJumpBack()
    {
        Cluster cluster;
        cluster.jump(-1h);
        cluster.pass(24s);
        QVERIFY(cluster.nodeNamed("dev-1").online);
        cluster.pass(3s);
        QVERIFY(!cluster.nodeNamed("dev-1").online);
    }

    void clockThatWasPutBackWhileTheServerWasDownKeepsNoLeaseAlive()
    {
        Cluster cluster;
        cluster.clock().pass(-1h);
        cluster.reopen();
        cluster.pass(1s);
        cluster.pass(92s);
        QVERIFY(cluster.candidate(cluster.id).phase != CandidatePhase::Placed);
    }

    void clockThatIsWrongForAMomentTakesNoTokenAndNoRecordAway()
    {
        Cluster cluster;
        const RecordId record = cluster.save(cluster.alice, manifestText("other", "1.0.0", greeter), pool("nowhere"))
                                    ->refused->id;
        cluster.jump(24h * 60);
        cluster.jump(-24h * 60);
        OZ0_OK(cluster.store().refusal(cluster.again(cluster.alice), record));
    }

    void recordThatIsOldByAnEvenClockIsForgotten()
    {
        Cluster cluster;
        const RecordId record = cluster.save(cluster.alice, manifestText("other", "1.0.0", greeter), pool("nowhere"))
                                    ->refused->id;
        cluster.pass(24h * 31);
        OZ0_FAILS(cluster.store().refusal(cluster.alice, record), ErrorCode::NotFound);
    }

    void R7_auditKeepsItsOrderWhenTimeGoesBack()
    {
        Cluster cluster;
        OZ0_OK(cluster.store().setSecret(cluster.admin(), QStringLiteral("FIRST"), QStringLiteral("v")));
        cluster.jump(-1h);
        OZ0_OK(cluster.store().setSecret(cluster.admin(), QStringLiteral("SECOND"), QStringLiteral("v")));
        const QList<AuditEntry> newest = cluster.auditNewestFirst();
        QCOMPARE(newest.at(0).object, QStringLiteral("secrets/SECOND"));
        QCOMPARE(newest.at(1).object, QStringLiteral("secrets/FIRST"));
        QVERIFY(newest.at(0).at < newest.at(1).at);
    }
};

QTEST_GUILESS_MAIN(ClockJumpTest)
#include "ClockJumpTest.moc"
