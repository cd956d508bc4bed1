// What a request's header means, checked where HTTP leaves room for two readings.
#pragma once

#include "cluster/http/Service.h"

#include <optional>
#include <utility>

namespace oz0 {

/// A header as the parser of HTTP's syntax gives it; names in small letters, values without surrounding blanks.
struct HeadFields
{
    QByteArray method;
    QByteArray target;
    int version = 11;
    bool isChunked = false;
    bool keepsAlive = false;
    std::optional<quint64> contentLength;
    QList<std::pair<QByteArray, QByteArray>> fields;
};

struct HeadFacts
{
    RequestHead request;
    QByteArray methodText;
    bool isHead = false; ///< HEAD: the answer to GET without its body
    bool keepsAlive = false;
    bool expectsContinue = false;
    std::optional<Answer> refused; ///< it can't be served at all
};

/// Refuses: a Host that is missing or twice, Content-Length twice or beside Transfer-Encoding, a coding other than chunked,
/// Authorization twice, an expectation other than 100-continue, an unknown method.
HeadFacts readHead(const HeadFields &fields, const QByteArray &id);

/// An answer after which the connection ends.
Answer lastAnswer(int status, const QString &why, ErrorCode code = ErrorCode::InvalidInput);

} // namespace oz0
