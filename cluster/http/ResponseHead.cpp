#include "cluster/http/ResponseHead.h"

#include <QRandomGenerator>

namespace oz0 {

namespace {

QByteArray reasonFor(int status)
{
    switch (status) {
    case 200:
        return "OK";
    case 201:
        return "Created";
    case 204:
        return "No Content";
    case 400:
        return "Bad Request";
    case 401:
        return "Unauthorized";
    case 403:
        return "Forbidden";
    case 404:
        return "Not Found";
    case 405:
        return "Method Not Allowed";
    case 408:
        return "Request Timeout";
    case 409:
        return "Conflict";
    case 410:
        return "Gone";
    case 412:
        return "Precondition Failed";
    case 413:
        return "Content Too Large";
    case 414:
        return "URI Too Long";
    case 415:
        return "Unsupported Media Type";
    case 417:
        return "Expectation Failed";
    case 422:
        return "Unprocessable Content";
    case 429:
        return "Too Many Requests";
    case 431:
        return "Request Header Fields Too Large";
    case 500:
        return "Internal Server Error";
    case 501:
        return "Not Implemented";
    case 503:
        return "Service Unavailable";
    case 505:
        return "HTTP Version Not Supported";
    default:
        return "Answer";
    }
}

} // namespace

QByteArray responseHead(const Answer &answer, qint64 bodySize, const QByteArray &requestId, bool closes)
{
    QByteArray head = "HTTP/1.1 " + QByteArray::number(answer.status) + ' ' + reasonFor(answer.status) + "\r\n";
    if (answer.status != 204) {
        head += "Content-Type: " + answer.contentType + "\r\n";
        head += "Content-Length: " + QByteArray::number(bodySize) + "\r\n";
    }
    if (answer.revision >= 0)
        head += "Oz0-Revision: " + QByteArray::number(answer.revision) + "\r\n";
    head += "X-Request-Id: " + requestId + "\r\nX-Content-Type-Options: nosniff\r\n";
    for (const auto &[name, value] : answer.headers)
        head += name + ": " + value + "\r\n";
    if (closes)
        head += "Connection: close\r\n";
    return head + "\r\n";
}

QByteArray newRequestId()
{
    return QByteArray::number(QRandomGenerator::global()->generate64(), 16).rightJustified(16, '0');
}

QByteArray forLog(QByteArray text)
{
    text.truncate(300);
    for (char &c : text) {
        if (c < 0x20 || c > 0x7e || c == '"')
            c = '?';
    }
    return text;
}

} // namespace oz0
