#include "core/client/Exchange.h"

#include "core/client/TlsProblem.h"
#include "core/wire/ErrorTable.h"
#include "core/wire/Problem.h"

#include <QBuffer>
#include <QFile>
#include <QJsonDocument>
#include <QNetworkReply>
#include <QRandomGenerator>
#include <QSslConfiguration>
#include <QSslError>

#include <algorithm>

namespace oz0 {

namespace {

constexpr qint64 readAheadBytes = 256 * 1024;
constexpr int longestPauseMs = 10000;
/// Bytes that were handed over may still lie in this machine; a line as slow as a server accepts needs its time for them.
constexpr qint64 mostOnTheWay = 4 * 1024 * 1024;
constexpr qint64 slowestBytesEachSecond = 16 * 1024;

QByteArray freshKey()
{
    quint32 words[4];
    QRandomGenerator::system()->fillRange(words);
    return QByteArray(reinterpret_cast<const char *>(words), sizeof words).toHex();
}

bool helpsToRepeat(ErrorCode code)
{
    return code == ErrorCode::Unreachable || code == ErrorCode::ServerUnavailable || code == ErrorCode::TooManyRequests;
}

} // namespace

Exchange::Exchange(Transport &transport, WireRequest request, Transport::Done done)
    : QObject(&transport), m_transport(transport), m_request(std::move(request)), m_done(std::move(done))
{
    if (m_request.file.isEmpty() && (m_request.method == "POST" || m_request.method == "PUT"))
        m_idempotencyKey = freshKey();
    m_deadline.setSingleShot(true);
    m_pause.setSingleShot(true);
    connect(&m_deadline, &QTimer::timeout, this, &Exchange::onDeadline);
    connect(&m_pause, &QTimer::timeout, this, &Exchange::attempt);
}

Exchange::~Exchange()
{
    abort();
}

void Exchange::begin()
{
    m_deadline.start(m_request.deadline);
    m_pause.start(0);
}

void Exchange::refuse(const Error &why)
{
    m_refused = why;
    m_pause.start(0);
}

bool Exchange::openBody()
{
    m_body.reset();
    if (!m_request.file.isEmpty()) {
        m_body = std::make_unique<QFile>(m_request.file);
        return m_body->open(QIODevice::ReadOnly);
    }
    if (!m_request.body.isEmpty()) {
        m_body = std::make_unique<QBuffer>(&m_request.body);
        return m_body->open(QIODevice::ReadOnly);
    }
    return true;
}

void Exchange::attempt()
{
    if (m_refused) {
        finish(Failure(*m_refused));
        return;
    }
    ++m_attempt;
    m_answer.clear();
    m_tlsProblem.clear();
    if (!openBody()) {
        finish(Failure(ErrorCode::UnreadableFile, QStringLiteral("%1 cannot be read").arg(m_request.file), m_request.file));
        return;
    }
    m_reply = m_transport.start(m_request, m_idempotencyKey, m_body.get());
    m_reply->setReadBufferSize(readAheadBytes);
    connect(m_reply, &QNetworkReply::readyRead, this, &Exchange::onReadyRead);
    connect(m_reply, &QNetworkReply::finished, this, &Exchange::onFinished);
    connect(m_reply, &QNetworkReply::sslErrors, this, [this](const QList<QSslError> &errors) {
        m_shown = m_reply->sslConfiguration().peerCertificate();
        m_tlsProblem = describeTlsProblem(errors, m_shown, m_transport.context());
    });
    if (!m_request.file.isEmpty()) {
        connect(m_reply, &QNetworkReply::uploadProgress, this, [this](qint64 sent, qint64 total) {
            const qint64 onTheWay = sent == total ? std::min(total, mostOnTheWay) : 0;
            m_deadline.start(m_request.deadline + std::chrono::seconds(onTheWay / slowestBytesEachSecond));
            if (m_request.progress && total > 0)
                m_request.progress(sent, total);
        });
    }
}

void Exchange::onReadyRead()
{
    if (m_stop != Stop::None)
        return;
    m_answer += m_reply->readAll();
    if (m_answer.size() > m_request.mostBytes)
        stop(Stop::TooLarge);
    else if (m_request.isBundle)
        m_deadline.start(m_request.deadline);
}

void Exchange::onDeadline()
{
    if (m_reply)
        stop(Stop::Deadline);
    else
        finish(Failure(ErrorCode::TimedOut, QStringLiteral("the server did not answer in time")));
}

void Exchange::abort()
{
    if (!m_done)
        return;
    m_stop = Stop::Aborted;
    if (m_reply) {
        m_reply->disconnect(this);
        m_reply->abort();
    }
    finish(Failure(ErrorCode::Aborted, QStringLiteral("the request was aborted")));
}

void Exchange::stop(Stop why)
{
    m_stop = why;
    m_reply->abort(); // emits finished()
}

void Exchange::onFinished()
{
    if (m_stop == Stop::None)
        m_answer += m_reply->readAll();
    if (m_stop == Stop::None && m_answer.size() > m_request.mostBytes)
        m_stop = Stop::TooLarge;
    Result<WireAnswer> result = outcome();
    if (!result && tryAgain(result.error()))
        return;
    finish(std::move(result));
}

Result<WireAnswer> Exchange::outcome() const
{
    const QString where = m_transport.context().server.toString();
    if (m_stop == Stop::TooLarge)
        return Failure(ErrorCode::ProtocolViolation,
                       QStringLiteral("%1 answered with more than %2 bytes").arg(where).arg(m_request.mostBytes), where);
    if (m_stop == Stop::Deadline)
        return Failure(ErrorCode::TimedOut, QStringLiteral("%1 did not answer in time").arg(where), where);
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    const bool isCut = m_reply->error() != QNetworkReply::NoError && m_reply->error() < QNetworkReply::ContentAccessDenied;
    if (status == 0 || isCut)
        return Failure(networkFailure());
    if (status == 409 && m_request.refusalIsAnswer && QJsonDocument::fromJson(m_answer)[QLatin1String("refused")].isObject())
        return WireAnswer{status, m_answer};
    if (status >= 400)
        return Failure(errorFromProblem(status, m_answer));
    if (status >= 300)
        return Failure(ErrorCode::ProtocolViolation,
                       QStringLiteral("%1 answered with a redirect, which is not followed").arg(where), where);
    return WireAnswer{status, m_answer};
}

Error Exchange::networkFailure() const
{
    const QString where = m_transport.context().server.toString();
    ErrorCode code = ErrorCode::Unreachable;
    switch (m_reply->error()) {
    case QNetworkReply::SslHandshakeFailedError:
        code = ErrorCode::TlsRejected;
        break;
    case QNetworkReply::TimeoutError:
        code = ErrorCode::TimedOut;
        break;
    case QNetworkReply::ProtocolFailure:
    case QNetworkReply::ProtocolInvalidOperationError:
    case QNetworkReply::ProtocolUnknownError:
        code = ErrorCode::ProtocolViolation;
        break;
    default:
        break;
    }
    if (!m_tlsProblem.isEmpty())
        return Error{ErrorCode::TlsRejected, m_tlsProblem, where, {}, 0, 0};
    return Error{code, QStringLiteral("%1: %2").arg(where, m_reply->errorString()), where, {}, 0, 0};
}

bool Exchange::tryAgain(const Error &error)
{
    if (error.code == ErrorCode::TlsRejected && m_transport.trustAlone(m_shown)) {
        m_reply->deleteLater();
        m_reply.clear();
        m_pause.start(0);
        return true;
    }
    if (!helpsToRepeat(error.code) || m_attempt >= m_request.attempts)
        return false;
    int pause = (250 << (2 * (m_attempt - 1))) + int(QRandomGenerator::global()->bounded(100));
    const int asked = m_reply->rawHeader("Retry-After").toInt() * 1000;
    if (asked > longestPauseMs)
        return false;
    pause = std::max(pause, asked);
    if (m_request.file.isEmpty() && pause >= m_deadline.remainingTime())
        return false;
    m_reply->deleteLater();
    m_reply.clear();
    m_pause.start(pause);
    return true;
}

void Exchange::finish(Result<WireAnswer> answer)
{
    m_deadline.stop();
    m_pause.stop();
    if (m_reply) {
        m_reply->disconnect(this);
        m_reply->deleteLater();
        m_reply.clear();
    }
    deleteLater();
    if (const Transport::Done done = std::exchange(m_done, nullptr))
        done(std::move(answer));
}

} // namespace oz0
