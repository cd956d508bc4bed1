// The tables beside a preview's verdict: whom the names belong to, and which contracts change.
#pragma once

#include "models/KeyedTableModel.h"
#include "models/PreviewEntry.h"

namespace oz0 {

/// Names in the order of their kinds, then by name.
class PreviewNamesModel : public KeyedTableModel<QString, NameUse>
{
    Q_OBJECT
public:
    enum class Column { Name, Holder };
    static constexpr int columns = int(Column::Holder) + 1;

    using KeyedTableModel::KeyedTableModel;
    void setNames(const QList<NameUse> &names);

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
};

struct ContractChange
{
    bool isBreaking = false;
    QString subject; ///< tool.function, agent or flow
    QString differs;
    int line = 0;

    friend bool operator==(const ContractChange &, const ContractChange &) = default;
};

/// What the verdict says of contracts: breaks refuse, other changes are warnings. A break is not told again as a change.
QList<ContractChange> contractChanges(const Verdict &verdict);

/// Breaking ones first.
class ContractChangesModel : public KeyedTableModel<QString, ContractChange>
{
    Q_OBJECT
public:
    enum class Column { Change, Subject, Differs, Line };
    static constexpr int columns = int(Column::Line) + 1;

    using KeyedTableModel::KeyedTableModel;
    void setChanges(const QList<ContractChange> &changes);

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
};

} // namespace oz0
