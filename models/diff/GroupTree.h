// A tree of two levels, groups and their rows, found by key, that turns a new state into row operations (U12: never a reset).
#pragma once

#include <QAbstractItemModel>
#include <QSet>

#include <algorithm>
#include <vector>

namespace oz0 {

/// A subclass says what stands in the cells. Rows keep their indexes while their keys stay, also when they move.
template <class Group, class Row>
class GroupTree : public QAbstractItemModel
{
public:
    struct Child
    {
        QString key;
        Row row;
    };
    struct Branch
    {
        QString key;
        Group group;
        std::vector<Child> rows;
        quintptr id = 0; ///< given by the model
    };

    using QAbstractItemModel::QAbstractItemModel;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override
    {
        if (row < 0 || column < 0 || column >= columnCount({}) || row >= rowCount(parent))
            return {};
        return createIndex(row, column, parent.isValid() ? m_branches[size_t(parent.row())].id : quintptr(0));
    }
    QModelIndex parent(const QModelIndex &child) const override
    {
        if (!child.isValid() || child.internalId() == 0)
            return {};
        const auto found = std::find_if(m_branches.begin(), m_branches.end(),
                                        [&](const Branch &branch) { return branch.id == child.internalId(); });
        return found == m_branches.end() ? QModelIndex() : createIndex(int(found - m_branches.begin()), 0, quintptr(0));
    }
    int rowCount(const QModelIndex &parent = {}) const override
    {
        if (!parent.isValid())
            return int(m_branches.size());
        return parent.internalId() != 0 || parent.column() != 0 ? 0 : int(m_branches[size_t(parent.row())].rows.size());
    }

    bool isGroup(const QModelIndex &index) const { return index.isValid() && index.internalId() == 0; }
    const Branch &branchOf(const QModelIndex &index) const
    {
        return m_branches[size_t(isGroup(index) ? index.row() : parent(index).row())];
    }
    const Group &group(const QModelIndex &index) const { return branchOf(index).group; }
    const Row &row(const QModelIndex &index) const { return branchOf(index).rows[size_t(index.row())].row; }
    const std::vector<Branch> &branches() const { return m_branches; }

protected:
    void setBranches(std::vector<Branch> incoming)
    {
        const auto enter = [this](Branch &branch) { branch.id = ++m_lastId; };
        const auto take = [this](Branch &mine, Branch &theirs, int at) {
            if (!(mine.group == theirs.group)) {
                mine.group = std::move(theirs.group);
                touch(at, {});
            }
            const QModelIndex parent = createIndex(at, 0, quintptr(0));
            bring(
                mine.rows, theirs.rows, parent, [](Child &) {},
                [this, &parent](Child &own, Child &other, int row) {
                    if (own.row == other.row)
                        return;
                    own.row = std::move(other.row);
                    touch(row, parent);
                });
        };
        bring(m_branches, incoming, {}, enter, take);
    }

    void touch(int row, const QModelIndex &parent)
    {
        Q_EMIT this->dataChanged(this->index(row, 0, parent), this->index(row, this->columnCount({}) - 1, parent));
    }
    std::vector<Branch> &mutableBranches() { return m_branches; }

private:
    // Brings one level to the incoming state: what is gone goes, what is new comes, what stands elsewhere moves, the rest is taken over.
    template <class List, class Enter, class Take>
    void bring(List &mine, List &incoming, const QModelIndex &parent, const Enter &enter, const Take &take)
    {
        QSet<QString> wanted;
        for (const auto &entry : incoming)
            wanted.insert(entry.key);
        for (size_t end = mine.size(); end > 0;) {
            if (wanted.contains(mine[end - 1].key)) {
                --end;
                continue;
            }
            size_t begin = end - 1;
            while (begin > 0 && !wanted.contains(mine[begin - 1].key))
                --begin;
            this->beginRemoveRows(parent, int(begin), int(end) - 1);
            mine.erase(mine.begin() + long(begin), mine.begin() + long(end));
            this->endRemoveRows();
            end = begin;
        }
        QSet<QString> known;
        for (const auto &entry : mine)
            known.insert(entry.key);
        for (size_t at = 0; at < incoming.size(); ++at) {
            if (!known.contains(incoming[at].key)) {
                size_t end = at + 1;
                while (end < incoming.size() && !known.contains(incoming[end].key))
                    ++end;
                this->beginInsertRows(parent, int(at), int(end) - 1);
                for (size_t fresh = at; fresh < end; ++fresh)
                    enter(incoming[fresh]);
                mine.insert(mine.begin() + long(at), std::make_move_iterator(incoming.begin() + long(at)),
                            std::make_move_iterator(incoming.begin() + long(end)));
                this->endInsertRows();
                at = end - 1;
                continue;
            }
            size_t from = at;
            while (mine[from].key != incoming[at].key)
                ++from;
            if (from != at) {
                this->beginMoveRows(parent, int(from), int(from), parent, int(at));
                std::rotate(mine.begin() + long(at), mine.begin() + long(from), mine.begin() + long(from) + 1);
                this->endMoveRows();
            }
            take(mine[at], incoming[at], int(at));
        }
    }

    std::vector<Branch> m_branches;
    quintptr m_lastId = 0;
};

} // namespace oz0
