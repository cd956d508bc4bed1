// What the rules mean beyond one code each: whose nodes count, what a takeover frees, what a server tells, and the order.
#include "cluster/rules/VerdictOrder.h"
#include "tests/cluster/rules/World.h"

#include <QTest>

#include <algorithm>

using namespace oz0;
using namespace oz0::test;

namespace {

PluginFacts atItsGate(const char *yaml)
{
    PluginFacts plugin;
    plugin.state = PluginState::FirstGate;
    plugin.waiting = manifest(yaml);
    return plugin;
}

} // namespace

class RulesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void P1_aServerTellsNothingElse();
    void P1_anOfflineCheckTellsAll();
    void P3_secretThatAnAdminTookAway();
    void P3_pluginThatIsNotInstalledGetsNone();
    void D3_everyOnlineNodeWithoutSelect();
    void D3_offlineNodesWithTheLabelsAreNamed();
    void C1_pluginWithNoOnlineNodeBeforeIsNotLeft();
    void C1_firstVersionAtItsGateDoesNotCount();
    void C1_V2_whatIsCountedFollowsTheTenant();
    void C1_nodesThatATakeoverGivesBackStay();
    void C1_poolWarningIsNotGivenBesideTheRefusal();
    void C4_ownCandidateIsATakeover();
    void C4_otherNodesAreOffered();
    void K3_anAdminMayTryAChangedConnection();
    void R1_renewalByAnAdminChangesNothing();
    void V2_waitingFirstVersionCounts();
    void V2_offlineCheckComparesManifests();
    void B11_noMessageNamesMoreThanNames();
    void U19_pointersOrderByIndexAndSubjectsByCodePoint();
    void U19_codesOfOneRowOrderByPath();
};

void RulesTest::P1_aServerTellsNothingElse()
{
    World w = world();
    w.askAs(Role::Viewer);
    w.question.asker.content = false;
    w.node("dev-1").labels.remove(QStringLiteral("candidates"));
    w.node("dev-1").homes = 3;
    const Verdict verdict = w.verdict(false);
    QCOMPARE(codesOf(verdict.refusals), QStringList({QStringLiteral("permission.role"), QStringLiteral("permission.content")}));
    QVERIFY(verdict.warnings.isEmpty());
}

void RulesTest::P1_anOfflineCheckTellsAll()
{
    World w = world();
    w.askAs(Role::None);
    w.node("dev-1").labels.remove(QStringLiteral("candidates"));
    QCOMPARE(codesOf(w.verdict().refusals), QStringList({QStringLiteral("permission.role"), QStringLiteral("node.not_open")}));
    w.askAs(Role::Operator);
    QCOMPARE(codesOf(w.verdict(false).refusals), QStringList({QStringLiteral("node.not_open")}));
}

void RulesTest::P3_secretThatAnAdminTookAway()
{
    World w = world();
    w.plugin("my-plugin").secrets = QStringList();
    const Verdict verdict = w.verdict();
    QCOMPARE(codesOf(verdict.refusals), QStringList({QStringLiteral("secret.not_available")}));
    const Refusal refusal = verdict.refusals.first();
    QCOMPARE(refusal.path, QStringLiteral("/requires/secrets/0"));
    QCOMPARE(refusal.installedPath, QStringLiteral("/requires/secrets/0"));
    QCOMPARE(refusal.line, 4);
    QCOMPARE(refusal.installedLine, 4);
    QCOMPARE(refusal.because.first().toObject().value(QStringLiteral("reason")).toString(), QStringLiteral("not_made_available"));
}

void RulesTest::P3_pluginThatIsNotInstalledGetsNone()
{
    World w = world();
    w.tenant.plugins.remove(PluginName(QStringLiteral("my-plugin")));
    QCOMPARE(codesOf(w.verdict().refusals), QStringList({QStringLiteral("secret.not_available")}));
    w.plugin("my-plugin").state = PluginState::FirstGate;
    w.plugin("my-plugin").waiting = manifest(installedYaml);
    QCOMPARE(codesOf(w.verdict().refusals), QStringList({QStringLiteral("secret.not_available")}));
}

void RulesTest::D3_everyOnlineNodeWithoutSelect()
{
    World w = world();
    w.node("dev-2").online = false;
    QCOMPARE(nodesSelected(w.tenant, {}),
             QList<NodeName>({NodeName(QStringLiteral("dev-1")), NodeName(QStringLiteral("prod-1"))}));
}

