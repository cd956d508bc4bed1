#include "cluster/http/SharedLooks.h"

#include <utility>

namespace oz0 {

bool SharedLooks::join(const QString &key, Taker taker)
{
    const std::lock_guard lock(m_mutex);
    std::vector<Taker> &takers = m_takers[key];
    takers.push_back(std::move(taker));
    return takers.size() == 1;
}

void SharedLooks::finish(const QString &key, const Answer &answer)
{
    std::vector<Taker> takers;
    {
        const std::lock_guard lock(m_mutex);
        takers = m_takers.take(key);
    }
    for (const Taker &taker : takers)
        taker(answer);
}

} // namespace oz0
