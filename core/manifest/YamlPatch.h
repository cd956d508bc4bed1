// A JSON Patch applied to YAML as it is written: only the places that an operation names change.
#pragma once

#include "core/manifest/JsonPatch.h"

#include <QByteArray>

namespace oz0 {

/// More operations than this are refused (TooLarge).
inline constexpr qsizetype yamlPatchMaxOperations = 1000;

/// Promises readYaml(result).root == applyJsonPatch(readYaml(text).root, patch); what no operation touches stays byte for byte:
/// comments, blank lines, order, quotes, indentation, line breaks, a missing last one, a byte order mark. Comments directly above
/// a removed entry, in its column, go with it, as do those behind and within it; those that head the whole text stay.
/// InvalidInput when the text is no YAML that readYaml accepts or no mapping, when an operation does not fit it (subject: its
/// pointer), and when a place is written in a way that cannot be edited (with its line); never a text that says something else.
/// Linear in the text for each operation.
Result<QByteArray> patchYaml(const QByteArray &text, const QJsonArray &patch);

} // namespace oz0
