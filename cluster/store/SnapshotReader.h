// Reads a whole tenant as the rules look at it.
#pragma once

#include "cluster/rules/TenantSnapshot.h"

namespace oz0 {

class Session;

/// An unknown tenant gives an empty snapshot.
TenantSnapshot readSnapshot(Session &session, const TenantId &tenant);

} // namespace oz0
