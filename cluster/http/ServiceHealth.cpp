#include "cluster/http/ServiceRequest.h"

namespace oz0 {

QStringList healthResources()
{
    return {QStringLiteral("healthz"), QStringLiteral("readyz"), QStringLiteral("metrics")};
}

asio::awaitable<Answer> Service::health(const Request &request)
{
    const QString name = request.target.segments.first();
    if (!request.head.fromLoopback || request.head.method != Method::Get)
        co_return problemAnswer(Error{ErrorCode::NotFound, QStringLiteral("there is no such resource"), {}, {}, 0, 0});
    request.trace.operation = name.toLatin1();
    if (name == QLatin1String("healthz"))
        co_return textAnswer(QByteArrayLiteral("ok\n"));
    if (name == QLatin1String("metrics")) {
        const StoreThreadsCounts counts = m_parts.stores.counts();
        co_return textAnswer(m_parts.metrics.text({{"oz0_commit_groups_total", "counter", counts.groups},
                                                   {"oz0_committed_operations_total", "counter", counts.grouped},
                                                   {"oz0_failed_groups_total", "counter", counts.failedGroups},
                                                   {"oz0_operations_refused_total", "counter", counts.turnedAway},
                                                   {"oz0_writes_waiting", "gauge", counts.writesWaiting},
                                                   {"oz0_reads_waiting", "gauge", counts.readsWaiting},
                                                   {"oz0_polls_waiting", "gauge", m_parts.waiters.count()}}),
                             QByteArrayLiteral("text/plain; version=0.0.4; charset=utf-8"));
    }
    // Ready means that both kinds of store threads answer and that the server means to stay.
    auto probe = [this](bool writes) {
        return awaitCallback<bool>([this, writes](auto done) {
            auto finished = [done](const Error *failure) { done(failure == nullptr); };
            const auto nothing = [](Store &) {};
            const bool taken = writes ? m_parts.stores.write(nothing, finished) : m_parts.stores.read(nothing, finished);
            if (!taken)
                done(false);
        });
    };
    const bool reads = co_await probe(false);
    const bool writes = reads && co_await probe(true);
    if (!writes || m_parts.waiters.isStopping())
        co_return problemAnswer(tooBusy());
    co_return textAnswer(QByteArrayLiteral("ready\n"));
}

} // namespace oz0
