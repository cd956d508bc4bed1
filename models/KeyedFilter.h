// The rows of a keyed table that a person wants to see, in his order; filters, sorts and counts beside the GUI thread (U10).
#pragma once

#include "core/client/Await.h"
#include "models/KeyedSelection.h"

#include <QAbstractProxyModel>
#include <QThreadPool>
#include <QTimer>
#include <QtConcurrentRun>

#include <memory>
#include <utility>

namespace oz0 {

/// What moc needs of a KeyedFilter.
class KeyedFilterBase : public QAbstractProxyModel
{
    Q_OBJECT
public:
    using QAbstractProxyModel::QAbstractProxyModel;

Q_SIGNALS:
    void queryChanged();
    void countsChanged();
    /// The wanted rows stand in the wanted order.
    void settled();

protected:
    // Beyond so many rows at once the whole is worked out anew beside the GUI thread.
    static constexpr int smallChange = 256;
    // Beyond so much drift making the index anew is cheaper than looking around.
    static constexpr int mostDrift = 256;
};

/// Small changes are taken in at once, row by row; a row that changes keeps its place until the order is made again, which happens
/// when asked for or one second after the last change, and not while it is held (U12: never under the pointer).
/// Traits name the model, its query, its sorting, and what facets are decided by (see CandidateFilter.h).
template <class Traits>
class KeyedFilter : public KeyedFilterBase
{
public:
    using Model = typename Traits::Model;
    using Key = typename Traits::Key;
    using Query = typename Traits::Query;
    using Sort = typename Traits::Sort;
    using Facet = typename Traits::Facet;
    using Selection = typename Traits::Selection;

    explicit KeyedFilter(Model &source, QObject *parent = nullptr);
    ~KeyedFilter() override;

    /// Takes effect after 120 ms without another; chips at once.
    void setQuery(const Query &query);
    const Query &query() const { return m_query; }
    const Sort &sorting() const { return m_sort; }
    void holdOrder(bool held);
    /// Makes the order again now.
    void reorder();
    bool isSettled() const { return !m_running && !m_debounce.isActive(); }

    int total() const;
    int count(Facet facet) const { return m_counts[int(facet)]; }
    Key idAt(int row) const { return m_keys[size_t(row)]; }
    int rowOf(const Key &id) const; ///< -1: not shown

    QModelIndex mapToSource(const QModelIndex &proxyIndex) const override;
    QModelIndex mapFromSource(const QModelIndex &sourceIndex) const override;
    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &) const override { return {}; }
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

protected:
    void setContext(const typename Traits::Context &context);

private:
    void start();
    void finish(Selection &selection);
    void takeIn(std::vector<Key> order, QHash<Key, int> rows, int drift, const KeyedMove<Key> &move);
    void permute(std::vector<Key> keys, QHash<Key, int> rows, int drift);
    void shiftRows();
    template <class Rest>
    void dropAside(Rest rest) const;
    void onSourceChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight);
    void onSourceInserted(int first, int last);
    void onSourceAboutToRemove(int first, int last);
    void look(const Key &id);
    void setFacets(const Key &id, quint8 facets);
    void forget(const Key &id);
    void insertShown(const Key &id);
    void removeShown(int row);

    Model &m_source;
    Query m_query;
    Sort m_sort;
    typename Traits::Context m_context;
    std::vector<Key> m_keys;
    mutable QHash<Key, int> m_rows; ///< of m_keys, each right to within m_drift; empty while not known
    mutable int m_drift = 0;        ///< rows that came or went singly since m_rows was made
    QHash<Key, quint8> m_facets;
    int m_counts[Traits::facets] = {};
    QSet<Key> m_touched; ///< since the snapshot that the running work looks at
    std::shared_ptr<std::atomic<bool>> m_cancelled;
    quint64 m_shape = 0; ///< counts changes of m_keys
    quint64 m_shapeAtSnapshot = 0;
    bool m_running = false;
    bool m_held = false;
    bool m_orderIsOld = false;
    QTimer m_debounce;
    QTimer m_idle;
};

