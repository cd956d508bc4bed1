#include "models/FolderFollower.h"

#include "core/bundle/FolderWatch.h"

namespace oz0 {

namespace {
constexpr int leaveMs = 2000;
} // namespace

FolderFollower::~FolderFollower()
{
    const QPointer<QThread> thread = m_thread;
    leave();
    if (thread)
        thread->wait(leaveMs);
}

void FolderFollower::leave()
{
    m_folder.clear();
    if (m_relay)
        m_relay->disconnect(this);
    m_relay.clear();
    if (m_thread)
        m_thread->quit(); // it takes its watch and the relay along when it gets there
    m_thread.clear();
}

// The relay lives here and as long as the thread; what is made inside the thread knows nothing else.
void FolderFollower::follow(const QString &folder)
{
    leave();
    m_folder = folder;
    if (folder.isEmpty())
        return;
    auto *thread = new QThread;
    auto *relay = new FolderRelay;
    auto *inside = new QObject;
    inside->moveToThread(thread);
    connect(relay, &FolderRelay::changed, this, &FolderFollower::changed);
    connect(relay, &FolderRelay::blind, this, &FolderFollower::followsBlindly);
    connect(relay, &FolderRelay::ready, this, &FolderFollower::started);
    connect(thread, &QThread::started, inside, [inside, relay, folder] {
        auto *watch = new FolderWatch(folder, inside);
        connect(watch, &FolderWatch::changed, relay, &FolderRelay::changed);
        connect(watch, &FolderWatch::watchesBlindly, relay, &FolderRelay::blind);
        QMetaObject::invokeMethod(relay, &FolderRelay::ready, Qt::QueuedConnection);
    });
    connect(thread, &QThread::finished, inside, &QObject::deleteLater);
    connect(thread, &QThread::finished, relay, &QObject::deleteLater);
    connect(thread, &QThread::finished, thread, &QObject::deleteLater);
    m_relay = relay;
    m_thread = thread;
    thread->start();
}

} // namespace oz0
