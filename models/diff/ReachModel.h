// What a plugin reaches before and after: hosts for each process, secrets, tools, harnesses and grants.
#pragma once

#include "core/manifest/ReachDiff.h"
#include "models/diff/DiffRoles.h"
#include "models/diff/GroupTree.h"

#include <QCoreApplication>

namespace oz0 {

struct ReachGroup
{
    QString title;
    QString note; ///< "3 → 4 patterns"

    friend bool operator==(const ReachGroup &, const ReachGroup &) = default;
};

struct ReachRow
{
    QString what;
    QString before;
    QString after;
    QString detail; ///< tooltip
    DiffTone tone = DiffTone::Plain;
    bool widens = false;
    int line = 0;
    int installedLine = 0;

    friend bool operator==(const ReachRow &, const ReachRow &) = default;
};

class ReachModel : public GroupTree<ReachGroup, ReachRow>
{
    Q_OBJECT
public:
    enum class Column { What, Before, After };
    static constexpr int columns = int(Column::After) + 1;

    using GroupTree::GroupTree;

    void setReach(const ReachDiff &reach);
    /// An index into the processes; negative: all of them.
    void setProcess(int process);
    int process() const { return m_process; }
    void clear();

    QStringList processNames() const; ///< in order: "tools", "agent my-plugin"
    QString verdict() const;          ///< in a sentence what the chosen process may reach newly
    bool widens() const { return m_reach.widens() > 0; }

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void build();
    static QString none();
    static QString otherwise();
    int newHosts() const;        ///< of the chosen process, or of all together
    int allowedPatterns() const; ///< the same, each once
    Branch hosts(const ProcessReach &process) const;
    Branch secrets() const;
    Branch tools() const;
    Branch harnesses() const;
    Branch grants() const;

    ReachDiff m_reach;
    int m_process = -1;
};

} // namespace oz0
