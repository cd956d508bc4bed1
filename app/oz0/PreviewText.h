// What an install would do, as preview and install say it (V2, V4).
#pragma once

#include "app/oz0/Output.h"
#include "core/base/Id.h"
#include "core/domain/Preview.h"

namespace oz0 {

/// Says and adds the members of the preview; those of its verdict stand beside them.
void tellPreview(Output &output, const Preview &preview, const TenantId &tenant);

} // namespace oz0
