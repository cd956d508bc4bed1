// What Store.h promises beside the candidate's life: groups, kept answers, the feed, records, bundles, joins, secrets at rest.
#include "cluster/store/StoreFixture.h"
#include "core/wire/AuditChain.h"

#include <QtTest>

#include <algorithm>

using namespace oz0;
using namespace std::chrono_literals;

namespace {

const char *greeter = "tools:\n  - {id: greeter, server: {module: greeter.server}, functions: [{name: hello}]}\n";
const PluginName greeterName(QStringLiteral("greeter"));

QByteArray sha256(const QString &token)
{
    return QCryptographicHash::hash(token.toUtf8(), QCryptographicHash::Sha256);
}

} // namespace

class StoreContractTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anOperationThatFailsRollsBackAlone();
    void waitersAreToldAfterTheCommitOnly();
    void anUncommittedGroupLeavesNothing();
    void twoStoresSeeOneSnapshotEach();
    void aKeptAnswerIsFoundForADay();
    void U11_theFeedTellsWholeObjectsOnce();
    void U11_aChangedRoleTellsEverythingAnew();
    void U11_oldChangesAreCompacted();
    void U23_theChainHoldsAndABreakIsFound();
    void U23_auditIsFilteredPagedAndAnOperatorsOwn();
    void U23_anEntryNamesTheVersionsAndTheCandidateWithTheirBytes();
    void refusalsKeepTheNewestThousand();
    void refusalsGoAfterThirtyDays();
    void recheckJudgesTheRecordByTheStateOfNow();
    void aBundleGoesOnceNothingNamesIt();
    void aFileThatNoTenantKnowsIsUnusedToo();
    void P2_labelsComeFromTheJoinTokenAlone();
    void aJoinTokenIsUsedUp();
    void N1_aNodeUnderACandidateStopsTheRest();
    void V1_aPreviewKeepsNothingAndAnInstallDoesTheSame();
    void secretsAreSealed();
    void aNewValueOfASecretIsANewAssignmentWhereCodeHoldsIt();
    void egressLetsAnyHostAtFirst();
    void whatNoNodeOrCodeCouldTakeIsRefused();
    void aWrongKeyFileIsRefused();
    void sharedPoolsOffGivesOneQueueAnAgent();
};

void StoreContractTest::anOperationThatFailsRollsBackAlone()
{
    StoreFixture fixture;
    const qint64 before = fixture.store().revision(fixture.admin().tenant).value();
    OZ0_OK(fixture.store().beginGroup());
    OZ0_OK(fixture.store().setSecret(fixture.admin(), QStringLiteral("A"), QStringLiteral("1")));
    OZ0_FAILS(fixture.store().setSecret(fixture.admin(), QStringLiteral("not a name"), QStringLiteral("1")),
              ErrorCode::InvalidInput);
    OZ0_FAILS(fixture.store().removeSecret(fixture.admin(), QStringLiteral("B")), ErrorCode::NotFound);
    OZ0_OK(fixture.store().setSecret(fixture.admin(), QStringLiteral("C"), QStringLiteral("1")));
    OZ0_OK(fixture.store().commitGroup());
    QCOMPARE(fixture.store().secretNames(fixture.admin()).value(), QStringList({QStringLiteral("A"), QStringLiteral("C")}));
    QCOMPARE(fixture.store().revision(fixture.admin().tenant).value(), before + 2);
}

void StoreContractTest::waitersAreToldAfterTheCommitOnly()
{
    StoreFixture fixture;
    fixture.node("local-1");
    fixture.store().takeTouched();
    OZ0_OK(fixture.store().beginGroup());
    fixture.install(manifestText("greeter", "1.0.0", greeter));
    QVERIFY(fixture.store().takeTouched().tenants.isEmpty());
    OZ0_OK(fixture.store().commitGroup());
    const Touched touched = fixture.store().takeTouched();
    QCOMPARE(touched.tenants, QSet<TenantId>{fixture.admin().tenant});
    QCOMPARE(touched.nodes, QSet<NodeName>{NodeName(QStringLiteral("local-1"))});
    QVERIFY(fixture.store().takeTouched().tenants.isEmpty());
}

