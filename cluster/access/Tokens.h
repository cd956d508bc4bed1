// Tokens are 256 random bits, told once; only their SHA-256 is kept.
#pragma once

#include "core/base/Random.h"

#include <QByteArray>
#include <QString>

namespace oz0 {

/// "oz0s_" (session), "oz0n_" (node) or "oz0j_" (join) and 43 characters of base64url.
QString makeToken(const char *prefix, Randomness &randomness);
/// 8 hex digits, as "session:4be1…" names it.
QString makeTokenId(Randomness &randomness);
/// The form in which tokens are looked up: 64 hex digits.
QString tokenKey(const QByteArray &sha256);
QString tokenKeyOf(const QString &token);

} // namespace oz0
