#include "app/server/Certificate.h"

#include <openssl/bn.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>

#include <memory>

namespace oz0 {

namespace {

template <auto Free>
struct Freed
{
    template <class T>
    void operator()(T *object) const
    {
        Free(object);
    }
};

using Key = std::unique_ptr<EVP_PKEY, Freed<EVP_PKEY_free>>;
using X509Pointer = std::unique_ptr<X509, Freed<X509_free>>;
using Memory = std::unique_ptr<BIO, Freed<BIO_free_all>>;
using Extension = std::unique_ptr<X509_EXTENSION, Freed<X509_EXTENSION_free>>;

void freeHex(char *text)
{
    OPENSSL_free(text);
}

QByteArray bytesOf(BIO *memory)
{
    char *data = nullptr;
    const long size = BIO_get_mem_data(memory, &data);
    return QByteArray(data, qsizetype(size));
}

bool addExtension(X509 *certificate, int kind, const QByteArray &value)
{
    X509V3_CTX context;
    X509V3_set_ctx_nodb(&context);
    X509V3_set_ctx(&context, certificate, certificate, nullptr, nullptr, 0);
    const Extension extension(X509V3_EXT_conf_nid(nullptr, &context, kind, value.constData()));
    return extension && X509_add_ext(certificate, extension.get(), -1) == 1;
}

QByteArray alternativeNames(const QStringList &names)
{
    QByteArrayList entries;
    for (const QString &name : names)
        entries.append((isIpAddress(name) ? "IP:" : "DNS:") + name.toLatin1());
    return entries.join(',');
}

bool fill(X509 *certificate, EVP_PKEY *key, const QStringList &names, Instant now)
{
    // 159 random bits: positive, and at most 20 bytes as RFC 5280 wants.
    const std::unique_ptr<BIGNUM, Freed<BN_free>> serial(BN_new());
    if (!serial || BN_rand(serial.get(), 159, BN_RAND_TOP_ANY, BN_RAND_BOTTOM_ANY) != 1
        || !BN_to_ASN1_INTEGER(serial.get(), X509_get_serialNumber(certificate)))
        return false;
    const time_t from = time_t(std::chrono::duration_cast<std::chrono::seconds>(now.time_since_epoch()).count() - 3600);
    const auto entry = [name = X509_get_subject_name(certificate)](const char *field, const QByteArray &text) {
        return X509_NAME_add_entry_by_txt(name, field, MBSTRING_ASC, reinterpret_cast<const unsigned char *>(text.constData()),
                                          -1, -1, 0)
            == 1;
    };
    // A name of its own for each certificate: a client that trusts two of the same name would look at one of them only (OpenSSL 3.0).
    const std::unique_ptr<char, Freed<freeHex>> number(BN_bn2hex(serial.get()));
    return X509_set_version(certificate, X509_VERSION_3) == 1 && ASN1_TIME_set(X509_getm_notBefore(certificate), from)
        && ASN1_TIME_adj(X509_getm_notAfter(certificate), from, certificateDays, 0) && X509_set_pubkey(certificate, key) == 1
        && number && entry("O", "oz0") && entry("CN", names.first().left(64).toLatin1()) && entry("serialNumber", number.get())
        && X509_set_issuer_name(certificate, X509_get_subject_name(certificate)) == 1
        && addExtension(certificate, NID_subject_key_identifier, "hash")
        && addExtension(certificate, NID_authority_key_identifier, "keyid:always")
        && addExtension(certificate, NID_basic_constraints, "critical,CA:FALSE")
        && addExtension(certificate, NID_key_usage, "critical,digitalSignature")
        && addExtension(certificate, NID_ext_key_usage, "serverAuth")
        && addExtension(certificate, NID_subject_alt_name, alternativeNames(names));
}

} // namespace

bool isIpAddress(const QString &text)
{
    const std::unique_ptr<ASN1_OCTET_STRING, Freed<ASN1_OCTET_STRING_free>> address(a2i_IPADDRESS(text.toLatin1().constData()));
    return address != nullptr;
}

Result<Certificate> makeCertificate(const QStringList &names, Instant now)
{
    const Failure failed(ErrorCode::Internal, QStringLiteral("the certificate cannot be made"));
    const Key key(EVP_EC_gen("P-256"));
    const X509Pointer certificate(X509_new());
    if (names.isEmpty() || !key || !certificate || !fill(certificate.get(), key.get(), names, now)
        || X509_sign(certificate.get(), key.get(), EVP_sha256()) == 0)
        return failed;
    const Memory pem(BIO_new(BIO_s_mem()));
    const Memory keyPem(BIO_new(BIO_s_mem()));
    if (!pem || !keyPem || PEM_write_bio_X509(pem.get(), certificate.get()) != 1
        || PEM_write_bio_PKCS8PrivateKey(keyPem.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr) != 1)
        return failed;
    return Certificate{bytesOf(pem.get()), bytesOf(keyPem.get())};
}

} // namespace oz0
