// One loop for start, live and reconnect: list, then follow by revision; a gap or 410 lists again (U11).
#pragma once

#include "core/base/MonotonicClock.h"
#include "core/client/ApiClient.h"
#include "core/client/RequestScope.h"
#include "core/client/TenantStore.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace oz0 {

/// Feeds one store from one client until destroyed. Reconnects after 0.5, 1, 2 … 15 s with jitter, and so lists again when a gap follows
/// another within a minute, stale meanwhile; a jump of the wall clock against
/// the monotonic one (sleep) marks the store stale at once and asks again whole (U2). A request that fails marks it stale at
/// once, failed before any data or when no repetition helps; the next answer makes it live. Age marks besides: slow once an answer
/// is a second over its wait (5 s with the console's 4 s), stale over 30 s.
class ChangeFeed : public QObject
{
    Q_OBJECT
public:
    ChangeFeed(ApiClient &client, TenantStore &store, Milliseconds wait, QObject *parent = nullptr);
    ChangeFeed(ApiClient &client, TenantStore &store, Milliseconds wait, const Clock &wall, const MonotonicClock &monotonic,
               QObject *parent = nullptr);

    void start();
    void reconnectNow();
    /// For the person who waits: how often it failed in a row, and how long until it is tried again (zero while a try runs).
    int failures() const { return m_failures; }
    Milliseconds nextTryIn() const { return Milliseconds(m_retry.isActive() ? m_retry.remainingTime() : 0); }
    /// Looks at the age of the data and for a jump of the clock; happens by itself every second once started.
    void checkAge();

private:
    void ask();
    void onAnswer(Result<ChangeSet> answer);
    void onFailure(const Error &error);
    void listAgain(const Error &why);
    void retryAfter(int doublings);
    bool isBroken() const;
    Liveness livenessByAge() const;
    qint64 wallMinusMonotonic() const;

    ApiClient &m_client;
    TenantStore &m_store;
    RequestScope m_scope;
    Milliseconds m_wait;
    qint64 m_since = -1;
    int m_failures = 0;
    int m_lists = 0; ///< again, each within a minute of the one before
    std::optional<Milliseconds> m_listedAt;
    QTimer m_retry;
    QTimer m_tick;
    const Clock &m_wall;
    const MonotonicClock &m_monotonic;
    Milliseconds m_askedAt{0};
    qint64 m_wallMinusMonotonic = 0;
};

} // namespace oz0
