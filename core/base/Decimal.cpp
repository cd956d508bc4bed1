#include "core/base/Decimal.h"

#include <QMetaType>
#include <QVariant>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace oz0 {

namespace {

constexpr QChar mark(0xfdd0);
constexpr int greatestPoint = 309;  // of the greatest double
constexpr int smallestPoint = -323; // of the smallest one
constexpr qint64 beyondAnyPoint = 1000000000;
constexpr int mostZeros = 21; // what is longer with its zeros is written with an exponent
constexpr int mostZerosAfterPoint = 6;
constexpr double beyondWholes = 9223372036854775808.0; // 2^63

bool isDigit(QChar c)
{
    return c >= QLatin1Char('0') && c <= QLatin1Char('9');
}

// [eE][-+]?[0-9]+ and nothing else; what no number needs is as good as anything beyond it.
std::optional<qint64> exponentFrom(QStringView text)
{
    if (text.isEmpty())
        return 0;
    if (text[0].toLower() != QLatin1Char('e'))
        return std::nullopt;
    text = text.mid(1);
    const bool isNegative = text.startsWith(QLatin1Char('-'));
    if (isNegative || text.startsWith(QLatin1Char('+')))
        text = text.mid(1);
    if (text.isEmpty() || !std::all_of(text.begin(), text.end(), isDigit))
        return std::nullopt;
    qint64 exponent = 0;
    for (const QChar c : text)
        exponent = std::min(beyondAnyPoint, exponent * 10 + c.unicode() - u'0');
    return isNegative ? -exponent : exponent;
}

std::optional<Decimal> normalised(bool isNegative, QByteArray digits, qint64 point)
{
    qsizetype zeros = 0;
    while (zeros < digits.size() && digits[zeros] == '0')
        ++zeros;
    qsizetype end = digits.size();
    while (end > zeros && digits[end - 1] == '0')
        --end;
    if (zeros == end)
        return Decimal();
    point -= zeros;
    if (end - zeros > decimalMostDigits || point > greatestPoint || point < smallestPoint)
        return std::nullopt;
    Decimal number{isNegative, digits.mid(zeros, end - zeros), int(point)};
    bool isWithin = true;
    if (point == greatestPoint)
        number.text().toDouble(&isWithin);
    return isWithin ? std::optional(std::move(number)) : std::nullopt;
}

bool isWhole64(const QJsonValue &number)
{
    return number.isDouble() && number.toVariant().typeId() == QMetaType::LongLong;
}

Decimal decimalOf(double number)
{
    char buffer[32];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, number, std::chars_format::scientific).ptr;
    return decimalFrom(QString::fromLatin1(buffer, end - buffer)).value_or(Decimal());
}

template <class T>
int order(T first, T second)
{
    return first < second ? -1 : int(second < first);
}

} // namespace

std::strong_ordering operator<=>(const Decimal &first, const Decimal &second)
{
    const auto sign = [](const Decimal &number) { return number.digits.isEmpty() ? 0 : number.isNegative ? -1 : 1; };
    if (sign(first) != sign(second) || sign(first) == 0)
        return sign(first) <=> sign(second);
    const Decimal &nearer = first.isNegative ? second : first;
    const Decimal &farther = first.isNegative ? first : second;
    return nearer.point != farther.point ? nearer.point <=> farther.point : qstrcmp(nearer.digits, farther.digits) <=> 0;
}

QByteArray Decimal::text() const
{
    const qsizetype count = digits.size();
    const QByteArray sign = isNegative ? QByteArray("-") : QByteArray();
    if (count == 0)
        return "0";
    if (point >= count && point <= std::max(qsizetype(mostZeros), count))
        return sign + digits + QByteArray(point - count, '0');
    if (point > 0 && point < count)
        return sign + digits.left(point) + '.' + digits.mid(point);
    if (point <= 0 && point > -mostZerosAfterPoint)
        return sign + "0." + QByteArray(-point, '0') + digits;
    const QByteArray fraction = count > 1 ? '.' + digits.mid(1) : QByteArray();
    const QByteArray exponent = (point > 0 ? "+" : "") + QByteArray::number(point - 1);
    return sign + digits.left(1) + fraction + 'e' + exponent;
}

