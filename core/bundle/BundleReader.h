// Reads what packFolder wrote, and nothing else: a bundle comes from a stranger until it has been read whole.
#pragma once

#include "core/base/Result.h"
#include "core/wire/Messages.h"

namespace oz0 {

/// Reads the whole bundle and keeps nothing. InvalidBundle, with a detail for each path, for all that packFolder refuses, and for
/// a tar that packFolder would have written otherwise (links, folders, owners, times, other modes, another order, bytes behind
/// the end, more than one zstd frame); InvalidManifest as readManifest says. What a node builds itself (E3) is passed over and
/// is not in `files`. UnreadableFile: the file itself cannot be read. Blocks; any thread.
Result<BundleFacts> inspectBundle(const QString &packedFile);

/// The same, into a folder that must not exist yet (Conflict) and whose parent must. Files become 0444 or 0555, folders 0755. The
/// folder appears whole, by one rename, or not at all; nothing is ever written outside it but its own temporary beside it.
Result<BundleFacts> unpackBundle(const QString &packedFile, const QString &targetFolder);

/// One file's bytes; NotFound when there is none, TooLarge over 16 MiB. Does not read what follows it: for bundles that were
/// inspected before.
Result<QByteArray> readBundleFile(const QString &packedFile, const QString &path);

} // namespace oz0
