#include "ui/widgets/TwoLineList.h"

#include "models/Roles.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/Onward.h"
#include "ui/widgets/RowInk.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

namespace oz0 {

namespace {
constexpr int dot = 8;
constexpr int lead = size::pageMargin; // where a dot or an icon stands, before the text
} // namespace

TwoLineList::TwoLineList(const Theme &theme, const TwoLineRoles &roles, QWidget *parent)
    : QListView(parent), m_theme(theme), m_roles(roles)
{
    setItemDelegate(new TwoLineDelegate(theme, roles, this));
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    setTabKeyNavigation(false);
    connect(&theme, &Theme::changed, viewport(), qOverload<>(&QWidget::update));
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this](int value) {
        if (value >= verticalScrollBar()->maximum() - 2 * height())
            Q_EMIT nearEnd();
    });
}

bool TwoLineList::isHead(const QModelIndex &index) const
{
    return index.isValid() && m_roles.head >= 0 && index.data(m_roles.head).toBool();
}

void TwoLineList::keyPressEvent(QKeyEvent *event)
{
    const QModelIndex current = currentIndex();
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isHead(current)) {
        const bool folded = current.data(m_roles.folded).toBool();
        const Qt::Key closing = layoutDirection() == Qt::RightToLeft ? Qt::Key_Right : Qt::Key_Left;
        const Qt::Key opening = layoutDirection() == Qt::RightToLeft ? Qt::Key_Left : Qt::Key_Right;
        if (isEnter || (event->key() == closing && !folded) || (event->key() == opening && folded)) {
            Q_EMIT foldAsked(current, !folded);
            event->accept();
            return;
        }
    } else if (isEnter) {
        Q_EMIT entered();
        event->accept();
        return;
    }
    QListView::keyPressEvent(event);
}

void TwoLineList::mouseMoveEvent(QMouseEvent *event)
{
    const int row = indexAt(event->position().toPoint()).row();
    if (row != m_hovered) {
        m_hovered = row;
        viewport()->update();
    }
    QListView::mouseMoveEvent(event);
}

void TwoLineList::mouseReleaseEvent(QMouseEvent *event)
{
    QListView::mouseReleaseEvent(event);
    const QModelIndex index = indexAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && isHead(index))
        Q_EMIT foldAsked(index, !index.data(m_roles.folded).toBool());
}

void TwoLineList::leaveEvent(QEvent *event)
{
    m_hovered = -1;
    viewport()->update();
    QListView::leaveEvent(event);
}

void TwoLineList::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_theme.color(Token::Base));
    painter.end();
    QListView::paintEvent(event);
    if (verticalScrollBar()->maximum() == 0 || verticalScrollBar()->value() == verticalScrollBar()->maximum())
        QMetaObject::invokeMethod(this, &TwoLineList::nearEnd, Qt::QueuedConnection);
}

TwoLineDelegate::TwoLineDelegate(const Theme &theme, const TwoLineRoles &roles, QObject *parent)
    : QStyledItemDelegate(parent), m_theme(theme), m_roles(roles)
{ }

QSize TwoLineDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    return {size::railIcons, is(index, m_roles.head) ? size::row : size::rowTwoLines};
}

void TwoLineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &given, const QModelIndex &index) const
{
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    const auto *list = qobject_cast<const TwoLineList *>(option.widget);
    option.state.setFlag(QStyle::State_Active, list && (list->hasFocus() || list->isActiveWindow()));
    const RowGround on = rowGround(option);
    const bool head = is(index, m_roles.head);
    Token ground = head ? Token::Window : Token::Base;
    if (on != RowGround::Plain)
        ground = on == RowGround::Selected ? Token::Sel : Token::SelOff;
    else if (list && list->hoveredRow() == index.row())
        ground = Token::Hover;
    painter->save();
    painter->fillRect(option.rect, m_theme.color(ground));
    if (head) {
        painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), m_theme.color(Token::Hair));
        paintHead(painter, option, index);
    } else {
        paintRow(painter, option, index);
    }
    if (list && list->hasFocus() && list->currentIndex() == index) {
        painter->setPen(QPen(rowFocus(m_theme, on), 1));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

void TwoLineDelegate::paintHead(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QColor soft = rowInk(m_theme, rowGround(option), Token::Text2);
    const QRect all = option.rect.adjusted(size::betweenGroups, 0, -size::betweenGroups, 0);
    const auto placed = [&](const QRect &part) { return QStyle::visualRect(option.direction, option.rect, part); };
    const QRect arrow(all.left(), all.center().y() - size::iconTiny / 2 + 1, size::iconTiny, size::iconTiny);
    const bool folded = is(index, m_roles.folded);
    m_theme.paintIcon(painter, placed(arrow), folded ? onward(option.direction) : QStringLiteral("down"), soft);
    QRect text = all.adjusted(size::iconTiny + size::iconToWordInCell, 0, 0, 0);
    painter->setFont(m_theme.font(FontRole::Strong));
    painter->setPen(rowInk(m_theme, rowGround(option), Token::Text));
    const QString name = painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, text.width());
    painter->drawText(placed(text), lineFlags(option.direction), name);
    text.adjust(painter->fontMetrics().horizontalAdvance(name) + size::insideGroup, 0, 0, 0);
    painter->setFont(m_theme.font(FontRole::Fixed));
    painter->setPen(soft);
    painter->drawText(placed(text), lineFlags(option.direction),
                      painter->fontMetrics().elidedText(index.data(m_roles.second).toString(), Qt::ElideMiddle, text.width()));
}

