// The checks without a cluster: exit statuses, one JSON object on each of them, and the same bytes for the same input.
#include "app/oz0/VerdictText.h"
#include "cluster/rules/RuleBook.h"
#include "tests/oz0/Said.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace oz0;
using namespace oz0::test;

namespace {

constexpr char plugin[] = "name: my-plugin\nversion: 0.4.0\nrequires:\n  secrets: [VENDOR_KEY]\n";
constexpr char tenant[] = "tenant: default\nnodes: {dev-1: {labels: {pool: dev, candidates: allow}}}\n";

} // namespace

class OfflineTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void P3_aRefusalEndsWithOne();
    void U17_aPlaceInTheInstalledVersionAloneIsSaidAsOne();
    void anAdminMayTryAndEndsWithZero();
    void V3_aPreviewThatIsRefusedEndsWithOne();
    void V2_aContractIsHeldByAllItsDigits();
    void V4_thePreviewNamesTheDigest();
    void U24_aPreviewSaysWhatItWidens();
    void U21_everyEndHasItsStatusAndOneObject_data();
    void U21_everyEndHasItsStatusAndOneObject();
    void U19_equalInputGivesEqualBytes();
    void E2_anEnvironmentThatNoNodeBuildsIsRefused();
    void anInvalidManifestIsARefusalWithFive();
    void aManifestThatIsTooLongIsARefusalWithFive();
    void E1_anEmptyProjectFileIsThere_data();
    void E1_anEmptyProjectFileIsThere();
    void aBundleThatIsInvalidNamesTheFile_data();
    void aBundleThatIsInvalidNamesTheFile();
    void nothingThatAFolderSaysMovesTheTerminal();
    void aNameStaysInItsLine();
    void U20_whatATenantFileHidesIsToldOnce();
    void everyComplaintOfATenantFileIsTold();
    void theHandedCasesHold();

private:
    void write(const QString &name, const QByteArray &text);
    QStringList check(const QStringList &more = {}) const;
    QStringList preview() const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void OfflineTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    write(QStringLiteral("plugin/plugin.yaml"), plugin);
    write(QStringLiteral("tenant.yaml"), tenant);
}

