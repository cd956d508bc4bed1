// The tables beside a preview's verdict: whom the names belong to, which contracts change, and what each check came to.
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

/// One difference between the contract that is installed and the previewed one.
struct ContractChange
{
    bool isBreaking = false;
    QString subject; ///< tool.function, tool, agent or flow
    QString differs; ///< with its place in the schema: "Input /properties/name: fewer types are taken."
    QString before;  ///< of a type, a list of values or a bound; empty: neither side tells one
    QString after;
    int line = 0;          ///< of the previewed plugin.yaml; 0: it stands nowhere there
    int installedLine = 0; ///< the same of the installed one

    friend bool operator==(const ContractChange &, const ContractChange &) = default;
};

/// All of a preview's contracts, additions too: what breaks first, each as the server told it.
QList<ContractChange> contractChanges(const Preview &preview);

/// Everything of a preview's checks with its outcome, in the catalogue's order.
class InstallChecksModel : public KeyedTableModel<QString, CheckResult>
{
    Q_OBJECT
public:
    enum class Column { Outcome, Rule, Code };
    static constexpr int columns = int(Column::Code) + 1;

    using KeyedTableModel::KeyedTableModel;
    void setResults(const QList<CheckResult> &results);

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
};

/// Breaking ones first.
class ContractChangesModel : public KeyedTableModel<QString, ContractChange>
{
    Q_OBJECT
public:
    enum class Column { Change, Subject, Differs, Values, Line };
    enum Role { LineRole = Qt::UserRole + 200 }; ///< int of every cell of a row: the line of plugin.yaml; 0: it has none any more
    static constexpr int columns = int(Column::Line) + 1;

    using KeyedTableModel::KeyedTableModel;
    void setChanges(const QList<ContractChange> &changes);

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
};

} // namespace oz0
