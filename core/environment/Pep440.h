// Python's versions and version ranges (PEP 440), as far as deciding whether a range takes a version in.
#pragma once

#include <QList>
#include <QString>

#include <compare>
#include <optional>
#include <utility>

namespace oz0 {

/// A version in its compared form. Made by parsePythonVersion only.
struct PythonVersion
{
    qint64 epoch = 0;
    QList<qint64> release;
    std::optional<std::pair<int, qint64>> pre; ///< 0 a, 1 b, 2 rc, and its number
    std::optional<qint64> post;
    std::optional<qint64> dev;
    QStringList local;

    bool isPreRelease() const { return pre.has_value() || dev.has_value(); }
};

/// Nothing when the text is no version. Accepts every spelling that PEP 440 normalises (v1, 1.0-alpha_1, 1.0-1, 1.0+Local-1).
std::optional<PythonVersion> parsePythonVersion(const QString &text);

/// The total order of PEP 440; a local part counts when `withLocal`.
std::strong_ordering compare(const PythonVersion &a, const PythonVersion &b, bool withLocal = true);

/// A comma-separated list of clauses that must all hold; an empty one takes every version in.
class VersionRange
{
public:
    /// Nothing when a clause is malformed: no operator, a wildcard or a local part where none may be, `~=` with one number.
    static std::optional<VersionRange> parse(const QString &text);

    /// Pre-releases are not left out on their own: what is asked about is one given version. `===` compares as text.
    bool contains(const QString &version) const;

private:
    enum class Operator { Compatible, Equal, NotEqual, LessEqual, GreaterEqual, Less, Greater, Arbitrary };
    struct Clause
    {
        Operator op;
        QString text; ///< as written, for Arbitrary
        PythonVersion version;
        bool wildcard = false;
    };
    static std::optional<Clause> parseClause(const QString &text);
    static bool holds(const Clause &clause, const PythonVersion &version);

    QList<Clause> m_clauses;
};

} // namespace oz0
