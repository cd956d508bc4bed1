// What lies in a plugin's folder and goes into its bundle, as it is at one moment.
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <sys/stat.h>

namespace oz0 {

struct ScannedFile
{
    QByteArray path;   ///< in the bundle
    QByteArray source; ///< absolute, as the operating system has it; another path than the folder's own for a followed link
    qint64 size = 0;
    bool executable = false;
    dev_t device = 0;
    ino_t inode = 0;
    timespec modified{};
    timespec changed{};

    /// True while the file is the one that was scanned and nothing touched it.
    bool isStill(const struct stat &now) const;
    friend bool operator==(const ScannedFile &a, const ScannedFile &b);
};

/// Sorted by the bytes of the paths. Errors as packFolder says.
Result<QList<ScannedFile>> scanFolder(const QString &folder);

/// One error for many paths: each as a detail with its path as subject.
Error gatherPaths(QList<Error> problems);

/// UnreadableFile or, for what a bundle may not hold, InvalidBundle.
Error unreadable(const QString &path, const QString &message);

} // namespace oz0
