// Runs the rules for one question of a caller: the rule book on the tenant of now, and the environment check on the chosen nodes.
#pragma once

#include "cluster/store/CandidateTable.h"
#include "cluster/store/Case.h"
#include "core/domain/Evidence.h"
#include "core/domain/WhatIf.h"

namespace oz0 {

class LongQuestion;
struct LongAnswer;

class Judge
{
public:
    explicit Judge(Session &session) : m_session(session) { }

    /// The bundle as a case; NotFound when the caller may not read it, InvalidManifest when it is not of this plugin.
    Result<Case> caseOf(const Caller &caller, const PluginName &plugin, const Digest &digest);
    /// The same in a write that is lent a LongQuestion: a long one that nobody has read yet has no working copy, and is to be judged.
    Result<Case> caseForWrite(const Caller &caller, const PluginName &plugin, const Digest &digest);
    Verdict judge(const TenantId &tenant, const Case &each);
    Preview preview(const TenantId &tenant, const Case &each);
    /// Within a write: what was judged before it while that still holds; a Failure that undoes the write when it is to be judged
    /// elsewhere first. Without a LongQuestion, and what is short, is judged here.
    Result<Verdict> judgeForWrite(const TenantId &tenant, const Case &each);
    Result<Preview> previewForWrite(const TenantId &tenant, const Case &each);
    /// Of what the write was told: evidenceOf, unless it is made already.
    Evidence evidence(const TenantId &tenant, const Case &each, const Verdict &verdict);
    /// On a reading store: what LongQuestion::judge needs.
    void gather(LongQuestion &elsewhere);
    /// The same rules for every node alone; what judge() says of one node is `everywhere` and that node's part together.
    WhatIf whatIf(const TenantId &tenant, const Case &each);

private:
    ProgramsOf programs(const TenantId &tenant) const;
    Result<Case> caseOf(const Caller &caller, const PluginName &plugin, const Digest &digest, bool mayBeUnread);
    bool isLong(const TenantId &tenant, const Case &each);
    Result<const LongAnswer *> madeElsewhere(const TenantId &tenant, const Case &each);
    void nameHolders(const TenantId &tenant, Verdict &verdict);
    Session &m_session;
    const LongAnswer *m_taken = nullptr; ///< what the write goes by
};

} // namespace oz0
