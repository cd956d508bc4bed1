// Where a server keeps the bytes of bundles: one file for each digest, whole or not there.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Id.h"
#include "core/base/Result.h"

#include <QList>
#include <QString>

namespace oz0 {

/// May be used from any thread; keep and drop are called by the writer alone, so that a bundle cannot be dropped while it is taken in.
class BundleFolder
{
public:
    explicit BundleFolder(QString folder);

    /// Makes the folder (0700) and clears what a killed server left half received.
    Result<void> prepare() const;
    QString fileOf(const Digest &digest) const;
    /// A new name for a bundle that is arriving, in the same file system.
    QString incomingFile() const;
    /// Returns when the received bytes have reached the disk.
    Result<void> flush(const QString &received) const;
    /// Puts a flushed file in its place; its name has reached the disk when this returns.
    Result<void> keep(const QString &received, const Digest &digest) const;
    void drop(const Digest &digest) const;
    /// Those that lie here since before then, whether or not the store knows of them: a commit that failed leaves a file behind.
    QList<Digest> lyingSince(Instant then) const;

private:
    QString m_folder;
};

} // namespace oz0
