// One connection, from its handshake to its close. The only part that knows HTTP's syntax.
#pragma once

#include "cluster/http/HeadReader.h"
#include "cluster/http/HttpServer.h"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>

#include <atomic>
#include <functional>
#include <memory>

namespace oz0 {

/// What sessions share. Lent; outlives them.
struct SessionParts
{
    Service &service;
    Metrics &metrics;
    HttpTimes times;
    std::atomic<bool> &stopping;
    Log log;
};

/// A running session, as the listener knows it. Thread-safe.
class SessionHandle
{
public:
    virtual ~SessionHandle() = default;
    virtual void stopWhenIdle() = 0; ///< closes at once when it is between two requests, else after the present one
    virtual void abandon() = 0;      ///< closes now
};

/// `tls` null: plain HTTP. `turnAway`: only says that the server is full. `ended` is called once, last.
std::shared_ptr<SessionHandle> startSession(boost::asio::ip::tcp::socket socket, boost::asio::ssl::context *tls,
                                            const SessionParts &parts, bool turnAway, std::function<void()> ended);

/// How a session reads a header that arrives in one piece.
HeadFacts headOf(const QByteArray &bytes);

} // namespace oz0
