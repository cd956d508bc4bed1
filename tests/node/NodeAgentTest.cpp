#include "node/NodeAgent.h"
#include "core/bundle/BundleUnpack.h"
#include "core/bundle/BundleWriter.h"
#include "core/wire/Codec.h"
#include "node/Machine.h"
#include "node/ProcessMarks.h"
#include "tests/node/FakeServerLink.h"

#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace oz0;

namespace {

constexpr int patience = 20000;

const CandidateId candidateId(QStringLiteral("59a7b4da7db9"));

} // namespace

#define WAIT_FOR(condition) QTRY_VERIFY_WITH_TIMEOUT(condition, patience)

class NodeAgentTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void installedBecomesReadyStepByStep();
    void N1_theInstalledVersionStopsWhileItsCandidateIsHere();
    void D6_aReloadSwapsWhenTheNewCodeIsReady();
    void R2_aFailedReloadLeavesTheOldCodeAnswering();
    void aFailedFirstStartStaysFailedUntilTheNextSave();
    void aCandidatesServerThatDiesIsNotRestarted();
    void anInstalledServerThatDiesIsRestarted();
    void U4_confirmedOnlyWhenTheInstalledVersionIsBack();
    void U4_confirmedAlsoWhenTheInstalledVersionFails();
    void P4_aSecretTakenAwayIsGoneBeforeTheNewServersStart();
    void G2_placeholdersAndWithheldSecretsCarryNoValue();
    void E1_dependenciesAreNotBuiltYet();
    void E2_theEnvironmentsReasonsAreReported();
    void aBundleWithOtherBytesFails();
    void undeclaredFunctionsFail();
    void U3_withoutTheServerTheNodeEndsTheCandidateItself();
    void whatAKilledNodeLeftIsSwept();
    void aDismissedNodeEndsEverything();
    void X4_reportsCarryNoLabels();

private:
    struct Spec
    {
        const char *name = "greeter";
        const char *version = "1.0.0";
        const char *module = "good";
        QByteArray functions = "[{name: hello}, {name: bye}]";
        QByteArray more = {};      ///< of plugin.yaml
        QByteArray pyproject = {}; ///< empty: none
    };
    Digest bundle(const Spec &spec);
    AssignedPlugin installed(const Digest &digest, const char *name = "greeter") const;
    AssignedPlugin candidate(const Digest &digest, const char *name = "greeter") const;
    void assign(const QList<AssignedPlugin> &plugins);
    void startAgent();
    std::optional<NodePart> part(PartKind kind) const;
    bool is(PartKind kind, PartState state) const
    {
        const auto found = part(kind);
        return found && found->state == state;
    }
    bool isGone(PartKind kind) const { return !part(kind); }
    QStringList folders() const { return QDir(m_setup.partsFolder()).entryList(QDir::Dirs | QDir::NoDotAndDotDot); }

    std::unique_ptr<QTemporaryDir> m_folder;
    NodeSetup m_setup;
    std::unique_ptr<FakeServerLink> m_link;
    std::unique_ptr<NodeAgent> m_agent;
    qint64 m_now = 0;
    qint64 m_generation = 40;
    int m_bundles = 0;
};

void NodeAgentTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_now = 1000;
    m_setup = NodeSetup();
    m_setup.name = NodeName(QStringLiteral("local-2"));
    QDir().mkpath(m_folder->filePath(QStringLiteral("state")));
    m_setup.state = QDir(m_folder->filePath(QStringLiteral("state")));
    m_setup.machine = machineArchitecture();
    m_setup.python = pythonProgram();
    m_setup.pythonVersion = QStringLiteral("3.11.2");
    m_setup.uvVersion = QStringLiteral("0.12.3");
    m_setup.pauses = {Milliseconds(50), Milliseconds(100)};
    m_setup.now = [this] { return m_now; };
    m_link = std::make_unique<FakeServerLink>();
    startAgent();
}

void NodeAgentTest::cleanup()
{
    if (m_agent) {
        QSignalSpy stopped(m_agent.get(), &NodeAgent::stopped);
        m_agent->stop();
        QVERIFY(stopped.count() > 0 || stopped.wait(patience));
        m_agent.reset();
    }
    QVERIFY(markedProcesses(m_setup.processMark()).isEmpty());
    QCOMPARE(folders(), QStringList());
    m_link.reset();
}

void NodeAgentTest::startAgent()
{
    m_agent = std::make_unique<NodeAgent>(m_setup, *m_link, unpackBundleLike);
    m_agent->start();
}

