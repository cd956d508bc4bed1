#include "app/console/Relay.h"

namespace oz0 {

Relay::Relay(const QUrl &server, QObject *parent) : QObject(parent), m_server(server)
{
    m_listener.listen(QHostAddress::LocalHost);
    connect(&m_listener, &QTcpServer::newConnection, this, &Relay::onConnection);
}

// The sockets belong to the listener, which goes last and would tell of their end.
Relay::~Relay()
{
    for (QTcpSocket *socket : std::as_const(m_sockets))
        socket->disconnect(this);
}

QUrl Relay::url() const
{
    QUrl url = m_server;
    url.setPort(m_listener.serverPort());
    return url;
}

void Relay::cut()
{
    m_listener.close();
    for (QTcpSocket *socket : std::exchange(m_sockets, {}))
        socket->abort();
}

void Relay::onConnection()
{
    QTcpSocket *near = m_listener.nextPendingConnection();
    m_sockets.append(near);
    connect(near, &QTcpSocket::disconnected, this, [this, near] {
        m_sockets.removeAll(near);
        near->deleteLater();
    });
    if (m_mode == Mode::Hold)
        return;
    auto *far = new QTcpSocket(near);
    far->connectToHost(m_server.host(), quint16(m_server.port(443)));
    connect(near, &QTcpSocket::readyRead, far, [near, far] { far->write(near->readAll()); });
    connect(far, &QTcpSocket::readyRead, near, [near, far] { near->write(far->readAll()); });
    connect(far, &QTcpSocket::disconnected, near, &QTcpSocket::disconnectFromHost);
}

} // namespace oz0
