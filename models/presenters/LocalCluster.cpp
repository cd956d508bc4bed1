#include "models/presenters/LocalCluster.h"

#include "core/base/ChildProcess.h"

#include <QFileInfo>
#include <QStandardPaths>

namespace oz0 {

namespace {
constexpr qsizetype mostLog = 64 * 1024;
} // namespace

LocalCluster::LocalCluster(QString program, QObject *parent) : QObject(parent), m_program(std::move(program))
{
    endWithParent(m_process);
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.setStandardInputFile(QProcess::nullDevice());
    connect(&m_process, &QProcess::readyRead, this, [this] {
        const QString text = QString::fromUtf8(m_process.readAll());
        m_output = (m_output + text).right(mostLog);
        m_log = (m_log + text).right(mostLog);
        Q_EMIT changed();
    });
    connect(&m_process, &QProcess::finished, this, &LocalCluster::onFinished);
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            fail(tr("%1 cannot be started: %2").arg(m_program, m_process.errorString()));
    });
}

LocalCluster::~LocalCluster()
{
    m_process.disconnect(this);
    if (m_process.state() != QProcess::NotRunning) {
        m_process.terminate();
        m_process.waitForFinished(1000);
    }
}

QString LocalCluster::findProgram(const QString &besideFolder)
{
    const QString beside = besideFolder + QStringLiteral("/oz0");
    return QFileInfo(beside).isExecutable() ? beside : QStandardPaths::findExecutable(QStringLiteral("oz0"));
}

void LocalCluster::start()
{
    if (m_state == State::Starting)
        return;
    m_log.clear();
    m_state = State::Starting;
    m_askingContext = false;
    if (m_program.isEmpty()) {
        fail(tr("The command oz0 is neither beside this program nor in PATH."));
        return;
    }
    run({QStringLiteral("local"), QStringLiteral("start")});
}

void LocalCluster::open()
{
    if (m_state == State::Ready)
        Q_EMIT ready(m_contextFile);
}

void LocalCluster::run(const QStringList &arguments)
{
    m_output.clear();
    m_process.start(m_program, arguments);
    Q_EMIT changed();
}

QString LocalCluster::lastLine() const
{
    return m_output.trimmed().section(QLatin1Char('\n'), -1).trimmed();
}

void LocalCluster::onFinished(int exitCode, QProcess::ExitStatus status)
{
    if (status != QProcess::NormalExit || exitCode != 0) {
        fail(lastLine());
        return;
    }
    if (!m_askingContext) {
        m_askingContext = true;
        run({QStringLiteral("local"), QStringLiteral("context")});
        return;
    }
    m_contextFile = lastLine();
    m_state = State::Ready;
    Q_EMIT changed();
    Q_EMIT ready(m_contextFile);
}

void LocalCluster::fail(const QString &why)
{
    if (lastLine() != why) {
        m_output += why;
        m_log += why;
    }
    m_state = State::Failed;
    Q_EMIT changed();
}

} // namespace oz0
