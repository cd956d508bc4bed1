// The header of an answer as bytes, and what is safe to write into a log.
#pragma once

#include "cluster/http/Call.h"

#include <QByteArray>

namespace oz0 {

QByteArray responseHead(const Answer &answer, qint64 bodySize, const QByteArray &requestId, bool closes);

/// 16 hex; tells the requests of a server apart in its log and its answers.
QByteArray newRequestId();

/// At most 300 bytes of visible ASCII; everything else becomes '?'.
QByteArray forLog(QByteArray text);

} // namespace oz0
