#include "core/environment/Pep440.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>

namespace oz0 {

namespace {

constexpr qsizetype longestVersion = 200;

std::optional<qint64> number(const QString &digits)
{
    bool fine = false;
    const qint64 value = digits.toLongLong(&fine);
    return fine ? std::optional<qint64>(value) : std::nullopt;
}

int letterRank(const QString &letter)
{
    if (letter == QLatin1String("a") || letter == QLatin1String("alpha"))
        return 0;
    if (letter == QLatin1String("b") || letter == QLatin1String("beta"))
        return 1;
    return 2;
}

std::strong_ordering compareRelease(const QList<qint64> &a, const QList<qint64> &b)
{
    for (qsizetype i = 0; i < std::max(a.size(), b.size()); ++i) {
        const auto order = (i < a.size() ? a[i] : 0) <=> (i < b.size() ? b[i] : 0);
        if (order != 0)
            return order;
    }
    return std::strong_ordering::equal;
}

// 1.0.dev1 < 1.0a1.dev1 < 1.0a1 < 1.0rc1 < 1.0 < 1.0.post1
std::array<qint64, 2> preKey(const PythonVersion &v)
{
    if (v.pre)
        return {v.pre->first, v.pre->second};
    if (!v.post && v.dev)
        return {-1, 0};
    return {3, 0};
}

std::strong_ordering compareLocal(const QStringList &a, const QStringList &b)
{
    for (qsizetype i = 0; i < std::max(a.size(), b.size()); ++i) {
        if (i >= a.size())
            return std::strong_ordering::less;
        if (i >= b.size())
            return std::strong_ordering::greater;
        const auto left = number(a[i]);
        const auto right = number(b[i]);
        if (left && right) {
            if (*left != *right)
                return *left <=> *right;
        } else if (left || right) {
            return left ? std::strong_ordering::greater : std::strong_ordering::less;
        } else if (const int order = a[i].compare(b[i]); order != 0) {
            return order < 0 ? std::strong_ordering::less : std::strong_ordering::greater;
        }
    }
    return std::strong_ordering::equal;
}

bool startsWithRelease(const PythonVersion &version, const PythonVersion &prefix, qsizetype length)
{
    if (version.epoch != prefix.epoch)
        return false;
    for (qsizetype i = 0; i < length; ++i) {
        if ((i < version.release.size() ? version.release[i] : 0) != prefix.release[i])
            return false;
    }
    return true;
}

} // namespace

std::optional<PythonVersion> parsePythonVersion(const QString &text)
{
    static const QRegularExpression pattern(
        QStringLiteral("^v?(?:(?<epoch>[0-9]+)!)?(?<release>[0-9]+(?:\\.[0-9]+)*)"
                       "(?:[-_.]?(?<letter>alpha|a|beta|b|preview|pre|c|rc)[-_.]?(?<pre>[0-9]+)?)?"
                       "(?:-(?<post1>[0-9]+)|(?<post>[-_.]?(?:post|rev|r)[-_.]?(?<post2>[0-9]+)?))?"
                       "(?<dev>[-_.]?dev[-_.]?(?<devn>[0-9]+)?)?"
                       "(?:\\+(?<local>[a-z0-9]+(?:[-_.][a-z0-9]+)*))?$"));
    const QString lower = text.trimmed().toLower();
    if (lower.size() > longestVersion)
        return std::nullopt;
    const QRegularExpressionMatch match = pattern.match(lower);
    if (!match.hasMatch())
        return std::nullopt;

    PythonVersion version;
    version.epoch = number(match.captured(QStringLiteral("epoch"))).value_or(0);
    const QStringList parts = match.captured(QStringLiteral("release")).split(QLatin1Char('.'));
    for (const QString &part : parts) {
        const auto value = number(part);
        if (!value)
            return std::nullopt;
        version.release.append(*value);
    }
    const QString letter = match.captured(QStringLiteral("letter"));
    if (!letter.isEmpty())
        version.pre = {letterRank(letter), number(match.captured(QStringLiteral("pre"))).value_or(0)};
    if (const QString dashed = match.captured(QStringLiteral("post1")); !dashed.isEmpty())
        version.post = number(dashed).value_or(0);
    else if (!match.captured(QStringLiteral("post")).isEmpty())
        version.post = number(match.captured(QStringLiteral("post2"))).value_or(0);
    if (!match.captured(QStringLiteral("dev")).isEmpty())
        version.dev = number(match.captured(QStringLiteral("devn"))).value_or(0);
    if (const QString local = match.captured(QStringLiteral("local")); !local.isEmpty())
        version.local = local.split(QRegularExpression(QStringLiteral("[-_.]")));
    return version;
}

std::strong_ordering compare(const PythonVersion &a, const PythonVersion &b, bool withLocal)
{
    if (const auto order = a.epoch <=> b.epoch; order != 0)
        return order;
    if (const auto order = compareRelease(a.release, b.release); order != 0)
        return order;
    if (const auto order = preKey(a) <=> preKey(b); order != 0)
        return order;
    if (const auto order = a.post.value_or(-1) <=> b.post.value_or(-1); order != 0)
        return order;
    constexpr qint64 noDev = std::numeric_limits<qint64>::max();
    if (const auto order = a.dev.value_or(noDev) <=> b.dev.value_or(noDev); order != 0)
        return order;
    return withLocal ? compareLocal(a.local, b.local) : std::strong_ordering::equal;
}

std::optional<VersionRange::Clause> VersionRange::parseClause(const QString &text)
{
    static const QList<std::pair<QLatin1String, Operator>> operators = {
        {QLatin1String("==="), Operator::Arbitrary}, {QLatin1String("~="), Operator::Compatible},
        {QLatin1String("=="), Operator::Equal},      {QLatin1String("!="), Operator::NotEqual},
        {QLatin1String("<="), Operator::LessEqual},  {QLatin1String(">="), Operator::GreaterEqual},
        {QLatin1String("<"), Operator::Less},        {QLatin1String(">"), Operator::Greater}};
    const QString trimmed = text.trimmed();
    for (const auto &[sign, op] : operators) {
        if (!trimmed.startsWith(sign))
            continue;
        Clause clause{op, trimmed.mid(sign.size()).trimmed(), {}, false};
        if (clause.text.isEmpty() || clause.text.contains(QLatin1Char(' ')))
            return std::nullopt;
        if (op == Operator::Arbitrary)
            return clause;
        QString version = clause.text;
        if (version.endsWith(QLatin1String(".*"))) {
            if (op != Operator::Equal && op != Operator::NotEqual)
                return std::nullopt;
            clause.wildcard = true;
            version.chop(2);
        }
        const auto parsed = parsePythonVersion(version);
        if (!parsed)
            return std::nullopt;
        clause.version = *parsed;
        const bool exact = op == Operator::Equal || op == Operator::NotEqual;
        if (!clause.version.local.isEmpty() && (!exact || clause.wildcard))
            return std::nullopt;
        if (clause.wildcard && (clause.version.pre || clause.version.post || clause.version.dev))
            return std::nullopt;
        if (op == Operator::Compatible && clause.version.release.size() < 2)
            return std::nullopt;
        return clause;
    }
    return std::nullopt;
}

std::optional<VersionRange> VersionRange::parse(const QString &text)
{
    VersionRange range;
    if (text.trimmed().isEmpty())
        return range;
    const QStringList clauses = text.split(QLatin1Char(','));
    for (const QString &part : clauses) {
        const auto clause = parseClause(part);
        if (!clause)
            return std::nullopt;
        range.m_clauses.append(*clause);
    }
    return range;
}

bool VersionRange::holds(const Clause &clause, const PythonVersion &version)
{
    const PythonVersion &bound = clause.version;
    const auto order = compare(version, bound, false);
    const auto equal = [&] {
        if (clause.wildcard)
            return startsWithRelease(version, bound, bound.release.size());
        return compare(version, bound, !bound.local.isEmpty()) == 0;
    };
    const bool sameBase = compareRelease(version.release, bound.release) == 0 && version.epoch == bound.epoch;
    switch (clause.op) {
    case Operator::Compatible:
        return order >= 0 && startsWithRelease(version, bound, bound.release.size() - 1);
    case Operator::Equal:
        return equal();
    case Operator::NotEqual:
        return !equal();
    case Operator::LessEqual:
        return order <= 0;
    case Operator::GreaterEqual:
        return order >= 0;
    case Operator::Less: // 1.0rc1 is not "< 1.0"
        return order < 0 && !(sameBase && version.isPreRelease() && !bound.isPreRelease());
    case Operator::Greater: // 1.0.post1 and 1.0+local are not "> 1.0"
        return order > 0 && !(sameBase && version.post && !bound.post);
    case Operator::Arbitrary:
        break;
    }
    return false;
}

bool VersionRange::contains(const QString &version) const
{
    const auto parsed = parsePythonVersion(version);
    return std::all_of(m_clauses.begin(), m_clauses.end(), [&](const Clause &clause) {
        if (clause.op == Operator::Arbitrary)
            return clause.text.compare(version.trimmed(), Qt::CaseInsensitive) == 0;
        return parsed && holds(clause, *parsed);
    });
}

} // namespace oz0
