#include "cluster/rules/Warnings.h"

#include "cluster/rules/Placement.h"
#include "cluster/rules/Pools.h"

#include <QSet>

#include <algorithm>

namespace oz0 {

namespace {

// An agent or flow of an installed plugin, and where it is declared.
struct Runner
{
    const char *kind;
    QString name;
    Labels selector;
    QString path;
};

QList<Runner> runnersOf(const Manifest &manifest)
{
    QList<Runner> runners;
    for (const Agent &agent : manifest.agents)
        runners.append({"agent", agent.name, agent.nodeSelector, agent.path});
    for (const Flow &flow : manifest.flows)
        runners.append({"flow", flow.name, flow.nodeSelector, flow.path});
    return runners;
}

} // namespace

QList<Refusal> nodesHomeJobs(const RuleInput &input)
{
    QList<Refusal> warnings;
    for (const NodeName &name : input.nodes()) {
        const int homes = input.tenant.nodes.value(name).homes;
        if (homes <= 0)
            continue;
        Refusal warning = finding("node", name.text());
        warning.parameters.insert(QStringLiteral("jobs"), homes);
        warnings.append(warning);
    }
    return warnings;
}

QList<Refusal> nodesWithoutSandbox(const RuleInput &input)
{
    QList<Refusal> warnings;
    for (const NodeName &name : input.nodes()) {
        const auto node = input.tenant.nodes.constFind(name);
        if (node != input.tenant.nodes.constEnd() && (node->tier < 1 || node->os == NodeOs::Windows))
            warnings.append(finding("node", name.text()));
    }
    return warnings;
}

QList<Refusal> usesNotInstalled(const RuleInput &input)
{
    QList<Refusal> warnings;
    QSet<QString> told;
    const QStringList &uses = input.workingCopy().uses;
    for (qsizetype at = 0; at < uses.size(); ++at) {
        const auto plugin = input.tenant.plugins.constFind(PluginName(uses.at(at)));
        const bool isInstalled = plugin != input.tenant.plugins.constEnd() && plugin->state == PluginState::Installed;
        if (isInstalled || told.contains(uses.at(at)))
            continue;
        told.insert(uses.at(at));
        Refusal warning = finding("plugin", uses.at(at));
        warning.path = QStringLiteral("/uses/%1").arg(at);
        warnings.append(warning);
    }
    return warnings;
}

QList<Refusal> lastNodeOfPool(const RuleInput &input)
{
    const PoolNodes pools = poolNodes(input);
    QSet<QString> refused;
    for (const Refusal &refusal : lastNodeOfPlugin(input))
        refused.insert(refusal.subject.name);
    QList<Refusal> warnings;
    for (auto it = input.tenant.plugins.begin(); it != input.tenant.plugins.end(); ++it) {
        if (it->state != PluginState::Installed || !it->installed || refused.contains(it.key().text()))
            continue;
        for (const Runner &runner : runnersOf(*it->installed)) {
            const auto runsIt = [&](const NodeFacts *node) {
                return serves(*node, it.key()) && matches(runner.selector, node->labels);
            };
            if (std::none_of(pools.taken.begin(), pools.taken.end(), runsIt)
                || std::any_of(pools.staying.begin(), pools.staying.end(), runsIt))
                continue;
            Refusal warning = finding(runner.kind, runner.name);
            warning.parameters = {{QStringLiteral("plugin"), it.key().text()},
                                  {QStringLiteral("selector"), toText(runner.selector)}};
            if (it.key() == input.workingCopy().name)
                warning.installedPath = runner.path;
            warnings.append(warning);
        }
    }
    return warnings;
}

} // namespace oz0
