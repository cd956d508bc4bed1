// What a list of refusal records may be filtered by.
#pragma once

#include "cluster/store/Paging.h"
#include "core/domain/Access.h"

namespace oz0 {

/// Words, and plugin:, actor:, candidate:, kind: (the attempt), seen:yes, seen:no, mine:yes, since: and until: (RFC 3339). With the
/// audience: an admin's list has everybody's records, another's his own. InvalidInput for a value that means nothing.
Result<FilterText> refusalFilter(const Caller &caller, const QString &filter);

} // namespace oz0
