#include "core/environment/EnvironmentCheck.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTest>

using namespace oz0;

namespace {

const QByteArray goodBuild = "[build-system]\nrequires = [\"uv_build>=0.9,<0.13\"]\nbuild-backend = \"uv_build\"\n";
const QByteArray goodProject = "[project]\nname = \"greeter\"\nversion = \"1.0\"\n";

QStringList codesOf(const QList<Refusal> &refusals)
{
    QStringList codes;
    for (const Refusal &refusal : refusals)
        codes.append(refusal.code.mid(int(qstrlen("environment."))) + QLatin1Char('@') + QString::number(refusal.line));
    return codes;
}

QStringList check(const QByteArray &pyproject, const std::optional<QByteArray> &lock = {}, const QString &python = {})
{
    EnvironmentInput input;
    input.pyproject = pyproject;
    input.uvLock = lock;
    input.uvVersion = QStringLiteral("0.11.3");
    input.python = python;
    return codesOf(checkEnvironment(input));
}

QByteArray package(const char *name, const char *wheel, const char *more = "")
{
    QByteArray text = QByteArray("[[package]]\nname = \"") + name + "\"\nversion = \"1.0\"\n"
        + "source = { registry = \"https://index.example.com/simple\" }\n" + more;
    if (*wheel != 0)
        text += QByteArray("wheels = [{ url = \"https://index.example.com/") + wheel + "\" }]\n";
    return text;
}

QByteArray lockOf(const QByteArray &rootDependencies, const QByteArray &packages)
{
    return "version = 1\nrequires-python = \">=3.11\"\n" + packages
        + "[[package]]\nname = \"greeter\"\nversion = \"1.0\"\nsource = { virtual = \".\" }\ndependencies = [" + rootDependencies
        + "]\n";
}

} // namespace

class EnvironmentCheckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void E1_eligible_data();
    void E1_eligible();
    void E2_everyReasonHasItsLine_data();
    void E2_everyReasonHasItsLine();
    void E1_wheelsForTheNode_data();
    void E1_wheelsForTheNode();
    void E2_lock_data();
    void E2_lock();
    void E2_allReasonsAtOnceInTheCataloguesOrder();
    void E1_unreadableTextSaysWhere();
    void E1_noPyprojectNeedsNothingBuilt();
    void E1_needsPackages();
    void E2_handedCases();
};

void EnvironmentCheckTest::E1_eligible_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto build = [](const char *requirement) {
        return goodProject + "[build-system]\nrequires = [" + requirement + "]\nbuild-backend = \"uv_build\"\n";
    };
    QTest::newRow("no build system") << goodProject;
    QTest::newRow("a range around the node's uv") << goodProject + goodBuild;
    for (const char *range :
         {"'uv_build'", "'uv-build'", "'UV.Build >= 0.9, < 0.13'", "'uv_build (>=0.9)'", "'uv_build===0.11.3'",
          "'uv_build~=0.11.0'", "'uv_build==0.11.*'", "'uv_build!=0.11.2'", "'uv_build>=0.11.3rc1'"})
        QTest::newRow(range) << build(range);
    QTest::newRow("BOM") << QByteArray("\xEF\xBB\xBF") + goodProject;
    QTest::newRow("CRLF") << QByteArray(goodProject + goodBuild).replace("\n", "\r\n");
    QTest::newRow("allowed settings") << goodProject + goodBuild
            + "[tool.uv]\npackage = true\nresolution = 'highest'\nprerelease = 'allow'\nlink-mode = 'copy'\nno-sources = true\n"
              "managed = true\nexclude-newer = '2026-01-01T00:00:00Z'\nrequired-version = '>=0.11'\n"
              "constraint-dependencies = ['a<2']\n[[tool.uv.index]]\nname = 'x'\nurl = 'https://index.example.com/simple'\n"
              "[tool.uv.pip]\nstrict = true\n[tool.uv.build-backend]\nmodule-name = 'a.b'\n";
    QTest::newRow("a wheel by URL") << goodProject + "dependencies = ['a @ https://files.example.com/a-1-py3-none-any.whl']\n";
    QTest::newRow("another tool's table") << goodProject + "[tool.other]\nbackend-path = ['.']\nrequired-version = '>99'\n";
}

