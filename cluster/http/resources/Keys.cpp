#include "cluster/http/Reading.h"
#include "cluster/http/resources/Resources.h"
#include "core/wire/CodecKeys.h"

namespace oz0 {

namespace {

constexpr qint64 defaultSeconds = 90 * 24 * 3600;
constexpr qint64 mostSeconds = 366 * 24 * 3600;

struct ListApiKeys
{
    using Input = Nothing;
    using Output = Answer;

    static Result<Input> parse(const Call &) { return Nothing{}; }
    static Result<Output> process(Store &store, const Caller &caller, const Input &)
    {
        const Result<QList<ApiKey>> keys = store.apiKeys(caller);
        if (!keys)
            return Failure(keys.error());
        return jsonAnswer({{QStringLiteral("items"), toJsonArray(*keys)}});
    }
};

struct AddApiKey
{
    using Input = ApiKey;
    using Output = Answer;

    static Result<Input> parse(const Call &call)
    {
        JsonReader reader(call.body, UnknownKeys::Reject);
        reader.require("name");
        reader.require("role");
        ApiKey key;
        key.name = reader.string("name", {}, 400);
        key.role = reader.word("role", Role::None, roleFromWord);
        key.content = reader.boolean("content");
        key.expires = call.now + std::chrono::seconds(reader.integer("seconds", defaultSeconds, 1, mostSeconds));
        const Result<void> verdict = verdictOf(reader);
        if (!verdict)
            return Failure(verdict.error());
        return key;
    }
    static Result<Output> process(Store &store, const Caller &caller, const Input &key)
    {
        const Result<IssuedToken> issued = store.addApiKey(caller, key);
        if (!issued)
            return Failure(issued.error());
        return issuedAnswer(issued->id, issued->token, issued->expires);
    }
};

struct DeleteApiKey
{
    using Input = QString;
    using Output = Nothing;

    static Result<Input> parse(const Call &call) { return nameOf(call, "key"); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &id)
    {
        const Result<void> done = store.revokeApiKey(caller, id);
        if (!done)
            return Failure(done.error());
        return Nothing{};
    }
};

} // namespace

QList<Route> keyRoutes()
{
    return {
        {Method::Get, "/v1/tenants/{tenant}/api-keys", "listApiKeys", Who::Admin, Work::Read, BodyKind::None,
         prepare<ListApiKeys>},
        {Method::Post,
         "/v1/tenants/{tenant}/api-keys",
         "addApiKey",
         Who::Admin,
         Work::Write,
         BodyKind::Json,
         prepare<AddApiKey>,
         {},
         WaitsFor::Nothing,
         true},
        {Method::Delete, "/v1/tenants/{tenant}/api-keys/{key}", "deleteApiKey", Who::Admin, Work::Write, BodyKind::None,
         prepare<DeleteApiKey>},
    };
}

} // namespace oz0
