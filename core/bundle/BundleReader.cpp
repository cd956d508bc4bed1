#include "core/bundle/BundleReader.h"

#include "core/bundle/BundleEntries.h"
#include "core/bundle/BundleUnpack.h"
#include "core/bundle/FolderScan.h"
#include "core/manifest/ManifestReader.h"

#include <QDir>
#include <QFile>
#include <QSet>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace oz0 {

namespace {

constexpr qint64 maxFileBytes = qint64(16) * 1024 * 1024;
constexpr qint64 maxLinkedBytes = qint64(1024) * 1024; ///< held in memory until it is known whether it is linked

QString reason()
{
    return QString::fromLocal8Bit(std::strerror(errno));
}

class FactsSink : public BundleSink
{
public:
    Result<void> begin(const BundleFile &file) override
    {
        m_whole = file.path == QLatin1String("plugin.yaml") ? &m_facts.manifestText
            : file.path == QLatin1String("pyproject.toml")  ? &m_facts.pyproject
            : file.path == QLatin1String("uv.lock")         ? &m_facts.uvLock
                                                            : nullptr;
        return {};
    }
    Result<void> data(QByteArrayView bytes) override
    {
        if (m_whole)
            m_whole->append(bytes.data(), bytes.size());
        return {};
    }
    Result<bool> end(const BundleFile &file) override
    {
        m_facts.unpackedBytes += file.size;
        m_facts.files.append(file);
        return false;
    }

    Result<BundleFacts> takeFacts(const Digest &digest)
    {
        const auto manifest = readManifest(m_facts.manifestText);
        if (!manifest)
            return Failure(manifest.error());
        m_facts.digest = digest;
        m_facts.plugin = (*manifest)->name;
        m_facts.version = (*manifest)->version;
        return std::move(m_facts);
    }

private:
    BundleFacts m_facts;
    QByteArray *m_whole = nullptr;
};

// A folder beside the wanted one that becomes it, or goes.
class UnpackSink : public FactsSink
{
public:
    UnpackSink(const QString &target, const QString &like)
        : m_target(QFile::encodeName(QDir::cleanPath(target))), m_like(QFile::encodeName(like)), m_folder(m_target + ".XXXXXX")
    {
        m_isMade = mkdtemp(m_folder.data()) != nullptr;
    }
    ~UnpackSink() override
    {
        if (m_file >= 0)
            close(m_file);
        if (m_isMade)
            QDir(QFile::decodeName(m_folder)).removeRecursively();
    }
    UnpackSink(const UnpackSink &) = delete;
    UnpackSink &operator=(const UnpackSink &) = delete;

    bool isMade() const { return m_isMade; }

    Result<void> begin(const BundleFile &file) override
    {
        m_name = file.path.toUtf8();
        makeFolders(m_name);
        m_bytes.clear();
        m_mayLink = !m_like.isEmpty() && file.size <= maxLinkedBytes;
        if (const Result<void> made = m_mayLink ? Result<void>() : make(); !made)
            return made;
        return FactsSink::begin(file);
    }
    Result<void> data(QByteArrayView bytes) override
    {
        if (m_mayLink)
            m_bytes.append(bytes.data(), bytes.size());
        else if (const Result<void> put = write(bytes); !put)
            return put;
        return FactsSink::data(bytes);
    }
    Result<bool> end(const BundleFile &file) override
    {
        const mode_t mode = file.executable ? 0555 : 0444;
        if (m_mayLink && linkSame(mode))
            return FactsSink::end(file);
        if (m_mayLink) {
            if (const Result<void> made = make(); !made)
                return Failure(made.error());
            if (const Result<void> put = write(m_bytes); !put)
                return Failure(put.error());
        }
        fchmod(m_file, mode);
        close(m_file);
        m_file = -1;
        return FactsSink::end(file);
    }

