#include "cluster/store/SecretBox.h"

#include <QFile>
#include <QFileInfo>

#include <openssl/evp.h>

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <memory>

namespace oz0 {

namespace {

constexpr int keyBytes = 32;
constexpr int nonceBytes = 12;
constexpr int tagBytes = 16;

struct FreeCipher
{
    void operator()(EVP_CIPHER_CTX *context) const { EVP_CIPHER_CTX_free(context); }
};
using Cipher = std::unique_ptr<EVP_CIPHER_CTX, FreeCipher>;

const unsigned char *raw(const QByteArray &bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.constData());
}

unsigned char *raw(QByteArray &bytes)
{
    return reinterpret_cast<unsigned char *>(bytes.data());
}

} // namespace

Result<void> SecretBox::makeKey(const QString &keyFile, Randomness &randomness)
{
    const int file = ::open(QFile::encodeName(keyFile).constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file < 0 && errno == EEXIST)
        return {};
    if (file < 0)
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("the key file cannot be made"), keyFile);
    const QByteArray key = randomness.bytes(keyBytes);
    const bool written = ::write(file, key.constData(), size_t(key.size())) == key.size() && ::fsync(file) == 0;
    ::close(file);
    if (!written)
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("the key file cannot be written"), keyFile);
    return {};
}

Result<SecretBox> SecretBox::open(const QString &keyFile)
{
    QFile file(keyFile);
    if (!file.open(QIODevice::ReadOnly))
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("the key file cannot be read"), keyFile);
    const QFile::Permissions others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther
        | QFile::WriteOther | QFile::ExeOther;
    if (QFileInfo(keyFile).permissions() & others)
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("the key file must be readable by its owner alone (0600)"),
                       keyFile);
    const QByteArray key = file.read(keyBytes + 1);
    if (key.size() != keyBytes)
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("the key file does not hold 32 bytes"), keyFile);
    return SecretBox(key);
}

Result<QString> SecretBox::seal(const QByteArray &plain, const QString &place, Randomness &randomness) const
{
    const QByteArray nonce = randomness.bytes(nonceBytes);
    const QByteArray bound = place.toUtf8();
    QByteArray text(plain.size(), Qt::Uninitialized);
    QByteArray tag(tagBytes, Qt::Uninitialized);
    const Cipher cipher(EVP_CIPHER_CTX_new());
    int length = 0;
    const bool sealed = cipher && EVP_EncryptInit_ex(cipher.get(), EVP_aes_256_gcm(), nullptr, raw(m_key), raw(nonce)) == 1
        && EVP_EncryptUpdate(cipher.get(), nullptr, &length, raw(bound), int(bound.size())) == 1
        && EVP_EncryptUpdate(cipher.get(), raw(text), &length, raw(plain), int(plain.size())) == 1
        && EVP_EncryptFinal_ex(cipher.get(), raw(tag), &length) == 1
        && EVP_CIPHER_CTX_ctrl(cipher.get(), EVP_CTRL_GCM_GET_TAG, tagBytes, tag.data()) == 1;
    if (!sealed)
        return Failure(ErrorCode::Internal, QStringLiteral("a value could not be sealed"), place);
    return QString::fromLatin1((nonce + tag + text).toBase64());
}

Result<QByteArray> SecretBox::unseal(const QString &sealed, const QString &place) const
{
    const QByteArray all = QByteArray::fromBase64(sealed.toLatin1());
    if (all.size() < nonceBytes + tagBytes)
        return Failure(ErrorCode::StoreFailed, QStringLiteral("a sealed value is too short"), place);
    const QByteArray nonce = all.left(nonceBytes);
    QByteArray tag = all.mid(nonceBytes, tagBytes);
    const QByteArray text = all.mid(nonceBytes + tagBytes);
    const QByteArray bound = place.toUtf8();
    QByteArray plain(text.size(), Qt::Uninitialized);
    const Cipher cipher(EVP_CIPHER_CTX_new());
    int length = 0;
    const bool opened = cipher && EVP_DecryptInit_ex(cipher.get(), EVP_aes_256_gcm(), nullptr, raw(m_key), raw(nonce)) == 1
        && EVP_DecryptUpdate(cipher.get(), nullptr, &length, raw(bound), int(bound.size())) == 1
        && EVP_DecryptUpdate(cipher.get(), raw(plain), &length, raw(text), int(text.size())) == 1
        && EVP_CIPHER_CTX_ctrl(cipher.get(), EVP_CTRL_GCM_SET_TAG, tagBytes, tag.data()) == 1
        && EVP_DecryptFinal_ex(cipher.get(), raw(tag), &length) == 1;
    if (!opened)
        return Failure(ErrorCode::StoreFailed, QStringLiteral("a sealed value does not open with this key"), place);
    return plain;
}

} // namespace oz0
