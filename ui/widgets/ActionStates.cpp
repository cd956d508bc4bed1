#include "ui/widgets/ActionStates.h"

#include <QAction>

namespace oz0 {

void applyState(QAction *action, const ActionState &state)
{
    action->setEnabled(state.allowed);
    action->setToolTip(state.reason); // empty: its text
    action->setStatusTip(state.reason);
}

} // namespace oz0
