#include "ui/widgets/Table.h"

#include "ui/widgets/RowInk.h"
#include "ui/widgets/WordLines.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QScrollBar>

namespace oz0 {

namespace {
constexpr int leastElided = 100;
constexpr int leastLast = 180;     // of a last column that elides
constexpr int leastWrapped = 128;  // of one that wraps
constexpr int leastShortened = 64; // of any other with words
constexpr int leastRead = 56;      // of one in a table that has one that gives way
constexpr int measuredRows = 100;  // the first ones, which stand for all

// A wrapping cell's first line stands where the other columns' lines stand.
int wrapMargin(const QFontMetrics &metrics, int rowHeight)
{
    return qMax(0, (rowHeight - metrics.height()) / 2);
}

// Down where the most comes first: of urgency too, whose ranks begin with what needs a look.
bool pointsDown(const QHeaderView &head, int section)
{
    const QVariant urgency = head.property("urgentFirst");
    const bool ranks = urgency.isValid() && urgency.toInt() == section;
    return (head.sortIndicatorOrder() == Qt::DescendingOrder) != ranks;
}

} // namespace

TableHeader::TableHeader(const Theme &theme, QWidget *parent) : QHeaderView(Qt::Horizontal, parent), m_theme(theme)
{
    setSectionsClickable(true);
    setSectionsMovable(true);
    setHighlightSections(false);
    setFixedHeight(size::row + 1);
    setMinimumSectionSize(32);
    setStretchLastSection(true); // rows, their hover and selection reach the edge
    connect(&theme, &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void TableHeader::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_theme.color(Token::Window));
    painter.end();
    QHeaderView::paintEvent(event); // fills what is beyond the last column too
    painter.begin(viewport());
    painter.fillRect(QRect(0, viewport()->height() - 1, viewport()->width(), 1), m_theme.color(Token::Hair));
}

void TableHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    painter->save();
    const bool marked = section == m_marked;
    painter->fillRect(rect, m_theme.color(marked ? Token::Sel : Token::Window));
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), m_theme.color(Token::Hair));
    const bool first = visualIndex(section) == 0;
    const bool last = visualIndex(section) == count() - 1 - hiddenSectionCount();
    const QRect plain = rect.adjusted(first ? size::firstCellPadding : size::cellPadding, 0,
                                      -(last ? size::firstCellPadding / 2 : size::cellPadding), 0);
    const bool sorted = isSortIndicatorShown() && sortIndicatorSection() == section;
    const auto alignment = Qt::Alignment(model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole).toInt());
    const bool trails = alignment & Qt::AlignTrailing;
    painter->setFont(m_theme.font(FontRole::SmallStrong));
    painter->setPen(m_theme.color(marked ? Token::SelText : Token::Text2));
    const QString whole = model()->headerData(section, Qt::Horizontal).toString();
    const QRect words = plain.adjusted(0, 0, sorted ? -size::iconTiny - size::iconToWord : 0, 0);
    const QString shown = painter->fontMetrics().elidedText(whole, Qt::ElideRight, words.width());
    const auto placed = [&](const QRect &part) { return QStyle::visualRect(layoutDirection(), rect, part); };
    painter->drawText(placed(words), int(QStyle::visualAlignment(layoutDirection(), alignment)) | Qt::TextSingleLine, shown);
    if (sorted) { // behind the word
        const int left = trails ? words.right() + 1 : words.left() + painter->fontMetrics().horizontalAdvance(shown);
        const QRect icon(left + size::iconToWord, rect.center().y() - size::iconTiny / 2 + 1, size::iconTiny, size::iconTiny);
        m_theme.paintIcon(painter, placed(icon), pointsDown(*this, section) ? QStringLiteral("sortd") : QStringLiteral("sorta"),
                          m_theme.color(Token::Text2));
    }
    if (const auto *table = qobject_cast<const Table *>(parentWidget()); table && table->lineBefore() == section)
        painter->fillRect(placed(QRect(rect.left(), rect.top(), 1, rect.height())), m_theme.color(Token::Hair));
    painter->restore();
}

void TableHeader::mousePressEvent(QMouseEvent *event)
{
    m_isHeld = true;
    QHeaderView::mousePressEvent(event);
}

void TableHeader::mouseReleaseEvent(QMouseEvent *event)
{
    QHeaderView::mouseReleaseEvent(event);
    m_isHeld = false;
}

