#include "core/client/ServerAddress.h"

#include <QHostAddress>

namespace oz0 {

bool isLoopback(const QString &host)
{
    return host.compare(QLatin1String("localhost"), Qt::CaseInsensitive) == 0 || QHostAddress(host).isLoopback();
}

Result<QUrl> serverAddress(const QString &text)
{
    const QUrl url(text, QUrl::StrictMode);
    const auto invalid = [](const QString &why) { return Failure(ErrorCode::InvalidInput, why); };
    if (!url.isValid() || url.host().isEmpty())
        return invalid(QStringLiteral("must be a URL with a host"));
    if (!url.userInfo().isEmpty() || url.hasQuery() || url.hasFragment()
        || (!url.path().isEmpty() && url.path() != QLatin1String("/")))
        return invalid(QStringLiteral("must be a scheme, a host and perhaps a port"));
    if (url.scheme() != QLatin1String("https") && !(url.scheme() == QLatin1String("http") && isLoopback(url.host())))
        return invalid(QStringLiteral("must be https, or http to this machine"));
    return url.adjusted(QUrl::RemovePath);
}

bool isSameServer(const QUrl &server, const QString &text)
{
    const Result<QUrl> other = serverAddress(text);
    const auto port = [](const QUrl &url) { return url.port(url.scheme() == QLatin1String("https") ? 443 : 80); };
    return other && other->scheme() == server.scheme() && other->host() == server.host() && port(*other) == port(server);
}

} // namespace oz0
