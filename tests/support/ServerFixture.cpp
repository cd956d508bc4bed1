#include "tests/support/ServerFixture.h"

namespace oz0 {

ServerFixture::ServerFixture()
{
    world.admit("admin", QStringLiteral("user:ada"), Role::Admin, true);
    world.admit("operator", QStringLiteral("user:otto"), Role::Operator, true);
    world.admit("viewer", QStringLiteral("user:vera"), Role::Viewer);
    world.admit("node", QStringLiteral("node:local-1"), Role::None);
    options.plainHttp = true;
    options.bundleFolder = m_folder.filePath(QStringLiteral("bundles"));
    options.facts.version = QStringLiteral("test");
    options.sweep = std::chrono::hours(1);
    options.bundleSweep = std::chrono::hours(1);
}

quint16 ServerFixture::start()
{
    m_server = std::make_unique<HttpServer>(
        options,
        [this]() -> Result<std::unique_ptr<Store>> { return std::unique_ptr<Store>(std::make_unique<FakeStore>(world)); },
        m_clock,
        [this](const QByteArray &line) {
            const std::lock_guard lock(m_mutex);
            m_log.append(line);
        });
    const Result<quint16> port = m_server->start();
    return port ? *port : quint16(0);
}

void ServerFixture::stop()
{
    m_server->stop();
}

QByteArrayList ServerFixture::log()
{
    const std::lock_guard lock(m_mutex);
    return m_log;
}

} // namespace oz0
