// SemVer 2.0: what is a version, and the precedence of two.
#pragma once

#include <QString>

namespace oz0 {

/// True when the whole text is one version: no "v", no spaces, no leading zeros.
bool isSemanticVersion(const QString &text);

/// Less than, equal to or greater than zero as the first has lower, equal or higher precedence; build metadata counts for nothing.
/// Both must be valid, as a read manifest's version is.
int compareVersions(const QString &first, const QString &second);

/// True for "2.0.0-rc.1".
bool isPreRelease(const QString &version);

/// A higher major version, or below 1.0.0 a higher minor one; pre-releases count as what they lead to (manifest.md, "Contracts").
bool isNewMajor(const QString &installed, const QString &proposed);

} // namespace oz0
