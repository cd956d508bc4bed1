#include "core/manifest/SchemaWords.h"

#include <QHash>
#include <QSet>

namespace oz0 {

SchemaKeyword schemaKeyword(const QString &keyword)
{
    static const QHash<QString, SchemaKeyword> keywords{
        {QStringLiteral("required"), SchemaKeyword::Set},
        {QStringLiteral("enum"), SchemaKeyword::Set},
        {QStringLiteral("type"), SchemaKeyword::Set},
        {QStringLiteral("items"), SchemaKeyword::Schema},
        {QStringLiteral("contains"), SchemaKeyword::Schema},
        {QStringLiteral("additionalProperties"), SchemaKeyword::Schema},
        {QStringLiteral("propertyNames"), SchemaKeyword::Schema},
        {QStringLiteral("not"), SchemaKeyword::Schema},
        {QStringLiteral("if"), SchemaKeyword::Schema},
        {QStringLiteral("then"), SchemaKeyword::Schema},
        {QStringLiteral("else"), SchemaKeyword::Schema},
        {QStringLiteral("unevaluatedItems"), SchemaKeyword::Schema},
        {QStringLiteral("unevaluatedProperties"), SchemaKeyword::Schema},
        {QStringLiteral("properties"), SchemaKeyword::SchemaMap},
        {QStringLiteral("patternProperties"), SchemaKeyword::SchemaMap},
        {QStringLiteral("dependentSchemas"), SchemaKeyword::SchemaMap},
        {QStringLiteral("$defs"), SchemaKeyword::SchemaMap},
        {QStringLiteral("allOf"), SchemaKeyword::SchemaList},
        {QStringLiteral("anyOf"), SchemaKeyword::SchemaList},
        {QStringLiteral("oneOf"), SchemaKeyword::SchemaList},
        {QStringLiteral("prefixItems"), SchemaKeyword::SchemaList},
        {QStringLiteral("dependentRequired"), SchemaKeyword::SetMap},
    };
    return keywords.value(keyword, SchemaKeyword::Value);
}

bool saysNothingWhenEmpty(const QString &keyword)
{
    static const QSet<QString> words{QStringLiteral("required"),
                                     QStringLiteral("properties"),
                                     QStringLiteral("patternProperties"),
                                     QStringLiteral("propertyNames"),
                                     QStringLiteral("dependentSchemas"),
                                     QStringLiteral("dependentRequired"),
                                     QStringLiteral("then"),
                                     QStringLiteral("else")};
    return words.contains(keyword);
}

bool saysNothingWhenOpen(const QString &keyword)
{
    static const QSet<QString> words{QStringLiteral("items"), QStringLiteral("additionalProperties"),
                                     QStringLiteral("unevaluatedItems"), QStringLiteral("unevaluatedProperties")};
    return words.contains(keyword);
}

} // namespace oz0
