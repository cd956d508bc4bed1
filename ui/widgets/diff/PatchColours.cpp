#include "ui/widgets/diff/PatchColours.h"

#include <QTextCursor>

namespace oz0 {

PatchColours::PatchColours(const Theme &theme, QTextDocument *document) : QSyntaxHighlighter(document), m_theme(theme)
{
    connect(&theme, &Theme::changed, this, &QSyntaxHighlighter::rehighlight);
}

PatchColours::Line PatchColours::lineOf(const QString &text)
{
    if (text.startsWith(QLatin1String("+++")) || text.startsWith(QLatin1String("---")) || text.startsWith(QLatin1String("diff ")))
        return Line::Head;
    return text.startsWith(QLatin1Char('+'))   ? Line::Added
        : text.startsWith(QLatin1Char('-'))    ? Line::Removed
        : text.startsWith(QLatin1String("@@")) ? Line::Place
                                               : Line::Same;
}

void PatchColours::highlightBlock(const QString &text)
{
    static constexpr Token inks[] = {Token::Text, Token::Text2, Token::Busy, Token::Good, Token::Bad};
    const Line line = lineOf(text);
    if (line != Line::Same)
        setFormat(0, int(text.size()), m_theme.color(inks[int(line)]));
}

void PatchColours::tintLines()
{
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const Line line = lineOf(block.text());
        if (line != Line::Added && line != Line::Removed)
            continue;
        QTextBlockFormat format;
        format.setBackground(m_theme.color(line == Line::Added ? Token::AddLine : Token::DelLine));
        cursor.setPosition(block.position());
        cursor.mergeBlockFormat(format);
    }
    cursor.endEditBlock();
}

} // namespace oz0
