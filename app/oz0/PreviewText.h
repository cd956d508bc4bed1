// What an install would do, as preview and install say it (V2, V4).
#pragma once

#include "app/oz0/Output.h"
#include "core/base/Id.h"
#include "core/domain/Preview.h"
#include "core/domain/WideningCounts.h"

#include <optional>

namespace oz0 {

/// Says and adds the members of the preview; those of its verdict stand beside them. What widens is said, where it is known, of one
/// that would pass. `installedFile` as Output::verdict() has it.
void tellPreview(Output &output, const Preview &preview, const TenantId &tenant,
                 const std::optional<WideningCounts> &widening = {}, const QString &installedFile = {});

} // namespace oz0
