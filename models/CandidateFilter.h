// The candidates that a person wants to see, in his order; filters, sorts and counts beside the GUI thread (U10).
#pragma once

#include "models/CandidateQuery.h"

#include <QAbstractProxyModel>
#include <QSet>
#include <QTimer>

#include <memory>

namespace oz0 {

/// Small changes are taken in at once, row by row; a row that changes keeps its place until the order is made again, which happens
/// when asked for or one second after the last change, and not while it is held (U12: never under the pointer).
class CandidateFilter : public QAbstractProxyModel
{
    Q_OBJECT
public:
    explicit CandidateFilter(CandidateModel &source, QObject *parent = nullptr);
    ~CandidateFilter() override;

    /// Whose candidates are "mine".
    void setPrincipal(const PrincipalId &me);
    /// Takes effect after 120 ms without another; chips at once.
    void setQuery(const CandidateQuery &query);
    const CandidateQuery &query() const { return m_query; }
    const CandidateSort &sorting() const { return m_sort; }
    void holdOrder(bool held);
    /// Makes the order again now.
    void reorder();
    bool isSettled() const { return !m_running && !m_debounce.isActive(); }

    int total() const;
    int count(CandidateFacet facet) const { return m_counts[int(facet)]; }
    CandidateId idAt(int row) const { return m_keys[size_t(row)]; }
    int rowOf(const CandidateId &id) const; ///< -1: not shown

    QModelIndex mapToSource(const QModelIndex &proxyIndex) const override;
    QModelIndex mapFromSource(const QModelIndex &sourceIndex) const override;
    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &) const override { return {}; }
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

Q_SIGNALS:
    void queryChanged();
    void countsChanged();
    /// The wanted rows stand in the wanted order.
    void settled();

private:
    void start();
    void finish(CandidateSelection selection);
    void takeIn(const std::vector<CandidateId> &order, const CandidateMove &move);
    void permute(std::vector<CandidateId> keys);
    void onSourceChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight);
    void onSourceInserted(int first, int last);
    void onSourceAboutToRemove(int first, int last);
    void look(const CandidateId &id);
    void setFacets(const CandidateId &id, quint8 facets);
    void forget(const CandidateId &id);
    void insertShown(const CandidateId &id);
    void removeShown(int row);

    CandidateModel &m_source;
    CandidateQuery m_query;
    CandidateSort m_sort;
    PrincipalId m_me;
    std::vector<CandidateId> m_keys;
    mutable QHash<CandidateId, int> m_rows; ///< of m_keys; empty while not known
    QHash<CandidateId, quint8> m_facets;
    int m_counts[candidateFacets] = {};
    QSet<CandidateId> m_touched; ///< since the snapshot that the running work looks at
    std::shared_ptr<std::atomic<bool>> m_cancelled;
    quint64 m_shape = 0; ///< counts changes of m_keys
    quint64 m_shapeAtSnapshot = 0;
    bool m_running = false;
    bool m_held = false;
    bool m_orderIsOld = false;
    QTimer m_debounce;
    QTimer m_idle;
};

} // namespace oz0
