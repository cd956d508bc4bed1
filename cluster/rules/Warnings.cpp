#include "cluster/rules/Warnings.h"

#include "cluster/rules/Placement.h"

#include <QSet>

#include <algorithm>

namespace oz0 {

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
    const QMap<NodeName, const NodeFacts *> taken = input.taken();
    const QList<const NodeFacts *> chosen = input.chosenInPools();
    QSet<QString> refused;
    for (const Refusal &refusal : lastNodeOfPlugin(input))
        refused.insert(refusal.subject.name);
    QList<Refusal> warnings;
    const QMap<PluginName, QList<PoolRunner>> &runners = input.pools().runners;
    for (auto plugin = runners.begin(); plugin != runners.end(); ++plugin) {
        if (refused.contains(plugin.key().text()))
            continue;
        for (const PoolRunner &runner : plugin.value()) {
            const auto runsIt = [&](const NodeFacts *node) {
                return serves(*node, plugin.key()) && matches(runner.selector, node->labels);
            };
            if (std::none_of(taken.begin(), taken.end(), runsIt)
                || runner.nodes > int(std::count_if(chosen.begin(), chosen.end(), runsIt)))
                continue;
            Refusal warning = finding(runner.kind, runner.name);
            warning.parameters = {{QStringLiteral("plugin"), plugin.key().text()},
                                  {QStringLiteral("selector"), toText(runner.selector)}};
            if (plugin.key() == input.workingCopy().name)
                warning.installedPath = runner.path;
            warnings.append(warning);
        }
    }
    return warnings;
}

} // namespace oz0
