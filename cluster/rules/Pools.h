// What leaves the pools of a tenant when the chosen nodes take a candidate, and what stays.
#pragma once

#include "cluster/rules/TenantSnapshot.h"
#include "core/domain/Access.h"

#include <QHash>
#include <QJsonArray>
#include <QList>
#include <QMap>

#include <functional>

namespace oz0 {

/// An agent or flow of an installed plugin, where it is declared, and how many pool nodes its selector takes.
struct PoolRunner
{
    const char *kind;
    QString name;
    Labels selector;
    QString path;
    int nodes = 0;
};

/// How many nodes of the tenant's pools give what. In the pools are the online nodes that run no candidate (N1), and those that a
/// takeover gives back. Counted once for any number of questions of one asker, so that a question about one node is about it alone.
struct PoolCounts
{
    QHash<PluginName, int> plugins; ///< installed ones
    QHash<QString, int> models;
    QHash<QString, int> queues;
    QMap<PluginName, QList<PoolRunner>> runners;
    QJsonArray freeNodes; ///< some that the asker could choose instead: online, busy with nothing, open to the role
};

/// What of it is the same for every asker; kept with the tenant.
struct PoolBase
{
    PoolCounts counts; ///< of the nodes that run no candidate
    QJsonArray freeForOperators;
    QJsonArray freeForAdmins;
    QList<NodeName> taken; ///< online, with a candidate
};

PoolCounts countPools(const TenantSnapshot &tenant, Role asker, const std::function<bool(const NodeCandidate &)> &isOwn);

/// True when the node serves the installed plugin to its pools.
bool serves(const NodeFacts &node, const PluginName &plugin);

} // namespace oz0
