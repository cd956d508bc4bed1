#include "cluster/http/HttpServer.h"

#include "cluster/http/Session.h"
#include "cluster/http/resources/Resources.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>

#include <openssl/ssl.h>

#include <condition_variable>
#include <map>
#include <optional>
#include <thread>
#include <vector>

namespace oz0 {

namespace {

using boost::system::error_code;
using Tcp = asio::ip::tcp;

/// Beyond the connections that are served, as many are told so; further ones are closed unheard.
constexpr int turnedAwayMost = 64;

Milliseconds monotonicNow()
{
    return std::chrono::duration_cast<Milliseconds>(std::chrono::steady_clock::now().time_since_epoch());
}

} // namespace

struct HttpServer::State
{
    State(HttpServerOptions o, StoreThreads::Open open, const Clock &c, Log l);

    Result<void> prepareTls();
    Result<void> listen();
    asio::awaitable<void> acceptAll();
    void take(Tcp::socket socket);
    asio::awaitable<void> repeat(Milliseconds period, std::function<void()> job);
    void sweep();
    void sweepBundles();
    void say(const QString &text) const
    {
        if (log)
            log(text.toUtf8());
    }

    HttpServerOptions options;
    const Clock &clock;
    Log log;
    asio::io_context io;
    asio::executor_work_guard<asio::io_context::executor_type> busy = asio::make_work_guard(io);
    std::optional<asio::ssl::context> tls;
    Tcp::acceptor acceptor{asio::make_strand(io)};
    std::atomic<bool> stopping{false};
    bool running = false;

    StoreThreads stores;
    Router router{allRoutes()};
    Waiters waiters;
    WorkerPool workers{2, 64};
    BundleFolder bundles;
    Metrics metrics;
    Service service;

    std::mutex mutex;
    std::condition_variable sessionEnded;
    std::map<quint64, std::shared_ptr<SessionHandle>> sessions;
    quint64 lastSession = 0;
    std::vector<std::thread> threads;
};

HttpServer::State::State(HttpServerOptions o, StoreThreads::Open open, const Clock &c, Log l)
    : options(std::move(o)), clock(c), log(std::move(l)), stores(std::move(open), options.stores),
      waiters(monotonicNow,
              [this](Milliseconds wait, std::function<void()> job) {
                  auto timer = std::make_shared<asio::steady_timer>(io, wait);
                  timer->async_wait([timer, job = std::move(job)](error_code) { job(); });
              }),
      bundles(options.bundleFolder),
      service({router, stores, waiters, workers, bundles, metrics, clock, options.facts}, options.limits)
{ }

Result<void> HttpServer::State::prepareTls()
{
    if (options.plainHttp)
        return {};
    try {
        tls.emplace(asio::ssl::context::tls_server);
        tls->use_certificate_chain(asio::buffer(options.certificates.constData(), size_t(options.certificates.size())));
        tls->use_private_key(asio::buffer(options.privateKey.constData(), size_t(options.privateKey.size())),
                             asio::ssl::context::pem);
    } catch (const boost::system::system_error &e) {
        return Failure(ErrorCode::InvalidInput,
                       QStringLiteral("the certificate or its key cannot be used: %1").arg(QString::fromLocal8Bit(e.what())));
    }
    if (SSL_CTX_set_min_proto_version(tls->native_handle(), TLS1_2_VERSION) != 1)
        return Failure(ErrorCode::Internal, QStringLiteral("TLS cannot be set up"));
    SSL_CTX_set_options(tls->native_handle(), SSL_OP_NO_RENEGOTIATION);
    return {};
}

Result<void> HttpServer::State::listen()
{
    error_code failure;
    const auto address = asio::ip::make_address(options.host.toStdString(), failure);
    if (failure)
        return Failure(ErrorCode::InvalidInput, QStringLiteral("listening needs an IP address"), options.host);
    if (options.plainHttp && !address.is_loopback())
        return Failure(ErrorCode::InvalidInput, QStringLiteral("plain HTTP is for loopback only"), options.host);
    const Tcp::endpoint endpoint(address, options.port);
    acceptor.open(endpoint.protocol(), failure);
    if (!failure)
        acceptor.set_option(asio::socket_base::reuse_address(true), failure);
    if (!failure)
        acceptor.bind(endpoint, failure);
    if (!failure)
        acceptor.listen(asio::socket_base::max_listen_connections, failure);
    if (failure) {
        const QString where = QStringLiteral("%1:%2").arg(options.host).arg(options.port);
        acceptor.close();
        const bool taken = failure == asio::error::address_in_use;
        return Failure(
            taken ? ErrorCode::Conflict : ErrorCode::InvalidInput,
            taken ? QStringLiteral("another program listens on %1").arg(where)
                  : QStringLiteral("cannot listen on %1: %2").arg(where, QString::fromLocal8Bit(failure.message().c_str())),
            where);
    }
    return {};
}

asio::awaitable<void> HttpServer::State::acceptAll()
{
    for (;;) {
        error_code failure;
        Tcp::socket socket = co_await acceptor.async_accept(asio::make_strand(io),
                                                            asio::redirect_error(asio::use_awaitable, failure));
        if (stopping || !acceptor.is_open())
            co_return;
        if (failure) {
            // Out of descriptors: the sessions that end will give some back.
            asio::steady_timer pause(io, Milliseconds(50));
            co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, failure));
            continue;
        }
        take(std::move(socket));
    }
}