void EnvironmentCheckTest::E1_eligible()
{
    QFETCH(QByteArray, text);
    QCOMPARE(check(text), QStringList());
}

void EnvironmentCheckTest::E2_everyReasonHasItsLine_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("codes");
    const auto row = [](const char *name, const QByteArray &text, const QStringList &codes) {
        QTest::newRow(name) << text << codes;
    };
    const auto build = [](const char *lines) { return goodProject + "[build-system]\n" + lines; };
    const auto L = [](const char *text) { return QString::fromLatin1(text).split(QLatin1Char(' ')); };

    row("another backend", build("requires = ['hatchling']\nbuild-backend = 'hatchling.build'\n"), L("backend@6"));
    row("no backend named", build("requires = ['uv_build']\n"), L("backend@4"));
    row("no requires", build("build-backend = 'uv_build'\n"), L("backend@4"));
    row("an empty table", build(""), L("backend@4"));
    row("requires is a text", build("requires = 'uv_build'\nbuild-backend = 'uv_build'\n"), L("backend@5"));
    row("requires nothing", build("requires = []\nbuild-backend = 'uv_build'\n"), L("backend@5"));
    row("a second requirement", build("requires = ['uv_build', 'wheel']\nbuild-backend = 'uv_build'\n"), L("backend@5"));
    row("the same twice", build("requires = [\n'uv_build<0.13',\n'uv_build']\nbuild-backend = 'uv_build'\n"), L("backend@5"));
    row("an extra", build("requires = ['uv_build[x]']\nbuild-backend = 'uv_build'\n"), L("backend@5"));
    row("a marker", build("requires = ['uv_build; python_version > \"3\"']\nbuild-backend = 'uv_build'\n"), L("backend@5"));
    row("a URL",
        build("requires = ['uv_build @ https://files.example.com/uv_build-1-py3-none-any.whl']\nbuild-backend = 'uv_build'\n"),
        L("backend@5"));
    row("a broken range", build("requires = ['uv_build>=>1']\nbuild-backend = 'uv_build'\n"), L("backend@5"));
    row("an empty backend-path", goodProject + goodBuild + "backend-path = []\n", L("backend_path@7"));
    for (const char *range : {"<0.11", ">0.11.3", ">=0.11.4", "==0.11", "!=0.11.*", "~=0.12.0", "===0.11.30"}) {
        QTest::newRow(range) << build(
            (QByteArray("requires = ['uv_build") + range + "']\nbuild-backend = 'uv_build'\n").constData())
                             << L("uv_range@5");
    }
    row("required-version", goodProject + "[tool.uv]\nrequired-version = '0.11.2'\n", L("uv_range@5"));
    row("a source for uv-build", goodProject + "[tool.uv.sources]\n\"UV_Build\" = { index = 'x' }\n", L("uv_source@5"));
    row("an empty workspace", goodProject + "[tool.uv.workspace]\n", L("workspace@4"));
    row("a workspace source", goodProject + "[tool.uv.sources]\na = { workspace = true }\n", L("workspace@5"));
    row("one of several sources", goodProject + "[tool.uv.sources]\na = [\n{ index = 'x' },\n{ path = 'a' },\n]\n",
        L("path_dependency@7"));
    row("a folder", goodProject + "dependencies = ['a @ ../a']\n", L("path_dependency@4"));
    row("a wheel by file", goodProject + "dependencies = ['a @ file:///a-1-py3-none-any.whl']\n", L("path_dependency@4"));
    row("an optional one", goodProject + "[project.optional-dependencies]\nx = ['a @ file:///a']\n", L("path_dependency@5"));
    row("a group's", goodProject + "[dependency-groups]\ndev = [{include-group = 'y'}, 'a@git+https://example.com/a']\n",
        L("git_dependency@5"));
    for (const char *key : {"dev-dependencies", "override-dependencies", "constraint-dependencies"})
        QTest::newRow(key) << goodProject + "[tool.uv]\n" + key + " = ['a @ git+ssh://git@example.com/a']\n"
                           << L("git_dependency@5");
    row("find-links", goodProject + "[tool.uv]\nfind-links = ['./wheels']\n", L("path_dependency@5"));
    row("an index at a path", goodProject + "[[tool.uv.index]]\nname = 'x'\nurl = 'file:///srv/index'\n", L("path_dependency@6"));
    row("a Git source that nobody asks for", goodProject + "[tool.uv.sources]\na = { git = 'https://example.com/a' }\n",
        L("git_dependency@5"));
    row("an sdist by URL", goodProject + "dependencies = ['a @ https://files.example.com/a-1.tar.gz']\n", L("no_wheel@4"));
    for (const char *key : {"python-preference",
                            "python-downloads",
                            "python-install-mirror",
                            "no-build",
                            "no-build-package",
                            "no-binary",
                            "no-build-isolation",
                            "no-build-isolation-package",
                            "config-settings",
                            "config-settings-package",
                            "extra-build-variables",
                            "cache-keys",
                            "concurrent-builds",
                            "preview",
                            "keyring-provider",
                            "allow-insecure-host",
                            "https-proxy",
                            "cache-dir",
                            "link_mode",
                            "unheard-of"})
        QTest::newRow(key) << goodProject + "[tool.uv]\n" + key + " = 'x'\n" << L("uv_setting@5");
    for (const char *key :
         {"python", "python-version", "system", "target", "no-build", "only-binary", "keyring-provider", "unheard-of"})
        QTest::newRow(QByteArray("pip.").append(key)) << goodProject + "[tool.uv.pip]\n" + key + " = 'x'\n" << L("uv_setting@5");
    row("managed = false", goodProject + "[tool.uv]\nmanaged = false\n", L("uv_setting@5"));
    row("build-backend data", goodProject + "[tool.uv.build-backend]\ndata = { data = 'assets' }\n", L("uv_setting@5"));
    row("no project table", "[tool.x]\n", L("no_project@1"));
    row("an empty file", "", L("no_project@1"));
}

