#include "cluster/http/Call.h"
#include "core/wire/ErrorTable.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace oz0 {

namespace {

QJsonObject complaint(const Error &error)
{
    QJsonObject object{{QStringLiteral("pointer"), error.subject}, {QStringLiteral("detail"), error.message}};
    if (error.line > 0) {
        object.insert(QStringLiteral("line"), error.line);
        object.insert(QStringLiteral("column"), error.column);
    }
    return object;
}

QString titleFor(int status)
{
    switch (status) {
    case 400: return QStringLiteral("The request is malformed");
    case 401: return QStringLiteral("Not signed in");
    case 403: return QStringLiteral("Not permitted");
    case 404: return QStringLiteral("Not found");
    case 405: return QStringLiteral("This resource has no such method");
    case 408: return QStringLiteral("The request came too slowly");
    case 409: return QStringLiteral("Refused, or in conflict with the present state");
    case 410: return QStringLiteral("Too old");
    case 412: return QStringLiteral("The precondition no longer holds");
    case 413: return QStringLiteral("Too large");
    case 415: return QStringLiteral("This kind of body is not understood");
    case 417: return QStringLiteral("The expectation cannot be met");
    case 422: return QStringLiteral("Invalid");
    case 429: return QStringLiteral("Too many requests");
    case 431: return QStringLiteral("The header is too large");
    case 503: return QStringLiteral("Not available now");
    default: return QStringLiteral("The server failed");
    }
}

} // namespace

Answer jsonAnswer(const QJsonObject &object, int status)
{
    Answer answer;
    answer.status = status;
    answer.body = QJsonDocument(object).toJson(QJsonDocument::Compact);
    return answer;
}

Answer textAnswer(const QByteArray &text, const QByteArray &contentType)
{
    Answer answer;
    answer.contentType = contentType;
    answer.body = text;
    return answer;
}

Answer problemAnswer(const Error &error, const QJsonObject &more)
{
    const int status = rowOf(error.code).httpStatus;
    return problemAnswer(error, status == 0 ? 500 : status, more);
}

Answer problemAnswer(const Error &error, int status, const QJsonObject &more)
{
    const ErrorRow &row = rowOf(error.code);
    QJsonObject problem = more;
    problem.insert(QStringLiteral("type"), QStringLiteral("about:blank"));
    problem.insert(QStringLiteral("title"), titleFor(status));
    problem.insert(QStringLiteral("status"), status);
    // What went wrong inside is for the log; the caller learns that it was not his fault.
    problem.insert(QStringLiteral("detail"), status == 500 ? QStringLiteral("the server failed; its log has the request's id") : error.message);
    problem.insert(QStringLiteral("code"), QLatin1String(row.name));
    problem.insert(QStringLiteral("retryable"), row.retryable);
    if (status < 500) {
        QJsonArray errors;
        for (const Error &detail : error.details)
            errors.append(complaint(detail));
        if (errors.isEmpty() && (error.line > 0 || !error.subject.isEmpty()))
            errors.append(complaint(error));
        if (!errors.isEmpty())
            problem.insert(QStringLiteral("errors"), errors);
    }
    Answer answer = jsonAnswer(problem, status);
    answer.contentType = QByteArrayLiteral("application/problem+json");
    if (status == 429 || status == 503)
        answer.headers.append({QByteArrayLiteral("Retry-After"), QByteArrayLiteral("1")});
    if (status == 401)
        answer.headers.append({QByteArrayLiteral("WWW-Authenticate"), QByteArrayLiteral("Bearer")});
    return answer;
}

} // namespace oz0
