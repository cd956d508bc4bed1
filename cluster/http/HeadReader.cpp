#include "cluster/http/HeadReader.h"

namespace oz0 {

namespace {

QList<QByteArray> valuesOf(const HeadFields &head, const char *name)
{
    QList<QByteArray> values;
    for (const auto &[key, value] : head.fields) {
        if (key == name)
            values.append(value);
    }
    return values;
}

/// Why it can't be served; nothing when it can.
std::optional<Answer> refusalOf(const HeadFields &head)
{
    const QList<QByteArray> lengths = valuesOf(head, "content-length");
    const QList<QByteArray> codings = valuesOf(head, "transfer-encoding");
    const QList<QByteArray> expectations = valuesOf(head, "expect");
    if (head.version != 10 && head.version != 11)
        return lastAnswer(505, QStringLiteral("this speaks HTTP/1.1"));
    if (head.version == 11 && valuesOf(head, "host").size() != 1)
        return lastAnswer(400, QStringLiteral("there must be one Host"));
    if (lengths.size() > 1 || (!codings.isEmpty() && !lengths.isEmpty()))
        return lastAnswer(400, QStringLiteral("the body's length is said twice"));
    if (codings.size() > 1 || (codings.size() == 1 && codings.first().toLower() != "chunked"))
        return lastAnswer(501, QStringLiteral("a body is sent as it is, or chunked"));
    if (valuesOf(head, "authorization").size() > 1)
        return lastAnswer(400, QStringLiteral("there must be one Authorization"));
    if (valuesOf(head, "idempotency-key").size() > 1)
        return lastAnswer(400, QStringLiteral("there must be one Idempotency-Key"));
    if (expectations.size() > 1 || (expectations.size() == 1 && expectations.first().toLower() != "100-continue"))
        return lastAnswer(417, QStringLiteral("only 100-continue can be expected"));
    if (!methodFromWord(head.method)) {
        Answer answer = lastAnswer(405, QStringLiteral("there is no such method"));
        answer.headers.append({QByteArrayLiteral("Allow"), QByteArrayLiteral("GET, HEAD, PUT, POST, PATCH, DELETE")});
        return answer;
    }
    return std::nullopt;
}

} // namespace

HeadFacts readHead(const HeadFields &fields, const QByteArray &id)
{
    const auto only = [&fields](const char *name) { return valuesOf(fields, name).value(0); };
    HeadFacts head;
    head.methodText = fields.method.left(20);
    head.isHead = fields.method == "HEAD";
    head.keepsAlive = fields.keepsAlive;
    head.expectsContinue = !valuesOf(fields, "expect").isEmpty();
    head.refused = refusalOf(fields);
    head.request.id = id;
    head.request.method = methodFromWord(fields.method).value_or(Method::Get);
    head.request.target = fields.target;
    head.request.authorization = only("authorization");
    head.request.idempotencyKey = only("idempotency-key");
    head.request.contentType = only("content-type");
    head.request.contentLength = fields.contentLength;
    head.request.hasBody = fields.isChunked || fields.contentLength.value_or(0) > 0;
    return head;
}

Answer lastAnswer(int status, const QString &why, ErrorCode code)
{
    Answer answer = problemAnswer(Error{code, why, {}, {}, 0, 0}, status);
    answer.closes = true;
    return answer;
}

} // namespace oz0
