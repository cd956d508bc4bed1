#include "models/PlacementModel.h"

#include "models/NodeModel.h"
#include "models/Texts.h"

#include <QSet>

#include <algorithm>

namespace oz0 {

namespace {

constexpr int gatherMs = 50;

/// Whether the installed version works for its pools there.
bool works(const Plugin &plugin, const Node &node)
{
    return plugin.state == PluginState::Installed && node.online && !node.candidate && servesPlugin(node, plugin.name);
}

} // namespace

Placement placementOf(const Plugin *plugin, const PluginName &name, const Node &node, int count)
{
    if (node.candidate && node.candidate->plugin == name)
        return Placement::Candidate;
    if (node.gate == name)
        return Placement::Gate;
    if (node.rollout == name)
        return Placement::Rollout;
    if (!plugin || plugin->state != PluginState::Installed || !servesPlugin(node, name))
        return Placement::None;
    if (node.candidate)
        return Placement::Left;
    if (!node.online)
        return Placement::Offline;
    return count == 1 ? Placement::LastNode : Placement::Installed;
}

PlacementModel::PlacementModel(const TenantStore &store, QObject *parent) : QAbstractTableModel(parent), m_store(store)
{
    m_later.setSingleShot(true);
    connect(&m_later, &QTimer::timeout, this, &PlacementModel::refresh);
    const auto later = [this] {
        if (!m_later.isActive())
            m_later.start(gatherMs);
    };
    connect(&store, &TenantStore::nodesChanged, this, later);
    connect(&store, &TenantStore::pluginsChanged, this, later);
    connect(&store, &TenantStore::livenessChanged, this, [this] {
        if (rowCount() > 0)
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {StaleRole});
    });
    refresh();
}

int PlacementModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_plugins.size());
}

int PlacementModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : heads + int(m_nodes.size());
}

NodeName PlacementModel::nodeAt(int column) const
{
    return m_nodes.value(column - heads);
}

int PlacementModel::columnOf(const NodeName &node) const
{
    const auto at = std::lower_bound(m_nodes.begin(), m_nodes.end(), node);
    return at != m_nodes.end() && *at == node ? heads + int(at - m_nodes.begin()) : -1;
}

Placement PlacementModel::placementAt(int row, int column) const
{
    return column < heads ? Placement::None : m_plugins[row].cells[column - heads];
}

QList<Placement> PlacementModel::present() const
{
    QList<Placement> found;
    for (const Line &line : m_plugins) {
        for (const Placement placement : line.cells) {
            if (placement != Placement::None && !found.contains(placement))
                found.append(placement);
        }
    }
    return found;
}

QString PlacementModel::wordFor(Placement placement)
{
    switch (placement) {
    case Placement::None:
        return {};
    case Placement::Installed:
        return tr("installed");
    case Placement::Candidate:
        return tr("candidate");
    case Placement::Left:
        return tr("left meanwhile");
    case Placement::Gate:
        return tr("gate");
    case Placement::Rollout:
        return tr("rollout");
    case Placement::LastNode:
        return tr("last node");
    case Placement::Offline:
        return tr("offline");
    }
    return {};
}

QList<PlacementModel::Line> PlacementModel::linesNow(const QList<NodeName> &nodes) const
{
    QSet<PluginName> names;
    for (const Plugin &plugin : m_store.plugins())
        names.insert(plugin.name);
    for (const Node &node : m_store.nodes()) {
        if (node.candidate)
            names.insert(node.candidate->plugin);
    }
    QList<PluginName> sorted(names.begin(), names.end());
    std::sort(sorted.begin(), sorted.end());
    QList<Line> lines;
    for (const PluginName &name : std::as_const(sorted)) {
        const auto found = m_store.plugins().constFind(name);
        const Plugin *plugin = found == m_store.plugins().constEnd() ? nullptr : &*found;
        Line line{name, 0, {}};
        for (const Node &node : m_store.nodes())
            line.count += plugin && works(*plugin, node) ? 1 : 0;
        line.cells.reserve(nodes.size());
        for (const NodeName &node : nodes)
            line.cells.append(placementOf(plugin, name, *m_store.nodes().constFind(node), line.count));
        lines.append(line);
    }
    return lines;
}

void PlacementModel::refresh()
{
    m_later.stop();
    const QList<NodeName> nodes = m_store.nodes().keys();
    setNodes(nodes);
    setLines(linesNow(nodes));
}

