// What is drawn on the ground of a row: on a plain one, on a selection, and on a selection in a view without the focus.
#pragma once

#include "ui/Palettes.h"

class QStyleOptionViewItem;

namespace oz0 {

class Theme;

enum class RowGround { Plain, Selected, SelectedOff };

/// By the option's states, which the delegate has set to those of its view.
RowGround rowGround(const QStyleOptionViewItem &option);

/// What a plain row shows in the token's colour. States keep their hue on a selection, all but on high contrast's yellow; everything
/// else is in the selection's text there.
QColor rowInk(const Theme &theme, RowGround ground, Token token);

/// The line around the current row.
QColor rowFocus(const Theme &theme, RowGround ground);

} // namespace oz0
