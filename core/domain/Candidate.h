// A working copy placed privately on chosen nodes, and the words for its state (lifecycle.md).
#pragma once

#include "core/base/Clock.h"
#include "core/base/Id.h"
#include "core/domain/Access.h"
#include "core/domain/Labels.h"
#include "core/domain/Node.h"
#include "core/domain/Refusal.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace oz0 {

enum class CandidatePhase { Placed, Ending, Ended };

/// Why and by whom a candidate ended (U3).
struct CandidateEnd
{
    QString code; ///< "removed", "expired", "renewal.nodes_closed", …
    Instant at{};
    PrincipalId by;
    QString reason;

    friend bool operator==(const CandidateEnd &, const CandidateEnd &) = default;
};

/// A refused reload: the code that runs ends at the next renewal unless a save passes (R2).
struct CandidateDoom
{
    RecordId record;
    QString code; ///< the first refusal's
    Instant at{};

    friend bool operator==(const CandidateDoom &, const CandidateDoom &) = default;
};

/// The candidate's part on one of its nodes; Node::parts and this come from the same report.
struct CandidateNode
{
    NodeName node;
    bool online = true;
    PartState state = PartState::Assigned;
    Digest digest; ///< of the code that answers there now
    QStringList functions;
    double seconds = 0;
    std::optional<PartError> error;
    int tier = 0;
    int homes = 0; ///< running jobs homed there, which wait

    friend bool operator==(const CandidateNode &, const CandidateNode &) = default;
};

struct Candidate
{
    CandidateId id;
    TenantId tenant;
    PluginName plugin;
    QString version;
    QString installedVersion; ///< what its nodes leave meanwhile; empty: nothing is installed
    PrincipalId owner;
    Standing standing = Standing::Operator;
    QString via;
    QString holderHost; ///< the machine whose `dev` renews it, as that `dev` said
    qint64 rev = 0;     ///< saves, node and standing changes; not renewals
    int save = 0;       ///< number of the save, from 1
    Digest digest;
    CandidatePhase phase = CandidatePhase::Placed;
    Instant created{};
    Instant saved{};
    Instant renewed{};
    Instant expires{};
    Milliseconds ttl{90000};
    Labels select;
    QList<CandidateNode> nodes;
    QStringList queues;
    QStringList tools; ///< "tool.function" as declared
    QStringList agents;
    QStringList flows;
    QList<SecretDelivery> secrets;
    QList<Refusal> warnings;
    std::optional<CandidateDoom> doomed;
    std::optional<CandidateEnd> end; ///< from the phase Ending on
    int jobs = 0;                    ///< running on it

    friend bool operator==(const Candidate &, const Candidate &) = default;
};

/// The word shown for a candidate, in the order in which they are decided: the first that holds.
enum class CandidateWord { Ending, Failed, NoNode, RenewalLate, PartlyReady, Building, Ready };

struct CandidateState
{
    CandidateWord word = CandidateWord::Building;
    int ready = 0; ///< nodes that are ready
    int nodes = 0;

    friend bool operator==(const CandidateState &, const CandidateState &) = default;
};

/// Late is decided here, by the one who shows it, from `expires` and the server's clock; it is no change (U3: a candidate that
/// runs on no node is never Ready).
CandidateState stateOf(const Candidate &candidate, Instant serverNow);

/// D8: the first 12 hex of SHA-256 over tenant, NUL, plugin, NUL, owner, in UTF-8.
CandidateId candidateIdFor(const TenantId &tenant, const PluginName &plugin, const PrincipalId &owner);

/// Q1: "~" and the first 8 hex of SHA-256 over the RFC 8785 form of {"labels": …, "node_selector": …}.
QString poolFor(const Labels &nodeSelector, const Labels &labels);

/// First 12 hex digits, as a person reads a digest.
QString shortDigest(const Digest &digest);

} // namespace oz0
