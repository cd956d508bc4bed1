// What to undo in the working copy so that the next attempt passes (refusals.md).
#pragma once

#include "cluster/rules/RuleBook.h"

namespace oz0 {

/// Fills `remedy` of each refusal that has one: the smallest reversal as JSON Patch on plugin.yaml, after which its rule passes; and the
/// verdict's, which is all of them together. Each is offered only when the rules pass on its result; the verdict's also passes every other
/// rule about the manifest. No value of a header and no credential of an address is in any: what only one of these could put back has no remedy.
/// Pure. Costs a run of the manifest's rules for each of the first 100 refusals, which alone get a remedy of their own.
void addRemedies(const TenantSnapshot &tenant, const Question &question, Verdict &verdict);

/// False: nothing in plugin.yaml that this knows how to undo ends a refusal of that code.
bool mayHaveRemedy(const QString &code);

} // namespace oz0
