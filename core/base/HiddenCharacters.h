// Characters that nobody sees, though they change what a text is or how the rest of its line reads.
#pragma once

#include <QList>
#include <QString>

namespace oz0 {

struct HiddenCharacter
{
    qsizetype at = 0; ///< in UTF-16 units
    int units = 1;
    char32_t code = 0;
};

/// Of a line, in order: control characters but the tab, what turns the direction of writing, joins or tags, and every space but the
/// one that keys write. What only says that the symbol before it is a coloured one is left out.
QList<HiddenCharacter> hiddenCharacters(QStringView line);

QString codePointName(char32_t code); ///< "U+202E"

/// The line with "[U+202E]" in the place of each, so that it reads from left to right and looks like no other one.
QString withHiddenShown(const QString &line);

} // namespace oz0
