// Lets those who ask the same thing at nearly the same time share one read of the store.
#pragma once

#include "cluster/http/Call.h"
#include "core/base/Clock.h"

#include <QHash>

#include <functional>
#include <mutex>
#include <vector>

namespace oz0 {

/// The key says everything that the answer depends on, the changes known of included. Thread-safe.
class SharedLooks
{
public:
    using Taker = std::function<void(Answer)>;
    using Now = std::function<Milliseconds()>; ///< a monotonic clock

    /// An answer that tells something new is kept for `kept` after it came, for those who come to the same change a little later.
    explicit SharedLooks(Now now, Milliseconds kept = Milliseconds(50));

    /// True for the first one with this key, who has to look and then call finish. False: the taker gets another one's answer, now or
    /// when it comes. Who wants it fresh is given no kept one.
    bool join(const QString &key, Taker taker, bool fresh = false);
    void finish(const QString &key, const Answer &answer);

private:
    struct Kept
    {
        Answer answer;
        Milliseconds until;
    };

    void forgetOld(Milliseconds now); ///< with the lock held

    Now m_now;
    Milliseconds m_kept;
    std::mutex m_mutex;
    QHash<QString, std::vector<Taker>> m_takers;
    QHash<QString, Kept> m_answers;
};

} // namespace oz0
