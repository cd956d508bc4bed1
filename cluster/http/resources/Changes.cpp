#include "cluster/http/Reading.h"
#include "cluster/http/resources/Resources.h"

namespace oz0 {

namespace {

struct GetChanges
{
    using Input = qint64;
    using Output = Answer;

    static Result<Input> parse(const Call &call)
    {
        if (!call.query.contains(QStringLiteral("since")))
            return Failure(ErrorCode::InvalidInput, QStringLiteral("since is missing"), QStringLiteral("since"));
        return numberOf(call, "since", -1, -1, qint64(1) << 53);
    }
    static Result<Output> process(Store &store, const Caller &caller, const Input &since)
    {
        const Result<ChangeSet> changes = store.changesSince(caller, since);
        if (!changes)
            return Failure(changes.error());
        Answer answer = jsonAnswer(toJson(*changes));
        answer.nothingNew = !changes->full && changes->to <= since;
        return answer;
    }
};

} // namespace

QList<Route> changeRoutes()
{
    return {
        {Method::Get,
         "/v1/tenants/{tenant}/changes",
         "getChanges",
         Who::Viewer,
         Work::Read,
         BodyKind::None,
         prepare<GetChanges>,
         {QStringLiteral("since"), QStringLiteral("wait")},
         WaitsFor::Tenant},
    };
}

} // namespace oz0
