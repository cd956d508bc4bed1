// A described tenant (offline.md), so that the rules can run without a cluster.
#pragma once

#include "cluster/rules/TenantSnapshot.h"
#include "core/base/Result.h"

#include <QByteArray>

namespace oz0 {

inline constexpr qsizetype tenantFileMaxBytes = 16 * 1024 * 1024;

/// Every complaint at once: Error{InvalidInput} with one detail each (subject = JSON pointer, line, column); unknown keys are
/// complaints. A manifest that is given as a path is read from below `folder`; at most manifestMaxBytes of a regular file.
Result<TenantSnapshot> readTenantFile(const QByteArray &text, const QString &folder);

} // namespace oz0
