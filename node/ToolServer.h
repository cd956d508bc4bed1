// One tool server of a plugin: an MCP server over stdio as a process, from its start until nothing of it is left.
#pragma once

#include "core/domain/Node.h"
#include "node/LastLines.h"
#include "node/McpSession.h"
#include "node/Sandbox.h"

#include <QElapsedTimer>
#include <QObject>
#include <QProcess>
#include <QTimer>

#include <optional>

namespace oz0 {

/// Bounds on a tool server; tests shorten them.
struct ServerLimits
{
    Milliseconds answer{10000}; ///< for initialize, and for tools/list
    Milliseconds farewell{500}; ///< from the end of its input to SIGKILL
    qint64 errorBytesPerSecond = 1024 * 1024;
    qint64 outputBytesPerSecond = 4 * 1024 * 1024;
};

/// start() once; then `ready` at most once, `failed` at most once (before or after ready), and `gone` exactly once after stop() or a
/// failure, when no process that carries the plan's mark is left. Failing stops it.
class ToolServer : public QObject
{
    Q_OBJECT
public:
    ToolServer(LaunchPlan plan, QByteArray mark, const QStringList &secretValues, ServerLimits limits, QObject *parent = nullptr);
    ~ToolServer() override; ///< kills what is left, at once

    void start();
    void stop();

    const QStringList &functions() const { return m_session.functions(); }
    QStringList lastLines() const { return m_lastLines.lines(); }
    bool isGone() const { return m_isGone; }

Q_SIGNALS:
    void ready();
    void failed(const oz0::PartError &error);
    void gone();

private:
    /// Bytes of one stream within the running second.
    struct Meter
    {
        QElapsedTimer since;
        qint64 bytes = 0;
        bool exceeds(qint64 more, qint64 most);
    };

    void onOutput();
    void onErrors();
    void onProcessError(QProcess::ProcessError error);
    void onProcessFinished(int status, QProcess::ExitStatus how);
    void advance();
    void fail(const char *code, const QString &text);
    void tellFailure();
    void killAll();
    void onSweep();

    LaunchPlan m_plan;
    QByteArray m_mark;
    ServerLimits m_limits;
    LastLines m_lastLines;
    McpSession m_session;
    McpSession::State m_seen = McpSession::State::Idle;
    QProcess m_process;
    qint64 m_group = 0;         ///< process group; that of a dead leader is not given away while it has members
    int m_secretArguments = -1; ///< descriptor; -1: none
    Meter m_output;
    Meter m_errors;
    QTimer m_deadline;
    QTimer m_farewell;
    QTimer m_sweep;
    bool m_isStopping = false;
    bool m_hasFailed = false;
    std::optional<PartError> m_failure; ///< not told yet
    bool m_isGone = false;
};

} // namespace oz0
