// What went wrong, as data: a code for programs, a sentence for logs, and the thing it is about.
#pragma once

#include <QList>
#include <QString>

namespace oz0 {

/// Codes by range: 1xxx input, 2xxx not allowed, 3xxx state or conflict, 4xxx not found, 5xxx transport, 6xxx internal.
/// core/wire/ErrorTable holds the only mapping to wire names, HTTP statuses, exit codes and retryability.
enum class ErrorCode {
    InvalidInput = 1001,        ///< malformed value, JSON or argument
    InvalidManifest = 1002,     ///< manifest.invalid
    InvalidBundle = 1003,       ///< bundle.invalid
    InvalidContext = 1004,      ///< a context file that cannot be used
    TooLarge = 1005,            ///< over a documented limit (413)
    Usage = 1006,               ///< the command line
    IdempotencyMismatch = 1007, ///< the same Idempotency-Key with another body (422)
    UnreadableFile = 1008,      ///< a file or folder of the person's machine

    NotSignedIn = 2001,     ///< 401
    NotPermitted = 2002,    ///< 403
    Refused = 2003,         ///< 409 with refusals
    ReadOnlyContext = 2004, ///< the client's own gate: a production context that is not unlocked (U7)

    Conflict = 3001,                ///< 409 without refusals
    StalePrecondition = 3002,       ///< 412: `rev` does not fit
    TakenOver = 3003,               ///< candidate.taken_over (D8)
    CandidateEnding = 3004,         ///< candidate.ending, retryable
    CandidateEnded = 3005,          ///< candidate.ended, with its `end`
    Compacted = 3006,               ///< changes.compacted (410)
    TooManyRequests = 3007,         ///< 429 with Retry-After
    NodeConfirmationMissing = 3008, ///< removal.residue: a node was silent at the deadline (U4)

    NotFound = 4001, ///< 404, also for what the caller may not know of

    Unreachable = 5001,       ///< no connection
    TimedOut = 5002,          ///< a deadline passed
    TlsRejected = 5003,       ///< the certificate is not one that the context trusts
    ProtocolViolation = 5004, ///< an answer that is not what the contract says
    Aborted = 5005,           ///< cancelled by the one who asked
    ServerUnavailable = 5006, ///< 503, retryable

    Internal = 6001,    ///< our fault
    StoreFailed = 6002, ///< the database
};

/// One failure. `message` is English, for logs and the CLI, and never holds a secret, token or header value;
/// `subject` names the field, path or object; `details` holds further failures that were found in the same look.
struct Error
{
    ErrorCode code = ErrorCode::Internal;
    QString message;
    QString subject;
    QList<Error> details;
    int line = 0;   ///< 1-based; 0 when there is no text to point at
    int column = 0; ///< 1-based

    friend bool operator==(const Error &, const Error &) = default;
};

} // namespace oz0
