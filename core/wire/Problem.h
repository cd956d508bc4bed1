// A failure as it travels: application/problem+json (RFC 9457), the same code on both ends.
#pragma once

#include "core/base/Error.h"

#include <QByteArray>
#include <QJsonObject>

namespace oz0 {

/// {"type", "title", "status", "detail", "code", "subject", "errors": [{"pointer", "detail", "line", "column"}]}; `more` holds the
/// members of a refused answer, which stand beside these.
QJsonObject problemJson(const Error &error, const QJsonObject &more = {});

/// The Error of an answer with this status; a body that is no problem gives the status's own code. At most 1,000 complaints are kept.
Error errorFromProblem(int httpStatus, const QByteArray &body);

} // namespace oz0
