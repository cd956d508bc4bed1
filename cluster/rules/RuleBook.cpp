#include "cluster/rules/RuleBook.h"

#include "cluster/rules/Bindings.h"
#include "cluster/rules/Connections.h"
#include "cluster/rules/Contracts.h"
#include "cluster/rules/Grants.h"
#include "cluster/rules/Harnesses.h"
#include "cluster/rules/Install.h"
#include "cluster/rules/Network.h"
#include "cluster/rules/Permissions.h"
#include "cluster/rules/Placement.h"
#include "cluster/rules/Rule.h"
#include "cluster/rules/SecretValues.h"
#include "cluster/rules/ToolPlaces.h"
#include "cluster/rules/VerdictOrder.h"
#include "cluster/rules/Warnings.h"
#include "core/domain/RefusalTexts.h"

#include <algorithm>
#include <span>

namespace oz0 {

namespace {

enum class Binds { Anyone, Operators }; // who is refused; an admin may try what binds operators only

constexpr unsigned on(Occasion occasion)
{
    return 1U << unsigned(occasion);
}

// Which occasions a family runs on (lifecycle.md): D3 and C1–C5 judge the taking of nodes, so a reload runs none of them (R2); what is
// decided about nodes and working copy runs again whenever it is sent again (R1).
constexpr unsigned taking = on(Occasion::Create) | on(Occasion::Takeover);
constexpr unsigned newBytes = taking | on(Occasion::Reload);
constexpr unsigned saves = newBytes | on(Occasion::Resend);
constexpr unsigned renewals = on(Occasion::Renewal);
constexpr unsigned always = saves | renewals;
constexpr unsigned installs = on(Occasion::Install);

/// Whether another choice of nodes can change what a rule finds.
enum class Asks { Always, EachNode };

struct Row
{
    const char *code;
    const char *rule;
    Severity severity;
    Binds binds;
    unsigned occasions;
    Rule decide;
    Asks asks = Asks::Always;
    bool hidesOthers = false; // on a server nothing else is told beside it
};

constexpr Severity refuses = Severity::Refusal;
constexpr Severity warns = Severity::Warning;

// One row a code, in the catalogue's order (RefusalTexts has the same one).
constexpr Row rows[] = {
    {"permission.role", "P1", refuses, Binds::Operators, saves, roleMissing, Asks::Always, true},
    {"permission.content", "P1", refuses, Binds::Anyone, always, contentMissing, Asks::Always, true},
    {"node.not_open", "P2", refuses, Binds::Operators, saves, nodesNotOpen, Asks::EachNode},
    {"node.none_selected", "D3", refuses, Binds::Anyone, taking, noneSelected, Asks::EachNode},
    {"placement.last_node_of_plugin", "C1", refuses, Binds::Anyone, taking, lastNodeOfPlugin, Asks::EachNode},
    {"placement.last_model_server", "C2", refuses, Binds::Anyone, taking, lastModelServer, Asks::EachNode},
    {"placement.last_queue_poller", "C3", refuses, Binds::Anyone, taking, lastQueuePoller, Asks::EachNode},
    {"placement.node_has_candidate", "C4", refuses, Binds::Anyone, taking, nodeHasCandidate, Asks::EachNode},
    {"placement.node_tests_gate", "C5", refuses, Binds::Anyone, taking, nodeTestsGate, Asks::EachNode},
    {"placement.rollout_running", "C6", refuses, Binds::Anyone, newBytes, rolloutRunning},
    {"secret.not_available", "P3", refuses, Binds::Operators, always, secretsNotAvailable},
    {"binding.added", "B1", refuses, Binds::Operators, always, bindingAdded},
    {"binding.removed", "B1", refuses, Binds::Operators, always, bindingRemoved},
    {"binding.changed", "B1", refuses, Binds::Operators, always, bindingChanged},
    {"secret.delivery_changed", "B2", refuses, Binds::Operators, always, deliveryChanged},
    {"secret_argument.added", "B3", refuses, Binds::Operators, always, secretArgumentAdded},
    {"agent.outside_auth_added", "B4", refuses, Binds::Operators, always, outsideAuthAdded},
    {"agent.outside_repointed", "B4", refuses, Binds::Operators, always, outsideRepointed},
    {"harness.outside_added", "B5", refuses, Binds::Operators, always, ownOutsideAdded},
    {"harness.outside_changed", "B5", refuses, Binds::Operators, always, ownOutsideChanged},
    {"harness.remote_added", "B6", refuses, Binds::Operators, always, ownRemoteAdded},
    {"harness.remote_changed", "B6", refuses, Binds::Operators, always, ownRemoteChanged},
    {"egress.host_added", "B7", refuses, Binds::Operators, always, hostAdded, Asks::EachNode},
    {"egress.deny_removed", "B7", refuses, Binds::Operators, always, denyRemoved, Asks::EachNode},
    {"tool.remote_added", "B7", refuses, Binds::Operators, always, remoteToolAdded, Asks::EachNode},
    {"tool.address_changed", "B7", refuses, Binds::Operators, always, toolAddressChanged, Asks::EachNode},
    {"tool.headers_changed", "B7", refuses, Binds::Operators, always, toolHeadersChanged, Asks::EachNode},
    {"connection.added", "K1", refuses, Binds::Operators, always, connectionAdded},
    {"connection.removed", "K1", refuses, Binds::Operators, always, connectionRemoved},
    {"connection.renamed", "K1", refuses, Binds::Operators, always, connectionRenamed},
    {"connection.changed", "K1", refuses, Binds::Operators, always, connectionChanged},
    {"connection.not_installed", "K2", refuses, Binds::Operators, always, connectionNotInstalled},
    {"connection.name_taken", "K4", refuses, Binds::Anyone, always | installs, connectionNameTaken},
    {"connection.secret_taken", "K4", refuses, Binds::Anyone, always | installs, connectionSecretTaken},
    {"tool.location_changed", "T1", refuses, Binds::Operators, always, locationChanged},
    {"tool.connection_changed", "T1", refuses, Binds::Operators, always, toolConnectionChanged},
    {"tool.connected_address_changed", "T1", refuses, Binds::Operators, always, connectedAddressChanged},
    {"grant.uses_added", "T2", refuses, Binds::Operators, always, usesAdded},
    {"grant.reads_added", "T2", refuses, Binds::Operators, always, readsAdded},
    {"grant.mail_added", "T2", refuses, Binds::Operators, always, mailAdded},
    {"grant.model_alias_added", "T2", refuses, Binds::Operators, always, modelAliasAdded},
    {"grant.gateway_format_added", "T2", refuses, Binds::Operators, always, gatewayFormatAdded},
    {"grant.tool_model_changed", "T2", refuses, Binds::Operators, always, toolModelChanged},
    {"renewal.key_revoked", "R4", refuses, Binds::Anyone, renewals, keyRevoked},
    {"renewal.key_expired", "R4", refuses, Binds::Anyone, renewals, keyExpired},
    {"renewal.owner_lost_role", "R1", refuses, Binds::Operators, renewals, ownerLostRole, Asks::Always, true},
    {"renewal.nodes_closed", "R1", refuses, Binds::Operators, renewals, nodesClosed, Asks::EachNode},
    {"install.tool_id_taken", "V2", refuses, Binds::Anyone, installs, toolIdTaken},
    {"install.agent_name_taken", "V2", refuses, Binds::Anyone, installs, agentNameTaken},
    {"install.flow_name_taken", "V2", refuses, Binds::Anyone, installs, flowNameTaken},
    {"install.queue_limit", "V2", refuses, Binds::Anyone, installs, queueLimit},
    {"install.agent_limit", "V2", refuses, Binds::Anyone, installs, agentLimit},
    {"install.contract_break", "V2", refuses, Binds::Anyone, installs, contractBroken},
    {"install.version_reused", "V2", refuses, Binds::Anyone, installs, versionReused},
    {"node.homes_jobs", "D5", warns, Binds::Anyone, saves, nodesHomeJobs, Asks::EachNode},
    {"node.no_sandbox", "D5", warns, Binds::Anyone, saves, nodesWithoutSandbox, Asks::EachNode},
    {"uses.not_installed", "D5", warns, Binds::Anyone, saves, usesNotInstalled},
    {"secret.value_on_node", "B10", warns, Binds::Anyone, saves, secretValueOnNode, Asks::EachNode},
    {"contract.changed", "V2", warns, Binds::Anyone, installs, contractChanged},
    {"install.version_lower", "V2", warns, Binds::Anyone, installs, versionLower},
    {"install.over_limit_before", "V2", warns, Binds::Anyone, installs, overLimitBefore},
    {"secret.unknown", "V2", warns, Binds::Anyone, installs, secretUnknown},
    {"mail.unknown", "V2", warns, Binds::Anyone, installs, mailUnknown},
    {"placement.last_node_of_pool", "C1", warns, Binds::Anyone, taking, lastNodeOfPool, Asks::EachNode},
    {"install.would_be_refused", "V2", warns, Binds::Anyone, saves, wouldBeRefused},
};

bool runs(const Row &row, Occasion occasion)
{
    return (row.occasions & on(occasion)) != 0;
}

QList<Refusal> decide(const Row &row, const RuleInput &input)
{
    if (row.binds == Binds::Operators && input.question.asker.role == Role::Admin)
        return {};
    QList<Refusal> found = row.decide(input);
    for (Refusal &refusal : found) {
        refusal.code = QLatin1String(row.code);
        refusal.rule = QLatin1String(row.rule);
        refusal.severity = row.severity;
        refusal.adminMayTry = row.binds == Binds::Operators && row.severity == Severity::Refusal;
        if (!refusal.path.isEmpty())
            refusal.line = input.workingCopy().lineOf(refusal.path);
        if (!refusal.installedPath.isEmpty() && input.installed())
            refusal.installedLine = input.installed()->lineOf(refusal.installedPath);
        refusal.message = messageFor(refusal);
    }
    return found;
}

} // namespace

QList<Check> checksFor(Occasion occasion)
{
    QList<Check> checks;
    for (const Row &row : rows) {
        if (runs(row, occasion))
            checks.append(Check{row.code, row.rule, row.binds == Binds::Operators, row.severity == Severity::Warning});
    }
    return checks;
}

QList<NodeName> nodesSelected(const TenantSnapshot &tenant, const Labels &select)
{
    QList<NodeName> nodes;
    for (auto it = tenant.nodes.begin(); it != tenant.nodes.end(); ++it) {
        if (it->online && matches(select, it->labels))
            nodes.append(it.key());
    }
    return nodes;
}

Verdict evaluate(const TenantSnapshot &tenant, const Question &question, bool tellAll)
{
    Verdict verdict;
    const bool keyIsDead = question.asker.key == KeyState::Revoked || question.asker.key == KeyState::Expired;
    if (question.occasion == Occasion::Renewal && question.asker.role == Role::Admin && !keyIsDead)
        return verdict; // a renewal by an admin changes nothing (R1, R5)
    const RuleInput input(tenant, question);
    QList<Refusal> hiding;
    for (const Row &row : rows) {
        if (!runs(row, question.occasion))
            continue;
        ++verdict.checks;
        const QList<Refusal> found = decide(row, input);
        (row.severity == Severity::Refusal ? verdict.refusals : verdict.warnings).append(found);
        if (row.hidesOthers)
            hiding.append(found);
    }
    if (!tellAll && !hiding.isEmpty()) {
        verdict.refusals = hiding;
        verdict.warnings.clear();
    }
    putInOrder(verdict);
    return verdict;
}

bool isAboutManifest(const QString &code)
{
    constexpr const char *others[] = {"permission.", "node.", "placement.", "renewal."};
    return std::none_of(std::begin(others), std::end(others),
                        [&](const char *family) { return code.startsWith(QLatin1String(family)); });
}

Verdict evaluateManifest(const TenantSnapshot &tenant, const Question &question)
{
    Verdict verdict;
    const RuleInput input(tenant, question);
    for (const Row &row : rows) {
        if (row.severity != Severity::Refusal || !runs(row, question.occasion) || !isAboutManifest(QLatin1String(row.code)))
            continue;
        ++verdict.checks;
        verdict.refusals.append(decide(row, input));
    }
    putInOrder(verdict);
    return verdict;
}

EachVerdict evaluateEach(const TenantSnapshot &tenant, const Question &question, bool tellAll)
{
    const auto run = [&](const RuleInput &input, Asks asks, Verdict &verdict, QList<Refusal> *hiding) {
        for (const Row &row : rows) {
            if (!runs(row, question.occasion) || row.asks != asks)
                continue;
            const QList<Refusal> found = decide(row, input);
            (row.severity == Severity::Refusal ? verdict.refusals : verdict.warnings).append(found);
            if (hiding && row.hidesOthers)
                hiding->append(found);
        }
        putInOrder(verdict);
    };
    EachVerdict each;
    QList<Refusal> hiding;
    const RuleInput whole(tenant, question);
    run(whole, Asks::Always, each.everywhere, &hiding);
    each.everywhere.checks = int(checksFor(question.occasion).size());
    if (!tellAll && !hiding.isEmpty()) {
        each.everywhere.refusals = hiding;
        each.everywhere.warnings.clear();
        return each;
    }
    for (auto node = tenant.nodes.begin(); node != tenant.nodes.end(); ++node) {
        const RuleInput input(whole, node.key());
        run(input, Asks::EachNode, each.nodes[node.key()], nullptr);
    }
    return each;
}

} // namespace oz0
