// The rows of candidates and of their parts on nodes.
#pragma once

#include "cluster/candidates/Decisions.h"
#include "cluster/fleet/Assignments.h"
#include "cluster/store/Session.h"

namespace oz0 {

class CandidateTable
{
public:
    explicit CandidateTable(Session &session) : m_session(session) { }

    /// Every candidate that is placed or ending, by id; two statements whatever their number.
    QList<HeldCandidate> list(const TenantId &tenant);
    QList<HeldCandidate> ofPlugin(const TenantId &tenant, const PluginName &plugin); ///< placed ones
    std::optional<HeldCandidate> find(const TenantId &tenant, const CandidateId &id);
    /// The whole candidate with its nodes; the nodes that it holds follow (NodeTable::reassign is the caller's).
    void write(const HeldCandidate &held);
    /// The candidate and one part: what a report changes.
    void writePart(const HeldCandidate &held, const NodeName &node);
    /// A renewal: kept in the lease book, written to the row at most each 5 s, no change of the tenant.
    void extend(const HeldCandidate &held);
    void remove(const TenantId &tenant, const CandidateId &id);

    QList<CandidateId> withLeaseBefore(const TenantId &tenant, Instant instant);
    QList<CandidateId> inPhase(const TenantId &tenant, CandidatePhase phase);
    std::optional<PlacedHere> placedOn(const TenantId &tenant, const CandidateId &id, const NodeName &node);
    /// The leases of all placed candidates, as of now.
    QHash<CandidateId, Instant> leases(const TenantId &tenant);

private:
    void applyLease(HeldCandidate &held, const std::optional<Lease> &lease) const;
    void writeRow(const HeldCandidate &held);
    void writeNode(const HeldCandidate &held, const CandidateNode &node);
    Session &m_session;
};

} // namespace oz0
