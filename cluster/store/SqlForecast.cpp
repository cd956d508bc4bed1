// What the edge gives a candidate now, and what its next renewal would say (G1, R1).
#include "cluster/access/Permissions.h"
#include "cluster/edge/EdgeDecisions.h"
#include "cluster/store/CandidateWriter.h"
#include "cluster/store/RefusalTable.h"
#include "cluster/store/RenewalCase.h"
#include "cluster/store/StoreOnSql.h"

namespace oz0 {

namespace {

constexpr int changesLookedAt = 100; // of one object, the newest first

Result<HeldCandidate> ownCandidate(Session &session, const Caller &caller, const CandidateId &id)
{
    if (const Result<void> may = requireViewer(caller); !may)
        return Failure(may.error());
    const std::optional<HeldCandidate> held = CandidateTable(session).find(caller.tenant, id);
    if (!held)
        return Failure(ErrorCode::NotFound, QStringLiteral("there is no such candidate"), id.text());
    if (const Result<void> may = requireOwnOrAdmin(caller, held->candidate.owner); !may)
        return Failure(may.error());
    return *held;
}

QString objectOf(const char *kind, const QString &name)
{
    return QLatin1String(kind) + QLatin1Char('/') + name;
}

// Of what a refusal depends on beside the candidate's own bytes.
QStringList objectsBehind(const Refusal &refusal, const Candidate &candidate)
{
    const QString owner = objectOf("members", candidate.owner.text());
    if (refusal.code.startsWith(QLatin1String("permission.")) || refusal.code == QLatin1String("renewal.owner_lost_role"))
        return {owner};
    if (refusal.code.startsWith(QLatin1String("renewal.key_")))
        return {objectOf("api-keys", candidate.via.section(QLatin1Char(':'), 1)), owner};
    QStringList objects;
    if (refusal.code == QLatin1String("renewal.nodes_closed")) {
        for (const QJsonValue &fact : refusal.because)
            objects.append(objectOf("nodes", fact.toObject().value(QStringLiteral("node")).toString()));
        return objects;
    }
    objects = {owner, objectOf("plugins", candidate.plugin.text())};
    if (const QString other = refusal.parameters.value(QStringLiteral("plugin")).toString(); !other.isEmpty())
        objects.append(objectOf("plugins", other));
    return objects;
}

} // namespace

Result<EdgeView> StoreOnSql::edge(const Caller &caller, const CandidateId &id)
{
    return look([&]() -> Result<EdgeView> {
        const Result<HeldCandidate> held = ownCandidate(m_session, caller, id);
        if (!held)
            return Failure(held.error());
        const Candidate &candidate = held->candidate;
        EdgeView view{id, candidate.standing, m_session.revision(caller.tenant), {}, {}, {}};
        if (candidate.phase == CandidatePhase::Ended)
            return view;
        const std::shared_ptr<const Manifest> manifest = m_session.manifest(caller.tenant, candidate.digest);
        if (!manifest)
            return Failure(ErrorCode::Internal, QStringLiteral("the candidate's bundle is not there any more"), id.text());
        const std::shared_ptr<const TenantSnapshot> tenant = m_session.snapshot(caller.tenant);
        view.secrets = CandidateWriter(m_session).deliveries(candidate);
        view.arguments = candidateArguments(*tenant, candidate.plugin, *manifest);
        view.connections = candidateConnections(*tenant, candidate.plugin, *manifest, candidate.standing);
        return view;
    });
}

Result<Forecast> StoreOnSql::forecast(const Caller &caller, const CandidateId &id)
{
    return look([&]() -> Result<Forecast> {
        const Result<HeldCandidate> held = ownCandidate(m_session, caller, id);
        if (!held)
            return Failure(held.error());
        const Candidate &candidate = held->candidate;
        Forecast forecast;
        forecast.candidate = id;
        forecast.revision = m_session.revision(caller.tenant);
        if (candidate.phase != CandidatePhase::Placed) {
            forecast.outcome = Forecast::Outcome::Over;
            return forecast;
        }
        const Result<RenewalCase> renewal = renewalCase(m_session, memberNow(m_session, caller.tenant, candidate.owner), *held);
        if (!renewal)
            return Failure(renewal.error());
        if (renewal->isJudged())
            forecast.verdict = Judge(m_session).judge(caller.tenant, renewal->each);
        const LifeDecision decided = decideRenew(*held, renewal->saver, forecast.verdict, m_session.now());
        forecast.isDoomed = candidate.doomed.has_value();
        if (decided.isRefused() && forecast.isDoomed) {
            if (const auto doom = RefusalTable(m_session).find(caller.tenant, candidate.doomed->record))
                forecast.verdict = doom->verdict;
        }
        forecast.outcome = decided.isRefused()             ? Forecast::Outcome::Ends
            : decided.changes(LifeEffect::BecomeOperators) ? Forecast::Outcome::GoesOnAsOperators
                                                           : Forecast::Outcome::GoesOn;
        for (const Refusal &refusal : forecast.verdict.refusals)
            forecast.causes.append(forecastCause(candidate, refusal));
        return forecast;
    });
}

// The newest of the changes, since the candidate's bytes were judged last, on what the refusal depends on.
ForecastCause StoreOnSql::forecastCause(const Candidate &candidate, const Refusal &refusal)
{
    ForecastCause cause;
    cause.code = refusal.code;
    cause.subject = refusal.subject.name;
    for (const QString &object : objectsBehind(refusal, candidate)) {
        const Result<QList<AuditEntry>> changes = m_audit.ofObject(candidate.tenant, object, changesLookedAt);
        for (const AuditEntry &entry : changes.value_or(QList<AuditEntry>())) {
            if (entry.outcome != QLatin1String("done") || entry.at < candidate.saved)
                continue;
            if (entry.seq > cause.seq) {
                cause.seq = entry.seq;
                cause.at = entry.at;
                cause.action = entry.action;
                cause.actor = entry.actor;
                cause.reason = entry.reason;
            }
            break;
        }
    }
    return cause;
}

} // namespace oz0
