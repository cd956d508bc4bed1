#include "ui/widgets/RowInk.h"

#include "ui/Theme.h"

#include <QStyleOptionViewItem>

namespace oz0 {

namespace {

bool isHue(Token token)
{
    return token == Token::Good || token == Token::Busy || token == Token::Warn || token == Token::Bad || token == Token::Accent;
}

} // namespace

RowGround rowGround(const QStyleOptionViewItem &option)
{
    if (!(option.state & QStyle::State_Selected))
        return RowGround::Plain;
    return option.state & QStyle::State_Active ? RowGround::Selected : RowGround::SelectedOff;
}

QColor rowInk(const Theme &theme, RowGround ground, Token token)
{
    switch (ground) {
    case RowGround::Plain:
        return theme.color(token);
    case RowGround::Selected:
        return theme.color(isHue(token) && !theme.isHighContrast() ? token : Token::SelText);
    case RowGround::SelectedOff:
        return theme.color(isHue(token) && !theme.isHighContrast() ? token : Token::Text);
    }
    return theme.color(token);
}

QColor rowFocus(const Theme &theme, RowGround ground)
{
    return theme.color(ground == RowGround::Selected && theme.isHighContrast() ? Token::SelText : Token::Focus);
}

} // namespace oz0
