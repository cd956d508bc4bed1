// The bounds that a JSON Schema sets, compared by all their digits.
#pragma once

#include <QJsonObject>
#include <QJsonValue>

#include <span>

namespace oz0 {

/// A bound of one keyword; without a value: none.
struct SchemaBound
{
    QJsonValue value;
    bool isOpen = false;
    bool isUpper = false;

    bool isTighterThan(const SchemaBound &other) const; ///< of the same keyword
};

struct SchemaBoundWords
{
    const char *closed;
    const char *open; ///< null: there is none
    bool isUpper;
    bool isZeroWithout; ///< what holds when the keyword is absent; otherwise nothing
};

std::span<const SchemaBoundWords> schemaBounds();
SchemaBound schemaBound(const QJsonObject &schema, const SchemaBoundWords &words);

} // namespace oz0
