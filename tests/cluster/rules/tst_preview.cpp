// V1–V4: one evaluation for preview and install, and the gauges.
#include "cluster/rules/InstallPreview.h"
#include "cluster/rules/Remedies.h"
#include "core/domain/InstallChecks.h"
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
    void V2_theListOfChecksIsTheRuleBooks();
    void V2_eachCheckSaysWhatItCameTo();
    void V2_whatHasNothingToLookAtIsNotApplicable();
    void V2_anotherServersChecksAreNotGuessed();
};

namespace {

QHash<QString, CheckOutcome> outcomesOf(const QList<CheckResult> &results)
{
    QHash<QString, CheckOutcome> outcomes;
    for (const CheckResult &result : results)
        outcomes.insert(result.code, result.outcome);
    return outcomes;
}

} // namespace

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

void PreviewTest::V2_theListOfChecksIsTheRuleBooks()
{
    QStringList book;
    for (const Check &check : checksFor(Occasion::Install))
        book.append(QStringLiteral("%1 %2 %3").arg(QLatin1String(check.code), QLatin1String(check.rule)).arg(check.isWarning));
    QStringList list;
    for (const InstallCheck &check : installChecks())
        list.append(QStringLiteral("%1 %2 %3").arg(QLatin1String(check.code), QLatin1String(check.rule)).arg(check.warns));
    QCOMPARE(list, book);
}

void PreviewTest::V2_eachCheckSaysWhatItCameTo()
{
    World w = world();
    w.workingCopy("name: my-plugin\nversion: 0.1.0\nrequires: {secrets: [NO_SUCH_KEY]}\n"
                  "tools: [{id: other_plugin, server: {module: a.b}}]\n");
    const Preview preview = previewOf(w.tenant, w.question);
    const QList<CheckResult> results = checkResults(preview, Declared{false, true, false});
    QCOMPARE(results.size(), preview.verdict.checks);
    const QHash<QString, CheckOutcome> outcomes = outcomesOf(results);
    QCOMPARE(outcomes.value(QStringLiteral("install.tool_id_taken")), CheckOutcome::Refused);
    QCOMPARE(outcomes.value(QStringLiteral("install.version_lower")), CheckOutcome::Warned);
    QCOMPARE(outcomes.value(QStringLiteral("secret.unknown")), CheckOutcome::Warned);
    QCOMPARE(outcomes.value(QStringLiteral("install.queue_limit")), CheckOutcome::Passed);
    QCOMPARE(outcomes.value(QStringLiteral("connection.secret_taken")), CheckOutcome::Passed);
    QCOMPARE(outcomes.value(QStringLiteral("connection.name_taken")), CheckOutcome::NotApplicable);
    QCOMPARE(outcomes.value(QStringLiteral("install.flow_name_taken")), CheckOutcome::NotApplicable);
    for (const CheckResult &result : results) {
        if (result.code == QLatin1String("contract.changed"))
            QCOMPARE(result.findings, 2); // a tool and an agent gone
    }
}

// The rules themselves say so: with everything else against it, such a check finds nothing.
void PreviewTest::V2_whatHasNothingToLookAtIsNotApplicable()
{
    World w = world();
    w.tenant.limits = {0, 0};
    w.tenant.plugins.remove(PluginName(QStringLiteral("my-plugin")));
    w.workingCopy("name: my-plugin\nversion: 0.0.1\n");
    const Preview preview = previewOf(w.tenant, w.question);
    int notApplicable = 0;
    for (const CheckResult &result : checkResults(preview, Declared{})) {
        if (result.outcome == CheckOutcome::NotApplicable) {
            ++notApplicable;
            QCOMPARE(result.findings, 0);
        }
    }
    QCOMPARE(notApplicable, 11); // all but the three about limits
    QVERIFY(preview.installedVersion.isEmpty());
    QCOMPARE(outcomesOf(checkResults(preview, std::nullopt)).value(QStringLiteral("mail.unknown")), CheckOutcome::Passed);
}

void PreviewTest::V2_anotherServersChecksAreNotGuessed()
{
    World w = world();
    w.workingCopy("name: my-plugin\nversion: 0.4.0\ntools: [{id: other_plugin, server: {module: a.b}}]\n");
    Preview preview = previewOf(w.tenant, w.question);
    ++preview.verdict.checks;
    Refusal unheardOf;
    unheardOf.code = QStringLiteral("install.unheard_of");
    preview.verdict.refusals.append(unheardOf);
    const QList<CheckResult> results = checkResults(preview, std::nullopt);
    QCOMPARE(results.last().code, unheardOf.code);
    for (const CheckResult &result : results)
        QVERIFY2(result.findings > 0, qPrintable(result.code));
}

QTEST_GUILESS_MAIN(PreviewTest)
#include "tst_preview.moc"
