// What a keyword of JSON Schema 2020-12 holds, as far as comparing needs to know.
#pragma once

#include <QString>

namespace oz0 {

enum class SchemaKeyword {
    Value,      ///< compared literally, unknown keywords too
    Set,        ///< a list without order
    Schema,     ///< a schema; absent and empty say the same
    SchemaMap,  ///< schemas by name
    SchemaList, ///< schemas in order
};

SchemaKeyword schemaKeyword(const QString &keyword);

} // namespace oz0
