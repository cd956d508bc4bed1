#include "cluster/http/Reading.h"
#include "cluster/http/resources/Resources.h"
#include "core/wire/EdgeCodec.h"
#include "core/wire/PatchedCheck.h"

namespace oz0 {

namespace {

Result<CandidateId> candidateOf(const Call &call)
{
    return nameOf(call, "candidate").transform([](const QString &id) { return CandidateId(id); });
}

/// An error about a candidate, with what the caller needs to go on: its `end`, or its present state after a stale precondition.
Result<Answer> explained(const Error &error, Store &store, const Caller &caller, const CandidateId &id)
{
    if (error.code != ErrorCode::CandidateEnded && error.code != ErrorCode::StalePrecondition)
        return Failure(error);
    const Result<Candidate> candidate = store.candidate(caller, id);
    if (!candidate)
        return Failure(error);
    const QJsonObject json = toJson(*candidate);
    if (error.code == ErrorCode::CandidateEnded)
        return problemAnswer(error, {{QStringLiteral("end"), json.value(QStringLiteral("end"))}});
    return problemAnswer(error, {{QStringLiteral("candidate"), json}});
}

struct Save
{
    using Input = SaveRequest;
    using Output = Answer;

    static Result<Input> parse(const Call &call)
    {
        const Result<QString> plugin = nameOf(call, "plugin");
        if (!plugin)
            return Failure(plugin.error());
        Result<SaveRequest> request = bodyOf<SaveRequest>(call);
        if (!request)
            return request;
        if (!request->plugin.isEmpty() && request->plugin.text() != *plugin)
            return Failure(ErrorCode::InvalidInput, QStringLiteral("/plugin is not the path's"), QStringLiteral("/plugin"));
        request->plugin = PluginName(*plugin);
        return request;
    }
    static Result<Output> process(Store &store, const Caller &caller, const Input &request)
    {
        const Result<SaveAnswer> answer = store.saveCandidate(caller, request);
        if (!answer)
            return Failure(answer.error());
        return verdictAnswer(toJson(*answer), answer->refused);
    }
};

struct ListCandidates
{
    using Input = PageRequest;
    using Output = Answer;

    static Result<Input> parse(const Call &call) { return pageOf(call, pageLimitOfWhole, pageLimitOfWhole); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &page)
    {
        const Result<QList<Candidate>> candidates = store.candidates(caller);
        if (!candidates)
            return Failure(candidates.error());
        const Result<qint64> revision = store.revision(caller.tenant);
        if (!revision)
            return Failure(revision.error());
        QList<KeyedItem> items;
        for (const Candidate &candidate : *candidates)
            items.append({candidate.id.text(), toJson(candidate)});
        const QStringList pairs{QStringLiteral("id"),    QStringLiteral("plugin"),   QStringLiteral("owner"),
                                QStringLiteral("phase"), QStringLiteral("standing"), QStringLiteral("nodes")};
        return pageAnswer(items, {page, pairs}, *revision);
    }
};

struct GetCandidate
{
    using Input = CandidateId;
    using Output = Candidate;

    static Result<Input> parse(const Call &call) { return candidateOf(call); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &id) { return store.candidate(caller, id); }
};

template <class Request>
struct Addressed
{
    CandidateId id;
    Request request;
};

template <class Request>
Result<Addressed<Request>> readAddressed(const Call &call)
{
    const Result<CandidateId> id = candidateOf(call);
    if (!id)
        return Failure(id.error());
    const Result<Request> request = bodyOf<Request>(call);
    if (!request)
        return Failure(request.error());
    return Addressed<Request>{*id, *request};
}

struct Renew
{
    using Input = Addressed<RenewRequest>;
    using Output = Answer;

    static Result<Input> parse(const Call &call) { return readAddressed<RenewRequest>(call); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &input)
    {
        const Result<RenewAnswer> answer = store.renewCandidate(caller, input.id, input.request);
        if (!answer)
            return explained(answer.error(), store, caller, input.id);
        return verdictAnswer(toJson(*answer), answer->refused);
    }
};

struct Remove
{
    using Input = Addressed<RemoveRequest>;
    using Output = Answer;

