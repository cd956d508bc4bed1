#include "ui/widgets/diff/TextDiffView.h"

#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

namespace oz0 {

namespace {

// Stripes that lean to the right, 6 px apart, as a tile.
QPixmap hatchOf(const Theme &theme, double ratio)
{
    constexpr int tile = 12;
    QPixmap pixmap(QSize(tile, tile) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(theme.color(Token::Base));
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.color(theme.isHighContrast() ? Token::Grid : Token::Phase), 4));
    for (int x = -tile; x <= 2 * tile; x += tile)
        painter.drawLine(QPointF(x - 2, tile + 2), QPointF(x + tile + 2, -2));
    return pixmap;
}

Token groundOf(DiffRow::Kind kind, DiffPane pane)
{
    switch (kind) {
    case DiffRow::Kind::Removed:
        return Token::DelLine;
    case DiffRow::Kind::Added:
        return Token::AddLine;
    case DiffRow::Kind::Changed:
        return pane == DiffPane::Left ? Token::DelLine : Token::AddLine;
    case DiffRow::Kind::Same:
    case DiffRow::Kind::Fold:
        break;
    }
    return Token::Base;
}

} // namespace

void TextDiffView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    if (m_hatch.isNull() || m_hatch.devicePixelRatio() != devicePixelRatioF())
        m_hatch = hatchOf(m_theme, devicePixelRatioF());
    const QRect dirty = event->rect();
    const int scrolled = verticalScrollBar()->value();
    int y = dirty.top();
    if (m_rows.count() > 0 && dirty.top() + scrolled < m_tops.back()) {
        for (int row = rowAt(dirty.top() + scrolled); row < m_rows.count(); ++row) {
            const QRect rect = rowRect(row);
            if (rect.top() > dirty.bottom())
                break;
            paintRow(painter, row, rect);
            y = rect.bottom() + 1;
        }
    }
    if (y <= dirty.bottom())
        painter.fillRect(QRect(dirty.left(), y, dirty.width(), dirty.bottom() - y + 1), m_theme.color(Token::Base));
    if (!m_rows.isUnified())
        painter.fillRect(QRect((viewport()->width() - 1) / 2, dirty.top(), 1, dirty.height()), m_theme.color(Token::Hair));
}

void TextDiffView::paintRow(QPainter &painter, int row, const QRect &rect)
{
    if (m_rows.at(row).kind == DiffRow::Kind::Fold) {
        paintFold(painter, row, rect);
    } else if (m_rows.isUnified()) {
        paintLine(painter, row, m_rows.at(row).right >= 0 ? DiffPane::Right : DiffPane::Left, rect);
    } else {
        paintLine(painter, row, DiffPane::Left, rect);
        paintLine(painter, row, DiffPane::Right, rect);
    }
    if (row == m_current && hasFocus()) {
        QRect ring = rect;
        if (!m_rows.isUnified() && m_rows.at(row).kind != DiffRow::Kind::Fold) {
            const Pane pane = paneOf(m_pane);
            ring.setLeft(pane.rect.left());
            ring.setRight(pane.rect.right());
        }
        painter.setPen(m_theme.color(Token::Focus));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(ring.adjusted(0, 0, -1, -1));
    }
}

QRect TextDiffView::foldLink(int row, const QRect &rect, int which) const
{
    const int hidden = m_rows.hidden(m_rows.at(row).fold).rows;
    const QFontMetrics metrics(m_theme.font(FontRole::Small));
    const int more = hidden > DiffRows::stepLines ? metrics.horizontalAdvance(tr("Show %1 more").arg(DiffRows::stepLines)) : 0;
    const int all = metrics.horizontalAdvance(tr("Show all"));
    const int gap = more > 0 ? 2 * size::insideGroup : 0;
    const int left = m_rows.isUnified() ? rect.right() - more - gap - all - size::pageMargin
                                        : paneOf(DiffPane::Right).rect.left() + size::refusalGutter + size::insideGroup;
    return which == 0 ? QRect(left, rect.top(), more, rect.height()) : QRect(left + more + gap, rect.top(), all, rect.height());
}

void TextDiffView::paintFold(QPainter &painter, int row, const QRect &rect)
{
    painter.fillRect(rect, m_theme.color(Token::Fold));
    const QColor hair = m_theme.color(Token::Hair);
    painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), 1), hair);
    painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), hair);
    const QColor soft = m_theme.color(Token::Text2);
    m_theme.paintIcon(&painter, QRect(size::insideGroup, rect.center().y() - size::iconCell / 2, size::iconCell, size::iconCell),
                      QStringLiteral("fold"), soft);
    painter.setFont(m_theme.font(FontRole::Small));
    painter.setPen(soft);
    const QRect more = foldLink(row, rect, 0);
    const QRect all = foldLink(row, rect, 1);
    const int left = size::insideGroup + size::iconCell + size::insideGroup;
    const int end = m_rows.isUnified() ? more.left() - size::betweenGroups : paneOf(DiffPane::Left).rect.right();
    const QRect words(left, rect.top(), end - left, rect.height());
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(foldText(m_rows.at(row).fold), Qt::ElideRight, words.width()));
    painter.setPen(m_theme.color(Token::Accent));
    if (more.width() > 0)
        painter.drawText(more, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                         tr("Show %1 more").arg(DiffRows::stepLines));
    painter.drawText(all, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, tr("Show all"));
}

