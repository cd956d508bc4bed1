// Reading candidates, what their removal would do, and the rules' answer without a save.
#include "cluster/access/Audience.h"
#include "cluster/access/Permissions.h"
#include "cluster/store/Judge.h"
#include "cluster/store/NodeTable.h"
#include "cluster/store/StoreOnSql.h"

namespace oz0 {

namespace {

/// What a check without a save asks: the caller's own candidate of the plugin, where there is one, would be taken over.
Result<Case> checkedCase(Session &session, const Caller &caller, const CheckRequest &request, const QJsonArray &patch = {})
{
    Result<Case> each = Judge(session).caseOf(caller, request.plugin, request.digest);
    if (!each)
        return each;
    if (!patch.isEmpty()) {
        if (const Result<void> patched = each->supposePatched(patch); !patched)
            return Failure(patched.error());
    }
    const std::optional<HeldCandidate> own = CandidateTable(session).find(
        caller.tenant, candidateIdFor(caller.tenant, each->workingCopy->name, caller.principal));
    if (own && own->candidate.phase == CandidatePhase::Placed) {
        each->current = own;
        each->occasion = Occasion::Takeover;
    }
    each->select = request.select;
    each->asker.role = request.as.value_or(each->asker.role);
    each->asker.content = request.content.value_or(each->asker.content);
    each->withSecrets = request.withSecrets;
    each->withoutSecrets = request.withoutSecrets;
    return each;
}

} // namespace

Result<QList<Candidate>> StoreOnSql::candidates(const Caller &caller)
{
    return look([&]() -> Result<QList<Candidate>> {
        if (const Result<void> may = requireViewer(caller); !may)
            return Failure(may.error());
        QList<Candidate> candidates;
        const QList<HeldCandidate> all = CandidateTable(m_session).list(caller.tenant);
        candidates.reserve(all.size());
        for (const HeldCandidate &held : all)
            candidates.append(seenBy(caller, held.candidate));
        return candidates;
    });
}

Result<Candidate> StoreOnSql::candidate(const Caller &caller, const CandidateId &id)
{
    return look([&]() -> Result<Candidate> {
        if (const Result<void> may = requireViewer(caller); !may)
            return Failure(may.error());
        const std::optional<HeldCandidate> held = CandidateTable(m_session).find(caller.tenant, id);
        if (!held)
            return Failure(ErrorCode::NotFound, QStringLiteral("there is no such candidate"), id.text());
        return seenBy(caller, held->candidate);
    });
}

Result<RemovalImpact> StoreOnSql::removalImpact(const Caller &caller, const CandidateId &id)
{
    return look([&]() -> Result<RemovalImpact> {
        if (const Result<void> may = requireViewer(caller); !may)
            return Failure(may.error());
        const std::optional<HeldCandidate> held = CandidateTable(m_session).find(caller.tenant, id);
        if (!held)
            return Failure(ErrorCode::NotFound, QStringLiteral("there is no such candidate"), id.text());
        const Candidate &candidate = held->candidate;
        if (const Result<void> may = requireOwnOrAdmin(caller, candidate.owner); !may)
            return Failure(may.error());
        RemovalImpact impact;
        impact.candidate = id;
        impact.rev = candidate.rev;
        impact.revision = m_session.revision(caller.tenant);
        if (candidate.phase == CandidatePhase::Ended)
            return impact;
        for (const CandidateNode &node : candidate.nodes) {
            if (node.state == PartState::Confirmed)
                continue;
            const std::optional<HeldNode> there = NodeTable(m_session).find(caller.tenant, node.node);
            const bool serves = there && (!there->node.plugins || there->node.plugins->contains(candidate.plugin.text()));
            impact.nodes.append({node.node, serves ? candidate.installedVersion : QString(), node.online});
            impact.jobsWaitingAtHome += node.homes;
        }
        impact.jobsOnCandidate = candidate.jobs;
        impact.holderHost = candidate.holderHost;
        return impact;
    });
}

Result<Verdict> StoreOnSql::checkCandidate(const Caller &caller, const CheckRequest &request, const QJsonArray &patch)
{
    return look([&]() -> Result<Verdict> {
        if (const Result<void> may = requireOperator(caller); !may)
            return Failure(may.error());
        const Result<Case> each = checkedCase(m_session, caller, request, patch);
        if (!each)
            return Failure(each.error());
        return Judge(m_session).judge(caller.tenant, *each);
    });
}

Result<WhatIf> StoreOnSql::whatIf(const Caller &caller, const WhatIfRequest &request)
{
    return look([&]() -> Result<WhatIf> {
        if (const Result<void> may = requireOperator(caller); !may)
            return Failure(may.error());
        Result<Case> each = checkedCase(m_session, caller, {request.plugin, request.digest, {}, request.as, {}, {}, {}});
        if (!each)
            return Failure(each.error());
        return Judge(m_session).whatIf(caller.tenant, *each);
    });
}

} // namespace oz0
