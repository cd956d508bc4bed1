#include "ui/widgets/Table.h"

#include "ui/widgets/CellDelegate.h"
#include "ui/widgets/TableHeader.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>
#include <numeric>

namespace oz0 {

namespace {
constexpr int measuredRows = 100; // the first ones, which stand for all
} // namespace

Table::Table(const Theme &theme, QWidget *parent) : QTableView(parent), m_theme(theme)
{
    setHorizontalHeader(new TableHeader(theme, this));
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    fitRows();
    connect(&theme, &Theme::changed, this, &Table::fitRows);
    setItemDelegate(new CellDelegate(theme, this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setWordWrap(false);
    setCornerButtonEnabled(false);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this](int section) {
        const bool isHeld = static_cast<const TableHeader *>(horizontalHeader())->isHeld();
        if (m_sized && !m_sizing && isHeld && section != lastShown()) // which is stretched by itself
            m_isTheirs = true;
    });
    m_grow.setSingleShot(true);
    connect(&m_grow, &QTimer::timeout, this, [this] {
        if (!m_isTheirs)
            sizeColumnsOnce();
    });
    m_clock.start();
    m_frames.setInterval(40);
    connect(&m_frames, &QTimer::timeout, this, [this] {
        const qint64 now = m_clock.elapsed();
        m_flashes.removeIf([now](const QHash<QString, qint64>::iterator it) { return now - it.value() > size::flashMs; });
        if (m_flashes.isEmpty())
            m_frames.stop();
        viewport()->update();
    });
}

void Table::setModel(QAbstractItemModel *model)
{
    QTableView::setModel(model);
    if (!model)
        return;
    connect(model, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &first, const QModelIndex &last) { growFor(first.row(), last.row()); });
    connect(model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { growFor(first, last); });
}

// What comes in after the columns were sized is not elided where there is room for it.
void Table::growFor(int first, int last)
{
    if (!m_sized || m_isTheirs || m_grow.isActive())
        return;
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const int lastColumn = horizontalHeader()->logicalIndex(horizontalHeader()->count() - 1);
    for (int row = first; row <= qMin(last, measuredRows - 1); ++row) {
        for (int column = 0; column < model()->columnCount(); ++column) {
            if (isColumnHidden(column) || (m_wraps && column == lastColumn))
                continue;
            const QModelIndex index = model()->index(row, column);
            if (itemDelegateForIndex(index)->sizeHint(option, index).width() > m_needs.value(column).content) {
                m_grow.start(0);
                return;
            }
        }
    }
}

// A table whose last column wraps has rows of their own heights.
void Table::fitRows()
{
    verticalHeader()->setMinimumSectionSize(m_theme.rowHeight());
    if (verticalHeader()->defaultSectionSize() == heightOfRow())
        return;
    verticalHeader()->setDefaultSectionSize(heightOfRow());
    if (m_wraps)
        resizeRowsToContents();
    Q_EMIT rowHeightChanged();
}

int Table::heightOfRow() const
{
    return m_theme.rowHeight() + (m_hasTwoLines ? QFontMetrics(m_theme.font(FontRole::Text)).lineSpacing() : 0);
}

void Table::letTakeTwoLines(int column)
{
    m_twoLinesOf = column;
    // A header that stretches its last column tells of the new width before it has it.
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this](int section, int, int width) {
        if (section == m_twoLinesOf)
            fitLines(width);
    });
    const auto fit = [this] { fitLines(columnWidth(m_twoLinesOf)); };
    connect(model(), &QAbstractItemModel::rowsInserted, this, fit);
    connect(model(), &QAbstractItemModel::rowsRemoved, this, fit);
    connect(model(), &QAbstractItemModel::modelReset, this, fit);
    fit();
}

void Table::fitLines(int width)
{
    m_hasTwoLines = m_twoLinesOf >= 0 && !isColumnHidden(m_twoLinesOf) && sizeHintForColumn(m_twoLinesOf) > width;
    fitRows();
}

void Table::setLineBefore(int column)
{
    m_lineBefore = column;
    viewport()->update();
}

void Table::flash(const QStringList &keys)
{
    if (!m_theme.mayMove() || !isVisible())
        return;
    for (const QString &key : keys)
        m_flashes.insert(key, m_clock.elapsed());
    m_frames.start();
}

double Table::flashOf(const QString &key) const
{
    const auto begun = m_flashes.find(key);
    return begun == m_flashes.end() ? 0 : qBound(0.0, 1.0 - double(m_clock.elapsed() - *begun) / size::flashMs, 1.0);
}

void Table::setHovered(int row)
{
    if (m_hovered == row)
        return;
    m_hovered = row;
    viewport()->update();
    if (row < 0)
        Q_EMIT pointerLeft();
}

void Table::mouseMoveEvent(QMouseEvent *event)
{
    setHovered(indexAt(event->position().toPoint()).row());
    QTableView::mouseMoveEvent(event);
}

void Table::leaveEvent(QEvent *event)
{
    setHovered(-1);
    QTableView::leaveEvent(event);
}

void Table::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        Q_EMIT entered();
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

int Table::sizeHintForColumn(int column) const
{
    if (!model())
        return -1;
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    int width = 0;
    const int rows = qMin(model()->rowCount(), measuredRows);
    for (int row = 0; row < rows; ++row) {
        const QModelIndex index = model()->index(row, column);
        width = qMax(width, itemDelegateForIndex(index)->sizeHint(option, index).width());
    }
    return width;
}

