#include "tests/support/TestCertificate.h"

#include <openssl/bio.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

#include <memory>

namespace oz0 {

namespace {

void addExtension(X509 *certificate, int nid, const char *value)
{
    X509V3_CTX context;
    X509V3_set_ctx_nodb(&context);
    X509V3_set_ctx(&context, certificate, certificate, nullptr, nullptr, 0);
    X509_EXTENSION *extension = X509V3_EXT_conf_nid(nullptr, &context, nid, value);
    X509_add_ext(certificate, extension, -1);
    X509_EXTENSION_free(extension);
}

template <class Write>
QByteArray pem(Write write)
{
    BIO *memory = BIO_new(BIO_s_mem());
    write(memory);
    char *data = nullptr;
    const long size = BIO_get_mem_data(memory, &data);
    const QByteArray text(data, size);
    BIO_free(memory);
    return text;
}

} // namespace

TestCertificate makeTestCertificate(const QByteArray &name, const QByteArray &alternativeNames, long validFrom, long validUntil)
{
    EVP_PKEY *key = EVP_EC_gen("P-256");
    X509 *certificate = X509_new();
    X509_set_version(certificate, 2);
    quint64 serial = 0;
    RAND_bytes(reinterpret_cast<unsigned char *>(&serial), sizeof serial);
    ASN1_INTEGER_set_uint64(X509_get_serialNumber(certificate), serial >> 1);
    X509_gmtime_adj(X509_getm_notBefore(certificate), validFrom);
    X509_gmtime_adj(X509_getm_notAfter(certificate), validUntil);
    X509_set_pubkey(certificate, key);
    X509_NAME *subject = X509_get_subject_name(certificate);
    X509_NAME_add_entry_by_txt(subject, "CN", MBSTRING_UTF8, reinterpret_cast<const unsigned char *>(name.constData()), -1, -1,
                               0);
    X509_set_issuer_name(certificate, subject);
    addExtension(certificate, NID_basic_constraints, "critical,CA:FALSE");
    addExtension(certificate, NID_subject_alt_name, alternativeNames.constData());
    X509_sign(certificate, key, EVP_sha256());
    const TestCertificate made{pem([certificate](BIO *out) { PEM_write_bio_X509(out, certificate); }), pem([key](BIO *out) {
                                   PEM_write_bio_PrivateKey(out, key, nullptr, nullptr, 0, nullptr, nullptr);
                               })};
    X509_free(certificate);
    EVP_PKEY_free(key);
    return made;
}

} // namespace oz0
