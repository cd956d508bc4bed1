// Words for what a candidate's next renewal would say: for its details, and in a few for the table.
#pragma once

#include "core/domain/Candidate.h"
#include "core/domain/Forecast.h"

#include <QCoreApplication>

namespace oz0 {

/// What is known of a candidate's next renewal, for a cell.
enum class RenewalMark { Ends, BecomesOperators, Asking, NotKnown, NotAsked, NotTold, Passes, Over };

struct RenewalNote
{
    RenewalMark mark = RenewalMark::NotAsked;
    QString why; ///< a sentence for the tooltip; empty: the mark says it all

    /// Nothing is known of it, though it may be told.
    bool isOpen() const { return mark == RenewalMark::Asking || mark == RenewalMark::NotKnown || mark == RenewalMark::NotAsked; }

    friend bool operator==(const RenewalNote &, const RenewalNote &) = default;
};

class ForecastTexts
{
    Q_DECLARE_TR_FUNCTIONS(oz0::ForecastTexts)
public:
    static Instant nextRenewal(const Candidate &candidate); ///< when it is due: a third of the TTL after the last one
    /// "The next renewal, in 14 s, would be refused."; said at the server's `now`.
    static QString sentence(const Forecast &forecast, const Candidate &candidate, Instant now);
    static QString doomed(const Candidate &candidate,
                          Instant now); ///< "It ends at the next renewal, in 14 s, unless a save passes."
    /// Each refusal as a sentence, and which change brought it about: "user:dana changed the plugin's secrets at 14:02:30."
    static QStringList reasons(const Forecast &forecast);
    static QString cause(const ForecastCause &cause);      ///< empty: none is known
    static QString afterwards(const Candidate &candidate); ///< "It would then leave dev-box-1 and gpu-1."

    static RenewalNote noteOf(const Forecast &forecast);
    static RenewalNote noteBefore(const Candidate &candidate); ///< what the candidate alone tells, before anything is asked
    static QString word(RenewalMark mark);                     ///< of a cell: "ends"
    static QString tip(const RenewalNote &note);               ///< a sentence
};

} // namespace oz0
