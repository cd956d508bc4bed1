// The codes of the catalogue that the environment check evaluates (E1, E2).
#pragma once

namespace oz0 {

int environmentChecks(); ///< how many

} // namespace oz0
