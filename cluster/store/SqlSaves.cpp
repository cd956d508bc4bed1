// Saving, renewing and removing a candidate.
#include "cluster/store/AuditBundles.h"
#include "cluster/store/CandidateWriter.h"
#include "cluster/store/Judge.h"
#include "cluster/store/NodeTable.h"
#include "cluster/store/Records.h"
#include "cluster/store/RefusalTable.h"
#include "cluster/store/RenewalCase.h"
#include "cluster/store/StoreOnSql.h"

namespace oz0 {

namespace {

Result<void> isWellFormed(const SaveRequest &request, const StoreTimes &times)
{
    if (request.plugin.isEmpty() || request.digest.isEmpty())
        return Failure(ErrorCode::InvalidInput, QStringLiteral("a save names a plugin and a bundle"), QStringLiteral("/digest"));
    if (request.ttl < times.ttlLeast || request.ttl > times.ttlMost)
        return Failure(ErrorCode::InvalidInput, QStringLiteral("a TTL is from 10 s to 10 min"), QStringLiteral("/ttl"));
    if (request.holder.size() != 32)
        return Failure(ErrorCode::InvalidInput, QStringLiteral("a holder is 32 hex digits"), QStringLiteral("/holder"));
    return {};
}

const char *causeOf(Occasion occasion)
{
    switch (occasion) {
    case Occasion::Create:
        return "create";
    case Occasion::Takeover:
        return "takeover";
    case Occasion::Resend:
        return "resend";
    default:
        return "reload";
    }
}

/// Nodes that a gate or a rollout has: a takeover leaves them withdrawn.
QSet<NodeName> takenNodes(Session &session, const TenantId &tenant)
{
    QSet<NodeName> taken;
    session.db().each("SELECT name FROM nodes WHERE tenant = ? AND (gate <> '' OR rollout <> '')", {column(tenant)},
                      [&](const Row &row) { taken.insert(NodeName(row.text(0))); });
    return taken;
}

} // namespace

Result<SaveAnswer> StoreOnSql::saveCandidate(const Caller &caller, const SaveRequest &request)
{
    if (request.dryRun)
        return look([&] { return save(caller, request); });
    return change([&] { return save(caller, request); });
}

Result<SaveAnswer> StoreOnSql::save(const Caller &caller, const SaveRequest &request)
{
    if (caller.role == Role::None)
        return Failure(ErrorCode::NotPermitted, QStringLiteral("a save needs a member of the tenant"), caller.principal.text());
    if (const Result<void> valid = isWellFormed(request, m_session.times()); !valid)
        return Failure(valid.error());
    CandidateTable table(m_session);
    std::optional<HeldCandidate> current = table.find(caller.tenant,
                                                      candidateIdFor(caller.tenant, request.plugin, caller.principal));
    const Result<Occasion> occasion = occasionOfSave(current ? &*current : nullptr, request);
    if (!occasion)
        return Failure(occasion.error());
    Judge judge(m_session);
    // An admin's same bytes again are judged by nobody (R1).
    const bool judged = *occasion != Occasion::Resend || !isAdmin(caller);
    Result<Case> each = judged ? judge.caseForWrite(caller, request.plugin, request.digest)
                               : judge.caseOf(caller, request.plugin, request.digest);
    if (!each)
        return Failure(each.error());
    each->occasion = *occasion;
    each->select = request.select;
    if (current && current->candidate.phase == CandidatePhase::Placed)
        each->current = current;
    const Result<Verdict> said = judged ? judge.judgeForWrite(caller.tenant, *each) : Verdict{};
    if (!said)
        return Failure(said.error());
    const Verdict &verdict = *said;

    const std::shared_ptr<const TenantSnapshot> tenant = m_session.snapshot(caller.tenant);
    const SaveAsk ask{caller,
                      request,
                      each->workingCopy,
                      nodesSelected(*tenant, request.select),
                      takenNodes(m_session, caller.tenant),
                      tenant->sharedPools};
    const RecordId record = RefusalTable(m_session).newId();
    const HeldCandidate *before = current ? &*current : nullptr;
    const LifeDecision decided = decideSave(before, *occasion, ask, verdict, record, m_session.now());

    SaveAnswer answer;
    answer.cause = QLatin1String(causeOf(*occasion));
    if (decided.isRefused())
        answer.refused = refusalRecord(m_session, caller, *each, verdict, record);
    if (!request.dryRun) {
        CandidateWriter writer(m_session);
        if (decided.isRefused()) {
            RefusalTable(m_session).add(*answer.refused, judge.evidence(caller.tenant, *each, answer.refused->verdict));
            if (decided.changes(LifeEffect::MarkDoomed))
                table.write(decided.after);
            writer.note(decided, before, request.plugin, answer.refused->candidate,
                        {&caller, {}, record, bundleOf(*answer.refused)});
        } else if (*occasion == Occasion::Resend && !current->candidate.doomed) {
            table.extend(decided.after);
        } else {
            writer.apply(decided, before, {&caller, {}, {}});
        }
        current = table.find(caller.tenant, candidateIdFor(caller.tenant, request.plugin, caller.principal));
    } else if (!decided.isRefused()) {
        current = decided.after;
    }
    if (!decided.isRefused() && current)
        answer.candidate = current->candidate;
    answer.revision = m_session.revision(caller.tenant);
    return answer;
}

Result<RenewAnswer> StoreOnSql::renewCandidate(const Caller &caller, const CandidateId &id, const RenewRequest &request)
{
    return change([&]() -> Result<RenewAnswer> {
        CandidateTable table(m_session);
        const std::optional<HeldCandidate> current = table.find(caller.tenant, id);
        if (!current || caller.role == Role::None)
            return Failure(ErrorCode::NotFound, QStringLiteral("there is no such candidate"), id.text());
        if (const Result<void> may = mayRenew(*current, caller, request); !may)
            return Failure(may.error());
        return renew(caller, *current, false);
    });
}

Result<RenewAnswer> StoreOnSql::renew(const Caller &caller, const HeldCandidate &current, bool isServers)
{
    CandidateTable table(m_session);
    const Result<RenewalCase> renewal = renewalCase(m_session, caller, current);
    if (!renewal)
        return Failure(renewal.error());
    const Case &each = renewal->each;
    Judge judge(m_session);
    Verdict verdict;
    if (renewal->isJudged()) {
        const Result<Verdict> said = judge.judgeForWrite(caller.tenant, each);
        if (!said)
            return Failure(said.error());
        verdict = *said;
    }
    const LifeDecision decided = decideRenew(current, renewal->saver, verdict, m_session.now());

    RenewAnswer answer;
    answer.now = m_session.now();
    if (decided.isRefused()) {
        RefusalTable refusals(m_session);
        std::optional<Evidence> evidence; // of the reload that doomed it, not of the code that runs
        if (current.candidate.doomed) {
            if (const auto doom = refusals.find(caller.tenant, current.candidate.doomed->record)) {
                verdict = doom->verdict;
                evidence = refusals.evidence(caller.tenant, doom->id);
            }
        }
        answer.refused = refusalRecord(m_session, caller, each, verdict, refusals.newId());
        refusals.add(*answer.refused, evidence ? *evidence : judge.evidence(caller.tenant, each, verdict));
        answer.candidate = CandidateWriter(m_session)
                               .apply(decided, &current, {isServers ? nullptr : &caller, {}, answer.refused->id})
                               .candidate;
    } else if (decided.changes(LifeEffect::BecomeOperators)) {
        answer.candidate = CandidateWriter(m_session).apply(decided, &current, {&caller, {}, {}}).candidate;
    } else {
        table.extend(decided.after);
        answer.candidate = decided.after.candidate;
    }
    return answer;
}

Result<RemoveAnswer> StoreOnSql::removeCandidate(const Caller &caller, const CandidateId &id, const RemoveRequest &request)
{
    return change([&]() -> Result<RemoveAnswer> {
        const std::optional<HeldCandidate> current = CandidateTable(m_session).find(caller.tenant, id);
        if (!current || caller.role == Role::None)
            return Failure(ErrorCode::NotFound, QStringLiteral("there is no such candidate"), id.text());
        const Result<LifeDecision> decided = decideRemove(*current, caller, request, m_session.now());
        if (!decided)
            return Failure(decided.error());
        RemoveAnswer answer;
        if (decided->changes(LifeEffect::TakeBack)) {
            answer.candidate = CandidateWriter(m_session).apply(*decided, &*current, {&caller, request.reason, {}}).candidate;
        } else {
            answer.candidate = current->candidate;
            answer.alreadyGone = current->candidate.phase == CandidatePhase::Ended;
        }
        return answer;
    });
}

} // namespace oz0
