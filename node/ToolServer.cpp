#include "node/ToolServer.h"

#include "node/ProcessMarks.h"

#include <csignal>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <utility>

namespace oz0 {

namespace {

constexpr int sweepIntervalMs = 20;

/// A descriptor that holds the bytes, to be read from the start; -1 when there is none to be had.
int memoryFileWith(const QByteArray &bytes)
{
    const int descriptor = ::memfd_create("oz0-arguments", MFD_CLOEXEC);
    if (descriptor < 0)
        return -1;
    qsizetype written = 0;
    while (written < bytes.size()) {
        const ssize_t step = ::write(descriptor, bytes.constData() + written, size_t(bytes.size() - written));
        if (step <= 0) {
            ::close(descriptor);
            return -1;
        }
        written += step;
    }
    ::lseek(descriptor, 0, SEEK_SET);
    return descriptor;
}

} // namespace

bool ToolServer::Meter::exceeds(qint64 more, qint64 most)
{
    if (!since.isValid() || since.elapsed() >= 1000) {
        since.start();
        bytes = 0;
    }
    bytes += more;
    return bytes > most;
}

ToolServer::ToolServer(LaunchPlan plan, QByteArray mark, const QStringList &secretValues, ServerLimits limits, QObject *parent)
    : QObject(parent), m_plan(std::move(plan)), m_mark(std::move(mark)), m_limits(limits), m_lastLines(secretValues)
{
    m_deadline.setSingleShot(true);
    m_farewell.setSingleShot(true);
    m_sweep.setInterval(sweepIntervalMs);
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &ToolServer::onOutput);
    connect(&m_process, &QProcess::readyReadStandardError, this, &ToolServer::onErrors);
    connect(&m_process, &QProcess::errorOccurred, this, &ToolServer::onProcessError);
    connect(&m_process, &QProcess::finished, this, &ToolServer::onProcessFinished);
    connect(&m_deadline, &QTimer::timeout, this, [this] {
        fail("server.timeout",
             QStringLiteral("gave no answer to %1 within %2 s")
                 .arg(m_session.state() == McpSession::State::Listing ? QStringLiteral("tools/list")
                                                                      : QStringLiteral("initialize"))
                 .arg(double(m_limits.answer.count()) / 1000));
    });
    connect(&m_farewell, &QTimer::timeout, this, &ToolServer::killAll);
    connect(&m_sweep, &QTimer::timeout, this, &ToolServer::onSweep);
}

ToolServer::~ToolServer()
{
    m_process.disconnect(this);
    if (!m_isGone)
        killAll();
    if (m_secretArguments >= 0)
        ::close(m_secretArguments);
}

void ToolServer::start()
{
    QProcessEnvironment environment;
    for (auto it = m_plan.environment.begin(); it != m_plan.environment.end(); ++it)
        environment.insert(it.key(), it.value());
    m_process.setProcessEnvironment(environment);
    m_process.setWorkingDirectory(m_plan.folder);
    if (!m_plan.secretArguments.isEmpty()) {
        m_secretArguments = memoryFileWith(m_plan.secretArguments);
        m_plan.secretArguments.clear();
        m_plan.arguments.replaceInStrings(QString::fromLatin1(secretArgumentsPlace), QString::number(m_secretArguments));
    }
    const int arguments = m_secretArguments;
    const pid_t node = ::getpid();
    // Between fork and exec: only what is safe there.
    m_process.setChildProcessModifier([arguments, node] {
        sigset_t none;
        ::sigemptyset(&none);
        ::sigprocmask(SIG_SETMASK, &none, nullptr); // the node takes its own signals through a descriptor
        ::setsid();
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (::getppid() != node)
            ::_exit(1);
        if (arguments >= 0)
            ::fcntl(arguments, F_SETFD, 0);
    });
    m_session.start();
    m_process.start(m_plan.program, m_plan.arguments);
    m_group = m_process.processId();
    if (m_secretArguments >= 0) {
        ::close(m_secretArguments);
        m_secretArguments = -1;
    }
    advance();
}

