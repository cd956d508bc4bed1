#include "ui/widgets/diff/PatchColours.h"

namespace oz0 {

PatchColours::PatchColours(const Theme &theme, QTextDocument *document) : QSyntaxHighlighter(document), m_theme(theme)
{
    connect(&theme, &Theme::changed, this, &QSyntaxHighlighter::rehighlight);
}

void PatchColours::highlightBlock(const QString &text)
{
    QTextCharFormat format;
    const bool isHead = text.startsWith(QLatin1String("+++")) || text.startsWith(QLatin1String("---"))
        || text.startsWith(QLatin1String("diff "));
    if (isHead) {
        format.setForeground(m_theme.color(Token::Text2));
    } else if (text.startsWith(QLatin1Char('+'))) {
        format.setForeground(m_theme.color(Token::Good));
        format.setBackground(m_theme.color(Token::AddLine));
    } else if (text.startsWith(QLatin1Char('-'))) {
        format.setForeground(m_theme.color(Token::Bad));
        format.setBackground(m_theme.color(Token::DelLine));
    } else if (text.startsWith(QLatin1String("@@"))) {
        format.setForeground(m_theme.color(Token::Busy));
    } else {
        return;
    }
    setFormat(0, int(text.size()), format);
}

} // namespace oz0
