#include "cluster/http/Reading.h"
#include "cluster/http/resources/Resources.h"

namespace oz0 {

namespace {

struct GetWhoAmI
{
    struct Input
    {
        const ServerFacts *server;
        Instant now;
    };
    using Output = WhoAmI;

    static Result<Input> parse(const Call &call) { return Input{call.server, call.now}; }
    static Result<Output> process(Store &store, const Caller &caller, const Input &input)
    {
        Result<WhoAmI> who = store.whoAmI(caller);
        if (!who)
            return who;
        who->certificates = input.server->certificates;
        who->serverVersion = input.server->version;
        who->now = input.now;
        return who;
    }
};

struct ListMembers
{
    using Input = Nothing;
    using Output = Answer;

    static Result<Input> parse(const Call &) { return Nothing{}; }
    static Result<Output> process(Store &store, const Caller &caller, const Input &)
    {
        const Result<QList<Member>> members = store.members(caller);
        if (!members)
            return Failure(members.error());
        return jsonAnswer({{QStringLiteral("items"), toJsonArray(*members)}});
    }
};

/// A principal that is not there yet is added and told its token; one that is there gets the role and permission.
struct PutMember
{
    using Input = Member;
    using Output = Answer;

    static Result<Input> parse(const Call &call)
    {
        const Result<PrincipalId> principal = principalOf(call, "principal");
        if (!principal)
            return Failure(principal.error());
        Result<Member> member = bodyOf<Member>(call);
        if (!member)
            return member;
        if (!member->principal.isEmpty() && member->principal != *principal)
            return Failure(ErrorCode::InvalidInput, QStringLiteral("/principal is not the path's"), QStringLiteral("/principal"));
        member->principal = *principal;
        return member;
    }
    static Result<Output> process(Store &store, const Caller &caller, const Input &member)
    {
        const Result<void> changed = store.setMember(caller, member);
        if (changed)
            return jsonAnswer({});
        if (changed.error().code != ErrorCode::NotFound)
            return Failure(changed.error());
        const Result<IssuedToken> issued = store.addMember(caller, member);
        if (!issued)
            return Failure(issued.error());
        return issuedAnswer(issued->id, issued->token, issued->expires);
    }
};

struct DeleteMember
{
    using Input = PrincipalId;
    using Output = Nothing;

    static Result<Input> parse(const Call &call) { return principalOf(call, "principal"); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &principal)
    {
        const Result<void> done = store.removeMember(caller, principal);
        if (!done)
            return Failure(done.error());
        return Nothing{};
    }
};

} // namespace

QList<Route> accessRoutes()
{
    return {
        {Method::Get,
         "/v1/whoami",
         "whoAmI",
         Who::AnyToken,
         Work::Read,
         BodyKind::None,
         prepare<GetWhoAmI>,
         {QStringLiteral("tenant")}},
        {Method::Get, "/v1/tenants/{tenant}/members", "listMembers", Who::Admin, Work::Read, BodyKind::None,
         prepare<ListMembers>},
        {Method::Put,
         "/v1/tenants/{tenant}/members/{+principal}",
         "putMember",
         Who::Admin,
         Work::Write,
         BodyKind::Json,
         prepare<PutMember>,
         {},
         WaitsFor::Nothing,
         true},
        {Method::Delete, "/v1/tenants/{tenant}/members/{+principal}", "deleteMember", Who::Admin, Work::Write, BodyKind::None,
         prepare<DeleteMember>},
    };
}

} // namespace oz0
