// Work that would hold up the event loop, on a pool's thread: values in, a value out.
#pragma once

#include <QFuture>
#include <QPromise>
#include <QThreadPool>

#include <memory>
#include <utility>

namespace oz0 {

/// The answer of f(), which runs on the pool and must touch no QObject of another thread.
template <class F>
auto inPool(QThreadPool &pool, F f) -> QFuture<std::invoke_result_t<F>>
{
    auto promise = std::make_shared<QPromise<std::invoke_result_t<F>>>();
    promise->start();
    QFuture<std::invoke_result_t<F>> future = promise->future();
    pool.start([promise, f = std::move(f)]() mutable {
        promise->addResult(f());
        promise->finish();
    });
    return future;
}

} // namespace oz0
