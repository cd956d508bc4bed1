// V2: contracts may break only with a new major version; a preview names every one that changed.
#pragma once

#include "cluster/rules/Rule.h"

namespace oz0 {

/// V2: one for each tool, function, agent or flow, listing its breaks. Nothing is promised by an installed pre-release, and nothing
/// kept by a new major version.
QList<Refusal> contractBroken(const RuleInput &input);

/// V2, a warning: a contract of something that exists changed, whether it breaks or not.
QList<Refusal> contractChanged(const RuleInput &input);

} // namespace oz0
