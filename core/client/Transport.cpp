#include "core/client/Transport.h"

#include "core/client/Await.h"
#include "core/client/Exchange.h"
#include "core/client/RequestScope.h"
#include "core/client/ServerAddress.h"

#include <QNetworkProxyFactory>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QSslCertificate>

#include <utility>

namespace oz0 {

namespace {

class ProxyChoice : public QNetworkProxyFactory
{
public:
    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery &query) override
    {
        if (isLoopback(query.peerHostName()))
            return {QNetworkProxy(QNetworkProxy::NoProxy)};
        return systemProxyForQuery(query);
    }
};

QSslConfiguration trusting(const QByteArray &certificates)
{
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setCaCertificates(QSslCertificate::fromData(certificates, QSsl::Pem));
    tls.setPeerVerifyMode(QSslSocket::VerifyPeer);
    tls.setProtocol(QSsl::TlsV1_2OrLater);
    return tls;
}

} // namespace

Transport::Transport(Context context, QObject *parent)
    : QObject(parent), m_context(std::move(context)), m_tls(trusting(m_context.certificates))
{
    m_network.setProxyFactory(new ProxyChoice);
    m_network.setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy);
}

Transport::~Transport()
{
    qDeleteAll(findChildren<Exchange *>(QString(), Qt::FindDirectChildrenOnly));
}

void Transport::send(RequestScope &scope, WireRequest request, Done done)
{
    auto *exchange = new Exchange(*this, std::move(request), std::move(done));
    scope.add(exchange);
    if (m_context.token.isEmpty() && m_tokenSource)
        waitForToken(exchange);
    else
        exchange->begin();
}

void Transport::waitForToken(Exchange *exchange)
{
    if (m_tokenProblem) {
        exchange->refuse(*m_tokenProblem);
        return;
    }
    m_waiting.append(exchange);
    if (m_isAskingToken)
        return;
    m_isAskingToken = true;
    await(m_tokenSource(), this, [this](const Result<QString> &token) {
        m_isAskingToken = false;
        if (token) {
            setToken(*token);
            return;
        }
        m_tokenProblem = Error{
            ErrorCode::NotSignedIn,
            QStringLiteral("the token of the context %1 is not to be had: %2").arg(m_context.name, token.error().message),
            m_context.name,
            {token.error()},
            0,
            0};
        for (const QPointer<Exchange> &waiting : std::exchange(m_waiting, {})) {
            if (waiting)
                waiting->refuse(*m_tokenProblem);
        }
    });
}

void Transport::setToken(const QString &token)
{
    m_context.token = token;
    m_tokenProblem.reset();
    for (const QPointer<Exchange> &waiting : std::exchange(m_waiting, {})) {
        if (waiting)
            waiting->begin();
    }
}

bool Transport::trustAlone(const QSslCertificate &shown)
{
    const QList<QSslCertificate> alone{shown};
    if (m_tls.caCertificates() == alone || !QSslCertificate::fromData(m_context.certificates, QSsl::Pem).contains(shown))
        return false;
    m_tls.setCaCertificates(alone);
    m_network.clearConnectionCache();
    return true;
}

QNetworkReply *Transport::start(const WireRequest &request, const QByteArray &idempotencyKey, QIODevice *body)
{
    QUrl url = m_context.server;
    url.setPath(request.path, QUrl::TolerantMode); // keeps its percent-encoding
    if (!request.query.isEmpty())
        url.setQuery(request.query);
    QNetworkRequest wire(url);
    wire.setSslConfiguration(m_tls);
    wire.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    wire.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    wire.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    wire.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    wire.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    wire.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    wire.setRawHeader("Authorization", "Bearer " + m_context.token.toLatin1());
    wire.setRawHeader("Accept", "application/json");
    wire.setRawHeader("Accept-Encoding", "identity");
    if (!idempotencyKey.isEmpty())
        wire.setRawHeader("Idempotency-Key", idempotencyKey);
    if (!body)
        return m_network.sendCustomRequest(wire, request.method);
    wire.setHeader(QNetworkRequest::ContentTypeHeader, request.contentType);
    wire.setHeader(QNetworkRequest::ContentLengthHeader, body->size());
    return m_network.sendCustomRequest(wire, request.method, body);
}

} // namespace oz0
