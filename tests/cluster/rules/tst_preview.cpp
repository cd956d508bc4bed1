// V1–V4: one evaluation for preview and install, and the gauges.
#include "cluster/rules/InstallPreview.h"
#include "cluster/rules/Remedies.h"
#include "tests/cluster/rules/World.h"

#include <QTest>

using namespace oz0;
using namespace oz0::test;

class PreviewTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void V2_namesAndVersionsAreTold();
    void V2_gaugesCountWhatTheInstallWouldLeave();
    void Q1_unsharedPoolsAreOneQueueEach();
    void U20_theVerdictIsTheInstalls();
};

void PreviewTest::V2_namesAndVersionsAreTold()
{
    World w = world();
    w.question.digest = Digest(QStringLiteral("sha256:5f0c"));
    w.workingCopy("name: my-plugin\nversion: 0.4.0\nagents: [{name: b}, {name: a}]\nflows: [{name: f}]\n");
    const Preview preview = previewOf(w.tenant, w.question);
    QCOMPARE(preview.plugin.text(), QStringLiteral("my-plugin"));
    QCOMPARE(preview.version, QStringLiteral("0.4.0"));
    QCOMPARE(preview.installedVersion, QStringLiteral("0.3.2"));
    QCOMPARE(preview.digest, w.question.digest);
    QCOMPARE(preview.agents, QStringList({QStringLiteral("a"), QStringLiteral("b")}));
    QCOMPARE(preview.flows, QStringList({QStringLiteral("f")}));
    QVERIFY(preview.tools.isEmpty());
}

void PreviewTest::V2_gaugesCountWhatTheInstallWouldLeave()
{
    World w = world(); // my-plugin: 1 agent in pool dev; other-plugin: an agent and a flow of the common pool
    w.workingCopy(
        "name: my-plugin\nversion: 0.4.0\nagents: [{name: a}, {name: b, node_selector: {pool: x}}]\nflows: [{name: f}]\n");
    const Preview preview = previewOf(w.tenant, w.question);
    QCOMPARE(preview.agentsAndFlows, (LimitUse{3, 5, 1000}));
    QCOMPARE(preview.taskQueues, (LimitUse{2, 2, 50}));
}

void PreviewTest::Q1_unsharedPoolsAreOneQueueEach()
{
    World w = world();
    w.tenant.sharedPools = false;
    w.workingCopy("name: my-plugin\nversion: 0.4.0\nagents: [{name: a}, {name: b}]\nflows: [{name: f}]\n");
    QCOMPARE(previewOf(w.tenant, w.question).taskQueues, (LimitUse{3, 5, 50}));
}

void PreviewTest::U20_theVerdictIsTheInstalls()
{
    World w = world();
    w.workingCopy("name: my-plugin\nversion: 0.1.0\ntools: [{id: other_plugin, server: {module: a.b}}]\n");
    const Preview preview = previewOf(w.tenant, w.question); // asked on any occasion
    w.question.occasion = Occasion::Install;
    Verdict install = w.verdict();
    addRemedies(w.tenant, w.question, install);
    QCOMPARE(preview.verdict, install);
    QVERIFY(preview.verdict.isRefused());
    QCOMPARE(codesOf(preview.verdict.warnings),
             QStringList({QStringLiteral("contract.changed"), QStringLiteral("contract.changed"),
                          QStringLiteral("install.version_lower")}));
    QCOMPARE(preview.contracts.size(), 3); // a tool and an agent gone, a tool new
}

QTEST_GUILESS_MAIN(PreviewTest)
#include "tst_preview.moc"
