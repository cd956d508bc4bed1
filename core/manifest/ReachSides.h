// The rows of a reach diff that are not hosts or secrets: tools, harnesses and grants of one or both sides.
#pragma once

#include "core/manifest/ReachDiff.h"

namespace oz0 {

ToolReach toolReach(const Manifest &manifest, const Tool &tool, ValueMask &mask);

/// Own outside and remote harnesses, and agents that hand secrets to an outside program; those that are the same too.
QList<HarnessRow> harnessRows(const Manifest *installed, const Manifest *workingCopy, ValueMask &mask);

/// In the order uses, reads, mail, model, gateway; by name.
QList<GrantRow> grantRows(const Manifest *installed, const Manifest *workingCopy);

} // namespace oz0