    Result<void> keep()
    {
        chmod(m_folder.constData(), 0755);
        if (std::rename(m_folder.constData(), m_target.constData()) != 0)
            return Failure(ErrorCode::Conflict, QStringLiteral("the folder cannot appear in its place: %1").arg(reason()),
                           QFile::decodeName(m_target));
        m_isMade = false;
        return {};
    }

private:
    Result<void> make()
    {
        m_file = open((m_folder + '/' + m_name).constData(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
        if (m_file < 0)
            return Failure(unreadable(QFile::decodeName(m_name),
                                      QStringLiteral("%1 cannot be written: %2").arg(QFile::decodeName(m_name), reason())));
        return {};
    }

    Result<void> write(QByteArrayView bytes)
    {
        for (qsizetype at = 0; at < bytes.size();) {
            const ssize_t put = ::write(m_file, bytes.data() + at, size_t(bytes.size() - at));
            if (put < 0 && errno != EINTR)
                return Failure(
                    unreadable(QFile::decodeName(m_target), QStringLiteral("the bundle cannot be unpacked: %1").arg(reason())));
            at += put > 0 ? put : 0;
        }
        return {};
    }

    // The name is given to the very file whose bytes were compared.
    bool linkSame(mode_t mode)
    {
        const int like = open((m_like + '/' + m_name).constData(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
        if (like < 0)
            return false;
        struct stat status
        {
        };
        const bool fits = fstat(like, &status) == 0 && S_ISREG(status.st_mode) && (status.st_mode & 07777) == mode
            && status.st_size == m_bytes.size() && status.st_uid == geteuid() && holds(like, m_bytes);
        const QByteArray open = "/proc/self/fd/" + QByteArray::number(like);
        const bool isLinked = fits
            && linkat(AT_FDCWD, open.constData(), AT_FDCWD, (m_folder + '/' + m_name).constData(), AT_SYMLINK_FOLLOW) == 0;
        close(like);
        return isLinked;
    }

    static bool holds(int file, const QByteArray &bytes)
    {
        QByteArray read(bytes.size(), Qt::Uninitialized);
        for (qsizetype at = 0; at < read.size();) {
            const ssize_t got = ::read(file, read.data() + at, size_t(read.size() - at));
            if (got == 0 || (got < 0 && errno != EINTR))
                return false;
            at += got > 0 ? got : 0;
        }
        return read == bytes;
    }

    void makeFolders(const QByteArray &path)
    {
        for (qsizetype slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
            const QByteArray folder = path.left(slash);
            if (m_folders.contains(folder))
                continue;
            mkdir((m_folder + '/' + folder).constData(), 0755);
            m_folders.insert(folder);
        }
    }

    const QByteArray m_target;
    const QByteArray m_like;
    QByteArray m_folder;
    QSet<QByteArray> m_folders;
    QByteArray m_name;
    QByteArray m_bytes; ///< of the file that may be linked
    bool m_mayLink = false;
    bool m_isMade = false;
    int m_file = -1;
};

class OneFileSink : public BundleSink
{
public:
    explicit OneFileSink(const QString &path) : m_path(path) { }

    Result<void> begin(const BundleFile &file) override
    {
        m_isIt = file.path == m_path;
        if (m_isIt && file.size > maxFileBytes)
            return Failure(ErrorCode::TooLarge, QStringLiteral("the file has more than %1 bytes").arg(maxFileBytes), m_path);
        return {};
    }
    Result<void> data(QByteArrayView bytes) override
    {
        if (m_isIt)
            m_bytes.append(bytes.data(), bytes.size());
        return {};
    }
    Result<bool> end(const BundleFile &) override { return m_isIt; }

    bool hasIt() const { return m_isIt; }
    QByteArray takeBytes() { return std::move(m_bytes); }

private:
    const QString m_path;
    QByteArray m_bytes;
    bool m_isIt = false;
};

} // namespace

Result<BundleFacts> inspectBundle(const QString &packedFile)
{
    FactsSink sink;
    const Result<Digest> digest = walkBundle(packedFile, sink);
    return digest ? sink.takeFacts(*digest) : Result<BundleFacts>(Failure(digest.error()));
}

Result<BundleFacts> unpackBundle(const QString &packedFile, const QString &targetFolder)
{
    return unpackBundleLike(packedFile, targetFolder, {});
}

Result<BundleFacts> unpackBundleLike(const QString &packedFile, const QString &targetFolder, const QString &likeFolder)
{
    struct stat status
    {
    };
    if (lstat(QFile::encodeName(targetFolder).constData(), &status) == 0)
        return Failure(ErrorCode::Conflict, QStringLiteral("the folder is there already"), targetFolder);
    UnpackSink sink(targetFolder, likeFolder);
    if (!sink.isMade())
        return Failure(unreadable(targetFolder, QStringLiteral("the folder cannot be made: %1").arg(reason())));
    const Result<Digest> digest = walkBundle(packedFile, sink);
    if (!digest)
        return Failure(digest.error());
    Result<BundleFacts> facts = sink.takeFacts(*digest);
    if (!facts)
        return facts;
    if (const Result<void> kept = sink.keep(); !kept)
        return Failure(kept.error());
    return facts;
}

Result<QByteArray> readBundleFile(const QString &packedFile, const QString &path)
{
    OneFileSink sink(path);
    const Result<Digest> walked = walkBundle(packedFile, sink);
    if (!walked)
        return Failure(walked.error());
    if (!sink.hasIt())
        return Failure(ErrorCode::NotFound, QStringLiteral("the bundle holds no %1").arg(path), path);
    return sink.takeBytes();
}

} // namespace oz0
