// What the next renewal of a candidate would say now, since when and because of whom (R1, R4, R5).
#pragma once

#include "core/base/Clock.h"
#include "core/domain/Refusal.h"

namespace oz0 {

/// The newest change on record that can have brought a refusal about; without a number none is known.
struct ForecastCause
{
    QString code; ///< of the refusal
    QString subject;
    qint64 seq = 0; ///< of the audit entry; 0: none is known
    Instant at{};
    QString action;
    PrincipalId actor;
    QString reason;

    friend bool operator==(const ForecastCause &, const ForecastCause &) = default;
};

/// The answer of GET candidates/ID/forecast; true at `revision`.
struct Forecast
{
    enum class Outcome {
        GoesOn,
        GoesOnAsOperators, ///< an admin's, whose saver is none any more, and which passes the operator's checks (R5)
        Ends,
        Over, ///< it is ending or has ended
    };

    CandidateId candidate;
    qint64 revision = 0;
    Outcome outcome = Outcome::GoesOn;
    bool isDoomed = false; ///< a reload was refused, so the next renewal ends it unless a save passes (R2)
    Verdict verdict;
    QList<ForecastCause> causes; ///< one for each refusal, in its order

    friend bool operator==(const Forecast &, const Forecast &) = default;
};

} // namespace oz0
