// Compresses a stream of bytes into a file, on a thread of the library's own, within a bound.
#pragma once

#include "core/base/Result.h"

#include <memory>

struct ZSTD_CCtx_s;

namespace oz0 {

/// Writes one zstd frame at level 3 to a descriptor that it does not own. Holds about 25 MiB.
class ZstdWriter
{
public:
    ZstdWriter(int descriptor, qint64 maxBytes);

    /// InvalidBundle over the limit, UnreadableFile when the file cannot be written.
    Result<void> write(const void *data, size_t size);
    Result<void> finish();
    qint64 writtenBytes() const { return m_written; }

private:
    Result<void> run(const void *data, size_t size, bool isLast);

    struct Free
    {
        void operator()(ZSTD_CCtx_s *context) const;
    };
    std::unique_ptr<ZSTD_CCtx_s, Free> m_context;
    std::unique_ptr<char[]> m_out;
    size_t m_outBytes;
    const int m_descriptor;
    const qint64 m_maxBytes;
    qint64 m_written = 0;
};

} // namespace oz0
