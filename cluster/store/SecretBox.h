// Seals what must not lie readable in the database: secrets' values and kept answers (AES-256-GCM).
#pragma once

#include "core/base/Random.h"
#include "core/base/Result.h"

#include <QByteArray>
#include <QString>

namespace oz0 {

class SecretBox
{
public:
    /// Reads the key file, 32 bytes that only its owner may read (else UnreadableFile).
    static Result<SecretBox> open(const QString &keyFile);
    /// Makes the key file where there is none, with mode 0600 from its first moment.
    static Result<void> makeKey(const QString &keyFile, Randomness &randomness);

    /// Base64 of nonce, tag and ciphertext. `place` (table, tenant, name) is bound in: a value moved elsewhere does not open.
    Result<QString> seal(const QByteArray &plain, const QString &place, Randomness &randomness) const;
    Result<QByteArray> unseal(const QString &sealed, const QString &place) const;

private:
    explicit SecretBox(QByteArray key) : m_key(std::move(key)) { }
    QByteArray m_key;
};

} // namespace oz0
