// What a diff says to a person at a terminal.
#pragma once

#include "app/oz0/Output.h"
#include "core/bundle/BundleDiff.h"
#include "core/manifest/DiffSummary.h"

namespace oz0 {

/// One line: the plugin and both sides with their versions.
void tellSides(Output &output, const DiffSummary &summary);
/// Sections with their changes, what widens reach first; what was treated as equal behind them.
void tellMeaning(Output &output, const DiffSummary &summary);
/// Hosts for each process, secrets, tools, harnesses and grants, before and after.
void tellReach(Output &output, const DiffSummary &summary);
/// One line for each file that differs.
void tellFiles(Output &output, const QList<FileChange> &changes);

QString word(FileChange::Kind kind); ///< "same", "changed", "added", "removed", "renamed"

} // namespace oz0
