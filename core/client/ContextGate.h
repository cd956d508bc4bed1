// Whether changes may be asked for now: a production context opens read-only (U7).
#pragma once

#include "core/base/MonotonicClock.h"
#include "core/client/Context.h"

#include <QObject>
#include <QTimer>

namespace oz0 {

/// One for each window, or for one command that names its change itself and so opens it. Local and test contexts are always open;
/// a production one is shut until unlocked and shuts itself again. Lives in one thread.
class ContextGate : public QObject
{
    Q_OBJECT
public:
    ContextGate(ContextClass contextClass, const MonotonicClock &clock, QObject *parent = nullptr);

    bool mayChange() const;
    bool isLockable() const { return m_class == ContextClass::Production; }
    Milliseconds left() const; ///< until it shuts; zero when shut or never shut

    void unlock(Milliseconds duration = Milliseconds(15 * 60 * 1000));
    void lock();

    /// True for a call that changes something for somebody; by method and path, so that no caller can forget it.
    static bool isChange(const QByteArray &method, const QString &path);

Q_SIGNALS:
    void changed(bool mayChange);

private:
    ContextClass m_class;
    const MonotonicClock &m_clock;
    Milliseconds m_until{-1};
    QTimer m_shut;
};

} // namespace oz0
