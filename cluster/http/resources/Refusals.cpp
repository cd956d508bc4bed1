#include "cluster/http/Reading.h"
#include "cluster/http/resources/Resources.h"

namespace oz0 {

namespace {

Result<RecordId> recordOf(const Call &call)
{
    return nameOf(call, "record").transform([](const QString &id) { return RecordId(id); });
}

struct ListRefusals
{
    using Input = PageRequest;
    using Output = Page<RefusalRecord>;

    static Result<Input> parse(const Call &call) { return pageOf(call, 100, pageLimitOfEndless); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &page) { return store.refusals(caller, page); }
};

struct GetRefusal
{
    using Input = RecordId;
    using Output = RefusalRecord;

    static Result<Input> parse(const Call &call) { return recordOf(call); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &id) { return store.refusal(caller, id); }
};

struct MarkSeen
{
    using Input = RecordId;
    using Output = Nothing;

    static Result<Input> parse(const Call &call) { return recordOf(call); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &id)
    {
        const Result<void> done = store.markSeen(caller, id);
        if (!done)
            return Failure(done.error());
        return Nothing{};
    }
};

struct Recheck
{
    using Input = RecordId;
    using Output = Verdict;

    static Result<Input> parse(const Call &call) { return recordOf(call); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &id) { return store.recheck(caller, id); }
};

} // namespace

QList<Route> refusalRoutes()
{
    return {
        {Method::Get,
         "/v1/tenants/{tenant}/refusals",
         "listRefusals",
         Who::Viewer,
         Work::Read,
         BodyKind::None,
         prepare<ListRefusals>,
         {QStringLiteral("limit"), QStringLiteral("after"), QStringLiteral("filter"), QStringLiteral("order")}},
        {Method::Get, "/v1/tenants/{tenant}/refusals/{record}", "getRefusal", Who::Viewer, Work::Read, BodyKind::None,
         prepare<GetRefusal>},
        {Method::Post, "/v1/tenants/{tenant}/refusals/{record}:seen", "markRefusalSeen", Who::Viewer, Work::Write, BodyKind::Json,
         prepare<MarkSeen>},
        {Method::Post, "/v1/tenants/{tenant}/refusals/{record}:recheck", "recheckRefusal", Who::Viewer, Work::Read,
         BodyKind::Json, prepare<Recheck>},
    };
}

} // namespace oz0