    static Result<Input> parse(const Call &call) { return readAddressed<RemoveRequest>(call); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &input)
    {
        const Result<RemoveAnswer> answer = store.removeCandidate(caller, input.id, input.request);
        if (!answer)
            return explained(answer.error(), store, caller, input.id);
        return jsonAnswer(toJson(*answer));
    }
};

struct GetRemovalImpact
{
    using Input = CandidateId;
    using Output = RemovalImpact;

    static Result<Input> parse(const Call &call) { return candidateOf(call); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &id) { return store.removalImpact(caller, id); }
};

struct GetTimeline
{
    using Input = CandidateId;
    using Output = Answer;

    static Result<Input> parse(const Call &call) { return candidateOf(call); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &id)
    {
        const Result<QList<AuditEntry>> entries = store.timeline(caller, id);
        if (!entries)
            return Failure(entries.error());
        return jsonAnswer({{QStringLiteral("items"), toJsonArray(*entries)}});
    }
};

struct GetEdge
{
    using Input = CandidateId;
    using Output = EdgeView;

    static Result<Input> parse(const Call &call) { return candidateOf(call); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &id) { return store.edge(caller, id); }
};

struct GetForecast
{
    using Input = CandidateId;
    using Output = Forecast;

    static Result<Input> parse(const Call &call) { return candidateOf(call); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &id) { return store.forecast(caller, id); }
};

struct CheckCandidate
{
    using Input = PatchedCheck;
    using Output = Verdict;

    static Result<Input> parse(const Call &call) { return bodyOf<PatchedCheck>(call); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &request)
    {
        return store.checkCandidate(caller, request.check, request.patch);
    }
};

} // namespace

// Whoever has a place in the tenant may try to save: without role or content permission the answer is a refusal on record (P1).
QList<Route> candidateRoutes()
{
    const QStringList page{QStringLiteral("limit"), QStringLiteral("after"), QStringLiteral("filter")};
    return {
        {Method::Put, "/v1/tenants/{tenant}/plugins/{plugin}/candidate", "saveCandidate", Who::Viewer, Work::Write,
         BodyKind::Json, prepare<Save>},
        {Method::Get, "/v1/tenants/{tenant}/candidates", "listCandidates", Who::Viewer, Work::Read, BodyKind::None,
         prepare<ListCandidates>, page},
        {Method::Get, "/v1/tenants/{tenant}/candidates/{candidate}", "getCandidate", Who::Viewer, Work::Read, BodyKind::None,
         prepare<GetCandidate>},
        {Method::Post, "/v1/tenants/{tenant}/candidates/{candidate}:renew", "renewCandidate", Who::Viewer, Work::Write,
         BodyKind::Json, prepare<Renew>},
        {Method::Post, "/v1/tenants/{tenant}/candidates/{candidate}:remove", "removeCandidate", Who::Viewer, Work::Write,
         BodyKind::Json, prepare<Remove>},
        {Method::Get, "/v1/tenants/{tenant}/candidates/{candidate}/removal-impact", "getRemovalImpact", Who::Viewer, Work::Read,
         BodyKind::None, prepare<GetRemovalImpact>},
        {Method::Get, "/v1/tenants/{tenant}/candidates/{candidate}/timeline", "getTimeline", Who::Viewer, Work::Read,
         BodyKind::None, prepare<GetTimeline>},
        {Method::Get, "/v1/tenants/{tenant}/candidates/{candidate}/edge", "getEdge", Who::Viewer, Work::Read, BodyKind::None,
         prepare<GetEdge>},
        {Method::Get, "/v1/tenants/{tenant}/candidates/{candidate}/forecast", "getForecast", Who::Viewer, Work::Read,
         BodyKind::None, prepare<GetForecast>},
        {Method::Post, "/v1/tenants/{tenant}/candidates:check", "checkCandidate", Who::Operator, Work::Read, BodyKind::Json,
         prepare<CheckCandidate>},
    };
}

} // namespace oz0
