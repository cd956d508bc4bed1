// One entry of a tenant's audit chain (lifecycle.md, "Formats").
#pragma once

#include "core/base/Clock.h"
#include "core/base/Id.h"
#include "core/domain/Access.h"

#include <QList>

#include <optional>

namespace oz0 {

/// A plugin's bundle, as an entry tells it.
struct AuditBundle
{
    QString version;
    Digest digest;

    bool isNone() const { return version.isEmpty() && digest.isEmpty(); }
    friend bool operator==(const AuditBundle &, const AuditBundle &) = default;
};

struct AuditEntry
{
    qint64 seq = 0;
    Instant at{};
    QString action;  ///< "candidate.remove"
    QString outcome; ///< "done", "refused", "failed"
    PrincipalId actor;
    Role role = Role::None;
    QString via;
    QString object; ///< "candidates/59a7b4da7db9"
    PluginName plugin;
    PrincipalId owner;     ///< whose the object is: a candidate, a key or a membership
    QList<NodeName> nodes; ///< that the candidate stood on or, for a gate or rollout, that it reached; sorted
    QString cause;         ///< "person", "takeover", "renewal", "gate", "rollout", "expiry"
    QString reason;
    Digest before;
    Digest after;
    AuditBundle from;              ///< of the plugin or candidate before
    AuditBundle to;                ///< of it afterwards; of a refused install or save, what was asked for
    QList<CandidateId> candidates; ///< that ran the same bytes when they were installed; sorted
    RecordId record;
    qint64 revision = 0;
    Digest previous;
    Digest digest; ///< SHA-256 of the RFC 8785 form without `digest`

    friend bool operator==(const AuditEntry &, const AuditEntry &) = default;
};

/// What does not fit at an entry: its number follows none, it does not carry the digest of the one before, its own digest is of
/// other content, or the chain should go on behind it.
enum class ChainFault { Number, Previous, Content, End };

struct ChainBreak
{
    qint64 seq = 0; ///< of the first entry that does not fit; of the last one there for End
    ChainFault fault = ChainFault::Content;

    friend bool operator==(const ChainBreak &, const ChainBreak &) = default;
};

/// One step of a check of the chain. The next one begins after `upTo`; it is through when that is `head`, or when it broke.
struct ChainCheck
{
    qint64 from = 0; ///< number of the first entry that was looked at; 0: none
    qint64 upTo = 0; ///< of the last one that fits
    qint64 head = 0; ///< of the newest entry at this moment
    std::optional<ChainBreak> broken;
    qint64 revision = 0;

    bool isThrough() const { return broken || upTo >= head; }
    friend bool operator==(const ChainCheck &, const ChainCheck &) = default;
};

} // namespace oz0