void RulesTest::D3_offlineNodesWithTheLabelsAreNamed()
{
    World w = world();
    w.node("dev-1").online = false;
    const Refusal refusal = w.verdict().refusals.first();
    QCOMPARE(refusal.because.size(), 1);
    QCOMPARE(refusal.because.first().toObject().value(QStringLiteral("node")).toString(), QStringLiteral("dev-1"));
}

void RulesTest::C1_pluginWithNoOnlineNodeBeforeIsNotLeft()
{
    World w = world();
    w.node("dev-1").plugins = QStringList{QStringLiteral("my-plugin")};
    w.node("dev-2").online = false;
    w.node("prod-1").plugins = QStringList{QStringLiteral("my-plugin")};
    QVERIFY(!w.verdict().isRefused()); // no online node serves other-plugin, before or after
}

// Counts are kept with the tenant; the same questions of a copy, which keeps nothing, have the same answers.
void RulesTest::C1_V2_whatIsCountedFollowsTheTenant()
{
    World w = world();
    Question install = w.question;
    install.occasion = Occasion::Install;
    const auto isAsCounted = [&] {
        return w.verdict() == evaluate(TenantSnapshot(w.tenant), w.question)
            && evaluate(w.tenant, install) == evaluate(TenantSnapshot(w.tenant), install);
    };
    QVERIFY(isAsCounted());
    w.node("dev-2").online = false;
    w.node("prod-1").plugins = QStringList{QStringLiteral("my-plugin")};
    QVERIFY(w.verdict().isRefused() && isAsCounted());
    w.node("dev-2").online = true;
    w.node("dev-2").candidate = NodeCandidate{CandidateId(QStringLiteral("c")), w.question.workingCopy->name,
                                              w.question.asker.principal};
    QVERIFY(!w.verdict().isRefused() && isAsCounted()); // the takeover gives it back
    w.tenant.limits.taskQueues = 1;
    QVERIFY(isAsCounted());
    w.tenant.sharedPools = false;
    QVERIFY(isAsCounted());
    w.tenant.plugins.remove(PluginName(QStringLiteral("other-plugin")));
    QVERIFY(isAsCounted());
}

void RulesTest::C1_firstVersionAtItsGateDoesNotCount()
{
    World w = world();
    w.node("dev-2").plugins = QStringList{QStringLiteral("my-plugin")};
    w.node("prod-1").online = false;
    QCOMPARE(codesOf(w.verdict().refusals), QStringList({QStringLiteral("placement.last_node_of_plugin")}));
    w.plugin("other-plugin") = atItsGate(otherYaml);
    QVERIFY(!w.verdict().isRefused());
}

void RulesTest::C1_nodesThatATakeoverGivesBackStay()
{
    World w = world();
    w.question.occasion = Occasion::Takeover;
    w.node("prod-1").online = false;
    const NodeCandidate own{CandidateId(QStringLiteral("59a7b4da7db9")), PluginName(QStringLiteral("my-plugin")),
                            w.question.asker.principal};
    w.node("dev-2").candidate = own; // left by the takeover, so it serves again
    QVERIFY(!w.verdict().isRefused());
    w.node("dev-2").candidate->owner = PrincipalId(QStringLiteral("user:bob"));
    QCOMPARE(withCode(w.verdict(), QStringLiteral("placement.last_node_of_plugin")).size(), 2);
}

void RulesTest::C1_poolWarningIsNotGivenBesideTheRefusal()
{
    World w = world();
    w.node("dev-2").plugins = QStringList{QStringLiteral("other-plugin")};
    w.node("prod-1").plugins = QStringList{QStringLiteral("other-plugin")};
    const Verdict verdict = w.verdict();
    QCOMPARE(codesOf(verdict.refusals), QStringList({QStringLiteral("placement.last_node_of_plugin")}));
    QVERIFY(verdict.warnings.isEmpty());
}

void RulesTest::C4_ownCandidateIsATakeover()
{
    World w = world();
    w.node("dev-1").candidate = NodeCandidate{CandidateId(QStringLiteral("59a7b4da7db9")),
                                              PluginName(QStringLiteral("my-plugin")), w.question.asker.principal};
    QVERIFY(!w.verdict().isRefused());
    w.node("dev-1").candidate->plugin = PluginName(QStringLiteral("other-plugin")); // the same person's, of another plugin
    QCOMPARE(codesOf(w.verdict().refusals), QStringList({QStringLiteral("placement.node_has_candidate")}));
}

