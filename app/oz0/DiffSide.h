// One side of a diff as the command line names it: what a server knows, or a folder.
#pragma once

#include "core/manifest/DiffSummary.h"
#include "core/wire/Messages.h"

#include <optional>

namespace oz0 {

struct DiffSource
{
    std::optional<SideName> side; ///< none: a folder
    QString folder;

    QString text() const { return side ? side->text() : folder; }
};

/// A folder named like a side is written with "./". Usage when it is neither.
Result<DiffSource> diffSourceFrom(const QString &text);

struct LoadedSide
{
    DiffSubject subject;
    QString folder;
    Digest digest;
    QByteArray manifestText;
    QList<BundleFile> files; ///< of the whole bundle, when they were asked for
};

/// The folder as a bundle of it would hold it. `withFiles`: reads every file for its digest.
Result<LoadedSide> loadFolder(const QString &folder, bool withFiles);

} // namespace oz0
