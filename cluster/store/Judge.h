// Runs the rules for one question of a caller: the rule book on the tenant of now, and the environment check on the chosen nodes.
#pragma once

#include "cluster/rules/CopyVerdict.h"
#include "cluster/store/CandidateTable.h"
#include "core/domain/WhatIf.h"

namespace oz0 {

/// What is to be judged.
struct Case
{
    Occasion occasion = Occasion::Create;
    Asker asker;
    BundleFacts bundle;
    std::shared_ptr<const Manifest> workingCopy;
    Labels select;
    std::optional<HeldCandidate> current; ///< the asker's own candidate of the plugin, unless ended
    QStringList withSecrets;              ///< what if: as if these were made available to the plugin
    QStringList withoutSecrets;           ///< what if: as if these were taken from it

    /// What if: as if its plugin.yaml were so patched, which makes other bytes of the bundle. InvalidInput when the patch does not fit,
    /// InvalidManifest when what it makes is none of the same plugin.
    Result<void> supposePatched(const QJsonArray &patch);
};

Asker askerOf(const Caller &caller);

class Judge
{
public:
    explicit Judge(Session &session) : m_session(session) { }

    /// The bundle as a case; NotFound when the caller may not read it, InvalidManifest when it is not of this plugin.
    Result<Case> caseOf(const Caller &caller, const PluginName &plugin, const Digest &digest);
    Question questionOf(const Case &each) const;
    Verdict judge(const TenantId &tenant, const Case &each);
    Preview preview(const TenantId &tenant, const Case &each);
    /// The same rules for every node alone; what judge() says of one node is `everywhere` and that node's part together.
    WhatIf whatIf(const TenantId &tenant, const Case &each);

private:
    ProgramsOf programs(const TenantId &tenant) const;
    void nameHolders(const TenantId &tenant, Verdict &verdict);
    Session &m_session;
};

} // namespace oz0
