#include "node/Machine.h"

#include <QRegularExpression>
#include <QStandardPaths>
#include <QSysInfo>

namespace oz0 {

NodeOs machineOs()
{
#if defined(Q_OS_MACOS)
    return NodeOs::MacOs;
#elif defined(Q_OS_WIN)
    return NodeOs::Windows;
#else
    return NodeOs::Linux;
#endif
}

QString machineArchitecture()
{
    const QString architecture = QSysInfo::currentCpuArchitecture();
    return architecture == QLatin1String("arm64") ? QStringLiteral("aarch64") : architecture;
}

QString uvProgram()
{
    const QString chosen = qEnvironmentVariable("OZ0_UV");
    if (!chosen.isEmpty())
        return chosen;
    const QString found = QStandardPaths::findExecutable(QStringLiteral("uv"));
    return found.isEmpty() ? QStringLiteral("uv") : found;
}

QString pythonProgram()
{
    const QString chosen = qEnvironmentVariable("OZ0_PYTHON");
    return chosen.isEmpty() ? QStringLiteral("/usr/bin/python3") : chosen;
}

QString versionIn(const QString &output)
{
    static const QRegularExpression version(QStringLiteral("[0-9]+(?:\\.[0-9]+)+[0-9A-Za-z.+-]*"));
    return version.match(output).captured();
}

} // namespace oz0
