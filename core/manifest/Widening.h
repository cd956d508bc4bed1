// Whether one change of a manifest lets the plugin reach more, and why.
#pragma once

#include "core/manifest/ManifestDiff.h"
#include "core/manifest/ReachDiff.h"

namespace oz0 {

/// Words: host_added, deny_removed, secret_added, binding_added, binding_removed, secret_argument_added, connection_added,
/// connection_changed, remote_tool_added, tool_location, tool_address, tool_headers, tool_connection, tool_model, outside_harness,
/// remote_harness, outside_agent, grant_added. Empty: it lets nothing new in. `change` is as diffManifests made it.
QStringList wideningOf(const ManifestChange &change, const Manifest *workingCopy, const ReachDiff &reach);

} // namespace oz0
