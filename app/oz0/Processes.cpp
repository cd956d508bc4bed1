#include "app/oz0/Processes.h"

#include <QFile>
#include <QProcess>
#include <QSocketNotifier>

#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace oz0 {

namespace {

struct Stat
{
    char state = 'X';
    qint64 startTicks = 0;
};

// /proc/PID/stat: behind the last parenthesis the state is the first field and the start time the twentieth.
Stat statOf(qint64 pid)
{
    QFile file(QStringLiteral("/proc/%1/stat").arg(pid));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray text = file.readAll();
    const QList<QByteArray> fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
    if (fields.size() < 20 || fields.first().isEmpty())
        return {};
    return {fields.first().at(0), fields.at(19).toLongLong()};
}

} // namespace

bool isRunning(const LocalProcess &process)
{
    if (process.pid <= 1)
        return false;
    const Stat stat = statOf(process.pid);
    return stat.state != 'X' && stat.state != 'Z' && stat.startTicks == process.startTicks;
}

Result<void> startDetached(LocalProcess &process, const QString &logFile)
{
    QProcess starter;
    starter.setProgram(process.program);
    starter.setArguments(process.arguments);
    starter.setStandardInputFile(QProcess::nullDevice());
    starter.setStandardOutputFile(logFile, QIODevice::Append);
    starter.setStandardErrorFile(logFile, QIODevice::Append);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (!process.context.isEmpty())
        environment.insert(QStringLiteral("OZ0_CONTEXT"), process.context);
    starter.setProcessEnvironment(environment);
    if (!starter.startDetached(&process.pid))
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("cannot be started: ") + starter.errorString(), process.program);
    process.startTicks = statOf(process.pid).startTicks;
    return {};
}

void sendSignal(const LocalProcess &process, int number, bool group)
{
    if (!isRunning(process))
        return;
    const pid_t pid = pid_t(process.pid);
    const pid_t leader = getpgid(pid);
    kill(group && leader > 1 && leader != getpgrp() ? -leader : pid, number);
}

QString lastLines(const QString &logFile, int lines)
{
    QFile file(logFile);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    file.seek(qMax<qint64>(0, file.size() - 4096));
    const QStringList all = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    return all.mid(qMax<qsizetype>(0, all.size() - lines)).join(QLatin1Char('\n'));
}

ProcessEnd::ProcessEnd(const LocalProcess &process, QObject *parent) : QObject(parent)
{
    if (isRunning(process))
        m_descriptor = int(syscall(SYS_pidfd_open, pid_t(process.pid), 0));
    if (m_descriptor < 0) {
        QMetaObject::invokeMethod(this, &ProcessEnd::tell, Qt::QueuedConnection);
        return;
    }
    m_notifier = std::make_unique<QSocketNotifier>(m_descriptor, QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &ProcessEnd::tell);
}

ProcessEnd::~ProcessEnd()
{
    m_notifier.reset();
    if (m_descriptor >= 0)
        close(m_descriptor);
}

void ProcessEnd::tell()
{
    if (m_notifier)
        m_notifier->setEnabled(false);
    Q_EMIT ended();
}

} // namespace oz0
