// Margins that turn with the direction of the layout, as Qt's own do not.
#pragma once

class QLayout;
class QMargins;

namespace oz0 {

/// `margins` as they are from left to right, of the layout of a widget.
void setLeadingMargins(QLayout &layout, const QMargins &margins);

} // namespace oz0
