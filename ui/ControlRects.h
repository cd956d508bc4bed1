// Where the parts of compound controls lie: text, arrow, thumb.
#pragma once

#include <QStyle>

class QStyleOptionComboBox;
class QStyleOptionComplex;

namespace oz0 {

/// Of combo boxes, spin boxes and scroll bars, in the widget's own direction; an invalid rectangle for what they do not have.
/// False for a part whose place is the base style's to say.
bool controlRect(QStyle::ComplexControl control, const QStyleOptionComplex &option, QStyle::SubControl part, QRect *rect);

/// Where a combo box that is not edited shows its choice.
QRect comboTextRect(const QStyleOptionComboBox &option);

/// What a line edit leaves for its text: the same start as in combo boxes, also behind an icon.
QRect lineEditTextRect(const QRect &frame, const QWidget *edit);

} // namespace oz0
