#include "ui/widgets/ListSplitter.h"

#include "ui/widgets/Table.h"

#include <QEvent>
#include <QLayout>

#include <utility>

namespace oz0 {

namespace {
constexpr int leastRows = 3;   // of a list with room
constexpr int fewestRows = 2;  // of one without
constexpr int awaitedRows = 8; // of one whose rows are still to come
constexpr int mostOfRoom = 55; // percent of the height, for the list
} // namespace

ListSplitter::ListSplitter(Table &table, QWidget *list, QWidget *details, QWidget *parent)
    : QSplitter(Qt::Horizontal, parent), m_table(table), m_narrowDetails(size::detailPane), m_details(size::detailPane)
{
    setChildrenCollapsible(false);
    addWidget(list);
    addWidget(details);
    details->installEventFilter(this);
    setStretchFactor(0, 1);
    setStretchFactor(1, 0);
    setSizes({1440 - size::rail - size::detailPane, size::detailPane});
    m_later.setSingleShot(true);
    connect(&m_later, &QTimer::timeout, this, &ListSplitter::share);
    const auto later = [this] { m_later.start(0); };
    connect(table.model(), &QAbstractItemModel::rowsInserted, this, later);
    connect(table.model(), &QAbstractItemModel::rowsRemoved, this, later);
    connect(&table.theme(), &Theme::changed, this, later);
    connect(&table, &Table::rowHeightChanged, this, later);
    connect(this, &QSplitter::splitterMoved, this, [this] { m_isTheirs = true; });
}

void ListSplitter::setLeastDetails(int height)
{
    m_leastDetails = height;
    m_later.start(0);
}

void ListSplitter::arrange(int windowWidth)
{
    const Qt::Orientation wanted = windowWidth >= size::detailBelow ? Qt::Horizontal : Qt::Vertical;
    const int before = std::exchange(m_details, windowWidth < size::railIconsBelow ? m_narrowDetails : size::detailPane);
    if (orientation() == wanted) {
        if (m_details != before && !m_isTheirs)
            placeDetails();
        return;
    }
    setOrientation(wanted);
    m_isTheirs = false;
    placeDetails();
    m_later.start(0);
}

void ListSplitter::placeDetails()
{
    if (orientation() == Qt::Horizontal)
        setSizes({qMax(1, width() - m_details - handleWidth()), m_details});
}

QByteArray ListSplitter::save() const
{
    return QByteArray(m_isTheirs ? "P" : "p") + saveState();
}

void ListSplitter::restore(const QByteArray &kept)
{
    if (!kept.startsWith('P'))
        return;
    m_isTheirs = restoreState(kept.mid(1));
}

void ListSplitter::resizeEvent(QResizeEvent *event)
{
    QSplitter::resizeEvent(event);
    m_later.start(0);
}

// Details that come back share anew: what the list needed while they were hidden was never asked.
bool ListSplitter::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget(1) && (event->type() == QEvent::Show || event->type() == QEvent::ShowToParent))
        m_later.start(0);
    return QSplitter::eventFilter(watched, event);
}

// What stands around the rows.
int ListSplitter::heightAround() const
{
    int around = m_table.horizontalHeader()->height();
    QLayout *layout = widget(0)->layout();
    for (int at = 0; layout && at < layout->count(); ++at) {
        QLayoutItem *part = layout->itemAt(at);
        if (part->widget() == &m_table || part->isEmpty())
            continue;
        around += part->hasHeightForWidth() ? part->heightForWidth(width()) : part->sizeHint().height();
    }
    return around;
}

// As many whole rows as there are, or as fit into its share, and what stands around them.
int ListSplitter::heightOfList(int room) const
{
    const int around = heightAround();
    const int row = qMax(1, m_table.verticalHeader()->defaultSectionSize());
    const int known = m_table.model()->rowCount();
    m_hadRows = m_hadRows || known > 0;
    const int rows = m_hadRows ? qMax(known, leastRows) : awaitedRows;
    const int share = qMin(room * mostOfRoom / 100, room - handleWidth() - m_leastDetails);
    return around + qBound(fewestRows, (share - around) / row, rows) * row;
}

void ListSplitter::share()
{
    // By itself it would ask for the height that chips below each other need in the narrowest list.
    const bool isAbove = orientation() == Qt::Vertical;
    widget(0)->setMinimumHeight(isAbove ? heightAround() + fewestRows * m_table.verticalHeader()->defaultSectionSize() : 0);
    if (m_isTheirs || widget(1)->isHidden())
        return;
    if (!isAbove) {
        if (m_narrowDetails != size::detailPane)
            placeDetails(); // a splitter that becomes narrower takes from both
        return;
    }
    const int list = heightOfList(height());
    setSizes({list, qMax(0, height() - list - handleWidth())});
}

} // namespace oz0
