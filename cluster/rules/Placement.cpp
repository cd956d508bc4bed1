#include "cluster/rules/Placement.h"

#include "cluster/rules/Pools.h"

#include <algorithm>

namespace oz0 {

namespace {

// How many free nodes a refusal of C4 offers (U6).
constexpr int offered = 10;

QJsonObject nodeFact(const QString &node, const char *reason)
{
    return {{QStringLiteral("node"), node}, {QStringLiteral("reason"), QLatin1String(reason)}};
}

// C2 and C3: what taken nodes give to the fleet and no staying node gives.
QList<Refusal> lastGiver(const RuleInput &input, const char *kind, QStringList NodeFacts::*gives)
{
    const PoolNodes pools = poolNodes(input);
    QMap<QString, QStringList> lost;
    for (auto it = pools.taken.begin(); it != pools.taken.end(); ++it) {
        for (const QString &given : (*it.value()).*gives)
            lost[given].append(it.key().text());
    }
    for (const NodeFacts *node : pools.staying) {
        for (const QString &given : node->*gives)
            lost.remove(given);
    }
    QList<Refusal> refusals;
    for (auto it = lost.begin(); it != lost.end(); ++it) {
        Refusal refusal = finding(kind, it.key());
        for (const QString &node : it.value())
            refusal.because.append(nodeFact(node, "taken"));
        refusals.append(refusal);
    }
    return refusals;
}

// Nodes that the asker could choose instead: online, busy with nothing, and open to him.
QJsonArray freeNodes(const RuleInput &input)
{
    QJsonArray free;
    for (auto it = input.tenant.nodes.begin(); it != input.tenant.nodes.end() && free.size() < offered; ++it) {
        const NodeFacts &node = it.value();
        const bool open = input.question.asker.role == Role::Admin
            || node.labels.value(QStringLiteral("candidates")) == QLatin1String("allow");
        if (node.online && open && !node.candidate && node.gate.isEmpty())
            free.append(it.key().text());
    }
    return free;
}

} // namespace

QList<Refusal> noneSelected(const RuleInput &input)
{
    if (!input.nodes().isEmpty())
        return {};
    Refusal refusal;
    const QString select = toText(input.question.select);
    refusal.parameters.insert(QStringLiteral("select"), select.isEmpty() ? QStringLiteral("none") : select);
    for (auto it = input.tenant.nodes.begin(); it != input.tenant.nodes.end() && refusal.because.size() < offered; ++it) {
        if (matches(input.question.select, it->labels))
            refusal.because.append(nodeFact(it.key().text(), "offline"));
    }
    return {refusal};
}

QList<Refusal> lastNodeOfPlugin(const RuleInput &input)
{
    const PoolNodes pools = poolNodes(input);
    QList<Refusal> refusals;
    for (auto it = input.tenant.plugins.begin(); it != input.tenant.plugins.end(); ++it) {
        if (it->state != PluginState::Installed)
            continue;
        const auto servesIt = [&](const NodeFacts *node) { return serves(*node, it.key()); };
        if (std::any_of(pools.staying.begin(), pools.staying.end(), servesIt))
            continue;
        Refusal refusal = finding("plugin", it.key().text());
        for (auto node = pools.taken.begin(); node != pools.taken.end(); ++node) {
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
    return lastGiver(input, "model", &NodeFacts::serves);
}

QList<Refusal> lastQueuePoller(const RuleInput &input)
{
    return lastGiver(input, "queue", &NodeFacts::queues);
}

QList<Refusal> nodeHasCandidate(const RuleInput &input)
{
    const QJsonArray others = freeNodes(input);
    QList<Refusal> refusals;
    for (const NodeName &name : input.nodes()) {
        const NodeFacts node = input.tenant.nodes.value(name);
        if (!node.candidate || input.isOwn(*node.candidate))
            continue;
        Refusal refusal = finding("node", name.text());
        refusal.parameters = {{QStringLiteral("candidate"), node.candidate->id.text()},
                              {QStringLiteral("plugin"), node.candidate->plugin.text()},
                              {QStringLiteral("owner"), node.candidate->owner.text()},
                              {QStringLiteral("otherNodes"), others}};
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
