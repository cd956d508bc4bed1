#include "node/ProcessMarks.h"

#include <QDir>
#include <QFile>

#include <csignal>
#include <unistd.h>

namespace oz0 {

QList<qint64> markedProcesses(const QByteArray &mark)
{
    QList<qint64> found;
    const QByteArray wanted = QByteArray("\0", 1) + processMarkVariable + '=' + mark;
    const QStringList entries = QDir(QStringLiteral("/proc")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &entry : entries) {
        bool isNumber = false;
        const qint64 pid = entry.toLongLong(&isNumber);
        if (!isNumber || pid == ::getpid())
            continue;
        QFile environment(QStringLiteral("/proc/%1/environ").arg(pid));
        if (!environment.open(QIODevice::ReadOnly))
            continue;
        if (QByteArray(1, '\0').append(environment.read(256 * 1024)).contains(wanted))
            found.append(pid);
    }
    return found;
}

int killMarkedProcesses(const QByteArray &mark)
{
    const QList<qint64> found = markedProcesses(mark);
    for (const qint64 pid : found)
        ::kill(pid_t(pid), SIGKILL);
    return int(found.size());
}

} // namespace oz0
