// Which request each call makes, and how answers and refusals are read.
#include "core/client/HttpApiClient.h"
#include "core/client/ContextGate.h"
#include "core/client/RequestScope.h"
#include "core/wire/Codec.h"
#include "core/wire/Problem.h"
#include "tests/support/FakeApiClient.h"
#include "tests/support/ScriptedServer.h"

#include <QJsonDocument>
#include <QTemporaryFile>
#include <QTest>

using namespace oz0;

namespace {

template <class T>
QByteArray bytes(const T &value)
{
    return QJsonDocument(toJson(value)).toJson();
}

template <class T>
Result<T> wait(Answer<T> future)
{
    if (!QTest::qWaitFor([&future] { return future.isFinished(); }, 20000))
        return Failure(ErrorCode::Internal, QStringLiteral("the test waited in vain"));
    return future.result();
}

const CandidateId someId{QStringLiteral("59a7b4da7db9")};
const Digest someDigest{QStringLiteral("sha256:") + QString(64, QLatin1Char('a'))};

} // namespace

class HttpApiClientTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_client.reset();
        m_status = 200;
        m_body = "{}";
        m_server = std::make_unique<ScriptedServer>(
            [this](const ReceivedRequest &got) { got.socket->write(ScriptedServer::answer(m_status, m_body)); });
        Context context;
        context.server = m_server->url();
        context.tenant = TenantId(QStringLiteral("a/b"));
        context.token = QStringLiteral("token");
        m_client = std::make_unique<HttpApiClient>(context, m_gate);
    }

    void aFileComesAsItsBytesAndNoLonger()
    {
        m_body = QByteArray("a\0b\xff", 4);
        const Result<QByteArray> bytes = wait(m_client->bundleFile(m_scope, someDigest, QStringLiteral("x"), 4));
        QVERIFY(bytes);
        QCOMPARE(*bytes, m_body);
        const Result<QByteArray> tooLong = wait(m_client->bundleFile(m_scope, someDigest, QStringLiteral("x"), 3));
        QVERIFY(!tooLong);
        QCOMPARE(tooLong.error().code, ErrorCode::ProtocolViolation);
    }

    void theFilesOfABundleAreRead()
    {
        m_body = R"({"items": [{"path": "plugin.yaml", "size": 3, "sha256": "ab"}, {"path": "run", "executable": true}]})";
        const Result<QList<BundleFile>> files = wait(m_client->bundleFiles(m_scope, someDigest));
        QVERIFY(files);
        QCOMPARE(files->size(), 2);
        QCOMPARE(files->first(), (BundleFile{QStringLiteral("plugin.yaml"), 3, QStringLiteral("ab"), false}));
        QVERIFY(files->last().executable);
    }

    void numbersGoAndComeWithAllTheirDigits()
    {
        m_body = R"({"n": [10000000000000000001, 0.10000000000000000001]})";
        const Result<QJsonObject> answer = wait(m_client->call(m_scope, "GET", QStringLiteral("plugins"), {}));
        QVERIFY(answer);
        QCOMPARE(wait(m_client->call(m_scope, "POST", QStringLiteral("plugins"), *answer)).has_value(), true);
        QCOMPARE(m_server->requests().last().body, QByteArray(R"({"n":[10000000000000000001,0.10000000000000000001]})"));
    }

    void aLargeAnswerIsReadBesideTheCallersThread()
    {
        const QString whole(600 * 1024, QLatin1Char('a'));
        m_body = "{\"text\": \"" + whole.toLatin1() + "\"}";
        const Result<QJsonObject> answer = wait(m_client->call(m_scope, "GET", QStringLiteral("plugins"), {}));
        QVERIFY(answer);
        QCOMPARE(answer->value(QLatin1String("text")).toString(), whole);
        m_body.chop(1);
        const Result<QJsonObject> cut = wait(m_client->call(m_scope, "GET", QStringLiteral("plugins"), {}));
        QVERIFY(!cut);
        QCOMPARE(cut.error().code, ErrorCode::ProtocolViolation);
        // Who asked may be gone when it has been read.
        const QFuture<Result<QJsonObject>> late = m_client->call(m_scope, "GET", QStringLiteral("plugins"), {});
        QTRY_COMPARE(m_server->requests().size(), 3);
        m_client.reset();
        QTRY_VERIFY(late.isFinished());
    }

    void targets()
    {
        wait(m_client->whoAmI(m_scope)).has_value();
        wait(m_client->changes(m_scope, -1, Milliseconds(4000))).has_value();
        wait(m_client->changes(m_scope, 7, Milliseconds(25000))).has_value();
        wait(m_client->renewCandidate(m_scope, someId, {})).has_value();
        wait(m_client->saveCandidate(
                 m_scope, {PluginName(QStringLiteral("p q")), someDigest, {}, Milliseconds(90000), {}, {}, true, false}))
            .has_value();
        wait(m_client->install(m_scope, {someDigest, PluginName(QStringLiteral("p"))})).has_value();
        wait(m_client->audit(m_scope, {20, QStringLiteral("c&d"), QStringLiteral("actor:user:dana häß+"), false})).has_value();
        wait(m_client->call(m_scope, "GET", QStringLiteral("members?x=1"), {})).has_value();
        wait(m_client->call(m_scope, "GET", QStringLiteral("/readyz"), {})).has_value();
        wait(m_client->installedManifest(m_scope, PluginName(QStringLiteral("p")))).has_value();
        wait(m_client->bundleFiles(m_scope, someDigest)).has_value();
        wait(m_client->bundleFile(m_scope, someDigest, QStringLiteral("src/ä b?.py"), 1000)).has_value();
        wait(m_client->diff(m_scope, PluginName(QStringLiteral("p")), QStringLiteral("installed"),
                            QStringLiteral("candidate:59a7b4da7db9")))
            .has_value();
        const QList<QByteArray> expected{
            "GET /v1/whoami?tenant=a%2Fb",
            "GET /v1/tenants/a%2Fb/changes?since=-1&wait=0",
            "GET /v1/tenants/a%2Fb/changes?since=7&wait=25",
            "POST /v1/tenants/a%2Fb/candidates/59a7b4da7db9:renew",
            "PUT /v1/tenants/a%2Fb/plugins/p%20q/candidate",
            "POST /v1/tenants/a%2Fb/plugins/p:install",
            "GET /v1/tenants/a%2Fb/audit?limit=20&after=c%26d&filter=actor%3Auser%3Adana%20h%C3%A4%C3%9F%2B&order=oldest",
            "GET /v1/tenants/a%2Fb/members?x=1",
            "GET /readyz",
            "GET /v1/tenants/a%2Fb/plugins/p/manifest",
            "GET /v1/tenants/a%2Fb/bundles/" + someDigest.text().toLatin1() + "/files",
            "GET /v1/tenants/a%2Fb/bundles/" + someDigest.text().toLatin1() + "/files/src/%C3%A4%20b%3F.py",
            "GET /v1/tenants/a%2Fb/diff?plugin=p&from=installed&to=candidate%3A59a7b4da7db9"};
        QList<QByteArray> seen;
        for (const ReceivedRequest &got : m_server->requests())
            seen.append(got.method + ' ' + got.target);
        QCOMPARE(seen, expected);
    }

    void answersAreRead()
    {
        Candidate candidate;
        candidate.id = someId;
        candidate.ttl = Milliseconds(30000);
        m_body = bytes(candidate);
        QCOMPARE(*wait(m_client->candidate(m_scope, someId)), candidate);
    }

    void aRefusedSaveIsAnAnswer()
    {
        SaveAnswer refused;
        refused.refused.emplace();
        refused.refused->verdict.refusals = {Refusal{}};
        refused.refused->verdict.refusals.first().code = QStringLiteral("node.not_open");
        m_status = 409;
        m_body = QJsonDocument(problemJson(Error{ErrorCode::Refused, QStringLiteral("refused"), {}, {}, 0, 0}, toJson(refused)))
                     .toJson();
        const Result<SaveAnswer> answer = wait(m_client->saveCandidate(m_scope, {}));
        QVERIFY(answer.has_value());
        QCOMPARE(answer->refused->verdict.refusals.first().code, QStringLiteral("node.not_open"));
    }

    void D8_beingTakenOverIsAFailure()
    {
        m_status = 409;
        m_body = QJsonDocument(problemJson(Error{ErrorCode::TakenOver, QStringLiteral("by laptop-2"), {}, {}, 0, 0})).toJson();
        const Result<RenewAnswer> answer = wait(m_client->renewCandidate(m_scope, someId, {}));
        QCOMPARE(answer.error().code, ErrorCode::TakenOver);
        QCOMPARE(answer.error().message, QStringLiteral("by laptop-2"));
    }

    void invalidManifestKeepsLineAndColumn()
    {
        Error error{ErrorCode::InvalidManifest, QStringLiteral("a duplicate key"), QStringLiteral("/tools"), {}, 0, 0};
        error.details = {
            Error{ErrorCode::InvalidManifest, QStringLiteral("a duplicate key"), QStringLiteral("/tools"), {}, 12, 3}};
        m_status = 422;
        m_body = QJsonDocument(problemJson(error)).toJson();
        const Error got = wait(m_client->saveCandidate(m_scope, {})).error();
        QCOMPARE(got.code, ErrorCode::InvalidManifest);
        QCOMPARE(got.details.first().line, 12);
        QCOMPARE(got.details.first().column, 3);
    }

    void whatBreaksTheContract_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("no JSON") << QByteArray("hello");
        QTest::newRow("an array") << QByteArray("[]");
        QTest::newRow("no id") << QByteArray("{}");
        QTest::newRow("a word of its own") << QByteArray(R"({"id": "x", "phase": "asleep"})");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("deep") << QByteArray(5000, '[');
    }
    void whatBreaksTheContract()
    {
        QFETCH(QByteArray, body);
        m_body = body;
        QCOMPARE(wait(m_client->candidate(m_scope, someId)).error().code, ErrorCode::ProtocolViolation);
    }

    void aNewerServerMaySayMore()
    {
        m_body = R"({"id": "59a7b4da7db9", "mood": "good"})";
        QVERIFY(wait(m_client->candidate(m_scope, someId)).has_value());
    }

    void listsAreReadToTheirEnd()
    {
        m_server->setScript([](const ReceivedRequest &got) {
            Page<Node> page;
            Node node;
            const bool isFirst = !got.target.contains("after=");
            node.name = NodeName(isFirst ? QStringLiteral("a") : QStringLiteral("b"));
            page.items = {node};
            page.next = isFirst ? QStringLiteral("n 1") : QString();
            got.socket->write(ScriptedServer::answer(200, QJsonDocument(toJson(page)).toJson()));
        });
        const Result<QList<Node>> nodes = wait(m_client->nodes(m_scope));
        QVERIFY(nodes.has_value());
        QCOMPARE(nodes->size(), 2);
        QVERIFY(m_server->requests().last().target.contains("after=n%201"));
    }

    void aListWithoutAnEndIsGivenUp()
    {
        m_body = R"({"items": [], "next": "again"})";
        QCOMPARE(wait(m_client->nodes(m_scope)).error().code, ErrorCode::ProtocolViolation);
    }

    void aBundleTakenForAnotherIsAnError()
    {
        QTemporaryFile file;
        QVERIFY(file.open());
        m_body = QJsonDocument(QJsonObject{{QStringLiteral("digest"), someDigest.text()}}).toJson();
        QCOMPARE(*wait(m_client->putBundle(m_scope, someDigest, file.fileName(), {})), someDigest);
        QCOMPARE(wait(m_client->putBundle(m_scope, Digest(QStringLiteral("sha256:b")), file.fileName(), {})).error().code,
                 ErrorCode::ProtocolViolation);
    }

    void anAbortedListStaysAborted()
    {
        m_server->setScript([](const ReceivedRequest &) {});
        const auto answer = m_client->nodes(m_scope);
        QTRY_COMPARE(m_server->requests().size(), 1);
        m_scope.abort();
        QCOMPARE(wait(answer).error().code, ErrorCode::Aborted);
    }

private:
    FakeClocks m_clocks;
    ContextGate m_gate{ContextClass::Local, m_clocks};
    RequestScope m_scope;
    std::unique_ptr<ScriptedServer> m_server;
    std::unique_ptr<HttpApiClient> m_client;
    int m_status = 200;
    QByteArray m_body;
};

QTEST_GUILESS_MAIN(HttpApiClientTest)
#include "HttpApiClientTest.moc"
