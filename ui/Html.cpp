#include "ui/Html.h"

#include "ui/Theme.h"

#include <QStringList>

namespace oz0 {

QString plain(const QString &text)
{
    return text.toHtmlEscaped();
}

QString strong(const QString &text)
{
    return QStringLiteral("<span style=\"font-weight:600\">%1</span>").arg(text.toHtmlEscaped());
}

QString code(const Theme &theme, const QString &text)
{
    return codeHtml(theme, text.toHtmlEscaped());
}

QString codeHtml(const Theme &theme, const QString &html)
{
    const QFont font = theme.font(FontRole::Fixed);
    return QStringLiteral("<span style=\"font-family:'%1';font-size:%2pt\">").arg(font.family()).arg(font.pointSizeF()) + html
        + QStringLiteral("</span>");
}

QString withCode(const Theme &theme, const QString &html)
{
    const QString mark = QStringLiteral("<code>");
    const QString opened = codeHtml(theme, mark).section(mark, 0, 0);
    return QString(html).replace(mark, opened).replace(QStringLiteral("</code>"), QStringLiteral("</span>"));
}

QString soft(const Theme &theme, const QString &text)
{
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(theme.color(Token::Text2).name(), text.toHtmlEscaped());
}

QString link(const QString &target, const QString &text)
{
    return QStringLiteral("<a href=\"%1\" style=\"text-decoration:none\">%2</a>")
        .arg(target.toHtmlEscaped(), text.toHtmlEscaped());
}

QString unbroken(const QString &name)
{
    return QString(name).replace(QLatin1Char('-'), QStringLiteral("-\u2060"));
}

QString breakable(const QString &word)
{
    QString broken = word;
    for (qsizetype at = word.size() - word.size() % 8; at > 0; at -= 8)
        broken.insert(at, QChar(0x200b));
    return broken;
}

QString breakableNames(const QString &html)
{
    constexpr qsizetype leastName = 28; // shorter ones fit into any pane
    constexpr qsizetype mostUnbroken = 32;
    const auto ends = [&html](qsizetype at) { return at >= html.size() || html[at].isSpace() || html[at] == QLatin1Char('<'); };
    QString broken;
    for (qsizetype at = 0; at < html.size();) {
        if (html[at] == QLatin1Char('<')) {
            const qsizetype close = html.indexOf(QLatin1Char('>'), at);
            const qsizetype next = close < 0 ? html.size() : close + 1;
            broken += QStringView(html).mid(at, next - at);
            at = next;
            continue;
        }
        qsizetype end = at + 1;
        while (!ends(at) && !ends(end))
            ++end;
        const QString word = html.mid(at, end - at);
        if (word.startsWith(QLatin1String("--")) && word.size() < leastName) {
            broken += oz0::unbroken(word);
            at = end;
            continue;
        }
        qsizetype unbroken = 0; // characters since the last place to break
        bool isEntity = false;
        for (qsizetype each = at; each < end; ++each) {
            broken += html[each];
            isEntity = html[each] == QLatin1Char('&') || (isEntity && html[each] != QLatin1Char(';'));
            if (++unbroken >= mostUnbroken && !isEntity && each + 1 < end && html[each].isLetterOrNumber()
                && html[each + 1].isLetterOrNumber()) {
                broken += QChar(0x200b);
                unbroken = 0;
                continue;
            }
            const bool isJoint = html[each] == QLatin1Char('.') || html[each] == QLatin1Char('_');
            if (end - at >= leastName && isJoint && each + 1 < end && html[each + 1].isLetterOrNumber()) {
                broken += QChar(0x200b);
                unbroken = 0;
            }
        }
        at = end;
    }
    return broken;
}

QString breakableWords(const QString &sentence)
{
    constexpr qsizetype tooLong = 24;
    QStringList words = sentence.split(QLatin1Char(' '));
    for (QString &word : words)
        word = word.size() > tooLong ? breakable(word) : unbroken(word);
    return words.join(QLatin1Char(' '));
}

} // namespace oz0
