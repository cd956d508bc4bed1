#include "cluster/http/Reading.h"
#include "cluster/http/resources/Resources.h"
#include "core/wire/EvidenceCodec.h"

namespace oz0 {

namespace {

Result<RecordId> recordOf(const Call &call)
{
    return nameOf(call, "record").transform([](const QString &id) { return RecordId(id); });
}

struct ListRefusals
{
    struct Input
    {
        PageRequest page;
        bool grouped = false;
    };
    using Output = Page<RefusalRecord>;

    static Result<Input> parse(const Call &call)
    {
        const QString grouped = QStringLiteral("grouped");
        const Result<PageRequest> page = pageOf(call, 100, pageLimitOfEndless, {grouped});
        if (!page)
            return Failure(page.error());
        return Input{*page, call.query.value(QStringLiteral("order")) == grouped};
    }
    static Result<Output> process(Store &store, const Caller &caller, const Input &input)
    {
        if (input.grouped)
            return store.refusalQueue(caller, input.page);
        return store.refusals(caller, input.page);
    }
};

struct GetEvidence
{
    using Input = RecordId;
    using Output = Evidence;

    static Result<Input> parse(const Call &call) { return recordOf(call); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &id)
    {
        return store.refusalEvidence(caller, id);
    }
};

struct MarkAllSeen
{
    using Input = SeenRequest;
    using Output = SeenAnswer;

    static Result<Input> parse(const Call &call) { return bodyOf<SeenRequest>(call); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &request)
    {
        return store.markAllSeen(caller, request);
    }
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

struct RecheckRecord
{
    using Input = RecordId;
    using Output = Recheck;

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
        {Method::Get, "/v1/tenants/{tenant}/refusals/{record}/evidence", "getRefusalEvidence", Who::Viewer, Work::Read,
         BodyKind::None, prepare<GetEvidence>},
        {Method::Post, "/v1/tenants/{tenant}/refusals:seen", "markRefusalsSeen", Who::Viewer, Work::Write, BodyKind::Json,
         prepare<MarkAllSeen>},
        {Method::Post, "/v1/tenants/{tenant}/refusals/{record}:seen", "markRefusalSeen", Who::Viewer, Work::Write, BodyKind::Json,
         prepare<MarkSeen>},
        {Method::Post, "/v1/tenants/{tenant}/refusals/{record}:recheck", "recheckRefusal", Who::Viewer, Work::Read,
         BodyKind::Json, prepare<RecheckRecord>},
    };
}

} // namespace oz0
