// One case for each code that the book decides: a change that meets it, and one that just does not.
#pragma once

#include "tests/cluster/rules/World.h"

#include <functional>

namespace oz0::test {

struct RuleCase
{
    const char *name; ///< requirement ID, underscore, what happens
    const char *code;
    Occasion occasion;
    const char *subject;
    bool adminMayTry;
    std::function<void(World &)> meets;
    std::function<void(World &)> nearMiss;
};

QList<RuleCase> ruleCases();
QList<RuleCase> reachCases(); ///< of them, those about what a working copy widens

} // namespace oz0::test
