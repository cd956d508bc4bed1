#include "models/PluginModel.h"

#include "core/domain/Candidate.h"
#include "models/Texts.h"

#include <QSet>

namespace oz0 {

namespace {

constexpr int gatherMs = 100;
constexpr Qt::Alignment leading = Qt::AlignLeading | Qt::AlignVCenter;
constexpr Qt::Alignment trailing = Qt::AlignRight | Qt::AlignVCenter;

bool isCount(PluginModel::Column column)
{
    return column == PluginModel::Column::Candidates;
}

} // namespace

int PluginRow::available() const
{
    if (!plugin.secrets)
        return required();
    const QStringList wanted = requires_.value_or(QStringList());
    return int(
        std::count_if(wanted.begin(), wanted.end(), [this](const QString &name) { return plugin.secrets->contains(name); }));
}

PluginModel::PluginModel(const TenantStore &store, const ManifestShelf &shelf, QObject *parent)
    : KeyedTableModel(parent), m_store(store), m_shelf(shelf)
{
    m_later.setSingleShot(true);
    connect(&m_later, &QTimer::timeout, this, &PluginModel::read);
    const auto later = [this] {
        if (!m_later.isActive())
            m_later.start(rowCount() == 0 ? 0 : gatherMs);
    };
    connect(&store, &TenantStore::pluginsChanged, this, &PluginModel::onPlugins);
    connect(&store, &TenantStore::nodesChanged, this, [this, later] {
        m_nodesChanged = true;
        later();
    });
    connect(&store, &TenantStore::candidatesChanged, this, [this, later] {
        m_candidatesChanged = true;
        later();
    });
    connect(&store, &TenantStore::livenessChanged, this, later);
    connect(&store, &TenantStore::livenessChanged, this,
            [this] { Q_EMIT headerDataChanged(Qt::Horizontal, int(Column::State), int(Column::State)); });
    connect(&shelf, &ManifestShelf::arrived, this, later);
    read();
}

void PluginModel::onPlugins(const RowDelta<PluginName> &delta)
{
    m_nodesChanged = true;
    const bool first = rowCount() == 0;
    read();
    if (!first && !delta.full && !delta.upserted.isEmpty())
        Q_EMIT rowsTouched(delta.upserted);
}

void PluginModel::read()
{
    m_later.stop();
    if (std::exchange(m_candidatesChanged, false))
        countCandidates();
    if (std::exchange(m_nodesChanged, false))
        findPlaces();
    std::vector<Entry> rows;
    for (const Plugin &plugin : m_store.plugins())
        rows.push_back({plugin.name, rowFor(plugin)});
    setAll(std::move(rows));
}

void PluginModel::countCandidates()
{
    m_candidates.clear();
    for (const Candidate &candidate : m_store.candidates())
        ++m_candidates[candidate.plugin];
}

// A node that runs a candidate, or is offline, takes no work of an installed version (N1).
void PluginModel::findPlaces()
{
    m_places.clear();
    m_online = m_withCandidate = 0;
    int ableForAll = 0;
    for (const Node &node : m_store.nodes()) {
        m_online += node.online;
        m_withCandidate += node.online && node.candidate;
        const bool takesWork = node.online && !node.candidate;
        if (takesWork && !node.plugins)
            ++ableForAll;
        if (takesWork && node.plugins) {
            for (const QString &name : *node.plugins)
                ++m_places[PluginName(name)].able;
        }
        for (const NodePart &part : node.parts) {
            if (part.kind != PartKind::Installed || !node.online)
                continue;
            if (part.state == PartState::Failed)
                m_places[part.plugin].failedOn.append(node.name.text());
            else if (part.state == PartState::Ready && takesWork)
                m_places[part.plugin].serving.append(node.name.text());
        }
    }
    for (const PluginName &name : m_store.plugins().keys())
        m_places[name].able += ableForAll;
}

std::shared_ptr<const PluginRow> PluginModel::rowFor(const Plugin &plugin) const
{
    PluginRow row;
    row.plugin = plugin;
    row.candidates = m_candidates.value(plugin.name);
    const Places places = m_places.value(plugin.name);
    row.serving = places.serving;
    row.failedOn = places.failedOn;
    row.able = places.able;
    row.online = m_online;
    row.withCandidate = m_withCandidate;
    if (const Manifest *manifest = m_shelf.manifest(plugin.name)) {
        row.requires_ = manifest->requires_.secrets;
        QSet<QString> connected;
        for (const Connection &connection : manifest->connections)
            connected.insert(connection.secret);
        connected.remove(QString());
        for (const QString &required : manifest->requires_.secrets)
            connected.remove(required);
        row.byConnection = int(connected.size());
    }
    row.stale = isStale();
    return std::make_shared<const PluginRow>(std::move(row));
}

bool PluginModel::isStale() const
{
    return m_store.age().count() >= 0 && (m_store.liveness() == Liveness::Stale || m_store.liveness() == Liveness::Failed);
}

StateName PluginModel::stateName(const PluginRow &row)
{
    switch (row.plugin.state) {
    case PluginState::GateStopped:
        return StateName::Failed;
    case PluginState::FirstGate:
        return StateName::Building;
    case PluginState::NoRecord:
        return StateName::NoNode;
    case PluginState::Installed:
        break;
    }
    if (row.plugin.rollout || !row.plugin.gateNodes.isEmpty())
        return StateName::Building;
    if (!row.failedOn.isEmpty())
        return row.serving.isEmpty() ? StateName::Failed : StateName::PartlyReady;
    return row.serving.isEmpty() ? StateName::NoNode : StateName::Ready;
}

QString PluginModel::stateText(const PluginRow &row)
{
    switch (row.plugin.state) {
    case PluginState::GateStopped:
        return tr("Gate stopped");
    case PluginState::FirstGate:
        return tr("At its first gate");
    case PluginState::NoRecord:
        return tr("Not installed");
    case PluginState::Installed:
        break;
    }
    if (row.plugin.rollout)
        return tr("Rollout runs");
    if (!row.plugin.gateNodes.isEmpty())
        return tr("Gate on %n node(s)", nullptr, int(row.plugin.gateNodes.size()));
    if (!row.failedOn.isEmpty())
        return tr("Failed on %n node(s)", nullptr, int(row.failedOn.size()));
    return row.serving.isEmpty() ? tr("On no node") : tr("Installed");
}

int PluginModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString PluginModel::display(const PluginRow &row, Column column) const
{
    switch (column) {
    case Column::State:
        return stateText(row);
    case Column::Name:
        return row.plugin.name.text();
    case Column::Version:
        return row.plugin.version;
    case Column::Code:
        return shortDigest(row.plugin.digest);
    case Column::Candidates:
        return Texts::number(row.candidates);
    case Column::Nodes:
        return tr("%1 of %2", "nodes").arg(row.serving.size()).arg(row.able);
    case Column::Secrets:
        if (!row.requires_)
            return tr("–", "not known");
        if (row.required() == 0)
            return row.byConnection > 0 ? tr("%n, edge only", "secrets that the code does not get", row.byConnection)
                                        : tr("none", "secrets");
        return tr("%1 of %2", "secrets").arg(row.available()).arg(row.required());
    case Column::Declares: {
        QStringList parts{tr("%n tool(s)", nullptr, int(row.plugin.tools.size()))};
        if (!row.plugin.agents.isEmpty())
            parts.append(tr("%n agent(s)", nullptr, int(row.plugin.agents.size())));
        if (!row.plugin.flows.isEmpty())
            parts.append(tr("%n flow(s)", nullptr, int(row.plugin.flows.size())));
        return parts.join(QStringLiteral(", "));
    }
    case Column::Since:
        return Texts::dateAndTime(row.plugin.installedAt);
    }
    return {};
}

QVariant PluginModel::sortValue(const PluginRow &row, Column column) const
{
    switch (column) {
    case Column::State:
        return int(stateName(row) == StateName::Failed            ? 0
                       : stateName(row) == StateName::PartlyReady ? 1
                       : stateName(row) == StateName::NoNode      ? 2
                       : stateName(row) == StateName::Building    ? 3
                                                                  : 4);
    case Column::Candidates:
        return row.candidates;
    case Column::Nodes:
        return int(row.serving.size());
    case Column::Secrets:
        return row.available() - row.required();
    case Column::Declares:
        return int(row.plugin.tools.size());
    case Column::Since:
        return qlonglong(row.plugin.installedAt.time_since_epoch().count());
    default:
        return display(row, column);
    }
}

// What the column leaves out is said too: it counts only nodes that could serve it.
QString PluginModel::placesText(const PluginRow &row)
{
    const QString serving = row.serving.isEmpty() ? tr("No node serves it.") : row.serving.join(QStringLiteral(", "));
    if (row.withCandidate == 0)
        return serving;
    const QString left = tr("%n of %1 nodes online run(s) a candidate.", nullptr, row.withCandidate).arg(row.online);
    return serving + QLatin1Char('\n') + left;
}

QString PluginModel::spoken(const PluginRow &row) const
{
    return tr("%1 %2, %3, serves on %4 nodes, %5 candidates", "plugin version, state, nodes, candidates")
        .arg(row.plugin.name.text(), row.plugin.version, stateText(row), display(row, Column::Nodes),
             display(row, Column::Candidates));
}

QVariant PluginModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columns)
        return {};
    const PluginRow &row = at(index.row());
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return display(row, column);
    case Qt::ToolTipRole:
        switch (column) {
        case Column::Code:
            return row.plugin.digest.text();
        case Column::Nodes:
            return placesText(row);
        case Column::Since:
            return tr("%1 by %2", "time, who").arg(Texts::utc(row.plugin.installedAt), row.plugin.installedBy.text());
        case Column::Declares:
            return (row.plugin.tools + row.plugin.agents + row.plugin.flows).join(QStringLiteral(", "));
        default:
            return display(row, column);
        }
    case Qt::AccessibleTextRole:
        if (column == Column::State)
            return spoken(row);
        return tr("%1: %2", "column: value").arg(headerData(index.column(), Qt::Horizontal).toString(), display(row, column));
    case Qt::TextAlignmentRole:
        return int(isCount(column) ? trailing : leading);
    case IdRole:
        return row.plugin.name.text();
    case SortRole:
        return sortValue(row, column);
    case StateRole:
        return int(stateName(row));
    case StaleRole:
        return row.stale;
    case FixedFontRole:
        return column == Column::Code;
    case SecondaryRole:
        return column == Column::Code || column == Column::Declares || column == Column::Since
            || (column == Column::Secrets && row.required() + row.byConnection == 0);
    case ElideMiddleRole:
        return column == Column::Code;
    case MarkRole:
        return -1;
    default:
        return {};
    }
}

QVariant PluginModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    const auto column = Column(section);
    if (role == Qt::TextAlignmentRole)
        return int(isCount(column) ? trailing : leading);
    if (role == WidestHeadRole && column == Column::State)
        return tr("State at %1").arg(QStringLiteral("00:00:00"));
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    switch (column) {
    case Column::State:
        return isStale() ? tr("State at %1").arg(Texts::timeOfDay(m_store.serverNow() - m_store.age())) : tr("State");
    case Column::Name:
        return tr("Plugin");
    case Column::Version:
        return tr("Version");
    case Column::Code:
        return tr("Digest");
    case Column::Candidates:
        return tr("Candidates");
    case Column::Nodes:
        return tr("Serving nodes");
    case Column::Secrets:
        return tr("Secrets");
    case Column::Declares:
        return tr("Declares");
    case Column::Since:
        return tr("Since");
    }
    return {};
}

} // namespace oz0
