// What `oz0 candidate check` prints with --json, asked of a server or of a described tenant (U13, U20).
#pragma once

#include "core/domain/CheckedCopy.h"
#include "core/wire/CommandReport.h"

namespace oz0 {

/// 0 nothing refuses, 1 refused.
CommandReport checkReport(const CheckedCopy &checked);

} // namespace oz0
