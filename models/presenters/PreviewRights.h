// Who may ask what an install would do: the same for a folder, and for what a candidate holds.
#pragma once

#include "core/domain/Candidate.h"
#include "models/presenters/SessionPresenter.h"

namespace oz0 {

/// Of a folder of one's own. Allowed while the role is not known: the server decides then.
ActionState mayPreview(const SessionPresenter &session);
/// Of a candidate's content: whoever may see its diff, its owner or an admin.
ActionState mayPreview(const SessionPresenter &session, const Candidate &candidate);

} // namespace oz0
