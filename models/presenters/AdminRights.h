// Whether what only an admin may do can be done now.
#pragma once

#include "models/presenters/SessionPresenter.h"

namespace oz0 {

/// Stale data, a role below admin or one that is not known, and a locked window each stop it; the reason says which.
ActionState mayAdminister(const SessionPresenter &session);

} // namespace oz0
