// A verdict in numbers: what every sentence about it rests on.
#pragma once

#include "core/domain/Refusal.h"

namespace oz0 {

struct VerdictCounts
{
    int refusing = 0;    ///< checks that refuse; a check is one code (refusals.md)
    int checks = 0;      ///< that were evaluated, never fewer than refuse
    int adminMayTry = 0; ///< of the refusing ones, those whose every refusal an admin may try

    bool mayAdminTryAll() const { return refusing > 0 && adminMayTry == refusing; }
    friend bool operator==(const VerdictCounts &, const VerdictCounts &) = default;
};

VerdictCounts countsOf(const Verdict &verdict);

/// Its place for a person: plugin.yaml, or the file that the refusal names.
QString fileOf(const Refusal &refusal);

} // namespace oz0
