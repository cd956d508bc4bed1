// A loopback HTTP server that answers as a test tells it, also wrongly.
#pragma once

#include "tests/support/TestCertificate.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QUrl>

#include <functional>
#include <memory>
#include <optional>

namespace oz0 {

struct ReceivedRequest
{
    QByteArray method;
    QByteArray target;                     ///< path and query as sent
    QHash<QByteArray, QByteArray> headers; ///< names in lower case
    QByteArray body;
    QPointer<QTcpSocket> socket;
};

/// Answers each whole request by the script; a script that writes nothing lets the client wait. Lives in the test's thread.
class ScriptedServer : public QObject
{
    Q_OBJECT
public:
    using Script = std::function<void(const ReceivedRequest &request)>;

    explicit ScriptedServer(Script script, const std::optional<TestCertificate> &tls = std::nullopt, QObject *parent = nullptr);

    QUrl url(const QString &host = QStringLiteral("127.0.0.1")) const;
    const QList<ReceivedRequest> &requests() const { return m_requests; }
    void setScript(Script script) { m_script = std::move(script); }

    /// A whole answer with its length.
    static QByteArray answer(int status, const QByteArray &body, const QByteArray &moreHeaders = {});

Q_SIGNALS:
    void received();

private:
    void onConnection();
    void onReadyRead(QTcpSocket *socket);

    Script m_script;
    QHash<QTcpSocket *, QByteArray> m_buffers;
    QList<ReceivedRequest> m_requests;
    std::unique_ptr<QTcpServer> m_server; // goes first: its sockets still find the buffers
    bool m_isTls;
};

} // namespace oz0
