#include "core/manifest/SchemaWords.h"

#include <QHash>

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
    };
    return keywords.value(keyword, SchemaKeyword::Value);
}

} // namespace oz0