void Table::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    if (m_sized && !m_isTheirs && model() && event->oldSize().width() != event->size().width())
        sizeColumnsOnce();
    keepCurrentInView(event->oldSize().height());
}

// A list that is made lower does not lose the row that was in view, and begins with a whole one; one that was too low for that does
// so when it has grown.
void Table::keepCurrentInView(int heightBefore)
{
    const QModelIndex current = currentIndex();
    const int height = viewport()->height();
    if (!current.isValid() || (heightBefore <= height && !m_beginsCut))
        return;
    const QRect cell = visualRect(current);
    if (!m_beginsCut) {
        if (cell.top() >= heightBefore || cell.bottom() < height)
            return;
        scrollTo(current);
    }
    const int row = qMax(1, verticalHeader()->defaultSectionSize());
    QScrollBar *bar = verticalScrollBar();
    const int cut = bar->value() % row;
    m_beginsCut = cut > 0 && height < 2 * row;
    if (cut == 0 || m_beginsCut)
        return;
    const bool hasRoomAbove = visualRect(current).bottom() + cut < height;
    bar->setValue(bar->value() + (hasRoomAbove ? -cut : row - cut));
}

int Table::lastShown() const
{
    int at = horizontalHeader()->count() - 1;
    while (at > 0 && isColumnHidden(horizontalHeader()->logicalIndex(at)))
        --at;
    return horizontalHeader()->logicalIndex(at);
}

QByteArray Table::saveColumns() const
{
    return QByteArray(m_isTheirs ? "W" : "w") + horizontalHeader()->saveState();
}

void Table::restoreColumns(const QByteArray &kept)
{
    const bool isMarked = kept.startsWith('W') || kept.startsWith('w');
    m_isTheirs = kept.startsWith('W') && horizontalHeader()->restoreState(kept.mid(1));
    if (!m_isTheirs && !kept.isEmpty())
        horizontalHeader()->restoreState(isMarked ? kept.mid(1) : kept);
    horizontalHeader()->setStretchLastSection(true);
    m_sized = true;
    if (!m_isTheirs)
        sizeColumnsOnce();
}

QList<int> Table::shownColumns() const
{
    const QHeaderView *head = horizontalHeader();
    QList<int> shown;
    for (int at = 0; at < head->count(); ++at) {
        if (const int section = head->logicalIndex(at); !isColumnHidden(section))
            shown.append(section);
    }
    return shown;
}

// A list that is filtered empty keeps room for what comes back.
ColumnNeed Table::needOf(int column) const
{
    const auto *heads = static_cast<const TableHeader *>(horizontalHeader());
    ColumnNeed need = m_needs.value(column);
    need.head = heads->leastWidth(column);
    need.widestHead = heads->sectionSizeHint(column);
    need.isNumeric = Qt::Alignment(model()->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).toInt()) & Qt::AlignRight;
    if (model()->rowCount() > 0) {
        need.content = sizeHintForColumn(column);
        need.elidesInTheMiddle = model()->index(0, column).data(ElideMiddleRole).toBool();
        need.isState = !need.isNumeric && hasStates(column);
    }
    return need;
}

bool Table::hasStates(int column) const
{
    bool hasIcon = false;
    const int rows = qMin(model()->rowCount(), measuredRows);
    for (int row = 0; row < rows; ++row) {
        const QModelIndex index = model()->index(row, column);
        const auto *delegate = qobject_cast<const CellDelegate *>(itemDelegateForIndex(index));
        if (!delegate || !CellDelegate::hasFewWords(index))
            return false;
        hasIcon = hasIcon || delegate->hasIcon(index);
    }
    return hasIcon;
}

void Table::sizeColumnsOnce()
{
    m_sized = true;
    const QScopedValueRollback<bool> sizing(m_sizing, true);
    const QList<int> shown = shownColumns();
    if (shown.isEmpty())
        return;
    QList<ColumnNeed> needs;
    for (const int section : shown)
        needs.append(m_needs[section] = needOf(section));
    ColumnRoom room{viewport()->width(), m_wraps};
    const bool everHadRows = std::any_of(needs.begin(), needs.end(), [](const ColumnNeed &need) { return need.content > 0; });
    room.yielding = everHadRows ? int(shown.indexOf(m_yielding)) : -1;
    room.yieldingHasTwoLines = m_yielding >= 0 && m_yielding == m_twoLinesOf;
    room.lastHasTwoLines = shown.last() == m_twoLinesOf;
    const QList<int> widths = columnWidths(needs, room);
    const bool fits = std::accumulate(widths.begin(), widths.end(), 0) <= room.width;
    // The last column is stretched, so no width is asked of the header meanwhile.
    horizontalHeader()->setStretchLastSection(false);
    for (qsizetype at = 0; at < shown.size(); ++at)
        setColumnWidth(shown[at], widths[at]);
    horizontalHeader()->setStretchLastSection(fits || !m_wraps); // words that wrap are not stretched down to single letters
    if (m_wraps) {
        setHorizontalScrollBarPolicy(fits ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
        resizeRowsToContents();
    }
    if (m_twoLinesOf >= 0)
        fitLines(columnWidth(m_twoLinesOf));
}

void Table::wrapLastColumn()
{
    m_wraps = true;
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, &QTableView::resizeRowsToContents);
}

} // namespace oz0
