// A few threads for slow work that needs no store: unpacking and verifying bundles.
#pragma once

#include <functional>
#include <memory>

namespace oz0 {

/// Bounded; finishes what it has taken before it is destroyed. Thread-safe.
class WorkerPool
{
public:
    WorkerPool(int threads, int queueLength);
    ~WorkerPool();
    WorkerPool(const WorkerPool &) = delete;
    WorkerPool &operator=(const WorkerPool &) = delete;

    /// False when too much waits; the job must not throw.
    bool run(std::function<void()> job);

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace oz0
