// A binding whose header or format is another one, as one change instead of one that went and one that came.
#pragma once

#include "core/manifest/DiffSummary.h"

namespace oz0 {

/// For people: what is handed to programs compares bindings as a set. Its values are then "X-Api-Key: Token {secret}", its reasons to
/// widen are those of both.
DiffSummary withPairedBindings(DiffSummary summary);

} // namespace oz0
