#include "node/ProgramProbe.h"

#include "core/base/ChildProcess.h"

#include <chrono>

namespace oz0 {

namespace {

constexpr qsizetype mostOutput = 64 * 1024;

void keepBounded(QByteArray &buffer, const QByteArray &more)
{
    buffer.append(more.left(mostOutput - buffer.size()));
}

} // namespace

ProgramProbe::ProgramProbe(QObject *parent) : QObject(parent)
{
    m_deadline.setSingleShot(true);
    m_deadline.setInterval(std::chrono::seconds(10));
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &ProgramProbe::onReadable);
    connect(&m_process, &QProcess::readyReadStandardError, this, &ProgramProbe::onReadable);
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            answerOnce({false, {}, m_process.program() + QStringLiteral(" cannot be started: ") + m_process.errorString()});
    });
    connect(&m_process, &QProcess::finished, this, [this](int status, QProcess::ExitStatus how) {
        onReadable();
        const bool fine = how == QProcess::NormalExit && status == 0;
        const QString said = QString::fromUtf8(m_errors).trimmed().section(QLatin1Char('\n'), -1);
        answerOnce({fine, QString::fromUtf8(m_output), fine ? QString() : QStringLiteral("status %1: %2").arg(status).arg(said)});
    });
    connect(&m_deadline, &QTimer::timeout, this, [this] {
        m_process.kill();
        answerOnce({false, {}, m_process.program() + QStringLiteral(" gave no answer in time")});
    });
}

ProgramProbe::~ProgramProbe()
{
    m_process.disconnect(this);
    m_process.kill();
}

void ProgramProbe::start(const QString &program, const QStringList &arguments)
{
    m_deadline.start();
    endWithParent(m_process);
    m_process.setStandardInputFile(QProcess::nullDevice());
    m_process.start(program, arguments);
}

void ProgramProbe::onReadable()
{
    keepBounded(m_output, m_process.readAllStandardOutput());
    keepBounded(m_errors, m_process.readAllStandardError());
}

void ProgramProbe::answerOnce(const ProbeAnswer &answer)
{
    m_deadline.stop();
    if (m_hasAnswered)
        return;
    m_hasAnswered = true;
    Q_EMIT answered(answer);
}

} // namespace oz0
