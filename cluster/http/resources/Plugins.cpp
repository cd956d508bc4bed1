#include "cluster/access/Permissions.h"
#include "cluster/http/Reading.h"
#include "cluster/http/resources/Resources.h"

namespace oz0 {

namespace {

Result<PluginName> pluginOf(const Call &call)
{
    return nameOf(call, "plugin").transform([](const QString &name) { return PluginName(name); });
}

Result<Nothing> done(const Result<void> &result)
{
    if (!result)
        return Failure(result.error());
    return Nothing{};
}

struct ListPlugins
{
    using Input = PageRequest;
    using Output = Answer;

    static Result<Input> parse(const Call &call) { return pageOf(call, pageLimitOfWhole, pageLimitOfWhole); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &page)
    {
        const Result<QList<Plugin>> plugins = store.plugins(caller);
        if (!plugins)
            return Failure(plugins.error());
        const Result<qint64> revision = store.revision(caller.tenant);
        if (!revision)
            return Failure(revision.error());
        QList<KeyedItem> items;
        for (const Plugin &plugin : *plugins)
            items.append({plugin.name.text(), toJson(plugin)});
        return pageAnswer(items, {page, {QStringLiteral("name"), QStringLiteral("state"), QStringLiteral("version")}}, *revision);
    }
};

/// {"digest": …}, a bundle that was put before, or {"candidate": ID}: what that one holds now, for whoever may see its diff.
struct PreviewInstall
{
    struct Input
    {
        InstallRequest request;
        CandidateId candidate; ///< empty: the request names a digest
    };
    using Output = Preview;

    static Result<Input> parse(const Call &call)
    {
        if (!call.body.contains(QStringLiteral("candidate"))) {
            return bodyOf<InstallRequest>(call).transform([](const InstallRequest &request) { return Input{request, {}}; });
        }
        JsonReader reader(call.body, UnknownKeys::Reject);
        reader.require("candidate");
        const CandidateId candidate = reader.id<CandidateTag>("candidate");
        if (const Result<void> verdict = verdictOf(reader); !verdict)
            return Failure(verdict.error());
        if (candidate.isEmpty())
            return Failure(ErrorCode::InvalidInput, QStringLiteral("this is no candidate's ID"), QStringLiteral("/candidate"));
        return Input{{}, candidate};
    }
    static Result<Output> process(Store &store, const Caller &caller, const Input &input)
    {
        if (input.candidate.isEmpty())
            return store.previewInstall(caller, input.request);
        const Result<Candidate> candidate = store.candidate(caller, input.candidate);
        if (!candidate)
            return Failure(candidate.error());
        if (const Result<void> may = requireOwnOrAdmin(caller, candidate->owner); !may)
            return Failure(may.error());
        return store.previewInstall(caller, InstallRequest{candidate->digest, candidate->plugin});
    }
};

struct Install
{
    struct Input
    {
        PluginName plugin;
        InstallRequest request;
    };
    using Output = Answer;

    static Result<Input> parse(const Call &call)
    {
        const Result<PluginName> plugin = pluginOf(call);
        if (!plugin)
            return Failure(plugin.error());
        const Result<InstallRequest> request = bodyOf<InstallRequest>(call);
        if (!request)
            return Failure(request.error());
        return Input{*plugin, *request};
    }
    static Result<Output> process(Store &store, const Caller &caller, const Input &input)
    {
        const Result<BundleFacts> facts = store.bundle(caller, input.request.digest);
        if (!facts)
            return Failure(facts.error());
        if (facts->plugin != input.plugin)
            return Failure(ErrorCode::InvalidInput, QStringLiteral("the bundle is of the plugin %1").arg(facts->plugin.text()),
                           QStringLiteral("/digest"));
        const Result<InstallAnswer> answer = store.install(caller, input.request);
        if (!answer)
            return Failure(answer.error());
        return verdictAnswer(toJson(*answer), answer->refused);
    }
};

struct Uninstall
{
    using Input = PluginName;
    using Output = Nothing;

    static Result<Input> parse(const Call &call) { return pluginOf(call); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &plugin)
    {
        return done(store.uninstall(caller, plugin));
    }
};

/// {"secrets": [..]} names what the installed version may have; null gives it all that its manifest requires.
struct PutPluginSecrets
{
    struct Input
    {
        PluginName plugin;
        std::optional<QStringList> names;
    };
    using Output = Nothing;

    static Result<Input> parse(const Call &call)
    {
        const Result<PluginName> plugin = pluginOf(call);
        if (!plugin)
            return Failure(plugin.error());
        JsonReader reader(call.body, UnknownKeys::Reject);
        Input input{*plugin, std::nullopt};
        if (!call.body.contains(QStringLiteral("secrets")))
            reader.complain("secrets", QStringLiteral("is missing"));
        const QStringList names = reader.strings("secrets", 10000);
        if (reader.has("secrets"))
            input.names = names;
        const Result<void> verdict = verdictOf(reader);
        if (!verdict)
            return Failure(verdict.error());
        return input;
    }
    static Result<Output> process(Store &store, const Caller &caller, const Input &input)
    {
        return done(store.setPluginSecrets(caller, input.plugin, input.names));
    }
};

struct PutArgumentBindings
{
    struct Input
    {
        PluginName plugin;
        QList<ArgumentBinding> bindings;
    };
    using Output = Nothing;

