// The same rules as the server's on a described tenant (offline.md).
#pragma once

#include "app/oz0/CommandRun.h"
#include "cluster/rules/TenantSnapshot.h"
#include "core/base/Result.h"

namespace oz0 {

/// The tenant of --tenant-file as a check of a working copy sees it; errors name the file.
struct TenantFromFile
{
    TenantSnapshot tenant; ///< what the file hides of the installed version is as in the working copy
    QStringList notKnown;  ///< JSON pointers into the installed version to what it hides
    QString installedFile; ///< the file that the installed version's lines are of
};

/// The tenant file at a path; errors name it.
Result<TenantSnapshot> tenantFromFile(const QString &path);
/// That of --tenant-file; what only a cluster could answer is no usage beside it.
Result<TenantSnapshot> readTenant(const Arguments &arguments);
TenantFromFile asSeenBy(const TenantSnapshot &tenant, const Manifest &workingCopy, const Arguments &arguments);
/// Says, where something is not known, that it counts as unchanged.
void tellNotKnown(Output &output, const TenantFromFile &from);

/// plugin preview DIR --tenant-file FILE
void previewOffline(CommandRun &run);

/// candidate check DIR --tenant-file FILE --as ROLE:PRINCIPAL [--no-content] [--select k=v]…
void checkOffline(CommandRun &run);

} // namespace oz0
