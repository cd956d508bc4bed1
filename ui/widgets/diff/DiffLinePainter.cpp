#include "ui/widgets/diff/DiffLinePainter.h"

#include "core/base/HiddenCharacters.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QTextOption>

#include <algorithm>
#include <cmath>

namespace oz0 {

namespace {

constexpr int tabStop = 4;

// Written right to left, joined, wide or composed: only a text engine knows how wide that is.
bool isOneCell(QChar c)
{
    const ushort u = c.unicode();
    return (u >= 0x20 && u < 0x7f) || (u >= 0xa1 && u < 0x250 && u != 0xad);
}

constexpr int hiddenCells = 9; // " U+E0041 "

} // namespace

DiffLinePainter::DiffLinePainter(const Theme &theme) : m_theme(theme)
{
    themeChanged();
}

void DiffLinePainter::themeChanged()
{
    m_font = m_theme.font(FontRole::Fixed);
    m_bold = m_font;
    m_bold.setWeight(QFont::Bold);
    const QFontMetricsF metrics(m_font);
    m_charWidth = metrics.horizontalAdvance(QString(100, QLatin1Char('m'))) / 100;
    m_height = qMax(size::codeLine, int(std::ceil(metrics.height())));
    m_ascent = metrics.ascent() + (m_height - metrics.height()) / 2;
    forget();
}

void DiffLinePainter::forget()
{
    m_layouts.clear();
}

int DiffLinePainter::Shown::place(int unit) const
{
    if (places.isEmpty())
        return qMin(unit, int(text.size()));
    return places[qMin(unit, int(places.size()) - 1)];
}

DiffLinePainter::Shown DiffLinePainter::shownOf(const TextLine &line, bool tellsLineEnd) const
{
    Shown shown;
    qsizetype count = line.text.size();
    if (count > shownChars) {
        count = shownChars;
        if (line.text[count - 1].isHighSurrogate())
            --count;
        shown.rest = QStringLiteral(" … ")
            + QCoreApplication::translate("oz0::DiffLinePainter", "%n more character(s)", nullptr, int(line.text.size() - count));
    }
    const auto begin = line.text.cbegin();
    const bool asItIs = std::all_of(begin, begin + count, [](QChar c) { return isOneCell(c); });
    if (asItIs) {
        shown.text = line.text.left(count);
    } else {
        shown.places.reserve(count + 1);
        const QList<HiddenCharacter> hidden = hiddenCharacters(QStringView(line.text).left(count));
        auto next = hidden.begin();
        for (qsizetype i = 0; i < count; ++i) {
            const QChar c = line.text[i];
            shown.places.append(int(shown.text.size()));
            if (next != hidden.end() && next->at == i) {
                const int box = int(shown.text.size());
                shown.text += QLatin1Char(' ') + codePointName(next->code) + QLatin1Char(' ');
                shown.boxes.append({box, int(shown.text.size())});
                if (next->units == 2) {
                    shown.places.append(int(shown.text.size()));
                    ++i;
                }
                ++next;
            } else if (c == QLatin1Char('\t')) {
                shown.text.append(QString(tabStop - shown.text.size() % tabStop, QLatin1Char(' ')));
            } else {
                shown.isPlain = shown.isPlain && isOneCell(c);
                shown.text.append(c);
            }
        }
        shown.places.append(int(shown.text.size()));
    }
    if (tellsLineEnd && line.end == LineEnd::CrLf && shown.rest.isEmpty())
        shown.rest = QStringLiteral("[CR]");
    else if (tellsLineEnd && line.end == LineEnd::None && shown.rest.isEmpty())
        shown.rest = QLatin1Char(' ') + QCoreApplication::translate("oz0::DiffLinePainter", "[no line end]");
    return shown;
}

int DiffLinePainter::widthOf(const TextLine &line) const
{
    // Wide characters take two cells, numbers and tabs more; a bound is enough for a scroll bar.
    qsizetype cells = 0;
    const qsizetype count = qMin<qsizetype>(line.text.size(), shownChars);
    for (qsizetype i = 0; i < count; ++i) {
        const QChar c = line.text[i];
        cells += isOneCell(c) ? 1 : c == QLatin1Char('\t') ? tabStop : 2;
    }
    const bool asItIs = std::all_of(line.text.cbegin(), line.text.cbegin() + count, [](QChar c) { return isOneCell(c); });
    if (!asItIs)
        cells += hiddenCells * hiddenCharacters(QStringView(line.text).left(count)).size();
    return int(std::ceil(m_charWidth * double(cells + (line.text.size() > shownChars ? 32 : 5))));
}

void DiffLinePainter::paint(QPainter &painter, const QRect &rect, int scrolled, quint64 key, const TextLine &line,
                            const LineLook &look)
{
    const Shown shown = shownOf(line, look.tellsLineEnd);
    painter.save();
    painter.setClipRect(rect, Qt::IntersectClip);
    if (shown.isPlain)
        paintPlain(painter, rect, scrolled, shown, line, look);
    else
        paintShaped(painter, rect, scrolled, key, shown, line, look);
    painter.restore();
}

void DiffLinePainter::paintPlain(QPainter &painter, const QRect &rect, int scrolled, const Shown &shown, const TextLine &line,
                                 const LineLook &look) const
{
    const auto x = [&](int cell) { return rect.left() - scrolled + cell * m_charWidth; };
    const int size = int(shown.text.size());
    const int first = qBound(0, int(scrolled / m_charWidth), size);
    const int end = qBound(first, int((scrolled + rect.width()) / m_charWidth) + 1, size);
    for (const TextSpan &mark : line.marks) {
        if (mark.begin >= shownChars)
            break; // they are in order
        const int from = shown.place(mark.begin);
        const int to = shown.place(mark.end);
        if (to > first && from < end)
            painter.fillRect(QRectF(x(from), rect.top() + 1, (to - from) * m_charWidth, rect.height() - 2),
                             m_theme.color(look.word));
    }
    // The line falls into pieces of one colour and weight each.
    QList<int> edges{first, end};
    const auto addEdges = [&](int from, int length) {
        for (const int edge : {shown.place(from), shown.place(from + length)}) {
            if (edge > first && edge < end)
                edges.append(edge);
        }
    };
    for (const TextSpan &mark : line.marks) {
        if (mark.begin >= shownChars)
            break;
        addEdges(mark.begin, mark.end - mark.begin);
    }
    const bool hasSyntax = look.withSyntax && look.spans;
    if (hasSyntax) {
        for (const SyntaxSpan &span : *look.spans)
            addEdges(span.from, span.length);
    }
    std::sort(edges.begin(), edges.end());
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    const double baseline = rect.top() + m_ascent;
    qsizetype span = 0;
    qsizetype mark = 0;
    for (qsizetype i = 0; i + 1 < edges.size(); ++i) {
        const int from = edges[i];
        Token ink = look.ink;
        if (hasSyntax) {
            while (span < look.spans->size() && shown.place((*look.spans)[span].from + (*look.spans)[span].length) <= from)
                ++span;
            if (span < look.spans->size() && shown.place((*look.spans)[span].from) <= from)
                ink = (*look.spans)[span].token;
        }
        while (mark < line.marks.size() && shown.place(line.marks[mark].end) <= from)
            ++mark;
        const bool isMarked = mark < line.marks.size() && shown.place(line.marks[mark].begin) <= from;
        painter.setPen(m_theme.color(ink));
        painter.setFont(isMarked ? m_bold : m_font);
        painter.drawText(QPointF(x(from), baseline), shown.text.mid(from, edges[i + 1] - from));
    }
    for (const TextSpan &box : shown.boxes) {
        if (box.end > first && box.begin < end)
            paintBox(painter, QRectF(x(box.begin), rect.top(), (box.end - box.begin) * m_charWidth, rect.height()),
                     m_theme.color(look.withSyntax ? Token::Warn : look.ink));
    }
    if (!shown.rest.isEmpty() && x(size) < rect.right()) {
        painter.setPen(m_theme.color(look.withSyntax ? Token::Text2 : look.ink));
        painter.setFont(m_font);
        painter.drawText(QPointF(x(size), baseline), shown.rest);
    }
}

void DiffLinePainter::paintShaped(QPainter &painter, const QRect &rect, int scrolled, quint64 key, const Shown &shown,
                                  const TextLine &line, const LineLook &look)
{
    QTextLayout *layout = m_layouts.object(key);
    if (!layout) {
        layout = new QTextLayout(shown.text + shown.rest, m_font);
        QTextOption option;
        option.setWrapMode(QTextOption::NoWrap);
        option.setTextDirection(Qt::LeftToRight);
        layout->setTextOption(option);
        layout->setCacheEnabled(true);
        layout->beginLayout();
        layout->createLine();
        layout->endLayout();
        m_layouts.insert(key, layout);
    }
    QList<QTextLayout::FormatRange> ranges;
    const auto add = [&](int from, int length, const auto &edit) {
        QTextLayout::FormatRange range;
        range.start = shown.place(from);
        range.length = shown.place(from + length) - range.start;
        edit(range.format);
        ranges.append(range);
    };
    if (look.withSyntax && look.spans) {
        for (const SyntaxSpan &span : *look.spans)
            add(span.from, span.length, [&](QTextCharFormat &format) { format.setForeground(m_theme.color(span.token)); });
    }
    for (const TextSpan &mark : line.marks) {
        if (mark.begin >= shownChars)
            break;
        add(mark.begin, mark.end - mark.begin, [&](QTextCharFormat &format) { format.setBackground(m_theme.color(look.word)); });
    }
    painter.setPen(m_theme.color(look.ink));
    const double top = rect.top() + (m_height - layout->boundingRect().height()) / 2;
    layout->draw(&painter, QPointF(rect.left() - scrolled, top), ranges, QRectF(rect));
    const QTextLine whole = layout->lineAt(0);
    for (const TextSpan &box : shown.boxes) {
        const double from = whole.cursorToX(box.begin);
        const double to = whole.cursorToX(box.end);
        paintBox(painter, QRectF(rect.left() - scrolled + qMin(from, to), rect.top(), std::abs(to - from), rect.height()),
                 m_theme.color(look.withSyntax ? Token::Warn : look.ink));
    }
}

void DiffLinePainter::paintBox(QPainter &painter, const QRectF &cells, const QColor &color)
{
    painter.setPen(color);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(cells.toRect()).adjusted(2.5, 2.5, -2.5, -2.5));
}

} // namespace oz0
