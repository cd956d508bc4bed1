// The parts of the table of texts, each in the catalogue's order; RefusalTexts.cpp joins them.
#pragma once

#include "core/domain/RefusalTexts.h"

#include <span>

namespace oz0 {

std::span<const RefusalText> admissionTexts(); ///< permission, node, placement
std::span<const RefusalText> reachTexts();     ///< secret … grant: what a working copy may not widen
std::span<const RefusalText> lifecycleTexts(); ///< renewal, candidate, environment, changeset
std::span<const RefusalText> installTexts();   ///< install, manifest, bundle
std::span<const RefusalText> warningTexts();

} // namespace oz0
