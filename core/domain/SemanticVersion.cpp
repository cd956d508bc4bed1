#include "core/domain/SemanticVersion.h"

#include <QStringList>

#include <algorithm>

namespace oz0 {

namespace {

bool isNumber(const QString &text)
{
    return !text.isEmpty()
        && std::all_of(text.begin(), text.end(), [](QChar c) { return c >= QLatin1Char('0') && c <= QLatin1Char('9'); });
}

// Numbers may be longer than any integer type: without leading zeros the longer one is the bigger one.
int compareNumbers(const QString &first, const QString &second)
{
    if (first.size() != second.size())
        return first.size() < second.size() ? -1 : 1;
    return first.compare(second);
}

int comparePreRelease(const QStringList &first, const QStringList &second)
{
    for (qsizetype at = 0; at < std::min(first.size(), second.size()); ++at) {
        const QString &a = first.at(at);
        const QString &b = second.at(at);
        const int order = isNumber(a) && isNumber(b) ? compareNumbers(a, b)
            : isNumber(a) != isNumber(b)             ? (isNumber(a) ? -1 : 1)
                                                     : a.compare(b);
        if (order != 0)
            return order;
    }
    return int(first.size() - second.size());
}

bool isPlainNumber(const QString &text)
{
    return isNumber(text) && (text.size() == 1 || text[0] != QLatin1Char('0'));
}

bool isIdentifier(const QString &text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](QChar c) {
        return (c >= QLatin1Char('0') && c <= QLatin1Char('9')) || (c >= QLatin1Char('a') && c <= QLatin1Char('z'))
            || (c >= QLatin1Char('A') && c <= QLatin1Char('Z')) || c == QLatin1Char('-');
    });
}

} // namespace

int compareVersions(const QString &first, const QString &second)
{
    const QString a = first.section(QLatin1Char('+'), 0, 0);
    const QString b = second.section(QLatin1Char('+'), 0, 0);
    const QStringList numbersA = a.section(QLatin1Char('-'), 0, 0).split(QLatin1Char('.'));
    const QStringList numbersB = b.section(QLatin1Char('-'), 0, 0).split(QLatin1Char('.'));
    for (qsizetype at = 0; at < std::min(numbersA.size(), numbersB.size()); ++at) {
        if (const int order = compareNumbers(numbersA.at(at), numbersB.at(at)); order != 0)
            return order;
    }
    const QString preA = a.section(QLatin1Char('-'), 1);
    const QString preB = b.section(QLatin1Char('-'), 1);
    if (preA.isEmpty() || preB.isEmpty())
        return preA.isEmpty() && preB.isEmpty() ? 0 : preA.isEmpty() ? 1 : -1;
    return comparePreRelease(preA.split(QLatin1Char('.')), preB.split(QLatin1Char('.')));
}

bool isSemanticVersion(const QString &text)
{
    QString rest = text;
    if (const qsizetype plus = rest.indexOf(QLatin1Char('+')); plus >= 0) {
        const QStringList build = rest.mid(plus + 1).split(QLatin1Char('.'));
        rest.truncate(plus);
        if (!std::all_of(build.begin(), build.end(), isIdentifier))
            return false;
    }
    if (const qsizetype dash = rest.indexOf(QLatin1Char('-')); dash >= 0) {
        const QStringList preRelease = rest.mid(dash + 1).split(QLatin1Char('.'));
        rest.truncate(dash);
        for (const QString &part : preRelease) {
            if (!isIdentifier(part) || (isNumber(part) && !isPlainNumber(part)))
                return false;
        }
    }
    const QStringList numbers = rest.split(QLatin1Char('.'));
    return numbers.size() == 3 && std::all_of(numbers.begin(), numbers.end(), isPlainNumber);
}

bool isPreRelease(const QString &version)
{
    return version.section(QLatin1Char('+'), 0, 0).contains(QLatin1Char('-'));
}

bool isNewMajor(const QString &installed, const QString &proposed)
{
    const auto number = [](const QString &version, int at) {
        return version.section(QLatin1Char('+'), 0, 0).section(QLatin1Char('-'), 0, 0).section(QLatin1Char('.'), at, at);
    };
    const int major = compareNumbers(number(proposed, 0), number(installed, 0));
    const bool isBelowOne = number(installed, 0) == QLatin1String("0");
    return major > 0 || (major == 0 && isBelowOne && compareNumbers(number(proposed, 1), number(installed, 1)) > 0);
}

} // namespace oz0
