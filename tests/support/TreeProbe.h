// A second copy of a tree of two levels, made from the model's signals alone: when it differs, a signal was missing or wrong.
#pragma once

#include <QAbstractItemModel>
#include <QObject>
#include <QStringList>

namespace oz0 {

/// Tells groups and rows by one role of their first column and by every cell: what it shows, what a screen reader hears, its tick.
/// Counts resets, which an update must never be.
class TreeProbe : public QObject
{
public:
    TreeProbe(const QAbstractItemModel &model, int role) : m_model(model), m_role(role)
    {
        for (int row = 0; row < model.rowCount(); ++row)
            m_groups.append(readGroup(row));
        connect(&model, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &parent, int first, int last) {
            for (int row = first; row <= last; ++row) {
                if (parent.isValid())
                    m_groups[parent.row()].rows.insert(row, read(m_model.index(row, 0, parent)));
                else
                    m_groups.insert(row, readGroup(row));
            }
        });
        connect(&model, &QAbstractItemModel::rowsRemoved, this, [this](const QModelIndex &parent, int first, int last) {
            if (parent.isValid())
                m_groups[parent.row()].rows.remove(first, last - first + 1);
            else
                m_groups.remove(first, last - first + 1);
        });
        connect(&model, &QAbstractItemModel::rowsMoved, this,
                [this](const QModelIndex &parent, int first, int, const QModelIndex &, int to) {
                    if (parent.isValid())
                        m_groups[parent.row()].rows.move(first, to > first ? to - 1 : to);
                    else
                        m_groups.move(first, to > first ? to - 1 : to);
                });
        connect(&model, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex &from, const QModelIndex &to) {
            for (int row = from.row(); row <= to.row(); ++row) {
                QStringList &cells = from.parent().isValid() ? m_groups[from.parent().row()].rows[row] : m_groups[row].cells;
                cells[0] = id(from.sibling(row, 0));
                for (int column = from.column(); column <= to.column(); ++column)
                    cells[1 + column] = cell(from.sibling(row, column));
            }
        });
        connect(&model, &QAbstractItemModel::layoutAboutToBeChanged, this, [this] {
            m_before.clear();
            for (int row = 0; row < m_model.rowCount(); ++row) {
                const QModelIndex group = m_model.index(row, 0);
                m_before.append({group, {}});
                for (int child = 0; child < m_model.rowCount(group); ++child)
                    m_before.last().rows.append(m_model.index(child, 0, group));
            }
        });
        // All is moved by what the persistent indexes say, not read again.
        connect(&model, &QAbstractItemModel::layoutChanged, this, [this] {
            QList<Group> moved(m_groups.size());
            for (qsizetype group = 0; group < m_before.size(); ++group) {
                const int to = m_before[group].index.isValid() ? m_before[group].index.row() : int(m_groups.size());
                if (to >= m_groups.size())
                    continue;
                moved[to].cells = m_groups[group].cells;
                moved[to].rows.resize(m_groups[group].rows.size());
                for (qsizetype row = 0; row < m_before[group].rows.size(); ++row) {
                    const QPersistentModelIndex &at = m_before[group].rows[row];
                    if (at.isValid() && at.row() < moved[to].rows.size())
                        moved[to].rows[at.row()] = m_groups[group].rows[row];
                }
            }
            m_groups = moved;
            m_before.clear();
        });
        connect(&model, &QAbstractItemModel::modelReset, this, [this] { ++m_resets; });
    }

    int resets() const { return m_resets; }
    QStringList mirrored() const { return joined(m_groups); }
    QStringList actual() const
    {
        QList<Group> groups;
        for (int row = 0; row < m_model.rowCount(); ++row)
            groups.append(readGroup(row));
        return joined(groups);
    }

private:
    struct Group
    {
        QStringList cells;
        QList<QStringList> rows;
    };
    struct Place
    {
        QPersistentModelIndex index;
        QList<QPersistentModelIndex> rows;
    };
    static QStringList joined(const QList<Group> &groups)
    {
        QStringList all;
        for (const Group &group : groups) {
            all.append(group.cells.join(QLatin1Char('|')));
            for (const QStringList &row : group.rows)
                all.append(QStringLiteral("  ") + row.join(QLatin1Char('|')));
        }
        return all;
    }
    QString id(const QModelIndex &index) const { return index.data(m_role).toString(); }
    static QString cell(const QModelIndex &index)
    {
        return QStringLiteral("%1/%2/%3")
            .arg(index.data().toString(), index.data(Qt::AccessibleTextRole).toString(),
                 index.data(Qt::CheckStateRole).toString());
    }
    QStringList read(const QModelIndex &first) const
    {
        QStringList texts{id(first)};
        for (int column = 0; column < m_model.columnCount(first.parent()); ++column)
            texts.append(cell(first.siblingAtColumn(column)));
        return texts;
    }
    Group readGroup(int row) const
    {
        const QModelIndex index = m_model.index(row, 0);
        Group group{read(index), {}};
        for (int child = 0; child < m_model.rowCount(index); ++child)
            group.rows.append(read(m_model.index(child, 0, index)));
        return group;
    }

    const QAbstractItemModel &m_model;
    int m_role;
    QList<Group> m_groups;
    QList<Place> m_before;
    int m_resets = 0;
};

} // namespace oz0
