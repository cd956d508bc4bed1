#include "core/bundle/Sha256.h"

#include <openssl/evp.h>

namespace oz0 {

void Sha256::Free::operator()(evp_md_ctx_st *context) const
{
    EVP_MD_CTX_free(context);
}

Sha256::Sha256() : m_context(EVP_MD_CTX_new())
{
    EVP_DigestInit_ex(m_context.get(), EVP_sha256(), nullptr);
}

void Sha256::add(const void *data, size_t size)
{
    EVP_DigestUpdate(m_context.get(), data, size);
}

QString Sha256::takeHex()
{
    unsigned char digest[EVP_MAX_MD_SIZE];
    unsigned int size = 0;
    EVP_DigestFinal_ex(m_context.get(), digest, &size);
    EVP_DigestInit_ex(m_context.get(), nullptr, nullptr); // the same algorithm again, without looking it up
    return QString::fromLatin1(QByteArray(reinterpret_cast<const char *>(digest), int(size)).toHex());
}

} // namespace oz0
