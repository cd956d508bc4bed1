// What a keyword of JSON Schema 2020-12 holds, as far as comparing needs to know.
#pragma once

#include <QString>

namespace oz0 {

enum class SchemaKeyword {
    Value,      ///< compared literally, unknown keywords too
    Set,        ///< a list without order
    Schema,     ///< a schema
    SchemaMap,  ///< schemas by name
    SchemaList, ///< schemas in order
    SetMap,     ///< lists without order, by name
};

SchemaKeyword schemaKeyword(const QString &keyword);
/// Whether a keyword says the same when it is empty as when it is absent: `required: []` does, `not: {}` refuses everything.
bool saysNothingWhenEmpty(const QString &keyword);
/// The same of those that mark what they hold as seen, and so say something where unevaluated properties or items are limited.
bool saysNothingWhenOpen(const QString &keyword);

} // namespace oz0
