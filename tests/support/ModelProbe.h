// A second copy of a table, made from the model's signals alone: when it differs from the model, a signal was missing or wrong.
#pragma once

#include <QAbstractItemModel>
#include <QObject>
#include <QStringList>

namespace oz0 {

/// Watches one flat model by one role of its first column and by what it shows. Counts resets, which an update must never be.
class ModelProbe : public QObject
{
public:
    /// EveryCell also mirrors what a screen reader hears; a cell is read again only when a signal names it.
    enum class Reads { FirstColumn, EveryCell };

    ModelProbe(const QAbstractItemModel &model, int role, Reads reads = Reads::FirstColumn)
        : m_model(model), m_role(role), m_reads(reads)
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
                    const QList<QStringList> moved = m_rows.mid(first, last - first + 1);
                    m_rows.remove(first, moved.size());
                    for (qsizetype at = 0, to = place > first ? place - moved.size() : place; at < moved.size(); ++at)
                        m_rows.insert(to + at, moved[at]);
                });
        connect(&model, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex &from, const QModelIndex &to) {
            for (int row = from.row(); row <= to.row(); ++row) {
                m_rows[row][0] = id(row);
                for (int column = from.column(); column <= std::min(to.column(), lastColumn()); ++column)
                    m_rows[row][1 + column] = cell(row, column);
            }
        });
        connect(&model, &QAbstractItemModel::columnsInserted, this, [this](const QModelIndex &, int first, int last) {
            for (int row = 0; m_reads == Reads::EveryCell && row < m_rows.size(); ++row) {
                for (int column = first; column <= last; ++column)
                    m_rows[row].insert(1 + column, cell(row, column));
            }
        });
        connect(&model, &QAbstractItemModel::columnsRemoved, this, [this](const QModelIndex &, int first, int last) {
            for (QStringList &row : m_rows) {
                if (m_reads == Reads::EveryCell)
                    row.remove(1 + first, last - first + 1);
            }
        });
        connect(&model, &QAbstractItemModel::layoutAboutToBeChanged, this, [this] {
            m_before.clear();
            for (int row = 0; row < m_model.rowCount(); ++row)
                m_before.append(m_model.index(row, 0));
        });
        // The rows are moved by what the persistent indexes say, not read again.
        connect(&model, &QAbstractItemModel::layoutChanged, this, [this] {
            QList<QStringList> moved(m_rows.size());
            for (int row = 0; row < m_before.size(); ++row) {
                if (m_before[row].isValid() && m_before[row].row() < moved.size())
                    moved[m_before[row].row()] = m_rows[row];
            }
            m_rows = moved;
            m_before.clear();
        });
        connect(&model, &QAbstractItemModel::modelReset, this, [this] { ++m_resets; });
    }

    int resets() const { return m_resets; }
    QStringList rows() const { return joined(m_rows); }
    QStringList actual() const
    {
        QList<QStringList> rows;
        for (int row = 0; row < m_model.rowCount(); ++row)
            rows.append(read(row));
        return joined(rows);
    }

private:
    static QStringList joined(const QList<QStringList> &rows)
    {
        QStringList texts;
        for (const QStringList &row : rows)
            texts.append(row.join(QLatin1Char('|')));
        return texts;
    }
    int lastColumn() const { return m_reads == Reads::EveryCell ? m_model.columnCount() - 1 : 0; }
    QString id(int row) const { return m_model.index(row, 0).data(m_role).toString(); }
    QString cell(int row, int column) const
    {
        const QModelIndex index = m_model.index(row, column);
        const QString shown = index.data().toString();
        return m_reads == Reads::EveryCell ? shown + QLatin1Char('/') + index.data(Qt::AccessibleTextRole).toString() : shown;
    }
    QStringList read(int row) const
    {
        QStringList texts{id(row)};
        for (int column = 0; column <= lastColumn(); ++column)
            texts.append(cell(row, column));
        return texts;
    }

    const QAbstractItemModel &m_model;
    int m_role;
    Reads m_reads;
    QList<QStringList> m_rows;
    QList<QPersistentModelIndex> m_before;
    int m_resets = 0;
};

} // namespace oz0
