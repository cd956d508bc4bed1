// Actions that say why they are off, as buttons do.
#pragma once

#include "models/Roles.h"

class QAction;

namespace oz0 {

/// Enabled or not; the reason is its tooltip, and its status tip, which the palette says.
void applyState(QAction *action, const ActionState &state);

} // namespace oz0