void OfflineTest::write(const QString &name, const QByteArray &text)
{
    const QString path = m_folder->filePath(name);
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

QStringList OfflineTest::check(const QStringList &more) const
{
    return QStringList{QStringLiteral("candidate"), QStringLiteral("check"), m_folder->filePath(QStringLiteral("plugin")),
                       QStringLiteral("--tenant-file"), m_folder->filePath(QStringLiteral("tenant.yaml"))}
    + (more.isEmpty() ? QStringList{QStringLiteral("--as"), QStringLiteral("operator:user:alice")} : more);
}

QStringList OfflineTest::preview() const
{
    return {QStringLiteral("plugin"), QStringLiteral("preview"), m_folder->filePath(QStringLiteral("plugin")),
            QStringLiteral("--tenant-file"), m_folder->filePath(QStringLiteral("tenant.yaml"))};
}

void OfflineTest::U17_aPlaceInTheInstalledVersionAloneIsSaidAsOne()
{
    Refusal warning;
    warning.code = QStringLiteral("placement.last_node_of_pool");
    warning.severity = Severity::Warning;
    warning.installedLine = 27;
    Verdict verdict;
    verdict.warnings.append(warning);
    QVERIFY(linesOf(verdict).contains(QStringLiteral("  at line 27 of the installed version")));
    verdict.warnings[0].line = 19;
    verdict.warnings[0].path = QStringLiteral("/agents/0");
    QVERIFY(linesOf(verdict).contains(QStringLiteral("  at plugin.yaml:19 /agents/0 (installed: line 27)")));
    QVERIFY(linesOf(verdict, QStringLiteral("t.yaml"))
                .contains(QStringLiteral("  at plugin.yaml:19 /agents/0 (installed: line 27 of t.yaml)")));
}

void OfflineTest::P3_aRefusalEndsWithOne()
{
    const Said human = said(check());
    QCOMPARE(human.status, 1);
    QVERIFY2(human.out.contains("Secret VENDOR_KEY is not available"), human.out.constData());
    QVERIFY(human.out.contains("plugin.yaml:4"));
    const QByteArray checks = QByteArray::number(checksFor(Occasion::Create).size());
    QVERIFY(human.out.contains("1 of " + checks + " checks refuses this; an admin may try it."));
    QVERIFY2(human.out.contains("remedy: Remove requires (around line 4)"), human.out.constData());
    // The remedy as a question first: nothing is written.
    const QJsonArray remedy
        = said(check() + QStringList{QStringLiteral("--json")}).json().value(QStringLiteral("remedy")).toArray();
    QVERIFY(!remedy.isEmpty());
    write(QStringLiteral("remedy.json"), QJsonDocument(remedy).toJson());
    const QStringList supposing{QStringLiteral("--patch"), m_folder->filePath(QStringLiteral("remedy.json"))};
    QCOMPARE(said(check() + supposing).status, 0);
    write(QStringLiteral("remedy.json"), "{}");
    QCOMPARE(said(check() + supposing).status, 5);
    QCOMPARE(said(check()).status, 1);
    const QString mended = m_folder->filePath(QStringLiteral("mended.yaml"));
    QCOMPARE(said(check() + QStringList{QStringLiteral("--patched"), mended}).status, 1);
    QFile file(mended);
    QVERIFY(file.open(QIODevice::ReadOnly));
    write(QStringLiteral("plugin/plugin.yaml"), file.readAll());
    QCOMPARE(said(check()).status, 0);
    write(QStringLiteral("plugin/plugin.yaml"), plugin);

    const QJsonObject json = said(check() + QStringList{QStringLiteral("--json")}).json();
    QCOMPARE(json.value(QStringLiteral("schema")).toInt(), 1);
    QVERIFY(json.value(QStringLiteral("refused")).toBool());
    const QJsonObject refusal = json.value(QStringLiteral("refusals")).toArray().first().toObject();
    QCOMPARE(refusal.value(QStringLiteral("code")).toString(), QStringLiteral("secret.not_available"));
    QCOMPARE(refusal.value(QStringLiteral("line")).toInt(), 4);
}

void OfflineTest::anAdminMayTryAndEndsWithZero()
{
    QCOMPARE(said(check({QStringLiteral("--as"), QStringLiteral("admin:user:root")})).status, 0);
}

void OfflineTest::V3_aPreviewThatIsRefusedEndsWithOne()
{
    QCOMPARE(said(preview()).status, 0);
    write(QStringLiteral("tenant.yaml"),
          "tenant: default\nplugins: {my-plugin: {installed: {name: my-plugin, version: 0.4.0}}}\n");
    const Said refused = said(preview() + QStringList{QStringLiteral("--json")});
    QCOMPARE(refused.status, 1);
    QCOMPARE(refused.json().value(QStringLiteral("installedVersion")).toString(), QStringLiteral("0.4.0"));
}

void OfflineTest::V2_aContractIsHeldByAllItsDigits()
{
    const auto manifest = [](const char *version, const char *bound) {
        return QByteArray("{name: my-plugin, version: ") + version
            + ", tools: [{id: t, server: {module: m}, functions: [{name: f, input: {maximum: " + bound + "}}]}]}";
    };
    write(QStringLiteral("tenant.yaml"),
          "tenant: default\nplugins: {my-plugin: {installed: " + manifest("1.0.0", "10000000000000000001") + "}}\n");
    write(QStringLiteral("plugin/plugin.yaml"), manifest("1.0.1", "1e19") + '\n');
    const QString patched = m_folder->filePath(QStringLiteral("patched.yaml"));
    const Said refused = said(preview() + QStringList{QStringLiteral("--json"), QStringLiteral("--patched"), patched});
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.out.contains("\"before\": 10000000000000000001"), refused.out.constData());
    QVERIFY2(refused.out.contains("\"value\": 10000000000000000001"), refused.out.constData());
    QFile file(patched);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), manifest("1.0.1", "10000000000000000001") + '\n');
    QVERIFY(said(preview()).out.contains("to 10000000000000000001\n"));
}

void OfflineTest::V4_thePreviewNamesTheDigest()
{
    const QStringList words = preview() + QStringList{QStringLiteral("--json")};
    const QString digest = said(words).json().value(QStringLiteral("digest")).toString();
    QVERIFY(digest.startsWith(QStringLiteral("sha256:")) && digest.size() == 71);
    QCOMPARE(said(words).json().value(QStringLiteral("digest")).toString(), digest);
    write(QStringLiteral("plugin/README.md"), "x");
    QVERIFY(said(words).json().value(QStringLiteral("digest")).toString() != digest);
}

// The words are those of the console.
void OfflineTest::U24_aPreviewSaysWhatItWidens()
{
    write(QStringLiteral("plugin/plugin.yaml"),
          "name: my-plugin\nversion: 0.4.0\negress: {allow: [a.example.net, b.example.net]}\n");
    const Said human = said(preview());
    QCOMPARE(human.status, 0);
    QVERIFY2(human.out.contains("my-plugin 0.4.0 would install, and widens reach: 2 hosts."), human.out.constData());
    write(QStringLiteral("plugin/plugin.yaml"), "name: my-plugin\nversion: 0.4.0\n");
    QVERIFY2(said(preview()).out.contains("my-plugin 0.4.0 would install."), "nothing widens");
}

