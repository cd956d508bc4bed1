// From the start of the console to its first painted list, beside KeePassXC's start to its first window, both on one X server.
#include "Bench.h"
#include "BenchCluster.h"

#include <QCoreApplication>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <cstdio>

namespace oz0::bench {

namespace {

constexpr int rounds = 7;

/// An X server of the bench's own; ends with it.
class Screen
{
public:
    Screen()
    {
        m_server.setStandardErrorFile(QProcess::nullDevice());
        m_server.start(QStringLiteral("Xvfb"),
                       {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"), QStringLiteral("0"),
                        QStringLiteral("1440x900x24"), QStringLiteral("-nolisten"), QStringLiteral("tcp")});
        if (m_server.waitForStarted() && m_server.waitForReadyRead(10000))
            m_display = QLatin1Char(':') + QString::fromLatin1(m_server.readLine().trimmed());
    }
    ~Screen()
    {
        m_server.terminate();
        if (!m_server.waitForFinished(3000))
            m_server.kill();
    }
    bool isThere() const { return m_display.size() > 1; }

    QProcessEnvironment environment(const QString &home) const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("DISPLAY"), m_display);
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
        for (const char *name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"})
            environment.insert(QLatin1String(name), home);
        environment.remove(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"));
        return environment;
    }

private:
    QProcess m_server;
    QString m_display;
};

double consoleStart(const Screen &screen, const BenchCluster &cluster, const QString &home)
{
    QProcess console;
    console.setProcessEnvironment(screen.environment(home));
    console.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    const double begun = millisecondsNow();
    console.start(QCoreApplication::applicationDirPath() + QStringLiteral("/oz0-console"),
                  {QStringLiteral("--context"), cluster.adminFile(), QStringLiteral("--until-first-list")});
    if (!console.waitForReadyRead(60000))
        qFatal("The console painted no list");
    const double painted = millisecondsNow() - begun;
    console.waitForFinished(10000);
    return painted;
}

double peerStart(const Screen &screen, const QString &program, const QString &home)
{
    QProcess search;
    QProcess peer;
    for (QProcess *process : {&search, &peer}) {
        process->setProcessEnvironment(screen.environment(home));
        process->setStandardErrorFile(QProcess::nullDevice());
    }
    const double begun = millisecondsNow();
    peer.start(program, {});
    peer.waitForStarted();
    double seen = 0;
    while (seen == 0) {
        search.start(
            QStringLiteral("xdotool"),
            {QStringLiteral("search"), QStringLiteral("--onlyvisible"), QStringLiteral("--class"), QStringLiteral("keepassxc")});
        search.waitForFinished(10000);
        if (!search.readAllStandardOutput().trimmed().isEmpty())
            seen = millisecondsNow() - begun;
        else if (millisecondsNow() - begun > 60000)
            qFatal("KeePassXC showed no window");
    }
    peer.terminate();
    if (!peer.waitForFinished(5000)) {
        peer.kill();
        peer.waitForFinished(5000);
    }
    return seen;
}

} // namespace

void startBench(Bench &bench)
{
    const QString program = QStandardPaths::findExecutable(QStringLiteral("keepassxc"));
    const Screen screen;
    if (program.isEmpty() || !screen.isThere() || QStandardPaths::findExecutable(QStringLiteral("xdotool")).isEmpty()) {
        std::fputs("start: not measured, as keepassxc, Xvfb and xdotool are not all installed\n", stderr);
        return;
    }
    BenchCluster cluster;
    cluster.startNode(QStringLiteral("bench-1"));
    const QTemporaryDir ours;
    const QTemporaryDir theirs;
    double lastOurs = 0;
    double lastTheirs = 0;
    QList<double> allOurs;
    QList<double> allTheirs;
    for (int round = 0; round <= rounds; ++round) {
        lastOurs = consoleStart(screen, cluster, ours.path());
        lastTheirs = peerStart(screen, program, theirs.path());
        if (round > 0) { // the first one warms the caches
            allOurs.append(lastOurs);
            allTheirs.append(lastTheirs);
        }
    }
    Row &row = bench.atMost(QStringLiteral("start to the first painted list"), median(allTheirs), QStringLiteral("ms"), allOurs);
    row.peer = QStringLiteral("KeePassXC's start to its first window");
    row.note = QStringLiteral("a list with the page's data from the server; slowest %1, peer's slowest %2")
                   .arg(quantile(allOurs, 1), 0, 'f', 0)
                   .arg(quantile(allTheirs, 1), 0, 'f', 0);
}

} // namespace oz0::bench