    static Result<Input> parse(const Call &call)
    {
        const Result<PluginName> plugin = pluginOf(call);
        if (!plugin)
            return Failure(plugin.error());
        JsonReader reader(call.body, UnknownKeys::Reject);
        reader.require("bindings");
        Input input{*plugin, {}};
        int index = 0;
        for (const QJsonValue &value : reader.array("bindings", 10000)) {
            JsonReader nested(value.toObject(), UnknownKeys::Reject);
            nested.require("argument");
            nested.require("secret");
            input.bindings.append({nested.string("argument"), nested.string("secret")});
            reader.adopt(QStringLiteral("/bindings/%1").arg(index++), nested.finish());
        }
        const Result<void> verdict = verdictOf(reader);
        if (!verdict)
            return Failure(verdict.error());
        return input;
    }
    static Result<Output> process(Store &store, const Caller &caller, const Input &input)
    {
        return done(store.setArgumentBindings(caller, input.plugin, input.bindings));
    }
};

/// A rollout or a quality gate: {"running": true, "nodes": [..]}.
struct Course
{
    PluginName plugin;
    bool running = false;
    QStringList nodes;
};

Result<Course> readCourse(const Call &call)
{
    const Result<PluginName> plugin = pluginOf(call);
    if (!plugin)
        return Failure(plugin.error());
    JsonReader reader(call.body, UnknownKeys::Reject);
    reader.require("running");
    const Course course{*plugin, reader.boolean("running"), reader.strings("nodes", 50000)};
    const Result<void> verdict = verdictOf(reader);
    if (!verdict)
        return Failure(verdict.error());
    return course;
}

struct SetRollout
{
    using Input = Course;
    using Output = Nothing;

    static Result<Input> parse(const Call &call) { return readCourse(call); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &course)
    {
        return done(store.setRollout(caller, course.plugin, course.running, course.nodes));
    }
};

struct SetGate
{
    using Input = Course;
    using Output = Nothing;

    static Result<Input> parse(const Call &call) { return readCourse(call); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &course)
    {
        return done(store.setGate(caller, course.plugin, course.running, course.nodes));
    }
};

struct GetManifest
{
    using Input = PluginName;
    using Output = Answer;

    static Result<Input> parse(const Call &call) { return pluginOf(call); }
    static Result<Output> process(Store &store, const Caller &caller, const Input &name)
    {
        const Result<QList<Plugin>> plugins = store.plugins(caller);
        if (!plugins)
            return Failure(plugins.error());
        for (const Plugin &plugin : *plugins) {
            if (plugin.name != name || plugin.state != PluginState::Installed)
                continue;
            const Result<BundleFacts> facts = store.bundle(caller, plugin.digest);
            if (!facts)
                return Failure(facts.error());
            return textAnswer(facts->manifestText, QByteArrayLiteral("application/yaml"));
        }
        return Failure(ErrorCode::NotFound, QStringLiteral("the plugin is not installed"), name.text());
    }
};

} // namespace

QList<Route> pluginRoutes()
{
    const QStringList page{QStringLiteral("limit"), QStringLiteral("after"), QStringLiteral("filter")};
    return {
        {Method::Get, "/v1/tenants/{tenant}/plugins", "listPlugins", Who::Viewer, Work::Read, BodyKind::None,
         prepare<ListPlugins>, page},
        {Method::Post, "/v1/tenants/{tenant}/plugins:preview", "previewInstall", Who::Operator, Work::Read, BodyKind::Json,
         prepare<PreviewInstall>},
        {Method::Post, "/v1/tenants/{tenant}/plugins/{plugin}:install", "installPlugin", Who::Admin, Work::Write, BodyKind::Json,
         prepare<Install>},
        {Method::Delete, "/v1/tenants/{tenant}/plugins/{plugin}", "uninstallPlugin", Who::Admin, Work::Write, BodyKind::None,
         prepare<Uninstall>},
        {Method::Put, "/v1/tenants/{tenant}/plugins/{plugin}/secrets", "putPluginSecrets", Who::Admin, Work::Write,
         BodyKind::Json, prepare<PutPluginSecrets>},
        {Method::Put, "/v1/tenants/{tenant}/plugins/{plugin}/argument-bindings", "putArgumentBindings", Who::Admin, Work::Write,
         BodyKind::Json, prepare<PutArgumentBindings>},
        {Method::Post, "/v1/tenants/{tenant}/plugins/{plugin}:rollout", "setRollout", Who::Admin, Work::Write, BodyKind::Json,
         prepare<SetRollout>},
        {Method::Post, "/v1/tenants/{tenant}/plugins/{plugin}:gate", "setGate", Who::Admin, Work::Write, BodyKind::Json,
         prepare<SetGate>},
        {Method::Get, "/v1/tenants/{tenant}/plugins/{plugin}/manifest", "getManifest", Who::Operator, Work::Read, BodyKind::None,
         prepare<GetManifest>},
    };
}

} // namespace oz0
