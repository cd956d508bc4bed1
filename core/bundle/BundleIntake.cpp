#include "core/bundle/BundleIntake.h"

#include "core/bundle/BundleLimits.h"

#include <zstd.h>

namespace oz0 {

namespace {

/// A frame may ask for no more memory than this to be unpacked (8 MiB; level 3 needs 2 MiB).
constexpr int windowLogMost = 23;

} // namespace

BundleIntake::BundleIntake(const QString &file)
    : m_file(file), m_zstd(ZSTD_createDCtx(), ZSTD_freeDCtx), m_buffer(qsizetype(ZSTD_DStreamOutSize()), '\0')
{ }

BundleIntake::~BundleIntake()
{
    m_file.close();
    QFile::remove(m_file.fileName());
}

Result<void> BundleIntake::open()
{
    if (!m_zstd || ZSTD_isError(ZSTD_DCtx_setParameter(m_zstd.get(), ZSTD_d_windowLogMax, windowLogMost)))
        return Failure(ErrorCode::Internal, QStringLiteral("zstd cannot be used"));
    if (!m_file.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return Failure(ErrorCode::StoreFailed, QStringLiteral("a file for the bundle cannot be made"));
    m_file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    return {};
}

Result<void> BundleIntake::take(const char *data, qsizetype size)
{
    m_packed += size;
    if (m_packed > bundleMaxPackedBytes)
        return Failure(ErrorCode::TooLarge, QStringLiteral("a packed bundle has at most 64 MiB"));
    if (m_file.write(data, size) != size)
        return Failure(ErrorCode::StoreFailed, QStringLiteral("the bundle cannot be written"));
    ZSTD_inBuffer in{data, size_t(size), 0};
    bool mayHoldMore = false;
    while (in.pos < in.size || mayHoldMore) {
        ZSTD_outBuffer out{m_buffer.data(), size_t(m_buffer.size()), 0};
        const size_t before = in.pos;
        m_wanted = ZSTD_decompressStream(m_zstd.get(), &out, &in);
        if (ZSTD_isError(m_wanted))
            return Failure(ErrorCode::InvalidBundle,
                           QStringLiteral("the bytes are not zstd: %1").arg(QLatin1String(ZSTD_getErrorName(m_wanted))));
        m_unpacked += qint64(out.pos);
        if (m_unpacked > bundleMaxUnpackedBytes)
            return Failure(ErrorCode::TooLarge, QStringLiteral("an unpacked bundle has at most 256 MiB"));
        m_hash.add(m_buffer.constData(), out.pos);
        // Not at the end of a frame: a further call would begin the next one.
        mayHoldMore = out.pos == out.size && m_wanted != 0;
        if (in.pos == before && out.pos == 0)
            break;
    }
    return {};
}

Result<Digest> BundleIntake::finish()
{
    if (m_wanted != 0 || m_packed == 0)
        return Failure(ErrorCode::InvalidBundle, QStringLiteral("the bundle ends before its last byte"));
    if (!m_file.flush())
        return Failure(ErrorCode::StoreFailed, QStringLiteral("the bundle cannot be written"));
    m_file.close();
    return m_hash.takeDigest();
}

} // namespace oz0