void TwoLineDelegate::paintRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const RowGround ground = rowGround(option);
    const bool unseen = is(index, m_roles.unseen);
    const QRect all = option.rect;
    const auto placed = [&](const QRect &part) { return QStyle::visualRect(option.direction, all, part); };
    const QColor ink = rowInk(m_theme, ground, Token::Text);
    const QColor soft = rowInk(m_theme, ground, Token::Text2);
    const QRect first(all.left() + size::betweenGroups + lead, all.top() + 6, all.width() - 2 * size::betweenGroups - lead, 20);
    const QRect second = first.translated(0, 20);
    if (m_roles.hasStates) {
        const auto state = StateName(index.data(StateRole).toInt());
        const QRect icon(all.left() + size::betweenGroups - 2, first.center().y() - size::iconCell / 2 + 1, size::iconCell,
                         size::iconCell);
        const QString own = index.data(IconNameRole).toString();
        m_theme.paintIcon(painter, placed(icon), own.isEmpty() ? Theme::stateIcon(state) : own,
                          rowInk(m_theme, ground, Theme::stateToken(state)));
    } else if (unseen) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(rowInk(m_theme, ground, Token::Accent));
        painter->drawEllipse(placed(QRect(all.left() + size::betweenGroups - 2, first.center().y() - dot / 2 + 1, dot, dot)));
    }
    painter->setFont(m_theme.font(FontRole::Text));
    const QString trailing = m_roles.trailing >= 0 ? index.data(m_roles.trailing).toString() : QString();
    const int trailingWidth = painter->fontMetrics().horizontalAdvance(trailing);
    painter->setPen(unseen ? ink : soft);
    painter->drawText(placed(first), lineFlags(option.direction, Qt::AlignTrailing), trailing);
    painter->setFont(
        m_theme.font(unseen || (m_roles.hasStates && ground != RowGround::Plain) ? FontRole::Strong : FontRole::Text));
    painter->setPen(ink);
    const int room = first.width() - (trailingWidth > 0 ? trailingWidth + size::insideGroup : 0);
    painter->drawText(placed(first), lineFlags(option.direction),
                      painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, room));
    painter->setFont(m_theme.font(FontRole::Small));
    const QString word = unseen ? tr("unseen") : QString();
    painter->setPen(ink);
    painter->drawText(placed(second), lineFlags(option.direction, Qt::AlignTrailing), word);
    const int wordWidth = word.isEmpty() ? 0 : painter->fontMetrics().horizontalAdvance(word) + size::insideGroup;
    painter->setFont(m_theme.font(m_roles.secondIsCode ? FontRole::Fixed : FontRole::Text));
    painter->setPen(soft);
    painter->drawText(
        placed(second), lineFlags(option.direction),
        painter->fontMetrics().elidedText(index.data(m_roles.second).toString(), Qt::ElideMiddle, second.width() - wordWidth));
}

LoadingLines::LoadingLines(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setObjectName(QStringLiteral("loadingLines"));
    setAccessibleName(tr("Loading"));
    m_late.setSingleShot(true);
    m_late.setInterval(size::spinnerAfterMs);
    connect(&m_late, &QTimer::timeout, this, [this] {
        m_drawn = true;
        update();
    });
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void LoadingLines::showEvent(QShowEvent *event)
{
    m_drawn = false;
    m_late.start();
    QWidget::showEvent(event);
}

void LoadingLines::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.color(Token::Base));
    if (!m_drawn)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(Token::Grid));
    static constexpr int shares[] = {60, 75, 50, 65, 55, 70, 45, 80};
    for (int row = 0; row < 8; ++row) {
        const int top = row * size::rowTwoLines;
        const int room = width() - 2 * (size::betweenGroups + lead);
        for (int line = 0; line < 2; ++line) {
            const QRect block(size::betweenGroups + lead, top + 12 + 20 * line, room * shares[(row + 3 * line) % 8] / 100, 8);
            painter.drawRoundedRect(QStyle::visualRect(layoutDirection(), rect(), block), 2, 2);
        }
    }
}

} // namespace oz0
