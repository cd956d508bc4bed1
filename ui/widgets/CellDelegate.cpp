#include "ui/widgets/CellDelegate.h"

#include "models/Roles.h"
#include "ui/Theme.h"
#include "ui/widgets/RowInk.h"
#include "ui/widgets/Table.h"
#include "ui/widgets/WordLines.h"

#include <QHeaderView>
#include <QPainter>

namespace oz0 {

namespace {

// A wrapping cell's first line stands where the other columns' lines stand.
int wrapMargin(const QFontMetrics &metrics, int rowHeight)
{
    return qMax(0, (rowHeight - metrics.height()) / 2);
}

} // namespace

CellDelegate::CellDelegate(const Theme &theme, QObject *parent) : QStyledItemDelegate(parent), m_theme(theme) { }

QFont CellDelegate::fontOf(const QModelIndex &index) const
{
    return m_theme.font(index.data(FixedFontRole).toBool() ? FontRole::Fixed : FontRole::Text);
}

QString CellDelegate::iconOf(const QModelIndex &index)
{
    if (const QString name = index.data(IconNameRole).toString(); !name.isEmpty())
        return name;
    static const char *const marks[] = {"user", "admin", "platform"};
    const QVariant mark = index.data(MarkRole);
    return mark.isValid() && mark.toInt() >= 0 ? QString::fromLatin1(marks[qBound(0, mark.toInt(), 2)]) : QString();
}

bool CellDelegate::hasIcon(const QModelIndex &index) const
{
    return !iconOf(index).isEmpty();
}

bool CellDelegate::hasFewWords(const QModelIndex &index)
{
    constexpr int mostSpaces = 2; // "Refused, 3 times"
    return !index.data(FixedFontRole).toBool() && !index.data(ElideMiddleRole).toBool()
        && index.data().toString().count(QLatin1Char(' ')) <= mostSpaces;
}

bool CellDelegate::takesTwoLines(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const auto *table = qobject_cast<const Table *>(option.widget);
    return table && table->takesTwoLines(index.column());
}

QColor CellDelegate::ink(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool isSoft = index.data(StaleRole).toBool() || index.data(SecondaryRole).toBool();
    return rowInk(m_theme, rowGround(option), isSoft ? Token::Text2 : Token::Text);
}

void CellDelegate::paintGround(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *table = qobject_cast<const Table *>(option.widget);
    const bool active = table && (table->hasFocus() || table->isActiveWindow());
    Token ground = option.features & QStyleOptionViewItem::Alternate ? Token::Alt : Token::Base;
    if (isSelected(option))
        ground = active ? Token::Sel : Token::SelOff;
    else if (table && table->hoveredRow() == index.row())
        ground = Token::Hover;
    painter->fillRect(option.rect, m_theme.color(ground));
    if (const double strength = table ? table->flashOf(index.data(IdRole).toString()) : 0; strength > 0) {
        QColor flash = m_theme.color(Token::Band);
        flash.setAlphaF(float(strength));
        painter->fillRect(option.rect, flash);
    }
    if (table && table->hasFocus() && table->currentIndex().row() == index.row()) {
        const QColor line = rowFocus(m_theme, rowGround(option));
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), option.rect.width(), 1), line);
        painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), line);
    }
}

QRect CellDelegate::inside(const Table *table, const QRect &cell, int column)
{
    const bool first = table && table->horizontalHeader()->visualIndex(column) == 0;
    return cell.adjusted(first ? size::firstCellPadding : size::cellPadding, 0, -size::cellPadding, 0);
}

void CellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &given, const QModelIndex &index) const
{
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    const auto *table = qobject_cast<const Table *>(option.widget);
    if (table && (table->isActiveWindow() || table->hasFocus()))
        option.state |= QStyle::State_Active;
    else
        option.state &= ~QStyle::State_Active;
    painter->save();
    paintGround(painter, option, index);
    if (table && table->lineBefore() == index.column()) {
        const QRect line(option.rect.left(), option.rect.top(), 1, option.rect.height());
        painter->fillRect(QStyle::visualRect(option.direction, option.rect, line), m_theme.color(Token::Hair));
    }
    QRect room = inside(table, option.rect, index.column());
    if (table && !table->wraps(index.column()))
        room.setHeight(m_theme.rowHeight()); // in a row that grew, what does not wrap stands in its first line
    paintContent(painter, QStyle::visualRect(option.direction, option.rect, room), option, index);
    painter->restore();
}

void CellDelegate::paintContent(QPainter *painter, const QRect &rect, const QStyleOptionViewItem &option,
                                const QModelIndex &index) const
{
    QRect text = rect;
    const QColor color = ink(option, index);
    if (const QString name = iconOf(index); !name.isEmpty()) {
        const QRect icon(rect.left(), rect.center().y() - size::iconCell / 2, size::iconCell, size::iconCell);
        const bool hasState = index.data(IconNameRole).isValid() && index.data(StateRole).isValid()
            && !index.data(StaleRole).toBool();
        const bool ownColor = hasState && !index.data(FixedFontRole).toBool();
        const Token state = ownColor ? Theme::stateToken(StateName(index.data(StateRole).toInt())) : Token::Text;
        m_theme.paintIcon(painter, QStyle::visualRect(option.direction, rect, icon), name,
                          ownColor ? rowInk(m_theme, rowGround(option), state) : color);
        text = QStyle::visualRect(option.direction, rect, rect.adjusted(size::iconCell + size::iconToWordInCell, 0, 0, 0));
    }
    painter->setFont(fontOf(index));
    painter->setPen(color);
    if (const auto *table = qobject_cast<const Table *>(option.widget); table && table->wraps(index.column())) {
        const int margin = wrapMargin(painter->fontMetrics(), m_theme.rowHeight());
        const QRect lines = text.adjusted(0, margin, 0, 0);
        const Qt::Alignment side = QStyle::visualAlignment(option.direction, Qt::AlignLeading);
        paintWordLines(painter, lines, index.data().toString(), side | Qt::AlignTop);
        return;
    }
    if (takesTwoLines(option, index)) {
        paintTwoLines(painter, text, {index.data().toString(), 0, {}, {}, painter->font(), color}, option.direction);
        return;
    }
    const auto mode = index.data(ElideMiddleRole).toBool() ? Qt::ElideMiddle : Qt::ElideRight;
    const QString shown = painter->fontMetrics().elidedText(index.data().toString(), mode, text.width());
    const auto alignment = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt());
    painter->drawText(text, int(QStyle::visualAlignment(option.direction, alignment)) | Qt::TextSingleLine, shown);
}

int CellDelegate::contentWidth(const QModelIndex &index) const
{
    const int icon = iconOf(index).isEmpty() ? 0 : size::iconCell + size::iconToWordInCell;
    return icon + QFontMetrics(fontOf(index)).horizontalAdvance(index.data().toString()) + 1;
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *table = qobject_cast<const Table *>(option.widget);
    if (table && table->wraps(index.column())) {
        const QRect room = inside(table, QRect(0, 0, table->columnWidth(index.column()), m_theme.rowHeight()), index.column());
        const QFontMetrics metrics(fontOf(index));
        const int icon = iconOf(index).isEmpty() ? 0 : size::iconCell + size::iconToWordInCell;
        const int height = wordLinesHeight(fontOf(index), index.data().toString(), room.width() - icon);
        const int margins = 2 * wrapMargin(metrics, m_theme.rowHeight());
        return {table->columnWidth(index.column()), qMax(m_theme.rowHeight(), height + margins)};
    }
    return {contentWidth(index) + (index.column() == 0 ? size::firstCellPadding : size::cellPadding) + size::cellPadding,
            m_theme.rowHeight()};
}

} // namespace oz0
