// What `oz0 candidate check` prints, asked of a server or of a described tenant.
#pragma once

#include "app/oz0/Output.h"
#include "core/domain/CheckedCopy.h"

namespace oz0 {

/// `installedFile` as Output::verdict() has it.
void tellCheck(Output &output, const CheckedCopy &checked, const QString &installedFile = {});

} // namespace oz0