void StoreContractTest::anUncommittedGroupLeavesNothing()
{
    StoreFixture fixture;
    OZ0_OK(fixture.store().beginGroup());
    OZ0_OK(fixture.store().setSecret(fixture.admin(), QStringLiteral("A"), QStringLiteral("1")));
    fixture.reopen();
    QVERIFY(fixture.store().secretNames(fixture.admin())->isEmpty());
}

void StoreContractTest::twoStoresSeeOneSnapshotEach()
{
    StoreFixture fixture;
    const std::unique_ptr<Store> reader = std::move(*openSqlStore(fixture.options()));
    const TenantId tenant = fixture.admin().tenant;
    OZ0_OK(reader->beginRead());
    const qint64 revision = reader->revision(tenant).value();
    OZ0_OK(fixture.store().setSecret(fixture.admin(), QStringLiteral("A"), QStringLiteral("1")));
    QCOMPARE(reader->revision(tenant).value(), revision);
    QVERIFY(reader->secretNames(fixture.admin())->isEmpty());
    reader->endRead();
    QCOMPARE(reader->revision(tenant).value(), revision + 1);
    QCOMPARE(reader->secretNames(fixture.admin())->size(), 1);
}

void StoreContractTest::aKeptAnswerIsFoundForADay()
{
    StoreFixture fixture;
    const Caller alice = fixture.member("alice", Role::Operator);
    const KeptAnswer answer{QByteArray("\x01\x02"), 201, QByteArray("{\"token\": \"x\"}")};
    OZ0_OK(fixture.store().keepAnswer(alice, QStringLiteral("key-1"), answer));
    const std::optional<KeptAnswer> kept = fixture.store().keptAnswer(alice, QStringLiteral("key-1")).value();
    QVERIFY(kept);
    QCOMPARE(kept->body, answer.body);
    QCOMPARE(kept->bodyDigest, answer.bodyDigest);
    QCOMPARE(kept->status, 201);
    QVERIFY(!fixture.store().keptAnswer(fixture.admin(), QStringLiteral("key-1")).value()); // another's key is another key
    fixture.clock().pass(24h + 1ms);
    QVERIFY(!fixture.store().keptAnswer(alice, QStringLiteral("key-1")).value());
}

void StoreContractTest::U11_theFeedTellsWholeObjectsOnce()
{
    StoreFixture fixture;
    const Caller alice = fixture.member("alice", Role::Operator);
    fixture.node("local-1");
    fixture.node("dev-1", openPool("dev"));
    fixture.install(manifestText("greeter", "1.0.0", greeter));
    fixture.settleAll();
    const ChangeSet all = fixture.store().changesSince(alice, -1).value();
    QVERIFY(all.full);
    QCOMPARE(all.nodes.size(), 2);
    QCOMPARE(all.plugins.size(), 1);
    QVERIFY(fixture.store().changesSince(alice, all.to)->nodes.isEmpty());

    const CandidateId id = fixture.save(alice, manifestText("greeter", "1.1.0", greeter), pool("dev"))->candidate->id;
    const ChangeSet placed = fixture.store().changesSince(alice, all.to).value();
    QVERIFY(!placed.full);
    QCOMPARE(placed.to, all.to + 1);
    QCOMPARE(placed.candidates.size(), 1);
    QCOMPARE(placed.candidates.first(), fixture.store().candidate(alice, id).value());
    QCOMPARE(placed.nodes.size(), 1);
    QCOMPARE(placed.touched, QStringList(QStringLiteral("audit")));
    QVERIFY(placed.leases.contains(id));

    OZ0_OK(fixture.store().removeCandidate(alice, id, {}));
    fixture.settleAll();
    QCOMPARE(fixture.store().changesSince(alice, placed.to)->removedCandidates, QList<CandidateId>{id});
    OZ0_OK(fixture.store().removeNode(fixture.admin(), NodeName(QStringLiteral("dev-1"))));
    QCOMPARE(fixture.store().changesSince(alice, placed.to)->removedNodes, QList<NodeName>{NodeName(QStringLiteral("dev-1"))});
    OZ0_OK(fixture.store().uninstall(fixture.admin(), greeterName));
    QCOMPARE(fixture.store().changesSince(alice, placed.to)->removedPlugins, QList<PluginName>{greeterName});
}

