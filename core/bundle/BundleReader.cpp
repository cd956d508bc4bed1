#include "core/bundle/BundleReader.h"

#include "core/bundle/BundleEntries.h"
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
    explicit UnpackSink(const QString &target)
        : m_target(QFile::encodeName(QDir::cleanPath(target))), m_folder(m_target + ".XXXXXX")
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
        const QByteArray path = m_folder + '/' + file.path.toUtf8();
        makeFolders(file.path.toUtf8());
        m_file = open(path.constData(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
        if (m_file < 0)
            return Failure(unreadable(file.path, QStringLiteral("%1 cannot be written: %2").arg(file.path, reason())));
        return FactsSink::begin(file);
    }
    Result<void> data(QByteArrayView bytes) override
    {
        for (qsizetype at = 0; at < bytes.size();) {
            const ssize_t put = write(m_file, bytes.data() + at, size_t(bytes.size() - at));
            if (put < 0 && errno != EINTR)
                return Failure(
                    unreadable(QFile::decodeName(m_target), QStringLiteral("the bundle cannot be unpacked: %1").arg(reason())));
            at += put > 0 ? put : 0;
        }
        return FactsSink::data(bytes);
    }
    Result<bool> end(const BundleFile &file) override
    {
        fchmod(m_file, file.executable ? 0555 : 0444);
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
    QByteArray m_folder;
    QSet<QByteArray> m_folders;
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
    struct stat status
    {
    };
    if (lstat(QFile::encodeName(targetFolder).constData(), &status) == 0)
        return Failure(ErrorCode::Conflict, QStringLiteral("the folder is there already"), targetFolder);
    UnpackSink sink(targetFolder);
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
