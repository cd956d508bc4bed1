// The life of a candidate as data: the first table of lifecycle.md, one row for each phase, event and guard.
#pragma once

#include "core/base/Error.h"

#include <QFlags>
#include <QList>

#include <optional>

namespace oz0 {

enum class LifePhase { None, Placed, Ending, Ended };

enum class LifeEvent {
    SaveWithStart,
    SaveNewBytes,
    SaveSameBytes,
    Renew,
    OlderHolder, ///< a save, renewal or removal whose holder is not the candidate's
    LeasePassed,
    Remove,
    NodeTaken, ///< by a gate or a rollout (C7)
    NodeGivenBack,
    NodeOffline,
    NodeReturned,
    NodeReports, ///< progress, readiness or failure of its part
    JobStarted,
    SecretTaken,  ///< a secret was taken from the installed plugin, or the plugin was uninstalled (P4)
    LastNodeGone, ///< the last node confirmed, or is offline
    DeadlinePassed,
    Asked,
};

enum class LifeGuard {
    Always,
    Passes,
    PassesAsOperator, ///< saved by an admin who is none any more (R5)
    Refused,
    Invalid, ///< no valid manifest or bundle (422)
    RevFits,
    RevStale,
    MayReturn, ///< the lease is alive and the node open
    MayNotReturn,
    NodeReady,
    NoNodeReady,
    OperatorsOwn, ///< the candidate has an operator's standing
    NotOperators,
};

enum class LifeEffect {
    GiveNodes = 1 << 0,
    NewDigest = 1 << 1,
    NewHolder = 1 << 2,
    MoveNodes = 1 << 3,
    TakeBack = 1 << 4,
    WithdrawNode = 1 << 5,
    RestoreNode = 1 << 6,
    KeepRecord = 1 << 7,
    MarkDoomed = 1 << 8,
    ClearDoomed = 1 << 9,
    ExtendLease = 1 << 10,
    BecomeOperators = 1 << 11,
    WithholdSecrets = 1 << 12,
    NameSilentNodes = 1 << 13,
    ShowNodes = 1 << 14, ///< the parts of its nodes changed
    FreeNodes = 1 << 15, ///< nothing holds its nodes any more
};
Q_DECLARE_FLAGS(LifeEffects, LifeEffect)
Q_DECLARE_OPERATORS_FOR_FLAGS(LifeEffects)

struct LifecycleRow
{
    LifePhase phase;
    LifeEvent event;
    LifeGuard guard;
    LifePhase next;
    const char *audit;   ///< action; null: no entry
    const char *outcome; ///< "done", "refused"; null with no entry
    const char *cause;   ///< null: none, or said by the event (gate, rollout)
    LifeEffects effects;
    std::optional<ErrorCode> answer; ///< set: the event is answered with this failure and changes nothing
};

const QList<LifecycleRow> &lifecycleTable();

/// The row for what happened. Every combination that the deciding functions form is in the table; another one is a programmer's
/// error and ends the process.
const LifecycleRow &lifecycleRow(LifePhase phase, LifeEvent event, LifeGuard guard);

} // namespace oz0