void EnvironmentCheckTest::E2_everyReasonHasItsLine()
{
    QFETCH(QByteArray, text);
    QFETCH(QStringList, codes);
    QCOMPARE(check(text), codes);
}

void EnvironmentCheckTest::E1_wheelsForTheNode_data()
{
    QTest::addColumn<QByteArray>("lock");
    QTest::addColumn<QString>("python");
    QTest::addColumn<bool>("fits");
    const auto one = [](const char *name, const char *wheel, const char *python, bool fits) {
        QTest::newRow(name) << lockOf("{ name = \"a\" }", package("a", wheel)) << QString::fromLatin1(python) << fits;
    };
    one("pure", "a-1.0-py2.py3-none-any.whl", "", true);
    one("none at all", "", "", false);
    one("manylinux of the node's Python", "a-1.0-cp311-cp311-manylinux_2_17_x86_64.manylinux2014_x86_64.whl", "3.11", true);
    one("of another Python", "a-1.0-cp312-cp312-manylinux_2_17_x86_64.whl", "3.11", false);
    one("of some Python that the lock allows", "a-1.0-cp312-cp312-manylinux_2_17_x86_64.whl", "", true);
    one("of a Python that the lock does not allow", "a-1.0-cp39-cp39-manylinux_2_17_x86_64.whl", "", false);
    one("abi3 of an older Python", "a-1.0-cp38-abi3-manylinux_2_17_x86_64.whl", "3.11", true);
    one("free-threaded", "a-1.0-cp313-cp313t-manylinux_2_17_x86_64.whl", "", false);
    one("musl", "a-1.0-py3-none-musllinux_1_2_x86_64.whl", "", false);
    one("another machine", "a-1.0-py3-none-manylinux_2_17_aarch64.whl", "", false);
    one("Windows", "a-1.0-py3-none-win_amd64.whl", "", false);
    one("PyPy", "a-1.0-pp310-pypy310_pp73-manylinux_2_17_x86_64.whl", "", false);

    const auto many = [](const char *name, const QByteArray &dependencies, const QByteArray &packages, bool fits) {
        QTest::newRow(name) << lockOf(dependencies, packages) << QString() << fits;
    };
    many("a marker leaves it out", "{ name = \"a\", marker = \"sys_platform == 'win32'\" }", package("a", ""), true);
    many("a marker of the node", "{ name = \"a\", marker = \"sys_platform != 'win32' and (os_name == 'posix')\" }",
         package("a", ""), false);
    many("only for a Python before the lock's", "{ name = \"a\", marker = \"python_full_version < '3.11'\" }", package("a", ""),
         true);
    many("only reached through a marker", "{ name = \"b\" }",
         package("b", "b-1.0-py3-none-any.whl", "dependencies = [{ name = \"a\", marker = \"'win' in sys_platform\" }]\n")
             + package("a", ""),
         true);
    many("reached through an extra", "{ name = \"b\", extra = [\"x\"] }",
         package("b", "b-1.0-py3-none-any.whl") + "[package.optional-dependencies]\nx = [{ name = \"a\" }]\n" + package("a", ""),
         false);
    many("an extra that nobody asks for", "{ name = \"b\" }",
         package("b", "b-1.0-py3-none-any.whl") + "[package.optional-dependencies]\nx = [{ name = \"a\" }]\n" + package("a", ""),
         true);
    many("a circle", "{ name = \"a\" }", package("a", "a-1.0-py3-none-any.whl", "dependencies = [{ name = \"a\" }]\n"), true);
}

