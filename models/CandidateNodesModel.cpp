#include "models/CandidateNodesModel.h"

#include "models/Roles.h"
#include "models/Texts.h"

namespace oz0 {

CandidateNodesModel::CandidateNodesModel(const TenantStore &store, QObject *parent) : KeyedTableModel(parent), m_store(store)
{
    connect(&store, &TenantStore::candidatesChanged, this, &CandidateNodesModel::read);
    connect(&store, &TenantStore::nodesChanged, this, &CandidateNodesModel::read);
}

void CandidateNodesModel::setCandidate(const CandidateId &id)
{
    if (m_candidate == id)
        return;
    m_candidate = id;
    read();
}

void CandidateNodesModel::read()
{
    std::vector<Entry> rows;
    const auto candidate = m_store.candidates().find(m_candidate);
    if (candidate != m_store.candidates().end()) {
        for (const CandidateNode &part : candidate->nodes) {
            CandidateNodeRow row{part, candidate->installedVersion, {}, {}};
            const auto node = m_store.nodes().find(part.node);
            if (node != m_store.nodes().end()) {
                row.models = node->serves;
                row.queues = node->queues;
            }
            rows.push_back({part.node, std::make_shared<const CandidateNodeRow>(row)});
        }
    }
    setAll(std::move(rows));
}

int CandidateNodesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString CandidateNodesModel::display(const CandidateNodeRow &row, Column column) const
{
    switch (column) {
    case Column::Node:
        return row.part.node.text();
    case Column::State:
        return Texts::nodeState(row.part);
    case Column::Tier:
        return row.part.tier > 0 ? tr("tier %1", "sandbox").arg(row.part.tier) : tr("no tier 1");
    case Column::Homes:
        return Texts::number(row.part.homes);
    case Column::Stopped: {
        QStringList parts;
        if (!row.installedVersion.isEmpty())
            parts.append(tr("installed %1").arg(row.installedVersion));
        if (!row.models.isEmpty())
            parts.append(tr("serving %1").arg(Texts::joined(row.models)));
        if (!row.queues.isEmpty())
            parts.append(tr("polling %1").arg(Texts::joined(row.queues)));
        parts.append(tr("other plugins’ jobs"));
        return parts.join(QStringLiteral(", "));
    }
    }
    return {};
}

QVariant CandidateNodesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columns)
        return {};
    const CandidateNodeRow &row = at(index.row());
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return display(row, column);
    case Qt::ToolTipRole:
        if (row.part.error)
            return tr("%1: %2\n%3", "code, text, last lines")
                .arg(row.part.error->code, row.part.error->text, row.part.error->lastLines.join(QLatin1Char('\n')));
        return display(row, column);
    case Qt::AccessibleTextRole:
        if (column == Column::Node)
            return tr("%1, %2, sandbox: %3", "node, state, tier")
                .arg(display(row, Column::Node), display(row, Column::State), display(row, Column::Tier));
        return tr("%1: %2", "column: value").arg(headerData(index.column(), Qt::Horizontal).toString(), display(row, column));
    case Qt::TextAlignmentRole:
        return int(column == Column::Homes ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeading | Qt::AlignVCenter);
    case IdRole:
        return row.part.node.text();
    case SortRole:
        return column == Column::Homes ? QVariant(row.part.homes) : QVariant(display(row, column));
    case StateRole:
        return int(Texts::nodeStateName(row.part));
    case FixedFontRole:
        return column == Column::Node;
    case ElideMiddleRole:
        return column == Column::Node;
    case SecondaryRole:
        return column == Column::Stopped;
    case MarkRole:
        return -1;
    default:
        return {};
    }
}

QVariant CandidateNodesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    const auto column = Column(section);
    if (role == Qt::TextAlignmentRole)
        return int(column == Column::Homes ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeading | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole || role == Qt::WhatsThisRole)
        return headTip(column);
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    switch (column) {
    case Column::Node:
        return tr("Node");
    case Column::State:
        return tr("State");
    case Column::Tier:
        return tr("Sandbox");
    case Column::Homes:
        return tr("Jobs");
    case Column::Stopped:
        return tr("Stopped meanwhile");
    }
    return {};
}

QString CandidateNodesModel::headTip(Column column)
{
    switch (column) {
    case Column::Node:
        return tr("A node that runs the candidate instead of the installed version.");
    case Column::State:
        return tr("How far the candidate is on this node, as the node last reported.");
    case Column::Tier:
        return tr(
            "Tier 1: a sandbox keeps the candidate apart from the node’s files, processes and secrets. No tier 1: it runs as "
            "the node’s user and sees what that user sees.");
    case Column::Homes:
        return tr("Running jobs that started on this node. Their calls wait until the candidate leaves.");
    case Column::Stopped:
        return tr("What the node does not do for the tenant while it runs the candidate.");
    }
    return {};
}

} // namespace oz0
