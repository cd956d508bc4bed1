// What the frame tells of the context: its class, who one is there, how fresh the data is, and whether this window may change things.
#pragma once

#include "core/base/Clock.h"
#include "core/client/ApiClient.h"
#include "core/client/ChangeFeed.h"
#include "core/client/Context.h"
#include "core/client/ContextGate.h"
#include "core/client/RequestScope.h"
#include "core/client/TenantStore.h"
#include "models/Roles.h"

#include <QTimer>

#include <optional>

namespace oz0 {

/// The lock is the client's own gate, not a copy of it (U7). Ticks twice a second for ages.
class SessionPresenter : public QObject
{
    Q_OBJECT
public:
    SessionPresenter(ApiClient &client, const TenantStore &store, ContextGate &gate, Context context, QObject *parent = nullptr);
    /// Whose tries the banner tells of; outlives this. Without one it tells of none.
    void setFeed(const ChangeFeed *feed) { m_feed = feed; }

    void start(); ///< asks who one is; again after a failure when the stream is live
    const Context &context() const { return m_context; }
    const std::optional<WhoAmI> &who() const { return m_who; }
    PrincipalId me() const { return m_who ? m_who->principal : PrincipalId(); }

    bool isLockable() const { return m_gate.isLockable(); }
    bool isReadOnly() const { return !m_gate.mayChange(); }
    void unlock() { m_gate.unlock(); } ///< for 15 minutes
    void lock() { m_gate.lock(); }

    /// The server does not take the token any more, or none is to be had: another one is needed.
    bool needsSignIn() const;

    /// Why nothing may be changed now, whatever it is: stale data, a locked window, a role that is not known yet.
    ActionState mayChange() const;
    bool isStale() const;

    QString lockText() const;     ///< "read-only", "unlocked, 13:42 left"; empty where nothing is locked
    QString roleText() const;     ///< "Operator, may read content"
    QString liveText() const;     ///< "Live", "Slow", "Disconnected"
    QString ageText() const;      ///< "0.4 s old"; empty before the first answer
    QString streamText() const;   ///< of the status line: "Watching from revision 48 213"
    QString brokeOffText() const; ///< of the banner, what happened
    QString holdsText() const;    ///< of the banner, what holds now
    QString detailsText() const;  ///< code and words for the fold
    Liveness liveness() const { return m_store.liveness(); }
    Instant asOf() const; ///< of the last answer

Q_SIGNALS:
    void changed(); ///< class, lock, role, liveness
    void ticked();  ///< ages and times left

private:
    ApiClient &m_client;
    const TenantStore &m_store;
    ContextGate &m_gate;
    Context m_context;
    const ChangeFeed *m_feed = nullptr;
    RequestScope m_scope;
    std::optional<WhoAmI> m_who;
    bool m_asking = false;
    Milliseconds m_age{-1}; ///< of the data at the last tick: header, banner and status line tell one age
    QTimer m_tick;
};

} // namespace oz0
