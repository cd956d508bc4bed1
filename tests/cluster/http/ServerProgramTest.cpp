#include "core/client/Context.h"
#include "tests/support/RawClient.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QProcess>
#include <QSslCertificate>
#include <QSslKey>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <memory>

using namespace oz0;

namespace {

constexpr int deadline = 20000;

struct Outcome
{
    int status = -1;
    QByteArray out;
    QByteArray err;
};

QString program()
{
    return qEnvironmentVariable("OZ0_BIN_DIR") + QStringLiteral("/oz0-server");
}

Outcome run(const QStringList &arguments)
{
    QProcess process;
    process.start(program(), arguments);
    if (!process.waitForFinished(deadline))
        return {};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

bool isPrivate(const QString &file)
{
    return QFile::permissions(file) == (QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser);
}

} // namespace

/// oz0-server as a process.
class ServerProgramTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_place = m_folder->filePath(QStringLiteral("server"));
        m_contextFile = m_folder->filePath(QStringLiteral("ada.json"));
    }
    void cleanup()
    {
        if (m_server && m_server->state() != QProcess::NotRunning) {
            m_server->kill();
            m_server->waitForFinished(deadline);
        }
        m_server.reset();
        m_folder.reset();
    }

    void initMakesAServerOnce()
    {
        const Outcome made = make();
        QVERIFY2(made.status == 0, made.err.constData());
        for (const char *name : {"oz0.db", "oz0.db.key", "server.key", "server.json"})
            QVERIFY2(isPrivate(m_place + QLatin1Char('/') + QLatin1String(name)), name);
        QVERIFY(isPrivate(m_contextFile));
        const Result<Context> context = readContext(m_contextFile);
        QVERIFY2(context, context ? "" : qPrintable(context.error().message));
        QCOMPARE(context->server, QUrl(QStringLiteral("https://127.0.0.1:%1").arg(m_port)));
        QCOMPARE(context->tenant, TenantId(QStringLiteral("default")));
        QCOMPARE(context->contextClass, ContextClass::Local);
        QVERIFY(!made.out.contains(context->token.toLatin1()) && !made.err.contains(context->token.toLatin1()));

        const QByteArray key = contentOf(m_place + QStringLiteral("/server.key"));
        QFile::remove(m_contextFile);
        const Outcome again = make();
        QVERIFY(again.status != 0);
        QVERIFY(!QFile::exists(m_contextFile));
        QCOMPARE(contentOf(m_place + QStringLiteral("/server.key")), key);
    }

    void certificateIsAsTheOperationsPageSays()
    {
        QCOMPARE(make({QStringLiteral("--server-name"), QStringLiteral("oz0.example.net")}).status, 0);
        const QSslCertificate certificate(contentOf(m_place + QStringLiteral("/server.pem")), QSsl::Pem);
        QCOMPARE(certificate.publicKey().algorithm(), QSsl::Ec);
        QCOMPARE(certificate.publicKey().length(), 256);
        QCOMPARE(certificate.effectiveDate().daysTo(certificate.expiryDate()), 397);
        const auto names = certificate.subjectAlternativeNames();
        QVERIFY(names.values(QSsl::DnsEntry).contains(QStringLiteral("oz0.example.net")));
        QVERIFY(names.values(QSsl::DnsEntry).contains(QStringLiteral("localhost")));
        QVERIFY(names.values(QSsl::IpAddressEntry).contains(QStringLiteral("127.0.0.1")));
        QCOMPARE(readContext(m_contextFile)->server.host(), QStringLiteral("oz0.example.net"));
    }

    void initThatFailsLeavesNothing()
    {
        const QString nowhere = m_folder->filePath(QStringLiteral("none/ada.json"));
        const Outcome failed = run(initArguments(nowhere));
        QVERIFY(failed.status != 0);
        QVERIFY(QDir(m_folder->path()).isEmpty());
        QCOMPARE(make().status, 0);
    }

    void usageIsToldWithStatusTwo_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const auto words = [](const char *text) { return QString::fromLatin1(text).split(QLatin1Char(' '), Qt::SkipEmptyParts); };
        QTest::newRow("nothing") << QStringList();
        QTest::newRow("unknown") << words("walk");
        QTest::newRow("no admin") << words("init DIR --tenant t --context-out f");
        QTest::newRow("port 0") << words("init DIR --tenant t --admin a --context-out f --listen 127.0.0.1:0");
        QTest::newRow("host name to listen on") << words("init DIR --tenant t --admin a --context-out f --listen example.net:1");
        QTest::newRow("every address without a name")
            << words("init DIR --tenant t --admin a --context-out f --listen 0.0.0.0:7443");
        QTest::newRow("plain HTTP for all") << words(
            "init DIR --tenant t --admin a --context-out f --listen 10.0.0.1:7443 --plain-http");
        QTest::newRow("strange name") << words("init DIR --tenant t/../x --admin a --context-out f");
        QTest::newRow("class") << words("init DIR --tenant t --admin a --context-out f --class toy");
        QTest::newRow("duration") << words("run DIR --sweep soon");
        QTest::newRow("unknown option") << words("run DIR --colour");
    }
    void usageIsToldWithStatusTwo()
    {
        QFETCH(QStringList, arguments);
        arguments.replaceInStrings(QStringLiteral("DIR"), m_place);
        QCOMPARE(run(arguments).status, 2);
        QVERIFY(!QFile::exists(m_place));
    }

    void itServesOverTlsToWhoTrustsItsCertificateOnly()
    {
        QCOMPARE(make().status, 0);
        QVERIFY(startServer());
        const Context context = *readContext(m_contextFile);
        RawClient client(m_port);
        QVERIFY(client.encrypt(context.certificates));
        QCOMPARE(client.request("GET", "/v1/whoami?tenant=default", context.token.toLatin1()).status, 200);
        QCOMPARE(client.request("GET", "/v1/tenants/default/candidates", context.token.toLatin1()).status, 200);
        RawClient stranger(m_port);
        QVERIFY(!stranger.encrypt(contentOf(otherCertificate())));
        RawClient plain(m_port);
        plain.send("GET /v1/whoami HTTP/1.1\r\nHost: a\r\n\r\n");
        QCOMPARE(plain.receive().status, 0);
        RawClient old(m_port);
        QT_WARNING_PUSH
        QT_WARNING_DISABLE_DEPRECATED
        QVERIFY(!old.encrypt(context.certificates, QSsl::TlsV1_1));
        QT_WARNING_POP
        RawClient after(m_port);
        QVERIFY(after.encrypt(context.certificates));
        QCOMPARE(after.request("GET", "/healthz").status, 200);
    }

    void sigtermEndsItWithStatusZero()
    {
        QCOMPARE(make().status, 0);
        QVERIFY(startServer());
        const Context context = *readContext(m_contextFile);
        RawClient idle(m_port);
        QVERIFY(idle.encrypt(context.certificates));
        RawClient waiting(m_port);
        QVERIFY(waiting.encrypt(context.certificates));
        waiting.send(requestBytes("GET", "/v1/tenants/default/changes?since=1&wait=25", context.token.toLatin1()));
        RawClient asking(m_port);
        QVERIFY(asking.encrypt(context.certificates));
        QTRY_VERIFY(asking.request("GET", "/metrics").body.contains("\noz0_polls_waiting 1\n"));
        m_server->terminate();
        QCOMPARE(waiting.receive().status, 200);
        QVERIFY(m_server->waitForFinished(deadline));
        QCOMPARE(m_server->exitStatus(), QProcess::NormalExit);
        QCOMPARE(m_server->exitCode(), 0);
    }

    void whatWasAcknowledgedOutlivesAKill()
    {
        QCOMPARE(make().status, 0);
        QVERIFY(startServer());
        const Context context = *readContext(m_contextFile);
        {
            RawClient client(m_port);
            QVERIFY(client.encrypt(context.certificates));
            QCOMPARE(client.request("PUT", "/v1/tenants/default/secrets/K", context.token.toLatin1(), R"({"value": "v"})").status,
                     200);
        }
        m_server->kill();
        QVERIFY(m_server->waitForFinished(deadline));
        QVERIFY(startServer());
        RawClient client(m_port);
        QVERIFY(client.encrypt(context.certificates));
        QVERIFY(client.request("GET", "/v1/tenants/default/secrets", context.token.toLatin1()).body.contains("\"K\""));
    }

    void secondServerIsRefused()
    {
        QCOMPARE(make().status, 0);
        QVERIFY(startServer());
        const Outcome second = run({QStringLiteral("run"), m_place, QStringLiteral("--listen"), QStringLiteral("127.0.0.1:0")});
        QVERIFY(second.status != 0);
        QVERIFY(second.err.contains("another oz0-server"));
    }

    void takenPortIsSaid()
    {
        QCOMPARE(make().status, 0);
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress::LocalHost, m_port));
        const Outcome refused = run({QStringLiteral("run"), m_place});
        QVERIFY(refused.status != 0);
        QVERIFY(refused.err.contains("another program listens"));
    }

    void keyThatOthersCanReadStopsTheStart()
    {
        QCOMPARE(make().status, 0);
        const QString key = m_place + QStringLiteral("/server.key");
        QVERIFY(QFile::setPermissions(key, QFile::permissions(key) | QFile::ReadGroup | QFile::ReadOther));
        const Outcome refused = run({QStringLiteral("run"), m_place});
        QVERIFY(refused.status != 0);
        QVERIFY(refused.err.contains("0600"));
    }

    void certificateIsRotatedInTwoSteps()
    {
        QCOMPARE(make().status, 0);
        const Context before = *readContext(m_contextFile);
        const QStringList rotate{QStringLiteral("init"), QStringLiteral("--rotate"), m_place};
        QCOMPARE(run(rotate).status, 0);
        QVERIFY(isPrivate(m_place + QStringLiteral("/next.key")));
        QByteArray both;
        QVERIFY(startServer());
        {
            RawClient client(m_port);
            QVERIFY(client.encrypt(before.certificates));
            both = client.request("GET", "/v1/whoami", before.token.toLatin1())
                       .json()
                       .value(QLatin1String("certificates"))
                       .toString()
                       .toLatin1();
            QCOMPARE(QSslCertificate::fromData(both, QSsl::Pem).size(), 2);
        }
        m_server->terminate();
        QVERIFY(m_server->waitForFinished(deadline));
        QCOMPARE(run(rotate).status, 0);
        QVERIFY(startServer());
        RawClient late(m_port);
        QVERIFY(!late.encrypt(before.certificates));
        RawClient learned(m_port);
        QVERIFY(learned.encrypt(both));
        QCOMPARE(learned.request("GET", "/healthz").status, 200);
    }

