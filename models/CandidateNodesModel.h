// The nodes of one candidate: the state on each, its sandbox tier and what the node stopped doing meanwhile.
#pragma once

#include "core/client/TenantStore.h"
#include "core/domain/Candidate.h"
#include "models/KeyedTableModel.h"

namespace oz0 {

struct CandidateNodeRow
{
    CandidateNode part;
    QString installedVersion; ///< that it left
    QStringList models;       ///< that it serves to the fleet otherwise
    QStringList queues;       ///< of its `queues` label

    friend bool operator==(const CandidateNodeRow &, const CandidateNodeRow &) = default;
};

/// Follows one store; shows nothing while no candidate is set.
class CandidateNodesModel : public KeyedTableModel<NodeName, CandidateNodeRow>
{
    Q_OBJECT
public:
    enum class Column { Node, State, Tier, Homes, Stopped };
    static constexpr int columns = int(Column::Stopped) + 1;

    explicit CandidateNodesModel(const TenantStore &store, QObject *parent = nullptr);
    void setCandidate(const CandidateId &id);

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void read();
    QString display(const CandidateNodeRow &row, Column column) const;
    static QString headTip(Column column);

    const TenantStore &m_store;
    CandidateId m_candidate;
};

} // namespace oz0
