// Walks lifecycle.md's "Who may": each method of the store as viewer, operator, admin, a stranger to the thing and a node.
#include "cluster/store/StoreFixture.h"

#include <QtTest>

#include <functional>

using namespace oz0;

namespace {

const char *plugin = "tools:\n  - {id: greeter, server: {module: greeter.server}, functions: [{name: hello}]}\n";

/// One method, asked as somebody; the code of its failure, or 0.
using Ask = std::function<int(Store &, const Caller &)>;

template <class T>
int codeOf(const Result<T> &result)
{
    return result ? 0 : int(result.error().code);
}

struct Line
{
    const char *name;
    Ask ask;
    int viewer;
    int other; ///< an operator who is not the owner
    int own;   ///< the operator whose candidate or record it is
    int admin;
    int node;
};

constexpr int denied = int(ErrorCode::NotPermitted);
constexpr int unknown = int(ErrorCode::NotFound);

} // namespace

class WhoMayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void line_data();
    void line();
    void R4_aTokenIsWorthNothingOnceItsBearerIsGone();
    void U18_anotherTenantIsNotThere();
    void U18_whatOnesOwnRecordOrCandidateIsMadeOfStaysReadable();
    void tokensAreKeptAsTheirDigestsOnly();
    void theLastAdminStays();

private:
    QList<Line> lines();

    std::unique_ptr<StoreFixture> m_fixture;
    Caller m_viewer;
    Caller m_other;
    Caller m_own;
    Caller m_node;
    CandidateId m_candidate;
    RecordId m_record;
    Digest m_bundle;
    Digest m_installed;
};

void WhoMayTest::initTestCase()
{
    m_fixture = std::make_unique<StoreFixture>();
    StoreFixture &fixture = *m_fixture;
    m_viewer = fixture.member("vera", Role::Viewer);
    m_other = fixture.member("oscar", Role::Operator);
    m_own = fixture.member("alice", Role::Operator);
    m_node = fixture.node("local-1");
    fixture.node("dev-1", openPool("dev"));
    m_installed = fixture.bundle(fixture.admin(), manifestText("greeter", "1.0.0", plugin));
    fixture.install(manifestText("greeter", "1.0.0", plugin));
    fixture.settleAll();
    m_candidate = fixture.save(m_own, manifestText("greeter", "1.1.0", plugin), pool("dev"))->candidate->id;
    m_bundle = fixture.bundle(m_own, manifestText("greeter", "1.1.0", plugin));
    m_record = fixture.save(m_own, manifestText("other", "1.0.0"), pool("nowhere"))->refused->id;
}

