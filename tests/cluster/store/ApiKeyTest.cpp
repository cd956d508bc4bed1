// API keys: whose rights they carry, how they end, and what falls with them.
#include "cluster/store/StoreFixture.h"

#include <QCryptographicHash>
#include <QtTest>

using namespace oz0;

namespace {

const TenantId tenant(QStringLiteral("default"));

QByteArray sha(const QString &token)
{
    return QCryptographicHash::hash(token.toUtf8(), QCryptographicHash::Sha256);
}

struct Keys
{
    IssuedToken issue(const Caller &owner, Role role, bool content, std::chrono::seconds life = std::chrono::hours(1))
    {
        ApiKey key;
        key.name = QStringLiteral("the nightly build");
        key.role = role;
        key.content = content;
        key.expires = fixture.clock().now() + life;
        return fixture.store().addApiKey(owner, key).value();
    }
    Result<Caller> caller(const IssuedToken &key) { return fixture.store().authenticate(sha(key.token), tenant); }
    /// A candidate of greeter on dev-1, saved with the key.
    CandidateId place(const IssuedToken &key)
    {
        fixture.node("local-1");
        fixture.node("dev-1", openPool("dev"));
        fixture.settleAll();
        const Caller saver = caller(key).value();
        const Digest digest = fixture.bundle(saver, manifestText("greeter", "1.0.0"));
        return fixture.store().saveCandidate(saver, fixture.saveRequest("greeter", digest, pool("dev")))->candidate->id;
    }
    CandidatePhase phase(const CandidateId &id) { return fixture.candidate(id).phase; }

    StoreFixture fixture;
};

} // namespace

class ApiKeyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aKeyActsForItsOwnerAndSaysSo()
    {
        Keys keys;
        const IssuedToken issued = keys.issue(keys.fixture.admin(), Role::Operator, true);
        QVERIFY(issued.token.startsWith(QLatin1String("oz0k_")));
        QCOMPARE(issued.token.size(), 5 + 43); // 256 bits
        const Caller caller = keys.caller(issued).value();
        QCOMPARE(caller.principal, keys.fixture.admin().principal);
        QCOMPARE(caller.role, Role::Operator);
        QCOMPARE(caller.via, QStringLiteral("key:") + issued.id);
        QVERIFY(caller.content);
        const WhoAmI who = keys.fixture.store().whoAmI(caller).value();
        QCOMPARE(who.tokenExpires, issued.expires);
    }

    void R4_aKeyHasTheLowerOfItsOwnAndItsOwnersRightsOfNow()
    {
        Keys keys;
        const Caller dora = keys.fixture.member("dora", Role::Admin, true);
        const IssuedToken all = keys.issue(dora, Role::Admin, true);
        const IssuedToken some = keys.issue(dora, Role::Viewer, false);
        QCOMPARE(keys.caller(all)->role, Role::Admin);
        QCOMPARE(keys.caller(some)->role, Role::Viewer);
        QVERIFY(!keys.caller(some)->content);
        keys.fixture.setRole(dora, Role::Operator, false);
        QCOMPARE(keys.caller(all)->role, Role::Operator);
        QVERIFY(!keys.caller(all)->content);
        OZ0_FAILS(keys.fixture.store().members(keys.caller(all).value()), ErrorCode::NotPermitted);
        OZ0_OK(keys.fixture.store().removeMember(keys.fixture.admin(), dora.principal));
        OZ0_FAILS(keys.caller(all), ErrorCode::NotSignedIn);
        // Who comes back does not find his old keys alive.
        keys.fixture.member("dora", Role::Admin, true);
        OZ0_FAILS(keys.caller(all), ErrorCode::NotSignedIn);
    }

    void aRevokedOrExpiredKeyIsNotSignedIn()
    {
        Keys keys;
        const IssuedToken revoked = keys.issue(keys.fixture.admin(), Role::Viewer, false);
        const IssuedToken shortLived = keys.issue(keys.fixture.admin(), Role::Viewer, false, std::chrono::seconds(10));
        OZ0_OK(keys.fixture.store().revokeApiKey(keys.fixture.admin(), revoked.id));
        OZ0_FAILS(keys.caller(revoked), ErrorCode::NotSignedIn);
        OZ0_OK(keys.caller(shortLived));
        keys.fixture.clock().pass(std::chrono::seconds(10));
        OZ0_FAILS(keys.caller(shortLived), ErrorCode::NotSignedIn);
        OZ0_FAILS(keys.fixture.store().authenticate(sha(QStringLiteral("oz0k_nonsense")), tenant), ErrorCode::NotSignedIn);
    }

    void U5_revokingTwiceIsRevokingOnce()
    {
        Keys keys;
        const IssuedToken key = keys.issue(keys.fixture.admin(), Role::Viewer, false);
        OZ0_OK(keys.fixture.store().revokeApiKey(keys.fixture.admin(), key.id));
        const qsizetype entries = keys.fixture.auditActions().size();
        OZ0_OK(keys.fixture.store().revokeApiKey(keys.fixture.admin(), key.id));
        QCOMPARE(keys.fixture.auditActions().size(), entries);
        OZ0_FAILS(keys.fixture.store().revokeApiKey(keys.fixture.admin(), QStringLiteral("ffffffff")), ErrorCode::NotFound);
    }

    void U18_anotherTenantKnowsNoKeyOfThisOne()
    {
        Keys keys;
        const IssuedToken key = keys.issue(keys.fixture.admin(), Role::Admin, true);
        OZ0_FAILS(keys.fixture.store().authenticate(sha(key.token), TenantId(QStringLiteral("other"))), ErrorCode::NotFound);
        Caller stranger = keys.fixture.admin();
        stranger.tenant = TenantId(QStringLiteral("other"));
        OZ0_FAILS(keys.fixture.store().revokeApiKey(stranger, key.id), ErrorCode::NotFound);
        QVERIFY(keys.fixture.store().apiKeys(stranger).value().isEmpty());
    }

    void aKeyMakesNoKeys()
    {
        Keys keys;
        const IssuedToken key = keys.issue(keys.fixture.admin(), Role::Admin, true);
        ApiKey longer;
        longer.name = QStringLiteral("for ever");
        longer.role = Role::Admin;
        longer.expires = keys.fixture.clock().now() + std::chrono::hours(9000);
        OZ0_FAILS(keys.fixture.store().addApiKey(keys.caller(key).value(), longer), ErrorCode::NotPermitted);
    }

    void whatIsNoKeyIsNotMade_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("role");
        QTest::addColumn<int>("seconds");
        QTest::newRow("no name") << QStringLiteral("  ") << int(Role::Viewer) << 60;
        QTest::newRow("a long name") << QString(101, QLatin1Char('x')) << int(Role::Viewer) << 60;
        QTest::newRow("no role") << QStringLiteral("ci") << int(Role::None) << 60;
        QTest::newRow("dead at birth") << QStringLiteral("ci") << int(Role::Viewer) << 0;
    }
    void whatIsNoKeyIsNotMade()
    {
        QFETCH(QString, name);
        QFETCH(int, role);
        QFETCH(int, seconds);
        Keys keys;
        ApiKey key;
        key.name = name;
        key.role = Role(role);
        key.expires = keys.fixture.clock().now() + std::chrono::seconds(seconds);
        OZ0_FAILS(keys.fixture.store().addApiKey(keys.fixture.admin(), key), ErrorCode::InvalidInput);
        QVERIFY(keys.fixture.store().apiKeys(keys.fixture.admin()).value().isEmpty());
    }

    void U23_theAuditTellsWhichKeyWasUsedAndNoToken()
    {
        Keys keys;
        const IssuedToken key = keys.issue(keys.fixture.admin(), Role::Admin, true);
        OZ0_OK(keys.fixture.store().setSecret(keys.caller(key).value(), QStringLiteral("A"), QStringLiteral("v")));
        OZ0_OK(keys.fixture.store().revokeApiKey(keys.fixture.admin(), key.id));
        const QList<AuditEntry> entries = keys.fixture.auditNewestFirst();
        QCOMPARE(entries.at(0).action, QStringLiteral("api_key.revoke"));
        QCOMPARE(entries.at(0).object, QStringLiteral("api-keys/") + key.id);
        QCOMPARE(entries.at(1).action, QStringLiteral("secret.set"));
        QCOMPARE(entries.at(1).actor, keys.fixture.admin().principal);
        QCOMPARE(entries.at(1).via, QStringLiteral("key:") + key.id);
        QCOMPARE(entries.at(2).action, QStringLiteral("api_key.add"));
        for (const AuditEntry &entry : entries)
            QVERIFY(!QJsonDocument(toJson(entry)).toJson().contains(key.token.toLatin1()));
    }

    void R4_aCandidateFallsWithTheKeyThatSavedItAtItsNextRenewal()
    {
        Keys keys;
        const IssuedToken key = keys.issue(keys.fixture.admin(), Role::Operator, true);
        const CandidateId id = keys.place(key);
        QCOMPARE(keys.fixture.candidate(id).via, QStringLiteral("key:") + key.id);
        OZ0_OK(keys.fixture.store().renewCandidate(keys.caller(key).value(), id, RenewRequest{holder("a")}));
        OZ0_OK(keys.fixture.store().revokeApiKey(keys.fixture.admin(), key.id));
        QCOMPARE(keys.phase(id), CandidatePhase::Placed);
        // Its owner renews with his own session, an admin at that: the key was the saver.
        const RenewAnswer answer = keys.fixture.renew(keys.fixture.admin(), id).value();
        QVERIFY(answer.refused);
        QCOMPARE(codes(answer.refused->verdict.refusals), QStringList{QStringLiteral("renewal.key_revoked")});
        QCOMPARE(keys.phase(id), CandidatePhase::Ending);
        QCOMPARE(keys.fixture.candidate(id).end->code, QStringLiteral("renewal.key_revoked"));
    }

    void R4_theServerDecidesTheRenewalThatADeadKeyCannotAskFor_data()
    {
        QTest::addColumn<bool>("expires");
        QTest::addColumn<QString>("code");
        QTest::newRow("revoked") << false << QStringLiteral("renewal.key_revoked");
        QTest::newRow("expired") << true << QStringLiteral("renewal.key_expired");
    }
    void R4_theServerDecidesTheRenewalThatADeadKeyCannotAskFor()
    {
        QFETCH(bool, expires);
        QFETCH(QString, code);
        Keys keys;
        const IssuedToken key = keys.issue(keys.fixture.admin(), Role::Operator, true, std::chrono::seconds(expires ? 5 : 3600));
        const CandidateId id = keys.place(key); // TTL 90 s: renewed every 30 s
        if (!expires)
            OZ0_OK(keys.fixture.store().revokeApiKey(keys.fixture.admin(), key.id));
        keys.fixture.clock().pass(std::chrono::seconds(29));
        keys.fixture.heartbeat();
        OZ0_OK(keys.fixture.store().sweep());
        QCOMPARE(keys.phase(id), CandidatePhase::Placed);
        keys.fixture.clock().pass(std::chrono::seconds(1));
        OZ0_OK(keys.fixture.store().sweep());
        QCOMPARE(keys.phase(id), CandidatePhase::Ending);
        QCOMPARE(keys.fixture.candidate(id).end->code, code);
        const AuditEntry entry = keys.fixture.auditNewestFirst().first();
        QCOMPARE(entry.action, QStringLiteral("candidate.remove"));
        QCOMPARE(entry.cause, QStringLiteral("renewal"));
        QCOMPARE(entry.actor.text(), QStringLiteral("platform"));
        QVERIFY(!entry.record.isEmpty());
        OZ0_OK(keys.fixture.store().sweep());
        QCOMPARE(keys.fixture.auditNewestFirst().first().seq, entry.seq);
    }

    void R4_aCandidateSavedAgainWithoutTheKeyLivesOn()
    {
        Keys keys;
        const IssuedToken key = keys.issue(keys.fixture.admin(), Role::Operator, true);
        const CandidateId id = keys.place(key);
        OZ0_OK(keys.fixture.save(keys.fixture.admin(), manifestText("greeter", "1.0.1"), pool("dev"), "a", false));
        OZ0_OK(keys.fixture.store().revokeApiKey(keys.fixture.admin(), key.id));
        keys.fixture.clock().pass(std::chrono::seconds(40));
        keys.fixture.heartbeat();
        OZ0_OK(keys.fixture.store().sweep());
        QCOMPARE(keys.phase(id), CandidatePhase::Placed);
    }

    void aDeadKeyIsToldOfFor30Days()
    {
        Keys keys;
        const IssuedToken key = keys.issue(keys.fixture.admin(), Role::Viewer, false);
        OZ0_OK(keys.fixture.store().revokeApiKey(keys.fixture.admin(), key.id));
        const QList<ApiKey> listed = keys.fixture.store().apiKeys(keys.fixture.admin()).value();
        QCOMPARE(listed.size(), 1);
        QCOMPARE(stateOf(listed.first(), keys.fixture.clock().now()), KeyState::Revoked);
        keys.fixture.clock().pass(std::chrono::hours(24 * 29));
        OZ0_OK(keys.fixture.store().sweep());
        QCOMPARE(keys.fixture.store().apiKeys(keys.fixture.admin())->size(), 1);
        keys.fixture.clock().pass(std::chrono::hours(24 * 2));
        OZ0_OK(keys.fixture.store().sweep());
        QVERIFY(keys.fixture.store().apiKeys(keys.fixture.admin())->isEmpty());
    }
};

QTEST_GUILESS_MAIN(ApiKeyTest)
#include "ApiKeyTest.moc"