void EnvironmentCheckTest::E1_wheelsForTheNode()
{
    QFETCH(QByteArray, lock);
    QFETCH(QString, python);
    QFETCH(bool, fits);
    const QStringList codes = check(goodProject, lock, python);
    QCOMPARE(codes.isEmpty(), fits);
    if (!fits)
        QVERIFY(codes.size() == 1 && codes.first().startsWith(QLatin1String("no_wheel@")));
}

void EnvironmentCheckTest::E2_lock_data()
{
    QTest::addColumn<QByteArray>("pyproject");
    QTest::addColumn<QByteArray>("lock");
    QTest::addColumn<QString>("code");
    const auto self = [](const char *source) {
        return QByteArray("version = 1\n[[package]]\nname = \"greeter\"\nversion = \"1.0\"\nsource = { ") + source + " }\n";
    };
    const auto other = [](const char *source) {
        return QByteArray("version = 1\n[[package]]\nname = \"a\"\nversion = \"1.0\"\nsource = { ") + source + " }\n";
    };
    QTest::newRow("editable without a build system")
        << goodProject << self("editable = \".\"") << QStringLiteral("lock_editable@5");
    QTest::newRow("directory without a build system")
        << goodProject << self("directory = \".\"") << QStringLiteral("lock_editable@5");
    QTest::newRow("virtual without a build system") << goodProject << self("virtual = \".\"") << QString();
    QTest::newRow("editable with a build system") << goodProject + goodBuild << self("editable = \".\"") << QString();
    QTest::newRow("a folder") << goodProject << other("directory = \"../a\"") << QStringLiteral("path_dependency@5");
    QTest::newRow("an editable folder") << goodProject << other("editable = \"a\"") << QStringLiteral("path_dependency@5");
    QTest::newRow("a file") << goodProject << other("path = \"a-1.0-py3-none-any.whl\"") << QStringLiteral("path_dependency@5");
    QTest::newRow("an index at a path")
        << goodProject
        << other("registry = \"../index\"").append("wheels = [{url='https://e.example.com/a-1-py3-none-any.whl'}]\n")
        << QStringLiteral("path_dependency@5");
    QTest::newRow("Git") << goodProject << other("git = \"https://example.com/a?rev=1#abc\"")
                         << QStringLiteral("git_dependency@5");
    QTest::newRow("a wheel by URL") << goodProject << other("url = \"https://files.example.com/a-1.0-py3-none-any.whl\"")
                                    << QString();
    QTest::newRow("members") << goodProject << QByteArray("version = 1\n[manifest]\nmembers = [\"greeter\",\n\"b\"]\n")
                             << QStringLiteral("workspace@4");
    QTest::newRow("the project alone") << goodProject << QByteArray("version = 1\n[manifest]\nmembers = [\"greeter\"]\n")
                                       << QString();
    QTest::newRow("not TOML") << goodProject << QByteArray("version = \n") << QStringLiteral("invalid_toml@1");
}

