// V2 and the version: what an install of the working copy would meet.
#pragma once

#include "cluster/rules/Rule.h"

namespace oz0 {

QList<Refusal> toolIdTaken(const RuleInput &input);    ///< V2
QList<Refusal> agentNameTaken(const RuleInput &input); ///< V2: agents and flows share their names
QList<Refusal> flowNameTaken(const RuleInput &input);  ///< V2
QList<Refusal> queueLimit(const RuleInput &input);     ///< V2: over the limit and growing
QList<Refusal> agentLimit(const RuleInput &input);     ///< V2: over the limit and growing
QList<Refusal> versionReused(const RuleInput &input);  ///< other content under the installed version's number

QList<Refusal> versionLower(const RuleInput &input);    ///< V2, a warning
QList<Refusal> overLimitBefore(const RuleInput &input); ///< V2, a warning: over the limit already and not growing
QList<Refusal> secretUnknown(const RuleInput &input);   ///< V2, a warning
QList<Refusal> mailUnknown(const RuleInput &input);     ///< V2, a warning

/// A warning for a candidate: the codes that would refuse its install as it is.
QList<Refusal> wouldBeRefused(const RuleInput &input);

} // namespace oz0
