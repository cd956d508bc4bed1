#include "app/console/EmptyServer.h"

#include "core/base/ChildProcess.h"

#include <QFile>

namespace oz0 {

EmptyServer::EmptyServer(QString program, QObject *parent) : QObject(parent), m_program(std::move(program))
{
    endWithParent(m_process);
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.setStandardInputFile(QProcess::nullDevice());
}

EmptyServer::~EmptyServer()
{
    m_process.disconnect(this);
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.terminate();
    if (!m_process.waitForFinished(3000)) {
        m_process.kill();
        m_process.waitForFinished(1000);
    }
}

void EmptyServer::start()
{
    connect(&m_process, &QProcess::finished, this, [this](int status) {
        m_process.disconnect(this);
        if (status == 0)
            m_process.start(m_program,
                            {QStringLiteral("run"), path("server"), QStringLiteral("--quiet"), QStringLiteral("--listen"),
                             QStringLiteral("127.0.0.1:0"), QStringLiteral("--port-file"), path("port")});
    });
    // The port is only known once the server runs; the context is mended then.
    m_process.start(m_program,
                    {QStringLiteral("init"), path("server"), QStringLiteral("--tenant"), QStringLiteral("default"),
                     QStringLiteral("--admin"), QStringLiteral("admin"), QStringLiteral("--context-out"), path("context.json"),
                     QStringLiteral("--class"), QStringLiteral("local"), QStringLiteral("--listen"),
                     QStringLiteral("127.0.0.1:1")});
}

std::optional<Context> EmptyServer::context() const
{
    QFile port(path("port"));
    const quint16 number = port.open(QIODevice::ReadOnly) ? port.read(16).trimmed().toUShort() : quint16(0);
    if (number == 0)
        return std::nullopt;
    const Result<Context> context = readContext(path("context.json"));
    if (!context)
        return std::nullopt;
    Context mended = context.value();
    mended.server.setPort(number);
    return mended;
}

} // namespace oz0
