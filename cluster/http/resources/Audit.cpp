#include "cluster/http/Reading.h"
#include "cluster/http/resources/Resources.h"

#include <limits>

namespace oz0 {

namespace {

constexpr qint64 mostOffset = 1'000'000'000'000;
constexpr int verifiedAtOnce = 2000;
constexpr int verifiedAtMost = 10000;

struct ListAudit
{
    using Input = PageRequest;
    using Output = Page<AuditEntry>;

    static Result<Input> parse(const Call &call)
    {
        Result<PageRequest> page = pageOf(call, 100, pageLimitOfEndless);
        const Result<qint64> offset = numberOf(call, "offset", 0, 0, mostOffset);
        if (page && !offset)
            return Failure(offset.error());
        if (page)
            page->offset = *offset;
        return page;
    }
    static Result<Output> process(Store &store, const Caller &caller, const Input &page) { return store.audit(caller, page); }
};

/// One step of a check, so that none holds a reader for long; whoever asks goes on behind `upTo`.
struct VerifyAudit
{
    struct Input
    {
        qint64 after = 0;
        int limit = 0;
    };
    using Output = ChainCheck;

    static Result<Input> parse(const Call &call)
    {
        const Result<qint64> after = numberOf(call, "after", 0, 0, std::numeric_limits<qint64>::max());
        if (!after)
            return Failure(after.error());
        const Result<qint64> limit = numberOf(call, "limit", verifiedAtOnce, 1, verifiedAtMost);
        if (!limit)
            return Failure(limit.error());
        return Input{*after, int(*limit)};
    }
    static Result<Output> process(Store &store, const Caller &caller, const Input &input)
    {
        return store.verifyAudit(caller, input.after, input.limit);
    }
};

} // namespace

QList<Route> auditRoutes()
{
    return {
        {Method::Get,
         "/v1/tenants/{tenant}/audit",
         "listAudit",
         Who::Operator,
         Work::Read,
         BodyKind::None,
         prepare<ListAudit>,
         {QStringLiteral("limit"), QStringLiteral("after"), QStringLiteral("filter"), QStringLiteral("order"),
          QStringLiteral("offset")}},
        {Method::Get,
         "/v1/tenants/{tenant}/audit:verify",
         "verifyAudit",
         Who::Admin,
         Work::Read,
         BodyKind::None,
         prepare<VerifyAudit>,
         {QStringLiteral("after"), QStringLiteral("limit")}},
    };
}

} // namespace oz0
