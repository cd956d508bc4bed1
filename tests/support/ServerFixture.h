// A server on loopback over a fake store, with time-outs short enough to be met in a test.
#pragma once

#include "cluster/http/HttpServer.h"
#include "tests/support/FakeStore.h"

#include <QByteArrayList>
#include <QTemporaryDir>

#include <memory>
#include <mutex>

namespace oz0 {

class ServerFixture
{
public:
    ServerFixture();

    FakeWorld world; ///< knows the tokens "admin", "operator", "viewer" and "node" (of local-1)
    HttpServerOptions options;

    /// Zero when the server did not start.
    quint16 start();
    void stop();
    QByteArrayList log();

private:
    QTemporaryDir m_folder;
    SystemClock m_clock;
    std::mutex m_mutex;
    QByteArrayList m_log;
    std::unique_ptr<HttpServer> m_server;
};

} // namespace oz0
