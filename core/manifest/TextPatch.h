// A text diff as a unified patch, as git writes and `git apply` reads it.
#pragma once

#include "core/manifest/TextDiff.h"

namespace oz0 {

/// "--- a/PATH", "+++ b/PATH" and the hunks; /dev/null for a side that is not there. Bytes as they are in the texts, also those
/// that are no UTF-8. What is no text becomes one sentence with both digests. Empty when nothing differs.
QByteArray unifiedPatch(const TextDiff &diff, const QString &path, int context = 3, bool isAdded = false, bool isRemoved = false);

} // namespace oz0
