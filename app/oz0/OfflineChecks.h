// The same rules as the server's on a described tenant (offline.md).
#pragma once

#include "app/oz0/CommandRun.h"
#include "cluster/rules/TenantSnapshot.h"
#include "core/base/Result.h"

namespace oz0 {

/// The tenant file at a path; errors name it.
Result<TenantSnapshot> tenantFromFile(const QString &path);

/// plugin preview DIR --tenant-file FILE
void previewOffline(CommandRun &run);

/// candidate check DIR --tenant-file FILE --as ROLE:PRINCIPAL [--no-content] [--select k=v]…
void checkOffline(CommandRun &run);

} // namespace oz0
