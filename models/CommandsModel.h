// Commands with the menus they stand in and their keys, as a table.
#pragma once

#include <QAbstractTableModel>

namespace oz0 {

struct CommandRow
{
    QString group;
    QString text;
    QString keys; ///< as they are written on this keyboard; empty: none
};

class CommandsModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class Column { Command, Keys, Group };
    static constexpr int columns = int(Column::Group) + 1;

    explicit CommandsModel(QList<CommandRow> rows, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_rows.size()); }
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : columns; }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QList<CommandRow> m_rows;
};

} // namespace oz0
