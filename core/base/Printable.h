// Text of anybody's, made fit for a terminal: what others wrote must not move its cursor, colour it or retitle its window.
#pragma once

#include <QString>

namespace oz0 {

/// Control characters, and those that turn the direction of text, are written out: \x1b, \u202e. Tabs and ends of lines stay.
QString printable(const QString &text);
/// The same on one line: tabs and ends of lines are written out, too.
QString printableLine(const QString &text);
/// For JSON, in which control characters are escaped already: the rest of them as JSON's own escapes, so that it means the same.
QString printableJson(const QString &json);

} // namespace oz0
