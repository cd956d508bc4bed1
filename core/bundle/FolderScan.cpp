#include "core/bundle/FolderScan.h"

#include "core/bundle/BundleLimits.h"
#include "core/bundle/BundlePath.h"
#include "core/bundle/IgnoreRules.h"

#include <QFile>

#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <memory>

namespace oz0 {

namespace {

struct CloseFolder
{
    void operator()(DIR *folder) const { closedir(folder); }
};

QString reason()
{
    return QString::fromLocal8Bit(std::strerror(errno));
}

QString noManifest()
{
    return QStringLiteral("there is no plugin.yaml at the folder's root");
}

bool isSame(const timespec &a, const timespec &b)
{
    return a.tv_sec == b.tv_sec && a.tv_nsec == b.tv_nsec;
}

class Scan
{
public:
    explicit Scan(QByteArray root) : m_root(std::move(root)) { }

    Result<QList<ScannedFile>> run()
    {
        const int root = open(m_root.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (root < 0)
            return Failure(unreadable(QFile::decodeName(m_root), QStringLiteral("the folder cannot be read: %1").arg(reason())));
        // A folder that is no plugin at all is told so at once, and not of all that lies in it.
        struct stat manifest
        {
        };
        if (fstatat(root, "plugin.yaml", &manifest, AT_SYMLINK_NOFOLLOW) != 0 && errno == ENOENT) {
            close(root);
            refuse("plugin.yaml", noManifest());
            return Failure(gatherPaths(std::move(m_problems)));
        }
        readRules();
        enter(root, QByteArray());
        std::sort(m_files.begin(), m_files.end(), [](const ScannedFile &a, const ScannedFile &b) { return a.path < b.path; });
        judgeWhole();
        if (!m_problems.isEmpty())
            return Failure(gatherPaths(std::move(m_problems)));
        return std::move(m_files);
    }

private:
    void readRules()
    {
        QFile file(QFile::decodeName(m_root + "/.oz0ignore"));
        struct stat status
        {
        };
        const bool isFile = lstat((m_root + "/.oz0ignore").constData(), &status) == 0 && S_ISREG(status.st_mode);
        if (isFile && file.open(QIODevice::ReadOnly))
            m_rules = IgnoreRules(file.read(1024 * 1024));
    }

    void refuse(const QByteArray &path, const QString &message)
    {
        if (m_problems.size() < bundleMaxProblems)
            m_problems.append(Error{ErrorCode::InvalidBundle, message, QString::fromUtf8(path), {}, 0, 0});
    }

    bool isHopeless() const { return m_files.size() > bundleMaxFiles || m_problems.size() >= bundleMaxProblems; }

    // Takes the descriptor over.
    void enter(int descriptor, const QByteArray &at)
    {
        const std::unique_ptr<DIR, CloseFolder> folder(fdopendir(descriptor));
        if (!folder) {
            close(descriptor);
            m_problems.append(unreadable(QString::fromUtf8(at), QStringLiteral("the folder cannot be read: %1").arg(reason())));
            return;
        }
        errno = 0;
        while (const dirent *entry = readdir(folder.get())) {
            const QByteArray name = entry->d_name;
            if (name != "." && name != ".." && !isHopeless())
                take(descriptor, name, at.isEmpty() ? name : at + '/' + name);
            errno = 0;
        }
        if (errno != 0)
            m_problems.append(unreadable(QString::fromUtf8(at), QStringLiteral("the folder cannot be read: %1").arg(reason())));
    }

    void take(int folder, const QByteArray &name, const QByteArray &path)
    {
        struct stat status
        {
        };
        if (fstatat(folder, name.constData(), &status, AT_SYMLINK_NOFOLLOW) != 0) {
            m_problems.append(unreadable(QString::fromUtf8(path), QStringLiteral("this vanished while the folder was read")));
            return;
        }
        if (m_rules.isIgnored(QString::fromUtf8(path), S_ISDIR(status.st_mode)))
            return;
        if (const QString wrong = checkBundlePath(path); !wrong.isEmpty()) {
            refuse(path, wrong);
            return;
        }
        if (S_ISDIR(status.st_mode)) {
            const int inner = openat(folder, name.constData(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
            if (inner < 0)
                m_problems.append(
                    unreadable(QString::fromUtf8(path), QStringLiteral("the folder cannot be read: %1").arg(reason())));
            else
                enter(inner, path);
        } else if (S_ISREG(status.st_mode)) {
            add(path, m_root + '/' + path, status);
        } else if (S_ISLNK(status.st_mode)) {
            follow(path);
        } else {
            refuse(path, QStringLiteral("only files and folders can be packed; this is a device, a pipe or a socket"));
        }
    }

    void follow(const QByteArray &path)
    {
        const std::unique_ptr<char, decltype(&std::free)> target(realpath((m_root + '/' + path).constData(), nullptr),
                                                                 &std::free);
        struct stat status
        {
        };
        if (!target || lstat(target.get(), &status) != 0)
            refuse(path, QStringLiteral("the link leads nowhere"));
        else if (!QByteArray(target.get()).startsWith(m_root + '/'))
            refuse(path, QStringLiteral("the link leads out of the folder"));
        else if (!S_ISREG(status.st_mode))
            refuse(path, QStringLiteral("only a link to a file can be packed"));
        else
            add(path, target.get(), status);
    }

    void add(const QByteArray &path, const QByteArray &source, const struct stat &status)
    {
        m_bytes += status.st_size;
        m_files.append({path, source, status.st_size, (status.st_mode & S_IXUSR) != 0, status.st_dev, status.st_ino,
                        status.st_mtim, status.st_ctim});
    }

    void judgeWhole()
    {
        NameClashes clashes;
        bool hasManifest = false;
        for (const ScannedFile &file : std::as_const(m_files)) {
            if (const QString other = clashes.add(QString::fromUtf8(file.path)); !other.isEmpty())
                refuse(file.path, QStringLiteral("this and %1 are one name where case does not count").arg(other));
            hasManifest = hasManifest || file.path == "plugin.yaml";
            const bool isReadWhole = file.path == "plugin.yaml" || file.path == "pyproject.toml" || file.path == "uv.lock";
            if (isReadWhole && file.size > bundleMaxReadWholeBytes)
                refuse(file.path, QStringLiteral("this file may have %1 bytes at most").arg(bundleMaxReadWholeBytes));
        }
        if (m_files.size() > bundleMaxFiles)
            refuse({}, QStringLiteral("a bundle may hold %1 files at most").arg(bundleMaxFiles));
        else if (m_bytes > bundleMaxUnpackedBytes)
            refuse({},
                   QStringLiteral("a bundle may hold %1 bytes at most; these are %2").arg(bundleMaxUnpackedBytes).arg(m_bytes));
        const bool isToldOf = std::any_of(m_problems.begin(), m_problems.end(),
                                          [](const Error &problem) { return problem.subject == QLatin1String("plugin.yaml"); });
        if (!hasManifest && !isToldOf && !isHopeless())
            refuse("plugin.yaml", noManifest());
    }

    const QByteArray m_root; ///< canonical
    IgnoreRules m_rules;
    QList<ScannedFile> m_files;
    QList<Error> m_problems;
    qint64 m_bytes = 0;
};

} // namespace

bool ScannedFile::isStill(const struct stat &now) const
{
    return now.st_dev == device && now.st_ino == inode && now.st_size == size && S_ISREG(now.st_mode)
        && isSame(now.st_mtim, modified) && isSame(now.st_ctim, changed);
}

bool operator==(const ScannedFile &a, const ScannedFile &b)
{
    return a.path == b.path && a.source == b.source && a.size == b.size && a.executable == b.executable && a.device == b.device
        && a.inode == b.inode && isSame(a.modified, b.modified) && isSame(a.changed, b.changed);
}

Result<QList<ScannedFile>> scanFolder(const QString &folder)
{
    const std::unique_ptr<char, decltype(&std::free)> root(realpath(QFile::encodeName(folder).constData(), nullptr), &std::free);
    if (!root)
        return Failure(unreadable(folder, QStringLiteral("the folder cannot be read: %1").arg(reason())));
    return Scan(root.get()).run();
}

Error unreadable(const QString &path, const QString &message)
{
    return Error{ErrorCode::UnreadableFile, message, path, {}, 0, 0};
}

Error gatherPaths(QList<Error> problems)
{
    std::stable_sort(problems.begin(), problems.end(), [](const Error &a, const Error &b) { return a.subject < b.subject; });
    Error all = problems.first();
    if (!all.subject.isEmpty())
        all.message = all.subject + QStringLiteral(": ") + all.message;
    if (problems.size() > 1)
        all.message += QStringLiteral(" (and %1 more)").arg(problems.size() - 1);
    all.details = std::move(problems);
    return all;
}

} // namespace oz0
