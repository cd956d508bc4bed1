#include "tests/support/RawClient.h"

#include <QDeadlineTimer>
#include <QHostAddress>
#include <QJsonDocument>
#include <QSslCertificate>
#include <QSslConfiguration>

namespace oz0 {

namespace {

constexpr int deadline = 10000;

} // namespace

QJsonObject RawAnswer::json() const
{
    return QJsonDocument::fromJson(body).object();
}

QByteArray RawAnswer::code() const
{
    return json().value(QLatin1String("code")).toString().toLatin1();
}

RawClient::RawClient(quint16 port)
{
    m_socket.connectToHost(QHostAddress(QHostAddress::LocalHost), port);
    m_socket.waitForConnected(deadline);
}

bool RawClient::encrypt(const QByteArray &pem, QSsl::SslProtocol protocol)
{
    QSslConfiguration configuration = m_socket.sslConfiguration();
    configuration.setCaCertificates(QSslCertificate::fromData(pem, QSsl::Pem));
    configuration.setProtocol(protocol);
    m_socket.setSslConfiguration(configuration);
    m_socket.setPeerVerifyName(QStringLiteral("localhost"));
    m_socket.startClientEncryption();
    return m_socket.waitForEncrypted(deadline);
}

void RawClient::send(const QByteArray &bytes)
{
    m_socket.write(bytes);
    while (m_socket.bytesToWrite() > 0 && m_socket.waitForBytesWritten(deadline)) { }
}

QByteArray RawClient::readLine()
{
    const QDeadlineTimer timer(deadline);
    while (!m_socket.canReadLine()) {
        if (timer.hasExpired() || !m_socket.waitForReadyRead(int(timer.remainingTime()))) {
            if (!m_socket.canReadLine())
                return {};
        }
    }
    return m_socket.readLine().trimmed();
}

QByteArray RawClient::read(qint64 size)
{
    const QDeadlineTimer timer(deadline);
    QByteArray bytes;
    while (bytes.size() < size) {
        bytes += m_socket.read(size - bytes.size());
        if (bytes.size() < size
            && (timer.hasExpired() || (m_socket.bytesAvailable() == 0 && !m_socket.waitForReadyRead(int(timer.remainingTime())))))
            break;
    }
    return bytes;
}

RawAnswer RawClient::receive(bool expectsBody)
{
    RawAnswer answer;
    const QByteArray status = readLine();
    if (!status.startsWith("HTTP/1.1 "))
        return answer;
    for (QByteArray line = readLine(); !line.isEmpty(); line = readLine()) {
        const qsizetype colon = line.indexOf(':');
        answer.headers.insert(line.left(colon).toLower(), line.mid(colon + 1).trimmed());
    }
    answer.status = status.mid(9, 3).toInt();
    if (expectsBody)
        answer.body = read(answer.headers.value("content-length").toLongLong());
    return answer;
}

bool RawClient::waitForEnd()
{
    return m_socket.state() == QAbstractSocket::UnconnectedState || m_socket.waitForDisconnected(deadline);
}

RawAnswer RawClient::request(const QByteArray &method, const QByteArray &target, const QByteArray &token, const QByteArray &body,
                             const QByteArray &headers)
{
    send(requestBytes(method, target, token, body, headers));
    return receive(method != "HEAD");
}

QByteArray requestBytes(const QByteArray &method, const QByteArray &target, const QByteArray &token, const QByteArray &body,
                        const QByteArray &headers)
{
    QByteArray bytes = method + ' ' + target + " HTTP/1.1\r\nHost: localhost\r\n";
    if (!token.isEmpty())
        bytes += "Authorization: Bearer " + token + "\r\n";
    if (!body.isEmpty())
        bytes += "Content-Type: application/json\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n";
    return bytes + headers + "\r\n" + body;
}

} // namespace oz0
