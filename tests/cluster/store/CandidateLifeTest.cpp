// The candidate's life on a real database: what a person meets, from the save to the end.
#include "cluster/store/StoreFixture.h"
#include "core/wire/AuditChain.h"

#include <QtTest>

#include <algorithm>

using namespace oz0;
using namespace std::chrono_literals;

namespace {

const char *greeter = "tools:\n  - {id: greeter, server: {module: greeter.server}, functions: [{name: hello}]}\n"
                      "agents:\n  - {name: greeter, tools: [greeter]}\n";

const char *withSecret = "requires: {secrets: [KEY]}\n"
                         "tools:\n  - {id: greeter, server: {module: greeter.server}, functions: [{name: hello}]}\n";

QByteArray version(const char *number, const char *more = greeter)
{
    return manifestText("greeter", number, more);
}

/// greeter 1.0.0 is installed on a closed node, an open node waits for candidates; alice is an operator.
struct Cluster : StoreFixture
{
    explicit Cluster(const char *installed = greeter)
        : alice(member("alice", Role::Operator)), keeper(node("local-1")), dev(node("dev-box-1", openPool("dev")))
    {
        install(version("1.0.0", installed));
        settleAll();
    }

    CandidateId place(const char *more = greeter)
    {
        const Result<SaveAnswer> saved = save(alice, version("1.1.0", more), pool("dev"));
        if (!saved || !saved->candidate)
            qFatal("%s",
                   qPrintable(saved ? codes(saved->refused->verdict.refusals).join(QLatin1Char(' ')) : said(saved.error())));
        settleAll();
        return saved->candidate->id;
    }

    CandidateWord wordOf(const CandidateId &id) { return stateOf(candidate(id), clock().now()).word; }

    Caller alice;
    Caller keeper;
    Caller dev;
};

} // namespace

class CandidateLifeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void D1_savePlacesAndRemoveGivesBack()
    {
        StoreFixture fixture;
        const Caller alice = fixture.member("alice", Role::Operator);
        const Caller keeper = fixture.node("local-1");
        const Caller dev = fixture.node("dev-box-1", openPool("dev"));
        fixture.install(manifestText("greeter", "1.0.0", greeter));
        fixture.settleAll();

        const Result<SaveAnswer> saved = fixture.save(alice, manifestText("greeter", "1.1.0", greeter), pool("dev"));
        OZ0_OK(saved);
        QVERIFY2(saved->candidate,
                 qPrintable(codes(saved->refused.value_or(RefusalRecord{}).verdict.refusals).join(QLatin1Char(' '))));
        const CandidateId id = saved->candidate->id;
        QCOMPARE(id, candidateIdFor(alice.tenant, PluginName(QStringLiteral("greeter")), alice.principal));
        QCOMPARE(saved->candidate->installedVersion, QStringLiteral("1.0.0"));
        QCOMPARE(saved->candidate->queues.size(), 1);
        QVERIFY(saved->candidate->queues.first().startsWith(QStringLiteral("cand.%1.pool.~").arg(id.text())));
        QCOMPARE(stateOf(*saved->candidate, fixture.clock().now()).word, CandidateWord::Building);

        const Assignment assigned = fixture.assignment(dev);
        QCOMPARE(assigned.plugins.size(), 1);
        QCOMPARE(assigned.plugins.first().kind, PartKind::Candidate);
        QVERIFY(!assigned.takesHomes);
        QCOMPARE(fixture.assignment(keeper).plugins.first().kind, PartKind::Installed);

        fixture.settle(dev);
        QCOMPARE(stateOf(fixture.candidate(id), fixture.clock().now()).word, CandidateWord::Ready);
        QCOMPARE(fixture.nodeNamed("dev-box-1").candidate->id, id);

        const Result<RemoveAnswer> removed = fixture.store().removeCandidate(
            alice, id, RemoveRequest{{}, QStringLiteral("done"), holder("a")});
        OZ0_OK(removed);
        QCOMPARE(removed->candidate.phase, CandidatePhase::Ending);
        QCOMPARE(fixture.assignment(dev).plugins.first().kind, PartKind::Installed);
        fixture.settle(dev);
        QCOMPARE(fixture.candidate(id).phase, CandidatePhase::Ended);
        QVERIFY(!fixture.nodeNamed("dev-box-1").candidate);
        QCOMPARE(fixture.auditActions(),
                 QStringList({QStringLiteral("candidate.create done"), QStringLiteral("candidate.remove done person")}));
        QList<AuditEntry> chain = fixture.auditNewestFirst();
        std::reverse(chain.begin(), chain.end());
        QVERIFY(!firstBreak(chain));
        // An entry says alone whose it was and where it stood, and is found by the node.
        const AuditEntry &last = chain.last();
        QCOMPARE(last.action, QStringLiteral("candidate.remove"));
        QCOMPARE(last.owner, alice.principal);
        QCOMPARE(last.plugin, PluginName(QStringLiteral("greeter")));
        QCOMPARE(last.nodes, QList<NodeName>{NodeName(QStringLiteral("dev-box-1"))});
        PageRequest request;
        request.filter = QStringLiteral("node:dev-box-1 action:candidate.remove");
        const Result<Page<AuditEntry>> ofNode = fixture.store().audit(fixture.admin(), request);
        OZ0_OK(ofNode);
        QCOMPARE(ofNode->items, QList<AuditEntry>{last});
        request.filter = QStringLiteral("node:dev-box");
        QCOMPARE(fixture.store().audit(fixture.admin(), request)->total, 0);
    }

    void D8_aTakeoverMovesNodesAndStopsTheOlderDev()
    {
        Cluster cluster;
        const Caller other = cluster.node("dev-box-2", openPool("try"));
        const CandidateId id = cluster.place();
        cluster.clock().pass(1min);
        cluster.settleAll();
        const Result<SaveAnswer> taken = cluster.save(cluster.alice, version("1.2.0"), pool("try"), "b");
        OZ0_OK(taken);
        QCOMPARE(taken->cause, QStringLiteral("takeover"));
        QCOMPARE(taken->candidate->id, id);
        QCOMPARE(taken->candidate->nodes.size(), 1);
        QCOMPARE(taken->candidate->nodes.first().node.text(), QStringLiteral("dev-box-2"));
        QCOMPARE(cluster.assignment(cluster.dev).plugins.first().kind, PartKind::Installed);
        QCOMPARE(cluster.assignment(other).plugins.first().kind, PartKind::Candidate);

        const Result<RenewAnswer> old = cluster.renew(cluster.alice, id, "a");
        OZ0_FAILS(old, ErrorCode::TakenOver);
        QCOMPARE(old.error().details.at(1).message, QStringLiteral("host-b"));
        OZ0_FAILS(cluster.save(cluster.alice, version("1.3.0"), pool("dev"), "a", false), ErrorCode::TakenOver);
        OZ0_FAILS(cluster.store().removeCandidate(cluster.alice, id, RemoveRequest{{}, {}, holder("a")}), ErrorCode::TakenOver);
        OZ0_OK(cluster.renew(cluster.alice, id, "b"));
        QCOMPARE(cluster.auditActions().last(), QStringLiteral("candidate.update done takeover"));
    }

    void D6_aReloadKeepsNodesQueuesAndId()
    {
        Cluster cluster;
        const CandidateId id = cluster.place();
        const Candidate before = cluster.candidate(id);
        const Result<SaveAnswer> saved = cluster.save(cluster.alice, version("1.2.0"), pool("elsewhere"), "a", false);
        OZ0_OK(saved);
        QCOMPARE(saved->cause, QStringLiteral("reload"));
        const Candidate after = *saved->candidate;
        QCOMPARE(after.queues, before.queues);
        QCOMPARE(after.nodes.first().node, before.nodes.first().node);
        QCOMPARE(after.nodes.first().digest, before.digest); // the old code answers until the new is ready
        QCOMPARE(after.select, before.select);
        QCOMPARE(cluster.wordOf(id), CandidateWord::Building);
        cluster.settle(cluster.dev);
        QCOMPARE(cluster.candidate(id).nodes.first().digest, after.digest);
        QCOMPARE(cluster.wordOf(id), CandidateWord::Ready);
    }

    void R2_aRefusedReloadDoomsUntilASavePasses()
    {
        Cluster cluster;
        const CandidateId id = cluster.place();
        const Result<SaveAnswer> refused = cluster.save(cluster.alice, version("1.2.0", withSecret), pool("dev"), "a", false);
        OZ0_OK(refused);
        QCOMPARE(codes(refused->refused->verdict.refusals), QStringList(QStringLiteral("secret.not_available")));
        QVERIFY(cluster.candidate(id).doomed);
        QCOMPARE(cluster.candidate(id).doomed->record, refused->refused->id);
        QCOMPARE(cluster.candidate(id).version, QStringLiteral("1.1.0"));

        // The running bytes again lift the end.
        OZ0_OK(cluster.save(cluster.alice, version("1.1.0"), pool("dev"), "a", false));
        QVERIFY(!cluster.candidate(id).doomed);
        OZ0_OK(cluster.renew(cluster.alice, id));

        OZ0_OK(cluster.save(cluster.alice, version("1.3.0", withSecret), pool("dev"), "a", false));
        const Result<RenewAnswer> ended = cluster.renew(cluster.alice, id);
        OZ0_OK(ended);
        QCOMPARE(ended->candidate.phase, CandidatePhase::Ending);
        QCOMPARE(ended->candidate.end->code, QStringLiteral("secret.not_available"));
        QCOMPARE(codes(ended->refused->verdict.refusals), QStringList(QStringLiteral("secret.not_available")));
        QCOMPARE(cluster.auditActions().last(), QStringLiteral("candidate.remove done renewal"));
        QCOMPARE(cluster.auditNewestFirst().first().record, ended->refused->id);
    }

    void R2_anInvalidSaveIsNoRefusedReload()
    {
        Cluster cluster;
        const CandidateId id = cluster.place();
        const Candidate before = cluster.candidate(id);
        const qint64 revision = cluster.store().revision(cluster.alice.tenant).value();
        const Result<SaveAnswer> invalid = cluster.store().saveCandidate(
            cluster.alice,
            cluster.saveRequest("greeter", cluster.bundle(cluster.alice, "name: greeter\nversion: x\n"), pool("dev"), "a",
                                false));
        OZ0_FAILS(invalid, ErrorCode::InvalidManifest);
        QVERIFY(invalid.error().details.first().line > 0);
        QCOMPARE(cluster.candidate(id), before);
        QCOMPARE(cluster.store().revision(cluster.alice.tenant).value(), revision);
    }

    void P1_withoutContentASaveIsRefusedAndKept()
    {
        Cluster cluster;
        cluster.setRole(cluster.alice, Role::Operator, false);
        const Result<SaveAnswer> refused = cluster.save(cluster.alice, version("1.1.0"), pool("dev"));
        OZ0_OK(refused);
        QCOMPARE(codes(refused->refused->verdict.refusals), QStringList(QStringLiteral("permission.content")));
        QCOMPARE(cluster.auditActions(), QStringList(QStringLiteral("candidate.create refused")));
        OZ0_OK(cluster.store().refusal(cluster.alice, refused->refused->id));
        QVERIFY(cluster.store().candidates(cluster.admin())->isEmpty());
    }

    void P2_aDryRunKeepsNothing()
    {
        Cluster cluster;
        const Digest digest = cluster.bundle(cluster.alice, version("1.1.0"));
        SaveRequest request = cluster.saveRequest("greeter", digest, {});
        request.dryRun = true;
        const qint64 revision = cluster.store().revision(cluster.alice.tenant).value();
        const Result<SaveAnswer> refused = cluster.store().saveCandidate(cluster.alice, request);
        OZ0_OK(refused);
        QVERIFY(codes(refused->refused->verdict.refusals).contains(QStringLiteral("node.not_open")));
        QCOMPARE(cluster.store().refusals(cluster.admin(), {})->total, 0);
        request.select = pool("dev");
        QVERIFY(cluster.store().saveCandidate(cluster.alice, request)->candidate.has_value());
        QCOMPARE(cluster.store().revision(cluster.alice.tenant).value(), revision);
        QVERIFY(cluster.store().candidates(cluster.admin())->isEmpty());
    }

    void R1_aClosedNodeEndsAnOperatorsCandidateAtTheRenewal()
    {
        Cluster cluster;
        const CandidateId id = cluster.place();
        OZ0_OK(cluster.store().patchNode(cluster.admin(), NodeName(QStringLiteral("dev-box-1")), NodePatch{pool("dev"), {}, {}}));
        QCOMPARE(cluster.candidate(id).phase, CandidatePhase::Placed);
        const Result<RenewAnswer> ended = cluster.renew(cluster.alice, id);
        OZ0_OK(ended);
        QCOMPARE(ended->candidate.end->code, QStringLiteral("renewal.nodes_closed"));
        QCOMPARE(ended->refused->attempt, QStringLiteral("renewal"));
    }

    void R1_anOwnerWithoutHisRoleLosesItAtTheRenewal()
    {
        Cluster cluster;
        const CandidateId id = cluster.place();
        cluster.setRole(cluster.alice, Role::Viewer);
        QCOMPARE(cluster.renew(cluster.alice, id)->candidate.end->code, QStringLiteral("renewal.owner_lost_role"));
    }

    void R1_anotherNodesGoingOfflineEndsNothing()
    {
        Cluster cluster;
        const CandidateId id = cluster.place();
        cluster.clock().pass(26s);
        cluster.heartbeat({QStringLiteral("local-1")});
        OZ0_OK(cluster.store().sweep());
        QVERIFY(!cluster.nodeNamed("local-1").online);
        OZ0_OK(cluster.renew(cluster.alice, id));
        QCOMPARE(cluster.candidate(id).phase, CandidatePhase::Placed);
    }

    void R5_anAdminsCandidateGoesOnAsAnOperators()
    {
        Cluster cluster;
        cluster.setRole(cluster.alice, Role::Admin);
        const CandidateId id = cluster.place();
        QCOMPARE(cluster.candidate(id).standing, Standing::Admin);
        const Assignment before = cluster.assignment(cluster.dev);
        cluster.setRole(cluster.alice, Role::Operator);
        OZ0_OK(cluster.renew(cluster.alice, id));
        QCOMPARE(cluster.candidate(id).standing, Standing::Operator);
        QCOMPARE(cluster.auditActions().last(), QStringLiteral("candidate.standing done renewal"));
        QCOMPARE(cluster.assignment(cluster.dev), before); // no change for its jobs
        QCOMPARE(cluster.wordOf(id), CandidateWord::Ready);
    }

    void R5_anAdminsCandidateThatAskedForMoreEnds()
    {
        Cluster cluster;
        OZ0_OK(cluster.store().setSecret(cluster.admin(), QStringLiteral("KEY"), QStringLiteral("value")));
        cluster.setRole(cluster.alice, Role::Admin);
        const CandidateId id = cluster.place(withSecret);
        QCOMPARE(cluster.candidate(id).secrets.first().as, QStringLiteral("value"));
        cluster.setRole(cluster.alice, Role::Operator);
        QCOMPARE(cluster.renew(cluster.alice, id)->candidate.end->code, QStringLiteral("secret.not_available"));
    }

    void D7_anUnrenewedLeaseExpires()
    {
        Cluster cluster;
        const CandidateId id = cluster.place();
        cluster.clock().pass(60s);
        cluster.heartbeat();
        OZ0_OK(cluster.renew(cluster.alice, id));
        cluster.clock().pass(90s);
        cluster.heartbeat();
        OZ0_OK(cluster.store().sweep());
        QCOMPARE(cluster.candidate(id).phase, CandidatePhase::Placed);
        cluster.clock().pass(1ms);
        OZ0_OK(cluster.store().sweep());
        QCOMPARE(cluster.candidate(id).phase, CandidatePhase::Ending);
        QCOMPARE(cluster.candidate(id).end->code, QStringLiteral("expired"));
        QCOMPARE(cluster.auditActions().last(), QStringLiteral("candidate.expire done expiry"));
        QCOMPARE(cluster.assignment(cluster.dev).plugins.first().kind, PartKind::Installed);
        const Result<RenewAnswer> late = cluster.renew(cluster.alice, id);
        OZ0_FAILS(late, ErrorCode::CandidateEnded);
        QCOMPARE(late.error().details.first().message, QStringLiteral("expired"));
    }

    void D7_aRestartGivesEveryLeaseAWholeTtl()
    {
        Cluster cluster;
        const CandidateId id = cluster.place();
        cluster.clock().pass(10min);
        cluster.reopen();
        OZ0_OK(cluster.store().sweep());
        QCOMPARE(cluster.candidate(id).expires, cluster.clock().now() + 90s);
        QCOMPARE(cluster.candidate(id).phase, CandidatePhase::Placed);
        QVERIFY(cluster.nodeNamed("dev-box-1").online); // as last known, for 25 s
        cluster.clock().pass(90s);
        OZ0_OK(cluster.store().sweep());
        QVERIFY(!cluster.nodeNamed("dev-box-1").online);
        QCOMPARE(cluster.candidate(id).phase, CandidatePhase::Placed);
        cluster.clock().pass(1ms);
        OZ0_OK(cluster.store().sweep());
        QCOMPARE(cluster.candidate(id).phase, CandidatePhase::Ended); // its only node is offline
    }

    void U1_aRenewalIsWrittenAtMostEachFiveSecondsAndIsNoChange()
    {
        Cluster cluster;
        const CandidateId id = cluster.place();
        const qint64 revision = cluster.store().revision(cluster.alice.tenant).value();
        const qint64 rev = cluster.candidate(id).rev;
        cluster.clock().pass(3s);
        OZ0_OK(cluster.renew(cluster.alice, id));
        QCOMPARE(cluster.candidate(id).expires, cluster.clock().now() + 90s); // told, though not yet in the row
        StoreOptions second = cluster.options();
        second.serverStart = {};
        const Candidate inRow = (*openSqlStore(second))->candidate(cluster.admin(), id).value();
        QVERIFY(inRow.expires < cluster.clock().now() + 90s);
        cluster.clock().pass(3s);
        OZ0_OK(cluster.renew(cluster.alice, id));
        QCOMPARE((*openSqlStore(second))->candidate(cluster.admin(), id)->expires, cluster.clock().now() + 90s);
        QCOMPARE(cluster.store().revision(cluster.alice.tenant).value(), revision);
        QCOMPARE(cluster.candidate(id).rev, rev);
        QCOMPARE(cluster.store().changesSince(cluster.alice, revision)->leases.value(id), cluster.clock().now() + 90s);
    }

    void R7_eachEntryNamesTheCode()
    {
        Cluster cluster;
        const CandidateId id = cluster.place();
        const Digest first = cluster.candidate(id).digest;
        OZ0_OK(cluster.save(cluster.alice, version("1.2.0"), pool("dev"), "a", false));
        const Digest second = cluster.candidate(id).digest;
        QVERIFY(first != second);
        OZ0_OK(cluster.store().removeCandidate(cluster.alice, id, {}));
        QList<std::pair<Digest, Digest>> codes;
        for (const AuditEntry &entry : cluster.auditNewestFirst()) {
            if (entry.action.startsWith(QLatin1String("candidate.")))
                codes.prepend({entry.before, entry.after});
        }
        QCOMPARE(codes, (QList<std::pair<Digest, Digest>>{{Digest(), first}, {first, second}, {second, Digest()}}));
    }

    void R6_aStaleRevRemovesNothing()
    {
        Cluster cluster;
        const CandidateId id = cluster.place();
        OZ0_FAILS(cluster.store().removeCandidate(cluster.admin(), id, RemoveRequest{1000, {}, {}}),
                  ErrorCode::StalePrecondition);
        OZ0_OK(cluster.store().removeCandidate(cluster.admin(), id,
                                               RemoveRequest{cluster.candidate(id).rev, QStringLiteral("frees it"), {}}));
        const AuditEntry entry = cluster.auditNewestFirst().first();
        QCOMPARE(entry.reason, QStringLiteral("frees it"));
        QCOMPARE(entry.actor.text(), QStringLiteral("user:dana"));
        QVERIFY(!entry.before.isEmpty() && entry.after.isEmpty());
    }

    void U4_aRemovalIsDoneOnlyWhenTheNodeConfirms()
    {
        Cluster cluster;
        const CandidateId id = cluster.place();
        OZ0_OK(cluster.store().removeCandidate(cluster.alice, id, {}));
        OZ0_FAILS(cluster.save(cluster.alice, version("1.2.0"), pool("dev"), "b"), ErrorCode::CandidateEnding);
        cluster.heartbeat(); // an older generation confirms nothing
        QCOMPARE(cluster.candidate(id).phase, CandidatePhase::Ending);
        QVERIFY(cluster.nodeNamed("dev-box-1").candidate);
        cluster.clock().pass(31s);
        cluster.heartbeat();
        OZ0_OK(cluster.store().sweep());
        QCOMPARE(cluster.candidate(id).nodes.first().error->code, QStringLiteral("removal.residue"));
        QCOMPARE(cluster.candidate(id).phase, CandidatePhase::Ending);
        cluster.settle(cluster.dev);
        QCOMPARE(cluster.candidate(id).phase, CandidatePhase::Ended);
        QVERIFY(!cluster.nodeNamed("dev-box-1").candidate);
        QVERIFY(cluster.store().candidates(cluster.admin())->isEmpty());
        QVERIFY(cluster.store().removeCandidate(cluster.alice, id, {})->alreadyGone);
        const Result<SaveAnswer> again = cluster.save(cluster.alice, version("1.2.0"), pool("dev"), "b");
        OZ0_OK(again);
        QCOMPARE(again->candidate->id, id);
    }

    void U4_anEndedCandidateIsToldForADay()
    {
        Cluster cluster;
        const CandidateId id = cluster.place();
        OZ0_OK(cluster.store().removeCandidate(cluster.admin(), id, RemoveRequest{{}, QStringLiteral("room"), {}}));
        cluster.settle(cluster.dev);
        QCOMPARE(cluster.store().candidate(cluster.alice, id)->end->reason, QStringLiteral("room"));
        cluster.clock().pass(25h);
        OZ0_OK(cluster.store().sweep());
        OZ0_FAILS(cluster.store().candidate(cluster.alice, id), ErrorCode::NotFound);
    }

    void C4_twoSavesForOneNodeOneWins()
    {
        Cluster cluster;
        cluster.node("dev-box-2", openPool("spare"));
        cluster.settleAll();
        const Caller bob = cluster.member("bob", Role::Operator);
        OZ0_OK(cluster.store().beginGroup());
        const Result<SaveAnswer> first = cluster.save(cluster.alice, version("1.1.0"), pool("dev"));
        const Result<SaveAnswer> other = cluster.save(bob, version("1.1.1"), pool("dev"), "b");
        OZ0_OK(cluster.store().commitGroup());
        OZ0_OK(first);
        OZ0_OK(other);
        QVERIFY(first->candidate.has_value());
        QCOMPARE(codes(other->refused->verdict.refusals), QStringList(QStringLiteral("placement.node_has_candidate")));
        const QJsonObject told = other->refused->verdict.refusals.first().parameters;
        QCOMPARE(told.value(QLatin1String("owner")).toString(), QStringLiteral("user:alice"));
        QCOMPARE(told.value(QLatin1String("since")).toString(), toText(first->candidate->created));
        QCOMPARE(told.value(QLatin1String("until")).toString(), toText(first->candidate->expires));
        QCOMPARE(told.value(QLatin1String("otherNodes")).toArray(), QJsonArray{QStringLiteral("dev-box-2")});
    }

    void C7_aGateTakesANodeAndGivesItBack()
    {
        Cluster cluster;
        const CandidateId id = cluster.place();
        const PluginName greeterName(QStringLiteral("greeter"));
        OZ0_OK(cluster.store().setGate(cluster.admin(), greeterName, true, {QStringLiteral("dev-box-1")}));
        QCOMPARE(cluster.candidate(id).nodes.first().state, PartState::Withdrawn);
        QCOMPARE(cluster.wordOf(id), CandidateWord::NoNode);
        QCOMPARE(cluster.assignment(cluster.dev).plugins.first().kind, PartKind::Installed);
        QCOMPARE(cluster.auditActions().last(), QStringLiteral("candidate.update done gate"));
        cluster.settleAll();
        QCOMPARE(cluster.candidate(id).nodes.first().state, PartState::Withdrawn);
        OZ0_OK(cluster.store().setRollout(cluster.admin(), greeterName, true, {QStringLiteral("dev-box-1")}));
        OZ0_OK(cluster.store().setGate(cluster.admin(), greeterName, false, {}));
        QCOMPARE(cluster.candidate(id).nodes.first().state, PartState::Withdrawn); // the rollout has it still
        OZ0_OK(cluster.store().setRollout(cluster.admin(), greeterName, false, {}));
        QCOMPARE(cluster.candidate(id).nodes.first().state, PartState::Assigned);
        QCOMPARE(cluster.auditActions().last(), QStringLiteral("candidate.update done rollout"));
        cluster.settle(cluster.dev);
        QCOMPARE(cluster.wordOf(id), CandidateWord::Ready);
    }

    void U3_aSilentNodeIsShownOfflineAndReturns()
    {
        Cluster cluster;
        const CandidateId id = cluster.place();
        cluster.clock().pass(26s);
        cluster.heartbeat({QStringLiteral("dev-box-1")});
        OZ0_OK(cluster.store().sweep());
        QVERIFY(!cluster.candidate(id).nodes.first().online);
        QCOMPARE(cluster.wordOf(id), CandidateWord::NoNode);
        OZ0_OK(cluster.renew(cluster.alice, id));
        cluster.settle(cluster.dev);
        QVERIFY(cluster.candidate(id).nodes.first().online);
        QCOMPARE(cluster.wordOf(id), CandidateWord::Ready);
    }

    void D6_aFailedFirstStartKeepsItsNodesAndTheOthersSeeNoLastLines()
    {
        Cluster cluster;
        const Caller bob = cluster.member("bob", Role::Operator);
        const CandidateId id = cluster.save(cluster.alice, version("1.1.0"), pool("dev"))->candidate->id;
        cluster.settle(cluster.dev, PartState::Failed,
                       PartError{QStringLiteral("server.died"), QStringLiteral("exit 1"), {QStringLiteral("secret path")}});
        QCOMPARE(cluster.wordOf(id), CandidateWord::Failed);
        QCOMPARE(cluster.store().candidate(cluster.alice, id)->nodes.first().error->lastLines.size(), 1);
        QCOMPARE(cluster.store().candidate(bob, id)->nodes.first().error->code, QStringLiteral("server.died"));
        QVERIFY(cluster.store().candidate(bob, id)->nodes.first().error->lastLines.isEmpty());
        const QList<Node> nodes = cluster.store().nodes(bob).value();
        for (const Node &node : nodes) {
            for (const NodePart &part : node.parts)
                QVERIFY(!part.error || part.error->lastLines.isEmpty());
        }
    }

    void P4_aTakenSecretIsWithheldAtOnceAndTheRenewalEnds()
    {
        Cluster cluster(withSecret);
        OZ0_OK(cluster.store().setSecret(cluster.admin(), QStringLiteral("KEY"), QStringLiteral("value")));
        const CandidateId id = cluster.place(withSecret);
        const PluginName greeterName(QStringLiteral("greeter"));
        QCOMPARE(cluster.candidate(id).secrets.first().as, QStringLiteral("value"));
        QCOMPARE(cluster.store().secretValue(cluster.dev, greeterName, id, QStringLiteral("KEY")).value(),
                 QStringLiteral("value"));
        OZ0_FAILS(cluster.store().secretValue(cluster.keeper, greeterName, id, QStringLiteral("KEY")), ErrorCode::NotFound);

        const qint64 generation = cluster.assignment(cluster.dev).generation;
        OZ0_OK(cluster.store().setPluginSecrets(cluster.admin(), greeterName, QStringList()));
        QCOMPARE(cluster.candidate(id).secrets.first().as, QStringLiteral("withheld"));
        QCOMPARE(cluster.candidate(id).secrets.first().why, QStringLiteral("not_available"));
        QVERIFY(cluster.assignment(cluster.dev).generation > generation);
        OZ0_FAILS(cluster.store().secretValue(cluster.dev, greeterName, id, QStringLiteral("KEY")), ErrorCode::NotFound);
        QCOMPARE(cluster.renew(cluster.alice, id)->candidate.end->code, QStringLiteral("secret.not_available"));
    }

    void P4_anUninstallTakesTheSecretsToo()
    {
        Cluster cluster(withSecret);
        OZ0_OK(cluster.store().setSecret(cluster.admin(), QStringLiteral("KEY"), QStringLiteral("value")));
        const CandidateId id = cluster.place(withSecret);
        OZ0_OK(cluster.store().uninstall(cluster.admin(), PluginName(QStringLiteral("greeter"))));
        QCOMPARE(cluster.candidate(id).secrets.first().why, QStringLiteral("not_installed"));
        QCOMPARE(cluster.candidate(id).installedVersion, QString());
    }

    void E1_anUnbuildableProjectIsRefusedBeforePlacing()
    {
        Cluster cluster;
        const Digest digest = cluster.bundle(
            cluster.alice, version("1.1.0"),
            "[project]\nname = \"greeter\"\nversion = \"1.1.0\"\n"
            "[build-system]\nrequires = [\"setuptools\"]\nbuild-backend = \"setuptools.build_meta\"\n");
        const Result<SaveAnswer> refused = cluster.store().saveCandidate(cluster.alice,
                                                                         cluster.saveRequest("greeter", digest, pool("dev")));
        OZ0_OK(refused);
        QCOMPARE(codes(refused->refused->verdict.refusals), QStringList(QStringLiteral("environment.backend")));
    }

    void U8_theImpactNamesNodesAndWhatTheyGoBackTo()
    {
        Cluster cluster;
        const CandidateId id = cluster.place();
        const RemovalImpact impact = cluster.store().removalImpact(cluster.alice, id).value();
        QCOMPARE(impact.nodes, QList<NodeGoesBack>({{NodeName(QStringLiteral("dev-box-1")), QStringLiteral("1.0.0"), true}}));
        QCOMPARE(impact.holderHost, QStringLiteral("host-a"));
        QCOMPARE(impact.rev, cluster.candidate(id).rev);
        QCOMPARE(cluster.store().timeline(cluster.alice, id)->size(), 1);
    }
};

QTEST_GUILESS_MAIN(CandidateLifeTest)
#include "CandidateLifeTest.moc"
