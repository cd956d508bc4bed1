#include "cluster/store/NodeTable.h"

#include "cluster/fleet/Assignments.h"
#include "cluster/store/CandidateTable.h"
#include "core/wire/Codec.h"

#include <QJsonDocument>

#include <algorithm>

namespace oz0 {

namespace {

const QStringList columns{QStringLiteral("tenant"),      QStringLiteral("name"),        QStringLiteral("rev"),
                          QStringLiteral("online"),      QStringLiteral("last_report"), QStringLiteral("offline_since"),
                          QStringLiteral("labels"),      QStringLiteral("os"),          QStringLiteral("tier"),
                          QStringLiteral("tier_reason"), QStringLiteral("uv"),          QStringLiteral("python"),
                          QStringLiteral("models"),      QStringLiteral("serves"),      QStringLiteral("plugins"),
                          QStringLiteral("gate"),        QStringLiteral("rollout"),     QStringLiteral("candidate"),
                          QStringLiteral("homes"),       QStringLiteral("generation"),  QStringLiteral("reported_generation"),
                          QStringLiteral("assignment"),  QStringLiteral("parts")};

QJsonObject object(const QString &json)
{
    return QJsonDocument::fromJson(json.toUtf8()).object();
}

HeldNode nodeOf(const Row &row)
{
    HeldNode held;
    Node &node = held.node;
    row.read(0, node.name);
    node.rev = row.integer(1);
    node.online = row.flag(2);
    node.lastReport = row.instant(3);
    node.offlineSince = row.instant(4);
    node.labels = mapFromColumn(row.object(5));
    node.queues = queuesOf(node.labels);
    node.os = nodeOsFromWord(row.text(6)).value_or(NodeOs::Linux);
    node.tier = int(row.integer(7));
    node.tierReason = row.text(8);
    node.uv = row.text(9);
    node.python = row.text(10);
    held.models = row.texts(11);
    if (!row.isNull(12))
        held.serves = row.texts(12);
    node.serves = held.serves.value_or(held.models);
    if (!row.isNull(13))
        node.plugins = row.texts(13);
    row.read(14, node.gate);
    row.read(15, node.rollout);
    row.read(16, held.candidate);
    node.homes = int(row.integer(17));
    node.generation = row.integer(18);
    node.reportedGeneration = row.integer(19);
    held.assignment = row.text(20);
    for (const QJsonValue &value : row.array(21)) {
        if (Result<NodePart> part = decode<NodePart>(value.toObject()))
            node.parts.append(*part);
    }
    if (!held.candidate.isEmpty() && !row.isNull(22))
        node.candidate = NodeCandidate{held.candidate, PluginName(row.text(22)), PrincipalId(row.text(23))};
    return held;
}

#define OZ0_NODE_SELECT                                                                                                          \
    "SELECT n.name, n.rev, n.online, n.last_report, n.offline_since, n.labels, n.os, n.tier, n.tier_reason, n.uv, n.python, "    \
    "n.models, "                                                                                                                 \
    "n.serves, n.plugins, n.gate, n.rollout, n.candidate, n.homes, n.generation, n.reported_generation, n.assignment, n.parts, " \
    "c.plugin, c.owner FROM nodes n LEFT JOIN candidates c ON c.tenant = n.tenant AND c.id = n.candidate WHERE n.tenant = ?"

QVariant orNull(const std::optional<QStringList> &texts)
{
    return texts ? QVariant(column(*texts)) : QVariant(QMetaType::fromType<QString>());
}

} // namespace

QList<HeldNode> NodeTable::list(const TenantId &tenant)
{
    QList<HeldNode> nodes;
    m_session.db().each(OZ0_NODE_SELECT " ORDER BY n.name", {column(tenant)}, [&](const Row &row) { nodes.append(nodeOf(row)); });
    return nodes;
}

std::optional<HeldNode> NodeTable::find(const TenantId &tenant, const NodeName &name)
{
    std::optional<HeldNode> node;
    m_session.db().first(OZ0_NODE_SELECT " AND n.name = ?", {column(tenant), column(name)},
                         [&](const Row &row) { node = nodeOf(row); });
    return node;
}

void NodeTable::write(const TenantId &tenant, const HeldNode &held)
{
    static const QByteArray upsert = upsertText("nodes", columns, 2);
    const Node &node = held.node;
    m_session.db().run(upsert.constData(),
                       {column(tenant),
                        column(node.name),
                        node.rev + 1,
                        column(node.online),
                        column(node.lastReport),
                        column(node.offlineSince),
                        column(node.labels),
                        word(node.os),
                        node.tier,
                        column(node.tierReason),
                        column(node.uv),
                        column(node.python),
                        column(held.models),
                        orNull(held.serves),
                        orNull(node.plugins),
                        column(node.gate),
                        column(node.rollout),
                        column(held.candidate),
                        node.homes,
                        node.generation,
                        node.reportedGeneration,
                        column(held.assignment),
                        column(toJsonArray(node.parts))});
    m_session.changed(tenant, "node", node.name.text());
}

void NodeTable::remove(const TenantId &tenant, const NodeName &name)
{
    m_session.db().run("DELETE FROM nodes WHERE tenant = ? AND name = ?", {column(tenant), column(name)});
    m_session.changed(tenant, "node", name.text());
}

void NodeTable::heard(const TenantId &tenant, const NodeName &name)
{
    m_session.db().run("UPDATE nodes SET last_report = ? WHERE tenant = ? AND name = ?",
                       {column(m_session.now()), column(tenant), column(name)});
}

void NodeTable::setCandidate(const TenantId &tenant, const NodeName &name, const CandidateId &candidate)
{
    m_session.db().run("UPDATE nodes SET candidate = ?, rev = rev + 1 WHERE tenant = ? AND name = ?",
                       {column(candidate), column(tenant), column(name)});
    m_session.changed(tenant, "node", name.text());
}

Assignment NodeTable::assignmentOf(const HeldNode &held)
{
    Assignment assignment = decode<Assignment>(object(held.assignment)).value_or(Assignment{});
    assignment.generation = held.node.generation;
    return assignment;
}

void NodeTable::reassign(const TenantId &tenant, HeldNode &held)
{
    const std::shared_ptr<const TenantSnapshot> snapshot = m_session.snapshot(tenant);
    std::optional<PlacedHere> here;
    if (!held.candidate.isEmpty())
        here = CandidateTable(m_session).placedOn(tenant, held.candidate, held.node.name);
    const QString assignment = column(toJson(assignmentFor(*snapshot, snapshot->nodes.value(held.node.name), here)));
    if (assignment == held.assignment)
        return;
    m_session.db().run(
        "UPDATE nodes SET assignment = ?, generation = generation + 1, rev = rev + 1 WHERE tenant = ? AND name = ?",
        {assignment, column(tenant), column(held.node.name)});
    m_session.nodeHasNewAssignment(held.node.name);
    m_session.noted(tenant, "node", held.node.name.text());
}

void NodeTable::reassign(const TenantId &tenant, const QList<NodeName> &names)
{
    for (const NodeName &name : names) {
        if (std::optional<HeldNode> node = find(tenant, name))
            reassign(tenant, *node);
    }
}

void NodeTable::reassignAll(const TenantId &tenant)
{
    QList<HeldNode> nodes = list(tenant);
    for (HeldNode &node : nodes)
        reassign(tenant, node);
}

} // namespace oz0