void StoreContractTest::U11_aChangedRoleTellsEverythingAnew()
{
    StoreFixture fixture;
    const Caller alice = fixture.member("alice", Role::Admin);
    const qint64 revision = fixture.store().revision(alice.tenant).value();
    fixture.setRole(alice, Role::Viewer);
    QVERIFY(fixture.store().changesSince(fixture.again(alice), revision)->full);
    QVERIFY(!fixture.store().changesSince(fixture.admin(), revision)->full);
}

void StoreContractTest::U11_oldChangesAreCompacted()
{
    StoreFixture fixture;
    const qint64 first = fixture.store().revision(fixture.admin().tenant).value();
    OZ0_OK(fixture.store().setSecret(fixture.admin(), QStringLiteral("A"), QStringLiteral("1")));
    fixture.clock().pass(1h + 1ms);
    OZ0_OK(fixture.store().setSecret(fixture.admin(), QStringLiteral("B"), QStringLiteral("1")));
    OZ0_OK(fixture.store().sweep());
    OZ0_FAILS(fixture.store().changesSince(fixture.admin(), first), ErrorCode::Compacted);
    OZ0_OK(fixture.store().changesSince(fixture.admin(), first + 1));
    OZ0_FAILS(fixture.store().changesSince(fixture.admin(), first + 1000), ErrorCode::Compacted);
}

void StoreContractTest::U23_theChainHoldsAndABreakIsFound()
{
    StoreFixture fixture;
    fixture.member("alice", Role::Operator);
    fixture.node("local-1");
    fixture.install(manifestText("greeter", "1.0.0", greeter));
    QList<AuditEntry> chain = fixture.auditNewestFirst();
    std::reverse(chain.begin(), chain.end());
    QCOMPARE(chain.size(), 5);
    QVERIFY(!firstBreak(chain));
    QList<AuditEntry> forged = chain;
    forged[2].actor = PrincipalId(QStringLiteral("user:nobody"));
    QCOMPARE(firstBreak(forged), std::optional<qint64>(3));
    forged = chain;
    forged.removeAt(1);
    QCOMPARE(firstBreak(forged), std::optional<qint64>(3));
}

void StoreContractTest::U23_auditIsFilteredPagedAndAnOperatorsOwn()
{
    StoreFixture fixture;
    const Caller alice = fixture.member("alice", Role::Operator);
    fixture.node("local-1");
    fixture.install(manifestText("greeter", "1.0.0", greeter));
    PageRequest page;
    page.limit = 2;
    QStringList seen;
    do {
        const Page<AuditEntry> part = fixture.store().audit(fixture.admin(), page).value();
        QCOMPARE(part.total, 5);
        for (const AuditEntry &entry : part.items)
            seen.append(QString::number(entry.seq));
        page.after = part.next;
    } while (!page.after.isEmpty());
    QCOMPARE(seen.join(QLatin1Char(' ')), QStringLiteral("5 4 3 2 1"));
    page = PageRequest{};
    page.filter = QStringLiteral("action:plugin.install GREET");
    QCOMPARE(fixture.store().audit(fixture.admin(), page)->total, 1);
    page.filter = QStringLiteral("100%");
    QCOMPARE(fixture.store().audit(fixture.admin(), page)->total, 0);
    page.filter.clear();
    const Page<AuditEntry> own = fixture.store().audit(alice, page).value();
    QCOMPARE(own.total, 1); // that she became a member
    page.after = QStringLiteral("x");
    OZ0_FAILS(fixture.store().audit(alice, page), ErrorCode::InvalidInput);
}

