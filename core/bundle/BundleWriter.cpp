#include "core/bundle/BundleWriter.h"

#include "core/bundle/BundleLimits.h"
#include "core/bundle/FolderScan.h"
#include "core/bundle/Sha256.h"
#include "core/bundle/TarHeader.h"
#include "core/bundle/ZstdWriter.h"

#include <QFile>

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace oz0 {

namespace {

class Descriptor
{
public:
    explicit Descriptor(int descriptor) : m_descriptor(descriptor) { }
    ~Descriptor()
    {
        if (m_descriptor >= 0)
            close(m_descriptor);
    }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;
    int get() const { return m_descriptor; }

private:
    const int m_descriptor;
};

// A file beside the wanted one that becomes it, or goes.
class Temporary
{
public:
    explicit Temporary(const QString &wanted) : m_wanted(QFile::encodeName(wanted)), m_path(m_wanted + ".XXXXXX")
    {
        m_descriptor = mkostemp(m_path.data(), O_CLOEXEC);
    }
    ~Temporary()
    {
        if (m_descriptor >= 0)
            close(m_descriptor);
        if (m_descriptor >= 0 && !m_isKept)
            unlink(m_path.constData());
    }
    Temporary(const Temporary &) = delete;
    Temporary &operator=(const Temporary &) = delete;

    int descriptor() const { return m_descriptor; }
    bool keep()
    {
        m_isKept = std::rename(m_path.constData(), m_wanted.constData()) == 0;
        return m_isKept;
    }

private:
    const QByteArray m_wanted;
    QByteArray m_path;
    int m_descriptor = -1;
    bool m_isKept = false;
};

class Packing
{
public:
    Packing(int descriptor, const PackOptions &options)
        : m_options(options), m_zstd(descriptor, bundleMaxPackedBytes), m_buffer(256 * 1024, Qt::Uninitialized)
    { }

    Result<void> pack(const QList<ScannedFile> &files)
    {
        for (const ScannedFile &file : files)
            m_total += file.size;
        m_packed.files.reserve(files.size());
        for (const ScannedFile &file : files) {
            if (const Result<void> packed = packOne(file); !packed)
                return packed;
            if (m_options.progress)
                m_options.progress(m_packed.unpackedBytes, m_total);
        }
        const QByteArray end(2 * tarBlockBytes, '\0');
        if (const Result<void> put = this->put(end.constData(), end.size()); !put)
            return put;
        return m_zstd.finish();
    }

    PackedBundle takePacked()
    {
        m_packed.digest = m_digest.takeDigest();
        m_packed.packedBytes = m_zstd.writtenBytes();
        return std::move(m_packed);
    }

private:
    Result<void> put(const char *data, qint64 size)
    {
        m_digest.add(data, size_t(size));
        return m_zstd.write(data, size_t(size));
    }

    static Error changed(const ScannedFile &file)
    {
        return unreadable(QString::fromUtf8(file.path),
                          QString::fromUtf8(file.path) + QStringLiteral(": this changed while it was packed"));
    }

    Result<void> packOne(const ScannedFile &file)
    {
        const Descriptor source(open(file.source.constData(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
        struct stat status
        {
        };
        if (source.get() < 0 && errno != ENOENT && errno != ELOOP)
            return Failure(unreadable(QString::fromUtf8(file.path),
                                      QStringLiteral("%1: this cannot be read: %2")
                                          .arg(QString::fromUtf8(file.path), QString::fromLocal8Bit(std::strerror(errno)))));
        if (source.get() < 0 || fstat(source.get(), &status) != 0 || !file.isStill(status))
            return Failure(changed(file));
        const QByteArray header = tarHeader(file.path, file.size, file.executable);
        if (const Result<void> put = this->put(header.constData(), header.size()); !put)
            return put;
        if (const Result<void> copied = copy(source.get(), file); !copied)
            return copied;
        if (fstat(source.get(), &status) != 0 || !file.isStill(status))
            return Failure(changed(file));
        const QByteArray padding(qsizetype(tarPadding(file.size)), '\0');
        m_packed.unpackedBytes += file.size;
        m_packed.files.append({QString::fromUtf8(file.path), file.size, m_fileDigest.takeHex(), file.executable});
        return this->put(padding.constData(), padding.size());
    }

    Result<void> copy(int source, const ScannedFile &file)
    {
        for (qint64 left = file.size; left > 0;) {
            if (m_options.cancelled && m_options.cancelled())
                return Failure(ErrorCode::Aborted, QStringLiteral("packing was cancelled"));
            const ssize_t got = read(source, m_buffer.data(), size_t(std::min(left, qint64(m_buffer.size()))));
            if (got < 0 && errno == EINTR)
                continue;
            if (got <= 0)
                return Failure(changed(file));
            m_fileDigest.add(m_buffer.constData(), size_t(got));
            if (file.path == "plugin.yaml")
                m_packed.manifestText.append(m_buffer.constData(), got);
            if (const Result<void> put = this->put(m_buffer.constData(), got); !put)
                return put;
            left -= got;
        }
        return {};
    }

    const PackOptions &m_options;
    ZstdWriter m_zstd;
    Sha256 m_digest;
    Sha256 m_fileDigest;
    QByteArray m_buffer;
    PackedBundle m_packed;
    qint64 m_total = 0;
};

// Names the first path that differs, so that a person sees what moved under his hands.
Error changedMeanwhile(const QList<ScannedFile> &before, const QList<ScannedFile> &after)
{
    const auto [a, b] = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
    const QByteArray path = b == after.end() || (a != before.end() && a->path < b->path) ? a->path : b->path;
    return unreadable(QString::fromUtf8(path),
                      QString::fromUtf8(path) + QStringLiteral(": this changed while the folder was packed"));
}

} // namespace

Result<PackedBundle> packFolder(const QString &folder, const QString &packedFile, const PackOptions &options)
{
    const Result<QList<ScannedFile>> files = scanFolder(folder);
    if (!files)
        return Failure(files.error());
    Temporary temporary(packedFile);
    if (temporary.descriptor() < 0)
        return Failure(unreadable(
            packedFile, QStringLiteral("the bundle cannot be written: %1").arg(QString::fromLocal8Bit(std::strerror(errno)))));
    Packing packing(temporary.descriptor(), options);
    if (const Result<void> packed = packing.pack(*files); !packed)
        return Failure(packed.error());
    // Every file was whole when it was read; this says that all of them were there together.
    const Result<QList<ScannedFile>> after = scanFolder(folder);
    if (!after)
        return Failure(unreadable(folder, QStringLiteral("the folder changed while it was packed")));
    if (*files != *after)
        return Failure(changedMeanwhile(*files, *after));
    PackedBundle bundle = packing.takePacked();
    bundle.file = packedFile;
    if (!temporary.keep())
        return Failure(unreadable(
            packedFile, QStringLiteral("the bundle cannot be written: %1").arg(QString::fromLocal8Bit(std::strerror(errno)))));
    return bundle;
}

} // namespace oz0
