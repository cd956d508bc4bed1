// Follows a folder beside the GUI thread and tells when what would be packed of it has changed.
#pragma once

#include <QObject>
#include <QPointer>
#include <QThread>

namespace oz0 {

/// Carries the signals of a watch out of its thread.
class FolderRelay : public QObject
{
    Q_OBJECT
Q_SIGNALS:
    void changed();
    void blind();
    void ready();
};

/// The watch lives in a thread of its own, as looking at a big tree takes its time; leaving it waits for nothing.
class FolderFollower : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;
    ~FolderFollower() override;

    void follow(const QString &folder); ///< instead of what was followed before; empty: nothing
    const QString &folder() const { return m_folder; }

Q_SIGNALS:
    void changed();
    void followsBlindly(); ///< not every folder can be watched: changes are found some seconds later
    void started();        ///< from now on changes are told

private:
    void leave();

    QString m_folder;
    QPointer<FolderRelay> m_relay;
    QPointer<QThread> m_thread;
};

} // namespace oz0
