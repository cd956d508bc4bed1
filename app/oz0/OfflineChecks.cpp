#include "app/oz0/OfflineChecks.h"

#include "app/oz0/CheckText.h"
#include "app/oz0/RemedyFile.h"
#include "app/oz0/WorkingCopy.h"
#include "cluster/rules/CopyVerdict.h"
#include "cluster/rules/TenantFile.h"
#include "core/manifest/PatchedManifest.h"
#include "core/wire/Codec.h"

#include <QFileInfo>

namespace oz0 {

namespace {

// ROLE:PRINCIPAL, "operator:user:alice".
Result<Asker> askerOf(const Arguments &arguments)
{
    const QString text = arguments.value("as");
    const qsizetype colon = text.indexOf(QLatin1Char(':'));
    const std::optional<Role> role = colon > 0 ? roleFromWord(text.left(colon)) : std::nullopt;
    if (!role || colon + 1 >= text.size())
        return Failure(ErrorCode::Usage, QStringLiteral("--as is ROLE:PRINCIPAL, such as operator:user:alice"), text.left(100));
    return Asker{PrincipalId(text.mid(colon + 1)), *role, !arguments.has("no-content")};
}

} // namespace

Result<TenantSnapshot> tenantFromFile(const QString &path)
{
    const Result<QByteArray> text = readWholeFile(path, tenantFileMaxBytes);
    if (!text)
        return Failure(text.error());
    Result<TenantSnapshot> tenant = readTenantFile(*text, QFileInfo(path).absolutePath());
    if (tenant)
        return tenant;
    Error error = tenant.error();
    error.subject = path;
    return Failure(error);
}

void checkOffline(CommandRun &run)
{
    const Arguments &arguments = run.arguments();
    const Result<Asker> asker = askerOf(arguments);
    if (!asker)
        return run.fail(asker.error());
    const Result<Labels> select = labelsFromArguments(arguments.values("select"));
    if (!select)
        return run.fail(select.error());
    const Result<TenantSnapshot> tenant = tenantFromFile(arguments.value("tenant-file"));
    if (!tenant)
        return run.fail(tenant.error());
    const Result<WorkingCopy> copy = readWorkingCopy(arguments.operand(0));
    if (!copy)
        return run.fail(copy.error());

    const Result<QJsonArray> patch = patchAsked(arguments);
    if (!patch)
        return run.fail(patch.error());
    const Result<std::shared_ptr<const Manifest>> manifest = patch->isEmpty() ? copy->manifest
                                                                              : patchedManifest(*copy->manifest, *patch);
    if (!manifest)
        return run.fail(manifest.error());

    Question question;
    question.occasion = Occasion::Create;
    question.asker = *asker;
    question.workingCopy = *manifest;
    question.select = *select;
    CheckedCopy checked;
    checked.plugin = (*manifest)->name;
    checked.version = (*manifest)->version;
    checked.tenant = tenant->tenant;
    checked.as = word(asker->role) + QLatin1Char(':') + asker->principal.text();
    checked.nodes = nodesSelected(*tenant, *select);
    const auto nothingKnown = [](const NodeName &) { return NodePrograms(); };
    checked.verdict = copyVerdict(*tenant, question, {copy->pyproject, copy->uvLock}, nothingKnown, true);
    tellCheck(run.output(), checked);
    if (writePatchedManifest(run, arguments.operand(0), checked.verdict))
        run.finish(checked.verdict.isRefused() ? 1 : 0);
}

} // namespace oz0