void EnvironmentCheckTest::E2_lock()
{
    QFETCH(QByteArray, pyproject);
    QFETCH(QByteArray, lock);
    QFETCH(QString, code);
    QCOMPARE(check(pyproject, lock), code.isEmpty() ? QStringList() : QStringList(code));
}

void EnvironmentCheckTest::E2_allReasonsAtOnceInTheCataloguesOrder()
{
    const QByteArray text
        = "[tool.uv]\npython-downloads = 'never'\n[tool.uv.sources]\na = { git = 'https://example.com/a' }\nb = { path = 'b' }\n"
          "[build-system]\nrequires = ['uv_build<0.9', 'wheel']\nbuild-backend = 'uv_build'\nbackend-path = ['.']\n";
    QCOMPARE(check(text),
             QStringList({QStringLiteral("backend@7"), QStringLiteral("backend_path@9"), QStringLiteral("uv_range@7"),
                          QStringLiteral("path_dependency@5"), QStringLiteral("git_dependency@4"), QStringLiteral("uv_setting@2"),
                          QStringLiteral("no_project@1")}));
}

void EnvironmentCheckTest::E1_unreadableTextSaysWhere()
{
    EnvironmentInput input;
    input.pyproject = QByteArray("[project]\nname = \"\xC3(\"\n");
    QList<Refusal> refusals = checkEnvironment(input);
    QCOMPARE(codesOf(refusals), QStringList(QStringLiteral("invalid_toml@2")));
    QCOMPARE(refusals.first().parameters.value(QStringLiteral("column")).toInt(), 9);
    QCOMPARE(refusals.first().subject.name, QStringLiteral("pyproject.toml"));

    input.pyproject = QByteArray("[project]\nname = 'a'\nname = 'b'\n");
    QCOMPARE(codesOf(checkEnvironment(input)), QStringList(QStringLiteral("invalid_toml@3")));
    input.pyproject = QByteArray(2 * 1024 * 1024, '#');
    QCOMPARE(codesOf(checkEnvironment(input)), QStringList(QStringLiteral("invalid_toml@1")));
    input.pyproject = "a = " + QByteArray(100000, '[');
    QCOMPARE(codesOf(checkEnvironment(input)), QStringList(QStringLiteral("invalid_toml@1")));
}

void EnvironmentCheckTest::E1_noPyprojectNeedsNothingBuilt()
{
    EnvironmentInput input;
    input.uvLock = QByteArray("nonsense");
    QVERIFY(checkEnvironment(input).isEmpty());
    QVERIFY(!needsPackages(input));
}

void EnvironmentCheckTest::E1_needsPackages()
{
    EnvironmentInput input;
    input.pyproject = goodProject;
    QVERIFY(!needsPackages(input));
    input.pyproject = goodProject + "dependencies = ['a']\n";
    QVERIFY(needsPackages(input));
    input.pyproject = goodProject + "[dependency-groups]\ndev = ['a']\n";
    QVERIFY(!needsPackages(input));
    input.uvLock = lockOf("{ name = \"a\" }", package("a", "a-1.0-py3-none-any.whl"));
    QVERIFY(needsPackages(input));
}

void EnvironmentCheckTest::E2_handedCases()
{
    const QDir shared(qEnvironmentVariable("OZ0_SOURCE_DIR") + QStringLiteral("/../shared"));
    if (!shared.exists(QStringLiteral("bin/environment-cases")))
        QSKIP("the handed cases are not beside this source tree");
    QProcess process;
    process.start(shared.filePath(QStringLiteral("bin/environment-cases")),
                  {qEnvironmentVariable("OZ0_BIN_DIR") + QStringLiteral("/oz0-node")});
    QVERIFY(process.waitForFinished(60000));
    QVERIFY2(process.exitCode() == 0, process.readAllStandardOutput().constData());
}

QTEST_GUILESS_MAIN(EnvironmentCheckTest)
#include "EnvironmentCheckTest.moc"
