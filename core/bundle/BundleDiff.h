// The files of two bundles beside each other.
#pragma once

#include "core/wire/Messages.h"

namespace oz0 {

struct FileChange
{
    enum class Kind { Same, Changed, Added, Removed, Renamed };

    Kind kind = Kind::Same;
    std::optional<BundleFile> before;
    std::optional<BundleFile> after;
    bool modeChanged = false; ///< executable on one side alone

    /// Its path after; a removed file's path before.
    QString path() const { return after ? after->path : before->path; }
    friend bool operator==(const FileChange &, const FileChange &) = default;
};

/// plugin.yaml first, then by path. Renamed: the same bytes under another path, each file at most once.
QList<FileChange> diffFiles(const QList<BundleFile> &before, const QList<BundleFile> &after);

} // namespace oz0
