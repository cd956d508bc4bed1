// What the transport does with a server that is slow, cut, too talkative, silly or gone.
#include "core/client/Transport.h"
#include "core/client/RequestScope.h"
#include "tests/support/ScriptedServer.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <optional>

using namespace oz0;

namespace {

Context contextFor(const QUrl &server)
{
    Context context;
    context.name = QStringLiteral("test");
    context.server = server;
    context.tenant = TenantId(QStringLiteral("default"));
    context.token = QStringLiteral("canary-token-51c1");
    return context;
}

WireRequest request(const QByteArray &method = "GET")
{
    WireRequest wire;
    wire.method = method;
    wire.path = QStringLiteral("/v1/thing");
    wire.deadline = Milliseconds(20000);
    if (method != "GET")
        wire.body = "{}";
    return wire;
}

void write(const ReceivedRequest &request, const QByteArray &bytes)
{
    if (request.socket)
        request.socket->write(bytes);
}

struct Asked
{
    explicit Asked(const QUrl &server) : transport(contextFor(server)) { }
    void send(WireRequest wire)
    {
        transport.send(scope, std::move(wire), [this](const Result<WireAnswer> &given) {
            answer = given;
            ++answers;
        });
    }
    ErrorCode code() const { return answer && !answer->has_value() ? answer->error().code : ErrorCode::Internal; }

    Transport transport;
    RequestScope scope;
    std::optional<Result<WireAnswer>> answer;
    int answers = 0;
};

} // namespace

class TransportTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void sendsWhatTheApiAsksFor()
    {
        ScriptedServer server([](const ReceivedRequest &got) { write(got, ScriptedServer::answer(200, "{\"a\":1}")); });
        Asked asked(server.url());
        WireRequest wire = request("POST");
        wire.query = QStringLiteral("since=4");
        asked.send(wire);
        QCOMPARE(asked.answers, 0); // never before it returns
        QTRY_COMPARE(asked.answers, 1);
        QVERIFY(asked.answer->has_value());
        QCOMPARE(asked.answer->value().body, QByteArray("{\"a\":1}"));
        const ReceivedRequest &got = server.requests().first();
        QCOMPARE(got.method, QByteArray("POST"));
        QCOMPARE(got.target, QByteArray("/v1/thing?since=4"));
        QCOMPARE(got.headers.value("authorization"), QByteArray("Bearer canary-token-51c1"));
        QCOMPARE(got.headers.value("accept-encoding"), QByteArray("identity"));
        QCOMPARE(got.headers.value("idempotency-key").size(), 32);
        QVERIFY(!got.headers.contains("cookie"));
    }

    void readsCarryNoIdempotencyKey()
    {
        ScriptedServer server([](const ReceivedRequest &got) { write(got, ScriptedServer::answer(200, "{}")); });
        Asked asked(server.url());
        asked.send(request());
        QTRY_COMPARE(asked.answers, 1);
        QVERIFY(!server.requests().first().headers.contains("idempotency-key"));
    }

    void aRetryCarriesTheSameKeyAndBody()
    {
        int seen = 0;
        ScriptedServer server([&seen](const ReceivedRequest &got) {
            write(got, ++seen < 3 ? ScriptedServer::answer(503, "{}") : ScriptedServer::answer(200, "{}"));
        });
        Asked asked(server.url());
        asked.send(request("PUT"));
        QTRY_COMPARE(asked.answers, 1);
        QVERIFY(asked.answer->has_value());
        QCOMPARE(server.requests().size(), 3);
        for (const ReceivedRequest &got : server.requests()) {
            QCOMPARE(got.headers.value("idempotency-key"), server.requests().first().headers.value("idempotency-key"));
            QCOMPARE(got.body, QByteArray("{}"));
        }
    }

    void aCutAnswerIsRepeatedAndThenUnreachable()
    {
        ScriptedServer server([](const ReceivedRequest &got) {
            write(got, "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{\"cut\":");
            got.socket->disconnectFromHost();
        });
        Asked asked(server.url());
        asked.send(request());
        QTRY_COMPARE(asked.answers, 1);
        QCOMPARE(asked.code(), ErrorCode::Unreachable);
        QVERIFY(server.requests().size() >= 3);
    }

    void refusalsAreNotRepeated_data()
    {
        QTest::addColumn<int>("status");
        for (const int status : {401, 403, 404, 409, 412, 413, 422, 500})
            QTest::addRow("%d", status) << status;
    }
    void refusalsAreNotRepeated()
    {
        QFETCH(int, status);
        ScriptedServer server(
            [status](const ReceivedRequest &got) { write(got, ScriptedServer::answer(status, R"({"detail": "no"})")); });
        Asked asked(server.url());
        asked.send(request("POST"));
        QTRY_COMPARE(asked.answers, 1);
        QVERIFY(!asked.answer->has_value());
        QCOMPARE(asked.answer->error().message, QStringLiteral("no"));
        QCOMPARE(server.requests().size(), 1);
    }

    void tooManyRequestsWaitsAsLongAsAsked()
    {
        int seen = 0;
        ScriptedServer server([&seen](const ReceivedRequest &got) {
            write(got, ++seen == 1 ? ScriptedServer::answer(429, "{}", "Retry-After: 1\r\n") : ScriptedServer::answer(200, "{}"));
        });
        Asked asked(server.url());
        QElapsedTimer timer;
        timer.start();
        asked.send(request());
        QTRY_COMPARE(asked.answers, 1);
        QVERIFY(asked.answer->has_value());
        QVERIFY(timer.elapsed() >= 1000);
    }

    void tooManyRequestsForLongIsTold()
    {
        ScriptedServer server(
            [](const ReceivedRequest &got) { write(got, ScriptedServer::answer(429, "{}", "Retry-After: 3600\r\n")); });
        Asked asked(server.url());
        asked.send(request());
        QTRY_COMPARE(asked.answers, 1);
        QCOMPARE(asked.code(), ErrorCode::TooManyRequests);
    }

    void silenceEndsAtTheDeadline()
    {
        ScriptedServer server([](const ReceivedRequest &) {});
        Asked asked(server.url());
        WireRequest wire = request();
        wire.deadline = Milliseconds(150);
        asked.send(wire);
        QTRY_COMPARE(asked.answers, 1);
        QCOMPARE(asked.code(), ErrorCode::TimedOut);
        QCOMPARE(server.requests().size(), 1);
    }

    void aBundleThatComesSlowlyComes()
    {
        ScriptedServer server([](const ReceivedRequest &got) {
            write(got, "HTTP/1.1 200 OK\r\nContent-Length: 8\r\n\r\n");
            for (int i = 0; i < 8; ++i)
                QTimer::singleShot(100 * (i + 1), got.socket.data(), [got] { write(got, "x"); });
        });
        Asked asked(server.url());
        WireRequest wire = request();
        wire.isBundle = true;
        wire.attempts = 1;
        wire.deadline = Milliseconds(400);
        asked.send(wire);
        QTRY_COMPARE(asked.answers, 1);
        QVERIFY(asked.answer->has_value());
        QCOMPARE(asked.answer->value().body, QByteArray(8, 'x'));
    }

    void aBundleThatStopsComingEndsAtTheDeadline()
    {
        ScriptedServer server([](const ReceivedRequest &got) { write(got, "HTTP/1.1 200 OK\r\nContent-Length: 8\r\n\r\nxxx"); });
        Asked asked(server.url());
        WireRequest wire = request();
        wire.isBundle = true;
        wire.deadline = Milliseconds(150);
        asked.send(wire);
        QTRY_COMPARE(asked.answers, 1);
        QCOMPARE(asked.code(), ErrorCode::TimedOut);
    }

    void aBundleThatWasHandedOverMayStillBeOnItsWay()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("bundle")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(64 * 1024, 'x'));
        file.close();
        ScriptedServer server([](const ReceivedRequest &got) {
            QTimer::singleShot(1000, got.socket.data(), [got] { write(got, ScriptedServer::answer(200, "{}")); });
        });
        Asked asked(server.url());
        WireRequest wire = request("PUT");
        wire.body.clear();
        wire.file = file.fileName();
        wire.attempts = 1;
        wire.deadline = Milliseconds(300);
        asked.send(wire);
        QTRY_COMPARE(asked.answers, 1);
        QVERIFY(asked.answer->has_value());
    }

    void anOversizedAnswerIsCutOff()
    {
        ScriptedServer server([](const ReceivedRequest &got) {
            write(got, "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n");
            for (int i = 0; i < 64 && got.socket; ++i)
                got.socket->write("10000\r\n" + QByteArray(0x10000, 'x') + "\r\n");
        });
        Asked asked(server.url());
        WireRequest wire = request();
        wire.mostBytes = 100000;
        asked.send(wire);
        QTRY_COMPARE(asked.answers, 1);
        QCOMPARE(asked.code(), ErrorCode::ProtocolViolation);
    }

    void nonsenseIsNoAnswer_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("no HTTP") << QByteArray("SSH-2.0-OpenSSH_9.2\r\n\r\n");
        QTest::newRow("no status") << QByteArray("HTTP/1.1 twohundred OK\r\nContent-Length: 0\r\n\r\n");
        QTest::newRow("zeros") << QByteArray(64, '\0') + "\r\n\r\n";
    }
    void nonsenseIsNoAnswer()
    {
        QFETCH(QByteArray, bytes);
        ScriptedServer server([bytes](const ReceivedRequest &got) {
            write(got, bytes);
            got.socket->disconnectFromHost();
        });
        Asked asked(server.url());
        WireRequest wire = request();
        wire.attempts = 1;
        asked.send(wire);
        QTRY_COMPARE(asked.answers, 1);
        QVERIFY(!asked.answer->has_value());
        QVERIFY(asked.code() == ErrorCode::ProtocolViolation || asked.code() == ErrorCode::Unreachable);
    }

    void aRedirectIsNotFollowed()
    {
        ScriptedServer elsewhere([](const ReceivedRequest &got) { write(got, ScriptedServer::answer(200, "{}")); });
        ScriptedServer server([&elsewhere](const ReceivedRequest &got) {
            write(got, ScriptedServer::answer(302, "", "Location: " + elsewhere.url().toEncoded() + "/\r\n"));
        });
        Asked asked(server.url());
        asked.send(request());
        QTRY_COMPARE(asked.answers, 1);
        QCOMPARE(asked.code(), ErrorCode::ProtocolViolation);
        QVERIFY(elsewhere.requests().isEmpty());
    }

    void nobodyListening()
    {
        QUrl gone;
        {
            ScriptedServer server([](const ReceivedRequest &) {});
            gone = server.url();
        }
        Asked asked(gone);
        asked.send(request());
        QTRY_COMPARE(asked.answers, 1);
        QCOMPARE(asked.code(), ErrorCode::Unreachable);
    }

    void abortAnswersAtOnceAndOnce()
    {
        ScriptedServer server([](const ReceivedRequest &) {});
        Asked asked(server.url());
        asked.send(request());
        QTRY_COMPARE(server.requests().size(), 1);
        asked.scope.abort();
        QCOMPARE(asked.answers, 1);
        QCOMPARE(asked.code(), ErrorCode::Aborted);
        asked.scope.abort();
        QCOMPARE(asked.answers, 1);
    }

    void theTransportsEndAnswersWhatRuns()
    {
        ScriptedServer server([](const ReceivedRequest &) {});
        std::optional<Result<WireAnswer>> answer;
        RequestScope scope;
        {
            Transport transport(contextFor(server.url()));
            transport.send(scope, request(), [&answer](const Result<WireAnswer> &given) { answer = given; });
            QTRY_COMPARE(server.requests().size(), 1);
        }
        QVERIFY(answer.has_value());
        QCOMPARE(answer->error().code, ErrorCode::Aborted);
    }

    void U14_theTokenIsInNoMessage()
    {
        ScriptedServer server([](const ReceivedRequest &got) {
            write(got, "nonsense\r\n\r\n");
            got.socket->disconnectFromHost();
        });
        Asked asked(server.url());
        asked.send(request());
        QTRY_COMPARE(asked.answers, 1);
        QVERIFY(!asked.answer->error().message.contains(QStringLiteral("canary")));
    }

    void aFileIsStreamedWithProgress()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("bundle")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QByteArray bytes(3 * 1024 * 1024, 'z');
        QCOMPARE(file.write(bytes), bytes.size());
        file.close();
        ScriptedServer server([](const ReceivedRequest &got) { write(got, ScriptedServer::answer(200, "{}")); });
        Asked asked(server.url());
        WireRequest wire = request("PUT");
        wire.body.clear();
        wire.file = file.fileName();
        qint64 most = 0;
        wire.progress = [&most](qint64 sent, qint64 total) {
            QVERIFY(sent >= most && sent <= total);
            most = sent;
        };
        asked.send(wire);
        QTRY_COMPARE(asked.answers, 1);
        QVERIFY(asked.answer->has_value());
        QCOMPARE(server.requests().first().body, bytes);
        QCOMPARE(most, bytes.size());
        QVERIFY(!server.requests().first().headers.contains("idempotency-key")); // the digest in the path is the key
    }

    void aFileThatIsGone()
    {
        ScriptedServer server([](const ReceivedRequest &) {});
        Asked asked(server.url());
        WireRequest wire = request("PUT");
        wire.file = QStringLiteral("/nowhere/bundle");
        asked.send(wire);
        QTRY_COMPARE(asked.answers, 1);
        QCOMPARE(asked.code(), ErrorCode::UnreadableFile);
    }
};

QTEST_GUILESS_MAIN(TransportTest)
#include "TransportTest.moc"
