// Unpacks a bundle beside the folder of the one before it, without writing again what did not change.
#pragma once

#include "core/base/Result.h"
#include "core/wire/Messages.h"

namespace oz0 {

/// As unpackBundle. A file of at most 1 MiB that `likeFolder` (empty: none) holds under the same path with the same bytes, which are
/// compared, and the same mode, becomes a second name of that file instead of a new one: making thousands of files soon after as
/// many were deleted takes ext4 seconds. What cannot be linked is written. Both folders must be on loan to readers only.
Result<BundleFacts> unpackBundleLike(const QString &packedFile, const QString &targetFolder, const QString &likeFolder);

} // namespace oz0
