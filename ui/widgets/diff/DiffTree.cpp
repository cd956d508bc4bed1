#include "ui/widgets/diff/DiffTree.h"

#include "models/diff/DiffRoles.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/RowInk.h"
#include "ui/widgets/TableHeader.h"
#include "ui/widgets/diff/DiffDelegate.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <numeric>

namespace oz0 {

DiffTree::DiffTree(const Theme &theme, QWidget *parent) : QTreeView(parent), m_theme(theme)
{
    setHeader(new TableHeader(theme, this));
    header()->setSectionsMovable(false);
    header()->setSectionsClickable(false);
    setItemDelegate(new DiffDelegate(theme, this));
    setFrameShape(QFrame::NoFrame);
    setAlternatingRowColors(false);
    setUniformRowHeights(true);
    setIndentation(size::pageMargin);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setExpandsOnDoubleClick(false);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    connect(&theme, &Theme::changed, viewport(), qOverload<>(&QWidget::update));
    connect(this, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex &index) {
        if (index.data(IsGroupRole).toBool())
            setExpanded(index.siblingAtColumn(0), !isExpanded(index.siblingAtColumn(0)));
        else
            Q_EMIT chosen(index);
    });
}

void DiffTree::setModel(QAbstractItemModel *model)
{
    QTreeView::setModel(model);
    connect(model, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &parent, int first, int last) {
        for (int row = first; !parent.isValid() && row <= last; ++row)
            setExpanded(this->model()->index(row, 0), m_open);
        share();
    });
    m_shareLater.setSingleShot(true);
    connect(&m_shareLater, &QTimer::timeout, this, &DiffTree::share);
    connect(model, &QAbstractItemModel::dataChanged, &m_shareLater, qOverload<>(&QTimer::start));
    connect(model, &QAbstractItemModel::headerDataChanged, &m_shareLater, qOverload<>(&QTimer::start));
    setOpen(m_open);
    share();
}

void DiffTree::setOpen(bool open)
{
    m_open = open;
    for (int row = 0; model() && row < model()->rowCount(); ++row)
        setExpanded(model()->index(row, 0), open);
}

void DiffTree::setWeights(const QList<int> &weights)
{
    m_weights = weights;
    share();
}

void DiffTree::setRowsUnderHeads(bool under)
{
    static_cast<DiffDelegate *>(itemDelegate())->setOutdent(under ? indentation() : 0);
    share();
}

// Of the cells, those that are no wider than this: a longer one is cut rather than all that stands beside it.
int DiffTree::widthOfShort(int column, int most) const
{
    int width = qMin(most, header()->sectionSizeHint(column));
    int seen = 0;
    for (int group = 0; group < model()->rowCount(); ++group) {
        const QModelIndex parent = model()->index(group, 0);
        for (int row = 0; row < model()->rowCount(parent) && seen < header()->resizeContentsPrecision(); ++row, ++seen) {
            const int cell = itemDelegate()->sizeHint({}, model()->index(row, column, parent)).width();
            width = cell <= most ? qMax(width, cell) : width;
        }
    }
    return width;
}

// Where there is too little room a column of its content's width takes a third at most, and of the others those get what they need
// that need less than their share.
void DiffTree::share()
{
    if (!model() || m_weights.size() != model()->columnCount())
        return;
    const int columns = int(m_weights.size());
    QList<int> widths;
    for (int column = 0; column < columns; ++column)
        widths.append(isColumnHidden(column) ? 0 : qMax(sizeHintForColumn(column), header()->sectionSizeHint(column)));
    const int room = viewport()->width();
    const bool isTight = std::accumulate(widths.begin(), widths.end(), 0) > room;
    int spare = room;
    int weights = 0;
    QList<int> open; // columns whose width is not settled
    for (int column = 0; column < columns; ++column) {
        if (m_weights[column] == 0 && isTight)
            widths[column] = widths[column] <= room / 3 ? widths[column] : widthOfShort(column, room / 3);
        if (m_weights[column] == 0 || !isTight) {
            spare -= widths[column];
        } else if (!isColumnHidden(column)) {
            open.append(column);
        }
        weights += isColumnHidden(column) ? 0 : m_weights[column];
    }
    weights = qMax(1, weights);
    if (!isTight) {
        for (int column = 0; column < columns; ++column)
            widths[column] += spare * m_weights[column] / weights;
    }
    for (bool isSettled = false; !isSettled;) {
        isSettled = true;
        for (const int column : QList<int>(open)) {
            if (widths[column] > qMax(0, spare) * m_weights[column] / weights)
                continue;
            spare -= widths[column];
            weights = qMax(1, weights - m_weights[column]);
            open.removeOne(column);
            isSettled = false;
        }
    }
    for (const int column : std::as_const(open))
        widths[column] = qMax(0, spare) * m_weights[column] / weights;
    header()->setStretchLastSection(false);
    for (int column = 0; column < columns; ++column) {
        if (!isColumnHidden(column))
            setColumnWidth(column, widths[column]);
    }
    header()->setStretchLastSection(true);
}

