// Decides what happens to one candidate: finds the row of its life's table and says what the candidate is afterwards. Pure.
#pragma once

#include "cluster/candidates/Lifecycle.h"
#include "cluster/rules/RuleBook.h"
#include "core/base/Result.h"
#include "core/domain/Candidate.h"
#include "core/wire/Messages.h"

#include <memory>
#include <optional>

namespace oz0 {

/// A candidate with what only the server knows of it.
struct HeldCandidate
{
    Candidate candidate;
    QString holder; ///< 32 hex of one `dev` start; never told to anyone
    Instant holderSince{};
    Instant endingSince{};     ///< the epoch unless ending or ended
    bool residueNamed = false; ///< the silent nodes were named at the deadline (U4)
};

/// What an event does: the row, the candidate as it is afterwards, and the verdict that a record keeps.
struct LifeDecision
{
    const LifecycleRow *row = nullptr;
    HeldCandidate after;
    QString cause;

    bool isRefused() const { return row->effects.testFlag(LifeEffect::KeepRecord); }
    bool changes(LifeEffect effect) const { return row->effects.testFlag(effect); }
};

/// A save that is about to be decided.
struct SaveAsk
{
    Caller saver;
    SaveRequest request;
    std::shared_ptr<const Manifest> workingCopy;
    QList<NodeName> selected; ///< by `select`, now (D3)
    QSet<NodeName> taken;     ///< of these, by a gate or a rollout: they stay withdrawn (C7)
    bool sharedPools = true;
};

LifePhase lifePhaseOf(const HeldCandidate *current);

/// Which rules a save meets: Create, Takeover, Reload or Resend; or why it is no save at all (TakenOver, CandidateEnding,
/// CandidateEnded, NotFound). `current` is null when the saver has no candidate of the plugin.
Result<Occasion> occasionOfSave(const HeldCandidate *current, const SaveRequest &request);

/// `record` is the id under which a refusal will be kept.
LifeDecision decideSave(const HeldCandidate *current, Occasion occasion, const SaveAsk &ask, const Verdict &verdict,
                        const RecordId &record, Instant now);

/// Whether a renewal may be judged at all: the caller is the owner and holds it (TakenOver, CandidateEnded, NotPermitted).
Result<void> mayRenew(const HeldCandidate &current, const Caller &caller, const RenewRequest &request);
/// `verdict` is R1's for the saver of now; for an admin it is empty.
LifeDecision decideRenew(const HeldCandidate &current, const Caller &saver, const Verdict &verdict, Instant now);

Result<LifeDecision> decideRemove(const HeldCandidate &current, const Caller &caller, const RemoveRequest &request, Instant now);

/// Nothing while the lease lives.
std::optional<LifeDecision> decideExpire(const HeldCandidate &current, Instant now);
/// `cause` is "gate" or "rollout".
LifeDecision decideNodeTaken(const HeldCandidate &current, const NodeName &node, const QString &cause);
LifeDecision decideNodeGivenBack(const HeldCandidate &current, const NodeName &node, const QString &cause, bool nodeIsOpen,
                                 Instant now);
LifeDecision decideNodeOnline(const HeldCandidate &current, const NodeName &node, bool online);
/// The part as the node reported it; `confirmed`: the node has left the candidate for good. Nothing when that is no news.
std::optional<LifeDecision> decideNodeReport(const HeldCandidate &current, const NodeName &node,
                                             const std::optional<NodePart> &part, bool confirmed);
LifeDecision decideSecretTaken(const HeldCandidate &current, const QList<SecretDelivery> &deliveries);
/// Whether a job may start on it (C7): Refused with candidate.no_node while no node is ready.
Result<LifeDecision> decideRun(const HeldCandidate &current);
/// What time brings to an ending candidate: it has ended, or its silent nodes are named once. Nothing otherwise.
std::optional<LifeDecision> decideEnding(const HeldCandidate &current, Instant now, Milliseconds deadline);

/// 409 candidate.ended, with code, time, actor and reason as details whose subjects are "code", "at", "by", "reason".
Failure endedFailure(const Candidate &candidate);

} // namespace oz0
