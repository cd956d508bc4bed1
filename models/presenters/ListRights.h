// Whether what a page lists may be taken away: as a file, or as a command.
#pragma once

#include "models/presenters/SessionPresenter.h"

namespace oz0 {

/// Not before the first answer: until then nothing is known, which is not the same as nothing being there.
ActionState mayTakeList(const SessionPresenter &session);

} // namespace oz0
