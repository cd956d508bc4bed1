// Who may read the audit chain.
#include "cluster/access/Permissions.h"
#include "cluster/store/StoreOnSql.h"

namespace oz0 {

namespace {
constexpr int timelineLength = 1000;
}

Result<Page<AuditEntry>> StoreOnSql::audit(const Caller &caller, const PageRequest &request)
{
    return look([&]() -> Result<Page<AuditEntry>> {
        if (const Result<void> may = requireOperator(caller); !may)
            return Failure(may.error());
        return m_audit.page(caller, request);
    });
}

Result<ChainCheck> StoreOnSql::verifyAudit(const Caller &caller, qint64 after, int limit)
{
    return look([&]() -> Result<ChainCheck> {
        if (const Result<void> may = requireAdmin(caller); !may)
            return Failure(may.error());
        return m_audit.verify(caller.tenant, after, limit);
    });
}

Result<QList<AuditEntry>> StoreOnSql::timeline(const Caller &caller, const CandidateId &id)
{
    return look([&]() -> Result<QList<AuditEntry>> {
        if (const Result<void> may = requireViewer(caller); !may)
            return Failure(may.error());
        const std::optional<HeldCandidate> held = CandidateTable(m_session).find(caller.tenant, id);
        if (!held)
            return Failure(ErrorCode::NotFound, QStringLiteral("there is no such candidate"), id.text());
        if (const Result<void> may = requireOwnOrAdmin(caller, held->candidate.owner); !may)
            return Failure(may.error());
        return m_audit.ofObject(caller.tenant, QStringLiteral("candidates/") + id.text(), timelineLength);
    });
}

} // namespace oz0
