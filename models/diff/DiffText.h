// One file's two texts, line by line and side by side, with what a view folds away.
#pragma once

#include "core/manifest/TextDiff.h"
#include "core/manifest/TextFolds.h"
#include "models/diff/HiddenInDiff.h"

#include <memory>

namespace oz0 {

enum class DiffPane { Left, Right };

/// Immutable once made, so that the thread that made it and the one that paints it can share it.
struct DiffText
{
    TextDiff diff;
    QList<TextFold> folds;
    HiddenInDiff hidden;

    const QList<TextLine> &lines(DiffPane pane) const { return pane == DiffPane::Left ? diff.before.lines : diff.after.lines; }
};

} // namespace oz0
