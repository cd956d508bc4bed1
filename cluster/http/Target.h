// A request's target: its path in decoded segments and its query, or why it is none.
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QMap>
#include <QStringList>

namespace oz0 {

inline constexpr qsizetype targetMaxBytes = 8 * 1024;

struct Target
{
    QByteArray path; ///< as it came, without the query: for the log
    QStringList segments;
    QMap<QString, QString> query;
};

/// Origin form only. Percent escapes are decoded once and must give UTF-8 without control characters; "." and ".." as a segment, an
/// escaped slash in a segment, an empty segment (but for one at the end) and a query key given twice are errors: InvalidInput.
Result<Target> readTarget(const QByteArray &target);

} // namespace oz0
