#include "cluster/http/Reading.h"
#include "cluster/http/resources/Resources.h"

namespace oz0 {

namespace {

/// RFC 7396: what is absent stays, null takes away, objects are merged.
QJsonObject merged(QJsonObject target, const QJsonObject &patch)
{
    for (auto it = patch.begin(); it != patch.end(); ++it) {
        if (it->isNull())
            target.remove(it.key());
        else if (it->isObject())
            target.insert(it.key(), merged(target.value(it.key()).toObject(), it->toObject()));
        else
            target.insert(it.key(), *it);
    }
    return target;
}

struct GetTenant
{
    using Input = Nothing;
    using Output = TenantSettings;

    static Result<Input> parse(const Call &) { return Nothing{}; }
    static Result<Output> process(Store &store, const Caller &caller, const Input &) { return store.tenant(caller); }
};

struct ExportTenant
{
    using Input = Nothing;
    using Output = Answer;

    static Result<Input> parse(const Call &) { return Nothing{}; }
    static Result<Output> process(Store &store, const Caller &caller, const Input &)
    {
        const Result<QJsonObject> file = store.exportTenant(caller);
        if (!file)
            return Failure(file.error());
        return jsonAnswer(*file);
    }
};

struct PatchTenant
{
    using Input = QJsonObject;
    using Output = TenantSettings;

    static Result<Input> parse(const Call &call)
    {
        const Result<TenantSettings> alone = bodyOf<TenantSettings>(call);
        if (!alone)
            return Failure(alone.error());
        QJsonObject patch = call.body;
        patch.remove(QStringLiteral("tenant"));
        patch.remove(QStringLiteral("revision"));
        return patch;
    }
    static Result<Output> process(Store &store, const Caller &caller, const Input &patch)
    {
        const Result<TenantSettings> present = store.tenant(caller);
        if (!present)
            return present;
        const Result<TenantSettings> wanted = decode<TenantSettings>(merged(toJson(*present), patch), UnknownKeys::Reject);
        if (!wanted)
            return wanted;
        return store.setTenant(caller, *wanted);
    }
};

struct ListSecrets
{
    using Input = Nothing;
    using Output = Answer;

    static Result<Input> parse(const Call &) { return Nothing{}; }
    static Result<Output> process(Store &store, const Caller &caller, const Input &)
    {
        const Result<QStringList> names = store.secretNames(caller);
        if (!names)
            return Failure(names.error());
        return jsonAnswer({{QStringLiteral("items"), QJsonArray::fromStringList(*names)}});
    }
};

struct PutSecret
{
    struct Input
    {
        QString name;
        QString value;
    };
    using Output = Nothing;

    static Result<Input> parse(const Call &call)
    {
        const Result<QString> name = nameOf(call, "secret");
        if (!name)
            return Failure(name.error());
        JsonReader reader(call.body, UnknownKeys::Reject);
        reader.require("value");
        const QString value = reader.string("value");
        if (reader.has("value") && value.isEmpty())
            reader.complain("value", QStringLiteral("must not be empty"));
        const Result<void> verdict = verdictOf(reader);
        if (!verdict)
            return Failure(verdict.error());
        return Input{*name, value};
    }
    static Result<Output> process(Store &store, const Caller &caller, const Input &input)
    {
        const Result<void> done = store.setSecret(caller, input.name, input.value);
        if (!done)
            return Failure(done.error());
        return Nothing{};
    }
};

struct DeleteSecret
{
    using Input = QString;
    using Output = Nothing;

    static Result<Input> parse(const Call &call) { return nameOf(call, "secret"); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &name)
    {
        const Result<void> done = store.removeSecret(caller, name);
        if (!done)
            return Failure(done.error());
        return Nothing{};
    }
};

} // namespace

QList<Route> tenantRoutes()
{
    return {
        {Method::Get, "/v1/tenants/{tenant}", "getTenant", Who::Viewer, Work::Read, BodyKind::None, prepare<GetTenant>},
        {Method::Patch, "/v1/tenants/{tenant}", "patchTenant", Who::Admin, Work::Write, BodyKind::Json, prepare<PatchTenant>},
        {Method::Get, "/v1/tenants/{tenant}/export", "exportTenant", Who::Admin, Work::Read, BodyKind::None,
         prepare<ExportTenant>},
        {Method::Get, "/v1/tenants/{tenant}/secrets", "listSecrets", Who::Operator, Work::Read, BodyKind::None,
         prepare<ListSecrets>},
        {Method::Put, "/v1/tenants/{tenant}/secrets/{secret}", "putSecret", Who::Admin, Work::Write, BodyKind::Json,
         prepare<PutSecret>},
        {Method::Delete, "/v1/tenants/{tenant}/secrets/{secret}", "deleteSecret", Who::Admin, Work::Write, BodyKind::None,
         prepare<DeleteSecret>},
    };
}

} // namespace oz0
