// The server's key and certificate: ECDSA P-256, signed by itself, because clients trust exactly the certificates of their context.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Result.h"

#include <QByteArray>
#include <QStringList>

namespace oz0 {

struct Certificate
{
    QByteArray pem;
    QByteArray keyPem; ///< PKCS #8, unencrypted: for a file of 0600
};

inline constexpr int certificateDays = 397;

/// An IPv4 or IPv6 address, and not a host name.
bool isIpAddress(const QString &text);

/// Valid from an hour before `now`, for clocks that are late. `names` are host names and IP addresses, all of them as alternative
/// names; the first is the common name.
Result<Certificate> makeCertificate(const QStringList &names, Instant now);

} // namespace oz0
