#include "cluster/http/HttpServer.h"
#include "cluster/store/SqlStore.h"
#include "core/bundle/BundleWriter.h"
#include "core/manifest/DiffSummary.h"
#include "core/manifest/ManifestReader.h"
#include "tests/support/Contract.h"
#include "tests/support/RawClient.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

using namespace oz0;

namespace {

const QByteArray tenant = "/v1/tenants/default";
const QByteArray holder(32, '0');

QByteArray text(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

} // namespace

/// A whole life through the API on a real store: every answer as resources/openapi.yaml says.
class RealStoreTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const Result<Contract> contract = Contract::read();
        QVERIFY(contract);
        m_contract = *contract;
        const Result<PackedBundle> packed = packFolder(qEnvironmentVariable("OZ0_SOURCE_DIR")
                                                           + QStringLiteral("/resources/sample/greeter"),
                                                       m_folder.filePath(QStringLiteral("greeter.tar.zst")));
        QVERIFY2(packed, packed ? "" : qPrintable(packed.error().message));
        m_digest = packed->digest.text().toLatin1();
        QFile file(packed->file);
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_bundle = file.readAll();

        m_store.databaseFile = m_folder.filePath(QStringLiteral("oz0.db"));
        m_store.bundleFolder = m_folder.filePath(QStringLiteral("bundles"));
        m_store.clock = &m_clock;
        m_store.randomness = &m_randomness;
        const Result<IssuedToken> admin = initTenant(m_store, TenantId(QStringLiteral("default")),
                                                     PrincipalId(QStringLiteral("user:ada")));
        QVERIFY2(admin, admin ? "" : qPrintable(admin.error().message));
        m_admin = admin->token.toLatin1();
        startServer();
        QVERIFY(m_port != 0);
    }
    void cleanupTestCase() { m_server.reset(); }

    void aMembersAndSecrets()
    {
        QCOMPARE(ask("whoAmI", "GET", "/v1/whoami", m_admin).json().value(QLatin1String("role")).toString(),
                 QStringLiteral("admin"));
        const QJsonObject issued
            = ask("putMember", "PUT", tenant + "/members/user:otto", m_admin, R"({"role": "operator", "content": true})").json();
        m_operator = issued.value(QLatin1String("token")).toString().toLatin1();
        QVERIFY(!m_operator.isEmpty());
        const QJsonObject again
            = ask("putMember", "PUT", tenant + "/members/user:otto", m_admin, R"({"role": "operator", "content": true})").json();
        QVERIFY(again.isEmpty());
        m_viewer = ask("putMember", "PUT", tenant + "/members/user:vera", m_admin, R"({"role": "viewer"})")
                       .json()
                       .value(QLatin1String("token"))
                       .toString()
                       .toLatin1();
        m_withoutContent = ask("putMember", "PUT", tenant + "/members/user:nina", m_admin, R"({"role": "operator"})")
                               .json()
                               .value(QLatin1String("token"))
                               .toString()
                               .toLatin1();
        QCOMPARE(ask("listMembers", "GET", tenant + "/members", m_admin).json().value(QLatin1String("items")).toArray().size(),
                 4);
        ask("putSecret", "PUT", tenant + "/secrets/GREETING_KEY", m_admin, R"({"value": "a-canary-value"})");
        QCOMPARE(ask("listSecrets", "GET", tenant + "/secrets", m_admin).json().value(QLatin1String("items")).toArray().size(),
                 1);
        ask("patchTenant", "PATCH", tenant, m_admin, R"({"limits": {"taskQueues": 49}, "egressAllow": ["*"]})");
        const QJsonObject settings = ask("getTenant", "GET", tenant, m_viewer).json();
        QCOMPARE(settings.value(QLatin1String("limits")).toObject().value(QLatin1String("taskQueues")).toInt(), 49);
        QCOMPARE(settings.value(QLatin1String("limits")).toObject().value(QLatin1String("agentsAndFlows")).toInt(), 1000);
        QCOMPARE(ask("patchTenant", "PATCH", tenant, m_operator, "{}").status, 403);
    }

    void aR4_aKeyWorksUntilItIsRevokedAndIsToldOnce()
    {
        const QByteArray body = R"({"name": "nightly", "role": "operator", "content": true, "seconds": 3600})";
        const QByteArray keyed = "Idempotency-Key: make-one-key\r\n";
        const QJsonObject issued = ask("addApiKey", "POST", tenant + "/api-keys", m_admin, body, keyed).json();
        const QByteArray token = issued.value(QLatin1String("token")).toString().toLatin1();
        const QByteArray id = issued.value(QLatin1String("id")).toString().toLatin1();
        QVERIFY(token.startsWith("oz0k_"));
        const RawAnswer again = ask("addApiKey", "POST", tenant + "/api-keys", m_admin, body, keyed);
        QCOMPARE(again.status, 409);
        QVERIFY(!again.body.contains("oz0k_"));
        const QJsonObject who = ask("whoAmI", "GET", "/v1/whoami", token).json();
        QCOMPARE(who.value(QLatin1String("principal")).toString(), QStringLiteral("user:ada"));
        QCOMPARE(who.value(QLatin1String("role")).toString(), QStringLiteral("operator"));
        QCOMPARE(ask("listMembers", "GET", tenant + "/members", token).status, 403);
        QCOMPARE(ask("addApiKey", "POST", tenant + "/api-keys", token, body).status, 403);
        QCOMPARE(ask("addApiKey", "POST", tenant + "/api-keys", m_operator, body).status, 403);
        QCOMPARE(ask("listApiKeys", "GET", tenant + "/api-keys", m_operator).status, 403);
        QCOMPARE(ask("listApiKeys", "GET", "/v1/tenants/other/api-keys", m_admin).status, 404);
        QCOMPARE(ask("addApiKey", "POST", tenant + "/api-keys", m_admin, R"({"name": "x", "role": "none"})").status, 422);
        QCOMPARE(
            ask("addApiKey", "POST", tenant + "/api-keys", m_admin, R"({"name": "x", "role": "viewer", "seconds": 0})").status,
            422);
        const RawAnswer list = ask("listApiKeys", "GET", tenant + "/api-keys", m_admin);
        QCOMPARE(list.json().value(QLatin1String("items")).toArray().size(), 1);
        QVERIFY(!list.body.contains(token));
        QCOMPARE(ask("deleteApiKey", "DELETE", tenant + "/api-keys/ffffffff", m_admin).status, 404);
        QCOMPARE(ask("deleteApiKey", "DELETE", tenant + "/api-keys/" + id, m_operator).status, 403);
        QCOMPARE(ask("deleteApiKey", "DELETE", tenant + "/api-keys/" + id, m_admin).status, 200);
        QCOMPARE(ask("deleteApiKey", "DELETE", tenant + "/api-keys/" + id, m_admin).status, 200);
        QCOMPARE(ask("whoAmI", "GET", "/v1/whoami", token).status, 401);
        // The canaries: neither the key's token nor a secret's value stands anywhere but in the one answer.
        const QByteArray audit = ask("listAudit", "GET", tenant + "/audit", m_admin).body;
        const std::lock_guard lock(m_mutex);
        const QByteArrayList texts = m_log + QByteArrayList{audit};
        for (const QByteArray &text : texts) {
            QVERIFY(!text.contains(token));
            QVERIFY(!text.contains("a-canary-value"));
        }
    }

    void bBundleIsTakenInOnce()
    {
        QCOMPARE(ask("putBundle", "PUT", tenant + "/bundles/" + m_digest, m_operator, m_bundle).status, 201);
        QCOMPARE(ask("putBundle", "PUT", tenant + "/bundles/" + m_digest, m_operator, m_bundle).status, 200);
        QCOMPARE(ask("putBundle", "PUT", tenant + "/bundles/" + m_digest, m_admin, m_bundle).status, 200);
        QVERIFY(QFile::exists(m_store.bundleFolder + QLatin1Char('/') + QString::fromLatin1(m_digest.mid(7))
                              + QStringLiteral(".tar.zst")));
        const RawAnswer viewer = ask("putBundle", "PUT", tenant + "/bundles/" + m_digest, m_viewer, m_bundle);
        QCOMPARE(viewer.status, 403);
        const RawAnswer other = ask("putBundle", "PUT", tenant + "/bundles/sha256:" + QByteArray(64, 'b'), m_operator, m_bundle);
        QCOMPARE(other.status, 422);
        QCOMPARE(other.code(), QByteArray("bundle.invalid"));
        const RawAnswer cut = ask("putBundle", "PUT", tenant + "/bundles/" + m_digest, m_operator,
                                  m_bundle.left(m_bundle.size() / 2));
        QCOMPARE(cut.status, 422);
        QVERIFY(QDir(m_store.bundleFolder + QStringLiteral("/incoming")).isEmpty());
        QVERIFY(!ask("listBundleFiles", "GET", tenant + "/bundles/" + m_digest + "/files", m_operator)
                     .json()
                     .value(QLatin1String("items"))
                     .toArray()
                     .isEmpty());
        const RawAnswer manifest = ask("getBundleFile", "GET", tenant + "/bundles/" + m_digest + "/files/plugin.yaml",
                                       m_operator);
        QVERIFY(manifest.body.startsWith("name: greeter"));
        QCOMPARE(ask("getBundleFile", "GET", tenant + "/bundles/" + m_digest + "/files/src/none.py", m_operator).status, 404);
    }

    void cPreviewAndInstallAgree()
    {
        const QByteArray request = text({{QStringLiteral("digest"), QString::fromLatin1(m_digest)}});
        const QJsonObject preview = ask("previewInstall", "POST", tenant + "/plugins:preview", m_operator, request).json();
        QCOMPARE(preview.value(QLatin1String("plugin")).toString(), QStringLiteral("greeter"));
        QCOMPARE(ask("installPlugin", "POST", tenant + "/plugins/greeter:install", m_operator, request).status, 403);
        QCOMPARE(ask("installPlugin", "POST", tenant + "/plugins/other:install", m_admin, request).status, 422);
        const RawAnswer installed = ask("installPlugin", "POST", tenant + "/plugins/greeter:install", m_admin, request);
        QCOMPARE(installed.status, 200);
        QCOMPARE(installed.json().value(QLatin1String("preview")).toObject().value(QLatin1String("verdict")),
                 preview.value(QLatin1String("verdict")));
        QCOMPARE(ask("listPlugins", "GET", tenant + "/plugins", m_viewer).json().value(QLatin1String("total")).toInt(), 1);
        QVERIFY(ask("getManifest", "GET", tenant + "/plugins/greeter/manifest", m_operator).body.startsWith("name: greeter"));
        QCOMPARE(ask("putPluginSecrets", "PUT", tenant + "/plugins/greeter/secrets", m_admin, R"({"secrets": null})").status,
                 200);
        QCOMPARE(ask("putArgumentBindings", "PUT", tenant + "/plugins/greeter/argument-bindings", m_admin,
                     R"({"bindings": [{"argument": "greeter.hello.signature", "secret": "GREETING_KEY"}]})")
                     .status,
                 200);
    }

    void dNodesJoinAndReport()
    {
        for (int i = 1; i <= 2; ++i) {
            const QJsonObject issued = ask("addJoinToken", "POST", tenant + "/join-tokens", m_admin,
                                           R"({"labels": {"pool": "dev", "candidates": "allow"}})")
                                           .json();
            const QByteArray join = text(
                {{QStringLiteral("name"), QStringLiteral("node-%1").arg(i)}, {QStringLiteral("report"), report(0)}});
            const QByteArray token = issued.value(QLatin1String("token")).toString().toLatin1();
            const RawAnswer joined = ask("joinNode", "POST", "/v1/nodes:join", token, join);
            QCOMPARE(joined.status, 200);
            m_nodes[i - 1] = joined.json().value(QLatin1String("token")).toString().toLatin1();
            QCOMPARE(ask("joinNode", "POST", "/v1/nodes:join", token, join).status, 401);
        }
        const QJsonObject assignment = ask("getAssignment", "GET", "/v1/nodes/node-1/assignment?after=-1", m_nodes[0]).json();
        m_generation = assignment.value(QLatin1String("generation")).toInteger();
        QCOMPARE(assignment.value(QLatin1String("plugins")).toArray().size(), 1);
        const RawAnswer reported = ask("reportNode", "POST", "/v1/nodes/node-1:report", m_nodes[0], text(report(m_generation)));
        QCOMPARE(reported.json().value(QLatin1String("generation")).toInteger(), m_generation);
        QCOMPARE(ask("getAssignment", "GET", "/v1/nodes/node-1/assignment?after=" + QByteArray::number(m_generation), m_nodes[0])
                     .status,
                 204);
        QCOMPARE(ask("getBundle", "GET", tenant + "/bundles/" + m_digest, m_nodes[0]).body, m_bundle);
        QCOMPARE(ask("getBundle", "GET", tenant + "/bundles/" + m_digest, m_operator).status, 403);
        QCOMPARE(ask("listNodes", "GET", tenant + "/nodes", m_viewer).json().value(QLatin1String("total")).toInt(), 2);
        QCOMPARE(ask("patchNode", "PATCH", tenant + "/nodes/node-2", m_admin, R"({"labels": {"candidates": "allow"}})").status,
                 200);
    }

    void eCandidateIsSavedAndANodeWakes()
    {
        RawClient waiting(m_port);
        waiting.send(requestBytes("GET", "/v1/nodes/node-1/assignment?after=" + QByteArray::number(m_generation) + "&wait=25",
                                  m_nodes[0]));
        const RawAnswer checked = ask("checkCandidate", "POST", tenant + "/candidates:check", m_operator,
                                      text({{QStringLiteral("plugin"), QStringLiteral("greeter")},
                                            {QStringLiteral("digest"), QString::fromLatin1(m_digest)}}));
        QCOMPARE(checked.status, 200);
        const RawAnswer all = ask("whatIf", "POST", tenant + "/nodes:what-if", m_operator,
                                  text({{QStringLiteral("digest"), QString::fromLatin1(m_digest)},
                                        {QStringLiteral("as"), QStringLiteral("operator")}}));
        QCOMPARE(all.status, 200);
        QCOMPARE(all.json().value(QLatin1String("nodes")).toArray().size(), 2);
        QCOMPARE(ask("whatIf", "POST", tenant + "/nodes:what-if", m_viewer, "{}").status, 403);
        const QJsonObject request{{QStringLiteral("digest"), QString::fromLatin1(m_digest)},
                                  {QStringLiteral("select"), QJsonObject{{QStringLiteral("pool"), QStringLiteral("dev")}}},
                                  {QStringLiteral("holder"), QString::fromLatin1(holder)},
                                  {QStringLiteral("host"), QStringLiteral("laptop")},
                                  {QStringLiteral("start"), true}};
        const RawAnswer unseen = ask("saveCandidate", "PUT", tenant + "/plugins/greeter/candidate", m_withoutContent,
                                     text({{QStringLiteral("digest"), QStringLiteral("sha256:") + QString(64, QLatin1Char('c'))},
                                           {QStringLiteral("holder"), QString::fromLatin1(holder)}}));
        QCOMPARE(unseen.status, 404);
        QCOMPARE(ask("putBundle", "PUT", tenant + "/bundles/" + m_digest, m_withoutContent, m_bundle).status, 200);
        const RawAnswer refused = ask("saveCandidate", "PUT", tenant + "/plugins/greeter/candidate", m_withoutContent,
                                      text(request));
        QCOMPARE(refused.status, 409);
        QCOMPARE(
            refused.json().value(QLatin1String("refusals")).toArray().first().toObject().value(QLatin1String("rule")).toString(),
            QStringLiteral("P1"));
        const RawAnswer saved = ask("saveCandidate", "PUT", tenant + "/plugins/greeter/candidate", m_operator, text(request),
                                    "Idempotency-Key: save-1\r\n");
        QVERIFY2(saved.status == 200, saved.body.constData());
        m_candidate = saved.json().value(QLatin1String("candidate")).toObject().value(QLatin1String("id")).toString().toLatin1();
        QCOMPARE(m_candidate.size(), 12);
        const RawAnswer again = ask("saveCandidate", "PUT", tenant + "/plugins/greeter/candidate", m_operator, text(request),
                                    "Idempotency-Key: save-1\r\n");
        QCOMPARE(again.body, saved.body);
        const RawAnswer woken = waiting.receive();
        QCOMPARE(woken.status, 200);
        QVERIFY(m_contract.check(QStringLiteral("getAssignment"), woken).isEmpty());
        QCOMPARE(woken.json().value(QLatin1String("takesHomes")).toBool(), false);
        QCOMPARE(ask("listCandidates", "GET", tenant + "/candidates?filter=plugin:greeter", m_viewer)
                     .json()
                     .value(QLatin1String("total"))
                     .toInt(),
                 1);
        QCOMPARE(ask("getCandidate", "GET", tenant + "/candidates/" + m_candidate, m_viewer).status, 200);
    }

    void eV1_whatACandidateHoldsIsPreviewedWithoutAnUpload()
    {
        const QByteArray path = tenant + "/plugins:preview";
        const QByteArray request = text({{QStringLiteral("candidate"), QString::fromLatin1(m_candidate)}});
        const RawAnswer own = ask("previewInstall", "POST", path, m_operator, request);
        QVERIFY2(own.status == 200, own.body.constData());
        const QByteArray byDigest = text({{QStringLiteral("digest"), QString::fromLatin1(m_digest)}});
        QCOMPARE(own.json(), ask("previewInstall", "POST", path, m_operator, byDigest).json());
        QCOMPARE(ask("previewInstall", "POST", path, m_admin, request).status, 200);
        // As with its diff: its owner and an admin, nobody else.
        QCOMPARE(ask("previewInstall", "POST", path, m_withoutContent, request).status, 403);
        QCOMPARE(ask("previewInstall", "POST", path, m_viewer, request).status, 403);
        QCOMPARE(ask("previewInstall", "POST", path, m_admin, R"({"candidate": "ffffffffffff"})").status, 404);
        QCOMPARE(ask("previewInstall", "POST", path, m_admin, R"({"candidate": ""})").status, 422);
        const QJsonObject both{{QStringLiteral("candidate"), QString::fromLatin1(m_candidate)},
                               {QStringLiteral("digest"), QString::fromLatin1(m_digest)}};
        QCOMPARE(ask("previewInstall", "POST", path, m_admin, text(both)).status, 422);
    }

    void fSecretIsToldToTheNodeThatRunsItOnly()
    {
        const QByteArray query = "/secrets/GREETING_KEY?plugin=greeter&candidate=" + m_candidate;
        const RawAnswer told = ask("getSecretValue", "GET", "/v1/nodes/node-1" + query, m_nodes[0]);
        QCOMPARE(told.status, 200);
        QCOMPARE(told.json().value(QLatin1String("value")).toString(), QStringLiteral("a-canary-value"));
        QCOMPARE(told.headers.value("cache-control"), QByteArray("no-store"));
        QCOMPARE(ask("getSecretValue", "GET", "/v1/nodes/node-2" + query, m_nodes[1]).status, 404);
        QCOMPARE(ask("getSecretValue", "GET", "/v1/nodes/node-1" + query, m_nodes[1]).status, 404);
        QCOMPARE(ask("getSecretValue", "GET", "/v1/nodes/node-1" + query, m_admin).status, 403);
        for (const QByteArray &line : std::as_const(m_log))
            QVERIFY2(!line.contains("canary") && !line.contains(m_admin) && !line.contains(m_nodes[0]), line.constData());
    }

    void gItIsRenewedAndFollowed()
    {
        const QByteArray renewal = text({{QStringLiteral("holder"), QString::fromLatin1(holder)}});
        QCOMPARE(ask("renewCandidate", "POST", tenant + "/candidates/" + m_candidate + ":renew", m_operator, renewal).status,
                 200);
        const RawAnswer older = ask("renewCandidate", "POST", tenant + "/candidates/" + m_candidate + ":renew", m_operator,
                                    text({{QStringLiteral("holder"), QString(32, QLatin1Char('f'))}}));
        QCOMPARE(older.status, 409);
        QCOMPARE(older.code(), QByteArray("candidate.taken_over"));
        const QJsonObject changes = ask("getChanges", "GET", tenant + "/changes?since=-1", m_viewer).json();
        QVERIFY(changes.value(QLatin1String("full")).toBool());
        QVERIFY(changes.value(QLatin1String("leases")).toObject().contains(QString::fromLatin1(m_candidate)));
        const QByteArray since = QByteArray::number(changes.value(QLatin1String("to")).toInteger());
        const QJsonObject nothing = ask("getChanges", "GET", tenant + "/changes?since=" + since, m_viewer).json();
        QVERIFY(nothing.value(QLatin1String("upserts")).toObject().isEmpty());
    }

    void hRefusalsAndAudit()
    {
        const QJsonObject records = ask("listRefusals", "GET", tenant + "/refusals?limit=5", m_admin).json();
        QCOMPARE(records.value(QLatin1String("items")).toArray().size(), 1);
        const QByteArray id
            = records.value(QLatin1String("items")).toArray().first().toObject().value(QLatin1String("id")).toString().toLatin1();
        QCOMPARE(ask("getRefusal", "GET", tenant + "/refusals/" + id, m_withoutContent).status, 200);
        QCOMPARE(ask("getRefusal", "GET", tenant + "/refusals/" + id, m_operator).status, 404);
        QCOMPARE(ask("listRefusals", "GET", tenant + "/refusals?order=grouped&filter=seen:no", m_admin)
                     .json()
                     .value(QLatin1String("total"))
                     .toInt(),
                 1);
        QCOMPARE(ask("listRefusals", "GET", tenant + "/refusals?order=sideways", m_admin).status, 422);
        QCOMPARE(ask("getRefusalEvidence", "GET", tenant + "/refusals/" + id + "/evidence", m_withoutContent).status, 200);
        QCOMPARE(ask("getRefusalEvidence", "GET", tenant + "/refusals/" + id + "/evidence", m_operator).status, 404);
        QCOMPARE(ask("markRefusalSeen", "POST", tenant + "/refusals/" + id + ":seen", m_withoutContent).status, 200);
        QCOMPARE(ask("markRefusalsSeen", "POST", tenant + "/refusals:seen", m_admin, "{\"filter\":\"seen:no\"}").status, 200);
        QCOMPARE(ask("recheckRefusal", "POST", tenant + "/refusals/" + id + ":recheck", m_admin, "{}").status, 200);
        QVERIFY(ask("listAudit", "GET", tenant + "/audit?limit=3&order=oldest", m_admin)
                    .json()
                    .value(QLatin1String("items"))
                    .toArray()
                    .size()
                == 3);
        QCOMPARE(ask("listAudit", "GET", tenant + "/audit?offset=1&limit=1&order=oldest", m_admin)
                     .json()
                     .value(QLatin1String("items"))
                     .toArray()
                     .first()
                     .toObject()
                     .value(QLatin1String("seq"))
                     .toInt(),
                 2);
        QCOMPARE(ask("listAudit", "GET", tenant + "/audit?filter=since:never", m_admin).status, 422);
        const QJsonObject chain = ask("verifyAudit", "GET", tenant + "/audit:verify?limit=10000", m_admin).json();
        QCOMPARE(chain.value(QLatin1String("upTo")), chain.value(QLatin1String("head")));
        QVERIFY(!chain.contains(QLatin1String("broken")));
        QCOMPARE(ask("verifyAudit", "GET", tenant + "/audit:verify", m_operator).status, 403);
        QCOMPARE(ask("exportTenant", "GET", tenant + "/export", m_admin).json().value(QLatin1String("tenant")).toString(),
                 QLatin1String("default"));
        QCOMPARE(ask("exportTenant", "GET", tenant + "/export", m_operator).status, 403);
        QVERIFY(ask("getEdge", "GET", tenant + "/candidates/" + m_candidate + "/edge", m_operator)
                    .json()
                    .contains(QLatin1String("secrets")));
        const QJsonObject forecast = ask("getForecast", "GET", tenant + "/candidates/" + m_candidate + "/forecast", m_operator)
                                         .json();
        QCOMPARE(forecast.value(QLatin1String("outcome")).toString(), QLatin1String("goes_on"));
        QVERIFY(!ask("getTimeline", "GET", tenant + "/candidates/" + m_candidate + "/timeline", m_operator)
                     .json()
                     .value(QLatin1String("items"))
                     .toArray()
                     .isEmpty());
    }

    void hTheDiffIsTheEnginesAndForWhoMaySeeBothSides()
    {
        const QString folder = m_folder.filePath(QStringLiteral("edited"));
        QVERIFY(QDir().mkpath(folder));
        QFile source(qEnvironmentVariable("OZ0_SOURCE_DIR") + QStringLiteral("/resources/sample/greeter/plugin.yaml"));
        QVERIFY(source.open(QIODevice::ReadOnly));
        const QByteArray before = source.readAll();
        const QByteArray after = QByteArray(before).replace("version: 1.2.0", "version: 1.3.0")
            + "egress: {allow: [new.example.com]}\n";
        QFile edited(folder + QStringLiteral("/plugin.yaml"));
        QVERIFY(edited.open(QIODevice::WriteOnly));
        QCOMPARE(edited.write(after), after.size());
        edited.close();
        const Result<PackedBundle> packed = packFolder(folder, m_folder.filePath(QStringLiteral("edited.tar.zst")));
        QVERIFY(packed);
        const QByteArray digest = packed->digest.text().toLatin1();
        QFile file(packed->file);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(ask("putBundle", "PUT", tenant + "/bundles/" + digest, m_withoutContent, file.readAll()).status, 201);
        const RawAnswer refused = ask("saveCandidate", "PUT", tenant + "/plugins/greeter/candidate", m_withoutContent,
                                      text({{QStringLiteral("digest"), QString::fromLatin1(digest)},
                                            {QStringLiteral("holder"), QString::fromLatin1(holder)},
                                            {QStringLiteral("start"), true}}));
        QCOMPARE(refused.status, 409);
        const QByteArray record
            = refused.json().value(QLatin1String("refused")).toObject().value(QLatin1String("id")).toString().toLatin1();
        QVERIFY(!record.isEmpty());

        const QByteArray diff = tenant + "/diff?plugin=greeter&from=installed&to=";
        const RawAnswer own = ask("getDiff", "GET", diff + "refusal:" + record, m_withoutContent);
        QVERIFY2(own.status == 200, own.body.constData());
        const auto input = [](const QByteArray &manifest, const QString &side, const QByteArray &of) {
            return DiffInput{{side, {}, QString::fromLatin1(of), true}, readManifest(manifest).value(), manifest};
        };
        ReachFacts facts;
        facts.argumentBindings = {{QStringLiteral("greeter.hello.signature"), QStringLiteral("GREETING_KEY")}};
        const DiffSummary expected = summarise(
            PluginName(QStringLiteral("greeter")), input(before, QStringLiteral("installed"), m_digest),
            input(after, QStringLiteral("refusal:") + QString::fromLatin1(record), digest), facts);
        QCOMPARE(own.body, text(diffToJson(expected)));
        QCOMPARE(expected.counts.widens, 1);

        QCOMPARE(ask("getDiff", "GET", diff + "refusal:" + record, m_admin).body, own.body);
        QCOMPARE(ask("getDiff", "GET", diff + "refusal:" + record, m_operator).status, 404);
        QCOMPARE(ask("getDiff", "GET", diff + "candidate:" + m_candidate, m_operator).status, 200);
        QCOMPARE(ask("getDiff", "GET", diff + "candidate:" + m_candidate, m_withoutContent).status, 403);
        QCOMPARE(ask("getDiff", "GET", diff + "candidate:" + m_candidate, m_viewer).status, 403);
        QCOMPARE(ask("getDiff", "GET", diff + "candidate:000000000000", m_admin).status, 404);
        QCOMPARE(ask("getDiff", "GET", tenant + "/diff?plugin=other&from=installed&to=candidate:" + m_candidate, m_admin).status,
                 404);
        QCOMPARE(ask("getDiff", "GET", tenant + "/diff?plugin=other&from=installed&to=installed", m_admin).status, 404);
        QCOMPARE(ask("getDiff", "GET", diff + "folder", m_admin).status, 422);
        QCOMPARE(ask("getDiff", "GET", tenant + "/diff?from=installed&to=installed", m_admin).status, 422);
        QCOMPARE(ask("getBundleFile", "GET", tenant + "/bundles/" + digest + "/files/plugin.yaml", m_withoutContent).body, after);
        QCOMPARE(ask("getBundleFile", "GET", tenant + "/bundles/" + digest + "/files/plugin.yaml", m_operator).status, 404);
    }

    void iRolloutAndGate()
    {
        QCOMPARE(
            ask("setRollout", "POST", tenant + "/plugins/greeter:rollout", m_admin, R"({"running": true, "nodes": ["node-2"]})")
                .status,
            200);
        QCOMPARE(ask("setRollout", "POST", tenant + "/plugins/greeter:rollout", m_admin, R"({"running": false})").status, 200);
        QCOMPARE(
            ask("setGate", "POST", tenant + "/plugins/greeter:gate", m_admin, R"({"running": true, "nodes": ["node-2"]})").status,
            200);
        QCOMPARE(ask("setGate", "POST", tenant + "/plugins/greeter:gate", m_admin, R"({"running": false})").status, 200);
    }

    void jNothingAcknowledgedIsLostByARestart()
    {
        const QByteArray before = ask("getCandidate", "GET", tenant + "/candidates/" + m_candidate, m_admin).body;
        m_server.reset();
        startServer();
        const QJsonObject after = ask("getCandidate", "GET", tenant + "/candidates/" + m_candidate, m_admin).json();
        QCOMPARE(after.value(QLatin1String("rev")), QJsonDocument::fromJson(before).object().value(QLatin1String("rev")));
    }

    void kManyWritersShareCommits()
    {
        std::vector<std::thread> writers;
        std::atomic<int> done{0};
        for (int i = 0; i < 8; ++i) {
            writers.emplace_back([this, i, &done] {
                RawClient client(m_port);
                for (int j = 0; j < 5; ++j) {
                    const QByteArray name = "S" + QByteArray::number(i) + '_' + QByteArray::number(j);
                    done += client.request("PUT", tenant + "/secrets/" + name, m_admin, R"({"value": "v"})").status == 200 ? 1
                                                                                                                           : 0;
                }
            });
        }
        for (std::thread &writer : writers)
            writer.join();
        QCOMPARE(done.load(), 40);
        QCOMPARE(ask("listSecrets", "GET", tenant + "/secrets", m_admin).json().value(QLatin1String("items")).toArray().size(),
                 41);
    }

    void lItIsRemoved()
    {
        QCOMPARE(ask("getRemovalImpact", "GET", tenant + "/candidates/" + m_candidate + "/removal-impact", m_operator).status,
                 200);
        const RawAnswer stale = ask("removeCandidate", "POST", tenant + "/candidates/" + m_candidate + ":remove", m_admin,
                                    R"({"rev": 999})");
        QCOMPARE(stale.status, 412);
        const RawAnswer removed = ask("removeCandidate", "POST", tenant + "/candidates/" + m_candidate + ":remove", m_admin,
                                      R"({"reason": "frees the node"})");
        QCOMPARE(removed.json().value(QLatin1String("candidate")).toObject().value(QLatin1String("phase")).toString(),
                 QStringLiteral("ending"));
        QCOMPARE(ask("uninstallPlugin", "DELETE", tenant + "/plugins/greeter", m_admin).status, 200);
        QCOMPARE(ask("deleteNode", "DELETE", tenant + "/nodes/node-2", m_admin).status, 200);
        QCOMPARE(ask("deleteSecret", "DELETE", tenant + "/secrets/GREETING_KEY", m_admin).status, 200);
        QCOMPARE(ask("deleteMember", "DELETE", tenant + "/members/user:vera", m_admin).status, 200);
        QCOMPARE(ask("listCandidates", "GET", tenant + "/candidates", m_viewer).status, 401);
    }

    void zBundleFileOfAFailedCommitGoes()
    {
        QFile orphan(m_store.bundleFolder + QLatin1Char('/') + QString(64, QLatin1Char('f')) + QStringLiteral(".tar.zst"));
        QVERIFY(orphan.open(QIODevice::ReadWrite));
        QVERIFY(orphan.setFileTime(QDateTime::currentDateTimeUtc().addSecs(-2 * 3600), QFileDevice::FileModificationTime));
        orphan.close();
        QTRY_VERIFY(!orphan.exists());
    }

