// The Candidates page without its widgets: from the selection to the allowed actions with their reasons, and what the page says.
#pragma once

#include "models/CandidateFilter.h"
#include "models/CandidateModel.h"
#include "models/CandidateNodesModel.h"
#include "models/TakenNodes.h"
#include "models/TimelineModel.h"
#include "models/presenters/EdgePresenter.h"
#include "models/presenters/ForecastPresenter.h"
#include "models/presenters/ForecastWatch.h"
#include "models/presenters/RemovalPresenter.h"
#include "models/presenters/SessionPresenter.h"

namespace oz0 {

/// How much a removal asks of the person (U8).
enum class Confirmation { Undo, Dialog };

/// What may be removed of a selection, and why not the rest: decided row by row before anything is asked (U9).
struct RemovalChoice
{
    QList<CandidateId> allowed;
    QList<CandidateId> notAllowed;
    ActionState action; ///< of the button
};

class CandidatesPresenter : public QObject
{
    Q_OBJECT
public:
    static constexpr Milliseconds undoTime{8000};
    static constexpr Milliseconds toldTime{15000}; ///< how long what was done is told

    CandidatesPresenter(ApiClient &client, TenantStore &store, SessionPresenter &session, QObject *parent = nullptr);
    ~CandidatesPresenter() override;
    /// Which is asked for a jump of the clock before what is held is sent; outlives this (U2).
    void setFeed(ChangeFeed *feed) { m_feed = feed; }

    CandidateModel &model() { return m_model; }
    CandidateFilter &filter() { return m_filter; }
    CandidateNodesModel &nodes() { return m_nodes; }
    TimelineModel &timeline() { return m_timeline; }
    EdgePresenter &edge() { return m_edge; }             ///< of the shown candidate
    ForecastPresenter &forecast() { return m_forecast; } ///< of the shown candidate
    ForecastWatch &forecasts() { return m_forecasts; }   ///< of those in view
    void setWatched(bool watched);                       ///< whether the page is seen; unseen it asks nothing by itself
    SessionPresenter &session() { return m_session; }
    const TenantStore &store() const { return m_store; }

    PageState state() const;
    QString summary() const; ///< "4 need a look: 2 renewals are late, 2 failed"
    QString footSelection() const;
    QString footShown() const;
    QString totals() const; ///< of the status line
    QString filteredEmptyText() const;
    Error failure() const { return m_store.lastError(); }

    void select(const QList<CandidateId> &ids);
    const QList<CandidateId> &selection() const { return m_selection; }
    /// The one whose details are shown: the only one selected. Null when none or several are.
    const Candidate *shown() const;
    const RemovalChoice &removal() const; ///< of the selection
    RemovalChoice removalOf(const QList<CandidateId> &ids) const;
    ActionState mayRemoveAny() const; ///< of those there are
    Confirmation confirmationFor(const QList<CandidateId> &ids) const;
    std::unique_ptr<RemovalPresenter> startRemoval(const QList<CandidateId> &ids);

    /// One's own candidate outside production: held for 8 s, then sent; nothing is sent when it is undone before. While the data is
    /// old it is held on, until one fresh snapshot shows the candidate as it was (U2).
    void holdRemoval(const CandidateId &id);
    void undo();
    void sendHeld();    ///< now; closing the window does this
    bool maySendHeld(); ///< something is held, and the data is fresh
    bool isHolding() const { return !m_held.isEmpty(); }
    bool isHeld(const CandidateId &id) const { return isHolding() && m_held == id; }
    const QString &heldTitle() const { return m_heldTitle; } ///< "my-plugin 0.4.0", that is held, or was last
    QString holdText() const;                                ///< beside the way to undo it
    bool isSending() const { return m_sending && m_sending->phase() == RemovalPresenter::Phase::Running; }
    bool isUnanswered() const; ///< its request is on its way
    QString workText() const;  ///< of the status line: what is held, sent or became of it

    QString listCommand() const;
    QString showCommand(const CandidateId &id) const;
    QString removeCommand(const QList<CandidateId> &ids, const QString &reason = {}) const;
    QString runLine(const Candidate &candidate) const;

    /// A link named this one, and it is not there any more: says so, and asks who ended it and when. An empty one: nothing is looked for.
    void lookFor(const CandidateId &gone);
    void retranslate(); ///< what it has put into words already; what became of an earlier removal is told no more
    const QString &goneText() const { return m_goneText; } ///< until something is selected

    void loadTimeline();
    QString timelineNote() const { return m_timelineNote; } ///< why nothing is listed

Q_SIGNALS:
    void stateChanged();
    void selectionChanged();
    void detailsChanged(); ///< the shown candidate, its allowed actions
    void workChanged();
    void timelineChanged();
    void heldRequestAnswered(); ///< the held request has got its answer

private:
    void onCandidatesChanged(const RowDelta<CandidateId> &delta);
    void onGoneAnswered(const QList<AuditEntry> &entries);
    QStringList filterNames() const;
    void decideAgain(); ///< what may be done with the selection
    void lookAtAge();
    void onHoldOver();
    void onFresh();
    void letGo(); ///< of what is held
    void follow(RemovalPresenter &removal);
    void tellResult();
    void markPending();

    ApiClient &m_client;
    TenantStore &m_store;
    SessionPresenter &m_session;
    ChangeFeed *m_feed = nullptr;
    CandidateModel m_model;
    CandidateFilter m_filter;
    TakenNodes m_taken;
    CandidateNodesModel m_nodes;
    TimelineModel m_timeline;
    EdgePresenter m_edge;
    ForecastPresenter m_forecast;
    ForecastWatch m_forecasts;
    QList<CandidateId> m_selection;
    mutable std::optional<RemovalChoice> m_choice; ///< of the selection, until something that it rests on changes
    RequestScope m_timelineScope;
    RequestScope m_goneScope;
    CandidateId m_gone;
    QString m_goneText;
    QString m_timelineNote;
    QTimer m_hold;
    QTimer m_holdTick;
    CandidateId m_held;
    qint64 m_heldRev = 0; ///< that the person was shown
    bool m_waitsForFreshData = false;
    QString m_heldTitle;
    QHash<const QObject *, QSet<CandidateId>> m_actedOn; ///< by a removal: sent, and not confirmed yet
    QString m_workResult;
    QTimer m_workResultUntil; ///< of one that nothing has to be done about
    bool m_hasFailed = false; ///< of the last removal
    std::unique_ptr<RemovalPresenter> m_sending;
};

} // namespace oz0
