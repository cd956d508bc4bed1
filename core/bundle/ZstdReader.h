// Unpacks a file of one zstd frame piece by piece, and knows the digest of what came out.
#pragma once

#include "core/base/Result.h"
#include "core/bundle/Sha256.h"

#include <QByteArray>

#include <memory>

struct ZSTD_DCtx_s;

namespace oz0 {

/// Holds about 9 MiB, whatever a hostile frame asks for. Reads a descriptor that it does not own.
class ZstdReader
{
public:
    ZstdReader(int descriptor, qint64 maxUnpackedBytes);

    /// The next piece, valid until the next call; empty at the end. InvalidBundle: no zstd, more than one frame, cut off, bytes
    /// behind the frame, or more than the limit.
    Result<QByteArrayView> next();
    Digest takeDigest() { return m_digest.takeDigest(); }

private:
    bool fill();

    struct Free
    {
        void operator()(ZSTD_DCtx_s *context) const;
    };
    std::unique_ptr<ZSTD_DCtx_s, Free> m_context;
    Sha256 m_digest;
    QByteArray m_in;
    QByteArray m_out;
    size_t m_inSize = 0;
    size_t m_inAt = 0;
    const int m_descriptor;
    const qint64 m_maxUnpacked;
    qint64 m_unpacked = 0;
    bool m_isEnd = false;
};

} // namespace oz0
