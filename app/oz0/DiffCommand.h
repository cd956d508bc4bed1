// oz0 plugin diff: two versions of a plugin beside each other, from a cluster or from folders.
#pragma once

#include "app/oz0/Command.h"

namespace oz0 {

/// Exit status 0 when it could be told, whether or not they differ, as with `git diff`; with --exit-code 7 when they differ.
Command pluginDiffCommand();

/// Of --exit-code; no other command ends with it.
inline constexpr int exitStatusOfDifference = 7;

} // namespace oz0
