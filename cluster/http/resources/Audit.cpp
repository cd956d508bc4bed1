#include "cluster/http/Reading.h"
#include "cluster/http/resources/Resources.h"

namespace oz0 {

namespace {

struct ListAudit
{
    using Input = PageRequest;
    using Output = Page<AuditEntry>;

    static Result<Input> parse(const Call &call) { return pageOf(call, 100, pageLimitOfEndless); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &page) { return store.audit(caller, page); }
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
         {QStringLiteral("limit"), QStringLiteral("after"), QStringLiteral("filter"), QStringLiteral("order")}},
    };
}

} // namespace oz0
