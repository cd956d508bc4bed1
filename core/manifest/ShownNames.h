// Names that a complaint about a plugin.yaml may repeat: never a header's value, never a credential of an address (U14).
#pragma once

#include <QString>

namespace oz0 {

/// Stands for what is not told; the complaint's line says where it is.
QString hiddenWord();

/// A word of the text with the hidden parts of its URLs replaced, then cut.
QString shownWord(const QString &word, qsizetype most = 80);

/// A JSON pointer whose tokens may be told: below `headers` only what can be a header's name, elsewhere no credential. What a
/// contract says of a property of that name is no header's value.
QString shownPointer(const QString &pointer);

} // namespace oz0
