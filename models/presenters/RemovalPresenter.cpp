#include "models/presenters/RemovalPresenter.h"

#include "core/client/Await.h"
#include "models/ChangeErrors.h"
#include "models/Texts.h"

namespace oz0 {

namespace {
constexpr int requestsAtOnce = 4;
constexpr Milliseconds tellsAfter{2000}; // a list that is this much younger than a lost request holds what it did
} // namespace

QString RemovalPresenter::reasonAgainst(const Candidate &candidate, const WhoAmI &who)
{
    if (candidate.phase != CandidatePhase::Placed)
        return tr("It is ending already.");
    if (candidate.owner != who.principal && who.role != Role::Admin)
        return tr("Only its owner or an admin may remove it.");
    return {};
}

RemovalPresenter::RemovalPresenter(ApiClient &client, const TenantStore &store, const SessionPresenter &session,
                                   const QList<CandidateId> &ids, QObject *parent)
    : QObject(parent), m_client(client), m_store(store), m_session(session)
{
    for (const CandidateId &id : ids) {
        const auto found = store.candidates().find(id);
        if (found == store.candidates().end())
            continue;
        RemovalRow row;
        row.id = id;
        row.title = tr("%1 %2", "plugin version").arg(found->plugin.text(), found->version);
        row.owner = found->owner;
        row.rev = found->rev;
        for (const CandidateNode &node : found->nodes)
            row.nodes.append(node.node.text());
        if (session.who())
            row.why = reasonAgainst(*found, *session.who());
        if (!row.why.isEmpty())
            row.step = RemovalRow::Step::Stays;
        m_rows.append(row);
    }
    connect(&store, &TenantStore::candidatesChanged, this, &RemovalPresenter::follow);
    connect(&session, &SessionPresenter::changed, this, &RemovalPresenter::changed);
    connect(&m_second, &QTimer::timeout, this, &RemovalPresenter::follow);
}

RemovalRow *RemovalPresenter::row(const CandidateId &id)
{
    for (RemovalRow &row : m_rows) {
        if (row.id == id)
            return &row;
    }
    return nullptr;
}

void RemovalPresenter::ask()
{
    m_toAsk.clear();
    for (const RemovalRow &row : std::as_const(m_rows)) {
        if (row.step == RemovalRow::Step::Ready && !row.asked)
            m_toAsk.append(row.id);
    }
    for (int i = 0; i < requestsAtOnce; ++i)
        askNext();
    if (m_toAsk.isEmpty() && areEffectsKnown())
        m_phase = Phase::Ready;
}

void RemovalPresenter::askNext()
{
    if (m_toAsk.isEmpty())
        return;
    const CandidateId id = m_toAsk.takeFirst();
    await(m_client.removalImpact(m_scope, id), this, [this, id](const Result<RemovalImpact> &answer) { onImpact(id, answer); });
}

void RemovalPresenter::onImpact(const CandidateId &id, const Result<RemovalImpact> &answer)
{
    RemovalRow *asked = row(id);
    asked->asked = true;
    if (asked->step != RemovalRow::Step::Ready) {
        // gone or ending meanwhile: what its removal would have done is of no use
    } else if (answer) {
        asked->impact = answer.value();
        asked->rev = answer->rev;
    } else if (answer.error().code == ErrorCode::NotFound) {
        markGone(*asked);
    } else {
        asked->step = RemovalRow::Step::Failed;
        asked->why = Texts::error(answer.error());
    }
    askNext();
    if (m_phase == Phase::Asking && areEffectsKnown())
        m_phase = Phase::Ready;
    follow();
}

bool RemovalPresenter::areEffectsKnown() const
{
    return std::all_of(m_rows.begin(), m_rows.end(),
                       [](const RemovalRow &row) { return row.asked || row.step != RemovalRow::Step::Ready; });
}

int RemovalPresenter::count(RemovalRow::Step step) const
{
    return int(std::count_if(m_rows.begin(), m_rows.end(), [step](const RemovalRow &row) { return row.step == step; }));
}

int RemovalPresenter::removable() const
{
    return count(RemovalRow::Step::Ready);
}

bool RemovalPresenter::needsReason() const
{
    const PrincipalId me = m_session.me();
    return std::any_of(m_rows.begin(), m_rows.end(), [&me](const RemovalRow &row) {
        return row.step != RemovalRow::Step::Stays && !row.wasGone && row.owner != me;
    });
}

bool RemovalPresenter::needsCount() const
{
    return int(m_rows.size()) - count(RemovalRow::Step::Stays) - gone() > 1 || m_session.isLockable();
}

ActionState RemovalPresenter::mayConfirm(const QString &reason, const QString &typedCount) const
{
    if (const ActionState session = m_session.mayChange(); !session.allowed)
        return session;
    if (m_phase == Phase::Asking)
        return {false, tr("What it will do is being asked.")};
    if (m_phase == Phase::Running)
        return {false, tr("It is being done.")};
    if (removable() == 0)
        return {false, tr("None of these may be removed.")};
    if (needsReason() && reason.trimmed().isEmpty())
        return {false, tr("A reason is needed for another person’s candidate.")};
    if (needsCount() && typedCount.trimmed() != QString::number(removable()))
        return {false, tr("Type %1 to confirm.").arg(removable())};
    return {true, {}};
}

void RemovalPresenter::confirm(const QString &reason, const QString &typedCount)
{
    if (!mayConfirm(reason, typedCount).allowed)
        return;
    m_reason = reason.trimmed();
    sendNow();
}

void RemovalPresenter::sendNow()
{
    for (RemovalRow &row : m_rows) {
        if (row.step == RemovalRow::Step::Ready)
            row.step = RemovalRow::Step::Waiting;
    }
    m_phase = Phase::Running;
    m_second.start(1000);
    sendNext();
    Q_EMIT changed();
    settle();
}

void RemovalPresenter::sendNext()
{
    for (RemovalRow &row : m_rows) {
        if (m_inFlight >= requestsAtOnce)
            return;
        if (row.step != RemovalRow::Step::Waiting)
            continue;
        row.step = RemovalRow::Step::Sending;
        ++m_inFlight;
        RemoveRequest request;
        request.rev = row.rev;
        request.reason = m_reason;
        await(m_client.removeCandidate(m_scope, row.id, request), this,
              [this, id = row.id](const Result<RemoveAnswer> &answer) { onRemoved(id, answer); });
    }
}

void RemovalPresenter::onRemoved(const CandidateId &id, const Result<RemoveAnswer> &answer)
{
    --m_inFlight;
    RemovalRow *sent = row(id);
    if ((!answer && answer.error().code == ErrorCode::NotFound) || (answer && answer->alreadyGone)) {
        markGone(*sent);
    } else if (!answer) {
        sent->step = mayBeDone(answer.error()) ? RemovalRow::Step::Unknown : RemovalRow::Step::Failed;
        sent->why = Texts::error(answer.error());
        m_lostAt = m_store.serverNow();
    } else if (answer->candidate.phase == CandidatePhase::Ended) {
        sent->step = RemovalRow::Step::Done;
        sent->confirmed = sent->nodes;
        sent->why.clear();
    } else {
        sent->step = RemovalRow::Step::Ending;
        m_endingSince.insert(id, m_store.serverNow());
    }
    sendNext();
    follow();
}

void RemovalPresenter::markGone(RemovalRow &row)
{
    row.step = RemovalRow::Step::Done;
    row.confirmed = row.nodes;
    row.impact.reset();
    row.wasGone = true;
    row.why = tr("It was gone already.");
}

int RemovalPresenter::gone() const
{
    return int(std::count_if(m_rows.begin(), m_rows.end(), [](const RemovalRow &row) { return row.wasGone; }));
}

// Somebody else, or its own end, can be first while the question still stands.
void RemovalPresenter::followUnsent()
{
    for (RemovalRow &row : m_rows) {
        if (row.step != RemovalRow::Step::Ready)
            continue;
        const auto found = m_store.candidates().find(row.id);
        if (found == m_store.candidates().end() || found->phase == CandidatePhase::Ended) {
            markGone(row);
        } else if (found->phase != CandidatePhase::Placed) {
            row.step = RemovalRow::Step::Stays;
            row.impact.reset();
            row.why = tr("It is ending already.");
        }
    }
    if (removable() > 0 || gone() == 0 || count(RemovalRow::Step::Failed) > 0)
        return;
    m_phase = Phase::Finished;
    Q_EMIT finished();
}

// The answer was lost, so the live list tells.
void RemovalPresenter::followUnknown()
{
    for (RemovalRow &row : m_rows) {
        if (row.step != RemovalRow::Step::Unknown)
            continue;
        const auto found = m_store.candidates().find(row.id);
        if (found == m_store.candidates().end() || found->phase != CandidatePhase::Placed) {
            row.step = RemovalRow::Step::Ending;
            row.why.clear();
            m_endingSince.insert(row.id, m_store.serverNow());
            m_phase = Phase::Running;
        } else if (m_store.serverNow() - m_store.age() >= m_lostAt + tellsAfter) {
            row.step = RemovalRow::Step::Failed;
            row.why = tr("%1 It still stands.", "why it is not removed").arg(row.why);
        }
    }
}

// The store tells when a node has confirmed, and the row leaves it when all have.
void RemovalPresenter::follow()
{
    if (m_phase == Phase::Asking || m_phase == Phase::Ready)
        followUnsent();
    followUnknown();
    for (RemovalRow &row : m_rows) {
        if (row.step != RemovalRow::Step::Ending && row.step != RemovalRow::Step::Silent)
            continue;
        const auto found = m_store.candidates().find(row.id);
        if (found == m_store.candidates().end() || found->phase == CandidatePhase::Ended) {
            row.step = RemovalRow::Step::Done;
            row.confirmed = row.nodes;
            row.why.clear();
            continue;
        }
        if (found->phase != CandidatePhase::Ending)
            continue; // the change set that says so is still on its way
        row.confirmed.clear();
        QStringList silent;
        for (const CandidateNode &node : found->nodes)
            (node.state == PartState::Confirmed || !node.online ? row.confirmed : silent).append(node.node.text());
        if (m_store.serverNow() - m_endingSince.value(row.id) >= deadline) {
            row.step = RemovalRow::Step::Silent;
            row.why = tr("%1 has not confirmed; the order stands.").arg(Texts::joined(silent));
        }
    }
    Q_EMIT changed();
    settle();
}

void RemovalPresenter::settle()
{
    if (count(RemovalRow::Step::Silent) + count(RemovalRow::Step::Unknown) == 0 && m_phase == Phase::Finished)
        m_second.stop();
    if (m_phase != Phase::Running)
        return;
    for (const RemovalRow &row : std::as_const(m_rows)) {
        if (row.step == RemovalRow::Step::Waiting || row.step == RemovalRow::Step::Sending
            || row.step == RemovalRow::Step::Ending)
            return;
    }
    m_phase = Phase::Finished;
    if (count(RemovalRow::Step::Silent) + count(RemovalRow::Step::Unknown) == 0)
        m_second.stop();
    Q_EMIT finished();
    Q_EMIT changed();
}

// What failed is looked at again as it stands now, and sent with the revision that is shown.
void RemovalPresenter::retryFailed()
{
    for (RemovalRow &row : m_rows) {
        if (row.step != RemovalRow::Step::Failed && row.step != RemovalRow::Step::Unknown)
            continue;
        const auto found = m_store.candidates().find(row.id);
        if (found == m_store.candidates().end()) {
            markGone(row);
            continue;
        }
        row.rev = found->rev;
        row.why = m_session.who() ? reasonAgainst(*found, *m_session.who()) : QString();
        row.step = row.why.isEmpty() ? RemovalRow::Step::Ready : RemovalRow::Step::Stays;
    }
    sendNow();
}

void RemovalPresenter::cancelWaiting()
{
    m_toAsk.clear();
    for (RemovalRow &row : m_rows) {
        if (row.step == RemovalRow::Step::Waiting) {
            row.step = RemovalRow::Step::Failed;
            row.why = tr("It was cancelled before it was sent.");
        }
    }
    Q_EMIT changed();
    settle();
}

QSet<CandidateId> RemovalPresenter::pending() const
{
    using Step = RemovalRow::Step;
    QSet<CandidateId> ids;
    for (const RemovalRow &row : m_rows) {
        if (row.step == Step::Waiting || row.step == Step::Sending || row.step == Step::Ending || row.step == Step::Unknown)
            ids.insert(row.id);
    }
    return ids;
}

QList<CandidateId> RemovalPresenter::failed() const
{
    QList<CandidateId> ids;
    for (const RemovalRow &row : m_rows) {
        if (row.step == RemovalRow::Step::Failed || row.step == RemovalRow::Step::Silent || row.step == RemovalRow::Step::Unknown)
            ids.append(row.id);
    }
    return ids;
}

} // namespace oz0
