#include "app/oz0/LocalWait.h"

#include <utility>

namespace oz0 {

LocalWait::LocalWait(const Context &context, QObject *parent)
    : QObject(parent), m_gate(context.contextClass, m_clock), m_client(context, m_gate),
      m_feed(m_client, m_tenant, Milliseconds(4000))
{
    m_deadline.setSingleShot(true);
    connect(&m_deadline, &QTimer::timeout, this, [this] { finish(Failure(ErrorCode::TimedOut, m_what)); });
    connect(&m_tenant, &TenantStore::revisionChanged, this, &LocalWait::look);
    connect(&m_tenant, &TenantStore::livenessChanged, this, &LocalWait::look);
    m_feed.start();
}

void LocalWait::until(std::function<bool(const TenantStore &)> holds, std::chrono::seconds deadline, const QString &what,
                      Steps::Done done)
{
    m_holds = std::move(holds);
    m_what = what;
    m_done = std::move(done);
    m_deadline.start(deadline);
    QMetaObject::invokeMethod(this, &LocalWait::look, Qt::QueuedConnection);
}

void LocalWait::look()
{
    if (m_holds && m_tenant.liveness() != Liveness::Loading && m_holds(m_tenant))
        finish({});
}

void LocalWait::finish(const Result<void> &result)
{
    m_deadline.stop();
    m_holds = nullptr;
    std::exchange(m_done, nullptr)(result);
}

} // namespace oz0
