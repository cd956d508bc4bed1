#include "core/client/TlsProblem.h"

#include <QCryptographicHash>
#include <QSslCertificate>
#include <QSslError>
#include <QStringList>

namespace oz0 {

QString fingerprint(const QSslCertificate &certificate)
{
    return QString::fromLatin1(certificate.digest(QCryptographicHash::Sha256).toHex(':')).toUpper();
}

QString describeTlsProblem(const QList<QSslError> &errors, const QSslCertificate &shown, const Context &context)
{
    QStringList reasons;
    QSslCertificate certificate = shown;
    for (const QSslError &error : errors) {
        if (!reasons.contains(error.errorString()))
            reasons.append(error.errorString());
        if (certificate.isNull())
            certificate = error.certificate();
    }
    QStringList trusted;
    for (const QSslCertificate &known : QSslCertificate::fromData(context.certificates, QSsl::Pem))
        trusted.append(fingerprint(known));
    const QString name = certificate.subjectInfo(QSslCertificate::CommonName).join(QStringLiteral(", ")).left(200);
    return QStringLiteral(
               "the certificate of %1 is not accepted: %2 It is \"%3\", valid until %4, SHA-256 %5; the context trusts %6.")
        .arg(context.server.toString(), reasons.join(QLatin1Char(' ')), name,
             certificate.expiryDate().toUTC().toString(Qt::ISODate), fingerprint(certificate),
             trusted.isEmpty() ? QStringLiteral("none") : trusted.join(QStringLiteral(" and ")));
}

} // namespace oz0
