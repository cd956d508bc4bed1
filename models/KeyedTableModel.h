// A table whose rows are found by key, and that turns upserts and removals into row operations (U12: never a reset).
#pragma once

#include <QAbstractTableModel>

#include <algorithm>
#include <memory>
#include <vector>

namespace oz0 {

/// Rows are immutable values, shared with whoever takes a snapshot (a worker thread, for one), and stand in the order of their keys.
template <class Key, class Row>
class KeyedTableModel : public QAbstractTableModel
{
public:
    struct Entry
    {
        Key key;
        std::shared_ptr<const Row> row;
    };

    using QAbstractTableModel::QAbstractTableModel;

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_entries.size()); }

    /// -1: no such row.
    int rowOf(const Key &key) const
    {
        const auto at = lowerBound(key);
        return at != m_entries.end() && at->key == key ? int(at - m_entries.begin()) : -1;
    }
    bool contains(const Key &key) const { return rowOf(key) >= 0; }
    const Key &keyAt(int row) const { return m_entries[size_t(row)].key; }
    const Row &at(int row) const { return *m_entries[size_t(row)].row; }
    const std::vector<Entry> &entries() const { return m_entries; }

protected:
    /// Equal rows are left alone; changed ones give dataChanged, new ones rowsInserted, a signal for each run of neighbours.
    void upsert(std::vector<Entry> incoming)
    {
        const auto isBefore = [](const Entry &a, const Entry &b) { return a.key < b.key; };
        if (!std::is_sorted(incoming.begin(), incoming.end(), isBefore))
            std::stable_sort(incoming.begin(), incoming.end(), isBefore);
        std::vector<Entry> added;
        int first = -1;
        int last = -1;
        const auto flush = [&] {
            if (first >= 0)
                Q_EMIT this->dataChanged(this->index(first, 0), this->index(last, this->columnCount() - 1));
            first = last = -1;
        };
        for (Entry &entry : incoming) {
            const int row = rowOf(entry.key);
            if (row < 0) {
                if (!added.empty() && added.back().key == entry.key)
                    added.back() = std::move(entry);
                else
                    added.push_back(std::move(entry));
                continue;
            }
            Entry &mine = m_entries[size_t(row)];
            if (*mine.row == *entry.row)
                continue;
            mine.row = std::move(entry.row);
            if (last >= 0 && row != last && row != last + 1)
                flush();
            if (first < 0)
                first = row;
            last = row;
        }
        flush();
        insertRuns(std::move(added));
    }

    void removeKeys(const QList<Key> &keys)
    {
        std::vector<int> rows;
        for (const Key &key : keys) {
            if (const int row = rowOf(key); row >= 0)
                rows.push_back(row);
        }
        std::sort(rows.begin(), rows.end());
        rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
        for (size_t end = rows.size(); end > 0;) {
            size_t begin = end - 1;
            while (begin > 0 && rows[begin - 1] == rows[begin] - 1)
                --begin;
            this->beginRemoveRows({}, rows[begin], rows[end - 1]);
            m_entries.erase(m_entries.begin() + rows[begin], m_entries.begin() + rows[end - 1] + 1);
            this->endRemoveRows();
            end = begin;
        }
    }

    /// Keeps exactly the incoming rows, by the same row operations.
    void setAll(std::vector<Entry> incoming)
    {
        std::vector<Key> keep;
        keep.reserve(incoming.size());
        for (const Entry &entry : incoming)
            keep.push_back(entry.key);
        std::sort(keep.begin(), keep.end());
        QList<Key> gone;
        for (const Entry &entry : m_entries) {
            if (!std::binary_search(keep.begin(), keep.end(), entry.key))
                gone.append(entry.key);
        }
        removeKeys(gone);
        upsert(std::move(incoming));
    }

private:
    typename std::vector<Entry>::const_iterator lowerBound(const Key &key) const
    {
        return std::lower_bound(m_entries.begin(), m_entries.end(), key, [](const Entry &a, const Key &b) { return a.key < b; });
    }

    // From the back, so that the places found for earlier runs stay true.
    void insertRuns(std::vector<Entry> added)
    {
        for (size_t end = added.size(); end > 0;) {
            const auto place = lowerBound(added[end - 1].key) - m_entries.begin();
            size_t begin = end - 1;
            while (begin > 0 && lowerBound(added[begin - 1].key) - m_entries.begin() == place)
                --begin;
            const int first = int(place);
            this->beginInsertRows({}, first, first + int(end - begin) - 1);
            m_entries.insert(m_entries.begin() + place, std::make_move_iterator(added.begin() + long(begin)),
                             std::make_move_iterator(added.begin() + long(end)));
            this->endInsertRows();
            end = begin;
        }
    }

    std::vector<Entry> m_entries;
};

} // namespace oz0
