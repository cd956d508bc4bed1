// What to undo in the working copy so that the next attempt passes (refusals.md).
#pragma once

#include "cluster/rules/RuleBook.h"

namespace oz0 {

/// Fills `remedy` of each refusal that has one: the smallest reversal as JSON Patch on plugin.yaml, after which its rule passes; and the
/// verdict's, which is all of them together. Each is offered only when the rules pass on its result and nothing is refused by it that was not before, be it by another code. None
/// holds a header's value, a credential of an address or a token's further field: what only one of these could put back has no
/// remedy. Pure. Of very many refusals the first 50 get one of their own, fewer in a
/// manifest near its limit; of more than 200 none has.
void addRemedies(const TenantSnapshot &tenant, const Question &question, Verdict &verdict);

/// False: nothing in plugin.yaml that this knows how to undo ends a refusal of that code.
bool mayHaveRemedy(const QString &code);

} // namespace oz0
