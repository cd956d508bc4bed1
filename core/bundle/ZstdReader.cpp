#include "core/bundle/ZstdReader.h"

#include <zstd.h>

#include <unistd.h>

#include <cerrno>

namespace oz0 {

namespace {

// A level-3 frame needs 2 MiB; up to level 19 it is 8 MiB, beyond that a frame is not ours.
constexpr int maxWindowLog = 23;

Failure invalid(const char *message)
{
    return Failure(ErrorCode::InvalidBundle, QString::fromLatin1(message));
}

} // namespace

void ZstdReader::Free::operator()(ZSTD_DCtx_s *context) const
{
    ZSTD_freeDCtx(context);
}

ZstdReader::ZstdReader(int descriptor, qint64 maxUnpackedBytes)
    : m_context(ZSTD_createDCtx()), m_in(qsizetype(ZSTD_DStreamInSize()), Qt::Uninitialized),
      m_out(qsizetype(ZSTD_DStreamOutSize()), Qt::Uninitialized), m_descriptor(descriptor), m_maxUnpacked(maxUnpackedBytes)
{
    ZSTD_DCtx_setParameter(m_context.get(), ZSTD_d_windowLogMax, maxWindowLog);
}

bool ZstdReader::fill()
{
    ssize_t got = 0;
    do
        got = read(m_descriptor, m_in.data(), size_t(m_in.size()));
    while (got < 0 && errno == EINTR);
    m_inAt = 0;
    m_inSize = got > 0 ? size_t(got) : 0;
    return got > 0;
}

Result<QByteArrayView> ZstdReader::next()
{
    ZSTD_outBuffer out{m_out.data(), size_t(m_out.size()), 0};
    while (!m_isEnd && out.pos == 0) {
        if (m_inAt == m_inSize && !fill())
            return invalid("the bundle is cut off");
        ZSTD_inBuffer in{m_in.constData(), m_inSize, m_inAt};
        const size_t left = ZSTD_decompressStream(m_context.get(), &out, &in);
        if (ZSTD_isError(left))
            return invalid("the bundle is no zstd that can be read");
        m_inAt = in.pos;
        m_isEnd = left == 0;
        if (m_isEnd && (m_inAt < m_inSize || fill()))
            return invalid("something stands behind the bundle's end");
    }
    m_unpacked += qint64(out.pos);
    if (m_unpacked > m_maxUnpacked)
        return invalid("the bundle unpacks to more than a bundle may hold");
    m_digest.add(out.dst, out.pos);
    return QByteArrayView(m_out.constData(), qsizetype(out.pos));
}

} // namespace oz0
