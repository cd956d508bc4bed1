// The change feed: what changed since a revision, whole objects by kind.
#include "cluster/access/Audience.h"
#include "cluster/access/Permissions.h"
#include "cluster/store/NodeTable.h"
#include "cluster/store/PluginTable.h"
#include "cluster/store/StoreOnSql.h"

#include <QSet>

namespace oz0 {

namespace {

/// What was touched between two revisions.
struct Named
{
    QSet<QString> candidates;
    QSet<QString> nodes;
    QSet<QString> plugins;
    QSet<QString> others; ///< "audit", "refusals", "tenant"
    bool callersRights = false;
};

Named namedSince(Session &session, const Caller &caller, qint64 since)
{
    Named named;
    session.db().each("SELECT DISTINCT kind, name FROM changes WHERE tenant = ? AND revision > ?", {column(caller.tenant), since},
                      [&](const Row &row) {
                          const QString kind = row.text(0);
                          if (kind == QLatin1String("candidate"))
                              named.candidates.insert(row.text(1));
                          else if (kind == QLatin1String("node"))
                              named.nodes.insert(row.text(1));
                          else if (kind == QLatin1String("plugin"))
                              named.plugins.insert(row.text(1));
                          else if (kind == QLatin1String("member"))
                              named.callersRights = named.callersRights || row.text(1) == caller.principal.text();
                          else
                              named.others.insert(kind);
                      });
    return named;
}

// Few objects are looked up one by one, many are picked from the whole list.
constexpr qsizetype few = 64;

void addCandidates(Session &session, const Caller &caller, const QSet<QString> &ids, ChangeSet &set)
{
    CandidateTable table(session);
    QSet<QString> missing = ids;
    const auto add = [&](const HeldCandidate &held) {
        if (held.candidate.phase == CandidatePhase::Ended || !missing.remove(held.candidate.id.text()))
            return;
        set.candidates.append(seenBy(caller, held.candidate));
    };
    if (ids.size() <= few) {
        for (const QString &id : ids) {
            if (const std::optional<HeldCandidate> held = table.find(caller.tenant, CandidateId(id)))
                add(*held);
        }
    } else {
        for (const HeldCandidate &held : table.list(caller.tenant))
            add(held);
    }
    for (const QString &id : std::as_const(missing))
        set.removedCandidates.append(CandidateId(id));
}

void addNodes(Session &session, const Caller &caller, const QSet<QString> &names, ChangeSet &set)
{
    NodeTable table(session);
    QSet<QString> missing = names;
    const auto add = [&](const HeldNode &held) {
        if (missing.remove(held.node.name.text()))
            set.nodes.append(seenBy(caller, held.node));
    };
    if (names.size() <= few) {
        for (const QString &name : names) {
            if (const std::optional<HeldNode> held = table.find(caller.tenant, NodeName(name)))
                add(*held);
        }
    } else {
        for (const HeldNode &held : table.list(caller.tenant))
            add(held);
    }
    for (const QString &name : std::as_const(missing))
        set.removedNodes.append(NodeName(name));
}

void addPlugins(Session &session, const Caller &caller, const QSet<QString> &names, ChangeSet &set)
{
    for (const QString &name : names) {
        if (const std::optional<Plugin> plugin = PluginTable(session).find(caller.tenant, PluginName(name)))
            set.plugins.append(*plugin);
        else
            set.removedPlugins.append(PluginName(name));
    }
}

void addEverything(Session &session, const Caller &caller, ChangeSet &set)
{
    set.full = true;
    for (const HeldCandidate &held : CandidateTable(session).list(caller.tenant))
        set.candidates.append(seenBy(caller, held.candidate));
    for (const HeldNode &held : NodeTable(session).list(caller.tenant))
        set.nodes.append(seenBy(caller, held.node));
    set.plugins = PluginTable(session).list(caller.tenant);
    set.touched = {QStringLiteral("audit"), QStringLiteral("refusals"), QStringLiteral("tenant")};
}

} // namespace

Result<qint64> StoreOnSql::revision(const TenantId &tenant)
{
    return look([&]() -> Result<qint64> { return m_session.revision(tenant); });
}

Result<ChangeSet> StoreOnSql::changesSince(const Caller &caller, qint64 since)
{
    return look([&]() -> Result<ChangeSet> {
        if (const Result<void> may = requireViewer(caller); !may)
            return Failure(may.error());
        ChangeSet set;
        set.from = since;
        set.now = m_session.now();
        qint64 compacted = 0;
        m_session.db().first("SELECT revision, compacted FROM tenants WHERE tenant = ?", {column(caller.tenant)},
                             [&](const Row &row) {
                                 set.to = row.integer(0);
                                 compacted = row.integer(1);
                             });
        // A revision that is yet to come is of a database that was put back from a copy.
        if (since >= 0 && (since < compacted || since > set.to))
            return Failure(ErrorCode::Compacted, QStringLiteral("changes since revision %1 are not kept").arg(since));
        const Named named = since < 0 ? Named{} : namedSince(m_session, caller, since);
        if (since < 0 || named.callersRights) {
            addEverything(m_session, caller, set);
        } else {
            addCandidates(m_session, caller, named.candidates, set);
            addNodes(m_session, caller, named.nodes, set);
            addPlugins(m_session, caller, named.plugins, set);
            set.touched = QStringList(named.others.begin(), named.others.end());
            set.touched.sort();
        }
        set.leases = CandidateTable(m_session).leases(caller.tenant);
        return set;
    });
}

} // namespace oz0