void DiffTree::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    share();
}

void DiffTree::drawRow(QPainter *painter, const QStyleOptionViewItem &given, const QModelIndex &index) const
{
    const bool isGroup = index.data(IsGroupRole).toBool();
    const bool active = isActiveWindow();
    const bool isChosen = selectionModel() && selectionModel()->isSelected(index);
    const RowGround on = !isChosen ? RowGround::Plain : active ? RowGround::Selected : RowGround::SelectedOff;
    const bool isLoud = isGroup && index.siblingAtColumn(0).data(StrongRole).toBool();
    Token ground = isLoud ? Token::Window : Token::Base;
    if (isChosen)
        ground = active ? Token::Sel : Token::SelOff;
    else if (m_hovered.isValid() && m_hovered == index.siblingAtColumn(0))
        ground = Token::Hover;
    const QRect rect(0, given.rect.top(), viewport()->width(), given.rect.height());
    QStyleOptionViewItem option = given;
    for (const QPalette::ColorRole role : {QPalette::Highlight, QPalette::Base, QPalette::AlternateBase}) {
        option.palette.setColor(QPalette::Active, role, m_theme.color(ground)); // the style fills cells by it
        option.palette.setColor(QPalette::Inactive, role, m_theme.color(ground));
    }
    painter->fillRect(rect, m_theme.color(ground));
    QTreeView::drawRow(painter, option, index);
    if (isGroup) {
        const QModelIndex first = index.siblingAtColumn(0);
        int end = viewport()->width() - size::cellPadding;
        for (int column = model()->columnCount() - 1; column > 0; --column) {
            if (!isColumnHidden(column) && !index.siblingAtColumn(column).data().toString().isEmpty())
                end = columnViewportPosition(column) - size::cellPadding;
        }
        QRect words = visualRect(first);
        if (layoutDirection() == Qt::LeftToRight)
            words.setRight(end);
        const QColor ink = rowInk(m_theme, on, Token::Text);
        painter->setFont(m_theme.font(isLoud ? FontRole::Strong : FontRole::Text));
        painter->setPen(ink);
        const QString title = first.data().toString();
        const int width = painter->fontMetrics().horizontalAdvance(title) + size::insideGroup;
        painter->drawText(words, lineFlags(layoutDirection()),
                          painter->fontMetrics().elidedText(title, Qt::ElideRight, words.width()));
        const QRect rest = layoutDirection() == Qt::LeftToRight ? words.adjusted(width, 0, 0, 0)
                                                                : words.adjusted(0, 0, -width, 0);
        if (rest.width() > 0) {
            painter->setFont(m_theme.font(FontRole::Text));
            painter->setPen(rowInk(m_theme, on, Token::Text2));
            painter->drawText(rest, lineFlags(layoutDirection()),
                              painter->fontMetrics().elidedText(first.data(NoteRole).toString(), Qt::ElideRight, rest.width()));
        }
        if (isLoud)
            painter->fillRect(QRect(0, rect.bottom(), rect.width(), 1), m_theme.color(Token::Hair));
    }
    if (hasFocus() && currentIndex().siblingAtColumn(0) == index.siblingAtColumn(0)) {
        painter->setPen(rowFocus(m_theme, on));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(rect.adjusted(0, 0, -1, -1));
    }
}