QList<Line> WhoMayTest::lines()
{
    const CandidateId id = m_candidate;
    const RecordId record = m_record;
    const Digest bundle = m_bundle;
    const Digest installed = m_installed;
    const PluginName greeter(QStringLiteral("greeter"));
    const NodeName node(QStringLiteral("local-1"));
    InstallRequest request;
    request.digest = installed;
    CheckRequest check;
    check.plugin = greeter;
    check.digest = installed;
    const NodeName removable(QStringLiteral("nobody"));
    return {
        {"tenant", [](Store &s, const Caller &c) { return codeOf(s.tenant(c)); }, 0, 0, 0, 0, denied},
        {"setTenant", [](Store &s, const Caller &c) { return codeOf(s.setTenant(c, TenantSettings{})); }, denied, denied, denied,
         0, denied},
        {"members", [](Store &s, const Caller &c) { return codeOf(s.members(c)); }, denied, denied, denied, 0, denied},
        {"addMember",
         [](Store &s, const Caller &c) {
             return codeOf(s.addMember(c, {PrincipalId(QStringLiteral("user:new")), Role::Viewer, false, {}}));
         },
         denied, denied, denied, 0, denied},
        {"setMember",
         [](Store &s, const Caller &c) {
             return codeOf(s.setMember(c, {PrincipalId(QStringLiteral("user:new")), Role::Viewer, true, {}}));
         },
         denied, denied, denied, 0, denied},
        {"removeMember",
         [](Store &s, const Caller &c) { return codeOf(s.removeMember(c, PrincipalId(QStringLiteral("user:new")))); }, denied,
         denied, denied, 0, denied},
        {"apiKeys", [](Store &s, const Caller &c) { return codeOf(s.apiKeys(c)); }, denied, denied, denied, 0, denied},
        {"addApiKey",
         [](Store &s, const Caller &c) {
             ApiKey key;
             key.name = QStringLiteral("ci");
             key.role = Role::Operator;
             key.expires = Instant(std::chrono::hours(24 * 365 * 200));
             return codeOf(s.addApiKey(c, key));
         },
         denied, denied, denied, 0, denied},
        {"revokeApiKey", [](Store &s, const Caller &c) { return codeOf(s.revokeApiKey(c, QStringLiteral("none"))); }, denied,
         denied, denied, unknown, denied},
        {"secretNames", [](Store &s, const Caller &c) { return codeOf(s.secretNames(c)); }, denied, 0, 0, 0, denied},
        {"setSecret", [](Store &s, const Caller &c) { return codeOf(s.setSecret(c, QStringLiteral("A"), QStringLiteral("v"))); },
         denied, denied, denied, 0, denied},
        {"removeSecret", [](Store &s, const Caller &c) { return codeOf(s.removeSecret(c, QStringLiteral("A"))); }, denied, denied,
         denied, 0, denied},
        {"bundle", [=](Store &s, const Caller &c) { return codeOf(s.bundle(c, bundle)); }, denied, unknown, 0, 0, unknown},
        {"installedBundle", [=](Store &s, const Caller &c) { return codeOf(s.bundle(c, installed)); }, denied, 0, 0, 0, 0},
        {"addBundle", [](Store &s, const Caller &c) { return codeOf(s.addBundle(c, BundleFacts{})); }, denied, 0, 0, 0, denied},
        {"plugins", [](Store &s, const Caller &c) { return codeOf(s.plugins(c)); }, 0, 0, 0, 0, denied},
        {"previewInstall", [=](Store &s, const Caller &c) { return codeOf(s.previewInstall(c, request)); }, denied, 0, 0, 0,
         denied},
        {"install", [=](Store &s, const Caller &c) { return codeOf(s.install(c, request)); }, denied, denied, denied, 0, denied},
        {"setPluginSecrets", [=](Store &s, const Caller &c) { return codeOf(s.setPluginSecrets(c, greeter, {})); }, denied,
         denied, denied, 0, denied},
        {"setArgumentBindings", [=](Store &s, const Caller &c) { return codeOf(s.setArgumentBindings(c, greeter, {})); }, denied,
         denied, denied, 0, denied},
        {"setRollout", [=](Store &s, const Caller &c) { return codeOf(s.setRollout(c, greeter, false, {})); }, denied, denied,
         denied, 0, denied},
        {"setGate", [=](Store &s, const Caller &c) { return codeOf(s.setGate(c, greeter, false, {})); }, denied, denied, denied,
         0, denied},
        {"candidates", [](Store &s, const Caller &c) { return codeOf(s.candidates(c)); }, 0, 0, 0, 0, denied},
        {"candidate", [=](Store &s, const Caller &c) { return codeOf(s.candidate(c, id)); }, 0, 0, 0, 0, denied},
        {"renewCandidate", [=](Store &s, const Caller &c) { return codeOf(s.renewCandidate(c, id, RenewRequest{holder("a")})); },
         denied, denied, 0, denied, unknown},
        {"removalImpact", [=](Store &s, const Caller &c) { return codeOf(s.removalImpact(c, id)); }, denied, denied, 0, 0,
         denied},
        {"timeline", [=](Store &s, const Caller &c) { return codeOf(s.timeline(c, id)); }, denied, denied, 0, 0, denied},
        {"checkCandidate", [=](Store &s, const Caller &c) { return codeOf(s.checkCandidate(c, check)); }, denied, 0, 0, 0,
         denied},
        {"refusals", [](Store &s, const Caller &c) { return codeOf(s.refusals(c, {})); }, 0, 0, 0, 0, denied},
        {"refusal", [=](Store &s, const Caller &c) { return codeOf(s.refusal(c, record)); }, unknown, unknown, 0, 0, unknown},
        {"refusalQueue", [](Store &s, const Caller &c) { return codeOf(s.refusalQueue(c, {})); }, 0, 0, 0, 0, denied},
        {"refusalEvidence", [=](Store &s, const Caller &c) { return codeOf(s.refusalEvidence(c, record)); }, unknown, unknown, 0,
         0, unknown},
        {"markAllSeen", [](Store &s, const Caller &c) { return codeOf(s.markAllSeen(c, {})); }, 0, 0, 0, 0, denied},
        {"markSeen", [=](Store &s, const Caller &c) { return codeOf(s.markSeen(c, record)); }, unknown, unknown, 0, 0, unknown},
        {"recheck", [=](Store &s, const Caller &c) { return codeOf(s.recheck(c, record)); }, unknown, unknown, 0, 0, unknown},
        {"audit", [](Store &s, const Caller &c) { return codeOf(s.audit(c, {})); }, denied, 0, 0, 0, denied},
        {"nodes", [](Store &s, const Caller &c) { return codeOf(s.nodes(c)); }, 0, 0, 0, 0, denied},
        {"addJoinToken", [](Store &s, const Caller &c) { return codeOf(s.addJoinToken(c, JoinToken{})); }, denied, denied, denied,
         0, denied},
        {"patchNode", [=](Store &s, const Caller &c) { return codeOf(s.patchNode(c, node, {})); }, denied, denied, denied, 0,
         denied},
        {"removeNode", [=](Store &s, const Caller &c) { return codeOf(s.removeNode(c, removable)); }, denied, denied, denied,
         unknown, denied},
        {"report", [](Store &s, const Caller &c) { return codeOf(s.report(c, {})); }, denied, denied, denied, denied, 0},
        {"assignment", [](Store &s, const Caller &c) { return codeOf(s.assignment(c, -1)); }, denied, denied, denied, denied, 0},
        {"secretValue", [=](Store &s, const Caller &c) { return codeOf(s.secretValue(c, greeter, {}, QStringLiteral("A"))); },
         denied, denied, denied, denied, unknown},
        {"changesSince", [](Store &s, const Caller &c) { return codeOf(s.changesSince(c, -1)); }, 0, 0, 0, 0, denied},
        {"removeCandidate",
         [=](Store &s, const Caller &c) {
             return codeOf(s.removeCandidate(c, id, RemoveRequest{1000000, {}, {}}));
         },
         denied, denied, int(ErrorCode::StalePrecondition), int(ErrorCode::StalePrecondition), unknown},
        {"uninstall", [=](Store &s, const Caller &c) { return codeOf(s.uninstall(c, greeter)); }, denied, denied, denied, 0,
         denied},
    };
}

