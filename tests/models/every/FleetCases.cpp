// Nodes: as a table, as a map, and the map as a list.
#include "models/NodeFilter.h"
#include "models/PlacementListModel.h"
#include "tests/models/every/ModelCase.h"

namespace oz0::every {

namespace {

struct NodesCase : StoreCase
{
    QAbstractItemModel &model() override { return nodes; }
    NodeModel nodes{store};
};

struct FilterCase : StoreCase
{
    QAbstractItemModel &model() override { return filter; }
    bool isSettled() override { return filter.isSettled(); }
    void step() override
    {
        StoreCase::step();
        NodeQuery query;
        query.text = *rc::gen::element(QString(), QStringLiteral("node-1"), QStringLiteral("plugin"), QStringLiteral("zzz"));
        query.facet[number(nodeFacets)] = number(2);
        filter.setQuery(query);
        filter.sort(number(NodeModel::columns), number(2) ? Qt::AscendingOrder : Qt::DescendingOrder);
    }
    NodeModel nodes{store};
    NodeFilter filter{nodes};
};

struct MapCase : StoreCase
{
    QAbstractItemModel &model() override { return map; }
    void step() override
    {
        StoreCase::step();
        map.refresh();
    }
    PlacementModel map{store};
};

struct ListCase : StoreCase
{
    ListCase() { list.setWatching(true); }
    QAbstractItemModel &model() override { return list; }
    bool isSettled() override
    {
        int filled = 0;
        for (int row = 0; row < map.rowCount(); ++row) {
            for (int column = PlacementModel::heads; column < map.columnCount(); ++column)
                filled += map.placementAt(row, column) == Placement::None ? 0 : 1;
        }
        return list.rowCount() == filled;
    }
    void step() override
    {
        StoreCase::step();
        map.refresh();
        list.setWatching(number(5) > 0);
        list.setWatching(true);
    }
    PlacementModel map{store};
    PlacementListModel list{map};
};

} // namespace

QList<NamedCase> fleetCases()
{
    return {{"NodeModel", make<NodesCase>},
            {"NodeFilter", make<FilterCase>},
            {"PlacementModel", make<MapCase>},
            {"PlacementListModel", make<ListCase>}};
}

} // namespace oz0::every
