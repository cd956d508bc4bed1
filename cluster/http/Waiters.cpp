#include "cluster/http/Waiters.h"

#include <QHash>

#include <mutex>
#include <utility>
#include <vector>

namespace oz0 {

struct Waiters::State
{
    struct Waiting
    {
        quint64 ticket;
        WakeUp wakeUp;
    };
    struct Line
    {
        quint64 ticket = 1;
        Milliseconds lastWoken{-1000000};
        bool isTimed = false;
        QHash<quint64, Waiting> waiting;
    };

    Now now;
    Later later;
    Milliseconds gap;
    int most;
    mutable std::mutex mutex;
    QHash<QString, Line> lines;
    quint64 lastNumber = 0;
    int count = 0;
    bool isStopping = false;

    std::vector<WakeUp> takeAll(Line &line)
    {
        std::vector<WakeUp> wakeUps;
        for (Waiting &waiting : line.waiting)
            wakeUps.push_back(std::move(waiting.wakeUp));
        count -= int(line.waiting.size());
        line.waiting.clear();
        line.lastWoken = now();
        return wakeUps;
    }
};

Waiters::Waiters(Now now, Later later, Milliseconds gap, int most) : m_state(std::make_shared<State>())
{
    m_state->now = std::move(now);
    m_state->later = std::move(later);
    m_state->gap = gap;
    m_state->most = most;
}

Waiters::~Waiters() = default;

quint64 Waiters::ticket(const Topic &topic) const
{
    const std::lock_guard lock(m_state->mutex);
    const auto line = m_state->lines.constFind(topic.name);
    return line == m_state->lines.constEnd() ? 1 : line->ticket;
}

bool Waiters::isHeld(const Topic &topic) const
{
    const std::lock_guard lock(m_state->mutex);
    const auto line = m_state->lines.constFind(topic.name);
    return line != m_state->lines.constEnd() && line->isTimed && !m_state->isStopping;
}

quint64 Waiters::add(const Topic &topic, quint64 ticket, WakeUp wakeUp)
{
    quint64 number = 0;
    {
        const std::lock_guard lock(m_state->mutex);
        if (m_state->count >= m_state->most)
            return 0;
        number = ++m_state->lastNumber;
        State::Line &line = m_state->lines[topic.name];
        // A topic whose change is still held back keeps its waiters until the gap is over.
        if (!m_state->isStopping && (line.ticket == ticket || line.isTimed)) {
            line.waiting.insert(number, {ticket, std::move(wakeUp)});
            ++m_state->count;
            return number;
        }
    }
    wakeUp();
    return number;
}

void Waiters::cancel(const Topic &topic, quint64 number)
{
    const std::lock_guard lock(m_state->mutex);
    const auto line = m_state->lines.find(topic.name);
    if (line != m_state->lines.end() && line->waiting.remove(number) > 0)
        --m_state->count;
}

void Waiters::touch(const Touched &touched)
{
    std::vector<Topic> topics;
    for (const TenantId &tenant : touched.tenants)
        topics.push_back(Topic::of(tenant));
    for (const NodeName &node : touched.nodes)
        topics.push_back(Topic::of(node));
    for (const Topic &topic : topics) {
        std::vector<WakeUp> wakeUps;
        Milliseconds wait{0};
        {
            const std::lock_guard lock(m_state->mutex);
            State::Line &line = m_state->lines[topic.name];
            ++line.ticket;
            if (line.isTimed)
                continue;
            wait = line.lastWoken + m_state->gap - m_state->now();
            if (wait.count() <= 0)
                wakeUps = m_state->takeAll(line);
            else
                line.isTimed = true;
        }
        if (wait.count() > 0) {
            m_state->later(wait, [state = m_state, name = topic.name] {
                std::vector<WakeUp> held;
                {
                    const std::lock_guard lock(state->mutex);
                    State::Line &line = state->lines[name];
                    line.isTimed = false;
                    held = state->takeAll(line);
                }
                for (const WakeUp &wakeUp : held)
                    wakeUp();
            });
        }
        for (const WakeUp &wakeUp : wakeUps)
            wakeUp();
    }
}

void Waiters::stop()
{
    std::vector<WakeUp> wakeUps;
    {
        const std::lock_guard lock(m_state->mutex);
        m_state->isStopping = true;
        for (State::Line &line : m_state->lines) {
            for (WakeUp &wakeUp : m_state->takeAll(line))
                wakeUps.push_back(std::move(wakeUp));
        }
    }
    for (const WakeUp &wakeUp : wakeUps)
        wakeUp();
}

bool Waiters::isStopping() const
{
    const std::lock_guard lock(m_state->mutex);
    return m_state->isStopping;
}

int Waiters::count() const
{
    const std::lock_guard lock(m_state->mutex);
    return m_state->count;
}

} // namespace oz0
