// What would be if a candidate took a node: asked for every node at once, each alone.
#pragma once

#include "core/domain/Access.h"
#include "core/domain/Refusal.h"

#include <utility>

namespace oz0 {

/// What the rules say of one node alone, beside what they say everywhere.
struct NodeWhatIf
{
    NodeName node;
    QList<Refusal> refusals;
    QList<Refusal> warnings;
    bool takeover = false; ///< it runs the asker's own candidate of the plugin, which would be taken over

    friend bool operator==(const NodeWhatIf &, const NodeWhatIf &) = default;
};

/// One working copy against all nodes of a tenant, of one revision.
struct WhatIf
{
    PluginName plugin;
    QString version;
    Digest digest;
    Role as = Role::None;
    Verdict everywhere;      ///< what holds on whichever node: permissions, secrets, a rollout of the plugin; `checks` counts all
    QList<NodeWhatIf> nodes; ///< by name; none are told when a permission is missing
    qint64 revision = 0;

    friend bool operator==(const WhatIf &, const WhatIf &) = default;
};

/// The answer in numbers: every program says the same.
struct WhatIfSum
{
    int nodes = 0;
    int takeable = 0;                        ///< nodes that nothing refuses
    int warned = 0;                          ///< of them, those with a warning of their own
    QList<std::pair<QString, int>> refusers; ///< code that refuses first on a node, and on how many; the most frequent first

    friend bool operator==(const WhatIfSum &, const WhatIfSum &) = default;
};

WhatIfSum sumOf(const WhatIf &whatIf);

} // namespace oz0
