#include "core/bundle/FolderWatch.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <sys/inotify.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace oz0 {

namespace {

constexpr int quietMs = 300;
constexpr int latestMs = 3000;
constexpr int lookMs = 5000;
constexpr quint32 watched = IN_CREATE | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE
    | IN_DELETE_SELF | IN_MOVE_SELF;

QString joined(const QString &folder, const QString &name)
{
    return folder.isEmpty() ? name : folder + QLatin1Char('/') + name;
}

} // namespace

FolderWatch::FolderWatch(const QString &folder, QObject *parent)
    : QObject(parent), m_root(QFileInfo(folder).absoluteFilePath()), m_inotify(inotify_init1(IN_NONBLOCK | IN_CLOEXEC))
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietMs);
    m_latest.setSingleShot(true);
    m_latest.setInterval(latestMs);
    m_look.setInterval(lookMs);
    connect(&m_quiet, &QTimer::timeout, this, &FolderWatch::flush);
    connect(&m_latest, &QTimer::timeout, this, &FolderWatch::flush);
    connect(&m_look, &QTimer::timeout, this, &FolderWatch::rescan);
    if (m_inotify >= 0) {
        m_notifier = new QSocketNotifier(m_inotify, QSocketNotifier::Read, this);
        connect(m_notifier, &QSocketNotifier::activated, this, &FolderWatch::onEvents);
    }
    readRules();
    watchTree({});
    if (const Result<QList<ScannedFile>> files = scanFolder(m_root))
        m_lastLook = *files;
    m_look.start();
}

FolderWatch::~FolderWatch()
{
    delete m_notifier;
    if (m_inotify >= 0)
        close(m_inotify);
}

void FolderWatch::readRules()
{
    QFile file(m_root + QStringLiteral("/.oz0ignore"));
    m_rules = file.open(QIODevice::ReadOnly) ? IgnoreRules(file.read(1024 * 1024)) : IgnoreRules();
}

void FolderWatch::watchTree(const QString &relative)
{
    if (!watchOne(relative))
        return;
    const QDir folder(joined(m_root, relative));
    for (const QString &name :
         folder.entryList(QDir::Dirs | QDir::Hidden | QDir::System | QDir::NoSymLinks | QDir::NoDotAndDotDot)) {
        const QString inner = joined(relative, name);
        if (!m_rules.isIgnored(inner, true))
            watchTree(inner);
    }
}

bool FolderWatch::watchOne(const QString &relative)
{
    const QByteArray path = QFile::encodeName(joined(m_root, relative));
    const int watch = m_inotify < 0 ? -1 : inotify_add_watch(m_inotify, path.constData(), watched | IN_ONLYDIR | IN_EXCL_UNLINK);
    if (watch >= 0) {
        m_folders.insert(watch, relative);
        return true;
    }
    const bool isGone = errno == ENOENT || errno == ENOTDIR;
    if (!isGone && !m_isBlind) {
        m_isBlind = true;
        const QString why = QString::fromLocal8Bit(std::strerror(errno));
        QMetaObject::invokeMethod(
            this, [this, why] { Q_EMIT watchesBlindly(why); }, Qt::QueuedConnection);
    }
    return false;
}

void FolderWatch::onEvents()
{
    alignas(inotify_event) char buffer[64 * 1024];
    for (;;) {
        const ssize_t size = read(m_inotify, buffer, sizeof buffer);
        if (size <= 0)
            return;
        for (ssize_t at = 0; at < size;) {
            const auto *event = reinterpret_cast<const inotify_event *>(buffer + at);
            onEvent(event->wd, event->mask, event->len > 0 ? QByteArray(event->name) : QByteArray());
            at += ssize_t(sizeof(inotify_event) + event->len);
        }
    }
}

void FolderWatch::onEvent(int watch, quint32 mask, const QByteArray &name)
{
    if (mask & IN_Q_OVERFLOW) {
        watchTree({});
        burst();
        return;
    }
    if (mask & IN_IGNORED) {
        m_folders.remove(watch);
        return;
    }
    const auto folder = m_folders.constFind(watch);
    if (folder == m_folders.constEnd())
        return;
    if (mask & (IN_DELETE_SELF | IN_MOVE_SELF)) {
        burst();
        return;
    }
    if (name.isEmpty())
        return; // the folder's own rights or times
    const QString path = joined(*folder, QFile::decodeName(name));
    if (path == QLatin1String(".oz0ignore")) {
        readRules();
        watchTree({});
        burst();
        return;
    }
    const bool isFolder = (mask & IN_ISDIR) != 0;
    if (m_rules.isIgnored(path, isFolder))
        return;
    if (isFolder && (mask & (IN_CREATE | IN_MOVED_TO)))
        watchTree(path);
    burst();
}

void FolderWatch::burst()
{
    m_quiet.start();
    if (!m_latest.isActive())
        m_latest.start();
}

void FolderWatch::flush()
{
    m_quiet.stop();
    m_latest.stop();
    rescan();
}

void FolderWatch::rescan()
{
    const Result<QList<ScannedFile>> files = scanFolder(m_root);
    const bool isSame = files && m_lastLook && *files == *m_lastLook;
    const bool isStillBroken = !files && !m_lastLook;
    if (isSame || isStillBroken)
        return;
    if (files)
        m_lastLook = *files;
    else
        m_lastLook.reset();
    if (m_folders.isEmpty())
        watchTree({}); // the root was replaced
    Q_EMIT changed();
}

} // namespace oz0
