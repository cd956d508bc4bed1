// U13, U20: the server and a check without it say the same, byte for byte, to whoever passes P1. A preview's `parts` and `revision` are a
// cluster's alone. That the command says just this, the end-to-end test proves.
#include "cluster/rules/CopyVerdict.h"
#include "cluster/rules/InstallPreview.h"
#include "cluster/rules/TenantFile.h"
#include "cluster/store/StoreFixture.h"
#include "core/manifest/ManifestReader.h"
#include "core/wire/CheckReport.h"
#include "tests/core/manifest/RandomManifest.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QTest>

#include <rapidcheck.h>

using namespace oz0;
using namespace oz0::test;

namespace {

const PluginName plugin(QStringLiteral("p"));

bool coin()
{
    return *rc::gen::arbitrary<bool>();
}

/// A tenant in a store, the same written as a tenant file, and a folder with a working copy.
class Both
{
public:
    Both() : random(*rc::gen::arbitrary<quint32>())
    {
        for (const char *secret : {"ONE_KEY", "TWO_KEY", "THREE_KEY"}) {
            if (coin())
                RC_ASSERT(fixture.store().setSecret(fixture.admin(), QLatin1String(secret), QStringLiteral("v")).has_value());
        }
        fixture.node("one", openPool("dev"), coin() ? 1 : 0);
        fixture.node("two", coin() ? openPool("dev") : pool("dev"));
        fixture.node("three", pool("prod"));
        caller = fixture.member("olga", coin() ? Role::Operator : Role::Admin);
        fixture.install(
            manifestText("q", "1.0.0", coin() ? "tools: [{id: t4, server: {module: q.s}}]\n" : "flows: [{name: other}]\n"));
        installed = QJsonDocument(randomManifest(random)).toJson();
        const Result<InstallAnswer> answer = fixture.store().install(fixture.admin(),
                                                                     {fixture.bundle(fixture.admin(), installed), plugin, {}});
        isInstalled = answer && !answer->refused;
        if (isInstalled && coin())
            RC_ASSERT(fixture.store().setPluginSecrets(fixture.admin(), plugin, QStringList()).has_value());
        QJsonObject copy = randomManifest(random);
        copy.insert(QStringLiteral("version"), QStringLiteral("1.1.0"));
        working = QJsonDocument(copy).toJson();
        if (coin()) {
            pyproject = coin() ? "[project]\nname = \"p\"\nversion = \"1\"\n[build-system]\nrequires = [\"setuptools\"]\n"
                                 "build-backend = \"setuptools.build_meta\"\n"
                               : "[project]\nname = \"p\"\nversion = \"1\"\n[build-system]\nrequires = "
                                 "[\"uv_build>=0.9,<0.13\"]\nbuild-backend = \"uv_build\"\n";
        }
    }

    /// The lines of the installed version are those of its own file, so the tenant file names that.
    void writeTenant()
    {
        QJsonObject tenant = fixture.store().exportTenant(fixture.admin()).value();
        QJsonObject plugins = tenant.value(QStringLiteral("plugins")).toObject();
        if (isInstalled) {
            write(QStringLiteral("installed.yaml"), installed);
            QJsonObject entry = plugins.value(plugin.text()).toObject();
            entry.insert(QStringLiteral("installed"), QStringLiteral("installed.yaml"));
            plugins.insert(plugin.text(), entry);
        }
        tenant.insert(QStringLiteral("plugins"), plugins);
        tenantFile = QJsonDocument(tenant).toJson();
    }

    /// All but the verdict, which the command and a check without a server find out by themselves.
    CheckedCopy checked(const QString &pool) const
    {
        CheckedCopy copy{plugin, QStringLiteral("1.1.0"), caller.tenant, word(caller.role) + QStringLiteral(":user:olga"), {},
                         {}};
        if (pool == QLatin1String("dev"))
            copy.nodes = {NodeName(QStringLiteral("one")), NodeName(QStringLiteral("two"))};
        else if (pool == QLatin1String("prod"))
            copy.nodes = {NodeName(QStringLiteral("three"))};
        return copy;
    }
    Digest bundle() { return fixture.bundle(caller, working, pyproject); }

