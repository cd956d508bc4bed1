#include "ui/widgets/JsonColors.h"

namespace oz0 {

JsonColors::JsonColors(const Theme &theme, QTextDocument *document) : QSyntaxHighlighter(document), m_theme(theme)
{
    connect(&theme, &Theme::changed, this, &QSyntaxHighlighter::rehighlight);
}

void JsonColors::highlightBlock(const QString &line)
{
    qsizetype at = 0;
    while (at < line.size()) {
        const qsizetype from = at;
        const QChar c = line.at(at);
        Token token = Token::SynPun;
        if (c == QLatin1Char('"')) {
            for (++at; at < line.size() && line.at(at) != QLatin1Char('"'); ++at) {
                if (line.at(at) == QLatin1Char('\\'))
                    ++at;
            }
            at = qMin(at + 1, line.size());
            const bool isKey = line.mid(at).trimmed().startsWith(QLatin1Char(':'));
            token = isKey ? Token::SynKey : Token::SynStr;
        } else if (c.isLetterOrNumber() || c == QLatin1Char('-')) {
            while (at < line.size() && !QStringLiteral(" ,]}").contains(line.at(at)))
                ++at;
            token = Token::SynNum;
        } else {
            ++at;
        }
        setFormat(int(from), int(at - from), m_theme.color(token));
    }
}

} // namespace oz0