void OfflineTest::U21_everyEndHasItsStatusAndOneObject_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("status");
    const QString dir = QStringLiteral("candidate check %1/plugin ");
    QTest::newRow("done") << dir + QStringLiteral("--tenant-file %1/tenant.yaml --as admin:user:root") << 0;
    QTest::newRow("refused") << dir + QStringLiteral("--tenant-file %1/tenant.yaml --as operator:user:a") << 1;
    QTest::newRow("usage") << dir + QStringLiteral("--tenant-file") << 2;
    QTest::newRow("who") << dir + QStringLiteral("--tenant-file %1/tenant.yaml --as king:user:a") << 2;
    QTest::newRow("select") << dir + QStringLiteral("--tenant-file %1/tenant.yaml --as operator:user:a --select pool") << 2;
    QTest::newRow("no such command") << QStringLiteral("candidate fly") << 2;
    const QString asked = dir + QStringLiteral("--tenant-file %1/tenant.yaml --as operator:user:a ");
    QTest::newRow("nobody") << dir + QStringLiteral("--tenant-file %1/tenant.yaml --as operator:user:") << 2;
    QTest::newRow("a tenant beside a tenant file") << asked + QStringLiteral("--tenant zzz") << 2;
    QTest::newRow("a server beside a tenant file") << asked + QStringLiteral("--server https://h.example") << 2;
    QTest::newRow("a secret beside a tenant file") << asked + QStringLiteral("--with-secret X") << 2;
    QTest::newRow("a tenant beside a previewed tenant file")
        << QStringLiteral("plugin preview %1/plugin --tenant-file %1/tenant.yaml --tenant zzz") << 2;
    QTest::newRow("a secret given and taken") << dir + QStringLiteral("--with-secret X --without-secret X") << 2;
    QTest::newRow("unreadable folder") << QStringLiteral(
        "candidate check %1/none --tenant-file %1/tenant.yaml --as operator:user:a")
                                       << 5;
    QTest::newRow("unreadable tenant") << dir + QStringLiteral("--tenant-file %1/none.yaml --as operator:user:a") << 5;
    QTest::newRow("no context") << QStringLiteral("plugin candidates --context %1/none.json") << 5;
    QTest::newRow("help") << QStringLiteral("candidate check --help") << 0;
}

void OfflineTest::U21_everyEndHasItsStatusAndOneObject()
{
    QFETCH(QString, line);
    QFETCH(int, status);
    const Said answer = said(line.replace(QStringLiteral("%1"), m_folder->path()).split(QLatin1Char(' '))
                             + QStringList{QStringLiteral("--json")});
    QCOMPARE(answer.status, status);
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(answer.out, &error);
    QVERIFY2(error.error == QJsonParseError::NoError && document.isObject(), answer.out.constData());
    QCOMPARE(document.object().value(QStringLiteral("schema")).toInt(), 1);
    QCOMPARE(document.object().value(QStringLiteral("exitStatus")).toInt(), status);
    for (const char *member : {"refused", "refusals", "warnings"})
        QVERIFY2(document.object().contains(QLatin1String(member)), member);
}

void OfflineTest::U19_equalInputGivesEqualBytes()
{
    const QStringList words = check() + QStringList{QStringLiteral("--json")};
    QCOMPARE(said(words).out, said(words).out);
}

void OfflineTest::E2_anEnvironmentThatNoNodeBuildsIsRefused()
{
    write(QStringLiteral("plugin/pyproject.toml"),
          "[project]\nname = \"x\"\nversion = \"1\"\n[build-system]\nrequires = [\"hatchling\"]\nbuild-backend = "
          "\"hatchling.build\"\n");
    const QJsonObject json = said(check({QStringLiteral("--as"), QStringLiteral("admin:user:root"), QStringLiteral("--json")}))
                                 .json();
    QVERIFY(json.value(QStringLiteral("refused")).toBool());
    QCOMPARE(json.value(QStringLiteral("refusals")).toArray().first().toObject().value(QStringLiteral("code")).toString(),
             QStringLiteral("environment.backend"));
    QVERIFY(json.value(QStringLiteral("checks")).toInt() > 16);
}

