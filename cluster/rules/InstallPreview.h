// V1–V4: what an install would do. The one evaluation that preview and install share (U20).
#pragma once

#include "cluster/rules/RuleBook.h"
#include "core/domain/Preview.h"

namespace oz0 {

/// Pure; the question's occasion is taken as Install. Names are sorted; the digest is the question's (V4).
Preview previewOf(const TenantSnapshot &tenant, const Question &question);

} // namespace oz0
