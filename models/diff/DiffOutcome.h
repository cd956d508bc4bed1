// What is worked out of two sides, away from the window's thread: their meaning, their reach, their files, their lines.
#pragma once

#include "core/bundle/BundleDiff.h"
#include "core/manifest/DiffSummary.h"
#include "core/manifest/QuotedText.h"
#include "models/diff/DiffContent.h"
#include "models/diff/DiffText.h"

#include <optional>

namespace oz0 {

struct DiffOutcome
{
    DiffSummary summary;
    QList<FileChange> files;
    std::shared_ptr<const DiffText> manifest; ///< of plugin.yaml, masked (U14)
    QuotedText quotedBefore;                  ///< what refusals quote of plugin.yaml, masked (U14)
    QuotedText quotedAfter;
    std::optional<Error> unreadable; ///< a plugin.yaml that cannot be read: there is no meaning then
    bool unreadableIsAfter = false;

    bool isSame() const;
};

/// Pure; any thread.
std::shared_ptr<const DiffOutcome> workOut(const PluginName &plugin, const DiffContent &from, const DiffContent &to,
                                           const ReachFacts &facts);
/// Of any file but plugin.yaml, which workOut() masks.
std::shared_ptr<const DiffText> textOf(const QByteArray &before, const QByteArray &after);
/// Of a file that is too large to be read: sizes and digests alone.
std::shared_ptr<const DiffText> sizesOf(const FileChange &change);

/// "installed", "candidate:ID", "refusal:ID" or the folder, as the command line names a side.
QString sideWord(const DiffSide &side);

} // namespace oz0