template <class Traits>
KeyedFilter<Traits>::KeyedFilter(Model &source, QObject *parent) : KeyedFilterBase(parent), m_source(source)
{
    setSourceModel(&source);
    m_debounce.setSingleShot(true);
    m_idle.setSingleShot(true);
    connect(&m_debounce, &QTimer::timeout, this, &KeyedFilter::start);
    connect(&m_idle, &QTimer::timeout, this, [this] {
        if (!m_held && m_orderIsOld)
            start();
    });
    connect(&source, &QAbstractItemModel::dataChanged, this, &KeyedFilter::onSourceChanged);
    connect(&source, &QAbstractItemModel::headerDataChanged, this, &QAbstractItemModel::headerDataChanged);
    connect(&source, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { onSourceInserted(first, last); });
    connect(&source, &QAbstractItemModel::rowsAboutToBeRemoved, this,
            [this](const QModelIndex &, int first, int last) { onSourceAboutToRemove(first, last); });
    connect(&source, &QAbstractItemModel::rowsRemoved, this, &KeyedFilter::countsChanged);
    if (source.rowCount() > 0)
        start();
}

template <class Traits>
KeyedFilter<Traits>::~KeyedFilter()
{
    if (m_cancelled)
        *m_cancelled = true;
}

template <class Traits>
void KeyedFilter<Traits>::setContext(const typename Traits::Context &context)
{
    if (m_context == context)
        return;
    m_context = context;
    start();
}

template <class Traits>
void KeyedFilter<Traits>::setQuery(const Query &query)
{
    if (m_query == query)
        return;
    const bool onlyText = [&] {
        Query same = query;
        same.text = m_query.text;
        return same == m_query;
    }();
    m_query = query;
    m_debounce.start(onlyText ? 120 : 0);
    Q_EMIT queryChanged();
}

template <class Traits>
void KeyedFilter<Traits>::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column >= Model::columns)
        return;
    m_sort = {typename Model::Column(column), order};
    start();
}

template <class Traits>
void KeyedFilter<Traits>::holdOrder(bool held)
{
    m_held = held;
    if (!held && m_orderIsOld)
        m_idle.start(1000);
}

template <class Traits>
void KeyedFilter<Traits>::reorder()
{
    start();
}

// A newer question replaces the running one, whose answer is dropped.
template <class Traits>
void KeyedFilter<Traits>::start()
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
        [rows = m_source.entries(), shown = m_keys, query = m_query, sorting = m_sort, context = m_context, cancelled] {
            auto selection = std::make_shared<Selection>(selectRows<Traits>(rows, query, sorting, context, *cancelled));
            if (!*cancelled)
                selection->move = moveBetween(shown, selection->order, selection->rows);
            return selection;
        });
    await(std::move(future), this, [this, cancelled](const std::shared_ptr<Selection> &selection) {
        if (cancelled == m_cancelled)
            finish(*selection);
        dropAside(std::move(*selection));
    });
}

template <class Traits>
void KeyedFilter<Traits>::finish(Selection &selection)
{
    m_running = false;
    const QSet<Key> touched = std::exchange(m_touched, {});
    int drift = 0;
    for (const Key &id : touched) {
        if (!m_source.contains(id) && selection.rows.remove(id) > 0)
            ++drift;
    }
    if (drift > 0) {
        const auto isGone = [&](const Key &id) { return touched.contains(id) && !selection.rows.contains(id); };
        selection.order.erase(std::remove_if(selection.order.begin(), selection.order.end(), isGone), selection.order.end());
    }
    if (drift > 0 || m_shape != m_shapeAtSnapshot) {
        amend(
            selection.move, touched, m_keys, [this](const Key &id) { return rowOf(id) >= 0; },
            [&selection](const Key &id) { return selection.rows.contains(id); });
    }
    takeIn(std::move(selection.order), std::move(selection.rows), drift, selection.move);
    std::swap(m_facets, selection.facets);
    std::copy(std::begin(selection.counts), std::end(selection.counts), std::begin(m_counts));
    for (const Key &id : touched) {
        if (m_source.contains(id))
            look(id);
        else
            forget(id);
    }
    Q_EMIT countsChanged();
    Q_EMIT settled();
}

