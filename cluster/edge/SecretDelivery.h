// How the code of a plugin gets each of its secrets now: as a value, as a placeholder that the node's proxy fills, or not at all.
#pragma once

#include "cluster/rules/TenantSnapshot.h"
#include "core/domain/Access.h"
#include "core/domain/Node.h"

#include <QList>

namespace oz0 {

/// Whether a binding hides a secret from code there: sandbox tier 1, and not Windows (B10).
bool injectsOn(const NodeFacts &node);

/// P3, P4, G2, G4. `injects` is false when one node that is meant injects nothing. Sorted by name; `why` is a word:
/// withheld: not_installed, not_required, not_available, not_in_tenant, remote_harness_differs;
/// value: no_binding, no_sandbox, outside_agent, remote_harness, argument_binding; placeholder: bound.
QList<SecretDelivery> candidateDeliveries(const TenantSnapshot &tenant, const PluginName &plugin, const Manifest &workingCopy,
                                          Standing standing, bool injects);
QList<SecretDelivery> installedDeliveries(const TenantSnapshot &tenant, const PluginName &plugin, bool injects);

} // namespace oz0