void WhoMayTest::line_data()
{
    QTest::addColumn<int>("index");
    const QList<Line> all = lines();
    for (int at = 0; at < all.size(); ++at)
        QTest::newRow(all.at(at).name) << at;
}

void WhoMayTest::line()
{
    QFETCH(int, index);
    const Line line = lines().at(index);
    Store &store = m_fixture->store();
    QCOMPARE(line.ask(store, m_viewer), line.viewer);
    QCOMPARE(line.ask(store, m_other), line.other);
    QCOMPARE(line.ask(store, m_node), line.node);
    QCOMPARE(line.ask(store, m_own), line.own);
    QCOMPARE(line.ask(store, m_fixture->admin()), line.admin);
}

void WhoMayTest::R4_aTokenIsWorthNothingOnceItsBearerIsGone()
{
    StoreFixture fixture;
    const IssuedToken token
        = fixture.store().addMember(fixture.admin(), {PrincipalId(QStringLiteral("user:eve")), Role::Viewer, false, {}}).value();
    const QByteArray digest = QCryptographicHash::hash(token.token.toUtf8(), QCryptographicHash::Sha256);
    OZ0_OK(fixture.store().authenticate(digest, {}));
    fixture.clock().pass(std::chrono::hours(24 * 30));
    OZ0_FAILS(fixture.store().authenticate(digest, {}), ErrorCode::NotSignedIn);

    const IssuedToken other
        = fixture.store().addMember(fixture.admin(), {PrincipalId(QStringLiteral("user:bob")), Role::Viewer, false, {}}).value();
    const QByteArray bobs = QCryptographicHash::hash(other.token.toUtf8(), QCryptographicHash::Sha256);
    OZ0_OK(fixture.store().removeMember(fixture.admin(), PrincipalId(QStringLiteral("user:bob"))));
    OZ0_FAILS(fixture.store().authenticate(bobs, {}), ErrorCode::NotSignedIn);
    OZ0_OK(fixture.store().addMember(fixture.admin(), {PrincipalId(QStringLiteral("user:bob")), Role::Viewer, false, {}}));
    OZ0_FAILS(fixture.store().authenticate(bobs, {}), ErrorCode::NotSignedIn); // the old token does not come back with him

    const Caller node = fixture.node("gone");
    OZ0_OK(fixture.store().removeNode(fixture.admin(), NodeName(QStringLiteral("gone"))));
    OZ0_FAILS(fixture.store().report(node, {}), ErrorCode::NotFound);
}

