#include "tests/models/every/ModelCase.h"

#include "tests/support/Generators.h"
#include "tests/support/SampleTenant.h"

namespace oz0::every {

namespace {

Candidate randomCandidate(int n, Instant now)
{
    Candidate candidate = sampleCandidate(QStringLiteral("plugin-%1").arg(n % 12), QStringLiteral("user:u%1").arg(n),
                                          {QStringLiteral("node-%1").arg(n % 5), QStringLiteral("node-%1").arg(n % 7 + 5)}, now,
                                          1 + number(90));
    candidate.jobs = number(3);
    candidate.rev = 1 + number(100);
    return candidate;
}

Node randomNode(int n)
{
    Node node = *rc::gen::arbitrary<Node>();
    node.name = NodeName(QStringLiteral("node-%1").arg(n));
    if (number(3) == 0)
        node.plugins = QStringList{QStringLiteral("plugin-%1").arg(number(6))};
    node.gate = PluginName(number(6) == 0 ? QStringLiteral("plugin-1") : QString());
    node.rollout = PluginName(number(6) == 0 ? QStringLiteral("plugin-2") : QString());
    return node;
}

Plugin randomPlugin(int n)
{
    Plugin plugin = *rc::gen::arbitrary<Plugin>();
    plugin.name = PluginName(QStringLiteral("plugin-%1").arg(n));
    return plugin;
}

} // namespace

QList<int> some(int below)
{
    QList<int> numbers;
    for (const int n : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, below))) {
        if (!numbers.contains(n))
            numbers.append(n);
    }
    return numbers;
}

void StoreCase::step()
{
    ChangeSet set;
    set.full = number(8) == 0;
    set.from = set.full ? -1 : store.revision();
    set.to = std::max<qint64>(store.revision(), 0) + 1;
    set.now = clocks.now();
    for (const int n : some(30))
        set.candidates.append(randomCandidate(n, clocks.now()));
    for (const int n : some(10))
        set.nodes.append(randomNode(n));
    for (const int n : some(6))
        set.plugins.append(randomPlugin(n));
    // What goes is something that is there, and nothing that comes with the same set.
    const auto leave = [&set](const auto &all, auto &removed, const auto &comes) {
        for (auto it = all.begin(); !set.full && it != all.end(); ++it) {
            if (number(6) == 0 && !comes(it.key()))
                removed.append(it.key());
        }
    };
    const auto hasId = [](const auto &list, const auto &key) {
        return std::any_of(list.begin(), list.end(), [&key](const Candidate &candidate) { return candidate.id == key; });
    };
    const auto hasName = [](const auto &list, const auto &key) {
        return std::any_of(list.begin(), list.end(), [&key](const auto &one) { return one.name == key; });
    };
    leave(store.candidates(), set.removedCandidates, [&](const CandidateId &id) { return hasId(set.candidates, id); });
    leave(store.nodes(), set.removedNodes, [&](const NodeName &name) { return hasName(set.nodes, name); });
    leave(store.plugins(), set.removedPlugins, [&](const PluginName &name) { return hasName(set.plugins, name); });
    store.apply(set);
}

} // namespace oz0::every
