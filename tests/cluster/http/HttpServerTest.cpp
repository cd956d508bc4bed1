#include "tests/support/RawClient.h"
#include "tests/support/ServerFixture.h"

#include <QDir>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSemaphore>
#include <QTest>

using namespace oz0;

namespace {

const QByteArray tenant = "/v1/tenants/default";
const QByteArray digest = "sha256:" + QByteArray(64, 'a');
const QByteArray save = R"({"digest": ")" + digest + R"(", "holder": "0123456789abcdef0123456789abcdef", "start": true})";

} // namespace

/// What a client that is malformed, oversized, slow, a stranger or twice there gets; after each the server must still serve.
class HttpServerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<ServerFixture>();
        m_fixture->options.times.head = Milliseconds(300);
        m_fixture->options.times.bodyIdle = Milliseconds(300);
        m_fixture->options.times.idle = Milliseconds(300);
        m_fixture->options.times.stop = Milliseconds(2000);
        m_port = m_fixture->start();
        QVERIFY(m_port != 0);
    }
    void cleanup()
    {
        if (!QTest::currentTestFailed()) {
            RawClient client(m_port);
            QCOMPARE(client.request("GET", "/healthz").status, 200);
        }
        m_fixture.reset();
    }

    void answerCarriesRevisionAndRequestId()
    {
        RawClient client(m_port);
        const RawAnswer answer = client.request("GET", tenant + "/candidates", "viewer");
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.headers.value("oz0-revision"), QByteArray("1"));
        QCOMPARE(answer.headers.value("x-request-id").size(), 16);
        QCOMPARE(answer.json().value(QLatin1String("revision")).toInt(), 1);
        QTRY_COMPARE(m_fixture->log().size(), 1);
        QVERIFY(m_fixture->log().first().contains("id=" + answer.headers.value("x-request-id")));
    }

    void refusedRequestChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("code");
        const QByteArray invalid = "input.invalid";
        const QByteArray huge(1024 * 1024 + 1, ' ');
        const auto raw = [](const QByteArray &lines) { return QByteArray(lines).replace('\n', "\r\n"); };
        QTest::newRow("no HTTP") << raw("hello\n\n") << 400 << invalid;
        QTest::newRow("TLS at the plain port")
            << QByteArray("\x16\x03\x01\x00\xf4\x01\x00\x00\xf0\x03\x03\r\n\r\n", 15) << 400 << invalid;
        QTest::newRow("HTTP/2") << raw("PRI * HTTP/2.0\n\nSM\n\n") << 505 << invalid;
        QTest::newRow("no Host") << raw("GET /v1/whoami HTTP/1.1\n\n") << 400 << invalid;
        QTest::newRow("two Hosts") << raw("GET /v1/whoami HTTP/1.1\nHost: a\nHost: b\n\n") << 400 << invalid;
        QTest::newRow("two tokens") << requestBytes("GET", "/v1/whoami", "admin", {}, "Authorization: Bearer viewer\r\n") << 400
                                    << invalid;
        QTest::newRow("length twice") << raw("PUT " + tenant
                                             + "/secrets/K HTTP/1.1\nHost: a\nContent-Length: 2\nContent-Length: 2\n\n{}")
                                      << 400 << invalid;
        QTest::newRow("two lengths") << raw("PUT " + tenant
                                            + "/secrets/K HTTP/1.1\nHost: a\nContent-Length: 2\nContent-Length: 3\n\n{}")
                                     << 400 << invalid;
        QTest::newRow("length and chunks") << raw(
            "PUT " + tenant + "/secrets/K HTTP/1.1\nHost: a\nContent-Length: 2\nTransfer-Encoding: chunked\n\n0\n\n")
                                           << 400 << invalid;
        QTest::newRow("strange coding") << raw("PUT " + tenant
                                               + "/secrets/K HTTP/1.1\nHost: a\nTransfer-Encoding: gzip, chunked\n\n0\n\n")
                                        << 501 << invalid;
        QTest::newRow("negative length") << raw("PUT " + tenant + "/secrets/K HTTP/1.1\nHost: a\nContent-Length: -1\n\n") << 400
                                         << invalid;
        QTest::newRow("method") << requestBytes("BREW", "/v1/whoami", "admin") << 405 << invalid;
        QTest::newRow("expectation") << requestBytes("PUT", tenant + "/secrets/K", "admin", "{}", "Expect: wonders\r\n") << 417
                                     << invalid;
        QTest::newRow("huge header") << requestBytes("GET", "/v1/whoami", "admin", {},
                                                     "X-Long: " + QByteArray(20000, 'x') + "\r\n")
                                     << 431 << QByteArray("input.too_large");
        QTest::newRow("long target") << requestBytes("GET", "/v1/whoami?tenant=" + QByteArray(9000, 'x'), "admin") << 414
                                     << QByteArray("input.too_large");
        QTest::newRow("climbs") << requestBytes("GET", "/v1/tenants/../../etc/passwd", "admin") << 400 << invalid;
        QTest::newRow("climbs escaped") << requestBytes("GET", tenant + "/bundles/" + digest + "/files/%2e%2e/oz0.db", "operator")
                                        << 400 << invalid;
        QTest::newRow("nowhere") << requestBytes("GET", "/v1/nothing", "admin") << 404 << QByteArray("not_found");
        QTest::newRow("wrong method") << requestBytes("DELETE", tenant + "/candidates", "admin") << 405 << invalid;
        QTest::newRow("no token") << requestBytes("GET", tenant + "/candidates") << 401 << QByteArray("access.not_signed_in");
        QTest::newRow("other scheme") << requestBytes("GET", tenant + "/candidates", {}, {}, "Authorization: Basic YTpi\r\n")
                                      << 401 << QByteArray("access.not_signed_in");
        QTest::newRow("unknown token") << requestBytes("GET", tenant + "/candidates", "nobody") << 401
                                       << QByteArray("access.not_signed_in");
        QTest::newRow("unknown token with a body")
            << requestBytes("PUT", tenant + "/secrets/K", "nobody", "{}") << 401 << QByteArray("access.not_signed_in");
        QTest::newRow("wrong role") << requestBytes("PUT", tenant + "/secrets/K", "operator", R"({"value": "v"})") << 403
                                    << QByteArray("access.not_permitted");
        QTest::newRow("another tenant") << requestBytes("GET", "/v1/tenants/other/candidates", "admin") << 404
                                        << QByteArray("not_found");
        QTest::newRow("another node") << requestBytes("GET", "/v1/nodes/local-2/assignment", "node") << 404
                                      << QByteArray("not_found");
        QTest::newRow("node as a person") << requestBytes("GET", tenant + "/candidates", "node") << 403
                                          << QByteArray("access.not_permitted");
        QTest::newRow("no JSON") << requestBytes("PUT", tenant + "/secrets/K", "admin", "{\n  oops") << 422 << invalid;
        QTest::newRow("no object") << requestBytes("PUT", tenant + "/secrets/K", "admin", "[]") << 422 << invalid;
        QTest::newRow("unknown key") << requestBytes("PUT", tenant + "/secrets/K", "admin", R"({"value": "v", "more": 1})") << 422
                                     << invalid;
        QTest::newRow("missing key") << requestBytes("PUT", tenant + "/secrets/K", "admin", "{ }") << 422 << invalid;
        QTest::newRow("bad name") << requestBytes("PUT", tenant + "/secrets/%C3%A4", "admin", R"({"value": "v"})") << 422
                                  << invalid;
        QTest::newRow("other type") << raw(
            "PUT " + tenant
            + "/secrets/K HTTP/1.1\nHost: a\nAuthorization: Bearer admin\nContent-Type: text/xml\nContent-Length: 2\n\n{}")
                                    << 415 << invalid;
        QTest::newRow("body where none belongs") << requestBytes("GET", tenant + "/candidates", "admin", "{}") << 400 << invalid;
        QTest::newRow("huge body") << requestBytes("PUT", tenant + "/secrets/K", "admin", huge) << 413
                                   << QByteArray("input.too_large");
        QTest::newRow("huge chunks") << requestBytes("PUT", tenant + "/secrets/K", "admin", {}, "Transfer-Encoding: chunked\r\n")
                + QByteArray::number(huge.size(), 16) + "\r\n"
                + huge << 413 << QByteArray("input.too_large");
        QTest::newRow("bad chunks") << requestBytes("PUT", tenant + "/secrets/K", "admin", {}, "Transfer-Encoding: chunked\r\n")
                + "zz\r\n" << 400 << invalid;
        QTest::newRow("unknown query") << requestBytes("GET", tenant + "/candidates?colour=red", "admin") << 422 << invalid;
        QTest::newRow("no since") << requestBytes("GET", tenant + "/changes", "admin") << 422 << invalid;
        QTest::newRow("since no number") << requestBytes("GET", tenant + "/changes?since=now", "admin") << 422 << invalid;
        QTest::newRow("since too low") << requestBytes("GET", tenant + "/changes?since=-2", "admin") << 422 << invalid;
        QTest::newRow("since too high") << requestBytes("GET", tenant + "/changes?since=99999999999999999999", "admin") << 422
                                        << invalid;
        QTest::newRow("wait too long") << requestBytes("GET", tenant + "/changes?since=1&wait=26", "admin") << 422 << invalid;
        QTest::newRow("wait negative") << requestBytes("GET", tenant + "/changes?since=1&wait=-1", "admin") << 422 << invalid;
        QTest::newRow("limit zero") << requestBytes("GET", tenant + "/candidates?limit=0", "admin") << 422 << invalid;
        QTest::newRow("huge cursor") << requestBytes("GET", tenant + "/candidates?after=" + QByteArray(600, 'A'), "admin") << 422
                                     << invalid;
        QTest::newRow("strange cursor") << requestBytes("GET", tenant + "/candidates?after=%24%24", "admin") << 422 << invalid;
        QTest::newRow("digest") << requestBytes("GET", tenant + "/bundles/sha256:12/files", "operator") << 422 << invalid;
        QTest::newRow("long idempotency key") << requestBytes("PUT", tenant + "/secrets/K", "admin", R"({"value": "v"})",
                                                              "Idempotency-Key: " + QByteArray(129, 'k') + "\r\n")
                                              << 422 << invalid;
        QTest::newRow("no bundle") << requestBytes("PUT", tenant + "/bundles/" + digest, "operator", "this is no zstd") << 422
                                   << QByteArray("bundle.invalid");
        QTest::newRow("huge bundle") << requestBytes("PUT", tenant + "/bundles/" + digest, "operator", {},
                                                     "Content-Length: 67108865\r\n")
                                     << 413 << QByteArray("input.too_large");
    }
    void refusedRequestChangesNothing()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, status);
        QFETCH(QByteArray, code);
        RawClient client(m_port);
        client.send(bytes);
        const RawAnswer answer = client.receive();
        QCOMPARE(answer.status, status);
        QCOMPARE(answer.headers.value("content-type"), QByteArray("application/problem+json"));
        QCOMPARE(answer.code(), code);
        QCOMPARE(answer.json().value(QLatin1String("status")).toInt(), status);
        QCOMPARE(m_fixture->world.revision, 1);
        for (const QByteArray &line : m_fixture->log())
            QVERIFY2(!line.contains("Bearer") && !line.contains("admin") && !line.contains('?'), line.constData());
    }

    void allComplaintsAreToldWithTheirPlaces()
    {
        RawClient client(m_port);
        const RawAnswer answer = client.request("PUT", tenant + "/plugins/p/candidate", "operator",
                                                R"({"digest": "x", "ttl": "long", "more": 1})");
        QCOMPARE(answer.status, 422);
        QStringList pointers;
        for (const QJsonValue &error : answer.json().value(QLatin1String("errors")).toArray())
            pointers.append(error.toObject().value(QLatin1String("pointer")).toString());
        pointers.sort();
        QCOMPARE(
            pointers,
            QStringList({QStringLiteral("/digest"), QStringLiteral("/holder"), QStringLiteral("/more"), QStringLiteral("/ttl")}));
    }

    void brokenJsonNamesLineAndColumn()
    {
        RawClient client(m_port);
        const RawAnswer answer = client.request("PUT", tenant + "/secrets/K", "admin", "{\n  oops");
        const QJsonObject error = answer.json().value(QLatin1String("errors")).toArray().first().toObject();
        QCOMPARE(error.value(QLatin1String("line")).toInt(), 2);
        QVERIFY(error.value(QLatin1String("column")).toInt() >= 3);
    }

    void slowHeaderIsAnsweredAndClosed()
    {
        RawClient client(m_port);
        client.send("GET /v1/whoami HTTP/1.1\r\nHost: a\r\nX-Drip:");
        const RawAnswer answer = client.receive();
        QCOMPARE(answer.status, 408);
        QCOMPARE(answer.code(), QByteArray("request.timed_out"));
        QVERIFY(client.waitForEnd());
    }

    void headerThatDripsDoesNotLastLonger()
    {
        RawClient client(m_port);
        QElapsedTimer timer;
        timer.start();
        client.send("GET /v1/whoami HTTP/1.1\r\nHost: a\r\nX-Drip: ");
        while (client.isConnected() && timer.elapsed() < 5000) {
            client.send("x");
            QTest::qWait(20);
        }
        QVERIFY(timer.elapsed() < 3000);
    }

    void slowBodyIsAnsweredAndClosed()
    {
        RawClient client(m_port);
        client.send(requestBytes("PUT", tenant + "/secrets/K", "admin", {}, "Content-Length: 20\r\n") + "{\"val");
        const RawAnswer answer = client.receive();
        QCOMPARE(answer.status, 408);
        QVERIFY(client.waitForEnd());
        QCOMPARE(m_fixture->world.revision, 1);
    }

    void bodyThatDripsDoesNotLastLonger()
    {
        RawClient client(m_port);
        QElapsedTimer timer;
        timer.start();
        client.send(requestBytes("PUT", tenant + "/secrets/K", "admin", {}, "Content-Length: 500\r\n"));
        while (client.isConnected() && timer.elapsed() < 5000) {
            client.send(" ");
            QTest::qWait(20);
        }
        QVERIFY(timer.elapsed() < 3000);
        QCOMPARE(m_fixture->world.revision, 1);
    }

    void cutBodyChangesNothing()
    {
        {
            RawClient client(m_port);
            client.send(requestBytes("PUT", tenant + "/secrets/K", "admin", {}, "Content-Length: 20\r\n") + "{\"value\"");
        }
        QTRY_VERIFY(!m_fixture->log().isEmpty());
        QVERIFY(m_fixture->log().first().contains("status=400"));
        QCOMPARE(m_fixture->world.revision, 1);
    }

    void idleConnectionIsClosedSilently()
    {
        RawClient client(m_port);
        QCOMPARE(client.request("GET", tenant + "/candidates", "viewer").status, 200);
        QVERIFY(client.waitForEnd());
        RawClient silent(m_port);
        QVERIFY(silent.waitForEnd());
    }

    void pipelinedRequestsAreAnsweredInTheirOrder()
    {
        RawClient client(m_port);
        client.send(requestBytes("GET", tenant + "/candidates", "viewer")
                    + requestBytes("PUT", tenant + "/secrets/K", "admin", R"({"value": "v"})")
                    + requestBytes("GET", "/v1/nothing", "viewer") + requestBytes("GET", "/healthz"));
        QCOMPARE(client.receive().status, 200);
        const RawAnswer put = client.receive();
        QCOMPARE(put.status, 200);
        QCOMPARE(put.headers.value("oz0-revision"), QByteArray("2"));
        QCOMPARE(client.receive().status, 404);
        QCOMPARE(client.receive().body, QByteArray("ok\n"));
    }

    void headIsGetWithoutItsBody()
    {
        RawClient client(m_port);
        const RawAnswer get = client.request("GET", tenant + "/candidates", "viewer");
        const RawAnswer head = client.request("HEAD", tenant + "/candidates", "viewer");
        QCOMPARE(head.status, 200);
        QCOMPARE(head.headers.value("content-length"), get.headers.value("content-length"));
        QCOMPARE(client.request("GET", "/healthz").status, 200);
    }

    void continueIsSaidBeforeABodyThatIsWanted()
    {
        RawClient client(m_port);
        const QByteArray body = R"({"value": "v"})";
        client.send(requestBytes("PUT", tenant + "/secrets/K", "admin", {},
                                 "Expect: 100-continue\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n"));
        QCOMPARE(client.receive().status, 100);
        client.send(body);
        QCOMPARE(client.receive().status, 200);
    }

    void continueIsNotSaidToAStranger()
    {
        RawClient client(m_port);
        client.send(requestBytes("PUT", tenant + "/secrets/K", "nobody", {}, "Expect: 100-continue\r\nContent-Length: 14\r\n"));
        QCOMPARE(client.receive().status, 401);
        QVERIFY(client.waitForEnd());
    }

    void chunkedBodyIsTakenIn()
    {
        RawClient client(m_port);
        client.send(requestBytes("PUT", tenant + "/secrets/K", "admin", {}, "Transfer-Encoding: chunked\r\n")
                    + "9\r\n{\"value\":\r\n5\r\n \"v\"}\r\n0\r\n\r\n");
        QCOMPARE(client.receive().status, 200);
    }

    void refusedSaveIsAProblemWithTheWholeAnswer()
    {
        RawClient client(m_port);
        const RawAnswer answer = client.request("PUT", tenant + "/plugins/refused/candidate", "viewer", save);
        QCOMPARE(answer.status, 409);
        QCOMPARE(answer.code(), QByteArray("refused"));
        QCOMPARE(
            answer.json().value(QLatin1String("refusals")).toArray().first().toObject().value(QLatin1String("code")).toString(),
            QStringLiteral("permission.role"));
        QVERIFY(answer.json().contains(QLatin1String("refused")));
        QVERIFY(answer.json().contains(QLatin1String("revision")));
    }

    void longSaveIsJudgedWhileAnotherWrites()
    {
        QSemaphore judging;
        QSemaphore gate;
        {
            const std::lock_guard lock(m_fixture->world.mutex);
            m_fixture->world.onCall = [&](const QString &call) {
                if (call == QLatin1String("gather")) {
                    judging.release();
                    gate.acquire();
                }
            };
        }
        const QByteArray key = "Idempotency-Key: long\r\n";
        RawClient client(m_port);
        client.send(requestBytes("PUT", tenant + "/plugins/long/candidate", "operator", save, key));
        QVERIFY(judging.tryAcquire(1, 5000));
        RawClient other(m_port);
        QCOMPARE(other.request("PUT", tenant + "/plugins/short/candidate", "operator", save).status, 200);
        QCOMPARE(m_fixture->world.callsSoFar().count(QStringLiteral("saveCandidate")), 1);
        gate.release();
        QCOMPARE(client.receive().status, 200);
        QCOMPARE(m_fixture->world.callsSoFar().count(QStringLiteral("saveCandidate")), 2);
        QCOMPARE(m_fixture->world.callsSoFar().count(QStringLiteral("asksElsewhere")), 1);
        QCOMPARE(m_fixture->world.kept.size(), 1);
        const std::lock_guard lock(m_fixture->world.mutex);
        m_fixture->world.onCall = {};
    }

    void repeatedRequestIsDoneOnceAndAnsweredTheSame()
    {
        RawClient client(m_port);
        const QByteArray key = "Idempotency-Key: one\r\n";
        const RawAnswer first = client.request("PUT", tenant + "/plugins/p/candidate", "operator", save, key);
        const RawAnswer second = client.request("PUT", tenant + "/plugins/p/candidate", "operator", save, key);
        QCOMPARE(first.status, 200);
        QCOMPARE(second.status, 200);
        QCOMPARE(second.body, first.body);
        QCOMPARE(m_fixture->world.callsSoFar().count(QStringLiteral("saveCandidate")), 1);
        const RawAnswer other = client.request("PUT", tenant + "/plugins/q/candidate", "operator", save, key);
        QCOMPARE(other.status, 422);
        QCOMPARE(other.code(), QByteArray("idempotency.mismatch"));
        QCOMPARE(client.request("PUT", tenant + "/plugins/p/candidate", "admin", save, key).status, 200);
        QCOMPARE(m_fixture->world.callsSoFar().count(QStringLiteral("saveCandidate")), 2);
    }

    void repeatedRequestForATokenIsNotToldItAgain()
    {
        RawClient client(m_port);
        const QByteArray key = "Idempotency-Key: two\r\n";
        const RawAnswer first = client.request("POST", tenant + "/join-tokens", "admin", R"({"uses": 2})", key);
        QCOMPARE(first.json().value(QLatin1String("token")).toString(), QStringLiteral("a join token"));
        const RawAnswer second = client.request("POST", tenant + "/join-tokens", "admin", R"({"uses": 2})", key);
        QCOMPARE(second.status, 409);
        QVERIFY(!second.body.contains("a join token"));
        for (const KeptAnswer &kept : m_fixture->world.kept)
            QVERIFY(!kept.body.contains("a join token"));
    }

    void endedCandidateIsExplained()
    {
        Candidate candidate;
        candidate.id = CandidateId(QStringLiteral("59a7b4da7db9"));
        candidate.phase = CandidatePhase::Ended;
        candidate.end = CandidateEnd{QStringLiteral("expired"), {}, {}, {}};
        m_fixture->world.candidates.append(candidate);
        RawClient client(m_port);
        const RawAnswer answer = client.request("POST", tenant + "/candidates/59a7b4da7db9:renew", "operator",
                                                R"({"holder": "0123456789abcdef0123456789abcdef"})");
        QCOMPARE(answer.status, 409);
        QCOMPARE(answer.code(), QByteArray("candidate.ended"));
        QCOMPARE(answer.json().value(QLatin1String("end")).toObject().value(QLatin1String("code")).toString(),
                 QStringLiteral("expired"));
        const RawAnswer stale = client.request("POST", tenant + "/candidates/59a7b4da7db9:remove", "operator", R"({"rev": 7})");
        QCOMPARE(stale.status, 412);
        QCOMPARE(stale.json().value(QLatin1String("candidate")).toObject().value(QLatin1String("id")).toString(),
                 QStringLiteral("59a7b4da7db9"));
    }

    void failedCommitIsToldToEveryWriterAndInNoDetail()
    {
        m_fixture->world.failsCommit = true;
        RawClient client(m_port);
        const RawAnswer answer = client.request("PUT", tenant + "/secrets/K", "admin", R"({"value": "v"})");
        QCOMPARE(answer.status, 500);
        QCOMPARE(answer.code(), QByteArray("store.failed"));
        QVERIFY(!answer.body.contains("disk"));
        QTRY_VERIFY(!m_fixture->log().isEmpty() && m_fixture->log().last().contains("the disk is full"));
    }

    void diskThatTakesNoBundleIsNamedInTheLog()
    {
        QVERIFY(QDir(m_fixture->options.bundleFolder + QStringLiteral("/incoming")).removeRecursively());
        RawClient client(m_port);
        const RawAnswer answer = client.request("PUT", tenant + "/bundles/" + digest, "operator", "bytes");
        QCOMPARE(answer.status, 500);
        QVERIFY(!answer.body.contains("file"));
        QTRY_VERIFY(!m_fixture->log().isEmpty() && m_fixture->log().last().contains("a file for the bundle cannot be made"));
    }

    void statusHasATitleOfItsOwn_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("title");
        QTest::newRow("414") << 414 << QStringLiteral("The target is too long");
        QTest::newRow("418") << 418 << QStringLiteral("The request cannot be answered");
        QTest::newRow("500") << 500 << QStringLiteral("The server failed");
        QTest::newRow("501") << 501 << QStringLiteral("Not implemented");
        QTest::newRow("505") << 505 << QStringLiteral("This version of HTTP is not spoken");
        QTest::newRow("599") << 599 << QStringLiteral("The server failed");
    }
    void statusHasATitleOfItsOwn()
    {
        QFETCH(int, status);
        const Answer answer = problemAnswer(Error{ErrorCode::InvalidInput, QStringLiteral("no"), {}, {}, 0, 0}, status);
        QTEST(QJsonDocument::fromJson(answer.body)[QLatin1String("title")].toString(), "title");
    }

    void foreignExceptionIsA500AndTheConnectionGoesOn()
    {
        RawClient client(m_port);
        QCOMPARE(client.request("PUT", tenant + "/plugins/breaks/candidate", "operator", save).status, 500);
        QCOMPARE(client.request("GET", tenant + "/candidates", "viewer").status, 200);
    }

    void listsArePagedByKey()
    {
        for (const char *id : {"cc", "aa", "bb"}) {
            Candidate candidate;
            candidate.id = CandidateId(QLatin1String(id));
            candidate.plugin = PluginName(QStringLiteral("plugin-%1").arg(QLatin1String(id)));
            m_fixture->world.candidates.append(candidate);
        }
        RawClient client(m_port);
        const QJsonObject first = client.request("GET", tenant + "/candidates?limit=2", "viewer").json();
        QCOMPARE(first.value(QLatin1String("total")).toInt(), 3);
        QCOMPARE(first.value(QLatin1String("items")).toArray().size(), 2);
        QCOMPARE(first.value(QLatin1String("items")).toArray().first().toObject().value(QLatin1String("id")).toString(),
                 QStringLiteral("aa"));
        const QByteArray next = first.value(QLatin1String("next")).toString().toLatin1();
        const QJsonObject second = client.request("GET", tenant + "/candidates?limit=2&after=" + next, "viewer").json();
        QCOMPARE(second.value(QLatin1String("items")).toArray().size(), 1);
        QCOMPARE(second.value(QLatin1String("items")).toArray().first().toObject().value(QLatin1String("id")).toString(),
                 QStringLiteral("cc"));
        QCOMPARE(second.value(QLatin1String("next")).toString(), QString());
        const QJsonObject filtered = client.request("GET", tenant + "/candidates?filter=plugin:plugin-bb", "viewer").json();
        QCOMPARE(filtered.value(QLatin1String("total")).toInt(), 1);
        QCOMPARE(filtered.value(QLatin1String("items")).toArray().first().toObject().value(QLatin1String("id")).toString(),
                 QStringLiteral("bb"));
    }

    void metricsCountWhatWasAnswered()
    {
        RawClient client(m_port);
        client.request("GET", tenant + "/candidates", "viewer");
        const QByteArray text = client.request("GET", "/metrics").body;
        QVERIFY2(text.contains("oz0_requests_total{operation=\"listCandidates\",status=\"200\"} 1"), text.constData());
        QCOMPARE(client.request("GET", "/readyz").status, 200);
    }

private:
    std::unique_ptr<ServerFixture> m_fixture;
    quint16 m_port = 0;
};

QTEST_GUILESS_MAIN(HttpServerTest)
#include "HttpServerTest.moc"
