// Candidates and random changes of them, for properties.
#pragma once

#include "core/wire/Messages.h"
#include "tests/support/SampleTenant.h"

#include <QSet>

#include <rapidcheck.h>

namespace oz0 {

inline Candidate numbered(int n, Instant now, int secondsLeft)
{
    return sampleCandidate(QStringLiteral("plugin-%1").arg(n), QStringLiteral("user:u%1").arg(n % 3),
                           {QStringLiteral("node-%1").arg(n % 5)}, now, secondsLeft);
}

inline ChangeSet randomStep(qint64 from, Instant now)
{
    ChangeSet step;
    step.full = *rc::gen::inRange(0, 8) == 0;
    step.from = step.full ? -1 : from;
    step.to = from + 1;
    step.now = now;
    QSet<int> named;
    for (int n : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 40))) {
        if (named.contains(n))
            continue;
        named.insert(n);
        Candidate candidate = numbered(n, now, *rc::gen::inRange(1, 90));
        candidate.jobs = *rc::gen::inRange(0, 3);
        candidate.rev = *rc::gen::inRange(1, 100);
        step.candidates.append(candidate);
    }
    if (!step.full) {
        for (int n : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 40))) {
            if (!named.contains(n))
                step.removedCandidates.append(numbered(n, now, 1).id);
        }
    }
    return step;
}

} // namespace oz0
