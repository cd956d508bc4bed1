// How many long polls each caller has open, so that one cannot take all places.
#pragma once

#include <QHash>
#include <QString>

#include <memory>
#include <mutex>

namespace oz0 {

/// Thread-safe. A place is given back when the last copy of its handle goes.
class PollCounts
{
public:
    explicit PollCounts(int most) : m_state(std::make_shared<State>()), m_most(most) { }

    using Place = std::shared_ptr<void>;

    /// Null when the caller has as many as he may.
    Place take(const QString &caller)
    {
        const std::lock_guard lock(m_state->mutex);
        int &count = m_state->counts[caller];
        if (count >= m_most)
            return nullptr;
        ++count;
        return Place(m_state.get(), [state = m_state, caller](void *) {
            const std::lock_guard giveBack(state->mutex);
            if (--state->counts[caller] <= 0)
                state->counts.remove(caller);
        });
    }

private:
    struct State
    {
        std::mutex mutex;
        QHash<QString, int> counts;
    };
    std::shared_ptr<State> m_state;
    int m_most;
};

} // namespace oz0
