// B9, B10: which secrets an operator's candidate holds, and which of them its code receives as values.
#pragma once

#include "cluster/rules/Rule.h"

#include <QJsonArray>

namespace oz0 {

/// Held is what the working copy requires and what is available to the installed version (P3); sorted.
QStringList heldSecrets(const RuleInput &input);

// Facts for `because`: {secret, reason, name?}, sorted by secret. A secret is bound, an argument marked, when both manifests say so;
// an argument binding counts whether or not the secret is held.
QJsonArray secretValuesAnywhere(const RuleInput &input); ///< B9: whatever the nodes are
QJsonArray secretValuesOnNodes(const RuleInput &input);  ///< B10: of what is held, on each chosen node that hides nothing

/// B10, a warning: nodes where a bound secret reaches the code as a value, for an admin too.
QList<Refusal> secretValueOnNode(const RuleInput &input);

} // namespace oz0
