#include "cluster/http/Call.h"
#include "core/base/JsonNumbers.h"
#include "core/wire/Codec.h"
#include "core/wire/ErrorTable.h"
#include "core/wire/Problem.h"

#include <QJsonDocument>

namespace oz0 {

namespace {

QString titleFor(int status)
{
    switch (status) {
    case 400:
        return QStringLiteral("The request is malformed");
    case 401:
        return QStringLiteral("Not signed in");
    case 403:
        return QStringLiteral("Not permitted");
    case 404:
        return QStringLiteral("Not found");
    case 405:
        return QStringLiteral("This resource has no such method");
    case 408:
        return QStringLiteral("The request came too slowly");
    case 409:
        return QStringLiteral("Refused, or in conflict with the present state");
    case 410:
        return QStringLiteral("Too old");
    case 412:
        return QStringLiteral("The precondition no longer holds");
    case 413:
        return QStringLiteral("Too large");
    case 414:
        return QStringLiteral("The target is too long");
    case 415:
        return QStringLiteral("This kind of body is not understood");
    case 417:
        return QStringLiteral("The expectation cannot be met");
    case 422:
        return QStringLiteral("Invalid");
    case 429:
        return QStringLiteral("Too many requests");
    case 431:
        return QStringLiteral("The header is too large");
    case 501:
        return QStringLiteral("Not implemented");
    case 503:
        return QStringLiteral("Not available now");
    case 505:
        return QStringLiteral("This version of HTTP is not spoken");
    default:
        return status < 500 ? QStringLiteral("The request cannot be answered") : QStringLiteral("The server failed");
    }
}

} // namespace

Answer jsonAnswer(const QJsonObject &object, int status)
{
    Answer answer;
    answer.status = status;
    answer.body = jsonText(QJsonDocument(object), QJsonDocument::Compact);
    return answer;
}

Answer issuedAnswer(const QString &id, const QString &token, Instant expires)
{
    return jsonAnswer(
        {{QStringLiteral("id"), id}, {QStringLiteral("token"), token}, {QStringLiteral("expires"), toText(expires)}});
}

Answer textAnswer(const QByteArray &text, const QByteArray &contentType)
{
    Answer answer;
    answer.contentType = contentType;
    answer.body = text;
    return answer;
}

Answer verdictAnswer(const QJsonObject &answer, const std::optional<RefusalRecord> &refused)
{
    if (!refused)
        return jsonAnswer(answer);
    const QList<Refusal> &refusals = refused->verdict.refusals;
    QJsonObject more = answer;
    more.insert(QStringLiteral("refusals"), toJsonArray(refusals));
    Error error{ErrorCode::Refused,
                QStringLiteral("%1 of %2 checks refused this").arg(refusals.size()).arg(refused->verdict.checks),
                {},
                {},
                0,
                0};
    if (!refusals.isEmpty())
        error.message = refusals.first().message.isEmpty() ? refusals.first().code : refusals.first().message;
    return problemAnswer(error, more);
}

Answer problemAnswer(const Error &error, const QJsonObject &more)
{
    const int status = rowOf(error.code).httpStatus;
    return problemAnswer(error, status == 0 ? 500 : status, more);
}

Answer problemAnswer(const Error &error, int status, const QJsonObject &more)
{
    Error told = error;
    // What went wrong inside is for the log; the caller learns that it was not his fault.
    if (status == 500)
        told = Error{error.code, QStringLiteral("the server failed; its log has the request's id"), {}, {}, 0, 0};
    QJsonObject problem = problemJson(told, more);
    problem.insert(QStringLiteral("title"), titleFor(status));
    problem.insert(QStringLiteral("status"), status);
    Answer answer = jsonAnswer(problem, status);
    answer.contentType = QByteArrayLiteral("application/problem+json");
    if (status >= 500)
        answer.failure = error.subject.isEmpty() ? error.message : error.message + QStringLiteral(": ") + error.subject;
    if (status == 429 || status == 503)
        answer.headers.append({QByteArrayLiteral("Retry-After"), QByteArrayLiteral("1")});
    if (status == 401)
        answer.headers.append({QByteArrayLiteral("WWW-Authenticate"), QByteArrayLiteral("Bearer")});
    return answer;
}

} // namespace oz0
