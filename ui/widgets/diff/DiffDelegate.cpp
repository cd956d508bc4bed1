#include "ui/widgets/diff/DiffDelegate.h"

#include "ui/widgets/Labels.h"
#include "ui/widgets/RowInk.h"
#include "ui/widgets/Table.h"
#include "ui/widgets/WordLines.h"

#include <QFontMetrics>
#include <QPainter>

namespace oz0 {

Token tokenOf(DiffTone tone)
{
    switch (tone) {
    case DiffTone::Plain:
        return Token::Text2;
    case DiffTone::Added:
        return Token::Good;
    case DiffTone::Removed:
    case DiffTone::Refused:
        return Token::Bad;
    case DiffTone::Changed:
        return Token::Busy;
    case DiffTone::Widens:
        return Token::Warn;
    }
    return Token::Text2;
}

QString elidedPath(const QFontMetrics &metrics, const QString &path, int width)
{
    if (metrics.horizontalAdvance(path) <= width)
        return path;
    const QStringList parts = path.split(QLatin1Char('/'));
    for (qsizetype folders = parts.size() - 2; folders >= 0; --folders) {
        const QString shown = (parts.mid(0, folders) << QStringLiteral("…") << parts.last()).join(QLatin1Char('/'));
        if (metrics.horizontalAdvance(shown) <= width)
            return shown;
    }
    return metrics.elidedText(parts.last(), Qt::ElideMiddle, width);
}

QFont DiffDelegate::fontFor(const QModelIndex &index) const
{
    return index.data(StrongRole).toBool() ? m_theme.font(FontRole::Strong) : fontOf(index);
}

// A tree paints its rows' ground itself; a table's is painted here.
void DiffDelegate::paint(QPainter *painter, const QStyleOptionViewItem &given, const QModelIndex &index) const
{
    if (qobject_cast<const Table *>(given.widget)) {
        CellDelegate::paint(painter, given, index);
        return;
    }
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    option.state.setFlag(QStyle::State_Active, option.widget && option.widget->isActiveWindow());
    if (index.data(IsGroupRole).toBool() && index.column() == 0)
        return; // the tree lets a group's words run over the columns
    painter->save();
    const int before = index.column() > 0 ? size::cellPadding : index.parent().isValid() ? -m_outdent : 0;
    const QRect room = option.rect.adjusted(before, 0, -size::cellPadding, 0);
    paintContent(painter, QStyle::visualRect(option.direction, option.rect, room), option, index);
    painter->restore();
}

void DiffDelegate::paintTick(QPainter *painter, const QRect &box, bool isTicked, const QColor &edge) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(isTicked ? m_theme.color(Token::AccentFill) : edge);
    painter->setBrush(isTicked ? m_theme.color(Token::AccentFill) : m_theme.color(Token::Base));
    painter->drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    if (isTicked) {
        painter->setPen(QPen(m_theme.color(Token::OnAccent), 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->setBrush(Qt::NoBrush);
        const QRectF b(box);
        painter->drawPolyline(QPolygonF{{b.left() + b.width() * 0.25, b.top() + b.height() * 0.52},
                                        {b.left() + b.width() * 0.43, b.top() + b.height() * 0.7},
                                        {b.left() + b.width() * 0.76, b.top() + b.height() * 0.32}});
    }
    painter->restore();
}

void DiffDelegate::paintContent(QPainter *painter, const QRect &rect, const QStyleOptionViewItem &option,
                                const QModelIndex &index) const
{
    const QString text = index.data().toString();
    const QColor color = ink(option, index);
    if (index.data(BadgeRole).toBool()) {
        paintBadge(painter, m_theme, rect, StateName(index.data(StateRole).toInt()), text, false, option.direction);
        return;
    }
    QRect words = rect;
    const bool isTrailing = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt()) & (Qt::AlignTrailing | Qt::AlignRight);
    const auto place = [&](const QRect &box) { return QStyle::visualRect(option.direction, rect, box); };
    painter->setFont(fontFor(index));
    if (const QVariant check = index.data(Qt::CheckStateRole); check.isValid()) {
        const QRect box(rect.left(), rect.center().y() - size::iconCell / 2, size::iconCell, size::iconCell);
        paintTick(painter, place(box), check.toInt() == Qt::Checked, isSelected(option) ? color : m_theme.color(Token::Border));
        words = place(rect.adjusted(size::iconCell + size::iconToWordInCell, 0, 0, 0));
    }
    if (const QString icon = index.data(IconRole).toString(); !icon.isEmpty()) {
        const int width = painter->fontMetrics().horizontalAdvance(text);
        const int left = isTrailing ? qMax(rect.left(), rect.right() + 1 - width - size::iconCell - size::iconToWordInCell)
                                    : rect.left();
        const QRect box(left, rect.center().y() - size::iconCell / 2, size::iconCell, size::iconCell);
        m_theme.paintIcon(painter, place(box), icon,
                          rowInk(m_theme, rowGround(option), tokenOf(DiffTone(index.data(IconStateRole).toInt()))));
        words = place(QRect(left + size::iconCell + size::iconToWordInCell, rect.top(),
                            rect.right() - left - size::iconCell - size::iconToWordInCell + 1, rect.height()));
    }
    painter->setPen(color);
    if (takesTwoLines(option, index)) {
        paintTwoLines(painter, words, {text, 0, {}, {}, fontFor(index), color}, option.direction);
        return;
    }
    const auto mode = index.data(ElideMiddleRole).toBool() ? Qt::ElideMiddle : Qt::ElideRight;
    const QString shown = index.data(PathRole).toBool() ? elidedPath(painter->fontMetrics(), text, words.width())
                                                        : painter->fontMetrics().elidedText(text, mode, words.width());
    painter->drawText(words, lineFlags(option.direction, isTrailing ? Qt::AlignTrailing : Qt::AlignLeading), shown);
}

int DiffDelegate::contentWidth(const QModelIndex &index) const
{
    if (index.data(IsGroupRole).toBool() && index.column() == 0)
        return 0;
    const QString text = index.data().toString();
    if (index.data(BadgeRole).toBool())
        return badgeWidth(m_theme, text);
    int width = QFontMetrics(fontFor(index)).horizontalAdvance(text) + 1;
    if (index.data(Qt::CheckStateRole).isValid())
        width += size::iconCell + size::iconToWordInCell;
    if (!index.data(IconRole).toString().isEmpty())
        width += size::iconCell + size::iconToWordInCell;
    return width;
}

QSize DiffDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const int outdent = index.parent().isValid() ? m_outdent : 0;
    const int before = index.column() == 0 ? size::firstCellPadding - outdent : size::cellPadding;
    return {contentWidth(index) + before + size::cellPadding, size::row};
}

} // namespace oz0
