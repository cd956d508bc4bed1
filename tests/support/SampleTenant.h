// A tenant with eighteen candidates in every state, as values, for tests of models and pages.
#pragma once

#include "core/wire/Messages.h"

namespace oz0 {

Candidate sampleCandidate(const QString &plugin, const QString &owner, const QStringList &nodes, Instant now, int secondsLeft);
/// Everything at revision 48213: 18 candidates, 40 nodes, 14 plugins.
ChangeSet sampleTenant(Instant now);
/// n candidates with made-up names, all ready, in the order of their IDs as a server tells them.
ChangeSet manyCandidates(Instant now, int n);

} // namespace oz0