void ToolServer::stop()
{
    if (m_isStopping)
        return;
    m_isStopping = true;
    m_deadline.stop();
    if (m_process.state() == QProcess::NotRunning) {
        m_sweep.start();
        return;
    }
    // The end of its input tells an MCP server to leave; what stays is killed.
    m_process.closeWriteChannel();
    m_farewell.start(m_limits.farewell);
}

void ToolServer::onOutput()
{
    const QByteArray bytes = m_process.readAllStandardOutput();
    if (m_isStopping)
        return;
    if (m_output.exceeds(bytes.size(), m_limits.outputBytesPerSecond))
        return fail("server.flooded",
                    QStringLiteral("wrote more than %1 bytes of output within a second").arg(m_limits.outputBytesPerSecond));
    m_session.feed(bytes);
    advance();
}

void ToolServer::onErrors()
{
    const QByteArray bytes = m_process.readAllStandardError();
    m_lastLines.feed(bytes);
    if (!m_isStopping && m_errors.exceeds(bytes.size(), m_limits.errorBytesPerSecond))
        fail("server.flooded",
             QStringLiteral("wrote more than %1 bytes of errors within a second").arg(m_limits.errorBytesPerSecond));
}

void ToolServer::advance()
{
    if (const QByteArray outgoing = m_session.takeOutgoing(); !outgoing.isEmpty())
        m_process.write(outgoing);
    if (m_session.state() == m_seen)
        return;
    m_seen = m_session.state();
    switch (m_seen) {
    case McpSession::State::Initializing:
    case McpSession::State::Listing:
        m_deadline.start(m_limits.answer);
        break;
    case McpSession::State::Ready:
        m_deadline.stop();
        Q_EMIT ready();
        break;
    case McpSession::State::Failed:
        fail(m_session.hasFlooded() ? "server.flooded" : "server.protocol", m_session.failure());
        break;
    case McpSession::State::Idle:
        break;
    }
}

void ToolServer::onProcessError(QProcess::ProcessError error)
{
    if (error == QProcess::FailedToStart)
        fail("server.not_started", QStringLiteral("could not be started: ") + m_process.errorString());
}

void ToolServer::onProcessFinished(int status, QProcess::ExitStatus how)
{
    m_lastLines.feed(m_process.readAllStandardError());
    fail("server.died",
         how == QProcess::CrashExit ? QStringLiteral("was ended by signal %1").arg(status)
                                    : QStringLiteral("ended with status %1").arg(status));
    if (m_group > 0)
        ::kill(-pid_t(m_group), SIGKILL);
    killAll();
    tellFailure();
}

void ToolServer::fail(const char *code, const QString &text)
{
    if (m_isStopping || m_hasFailed)
        return;
    m_hasFailed = true;
    m_isStopping = true;
    m_deadline.stop();
    m_failure = PartError{QLatin1String(code), text, {}};
    killAll();
    if (m_process.state() == QProcess::NotRunning)
        tellFailure();
}

// Only once the process has ended has everything been read that it wrote before.
void ToolServer::tellFailure()
{
    if (!m_failure)
        return;
    m_failure->lastLines = m_lastLines.lines();
    const PartError failure = *std::exchange(m_failure, std::nullopt);
    Q_EMIT failed(failure);
}

void ToolServer::killAll()
{
    m_farewell.stop();
    if (const qint64 pid = m_process.processId(); pid > 0)
        ::kill(-pid_t(pid), SIGKILL);
    m_process.kill();
    killMarkedProcesses(m_mark);
    m_sweep.start();
}

void ToolServer::onSweep()
{
    if (m_process.state() != QProcess::NotRunning || killMarkedProcesses(m_mark) > 0)
        return;
    m_sweep.stop();
    if (m_isGone)
        return;
    m_isGone = true;
    Q_EMIT gone();
}

} // namespace oz0
