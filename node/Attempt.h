// One attempt at running one digest of a plugin: fetched, checked, started, ready; later stopped.
#pragma once

#include "node/BundleShelf.h"
#include "node/NodeSetup.h"
#include "node/PluginRun.h"

#include <QObject>

namespace oz0 {

/// start() once. `stateChanged` for Fetching, Checking and Starting; then `ready` or `failed`. `failed` may also come after ready,
/// when a server dies. `gone` exactly once after stop() or a failure: no process and no folder of the attempt is left.
class Attempt : public QObject
{
    Q_OBJECT
public:
    /// `folder` is the part's; `number` makes the attempt's own folders in it. Files that `before` (null: none) has unpacked are
    /// shared with it where a sandbox keeps its servers from writing them.
    Attempt(const NodeSetup &setup, ServerLink &link, BundleShelf &shelf, AssignedPlugin plugin, const QDir &folder, int number,
            const Attempt *before, QObject *parent = nullptr);

    void start();
    void stop();

    const AssignedPlugin &plugin() const { return m_plugin; }
    QStringList functions() const;

Q_SIGNALS:
    void stateChanged(oz0::PartState state);
    void ready();
    /// `mayPass`: the same bytes may fare better later (the server could not be reached).
    void failed(const oz0::PartError &error, bool mayPass);
    void gone();

private:
    void onFetched(const Result<void> &answer);
    void onUnpacked(const Result<BundleFacts> &facts);
    std::optional<PartError> environmentComplaint(const BundleFacts &facts) const;
    void askForSecrets();
    void onSecret(const QString &name, const Result<QString> &value);
    void startServers();
    Result<void> writeSecretFiles();
    void fail(const PartError &error, bool mayPass = false);
    void fail(const Error &error);
    void clearAway();

    const NodeSetup &m_setup;
    ServerLink &m_link;
    BundleShelf &m_shelf;
    AssignedPlugin m_plugin;
    RunFolders m_folders;
    QString m_root; ///< holds the bundle and the secret files
    QString m_like; ///< the code that answers until this one is ready; empty: none
    std::shared_ptr<const Manifest> m_manifest;
    QMap<QString, QString> m_secrets;
    int m_openSecrets = 0;
    std::unique_ptr<PluginRun> m_run;
    bool m_isStopping = false;
    bool m_isUnpacking = false;
    bool m_isClearing = false;
};

/// What code sees of a secret that only the node's proxy may fill in (G2).
QString placeholderFor(const QString &secret);

} // namespace oz0
