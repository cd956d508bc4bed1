// A node's report: heartbeat, what it is, and how far its parts are.
#include "cluster/access/Permissions.h"
#include "cluster/fleet/Assignments.h"
#include "cluster/store/CandidateWriter.h"
#include "cluster/store/NodeTable.h"
#include "cluster/store/StoreOnSql.h"

#include <algorithm>

namespace oz0 {

namespace {

constexpr qsizetype mostParts = 10000;
constexpr qsizetype mostLastLines = 64;

// What it says of itself; labels are never among it (P2).
void describe(HeldNode &held, const NodeReport &report)
{
    Node &node = held.node;
    node.os = report.os;
    node.tier = report.os == NodeOs::Windows ? 0 : report.tier;
    node.tierReason = report.tierReason;
    node.uv = report.uv;
    node.python = report.python;
    node.reportedGeneration = report.generation;
    held.models = report.models;
    node.serves = held.serves.value_or(held.models);
    node.parts = report.parts.mid(0, mostParts);
    for (NodePart &part : node.parts) {
        if (part.error && part.error->lastLines.size() > mostLastLines)
            part.error->lastLines = part.error->lastLines.mid(part.error->lastLines.size() - mostLastLines);
    }
}

std::optional<NodePart> partOf(const NodeReport &report, const CandidateId &candidate)
{
    for (const NodePart &part : report.parts) {
        if (part.kind == PartKind::Candidate && part.candidate == candidate)
            return part;
    }
    return std::nullopt;
}

// The part of the node's candidate, as far as the report is about the assignment of now; an older one says nothing of it.
void followCandidate(Session &session, const TenantId &tenant, const HeldNode &held, const NodeReport &report)
{
    if (held.candidate.isEmpty() || report.generation != held.node.generation)
        return;
    CandidateTable table(session);
    const std::optional<HeldCandidate> current = table.find(tenant, held.candidate);
    if (!current)
        return;
    const bool left = hasLeft(report, NodeTable(session).assignmentOf(held), held.candidate, current->candidate.plugin);
    const std::optional<LifeDecision> decided = decideNodeReport(*current, held.node.name, partOf(report, held.candidate), left);
    if (!decided)
        return;
    table.writePart(decided->after, held.node.name);
    if (const auto ended = decideEnding(decided->after, session.now(), session.times().removalDeadline);
        ended && ended->changes(LifeEffect::FreeNodes))
        CandidateWriter(session).apply(*ended, &decided->after, {});
}

// Whether the node hides secrets from code decides how they are delivered there.
void sandboxChanged(Session &session, const TenantId &tenant, const HeldNode &held)
{
    if (!held.candidate.isEmpty()) {
        if (const std::optional<HeldCandidate> candidate = CandidateTable(session).find(tenant, held.candidate))
            CandidateWriter(session).refreshSecrets(tenant, candidate->candidate.plugin);
    }
    NodeTable(session).reassign(tenant, {held.node.name});
}

} // namespace

Result<qint64> StoreOnSql::report(const Caller &caller, const NodeReport &report)
{
    return change([&]() -> Result<qint64> {
        const Result<NodeName> name = requireNode(caller);
        if (!name)
            return Failure(name.error());
        NodeTable nodes(m_session);
        const std::optional<HeldNode> before = nodes.find(caller.tenant, *name);
        if (!before)
            return Failure(ErrorCode::NotFound, QStringLiteral("the node was removed"), name->text());
        HeldNode after = *before;
        describe(after, report);
        after.node.online = true;
        after.node.offlineSince = Instant{};
        if (after.node == before->node && after.models == before->models) {
            nodes.heard(caller.tenant, *name);
        } else {
            CandidateTable candidates(m_session);
            const std::optional<HeldCandidate> candidate = candidates.find(caller.tenant, before->candidate);
            after.node.lastReport = m_session.now();
            nodes.write(caller.tenant, after);
            if (!before->node.online && candidate)
                candidates.writePart(decideNodeOnline(*candidate, *name, true).after, *name);
            if (after.node.tier != before->node.tier || after.node.os != before->node.os || after.models != before->models)
                sandboxChanged(m_session, caller.tenant, after);
        }
        const std::optional<HeldNode> now = nodes.find(caller.tenant, *name);
        if (!now)
            return Failure(ErrorCode::NotFound, QStringLiteral("the node was removed"), name->text());
        followCandidate(m_session, caller.tenant, *now, report);
        const std::optional<HeldNode> last = nodes.find(caller.tenant, *name);
        return last ? last->node.generation : now->node.generation;
    });
}

} // namespace oz0