void TextDiffView::paintMargin(QPainter &painter, int row, DiffPane pane, const QRect &cell)
{
    const int line = m_rows.at(row).line(pane);
    const DiffMargin *margin = marginAt(pane, line);
    if (!margin)
        return;
    const QColor color = m_theme.color(margin->isRefusal ? Token::Bad : Token::Warn);
    if ((pane == DiffPane::Right ? margin->right : margin->left) == line) {
        const QRect icon(cell.center().x() - size::iconCell / 2, cell.center().y() - size::iconCell / 2, size::iconCell,
                         size::iconCell);
        m_theme.paintIcon(&painter, icon, margin->isRefusal ? QStringLiteral("refusals") : QStringLiteral("warning"), color);
    } else {
        painter.fillRect(QRect(cell.center().x(), cell.top(), 2, cell.height()), color);
    }
}

void TextDiffView::paintLine(QPainter &painter, int row, DiffPane side, const QRect &rect)
{
    const DiffRow &shown = m_rows.at(row);
    const Pane pane = paneOf(side);
    const int line = shown.line(side);
    const QRect strip(pane.rect.left(), rect.top(), pane.rect.width(), rect.height());
    painter.fillRect(QRect(strip.left(), strip.top(), pane.sign - strip.left(), strip.height()), m_theme.color(Token::Gutter));
    if (line < 0) {
        painter.setBrushOrigin(0, -verticalScrollBar()->value());
        painter.fillRect(QRect(pane.sign, strip.top(), strip.right() - pane.sign + 1, strip.height()), QBrush(m_hatch));
        return;
    }
    const bool selected = isSelected(row, side);
    const Token ground = selected ? (hasFocus() ? Token::Sel : Token::SelOff) : groundOf(shown.kind, side);
    const bool differs = shown.kind != DiffRow::Kind::Same;
    const bool isGone = shown.kind == DiffRow::Kind::Removed || (shown.kind == DiffRow::Kind::Changed && side == DiffPane::Left);
    const QRect body(pane.sign, strip.top(), strip.right() - pane.sign + 1, strip.height());
    painter.fillRect(body, m_theme.color(ground));
    if (differs) // numbers of changed lines stand on their tint too
        painter.fillRect(QRect(pane.number, strip.top(), pane.sign - pane.number, strip.height()),
                         m_theme.color(groundOf(shown.kind, side)));
    if (differs && m_theme.isHighContrast()) {
        painter.setPen(m_theme.color(isGone ? Token::Bad : Token::Good));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(body.adjusted(0, 0, -1, -1));
    }
    painter.setFont(m_theme.font(FontRole::Fixed));
    painter.setPen(m_theme.color(Token::Text2));
    const auto number = [&](int left, int value) {
        if (value >= 0)
            painter.drawText(QRect(left, rect.top(), m_numberWidth - size::insideGroup, rect.height()),
                             Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, QString::number(value + 1));
    };
    if (m_rows.isUnified()) {
        number(pane.number, shown.left);
        number(pane.number2, shown.right);
    } else {
        number(pane.number, line);
    }
    const Token inkWhenSelected = hasFocus() ? Token::SelText : Token::Text;
    if (differs) {
        painter.setPen(m_theme.color(selected ? inkWhenSelected : isGone ? Token::Bad : Token::Good));
        painter.drawText(QRect(pane.sign, rect.top(), size::signGutter - size::iconToWord, rect.height()),
                         Qt::AlignCenter | Qt::TextSingleLine, isGone ? QStringLiteral("−") : QStringLiteral("+"));
    }
    LineLook look;
    look.ink = selected ? inkWhenSelected : Token::Text;
    look.word = selected ? ground : isGone ? Token::DelWord : Token::AddWord;
    look.withSyntax = !selected;
    look.tellsLineEnd = differs || m_rows.text()->diff.differsInEndsOnly;
    look.spans = m_syntax ? m_syntax(side, line) : nullptr;
    const QRect text(pane.text, rect.top(), strip.right() - pane.text + 1, rect.height());
    m_painter.paint(painter, text, horizontalScrollBar()->value(), (quint64(side == DiffPane::Right) << 32) | quint64(line),
                    m_rows.text()->lines(side)[line], look);
    const QRect margin(pane.refusal, rect.top(), size::refusalGutter, rect.height());
    if (m_rows.isUnified() || side == DiffPane::Right || m_leftMargin)
        paintMargin(painter, row, side, margin);
    const DiffMargin *framed = m_shownMargin >= 0 ? marginAt(side, line) : nullptr;
    if (framed && framed->index == m_shownMargin) {
        const QColor color = m_theme.color(framed->isRefusal ? Token::Bad : Token::Warn);
        const int first = side == DiffPane::Right ? framed->right : framed->left;
        const int last = side == DiffPane::Right ? qMax(framed->right, framed->lastRight) : framed->left;
        painter.fillRect(QRect(strip.left(), strip.top(), 2, strip.height()), color);
        painter.fillRect(QRect(strip.right() - 1, strip.top(), 2, strip.height()), color);
        if (line == first)
            painter.fillRect(QRect(strip.left(), strip.top(), strip.width(), 2), color);
        if (line == last)
            painter.fillRect(QRect(strip.left(), strip.bottom() - 1, strip.width(), 2), color);
    }
}

} // namespace oz0
