// The removal of a fixed set of candidates: what it will do, the requests, each node's confirmation, and what became of each.
#pragma once

#include "core/client/ApiClient.h"
#include "core/client/RequestScope.h"
#include "core/client/TenantStore.h"
#include "models/Roles.h"
#include "models/presenters/SessionPresenter.h"

#include <QTimer>

#include <optional>

namespace oz0 {

struct RemovalRow
{
    enum class Step { Stays, Ready, Waiting, Sending, Ending, Silent, Unknown, Done, Failed };

    CandidateId id;
    QString title; ///< "my-plugin 0.4.0"
    PrincipalId owner;
    QStringList nodes;
    QStringList confirmed; ///< of the nodes
    Step step = Step::Ready;
    QString why;          ///< it stays, or failed
    bool asked = false;   ///< its impact has been answered
    bool wasGone = false; ///< Done, but not by this removal
    std::optional<RemovalImpact> impact;
    qint64 rev = 0; ///< that the person was shown
};

/// One line of "What happens".
struct RemovalEffect
{
    enum class Kind { NodesGoBack, JobsFail, JobsAnswered, ComparisonsStop, DevStops };

    Kind kind = Kind::NodesGoBack;
    int count = 0;
    QString sentence; ///< without the count
    QString names;
    QString command = {}; ///< within the sentence; empty: none
};

/// Done only when each node has confirmed (U4). The set is of IDs and does not follow a filter (U9). Destroying it aborts what has
/// not been sent; what was sent stands. 4 requests run at a time. What goes or ends by itself before anything is sent is followed:
/// when nothing is left to remove, the removal is finished.
class RemovalPresenter : public QObject
{
    Q_OBJECT
public:
    enum class Phase { Asking, Ready, Running, Finished };
    static constexpr Milliseconds deadline{30000}; ///< U4: after it a silent node is named

    RemovalPresenter(ApiClient &client, const TenantStore &store, const SessionPresenter &session, const QList<CandidateId> &ids,
                     QObject *parent = nullptr);

    void ask(); ///< for the impacts
    ActionState mayConfirm(const QString &reason, const QString &typedCount) const;
    /// Sends nothing unless mayConfirm().
    void confirm(const QString &reason, const QString &typedCount);
    /// Without dialog and impact: for one's own candidate, once its time to undo is over.
    void sendNow();
    void retryFailed();
    void cancelWaiting();

    Phase phase() const { return m_phase; }
    const QList<RemovalRow> &rows() const { return m_rows; }
    QList<RemovalEffect> effects() const;
    bool areEffectsKnown() const;
    int removable() const;
    int count(RemovalRow::Step step) const;
    bool needsReason() const; ///< one of them is somebody else's
    bool needsCount() const;  ///< several, or production
    QString title() const;
    QString explanation() const;
    QString confirmText() const;
    QString outcome() const;           ///< of a finished removal
    QList<CandidateId> failed() const; ///< or not known to be done
    QSet<CandidateId> pending() const; ///< asked for, and neither confirmed nor refused yet (U5)

    /// Why this candidate may not be removed by the one who asks; empty when it may.
    static QString reasonAgainst(const Candidate &candidate, const WhoAmI &who);

Q_SIGNALS:
    void changed();
    void finished();

private:
    void askNext();
    void sendNext();
    void onImpact(const CandidateId &id, const Result<RemovalImpact> &answer);
    void onRemoved(const CandidateId &id, const Result<RemoveAnswer> &answer);
    void follow();
    void settle();
    void followUnsent();
    void followUnknown();
    int gone() const; ///< that others removed
    static void markGone(RemovalRow &row);
    RemovalRow *row(const CandidateId &id);

    ApiClient &m_client;
    const TenantStore &m_store;
    const SessionPresenter &m_session;
    RequestScope m_scope;
    QList<RemovalRow> m_rows;
    QList<CandidateId> m_toAsk;
    QString m_reason;
    Phase m_phase = Phase::Asking;
    int m_inFlight = 0;
    QHash<CandidateId, Instant> m_endingSince;
    Instant m_lostAt{}; ///< when the last answer was lost
    QTimer m_second;
};

} // namespace oz0
