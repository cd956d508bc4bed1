// What somebody may have meant who wrote a key that is not known.
#pragma once

#include <QString>

#include <initializer_list>

namespace oz0 {

/// The known key that differs from `written` by at most two letters, and by less than half of them, or by case, hyphens and
/// underscores alone; the nearest, the first of equals. Empty when none is near. At most 80 letters of `written` are looked at.
QString nearKey(const QString &written, std::initializer_list<const char *> known);

} // namespace oz0
