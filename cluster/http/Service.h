// A request's life between the socket and the store: route, caller, body, operation, answer.
#pragma once

#include "cluster/http/Awaiting.h"
#include "cluster/http/BundleFolder.h"
#include "cluster/http/Metrics.h"
#include "cluster/http/PollCounts.h"
#include "cluster/http/Router.h"
#include "cluster/http/SharedLooks.h"
#include "cluster/http/StoreThreads.h"
#include "cluster/http/Waiters.h"
#include "cluster/http/WorkerPool.h"

#include <QByteArray>

#include <functional>
#include <optional>

namespace oz0 {

/// Lines for the operator; never a token, a secret's value or a query.
using Log = std::function<void(const QByteArray &line)>;

/// What the head of a request says, once it is known to be HTTP.
struct RequestHead
{
    Method method = Method::Get;
    QByteArray target;
    QByteArray authorization;
    QByteArray idempotencyKey;
    QByteArray contentType;
    std::optional<quint64> contentLength;
    bool hasBody = false;
    bool fromLoopback = false;
    QByteArray id;
};

/// Who sent a request: gives its body, and tells when he leaves. Reads nothing before it is asked to.
class Peer
{
public:
    using Sink = std::function<Result<void>(const char *, qsizetype)>;
    virtual ~Peer() = default;
    /// TooLarge beyond the limit, TimedOut when it stalls, InvalidInput when it is cut; the sink's error ends it too.
    virtual asio::awaitable<Result<void>> read(qint64 limit, Sink sink) = 0;
    /// `left` is called at most once, on the session's executor, when he closes his side; an empty function ends the watch.
    virtual void watch(std::function<void()> left) = 0;
    virtual bool hasLeft() const = 0;
};

/// For the log and the counters; filled in while a request is served.
struct Trace
{
    QByteArray operation = QByteArrayLiteral("none");
    QByteArray path;
    QString principal;
    bool waited = false;
};

struct ServiceLimits
{
    qint64 jsonBytes = 1024 * 1024;
    int pollsOfOneCaller = 64; ///< more: 429
    Milliseconds longestWait = std::chrono::seconds(25);
};

/// Thread-safe; what it is lent outlives it.
class Service
{
public:
    struct Parts
    {
        const Router &router;
        StoreThreads &stores;
        Waiters &waiters;
        WorkerPool &workers;
        const BundleFolder &bundles;
        Metrics &metrics;
        const Clock &clock;
        const ServerFacts &facts;
    };

    Service(Parts parts, ServiceLimits limits);

    asio::awaitable<Answer> serve(const RequestHead &head, Peer &peer, Trace &trace);

private:
    struct Request; ///< what has been found out so far

    asio::awaitable<std::optional<Answer>> takeBody(Request &request, Peer &peer);
    asio::awaitable<Result<void>> takeBundle(Request &request, Peer &peer);
    asio::awaitable<Result<Caller>> recognise(const Request &request);
    asio::awaitable<Answer> runOnce(Request &request);
    asio::awaitable<Answer> poll(Request &request, Peer &peer);
    asio::awaitable<Answer> look(const Request &request, const Caller &caller, quint64 ticket, bool fresh);
    asio::awaitable<bool> waitFor(Topic topic, quint64 ticket, std::chrono::steady_clock::time_point deadline, Peer &peer);
    asio::awaitable<Answer> health(const Request &request);
    asio::awaitable<Answer> runAlone(Request &request, std::shared_ptr<LongJudging> &elsewhere);
    asio::awaitable<Result<void>> judgeOutside(LongJudging &elsewhere);
    /// `elsewhere` is lent to the store; when the operation asked there, nothing was done and its answer is none.
    Answer operate(Store &store, const Request &request, Caller &caller, const LongJudging *elsewhere) const;

    Parts m_parts;
    ServiceLimits m_limits;
    SharedLooks m_looks;
    PollCounts m_polls;
};

} // namespace oz0
