// A second copy of a tree of two levels, made from the model's signals alone: when it differs, a signal was missing or wrong.
#pragma once

#include <QAbstractItemModel>
#include <QObject>
#include <QStringList>

namespace oz0 {

/// Tells groups and rows by one role of their first column. Counts resets, which an update must never be.
class TreeProbe : public QObject
{
public:
    TreeProbe(const QAbstractItemModel &model, int role) : m_model(model), m_role(role)
    {
        connect(&model, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &parent, int first, int last) {
            for (int row = first; row <= last; ++row) {
                if (parent.isValid()) {
                    m_groups[parent.row()].rows.insert(row, read(m_model.index(row, 0, parent)));
                } else {
                    Group group{read(m_model.index(row, 0)), {}};
                    for (int child = 0; child < m_model.rowCount(m_model.index(row, 0)); ++child)
                        group.rows.append(read(m_model.index(child, 0, m_model.index(row, 0))));
                    m_groups.insert(row, group);
                }
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
                if (from.parent().isValid())
                    m_groups[from.parent().row()].rows[row] = read(from.siblingAtRow(row).siblingAtColumn(0));
                else
                    m_groups[row].name = read(m_model.index(row, 0));
            }
        });
        connect(&model, &QAbstractItemModel::modelReset, this, [this] { ++m_resets; });
    }

    int resets() const { return m_resets; }
    QStringList mirrored() const
    {
        QStringList all;
        for (const Group &group : m_groups)
            all << group.name << group.rows;
        return all;
    }
    QStringList actual() const
    {
        QStringList all;
        for (int row = 0; row < m_model.rowCount(); ++row) {
            const QModelIndex group = m_model.index(row, 0);
            all.append(read(group));
            for (int child = 0; child < m_model.rowCount(group); ++child)
                all.append(read(m_model.index(child, 0, group)));
        }
        return all;
    }

private:
    struct Group
    {
        QString name;
        QStringList rows;
    };
    QString read(const QModelIndex &index) const
    {
        return index.data(m_role).toString() + QLatin1Char('|') + index.data(Qt::AccessibleTextRole).toString();
    }

    const QAbstractItemModel &m_model;
    int m_role;
    QList<Group> m_groups;
    int m_resets = 0;
};

} // namespace oz0
