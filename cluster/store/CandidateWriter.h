// Writes what a decision says: rows, the nodes' assignments, the audit entry and the feed.
#pragma once

#include "cluster/store/CandidateTable.h"

namespace oz0 {

/// Why a decision was made and by whom, for the audit entry.
struct DecisionContext
{
    const Caller *caller = nullptr; ///< null: the server itself
    QString reason;
    RecordId record;
    AuditBundle asked = {}; ///< what was refused
};

class CandidateWriter
{
public:
    explicit CandidateWriter(Session &session) : m_session(session) { }

    /// Rows, audit and assignments of a decision that may change anything. `before` is null for a new candidate. The answer is the
    /// candidate as it stands afterwards.
    HeldCandidate apply(const LifeDecision &decision, const HeldCandidate *before, const DecisionContext &context);
    /// The audit entry alone, where the candidate stays as it was.
    void note(const LifeDecision &decision, const HeldCandidate *before, const PluginName &plugin, const CandidateId &id,
              const DecisionContext &context);

    /// P4: secrets were given or taken (of one plugin, or with an empty name of all): every placed candidate's deliveries are
    /// decided anew, and told where they differ.
    void refreshSecrets(const TenantId &tenant, const PluginName &plugin);
    QList<SecretDelivery> deliveries(const Candidate &candidate);

private:
    Session &m_session;
};

} // namespace oz0
