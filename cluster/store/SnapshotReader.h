// Reads a whole tenant as the rules look at it.
#pragma once

#include "cluster/rules/TenantSnapshot.h"

#include <QSet>

namespace oz0 {

class Session;

/// An unknown tenant gives an empty snapshot.
TenantSnapshot readSnapshot(Session &session, const TenantId &tenant);
/// Only these nodes; those that are gone leave the snapshot.
void readNodesAgain(Session &session, TenantSnapshot &snapshot, const QSet<NodeName> &names);

} // namespace oz0
