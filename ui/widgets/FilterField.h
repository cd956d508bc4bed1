// The field in which one types what a list shall hold.
#pragma once

#include "ui/Theme.h"

#include <QLineEdit>

namespace oz0 {

/// With the filter's icon and a button that clears it, wide enough for its placeholder; Escape clears it, too. Its object name is
/// "filter".
QLineEdit *makeFilterField(const Theme &theme, const QString &placeholder, const QString &accessibleName);
/// Escape in the field clears it. An empty one leaves Escape to whoever else wants it.
void clearOnEscape(QLineEdit *field);

} // namespace oz0
