// The bundle that a changeset means: its base archive with its patch, file by file (X2).
#pragma once

#include "core/bundle/BundleWriter.h"
#include "core/bundle/ChangesetPatch.h"

#include <QMap>

namespace oz0 {

/// Contents of changed files are held in memory, together no more than this.
inline constexpr qint64 changesetMaxBytes = qint64(64) * 1024 * 1024;

struct ChangesetFiles
{
    QList<BundleFile> files;           ///< all that the bundle holds, sorted by the bytes of their paths
    QMap<QString, QByteArray> changed; ///< contents of those that the patch made
};

/// What the patch makes of the base. InvalidInput: the patch cannot be read or does not fit; InvalidBundle: the base, or the paths of
/// both together; TooLarge: more than the limits. Blocks; any thread.
Result<ChangesetFiles> changesetFiles(const QString &baseBundle, const QByteArray &patch);

/// Packs just these files. What comes out is read again and is theirs to the byte, else InvalidBundle. Blocks; any thread.
Result<PackedBundle> packChangeset(const QString &baseBundle, const QByteArray &patch, const QString &packedFile);

/// Where the bundle's files are not those of the changeset: empty when each is.
struct FileMismatch
{
    enum class What { Missing, Further, Content, Mode };

    QString path;
    What what = What::Content;

    friend bool operator==(const FileMismatch &, const FileMismatch &) = default;
};

/// By path.
QList<FileMismatch> fileMismatches(const QList<BundleFile> &meant, const QList<BundleFile> &there);

} // namespace oz0
