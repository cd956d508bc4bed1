// The node's side of one MCP conversation over lines of JSON-RPC 2.0: bytes in, bytes out, no clock and no process.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace oz0 {

/// initialize → notifications/initialized → tools/list (page by page) → ready. Everything a server sends is bounded: a line to
/// 1 MiB, the functions to 10,000, the pages to 100, what waits to be written to 1 MiB. Whatever breaks a bound or the protocol ends
/// the session as Failed.
class McpSession
{
public:
    enum class State { Idle, Initializing, Listing, Ready, Failed };
    static constexpr qsizetype longestLine = 1024 * 1024;

    /// Asks for `initialize`.
    void start();
    /// Takes in what the server wrote, in any portions. Ignored once it failed.
    void feed(const QByteArray &bytes);

    State state() const { return m_state; }
    /// Lines to write to the server; each is given out once.
    QByteArray takeOutgoing();
    /// The names that tools/list answered, in its order; complete once Ready.
    const QStringList &functions() const { return m_functions; }
    /// Why it failed, in English and without quoting more than 80 characters of what was received.
    const QString &failure() const { return m_failure; }
    /// Whether the failure was a broken bound rather than a broken protocol.
    bool hasFlooded() const { return m_hasFlooded; }

private:
    void onLine(const QByteArray &line);
    void onAnswer(const QJsonObject &message);
    void onInitialized(const QJsonObject &result);
    void onTools(const QJsonObject &result);
    void answerRequest(const QJsonObject &message);
    void ask(const QString &method, const QJsonObject &params);
    void send(QJsonObject message);
    void fail(const QString &why, bool flooded = false);

    State m_state = State::Idle;
    QByteArray m_incoming;
    QByteArray m_outgoing;
    int m_lastId = 0;
    int m_pages = 0;
    QStringList m_functions;
    QString m_failure;
    bool m_hasFlooded = false;
};

} // namespace oz0
