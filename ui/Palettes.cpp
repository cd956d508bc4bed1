#include "ui/Palettes.h"

#include <cmath>

namespace oz0 {

namespace {

struct TokenRow
{
    const char *name;
    QRgb light;
    QRgb dark;
    QRgb highContrast;
};

// In the order of Token.
constexpr TokenRow table[tokenCount] = {
    {"window", 0xF3F4F6, 0x212327, 0x000000},     {"base", 0xFFFFFF, 0x191B1E, 0x000000},
    {"alt", 0xF8F9FA, 0x1D1F23, 0x000000},        {"rail", 0xE9EBEF, 0x1B1D20, 0x000000},
    {"header", 0xFAFAFB, 0x26282D, 0x000000},     {"hair", 0xDCDFE4, 0x35383F, 0xFFFFFF},
    {"border", 0x858C98, 0x7A818D, 0xFFFFFF},     {"btn", 0xFFFFFF, 0x2D3036, 0x000000},
    {"text", 0x1A1D23, 0xE5E7EB, 0xFFFFFF},       {"text2", 0x515966, 0xA9B0BC, 0xFFFFFF},
    {"dis", 0x626976, 0x8E95A1, 0xC0C0C0},        {"accent", 0x1B5FCC, 0x82B1FF, 0x7FD4FF},
    {"accentFill", 0x1B5FCC, 0x2F67CC, 0x7FD4FF}, {"onAccent", 0xFFFFFF, 0xFFFFFF, 0x000000},
    {"hover", 0xEEF2F8, 0x262A31, 0x1E1E1E},      {"sel", 0xD3E3FB, 0x26436F, 0xFFE24A},
    {"selText", 0x10131A, 0xFFFFFF, 0x000000},    {"selOff", 0xE2E6EC, 0x33373F, 0x5C5C5C},
    {"focus", 0x1B5FCC, 0x82B1FF, 0xFFE24A},      {"good", 0x0E6E4A, 0x62CE9E, 0x7CFFB2},
    {"goodBg", 0xDFF3E8, 0x17352A, 0x000000},     {"busy", 0x5443B8, 0xB3A6FF, 0xD2C6FF},
    {"busyBg", 0xE9E6FA, 0x2C2850, 0x000000},     {"warn", 0x825200, 0xEBB957, 0xFFD35C},
    {"warnBg", 0xFBEBC8, 0x3A2E14, 0x000000},     {"bad", 0xAD2419, 0xFF9287, 0xFFA79E},
    {"badBg", 0xFBE3E0, 0x46221F, 0x000000},      {"mute", 0x515966, 0xA9B0BC, 0xFFFFFF},
    {"muteBg", 0xE6E8EC, 0x30343B, 0x000000},     {"prod", 0x8F2463, 0xA6316F, 0xFF8CCB},
    {"test", 0x0B6478, 0x0F7086, 0x6FE0F2},       {"local", 0x4A5568, 0x596579, 0xFFFFFF},
    {"onProd", 0xFFFFFF, 0xFFFFFF, 0x000000},     {"delLine", 0xFCEDEB, 0x3A2021, 0x000000},
    {"delWord", 0xF8C8C2, 0x6C2C29, 0x6B1410},    {"addLine", 0xE5F5EB, 0x173126, 0x000000},
    {"addWord", 0xA9DDBE, 0x1B4934, 0x0B5A35},    {"phase", 0xEEF0F3, 0x23262B, 0x1E1E1E},
    {"fold", 0xEDF0F4, 0x24272D, 0x1E1E1E},       {"gutter", 0xF3F4F6, 0x1F2125, 0x000000},
    {"synKey", 0x1C4A94, 0x8DB8FF, 0x9CCBFF},     {"synStr", 0x85390F, 0xE9A77C, 0xFFC79E},
    {"synNum", 0x6336AE, 0xC3A6FF, 0xDCC6FF},     {"synCom", 0x5A6472, 0x98A0AD, 0xD0D0D0},
    {"synPun", 0x515966, 0xA9B0BC, 0xFFFFFF},     {"serA", 0x5B6472, 0xA9B0BC, 0xFFFFFF},
    {"serB", 0x1B5FCC, 0x82B1FF, 0x7FD4FF},       {"band", 0xCFDFF7, 0x243A5E, 0x123A4D},
    {"grid", 0xE4E7EB, 0x2C2F35, 0x4D4D4D},
};

double luminance(const QColor &color)
{
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

} // namespace

QColor paletteColor(Scheme scheme, Token token)
{
    const TokenRow &row = table[int(token)];
    switch (scheme) {
    case Scheme::Light:
        return QColor::fromRgb(row.light);
    case Scheme::Dark:
        return QColor::fromRgb(row.dark);
    case Scheme::HighContrast:
        return QColor::fromRgb(row.highContrast);
    }
    return {};
}

QString tokenName(Token token)
{
    return QString::fromLatin1(table[int(token)].name);
}

double contrast(const QColor &a, const QColor &b)
{
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

} // namespace oz0