void StoreContractTest::U23_anEntryNamesTheVersionsAndTheCandidateWithTheirBytes()
{
    StoreFixture fixture;
    const Caller alice = fixture.member("alice", Role::Operator);
    fixture.node("local-1");
    fixture.node("dev-1", openPool("dev"));
    const auto newest = [&fixture] { return fixture.auditNewestFirst().first(); };
    const auto bundle = [&fixture, &alice](const char *version) {
        return AuditBundle{QString::fromLatin1(version), fixture.bundle(alice, manifestText("greeter", version, greeter))};
    };
    const AuditBundle one = bundle("1.0.0");
    const AuditBundle two = bundle("1.1.0");
    fixture.install(manifestText("greeter", "1.0.0", greeter));
    QCOMPARE(newest().from, AuditBundle());
    QCOMPARE(newest().to, one);
    QVERIFY(newest().candidates.isEmpty());
    fixture.settleAll();
    const CandidateId id = fixture.save(alice, manifestText("greeter", "1.1.0", greeter), pool("dev"))->candidate->id;
    QCOMPARE(newest().action, QStringLiteral("candidate.create"));
    QCOMPARE(newest().from, AuditBundle());
    QCOMPARE(newest().to, two);
    fixture.install(manifestText("greeter", "1.1.0", greeter));
    QCOMPARE(newest().action, QStringLiteral("plugin.install"));
    QCOMPARE(newest().from, one);
    QCOMPARE(newest().to, two);
    QCOMPARE(newest().candidates, QList<CandidateId>{id});
    // What the digests say stays: of all that is kept of the plugin.
    QVERIFY(newest().before != one.digest && newest().after != two.digest && newest().before != newest().after);
    // A refused one names what was asked for; the plugin stays as it was.
    const Digest reused = fixture.bundle(alice, manifestText("greeter", "1.1.0"));
    QVERIFY(fixture.store().install(fixture.admin(), InstallRequest{reused, greeterName, {}})->refused);
    QCOMPARE(newest().outcome, QStringLiteral("refused"));
    QCOMPARE(newest().from, two);
    QCOMPARE(newest().to, (AuditBundle{QStringLiteral("1.1.0"), reused}));
    QVERIFY(newest().candidates.isEmpty());
    QVERIFY(newest().after.isEmpty());
    OZ0_OK(fixture.store().setGate(fixture.admin(), greeterName, true, {QStringLiteral("local-1")}));
    QCOMPARE(newest().action, QStringLiteral("plugin.gate"));
    QVERIFY(newest().from == two && newest().to == two);
    OZ0_OK(fixture.store().setGate(fixture.admin(), greeterName, false, {}));
    OZ0_OK(fixture.store().setPluginSecrets(fixture.admin(), greeterName, QStringList()));
    QVERIFY(newest().from == two && newest().to == two);
    OZ0_OK(fixture.store().uninstall(fixture.admin(), greeterName));
    QCOMPARE(newest().action, QStringLiteral("plugin.uninstall"));
    QCOMPARE(newest().from, two);
    QCOMPARE(newest().to, AuditBundle());
    // It is found by version, by bundle and by candidate, and it is in the chain.
    const auto found = [&fixture](const QString &words) {
        PageRequest page;
        page.filter = QStringLiteral("action:plugin.install outcome:done ") + words;
        return fixture.store().audit(fixture.admin(), page)->total;
    };
    QCOMPARE(found(QStringLiteral("1.1.0")), 1);
    QCOMPARE(found(two.digest.text()), 1);
    QCOMPARE(found(id.text()), 1);
    QVERIFY(!fixture.store().verifyAudit(fixture.admin(), 0, 1000)->broken);
}

void StoreContractTest::refusalsKeepTheNewestThousand()
{
    StoreFixture fixture;
    const Caller alice = fixture.member("alice", Role::Operator);
    const Digest digest = fixture.bundle(alice, manifestText("greeter", "1.0.0", greeter));
    const SaveRequest request = fixture.saveRequest("greeter", digest, pool("nowhere"));
    const RecordId first = fixture.store().saveCandidate(alice, request)->refused->id;
    OZ0_OK(fixture.store().beginGroup());
    for (int count = 0; count < 999; ++count)
        fixture.store().saveCandidate(alice, request).value();
    OZ0_OK(fixture.store().commitGroup());
    QCOMPARE(fixture.store().refusals(alice, {})->total, 1000);
    OZ0_OK(fixture.store().refusal(alice, first));
    fixture.store().saveCandidate(alice, request).value();
    QCOMPARE(fixture.store().refusals(alice, {})->total, 1000);
    OZ0_FAILS(fixture.store().refusal(alice, first), ErrorCode::NotFound);
}

