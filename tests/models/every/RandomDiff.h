// Diffs of made-up changes, in any order: what a meaning and a reach may look like from one look to the next.
#pragma once

#include "core/bundle/BundleDiff.h"
#include "core/domain/Refusal.h"
#include "core/manifest/DiffSummary.h"

namespace oz0::every {

DiffSummary randomSummary();
/// Refusals and warnings at places of such a summary, and elsewhere.
QList<Refusal> randomRefusals();
ReachDiff randomReach();
QList<FileChange> randomFiles();

} // namespace oz0::every
