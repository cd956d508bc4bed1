#include "cluster/access/Tokens.h"

#include <QCryptographicHash>

namespace oz0 {

QString makeToken(const char *prefix, Randomness &randomness)
{
    const QByteArray text = randomness.bytes(32).toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
    return QLatin1String(prefix) + QString::fromLatin1(text);
}

QString makeTokenId(Randomness &randomness)
{
    return QString::fromLatin1(randomness.bytes(4).toHex());
}

QString tokenKey(const QByteArray &sha256)
{
    return QString::fromLatin1(sha256.toHex());
}

QString tokenKeyOf(const QString &token)
{
    return tokenKey(QCryptographicHash::hash(token.toUtf8(), QCryptographicHash::Sha256));
}

} // namespace oz0
