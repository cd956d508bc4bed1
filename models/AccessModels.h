// Who and what has a place in the tenant, as tables: members, API keys, and nodes with their labels.
#pragma once

#include "core/client/TenantStore.h"
#include "core/domain/ApiKey.h"
#include "models/KeyedTableModel.h"
#include "models/Roles.h"

namespace oz0 {

/// What the small tables of access have in common: a column's text, its head, and the row's essence in column 0.
template <class Key, class Row>
class AccessTable : public KeyedTableModel<Key, Row>
{
public:
    using KeyedTableModel<Key, Row>::KeyedTableModel;

    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override
    {
        if (!index.isValid() || index.row() >= this->rowCount() || index.column() >= this->columnCount())
            return {};
        const Row &row = this->at(index.row());
        switch (role) {
        case Qt::DisplayRole:
        case Qt::ToolTipRole:
        case SortRole:
            return text(row, index.column());
        case Qt::AccessibleTextRole:
            return index.column() == 0 ? essence(row) : head(index.column()) + QStringLiteral(": ") + text(row, index.column());
        case Qt::TextAlignmentRole:
            return int(Qt::AlignLeading | Qt::AlignVCenter);
        case IdRole:
            return text(row, 0);
        case FixedFontRole:
        case ElideMiddleRole:
            return index.column() == 0;
        case SecondaryRole:
            return isSecondary(row, index.column());
        case StateRole:
            return icon(row, index.column()).isEmpty() ? QVariant() : int(state(row));
        case IconNameRole:
            return icon(row, index.column());
        case MarkRole:
            return -1;
        default:
            return {};
        }
    }

    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override
    {
        if (orientation != Qt::Horizontal || section < 0 || section >= this->columnCount())
            return {};
        if (role == Qt::TextAlignmentRole)
            return int(Qt::AlignLeading | Qt::AlignVCenter);
        return role == Qt::DisplayRole || role == Qt::AccessibleTextRole ? QVariant(head(section)) : QVariant();
    }

protected:
    virtual QString text(const Row &row, int column) const = 0;
    virtual QString head(int column) const = 0;
    virtual QString essence(const Row &row) const = 0;
    virtual bool isSecondary(const Row &, int column) const { return column > 1; }
    virtual QString icon(const Row &, int) const { return {}; } ///< in the colour of the row's state
    virtual StateName state(const Row &) const { return StateName::Ready; }
};

class MemberModel : public AccessTable<PrincipalId, Member>
{
    Q_OBJECT
public:
    static constexpr int columns = 4; ///< member, role, content, since
    using AccessTable::AccessTable;
    void setMembers(const QList<Member> &members);
    QList<Member> members() const;
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : columns; }

protected:
    QString text(const Member &row, int column) const override;
    QString head(int column) const override;
    QString essence(const Member &row) const override;
};

/// Its rows' key is the ID; the newest stands where its ID puts it, a view sorts.
class ApiKeyModel : public AccessTable<QString, ApiKey>
{
    Q_OBJECT
public:
    static constexpr int columns = 7; ///< ID, for what, state, role, content, owner, expires
    using AccessTable::AccessTable;
    /// `now` is the server's clock: what is expired by then says so.
    void setKeys(const QList<ApiKey> &keys, Instant now);
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : columns; }
    KeyState stateAt(int row) const { return stateOf(at(row), m_now); }

protected:
    QString text(const ApiKey &row, int column) const override;
    QString head(int column) const override;
    QString essence(const ApiKey &row) const override;
    bool isSecondary(const ApiKey &row, int column) const override;

private:
    Instant m_now{};
};

struct NodeLabelRow
{
    NodeName name;
    bool online = false;
    Labels labels;

    friend bool operator==(const NodeLabelRow &, const NodeLabelRow &) = default;
};

/// Follows the store.
class NodeLabelModel : public AccessTable<NodeName, NodeLabelRow>
{
    Q_OBJECT
public:
    static constexpr int columns = 3; ///< node, state, labels
    explicit NodeLabelModel(const TenantStore &store, QObject *parent = nullptr);
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : columns; }

protected:
    QString text(const NodeLabelRow &row, int column) const override;
    QString head(int column) const override;
    QString essence(const NodeLabelRow &row) const override;
    QString icon(const NodeLabelRow &row, int column) const override;
    StateName state(const NodeLabelRow &row) const override { return row.online ? StateName::Ready : StateName::Failed; }

private:
    void read();

    const TenantStore &m_store;
};

} // namespace oz0
