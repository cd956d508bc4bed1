#include "cluster/http/BundleFolder.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <unistd.h>

namespace oz0 {

namespace {

/// fsync of a file or folder by name.
Result<void> toDisk(const QString &path)
{
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    const bool done = descriptor >= 0 && ::fsync(descriptor) == 0;
    const int failure = errno;
    if (descriptor >= 0)
        ::close(descriptor);
    if (!done)
        return Failure(ErrorCode::StoreFailed,
                       QStringLiteral("a bundle did not reach the disk: %1").arg(QString::fromLocal8Bit(std::strerror(failure))));
    return {};
}

} // namespace

BundleFolder::BundleFolder(QString folder) : m_folder(std::move(folder)) { }

Result<void> BundleFolder::prepare() const
{
    const QString incoming = m_folder + QStringLiteral("/incoming");
    if (!QDir().mkpath(incoming))
        return Failure(ErrorCode::StoreFailed, QStringLiteral("the folder for bundles cannot be made"), m_folder);
    QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const QDir left(incoming);
    for (const QString &name : left.entryList(QDir::Files))
        QFile::remove(left.filePath(name));
    return {};
}

QString BundleFolder::fileOf(const Digest &digest) const
{
    return m_folder + QLatin1Char('/') + digest.text().mid(7) + QStringLiteral(".tar.zst");
}

QString BundleFolder::incomingFile() const
{
    return m_folder + QStringLiteral("/incoming/") + QUuid::createUuid().toString(QUuid::WithoutBraces);
}

Result<void> BundleFolder::flush(const QString &received) const
{
    return toDisk(received);
}

Result<void> BundleFolder::keep(const QString &received, const Digest &digest) const
{
    if (::rename(QFile::encodeName(received).constData(), QFile::encodeName(fileOf(digest)).constData()) != 0)
        return Failure(ErrorCode::StoreFailed, QStringLiteral("a bundle cannot be put in its place"), digest.text());
    return toDisk(m_folder);
}

void BundleFolder::drop(const Digest &digest) const
{
    QFile::remove(fileOf(digest));
}

QList<Digest> BundleFolder::lyingSince(Instant then) const
{
    constexpr qsizetype hexDigits = 64;
    QList<Digest> lying;
    const QDir folder(m_folder);
    for (const QFileInfo &file : folder.entryInfoList({QStringLiteral("*.tar.zst")}, QDir::Files)) {
        const QString hex = file.fileName().left(hexDigits);
        const Digest digest(QStringLiteral("sha256:") + hex);
        if (file.lastModified().toMSecsSinceEpoch() < then.time_since_epoch().count()
            && QFileInfo(fileOf(digest)).fileName() == file.fileName())
            lying.append(digest);
    }
    return lying;
}

} // namespace oz0
