#include "models/NodeModel.h"

#include "models/NodeTexts.h"
#include "models/Texts.h"

namespace oz0 {

namespace {

// Both are how a refusal of the rules is told in a cell: the rule's ID, then a few words.
const Refusal *firstRefusal(const NodeRow &row)
{
    if (row.answer && !row.answer->refusals.isEmpty())
        return &row.answer->refusals.first();
    return row.everywhere && !row.everywhere->isEmpty() ? &row.everywhere->first() : nullptr;
}

bool isFixed(NodeModel::Column column)
{
    using Column = NodeModel::Column;
    return column == Column::Node || column == Column::Models || column == Column::Queues;
}

} // namespace

bool isOpen(const Node &node)
{
    return node.labels.value(QStringLiteral("candidates")) == QLatin1String("allow");
}

bool hasSandbox(const Node &node)
{
    return node.tier > 0 && node.os != NodeOs::Windows;
}

bool servesPlugin(const Node &node, const PluginName &plugin)
{
    return !node.plugins || node.plugins->contains(plugin.text());
}

NodeWork workOf(const Node &node, const QMap<PluginName, Plugin> &plugins, const SharedRows<CandidateId, Candidate> &candidates)
{
    NodeWork work;
    for (const Plugin &plugin : plugins) {
        if (plugin.state == PluginState::Installed && servesPlugin(node, plugin.name))
            work.installed.append(plugin.name.text());
    }
    if (node.candidate) {
        work.kind = NodeWork::Kind::Candidate;
        work.plugin = node.candidate->plugin;
        work.version = candidates.value(node.candidate->id).version;
    } else if (!node.gate.isEmpty()) {
        work.kind = NodeWork::Kind::Gate;
        work.plugin = node.gate;
        work.version = plugins.value(node.gate).version;
    } else if (!node.rollout.isEmpty()) {
        work.kind = NodeWork::Kind::Rollout;
        work.plugin = node.rollout;
        work.version = plugins.value(node.rollout).version;
    } else if (work.installed.size() == 1) {
        work.plugin = PluginName(work.installed.first());
    }
    return work;
}

NodeModel::NodeModel(const TenantStore &store, QObject *parent) : KeyedTableModel(parent), m_store(store)
{
    connect(&store, &TenantStore::nodesChanged, this, &NodeModel::onNodesChanged);
    connect(&store, &TenantStore::livenessChanged, this, &NodeModel::onLivenessChanged);
    // What a node runs is told with the versions of plugins and candidates.
    const auto all = [this] { takeIn(m_store.nodes().keys()); };
    connect(&store, &TenantStore::pluginsChanged, this, all);
    connect(&store, &TenantStore::candidatesChanged, this, [this](const RowDelta<CandidateId> &delta) {
        QList<NodeName> names;
        for (const CandidateId &id : delta.upserted) {
            for (const CandidateNode &node : m_store.candidates().value(id).nodes)
                names.append(node.node);
        }
        takeIn(names);
    });
    onLivenessChanged(store.liveness());
    all();
}

int NodeModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

Instant NodeModel::shownAt() const
{
    const Milliseconds age = m_store.age();
    return m_stale && age.count() > 0 ? m_store.serverNow() - age : m_store.serverNow();
}

NodeRow NodeModel::rowFor(const Node &node) const
{
    NodeRow row;
    row.node = node;
    row.node.lastReport = {}; // a heartbeat is no change
    row.work = workOf(node, m_store.plugins(), m_store.candidates());
    row.isAsked = m_whatIf != nullptr;
    const auto answer = m_answers.constFind(node.name);
    if (answer != m_answers.constEnd())
        row.answer = *answer;
    row.everywhere = m_everywhere;
    return row;
}

void NodeModel::takeIn(const QList<NodeName> &names)
{
    std::vector<Entry> incoming;
    incoming.reserve(size_t(names.size()));
    for (const NodeName &name : names) {
        const auto found = m_store.nodes().find(name);
        if (found != m_store.nodes().end())
            incoming.push_back({name, std::make_shared<const NodeRow>(rowFor(*found))});
    }
    upsert(std::move(incoming));
}

void NodeModel::onNodesChanged(const RowDelta<NodeName> &delta)
{
    QList<NodeName> gone = delta.removed;
    if (delta.full) {
        for (const Entry &entry : entries()) {
            if (!m_store.nodes().contains(entry.key))
                gone.append(entry.key);
        }
    }
    QList<NodeName> touched;
    for (const NodeName &name : delta.upserted) {
        const int row = rowOf(name);
        const auto found = m_store.nodes().find(name);
        if (row >= 0 && found != m_store.nodes().end() && at(row).node.rev != found->rev)
            touched.append(name);
    }
    removeKeys(gone);
    takeIn(delta.upserted);
    if (!touched.isEmpty())
        Q_EMIT rowsTouched(touched);
}

void NodeModel::onLivenessChanged(Liveness liveness)
{
    const bool hasData = m_store.age().count() >= 0;
    const bool stale = hasData && (liveness == Liveness::Stale || liveness == Liveness::Failed);
    if (stale == m_stale)
        return;
    m_stale = stale;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columns - 1);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
    Q_EMIT staleChanged(stale);
}

