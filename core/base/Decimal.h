// Decimal numbers by all their digits, and how a JSON value holds those that neither 64 bits nor a double hold.
#pragma once

#include <QByteArray>
#include <QJsonValue>
#include <QString>

#include <compare>
#include <optional>

namespace oz0 {

/// More digits than this between the first and the last that is not 0 are refused.
inline constexpr qsizetype decimalMostDigits = 1024;

/// ±0.DIGITS × 10^point, the digits without a 0 at either end: each number has one form. Zero has no digits and no sign.
struct Decimal
{
    bool isNegative = false;
    QByteArray digits;
    int point = 0;

    bool isWhole() const { return digits.size() <= point || digits.isEmpty(); }
    /// As JSON and YAML write numbers: read again it is the same.
    QByteArray text() const;

    friend bool operator==(const Decimal &, const Decimal &) = default;
    friend std::strong_ordering operator<=>(const Decimal &first, const Decimal &second);
};

/// Of a number in JSON's or YAML's form ("+.5", "1.", "012", "1e3"). Nothing for another text, for too many digits, and for what lies
/// farther from 0, or nearer to it, than any double: what else reads the number could not hold it.
std::optional<Decimal> decimalFrom(QStringView text);
/// Of whole numbers to the base 8 or 16, the digits in ASCII.
std::optional<Decimal> decimalFrom(QStringView digits, int base);

/// The number as JSON's own kind where that is exact: a whole number of 64 bits, or the double whose shortest text says this very number.
/// Any other one becomes a text of its digits behind a noncharacter (U+FDD0), equal only to itself; see core/base/JsonNumbers.h.
QJsonValue jsonNumber(const Decimal &number);
/// Whether the value is a number of the last kind. A text that only begins like one is none.
bool isLongNumber(const QJsonValue &value);
bool isLongNumberText(const QString &text);
bool isNumber(const QJsonValue &value); ///< of any kind
/// What a number says. A double says its shortest text.
Decimal decimalOf(const QJsonValue &number);

/// Below, at or above 0 as the first number is to the second one, by all digits.
int compareNumbers(const QJsonValue &first, const QJsonValue &second);

} // namespace oz0
