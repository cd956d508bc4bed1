#include "app/oz0/OfflineChecks.h"

#include "app/oz0/PreviewText.h"
#include "app/oz0/RemedyFile.h"
#include "app/oz0/WorkingCopy.h"
#include "cluster/rules/InstallPreview.h"
#include "core/bundle/BundleWriter.h"

#include <QTemporaryDir>

namespace oz0 {

namespace {

// The digest that an install would lock to (V4). The packed bytes themselves are not wanted.
Result<Digest> digestOf(const QString &folder)
{
    QTemporaryDir scratch;
    if (!scratch.isValid())
        return Failure(ErrorCode::UnreadableFile, scratch.errorString(), scratch.path());
    return packFolder(folder, scratch.filePath(QStringLiteral("bundle"))).transform([](const PackedBundle &bundle) {
        return bundle.digest;
    });
}

} // namespace

void previewOffline(CommandRun &run)
{
    const Arguments &arguments = run.arguments();
    const Result<TenantSnapshot> tenant = tenantFromFile(arguments.value("tenant-file"));
    if (!tenant)
        return run.fail(tenant.error());
    const Result<WorkingCopy> copy = readWorkingCopy(arguments.operand(0));
    if (!copy)
        return run.fail(copy.error());
    const Result<Digest> digest = digestOf(arguments.operand(0));
    if (!digest)
        return run.fail(digest.error());

    Question question;
    question.occasion = Occasion::Install;
    question.workingCopy = copy->manifest;
    question.digest = *digest;
    const Preview preview = previewOf(*tenant, question);
    tellPreview(run.output(), preview, tenant->tenant);
    if (writePatchedManifest(run, arguments.operand(0), preview.verdict))
        run.finish(preview.verdict.isRefused() ? 1 : 0);
}

} // namespace oz0
