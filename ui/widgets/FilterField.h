// The field in which one types what a list shall hold.
#pragma once

#include "ui/Theme.h"

#include <QLineEdit>

namespace oz0 {

/// With the filter's icon and a button that clears it, wide enough for its placeholder. Its object name is "filter".
QLineEdit *makeFilterField(const Theme &theme, const QString &placeholder, const QString &accessibleName);

} // namespace oz0