private:
    static QByteArray contentOf(const QString &name)
    {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QStringList initArguments(const QString &contextFile)
    {
        QTcpServer free;
        free.listen(QHostAddress::LocalHost);
        m_port = free.serverPort();
        return {QStringLiteral("init"),          m_place,
                QStringLiteral("--tenant"),      QStringLiteral("default"),
                QStringLiteral("--admin"),       QStringLiteral("ada"),
                QStringLiteral("--class"),       QStringLiteral("local"),
                QStringLiteral("--context-out"), contextFile,
                QStringLiteral("--listen"),      QStringLiteral("127.0.0.1:%1").arg(m_port)};
    }

    Outcome make(const QStringList &more = {}) { return run(initArguments(m_contextFile) + more); }

    /// The certificate of another server.
    QString otherCertificate()
    {
        const QString place = m_folder->filePath(QStringLiteral("other"));
        run({QStringLiteral("init"), place, QStringLiteral("--tenant"), QStringLiteral("t"), QStringLiteral("--admin"),
             QStringLiteral("a"), QStringLiteral("--context-out"), m_folder->filePath(QStringLiteral("other.json"))});
        return place + QStringLiteral("/server.pem");
    }

    bool startServer()
    {
        const QString portFile = m_folder->filePath(QStringLiteral("port"));
        QFile::remove(portFile);
        m_server = std::make_unique<QProcess>();
        m_server->setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_server->start(program(),
                        {QStringLiteral("run"), m_place, QStringLiteral("--port-file"), portFile, QStringLiteral("--quiet")});
        return m_server->waitForStarted(deadline) && QTest::qWaitFor([&] { return QFile::exists(portFile); }, deadline)
            && contentOf(portFile).trimmed().toInt() == m_port;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QProcess> m_server;
    QString m_place;
    QString m_contextFile;
    quint16 m_port = 0;
};

QTEST_GUILESS_MAIN(ServerProgramTest)
#include "ServerProgramTest.moc"
