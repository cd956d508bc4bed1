#include "cluster/store/SnapshotReader.h"

#include "cluster/fleet/Assignments.h"
#include "cluster/store/PluginTable.h"
#include "cluster/store/Session.h"
#include "core/wire/Codec.h"

namespace oz0 {

namespace {

void readTenant(Session &session, TenantSnapshot &snapshot)
{
    session.db().first(
        "SELECT revision, shared_pools, agents_and_flows, task_queues, egress_allow, egress_deny, mail FROM tenants "
        "WHERE tenant = ?",
        {column(snapshot.tenant)}, [&](const Row &row) {
            snapshot.revision = row.integer(0);
            snapshot.sharedPools = row.flag(1);
            snapshot.limits = {int(row.integer(2)), int(row.integer(3))};
            snapshot.egress = {row.texts(4), row.texts(5)};
            snapshot.mail = row.texts(6);
        });
    session.db().each("SELECT name, changed FROM secrets WHERE tenant = ? ORDER BY name", {column(snapshot.tenant)},
                      [&](const Row &row) {
                          snapshot.secrets.append(row.text(0));
                          snapshot.secretTimes.insert(row.text(0), row.instant(1));
                      });
}

void readPlugins(Session &session, TenantSnapshot &snapshot)
{
    for (const Plugin &plugin : PluginTable(session).list(snapshot.tenant)) {
        PluginFacts facts;
        facts.state = plugin.state;
        facts.digest = plugin.digest;
        facts.secrets = plugin.secrets;
        facts.argumentBindings = plugin.argumentBindings;
        facts.rollout = plugin.rollout;
        const std::shared_ptr<const Manifest> manifest = session.manifest(snapshot.tenant, plugin.digest);
        if (plugin.state == PluginState::Installed)
            facts.installed = manifest;
        else
            facts.waiting = manifest;
        snapshot.plugins.insert(plugin.name, facts);
    }
}

#define OZ0_NODE_FACTS                                                                                                           \
    "SELECT n.name, n.online, n.os, n.tier, n.labels, n.plugins, n.serves, n.models, n.gate, n.homes, n.candidate, c.plugin, "   \
    "c.owner "                                                                                                                   \
    "FROM nodes n LEFT JOIN candidates c ON c.tenant = n.tenant AND c.id = n.candidate WHERE n.tenant = ?"

void takeNode(TenantSnapshot &snapshot, const Row &row)
{
    NodeFacts node;
    node.online = row.flag(1);
    node.os = nodeOsFromWord(row.text(2)).value_or(NodeOs::Linux);
    node.tier = node.os == NodeOs::Windows ? 0 : int(row.integer(3));
    node.labels = mapFromColumn(row.object(4));
    if (!row.isNull(5))
        node.plugins = row.texts(5);
    node.serves = row.isNull(6) ? row.texts(7) : row.texts(6);
    node.queues = queuesOf(node.labels);
    row.read(8, node.gate);
    node.homes = int(row.integer(9));
    if (!row.text(10).isEmpty())
        node.candidate = NodeCandidate{CandidateId(row.text(10)), PluginName(row.text(11)), PrincipalId(row.text(12))};
    snapshot.nodes.insert(NodeName(row.text(0)), node);
}

} // namespace

TenantSnapshot readSnapshot(Session &session, const TenantId &tenant)
{
    TenantSnapshot snapshot;
    snapshot.tenant = tenant;
    readTenant(session, snapshot);
    readPlugins(session, snapshot);
    session.db().each(OZ0_NODE_FACTS, {column(tenant)}, [&](const Row &row) { takeNode(snapshot, row); });
    return snapshot;
}

void readNodesAgain(Session &session, TenantSnapshot &snapshot, const QSet<NodeName> &names)
{
    for (const NodeName &name : names) {
        snapshot.nodes.remove(name);
        session.db().first(OZ0_NODE_FACTS " AND n.name = ?", {column(snapshot.tenant), column(name)},
                           [&](const Row &row) { takeNode(snapshot, row); });
    }
}

} // namespace oz0
