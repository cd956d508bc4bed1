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

QString keyOf(const Labels &selector)
{
    QString key;
    for (auto it = selector.begin(); it != selector.end(); ++it)
        key += it.key() + QChar(u'\0') + it.value() + QChar(u'\0');
    return key;
}

// Most nodes serve every installed plugin, and most runners share their selectors: each such pair is looked at once.
class Counting
{
public:
    explicit Counting(PoolCounts &counts) : m_counts(counts)
    {
        for (const QList<PoolRunner> &runners : counts.runners) {
            for (const PoolRunner &runner : runners)
                m_everywhere.insert(keyOf(runner.selector), {runner.selector, 0});
        }
    }

    void add(const NodeFacts &node)
    {
        for (const QString &model : QSet<QString>(node.serves.begin(), node.serves.end()))
            ++m_counts.models[model];
        for (const QString &queue : QSet<QString>(node.queues.begin(), node.queues.end()))
            ++m_counts.queues[queue];
        if (!node.plugins) {
            ++m_servingAll;
            for (Selected &selected : m_everywhere)
                selected.nodes += matches(selected.selector, node.labels) ? 1 : 0;
            return;
        }
        for (const QString &name : QSet<QString>(node.plugins->begin(), node.plugins->end())) {
            const PluginName plugin(name);
            const auto count = m_counts.plugins.find(plugin);
            if (count == m_counts.plugins.end())
                continue;
            ++*count;
            const auto runners = m_counts.runners.find(plugin);
            for (qsizetype at = 0; runners != m_counts.runners.end() && at < runners->size(); ++at)
                (*runners)[at].nodes += matches(runners->at(at).selector, node.labels) ? 1 : 0;
        }
    }

    void finish()
    {
        for (int &nodes : m_counts.plugins)
            nodes += m_servingAll;
        for (QList<PoolRunner> &runners : m_counts.runners) {
            for (PoolRunner &runner : runners)
                runner.nodes += m_everywhere.value(keyOf(runner.selector)).nodes;
        }
    }

private:
    struct Selected
    {
        Labels selector;
        int nodes = 0;
    };

    PoolCounts &m_counts;
    int m_servingAll = 0;
    QHash<QString, Selected> m_everywhere;
};

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
    Counting counting(counts);
    for (auto it = tenant.nodes.begin(); it != tenant.nodes.end(); ++it) {
        const NodeFacts &node = it.value();
        if (!node.online)
            continue;
        if (!node.candidate || isOwn(*node.candidate))
            counting.add(node);
        const bool open = asker == Role::Admin || node.labels.value(QStringLiteral("candidates")) == QLatin1String("allow");
        if (open && !node.candidate && node.gate.isEmpty() && counts.freeNodes.size() < offered)
            counts.freeNodes.append(it.key().text());
    }
    counting.finish();
    return counts;
}

bool serves(const NodeFacts &node, const PluginName &plugin)
{
    return !node.plugins || node.plugins->contains(plugin.text());
}

} // namespace oz0
