// Semantic Versioning 2.0: reading and ordering.
#pragma once

#include <QString>
#include <QStringList>

#include <compare>
#include <optional>

namespace oz0 {

struct SemVer
{
    // Numbers of any length, as digits without leading zeros.
    QString major;
    QString minor;
    QString patch;
    QStringList preRelease; ///< identifiers behind "-"; empty: a release
    QString build; ///< behind "+"; says nothing about precedence

    bool isPreRelease() const { return !preRelease.isEmpty(); }
};

/// No value when the text is not exactly a version of SemVer 2.0 (no "v", no spaces).
std::optional<SemVer> semVerFromText(const QString &text);

/// Precedence by SemVer 2.0, §11; builds are equal.
std::strong_ordering compare(const SemVer &a, const SemVer &b);

} // namespace oz0
