// A list in an order that somebody else decides, turned into row operations by key (U12: never a reset).
#pragma once

#include <QAbstractListModel>
#include <QSet>

#include <algorithm>
#include <vector>

namespace oz0 {

/// A Row has a QString `key` and ==. Rows that stay keep their persistent indexes wherever they move to.
template <class Row>
class OrderedRowsModel : public QAbstractListModel
{
public:
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_rows.size()); }
    const Row &at(int row) const { return m_rows[size_t(row)]; }
    const std::vector<Row> &rows() const { return m_rows; }
    /// -1: no such row.
    int rowOf(const QString &key) const
    {
        const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&key](const Row &row) { return row.key == key; });
        return found == m_rows.end() ? -1 : int(found - m_rows.begin());
    }

protected:
    /// Keys are unique among the wanted rows; of two alike the first counts.
    void setRows(std::vector<Row> wanted)
    {
        QSet<QString> keys;
        wanted.erase(std::remove_if(wanted.begin(), wanted.end(),
                                    [&keys](const Row &row) {
                                        if (keys.contains(row.key))
                                            return true;
                                        keys.insert(row.key);
                                        return false;
                                    }),
                     wanted.end());
        dropAllBut(keys);
        for (size_t place = 0; place < wanted.size(); ++place)
            put(std::move(wanted[place]), place);
    }

private:
    void dropAllBut(const QSet<QString> &keys)
    {
        for (size_t end = m_rows.size(); end > 0;) {
            size_t begin = end;
            while (begin > 0 && !keys.contains(m_rows[begin - 1].key))
                --begin;
            if (begin < end) {
                this->beginRemoveRows({}, int(begin), int(end) - 1);
                m_rows.erase(m_rows.begin() + long(begin), m_rows.begin() + long(end));
                this->endRemoveRows();
            }
            end = begin > 0 ? begin - 1 : 0;
        }
    }

    // What stands before `place` is right already.
    void put(Row row, size_t place)
    {
        const auto found = std::find_if(m_rows.begin() + long(place), m_rows.end(),
                                        [&row](const Row &other) { return other.key == row.key; });
        if (found == m_rows.end()) {
            this->beginInsertRows({}, int(place), int(place));
            m_rows.insert(m_rows.begin() + long(place), std::move(row));
            this->endInsertRows();
            return;
        }
        const auto from = size_t(found - m_rows.begin());
        if (from != place) {
            this->beginMoveRows({}, int(from), int(from), {}, int(place));
            std::rotate(m_rows.begin() + long(place), m_rows.begin() + long(from), m_rows.begin() + long(from) + 1);
            this->endMoveRows();
        }
        if (m_rows[place] == row)
            return;
        m_rows[place] = std::move(row);
        Q_EMIT this->dataChanged(this->index(int(place), 0), this->index(int(place), 0));
    }

    std::vector<Row> m_rows;
};

} // namespace oz0
