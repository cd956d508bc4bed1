#include "cluster/rules/Placement.h"

#include <algorithm>

namespace oz0 {

namespace {

// How many nodes a refusal of D3 names.
constexpr int named = 10;

QJsonObject nodeFact(const QString &node, const char *reason)
{
    return {{QStringLiteral("node"), node}, {QStringLiteral("reason"), QLatin1String(reason)}};
}

// How many pool nodes keep giving something when the chosen ones among them no longer do.
template <class Gives>
int staying(const QList<const NodeFacts *> &chosen, int before, Gives gives)
{
    return before - int(std::count_if(chosen.begin(), chosen.end(), gives));
}

// C2 and C3: what taken nodes give to the fleet and no staying node gives.
QList<Refusal> lastGiver(const RuleInput &input, const char *kind, QStringList NodeFacts::*gives,
                         const QHash<QString, int> &before)
{
    const QMap<NodeName, const NodeFacts *> taken = input.taken();
    QMap<QString, QStringList> lost;
    for (auto it = taken.begin(); it != taken.end(); ++it) {
        for (const QString &given : (*it.value()).*gives)
            lost[given].append(it.key().text());
    }
    const QList<const NodeFacts *> chosen = input.chosenInPools();
    QList<Refusal> refusals;
    for (auto it = lost.begin(); it != lost.end(); ++it) {
        const auto givesIt = [&](const NodeFacts *node) { return (node->*gives).contains(it.key()); };
        if (staying(chosen, before.value(it.key()), givesIt) > 0)
            continue;
        Refusal refusal = finding(kind, it.key());
        for (const QString &node : it.value())
            refusal.because.append(nodeFact(node, "taken"));
        refusals.append(refusal);
    }
    return refusals;
}

} // namespace

QList<Refusal> noneSelected(const RuleInput &input)
{
    if (!input.nodes().isEmpty())
        return {};
    Refusal refusal;
    const QString select = toText(input.question.select);
    refusal.parameters.insert(QStringLiteral("select"), select.isEmpty() ? QStringLiteral("none") : select);
    if (!input.only().isEmpty()) {
        refusal.because.append(nodeFact(input.only().text(), "offline"));
        return {refusal};
    }
    for (auto it = input.tenant.nodes.begin(); it != input.tenant.nodes.end() && refusal.because.size() < named; ++it) {
        if (matches(input.question.select, it->labels))
            refusal.because.append(nodeFact(it.key().text(), "offline"));
    }
    return {refusal};
}

QList<Refusal> lastNodeOfPlugin(const RuleInput &input)
{
    const QMap<NodeName, const NodeFacts *> taken = input.taken();
    const QList<const NodeFacts *> chosen = input.chosenInPools();
    QList<Refusal> refusals;
    for (auto it = input.tenant.plugins.begin(); it != input.tenant.plugins.end(); ++it) {
        if (it->state != PluginState::Installed)
            continue;
        const auto servesIt = [&](const NodeFacts *node) { return serves(*node, it.key()); };
        if (staying(chosen, input.pools().plugins.value(it.key()), servesIt) > 0)
            continue;
        Refusal refusal = finding("plugin", it.key().text());
        for (auto node = taken.begin(); node != taken.end(); ++node) {
            if (serves(*node.value(), it.key()))
                refusal.because.append(nodeFact(node.key().text(), "taken"));
        }
        if (!refusal.because.isEmpty())
            refusals.append(refusal);
    }
    return refusals;
}

QList<Refusal> lastModelServer(const RuleInput &input)
{
    return lastGiver(input, "model", &NodeFacts::serves, input.pools().models);
}

QList<Refusal> lastQueuePoller(const RuleInput &input)
{
    return lastGiver(input, "queue", &NodeFacts::queues, input.pools().queues);
}

QList<Refusal> nodeHasCandidate(const RuleInput &input)
{
    QList<Refusal> refusals;
    for (const NodeName &name : input.nodes()) {
        const NodeFacts node = input.tenant.nodes.value(name);
        if (!node.candidate || input.isOwn(*node.candidate))
            continue;
        Refusal refusal = finding("node", name.text());
        refusal.parameters = {{QStringLiteral("candidate"), node.candidate->id.text()},
                              {QStringLiteral("plugin"), node.candidate->plugin.text()},
                              {QStringLiteral("owner"), node.candidate->owner.text()},
                              {QStringLiteral("otherNodes"), input.pools().freeNodes}};
        refusals.append(refusal);
    }
    return refusals;
}

QList<Refusal> nodeTestsGate(const RuleInput &input)
{
    QList<Refusal> refusals;
    for (const NodeName &name : input.nodes()) {
        const PluginName gate = input.tenant.nodes.value(name).gate;
        if (gate.isEmpty())
            continue;
        Refusal refusal = finding("node", name.text());
        refusal.parameters.insert(QStringLiteral("plugin"), gate.text());
        refusals.append(refusal);
    }
    return refusals;
}

QList<Refusal> rolloutRunning(const RuleInput &input)
{
    if (!input.facts() || !input.facts()->rollout)
        return {};
    return {finding("plugin", input.workingCopy().name.text())};
}

} // namespace oz0
