// Starts the local cluster by the command that a person would type, and tells how far it is.
#pragma once

#include "core/client/Context.h"

#include <QObject>
#include <QProcess>

namespace oz0 {

/// Runs `oz0 local start`, then `oz0 local context`, whose last line of output is the context's file. One start at a time. Destroying
/// it while a command runs ends the command, not the cluster.
class LocalCluster : public QObject
{
    Q_OBJECT
public:
    enum class State { Idle, Starting, Failed, Ready };

    explicit LocalCluster(QString program, QObject *parent = nullptr); ///< the path of oz0
    ~LocalCluster() override;

    void start();
    void open(); ///< tells `ready` again of one that runs
    State state() const { return m_state; }
    QString lastLine() const; ///< what the command said last
    QString log() const { return m_log; }
    QString contextFile() const { return m_contextFile; }
    static QString command() { return QStringLiteral("oz0 local start"); }

    /// oz0 beside this program, else in PATH.
    static QString findProgram(const QString &besideFolder);

Q_SIGNALS:
    void changed();
    void ready(const QString &contextFile);

private:
    void run(const QStringList &arguments);
    void onFinished(int exitCode, QProcess::ExitStatus status);
    void fail(const QString &why);

    QString m_program;
    QProcess m_process;
    QString m_log;
    QString m_output;
    QString m_contextFile;
    bool m_askingContext = false;
    State m_state = State::Idle;
};

} // namespace oz0
