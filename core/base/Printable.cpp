#include "core/base/Printable.h"

namespace oz0 {

namespace {

bool movesTheTerminal(QChar c)
{
    const char16_t code = c.unicode();
    return code < 0x20 || (code >= 0x7f && code <= 0x9f) || code == 0x61c || (code >= 0x200e && code <= 0x200f)
        || (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
}

QString writtenOut(const QString &text, const QString &kept, bool asJson)
{
    QString out;
    out.reserve(text.size());
    for (const QChar c : text) {
        if (!movesTheTerminal(c) || kept.contains(c))
            out += c;
        else if (!asJson && c == QLatin1Char('\n'))
            out += QStringLiteral("\\n");
        else if (!asJson && c.unicode() <= 0xff)
            out += QStringLiteral("\\x%1").arg(int(c.unicode()), 2, 16, QLatin1Char('0'));
        else
            out += QStringLiteral("\\u%1").arg(int(c.unicode()), 4, 16, QLatin1Char('0'));
    }
    return out;
}

} // namespace

QString printable(const QString &text)
{
    return writtenOut(text, QStringLiteral("\t\n"), false);
}

QString printableLine(const QString &text)
{
    return writtenOut(text, {}, false);
}

QString printableJson(const QString &json)
{
    return writtenOut(json, QStringLiteral("\t\n\r"), true);
}

} // namespace oz0
