// Lets those who ask the same thing at the same time share one read of the store.
#pragma once

#include "cluster/http/Call.h"

#include <QHash>

#include <functional>
#include <mutex>
#include <vector>

namespace oz0 {

/// The key says everything that the answer depends on. Thread-safe.
class SharedLooks
{
public:
    using Taker = std::function<void(Answer)>;

    /// True for the first one with this key, who has to look and then call finish.
    bool join(const QString &key, Taker taker);
    void finish(const QString &key, const Answer &answer);

private:
    std::mutex m_mutex;
    QHash<QString, std::vector<Taker>> m_takers;
};

} // namespace oz0