// Freeing what 50,000 rows were is work, too, and nobody waits for it.
template <class Traits>
template <class Rest>
void KeyedFilter<Traits>::dropAside(Rest rest) const
{
    constexpr int few = 1024;
    if (total() < few)
        return;
    QThreadPool::globalInstance()->start([rest = std::make_shared<Rest>(std::move(rest))]() mutable { rest.reset(); });
}

// Four operations whatever the sets are: what goes is brought to the end and removed as one range; what comes is put at the end as one
// range and then sorted in. Thousands of small ranges would cost a view seconds.
template <class Traits>
void KeyedFilter<Traits>::takeIn(std::vector<Key> order, QHash<Key, int> rows, int drift, const KeyedMove<Key> &move)
{
    ++m_shape;
    if (!move.gone.empty()) {
        std::vector<Key> keys = move.kept;
        keys.insert(keys.end(), move.gone.begin(), move.gone.end());
        permute(std::move(keys), {}, 0);
        beginRemoveRows({}, int(move.kept.size()), int(m_keys.size()) - 1);
        m_keys.resize(move.kept.size());
        m_rows.clear();
        endRemoveRows();
    }
    if (m_keys.empty() && !order.empty()) { // they come in their order
        beginInsertRows({}, 0, int(order.size()) - 1);
        m_keys = std::move(order);
        m_rows = std::move(rows);
        m_drift = drift;
        endInsertRows();
        return;
    }
    if (!move.added.empty()) {
        beginInsertRows({}, int(m_keys.size()), int(m_keys.size() + move.added.size()) - 1);
        m_keys.insert(m_keys.end(), move.added.begin(), move.added.end());
        m_rows.clear();
        endInsertRows();
    }
    permute(std::move(order), std::move(rows), drift);
}

// `rows` are those of `keys`, each right to within `drift`; empty: to be found when asked for.
template <class Traits>
void KeyedFilter<Traits>::permute(std::vector<Key> keys, QHash<Key, int> rows, int drift)
{
    if (keys == m_keys) {
        dropAside(std::pair(std::move(keys), std::move(rows)));
        return;
    }
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList from = persistentIndexList();
    std::vector<Key> old = std::exchange(m_keys, std::move(keys));
    std::swap(m_rows, rows);
    m_drift = drift;
    QModelIndexList to;
    to.reserve(from.size());
    for (const QModelIndex &index : from)
        to.append(createIndex(rowOf(old[size_t(index.row())]), index.column()));
    changePersistentIndexList(from, to);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
    dropAside(std::pair(std::move(old), std::move(rows)));
}

template <class Traits>
void KeyedFilter<Traits>::onSourceInserted(int first, int last)
{
    if (last - first >= smallChange) {
        start();
        return;
    }
    for (int row = first; row <= last; ++row)
        look(m_source.keyAt(row));
    Q_EMIT countsChanged();
}

template <class Traits>
void KeyedFilter<Traits>::onSourceAboutToRemove(int first, int last)
{
    QSet<Key> gone;
    for (int row = first; row <= last; ++row) {
        const Key &id = m_source.keyAt(row);
        m_touched.insert(id);
        gone.insert(id);
        forget(id);
    }
    if (gone.size() > smallChange) {
        KeyedMove<Key> move;
        for (const Key &id : m_keys)
            (gone.contains(id) ? move.gone : move.kept).push_back(id);
        if (!move.gone.empty())
            takeIn(move.kept, {}, 0, move);
        return;
    }
    for (const Key &id : std::as_const(gone)) {
        if (const int row = rowOf(id); row >= 0)
            removeShown(row);
    }
}

template <class Traits>
void KeyedFilter<Traits>::onSourceChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight)
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

