// HTTP to one server, by the rules of one context: what is trusted, how long, how much.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Result.h"
#include "core/client/Context.h"

#include <QByteArray>
#include <QFuture>
#include <QNetworkAccessManager>
#include <QObject>
#include <QPointer>
#include <QSslConfiguration>

#include <functional>
#include <optional>

namespace oz0 {

class Exchange;
class RequestScope;

/// One request, ready to be sent; sent again whole when a failure says that this can help.
struct WireRequest
{
    QByteArray method;
    QString path;  ///< percent-encoded, from "/v1" on
    QString query; ///< percent-encoded
    QByteArray body;
    QByteArray contentType = "application/json";
    QString file;                                 ///< its bytes are the body instead
    std::function<void(qint64, qint64)> progress; ///< bytes of the body sent, and in all
    Milliseconds deadline{30000};                 ///< for everything, further attempts too; with a bundle: without progress
    int attempts = 3;
    bool isBundle = false;               ///< its bytes come or go (`file`): a slow line may take its time
    bool refusalIsAnswer = false;        ///< a 409 whose body has a `refused` record is an answer, not a failure
    qint64 mostBytes = 64 * 1024 * 1024; ///< of the answer
};

struct WireAnswer
{
    int status = 0;
    QByteArray body;
};

/// Trusts exactly the context's certificates and checks the host name; no TLS error is ever ignored, and a rejection names the
/// certificate and its fingerprint. Follows no redirect, keeps no cookie, uses no proxy for this machine. A POST or PUT carries an
/// Idempotency-Key, the same in every attempt. Lives in one thread.
class Transport : public QObject
{
    Q_OBJECT
public:
    explicit Transport(Context context, QObject *parent = nullptr);
    ~Transport() override;

    using Done = std::function<void(Result<WireAnswer>)>;
    /// Calls `done` exactly once: with any answer whose status is below 400, or a failure; Aborted when the scope ends it or the
    /// transport goes. Never before it returns.
    void send(RequestScope &scope, WireRequest request, Done done);

    const Context &context() const { return m_context; }
    /// Replaces the token. Affects requests sent from now on, and those that wait for one.
    void setToken(const QString &token);
    /// Where the token of a context that holds none comes from, such as a keychain. Asked before the first request; requests wait for
    /// it, and fail as NotSignedIn without it. Not asked again after a failure until askAgain().
    using TokenSource = std::function<QFuture<Result<QString>>()>;
    void setTokenSource(TokenSource source) { m_tokenSource = std::move(source); }
    void askAgain() { m_tokenProblem.reset(); }

private:
    friend class Exchange;
    QNetworkReply *start(const WireRequest &request, const QByteArray &idempotencyKey, QIODevice *body);
    /// After a rejection: trusts this one certificate alone when the context names it and it has not been tried so. OpenSSL finds
    /// an issuer by its name, so that of two self-signed certificates of one name (a rotation) it may look at the wrong one.
    bool trustAlone(const QSslCertificate &shown);

    void waitForToken(Exchange *exchange);

    Context m_context;
    TokenSource m_tokenSource;
    bool m_isAskingToken = false;
    std::optional<Error> m_tokenProblem;
    QList<QPointer<Exchange>> m_waiting; ///< for the token
    QSslConfiguration m_tls;
    QNetworkAccessManager m_network;
};

} // namespace oz0
