// Certificates for loopback servers in tests, made on the spot.
#pragma once

#include <QByteArray>
#include <QList>

namespace oz0 {

struct TestCertificate
{
    QByteArray certificate; ///< PEM
    QByteArray key;         ///< PEM, ECDSA P-256
};

/// Self-signed for "name" (common name) and these alternative names ("IP:127.0.0.1", "DNS:localhost"); valid from and until so many
/// seconds from now.
TestCertificate makeTestCertificate(const QByteArray &name, const QByteArray &alternativeNames = "IP:127.0.0.1,DNS:localhost",
                                    long validFrom = -3600, long validUntil = 3600);

} // namespace oz0
