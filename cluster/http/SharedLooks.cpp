#include "cluster/http/SharedLooks.h"

#include <optional>
#include <utility>

namespace oz0 {

SharedLooks::SharedLooks(Now now, Milliseconds kept) : m_now(std::move(now)), m_kept(kept) { }

void SharedLooks::forgetOld(Milliseconds now)
{
    m_answers.removeIf([now](const QHash<QString, Kept>::iterator &kept) { return kept->until <= now; });
}

bool SharedLooks::join(const QString &key, Taker taker, bool fresh)
{
    std::optional<Answer> answer;
    {
        const std::lock_guard lock(m_mutex);
        forgetOld(m_now());
        const auto kept = fresh ? m_answers.constEnd() : m_answers.constFind(key);
        if (kept == m_answers.constEnd()) {
            std::vector<Taker> &takers = m_takers[key];
            takers.push_back(std::move(taker));
            return takers.size() == 1;
        }
        answer = kept->answer;
    }
    taker(*answer);
    return false;
}

void SharedLooks::finish(const QString &key, const Answer &answer)
{
    std::vector<Taker> takers;
    {
        const std::lock_guard lock(m_mutex);
        const Milliseconds now = m_now();
        forgetOld(now);
        if (answer.status == 200 && !answer.nothingNew)
            m_answers.insert(key, {answer, now + m_kept});
        takers = m_takers.take(key);
    }
    for (const Taker &taker : takers)
        taker(answer);
}

} // namespace oz0
