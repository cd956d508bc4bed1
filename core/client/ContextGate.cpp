#include "core/client/ContextGate.h"

#include <algorithm>

namespace oz0 {

ContextGate::ContextGate(ContextClass contextClass, const MonotonicClock &clock, QObject *parent)
    : QObject(parent), m_class(contextClass), m_clock(clock)
{
    m_shut.setSingleShot(true);
    connect(&m_shut, &QTimer::timeout, this, &ContextGate::lock);
}

bool ContextGate::mayChange() const
{
    return !isLockable() || m_clock.elapsed() < m_until;
}

Milliseconds ContextGate::left() const
{
    return isLockable() ? std::max(Milliseconds(0), m_until - m_clock.elapsed()) : Milliseconds(0);
}

void ContextGate::unlock(Milliseconds duration)
{
    if (!isLockable())
        return;
    m_until = m_clock.elapsed() + duration;
    m_shut.start(duration);
    Q_EMIT changed(true);
}

void ContextGate::lock()
{
    if (!isLockable())
        return;
    m_until = Milliseconds(-1);
    m_shut.stop();
    Q_EMIT changed(false);
}

bool ContextGate::isChange(const QByteArray &method, const QString &path)
{
    if (method == "GET" || method == "HEAD")
        return false;
    if (method == "PUT" && path.contains(QLatin1String("/bundles/")) && !path.contains(QLatin1String("/plugins/")))
        return false; // bytes by their digest: nobody sees them until something names them, and a preview needs them
    if (method != "POST")
        return true;
    const auto keepsNothing = [&path](const char *verb) { return path.endsWith(QLatin1String(verb)); };
    return !(keepsNothing("/plugins:preview") || keepsNothing("/candidates:check") || keepsNothing("/nodes:what-if")
             || keepsNothing(":recheck") || keepsNothing(":seen")); // who has read what changes nothing that runs
}

} // namespace oz0
