#include "core/bundle/ZstdWriter.h"

#include <zstd.h>

#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace oz0 {

void ZstdWriter::Free::operator()(ZSTD_CCtx_s *context) const
{
    ZSTD_freeCCtx(context);
}

ZstdWriter::ZstdWriter(int descriptor, qint64 maxBytes)
    : m_context(ZSTD_createCCtx()), m_outBytes(ZSTD_CStreamOutSize()), m_descriptor(descriptor), m_maxBytes(maxBytes)
{
    m_out = std::make_unique<char[]>(m_outBytes);
    ZSTD_CCtx_setParameter(m_context.get(), ZSTD_c_compressionLevel, 3);
    ZSTD_CCtx_setParameter(m_context.get(), ZSTD_c_checksumFlag, 0); // the digest is the checksum
    // A library without threads refuses these and compresses on ours. Jobs of 4 MiB keep the buffers small, and none of them
    // goes over the end of the one before again: that costs time and gains nothing to speak of.
    ZSTD_CCtx_setParameter(m_context.get(), ZSTD_c_nbWorkers, 1);
    ZSTD_CCtx_setParameter(m_context.get(), ZSTD_c_jobSize, 4 * 1024 * 1024);
    ZSTD_CCtx_setParameter(m_context.get(), ZSTD_c_overlapLog, 1);
}

Result<void> ZstdWriter::write(const void *data, size_t size)
{
    return run(data, size, false);
}

Result<void> ZstdWriter::finish()
{
    return run(nullptr, 0, true);
}

Result<void> ZstdWriter::run(const void *data, size_t size, bool isLast)
{
    ZSTD_inBuffer in{data, size, 0};
    size_t left = 0;
    do {
        ZSTD_outBuffer out{m_out.get(), m_outBytes, 0};
        left = ZSTD_compressStream2(m_context.get(), &out, &in, isLast ? ZSTD_e_end : ZSTD_e_continue);
        if (ZSTD_isError(left))
            return Failure(ErrorCode::Internal, QString::fromLatin1(ZSTD_getErrorName(left)));
        m_written += qint64(out.pos);
        if (m_written > m_maxBytes)
            return Failure(ErrorCode::InvalidBundle, QStringLiteral("a packed bundle may have %1 bytes at most").arg(m_maxBytes));
        for (size_t at = 0; at < out.pos;) {
            const ssize_t put = ::write(m_descriptor, m_out.get() + at, out.pos - at);
            if (put < 0 && errno != EINTR)
                return Failure(
                    ErrorCode::UnreadableFile,
                    QStringLiteral("the bundle cannot be written: %1").arg(QString::fromLocal8Bit(std::strerror(errno))));
            at += put > 0 ? size_t(put) : 0;
        }
    } while (isLast ? left != 0 : in.pos < in.size);
    return {};
}

} // namespace oz0
