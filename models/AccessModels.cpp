#include "models/AccessModels.h"

#include "models/Texts.h"

namespace oz0 {

void MemberModel::setMembers(const QList<Member> &members)
{
    std::vector<Entry> rows;
    for (const Member &member : members)
        rows.push_back({member.principal, std::make_shared<const Member>(member)});
    setAll(std::move(rows));
}

QList<Member> MemberModel::members() const
{
    QList<Member> members;
    for (const Entry &entry : entries())
        members.append(*entry.row);
    return members;
}

QString MemberModel::text(const Member &row, int column) const
{
    switch (column) {
    case 0:
        return row.principal.text();
    case 1:
        return Texts::role(row.role);
    case 2:
        return row.content ? tr("may read content") : tr("may not read content");
    default:
        return Texts::dateAndTime(row.added);
    }
}

QString MemberModel::head(int column) const
{
    switch (column) {
    case 0:
        return tr("Member");
    case 1:
        return tr("Role");
    case 2:
        return tr("Content");
    default:
        return tr("Member since");
    }
}

QString MemberModel::essence(const Member &row) const
{
    return tr("%1, %2, %3", "member, role, content").arg(text(row, 0), text(row, 1), text(row, 2));
}

void ApiKeyModel::setKeys(const QList<ApiKey> &keys, Instant now)
{
    const Instant before = m_now;
    m_now = now;
    std::vector<Entry> rows;
    for (const ApiKey &key : keys)
        rows.push_back({key.id, std::make_shared<const ApiKey>(key)});
    setAll(std::move(rows));
    // A key expires without a change of its row.
    for (int row = 0; row < rowCount(); ++row) {
        if (stateOf(at(row), before) != stateOf(at(row), now))
            Q_EMIT dataChanged(index(row, 0), index(row, columns - 1));
    }
}

QString ApiKeyModel::text(const ApiKey &row, int column) const
{
    switch (column) {
    case 0:
        return row.id;
    case 1:
        return row.name;
    case 2:
        switch (stateOf(row, m_now)) {
        case KeyState::Revoked:
            return tr("revoked");
        case KeyState::Expired:
            return tr("expired");
        case KeyState::Alive:
        case KeyState::None:
            break;
        }
        return tr("alive");
    case 3:
        return Texts::role(row.role);
    case 4:
        return row.content ? tr("may read content") : tr("may not read content");
    case 5:
        return row.owner.text();
    default:
        return Texts::dateAndTime(row.expires);
    }
}

QString ApiKeyModel::head(int column) const
{
    switch (column) {
    case 0:
        return tr("Key");
    case 1:
        return tr("For");
    case 2:
        return tr("State");
    case 3:
        return tr("Role, at most");
    case 4:
        return tr("Content");
    case 5:
        return tr("Acts for");
    default:
        return tr("Expires");
    }
}

QString ApiKeyModel::essence(const ApiKey &row) const
{
    return tr("%1, %2, %3, acts for %4 as %5", "key, for what, state, owner, role")
        .arg(row.id, row.name, text(row, 2), row.owner.text(), text(row, 3));
}

bool ApiKeyModel::isSecondary(const ApiKey &row, int column) const
{
    return stateOf(row, m_now) != KeyState::Alive || column > 3;
}

NodeLabelModel::NodeLabelModel(const TenantStore &store, QObject *parent) : AccessTable(parent), m_store(store)
{
    connect(&store, &TenantStore::nodesChanged, this, &NodeLabelModel::read);
    read();
}

void NodeLabelModel::read()
{
    std::vector<Entry> rows;
    for (const Node &node : m_store.nodes())
        rows.push_back({node.name, std::make_shared<const NodeLabelRow>(NodeLabelRow{node.name, node.online, node.labels})});
    setAll(std::move(rows));
}

QString NodeLabelModel::text(const NodeLabelRow &row, int column) const
{
    switch (column) {
    case 0:
        return row.name.text();
    case 1:
        return row.online ? tr("online") : tr("offline");
    default:
        return row.labels.isEmpty() ? tr("none", "labels") : toText(row.labels);
    }
}

QString NodeLabelModel::head(int column) const
{
    switch (column) {
    case 0:
        return tr("Node");
    case 1:
        return tr("State");
    default:
        return tr("Labels");
    }
}

QString NodeLabelModel::essence(const NodeLabelRow &row) const
{
    return tr("%1, %2, labels %3", "node, state, labels").arg(text(row, 0), text(row, 1), text(row, 2));
}

QString NodeLabelModel::icon(const NodeLabelRow &row, int column) const
{
    return column != 1 ? QString() : row.online ? QStringLiteral("live") : QStringLiteral("offline");
}

} // namespace oz0
