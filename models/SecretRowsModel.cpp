#include "models/SecretRowsModel.h"

#include "models/Roles.h"

namespace oz0 {

void SecretRowsModel::setRows(const QList<PluginSecretRow> &list)
{
    std::vector<Entry> rows;
    for (const PluginSecretRow &row : list)
        rows.push_back({row.name, std::make_shared<const PluginSecretRow>(row)});
    setAll(std::move(rows));
}

int SecretRowsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString SecretRowsModel::reaches(const PluginSecretRow &row)
{
    QStringList parts;
    if (!row.connections.isEmpty())
        parts.append(tr("connection %1, tokens are made from it").arg(row.connections.join(QStringLiteral(", "))));
    if (!row.agents.isEmpty())
        parts.append(tr("outside agent %1, as value").arg(row.agents.join(QStringLiteral(", "))));
    if (!row.hosts.isEmpty())
        parts.append(tr("as placeholder, filled for %1").arg(row.hosts.join(QStringLiteral(", "))));
    if (!row.arguments.isEmpty())
        parts.append(tr("argument %1, filled by the edge").arg(row.arguments.join(QStringLiteral(", "))));
    if (row.required && row.hosts.isEmpty() && row.connections.isEmpty())
        parts.append(row.asFile ? tr("its code, as value in a file") : tr("its code, as value in the environment"));
    return parts.join(QStringLiteral("; "));
}

QString SecretRowsModel::display(const PluginSecretRow &row, Column column)
{
    switch (column) {
    case Column::Name:
        return row.name;
    case Column::State:
        return !row.required ? tr("edge only", "a secret's state") : row.available ? tr("available") : tr("withheld");
    case Column::Value:
        return row.value == PluginSecretRow::Value::Set    ? tr("set")
            : row.value == PluginSecretRow::Value::Missing ? tr("missing", "a secret's value")
                                                           : tr("–", "not known");
    case Column::Reaches:
        return reaches(row);
    case Column::AlsoIn:
        return row.alsoIn.isEmpty() ? tr("–", "nothing") : row.alsoIn.join(QStringLiteral(", "));
    }
    return {};
}

QVariant SecretRowsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columns)
        return {};
    const PluginSecretRow &row = at(index.row());
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
    case SortRole:
        return display(row, column);
    case Qt::AccessibleTextRole:
        if (column == Column::Name)
            return tr("%1, %2, value %3, %4", "secret, state, value, what it reaches")
                .arg(row.name, display(row, Column::State), display(row, Column::Value), display(row, Column::Reaches));
        return tr("%1: %2", "column: value").arg(headerData(index.column(), Qt::Horizontal).toString(), display(row, column));
    case Qt::TextAlignmentRole:
        return int(Qt::AlignLeading | Qt::AlignVCenter);
    case IdRole:
        return row.name;
    case StateRole:
        return column != Column::State || !row.required ? QVariant()
                                                        : int(row.available ? StateName::Ready : StateName::PartlyReady);
    case IconNameRole:
        return column != Column::State || !row.required ? QString()
            : row.available                             ? QStringLiteral("ready")
                                                        : QStringLiteral("eyeoff");
    case FixedFontRole:
        return column == Column::Name;
    case ElideMiddleRole:
        return column == Column::Name;
    case SecondaryRole:
        return column == Column::Reaches || column == Column::AlsoIn || (column == Column::State && !row.available);
    case MarkRole:
        return -1;
    default:
        return {};
    }
}

QVariant SecretRowsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignLeading | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    switch (Column(section)) {
    case Column::Name:
        return tr("Secret");
    case Column::State:
        return tr("State");
    case Column::Value:
        return tr("Value");
    case Column::Reaches:
        return tr("Reaches");
    case Column::AlsoIn:
        return tr("Also in", "other plugins");
    }
    return {};
}

} // namespace oz0
