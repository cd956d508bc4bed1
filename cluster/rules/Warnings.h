// What a save is told beside its verdict (D5, C1).
#pragma once

#include "cluster/rules/Rule.h"

namespace oz0 {

QList<Refusal> nodesHomeJobs(const RuleInput &input);       ///< D5, H2
QList<Refusal> nodesWithoutSandbox(const RuleInput &input); ///< D5, S3
QList<Refusal> usesNotInstalled(const RuleInput &input);    ///< D5
QList<Refusal> lastNodeOfPool(const RuleInput &input);      ///< C1, one pool of a plugin that keeps another node

} // namespace oz0
