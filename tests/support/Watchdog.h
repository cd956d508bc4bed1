// Measures for how long the event loop of its thread is kept from running.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace oz0 {

/// A timer that should tick every 5 ms; what it is late is a stall. Lives in the thread that is watched.
class Watchdog : public QObject
{
public:
    Watchdog()
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.setInterval(tick);
        connect(&m_timer, &QTimer::timeout, this, [this] {
            const qint64 late = m_clock.nsecsElapsed() - qint64(tick) * 1000000;
            m_longest = qMax(m_longest, late);
            m_clock.start();
        });
    }
    void start()
    {
        m_longest = 0;
        m_clock.start();
        m_timer.start();
    }
    void stop() { m_timer.stop(); }
    double longestMilliseconds() const { return double(m_longest) / 1e6; }

private:
    static constexpr int tick = 5;
    QElapsedTimer m_clock;
    QTimer m_timer;
    qint64 m_longest = 0;
};

} // namespace oz0
