// A relay between a console and a server that can hold or cut the line, so that the tour shows real broken streams.
#pragma once

#include <QTcpServer>
#include <QTcpSocket>
#include <QUrl>

namespace oz0 {

/// Bytes pass unchanged, so TLS is between the two ends as ever. Listens on loopback only.
class Relay : public QObject
{
    Q_OBJECT
public:
    enum class Mode { Forward, Hold };

    explicit Relay(const QUrl &server, QObject *parent = nullptr);
    ~Relay() override;
    QUrl url() const; ///< the server's, by way of this relay
    void setMode(Mode mode) { m_mode = mode; }
    void cut(); ///< ends all lines and takes no more

private:
    void onConnection();

    QUrl m_server;
    QTcpServer m_listener;
    Mode m_mode = Mode::Forward;
    QList<QTcpSocket *> m_sockets;
};

} // namespace oz0
