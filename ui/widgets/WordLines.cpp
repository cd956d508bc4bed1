#include "ui/widgets/WordLines.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyle>
#include <QTextLayout>

namespace oz0 {

namespace {

QTextOption optionFor(Qt::Alignment side)
{
    QTextOption option(side);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    return option;
}

// A host or a path that is longer than its line is read in its parts.
QString breakable(const QString &text, const QFontMetrics &metrics, int width)
{
    QString broken;
    for (qsizetype at = 0; at < text.size();) {
        qsizetype end = at;
        while (end < text.size() && !text[end].isSpace())
            ++end;
        const QString word = text.mid(at, end - at);
        const bool isLong = metrics.horizontalAdvance(word) > width;
        for (qsizetype each = 0; each < word.size(); ++each) {
            broken += word[each];
            const bool isPart = QStringView(u"./_").contains(word[each]) && each + 1 < word.size();
            if (isLong && isPart)
                broken += QChar(0x200b);
        }
        if (end < text.size())
            broken += text[end];
        at = end + 1;
    }
    return broken;
}

} // namespace

int wordLinesHeight(const QFont &font, const QString &text, int width)
{
    const QFontMetrics metrics(font);
    QTextLayout layout(breakable(text, metrics, width).replace(QLatin1Char('\n'), QChar::LineSeparator), font);
    layout.setTextOption(optionFor(Qt::AlignLeft));
    layout.beginLayout();
    int lines = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(qMax(1, width));
        ++lines;
    }
    layout.endLayout();
    return metrics.height() + (qMax(1, lines) - 1) * metrics.lineSpacing();
}

void paintWordLines(QPainter *painter, const QRect &rect, const QString &text, Qt::Alignment side)
{
    painter->drawText(QRectF(rect), breakable(text, painter->fontMetrics(), rect.width()), optionFor(side));
}

void paintTwoLines(QPainter *painter, const QRect &rect, const LedText &words, Qt::LayoutDirection direction)
{
    const Qt::Alignment side = QStyle::visualAlignment(direction, Qt::AlignLeading);
    QTextLayout layout(words.text, words.font);
    layout.setTextOption(optionFor(side));
    QTextLayout::FormatRange lead{0, int(words.lead), {}};
    lead.format.setFont(words.leadFont);
    lead.format.setForeground(words.leadInk);
    if (words.lead > 0)
        layout.setFormats({lead});
    layout.beginLayout();
    QTextLine first = layout.createLine();
    first.setLineWidth(rect.width());
    layout.endLayout();
    const QFontMetrics metrics(words.font);
    const QString rest = words.text.mid(first.textLength()).trimmed();
    const int top = rect.top() + (rect.height() - metrics.height()) / 2;
    painter->save();
    painter->setPen(words.ink);
    layout.draw(painter, QPointF(rect.left(), top));
    painter->setFont(words.font);
    if (!rest.isEmpty()) {
        const QRect second(rect.left(), top + metrics.lineSpacing(), rect.width(), metrics.height());
        painter->drawText(second, int(side | Qt::AlignTop) | Qt::TextSingleLine,
                          metrics.elidedText(rest, Qt::ElideRight, rect.width()));
    }
    painter->restore();
}

} // namespace oz0