// On a handle it gives the column the width of its content.
void TableHeader::mouseDoubleClickEvent(QMouseEvent *event)
{
    m_isHeld = true;
    QHeaderView::mouseDoubleClickEvent(event);
}

void TableHeader::setMarked(int section)
{
    if (m_marked == section)
        return;
    m_marked = section;
    viewport()->update();
}

int TableHeader::leastWidth(int section) const
{
    const QFontMetrics metrics(m_theme.font(FontRole::SmallStrong));
    const int padding = (visualIndex(section) == 0 ? size::firstCellPadding : size::cellPadding) + size::cellPadding;
    const bool sorted = isSortIndicatorShown() && sortIndicatorSection() == section;
    return metrics.horizontalAdvance(model()->headerData(section, Qt::Horizontal).toString()) + padding
        + (sorted ? size::iconTiny + size::iconToWord : 0) + 2;
}

QSize TableHeader::sectionSizeFromContents(int section) const
{
    const QFontMetrics metrics(m_theme.font(FontRole::SmallStrong));
    const int shown = metrics.horizontalAdvance(model()->headerData(section, Qt::Horizontal).toString());
    const int widest = metrics.horizontalAdvance(model()->headerData(section, Qt::Horizontal, WidestHeadRole).toString());
    return {leastWidth(section) + qMax(0, widest - shown), size::row + 1};
}

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
            if (itemDelegateForIndex(index)->sizeHint(option, index).width() > m_contents.value(column)) {
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
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this](int section) {
        if (section == m_twoLinesOf)
            fitLines();
    });
    connect(model(), &QAbstractItemModel::rowsInserted, this, &Table::fitLines);
    connect(model(), &QAbstractItemModel::rowsRemoved, this, &Table::fitLines);
    connect(model(), &QAbstractItemModel::modelReset, this, &Table::fitLines);
    fitLines();
}

