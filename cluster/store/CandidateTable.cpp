#include "cluster/store/CandidateTable.h"

#include "cluster/store/CandidateRows.h"
#include "cluster/store/LeaseBook.h"
#include "cluster/store/NodeTable.h"
#include "core/wire/Codec.h"

#include <QSet>

namespace oz0 {

void CandidateTable::applyLease(HeldCandidate &held, const std::optional<Lease> &lease) const
{
    Candidate &candidate = held.candidate;
    if (candidate.phase != CandidatePhase::Placed)
        return;
    if (lease) {
        candidate.renewed = lease->renewed;
        candidate.expires = lease->expires;
    }
    // After a restart a lease lives for a whole TTL: a renewal may have been younger than its row.
    candidate.expires = std::max(candidate.expires, m_session.options().leases->countedSince() + candidate.ttl);
}

QList<HeldCandidate> CandidateTable::list(const TenantId &tenant)
{
    QList<HeldCandidate> held;
    QHash<QString, qsizetype> places;
    const QHash<LeaseKey, Lease> leases = m_session.leases();
    m_session.db().each(OZ0_CANDIDATE_SELECT " AND c.phase <> 'ended' ORDER BY c.id", {column(tenant)}, [&](const Row &row) {
        HeldCandidate each = candidateOf(row, tenant);
        const auto lease = leases.find({tenant, each.candidate.id});
        applyLease(each, lease == leases.end() ? std::nullopt : std::optional(*lease));
        places.insert(each.candidate.id.text(), held.size());
        held.append(each);
    });
    m_session.db().each(OZ0_CANDIDATE_NODE_SELECT " ORDER BY k.candidate, k.node", {column(tenant)}, [&](const Row &row) {
        const auto place = places.find(row.text(0));
        if (place != places.end())
            held[*place].candidate.nodes.append(candidateNodeOf(row));
    });
    return held;
}

QList<HeldCandidate> CandidateTable::ofPlugin(const TenantId &tenant, const PluginName &plugin)
{
    QList<CandidateId> ids;
    m_session.db().each("SELECT id FROM candidates WHERE tenant = ? AND plugin = ? AND phase = 'placed' ORDER BY id",
                        {column(tenant), column(plugin)}, [&](const Row &row) { ids.append(CandidateId(row.text(0))); });
    QList<HeldCandidate> held;
    for (const CandidateId &id : ids) {
        if (const std::optional<HeldCandidate> each = find(tenant, id))
            held.append(*each);
    }
    return held;
}

std::optional<HeldCandidate> CandidateTable::find(const TenantId &tenant, const CandidateId &id)
{
    std::optional<HeldCandidate> held;
    m_session.db().first(OZ0_CANDIDATE_SELECT " AND c.id = ?", {column(tenant), column(id)},
                         [&](const Row &row) { held = candidateOf(row, tenant); });
    if (!held)
        return held;
    applyLease(*held, m_session.lease({tenant, id}));
    m_session.db().each(OZ0_CANDIDATE_NODE_SELECT " AND k.candidate = ? ORDER BY k.node", {column(tenant), column(id)},
                        [&](const Row &row) { held->candidate.nodes.append(candidateNodeOf(row)); });
    return held;
}

void CandidateTable::writeRow(const HeldCandidate &held)
{
    m_session.db().run(candidateUpsert().constData(), candidateColumns(held));
    m_session.setLease({held.candidate.tenant, held.candidate.id}, std::nullopt);
}

void CandidateTable::writeNode(const HeldCandidate &held, const CandidateNode &node)
{
    m_session.db().run(candidateNodeUpsert().constData(), candidateNodeColumns(held.candidate, node));
    const bool holds = held.candidate.phase != CandidatePhase::Ended && node.state != PartState::Confirmed;
    NodeTable nodes(m_session);
    const std::optional<HeldNode> now = nodes.find(held.candidate.tenant, node.node);
    if (now && holds && now->candidate != held.candidate.id)
        nodes.setCandidate(held.candidate.tenant, node.node, held.candidate.id);
    else if (now && !holds && now->candidate == held.candidate.id)
        nodes.setCandidate(held.candidate.tenant, node.node, CandidateId());
}

void CandidateTable::write(const HeldCandidate &held)
{
    const Candidate &candidate = held.candidate;
    writeRow(held);
    QSet<NodeName> keeps;
    for (const CandidateNode &node : candidate.nodes) {
        keeps.insert(node.node);
        writeNode(held, node);
    }
    QList<NodeName> left;
    m_session.db().each("SELECT node FROM candidate_nodes WHERE tenant = ? AND candidate = ?",
                        {column(candidate.tenant), column(candidate.id)}, [&](const Row &row) {
                            if (!keeps.contains(NodeName(row.text(0))))
                                left.append(NodeName(row.text(0)));
                        });
    for (const NodeName &node : left) {
        m_session.db().run("DELETE FROM candidate_nodes WHERE tenant = ? AND candidate = ? AND node = ?",
                           {column(candidate.tenant), column(candidate.id), column(node)});
        const std::optional<HeldNode> now = NodeTable(m_session).find(candidate.tenant, node);
        if (now && now->candidate == candidate.id)
            NodeTable(m_session).setCandidate(candidate.tenant, node, CandidateId());
    }
    m_session.changed(candidate.tenant, "candidate", candidate.id.text());
}

void CandidateTable::writePart(const HeldCandidate &held, const NodeName &node)
{
    writeRow(held);
    for (const CandidateNode &part : held.candidate.nodes) {
        if (part.node == node)
            writeNode(held, part);
    }
    m_session.noted(held.candidate.tenant, "candidate", held.candidate.id.text());
}

void CandidateTable::extend(const HeldCandidate &held)
{
    const Candidate &candidate = held.candidate;
    const LeaseKey key{candidate.tenant, candidate.id};
    Instant written{};
    m_session.db().first("SELECT renewed FROM candidates WHERE tenant = ? AND id = ?",
                         {column(candidate.tenant), column(candidate.id)}, [&](const Row &row) { written = row.instant(0); });
    if (m_session.now() - written < m_session.times().leaseWrittenEach) {
        m_session.setLease(key, Lease{candidate.renewed, candidate.expires});
        return;
    }
    m_session.db().run("UPDATE candidates SET renewed = ?, expires = ? WHERE tenant = ? AND id = ?",
                       {column(candidate.renewed), column(candidate.expires), column(candidate.tenant), column(candidate.id)});
    m_session.setLease(key, std::nullopt);
}

void CandidateTable::remove(const TenantId &tenant, const CandidateId &id)
{
    m_session.db().run("DELETE FROM candidate_nodes WHERE tenant = ? AND candidate = ?", {column(tenant), column(id)});
    m_session.db().run("DELETE FROM candidates WHERE tenant = ? AND id = ?", {column(tenant), column(id)});
    m_session.setLease({tenant, id}, std::nullopt);
    m_session.changed(tenant, "candidate", id.text());
}

QList<CandidateId> CandidateTable::withLeaseBefore(const TenantId &tenant, Instant instant)
{
    QList<CandidateId> ids;
    m_session.db().each("SELECT id FROM candidates WHERE tenant = ? AND phase = 'placed' AND expires < ? ORDER BY id",
                        {column(tenant), column(instant)}, [&](const Row &row) { ids.append(CandidateId(row.text(0))); });
    return ids;
}

QList<CandidateId> CandidateTable::inPhase(const TenantId &tenant, CandidatePhase phase)
{
    QList<CandidateId> ids;
    m_session.db().each("SELECT id FROM candidates WHERE tenant = ? AND phase = ? ORDER BY id", {column(tenant), word(phase)},
                        [&](const Row &row) { ids.append(CandidateId(row.text(0))); });
    return ids;
}

std::optional<PlacedHere> CandidateTable::placedOn(const TenantId &tenant, const CandidateId &id, const NodeName &node)
{
    std::optional<PlacedHere> here;
    m_session.db().first("SELECT c.plugin, c.version, c.digest, c.ttl, c.queues, c.standing FROM candidates c "
                         "JOIN candidate_nodes k ON k.tenant = c.tenant AND k.candidate = c.id "
                         "WHERE c.tenant = ? AND c.id = ? AND k.node = ? AND c.phase = 'placed' AND k.state <> 'withdrawn'",
                         {column(tenant), column(id), column(node)}, [&](const Row &row) {
                             here.emplace();
                             here->id = id;
                             row.read(0, here->plugin);
                             here->version = row.text(1);
                             row.read(2, here->digest);
                             here->ttl = Milliseconds(row.integer(3));
                             here->queues = row.texts(4);
                             here->standing = standingFromWord(row.text(5)).value_or(Standing::Operator);
                         });
    if (here)
        here->manifest = m_session.manifest(tenant, here->digest);
    return here;
}

QHash<CandidateId, Instant> CandidateTable::leases(const TenantId &tenant)
{
    QHash<CandidateId, Instant> expiries;
    const Instant countedSince = m_session.options().leases->countedSince();
    const QHash<LeaseKey, Lease> leases = m_session.leases();
    m_session.db().each("SELECT id, expires, ttl FROM candidates WHERE tenant = ? AND phase = 'placed'", {column(tenant)},
                        [&](const Row &row) {
                            const CandidateId id(row.text(0));
                            const auto lease = leases.find({tenant, id});
                            const Instant expires = lease == leases.end() ? row.instant(1) : lease->expires;
                            expiries.insert(id, std::max(expires, countedSince + Milliseconds(row.integer(2))));
                        });
    return expiries;
}

} // namespace oz0
