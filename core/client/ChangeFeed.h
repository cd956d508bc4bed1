// One loop for start, live and reconnect: list, then follow by revision; a gap or 410 lists again (U11).
#pragma once

#include "core/client/ApiClient.h"
#include "core/client/RequestScope.h"
#include "core/client/TenantStore.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace oz0 {

/// Feeds one store from one client until destroyed. Reconnects after 0.5, 1, 2 … 15 s with jitter; a jump of the wall clock against
/// the monotonic one (sleep) marks the store stale at once and asks again whole (U2). Age marks: slow over 5 s, stale over 30 s.
class ChangeFeed : public QObject
{
    Q_OBJECT
public:
    ChangeFeed(ApiClient &client, TenantStore &store, Milliseconds wait, QObject *parent = nullptr);

    void start();
    void reconnectNow();

private:
    void ask();
    void onAnswer(const Result<ChangeSet> &answer);
    void onTick();

    ApiClient &m_client;
    TenantStore &m_store;
    RequestScope m_scope;
    Milliseconds m_wait;
    qint64 m_since = -1;
    int m_failures = 0;
    QTimer m_retry;
    QTimer m_tick;
    QElapsedTimer m_monotonic;
    qint64 m_wallMinusMonotonic = 0;
};

} // namespace oz0
