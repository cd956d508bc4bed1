#include "node/ToolServer.h"
#include "node/Doctor.h"
#include "node/Machine.h"
#include "node/ProcessMarks.h"

#include <QFile>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

using namespace oz0;

namespace {

constexpr int patience = 15000;

} // namespace

class ToolServerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void goodServers_data() { tiers(); }
    void goodServers();
    void faults_data();
    void faults();
    void forkedChildrenGoToo_data() { tiers(); }
    void forkedChildrenGoToo();
    void aStubbornServerIsKilled_data() { tiers(); }
    void aStubbornServerIsKilled();
    void secretsAreOnNoCommandLine_data() { tiers(); }
    void secretsAreOnNoCommandLine();
    void S2_theSandboxShowsAServerNothingElse();
    void S3_withoutASandboxItIsTheNodesUser();
    void aMissingProgramFails();
    void deletingItKillsIt_data() { tiers(); }
    void deletingItKillsIt();

private:
    struct Running
    {
        QByteArray mark = "test/" + QUuid::createUuid().toByteArray(QUuid::Id128);
        QTemporaryDir own;
        std::unique_ptr<ToolServer> server;
    };
    static void tiers();
    std::unique_ptr<Running> launch(const char *module, int tier, QMap<QString, QString> environment = {},
                                    ServerLimits limits = {}, const QString &secretsFolder = {});
    bool hasTier(int tier) const { return tier == 0 || m_diagnosis.tier > 0; }

    QString m_plugin = qEnvironmentVariable("OZ0_SOURCE_DIR") + QStringLiteral("/tests/data/mcp");
    Diagnosis m_diagnosis;
};

#define REQUIRE_TIER(tier)                                                                                                       \
    if (!hasTier(tier))                                                                                                          \
    QSKIP(qPrintable(m_diagnosis.tierReason))

void ToolServerTest::tiers()
{
    QTest::addColumn<int>("tier");
    QTest::newRow("tier 1") << 1;
    QTest::newRow("tier 0") << 0;
}

void ToolServerTest::initTestCase()
{
    Doctor doctor(false, QStringLiteral("0"));
    QSignalSpy done(&doctor, &Doctor::finished);
    doctor.start();
    QVERIFY(done.wait(patience));
    m_diagnosis = doctor.diagnosis();
    QVERIFY2(!m_diagnosis.python.isEmpty(), qPrintable(m_diagnosis.pythonProblem));
}

std::unique_ptr<ToolServerTest::Running> ToolServerTest::launch(const char *module, int tier, QMap<QString, QString> environment,
                                                                ServerLimits limits, const QString &secretsFolder)
{
    auto running = std::make_unique<Running>();
    const QStringList secrets = environment.values();
    const SandboxedServer what{
        m_diagnosis.python,     QString::fromLatin1(module),       m_plugin, running->own.path(), secretsFolder,
        std::move(environment), QString::fromLatin1(running->mark)};
    LaunchPlan plan = tier > 0 ? sandboxedLaunch(m_diagnosis.bubblewrap, what) : plainLaunch(what);
    running->server = std::make_unique<ToolServer>(std::move(plan), running->mark, secrets, limits);
    return running;
}

void ToolServerTest::goodServers()
{
    QFETCH(int, tier);
    REQUIRE_TIER(tier);
    auto running = launch("good", tier);
    QSignalSpy ready(running->server.get(), &ToolServer::ready);
    QSignalSpy gone(running->server.get(), &ToolServer::gone);
    QSignalSpy failed(running->server.get(), &ToolServer::failed);
    running->server->start();
    QVERIFY2(ready.wait(patience), qPrintable(running->server->lastLines().join(QLatin1Char('\n'))));
    QCOMPARE(running->server->functions(), QStringList({QStringLiteral("hello"), QStringLiteral("bye")}));
    QVERIFY(!markedProcesses(running->mark).isEmpty());
    running->server->stop();
    QVERIFY(gone.wait(patience));
    QVERIFY(markedProcesses(running->mark).isEmpty());
    QCOMPARE(failed.count(), 0);
}

