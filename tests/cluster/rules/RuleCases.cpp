#include "tests/cluster/rules/RuleCases.h"

namespace oz0::test {

namespace {

const QString other = QStringLiteral("other-plugin");

NodeCandidate candidateOf(const char *plugin, const char *owner)
{
    return {CandidateId(QStringLiteral("396c000ad0ad")), PluginName(QLatin1String(plugin)), PrincipalId(QLatin1String(owner))};
}

void leaveOnlyDev1(World &w)
{
    w.node("dev-2").online = false;
    w.node("prod-1").online = false;
}

QList<RuleCase> permissionCases()
{
    return {
        {"P1_viewerIsRefused", "permission.role", Occasion::Create, "user:alice", true, [](World &w) { w.askAs(Role::Viewer); },
         [](World &) {}},
        {"P1_contentPermissionIsNeeded", "permission.content", Occasion::Create, "user:alice", false,
         [](World &w) { w.question.asker.content = false; }, [](World &) {}},
        {"P2_closedNodeIsRefused", "node.not_open", Occasion::Create, "dev-1", true,
         [](World &w) { w.node("dev-1").labels[QStringLiteral("candidates")] = QStringLiteral("Allow"); },
         [](World &w) { w.node("dev-2").labels.remove(QStringLiteral("candidates")); }},
        {"P3_secretTheInstalledVersionLacks", "secret.not_available", Occasion::Create, "VENDOR_KEY", true,
         [](World &w) {
             w.workingCopy("name: my-plugin\nversion: 0.4.0\nrequires: {secrets: [VENDOR_KEY, GREETING_KEY, VENDOR_KEY]}\n");
         },
         [](World &w) { w.plugin("my-plugin").secrets = QStringList{QStringLiteral("GREETING_KEY")}; }},
        {"R4_keyWasRevoked", "renewal.key_revoked", Occasion::Renewal, "396c000ad0ad", false,
         [](World &w) {
             w.askAs(Role::Admin);
             w.question.asker.key = KeyState::Revoked;
             w.question.candidate = CandidateId(QStringLiteral("396c000ad0ad"));
         },
         [](World &w) { w.question.asker.key = KeyState::Alive; }},
        {"R4_keyHasExpired", "renewal.key_expired", Occasion::Renewal, "396c000ad0ad", false,
         [](World &w) {
             w.question.asker.key = KeyState::Expired;
             w.question.candidate = CandidateId(QStringLiteral("396c000ad0ad"));
         },
         [](World &w) { w.question.asker.key = KeyState::Alive; }},
        {"R1_ownerIsNoOperatorAnyMore", "renewal.owner_lost_role", Occasion::Renewal, "396c000ad0ad", true,
         [](World &w) {
             w.askAs(Role::Viewer);
             w.question.candidate = CandidateId(QStringLiteral("396c000ad0ad"));
         },
         [](World &) {}},
        {"R1_nodesWereClosed", "renewal.nodes_closed", Occasion::Renewal, "396c000ad0ad", true,
         [](World &w) {
             w.node("dev-1").labels.remove(QStringLiteral("candidates"));
             w.question.candidate = CandidateId(QStringLiteral("396c000ad0ad"));
         },
         [](World &w) { w.node("dev-2").labels.remove(QStringLiteral("candidates")); }},
    };
}

QList<RuleCase> placementCases()
{
    return {
        {"D3_noOnlineNodeCarriesTheLabels", "node.none_selected", Occasion::Create, "", false,
         [](World &w) { w.node("dev-1").online = false; },
         [](World &w) {
             w.question.select = {};
             w.node("dev-2").online = false;
         }},
        {"C1_installedPluginKeepsAnOnlineNode", "placement.last_node_of_plugin", Occasion::Create, "other-plugin", false,
         [](World &w) {
             w.node("dev-2").plugins = QStringList{QStringLiteral("my-plugin")};
             w.node("prod-1").candidate = candidateOf("my-plugin", "user:bob");
         },
         [](World &w) {
             w.node("dev-2").plugins = QStringList{QStringLiteral("my-plugin")};
             w.node("prod-1").plugins = QStringList{other};
         }},
        {"C2_modelKeepsAnOnlineServer", "placement.last_model_server", Occasion::Create, "llama", false,
         [](World &w) {
             w.node("dev-1").serves = {QStringLiteral("llama")};
             w.node("prod-1").serves = {QStringLiteral("llama")};
             w.node("prod-1").online = false;
         },
         [](World &w) {
             w.node("dev-1").serves = {QStringLiteral("llama")};
             w.node("prod-1").serves = {QStringLiteral("llama")};
         }},
        {"C3_queueKeepsAnOnlinePoller", "placement.last_queue_poller", Occasion::Create, "billing", false,
         [](World &w) { w.node("dev-1").queues = {QStringLiteral("billing")}; },
         [](World &w) {
             w.node("dev-1").queues = {QStringLiteral("billing")};
             w.node("dev-2").queues = {QStringLiteral("billing")};
         }},
        {"C4_nodeRunsAnothersCandidate", "placement.node_has_candidate", Occasion::Create, "dev-1", false,
         [](World &w) { w.node("dev-1").candidate = candidateOf("my-plugin", "user:bob"); },
         [](World &w) { w.node("dev-2").candidate = candidateOf("my-plugin", "user:bob"); }},
        {"C5_nodeTestsAGate", "placement.node_tests_gate", Occasion::Create, "dev-1", false,
         [](World &w) { w.node("dev-1").gate = PluginName(other); }, [](World &w) { w.node("dev-2").gate = PluginName(other); }},
        {"C6_rolloutOfThePluginRuns", "placement.rollout_running", Occasion::Create, "my-plugin", false,
         [](World &w) { w.plugin("my-plugin").rollout = true; }, [](World &w) { w.plugin("other-plugin").rollout = true; }},
        {"D5_nodeHomesJobs", "node.homes_jobs", Occasion::Create, "dev-1", false, [](World &w) { w.node("dev-1").homes = 3; },
         [](World &w) { w.node("dev-2").homes = 3; }},
        {"D5_nodeHasNoSandbox", "node.no_sandbox", Occasion::Create, "dev-1", false, [](World &w) { w.node("dev-1").tier = 0; },
         [](World &w) { w.node("dev-2").tier = 0; }},
        {"D5_usedPluginIsNotInstalled", "uses.not_installed", Occasion::Create, "gone-plugin", false,
         [](World &w) { w.workingCopy("name: my-plugin\nversion: 0.4.0\nuses: [other-plugin, gone-plugin]\n"); },
         [](World &w) { w.workingCopy("name: my-plugin\nversion: 0.4.0\nuses: [other-plugin]\n"); }},
        {"C1_poolKeepsNoOtherNode", "placement.last_node_of_pool", Occasion::Create, "my-plugin", false,
         [](World &w) { w.node("dev-2").online = false; }, leaveOnlyDev1},
        {"V2_candidateCouldNotBeInstalled", "install.would_be_refused", Occasion::Create, "my-plugin", false,
         [](World &w) { w.workingCopy("name: my-plugin\nversion: 0.3.2\n"); },
         [](World &w) { w.workingCopy(QByteArray(installedYaml).replace("0.3.2", "0.3.1").constData()); }},
    };
}

QList<RuleCase> installCases()
{
    return {
        {"V2_toolIdOfAnotherPlugin", "install.tool_id_taken", Occasion::Install, "other_plugin", false,
         [](World &w) { w.workingCopy("name: my-plugin\nversion: 0.4.0\ntools: [{id: other_plugin, server: {module: a.b}}]\n"); },
         [](World &w) {
             w.workingCopy("name: my-plugin\nversion: 0.4.0\ntools: [{id: Other_plugin, server: {module: a.b}}]\n");
         }},
        {"V2_agentNameOfAnothersFlow", "install.agent_name_taken", Occasion::Install, "other-flow", false,
         [](World &w) { w.workingCopy("name: my-plugin\nversion: 0.4.0\nagents: [{name: other-flow}]\n"); },
         [](World &w) { w.workingCopy("name: my-plugin\nversion: 0.4.0\nflows: [{name: other-flow}]\n"); }},
        {"V2_flowNameOfAnothersAgent", "install.flow_name_taken", Occasion::Install, "other-plugin", false,
         [](World &w) { w.workingCopy("name: my-plugin\nversion: 0.4.0\nflows: [{name: other-plugin}]\n"); },
         [](World &w) { w.workingCopy("name: my-plugin\nversion: 0.4.0\nflows: [{name: my-plugin}]\n"); }},
        {"V2_queuesPassTheirLimit", "install.queue_limit", Occasion::Install, "", false,
         [](World &w) {
             w.tenant.limits.taskQueues = 2;
             w.workingCopy("name: my-plugin\nversion: 0.4.0\nagents: [{name: a, node_selector: {pool: x}}, {name: b, labels: "
                           "{pool: x}}]\n");
         },
         [](World &w) { w.tenant.limits.taskQueues = 2; }},
        {"V2_agentsAndFlowsPassTheirLimit", "install.agent_limit", Occasion::Install, "", false,
         [](World &w) {
             w.tenant.limits.agentsAndFlows = 3;
             w.workingCopy("name: my-plugin\nversion: 0.4.0\nagents: [{name: a}]\nflows: [{name: b}]\n");
         },
         [](World &w) { w.tenant.limits.agentsAndFlows = 3; }},
        {"V2_otherContentUnderTheSameVersion", "install.version_reused", Occasion::Install, "0.3.2", false,
         [](World &w) {
             w.question.workingCopy = w.plugin("my-plugin").installed;
             w.question.digest = Digest(QStringLiteral("sha256:1"));
             w.plugin("my-plugin").digest = Digest(QStringLiteral("sha256:2"));
         },
         [](World &w) { w.question.workingCopy = w.plugin("my-plugin").installed; }},
        {"V2_versionIsLower", "install.version_lower", Occasion::Install, "0.3.2-rc.1", false,
         [](World &w) { w.workingCopy("name: my-plugin\nversion: 0.3.2-rc.1\n"); },
         [](World &w) { w.workingCopy("name: my-plugin\nversion: 0.3.10\n"); }},
        {"V2_overALimitAndNotGrowing", "install.over_limit_before", Occasion::Install, "task_queues", false,
         [](World &w) { w.tenant.limits.taskQueues = 1; }, [](World &w) { w.tenant.limits.taskQueues = 2; }},
        {"V2_secretIsUnknown", "secret.unknown", Occasion::Install, "GREETING_KEY", false,
         [](World &w) { w.tenant.secrets.clear(); }, [](World &) {}},
        {"V2_mailConnectionIsUnknown", "mail.unknown", Occasion::Install, "inbox", false,
         [](World &w) { w.workingCopy("name: my-plugin\nversion: 0.4.0\nmail: [inbox]\n"); },
         [](World &w) {
             w.tenant.mail = {QStringLiteral("inbox")};
             w.workingCopy("name: my-plugin\nversion: 0.4.0\nmail: [inbox]\n");
         }},
    };
}

} // namespace

QList<RuleCase> ruleCases()
{
    return permissionCases() + placementCases() + reachCases() + installCases();
}

} // namespace oz0::test