void OfflineTest::anInvalidManifestIsARefusalWithFive()
{
    write(QStringLiteral("plugin/plugin.yaml"), "name: my-plugin\nversion: one\nwhat: 2\n");
    const Said answer = said(check() + QStringList{QStringLiteral("--json")});
    QCOMPARE(answer.status, 5);
    const QJsonArray refusals = answer.json().value(QStringLiteral("refusals")).toArray();
    QCOMPARE(refusals.size(), 2);
    QCOMPARE(refusals.first().toObject().value(QStringLiteral("code")).toString(), QStringLiteral("manifest.invalid"));
    QCOMPARE(refusals.first().toObject().value(QStringLiteral("line")).toInt(), 2);
}

void OfflineTest::aManifestThatIsTooLongIsARefusalWithFive()
{
    write(QStringLiteral("plugin/plugin.yaml"), plugin + QByteArray("#") + QByteArray(1024 * 1024, 'x') + "\n");
    for (const QStringList &words : {check(), preview()}) {
        const Said answer = said(words + QStringList{QStringLiteral("--json")});
        QCOMPARE(answer.status, 5);
        const QJsonArray refusals = answer.json().value(QStringLiteral("refusals")).toArray();
        QCOMPARE(refusals.size(), 1);
        QCOMPARE(refusals.first().toObject().value(QStringLiteral("code")).toString(), QStringLiteral("manifest.invalid"));
        QCOMPARE(refusals.first().toObject().value(QStringLiteral("line")).toInt(), 5);
    }
}

void OfflineTest::E1_anEmptyProjectFileIsThere_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<bool>("refused");
    QTest::newRow("no project") << QStringList() << false;
    QTest::newRow("an empty project") << QStringList{QStringLiteral("pyproject.toml")} << true;
    QTest::newRow("an ignored one") << QStringList{QStringLiteral("pyproject.toml"), QStringLiteral(".oz0ignore")} << false;
}

void OfflineTest::E1_anEmptyProjectFileIsThere()
{
    QFETCH(QStringList, files);
    QFETCH(bool, refused);
    for (const QString &file : files)
        write(QStringLiteral("plugin/") + file,
              file.startsWith(QLatin1Char('.')) ? QByteArray("pyproject.toml\n") : QByteArray());
    const Said answer = said(check({QStringLiteral("--as"), QStringLiteral("admin:user:root"), QStringLiteral("--json")}));
    const QJsonArray refusals = answer.json().value(QStringLiteral("refusals")).toArray();
    QCOMPARE(!refusals.isEmpty(), refused);
    QCOMPARE(answer.status, refused ? 1 : 0);
    if (refused)
        QVERIFY(refusals.first().toObject().value(QStringLiteral("code")).toString().startsWith(QLatin1String("environment.")));
}

void OfflineTest::aBundleThatIsInvalidNamesTheFile_data()
{
    QTest::addColumn<bool>("isPreview");
    QTest::addColumn<bool>("isPipe");
    QTest::newRow("a preview, a link out") << true << false;
    QTest::newRow("a preview, a pipe") << true << true;
    QTest::newRow("a check, a link out") << false << false;
    QTest::newRow("a check, a pipe") << false << true;
}

void OfflineTest::aBundleThatIsInvalidNamesTheFile()
{
    QFETCH(bool, isPreview);
    QFETCH(bool, isPipe);
    const QString path = m_folder->filePath(QStringLiteral("plugin/outside.txt"));
    if (isPipe)
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    else
        QVERIFY(QFile::link(QStringLiteral("/etc/passwd"), path));
    const QStringList words = isPreview ? preview() : check();
    const Said human = said(words);
    QCOMPARE(human.status, 5);
    QVERIFY2(human.out.contains("at outside.txt"), human.out.constData());
    const Said answer = said(words + QStringList{QStringLiteral("--json")});
    QCOMPARE(answer.status, 5);
    const QJsonArray refusals = answer.json().value(QStringLiteral("refusals")).toArray();
    QCOMPARE(refusals.size(), 1);
    QCOMPARE(refusals.first().toObject().value(QStringLiteral("code")).toString(), QStringLiteral("bundle.invalid"));
}

void OfflineTest::nothingThatAFolderSaysMovesTheTerminal()
{
    write(QStringLiteral("plugin/plugin.yaml"),
          QByteArray(plugin)
              + R"("\e]0;title\a\e[2J\u009b31m\u202e": 1)"
                "\n");
    for (const QStringList &more : {QStringList(), QStringList{QStringLiteral("--json")}}) {
        const Said told = said(check() + more);
        QCOMPARE(told.status, 5);
        QVERIFY2(told.out.contains("title"), told.out.constData());
        for (const QByteArray &bad : {QByteArray("\x1b"), QByteArray("\a"), QByteArray("\xc2\x9b"), QByteArray("\xe2\x80\xae")})
            QVERIFY2(!told.out.contains(bad) && !told.err.contains(bad), told.out.toHex().constData());
    }
    const Said missing = said({QStringLiteral("candidate"), QStringLiteral("check"), QStringLiteral("/no\x1b[31m/where")});
    QVERIFY(!missing.err.contains('\x1b'));
}