template <class Traits>
void KeyedFilter<Traits>::look(const Key &id)
{
    const typename Traits::Row &row = m_source.at(m_source.rowOf(id));
    const quint8 facets = facetsOf(row, m_context);
    setFacets(id, facets);
    if (m_running)
        m_touched.insert(id);
    const bool wanted = typename Traits::Matcher(m_query).accepts(row, facets);
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

template <class Traits>
void KeyedFilter<Traits>::setFacets(const Key &id, quint8 facets)
{
    const quint8 before = m_facets.value(id);
    m_facets.insert(id, facets);
    for (int i = 0; i < Traits::facets; ++i)
        m_counts[i] += ((facets >> i) & 1) - ((before >> i) & 1);
}

template <class Traits>
void KeyedFilter<Traits>::forget(const Key &id)
{
    setFacets(id, 0);
    m_facets.remove(id);
}

template <class Traits>
void KeyedFilter<Traits>::insertShown(const Key &id)
{
    const typename Traits::Row &row = m_source.at(m_source.rowOf(id));
    const auto place = std::lower_bound(m_keys.begin(), m_keys.end(), row,
                                        [this](const Key &other, const typename Traits::Row &mine) {
                                            const int at = m_source.rowOf(other);
                                            return at >= 0 && comesBefore(m_source.at(at), mine, m_sort);
                                        });
    const auto at = int(place - m_keys.begin());
    beginInsertRows({}, at, at);
    m_keys.insert(place, id);
    if (!m_rows.isEmpty())
        m_rows.insert(id, at);
    shiftRows();
    endInsertRows();
}

template <class Traits>
void KeyedFilter<Traits>::removeShown(int row)
{
    beginRemoveRows({}, row, row);
    m_rows.remove(m_keys[size_t(row)]);
    m_keys.erase(m_keys.begin() + row);
    shiftRows();
    endRemoveRows();
}

template <class Traits>
void KeyedFilter<Traits>::shiftRows()
{
    ++m_shape;
    if (++m_drift > mostDrift)
        m_rows.clear();
}

template <class Traits>
int KeyedFilter<Traits>::total() const
{
    return m_source.rowCount();
}

template <class Traits>
int KeyedFilter<Traits>::rowOf(const Key &id) const
{
    if (m_rows.isEmpty() && !m_keys.empty()) {
        m_rows.reserve(qsizetype(m_keys.size()));
        for (size_t i = 0; i < m_keys.size(); ++i)
            m_rows.insert(m_keys[i], int(i));
        m_drift = 0;
    }
    const auto found = m_rows.constFind(id);
    if (found == m_rows.constEnd())
        return -1;
    const auto isAt = [&](int row) { return row >= 0 && row < int(m_keys.size()) && m_keys[size_t(row)] == id; };
    for (int off = 0; off <= m_drift; ++off) {
        if (isAt(*found + off))
            return *found + off;
        if (isAt(*found - off))
            return *found - off;
    }
    return -1;
}

template <class Traits>
QModelIndex KeyedFilter<Traits>::mapToSource(const QModelIndex &proxyIndex) const
{
    if (!proxyIndex.isValid() || proxyIndex.row() >= rowCount())
        return {};
    const int row = m_source.rowOf(m_keys[size_t(proxyIndex.row())]);
    return row < 0 ? QModelIndex() : m_source.index(row, proxyIndex.column());
}

template <class Traits>
QModelIndex KeyedFilter<Traits>::mapFromSource(const QModelIndex &sourceIndex) const
{
    if (!sourceIndex.isValid())
        return {};
    const int row = rowOf(m_source.keyAt(sourceIndex.row()));
    return row < 0 ? QModelIndex() : index(row, sourceIndex.column());
}

template <class Traits>
QModelIndex KeyedFilter<Traits>::index(int row, int column, const QModelIndex &parent) const
{
    if (parent.isValid() || row < 0 || row >= rowCount() || column < 0 || column >= columnCount())
        return {};
    return createIndex(row, column);
}

template <class Traits>
int KeyedFilter<Traits>::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_keys.size());
}

template <class Traits>
int KeyedFilter<Traits>::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Model::columns;
}

template <class Traits>
QVariant KeyedFilter<Traits>::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal ? m_source.headerData(section, orientation, role) : QVariant();
}

template <class Traits>
Qt::ItemFlags KeyedFilter<Traits>::flags(const QModelIndex &index) const
{
    return index.isValid() ? Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemNeverHasChildren : Qt::NoItemFlags;
}

} // namespace oz0
