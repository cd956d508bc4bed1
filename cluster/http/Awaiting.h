// Bridges callbacks of other threads to coroutines.
#pragma once

#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <memory>
#include <utility>

namespace oz0 {

namespace asio = boost::asio;

/// Calls start(callback) and suspends until the callback has been called, from any thread, exactly once; goes on with its value on
/// the coroutine's own executor.
template <class T, class Start>
asio::awaitable<T> awaitCallback(Start start)
{
    auto initiation = [start = std::move(start)](auto handler) mutable {
        using HandlerType = decltype(handler);
        auto executor = asio::get_associated_executor(handler);
        auto shared = std::make_shared<HandlerType>(std::move(handler));
        start([shared, executor](T value) {
            asio::post(executor, [shared, value = std::move(value)]() mutable { std::move (*shared)(std::move(value)); });
        });
    };
    co_return co_await asio::async_initiate<const asio::use_awaitable_t<>, void(T)>(std::move(initiation), asio::use_awaitable);
}

} // namespace oz0
