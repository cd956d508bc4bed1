// A second copy of a table, made from the model's signals alone: when it differs from the model, a signal was missing or wrong.
#pragma once

#include <QAbstractItemModel>
#include <QObject>
#include <QStringList>

namespace oz0 {

/// Watches one flat model by one role of its first column. Counts resets, which an update must never be.
class ModelProbe : public QObject
{
public:
    ModelProbe(const QAbstractItemModel &model, int role) : m_model(model), m_role(role)
    {
        for (int row = 0; row < model.rowCount(); ++row)
            m_rows.append(read(row));
        connect(&model, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &, int first, int last) {
            for (int row = first; row <= last; ++row)
                m_rows.insert(row, read(row));
        });
        connect(&model, &QAbstractItemModel::rowsRemoved, this,
                [this](const QModelIndex &, int first, int last) { m_rows.remove(first, last - first + 1); });
        connect(&model, &QAbstractItemModel::rowsMoved, this,
                [this](const QModelIndex &, int first, int last, const QModelIndex &, int place) {
                    const QStringList moved = m_rows.mid(first, last - first + 1);
                    m_rows.remove(first, moved.size());
                    for (qsizetype at = 0, to = place > first ? place - moved.size() : place; at < moved.size(); ++at)
                        m_rows.insert(to + at, moved[at]);
                });
        connect(&model, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex &from, const QModelIndex &to) {
            for (int row = from.row(); row <= to.row(); ++row)
                m_rows[row] = read(row);
        });
        connect(&model, &QAbstractItemModel::layoutAboutToBeChanged, this, [this] {
            m_before.clear();
            for (int row = 0; row < m_model.rowCount(); ++row)
                m_before.append(m_model.index(row, 0));
        });
        // The rows are moved by what the persistent indexes say, not read again.
        connect(&model, &QAbstractItemModel::layoutChanged, this, [this] {
            QStringList moved(m_rows.size());
            for (int row = 0; row < m_before.size(); ++row) {
                if (m_before[row].isValid() && m_before[row].row() < moved.size())
                    moved[m_before[row].row()] = m_rows[row];
            }
            m_rows = moved;
            m_before.clear();
        });
        connect(&model, &QAbstractItemModel::modelReset, this, [this] { ++m_resets; });
    }

    const QStringList &rows() const { return m_rows; }
    int resets() const { return m_resets; }
    QStringList actual() const
    {
        QStringList rows;
        for (int row = 0; row < m_model.rowCount(); ++row)
            rows.append(read(row));
        return rows;
    }

private:
    QString read(int row) const
    {
        return m_model.index(row, 0).data(m_role).toString() + QLatin1Char('|') + m_model.index(row, 0).data().toString();
    }

    const QAbstractItemModel &m_model;
    int m_role;
    QStringList m_rows;
    QList<QPersistentModelIndex> m_before;
    int m_resets = 0;
};

} // namespace oz0
