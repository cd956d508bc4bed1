// T2, T3, T4: grants belong to the plugin's name, so an operator's candidate declares none that is not installed. A plugin without a
// record has no grants, and may ask for any (T4); one whose first version waits or was stopped at its gate has some, and no installed
// version to compare with (T3).
#pragma once

#include "cluster/rules/Rule.h"

namespace oz0 {

QList<Refusal> usesAdded(const RuleInput &input);
QList<Refusal> readsAdded(const RuleInput &input);
QList<Refusal> mailAdded(const RuleInput &input);
QList<Refusal> modelAliasAdded(const RuleInput &input);    ///< of sampling
QList<Refusal> gatewayFormatAdded(const RuleInput &input); ///< a further alias of a format already granted adds nothing
QList<Refusal> toolModelChanged(const RuleInput &input);   ///< added or changed; dropping passes

} // namespace oz0