    StoreFixture fixture;
    QRandomGenerator random;
    QTemporaryDir folder;
    Caller caller;
    bool isInstalled = false;
    QByteArray installed;
    QByteArray working;
    QByteArray pyproject;
    QByteArray tenantFile;

private:
    void write(const QString &name, const QByteArray &text)
    {
        const QString at = folder.filePath(name);
        QDir().mkpath(QFileInfo(at).path());
        QFile file(at);
        RC_ASSERT(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }
};

} // namespace

class SameAnswerTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void U13_U20_aServersCheckAndOneWithoutItAreTheSameBytes();
    void U13_U20_aServersPreviewAndOneWithoutItAreTheSameBytes();
    void U20_previewAndInstallAgreeOnTheServer();
};

void SameAnswerTest::U13_U20_aServersCheckAndOneWithoutItAreTheSameBytes()
{
    int refused = 0;
    int passed = 0;
    QVERIFY(rc::check([&] {
        Both both;
        both.writeTenant();
        const QString wanted = *rc::gen::element(QStringLiteral("dev"), QStringLiteral("prod"), QStringLiteral("none"));
        const Result<Verdict> server = both.fixture.store().checkCandidate(
            both.caller, {plugin, both.bundle(), {{QStringLiteral("pool"), wanted}}, {}, {}, {}, {}});
        RC_ASSERT(server.has_value());
        (server->isRefused() ? refused : passed) += 1;
        const Result<TenantSnapshot> tenant = readTenantFile(both.tenantFile, both.folder.path());
        RC_ASSERT(tenant.has_value());
        Question question;
        question.asker = {PrincipalId(QStringLiteral("user:olga")), both.caller.role, true};
        question.workingCopy = *readManifest(both.working);
        question.select = {{QStringLiteral("pool"), wanted}};
        CheckedCopy offline = both.checked(wanted);
        const std::optional<QByteArray> project = both.pyproject.isEmpty() ? std::nullopt : std::optional(both.pyproject);
        offline.verdict = copyVerdict(
            *tenant, question, {project, {}}, [](const NodeName &) { return NodePrograms(); }, true);
        RC_ASSERT(nodesSelected(*tenant, question.select) == offline.nodes);
        // What the command makes of the server's answer: it is read from the wire, and written as any.
        const Result<Verdict> read = decode<Verdict>(toJson(*server), UnknownKeys::Reject);
        RC_ASSERT(read.has_value());
        CheckedCopy online = both.checked(wanted);
        online.verdict = *read;
        RC_ASSERT(checkReport(online).text().toStdString() == checkReport(offline).text().toStdString());
    }));
    qInfo("%d refused, %d passed", refused, passed);
    QVERIFY(refused > 0 && passed > 0);
}

void SameAnswerTest::U13_U20_aServersPreviewAndOneWithoutItAreTheSameBytes()
{
    QVERIFY(rc::check([&] {
        Both both;
        both.writeTenant();
        Result<Preview> server = both.fixture.store().previewInstall(both.caller, {both.bundle(), plugin, {}});
        RC_ASSERT(server.has_value());
        const Result<TenantSnapshot> tenant = readTenantFile(both.tenantFile, both.folder.path());
        RC_ASSERT(tenant.has_value());
        Question question;
        question.workingCopy = *readManifest(both.working);
        question.digest = server->digest;
        const Preview offline = previewOf(*tenant, question);
        server->parts.clear();
        server->revision = 0;
        RC_ASSERT(previewReport(*server, both.caller.tenant).text().toStdString()
                  == previewReport(offline, tenant->tenant).text().toStdString());
    }));
}

void SameAnswerTest::U20_previewAndInstallAgreeOnTheServer()
{
    int refused = 0;
    int passed = 0;
    QVERIFY(rc::check([&] {
        Both both;
        Store &store = both.fixture.store();
        const Digest digest = both.bundle();
        const Preview preview = store.previewInstall(both.fixture.admin(), {digest, plugin, {}}).value();
        const Result<InstallAnswer> install = store.install(both.fixture.admin(), {digest, plugin, preview.parts});
        RC_ASSERT(install.has_value());
        RC_ASSERT(install->preview == preview);
        RC_ASSERT(install->refused.has_value() == preview.verdict.isRefused());
        (install->refused ? refused : passed) += 1;
        if (install->refused)
            RC_ASSERT(install->refused->verdict == preview.verdict);
        else
            RC_ASSERT(store.previewInstall(both.fixture.admin(), {digest, plugin, {}}).value().installedVersion
                      == QStringLiteral("1.1.0"));
    }));
    qInfo("%d refused, %d passed", refused, passed);
    QVERIFY(refused > 0 && passed > 0);
}

QTEST_GUILESS_MAIN(SameAnswerTest)
#include "SameAnswerTest.moc"