void RulesTest::C4_otherNodesAreOffered()
{
    World w = world();
    w.node("dev-1").candidate = NodeCandidate{CandidateId(QStringLiteral("59a7b4da7db9")),
                                              PluginName(QStringLiteral("my-plugin")), PrincipalId(QStringLiteral("user:bob"))};
    const Refusal refusal = w.verdict().refusals.first();
    QCOMPARE(refusal.parameters.value(QStringLiteral("owner")).toString(), QStringLiteral("user:bob"));
    QCOMPARE(refusal.parameters.value(QStringLiteral("otherNodes")).toArray(), QJsonArray({QStringLiteral("dev-2")}));
}

void RulesTest::K3_anAdminMayTryAChangedConnection()
{
    const auto connected = [](const char *head, const char *connections, const char *tool) {
        return QByteArray(head) + "connections: [" + connections
            + "]\ntools: [{id: my_tracker, remote: {url: 'https://tracker.example.com/mcp'}, " + tool + "}]\n";
    };
    constexpr char installedHead[] = "name: my-plugin\nversion: 0.3.2\n";
    constexpr char workingHead[] = "name: my-plugin\nversion: 0.4.0\n";
    constexpr char tracker[] = "{name: tracker, secret: TRACKER, tools: [my_tracker], scopes: [read]}";
    World w = world();
    w.plugin("my-plugin").installed = manifest(connected(installedHead, tracker, "connection: tracker").constData());
    const QList<std::pair<QByteArray, const char *>> changes{
        {connected(workingHead, "{name: tracker, secret: TRACKER, tools: [my_tracker], scopes: [read, write]}",
                   "connection: tracker"),
         "connection.changed"},
        {connected(workingHead, "{name: issues, secret: TRACKER, tools: [my_tracker], scopes: [read]}", "connection: issues"),
         "connection.renamed"},
        {connected(workingHead, (QByteArray(tracker) + ", {name: wiki, secret: WIKI}").constData(), "connection: tracker"),
         "connection.added"},
        {connected(workingHead, "", "functions: []"), "connection.removed"}};
    for (const auto &[working, code] : changes) {
        w.workingCopy(working.constData());
        w.askAs(Role::Operator);
        const QList<Refusal> refused = withCode(w.verdict(), QLatin1String(code));
        QVERIFY2(refused.size() == 1 && refused.first().adminMayTry, code);
        w.askAs(Role::Admin);
        QVERIFY2(!w.verdict().isRefused(), code);
        // What belongs to another plugin is not the admin's either (K4).
        w.plugin("other-plugin").installed = manifest("name: other-plugin\nversion: 2.1.0\nconnections: [{name: tracker, secret: "
                                                      "S1}, {name: issues, secret: S2}, {name: wiki, "
                                                      "secret: S3}]\n");
        const QStringList taken = codesOf(w.verdict().refusals);
        QCOMPARE(taken.contains(QStringLiteral("connection.name_taken")),
                 QLatin1String(code) != QLatin1String("connection.removed"));
        w.plugin("other-plugin").installed = manifest(otherYaml);
    }
    w.tenant.plugins.remove(PluginName(QStringLiteral("my-plugin"))); // K2
    w.workingCopy(connected(workingHead, tracker, "connection: tracker").constData());
    QVERIFY(!w.verdict().isRefused());
    w.askAs(Role::Operator);
    QVERIFY(codesOf(w.verdict().refusals).contains(QStringLiteral("connection.not_installed")));
}

void RulesTest::R1_renewalByAnAdminChangesNothing()
{
    World w = world();
    w.question.occasion = Occasion::Renewal;
    w.question.asker = {PrincipalId(QStringLiteral("user:root")), Role::Admin, false};
    w.node("dev-1").labels.clear();
    w.plugin("my-plugin").secrets = QStringList();
    QVERIFY(!w.verdict().isRefused());
    w.askAs(Role::Operator);
    QCOMPARE(codesOf(w.verdict().refusals),
             QStringList({QStringLiteral("permission.content"), QStringLiteral("secret.not_available"),
                          QStringLiteral("renewal.nodes_closed")}));
}

void RulesTest::V2_waitingFirstVersionCounts()
{
    World w = world();
    w.question.occasion = Occasion::Install;
    w.plugin("other-plugin") = atItsGate(otherYaml);
    w.workingCopy("name: my-plugin\nversion: 0.4.0\ntools: [{id: other_plugin, server: {module: a.b}}]\n");
    QCOMPARE(codesOf(w.verdict().refusals), QStringList({QStringLiteral("install.tool_id_taken")}));
}