std::optional<Decimal> decimalFrom(QStringView text)
{
    const bool isNegative = text.startsWith(QLatin1Char('-'));
    if (isNegative || text.startsWith(QLatin1Char('+')))
        text = text.mid(1);
    QByteArray digits;
    digits.reserve(text.size());
    qsizetype point = -1;
    qsizetype i = 0;
    for (; i < text.size(); ++i) {
        if (isDigit(text[i]))
            digits += char(text[i].unicode());
        else if (text[i] == QLatin1Char('.') && point < 0)
            point = digits.size();
        else
            break;
    }
    const std::optional<qint64> exponent = exponentFrom(text.mid(i));
    if (digits.isEmpty() || !exponent)
        return std::nullopt;
    return normalised(isNegative, digits, (point < 0 ? digits.size() : point) + *exponent);
}

std::optional<Decimal> decimalFrom(QStringView digits, int base)
{
    while (digits.startsWith(QLatin1Char('0')))
        digits = digits.mid(1);
    constexpr qsizetype mostOctal = 342; // more is beyond every double
    if (digits.size() > mostOctal)
        return std::nullopt;
    QByteArray reversed; // decimal digits, the last one first
    for (const QChar c : digits) {
        const int digit = c.unicode() < 128 ? QByteArray("0123456789abcdef").indexOf(char(c.toLower().unicode())) : -1;
        if (digit < 0 || digit >= base)
            return std::nullopt;
        int carry = digit;
        for (char &each : reversed) {
            carry += (each - '0') * base;
            each = char('0' + carry % 10);
            carry /= 10;
        }
        for (; carry > 0; carry /= 10)
            reversed += char('0' + carry % 10);
    }
    std::reverse(reversed.begin(), reversed.end());
    const qsizetype size = reversed.size();
    return normalised(false, std::move(reversed), size);
}

QJsonValue jsonNumber(const Decimal &number)
{
    constexpr qsizetype digitsOfWholes = 19;
    constexpr qsizetype digitsOfDoubles = 17;
    bool isExact = false;
    const QByteArray text = number.text();
    if (number.isWhole() && number.point <= digitsOfWholes) {
        const qint64 whole = text.toLongLong(&isExact);
        if (isExact)
            return whole;
    }
    // The double 2^63 is told from no whole number of 64 bits, as those are held against it as doubles.
    const double nearest = number.digits.size() <= digitsOfDoubles ? text.toDouble() : 0;
    if (nearest != 0 && std::abs(nearest) != beyondWholes && decimalOf(nearest) == number)
        return nearest;
    return QJsonValue(QString(mark) + QLatin1String(text));
}

bool isLongNumber(const QJsonValue &value)
{
    return value.isString() && isLongNumberText(value.toString());
}

bool isLongNumberText(const QString &text)
{
    if (!text.startsWith(mark))
        return false;
    const std::optional<Decimal> number = decimalFrom(QStringView(text).mid(1));
    return number && jsonNumber(*number) == QJsonValue(text);
}

bool isNumber(const QJsonValue &value)
{
    return value.isDouble() || isLongNumber(value);
}

Decimal decimalOf(const QJsonValue &number)
{
    if (isWhole64(number))
        return decimalFrom(QString::number(number.toInteger())).value_or(Decimal());
    if (number.isDouble())
        return decimalOf(number.toDouble());
    return decimalFrom(QStringView(number.toString()).mid(1)).value_or(Decimal());
}

int compareNumbers(const QJsonValue &first, const QJsonValue &second)
{
    if (isWhole64(first) && isWhole64(second))
        return order(first.toInteger(), second.toInteger());
    if (first.isDouble() && second.isDouble() && !isWhole64(first) && !isWhole64(second))
        return order(first.toDouble(), second.toDouble());
    return order(decimalOf(first), decimalOf(second));
}

} // namespace oz0
