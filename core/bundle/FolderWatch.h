// Tells when what would be packed of a folder may have changed.
#pragma once

#include "core/bundle/FolderScan.h"
#include "core/bundle/IgnoreRules.h"

#include <QHash>
#include <QObject>
#include <QSocketNotifier>
#include <QTimer>

#include <optional>

namespace oz0 {

/// Watches the whole tree by inotify, new folders too, and compares the tree's files with the last look every few seconds, which
/// finds what inotify does not tell (a network's file system, too many folders). What IgnoreRules leaves out tells nothing. A
/// burst of events is one signal, 300 ms after its last one and 3 s after its first at the latest.
class FolderWatch : public QObject
{
    Q_OBJECT
public:
    explicit FolderWatch(const QString &folder, QObject *parent = nullptr);
    ~FolderWatch() override;

    /// Looks at the tree now, as it also does by itself; says changed() when it differs from the last look.
    void rescan();

Q_SIGNALS:
    void changed();
    /// inotify is not to be had for all of the tree; from now on changes are found by looking, a little later.
    void watchesBlindly(const QString &why);

private:
    void readRules();
    void watchTree(const QString &relative);
    bool watchOne(const QString &relative);
    void onEvents();
    void onEvent(int watch, quint32 mask, const QByteArray &name);
    void burst();
    void flush();

    QString m_root;
    IgnoreRules m_rules;
    int m_inotify = -1;
    QSocketNotifier *m_notifier = nullptr;
    QHash<int, QString> m_folders; ///< by watch, relative to the root
    QTimer m_quiet;
    QTimer m_latest;
    QTimer m_look;
    std::optional<QList<ScannedFile>> m_lastLook;
    bool m_isBlind = false;
};

} // namespace oz0
