// Gates and rollouts: the nodes that they reach win over a candidate (C7).
#include "cluster/access/Permissions.h"
#include "cluster/fleet/Assignments.h"
#include "cluster/store/AuditBundles.h"
#include "cluster/store/CandidateWriter.h"
#include "cluster/store/NodeTable.h"
#include "cluster/store/PluginTable.h"
#include "cluster/store/StoreOnSql.h"

#include <QSet>

namespace oz0 {

namespace {

// The node's candidate, if one is placed there, leaves it or comes back to it.
void moveCandidate(Session &session, const Caller &caller, const HeldNode &held, bool taken, const QString &cause)
{
    if (held.candidate.isEmpty())
        return;
    const std::optional<HeldCandidate> current = CandidateTable(session).find(caller.tenant, held.candidate);
    if (!current || current->candidate.phase != CandidatePhase::Placed)
        return;
    const LifeDecision decided = taken
        ? decideNodeTaken(*current, held.node.name, cause)
        : decideNodeGivenBack(*current, held.node.name, cause, isOpen(held.node.labels), session.now());
    if (decided.changes(LifeEffect::WithdrawNode) || decided.changes(LifeEffect::RestoreNode))
        CandidateWriter(session).apply(decided, &*current, {&caller, {}, {}});
}

Result<QList<HeldNode>> namedNodes(Session &session, const TenantId &tenant, const QStringList &names)
{
    QList<HeldNode> nodes;
    for (const QString &name : names) {
        const std::optional<HeldNode> node = NodeTable(session).find(tenant, NodeName(name));
        if (!node)
            return Failure(ErrorCode::NotFound, QStringLiteral("there is no such node"), name);
        nodes.append(*node);
    }
    return nodes;
}

} // namespace

Result<void> StoreOnSql::take(const Caller &caller, const PluginName &name, bool running, const QStringList &wanted, bool isGate)
{
    PluginTable plugins(m_session);
    std::optional<Plugin> plugin = plugins.find(caller.tenant, name);
    if (!plugin)
        return Failure(ErrorCode::NotFound, QStringLiteral("the tenant has no such plugin"), name.text());
    const QStringList before = isGate ? plugin->gateNodes : plugins.rolloutNodes(caller.tenant, name);
    QStringList after = running ? wanted : QStringList();
    after.sort();
    after.removeDuplicates();
    const QSet<QString> kept(after.begin(), after.end());
    const QSet<QString> had(before.begin(), before.end());
    Result<QList<HeldNode>> nodes = namedNodes(m_session, caller.tenant, after);
    if (!nodes)
        return Failure(nodes.error());
    for (const HeldNode &node : *nodes) {
        const PluginName other = isGate ? node.node.gate : node.node.rollout;
        if (!other.isEmpty() && other != name)
            return Failure(ErrorCode::Conflict, QStringLiteral("the node is taken for plugin %1").arg(other.text()),
                           node.node.name.text());
    }
    if (isGate)
        plugin->gateNodes = after;
    else
        plugin->rollout = running;
    ++plugin->rev;
    plugins.write(caller.tenant, *plugin);
    if (!isGate)
        plugins.setRolloutNodes(caller.tenant, name, after);

    const QString cause = isGate ? QStringLiteral("gate") : QStringLiteral("rollout");
    NodeTable table(m_session);
    for (const QString &each : after + before) {
        std::optional<HeldNode> node = table.find(caller.tenant, NodeName(each));
        if (!node || (kept.contains(each) && had.contains(each)))
            continue;
        const bool wasTaken = !node->node.gate.isEmpty() || !node->node.rollout.isEmpty();
        (isGate ? node->node.gate : node->node.rollout) = kept.contains(each) ? name : PluginName();
        const bool isTaken = !node->node.gate.isEmpty() || !node->node.rollout.isEmpty();
        table.write(caller.tenant, *node);
        if (wasTaken != isTaken)
            moveCandidate(m_session, caller, *node, isTaken, cause);
    }
    AuditNote note;
    note.action = QStringLiteral("plugin.") + cause;
    note.object = QStringLiteral("plugins/") + name.text();
    note.plugin = name;
    note.from = note.to = bundleOf(*plugin);
    note.cause = running ? QStringLiteral("start") : QStringLiteral("stop");
    note.reason = after.join(QStringLiteral(", "));
    for (const QString &node : running ? after : before)
        note.nodes.append(NodeName(node));
    std::sort(note.nodes.begin(), note.nodes.end());
    m_session.audit(caller.tenant, &caller, note);
    return {};
}

Result<void> StoreOnSql::setGate(const Caller &caller, const PluginName &plugin, bool running, const QStringList &nodes)
{
    return change([&]() -> Result<void> {
        if (const Result<void> may = requireAdmin(caller); !may)
            return may;
        return take(caller, plugin, running, nodes, true);
    });
}

Result<void> StoreOnSql::setRollout(const Caller &caller, const PluginName &plugin, bool running, const QStringList &nodes)
{
    return change([&]() -> Result<void> {
        if (const Result<void> may = requireAdmin(caller); !may)
            return may;
        return take(caller, plugin, running, nodes, false);
    });
}

} // namespace oz0
