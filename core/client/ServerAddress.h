// Which addresses a management server may have.
#pragma once

#include "core/base/Result.h"

#include <QString>
#include <QUrl>

namespace oz0 {

/// https to anywhere, http to this machine only; a host, perhaps a port, and nothing else. Errors do not repeat the text.
Result<QUrl> serverAddress(const QString &text);

/// The same scheme, host and port; a port left out is the scheme's own.
bool isSameServer(const QUrl &server, const QString &text);

/// localhost, 127.0.0.0/8 or ::1, without asking a name server.
bool isLoopback(const QString &host);

} // namespace oz0
