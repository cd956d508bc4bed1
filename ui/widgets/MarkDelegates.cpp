#include "ui/widgets/MarkDelegates.h"

#include "models/AuditModel.h"
#include "models/NodeModel.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/RowInk.h"
#include "ui/widgets/WordLines.h"

#include <QPainter>

namespace oz0 {

void MarkDelegate::paintContent(QPainter *painter, const QRect &rect, const QStyleOptionViewItem &option,
                                const QModelIndex &index) const
{
    const CellMark mark = markOf(index);
    if (mark.icon.isEmpty() && index.data(LeadRole).toString().isEmpty()) {
        CellDelegate::paintContent(painter, rect, option, index);
        return;
    }
    QRect room = rect;
    if (!mark.icon.isEmpty()) {
        const QRect icon(rect.left(), rect.center().y() - size::iconCell / 2, size::iconCell, size::iconCell);
        const bool stale = index.data(StaleRole).toBool();
        const QColor color = rowInk(m_theme, rowGround(option), stale ? Token::Text2 : mark.token);
        m_theme.paintIcon(painter, QStyle::visualRect(option.direction, rect, icon), mark.icon, color);
        room.setLeft(rect.left() + size::iconCell + size::iconToWordInCell);
    }
    const QString text = index.data().toString();
    const QString lead = index.data(LeadRole).toString();
    if (takesTwoLines(option, index)) {
        const bool isLed = !lead.isEmpty() && text.startsWith(lead);
        const QColor whole = ink(option, index);
        paintTwoLines(painter, QStyle::visualRect(option.direction, rect, room),
                      {text, isLed ? lead.size() : 0, m_theme.font(FontRole::Strong), whole,
                       isLed ? m_theme.font(FontRole::Text) : fontOf(index),
                       isLed ? rowInk(m_theme, rowGround(option), Token::Text2) : whole},
                      option.direction);
        return;
    }
    const auto put = [&](const QFont &font, const QColor &color, const QString &words) {
        painter->setFont(font);
        painter->setPen(color);
        const QString shown = painter->fontMetrics().elidedText(words, Qt::ElideRight, room.width());
        const auto alignment = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt());
        const bool trails = lead.isEmpty() && (alignment & (Qt::AlignRight | Qt::AlignTrailing));
        painter->drawText(QStyle::visualRect(option.direction, rect, room),
                          lineFlags(option.direction, trails ? Qt::AlignTrailing : Qt::AlignLeading), shown);
        room.setLeft(room.left() + painter->fontMetrics().horizontalAdvance(shown));
    };
    if (lead.isEmpty() || !text.startsWith(lead)) {
        put(fontOf(index), ink(option, index), text);
        return;
    }
    put(m_theme.font(FontRole::Strong), ink(option, index), lead);
    // Left free and not drawn: where lines run from right to left, a space before the rest would stand behind it.
    room.setLeft(room.left() + painter->fontMetrics().horizontalAdvance(QLatin1Char(' ')));
    put(m_theme.font(FontRole::Text), rowInk(m_theme, rowGround(option), Token::Text2), text.mid(lead.size()).trimmed());
}

bool MarkDelegate::hasIcon(const QModelIndex &index) const
{
    return !markOf(index).icon.isEmpty() || CellDelegate::hasIcon(index);
}

int MarkDelegate::contentWidth(const QModelIndex &index) const
{
    const int icon = markOf(index).icon.isEmpty() ? 0 : size::iconCell + size::iconToWordInCell;
    const QString lead = index.data(LeadRole).toString();
    const QString text = index.data().toString();
    if (lead.isEmpty() || !text.startsWith(lead))
        return icon + QFontMetrics(fontOf(index)).horizontalAdvance(text) + 1;
    return icon + QFontMetrics(m_theme.font(FontRole::Strong)).horizontalAdvance(lead)
        + QFontMetrics(m_theme.font(FontRole::Text)).horizontalAdvance(text.mid(lead.size())) + 2;
}

CellMark NodeDelegate::markOf(const QModelIndex &index) const
{
    switch (NodeMark(index.data(StateRole).toInt())) {
    case NodeMark::None:
        return {};
    case NodeMark::Online:
        return {QStringLiteral("live"), Token::Good};
    case NodeMark::Offline:
        return {QStringLiteral("offline"), Token::Bad};
    case NodeMark::Sandbox:
    case NodeMark::CouldTake:
        return {QStringLiteral("ready"), Token::Good};
    case NodeMark::NoSandbox:
    case NodeMark::Warns:
        return {QStringLiteral("warning"), Token::Warn};
    case NodeMark::Open:
        return {QStringLiteral("unlock"), Token::Text2};
    case NodeMark::Closed:
        return {QStringLiteral("lock"), Token::Text2};
    case NodeMark::Candidate:
        return {QStringLiteral("candidates"), Token::Text};
    case NodeMark::Installed:
        return {QStringLiteral("plugins"), Token::Text2};
    case NodeMark::Gate:
        return {QStringLiteral("gate"), Token::Busy};
    case NodeMark::Rollout:
        return {QStringLiteral("rollout"), Token::Busy};
    case NodeMark::Refuses:
        return {QStringLiteral("refusals"), Token::Bad};
    }
    return {};
}

CellMark AuditDelegate::markOf(const QModelIndex &index) const
{
    if (index.data(IdRole).toString().isEmpty())
        return {};
    const int state = index.data(StateRole).toInt();
    if (index.column() == int(AuditModel::Column::Number)) {
        if (ChainState(state) == ChainState::Broken)
            return {QStringLiteral("failed"), Token::Bad};
        return {QStringLiteral("link"), ChainState(state) == ChainState::Fits ? Token::Good : Token::Text2};
    }
    if (index.column() != int(AuditModel::Column::Outcome))
        return {};
    if (state == 0)
        return {QStringLiteral("ready"), Token::Good};
    return {state == 1 ? QStringLiteral("refusals") : QStringLiteral("failed"), Token::Bad};
}

} // namespace oz0
