// A tenant with three installed plugins and their manifests, for tests of what an admin does.
#pragma once

#include "tests/support/SampleTenant.h"

namespace oz0 {

/// greeter 1.2.0 (two secrets, an agent and a flow, on two of three nodes), tracker 2.0.0 (a connection, uses greeter), and idle 0.1.0
/// on no node. alice's candidate of greeter has GREETING_KEY, dana's is an admin's.
ChangeSet samplePlugins(Instant now);
/// The plugin.yaml that the sample's digests stand for; empty for an unknown name.
QByteArray sampleManifest(const QString &plugin);

} // namespace oz0