void StoreContractTest::refusalsGoAfterThirtyDays()
{
    StoreFixture fixture;
    const Caller alice = fixture.member("alice", Role::Operator);
    const RecordId id = fixture.save(alice, manifestText("greeter", "1.0.0", greeter), pool("nowhere"))->refused->id;
    OZ0_OK(fixture.store().markSeen(alice, id));
    QVERIFY(fixture.store().refusal(alice, id)->seen);
    fixture.clock().pass(std::chrono::hours(24 * 30));
    OZ0_OK(fixture.store().sweep());
    OZ0_OK(fixture.store().refusal(alice, id));
    fixture.clock().pass(1ms);
    OZ0_OK(fixture.store().sweep());
    OZ0_FAILS(fixture.store().refusal(alice, id), ErrorCode::NotFound);
}

void StoreContractTest::recheckJudgesTheRecordByTheStateOfNow()
{
    StoreFixture fixture;
    const Caller alice = fixture.member("alice", Role::Operator);
    fixture.node("local-1");
    const RecordId id = fixture.save(alice, manifestText("greeter", "1.0.0", greeter), pool("dev"))->refused->id;
    QCOMPARE(codes(fixture.store().recheck(alice, id)->verdict.refusals), QStringList(QStringLiteral("node.none_selected")));
    fixture.node("dev-1", openPool("dev"));
    QVERIFY(!fixture.store().recheck(alice, id)->verdict.isRefused());
    fixture.setRole(alice, Role::Viewer);
    QCOMPARE(codes(fixture.store().recheck(fixture.admin(), id)->verdict.refusals),
             QStringList(QStringLiteral("permission.role")));
}

void StoreContractTest::aBundleGoesOnceNothingNamesIt()
{
    StoreFixture fixture;
    const Caller alice = fixture.member("alice", Role::Operator);
    fixture.node("local-1");
    fixture.node("dev-1", openPool("dev"));
    fixture.install(manifestText("greeter", "1.0.0", greeter));
    const Digest unused = fixture.bundle(alice, manifestText("greeter", "9.0.0", greeter));
    const CandidateId id = fixture.save(alice, manifestText("greeter", "1.1.0", greeter), pool("dev"))->candidate->id;
    fixture.save(alice, manifestText("other", "1.0.0", greeter), pool("nowhere")).value();
    QVERIFY(fixture.store().dropUnusedBundles(fixture.clock().now())->isEmpty()); // not older than now
    fixture.clock().pass(1s);
    QCOMPARE(fixture.store().dropUnusedBundles(fixture.clock().now()).value(), QList<Digest>{unused});
    QVERIFY(!fixture.store().hasBundle(alice, unused).value());
    OZ0_OK(fixture.store().removeCandidate(alice, id, {}));
    fixture.settleAll();
    fixture.clock().pass(25h);
    OZ0_OK(fixture.store().sweep());
    QCOMPARE(fixture.store().dropUnusedBundles(fixture.clock().now())->size(), 1);
}

void StoreContractTest::aFileThatNoTenantKnowsIsUnusedToo()
{
    StoreFixture fixture;
    const Digest known = fixture.bundle(fixture.admin(), manifestText("greeter", "1.0.0", greeter));
    const Digest orphan(QStringLiteral("sha256:") + QString(64, QLatin1Char('f')));
    QCOMPARE(fixture.store().dropUnusedBundles(fixture.clock().now(), {known, orphan}).value(), QList<Digest>{orphan});
}

void StoreContractTest::P2_labelsComeFromTheJoinTokenAlone()
{
    StoreFixture fixture;
    const Caller node = fixture.node("dev-1", openPool("dev"));
    QCOMPARE(fixture.nodeNamed("dev-1").labels, openPool("dev"));
    OZ0_OK(fixture.store().report(node, {}));
    QCOMPARE(fixture.nodeNamed("dev-1").labels, openPool("dev"));
    OZ0_OK(fixture.store().patchNode(fixture.admin(), NodeName(QStringLiteral("dev-1")), NodePatch{pool("try"), {}, {}}));
    QCOMPARE(fixture.nodeNamed("dev-1").labels, pool("try"));
}

