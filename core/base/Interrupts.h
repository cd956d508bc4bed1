// Ctrl+C and the polite end, as events of the loop.
#pragma once

#include <QObject>
#include <QSocketNotifier>

namespace oz0 {

/// Turns SIGINT, SIGTERM and SIGHUP into a signal of Qt's. One at a time in a process.
class Interrupts : public QObject
{
    Q_OBJECT
public:
    explicit Interrupts(QObject *parent = nullptr);
    ~Interrupts() override;

Q_SIGNALS:
    void interrupted();

private:
    int m_ends[2] = {-1, -1};
    QSocketNotifier *m_notifier = nullptr;
};

} // namespace oz0
