// A verdict in sentences, with the fixed anatomy of U17: what, which rule, where, who could allow it, what next.
#pragma once

#include "core/domain/Refusal.h"

#include <QStringList>

namespace oz0 {

/// Warnings first, then refusals, then the sum: the last line is the verdict.
QStringList linesOf(const Verdict &verdict);

} // namespace oz0
