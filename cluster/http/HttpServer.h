// The management server: a listener, its sessions, the store's threads and the clockwork, started and stopped as one.
#pragma once

#include "cluster/http/Service.h"
#include "cluster/http/StoreThreads.h"

#include <QByteArray>
#include <QString>

#include <memory>

namespace oz0 {

/// Deadlines of the wire (lifecycle.md, "Times").
struct HttpTimes
{
    Milliseconds head = std::chrono::seconds(10);     ///< TLS handshake and a request's header together
    Milliseconds bodyIdle = std::chrono::seconds(30); ///< between two pieces of a body
    Milliseconds idle = std::chrono::seconds(75);     ///< between two requests
    Milliseconds write = std::chrono::seconds(30);    ///< one piece of an answer
    Milliseconds stop = std::chrono::seconds(10);     ///< for what runs when the server stops
    qint64 slowestBody = 16 * 1024;                   ///< bytes a second, over the whole body, beside bodyIdle
};

struct HttpServerOptions
{
    QString host = QStringLiteral("127.0.0.1");
    quint16 port = 0; ///< 0: a free one
    bool plainHttp = false;
    QByteArray certificates; ///< PEM chain of the one in use
    QByteArray privateKey;   ///< PEM
    ServerFacts facts;
    QString bundleFolder;
    HttpTimes times;
    ServiceLimits limits;
    StoreThreadsOptions stores;
    int connections = 1024;
    int threads = 2;
    Milliseconds sweep = std::chrono::seconds(1);
    Milliseconds bundleSweep = std::chrono::minutes(1);
    Milliseconds bundleGrace = std::chrono::hours(1); ///< an unused bundle younger than this stays
};

/// Owns its threads. Start and stop are called from one thread.
class HttpServer
{
public:
    HttpServer(HttpServerOptions options, StoreThreads::Open open, const Clock &clock, Log log);
    ~HttpServer(); ///< stops
    HttpServer(const HttpServer &) = delete;
    HttpServer &operator=(const HttpServer &) = delete;

    /// Opens the stores, then listens; the port that was taken. Conflict when somebody else has it; plain HTTP is refused
    /// (InvalidInput) on an address that is not loopback.
    Result<quint16> start();
    /// Takes no more connections, answers the long polls, finishes and commits what runs, then returns.
    void stop();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace oz0
