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
    const Result<TenantSnapshot> tenant = tenantFromFile(arguments.value("tenant-file"));
    if (!tenant)
        return run.fail(tenant.error());
    const Result<WorkingCopy> copy = readWorkingCopy(arguments.operand(0));
    if (!copy)
        return run.fail(copy.error());

    Question question;
    question.occasion = Occasion::Install;
    question.workingCopy = copy->manifest;
    question.digest = copy->digest; // that an install would lock to (V4)
    const Preview preview = previewOf(*tenant, question);
    const PluginFacts installed = tenant->plugins.value(preview.plugin);
    tellPreview(run.output(), preview, tenant->tenant,
                wideningBetween(preview.plugin, installed.installed, copy->manifest, installed.argumentBindings));
    if (writePatchedManifest(run, arguments.operand(0), preview.verdict))
        run.finish(preview.verdict.isRefused() ? 1 : 0);
}

} // namespace oz0
