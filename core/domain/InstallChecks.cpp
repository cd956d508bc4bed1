#include "core/domain/InstallChecks.h"

#include <algorithm>

namespace oz0 {

namespace {

constexpr InstallCheck checks[] = {
    {"connection.name_taken", "K4", false, CheckNeeds::Connections},
    {"connection.secret_taken", "K4", false, CheckNeeds::SecretsOrConnections},
    {"install.tool_id_taken", "V2", false, CheckNeeds::Tools},
    {"install.agent_name_taken", "V2", false, CheckNeeds::Agents},
    {"install.flow_name_taken", "V2", false, CheckNeeds::Flows},
    {"install.queue_limit", "V2"},
    {"install.agent_limit", "V2"},
    {"install.contract_break", "V2", false, CheckNeeds::Installed},
    {"install.version_reused", "V2", false, CheckNeeds::Installed},
    {"contract.changed", "V2", true, CheckNeeds::Installed},
    {"install.version_lower", "V2", true, CheckNeeds::Installed},
    {"install.over_limit_before", "V2", true},
    {"secret.unknown", "V2", true, CheckNeeds::Secrets},
    {"mail.unknown", "V2", true, CheckNeeds::Mail},
};

bool applies(CheckNeeds needs, const Preview &preview, const Declared &declared)
{
    switch (needs) {
    case CheckNeeds::Nothing:
        return true;
    case CheckNeeds::Installed:
        return !preview.installedVersion.isEmpty();
    case CheckNeeds::Tools:
        return !preview.tools.isEmpty();
    case CheckNeeds::Agents:
        return !preview.agents.isEmpty();
    case CheckNeeds::Flows:
        return !preview.flows.isEmpty();
    case CheckNeeds::Connections:
        return declared.connections;
    case CheckNeeds::SecretsOrConnections:
        return declared.secrets || declared.connections;
    case CheckNeeds::Secrets:
        return declared.secrets;
    case CheckNeeds::Mail:
        return declared.mail;
    }
    return true;
}

int countOf(const QList<Refusal> &findings, const QString &code)
{
    return int(std::count_if(findings.begin(), findings.end(), [&](const Refusal &finding) { return finding.code == code; }));
}

} // namespace

std::span<const InstallCheck> installChecks()
{
    return checks;
}

QList<CheckResult> checkResults(const Preview &preview, const std::optional<Declared> &declared)
{
    const Verdict &verdict = preview.verdict;
    const bool isKnown = verdict.checks == int(std::size(checks));
    const Declared has = declared.value_or(Declared{true, true, true});
    QList<CheckResult> results;
    const auto found = [&](const QString &code, const QString &rule) {
        const int refusals = countOf(verdict.refusals, code);
        const int warnings = countOf(verdict.warnings, code);
        const CheckOutcome outcome = refusals > 0 ? CheckOutcome::Refused
            : warnings > 0                        ? CheckOutcome::Warned
                                                  : CheckOutcome::Passed;
        return CheckResult{code, rule, outcome, refusals + warnings};
    };
    for (const InstallCheck &check : checks) {
        CheckResult result = found(QLatin1String(check.code), QLatin1String(check.rule));
        if (result.findings == 0 && !isKnown)
            continue;
        if (result.findings == 0 && !applies(check.needs, preview, has))
            result.outcome = CheckOutcome::NotApplicable;
        results.append(result);
    }
    const auto isListed = [&results](const QString &code) {
        return std::any_of(results.begin(), results.end(), [&](const CheckResult &result) { return result.code == code; });
    };
    for (const QList<Refusal> *findings : {&verdict.refusals, &verdict.warnings}) {
        for (const Refusal &finding : *findings) {
            if (!isListed(finding.code))
                results.append(found(finding.code, finding.rule));
        }
    }
    return results;
}

} // namespace oz0
