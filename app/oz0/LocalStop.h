// Ends the processes of a local cluster in an order in which each can leave cleanly.
#pragma once

#include "app/oz0/LocalState.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace oz0 {

/// First the devs, which take their candidates back; then the nodes; then the server. Each group gets 20 s, then it is killed.
class LocalStop : public QObject
{
    Q_OBJECT
public:
    LocalStop(QList<LocalProcess> processes, QObject *parent);

    /// `done` is told once, from the loop, the names of those that had to be killed.
    void start(std::function<void(const QStringList &killed)> done);

private:
    void stopNextGroup();
    void onEnded(const QString &name);
    void onDeadline();

    QList<LocalProcess> m_processes;
    QList<LocalKind> m_groups{LocalKind::Dev, LocalKind::Node, LocalKind::Server};
    QList<LocalProcess> m_waitingFor;
    QStringList m_killed;
    QTimer m_deadline;
    std::function<void(const QStringList &)> m_done;
};

} // namespace oz0
