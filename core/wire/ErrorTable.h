// The one mapping between an error's code, its name on the wire, its HTTP status, the exit status of a command and whether a
// retry can help.
#pragma once

#include "core/base/Error.h"

#include <QList>

namespace oz0 {

struct ErrorRow
{
    ErrorCode code;
    const char *name; ///< "candidate.taken_over"
    int httpStatus;   ///< 0: never sent by a server
    int exitStatus;   ///< offline.md: 0 1 2 3 4 5 6 70
    bool retryable;
};

const QList<ErrorRow> &errorTable();
const ErrorRow &rowOf(ErrorCode code);
/// Internal when the name is unknown.
ErrorCode errorCodeFromName(const QString &name);
/// The code for an answer whose body names none.
ErrorCode errorCodeFromStatus(int httpStatus);

} // namespace oz0