// Columns go and come by node, so that what is selected stays. New ones are empty until the lines are set.
void PlacementModel::setNodes(const QList<NodeName> &nodes)
{
    if (nodes == m_nodes)
        return;
    const QSet<NodeName> wanted(nodes.begin(), nodes.end());
    const qsizetype before = m_nodes.size();
    for (qsizetype last = m_nodes.size() - 1; last >= 0;) {
        if (wanted.contains(m_nodes[last])) {
            --last;
            continue;
        }
        qsizetype first = last;
        while (first > 0 && !wanted.contains(m_nodes[first - 1]))
            --first;
        beginRemoveColumns({}, heads + int(first), heads + int(last));
        m_nodes.remove(first, last - first + 1);
        for (Line &line : m_plugins)
            line.cells.remove(first, last - first + 1);
        endRemoveColumns();
        last = first - 1;
    }
    // The first column names nodes, and may have lost some.
    if (m_nodes.size() < before && !m_plugins.isEmpty())
        Q_EMIT dataChanged(index(0, int(Column::Plugin)), index(int(m_plugins.size()) - 1, int(Column::Plugin)));
    for (qsizetype at = 0; at < nodes.size();) {
        if (at < m_nodes.size() && m_nodes[at] == nodes[at]) {
            ++at;
            continue;
        }
        const NodeName next = at < m_nodes.size() ? m_nodes[at] : NodeName();
        qsizetype end = at;
        while (end < nodes.size() && (next.isEmpty() || nodes[end] != next))
            ++end;
        beginInsertColumns({}, heads + int(at), heads + int(end) - 1);
        for (qsizetype i = at; i < end; ++i) {
            m_nodes.insert(i, nodes[i]);
            for (Line &line : m_plugins)
                line.cells.insert(i, Placement::None);
        }
        endInsertColumns();
        at = end;
    }
}

void PlacementModel::setLines(QList<Line> lines)
{
    const auto contains = [](const QList<Line> &all, const PluginName &name) {
        return std::any_of(all.begin(), all.end(), [&](const Line &line) { return line.name == name; });
    };
    for (qsizetype row = m_plugins.size() - 1; row >= 0; --row) {
        if (contains(lines, m_plugins[row].name))
            continue;
        beginRemoveRows({}, int(row), int(row));
        m_plugins.removeAt(row);
        endRemoveRows();
    }
    for (qsizetype row = 0; row < lines.size(); ++row) {
        if (row < m_plugins.size() && m_plugins[row].name == lines[row].name) {
            if (m_plugins[row] != lines[row]) {
                m_plugins[row] = std::move(lines[row]);
                Q_EMIT dataChanged(index(int(row), 0), index(int(row), columnCount() - 1));
            }
            continue;
        }
        beginInsertRows({}, int(row), int(row));
        m_plugins.insert(row, std::move(lines[row]));
        endInsertRows();
    }
}

QString PlacementModel::essence(const Line &line) const
{
    QMap<Placement, QStringList> nodes;
    for (qsizetype at = 0; at < line.cells.size(); ++at) {
        if (line.cells[at] != Placement::None && line.cells[at] != Placement::Installed)
            nodes[line.cells[at]].append(m_nodes[at].text());
    }
    QStringList parts{tr("%1, works on %n node(s)", "plugin", line.count).arg(line.name.text())};
    for (auto it = nodes.begin(); it != nodes.end(); ++it)
        parts.append(tr("%1: %2", "what, nodes").arg(wordFor(it.key()), Texts::joined(it.value().mid(0, 20))));
    return parts.join(QStringLiteral("; "));
}

bool PlacementModel::isStale() const
{
    return m_store.liveness() == Liveness::Stale || m_store.liveness() == Liveness::Failed;
}

QVariant PlacementModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columnCount())
        return {};
    const Line &line = m_plugins[index.row()];
    const bool isName = index.column() == int(Column::Plugin);
    const bool isCount = index.column() == int(Column::Nodes);
    switch (role) {
    case Qt::DisplayRole:
        if (isName)
            return line.name.text();
        return isCount ? Texts::number(line.count) : QString();
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        if (isName)
            return essence(line);
        if (isCount)
            return tr("works on %n node(s)", nullptr, line.count);
        return tr("%1 on %2: %3", "plugin, node, what")
            .arg(line.name.text(), nodeAt(index.column()).text(),
                 placementAt(index.row(), index.column()) == Placement::None ? tr("nothing")
                                                                             : wordFor(placementAt(index.row(), index.column())));
    case Qt::TextAlignmentRole:
        return int(isCount ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeading | Qt::AlignVCenter);
    case IdRole:
        return line.name.text();
    case SortRole:
        return isCount ? QVariant(line.count) : QVariant(line.name.text());
    case StateRole:
        return int(placementAt(index.row(), index.column()));
    case LateRole:
        return isCount && line.count == 1;
    case StaleRole:
        return isStale();
    case MarkRole:
        return -1;
    default:
        return {};
    }
}

QVariant PlacementModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::TextAlignmentRole) {
        const bool isNode = section >= heads;
        return int(isNode                              ? Qt::AlignHCenter | Qt::AlignVCenter
                       : section == int(Column::Nodes) ? Qt::AlignRight | Qt::AlignVCenter
                                                       : Qt::AlignLeading | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole && role != Qt::ToolTipRole)
        return {};
    if (section == int(Column::Plugin))
        return tr("Plugin");
    return section == int(Column::Nodes) ? tr("Nodes") : nodeAt(section).text();
}

} // namespace oz0
