// What of an object one caller may read: paths, edge and last lines of a candidate are its owner's and an admin's (U18).
#pragma once

#include "core/domain/Access.h"
#include "core/domain/Candidate.h"
#include "core/domain/Node.h"

namespace oz0 {

Candidate seenBy(const Caller &caller, const Candidate &candidate);
/// Of a part of another's candidate the last lines are left out.
Node seenBy(const Caller &caller, const Node &node);

} // namespace oz0
