// B7, B8, B10: new hosts for an operator's candidate whose code receives a secret value.
#pragma once

#include "cluster/rules/Rule.h"

namespace oz0 {

QList<Refusal> hostAdded(const RuleInput &input);   ///< B7, B8: each allow entry that lets a new host in, for any process
QList<Refusal> denyRemoved(const RuleInput &input); ///< B7, B8: each installed deny entry whose end or narrowing lets one in

QList<Refusal> remoteToolAdded(const RuleInput &input);    ///< B7
QList<Refusal> toolAddressChanged(const RuleInput &input); ///< B7: of a tool without a connection; T1 judges the others
QList<Refusal> toolHeadersChanged(const RuleInput &input); ///< B7: names ignore case; no value of a header is told

} // namespace oz0
