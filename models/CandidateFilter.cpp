#include "models/CandidateFilter.h"

#include "core/client/Await.h"

#include <QtConcurrentRun>

namespace oz0 {

namespace {
// Beyond so many rows at once the whole is worked out anew beside the GUI thread.
constexpr int smallChange = 256;
} // namespace

CandidateFilter::CandidateFilter(CandidateModel &source, QObject *parent) : QAbstractProxyModel(parent), m_source(source)
{
    setSourceModel(&source);
    m_debounce.setSingleShot(true);
    m_idle.setSingleShot(true);
    connect(&m_debounce, &QTimer::timeout, this, &CandidateFilter::start);
    connect(&m_idle, &QTimer::timeout, this, [this] {
        if (!m_held && m_orderIsOld)
            start();
    });
    connect(&source, &QAbstractItemModel::dataChanged, this, &CandidateFilter::onSourceChanged);
    connect(&source, &QAbstractItemModel::headerDataChanged, this, &QAbstractItemModel::headerDataChanged);
    connect(&source, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { onSourceInserted(first, last); });
    connect(&source, &QAbstractItemModel::rowsAboutToBeRemoved, this,
            [this](const QModelIndex &, int first, int last) { onSourceAboutToRemove(first, last); });
    connect(&source, &QAbstractItemModel::rowsRemoved, this, &CandidateFilter::countsChanged);
    if (source.rowCount() > 0)
        start();
}

CandidateFilter::~CandidateFilter()
{
    if (m_cancelled)
        *m_cancelled = true;
}

void CandidateFilter::setPrincipal(const PrincipalId &me)
{
    if (m_me == me)
        return;
    m_me = me;
    start();
}

void CandidateFilter::setQuery(const CandidateQuery &query)
{
    if (m_query == query)
        return;
    const bool onlyText = [&] {
        CandidateQuery same = query;
        same.text = m_query.text;
        return same == m_query;
    }();
    m_query = query;
    m_debounce.start(onlyText ? 120 : 0);
    Q_EMIT queryChanged();
}

void CandidateFilter::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column >= CandidateModel::columns)
        return;
    m_sort = {CandidateModel::Column(column), order};
    start();
}

void CandidateFilter::holdOrder(bool held)
{
    m_held = held;
    if (!held && m_orderIsOld)
        m_idle.start(1000);
}

void CandidateFilter::reorder()
{
    start();
}

// A newer question replaces the running one, whose answer is dropped.
void CandidateFilter::start()
{
    m_debounce.stop();
    if (m_cancelled)
        *m_cancelled = true;
    m_cancelled = std::make_shared<std::atomic<bool>>(false);
    m_running = true;
    m_orderIsOld = false;
    m_touched.clear();
    auto cancelled = m_cancelled;
    m_shapeAtSnapshot = m_shape;
    auto future = QtConcurrent::run(
        [rows = m_source.entries(), shown = m_keys, query = m_query, sorting = m_sort, me = m_me, cancelled] {
            CandidateSelection selection = select(rows, query, sorting, me, *cancelled);
            selection.move = moveBetween(shown, selection.order);
            return selection;
        });
    await(std::move(future), this, [this, cancelled](CandidateSelection selection) {
        if (cancelled == m_cancelled)
            finish(std::move(selection));
    });
}

void CandidateFilter::finish(CandidateSelection selection)
{
    m_running = false;
    const auto isGone = [this](const CandidateId &id) { return m_touched.contains(id) && !m_source.contains(id); };
    if (!m_touched.isEmpty())
        selection.order.erase(std::remove_if(selection.order.begin(), selection.order.end(), isGone), selection.order.end());
    if (m_touched.isEmpty() && m_shape == m_shapeAtSnapshot)
        takeIn(selection.order, selection.move);
    else
        takeIn(selection.order, moveBetween(m_keys, selection.order));
    m_facets = std::move(selection.facets);
    std::copy(std::begin(selection.counts), std::end(selection.counts), std::begin(m_counts));
    const QSet<CandidateId> touched = std::exchange(m_touched, {});
    for (const CandidateId &id : touched) {
        if (m_source.contains(id))
            look(id);
        else
            forget(id);
    }
    Q_EMIT countsChanged();
    Q_EMIT settled();
}

// Four operations whatever the sets are: what goes is brought to the end and removed as one range; what comes is put at the end as one
// range and then sorted in. Thousands of small ranges would cost a view seconds.
void CandidateFilter::takeIn(const std::vector<CandidateId> &order, const CandidateMove &move)
{
    if (!move.gone.empty()) {
        std::vector<CandidateId> keys = move.kept;
        keys.insert(keys.end(), move.gone.begin(), move.gone.end());
        permute(std::move(keys));
        beginRemoveRows({}, int(move.kept.size()), int(m_keys.size()) - 1);
        m_keys.resize(move.kept.size());
        m_rows.clear();
        endRemoveRows();
    }
    if (!move.added.empty()) {
        beginInsertRows({}, int(m_keys.size()), int(m_keys.size() + move.added.size()) - 1);
        m_keys.insert(m_keys.end(), move.added.begin(), move.added.end());
        m_rows.clear();
        endInsertRows();
    }
    ++m_shape;
    permute(order);
}

