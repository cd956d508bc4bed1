// The environment rules that look at uv.lock.
#pragma once

#include "core/environment/EnvironmentCheck.h"
#include "core/environment/Findings.h"
#include "core/environment/UvLock.h"

namespace oz0 {

/// `project` is null when pyproject.toml could not be read: what needs it is then not judged.
void checkLock(const UvLock &lock, const PyProject *project, const EnvironmentInput &input, Findings &findings);

} // namespace oz0
