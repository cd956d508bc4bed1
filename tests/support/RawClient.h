// Speaks to a server byte by byte, as well or as badly as a test wants.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QMap>
#include <QSslSocket>

namespace oz0 {

struct RawAnswer
{
    int status = 0;                       ///< 0: the connection ended, or nothing came within the deadline
    QMap<QByteArray, QByteArray> headers; ///< names in small letters
    QByteArray body;

    QJsonObject json() const;
    QByteArray code() const; ///< of a problem
};

/// Blocks with a deadline; one thread.
class RawClient
{
public:
    explicit RawClient(quint16 port);

    /// The same over TLS, trusting exactly this certificate for "localhost"; false when the handshake failed.
    bool encrypt(const QByteArray &pem, QSsl::SslProtocol protocol = QSsl::SecureProtocols);
    void send(const QByteArray &bytes);
    /// `expectsBody` false: the answer to HEAD.
    RawAnswer receive(bool expectsBody = true);
    /// True once the server has closed.
    bool waitForEnd();
    bool isConnected() const { return m_socket.state() == QAbstractSocket::ConnectedState; }

    RawAnswer request(const QByteArray &method, const QByteArray &target, const QByteArray &token = {},
                      const QByteArray &body = {}, const QByteArray &headers = {});

private:
    QByteArray readLine();
    QByteArray read(qint64 size);

    QSslSocket m_socket;
};

/// The bytes of a request with its Host, and with Content-Length and a JSON type when there is a body.
QByteArray requestBytes(const QByteArray &method, const QByteArray &target, const QByteArray &token = {},
                        const QByteArray &body = {}, const QByteArray &headers = {});

} // namespace oz0
