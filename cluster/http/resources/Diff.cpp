#include "cluster/access/Permissions.h"
#include "cluster/http/Reading.h"
#include "cluster/http/resources/Resources.h"
#include "core/manifest/DiffSummary.h"
#include "core/manifest/ManifestReader.h"

#include <algorithm>

namespace oz0 {

namespace {

/// What one side names, as far as the store knows it.
struct SideFacts
{
    DiffSubject subject;
    QByteArray text; ///< empty: nothing is installed
};

Result<SideName> sideOf(const Call &call, const char *key)
{
    const std::optional<SideName> side = sideFromText(call.query.value(QLatin1String(key)));
    if (!side)
        return Failure(ErrorCode::InvalidInput, QStringLiteral("a side is installed, candidate:ID or refusal:ID"),
                       QLatin1Char('/') + QLatin1String(key));
    return *side;
}

Failure unknownSide(const SideName &side)
{
    return Failure(ErrorCode::NotFound, QStringLiteral("the plugin has no such side"), side.text());
}

Result<DiffInput> inputOf(const SideFacts &facts)
{
    DiffInput input{facts.subject, nullptr, facts.text};
    if (!facts.subject.isThere)
        return input;
    const Result<std::shared_ptr<const Manifest>> manifest = readManifest(facts.text);
    if (!manifest)
        return Failure(manifest.error());
    input.manifest = *manifest;
    return input;
}

struct GetDiff
{
    struct Input
    {
        PluginName plugin;
        SideName from;
        SideName to;
    };
    using Output = Answer;

    static Result<Input> parse(const Call &call)
    {
        const QString plugin = call.query.value(QStringLiteral("plugin"));
        if (!isName(plugin))
            return Failure(ErrorCode::InvalidInput, QStringLiteral("this is no plugin's name"), QStringLiteral("/plugin"));
        const Result<SideName> from = sideOf(call, "from");
        if (!from)
            return Failure(from.error());
        const Result<SideName> to = sideOf(call, "to");
        if (!to)
            return Failure(to.error());
        return Input{PluginName(plugin), *from, *to};
    }

    static Result<Output> process(Store &store, const Caller &caller, const Input &input)
    {
        const Result<QList<Plugin>> plugins = store.plugins(caller);
        if (!plugins)
            return Failure(plugins.error());
        const auto record = std::find_if(plugins->begin(), plugins->end(),
                                         [&](const Plugin &plugin) { return plugin.name == input.plugin; });
        const Plugin plugin = record == plugins->end() ? Plugin{} : *record;
        const Result<SideFacts> from = factsOf(store, caller, input, plugin, input.from);
        if (!from)
            return Failure(from.error());
        const Result<SideFacts> to = factsOf(store, caller, input, plugin, input.to);
        if (!to)
            return Failure(to.error());
        if (!from->subject.isThere && !to->subject.isThere)
            return Failure(ErrorCode::NotFound, QStringLiteral("the plugin is not installed"), input.plugin.text());
        Answer answer;
        const ReachFacts facts{plugin.argumentBindings, true};
        answer.elsewhere = [name = input.plugin, from = *from, to = *to, facts]() -> Result<Answer> {
            const Result<DiffInput> before = inputOf(from);
            if (!before)
                return Failure(before.error());
            const Result<DiffInput> after = inputOf(to);
            if (!after)
                return Failure(after.error());
            return jsonAnswer(diffToJson(summarise(name, *before, *after, facts)));
        };
        return answer;
    }

    static Result<SideFacts> factsOf(Store &store, const Caller &caller, const Input &input, const Plugin &plugin,
                                     const SideName &side)
    {
        Digest digest = plugin.digest;
        if (side.kind == SideName::Kind::Installed && plugin.state != PluginState::Installed)
            return SideFacts{{side.text(), {}, {}, false}, {}};
        if (side.kind == SideName::Kind::Candidate) {
            const Result<Candidate> candidate = store.candidate(caller, CandidateId(side.id));
            if (!candidate)
                return Failure(candidate.error());
            if (candidate->plugin != input.plugin)
                return unknownSide(side);
            if (const Result<void> may = requireOwnOrAdmin(caller, candidate->owner); !may)
                return Failure(may.error());
            digest = candidate->digest;
        } else if (side.kind == SideName::Kind::Refusal) {
            const Result<RefusalRecord> refused = store.refusal(caller, RecordId(side.id));
            if (!refused)
                return Failure(refused.error());
            if (refused->plugin != input.plugin)
                return unknownSide(side);
            digest = refused->digest;
        }
        const Result<BundleFacts> bundle = store.bundle(caller, digest);
        if (!bundle)
            return Failure(bundle.error());
        return SideFacts{{side.text(), bundle->version, digest.text(), true}, bundle->manifestText};
    }
};

} // namespace

QList<Route> diffRoutes()
{
    return {{Method::Get,
             "/v1/tenants/{tenant}/diff",
             "getDiff",
             Who::Operator,
             Work::Read,
             BodyKind::None,
             prepare<GetDiff>,
             {QStringLiteral("plugin"), QStringLiteral("from"), QStringLiteral("to")}}};
}

} // namespace oz0
