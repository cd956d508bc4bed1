#include "core/bundle/BundleEntries.h"

#include "core/bundle/BundleLimits.h"
#include "core/bundle/BundlePath.h"
#include "core/bundle/FolderScan.h"
#include "core/bundle/Sha256.h"
#include "core/bundle/TarHeader.h"
#include "core/bundle/ZstdReader.h"

#include <QFile>

#include <archive.h>
#include <archive_entry.h>
#include <locale.h>

#include <cerrno>
#include <memory>
#include <optional>

namespace oz0 {

namespace {

// Headers and paddings come on top of what the files hold.
constexpr qint64 maxTarBytes = bundleMaxUnpackedBytes + bundleMaxFiles * 4 * tarBlockBytes + 2 * tarBlockBytes;

// libarchive turns a pax path into the thread's character set and gives nothing when it cannot.
class Utf8Thread
{
public:
    Utf8Thread()
        : m_utf8(newlocale(LC_CTYPE_MASK, "C.UTF-8", locale_t(0))), m_before(m_utf8 ? uselocale(m_utf8) : locale_t(0)) { }
    ~Utf8Thread()
    {
        if (m_utf8) {
            uselocale(m_before);
            freelocale(m_utf8);
        }
    }
    Utf8Thread(const Utf8Thread &) = delete;
    Utf8Thread &operator=(const Utf8Thread &) = delete;

private:
    const locale_t m_utf8;
    const locale_t m_before;
};

struct FreeArchive
{
    void operator()(archive *a) const { archive_read_free(a); }
};

class Walk
{
public:
    Walk(int descriptor, BundleSink &sink) : m_source(descriptor, maxTarBytes), m_sink(sink), m_archive(archive_read_new())
    {
        archive_read_support_format_tar(m_archive.get());
    }

    Result<Digest> run()
    {
        if (archive_read_open(m_archive.get(), this, nullptr, &Walk::feed, nullptr) != ARCHIVE_OK)
            return Failure(broken());
        archive_entry *entry = nullptr;
        int status = ARCHIVE_OK;
        while ((status = archive_read_next_header(m_archive.get(), &entry)) == ARCHIVE_OK) {
            if (m_count++ >= bundleMaxFiles)
                return Failure(ErrorCode::InvalidBundle,
                               QStringLiteral("a bundle may hold %1 files at most").arg(bundleMaxFiles));
            const Result<bool> taken = take(entry);
            if (!taken)
                return Failure(taken.error());
            if (*taken)
                return Digest();
        }
        if (status != ARCHIVE_EOF)
            return Failure(broken());
        return finish();
    }

private:
    static la_ssize_t feed(archive *a, void *self, const void **buffer)
    {
        auto *walk = static_cast<Walk *>(self);
        const Result<QByteArrayView> piece = walk->m_source.next();
        if (!piece) {
            walk->m_sourceError = piece.error();
            archive_set_error(a, EINVAL, "cut off");
            return -1;
        }
        *buffer = piece->data();
        return piece->size();
    }

    Error broken() const
    {
        if (m_sourceError)
            return *m_sourceError;
        return Error{ErrorCode::InvalidBundle, QStringLiteral("the bundle holds no tar that can be read"), {}, {}, 0, 0};
    }

    void refuse(const QByteArray &path, const QString &message)
    {
        if (m_problems.size() < bundleMaxProblems)
            m_problems.append(Error{ErrorCode::InvalidBundle, message, QString::fromUtf8(path), {}, 0, 0});
    }

    // Everything that is wrong with an entry; nothing of a refused bundle reaches the sink from there on.
    void judge(archive_entry *entry, const QByteArray &path, qint64 size)
    {
        const mode_t mode = archive_entry_perm(entry);
        const char *user = archive_entry_uname(entry);
        const char *group = archive_entry_gname(entry);
        if (const QString wrong = checkBundlePath(path); !wrong.isEmpty()) {
            refuse(path, wrong);
            return;
        }
        if (archive_entry_filetype(entry) != AE_IFREG || archive_entry_hardlink(entry) || archive_entry_symlink(entry))
            refuse(path, QStringLiteral("a bundle holds only files, no links, folders, devices or pipes"));
        else if (mode != 0644 && mode != 0755)
            refuse(path, QStringLiteral("a file's mode is 0644 or 0755"));
        else if (archive_entry_uid(entry) != 0 || archive_entry_gid(entry) != 0 || (user && *user) || (group && *group)
                 || archive_entry_mtime(entry) != 0 || archive_entry_mtime_nsec(entry) != 0)
            refuse(path, QStringLiteral("a file in a bundle has no owner and no time"));
        else if (archive_entry_sparse_count(entry) != 0)
            refuse(path, QStringLiteral("a file in a bundle has no holes"));
        if (!m_lastPath.isEmpty() && path <= m_lastPath)
            refuse(path, QStringLiteral("the files of a bundle are sorted, and none stands in it twice"));
        else if (const QString other = m_clashes.add(QString::fromUtf8(path)); !other.isEmpty())
            refuse(path, QStringLiteral("this and %1 are one name where case does not count").arg(other));
        const bool isReadWhole = path == "plugin.yaml" || path == "pyproject.toml" || path == "uv.lock";
        if (isReadWhole && size > bundleMaxReadWholeBytes)
            refuse(path, QStringLiteral("this file may have %1 bytes at most").arg(bundleMaxReadWholeBytes));
    }

