// T1: an operator's candidate runs each tool where the installed version does.
#pragma once

#include "cluster/rules/Rule.h"

namespace oz0 {

QList<Refusal> locationChanged(const RuleInput &input); ///< T1: local ↔ remote, and nothing else is told of that tool
QList<Refusal> toolConnectionChanged(
    const RuleInput &input); ///< T1: onto, off or between; a renamed connection takes its tools along
QList<Refusal> connectedAddressChanged(const RuleInput &input); ///< T1: the whole URL, by RFC 3986

} // namespace oz0
