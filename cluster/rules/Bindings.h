// B1, B2, B3: how an operator's candidate receives each secret must stay as it is installed.
#pragma once

#include "cluster/rules/Rule.h"

namespace oz0 {

QList<Refusal> bindingAdded(const RuleInput &input);   ///< B1: bound by the working copy alone
QList<Refusal> bindingRemoved(const RuleInput &input); ///< B1: bound by the installed version alone, and still required
QList<Refusal> bindingChanged(const RuleInput &input); ///< B1: as sets of (host, header, format)

QList<Refusal> deliveryChanged(const RuleInput &input); ///< B2: of a secret that both require

QList<Refusal> secretArgumentAdded(const RuleInput &input); ///< B3: a mark that the installed version lacks

} // namespace oz0
