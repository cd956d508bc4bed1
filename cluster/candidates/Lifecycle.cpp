#include "cluster/candidates/Lifecycle.h"

#include <QtGlobal>

namespace oz0 {

const QList<LifecycleRow> &lifecycleTable()
{
    using P = LifePhase;
    using V = LifeEvent;
    using G = LifeGuard;
    using X = LifeEffect;
    using E = ErrorCode;
    static const char create[] = "candidate.create";
    static const char update[] = "candidate.update";
    static const char remove[] = "candidate.remove";
    static const char done[] = "done";
    static const char refused[] = "refused";
    const LifeEffects nothing;
    static const QList<LifecycleRow> rows{
        {P::None, V::SaveWithStart, G::Passes, P::Placed, create, done, nullptr, X::GiveNodes | X::ExtendLease, {}},
        {P::None, V::SaveWithStart, G::Refused, P::None, create, refused, nullptr, X::KeepRecord, {}},
        {P::None, V::SaveWithStart, G::Invalid, P::None, nullptr, nullptr, nullptr, nothing, E::InvalidManifest},
        {P::None, V::SaveNewBytes, G::Always, P::None, nullptr, nullptr, nullptr, nothing, E::NotFound},

        {P::Placed,
         V::SaveNewBytes,
         G::Passes,
         P::Placed,
         update,
         done,
         nullptr,
         X::NewDigest | X::ClearDoomed | X::ExtendLease,
         {}},
        {P::Placed, V::SaveNewBytes, G::Refused, P::Placed, update, refused, nullptr, X::KeepRecord | X::MarkDoomed, {}},
        {P::Placed, V::SaveNewBytes, G::Invalid, P::Placed, nullptr, nullptr, nullptr, nothing, E::InvalidManifest},
        {P::Placed,
         V::SaveWithStart,
         G::Passes,
         P::Placed,
         update,
         done,
         "takeover",
         X::NewHolder | X::NewDigest | X::MoveNodes | X::ClearDoomed | X::ExtendLease,
         {}},
        {P::Placed, V::SaveWithStart, G::Refused, P::Placed, update, refused, "takeover", X::KeepRecord, {}},
        {P::Placed, V::SaveWithStart, G::Invalid, P::Placed, nullptr, nullptr, nullptr, nothing, E::InvalidManifest},
        {P::Placed, V::SaveSameBytes, G::Passes, P::Placed, nullptr, nullptr, nullptr, X::ClearDoomed | X::ExtendLease, {}},
        {P::Placed, V::SaveSameBytes, G::Refused, P::Placed, update, refused, nullptr, X::KeepRecord, {}},

        {P::Placed, V::Renew, G::Passes, P::Placed, nullptr, nullptr, nullptr, X::ExtendLease, {}},
        {P::Placed,
         V::Renew,
         G::PassesAsOperator,
         P::Placed,
         "candidate.standing",
         done,
         "renewal",
         X::ExtendLease | X::BecomeOperators,
         {}},
        {P::Placed, V::Renew, G::Refused, P::Ending, remove, done, "renewal", X::TakeBack | X::KeepRecord, {}},
        {P::Placed, V::OlderHolder, G::Always, P::Placed, nullptr, nullptr, nullptr, nothing, E::TakenOver},
        {P::Placed, V::LeasePassed, G::Always, P::Ending, "candidate.expire", done, "expiry", X::TakeBack, {}},
        {P::Placed, V::Remove, G::RevFits, P::Ending, remove, done, "person", X::TakeBack, {}},
        {P::Placed, V::Remove, G::RevStale, P::Placed, nullptr, nullptr, nullptr, nothing, E::StalePrecondition},

        {P::Placed, V::NodeTaken, G::Always, P::Placed, update, done, nullptr, X::WithdrawNode, {}},
        {P::Placed, V::NodeGivenBack, G::MayReturn, P::Placed, update, done, nullptr, X::RestoreNode, {}},
        {P::Placed, V::NodeGivenBack, G::MayNotReturn, P::Placed, nullptr, nullptr, nullptr, nothing, {}},
        {P::Placed, V::NodeOffline, G::Always, P::Placed, nullptr, nullptr, nullptr, X::ShowNodes, {}},
        {P::Placed, V::NodeReturned, G::Always, P::Placed, nullptr, nullptr, nullptr, X::ShowNodes, {}},
        {P::Placed, V::NodeReports, G::Always, P::Placed, nullptr, nullptr, nullptr, X::ShowNodes, {}},
        {P::Placed, V::JobStarted, G::NodeReady, P::Placed, "candidate.run", done, nullptr, nothing, {}},
        {P::Placed, V::JobStarted, G::NoNodeReady, P::Placed, "candidate.run", refused, nullptr, nothing, E::Refused},
        {P::Placed, V::SecretTaken, G::OperatorsOwn, P::Placed, nullptr, nullptr, nullptr, X::WithholdSecrets, {}},
        {P::Placed, V::SecretTaken, G::NotOperators, P::Placed, nullptr, nullptr, nullptr, nothing, {}},

        {P::Ending, V::LastNodeGone, G::Always, P::Ended, nullptr, nullptr, nullptr, X::FreeNodes, {}},
        {P::Ending, V::DeadlinePassed, G::Always, P::Ending, nullptr, nullptr, nullptr, X::NameSilentNodes, {}},
        {P::Ending, V::NodeReports, G::Always, P::Ending, nullptr, nullptr, nullptr, X::ShowNodes, {}},
        {P::Ending, V::NodeOffline, G::Always, P::Ending, nullptr, nullptr, nullptr, X::ShowNodes, {}},
        {P::Ending, V::NodeReturned, G::Always, P::Ending, nullptr, nullptr, nullptr, X::ShowNodes, {}},
        {P::Ending, V::SaveWithStart, G::Always, P::Ending, nullptr, nullptr, nullptr, nothing, E::CandidateEnding},
        {P::Ending, V::SaveNewBytes, G::Always, P::Ending, nullptr, nullptr, nullptr, nothing, E::CandidateEnded},
        {P::Ending, V::Renew, G::Always, P::Ending, nullptr, nullptr, nullptr, nothing, E::CandidateEnded},
        {P::Ending, V::Remove, G::Always, P::Ending, nullptr, nullptr, nullptr, nothing, {}},

        {P::Ended, V::Remove, G::Always, P::Ended, nullptr, nullptr, nullptr, nothing, {}},
        {P::Ended, V::Renew, G::Always, P::Ended, nullptr, nullptr, nullptr, nothing, E::CandidateEnded},
        {P::Ended, V::SaveNewBytes, G::Always, P::Ended, nullptr, nullptr, nullptr, nothing, E::CandidateEnded},
        {P::Ended, V::Asked, G::Always, P::Ended, nullptr, nullptr, nullptr, nothing, {}},
        {P::Ended, V::SaveWithStart, G::Passes, P::Placed, create, done, nullptr, X::GiveNodes | X::ExtendLease, {}},
        {P::Ended, V::SaveWithStart, G::Refused, P::Ended, create, refused, nullptr, X::KeepRecord, {}},
        {P::Ended, V::SaveWithStart, G::Invalid, P::Ended, nullptr, nullptr, nullptr, nothing, E::InvalidManifest},
    };
    return rows;
}

const LifecycleRow &lifecycleRow(LifePhase phase, LifeEvent event, LifeGuard guard)
{
    for (const LifecycleRow &row : lifecycleTable()) {
        if (row.phase == phase && row.event == event && row.guard == guard)
            return row;
    }
    qFatal("no row of the candidate's life for phase %d, event %d, guard %d", int(phase), int(event), int(guard));
}

} // namespace oz0
