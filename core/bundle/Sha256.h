// SHA-256 as bytes come along; uses the processor's own instructions where it has them.
#pragma once

#include "core/base/Id.h"

#include <QByteArray>

#include <memory>

struct evp_md_ctx_st;

namespace oz0 {

class Sha256
{
public:
    Sha256();
    void add(const void *data, size_t size);
    /// Lower-case hex of everything added; the next add() begins anew.
    QString takeHex();
    Digest takeDigest() { return Digest(QStringLiteral("sha256:") + takeHex()); }

private:
    struct Free
    {
        void operator()(evp_md_ctx_st *context) const;
    };
    std::unique_ptr<evp_md_ctx_st, Free> m_context;
};

} // namespace oz0