    Result<bool> take(archive_entry *entry)
    {
        const char *name = archive_entry_pathname(entry);
        const QByteArray path = name ? QByteArray(name) : QByteArray();
        const qint64 size = archive_entry_size(entry);
        judge(entry, path, size);
        if (size < 0 || size > bundleMaxUnpackedBytes - m_bytes)
            return Failure(ErrorCode::InvalidBundle,
                           QStringLiteral("a bundle may hold %1 bytes at most").arg(bundleMaxUnpackedBytes));
        m_lastPath = path;
        m_bytes += size;
        const bool executable = archive_entry_perm(entry) & 0100;
        m_hasManifest = m_hasManifest || path == "plugin.yaml";
        if (!m_problems.isEmpty())
            return false; // the next header skips over its bytes
        const QByteArray header = tarHeader(path, size, executable);
        m_wanted.add(header.constData(), size_t(header.size()));
        const Result<bool> given = give(BundleFile{QString::fromUtf8(path), size, {}, executable});
        const QByteArray padding(qsizetype(tarPadding(size)), '\0');
        m_wanted.add(padding.constData(), size_t(padding.size()));
        return given;
    }

    Result<bool> give(BundleFile file)
    {
        const bool isGiven = !isBuiltByNode(file.path);
        if (const Result<void> begun = isGiven ? m_sink.begin(file) : Result<void>(); !begun)
            return Failure(begun.error());
        const void *data = nullptr;
        size_t size = 0;
        la_int64_t offset = 0;
        qint64 read = 0;
        int status = ARCHIVE_OK;
        while ((status = archive_read_data_block(m_archive.get(), &data, &size, &offset)) == ARCHIVE_OK) {
            if (offset != read)
                return Failure(ErrorCode::InvalidBundle, QStringLiteral("a file in a bundle has no holes"), file.path);
            read += qint64(size);
            m_fileDigest.add(data, size);
            m_wanted.add(data, size);
            const QByteArrayView bytes(static_cast<const char *>(data), qsizetype(size));
            if (const Result<void> taken = isGiven ? m_sink.data(bytes) : Result<void>(); !taken)
                return Failure(taken.error());
        }
        if (status != ARCHIVE_EOF || read != file.size)
            return Failure(broken());
        file.sha256 = m_fileDigest.takeHex();
        return isGiven ? m_sink.end(file) : Result<bool>(false);
    }

    Result<Digest> finish()
    {
        for (;;) {
            const Result<QByteArrayView> piece = m_source.next();
            if (!piece)
                return Failure(piece.error());
            if (piece->isEmpty())
                break;
        }
        if (!m_hasManifest)
            refuse("plugin.yaml", QStringLiteral("there is no plugin.yaml at the bundle's root"));
        // One set of files has one digest: what else a tar can say of them is not allowed to be said.
        const QByteArray end(2 * tarBlockBytes, '\0');
        m_wanted.add(end.constData(), size_t(end.size()));
        const Digest digest = m_source.takeDigest();
        if (m_problems.isEmpty() && digest != m_wanted.takeDigest())
            refuse({}, QStringLiteral("the bundle's tar is not written as a bundle is"));
        if (!m_problems.isEmpty())
            return Failure(gatherPaths(std::move(m_problems)));
        return digest;
    }

    ZstdReader m_source;
    BundleSink &m_sink;
    const std::unique_ptr<archive, FreeArchive> m_archive;
    std::optional<Error> m_sourceError;
    QList<Error> m_problems;
    NameClashes m_clashes;
    Sha256 m_fileDigest;
    Sha256 m_wanted; ///< of the tar that packFolder would have written
    QByteArray m_lastPath;
    qsizetype m_count = 0;
    qint64 m_bytes = 0;
    bool m_hasManifest = false;
};

} // namespace

Result<Digest> walkBundle(const QString &packedFile, BundleSink &sink)
{
    QFile file(packedFile);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return Failure(unreadable(packedFile, QStringLiteral("the bundle cannot be read: %1").arg(file.errorString())));
    if (file.size() > bundleMaxPackedBytes)
        return Failure(ErrorCode::InvalidBundle,
                       QStringLiteral("a packed bundle may have %1 bytes at most").arg(bundleMaxPackedBytes));
    const Utf8Thread utf8;
    return Walk(file.handle(), sink).run();
}

} // namespace oz0
