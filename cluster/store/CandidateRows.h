// Between the columns of candidates and their values; used by CandidateTable alone.
#pragma once

#include "cluster/candidates/Decisions.h"
#include "cluster/store/Database.h"

namespace oz0 {

/// The columns of `candidates` as candidateOf expects them, then the installed version and its state.
#define OZ0_CANDIDATE_SELECT                                                                                                     \
    "SELECT c.id, c.plugin, c.version, c.owner, c.standing, c.via, c.holder, c.holder_host, c.holder_since, c.rev, c.save, "     \
    "c.digest, "                                                                                                                 \
    "c.phase, c.created, c.saved, c.renewed, c.expires, c.ttl, c.selected, c.queues, c.tools, c.agents, c.flows, c.secrets, "    \
    "c.warnings, c.doom, c.ending, c.ending_since, c.residue_named, p.version, p.state FROM candidates c "                       \
    "LEFT JOIN plugins p ON p.tenant = c.tenant AND p.name = c.plugin WHERE c.tenant = ?"

#define OZ0_CANDIDATE_NODE_SELECT                                                                                                \
    "SELECT k.candidate, k.node, k.state, k.digest, k.functions, k.seconds, k.error, n.online, n.tier, n.homes "                 \
    "FROM candidate_nodes k LEFT JOIN nodes n ON n.tenant = k.tenant AND n.name = k.node WHERE k.tenant = ?"

HeldCandidate candidateOf(const Row &row, const TenantId &tenant);
CandidateNode candidateNodeOf(const Row &row);
QVariantList candidateColumns(const HeldCandidate &held);
QVariantList candidateNodeColumns(const Candidate &candidate, const CandidateNode &node);
const QByteArray &candidateUpsert();
const QByteArray &candidateNodeUpsert();

} // namespace oz0
