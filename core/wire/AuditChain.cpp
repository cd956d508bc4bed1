#include "core/wire/AuditChain.h"

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
    const qint64 first = oldestFirst.isEmpty() ? 0 : oldestFirst.first().seq;
    const std::optional<ChainBreak> found = breakIn(oldestFirst, first, before);
    return found ? std::optional(found->seq) : std::nullopt;
}

std::optional<ChainBreak> breakIn(const QList<AuditEntry> &oldestFirst, qint64 first, const Digest &before)
{
    Digest previous = before;
    qint64 seq = first;
    for (const AuditEntry &entry : oldestFirst) {
        if (entry.seq != seq)
            return ChainBreak{entry.seq, ChainFault::Number};
        if (entry.previous != previous)
            return ChainBreak{entry.seq, ChainFault::Previous};
        if (entry.digest != chainDigest(entry))
            return ChainBreak{entry.seq, ChainFault::Content};
        previous = entry.digest;
        ++seq;
    }
    return std::nullopt;
}

} // namespace oz0