void NodeModel::setWhatIf(const std::shared_ptr<const WhatIf> &answer, const QString &head)
{
    const bool sameQuestion = m_whatIf && answer && m_whatIf->digest == answer->digest && m_whatIf->as == answer->as;
    m_whatIf = answer;
    QHash<NodeName, NodeWhatIf> answers;
    std::shared_ptr<const QList<Refusal>> everywhere;
    if (answer) {
        for (const NodeWhatIf &node : answer->nodes)
            answers.insert(node.node, node);
        everywhere = std::make_shared<const QList<Refusal>>(answer->everywhere.refusals);
        if (m_everywhere && *m_everywhere == *everywhere)
            everywhere = m_everywhere;
    }
    QList<NodeName> turned;
    for (const Entry &entry : entries()) {
        if (sameQuestion && (answers.value(entry.key) != m_answers.value(entry.key) || everywhere != m_everywhere))
            turned.append(entry.key);
    }
    m_answers = std::move(answers);
    m_everywhere = std::move(everywhere);
    takeIn(m_store.nodes().keys());
    if (m_whatIfHead != head) {
        m_whatIfHead = head;
        Q_EMIT headerDataChanged(Qt::Horizontal, int(Column::WhatIf), int(Column::WhatIf));
    }
    if (!turned.isEmpty())
        Q_EMIT rowsTouched(turned);
}

QVariant NodeModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columns)
        return {};
    const NodeRow &row = at(index.row());
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return display(row, column);
    case Qt::ToolTipRole:
        return toolTip(row, column);
    case Qt::AccessibleTextRole:
        if (column == Column::Node)
            return essence(row);
        return tr("%1: %2", "column: value").arg(headerData(index.column(), Qt::Horizontal).toString(), display(row, column));
    case Qt::TextAlignmentRole:
        return int(column == Column::Homes ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeading | Qt::AlignVCenter);
    case IdRole:
        return row.node.name.text();
    case SortRole:
        return sortValue(row, column);
    case StateRole:
        return int(markOf(row, column));
    case LeadRole:
        return column == Column::WhatIf ? leadOf(row) : QString();
    case StaleRole:
        return m_stale;
    case FixedFontRole:
        return isFixed(column);
    case ElideMiddleRole:
        return column == Column::Node;
    case SecondaryRole:
        return (column == Column::Models && row.node.serves.isEmpty()) || (column == Column::Queues && row.node.queues.isEmpty());
    case MarkRole:
        return -1;
    default:
        return {};
    }
}

NodeMark NodeModel::markOf(const NodeRow &row, Column column) const
{
    switch (column) {
    case Column::State:
        return row.node.online ? NodeMark::Online : NodeMark::Offline;
    case Column::Sandbox:
        return hasSandbox(row.node) ? NodeMark::Sandbox : NodeMark::NoSandbox;
    case Column::Candidates:
        return isOpen(row.node) ? NodeMark::Open : NodeMark::Closed;
    case Column::RunsNow:
        switch (row.work.kind) {
        case NodeWork::Kind::Candidate:
            return NodeMark::Candidate;
        case NodeWork::Kind::Gate:
            return NodeMark::Gate;
        case NodeWork::Kind::Rollout:
            return NodeMark::Rollout;
        case NodeWork::Kind::Installed:
            return NodeMark::Installed;
        }
        return NodeMark::None;
    case Column::WhatIf:
        if (firstRefusal(row))
            return NodeMark::Refuses;
        if (!row.answer)
            return NodeMark::None;
        return row.answer->warnings.isEmpty() ? NodeMark::CouldTake : NodeMark::Warns;
    default:
        return NodeMark::None;
    }
}

QString NodeModel::leadOf(const NodeRow &row) const
{
    if (const Refusal *refusal = firstRefusal(row))
        return refusal->rule;
    return row.answer ? tr("Could be taken") : QString();
}

