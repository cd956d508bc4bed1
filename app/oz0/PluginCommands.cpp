#include "app/oz0/PluginCommands.h"

#include "app/oz0/CandidateText.h"
#include "app/oz0/DiffCommand.h"
#include "app/oz0/OfflineChecks.h"
#include "app/oz0/PreviewText.h"
#include "app/oz0/PreviewWidening.h"
#include "app/oz0/RemedyFile.h"
#include "app/oz0/Upload.h"
#include "app/oz0/WorkingCopy.h"
#include "core/manifest/ManifestReader.h"
#include "core/wire/Codec.h"

#include <QJsonDocument>

namespace oz0 {

namespace {

constexpr qsizetype mostReportBytes = 16 * 1024 * 1024;

// What a candidate holds lies on the server already: nothing is packed or sent.
void previewCandidate(CommandRun &run)
{
    const Arguments &arguments = run.arguments();
    if (!arguments.operands.isEmpty() || arguments.has("tenant-file") || arguments.has("patched"))
        return run.fail(Error{
            ErrorCode::Usage, QStringLiteral("--candidate takes no folder, no --tenant-file and no --patched"), {}, {}, 0, 0});
    Session *session = Session::open(run);
    if (!session)
        return;
    const QJsonObject body{{QStringLiteral("candidate"), arguments.value("candidate")}};
    answered(run, session->api().call(session->scope(), "POST", QStringLiteral("plugins:preview"), body),
             [&run, session](const QJsonObject &json) {
                 const Result<Preview> told = decode<Preview>(json);
                 if (!told)
                     return run.fail(told.error());
                 askWidening(run, *session, *told, {},
                             [&run, session, told = *told](const std::optional<WideningCounts> &widening) {
                                 tellPreview(run.output(), told, session->context().tenant, widening);
                                 run.finish(told.verdict.isRefused() ? 1 : 0);
                             });
             });
}

void preview(CommandRun &run)
{
    if (run.arguments().has("candidate"))
        return previewCandidate(run);
    if (run.arguments().operands.isEmpty())
        return run.fail(Error{ErrorCode::Usage, QStringLiteral("missing DIR, or --candidate ID"), {}, {}, 0, 0});
    if (run.arguments().has("tenant-file"))
        return previewOffline(run);
    Session *session = Session::open(run);
    if (!session)
        return;
    auto *upload = new Upload(run, *session);
    upload->start(run.arguments().operand(0), [&run, session](const PackedBundle &bundle) {
        const auto tell = [&run, session](const Preview &told, const std::optional<WideningCounts> &widening) {
            tellPreview(run.output(), told, session->context().tenant, widening);
            if (writePatchedManifest(run, run.arguments().operand(0), told.verdict))
                run.finish(told.verdict.isRefused() ? 1 : 0);
        };
        answered(run, session->api().previewInstall(session->scope(), InstallRequest{bundle.digest, {}}),
                 [&run, session, tell, text = bundle.manifestText](const Preview &told) {
                     askWidening(run, *session, told, text,
                                 [tell, told](const std::optional<WideningCounts> &widening) { tell(told, widening); });
                 });
    });
}

void tellInstall(CommandRun &run, const TenantId &tenant, const InstallAnswer &answer)
{
    tellPreview(run.output(), answer.preview, tenant);
    if (answer.refused) {
        run.output().add({{QStringLiteral("record"), answer.refused->id.text()}});
        run.output().verdict(answer.refused->verdict);
        return run.finish(1);
    }
    run.output().add({{QStringLiteral("revision"), answer.revision}});
    run.output().line(
        QStringLiteral("Installed %1 %2 in tenant %3.").arg(answer.preview.plugin.text(), answer.preview.version, tenant.text()));
    run.finish(0);
}

// What `plugin preview --json` printed; its `parts` are what the install must still find.
Result<Labels> previewedParts(const QString &path)
{
    const Result<QByteArray> text = readWholeFile(path, mostReportBytes);
    if (!text)
        return Failure(text.error());
    const QJsonObject parts = QJsonDocument::fromJson(*text).object().value(QStringLiteral("parts")).toObject();
    if (parts.isEmpty())
        return Failure(ErrorCode::InvalidInput, QStringLiteral("is not what a preview of this cluster printed with --json"),
                       path);
    Labels labels;
    for (auto it = parts.begin(); it != parts.end(); ++it)
        labels.insert(it.key(), it->toString());
    return labels;
}

void install(CommandRun &run)
{
    Labels asPreviewed;
    if (run.arguments().has("as-previewed")) {
        const Result<Labels> parts = previewedParts(run.arguments().value("as-previewed"));
        if (!parts)
            return run.fail(parts.error());
        asPreviewed = *parts;
    }
    Session *session = Session::open(run);
    if (!session)
        return;
    auto *upload = new Upload(run, *session);
    upload->start(run.arguments().operand(0), [&run, session, asPreviewed](const PackedBundle &bundle) {
        const Result<std::shared_ptr<const Manifest>> manifest = readManifest(bundle.manifestText);
        if (!manifest)
            return run.fail(manifest.error());
        answered(run, session->api().install(session->scope(), InstallRequest{bundle.digest, (*manifest)->name, asPreviewed}),
                 [&run, session](const InstallAnswer &answer) { tellInstall(run, session->context().tenant, answer); });
    });
}

void list(CommandRun &run)
{
    Session *session = Session::open(run);
    if (!session)
        return;
    answered(run, session->api().plugins(session->scope()), [&run](const QList<Plugin> &plugins) {
        QList<QStringList> rows;
        for (const Plugin &plugin : plugins) {
            rows.append({plugin.name.text(), plugin.version, word(plugin.state), shortDigest(plugin.digest),
                         plugin.tools.join(QStringLiteral(", ")), QString::number(plugin.agents.size() + plugin.flows.size())});
        }
        run.output().add({{QStringLiteral("items"), toJsonArray(plugins)}});
        run.output().table({QStringLiteral("PLUGIN"), QStringLiteral("VERSION"), QStringLiteral("STATE"),
                            QStringLiteral("DIGEST"), QStringLiteral("TOOLS"), QStringLiteral("AGENTS AND FLOWS")},
                           rows);
        run.finish(0);
    });
}

// One change set from the start: candidates and the server's clock of one revision.
void candidates(CommandRun &run)
{
    Session *session = Session::open(run);
    if (!session)
        return;
    answered(run, session->api().changes(session->scope(), -1, Milliseconds(0)), [&run](const ChangeSet &all) {
        run.output().add({{QStringLiteral("items"), toJsonArray(all.candidates)}, {QStringLiteral("revision"), all.to}});
        tellCandidates(run.output(), all.candidates, all.now);
        run.finish(0);
    });
}

} // namespace

QList<Command> pluginCommands()
{
    return {
        {"plugin install", "DIR", "pack, send and install a folder",
         QList<Option>{
             {"as-previewed", "FILE", "a preview's --json answer; nothing is installed when what it was read from has changed"}}
             + onlineOptions(),
         install},
        {"plugin preview", "[DIR]", "what an install would do, keeping nothing",
         QList<Option>{{"candidate", "ID", "what that candidate holds now, instead of a folder"},
                       {"tenant-file", "FILE", "a described tenant instead of a cluster"},
                       {"patched", "FILE", "write plugin.yaml with every remedy there, when all can be mended"}}
             + onlineOptions(),
         preview},
        {"plugin list", "", "the tenant's plugins", onlineOptions(), list},
        {"plugin candidates", "", "the tenant's candidates with owners and nodes", onlineOptions(), candidates},
        pluginDiffCommand(),
    };
}

} // namespace oz0