void WhoMayTest::U18_anotherTenantIsNotThere()
{
    StoreFixture fixture;
    const TenantId other(QStringLiteral("team-a"));
    const IssuedToken token = initTenant(fixture.options(), other, PrincipalId(QStringLiteral("user:dana"))).value();
    OZ0_FAILS(initTenant(fixture.options(), other, PrincipalId(QStringLiteral("user:dana"))), ErrorCode::Conflict);
    const QByteArray digest = QCryptographicHash::hash(token.token.toUtf8(), QCryptographicHash::Sha256);
    const Result<Caller> there = fixture.store().authenticate(digest, other);
    OZ0_OK(there);
    OZ0_FAILS(fixture.store().authenticate(digest, TenantId(QStringLiteral("default"))), ErrorCode::NotFound);
    OZ0_FAILS(fixture.store().authenticate(digest, TenantId(QStringLiteral("none"))), ErrorCode::NotFound);
    const Digest bundle = fixture.bundle(fixture.admin(), manifestText("greeter", "1.0.0"));
    fixture.node("here");
    QVERIFY(!fixture.store().hasBundle(*there, bundle).value());
    QVERIFY(fixture.store().nodes(*there)->isEmpty());
    OZ0_FAILS(fixture.store().patchNode(*there, NodeName(QStringLiteral("here")), {}), ErrorCode::NotFound);
}

// The bytes were put by the admin and are no longer the installed ones.
void WhoMayTest::U18_whatOnesOwnRecordOrCandidateIsMadeOfStaysReadable()
{
    StoreFixture fixture;
    const Caller alice = fixture.member("alice", Role::Operator);
    const Caller bob = fixture.member("bob", Role::Operator);
    const Caller oscar = fixture.member("oscar", Role::Operator);
    fixture.node("dev-1", openPool("dev"));
    fixture.node("spare");
    const Digest first = fixture.bundle(fixture.admin(), manifestText("greeter", "1.0.0", plugin));
    fixture.install(manifestText("greeter", "1.0.0", plugin));
    fixture.settleAll();
    const Result<SaveAnswer> refused = fixture.store().saveCandidate(alice,
                                                                     fixture.saveRequest("greeter", first, pool("nowhere")));
    OZ0_OK(refused);
    QVERIFY(refused->refused.has_value());
    const Result<SaveAnswer> placed = fixture.store().saveCandidate(bob, fixture.saveRequest("greeter", first, pool("dev")));
    OZ0_OK(placed);
    QVERIFY(placed->candidate.has_value());
    fixture.install(manifestText("greeter", "1.0.1", plugin));
    OZ0_OK(fixture.store().bundle(alice, first));
    OZ0_OK(fixture.store().bundle(bob, first));
    OZ0_FAILS(fixture.store().bundle(oscar, first), ErrorCode::NotFound);
}

void WhoMayTest::tokensAreKeptAsTheirDigestsOnly()
{
    StoreFixture fixture;
    const IssuedToken member
        = fixture.store().addMember(fixture.admin(), {PrincipalId(QStringLiteral("user:eve")), Role::Viewer, false, {}}).value();
    const IssuedToken join = fixture.store().addJoinToken(fixture.admin(), JoinToken{}).value();
    OZ0_OK(fixture.store().setSecret(fixture.admin(), QStringLiteral("KEY"), QStringLiteral("canary-of-a-secret")));
    OZ0_OK(fixture.store().keepAnswer(fixture.admin(), QStringLiteral("k"), {QByteArray("d"), 200, member.token.toUtf8()}));
    for (const char *suffix : {"", "-wal"}) {
        QFile file(fixture.options().databaseFile + QLatin1String(suffix));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(!bytes.contains(member.token.toUtf8()));
        QVERIFY(!bytes.contains(join.token.toUtf8()));
        QVERIFY(!bytes.contains("canary-of-a-secret"));
        QVERIFY(!(QFile::permissions(file.fileName()) & (QFile::ReadGroup | QFile::ReadOther)));
    }
}

void WhoMayTest::theLastAdminStays()
{
    StoreFixture fixture;
    OZ0_FAILS(fixture.store().removeMember(fixture.admin(), fixture.admin().principal), ErrorCode::Conflict);
    OZ0_FAILS(fixture.store().setMember(fixture.admin(), {fixture.admin().principal, Role::Operator, true, {}}),
              ErrorCode::Conflict);
    fixture.member("ada", Role::Admin);
    OZ0_OK(fixture.store().setMember(fixture.admin(), {fixture.admin().principal, Role::Operator, true, {}}));
}

QTEST_GUILESS_MAIN(WhoMayTest)
#include "WhoMayTest.moc"
