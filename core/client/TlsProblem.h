// What is wrong with a server's certificate, in words that let a person compare it.
#pragma once

#include "core/client/Context.h"

#include <QList>
#include <QString>

class QSslCertificate;
class QSslError;

namespace oz0 {

/// Names the certificate, its SHA-256 fingerprint, everything that is wrong with it, and the fingerprints that the context trusts.
QString describeTlsProblem(const QList<QSslError> &errors, const QSslCertificate &shown, const Context &context);

/// "AB:CD:…", as browsers and openssl print it.
QString fingerprint(const QSslCertificate &certificate);

} // namespace oz0
