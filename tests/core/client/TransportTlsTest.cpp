// Exactly the context's certificates are trusted, for exactly the names in them, while they are valid.
#include "core/client/RequestScope.h"
#include "core/client/TlsProblem.h"
#include "core/client/Transport.h"
#include "tests/support/ScriptedServer.h"

#include <QSslCertificate>
#include <QTest>

#include <optional>

using namespace oz0;

namespace {

Result<WireAnswer> ask(const ScriptedServer &server, const QByteArray &trusted, const QString &host = QStringLiteral("127.0.0.1"))
{
    Context context;
    context.server = server.url(host);
    context.certificates = trusted;
    context.token = QStringLiteral("canary-token-51c1");
    Transport transport(context);
    RequestScope scope;
    std::optional<Result<WireAnswer>> answer;
    WireRequest request;
    request.method = "GET";
    request.path = QStringLiteral("/v1/whoami");
    transport.send(scope, request, [&answer](const Result<WireAnswer> &given) { answer = given; });
    if (!QTest::qWaitFor([&answer] { return answer.has_value(); }, 20000))
        return Failure(ErrorCode::Internal, QStringLiteral("the test waited in vain"));
    return *answer;
}

ScriptedServer::Script polite()
{
    return [](const ReceivedRequest &request) { request.socket->write(ScriptedServer::answer(200, "{}")); };
}

} // namespace

class TransportTlsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void trustsTheContextsCertificate()
    {
        const TestCertificate certificate = makeTestCertificate("server");
        ScriptedServer server(polite(), certificate);
        const Result<WireAnswer> answer = ask(server, certificate.certificate);
        QVERIFY2(answer.has_value(), answer ? "" : qPrintable(answer.error().message));
        QVERIFY(ask(server, certificate.certificate, QStringLiteral("localhost")).has_value());
    }

    void trustsTheNextOneToo()
    {
        const TestCertificate now = makeTestCertificate("server");
        const TestCertificate next = makeTestCertificate("server");
        ScriptedServer rotated(polite(), next);
        QVERIFY(ask(rotated, now.certificate + next.certificate).has_value());
    }

    void anotherCertificateIsRejectedAndNamed()
    {
        const TestCertificate expected = makeTestCertificate("server");
        const TestCertificate shown = makeTestCertificate("somebody else");
        ScriptedServer server(polite(), shown);
        const Result<WireAnswer> answer = ask(server, expected.certificate);
        QVERIFY(!answer.has_value());
        QCOMPARE(answer.error().code, ErrorCode::TlsRejected);
        QVERIFY(answer.error().message.contains(QStringLiteral("somebody else")));
        QVERIFY(answer.error().message.contains(fingerprint(QSslCertificate(shown.certificate))));
        QVERIFY(answer.error().message.contains(fingerprint(QSslCertificate(expected.certificate))));
        QVERIFY(!answer.error().message.contains(QStringLiteral("canary")));
        QVERIFY(server.requests().isEmpty());
    }

    void anExpiredCertificateIsRejected()
    {
        const TestCertificate certificate = makeTestCertificate("server", "IP:127.0.0.1", -7200, -3600);
        ScriptedServer server(polite(), certificate);
        const Result<WireAnswer> answer = ask(server, certificate.certificate);
        QVERIFY(!answer.has_value());
        QCOMPARE(answer.error().code, ErrorCode::TlsRejected);
        QVERIFY(answer.error().message.contains(QStringLiteral("expired")));
        QVERIFY(server.requests().isEmpty());
    }

    void aCertificateOfTomorrowIsRejected()
    {
        const TestCertificate certificate = makeTestCertificate("server", "IP:127.0.0.1", 3600, 7200);
        ScriptedServer server(polite(), certificate);
        QCOMPARE(ask(server, certificate.certificate).error().code, ErrorCode::TlsRejected);
    }

    void theHostNameIsChecked()
    {
        const TestCertificate certificate = makeTestCertificate("server", "DNS:oz0.example.com");
        ScriptedServer server(polite(), certificate);
        const Result<WireAnswer> answer = ask(server, certificate.certificate);
        QVERIFY(!answer.has_value());
        QCOMPARE(answer.error().code, ErrorCode::TlsRejected);
        QVERIFY(server.requests().isEmpty());
    }

    void noCertificateTrustsNobody()
    {
        ScriptedServer server(polite(), makeTestCertificate("server"));
        QCOMPARE(ask(server, {}).error().code, ErrorCode::TlsRejected);
    }
};

QTEST_GUILESS_MAIN(TransportTlsTest)
#include "TransportTlsTest.moc"
