// What removing a candidate will do, said before it is done.
#pragma once

#include "core/domain/Candidate.h"

namespace oz0 {

struct NodeGoesBack
{
    NodeName node;
    QString version; ///< that it goes back to; empty: nothing of the plugin is installed
    bool online = true;

    friend bool operator==(const NodeGoesBack &, const NodeGoesBack &) = default;
};

/// The answer of GET candidates/ID/removal-impact; true at `revision`.
struct RemovalImpact
{
    CandidateId candidate;
    qint64 rev = 0;
    qint64 revision = 0;
    QList<NodeGoesBack> nodes;
    int jobsOnCandidate = 0;   ///< fail or are cancelled
    int jobsWaitingAtHome = 0; ///< will be answered by the installed version
    QStringList comparisons;   ///< that stop
    QString holderHost;        ///< whose `dev` stops; empty: none renews it

    friend bool operator==(const RemovalImpact &, const RemovalImpact &) = default;
};

} // namespace oz0