void HttpServer::State::take(Tcp::socket socket)
{
    error_code ignored;
    socket.set_option(Tcp::no_delay(true), ignored);
    ++metrics.connectionsTotal;
    quint64 number = 0;
    bool turnAway = false;
    {
        const std::lock_guard lock(mutex);
        turnAway = sessions.size() >= size_t(options.connections);
        if (turnAway)
            ++metrics.connectionsRefused;
        if (sessions.size() >= size_t(options.connections) + turnedAwayMost)
            return;
        number = ++lastSession;
        sessions[number] = nullptr;
    }
    ++metrics.connections;
    const SessionParts parts{service, metrics, options.times, stopping, log};
    auto session = startSession(std::move(socket), tls ? &*tls : nullptr, parts, turnAway, [this, number] {
        --metrics.connections;
        std::shared_ptr<SessionHandle> ended; // goes after the lock
        const std::lock_guard guard(mutex);
        const auto at = sessions.find(number);
        ended = std::move(at->second);
        sessions.erase(at);
        sessionEnded.notify_all();
    });
    const std::lock_guard lock(mutex);
    const auto at = sessions.find(number); // it may have ended already
    if (at != sessions.end())
        at->second = std::move(session);
}

asio::awaitable<void> HttpServer::State::repeat(Milliseconds period, std::function<void()> job)
{
    asio::steady_timer timer(io);
    while (!stopping) {
        timer.expires_after(period);
        error_code failure;
        co_await timer.async_wait(asio::redirect_error(asio::use_awaitable, failure));
        if (!failure && !stopping)
            job();
    }
}

void HttpServer::State::sweep()
{
    auto outcome = std::make_shared<Result<void>>();
    const bool taken = stores.writeAlone([outcome](Store &store) { *outcome = store.sweep(); },
                                         [this, outcome](const Error *failure) {
                                             if (!failure && *outcome)
                                                 return;
                                             ++metrics.sweepsFailed;
                                             say(QStringLiteral("sweep failed: ")
                                                 + (failure ? failure->message : outcome->error().message));
                                         });
    if (!taken)
        ++metrics.sweepsFailed;
}

/// Alone in its group and with the files gone before the next one, so that a bundle which is put meanwhile keeps its file.
void HttpServer::State::sweepBundles()
{
    auto dropped = std::make_shared<Result<QList<Digest>>>(QList<Digest>());
    const Instant olderThan = clock.now() - options.bundleGrace;
    stores.writeAlone([this, dropped,
                       olderThan](Store &store) { *dropped = store.dropUnusedBundles(olderThan, bundles.lyingSince(olderThan)); },
                      [this, dropped](const Error *failure) {
                          if (failure || !*dropped)
                              return;
                          for (const Digest &digest : **dropped)
                              bundles.drop(digest);
                      });
}

HttpServer::HttpServer(HttpServerOptions options, StoreThreads::Open open, const Clock &clock, Log log)
    : m_state(std::make_unique<State>(std::move(options), std::move(open), clock, std::move(log)))
{ }

HttpServer::~HttpServer()
{
    stop();
}

Result<quint16> HttpServer::start()
{
    State &state = *m_state;
    Result<void> ready = state.bundles.prepare();
    if (ready)
        ready = state.prepareTls();
    if (ready)
        ready = state.listen();
    if (ready)
        ready = state.stores.start([&state](const Touched &touched) { state.waiters.touch(touched); });
    if (!ready)
        return Failure(ready.error());
    state.running = true;
    asio::co_spawn(
        state.acceptor.get_executor(), [&state] { return state.acceptAll(); }, asio::detached);
    asio::co_spawn(
        state.io, [&state] { return state.repeat(state.options.sweep, [&state] { state.sweep(); }); }, asio::detached);
    asio::co_spawn(
        state.io, [&state] { return state.repeat(state.options.bundleSweep, [&state] { state.sweepBundles(); }); },
        asio::detached);
    for (int i = 0; i < state.options.threads; ++i)
        state.threads.emplace_back([&state] { state.io.run(); });
    return quint16(state.acceptor.local_endpoint().port());
}

void HttpServer::stop()
{
    State &state = *m_state;
    if (!state.running)
        return;
    state.running = false;
    state.stopping = true;
    asio::post(state.acceptor.get_executor(), [&state] {
        error_code ignored;
        state.acceptor.close(ignored);
    });
    state.waiters.stop();
    {
        std::unique_lock lock(state.mutex);
        for (const auto &[number, session] : state.sessions) {
            if (session)
                session->stopWhenIdle();
        }
        if (!state.sessionEnded.wait_for(lock, state.options.times.stop, [&state] { return state.sessions.empty(); })) {
            for (const auto &[number, session] : state.sessions) {
                if (session)
                    session->abandon();
            }
            state.sessionEnded.wait_for(lock, std::chrono::seconds(1), [&state] { return state.sessions.empty(); });
        }
    }
    state.stores.stop();
    state.busy.reset();
    state.io.stop();
    for (std::thread &thread : state.threads)
        thread.join();
    state.threads.clear();
}

} // namespace oz0
