#include "app/oz0/OfflineChecks.h"

#include "app/oz0/PreviewText.h"
#include "app/oz0/PreviewWidening.h"
#include "app/oz0/RemedyFile.h"
#include "app/oz0/WorkingCopy.h"
#include "cluster/rules/InstallPreview.h"

namespace oz0 {

void previewOffline(CommandRun &run)
{
    const Arguments &arguments = run.arguments();
    const Result<TenantSnapshot> described = readTenant(arguments);
    if (!described)
        return run.fail(described.error());
    const Result<WorkingCopy> copy = readWorkingCopy(arguments.operand(0));
    if (!copy)
        return run.fail(copy.error());

    Question question;
    question.occasion = Occasion::Install;
    question.workingCopy = copy->manifest;
    question.digest = copy->digest; // that an install would lock to (V4)
    const TenantFromFile from = asSeenBy(*described, *copy->manifest, arguments);
    const Preview preview = previewOf(from.tenant, question);
    const PluginFacts installed = from.tenant.plugins.value(preview.plugin);
    tellNotKnown(run.output(), from);
    tellPreview(run.output(), preview, from.tenant.tenant,
                wideningBetween(preview.plugin, installed.installed, copy->manifest, installed.argumentBindings),
                from.installedFile);
    if (writePatchedManifest(run, arguments.operand(0), preview.verdict))
        run.finish(preview.verdict.isRefused() ? 1 : 0);
}

} // namespace oz0
