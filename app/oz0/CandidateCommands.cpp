#include "app/oz0/CandidateCommands.h"

#include "app/oz0/CandidateRemoval.h"
#include "app/oz0/CandidateText.h"
#include "app/oz0/CheckText.h"
#include "app/oz0/EdgeText.h"
#include "app/oz0/OfflineChecks.h"
#include "app/oz0/RemedyFile.h"
#include "app/oz0/Upload.h"
#include "core/client/WireText.h"
#include "core/domain/Labels.h"
#include "core/manifest/ManifestReader.h"
#include "core/wire/Codec.h"
#include "core/wire/EdgeCodec.h"
#include "core/wire/PatchedCheck.h"

#include <algorithm>

namespace oz0 {

namespace {

void tellTimelineIfMay(CommandRun &run, Session &session, const CandidateId &id)
{
    await(session.api().timeline(session.scope(), id), &run, [&run](const Result<QList<AuditEntry>> &entries) {
        if (!entries && entries.error().code != ErrorCode::NotPermitted && entries.error().code != ErrorCode::NotFound)
            return run.fail(entries.error());
        if (entries) {
            run.output().add({{QStringLiteral("timeline"), toJsonArray(*entries)}});
            tellTimeline(run.output(), *entries);
        }
        run.finish(0);
    });
}

void show(CommandRun &run)
{
    Session *session = Session::open(run);
    if (!session)
        return;
    const CandidateId id(run.arguments().operand(0));
    answered(run, session->api().whoAmI(session->scope()), [&run, session, id](const WhoAmI &who) {
        answered(run, session->api().candidate(session->scope(), id), [&run, session, who](const Candidate &candidate) {
            run.output().add({{QStringLiteral("candidate"), toJson(candidate)}});
            tellCandidate(run.output(), candidate, who.now);
            tellTimelineIfMay(run, *session, candidate.id);
        });
    });
}

void edge(CommandRun &run)
{
    Session *session = Session::open(run);
    if (!session)
        return;
    const QString path = QStringLiteral("candidates/%1/edge").arg(pathPart(run.arguments().operand(0)));
    answered(run, session->api().call(session->scope(), "GET", path, {}), [&run](const QJsonObject &json) {
        const Result<EdgeView> view = decode<EdgeView>(json);
        if (!view)
            return run.fail(view.error());
        run.output().add({{QStringLiteral("edge"), toJson(*view)}});
        tellEdge(run.output(), *view);
        run.finish(0);
    });
}

void forecast(CommandRun &run)
{
    Session *session = Session::open(run);
    if (!session)
        return;
    const QString path = QStringLiteral("candidates/%1/forecast").arg(pathPart(run.arguments().operand(0)));
    answered(run, session->api().call(session->scope(), "GET", path, {}), [&run](const QJsonObject &json) {
        const Result<Forecast> told = decode<Forecast>(json);
        if (!told)
            return run.fail(told.error());
        run.output().add({{QStringLiteral("forecast"), toJson(*told)}});
        tellForecast(run.output(), *told);
        run.finish(told->outcome == Forecast::Outcome::Ends ? 1 : 0);
    });
}

void remove(CommandRun &run)
{
    Session *session = Session::open(run);
    if (!session)
        return;
    auto *removal = new CandidateRemoval(run, *session);
    removal->start(CandidateId(run.arguments().operand(0)));
}

// "operator" or "operator:user:alice"; the server decides for the caller, so only the role counts.
Result<std::optional<Role>> roleAsked(const Arguments &arguments)
{
    if (!arguments.has("as"))
        return std::optional<Role>();
    const QString as = arguments.value("as");
    const std::optional<Role> role = roleFromWord(as.section(QLatin1Char(':'), 0, 0));
    if (!role || as.endsWith(QLatin1Char(':')) || as.contains(QLatin1String("::")))
        return Failure(ErrorCode::Usage, QStringLiteral("--as takes viewer, operator or admin"), arguments.value("as").left(100));
    return role;
}

// The server's verdict with for whom and on which nodes it was asked, as a check without it says.
void tellWhoAndWhere(CommandRun &run, Session &session, const CheckRequest &request, CheckedCopy checked)
{
    answered(run, session.api().whoAmI(session.scope()), [&run, &session, request, checked](const WhoAmI &who) mutable {
        checked.as = word(request.as.value_or(who.role)) + QLatin1Char(':') + who.principal.text();
        answered(run, session.api().changes(session.scope(), -1, Milliseconds(0)),
                 [&run, request, checked](const ChangeSet &all) mutable {
                     for (const Node &node : all.nodes) {
                         if (node.online && matches(request.select, node.labels))
                             checked.nodes.append(node.name);
                     }
                     std::sort(checked.nodes.begin(), checked.nodes.end());
                     tellCheck(run.output(), checked);
                     if (writePatchedManifest(run, run.arguments().operand(0), checked.verdict))
                         run.finish(checked.verdict.isRefused() ? 1 : 0);
                 });
    });
}

void check(CommandRun &run)
{
    if (run.arguments().has("tenant-file"))
        return checkOffline(run);
    const Result<Labels> select = labelsFromArguments(run.arguments().values("select"));
    if (!select)
        return run.fail(select.error());
    const Result<std::optional<Role>> role = roleAsked(run.arguments());
    if (!role)
        return run.fail(role.error());
    const Result<QJsonArray> patch = patchAsked(run.arguments());
    if (!patch)
        return run.fail(patch.error());
    for (const QString &secret : run.arguments().values("with-secret")) {
        if (run.arguments().values("without-secret").contains(secret))
            return run.fail(Error{ErrorCode::Usage,
                                  QStringLiteral("%1 is given and taken: --with-secret and --without-secret name it").arg(secret),
                                  {},
                                  {},
                                  0,
                                  0});
    }
    Session *session = Session::open(run);
    if (!session)
        return;
    CheckRequest request;
    request.select = *select;
    request.as = *role;
    if (run.arguments().has("no-content"))
        request.content = false;
    request.withSecrets = run.arguments().values("with-secret");
    request.withoutSecrets = run.arguments().values("without-secret");
    auto *upload = new Upload(run, *session);
    upload->start(run.arguments().operand(0), [&run, session, request, patch = *patch](const PackedBundle &bundle) mutable {
        const Result<std::shared_ptr<const Manifest>> manifest = readManifest(bundle.manifestText);
        if (!manifest)
            return run.fail(manifest.error());
        request.plugin = (*manifest)->name;
        request.digest = bundle.digest;
        CheckedCopy checked;
        checked.plugin = request.plugin;
        checked.version = (*manifest)->version;
        checked.tenant = session->context().tenant;
        answered(run,
                 session->api().call(session->scope(), "POST", QStringLiteral("candidates:check"),
                                     toJson(PatchedCheck{request, patch})),
                 [&run, session, request, checked](const QJsonObject &answer) mutable {
                     const Result<Verdict> verdict = decode<Verdict>(answer);
                     if (!verdict)
                         return run.fail(verdict.error());
                     checked.verdict = *verdict;
                     tellWhoAndWhere(run, *session, request, checked);
                 });
    });
}

} // namespace

QList<Command> candidateCommands()
{
    return {
        {"candidate show", "ID", "one candidate, with its nodes and what happened to it", onlineOptions(), show},
        {"candidate edge", "ID", "what its calls get now: secrets, arguments, tokens, and why", onlineOptions(), edge},
        {"candidate forecast", "ID", "what its next renewal would say now, and because of which change", onlineOptions(),
         forecast},
        {"candidate remove", "ID", "end a candidate and wait for its nodes",
         QList<Option>{{"reason", "TEXT", "why, for its owner and the audit"},
                       {"confirm", "NAME", "the context's name, for another's in production"}}
             + onlineOptions(),
         remove},
        {"candidate check", "DIR", "what the rules say to a working copy, keeping nothing",
         QList<Option>{{"tenant-file", "FILE", "a described tenant instead of a cluster"},
                       {"as", "ROLE:PRINCIPAL", "who asks, such as operator:user:alice"},
                       {"no-content", nullptr, "without content permission"},
                       {"select", "K=V", "a label that its nodes carry", true},
                       {"patched", "FILE", "write plugin.yaml with every remedy there, when all can be mended"},
                       {"patch", "FILE", "as if this JSON Patch were in plugin.yaml, such as a refusal's remedy"},
                       {"with-secret", "NAME", "as if an admin had made it available to the plugin", true},
                       {"without-secret", "NAME", "as if an admin had taken it away", true}}
             + onlineOptions(),
         check},
    };
}

} // namespace oz0
