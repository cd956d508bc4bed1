#include "ui/widgets/CandidateDelegates.h"

#include "models/CandidateModel.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/RowInk.h"
#include "ui/widgets/Table.h"

#include <QPainter>

namespace oz0 {

void BadgeDelegate::paintContent(QPainter *painter, const QRect &rect, const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const
{
    const auto state = StateName(index.data(StateRole).toInt());
    const bool stale = index.data(StaleRole).toBool();
    paintBadge(painter, m_theme, rect, state, index.data().toString(), stale, option.direction);
    // Only what is painted goes on turning: out of sight it costs nothing.
    if (auto *table = qobject_cast<const QTableView *>(option.widget); table && isTurning(m_theme, state, stale))
        QTimer::singleShot(size::frameMs, table->viewport(),
                           [port = table->viewport(), area = option.rect] { port->update(area); });
}

int BadgeDelegate::contentWidth(const QModelIndex &index) const
{
    return badgeWidth(m_theme, index.data().toString());
}

void ExpiryDelegate::paintContent(QPainter *painter, const QRect &rect, const QStyleOptionViewItem &option,
                                  const QModelIndex &index) const
{
    const double fraction = index.data(FractionRole).toDouble();
    if (fraction < 0) {
        painter->setFont(m_theme.font(FontRole::Text));
        painter->setPen(ink(option, index));
        const Qt::Alignment alignment = index.data(StaleRole).toBool() ? Qt::AlignRight : Qt::AlignLeading;
        painter->drawText(rect, int(alignment | Qt::AlignVCenter) | Qt::TextSingleLine, index.data().toString());
        return;
    }
    const bool late = index.data(LateRole).toBool();
    const RowGround ground = rowGround(option);
    const Token state = late ? Token::Warn : Token::Good;
    const auto placed = [&](const QRect &part) { return QStyle::visualRect(option.direction, rect, part); };
    const QRect bar(rect.left(), rect.center().y() - size::expiryBarHeight / 2, size::expiryBar, size::expiryBarHeight);
    QRect left = bar;
    left.setWidth(qMax(fraction > 0 ? 2 : 0, int(size::expiryBar * fraction + 0.5)));
    const int number = QFontMetrics(m_theme.font(FontRole::Strong)).horizontalAdvance(index.data().toString());
    const bool hasRoom = rect.width() >= size::expiryBar + size::iconToWord + number; // else the number alone
    // On a selection the bar brings its own ground, with a line around it: its empty part is hardly lighter than the row.
    if (hasRoom) {
        painter->fillRect(placed(bar), m_theme.color(ground == RowGround::Plain ? Token::Grid : Token::Base));
        painter->fillRect(placed(left), m_theme.color(state));
    }
    if (hasRoom && (m_theme.isHighContrast() || ground != RowGround::Plain)) {
        painter->setPen(m_theme.isHighContrast() ? rowInk(m_theme, ground, Token::Text) : m_theme.color(Token::Border));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(placed(bar.adjusted(-1, -1, 0, 0)));
    }
    painter->setFont(m_theme.font(late ? FontRole::Strong : FontRole::Text));
    painter->setPen(late ? rowInk(m_theme, ground, state) : ink(option, index));
    painter->drawText(rect,
                      int(QStyle::visualAlignment(option.direction, Qt::AlignRight | Qt::AlignVCenter)) | Qt::TextSingleLine,
                      index.data().toString());
}

int ExpiryDelegate::contentWidth(const QModelIndex &index) const
{
    const int text = QFontMetrics(m_theme.font(FontRole::Strong)).horizontalAdvance(index.data().toString());
    if (index.data(FractionRole).toDouble() < 0)
        return text;
    return size::expiryBar + size::cellPadding + qMax(size::expiryBar, text);
}

CellMark RenewalDelegate::markOf(const QModelIndex &index) const
{
    switch (RenewalMark(index.data(CandidateModel::RenewalRole).toInt())) {
    case RenewalMark::Ends:
        return {QStringLiteral("refusals"), Token::Bad};
    case RenewalMark::BecomesOperators:
        return {QStringLiteral("user"), Token::Warn};
    case RenewalMark::Passes:
        return {QStringLiteral("ready"), Token::Good};
    case RenewalMark::NotKnown:
        return {QStringLiteral("info"), Token::Text2};
    case RenewalMark::Asking:
    case RenewalMark::NotTold:
    case RenewalMark::NotAsked:
    case RenewalMark::Over:
        break;
    }
    return {};
}

SecondTicker::SecondTicker(Table &table, int column) : QObject(&table), m_table(table), m_column(column)
{
    connect(&m_timer, &QTimer::timeout, this, &SecondTicker::repaint);
    m_timer.start(1000);
}

void SecondTicker::repaint()
{
    if (!m_table.isVisible() || m_table.isColumnHidden(m_column))
        return;
    m_table.viewport()->update(
        QRect(m_table.columnViewportPosition(m_column), 0, m_table.columnWidth(m_column), m_table.viewport()->height()));
}

} // namespace oz0
