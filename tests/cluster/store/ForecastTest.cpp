// What the next renewal would say, before it says it; and what a check supposes without keeping it.
#include "cluster/store/StoreFixture.h"

#include <QtTest>

using namespace oz0;
using namespace std::chrono_literals;

namespace {

const char *withSecret = "requires: {secrets: [KEY]}\n"
                         "tools:\n  - {id: greeter, server: {module: greeter.server}, functions: [{name: hello}]}\n";

QByteArray version(const char *number)
{
    return manifestText("greeter", number, withSecret);
}

/// greeter 1.0.0 with a secret is installed, alice tries 1.1.0 on an open node.
struct Cluster : StoreFixture
{
    Cluster() : alice(member("alice", Role::Operator)), keeper(node("local-1")), dev(node("dev-box-1", openPool("dev")))
    {
        if (!store().setSecret(admin(), QStringLiteral("KEY"), QStringLiteral("CANARY")))
            qFatal("no secret");
        install(version("1.0.0"));
        settleAll();
    }

    CandidateId place()
    {
        const Result<SaveAnswer> saved = save(alice, version("1.1.0"), pool("dev"));
        if (!saved || !saved->candidate)
            qFatal("%s",
                   qPrintable(saved ? codes(saved->refused->verdict.refusals).join(QLatin1Char(' ')) : said(saved.error())));
        settleAll();
        return saved->candidate->id;
    }

    Forecast forecast(const CandidateId &id) { return *store().forecast(again(alice), id); }

    Caller alice;
    Caller keeper;
    Caller dev;
};

} // namespace

class ForecastTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void R1_nothingChangedSoItGoesOn()
    {
        Cluster cluster;
        const Forecast forecast = cluster.forecast(cluster.place());
        QCOMPARE(forecast.outcome, Forecast::Outcome::GoesOn);
        QVERIFY(forecast.causes.isEmpty());
    }

    void P4_aSecretTakenAwayIsToldWithItsAdmin()
    {
        Cluster cluster;
        const CandidateId id = cluster.place();
        cluster.clock().pass(1s);
        OZ0_OK(cluster.store().setPluginSecrets(cluster.admin(), PluginName(QStringLiteral("greeter")), QStringList()));
        const Forecast forecast = cluster.forecast(id);
        QCOMPARE(forecast.outcome, Forecast::Outcome::Ends);
        QCOMPARE(codes(forecast.verdict.refusals), QStringList{QStringLiteral("secret.not_available")});
        const ForecastCause cause = forecast.causes.first();
        QCOMPARE(cause.action, QStringLiteral("plugin.secrets"));
        QCOMPARE(cause.actor, cluster.admin().principal);
        QCOMPARE(cause.at, cluster.clock().now());
        const EdgeView edge = *cluster.store().edge(cluster.again(cluster.alice), id);
        QCOMPARE(edge.secrets.first().as, QStringLiteral("withheld"));
        // What it says comes true.
        QCOMPARE(cluster.renew(cluster.alice, id)->candidate.end->code, QStringLiteral("secret.not_available"));
        QCOMPARE(cluster.forecast(id).outcome, Forecast::Outcome::Over);
    }

    void R1_aClosedNodeIsToldWithWhoClosedIt()
    {
        Cluster cluster;
        const CandidateId id = cluster.place();
        cluster.clock().pass(1s);
        NodePatch patch;
        patch.labels = Labels{{QStringLiteral("pool"), QStringLiteral("dev")}};
        OZ0_OK(cluster.store().patchNode(cluster.admin(), NodeName(QStringLiteral("dev-box-1")), patch));
        const Forecast forecast = cluster.forecast(id);
        QCOMPARE(codes(forecast.verdict.refusals), QStringList{QStringLiteral("renewal.nodes_closed")});
        QCOMPARE(forecast.causes.first().action, QStringLiteral("node.set"));
    }

    void R5_anAdminWhoIsOneNoMoreGoesOnAsAnOperator()
    {
        Cluster cluster;
        cluster.setRole(cluster.alice, Role::Admin);
        const CandidateId id = cluster.place();
        QCOMPARE(cluster.forecast(id).outcome, Forecast::Outcome::GoesOn);
        cluster.setRole(cluster.alice, Role::Operator);
        QCOMPARE(cluster.forecast(id).outcome, Forecast::Outcome::GoesOnAsOperators);
        OZ0_OK(cluster.renew(cluster.alice, id));
        QCOMPARE(cluster.forecast(id).outcome, Forecast::Outcome::GoesOn);
    }

    void R2_aRefusedReloadDoomsIt()
    {
        Cluster cluster;
        const CandidateId id = cluster.place();
        const QByteArray wider = manifestText("greeter", "1.2.0", "requires: {secrets: [KEY, MORE]}\n");
        const Result<SaveAnswer> refused = cluster.save(cluster.alice, wider, pool("dev"), "a", false);
        OZ0_OK(refused);
        QVERIFY(refused->refused);
        const Forecast forecast = cluster.forecast(id);
        QVERIFY(forecast.isDoomed);
        QCOMPARE(forecast.outcome, Forecast::Outcome::Ends);
        QVERIFY(codes(forecast.verdict.refusals).contains(QStringLiteral("secret.not_available")));
    }

    void P3_aCheckSupposesSecretsAndKeepsNothing()
    {
        Cluster cluster;
        CheckRequest request;
        request.plugin = PluginName(QStringLiteral("greeter"));
        request.digest = cluster.bundle(cluster.alice, version("1.1.0"));
        request.select = pool("dev");
        const qint64 before = *cluster.store().revision(cluster.alice.tenant);
        QVERIFY(!cluster.store().checkCandidate(cluster.alice, request)->isRefused());
        request.withoutSecrets = {QStringLiteral("KEY")};
        QCOMPARE(codes(cluster.store().checkCandidate(cluster.alice, request)->refusals),
                 QStringList{QStringLiteral("secret.not_available")});
        OZ0_OK(cluster.store().setPluginSecrets(cluster.admin(), request.plugin, QStringList()));
        request.withoutSecrets.clear();
        QVERIFY(cluster.store().checkCandidate(cluster.alice, request)->isRefused());
        request.withSecrets = {QStringLiteral("KEY")};
        QVERIFY(!cluster.store().checkCandidate(cluster.alice, request)->isRefused());
        QCOMPARE(*cluster.store().revision(cluster.alice.tenant), before + 1); // the admin's change alone
    }

    // A remedy as a question: the server judges the same bundle as if the patch were in its plugin.yaml.
    void U17_aCheckSupposesTheRemedyAndKeepsNothing()
    {
        Cluster cluster;
        CheckRequest request;
        request.plugin = PluginName(QStringLiteral("greeter"));
        const QByteArray wider = QByteArray(withSecret).replace("[KEY]", "[KEY, MORE]");
        request.digest = cluster.bundle(cluster.alice, manifestText("greeter", "1.1.0", wider.constData()));
        request.select = pool("dev");
        const qint64 before = *cluster.store().revision(cluster.alice.tenant);
        const Result<Verdict> refused = cluster.store().checkCandidate(cluster.alice, request);
        OZ0_OK(refused);
        QCOMPARE(codes(refused->refusals), QStringList{QStringLiteral("secret.not_available")});
        QVERIFY(!refused->remedy.isEmpty());
        const Result<Verdict> mended = cluster.store().checkCandidate(cluster.alice, request, refused->remedy);
        OZ0_OK(mended);
        QVERIFY(!mended->isRefused());
        QCOMPARE(mended->checks, refused->checks);
        const auto patch = [](const char *path, const QJsonValue &value) {
            return QJsonArray{QJsonObject{{QStringLiteral("op"), QStringLiteral("replace")},
                                          {QStringLiteral("path"), QLatin1String(path)},
                                          {QStringLiteral("value"), value}}};
        };
        OZ0_FAILS(cluster.store().checkCandidate(cluster.alice, request, patch("/no/such", 1)), ErrorCode::InvalidInput);
        OZ0_FAILS(cluster.store().checkCandidate(cluster.alice, request, patch("/version", QStringLiteral("none"))),
                  ErrorCode::InvalidManifest);
        OZ0_FAILS(cluster.store().checkCandidate(cluster.alice, request, patch("/name", QStringLiteral("other"))),
                  ErrorCode::InvalidManifest);
        QCOMPARE(*cluster.store().revision(cluster.alice.tenant), before);
    }

    void U20_anInstallAsPreviewedNamesWhatChangedSince()
    {
        Cluster cluster;
        InstallRequest request;
        request.plugin = PluginName(QStringLiteral("greeter"));
        request.digest = cluster.bundle(cluster.admin(), version("1.1.0"));
        const Result<Preview> preview = cluster.store().previewInstall(cluster.admin(), request);
        OZ0_OK(preview);
        request.asPreviewed = preview->parts;
        OZ0_OK(cluster.store().setSecret(cluster.admin(), QStringLiteral("MORE"), QStringLiteral("CANARY")));
        const Result<InstallAnswer> late = cluster.store().install(cluster.admin(), request);
        OZ0_FAILS(late, ErrorCode::StalePrecondition);
        QCOMPARE(late.error().details.size(), 1);
        QCOMPARE(late.error().details.first().subject, QStringLiteral("secrets"));
        QCOMPARE(cluster.auditNewestFirst().first().action, QStringLiteral("secret.set"));
        request.asPreviewed = cluster.store().previewInstall(cluster.admin(), request)->parts;
        OZ0_OK(cluster.store().install(cluster.admin(), request));
    }

    void othersMayNotLook()
    {
        Cluster cluster;
        const CandidateId id = cluster.place();
        const Caller bob = cluster.member("bob", Role::Operator);
        OZ0_FAILS(cluster.store().forecast(bob, id), ErrorCode::NotPermitted);
        OZ0_FAILS(cluster.store().edge(bob, id), ErrorCode::NotPermitted);
        OZ0_OK(cluster.store().forecast(cluster.admin(), id));
        OZ0_FAILS(cluster.store().exportTenant(cluster.alice), ErrorCode::NotPermitted);
        const QByteArray file = QJsonDocument(*cluster.store().exportTenant(cluster.admin())).toJson();
        QVERIFY(file.contains("KEY") && !file.contains("CANARY"));
    }
};

QTEST_GUILESS_MAIN(ForecastTest)
#include "ForecastTest.moc"
