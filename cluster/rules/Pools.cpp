#include "cluster/rules/Pools.h"

#include <QSet>

namespace oz0 {

namespace {

// How many free nodes a refusal of C4 offers (U6).
constexpr int offered = 10;

QList<PoolRunner> runnersOf(const Manifest &manifest)
{
    QList<PoolRunner> runners;
    for (const Agent &agent : manifest.agents)
        runners.append({"agent", agent.name, agent.nodeSelector, agent.path});
    for (const Flow &flow : manifest.flows)
        runners.append({"flow", flow.name, flow.nodeSelector, flow.path});
    return runners;
}

void count(PoolCounts &counts, const NodeFacts &node)
{
    for (auto plugin = counts.plugins.begin(); plugin != counts.plugins.end(); ++plugin)
        plugin.value() += serves(node, plugin.key()) ? 1 : 0;
    for (const QString &model : QSet<QString>(node.serves.begin(), node.serves.end()))
        ++counts.models[model];
    for (const QString &queue : QSet<QString>(node.queues.begin(), node.queues.end()))
        ++counts.queues[queue];
    for (auto plugin = counts.runners.begin(); plugin != counts.runners.end(); ++plugin) {
        if (!serves(node, plugin.key()))
            continue;
        for (PoolRunner &runner : plugin.value())
            runner.nodes += matches(runner.selector, node.labels) ? 1 : 0;
    }
}

} // namespace

PoolCounts countPools(const TenantSnapshot &tenant, Role asker, const std::function<bool(const NodeCandidate &)> &isOwn)
{
    PoolCounts counts;
    for (auto plugin = tenant.plugins.begin(); plugin != tenant.plugins.end(); ++plugin) {
        if (plugin->state != PluginState::Installed)
            continue;
        counts.plugins.insert(plugin.key(), 0);
        if (plugin->installed)
            counts.runners.insert(plugin.key(), runnersOf(*plugin->installed));
    }
    for (auto it = tenant.nodes.begin(); it != tenant.nodes.end(); ++it) {
        const NodeFacts &node = it.value();
        if (!node.online)
            continue;
        if (!node.candidate || isOwn(*node.candidate))
            count(counts, node);
        const bool open = asker == Role::Admin || node.labels.value(QStringLiteral("candidates")) == QLatin1String("allow");
        if (open && !node.candidate && node.gate.isEmpty() && counts.freeNodes.size() < offered)
            counts.freeNodes.append(it.key().text());
    }
    return counts;
}

bool serves(const NodeFacts &node, const PluginName &plugin)
{
    return !node.plugins || node.plugins->contains(plugin.text());
}

} // namespace oz0
