// The threads that own the stores: one that writes, in groups, and some that read. SQL never runs anywhere else.
#pragma once

#include "cluster/store/Store.h"

#include <functional>
#include <memory>

namespace oz0 {

struct StoreThreadsOptions
{
    int readers = 2;
    int groupSize = 64;        ///< operations that share one commit at most
    Milliseconds groupTime{5}; ///< a group takes no further operation once it has lasted this long
    int queueLength = 1024;    ///< of waiting operations, for reads and writes each
};

struct StoreThreadsCounts
{
    qint64 groups = 0;
    qint64 grouped = 0; ///< operations in them
    qint64 failedGroups = 0;
    qint64 turnedAway = 0;
    int writesWaiting = 0;
    int readsWaiting = 0;
};

/// An operation is `work`, which runs on a store's thread, then `done` on the same thread: for a write after the group's commit, with
/// its error when it failed (and with it every operation of the group). Exactly one `done` for each operation that was accepted.
/// Foreign exceptions that leave `work` become Internal. Thread-safe.
class StoreThreads
{
public:
    using Open = std::function<Result<std::unique_ptr<Store>>()>; ///< called once in each thread
    using Work = std::function<void(Store &)>;
    using Done = std::function<void(const Error *failure)>;
    using Committed = std::function<void(const Touched &)>; ///< on the writer's thread, before the group's answers

    StoreThreads(Open open, StoreThreadsOptions options);
    ~StoreThreads(); ///< stops
    StoreThreads(const StoreThreads &) = delete;
    StoreThreads &operator=(const StoreThreads &) = delete;

    /// Opens every store; the first failure stops all.
    Result<void> start(Committed committed);
    /// False when the queue is full or the threads are stopping: neither `work` nor `done` will be called.
    bool read(Work work, Done done);
    bool write(Work work, Done done);
    /// A write that shares its group with no other.
    bool writeAlone(Work work, Done done);
    /// Takes nothing more, finishes and commits what waits, and joins the threads.
    void stop();

    StoreThreadsCounts counts() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace oz0
