// Asks for one change of an admin: whether it may be asked for now, the request, and what became of it.
#pragma once

#include "core/client/ApiClient.h"
#include "core/client/RequestScope.h"
#include "core/client/TenantStore.h"
#include "models/presenters/AdminRights.h"
#include "models/presenters/Change.h"
#include "models/presenters/SessionPresenter.h"

#include <functional>

namespace oz0 {

/// The change is described anew whenever the store or the session changes, so that its effects are those of now (P4). One request
/// at a time; a failed one may be tried again. Destroying it aborts what is on its way. A token is held until forgetToken(), and in
/// no other place; a secret's value is not held at all.
class ChangePresenter : public QObject
{
    Q_OBJECT
public:
    enum class Phase { Open, Sending, Done, Failed };

    ChangePresenter(ApiClient &client, const TenantStore &store, const SessionPresenter &session,
                    std::function<Change()> describe, QObject *parent = nullptr);

    const Change &change() const { return m_change; }
    void describeAgain(); ///< after an input of its form
    Phase phase() const { return m_phase; }
    ActionState mayConfirm(const QString &typed, bool hasSecret = false) const;
    /// Sends nothing unless mayConfirm(). `secret` goes into the request and is gone.
    void confirm(const QString &typed, const QString &secret = {});

    QString outcome() const; ///< of a change that is done or failed
    QString details() const; ///< code and words of the failure
    bool hasToken() const { return !m_token.isEmpty(); }
    const QString &token() const { return m_token; }
    QString tokenNote() const; ///< until when, and that it is told once
    void forgetToken();

    const SessionPresenter &session() const { return m_session; }

Q_SIGNALS:
    void changed();
    void done(); ///< once

private:
    void onAnswer(const Result<QJsonObject> &answer);

    ApiClient &m_client;
    const SessionPresenter &m_session;
    std::function<Change()> m_describe;
    Change m_change;
    Phase m_phase = Phase::Open;
    Error m_error;
    QString m_token;
    QString m_tokenExpires;
    RequestScope m_scope;
};

} // namespace oz0
