// Candidates in words.
#pragma once

#include "app/oz0/Output.h"
#include "core/domain/Audit.h"
#include "core/domain/Candidate.h"

namespace oz0 {

/// "Ready on 1 of 2", the word of lifecycle.md.
QString stateText(const Candidate &candidate, Instant serverNow);

void tellCandidates(Output &output, const QList<Candidate> &candidates, Instant serverNow);
void tellCandidate(Output &output, const Candidate &candidate, Instant serverNow);
void tellTimeline(Output &output, const QList<AuditEntry> &entries);

} // namespace oz0
