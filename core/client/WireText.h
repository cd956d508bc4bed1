// Texts of requests and answers: percent-encoding on the way out, decoding with the contract's complaints on the way in.
#pragma once

#include "core/wire/Codec.h"

#include <QString>

#include <initializer_list>
#include <utility>

namespace oz0 {

/// One part of a path, percent-encoded, "/" too.
QString pathPart(const QString &text);
/// "a=1&b=2", percent-encoded; pairs with an empty value are left out.
QString queryText(std::initializer_list<std::pair<const char *, QString>> pairs);

/// An empty body is an empty object; anything else that is no JSON object is a ProtocolViolation.
Result<QJsonObject> answerObject(const QByteArray &body);

/// Gives memory that reading a large answer took back to the system: what a thread has freed other threads do not get.
void giveBackFreed();

/// Unknown keys are a newer server's; everything else that the contract does not say is a ProtocolViolation with all complaints.
template <class T>
Result<T> decodeAnswer(const QByteArray &body)
{
    const Result<QJsonObject> object = answerObject(body);
    if (!object)
        return Failure(object.error());
    Result<T> value = decode<T>(*object);
    if (value)
        return value;
    Error error = value.error();
    error.code = ErrorCode::ProtocolViolation;
    error.message.prepend(QStringLiteral("the server's answer breaks the contract: "));
    return Failure(error);
}

} // namespace oz0
