// The tenant's candidates as a table: a copy of the store's, with the words for their states by the server's clock.
#pragma once

#include "core/client/TenantStore.h"
#include "core/domain/Candidate.h"
#include "models/ForecastTexts.h"
#include "models/KeyedTableModel.h"
#include "models/Roles.h"

#include <QTimer>

namespace oz0 {

/// Shares its candidate with the store.
struct CandidateRow
{
    std::shared_ptr<const Candidate> held;
    const Candidate &candidate = *held;
    CandidateState state;
    RenewalNote renewal = {}; ///< what was learned of its next renewal

    friend bool operator==(const CandidateRow &a, const CandidateRow &b)
    {
        return a.state == b.state && a.renewal == b.renewal && (a.held == b.held || *a.held == *b.held);
    }
};

/// Follows one store until destroyed; asks nobody. While the store is stale, states and seconds left are those of its last answer.
class CandidateModel : public KeyedTableModel<CandidateId, CandidateRow>
{
    Q_OBJECT
public:
    enum class Column { State, Plugin, Version, Installed, Owner, Standing, Nodes, Queues, ExpiresIn, LastUpdate, Jobs, Renewal };
    static constexpr int columns = int(Column::Renewal) + 1;
    static constexpr int RenewalRole = Qt::UserRole + 100; ///< int of RenewalMark

    explicit CandidateModel(const TenantStore &store, QObject *parent = nullptr);

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// The instant that the shown states hold for: the server's now, or that of its last answer while the data is stale.
    Instant shownAt() const;
    bool isStale() const { return m_stale; }
    static bool isLate(const Candidate &candidate, Instant at);

    /// What was learned of next renewals; kept until the candidate is saved, changes its standing or ends. Unknown ids are passed over.
    void setRenewals(const std::vector<std::pair<CandidateId, RenewalNote>> &notes);

    /// Those whose removal was asked for: their rows say so until the server's word changes them (U5).
    void setPending(const QSet<CandidateId> &ids);

    /// The smallest text that tells a row's essence, for a screen reader (U25).
    QString essence(const CandidateRow &row) const;

Q_SIGNALS:
    /// Rows whose content changed, apart from leases and the passing of time; a view may flash them.
    void rowsTouched(const QList<oz0::CandidateId> &ids);
    void staleChanged(bool stale);

private:
    void onCandidatesChanged(const RowDelta<CandidateId> &delta);
    void onLeasesChanged(const QList<CandidateId> &ids);
    void onLivenessChanged(Liveness liveness);
    void takeIn(const QList<CandidateId> &ids);
    static Entry entryOf(std::shared_ptr<const Candidate> candidate, CandidateState state, RenewalNote renewal);
    void decideStatesAgain();
    bool isPending(const CandidateRow &row) const;
    QString stateWord(const CandidateRow &row) const;
    QVariant display(const CandidateRow &row, Column column) const;
    QVariant sortValue(const CandidateRow &row, Column column) const;
    QVariant toolTip(const CandidateRow &row, Column column) const;
    QString headTip(Column column) const;

    const TenantStore &m_store;
    QTimer m_second;
    QSet<CandidateId> m_pending;
    bool m_stale = false;
};

/// Where a state stands in the default order: what needs a look comes first.
int urgency(CandidateWord word);

} // namespace oz0
