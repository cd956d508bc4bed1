#include "app/oz0/LocalStop.h"

#include "app/oz0/Processes.h"

#include <signal.h>

#include <utility>

namespace oz0 {

namespace {

constexpr auto groupWait = std::chrono::seconds(20);

} // namespace

LocalStop::LocalStop(QList<LocalProcess> processes, QObject *parent) : QObject(parent), m_processes(std::move(processes))
{
    m_deadline.setSingleShot(true);
    connect(&m_deadline, &QTimer::timeout, this, &LocalStop::onDeadline);
}

void LocalStop::start(std::function<void(const QStringList &)> done)
{
    m_done = std::move(done);
    QMetaObject::invokeMethod(this, &LocalStop::stopNextGroup, Qt::QueuedConnection);
}

void LocalStop::stopNextGroup()
{
    m_deadline.stop();
    if (m_groups.isEmpty())
        return m_done(m_killed);
    const LocalKind kind = m_groups.takeFirst();
    m_waitingFor.clear();
    for (const LocalProcess &process : std::as_const(m_processes)) {
        if (process.kind == kind && isRunning(process))
            m_waitingFor.append(process);
    }
    if (m_waitingFor.isEmpty())
        return stopNextGroup();
    m_deadline.start(groupWait);
    for (const LocalProcess &process : QList<LocalProcess>(m_waitingFor)) {
        auto *end = new ProcessEnd(process, this);
        connect(end, &ProcessEnd::ended, this, [this, end, name = process.name] {
            end->deleteLater();
            onEnded(name);
        });
        sendSignal(process, kind == LocalKind::Dev ? SIGINT : SIGTERM);
    }
}

void LocalStop::onEnded(const QString &name)
{
    m_waitingFor.removeIf([&](const LocalProcess &process) { return process.name == name; });
    if (m_waitingFor.isEmpty())
        stopNextGroup();
}

void LocalStop::onDeadline()
{
    for (const LocalProcess &process : std::as_const(m_waitingFor)) {
        m_killed.append(process.name);
        sendSignal(process, SIGKILL, true);
    }
}

} // namespace oz0
