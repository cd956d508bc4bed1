// Whether the platform may try an agent-made changeset by a candidate of its own, and where (X1–X6).
#pragma once

#include "cluster/rules/TenantSnapshot.h"
#include "core/bundle/ChangesetBundle.h"
#include "core/domain/Refusal.h"

namespace oz0 {

struct ChangesetCase
{
    QString id; ///< of the changeset
    QString job;
    PluginName jobPlugin;                        ///< whose job made it
    NodeName jobNode;                            ///< that the job is at home on; empty: none any more
    std::shared_ptr<const Manifest> workingCopy; ///< as the patch makes it
    QList<BundleFile> meant;                     ///< changesetFiles() of the base and the patch
    QList<BundleFile> there;                     ///< what the candidate's bundle holds
};

/// X1: the changeset is to an installed plugin, and the job's plugin may read results.
bool isChangesetChecked(const TenantSnapshot &tenant, const ChangesetCase &changeset);

/// X2: one refusal changeset.file_mismatch for each file that is not what the patch makes of the base, the first 200.
QList<Refusal> changesetMismatches(const ChangesetCase &changeset);

/// X3: one refusal changeset.widens, which names every reason, when the changeset lets the plugin reach anything that the installed
/// version does not, or drops or changes a binding; with nothing installed always. Nobody may try it.
QList<Refusal> changesetWidens(const TenantSnapshot &tenant, const ChangesetCase &changeset);

/// X4, C1–C6: online nodes that an admin opened, with sandbox tier 1, other than the job's own, whose taking nothing refuses. Sorted.
QList<NodeName> changesetNodes(const TenantSnapshot &tenant, const ChangesetCase &changeset);

struct ChangesetAnswer
{
    Verdict verdict;       ///< refused: the approval says that the check did not run, and why (X6)
    QList<NodeName> nodes; ///< that may take it; empty when refused
};

/// All of X2–X6. Pure.
ChangesetAnswer judgeChangeset(const TenantSnapshot &tenant, const ChangesetCase &changeset);

} // namespace oz0
