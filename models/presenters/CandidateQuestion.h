// One question about the candidate that is looked at, asked again while the tenant moves on.
#pragma once

#include "core/client/RequestScope.h"
#include "models/presenters/SessionPresenter.h"

#include <QTimer>

namespace oz0 {

/// Asks GET candidates/ID/… of the server when a candidate is chosen, and at most once a second when the tenant has moved beyond the
/// answer. Not while nobody looks, not on old data, and of another's candidate only for an admin. An older answer stays until the
/// next is here; a late one to an earlier question is dropped. The client's deadline ends a question that nobody answers.
class CandidateQuestion : public QObject
{
    Q_OBJECT
public:
    /// NotTold: the person may not know. Stopped: by the person; nothing is asked again by itself.
    enum class State { Nothing, Asking, Answered, NotTold, Stopped, Failed };

    void setCandidate(const CandidateId &id); ///< empty: none
    void setWatched(bool watched);            ///< whether somebody looks; at first nobody does
    State state() const { return m_state; }
    bool isAsking() const { return m_isAsking; } ///< also while an older answer stands
    void stop();
    void askAgain();
    virtual QString note() const = 0; ///< why nothing is known, or how old what is known is; empty: it is of now
    QString command() const;          ///< the oz0 line that asks the same; empty: of no candidate

Q_SIGNALS:
    void changed();

protected:
    /// `what` is the last part of the path and the command's word. The client, store and session are lent.
    CandidateQuestion(ApiClient &client, const TenantStore &store, SessionPresenter &session, const char *what, QObject *parent);

    virtual Result<qint64> take(const QJsonObject &json) = 0; ///< keeps the answer; of which revision it is
    virtual void forget() = 0;
    void askLater();
    const Candidate *candidate() const; ///< null: none, or it is gone
    QString failureNote() const;        ///< of Stopped and Failed, and of an answer that is old

    const TenantStore &m_store;

private:
    void ask();
    void onAnswer(const Result<QJsonObject> &answer);
    bool isTold(const Candidate &candidate) const;

    ApiClient &m_client;
    SessionPresenter &m_session;
    QString m_what;
    CandidateId m_id;
    State m_state = State::Nothing;
    bool m_isAsking = false;
    bool m_isWatched = false;
    qint64 m_revision = -1; ///< of the answer
    Error m_error;
    RequestScope m_scope;
    QTimer m_again;
};

} // namespace oz0
