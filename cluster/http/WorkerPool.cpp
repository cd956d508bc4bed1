#include "cluster/http/WorkerPool.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

namespace oz0 {

struct WorkerPool::State
{
    std::mutex mutex;
    std::condition_variable came;
    std::deque<std::function<void()>> jobs;
    size_t queueLength = 0;
    bool stopping = false;
    std::vector<std::thread> threads;

    void work()
    {
        for (;;) {
            std::function<void()> job;
            {
                std::unique_lock lock(mutex);
                came.wait(lock, [this] { return stopping || !jobs.empty(); });
                if (jobs.empty())
                    return;
                job = std::move(jobs.front());
                jobs.pop_front();
            }
            job();
        }
    }
};

WorkerPool::WorkerPool(int threads, int queueLength) : m_state(std::make_unique<State>())
{
    m_state->queueLength = size_t(queueLength);
    for (int i = 0; i < threads; ++i)
        m_state->threads.emplace_back([state = m_state.get()] { state->work(); });
}

WorkerPool::~WorkerPool()
{
    {
        const std::lock_guard lock(m_state->mutex);
        m_state->stopping = true;
    }
    m_state->came.notify_all();
    for (std::thread &thread : m_state->threads)
        thread.join();
}

bool WorkerPool::run(std::function<void()> job)
{
    {
        const std::lock_guard lock(m_state->mutex);
        if (m_state->stopping || m_state->jobs.size() >= m_state->queueLength)
            return false;
        m_state->jobs.push_back(std::move(job));
    }
    m_state->came.notify_one();
    return true;
}

} // namespace oz0
