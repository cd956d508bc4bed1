// What a node should run, decided from the tenant alone, and when it has left a candidate for good. Pure.
#pragma once

#include "cluster/rules/TenantSnapshot.h"
#include "core/domain/Access.h"
#include "core/domain/Node.h"

#include <optional>

namespace oz0 {

/// The candidate that a node runs now (placed, and not withdrawn there).
struct PlacedHere
{
    CandidateId id;
    PluginName plugin;
    QString version;
    Digest digest;
    Milliseconds ttl{0};
    QStringList queues;
    Standing standing = Standing::Operator;
    std::shared_ptr<const Manifest> manifest;
};

/// Under a candidate the node keeps the tenant's other plugins for the jobs that are homed there, but polls no queue of theirs,
/// serves no model, polls no labelled queue and takes no new home (N1, N2). The generation is left 0.
Assignment assignmentFor(const TenantSnapshot &tenant, const NodeFacts &node, const std::optional<PlacedHere> &candidate);

/// lifecycle.md, "Confirmed": one report of the assigned generation says that nothing of the candidate is left, and that the
/// installed version, where one is assigned, is ready or failed.
bool hasLeft(const NodeReport &report, const Assignment &assigned, const CandidateId &candidate, const PluginName &plugin);

/// The queues of a node's `queues` label: names between commas.
QStringList queuesOf(const Labels &labels);
/// Whether an admin opened the node to operators' candidates (P2).
bool isOpen(const Labels &labels);

} // namespace oz0