private:
    static QJsonObject report(qint64 generation)
    {
        return {{QStringLiteral("generation"), generation},
                {QStringLiteral("os"), QStringLiteral("linux")},
                {QStringLiteral("tier"), 1},
                {QStringLiteral("uv"), QStringLiteral("0.12.1")},
                {QStringLiteral("python"), QStringLiteral("3.11")}};
    }

    void startServer()
    {
        HttpServerOptions options;
        options.plainHttp = true;
        options.bundleFolder = m_store.bundleFolder;
        options.bundleSweep = std::chrono::milliseconds(200);
        options.facts.version = QStringLiteral("test");
        m_store.serverStart = m_clock.now();
        m_store.leases = makeLeaseBook();
        m_server = std::make_unique<HttpServer>(
            options, [store = m_store] { return openSqlStore(store); }, m_clock,
            [this](const QByteArray &line) {
                const std::lock_guard lock(m_mutex);
                m_log.append(line);
            });
        const Result<quint16> port = m_server->start();
        m_port = port ? *port : quint16(0);
    }

    /// The answer, which must be as the contract says.
    RawAnswer ask(const char *operation, const QByteArray &method, const QByteArray &target, const QByteArray &token,
                  const QByteArray &body = {}, const QByteArray &headers = {})
    {
        RawClient client(m_port);
        const RawAnswer answer = client.request(method, target, token, body, headers);
        for (const QString &complaint : m_contract.check(QLatin1String(operation), answer))
            QTest::qFail(
                qPrintable(QLatin1String(operation) + complaint + QLatin1Char(' ') + QString::fromUtf8(answer.body.left(2000))),
                __FILE__, __LINE__);
        return answer;
    }

    QTemporaryDir m_folder;
    SystemClock m_clock;
    SystemRandomness m_randomness;
    StoreOptions m_store;
    Contract m_contract;
    std::mutex m_mutex;
    QByteArrayList m_log;
    std::unique_ptr<HttpServer> m_server;
    quint16 m_port = 0;
    QByteArray m_digest;
    QByteArray m_bundle;
    QByteArray m_admin;
    QByteArray m_operator;
    QByteArray m_viewer;
    QByteArray m_withoutContent; ///< an operator
    QByteArray m_nodes[2];
    QByteArray m_candidate;
    qint64 m_generation = 0;
};

QTEST_GUILESS_MAIN(RealStoreTest)
#include "RealStoreTest.moc"
