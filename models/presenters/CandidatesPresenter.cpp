#include "models/presenters/CandidatesPresenter.h"

#include "core/client/Await.h"
#include "models/Texts.h"

namespace oz0 {

CandidatesPresenter::CandidatesPresenter(ApiClient &client, TenantStore &store, SessionPresenter &session, QObject *parent)
    : QObject(parent), m_client(client), m_store(store), m_session(session), m_model(store), m_filter(m_model), m_nodes(store),
      m_edge(client, store, session), m_forecast(client, store, session), m_forecasts(client, store, session, m_model)
{
    m_taken.take(store, {{}, {}, true});
    m_hold.setSingleShot(true);
    m_workResultUntil.setSingleShot(true);
    connect(&m_workResultUntil, &QTimer::timeout, this, [this] {
        m_workResult.clear();
        Q_EMIT workChanged();
    });
    connect(&m_hold, &QTimer::timeout, this, &CandidatesPresenter::onHoldOver);
    connect(&m_holdTick, &QTimer::timeout, this, &CandidatesPresenter::workChanged);
    connect(&store, &TenantStore::candidatesChanged, this, &CandidatesPresenter::onCandidatesChanged);
    connect(&store, &TenantStore::leasesChanged, this, &CandidatesPresenter::detailsChanged);
    connect(&store, &TenantStore::livenessChanged, this, &CandidatesPresenter::decideAgain);
    connect(&store, &TenantStore::nodesChanged, this, &CandidatesPresenter::stateChanged);
    connect(&store, &TenantStore::livenessChanged, this, &CandidatesPresenter::stateChanged);
    connect(&store, &TenantStore::livenessChanged, this, &CandidatesPresenter::onFresh);
    connect(&session, &SessionPresenter::changed, this, &CandidatesPresenter::onFresh);
    connect(&store, &TenantStore::livenessChanged, this, [this](Liveness liveness) {
        // What failed while the server was away is no news once it is back: the list says what stands.
        if (liveness != Liveness::Live || !std::exchange(m_hasFailed, false))
            return;
        m_workResult.clear();
        Q_EMIT workChanged();
    });
    connect(&store, &TenantStore::listTouched, this, [this](const QString &list) {
        if (list == QLatin1String("audit"))
            loadTimeline();
    });
    connect(&session, &SessionPresenter::changed, this, [this] {
        m_filter.setPrincipal(m_session.me());
        Q_EMIT stateChanged();
        decideAgain();
    });
    connect(&session, &SessionPresenter::ticked, this, [this] {
        if (m_session.isStale())
            m_choice.reset(); // its reason tells the age
    });
    connect(&m_forecast, &ForecastPresenter::changed, this, [this] {
        if (const Candidate *candidate = shown(); candidate && m_forecast.forecast())
            m_forecasts.learn(candidate->id, *m_forecast.forecast());
    });
    connect(&m_filter, &CandidateFilter::settled, this, &CandidatesPresenter::stateChanged);
    connect(&m_filter, &CandidateFilter::countsChanged, this, &CandidatesPresenter::stateChanged);
    connect(&m_filter, &CandidateFilter::queryChanged, this, &CandidatesPresenter::stateChanged);
}

CandidatesPresenter::~CandidatesPresenter() = default;

PageState CandidatesPresenter::state() const
{
    const Liveness liveness = m_store.liveness();
    const bool everAnswered = m_store.age().count() >= 0;
    if (!everAnswered)
        return liveness == Liveness::Failed || liveness == Liveness::Stale ? PageState::Failed : PageState::Loading;
    if (m_store.candidates().isEmpty())
        return liveness == Liveness::Failed ? PageState::Failed : PageState::Empty;
    if (m_filter.rowCount() == 0) {
        if (!m_filter.query().isEmpty() && m_filter.isSettled())
            return PageState::FilteredEmpty;
        if (!m_filter.isSettled())
            return PageState::Loading;
    }
    return m_session.isStale() ? PageState::Stale : PageState::Ready;
}

void CandidatesPresenter::onCandidatesChanged(const RowDelta<CandidateId> &delta)
{
    m_taken.take(m_store, delta);
    if (isHolding() && !m_store.candidates().contains(m_held))
        sendHeld(); // nothing is left to send: it says that it was gone
    const auto isGone = [this](const CandidateId &id) { return !m_store.candidates().contains(id); };
    const qsizetype before = m_selection.size();
    m_selection.erase(std::remove_if(m_selection.begin(), m_selection.end(), isGone), m_selection.end());
    if (m_selection.size() != before)
        select(QList<CandidateId>(m_selection));
    Q_EMIT stateChanged();
    decideAgain();
}

void CandidatesPresenter::select(const QList<CandidateId> &ids)
{
    const CandidateId before = m_selection.size() == 1 ? m_selection.first() : CandidateId();
    m_selection = ids;
    m_choice.reset();
    const CandidateId now = ids.size() == 1 ? ids.first() : CandidateId();
    if (!ids.isEmpty())
        lookFor({});
    m_nodes.setCandidate(now);
    m_edge.setCandidate(now);
    m_forecast.setCandidate(now);
    if (now != before) {
        m_timeline.setEntries({});
        loadTimeline();
    }
    Q_EMIT selectionChanged();
    decideAgain();
}

void CandidatesPresenter::setWatched(bool watched)
{
    m_edge.setWatched(watched);
    m_forecast.setWatched(watched);
    m_forecasts.setWatched(watched);
}

const Candidate *CandidatesPresenter::shown() const
{
    if (m_selection.size() != 1)
        return nullptr;
    const auto found = m_store.candidates().find(m_selection.first());
    return found == m_store.candidates().end() ? nullptr : &*found;
}

void CandidatesPresenter::decideAgain()
{
    m_choice.reset();
    Q_EMIT detailsChanged();
}

const RemovalChoice &CandidatesPresenter::removal() const
{
    if (!m_choice)
        m_choice = removalOf(m_selection);
    return *m_choice;
}

RemovalChoice CandidatesPresenter::removalOf(const QList<CandidateId> &ids) const
{
    RemovalChoice choice;
    QString firstReason;
    for (const CandidateId &id : ids) {
        const auto found = m_store.candidates().find(id);
        if (found == m_store.candidates().end())
            continue;
        QString against = m_session.who() ? RemovalPresenter::reasonAgainst(*found, *m_session.who()) : QString();
        if (against.isEmpty() && id == m_held && isHolding())
            against = tr("It is about to be removed.");
        (against.isEmpty() ? choice.allowed : choice.notAllowed).append(id);
        if (firstReason.isEmpty())
            firstReason = against;
    }
    choice.action = m_session.mayChange();
    if (!choice.action.allowed)
        return choice;
    if (ids.isEmpty())
        choice.action = {false, tr("Nothing is selected.")};
    else if (choice.allowed.isEmpty())
        choice.action = {false, firstReason};
    return choice;
}

ActionState CandidatesPresenter::mayRemoveAny() const
{
    const ActionState may = m_session.mayChange();
    if (!may.allowed || m_session.who()->role == Role::Admin)
        return may;
    const auto isMine = [this](const Candidate &candidate) { return candidate.owner == m_session.me(); };
    if (std::any_of(m_store.candidates().begin(), m_store.candidates().end(), isMine))
        return may;
    return {false, tr("None of them is yours, and only an admin may remove another’s.")};
}

Confirmation CandidatesPresenter::confirmationFor(const QList<CandidateId> &ids) const
{
    if (ids.size() != 1 || m_session.isLockable())
        return Confirmation::Dialog;
    const auto found = m_store.candidates().find(ids.first());
    return found != m_store.candidates().end() && found->owner == m_session.me() ? Confirmation::Undo : Confirmation::Dialog;
}

std::unique_ptr<RemovalPresenter> CandidatesPresenter::startRemoval(const QList<CandidateId> &ids)
{
    auto removal = std::make_unique<RemovalPresenter>(m_client, m_store, m_session, ids);
    follow(*removal);
    return removal;
}

void CandidatesPresenter::follow(RemovalPresenter &removal)
{
    connect(&removal, &RemovalPresenter::changed, this, [this, &removal] {
        m_actedOn[&removal] = removal.pending();
        markPending();
    });
    connect(&removal, &QObject::destroyed, this, [this](const QObject *gone) {
        m_actedOn.remove(gone);
        markPending();
    });
}

// U5: what was asked for is told in the row until the server says what became of it.
void CandidatesPresenter::markPending()
{
    QSet<CandidateId> pending;
    for (const QSet<CandidateId> &ids : std::as_const(m_actedOn))
        pending.unite(ids);
    if (isHolding())
        pending.insert(m_held);
    m_model.setPending(pending);
}

// A sleep or a jump of the clock that no tick has seen yet.
void CandidatesPresenter::lookAtAge()
{
    if (m_feed)
        m_feed->checkAge();
}

void CandidatesPresenter::holdRemoval(const CandidateId &id)
{
    lookAtAge();
    if (!removalOf({id}).action.allowed)
        return;
    if (isHolding())
        sendHeld();
    const Candidate &candidate = *m_store.candidates().find(id);
    m_held = id;
    m_heldRev = candidate.rev;
    m_heldTitle = tr("%1 %2", "plugin version").arg(candidate.plugin.text(), candidate.version);
    m_workResult.clear();
    m_workResultUntil.stop();
    m_hasFailed = false;
    m_hold.start(int(undoTime.count()));
    m_holdTick.start(250);
    markPending();
    Q_EMIT workChanged();
    decideAgain();
}

void CandidatesPresenter::letGo()
{
    m_hold.stop();
    m_holdTick.stop();
    m_held = {};
    m_waitsForFreshData = false;
    markPending();
}

void CandidatesPresenter::undo()
{
    if (!isHolding())
        return;
    letGo();
    m_workResult = tr("%1 stays: the removal was undone before it was sent.").arg(m_heldTitle);
    m_workResultUntil.start(int(toldTime.count()));
    Q_EMIT workChanged();
    decideAgain();
}

bool CandidatesPresenter::maySendHeld()
{
    if (!isHolding())
        return false;
    lookAtAge();
    return m_session.mayChange().allowed;
}

void CandidatesPresenter::onHoldOver()
{
    if (maySendHeld()) {
        sendHeld();
        return;
    }
    m_holdTick.stop();
    m_waitsForFreshData = true;
    Q_EMIT workChanged();
    decideAgain();
}

void CandidatesPresenter::onFresh()
{
    if (!m_waitsForFreshData || !m_session.mayChange().allowed)
        return;
    const auto found = m_store.candidates().find(m_held);
    if (found == m_store.candidates().end() || found->rev == m_heldRev) {
        sendHeld();
        return;
    }
    letGo();
    m_workResult = tr("%1 was not removed: it changed while the data was old. Look at it again.").arg(m_heldTitle);
    Q_EMIT workChanged();
    decideAgain();
}

void CandidatesPresenter::sendHeld()
{
    if (m_held.isEmpty())
        return;
    const CandidateId id = m_held;
    letGo();
    // What may be done can have changed in the 8 seconds: the gate and the server decide again.
    m_sending = startRemoval({id});
    connect(m_sending.get(), &RemovalPresenter::changed, this, [this] {
        if (m_sending->count(RemovalRow::Step::Sending) == 0)
            Q_EMIT heldRequestAnswered();
        if (m_sending->phase() == RemovalPresenter::Phase::Finished)
            tellResult();
    });
    connect(m_sending.get(), &RemovalPresenter::finished, this, [this] {
        tellResult();
        Q_EMIT workChanged();
    });
    m_sending->sendNow();
    Q_EMIT workChanged();
    decideAgain();
}

// Again when the live list tells what a lost answer did not.
void CandidatesPresenter::tellResult()
{
    const QList<RemovalRow> &rows = m_sending->rows();
    const QString before = m_workResult;
    m_hasFailed = !m_sending->failed().isEmpty();
    if (rows.isEmpty() || rows.first().wasGone)
        m_workResult = tr("%1 was gone already.").arg(m_heldTitle);
    else if (m_sending->count(RemovalRow::Step::Unknown) > 0)
        m_workResult = tr("It is not known whether %1 was removed: %2", "plugin version, why").arg(m_heldTitle, rows.first().why);
    else if (m_sending->failed().isEmpty())
        m_workResult = tr("%1 was removed; its nodes went back.").arg(m_heldTitle);
    else
        m_workResult = tr("%1 was not removed: %2").arg(m_heldTitle, rows.first().why);
    if (m_workResult == before)
        return;
    if (m_hasFailed)
        m_workResultUntil.stop();
    else
        m_workResultUntil.start(int(toldTime.count()));
    Q_EMIT workChanged();
}

bool CandidatesPresenter::isUnanswered() const
{
    return m_sending && m_sending->count(RemovalRow::Step::Waiting) + m_sending->count(RemovalRow::Step::Sending) > 0;
}

QString CandidatesPresenter::holdText() const
{
    if (m_waitsForFreshData)
        return tr("It is removed once the data is fresh. Until then you can undo it.");
    return isHolding()
        ? tr("It is removed in %1. Until then you can undo it.").arg(Texts::seconds(Milliseconds(m_hold.remainingTime())))
        : QString();
}

QString CandidatesPresenter::workText() const
{
    if (m_waitsForFreshData)
        return tr("Removing %1 once the data is fresh").arg(m_heldTitle);
    if (isHolding())
        return tr("Removing %1 in %2").arg(m_heldTitle, Texts::seconds(Milliseconds(m_hold.remainingTime())));
    if (isSending())
        return tr("Removing %1").arg(m_heldTitle);
    return m_workResult;
}

void CandidatesPresenter::lookFor(const CandidateId &gone)
{
    if (m_gone == gone)
        return;
    m_gone = gone;
    m_goneText.clear();
    const quint64 generation = m_goneScope.restart();
    if (!gone.isEmpty()) {
        m_goneText = tr("The candidate %1 is not there any more.").arg(gone.text());
        await(m_client.timeline(m_goneScope, gone), this, [this, generation](const Result<QList<AuditEntry>> &answer) {
            if (answer && generation == m_goneScope.generation())
                onGoneAnswered(*answer);
        });
    }
    Q_EMIT detailsChanged();
}

void CandidatesPresenter::retranslate()
{
    m_workResult.clear();
    loadTimeline();
    const CandidateId gone = std::exchange(m_gone, CandidateId());
    lookFor(gone);
}

// What was done last ended it.
void CandidatesPresenter::onGoneAnswered(const QList<AuditEntry> &entries)
{
    const AuditEntry *last = nullptr;
    for (const AuditEntry &entry : entries) {
        if (entry.outcome == QLatin1String("done") && (!last || last->seq < entry.seq))
            last = &entry;
    }
    if (!last)
        return;
    m_goneText = tr("The candidate %1 is not there any more. %2: %3, by %4.", "ID, time, what was done last, by whom")
                     .arg(m_gone.text(), Texts::dateAndTime(last->at), Texts::auditAction(*last), last->actor.text());
    Q_EMIT detailsChanged();
}

void CandidatesPresenter::loadTimeline()
{
    const Candidate *candidate = shown();
    m_timelineScope.restart();
    m_timelineNote.clear();
    if (!candidate)
        return;
    const bool mine = candidate->owner == m_session.me();
    if (m_session.who() && m_session.who()->role != Role::Admin && !mine) {
        m_timelineNote = tr("Only its owner or an admin sees what happened to it.");
        Q_EMIT timelineChanged();
        return;
    }
    await(m_client.timeline(m_timelineScope, candidate->id), this,
          [this, generation = m_timelineScope.generation()](const Result<QList<AuditEntry>> &answer) {
              if (generation != m_timelineScope.generation())
                  return; // an answer to an earlier selection
              if (answer)
                  m_timeline.setEntries(answer.value());
              else if (answer.error().code != ErrorCode::Aborted)
                  m_timelineNote = Texts::error(answer.error());
              Q_EMIT timelineChanged();
          });
}

} // namespace oz0