void OfflineTest::aNameStaysInItsLine()
{
    write(QStringLiteral("plugin/plugin.yaml"),
          "name: my-plugin\nversion: 0.4.0\ntools: [{id: t, server: {module: m}, functions: [{name: f, input: {properties: "
          "{\"a\\n0 of 0 "
          "checks\": {type: string}}, required: [\"a\\n0 of 0 checks\"]}}]}]\n");
    write(QStringLiteral("tenant.yaml"),
          "tenant: default\nplugins: {my-plugin: {installed: {name: my-plugin, version: 0.3.0, tools: [{id: t, server: {module: "
          "m}, "
          "functions: [{name: f}]}]}}}\nnodes: {\"n\\n0 of 0 checks\": {labels: {candidates: allow}}}\n");
    for (const QStringList &words :
         {preview(), check({QStringLiteral("--as"), QStringLiteral("operator:user:a\n0 of 0 checks")})}) {
        const Said told = said(words);
        QVERIFY2(told.out.contains("\\n0 of 0 checks"), told.out.constData());
        QVERIFY2(!told.out.contains("\n0 of 0 checks"), told.out.constData());
    }
}

void OfflineTest::U20_whatATenantFileHidesIsToldOnce()
{
    write(QStringLiteral("plugin/plugin.yaml"),
          "name: my-plugin\nversion: 0.4.0\ntools: [{id: t, remote: {url: 'https://a.example/', headers: {X-Key: v}}}]\n"
          "uses: [other]\n");
    write(
        QStringLiteral("tenant.yaml"),
        "tenant: default\nplugins:\n  my-plugin:\n    hidden: [/tools/0/remote/headers/X-Key]\n    installed:\n      name: "
        "my-plugin\n      version: 0.3.0\n      tools: [{id: t, remote: {url: 'https://a.example/', headers: {X-Key: hidden}}}]\n"
        "      egress: {deny: [b.example]}\n"
        "nodes: {dev-1: {labels: {candidates: allow}}, dev-2: {}}\n");
    const QStringList asked = check({QStringLiteral("--as"), QStringLiteral("operator:user:a"), QStringLiteral("--select"),
                                     QStringLiteral("candidates=allow")});
    const Said human = said(asked);
    QCOMPARE(human.out.count("these count as unchanged"), 1);
    QVERIFY2(human.out.contains("/tools/0/remote/headers/X-Key"), human.out.constData());
    const QJsonObject json = said(asked + QStringList{QStringLiteral("--json")}).json();
    QCOMPARE(json.value(QStringLiteral("notKnown")).toArray(), QJsonArray{QStringLiteral("/tools/0/remote/headers/X-Key")});
    const Said previewed = said(preview());
    QVERIFY2(previewed.out.contains("these count as unchanged"), previewed.out.constData());
    write(QStringLiteral("tenant.yaml"), tenant);
    QVERIFY(!said(asked).out.contains("these count as unchanged"));
}

void OfflineTest::everyComplaintOfATenantFileIsTold()
{
    write(QStringLiteral("tenant.yaml"), "tenant: t\nwhat: 1\nnodes: {n: {homes: x}}\n");
    const QJsonObject error
        = said(check() + QStringList{QStringLiteral("--json")}).json().value(QStringLiteral("error")).toObject();
    QCOMPARE(error.value(QStringLiteral("errors")).toArray().size(), 2);
    QCOMPARE(error.value(QStringLiteral("line")).toInt(), 2);
}

void OfflineTest::theHandedCasesHold()
{
    const QString shared = qEnvironmentVariable("OZ0_SOURCE_DIR") + QStringLiteral("/../shared");
    const QString script = shared + QStringLiteral("/bin/check-cases");
    if (!QFile::exists(script))
        QSKIP("the handed cases are not here");
    QProcess cases;
    cases.start(script, {qEnvironmentVariable("OZ0_BIN_DIR") + QStringLiteral("/oz0")});
    QVERIFY(cases.waitForFinished(250000));
    const QByteArray told = cases.readAllStandardOutput();
    QVERIFY2(cases.exitCode() == 0, told.constData());
    QVERIFY2(told.contains(" passed, 0 failed"), told.constData());
}

QTEST_GUILESS_MAIN(OfflineTest)
#include "tst_offline.moc"