void RulesTest::V2_offlineCheckComparesManifests()
{
    World w = world();
    w.question.occasion = Occasion::Install;
    w.question.digest = Digest(QStringLiteral("sha256:1")); // of the folder; a tenant file knows no digest
    w.question.workingCopy = w.plugin("my-plugin").installed;
    QVERIFY(!w.verdict().isRefused());
    // Another order, quotes and an empty section make no other manifest.
    w.workingCopy("version: '0.3.2'\nname: my-plugin\nrequires:\n  secrets: [GREETING_KEY, GREETING_KEY]\nuses: []\ntools:\n"
                  "  - {id: my_plugin, server: {module: my_plugin.server}, functions: [{name: hello}]}\nagents:\n"
                  "  - {name: my-plugin, node_selector: {pool: dev}}\n");
    QVERIFY(!w.verdict().isRefused());
    w.workingCopy((QByteArray(installedYaml) + "description: Other.\n").constData());
    QCOMPARE(codesOf(w.verdict().refusals), QStringList({QStringLiteral("install.version_reused")}));
}

void RulesTest::B11_noMessageNamesMoreThanNames()
{
    World w = world();
    w.workingCopy("name: my-plugin\nversion: 0.4.0\nrequires:\n  secrets: [VENDOR_KEY]\n"
                  "  inject: [{secret: VENDOR_KEY, hosts: [a.example.com], header: X-Canary, format: \"canary {secret}\"}]\n");
    const Verdict verdict = w.verdict();
    QVERIFY(verdict.isRefused());
    for (const Refusal &refusal : verdict.refusals)
        QVERIFY(!refusal.message.contains(QLatin1String("canary"), Qt::CaseInsensitive));
}

void RulesTest::U19_pointersOrderByIndexAndSubjectsByCodePoint()
{
    QVERIFY(comparePointers(QStringLiteral("/uses/9"), QStringLiteral("/uses/10")) < 0);
    QVERIFY(comparePointers(QStringLiteral("/uses"), QStringLiteral("/uses/0")) < 0);
    QVERIFY(comparePointers(QStringLiteral("/a/2"), QStringLiteral("/b/1")) < 0);
    QCOMPARE(comparePointers(QStringLiteral("/a/2"), QStringLiteral("/a/2")), 0);
    Verdict verdict;
    for (const QString &name :
         {QString::fromUtf8("\xf0\x90\x80\x80"), QString(QChar(0xff5e)), QStringLiteral("b"), QStringLiteral("a")}) {
        Refusal refusal;
        refusal.code = QStringLiteral("node.not_open");
        refusal.subject.name = name;
        verdict.refusals.append(refusal);
    }
    putInOrder(verdict);
    QCOMPARE(verdict.refusals.at(0).subject.name, QStringLiteral("a"));
    QCOMPARE(verdict.refusals.at(2).subject.name, QString(QChar(0xff5e))); // U+FF5E comes before U+10000, not by its code unit
}

void RulesTest::U19_codesOfOneRowOrderByPath()
{
    const auto at = [](const char *code, const char *path) {
        Refusal refusal;
        refusal.code = QLatin1String(code);
        refusal.path = QLatin1String(path);
        return refusal;
    };
    const QList<Refusal> wanted{at("harness.outside_changed", "/harnesses/0"),
                                at("harness.outside_added", "/harnesses/1"),
                                at("harness.remote_added", "/harnesses/0"),
                                at("tool.headers_changed", "/tools/2/remote"),
                                at("tool.remote_added", "/tools/10"),
                                at("grant.model_alias_added", "/requires/models/0"),
                                at("grant.uses_added", "/uses/0"),
                                at("grant.tool_model_changed", "/tools/0"),
                                at("environment.invalid_toml", "/a"),
                                at("environment.backend", "/b"),
                                at("install.flow_name_taken", "/flows/0/name"),
                                at("install.tool_id_taken", "/tools/0/id"),
                                at("install.contract_break", "/agents/0"),
                                at("install.version_reused", "/version")};
    Verdict verdict;
    verdict.refusals = wanted;
    putInOrder(verdict);
    Verdict turned;
    turned.refusals = wanted;
    std::reverse(turned.refusals.begin(), turned.refusals.end());
    putInOrder(turned);
    QCOMPARE(turned.refusals, verdict.refusals);
    QStringList told;
    QStringList inRows;
    for (const Refusal &refusal : verdict.refusals)
        told.append(refusal.code);
    for (const Refusal &refusal : wanted)
        inRows.append(refusal.code);
    // The tables of texts have installs and environments in their own places.
    const auto family = [](const QStringList &codes, const char *begin) { return codes.filter(QLatin1String(begin)); };
    for (const char *begin : {"harness.", "tool.", "grant.", "environment.", "install."})
        QCOMPARE(family(told, begin), family(inRows, begin));
}

QTEST_GUILESS_MAIN(RulesTest)
#include "tst_rules.moc"
