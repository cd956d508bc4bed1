// The chain of a tenant's audit entries: each holds the digest of the one before it, so that whoever reads them can check them.
#pragma once

#include "core/domain/Audit.h"

#include <QJsonObject>
#include <QList>

#include <optional>

namespace oz0 {

/// "sha256:" over the RFC 8785 form of the object.
Digest digestOf(const QJsonObject &object);
/// The digest that an entry must carry: of itself without `digest`.
Digest chainDigest(const AuditEntry &entry);
/// The number of the first entry that does not fit, oldest first; nothing when the chain holds. `before` is the digest of the
/// entry before the first (empty at the beginning).
std::optional<qint64> firstBreak(const QList<AuditEntry> &oldestFirst, const Digest &before = {});
/// The same, with what does not fit; the first entry must have the number `first`.
std::optional<ChainBreak> breakIn(const QList<AuditEntry> &oldestFirst, qint64 first, const Digest &before);

} // namespace oz0