void ToolServerTest::faults_data()
{
    QTest::addColumn<QByteArray>("module");
    QTest::addColumn<int>("tier");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("lastLine");
    for (const int tier : {1, 0}) {
        const auto row = [tier](const char *module, const char *code, const char *lastLine = "") {
            QTest::addRow("%s, tier %d", module, tier)
                << QByteArray(module) << tier << QString::fromLatin1(code) << QString::fromUtf8(lastLine);
        };
        row("dying", "server.died", "about to die with \u2022\u2022\u2022");
        row("flooding", "server.flooded");
        row("shouting", "server.flooded");
        row("hangsAtOnce", "server.timeout");
        row("hangsLater", "server.timeout");
        row("nonsense", "server.protocol");
        row("no_such_module", "server.died");
    }
}

void ToolServerTest::faults()
{
    QFETCH(QByteArray, module);
    QFETCH(int, tier);
    QFETCH(QString, code);
    QFETCH(QString, lastLine);
    REQUIRE_TIER(tier);
    ServerLimits limits;
    // Long enough for a slow machine to start Python, short enough not to wait for nothing.
    limits.answer = Milliseconds(3000);
    auto running = launch(module.constData(), tier, {{QStringLiteral("GREETING_KEY"), QStringLiteral("s3cret-value")}}, limits);
    QList<PartError> errors;
    connect(running->server.get(), &ToolServer::failed, this, [&](const PartError &error) { errors.append(error); });
    QSignalSpy ready(running->server.get(), &ToolServer::ready);
    QSignalSpy gone(running->server.get(), &ToolServer::gone);
    running->server->start();
    QVERIFY(gone.wait(patience));
    QCOMPARE(errors.size(), 1);
    QCOMPARE(errors.first().code, code);
    QVERIFY(!errors.first().text.isEmpty());
    QVERIFY(errors.first().lastLines.size() <= LastLines::mostLines);
    QVERIFY(!errors.first().lastLines.join(QString()).contains(QLatin1String("s3cret")));
    if (!lastLine.isEmpty())
        QCOMPARE(errors.first().lastLines.last(), lastLine);
    QCOMPARE(ready.count(), 0);
    QVERIFY(markedProcesses(running->mark).isEmpty());
}

void ToolServerTest::forkedChildrenGoToo()
{
    QFETCH(int, tier);
    REQUIRE_TIER(tier);
    for (const bool dies : {false, true}) {
        QMap<QString, QString> environment;
        if (dies)
            environment.insert(QStringLiteral("FORK_DIES"), QStringLiteral("yes"));
        auto running = launch("forking", tier, environment);
        QSignalSpy ready(running->server.get(), &ToolServer::ready);
        QSignalSpy gone(running->server.get(), &ToolServer::gone);
        running->server->start();
        if (!dies) {
            QVERIFY(ready.wait(patience));
            QVERIFY(markedProcesses(running->mark).size() >= 3);
            running->server->stop();
        }
        QVERIFY(gone.count() == 1 || gone.wait(patience));
        QVERIFY(markedProcesses(running->mark).isEmpty());
    }
}

void ToolServerTest::aStubbornServerIsKilled()
{
    QFETCH(int, tier);
    REQUIRE_TIER(tier);
    auto running = launch("stubborn", tier);
    QSignalSpy ready(running->server.get(), &ToolServer::ready);
    QSignalSpy gone(running->server.get(), &ToolServer::gone);
    running->server->start();
    QVERIFY(ready.wait(patience));
    running->server->stop();
    QVERIFY(gone.wait(patience));
    QVERIFY(markedProcesses(running->mark).isEmpty());
}

void ToolServerTest::secretsAreOnNoCommandLine()
{
    QFETCH(int, tier);
    REQUIRE_TIER(tier);
    auto running = launch("prober", tier,
                          {{QStringLiteral("KEY"), QStringLiteral("s3cret-value")},
                           {QStringLiteral("OTHER"), QStringLiteral("/x")},
                           {QStringLiteral("PORT"), QStringLiteral("1")}});
    QSignalSpy ready(running->server.get(), &ToolServer::ready);
    running->server->start();
    QVERIFY2(ready.wait(patience), qPrintable(running->server->lastLines().join(QLatin1Char('\n'))));
    QVERIFY(running->server->functions().contains(QStringLiteral("has_KEY")));
    const QList<qint64> processes = markedProcesses(running->mark);
    QVERIFY(!processes.isEmpty());
    for (const qint64 pid : processes) {
        QFile commandLine(QStringLiteral("/proc/%1/cmdline").arg(pid));
        QVERIFY(commandLine.open(QIODevice::ReadOnly));
        QVERIFY(!commandLine.readAll().contains("s3cret"));
    }
}

