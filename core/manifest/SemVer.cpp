#include "core/manifest/SemVer.h"

#include <algorithm>

namespace oz0 {

namespace {

bool isDigit(QChar c)
{
    return c >= QLatin1Char('0') && c <= QLatin1Char('9');
}

bool isLetterOrHyphen(QChar c)
{
    return (c >= QLatin1Char('a') && c <= QLatin1Char('z')) || (c >= QLatin1Char('A') && c <= QLatin1Char('Z'))
        || c == QLatin1Char('-');
}

bool isNumber(const QString &text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), isDigit);
}

bool isPlainNumber(const QString &text)
{
    return isNumber(text) && (text.size() == 1 || text[0] != QLatin1Char('0'));
}

bool isIdentifier(const QString &text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](QChar c) { return isDigit(c) || isLetterOrHyphen(c); });
}

std::strong_ordering compareTexts(const QString &a, const QString &b)
{
    return a.compare(b) <=> 0;
}

std::strong_ordering compareNumbers(const QString &a, const QString &b)
{
    return a.size() == b.size() ? compareTexts(a, b) : a.size() <=> b.size();
}

std::strong_ordering compareIdentifiers(const QString &a, const QString &b)
{
    if (isNumber(a) != isNumber(b))
        return isNumber(a) ? std::strong_ordering::less : std::strong_ordering::greater;
    return isNumber(a) ? compareNumbers(a, b) : compareTexts(a, b);
}

} // namespace

std::optional<SemVer> semVerFromText(const QString &text)
{
    SemVer version;
    QString rest = text;
    if (const qsizetype plus = rest.indexOf(QLatin1Char('+')); plus >= 0) {
        version.build = rest.mid(plus + 1);
        rest.truncate(plus);
        const QStringList parts = version.build.split(QLatin1Char('.'));
        if (!std::all_of(parts.begin(), parts.end(), isIdentifier))
            return std::nullopt;
    }
    if (const qsizetype dash = rest.indexOf(QLatin1Char('-')); dash >= 0) {
        version.preRelease = rest.mid(dash + 1).split(QLatin1Char('.'));
        rest.truncate(dash);
        for (const QString &part : version.preRelease) {
            if (!isIdentifier(part) || (isNumber(part) && !isPlainNumber(part)))
                return std::nullopt;
        }
    }
    const QStringList numbers = rest.split(QLatin1Char('.'));
    if (numbers.size() != 3 || !std::all_of(numbers.begin(), numbers.end(), isPlainNumber))
        return std::nullopt;
    version.major = numbers[0];
    version.minor = numbers[1];
    version.patch = numbers[2];
    return version;
}

std::strong_ordering compare(const SemVer &a, const SemVer &b)
{
    for (const auto part : {&SemVer::major, &SemVer::minor, &SemVer::patch}) {
        if (const std::strong_ordering order = compareNumbers(a.*part, b.*part); order != 0)
            return order;
    }
    if (a.isPreRelease() != b.isPreRelease())
        return a.isPreRelease() ? std::strong_ordering::less : std::strong_ordering::greater;
    for (qsizetype i = 0; i < std::min(a.preRelease.size(), b.preRelease.size()); ++i) {
        if (const std::strong_ordering order = compareIdentifiers(a.preRelease[i], b.preRelease[i]); order != 0)
            return order;
    }
    return a.preRelease.size() <=> b.preRelease.size();
}

} // namespace oz0