void StoreContractTest::aJoinTokenIsUsedUp()
{
    StoreFixture fixture;
    const IssuedToken token = fixture.store().addJoinToken(fixture.admin(), JoinToken{{}, {}, 2, {}, {}}).value();
    OZ0_OK(fixture.store().join(sha256(token.token), {NodeName(QStringLiteral("one")), {}}));
    OZ0_FAILS(fixture.store().join(sha256(token.token), {NodeName(QStringLiteral("one")), {}}), ErrorCode::Conflict);
    OZ0_FAILS(fixture.store().join(sha256(token.token), {NodeName(QStringLiteral("../x")), {}}), ErrorCode::InvalidInput);
    OZ0_OK(fixture.store().join(sha256(token.token), {NodeName(QStringLiteral("two")), {}}));
    OZ0_FAILS(fixture.store().join(sha256(token.token), {NodeName(QStringLiteral("three")), {}}), ErrorCode::NotSignedIn);
    const IssuedToken late = fixture.store().addJoinToken(fixture.admin(), JoinToken{}).value();
    fixture.clock().pass(1h);
    OZ0_FAILS(fixture.store().join(sha256(late.token), {NodeName(QStringLiteral("four")), {}}), ErrorCode::NotSignedIn);
}

void StoreContractTest::N1_aNodeUnderACandidateStopsTheRest()
{
    StoreFixture fixture;
    const Caller alice = fixture.member("alice", Role::Operator);
    Labels labels = openPool("dev");
    labels.insert(QStringLiteral("queues"), QStringLiteral("mail, video"));
    fixture.node("spare", {{QStringLiteral("queues"), QStringLiteral("mail,video")}});
    const Caller node = fixture.node("dev-1", labels);
    for (const char *name : {"spare", "dev-1"})
        OZ0_OK(fixture.store().patchNode(fixture.admin(), NodeName(QLatin1String(name)),
                                         NodePatch{{}, QStringList{QStringLiteral("small")}, {}}));
    fixture.install(manifestText("greeter", "1.0.0", greeter));
    fixture.install(
        manifestText("keeper", "1.0.0",
                     "tools:\n  - {id: keeper, server: {module: k.s}, functions: [{name: f}]}\nagents: [{name: keeper}]\n"));
    const Assignment before = fixture.assignment(node);
    QCOMPARE(before.polls, QStringList({QStringLiteral("mail"), QStringLiteral("video")}));
    QCOMPARE(before.serves, QStringList(QStringLiteral("small")));
    QVERIFY(!before.plugins.last().queues.isEmpty());
    fixture.settleAll();
    fixture.save(alice, manifestText("greeter", "1.1.0", greeter), pool("dev")).value();
    const Assignment during = fixture.assignment(node);
    QVERIFY(during.polls.isEmpty() && during.serves.isEmpty() && !during.takesHomes);
    QCOMPARE(during.plugins.size(), 2);
    QCOMPARE(during.plugins.first().plugin.text(), QStringLiteral("keeper"));
    QVERIFY(during.plugins.first().queues.isEmpty());
    QCOMPARE(during.plugins.last().kind, PartKind::Candidate);
    QVERIFY(during.generation > before.generation);
    QVERIFY(!fixture.store().assignment(node, during.generation).value());
}

void StoreContractTest::V1_aPreviewKeepsNothingAndAnInstallDoesTheSame()
{
    StoreFixture fixture;
    const Caller alice = fixture.member("alice", Role::Operator);
    fixture.install(manifestText("greeter", "1.0.0", greeter));
    InstallRequest taken;
    taken.digest = fixture.bundle(alice, manifestText("other", "1.0.0", greeter));
    const qint64 revision = fixture.store().revision(alice.tenant).value();
    const Preview preview = fixture.store().previewInstall(alice, taken).value();
    QCOMPARE(codes(preview.verdict.refusals), QStringList(QStringLiteral("install.tool_id_taken")));
    QCOMPARE(fixture.store().revision(alice.tenant).value(), revision);
    const InstallAnswer answer = fixture.store().install(fixture.admin(), taken).value();
    QCOMPARE(answer.preview.verdict, preview.verdict);
    QCOMPARE(answer.refused->attempt, QStringLiteral("install"));
    QCOMPARE(fixture.auditNewestFirst().first().outcome, QStringLiteral("refused"));
    QCOMPARE(fixture.store().plugins(alice)->size(), 1);
}

