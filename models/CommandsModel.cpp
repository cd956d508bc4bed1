#include "models/CommandsModel.h"

#include "models/Roles.h"

namespace oz0 {

CommandsModel::CommandsModel(QList<CommandRow> rows, QObject *parent) : QAbstractTableModel(parent), m_rows(std::move(rows)) { }

QVariant CommandsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const CommandRow &row = m_rows[index.row()];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        switch (Column(index.column())) {
        case Column::Command:
            return row.text;
        case Column::Keys:
            return row.keys;
        case Column::Group:
            return row.group;
        }
        return {};
    case Qt::AccessibleTextRole:
        if (Column(index.column()) == Column::Command)
            return row.keys.isEmpty() ? tr("%1, no keys", "command").arg(row.text)
                                      : tr("%1, %2", "command, keys").arg(row.text, row.keys);
        return tr("%1: %2", "column: value").arg(headerData(index.column(), Qt::Horizontal).toString(), index.data().toString());
    case Qt::TextAlignmentRole:
        return int(Qt::AlignLeading | Qt::AlignVCenter);
    case IdRole:
        return row.group + QLatin1Char('/') + row.text;
    case SecondaryRole:
        return Column(index.column()) == Column::Group;
    case MarkRole:
        return -1;
    default:
        return {};
    }
}

QVariant CommandsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignLeading | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    switch (Column(section)) {
    case Column::Command:
        return tr("Command");
    case Column::Keys:
        return tr("Keys");
    case Column::Group:
        return tr("Menu");
    }
    return {};
}

} // namespace oz0
