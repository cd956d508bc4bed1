#include "models/PlacementListModel.h"

namespace oz0 {

PlacementListModel::PlacementListModel(const PlacementModel &map, QObject *parent) : KeyedTableModel(parent), m_map(map)
{
    m_later.setSingleShot(true);
    connect(&m_later, &QTimer::timeout, this, &PlacementListModel::read);
    const auto later = [this] {
        if (m_watching)
            m_later.start(0);
    };
    connect(&map, &QAbstractItemModel::dataChanged, this, later);
    connect(&map, &QAbstractItemModel::rowsInserted, this, later);
    connect(&map, &QAbstractItemModel::rowsRemoved, this, later);
    connect(&map, &QAbstractItemModel::columnsInserted, this, later);
    connect(&map, &QAbstractItemModel::columnsRemoved, this, later);
}

void PlacementListModel::setWatching(bool watching)
{
    m_watching = watching;
    read();
}

void PlacementListModel::read()
{
    std::vector<Entry> rows;
    for (int row = 0; m_watching && row < m_map.rowCount(); ++row) {
        for (int column = PlacementModel::heads; column < m_map.columnCount(); ++column) {
            const PlacementListRow each{m_map.pluginAt(row), m_map.nodeAt(column), m_map.placementAt(row, column)};
            if (each.placement != Placement::None)
                rows.push_back(
                    {each.plugin.text() + QChar(0) + each.node.text(), std::make_shared<const PlacementListRow>(each)});
        }
    }
    setAll(std::move(rows));
}

int PlacementListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString PlacementListModel::display(const PlacementListRow &row, Column column) const
{
    switch (column) {
    case Column::Plugin:
        return row.plugin.text();
    case Column::Node:
        return row.node.text();
    case Column::What:
        return PlacementModel::wordFor(row.placement);
    }
    return {};
}

QVariant PlacementListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columns)
        return {};
    const PlacementListRow &row = at(index.row());
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return display(row, column);
    case Qt::AccessibleTextRole:
        if (column == Column::Plugin)
            return tr("%1 on %2: %3", "plugin, node, what").arg(row.plugin.text(), row.node.text(), display(row, Column::What));
        return tr("%1: %2", "column: value").arg(headerData(index.column(), Qt::Horizontal).toString(), display(row, column));
    case Qt::TextAlignmentRole:
        return int(Qt::AlignLeading | Qt::AlignVCenter);
    case IdRole:
        return row.node.text();
    case StateRole:
        return column == Column::What ? int(row.placement) : int(Placement::None);
    case FixedFontRole:
        return column == Column::Node;
    case MarkRole:
        return -1;
    default:
        return {};
    }
}

QVariant PlacementListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignLeading | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    switch (Column(section)) {
    case Column::Plugin:
        return tr("Plugin");
    case Column::Node:
        return tr("Node");
    case Column::What:
        return tr("What it does there");
    }
    return {};
}

} // namespace oz0
