// Which context files are used, and what is said of the others: never the token.
#include "core/client/Context.h"
#include "tests/support/TestCertificate.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace oz0;

namespace {

const QString canary = QStringLiteral("oz0k_canary51c1");

QString everyText(const Error &error)
{
    QString all = error.message + error.subject;
    for (const Error &detail : error.details)
        all += everyText(detail);
    return all;
}

} // namespace

class ContextTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { m_certificate = makeTestCertificate("server").certificate; }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_CONFIG_HOME", m_folder->path().toUtf8());
        qunsetenv("OZ0_CONTEXT");
    }

    void writtenIsReadBack()
    {
        Context context = sample();
        const QString file = m_folder->filePath(QStringLiteral("a/context.json"));
        QVERIFY(writeContext(context, file).has_value());
        QCOMPARE(int(QFile::permissions(file) & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther)),
                 0);
        const Result<Context> back = readContext(file);
        QVERIFY2(back.has_value(), back ? "" : qPrintable(back.error().message));
        context.file = file;
        QCOMPARE(*back, context);
    }

    void writingReplacesAFileOfLooserRights()
    {
        const QString file = write({});
        QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther));
        QVERIFY(writeContext(sample(), file).has_value());
        QVERIFY(readContext(file).has_value());
    }

    void absentClassIsProduction()
    {
        QCOMPARE(readContext(write({{"class", QJsonValue::Undefined}}))->contextClass, ContextClass::Production);
    }

    void keychainInsteadOfAToken()
    {
        const Result<Context> context = readContext(
            write({{"token", QJsonValue::Undefined}, {"tokenIn", QStringLiteral("keychain")}}));
        QVERIFY(context.has_value());
        QVERIFY(context->tokenInKeychain);
        QVERIFY(context->token.isEmpty());
    }

    void othersMayNotReadIt_data()
    {
        QTest::addColumn<int>("more");
        QTest::newRow("group reads") << int(QFile::ReadGroup);
        QTest::newRow("group writes") << int(QFile::WriteGroup);
        QTest::newRow("others read") << int(QFile::ReadOther);
        QTest::newRow("others execute") << int(QFile::ExeOther);
    }
    void othersMayNotReadIt()
    {
        QFETCH(int, more);
        const QString file = write({});
        QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::Permissions(more)));
        const Result<Context> context = readContext(file);
        QVERIFY(!context.has_value());
        QCOMPARE(context.error().code, ErrorCode::InvalidContext);
        QCOMPARE(context.error().subject, file);
    }

    void whatIsRefused_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QJsonValue>("value");
        const auto row = [](const char *name, const char *key, const QJsonValue &value) {
            QTest::newRow(name) << QString::fromLatin1(key) << value;
        };
        row("schema of tomorrow", "schema", 2);
        row("no schema", "schema", QJsonValue::Undefined);
        row("schema as text", "schema", QStringLiteral("1"));
        row("http elsewhere", "server", QStringLiteral("http://oz0.example.com"));
        row("http to a name that only begins so", "server", QStringLiteral("http://localhost.example.com"));
        row("ftp", "server", QStringLiteral("ftp://127.0.0.1"));
        row("password in the URL", "server", QStringLiteral("https://me:%1@oz0.example.com").arg(canary));
        row("a path", "server", QStringLiteral("https://oz0.example.com/v1"));
        row("a query", "server", QStringLiteral("https://oz0.example.com?token=%1").arg(canary));
        row("no host", "server", QStringLiteral("https://"));
        row("no server", "server", QJsonValue::Undefined);
        row("no certificate", "certificates", QJsonValue::Undefined);
        row("nonsense for a certificate", "certificates", QStringLiteral("-----BEGIN NONSENSE-----"));
        row("token with a line break", "token", canary + QStringLiteral("\r\nHost: evil"));
        row("token with a space", "token", canary + QStringLiteral(" x"));
        row("empty token", "token", QString(QLatin1String("")));
        row("token as number", "token", 5);
        row("no token", "token", QJsonValue::Undefined);
        row("token twice", "tokenIn", QStringLiteral("keychain"));
        row("token elsewhere", "tokenIn", QStringLiteral("a drawer"));
        row("no tenant", "tenant", QJsonValue::Undefined);
        row("a class of its own", "class", QStringLiteral("playground"));
    }
    void whatIsRefused()
    {
        QFETCH(QString, key);
        QFETCH(QJsonValue, value);
        const QByteArray name = key.toLatin1();
        const Result<Context> context = readContext(write({{name.constData(), value}}));
        QVERIFY(!context.has_value());
        QCOMPARE(context.error().code, ErrorCode::InvalidContext);
        QVERIFY2(everyText(context.error()).contains(key), qPrintable(everyText(context.error())));
        QVERIFY(!everyText(context.error()).contains(canary));
    }

    void plainHttpOnLoopbackIsFine()
    {
        for (const char *server : {"http://127.0.0.1:8080", "http://[::1]:8080", "http://localhost:8080/"})
            QVERIFY2(readContext(write({{"server", QString::fromLatin1(server)}, {"certificates", QJsonValue::Undefined}}))
                         .has_value(),
                     server);
    }

    void noJsonAndTooMuch()
    {
        const QString file = m_folder->filePath(QStringLiteral("x"));
        for (const QByteArray &bytes :
             {QByteArray(), QByteArray("[]"), QByteArray("{\"schema\": 1"), QByteArray(300 * 1024, ' ')}) {
            writeBytes(file, bytes);
            QCOMPARE(readContext(file).error().code, ErrorCode::InvalidContext);
        }
        QCOMPARE(readContext(m_folder->filePath(QStringLiteral("nowhere"))).error().code, ErrorCode::UnreadableFile);
        QCOMPARE(readContext(m_folder->path()).error().subject, m_folder->path());
    }

    void allAreListedAlsoTheBrokenOnes()
    {
        QVERIFY(writeContext(sample(), contextsFolder() + QStringLiteral("/b/context.json")).has_value());
        QVERIFY(writeContext(sample(), contextsFolder() + QStringLiteral("/a/context.json")).has_value());
        QVERIFY(QDir().mkpath(contextsFolder() + QStringLiteral("/c")));
        writeBytes(contextsFolder() + QStringLiteral("/c/context.json"), "{}");
        const QList<Result<Context>> all = allContexts();
        QCOMPARE(all.size(), 3);
        QVERIFY(all.at(0).has_value() && all.at(1).has_value() && !all.at(2).has_value());
        QVERIFY(all.at(0)->file.contains(QStringLiteral("/a/")));
    }

    void D1_serverMustBeTheContexts()
    {
        const QString file = write({});
        QVERIFY(chooseContext(QStringLiteral("https://oz0.example.com:8443"), file).has_value());
        QVERIFY(chooseContext(QStringLiteral("https://OZ0.example.com:8443/"), file).has_value());
        for (const char *other : {"https://oz0.example.com", "https://other.example.com:8443", "http://oz0.example.com:8443"})
            QCOMPARE(chooseContext(QString::fromLatin1(other), file).error().code, ErrorCode::InvalidContext);
    }

    void D1_serverMayBeAContextFile() { QVERIFY(chooseContext(write({}), {}).has_value()); }

    void D1_theEnvironmentNamesOne()
    {
        qputenv("OZ0_CONTEXT", write({}).toUtf8());
        QVERIFY(chooseContext({}, {}).has_value());
        QVERIFY(!chooseContext(QStringLiteral("https://other.example.com"), {}).has_value());
    }

    void theOnlyContextIsUsed()
    {
        QCOMPARE(chooseContext({}, {}).error().code, ErrorCode::InvalidContext);
        QVERIFY(writeContext(sample(), contextsFolder() + QStringLiteral("/one/context.json")).has_value());
        QVERIFY(chooseContext({}, {}).has_value());
        QVERIFY(writeContext(sample(), contextsFolder() + QStringLiteral("/two/context.json")).has_value());
        QCOMPARE(chooseContext({}, {}).error().code, ErrorCode::InvalidContext);
    }