void ToolServerTest::S2_theSandboxShowsAServerNothingElse()
{
    REQUIRE_TIER(1);
    qputenv("NODE_ONLY", "1");
    QTcpServer listener;
    QVERIFY(listener.listen(QHostAddress::LocalHost));
    QTemporaryDir secrets;
    QFile file(secrets.filePath(QStringLiteral("KEY_FILE")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("from-a-file") > 0 && file.flush());
    QTemporaryDir other;
    QFile otherFile(other.filePath(QStringLiteral("plugin.yaml")));
    QVERIFY(otherFile.open(QIODevice::WriteOnly) && otherFile.write("name: other") > 0 && otherFile.flush());
    auto running = launch("prober", 1,
                          {{QStringLiteral("KEY"), QStringLiteral("v")},
                           {QStringLiteral("OTHER"), otherFile.fileName()},
                           {QStringLiteral("PORT"), QString::number(listener.serverPort())},
                           {QStringLiteral("TRY_WRITING"), QStringLiteral("yes")},
                           {QStringLiteral("SECRET_FILE"), QStringLiteral("/secrets/KEY_FILE")}},
                          {}, secrets.path());
    QSignalSpy ready(running->server.get(), &ToolServer::ready);
    running->server->start();
    QVERIFY2(ready.wait(patience), qPrintable(running->server->lastLines().join(QLatin1Char('\n'))));
    QCOMPARE(running->server->functions(),
             QStringList({QStringLiteral("reads_its_plugin"), QStringLiteral("writes_its_own_folder"),
                          QStringLiteral("writes_tmp"), QStringLiteral("has_KEY"), QStringLiteral("reads_secret_file")}));
    QVERIFY(QFile::exists(running->own.filePath(QStringLiteral("mine"))));
    QVERIFY(!QFile::exists(QStringLiteral("/tmp/oz0-prober")));
}

void ToolServerTest::S3_withoutASandboxItIsTheNodesUser()
{
    qputenv("NODE_ONLY", "1");
    QTcpServer listener;
    QVERIFY(listener.listen(QHostAddress::LocalHost));
    auto running = launch("prober", 0,
                          {{QStringLiteral("KEY"), QStringLiteral("v")},
                           {QStringLiteral("OTHER"), m_plugin + QStringLiteral("/src/good.py")},
                           {QStringLiteral("PORT"), QString::number(listener.serverPort())}});
    QSignalSpy ready(running->server.get(), &ToolServer::ready);
    running->server->start();
    QVERIFY(ready.wait(patience));
    const QStringList found = running->server->functions();
    for (const char *name : {"reads_other_plugin", "sees_processes", "reaches_network", "has_KEY"})
        QVERIFY2(found.contains(QString::fromLatin1(name)), name);
    QVERIFY(!found.contains(QStringLiteral("has_NODE_ONLY")));
}

void ToolServerTest::aMissingProgramFails()
{
    LaunchPlan plan;
    plan.program = QStringLiteral("/nonexistent/python3");
    plan.folder = QStringLiteral("/");
    ToolServer server(plan, "test/none", {}, {});
    QList<PartError> errors;
    connect(&server, &ToolServer::failed, this, [&](const PartError &error) { errors.append(error); });
    QSignalSpy gone(&server, &ToolServer::gone);
    server.start();
    QVERIFY(gone.wait(patience));
    QCOMPARE(errors.size(), 1);
    QCOMPARE(errors.first().code, QStringLiteral("server.not_started"));
}

void ToolServerTest::deletingItKillsIt()
{
    QFETCH(int, tier);
    REQUIRE_TIER(tier);
    auto running = launch("forking", tier);
    QSignalSpy ready(running->server.get(), &ToolServer::ready);
    running->server->start();
    QVERIFY(ready.wait(patience));
    running->server.reset();
    QTRY_VERIFY_WITH_TIMEOUT(markedProcesses(running->mark).isEmpty(), patience);
}

QTEST_GUILESS_MAIN(ToolServerTest)
#include "ToolServerTest.moc"
