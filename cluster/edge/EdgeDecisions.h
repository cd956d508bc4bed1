// Which arguments are filled and which calls carry a connection's token (G1, G3, G5). Pure; decided from the installed version of now.
#pragma once

#include "cluster/rules/TenantSnapshot.h"
#include "core/domain/Access.h"
#include "core/domain/EdgeView.h"

namespace oz0 {

/// G3: a binding fills only an argument that the installed version marks too; none when nothing is installed.
QList<EdgeArgument> candidateArguments(const TenantSnapshot &tenant, const PluginName &plugin, const Manifest &workingCopy);

/// G5: an operator's candidate gets tokens by the installed definition, an admin's by its own. Every tool that either names.
QList<EdgeConnection> candidateConnections(const TenantSnapshot &tenant, const PluginName &plugin, const Manifest &workingCopy,
                                           Standing standing);

} // namespace oz0
