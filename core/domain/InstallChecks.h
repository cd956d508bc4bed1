// The checks that a preview of an install runs, and what each of them came to (V2).
#pragma once

#include "core/domain/Preview.h"

#include <optional>
#include <span>

namespace oz0 {

/// What there must be for a check to have anything to look at.
enum class CheckNeeds { Nothing, Installed, Tools, Agents, Flows, Connections, SecretsOrConnections, Secrets, Mail };

struct InstallCheck
{
    const char *code;
    const char *rule; ///< requirement ID
    bool warns = false;
    CheckNeeds needs = CheckNeeds::Nothing;
};

/// In the catalogue's order: those of the rule book for an install, and no others.
std::span<const InstallCheck> installChecks();

/// What a working copy declares beside what a preview tells of it.
struct Declared
{
    bool connections = false;
    bool secrets = false;
    bool mail = false;

    friend bool operator==(const Declared &, const Declared &) = default;
};

enum class CheckOutcome { Passed, Warned, Refused, NotApplicable };

struct CheckResult
{
    QString code;
    QString rule;
    CheckOutcome outcome = CheckOutcome::Passed;
    int findings = 0;

    friend bool operator==(const CheckResult &, const CheckResult &) = default;
};

/// One for each check that the preview's verdict counts. A check that found something refused or warned; one that had nothing to look
/// at is NotApplicable. Without `declared` a check that looks at what it tells counts as passed when it found nothing. When the
/// verdict counts another number of checks than are known here, only those that found something: of the others nothing is known.
QList<CheckResult> checkResults(const Preview &preview, const std::optional<Declared> &declared);

} // namespace oz0
