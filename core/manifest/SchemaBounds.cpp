#include "core/manifest/SchemaBounds.h"

#include "core/base/Decimal.h"

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
        if (isNumber(stated.value) && stated.isTighterThan(bound))
            bound = stated;
    }
    return bound;
}

bool SchemaBound::isTighterThan(const SchemaBound &other) const
{
    if (!isNumber(value) || !isNumber(other.value))
        return isNumber(value);
    const int difference = isUpper ? compareNumbers(other.value, value) : compareNumbers(value, other.value);
    return difference > 0 || (difference == 0 && isOpen && !other.isOpen);
}

} // namespace oz0