void Table::fitLines()
{
    m_hasTwoLines = m_twoLinesOf >= 0 && !isColumnHidden(m_twoLinesOf)
        && sizeHintForColumn(m_twoLinesOf) > columnWidth(m_twoLinesOf);
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

// A list that is made lower does not lose the row that was in view, and begins with a whole one.
void Table::keepCurrentInView(int heightBefore)
{
    const QModelIndex current = currentIndex();
    const int height = viewport()->height();
    if (!current.isValid() || heightBefore <= height)
        return;
    const QRect cell = visualRect(current);
    if (cell.top() >= heightBefore || cell.bottom() < height)
        return;
    scrollTo(current);
    const int row = qMax(1, verticalHeader()->defaultSectionSize());
    QScrollBar *bar = verticalScrollBar();
    if (const int cut = bar->value() % row; cut > 0 && height >= 2 * row)
        bar->setValue(bar->value() + row - cut);
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

bool Table::isNumeric(int column) const
{
    return Qt::Alignment(model()->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).toInt()) & Qt::AlignRight;
}

// What a column needs to be of use when there is too little room: its numbers whole, its words elided.
int Table::leastWidth(int column) const
{
    const int head = static_cast<const TableHeader *>(horizontalHeader())->leastWidth(column);
    const int content = contentOf(column);
    return qMax(head, isNumeric(column) ? content : qMin(content, leastShortened + size::cellPadding));
}

// A list that is filtered empty keeps room for what comes back.
int Table::contentOf(int column) const
{
    return model()->rowCount() > 0 ? sizeHintForColumn(column) : m_contents.value(column);
}

void Table::sizeColumnsOnce()
{
    m_sized = true;
    const QScopedValueRollback<bool> sizing(m_sizing, true);
    QHeaderView *head = horizontalHeader();
    QList<int> shown;
    for (int at = 0; at < head->count(); ++at) {
        const int section = head->logicalIndex(at);
        if (!isColumnHidden(section))
            shown.append(section);
    }
    if (shown.isEmpty())
        return;
    // The last column is stretched, so widths are summed here and never asked of the header.
    const auto *heads = static_cast<const TableHeader *>(head);
    const int last = shown.last();
    QHash<int, int> widths;
    int used = 0;
    for (const int section : shown) {
        const int content = m_contents[section] = contentOf(section);
        const int wanted = m_wraps && section == last ? leastWrapped : content;
        widths[section] = qMax(wanted, head->sectionSizeHint(section));
        used += widths[section];
    }
    if (m_yielding >= 0) {
        giveWay(shown, widths);
        setWidths(shown, widths);
        return;
    }
    const auto give = [&](int section, int least) {
        const int given = qMin(used - viewport()->width(), widths[section] - least);
        if (given > 0) {
            widths[section] -= given;
            used -= given;
        }
    };
    // What a head needs only at times is kept free where there is room; else its column grows when the time comes.
    for (const int section : shown) {
        const bool elides = model()->index(0, section).data(ElideMiddleRole).toBool();
        const int content = elides ? qMin(m_contents[section], leastElided) : m_contents[section];
        if (!m_wraps || section != last)
            give(section, qMax(content, heads->leastWidth(section)));
    }
    // Of a digest its ends are enough, and a head that is longer than what stands below it says little more when whole.
    for (const int section : shown) {
        if (section != shown.first() && section != last && model()->index(0, section).data(ElideMiddleRole).toBool())
            give(section, leastRead);
    }
    for (auto section = shown.rbegin(); section != shown.rend(); ++section) {
        if (*section != last)
            give(*section, qMax(m_contents[*section], int(leastShortened)));
    }
    if (!m_wraps && !isNumeric(last))
        give(last, leastLast);
    for (auto section = shown.rbegin(); section != shown.rend(); ++section) {
        if (*section != last && !isNumeric(*section))
            give(*section, leastWidth(*section));
    }
    int spare = m_wraps ? 0 : qMax(0, viewport()->width() - used);
    const int each = qMin(spare / int(shown.size()), 3 * size::cellPadding);
    for (const int section : shown) {
        if (section != last)
            widths[section] += each;
        spare -= each;
    }
    // Numbers at the end do not run away from what they count: the columns with words take the rest.
    if (isNumeric(last)) {
        QList<int> wordy = shown;
        wordy.removeIf([this](int section) { return isNumeric(section); });
        for (const int section : std::as_const(wordy))
            widths[section] += spare / int(wordy.size());
    }
    setWidths(shown, widths);
}

void Table::setWidths(const QList<int> &shown, const QHash<int, int> &widths)
{
    horizontalHeader()->setStretchLastSection(false);
    for (const int section : shown)
        setColumnWidth(section, widths[section]);
    horizontalHeader()->setStretchLastSection(true);
    if (m_wraps)
        resizeRowsToContents();
    fitLines();
}

// First what a head needs only at times; then the one that gives way, down to its head or to what two lines are of use with; then
// those that elide in the middle, and at last the widest ones, each to what can still be read.
void Table::giveWay(const QList<int> &shown, QHash<int, int> &widths) const
{
    if (!widths.contains(m_yielding))
        return;
    const auto *heads = static_cast<const TableHeader *>(horizontalHeader());
    const int room = viewport()->width();
    const int wanted = widths[m_yielding];
    int others = 0;
    for (const int section : shown)
        others += section == m_yielding ? 0 : widths[section];
    for (const int section : shown) {
        const int reserve = widths[section] - qMax(m_contents.value(section), heads->leastWidth(section));
        const int given = section == m_yielding ? 0 : qBound(0, others + wanted - room, qMax(0, reserve));
        widths[section] -= given;
        others -= given;
    }
    const int lines = m_yielding == m_twoLinesOf ? qMin(leastWrapped, wanted) : 0;
    widths[m_yielding] = qMax(qMax(heads->leastWidth(m_yielding), lines), room - others);
    int over = others + widths[m_yielding] - room;
    for (const bool inTheMiddle : {true, false}) {
        while (over > 0) {
            int widest = -1;
            int least = 0;
            for (const int section : shown) {
                const int read = qMax(inTheMiddle ? leastElided : leastRead, heads->leastWidth(section));
                const bool isMeant = !inTheMiddle || model()->index(0, section).data(ElideMiddleRole).toBool();
                if (isMeant && section != m_yielding && section != shown.last() && widths[section] > read
                    && (widest < 0 || widths[section] > widths[widest])) {
                    widest = section;
                    least = read;
                }
            }
            if (widest < 0)
                break;
            const int before = widths[widest];
            widths[widest] = qMax(least, before - qMin(over, qMax(1, before / 16)));
            over -= before - widths[widest];
        }
    }
}

void Table::wrapLastColumn()
{
    m_wraps = true;
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, &QTableView::resizeRowsToContents);
}

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
