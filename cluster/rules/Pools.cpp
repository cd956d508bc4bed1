#include "cluster/rules/Pools.h"

#include <QSet>

#include <optional>
#include <utility>

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

/// What takes nodes by their labels: most runners share their selectors, and a node is compared with those alone that one of its labels
/// may meet.
class Selectors
{
public:
    /// The same number for the same selector.
    qsizetype add(const Labels &selector)
    {
        QString key;
        for (auto it = selector.begin(); it != selector.end(); ++it)
            key += labelOf(it) + QChar(u'\0');
        if (const auto known = m_known.constFind(key); known != m_known.constEnd())
            return *known;
        const qsizetype at = m_all.size();
        m_known.insert(key, at);
        m_all.append({selector, 0});
        if (selector.isEmpty())
            m_ofAll.append(at);
        else
            m_byFirst[selector.firstKey()][selector.first()].append(at);
        return at;
    }

    void count(const Labels &labels)
    {
        for (const qsizetype at : std::as_const(m_ofAll))
            ++m_all[at].nodes;
        if (m_byFirst.size() < labels.size()) {
            for (auto first = m_byFirst.cbegin(); first != m_byFirst.cend(); ++first) {
                if (const auto label = labels.find(first.key()); label != labels.end())
                    countThose(first.value(), label.value(), labels);
            }
            return;
        }
        for (auto label = labels.begin(); label != labels.end(); ++label) {
            if (const auto first = m_byFirst.constFind(label.key()); first != m_byFirst.cend())
                countThose(first.value(), label.value(), labels);
        }
    }

    int nodes(qsizetype at) const { return m_all[at].nodes; }

private:
    struct Selected
    {
        Labels selector;
        int nodes = 0;
    };

    using ByValue = QHash<QString, QList<qsizetype>>;

    static QString labelOf(Labels::const_iterator label) { return label.key() + QChar(u'\0') + label.value(); }

    void countThose(const ByValue &those, const QString &value, const Labels &labels)
    {
        const auto found = those.constFind(value);
        if (found == those.constEnd())
            return;
        for (const qsizetype at : *found) {
            const Labels &selector = m_all.at(at).selector;
            if (selector.size() == 1 || matches(selector, labels))
                ++m_all[at].nodes;
        }
    }

    QList<Selected> m_all;
    QHash<QString, qsizetype> m_known; ///< by all labels
    QList<qsizetype> m_ofAll;          ///< that without labels
    QMap<QString, ByValue> m_byFirst;  ///< by their first label
};

// Most nodes serve every installed plugin: those are counted for all of them at once.
class Counting
{
public:
    explicit Counting(PoolCounts &counts) : m_counts(counts)
    {
        for (const QList<PoolRunner> &runners : counts.runners) {
            for (const PoolRunner &runner : runners)
                m_places.append(m_everywhere.add(runner.selector));
        }
    }

    void add(const NodeFacts &node)
    {
        countEach(node.serves, m_counts.models);
        countEach(node.queues, m_counts.queues);
        if (!node.plugins) {
            ++m_servingAll;
            m_everywhere.count(node.labels);
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
        auto place = m_places.cbegin();
        for (QList<PoolRunner> &runners : m_counts.runners) {
            for (PoolRunner &runner : runners)
                runner.nodes += m_everywhere.nodes(*place++);
        }
    }

private:
    static void countEach(const QStringList &given, QHash<QString, int> &counts)
    {
        if (given.isEmpty())
            return;
        for (const QString &each : QSet<QString>(given.begin(), given.end()))
            ++counts[each];
    }

    PoolCounts &m_counts;
    int m_servingAll = 0;
    Selectors m_everywhere;
    QList<qsizetype> m_places; ///< of each runner's selector, in their order
};

PoolBase baseOf(const TenantSnapshot &tenant)
{
    PoolBase base;
    PoolCounts &counts = base.counts;
    counts.plugins.reserve(tenant.plugins.size());
    for (auto plugin = tenant.plugins.begin(); plugin != tenant.plugins.end(); ++plugin) {
        if (plugin->state != PluginState::Installed)
            continue;
        counts.plugins.insert(plugin.key(), 0);
        if (plugin->installed)
            counts.runners.insert(counts.runners.cend(), plugin.key(), runnersOf(*plugin->installed));
    }
    Counting counting(counts);
    for (auto it = tenant.nodes.begin(); it != tenant.nodes.end(); ++it) {
        const NodeFacts &node = it.value();
        if (!node.online)
            continue;
        if (node.candidate) {
            base.taken.append(it.key());
            continue;
        }
        counting.add(node);
        if (!node.gate.isEmpty())
            continue;
        if (base.freeForAdmins.size() < offered)
            base.freeForAdmins.append(it.key().text());
        if (base.freeForOperators.size() < offered && node.labels.value(QStringLiteral("candidates")) == QLatin1String("allow"))
            base.freeForOperators.append(it.key().text());
    }
    counting.finish();
    return base;
}

} // namespace

PoolCounts countPools(const TenantSnapshot &tenant, Role asker, const std::function<bool(const NodeCandidate &)> &isOwn)
{
    const auto base = tenant.pools.get([&tenant] { return std::make_shared<const PoolBase>(baseOf(tenant)); }, tenant.plugins,
                                       tenant.nodes);
    PoolCounts counts = base->counts;
    counts.freeNodes = asker == Role::Admin ? base->freeForAdmins : base->freeForOperators;
    std::optional<Counting> given;
    for (const NodeName &name : base->taken) {
        const NodeFacts &node = *tenant.nodes.constFind(name);
        if (!isOwn(*node.candidate))
            continue;
        if (!given)
            given.emplace(counts);
        given->add(node);
    }
    if (given)
        given->finish();
    return counts;
}

bool serves(const NodeFacts &node, const PluginName &plugin)
{
    return !node.plugins || node.plugins->contains(plugin.text());
}

} // namespace oz0
