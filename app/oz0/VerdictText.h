// A verdict in sentences, with the fixed anatomy of U17: what, which rule, where, who could allow it, what next.
#pragma once

#include "core/domain/Refusal.h"

#include <QStringList>

namespace oz0 {

/// Warnings first, then refusals, then the sum: the last line is the verdict. `installedFile`: the file that the lines of the installed
/// version are of, where it is one of the person's own; else they are of the installed plugin.yaml.
QStringList linesOf(const Verdict &verdict, const QString &installedFile = {});

} // namespace oz0