void StoreContractTest::secretsAreSealed()
{
    StoreFixture fixture;
    const Caller node = fixture.node("local-1");
    const char *manifest = "requires:\n  secrets: [KEY, OTHER]\n  inject:\n"
                           "    - {secret: KEY, hosts: [api.example.com], header: Authorization, format: \"Bearer {secret}\"}\n";
    fixture.install(manifestText("greeter", "1.0.0", manifest));
    QCOMPARE(fixture.assignment(node).plugins.first().secrets.first().why, QStringLiteral("not_in_tenant"));
    OZ0_OK(fixture.store().setSecret(fixture.admin(), QStringLiteral("KEY"), QStringLiteral("v\u00e4lue")));
    OZ0_OK(fixture.store().setSecret(fixture.admin(), QStringLiteral("OTHER"), QStringLiteral("2")));
    const QList<SecretDelivery> secrets = fixture.assignment(node).plugins.first().secrets;
    QCOMPARE(secrets.first().as, QStringLiteral("placeholder"));
    QCOMPARE(secrets.first().hosts, QStringList(QStringLiteral("api.example.com")));
    QCOMPARE(secrets.last().as, QStringLiteral("value"));
    QCOMPARE(fixture.store().secretValue(node, greeterName, {}, QStringLiteral("KEY")).value(), QStringLiteral("v\u00e4lue"));
    NodeReport off;
    off.tier = 0;
    OZ0_OK(fixture.store().report(node, off));
    QCOMPARE(fixture.assignment(node).plugins.first().secrets.first().why, QStringLiteral("no_sandbox"));
    OZ0_OK(fixture.store().setPluginSecrets(fixture.admin(), greeterName, QStringList{QStringLiteral("OTHER")}));
    OZ0_FAILS(fixture.store().secretValue(node, greeterName, {}, QStringLiteral("KEY")), ErrorCode::NotFound);
    OZ0_FAILS(fixture.store().setPluginSecrets(fixture.admin(), greeterName, QStringList{QStringLiteral("NONE")}),
              ErrorCode::InvalidInput);
}

void StoreContractTest::aNewValueOfASecretIsANewAssignmentWhereCodeHoldsIt()
{
    StoreFixture fixture;
    const Caller plain = fixture.node("local-1");
    const Caller open = fixture.node("local-2", openPool("dev"));
    OZ0_OK(fixture.store().setSecret(fixture.admin(), QStringLiteral("HELD"), QStringLiteral("1")));
    OZ0_OK(fixture.store().setSecret(fixture.admin(), QStringLiteral("HIDDEN"), QStringLiteral("1")));
    const char *needs = "requires:\n  secrets: [HELD, HIDDEN]\n  inject:\n"
                        "    - {secret: HIDDEN, hosts: [api.example.com], header: Authorization, format: \"Bearer {secret}\"}\n";
    fixture.install(manifestText("greeter", "1.0.0", needs));
    const Caller alice = fixture.member("alice", Role::Operator);
    const Result<SaveAnswer> saved = fixture.save(alice, manifestText("greeter", "1.1.0", needs), pool("dev"));
    OZ0_OK(saved);
    fixture.settleAll();
    const Assignment before = fixture.assignment(plain);
    const Assignment beforeOpen = fixture.assignment(open);

    OZ0_OK(fixture.store().setSecret(fixture.admin(), QStringLiteral("HIDDEN"), QStringLiteral("2"))); // no code holds it
    QCOMPARE(fixture.assignment(plain).generation, before.generation);
    OZ0_OK(fixture.store().setSecret(fixture.admin(), QStringLiteral("HELD"), QStringLiteral("2")));
    OZ0_OK(fixture.store().setSecret(fixture.admin(), QStringLiteral("HELD"), QStringLiteral("3"))); // in the same millisecond
    QCOMPARE(fixture.assignment(plain).generation, before.generation + 2);
    QCOMPARE(fixture.assignment(open).generation, beforeOpen.generation + 2);
    QVERIFY(fixture.assignment(plain).plugins.first().secrets != before.plugins.first().secrets);
    QCOMPARE(fixture.store().secretValue(plain, greeterName, {}, QStringLiteral("HELD")).value(), QStringLiteral("3"));
    QCOMPARE(fixture.candidate(saved->candidate->id).secrets, fixture.assignment(open).plugins.first().secrets);
}

