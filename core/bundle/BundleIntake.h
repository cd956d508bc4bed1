// Takes in the bytes of one bundle while they arrive: to a file, and through zstd into the digest.
#pragma once

#include "core/base/Id.h"
#include "core/base/Result.h"
#include "core/bundle/Sha256.h"

#include <QFile>

#include <memory>

struct ZSTD_DCtx_s;

namespace oz0 {

/// Removes its file when it is destroyed, unless the file was renamed meanwhile. One thread at a time.
class BundleIntake
{
public:
    explicit BundleIntake(const QString &file);
    ~BundleIntake();
    BundleIntake(const BundleIntake &) = delete;
    BundleIntake &operator=(const BundleIntake &) = delete;

    Result<void> open();
    /// InvalidBundle for what is not zstd, TooLarge as soon as one of the limits is passed.
    Result<void> take(const char *data, qsizetype size);
    /// The digest of the unpacked tar; InvalidBundle when the last frame is cut.
    Result<Digest> finish();

    QString file() const { return m_file.fileName(); }

private:
    QFile m_file;
    std::unique_ptr<ZSTD_DCtx_s, size_t (*)(ZSTD_DCtx_s *)> m_zstd;
    Sha256 m_hash;
    QByteArray m_buffer;
    qint64 m_packed = 0;
    qint64 m_unpacked = 0;
    size_t m_wanted = 1; ///< zero at the end of a frame
};

} // namespace oz0
