// What leaves the pools of a tenant when the chosen nodes take a candidate, and what stays.
#pragma once

#include "cluster/rules/Rule.h"

#include <QMap>
#include <QStringList>

namespace oz0 {

/// Nodes in the tenant's pools: online and running no candidate (N1). `taken` are those that leave now; `staying` those that are left,
/// counting the nodes that a takeover gives back.
struct PoolNodes
{
    QList<const NodeFacts *> staying;
    QMap<NodeName, const NodeFacts *> taken;
};

PoolNodes poolNodes(const RuleInput &input);

/// True when the node serves the installed plugin to its pools.
bool serves(const NodeFacts &node, const PluginName &plugin);

} // namespace oz0
