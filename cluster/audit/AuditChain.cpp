#include "cluster/audit/AuditChain.h"

#include "core/wire/Codec.h"

#include <QCryptographicHash>

namespace oz0 {

Digest digestOf(const QJsonObject &object)
{
    const QByteArray hash = QCryptographicHash::hash(canonicalJson(object), QCryptographicHash::Sha256);
    return Digest(QStringLiteral("sha256:") + QString::fromLatin1(hash.toHex()));
}

Digest chainDigest(const AuditEntry &entry)
{
    QJsonObject object = toJson(entry);
    object.remove(QStringLiteral("digest"));
    return digestOf(object);
}

std::optional<qint64> firstBreak(const QList<AuditEntry> &oldestFirst, const Digest &before)
{
    Digest previous = before;
    qint64 seq = oldestFirst.isEmpty() ? 0 : oldestFirst.first().seq;
    for (const AuditEntry &entry : oldestFirst) {
        if (entry.seq != seq || entry.previous != previous || entry.digest != chainDigest(entry))
            return entry.seq;
        previous = entry.digest;
        ++seq;
    }
    return std::nullopt;
}

} // namespace oz0
