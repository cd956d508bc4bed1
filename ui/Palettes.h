// The console's colours by name, in three schemes. Nothing else in the code names a colour.
#pragma once

#include <QColor>
#include <QString>

namespace oz0 {

enum class Scheme { Light, Dark, HighContrast };

enum class Token {
    Window,
    Base,
    Alt,
    Rail,
    Header,
    Hair,
    Border,
    Btn,
    Text,
    Text2,
    Dis,
    Accent,
    AccentFill,
    OnAccent,
    Hover,
    Sel,
    SelText,
    SelOff,
    Focus,
    Good,
    GoodBg,
    Busy,
    BusyBg,
    Warn,
    WarnBg,
    Bad,
    BadBg,
    Mute,
    MuteBg,
    Prod,
    Test,
    Local,
    OnProd,
    DelLine,
    DelWord,
    AddLine,
    AddWord,
    Phase,
    Fold,
    Gutter,
    SynKey,
    SynStr,
    SynNum,
    SynCom,
    SynPun,
    SerA,
    SerB,
    Band,
    Grid
};
constexpr int tokenCount = int(Token::Grid) + 1;

QColor paletteColor(Scheme scheme, Token token);
/// The token's name as the design writes it, "accentFill".
QString tokenName(Token token);

/// WCAG 2.x contrast of two opaque colours, 1…21.
double contrast(const QColor &a, const QColor &b);

} // namespace oz0
