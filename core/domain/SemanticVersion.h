// SemVer 2.0: the precedence of two versions.
#pragma once

#include <QString>

namespace oz0 {

/// Less than, equal to or greater than zero as the first has lower, equal or higher precedence; build metadata counts for nothing.
/// Both must be valid, as a read manifest's version is.
int compareVersions(const QString &first, const QString &second);

} // namespace oz0
