#include "core/base/ScratchFolder.h"

#include <QDir>
#include <QFile>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <ctime>
#include <mutex>

namespace oz0 {

namespace {

constexpr QLatin1String prefix("oz0-scratch-");
constexpr std::time_t youngSeconds = 60;

int openFolder(const QString &path)
{
    return ::open(QFile::encodeName(path).constData(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

bool isOwnAndOld(int folder)
{
    struct stat status
    {
    };
    return ::fstat(folder, &status) == 0 && status.st_uid == ::geteuid() && std::time(nullptr) - status.st_mtime >= youngSeconds;
}

QString placeAndName()
{
    static std::once_flag cleared;
    std::call_once(cleared, [] { clearLeftScratch(QDir::tempPath()); });
    return QDir::tempPath() + QLatin1Char('/') + prefix + QStringLiteral("XXXXXX");
}

} // namespace

ScratchFolder::ScratchFolder() : m_folder(placeAndName())
{
    if (!m_folder.isValid())
        return;
    m_held = openFolder(m_folder.path());
    if (m_held >= 0)
        ::flock(m_held, LOCK_EX | LOCK_NB);
}

// The lock is let go of when nothing is left to be cleared.
ScratchFolder::~ScratchFolder()
{
    m_folder.remove();
    if (m_held >= 0)
        ::close(m_held);
}

void clearLeftScratch(const QString &place)
{
    const QStringList found = QDir(place).entryList({prefix + QLatin1Char('*')}, QDir::Dirs | QDir::NoSymLinks);
    for (const QString &name : found) {
        const QString path = place + QLatin1Char('/') + name;
        const int folder = openFolder(path);
        if (folder < 0)
            continue;
        if (isOwnAndOld(folder) && ::flock(folder, LOCK_EX | LOCK_NB) == 0)
            QDir(path).removeRecursively();
        ::close(folder);
    }
}

} // namespace oz0
