// How a new node finds its cluster: what `oz0 node token` writes and `oz0-node --join-file` reads.
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QString>
#include <QUrl>

namespace oz0 {

/// {"schema": 1, "server": URL, "certificates": PEM, "token": "…"}, 0600.
struct JoinFile
{
    QUrl server;
    QByteArray certificates; ///< PEM, one or two: exactly these are trusted; empty for plain HTTP on loopback
    QString token;           ///< the join token

    friend bool operator==(const JoinFile &, const JoinFile &) = default;
};

/// Refuses what readContext refuses: a file that others can use, an unknown schema, another kind of address, more than 256 KiB.
/// Errors (InvalidContext, UnreadableFile) never repeat the token.
Result<JoinFile> readJoinFile(const QString &file);
/// Writes with 0600 through a temporary file and a rename.
Result<void> writeJoinFile(const JoinFile &join, const QString &file);

} // namespace oz0