void StoreContractTest::egressLetsAnyHostAtFirst()
{
    StoreFixture fixture;
    QCOMPARE(fixture.store().tenant(fixture.admin())->egressAllow, QStringList(QStringLiteral("*")));
    QVERIFY(fixture.store().tenant(fixture.admin())->egressDeny.isEmpty());
}

void StoreContractTest::whatNoNodeOrCodeCouldTakeIsRefused()
{
    StoreFixture fixture;
    Store &store = fixture.store();
    const Caller admin = fixture.admin();
    fixture.node("local-1", pool("dev"));
    const qint64 revision = store.revision(admin.tenant).value();
    const QString name = QStringLiteral("KEY");
    OZ0_FAILS(store.setSecret(admin, name, QStringLiteral("a") + QChar(QChar::Null) + QStringLiteral("--bind")),
              ErrorCode::InvalidInput);
    OZ0_FAILS(store.setSecret(admin, name, QString(QChar(0xd800))), ErrorCode::InvalidInput);
    for (const QString &key :
         {QString(), QStringLiteral("a\nb"), QStringLiteral("a b"), QStringLiteral("a=b"), QString(257, QLatin1Char('k'))}) {
        JoinToken token;
        token.uses = 1;
        token.labels = {{key, QStringLiteral("x")}};
        OZ0_FAILS(store.addJoinToken(admin, token), ErrorCode::InvalidInput);
        NodePatch patch;
        patch.labels = token.labels;
        OZ0_FAILS(store.patchNode(admin, NodeName(QStringLiteral("local-1")), patch), ErrorCode::InvalidInput);
    }
    QCOMPARE(fixture.nodeNamed("local-1").labels, pool("dev"));
    TenantSettings settings = store.tenant(admin).value();
    settings.egressAllow = QStringList{QStringLiteral("api.example.com"), QStringLiteral("http://x")};
    const Result<TenantSettings> refused = store.setTenant(admin, settings);
    OZ0_FAILS(refused, ErrorCode::InvalidInput);
    QCOMPARE(refused.error().subject, QStringLiteral("/egressAllow/1"));
    QCOMPARE(store.revision(admin.tenant).value(), revision);
}

void StoreContractTest::aWrongKeyFileIsRefused()
{
    StoreFixture fixture;
    const QString key = fixture.options().databaseFile + QStringLiteral(".key");
    QFile::setPermissions(key, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup);
    OZ0_FAILS(openSqlStore(fixture.options()), ErrorCode::UnreadableFile);
    QFile::setPermissions(key, QFile::ReadOwner | QFile::WriteOwner);
    QFile::resize(key, 31);
    OZ0_FAILS(openSqlStore(fixture.options()), ErrorCode::UnreadableFile);
}

void StoreContractTest::sharedPoolsOffGivesOneQueueAnAgent()
{
    StoreFixture fixture;
    const Caller alice = fixture.member("alice", Role::Operator);
    fixture.node("dev-1", openPool("dev"));
    TenantSettings settings = fixture.store().tenant(fixture.admin()).value();
    settings.sharedPools = false;
    OZ0_OK(fixture.store().setTenant(fixture.admin(), settings));
    const Result<SaveAnswer> saved = fixture.save(
        alice, manifestText("new", "1.0.0", "agents: [{name: one}]\nflows: [{name: two}]\n"), pool("dev"));
    const QString id = saved->candidate->id.text();
    QCOMPARE(saved->candidate->queues,
             QStringList({QStringLiteral("cand.%1.agent.one").arg(id), QStringLiteral("cand.%1.flow.two").arg(id)}));
}

QTEST_GUILESS_MAIN(StoreContractTest)
#include "StoreContractTest.moc"
