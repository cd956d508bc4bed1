#include "core/manifest/SchemaBounds.h"

#include <QMetaType>
#include <QVariant>

#include <cmath>

namespace oz0 {

namespace {

constexpr SchemaBoundWords bounds[] = {
    {"minimum", "exclusiveMinimum", false, false},
    {"maximum", "exclusiveMaximum", true, false},
    {"minLength", nullptr, false, true},
    {"maxLength", nullptr, true, false},
    {"minItems", nullptr, false, true},
    {"maxItems", nullptr, true, false},
    {"minProperties", nullptr, false, true},
    {"maxProperties", nullptr, true, false},
};

// JSON keeps a whole number of 64 bits beside its double.
bool isWhole(const QJsonValue &number)
{
    return number.toVariant().typeId() == QMetaType::LongLong;
}

int order(qint64 a, qint64 b)
{
    return a < b ? -1 : int(a > b);
}

int order(qint64 whole, double number)
{
    constexpr double beyond = 9223372036854775808.0; // 2^63
    if (number >= beyond)
        return -1;
    if (number < -beyond)
        return 1;
    const double floor = std::floor(number);
    const int difference = order(whole, qint64(floor));
    return difference == 0 && floor < number ? -1 : difference;
}

} // namespace

std::span<const SchemaBoundWords> schemaBounds()
{
    return bounds;
}

SchemaBound schemaBound(const QJsonObject &schema, const SchemaBoundWords &words)
{
    SchemaBound bound{words.isZeroWithout ? QJsonValue(0) : QJsonValue(), false, words.isUpper};
    for (const char *keyword : {words.closed, words.open}) {
        const SchemaBound stated{keyword ? schema.value(QLatin1String(keyword)) : QJsonValue(), keyword == words.open,
                                 words.isUpper};
        if (stated.value.isDouble() && stated.isTighterThan(bound))
            bound = stated;
    }
    return bound;
}

int compareNumbers(const QJsonValue &first, const QJsonValue &second)
{
    if (isWhole(first))
        return isWhole(second) ? order(first.toInteger(), second.toInteger()) : order(first.toInteger(), second.toDouble());
    if (isWhole(second))
        return -order(second.toInteger(), first.toDouble());
    return first.toDouble() < second.toDouble() ? -1 : int(first.toDouble() > second.toDouble());
}

bool SchemaBound::isTighterThan(const SchemaBound &other) const
{
    if (!value.isDouble() || !other.value.isDouble())
        return value.isDouble();
    const int difference = isUpper ? compareNumbers(other.value, value) : compareNumbers(value, other.value);
    return difference > 0 || (difference == 0 && isOpen && !other.isOpen);
}

} // namespace oz0
