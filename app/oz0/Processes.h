// Processes that outlive the command that started them.
#pragma once

#include "app/oz0/LocalState.h"

#include <QObject>

#include <memory>

class QSocketNotifier;

namespace oz0 {

/// True while the very process that was recorded runs: same pid, started at the same tick, and no zombie.
bool isRunning(const LocalProcess &process);

/// Starts it away from the terminal, its output appended to the log; fills pid and startTicks.
Result<void> startDetached(LocalProcess &process, const QString &logFile);

/// Sends the signal to it, or with `group` to its whole group; nothing when it does not run any more.
void sendSignal(const LocalProcess &process, int number, bool group = false);

/// The last lines of a log, for a message; at most 4 KiB.
QString lastLines(const QString &logFile, int lines);

/// Tells once when a process has ended; at once (from the loop) when it has ended already.
class ProcessEnd : public QObject
{
    Q_OBJECT
public:
    ProcessEnd(const LocalProcess &process, QObject *parent);
    ~ProcessEnd() override;

Q_SIGNALS:
    void ended();

private:
    void tell();

    int m_descriptor = -1;
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace oz0
