// The environment rules that look at pyproject.toml.
#pragma once

#include "core/environment/EnvironmentCheck.h"
#include "core/environment/Findings.h"
#include "core/environment/PyProject.h"

namespace oz0 {

void checkProject(const PyProject &project, const EnvironmentInput &input, Findings &findings);

} // namespace oz0
