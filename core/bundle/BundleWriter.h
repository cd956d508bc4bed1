// Packs a plugin's folder: the same files give the same bytes and the same digest on every machine (V4).
#pragma once

#include "core/base/Result.h"
#include "core/wire/Messages.h"

#include <functional>

namespace oz0 {

struct PackedBundle
{
    Digest digest; ///< SHA-256 of the uncompressed tar
    QString file;
    qint64 packedBytes = 0;
    qint64 unpackedBytes = 0; ///< of the files' contents
    QList<BundleFile> files;  ///< sorted by the bytes of their paths
    QByteArray manifestText;
};

struct PackOptions
{
    std::function<void(qint64 doneBytes, qint64 totalBytes)> progress; ///< from the calling thread, after each file
    std::function<bool()> cancelled;                                   ///< asked between reads; true ends with Aborted
};

/// Writes `packedFile` (zstd over ustar; a temporary beside it, then renamed) and holds less than 64 MiB of memory whatever the
/// folder's size. Left out is what IgnoreRules says; folders count only by the files in them; a link to a file inside the folder
/// is stored as that file. InvalidBundle, with a detail for each path: links that lead out, to a folder or nowhere, devices,
/// pipes, sockets, paths that BundlePath refuses, names that clash, no plugin.yaml, more than the limits. UnreadableFile: the
/// folder or a file cannot be read, or changed while it was packed; nothing is written then. Blocks; any thread.
Result<PackedBundle> packFolder(const QString &folder, const QString &packedFile, const PackOptions &options = {});

} // namespace oz0
