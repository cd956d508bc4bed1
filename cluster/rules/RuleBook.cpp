#include "cluster/rules/RuleBook.h"

#include "cluster/rules/Install.h"
#include "cluster/rules/Permissions.h"
#include "cluster/rules/Placement.h"
#include "cluster/rules/Rule.h"
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
    {"renewal.key_revoked", "R4", refuses, Binds::Anyone, renewals, keyRevoked},
    {"renewal.key_expired", "R4", refuses, Binds::Anyone, renewals, keyExpired},
    {"renewal.owner_lost_role", "R1", refuses, Binds::Operators, renewals, ownerLostRole, Asks::Always, true},
    {"renewal.nodes_closed", "R1", refuses, Binds::Operators, renewals, nodesClosed, Asks::EachNode},
    {"install.tool_id_taken", "V2", refuses, Binds::Anyone, installs, toolIdTaken},
    {"install.agent_name_taken", "V2", refuses, Binds::Anyone, installs, agentNameTaken},
    {"install.flow_name_taken", "V2", refuses, Binds::Anyone, installs, flowNameTaken},
    {"install.queue_limit", "V2", refuses, Binds::Anyone, installs, queueLimit},
    {"install.agent_limit", "V2", refuses, Binds::Anyone, installs, agentLimit},
    {"install.version_reused", "V2", refuses, Binds::Anyone, installs, versionReused},
    {"node.homes_jobs", "D5", warns, Binds::Anyone, saves, nodesHomeJobs, Asks::EachNode},
    {"node.no_sandbox", "D5", warns, Binds::Anyone, saves, nodesWithoutSandbox, Asks::EachNode},
    {"uses.not_installed", "D5", warns, Binds::Anyone, saves, usesNotInstalled},
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
            checks.append(Check{row.code, row.rule});
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
        const RuleInput input(tenant, question, node.key(), whole.pools());
        run(input, Asks::EachNode, each.nodes[node.key()], nullptr);
    }
    return each;
}

} // namespace oz0