Digest NodeAgentTest::bundle(const Spec &spec)
{
    const QDir folder(m_folder->filePath(QStringLiteral("plugin-%1").arg(++m_bundles)));
    folder.mkpath(QStringLiteral("src"));
    const auto write = [&folder](const QString &path, const QByteArray &text) {
        QFile file(folder.filePath(path));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    const QByteArray manifest = QByteArray("name: ") + spec.name + "\nversion: " + spec.version + "\n" + spec.more
        + "tools:\n  - id: " + spec.name + "\n    server: {module: " + spec.module + "}\n    functions: " + spec.functions + "\n";
    const QDir data(qEnvironmentVariable("OZ0_SOURCE_DIR") + QStringLiteral("/tests/data/mcp/src"));
    const QString module = QString::fromLatin1(spec.module) + QStringLiteral(".py");
    const bool written = write(QStringLiteral("plugin.yaml"), manifest)
        && (spec.pyproject.isEmpty() || write(QStringLiteral("pyproject.toml"), spec.pyproject))
        && QFile::copy(data.filePath(QStringLiteral("stub.py")), folder.filePath(QStringLiteral("src/stub.py")))
        && QFile::copy(data.filePath(module), folder.filePath(QStringLiteral("src/") + module));
    const auto packed = packFolder(folder.path(), m_folder->filePath(QStringLiteral("bundle-%1").arg(m_bundles)));
    if (!written || !packed)
        qFatal("the test's bundle cannot be made: %s", packed ? "files" : qPrintable(packed.error().message));
    m_link->bundles.insert(packed->digest, packed->file);
    return packed->digest;
}

AssignedPlugin NodeAgentTest::installed(const Digest &digest, const char *name) const
{
    AssignedPlugin plugin;
    plugin.plugin = PluginName(QString::fromLatin1(name));
    plugin.version = QStringLiteral("1.0.0");
    plugin.digest = digest;
    return plugin;
}

AssignedPlugin NodeAgentTest::candidate(const Digest &digest, const char *name) const
{
    AssignedPlugin plugin = installed(digest, name);
    plugin.kind = PartKind::Candidate;
    plugin.id = candidateId;
    plugin.ttl = Milliseconds(90000);
    return plugin;
}

void NodeAgentTest::assign(const QList<AssignedPlugin> &plugins)
{
    Assignment assignment;
    assignment.generation = ++m_generation;
    assignment.plugins = plugins;
    m_link->assign(assignment);
}

/// As the last report says that follows the last assignment.
std::optional<NodePart> NodeAgentTest::part(PartKind kind) const
{
    if (m_link->reports.isEmpty() || m_link->reports.last().generation != m_generation)
        return std::nullopt;
    for (const NodePart &each : m_link->reports.last().parts) {
        if (each.kind == kind)
            return each;
    }
    return std::nullopt;
}

void NodeAgentTest::installedBecomesReadyStepByStep()
{
    const Digest digest = bundle({});
    assign({installed(digest)});
    WAIT_FOR(is(PartKind::Installed, PartState::Ready));
    const NodePart ready = *part(PartKind::Installed);
    QCOMPARE(ready.digest, digest);
    QCOMPARE(ready.functions, QStringList({QStringLiteral("greeter.hello"), QStringLiteral("greeter.bye")}));
    QVERIFY(ready.seconds > 0);
    QVERIFY(!ready.error);
    QList<PartState> seen;
    for (const NodeReport &report : m_link->reports) {
        for (const NodePart &each : report.parts) {
            if (seen.isEmpty() || seen.last() != each.state)
                seen.append(each.state);
        }
    }
    QVERIFY(std::is_sorted(seen.begin(), seen.end()));
    QCOMPARE(seen.last(), PartState::Ready);
    // The same again changes nothing.
    const QList<qint64> processes = markedProcesses(m_setup.processMark());
    assign({installed(digest)});
    WAIT_FOR(is(PartKind::Installed, PartState::Ready));
    QCOMPARE(markedProcesses(m_setup.processMark()), processes);
}

void NodeAgentTest::N1_theInstalledVersionStopsWhileItsCandidateIsHere()
{
    const Digest old = bundle({});
    const Digest fresh = bundle({.version = "1.1.0"});
    const Digest other = bundle({.name = "other"});
    assign({installed(old), installed(other, "other")});
    WAIT_FOR(!m_link->reports.isEmpty() && m_link->reports.last().parts.size() == 2 && is(PartKind::Installed, PartState::Ready));
    assign({installed(old), installed(other, "other"), candidate(fresh)});
    WAIT_FOR(is(PartKind::Candidate, PartState::Ready));
    WAIT_FOR(folders() == QStringList({QStringLiteral("candidate-59a7b4da7db9"), QStringLiteral("installed-other")}));
    QCOMPARE(part(PartKind::Candidate)->candidate, candidateId);
}

void NodeAgentTest::D6_aReloadSwapsWhenTheNewCodeIsReady()
{
    const Digest first = bundle({});
    const Digest second = bundle({.version = "1.1.0", .functions = "[{name: bye}, {name: hello}]"});
    assign({candidate(first)});
    WAIT_FOR(is(PartKind::Candidate, PartState::Ready));
    const QList<qint64> before = markedProcesses(m_setup.processMark());
    m_link->reports.clear();
    assign({candidate(second)});
    WAIT_FOR(is(PartKind::Candidate, PartState::Ready) && part(PartKind::Candidate)->digest == second);
    for (const NodeReport &report : std::as_const(m_link->reports)) {
        for (const NodePart &each : report.parts)
            QVERIFY(each.state == PartState::Ready || (each.digest == first && !each.functions.isEmpty()));
    }
    WAIT_FOR(!markedProcesses(m_setup.processMark()).contains(before.first()));
}

void NodeAgentTest::R2_aFailedReloadLeavesTheOldCodeAnswering()
{
    const Digest good = bundle({});
    const Digest bad = bundle({.module = "nonsense"});
    assign({candidate(good)});
    WAIT_FOR(is(PartKind::Candidate, PartState::Ready));
    const QList<qint64> processes = markedProcesses(m_setup.processMark());
    assign({candidate(bad)});
    WAIT_FOR(is(PartKind::Candidate, PartState::Failed));
    QCOMPARE(part(PartKind::Candidate)->digest, good);
    QCOMPARE(part(PartKind::Candidate)->error->code, QStringLiteral("server.protocol"));
    WAIT_FOR(markedProcesses(m_setup.processMark()) == processes);
    assign({candidate(good)});
    WAIT_FOR(is(PartKind::Candidate, PartState::Ready));
    QCOMPARE(part(PartKind::Candidate)->digest, good);
}

void NodeAgentTest::aFailedFirstStartStaysFailedUntilTheNextSave()
{
    const Digest old = bundle({});
    const Digest bad = bundle({.module = "nonsense"});
    assign({installed(old), candidate(bad)});
    WAIT_FOR(is(PartKind::Candidate, PartState::Failed));
    QCOMPARE(part(PartKind::Candidate)->digest, bad);
    QVERIFY(isGone(PartKind::Installed));
    const Digest good = bundle({.version = "1.1.0"});
    assign({installed(old), candidate(good)});
    WAIT_FOR(is(PartKind::Candidate, PartState::Ready));
}

void NodeAgentTest::aCandidatesServerThatDiesIsNotRestarted()
{
    assign({candidate(bundle({.module = "diesLater", .functions = "[{name: hello}]"}))});
    WAIT_FOR(is(PartKind::Candidate, PartState::Failed));
    QCOMPARE(part(PartKind::Candidate)->error->code, QStringLiteral("server.died"));
    WAIT_FOR(markedProcesses(m_setup.processMark()).isEmpty());
    const int reports = int(m_link->reports.size());
    QTest::qWait(300); // longer than both pauses of an installed version
    QVERIFY(is(PartKind::Candidate, PartState::Failed));
    QCOMPARE(int(m_link->reports.size()), reports);
}

void NodeAgentTest::anInstalledServerThatDiesIsRestarted()
{
    assign({installed(bundle({.module = "diesLater", .functions = "[{name: hello}]"}))});
    const auto times = [this](PartState state) {
        int count = 0;
        PartState last = PartState::Assigned;
        for (const NodeReport &report : std::as_const(m_link->reports)) {
            for (const NodePart &each : report.parts) {
                count += each.state == state && last != state;
                last = each.state;
            }
        }
        return count;
    };
    WAIT_FOR(times(PartState::Ready) >= 3);
    QVERIFY(times(PartState::Failed) >= 2);
}

void NodeAgentTest::U4_confirmedOnlyWhenTheInstalledVersionIsBack()
{
    const Digest old = bundle({});
    assign({candidate(bundle({.version = "1.1.0"}))});
    WAIT_FOR(is(PartKind::Candidate, PartState::Ready));
    m_link->reports.clear();
    assign({installed(old)});
    WAIT_FOR(is(PartKind::Candidate, PartState::Confirmed));
    for (const NodeReport &report : std::as_const(m_link->reports)) {
        bool confirmed = false;
        bool back = false;
        for (const NodePart &each : report.parts) {
            confirmed |= each.state == PartState::Confirmed;
            back |= each.kind == PartKind::Installed && each.state == PartState::Ready;
        }
        QVERIFY(!confirmed || back);
        QVERIFY(!confirmed || report.generation == m_generation);
    }
    QCOMPARE(folders(), QStringList(QStringLiteral("installed-greeter")));
    // Once it has been read it is not said again.
    assign({installed(old)});
    WAIT_FOR(is(PartKind::Installed, PartState::Ready));
    QVERIFY(isGone(PartKind::Candidate));
}

void NodeAgentTest::U4_confirmedAlsoWhenTheInstalledVersionFails()
{
    const Digest broken = bundle({.module = "nonsense"});
    assign({candidate(bundle({.version = "1.1.0"}))});
    WAIT_FOR(is(PartKind::Candidate, PartState::Ready));
    assign({installed(broken)});
    // It is tried again and again: the report that confirms may say "starting" of it already, and one that says "failed" may come later.
    const auto wasReported = [this](PartKind kind, PartState state) {
        return std::any_of(m_link->reports.begin(), m_link->reports.end(), [&](const NodeReport &report) {
            return report.generation == m_generation
                && std::any_of(report.parts.begin(), report.parts.end(),
                               [&](const NodePart &each) { return each.kind == kind && each.state == state; });
        });
    };
    WAIT_FOR(wasReported(PartKind::Candidate, PartState::Confirmed));
    WAIT_FOR(wasReported(PartKind::Installed, PartState::Failed));
    assign({});
    WAIT_FOR(m_link->reports.last().generation == m_generation && m_link->reports.last().parts.isEmpty());
}

void NodeAgentTest::P4_aSecretTakenAwayIsGoneBeforeTheNewServersStart()
{
    m_link->secretValues.insert(QStringLiteral("KEY"), QStringLiteral("v4lue"));
    AssignedPlugin with = candidate(bundle({.module = "prober", .functions = "[]", .more = "requires: {secrets: [KEY]}\n"}));
    with.secrets = {{QStringLiteral("KEY"), QStringLiteral("value"), {}, {}}};
    assign({with});
    WAIT_FOR(is(PartKind::Candidate, PartState::Ready));
    QVERIFY(part(PartKind::Candidate)->functions.contains(QStringLiteral("greeter.has_KEY")));
    QCOMPARE(m_link->asked, QStringList(QStringLiteral("greeter/59a7b4da7db9/KEY")));
    m_link->reports.clear();
    AssignedPlugin without = with;
    without.secrets.first().as = QStringLiteral("withheld");
    assign({without});
    WAIT_FOR(is(PartKind::Candidate, PartState::Ready));
    QVERIFY(!part(PartKind::Candidate)->functions.contains(QStringLiteral("greeter.has_KEY")));
    for (const NodeReport &report : std::as_const(m_link->reports)) {
        for (const NodePart &each : report.parts)
            QVERIFY(!each.functions.contains(QStringLiteral("greeter.has_KEY")));
    }
}

void NodeAgentTest::G2_placeholdersAndWithheldSecretsCarryNoValue()
{
    m_link->secretValues.insert(QStringLiteral("KEY"), QStringLiteral("v4lue"));
    AssignedPlugin plugin = candidate(bundle({.module = "prober", .functions = "[]", .more = "requires: {secrets: [KEY]}\n"}));
    plugin.secrets = {{QStringLiteral("KEY"), QStringLiteral("placeholder"), {}, {}}};
    assign({plugin});
    WAIT_FOR(is(PartKind::Candidate, PartState::Ready));
    QVERIFY(part(PartKind::Candidate)->functions.contains(QStringLiteral("greeter.has_KEY")));
    QCOMPARE(m_link->asked, QStringList());
    QVERIFY(!placeholderFor(QStringLiteral("KEY")).contains(QLatin1String("v4lue")));
}

void NodeAgentTest::E1_dependenciesAreNotBuiltYet()
{
    assign({candidate(bundle({.pyproject = "[project]\nname = 'greeter'\nversion = '1'\ndependencies = ['requests']\n"}))});
    WAIT_FOR(is(PartKind::Candidate, PartState::Failed));
    QCOMPARE(part(PartKind::Candidate)->error->code, QStringLiteral("environment.not_built"));
}

void NodeAgentTest::E2_theEnvironmentsReasonsAreReported()
{
    assign({candidate(
        bundle({.pyproject = "[build-system]\nrequires = ['setuptools']\nbuild-backend = 'setuptools.build_meta'\n"}))});
    WAIT_FOR(is(PartKind::Candidate, PartState::Failed));
    const PartError error = *part(PartKind::Candidate)->error;
    QCOMPARE(error.code, QStringLiteral("environment.backend"));
    QVERIFY(error.text.contains(QLatin1String("pyproject.toml:3")));
    QVERIFY(error.text.contains(QLatin1String("[project]")));
}

void NodeAgentTest::aBundleWithOtherBytesFails()
{
    const Digest wanted = bundle({});
    const Digest other = bundle({.version = "6.6.6"});
    m_link->bundles.insert(wanted, m_link->bundles.value(other));
    assign({candidate(wanted)});
    WAIT_FOR(is(PartKind::Candidate, PartState::Failed));
    QCOMPARE(part(PartKind::Candidate)->error->code, QStringLiteral("bundle.invalid"));
    QVERIFY(QDir(m_setup.bundlesFolder()).isEmpty());
}

void NodeAgentTest::undeclaredFunctionsFail()
{
    assign({candidate(bundle({.functions = "[{name: hello}]"}))});
    WAIT_FOR(is(PartKind::Candidate, PartState::Failed));
    const PartError error = *part(PartKind::Candidate)->error;
    QCOMPARE(error.code, QStringLiteral("server.undeclared_function"));
    QVERIFY(error.text.contains(QLatin1String("bye")));
    QCOMPARE(error.lastLines, QStringList(QStringLiteral("good server starts")));
    WAIT_FOR(markedProcesses(m_setup.processMark()).isEmpty());
}

void NodeAgentTest::U3_withoutTheServerTheNodeEndsTheCandidateItself()
{
    const Digest digest = bundle({});
    const Digest other = bundle({.name = "other"});
    assign({installed(other, "other"), candidate(digest)});
    WAIT_FOR(is(PartKind::Candidate, PartState::Ready) && is(PartKind::Installed, PartState::Ready));
    m_link->isAway = true;
    m_link->endPoll();
    m_now += 90000 + 59000;
    QTest::qWait(1200); // one look at the clock
    QVERIFY(folders().contains(QStringLiteral("candidate-59a7b4da7db9")));
    m_now += 2000;
    WAIT_FOR(folders() == QStringList(QStringLiteral("installed-other")));
    // On return the assignment rules, also when its generation is the one that the node knows.
    m_link->isAway = false;
    m_link->reports.clear();
    WAIT_FOR(!m_link->reports.isEmpty() && is(PartKind::Candidate, PartState::Ready));
}

void NodeAgentTest::whatAKilledNodeLeftIsSwept()
{
    // Folders and a process as a node that was killed leaves them.
    const QString folder = m_setup.partsFolder() + QStringLiteral("/candidate-000000000000/own");
    WAIT_FOR(m_link->hasOpenPoll());
    QSignalSpy stopped(m_agent.get(), &NodeAgent::stopped);
    m_agent->stop();
    QVERIFY(stopped.wait(patience));
    m_agent.reset();
    QVERIFY(QDir().mkpath(folder));
    QProcess left;
    QProcessEnvironment environment;
    environment.insert(QString::fromLatin1(processMarkVariable), QString::fromLatin1(m_setup.processMark() + "old"));
    left.setProcessEnvironment(environment);
    QSignalSpy ended(&left, &QProcess::finished);
    left.start(m_setup.python, {QStringLiteral("-c"), QStringLiteral("import threading; threading.Event().wait()")});
    QVERIFY(left.waitForStarted(patience));
    WAIT_FOR(!markedProcesses(m_setup.processMark()).isEmpty());
    startAgent();
    QVERIFY(ended.count() > 0 || ended.wait(patience));
    QCOMPARE(left.exitStatus(), QProcess::CrashExit);
    WAIT_FOR(folders().isEmpty());
    assign({installed(bundle({}))});
    WAIT_FOR(is(PartKind::Installed, PartState::Ready));
}

void NodeAgentTest::aDismissedNodeEndsEverything()
{
    assign({installed(bundle({}))});
    WAIT_FOR(is(PartKind::Installed, PartState::Ready));
    QSignalSpy dismissed(m_agent.get(), &NodeAgent::dismissed);
    m_link->reportFailure = ErrorCode::NotSignedIn;
    assign({});
    QVERIFY(dismissed.wait(patience));
    QVERIFY(markedProcesses(m_setup.processMark()).isEmpty());
    m_agent.reset();
}

void NodeAgentTest::X4_reportsCarryNoLabels()
{
    WAIT_FOR(!m_link->reports.isEmpty());
    const QJsonObject report = toJson(m_agent->report());
    QVERIFY(!report.contains(QLatin1String("labels")));
}

QTEST_GUILESS_MAIN(NodeAgentTest)
#include "NodeAgentTest.moc"
