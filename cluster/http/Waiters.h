// Who waits for a change of a tenant or for a new assignment of a node, and when they are woken.
#pragma once

#include "core/base/Clock.h"
#include "core/wire/Messages.h"

#include <QString>

#include <functional>
#include <memory>

namespace oz0 {

/// What is waited for: one tenant's revision, or one node's generation.
struct Topic
{
    QString name;

    static Topic of(const TenantId &tenant) { return {QStringLiteral("tenant ") + tenant.text()}; }
    static Topic of(const NodeName &node) { return {QStringLiteral("node ") + node.text()}; }
};

/// The first change after a quiet time wakes at once; those that follow are held back so that the waiters of a topic are woken at most
/// once in `gap`. Thread-safe; wake-ups are called without a lock held, in the caller's or the timer's thread.
class Waiters
{
public:
    using WakeUp = std::function<void()>;
    using Later = std::function<void(Milliseconds, std::function<void()>)>; ///< a timer
    using Now = std::function<Milliseconds()>;                              ///< a monotonic clock

    Waiters(Now now, Later later, Milliseconds gap = Milliseconds(50), int most = 4096);
    ~Waiters();
    Waiters(const Waiters &) = delete;
    Waiters &operator=(const Waiters &) = delete;

    /// Counts the changes of a topic. Take it before looking at the store: a change between the look and the wait then wakes at once.
    quint64 ticket(const Topic &topic) const;

    /// A change of this topic waits for the gap to be over.
    bool isHeld(const Topic &topic) const;

    /// Wakes once, when the topic's ticket is no longer this one or the server stops; the number cancels it. Zero when too many wait.
    quint64 add(const Topic &topic, quint64 ticket, WakeUp wakeUp);
    void cancel(const Topic &topic, quint64 number);

    void touch(const Touched &touched);
    /// Wakes everybody; from now on nobody waits.
    void stop();
    bool isStopping() const;
    int count() const;

private:
    struct State;
    std::shared_ptr<State> m_state;
};

} // namespace oz0
