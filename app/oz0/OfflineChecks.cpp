#include "app/oz0/OfflineChecks.h"

#include "app/oz0/CheckText.h"
#include "app/oz0/Command.h"
#include "app/oz0/RemedyFile.h"
#include "app/oz0/WorkingCopy.h"
#include "cluster/rules/CopyVerdict.h"
#include "cluster/rules/HiddenValues.h"
#include "cluster/rules/TenantFile.h"
#include "core/manifest/PatchedManifest.h"
#include "core/wire/Codec.h"

#include <QFileInfo>
#include <QJsonArray>

namespace oz0 {

namespace {

// ROLE:PRINCIPAL, "operator:user:alice".
Result<Asker> askerOf(const Arguments &arguments)
{
    const QString text = arguments.value("as");
    const qsizetype colon = text.indexOf(QLatin1Char(':'));
    const std::optional<Role> role = colon > 0 ? roleFromWord(text.left(colon)) : std::nullopt;
    const QString principal = text.mid(colon + 1);
    if (!role || principal.isEmpty() || principal.startsWith(QLatin1Char(':')) || principal.endsWith(QLatin1Char(':')))
        return Failure(ErrorCode::Usage, QStringLiteral("--as is ROLE:PRINCIPAL, such as operator:user:alice"), text.left(100));
    return Asker{PrincipalId(principal), *role, !arguments.has("no-content")};
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

Result<TenantSnapshot> readTenant(const Arguments &arguments)
{
    for (const Option &option : onlineOptions()) {
        if (arguments.has(option.name))
            return Failure(ErrorCode::Usage,
                           QStringLiteral("--tenant-file describes a tenant without a cluster, so it goes without --%1")
                               .arg(QLatin1String(option.name)));
    }
    return tenantFromFile(arguments.value("tenant-file"));
}

TenantFromFile asSeenBy(const TenantSnapshot &tenant, const Manifest &workingCopy, const Arguments &arguments)
{
    const FilledTenant filled = withHiddenValuesOf(tenant, workingCopy);
    const QString installedFile = tenant.plugins.value(workingCopy.name).installedFile;
    return {filled.tenant, filled.unknown, installedFile.isEmpty() ? arguments.value("tenant-file") : installedFile};
}

void tellNotKnown(Output &output, const TenantFromFile &from)
{
    if (from.notKnown.isEmpty())
        return;
    output.add({{QStringLiteral("notKnown"), QJsonArray::fromStringList(from.notKnown)}});
    output.line(
        QStringLiteral("The tenant file hides values of the installed version; these count as unchanged, and a cluster may "
                       "say otherwise: %1")
            .arg(from.notKnown.join(QStringLiteral(", "))));
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
    for (const char *option : {"with-secret", "without-secret"}) {
        if (arguments.has(option))
            return run.fail(Error{
                ErrorCode::Usage,
                QStringLiteral("--%1 asks a cluster; a tenant file says itself what is available").arg(QLatin1String(option)),
                {},
                {},
                0,
                0});
    }
    const Result<TenantSnapshot> described = readTenant(arguments);
    if (!described)
        return run.fail(described.error());
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
    const TenantFromFile from = asSeenBy(*described, **manifest, arguments);
    const TenantSnapshot *tenant = &from.tenant;
    CheckedCopy checked;
    checked.plugin = (*manifest)->name;
    checked.version = (*manifest)->version;
    checked.tenant = tenant->tenant;
    checked.as = word(asker->role) + QLatin1Char(':') + asker->principal.text();
    checked.nodes = nodesSelected(*tenant, *select);
    const auto nothingKnown = [](const NodeName &) { return NodePrograms(); };
    checked.verdict = copyVerdict(*tenant, question, {copy->pyproject, copy->uvLock}, nothingKnown, true);
    tellNotKnown(run.output(), from);
    tellCheck(run.output(), checked, from.installedFile);
    if (writePatchedManifest(run, arguments.operand(0), checked.verdict))
        run.finish(checked.verdict.isRefused() ? 1 : 0);
}

} // namespace oz0
