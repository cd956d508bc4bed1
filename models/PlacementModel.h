// Which plugin runs on which node: plugins down, nodes across.
#pragma once

#include "core/client/TenantStore.h"
#include "models/Roles.h"

#include <QAbstractTableModel>
#include <QTimer>

namespace oz0 {

/// What a plugin does on a node; each has a shape of its own.
enum class Placement { None, Installed, Candidate, Left, Gate, Rollout, LastNode, Offline };

/// What the plugin does there now. `count` is on how many nodes its installed version works.
Placement placementOf(const Plugin *plugin, const PluginName &name, const Node &node, int count);

/// Follows one store until destroyed; its nodes stand in the order of their names. A change set is taken in once, a moment later.
class PlacementModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    /// The columns before the nodes'.
    enum class Column { Plugin, Nodes };
    static constexpr int heads = int(Column::Nodes) + 1;

    explicit PlacementModel(const TenantStore &store, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    NodeName nodeAt(int column) const;        ///< empty for the first columns
    int columnOf(const NodeName &node) const; ///< -1: none
    PluginName pluginAt(int row) const { return m_plugins[row].name; }
    Placement placementAt(int row, int column) const;
    static QString wordFor(Placement placement); ///< "installed"; empty for none
    QList<Placement> present() const;            ///< those that stand somewhere, each once
    bool isStale() const;                        ///< it tells how things were
    void refresh();                              ///< now

private:
    struct Line
    {
        PluginName name;
        int count = 0;
        QList<Placement> cells; ///< by node
        friend bool operator==(const Line &, const Line &) = default;
    };
    QList<Line> linesNow(const QList<NodeName> &nodes) const;
    void setNodes(const QList<NodeName> &nodes);
    void setLines(QList<Line> lines);
    QString essence(const Line &line) const;

    const TenantStore &m_store;
    QList<NodeName> m_nodes;
    QList<Line> m_plugins;
    QTimer m_later;
};

} // namespace oz0