void CandidateFilter::permute(std::vector<CandidateId> keys)
{
    if (keys == m_keys)
        return;
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList from = persistentIndexList();
    std::vector<CandidateId> old = std::exchange(m_keys, std::move(keys));
    m_rows.clear();
    QModelIndexList to;
    to.reserve(from.size());
    for (const QModelIndex &index : from)
        to.append(createIndex(rowOf(old[size_t(index.row())]), index.column()));
    changePersistentIndexList(from, to);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

void CandidateFilter::onSourceInserted(int first, int last)
{
    if (last - first >= smallChange) {
        start();
        return;
    }
    for (int row = first; row <= last; ++row)
        look(m_source.keyAt(row));
    Q_EMIT countsChanged();
}

void CandidateFilter::onSourceAboutToRemove(int first, int last)
{
    QSet<CandidateId> gone;
    for (int row = first; row <= last; ++row) {
        const CandidateId &id = m_source.keyAt(row);
        m_touched.insert(id);
        gone.insert(id);
        forget(id);
    }
    if (gone.size() > smallChange) {
        std::vector<CandidateId> stay;
        for (const CandidateId &id : m_keys) {
            if (!gone.contains(id))
                stay.push_back(id);
        }
        takeIn(stay, moveBetween(m_keys, stay));
        return;
    }
    for (const CandidateId &id : std::as_const(gone)) {
        if (const int row = rowOf(id); row >= 0)
            removeShown(row);
    }
}

void CandidateFilter::onSourceChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight)
{
    if (bottomRight.row() - topLeft.row() >= smallChange) {
        if (!m_keys.empty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        start();
        return;
    }
    for (int row = topLeft.row(); row <= bottomRight.row(); ++row)
        look(m_source.keyAt(row));
    Q_EMIT countsChanged();
}

void CandidateFilter::look(const CandidateId &id)
{
    const CandidateRow &row = m_source.at(m_source.rowOf(id));
    const quint8 facets = facetsOf(row, m_me);
    setFacets(id, facets);
    if (m_running)
        m_touched.insert(id);
    const bool wanted = CandidateMatcher(m_query).accepts(row, facets);
    const int shown = rowOf(id);
    if (shown < 0 && wanted) {
        insertShown(id);
    } else if (shown >= 0 && !wanted) {
        removeShown(shown);
    } else if (shown >= 0) {
        Q_EMIT dataChanged(index(shown, 0), index(shown, columnCount() - 1));
        m_orderIsOld = true;
        if (!m_idle.isActive())
            m_idle.start(1000);
    }
}

void CandidateFilter::setFacets(const CandidateId &id, quint8 facets)
{
    const quint8 before = m_facets.value(id);
    m_facets.insert(id, facets);
    for (int i = 0; i < candidateFacets; ++i)
        m_counts[i] += ((facets >> i) & 1) - ((before >> i) & 1);
}

void CandidateFilter::forget(const CandidateId &id)
{
    setFacets(id, 0);
    m_facets.remove(id);
}

void CandidateFilter::insertShown(const CandidateId &id)
{
    const CandidateRow &row = m_source.at(m_source.rowOf(id));
    const auto place = std::lower_bound(m_keys.begin(), m_keys.end(), row,
                                        [this](const CandidateId &other, const CandidateRow &mine) {
                                            const int at = m_source.rowOf(other);
                                            return at >= 0 && comesBefore(m_source.at(at), mine, m_sort);
                                        });
    const auto at = int(place - m_keys.begin());
    beginInsertRows({}, at, at);
    m_keys.insert(place, id);
    ++m_shape;
    m_rows.clear();
    endInsertRows();
}

void CandidateFilter::removeShown(int row)
{
    beginRemoveRows({}, row, row);
    m_keys.erase(m_keys.begin() + row);
    ++m_shape;
    m_rows.clear();
    endRemoveRows();
}

int CandidateFilter::total() const
{
    return m_source.rowCount();
}

int CandidateFilter::rowOf(const CandidateId &id) const
{
    if (m_rows.isEmpty()) {
        m_rows.reserve(qsizetype(m_keys.size()));
        for (size_t i = 0; i < m_keys.size(); ++i)
            m_rows.insert(m_keys[i], int(i));
    }
    return m_rows.value(id, -1);
}

QModelIndex CandidateFilter::mapToSource(const QModelIndex &proxyIndex) const
{
    if (!proxyIndex.isValid() || proxyIndex.row() >= rowCount())
        return {};
    const int row = m_source.rowOf(m_keys[size_t(proxyIndex.row())]);
    return row < 0 ? QModelIndex() : m_source.index(row, proxyIndex.column());
}

QModelIndex CandidateFilter::mapFromSource(const QModelIndex &sourceIndex) const
{
    if (!sourceIndex.isValid())
        return {};
    const int row = rowOf(m_source.keyAt(sourceIndex.row()));
    return row < 0 ? QModelIndex() : index(row, sourceIndex.column());
}

QModelIndex CandidateFilter::index(int row, int column, const QModelIndex &parent) const
{
    if (parent.isValid() || row < 0 || row >= rowCount() || column < 0 || column >= columnCount())
        return {};
    return createIndex(row, column);
}

int CandidateFilter::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_keys.size());
}

int CandidateFilter::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : CandidateModel::columns;
}

QVariant CandidateFilter::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal ? m_source.headerData(section, orientation, role) : QVariant();
}

Qt::ItemFlags CandidateFilter::flags(const QModelIndex &index) const
{
    return index.isValid() ? Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemNeverHasChildren : Qt::NoItemFlags;
}

} // namespace oz0
