#include "models/presenters/CandidateQuestion.h"

#include "core/client/Await.h"
#include "core/client/WireText.h"
#include "models/CommandText.h"
#include "models/Texts.h"

namespace oz0 {

namespace {
constexpr int againMs = 1000;
} // namespace

CandidateQuestion::CandidateQuestion(ApiClient &client, const TenantStore &store, SessionPresenter &session, const char *what,
                                     QObject *parent)
    : QObject(parent), m_store(store), m_client(client), m_session(session), m_what(QLatin1String(what))
{
    m_again.setSingleShot(true);
    m_again.setInterval(againMs);
    connect(&m_again, &QTimer::timeout, this, &CandidateQuestion::ask);
    connect(&store, &TenantStore::revisionChanged, this, &CandidateQuestion::askLater);
    connect(&session, &SessionPresenter::changed, this, [this] {
        if (m_state == State::Nothing || m_state == State::Failed)
            ask();
        Q_EMIT changed(); // whether the data is old
    });
}

const Candidate *CandidateQuestion::candidate() const
{
    const auto found = m_store.candidates().constFind(m_id);
    return found == m_store.candidates().constEnd() ? nullptr : &*found;
}

void CandidateQuestion::setCandidate(const CandidateId &id)
{
    if (m_id == id)
        return;
    m_id = id;
    m_scope.restart();
    m_again.stop();
    m_isAsking = false;
    m_state = State::Nothing;
    m_revision = -1;
    forget();
    ask();
    Q_EMIT changed();
}

void CandidateQuestion::setWatched(bool watched)
{
    if (m_isWatched == watched)
        return;
    m_isWatched = watched;
    if (watched && m_state != State::Stopped && m_revision < m_store.revision())
        ask();
}

void CandidateQuestion::stop()
{
    if (!m_isAsking)
        return;
    m_scope.restart();
    m_again.stop();
    m_isAsking = false;
    if (m_state == State::Asking)
        m_state = State::Stopped;
    Q_EMIT changed();
}

void CandidateQuestion::askAgain()
{
    if (m_state == State::Stopped)
        m_state = State::Nothing;
    ask();
}

// A question on its way is not asked anew: its answer says of which revision it is, and whether another is due.
void CandidateQuestion::askLater()
{
    if (m_isWatched && !m_isAsking && m_state != State::Stopped && !m_id.isEmpty() && !m_again.isActive())
        m_again.start();
}

bool CandidateQuestion::isTold(const Candidate &candidate) const
{
    return m_session.who()->role == Role::Admin || candidate.owner == m_session.me();
}

void CandidateQuestion::ask()
{
    m_again.stop();
    const Candidate *about = candidate();
    if (!about || !m_isWatched || m_session.isStale() || !m_session.who() || m_isAsking)
        return;
    if (!isTold(*about)) {
        m_state = State::NotTold;
        m_revision = m_store.revision();
        forget();
        Q_EMIT changed();
        return;
    }
    m_scope.restart();
    m_isAsking = true;
    if (m_state != State::Answered)
        m_state = State::Asking;
    const QString path = QStringLiteral("candidates/%1/%2").arg(pathPart(m_id.text()), m_what);
    await(m_client.call(m_scope, "GET", path, {}), this,
          [this, generation = m_scope.generation()](const Result<QJsonObject> &answer) {
              if (generation == m_scope.generation())
                  onAnswer(answer);
          });
    Q_EMIT changed();
}

void CandidateQuestion::onAnswer(const Result<QJsonObject> &answer)
{
    m_isAsking = false;
    const Result<qint64> revision = answer ? take(*answer) : Result<qint64>(Failure(answer.error()));
    if (revision) {
        m_state = State::Answered;
        m_revision = *revision;
        if (m_revision < m_store.revision())
            askLater();
    } else {
        m_error = revision.error();
        m_state = m_error.code == ErrorCode::NotPermitted ? State::NotTold
            : m_error.code == ErrorCode::Aborted          ? State::Stopped
                                                          : State::Failed;
        forget();
    }
    Q_EMIT changed();
}

QString CandidateQuestion::failureNote() const
{
    switch (m_state) {
    case State::Nothing:
        return m_session.isStale() ? tr("The data is old: nothing new is asked.") : QString();
    case State::Stopped:
        return tr("It was not asked to the end, so nothing is known.");
    case State::Failed:
        return Texts::error(m_error);
    case State::Answered:
        return m_session.isStale() ? tr("As it was at %1.", "time").arg(Texts::timeOfDay(m_session.asOf())) : QString();
    case State::Asking:
    case State::NotTold:
        break;
    }
    return {};
}

QString CandidateQuestion::command() const
{
    return m_id.isEmpty() ? QString()
                          : QStringLiteral("oz0 candidate %1 %2 --tenant %3")
                                .arg(m_what, m_id.text(), quotedArgument(m_session.context().tenant.text()));
}

} // namespace oz0
