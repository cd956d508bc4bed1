#include "cluster/http/StoreThreads.h"

#include <condition_variable>
#include <deque>
#include <exception>
#include <future>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace oz0 {

namespace {

struct Operation
{
    StoreThreads::Work work;
    StoreThreads::Done done;
    bool alone = false;
};

/// The border where foreign exceptions end (style.md): none leaves a store's thread.
std::optional<Error> tried(const StoreThreads::Work &work, Store &store)
{
    try {
        work(store);
        return std::nullopt;
    } catch (const std::exception &e) {
        return Error{
            ErrorCode::Internal, QStringLiteral("an operation failed: %1").arg(QString::fromLocal8Bit(e.what())), {}, {}, 0, 0};
    }
}

} // namespace

struct StoreThreads::State
{
    Open open;
    StoreThreadsOptions options;
    Committed committed;
    mutable std::mutex mutex;
    std::condition_variable writesCame;
    std::condition_variable readsCame;
    std::deque<Operation> writes;
    std::deque<Operation> reads;
    bool stopping = true;
    StoreThreadsCounts counts;
    std::vector<std::thread> threads;

    bool add(std::deque<Operation> &queue, std::condition_variable &came, Operation operation);
    std::optional<Operation> next(std::deque<Operation> &queue, std::condition_variable &came);
    std::optional<Operation> nextOfGroup();
    void runWrites(Store &store);
    void runReads(Store &store);
    Result<void> addThread(void (State::*run)(Store &));
};

bool StoreThreads::State::add(std::deque<Operation> &queue, std::condition_variable &came, Operation operation)
{
    {
        const std::lock_guard lock(mutex);
        if (stopping || queue.size() >= size_t(options.queueLength)) {
            ++counts.turnedAway;
            return false;
        }
        queue.push_back(std::move(operation));
    }
    came.notify_one();
    return true;
}

/// Waits; nothing once the threads stop and the queue is empty.
std::optional<Operation> StoreThreads::State::next(std::deque<Operation> &queue, std::condition_variable &came)
{
    std::unique_lock lock(mutex);
    came.wait(lock, [&] { return stopping || !queue.empty(); });
    if (queue.empty())
        return std::nullopt;
    Operation operation = std::move(queue.front());
    queue.pop_front();
    return operation;
}

/// Does not wait: a group ends as soon as nothing waits, so that a lonely operation is not held up.
std::optional<Operation> StoreThreads::State::nextOfGroup()
{
    const std::lock_guard lock(mutex);
    if (writes.empty() || writes.front().alone)
        return std::nullopt;
    Operation operation = std::move(writes.front());
    writes.pop_front();
    return operation;
}

void StoreThreads::State::runWrites(Store &store)
{
    struct Ran
    {
        Done done;
        std::optional<Error> failure;
    };
    while (std::optional<Operation> operation = next(writes, writesCame)) {
        const auto began = std::chrono::steady_clock::now();
        std::vector<Ran> group;
        Result<void> opened = store.beginGroup();
        while (operation) {
            std::optional<Error> failure;
            if (opened)
                failure = tried(operation->work, store);
            group.push_back({std::move(operation->done), failure});
            const bool full = operation->alone || group.size() >= size_t(options.groupSize)
                || std::chrono::steady_clock::now() - began >= options.groupTime;
            operation = full ? std::nullopt : nextOfGroup();
        }
        const Result<void> closed = opened ? store.commitGroup() : opened;
        const Touched touched = store.takeTouched();
        {
            const std::lock_guard lock(mutex);
            ++counts.groups;
            counts.grouped += qint64(group.size());
            counts.failedGroups += closed ? 0 : 1;
        }
        if (closed && committed)
            committed(touched);
        for (const Ran &ran : group)
            ran.done(!closed ? &closed.error() : ran.failure ? &*ran.failure : nullptr);
    }
}

void StoreThreads::State::runReads(Store &store)
{
    while (std::optional<Operation> operation = next(reads, readsCame)) {
        const Result<void> began = store.beginRead();
        std::optional<Error> failure;
        if (began) {
            failure = tried(operation->work, store);
            store.endRead();
        } else {
            failure = began.error();
        }
        operation->done(failure ? &*failure : nullptr);
    }
}

Result<void> StoreThreads::State::addThread(void (State::*run)(Store &))
{
    // Shared with the thread, which may still be in set_value when the waiting side has gone on.
    auto opened = std::make_shared<std::promise<Result<void>>>();
    std::future<Result<void>> answer = opened->get_future();
    threads.emplace_back([this, run, opened = std::move(opened)] {
        Result<std::unique_ptr<Store>> store = open();
        if (!store) {
            opened->set_value(Failure(store.error()));
            return;
        }
        opened->set_value({});
        (this->*run)(**store);
    });
    return answer.get();
}

StoreThreads::StoreThreads(Open open, StoreThreadsOptions options) : m_state(std::make_unique<State>())
{
    m_state->open = std::move(open);
    m_state->options = options;
}

StoreThreads::~StoreThreads()
{
    stop();
}

Result<void> StoreThreads::start(Committed committed)
{
    m_state->committed = std::move(committed);
    {
        const std::lock_guard lock(m_state->mutex);
        m_state->stopping = false;
    }
    Result<void> opened = m_state->addThread(&State::runWrites);
    for (int i = 0; opened && i < m_state->options.readers; ++i)
        opened = m_state->addThread(&State::runReads);
    if (!opened)
        stop();
    return opened;
}

bool StoreThreads::read(Work work, Done done)
{
    return m_state->add(m_state->reads, m_state->readsCame, {std::move(work), std::move(done), false});
}

bool StoreThreads::write(Work work, Done done)
{
    return m_state->add(m_state->writes, m_state->writesCame, {std::move(work), std::move(done), false});
}

bool StoreThreads::writeAlone(Work work, Done done)
{
    return m_state->add(m_state->writes, m_state->writesCame, {std::move(work), std::move(done), true});
}

void StoreThreads::stop()
{
    {
        const std::lock_guard lock(m_state->mutex);
        m_state->stopping = true;
    }
    m_state->writesCame.notify_all();
    m_state->readsCame.notify_all();
    for (std::thread &thread : m_state->threads)
        thread.join();
    m_state->threads.clear();
}

StoreThreadsCounts StoreThreads::counts() const
{
    const std::lock_guard lock(m_state->mutex);
    StoreThreadsCounts counts = m_state->counts;
    counts.writesWaiting = int(m_state->writes.size());
    counts.readsWaiting = int(m_state->reads.size());
    return counts;
}

} // namespace oz0
