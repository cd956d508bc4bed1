// What the rules look at: one tenant at one revision, as values. Made by the store from a transaction, or by the tenant file's
// reader (offline.md); the rules cannot tell which.
#pragma once

#include "core/base/KeptFor.h"
#include "core/domain/Node.h"
#include "core/domain/Plugin.h"
#include "core/manifest/Manifest.h"

#include <QHash>
#include <QMap>

#include <memory>
#include <optional>

namespace oz0 {

struct PluginFacts
{
    PluginState state = PluginState::Installed;
    std::shared_ptr<const Manifest> installed; ///< null unless installed
    QString installedFile; ///< as a tenant file names it; empty: it stands in the tenant file itself, or in the store
    std::shared_ptr<const Manifest> waiting; ///< a first version at its gate
    Digest digest;                           ///< of the installed bundle; empty in a tenant file
    std::optional<QStringList> secrets;      ///< made available by an admin; absent: all that the manifest requires
    QStringList hidden;                      ///< JSON pointers into `installed`: texts of which a tenant file does not tell all
    QList<ArgumentBinding> argumentBindings;
    bool rollout = false;
};

struct NodeFacts
{
    bool online = true;
    NodeOs os = NodeOs::Linux;
    int tier = 1; ///< 0 on Windows whatever is written
    Labels labels;
    std::optional<QStringList> plugins; ///< absent: every installed plugin
    QStringList serves;
    QStringList queues;
    std::optional<NodeCandidate> candidate;
    PluginName gate; ///< empty: none
    int homes = 0;
};

struct PoolBase;
struct UseBase;

struct TenantSnapshot
{
    TenantId tenant;
    qint64 revision = 0;
    bool sharedPools = true;
    Limits limits;
    EgressLists egress;
    QStringList secrets;
    QHash<QString, Instant> secretTimes; ///< since when each has its value; empty for a described tenant
    QStringList mail;
    QMap<PluginName, PluginFacts> plugins;
    QMap<NodeName, NodeFacts> nodes;

    KeptFor<PoolBase, QMap<PluginName, PluginFacts>, QMap<NodeName, NodeFacts>> pools; ///< see countPools()
    KeptFor<UseBase, QMap<PluginName, PluginFacts>> use;                               ///< see tenantUse()
};

} // namespace oz0
