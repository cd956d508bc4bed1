#include "tests/support/ScriptedServer.h"

#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslServer>

namespace oz0 {

namespace {

std::unique_ptr<QTcpServer> makeServer(const std::optional<TestCertificate> &tls)
{
    if (!tls)
        return std::make_unique<QTcpServer>();
    auto server = std::make_unique<QSslServer>();
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setLocalCertificate(QSslCertificate(tls->certificate));
    configuration.setPrivateKey(QSslKey(tls->key, QSsl::Ec));
    server->setSslConfiguration(configuration);
    return server;
}

} // namespace

ScriptedServer::ScriptedServer(Script script, const std::optional<TestCertificate> &tls, QObject *parent)
    : QObject(parent), m_script(std::move(script)), m_server(makeServer(tls)), m_isTls(tls.has_value())
{
    connect(m_server.get(), &QTcpServer::pendingConnectionAvailable, this, &ScriptedServer::onConnection);
    if (!m_server->listen(QHostAddress::LocalHost))
        qFatal("no port on loopback: %s", qPrintable(m_server->errorString()));
}

QUrl ScriptedServer::url(const QString &host) const
{
    QUrl url;
    url.setScheme(m_isTls ? QStringLiteral("https") : QStringLiteral("http"));
    url.setHost(host);
    url.setPort(m_server->serverPort());
    return url;
}

QByteArray ScriptedServer::answer(int status, const QByteArray &body, const QByteArray &moreHeaders)
{
    return "HTTP/1.1 " + QByteArray::number(status) + " Scripted\r\nContent-Type: application/json\r\nContent-Length: "
        + QByteArray::number(body.size()) + "\r\n" + moreHeaders + "\r\n" + body;
}

void ScriptedServer::onConnection()
{
    while (QTcpSocket *socket = m_server->nextPendingConnection()) {
        connect(socket, &QTcpSocket::readyRead, this, [this, socket] { onReadyRead(socket); });
        connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
            m_buffers.remove(socket);
            socket->deleteLater();
        });
        onReadyRead(socket);
    }
}

void ScriptedServer::onReadyRead(QTcpSocket *socket)
{
    QByteArray &buffer = m_buffers[socket];
    buffer += socket->readAll();
    for (;;) {
        const qsizetype end = buffer.indexOf("\r\n\r\n");
        if (end < 0)
            return;
        ReceivedRequest request;
        request.socket = socket;
        const QList<QByteArray> lines = buffer.left(end).split('\n');
        const QList<QByteArray> first = lines.first().trimmed().split(' ');
        request.method = first.value(0);
        request.target = first.value(1);
        for (const QByteArray &line : lines.mid(1)) {
            const qsizetype colon = line.indexOf(':');
            request.headers.insert(line.left(colon).trimmed().toLower(), line.mid(colon + 1).trimmed());
        }
        const qsizetype length = request.headers.value("content-length").toLongLong();
        if (buffer.size() < end + 4 + length)
            return;
        request.body = buffer.mid(end + 4, length);
        buffer.remove(0, end + 4 + length);
        m_requests.append(request);
        m_script(request);
        Q_EMIT received();
        if (!m_buffers.contains(socket))
            return;
    }
}

} // namespace oz0
