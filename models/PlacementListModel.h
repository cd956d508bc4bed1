// The placement map as a list, for whoever reads rather than looks: a line for each plugin on each node.
#pragma once

#include "models/KeyedTableModel.h"
#include "models/PlacementModel.h"

#include <QTimer>

namespace oz0 {

struct PlacementListRow
{
    PluginName plugin;
    NodeName node;
    Placement placement = Placement::None;

    friend bool operator==(const PlacementListRow &, const PlacementListRow &) = default;
};

/// Follows a map while it is watched; empty otherwise.
class PlacementListModel : public KeyedTableModel<QString, PlacementListRow>
{
    Q_OBJECT
public:
    enum class Column { Plugin, Node, What };
    static constexpr int columns = int(Column::What) + 1;

    explicit PlacementListModel(const PlacementModel &map, QObject *parent = nullptr);
    void setWatching(bool watching);

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void read();
    QString display(const PlacementListRow &row, Column column) const;

    const PlacementModel &m_map;
    bool m_watching = false;
    QTimer m_later;
};

} // namespace oz0
