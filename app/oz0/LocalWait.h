// Waits for facts of a tenant, by its change feed and with a deadline.
#pragma once

#include "app/oz0/Steps.h"
#include "core/base/MonotonicClock.h"
#include "core/client/ChangeFeed.h"
#include "core/client/ContextGate.h"
#include "core/client/HttpApiClient.h"
#include "core/client/TenantStore.h"

#include <QTimer>

#include <functional>

namespace oz0 {

/// One tenant seen with one context, live.
class LocalWait : public QObject
{
    Q_OBJECT
public:
    LocalWait(const Context &context, QObject *parent);

    ApiClient &api() { return m_client; }
    const TenantStore &tenant() const { return m_tenant; }

    /// Calls `done` once `holds` does, looked at after every change; TimedOut with `what` at the deadline. One wait at a time.
    void until(std::function<bool(const TenantStore &)> holds, std::chrono::seconds deadline, const QString &what,
               Steps::Done done);

private:
    void look();
    void finish(const Result<void> &result);

    SystemMonotonicClock m_clock;
    ContextGate m_gate;
    HttpApiClient m_client;
    TenantStore m_tenant;
    ChangeFeed m_feed;
    QTimer m_deadline;
    std::function<bool(const TenantStore &)> m_holds;
    QString m_what;
    Steps::Done m_done;
};

} // namespace oz0
