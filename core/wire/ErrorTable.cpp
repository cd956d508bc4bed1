#include "core/wire/ErrorTable.h"

#include <algorithm>

namespace oz0 {

const QList<ErrorRow> &errorTable()
{
    static const QList<ErrorRow> rows{
        {ErrorCode::InvalidInput, "input.invalid", 422, 5, false},
        {ErrorCode::InvalidManifest, "manifest.invalid", 422, 5, false},
        {ErrorCode::InvalidBundle, "bundle.invalid", 422, 5, false},
        {ErrorCode::InvalidContext, "context.invalid", 0, 5, false},
        {ErrorCode::TooLarge, "input.too_large", 413, 5, false},
        {ErrorCode::Usage, "usage", 0, 2, false},
        {ErrorCode::IdempotencyMismatch, "idempotency.mismatch", 422, 70, false},
        {ErrorCode::UnreadableFile, "file.unreadable", 0, 5, false},
        {ErrorCode::NotSignedIn, "access.not_signed_in", 401, 3, false},
        {ErrorCode::NotPermitted, "access.not_permitted", 403, 3, false},
        {ErrorCode::Refused, "refused", 409, 1, false},
        {ErrorCode::ReadOnlyContext, "context.read_only", 0, 3, false},
        {ErrorCode::Conflict, "conflict", 409, 1, false},
        {ErrorCode::StalePrecondition, "precondition.stale", 412, 1, false},
        {ErrorCode::TakenOver, "candidate.taken_over", 409, 1, false},
        {ErrorCode::CandidateEnding, "candidate.ending", 409, 1, true},
        {ErrorCode::CandidateEnded, "candidate.ended", 409, 1, false},
        {ErrorCode::Compacted, "changes.compacted", 410, 70, false},
        {ErrorCode::TooManyRequests, "requests.too_many", 429, 4, true},
        {ErrorCode::NodeConfirmationMissing, "removal.residue", 0, 6, false},
        {ErrorCode::NotFound, "not_found", 404, 5, false},
        {ErrorCode::Unreachable, "server.unreachable", 0, 4, true},
        {ErrorCode::TimedOut, "request.timed_out", 408, 6, true},
        {ErrorCode::TlsRejected, "server.certificate_rejected", 0, 4, false},
        {ErrorCode::ProtocolViolation, "server.protocol", 0, 4, false},
        {ErrorCode::Aborted, "request.aborted", 0, 6, false},
        {ErrorCode::ServerUnavailable, "server.unavailable", 503, 4, true},
        {ErrorCode::Internal, "internal", 500, 70, false},
        {ErrorCode::StoreFailed, "store.failed", 500, 70, true},
    };
    return rows;
}

const ErrorRow &rowOf(ErrorCode code)
{
    const QList<ErrorRow> &rows = errorTable();
    const auto at = std::find_if(rows.begin(), rows.end(), [code](const ErrorRow &row) { return row.code == code; });
    return at != rows.end() ? *at : rowOf(ErrorCode::Internal);
}

ErrorCode errorCodeFromName(const QString &name)
{
    for (const ErrorRow &row : errorTable()) {
        if (name == QLatin1String(row.name))
            return row.code;
    }
    return ErrorCode::Internal;
}

ErrorCode errorCodeFromStatus(int httpStatus)
{
    switch (httpStatus) {
    case 401:
        return ErrorCode::NotSignedIn;
    case 403:
        return ErrorCode::NotPermitted;
    case 404:
        return ErrorCode::NotFound;
    case 408:
        return ErrorCode::TimedOut;
    case 409:
        return ErrorCode::Conflict;
    case 410:
        return ErrorCode::Compacted;
    case 412:
        return ErrorCode::StalePrecondition;
    case 413:
    case 431:
        return ErrorCode::TooLarge;
    case 429:
        return ErrorCode::TooManyRequests;
    case 502:
    case 503:
    case 504:
        return ErrorCode::ServerUnavailable;
    default:
        break;
    }
    if (httpStatus >= 400 && httpStatus < 500)
        return ErrorCode::InvalidInput;
    return httpStatus >= 500 && httpStatus < 600 ? ErrorCode::Internal : ErrorCode::ProtocolViolation;
}

} // namespace oz0