QString NodeModel::answerText(const NodeRow &row) const
{
    const QString lead = leadOf(row);
    QString rest;
    if (const Refusal *refusal = firstRefusal(row)) {
        rest = NodeTexts::refusal(*refusal, row.node, shownAt());
        const qsizetype more = (row.answer ? row.answer->refusals.size() : 0) + (row.everywhere ? row.everywhere->size() : 0) - 1;
        if (more > 0)
            rest = tr("%1, and %n more", "reason", int(more)).arg(rest);
    } else if (row.answer) {
        rest = NodeTexts::warnings(*row.answer);
    } else {
        return row.isAsked ? tr("not told") : QString();
    }
    return rest.isEmpty() ? lead : tr("%1 %2", "rule, reason").arg(lead, rest);
}

QString NodeModel::display(const NodeRow &row, Column column) const
{
    const Node &node = row.node;
    switch (column) {
    case Column::Node:
        return node.name.text();
    case Column::State:
        return node.online ? tr("online") : tr("offline");
    case Column::System:
        return NodeTexts::system(node.os);
    case Column::Sandbox:
        return hasSandbox(node) ? tr("tier %1", "sandbox").arg(node.tier) : tr("no tier 1");
    case Column::Candidates:
        return isOpen(node) ? tr("open", "to candidates") : tr("closed", "to candidates");
    case Column::RunsNow:
        return NodeTexts::work(row.work);
    case Column::Models:
        return node.serves.isEmpty() ? QStringLiteral("–") : node.serves.join(QStringLiteral(", "));
    case Column::Queues:
        return node.queues.isEmpty() ? QStringLiteral("–") : node.queues.join(QStringLiteral(", "));
    case Column::Homes:
        return Texts::number(node.homes);
    case Column::WhatIf:
        return answerText(row);
    }
    return {};
}

QVariant NodeModel::sortValue(const NodeRow &row, Column column) const
{
    switch (column) {
    case Column::State:
        return row.node.online ? 1 : 0;
    case Column::Sandbox:
        return hasSandbox(row.node) ? row.node.tier : 0;
    case Column::Homes:
        return row.node.homes;
    default:
        return display(row, column);
    }
}

QString NodeModel::toolTip(const NodeRow &row, Column column) const
{
    const Node &node = row.node;
    switch (column) {
    case Column::Node:
        return tr("%1\n%2", "essence, labels").arg(essence(row), toText(node.labels));
    case Column::State:
        return node.online
            ? display(row, column)
            : tr("offline since %1 (%2)").arg(Texts::dateAndTime(node.offlineSince), Texts::utc(node.offlineSince));
    case Column::Sandbox:
        return node.tierReason.isEmpty() ? display(row, column) : NodeTexts::tierReason(node.tierReason);
    case Column::RunsNow:
        return NodeTexts::left(row).isEmpty() ? row.work.installed.join(QLatin1Char('\n')) : NodeTexts::left(row);
    case Column::WhatIf: {
        const QString reasons = NodeTexts::reasons(row);
        return reasons.isEmpty() ? display(row, column) : tr("%1\n%2", "answer, its reasons").arg(display(row, column), reasons);
    }
    default:
        return display(row, column);
    }
}

QString NodeModel::essence(const NodeRow &row) const
{
    QStringList parts{tr("%1, %2, %3", "node, state, system")
                          .arg(row.node.name.text(), display(row, Column::State), display(row, Column::System)),
                      tr("sandbox %1", "tier").arg(display(row, Column::Sandbox)),
                      isOpen(row.node) ? tr("open to candidates") : tr("closed to candidates"),
                      tr("runs %1").arg(display(row, Column::RunsNow))};
    if (row.node.homes > 0)
        parts.append(tr("%n job(s) homed", nullptr, row.node.homes));
    if (const QString answer = answerText(row); !answer.isEmpty())
        parts.append(tr("if a candidate took it: %1").arg(answer));
    return parts.join(QStringLiteral(", "));
}

QVariant NodeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    const auto column = Column(section);
    if (role == Qt::TextAlignmentRole)
        return int(column == Column::Homes ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeading | Qt::AlignVCenter);
    if (role == WidestHeadRole && column == Column::State)
        return tr("State at %1").arg(QStringLiteral("00:00:00"));
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole && role != Qt::ToolTipRole)
        return {};
    switch (column) {
    case Column::Node:
        return tr("Node");
    case Column::State:
        return m_stale ? tr("State at %1").arg(Texts::timeOfDay(shownAt())) : tr("State");
    case Column::System:
        return tr("System");
    case Column::Sandbox:
        return tr("Sandbox");
    case Column::Candidates:
        return tr("Candidates");
    case Column::RunsNow:
        return tr("Runs now");
    case Column::Models:
        return tr("Models");
    case Column::Queues:
        return tr("Queues");
    case Column::Homes:
        return tr("Jobs homed");
    case Column::WhatIf:
        return m_whatIfHead.isEmpty() ? tr("If a candidate took it") : m_whatIfHead;
    }
    return {};
}

} // namespace oz0
