// The icon that points to where a line goes on.
#pragma once

#include <QString>

namespace oz0 {

inline QString onward(Qt::LayoutDirection direction)
{
    return direction == Qt::RightToLeft ? QStringLiteral("left") : QStringLiteral("right");
}

} // namespace oz0