void DiffTree::drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const
{
    if (!model()->hasChildren(index))
        return;
    const QRect icon(rect.right() - size::iconTiny - 1, rect.center().y() - size::iconTiny / 2, size::iconTiny, size::iconTiny);
    painter->save();
    if (layoutDirection() == Qt::RightToLeft) { // it points to where the words are
        painter->translate(2 * icon.center().x() + 1, 0);
        painter->scale(-1, 1);
    }
    const bool isChosen = selectionModel() && selectionModel()->isSelected(index);
    const RowGround on = !isChosen ? RowGround::Plain : isActiveWindow() ? RowGround::Selected : RowGround::SelectedOff;
    m_theme.paintIcon(painter, icon, isExpanded(index) ? QStringLiteral("down") : QStringLiteral("right"),
                      rowInk(m_theme, on, Token::Text2));
    painter->restore();
}

bool DiffTree::toggleTick(const QModelIndex &index)
{
    for (int column = 0; index.isValid() && column < model()->columnCount(); ++column) {
        const QModelIndex cell = index.siblingAtColumn(column);
        if (cell.flags() & Qt::ItemIsUserCheckable) {
            const bool isTicked = cell.data(Qt::CheckStateRole).toInt() == Qt::Checked;
            return model()->setData(cell, int(isTicked ? Qt::Unchecked : Qt::Checked), Qt::CheckStateRole);
        }
    }
    return false;
}

void DiffTree::mousePressEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    QTreeView::mousePressEvent(event);
    if (event->button() != Qt::LeftButton || !index.isValid())
        return;
    if (index.flags() & Qt::ItemIsUserCheckable)
        toggleTick(index);
    else if (index.data(IsGroupRole).toBool() && index.column() == 0 && visualRect(index).contains(event->position().toPoint()))
        setExpanded(index, !isExpanded(index));
}

void DiffTree::mouseMoveEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->position().toPoint()).siblingAtColumn(0);
    if (m_hovered != index) {
        m_hovered = index;
        viewport()->update();
    }
    QTreeView::mouseMoveEvent(event);
}

void DiffTree::leaveEvent(QEvent *event)
{
    m_hovered = QModelIndex();
    viewport()->update();
    QTreeView::leaveEvent(event);
}

void DiffTree::keyPressEvent(QKeyEvent *event)
{
    const QModelIndex index = currentIndex();
    if (event->key() == Qt::Key_Space && toggleTick(index.data(IsGroupRole).toBool() ? index : index.parent()))
        return;
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && index.isValid()) {
        if (index.data(IsGroupRole).toBool())
            setExpanded(index.siblingAtColumn(0), !isExpanded(index.siblingAtColumn(0)));
        else
            Q_EMIT chosen(index);
        return;
    }
    QTreeView::keyPressEvent(event);
}

QModelIndex DiffTree::stepTarget(int by) const
{
    QModelIndexList rows;
    for (int group = 0; model() && group < model()->rowCount(); ++group) {
        const QModelIndex parent = model()->index(group, 0);
        for (int row = 0; row < model()->rowCount(parent); ++row) {
            if (!model()->index(row, 0, parent).data(IsDeclaredRole).toBool())
                rows.append(model()->index(row, 0, parent));
        }
    }
    const QModelIndex current = currentIndex().siblingAtColumn(0);
    qsizetype at = rows.indexOf(current);
    if (at < 0 && current.isValid()) { // on a group: the row before its first one
        const QModelIndex first = model()->index(0, 0, current);
        const qsizetype place = rows.indexOf(first);
        at = place < 0 ? -1 : by > 0 ? place - 1 : place;
    }
    const qsizetype next = at < 0 && by < 0 ? rows.size() - 1 : at + by;
    return next < 0 || next >= rows.size() ? QModelIndex() : rows[next];
}

bool DiffTree::step(int by)
{
    const QModelIndex target = stepTarget(by);
    if (!target.isValid())
        return false;
    setExpanded(target.parent(), true);
    setCurrentIndex(target);
    scrollTo(target);
    return true;
}

} // namespace oz0
