// Whether one change of a manifest lets the plugin reach more, and why.
#pragma once

#include "core/manifest/ManifestDiff.h"
#include "core/manifest/ReachDiff.h"

#include <QHash>
#include <QSet>

#include <utility>

namespace oz0 {

/// What a ReachDiff says of each change, looked through once.
class Widening
{
public:
    /// `reach` is lent.
    explicit Widening(const ReachDiff &reach);

    /// Words: host_added, deny_removed, secret_added, binding_added, binding_removed, secret_argument_added, connection_added,
    /// connection_changed, remote_tool_added, tool_location, tool_address, tool_headers, tool_connection, tool_model, outside_harness,
    /// remote_harness, outside_agent, grant_added. Empty: it lets nothing new in. `change` is as diffManifests made it.
    QStringList of(const ManifestChange &change, const Manifest *workingCopy) const;

private:
    friend class WideningWords;

    QStringList m_allowed; ///< paths of the allow entries that let a host in, sorted
    QStringList m_undenied;
    QHash<QString, const ToolRow *> m_tools;
    QSet<std::pair<QString, QString>> m_harnesses; ///< kind and name of those that widen
    QSet<QString> m_grants;                        ///< paths of those that widen
    QSet<QString> m_unbound;                       ///< secrets that are required, and bound to nothing
};

} // namespace oz0