private:
    Context sample() const
    {
        Context context;
        context.name = QStringLiteral("prod");
        context.server = QUrl(QStringLiteral("https://oz0.example.com:8443"));
        context.certificates = m_certificate;
        context.tenant = TenantId(QStringLiteral("default"));
        context.contextClass = ContextClass::Test;
        context.token = canary;
        return context;
    }

    QString write(const QList<std::pair<const char *, QJsonValue>> &changes) const
    {
        QJsonObject object{{QStringLiteral("schema"), 1},
                           {QStringLiteral("name"), QStringLiteral("prod")},
                           {QStringLiteral("server"), QStringLiteral("https://oz0.example.com:8443")},
                           {QStringLiteral("certificates"), QString::fromUtf8(m_certificate)},
                           {QStringLiteral("tenant"), QStringLiteral("default")},
                           {QStringLiteral("class"), QStringLiteral("test")},
                           {QStringLiteral("token"), canary}};
        for (const auto &[key, value] : changes) {
            if (value.isUndefined())
                object.remove(QLatin1String(key));
            else
                object.insert(QLatin1String(key), value);
        }
        const QString file = m_folder->filePath(QStringLiteral("context.json"));
        writeBytes(file, QJsonDocument(object).toJson());
        return file;
    }

    static void writeBytes(const QString &path, const QByteArray &bytes)
    {
        QFile::remove(path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
        file.write(bytes);
    }

    QByteArray m_certificate;
    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(ContextTest)
#include "ContextTest.moc"
