// All tool servers of one version of a plugin, as one: ready when each is, failed when one is.
#pragma once

#include "core/manifest/Manifest.h"
#include "node/NodeSetup.h"
#include "node/ToolServer.h"

#include <QObject>

#include <memory>
#include <vector>

namespace oz0 {

/// What a run's processes get.
struct RunFolders
{
    QString plugin;  ///< the unpacked bundle
    QString own;     ///< written by its servers
    QString secrets; ///< secrets as files; empty: none
};

/// `ready` and `failed` at most once each; `gone` once after stop() or a failure, when no process is left. Failing stops every server.
class PluginRun : public QObject
{
    Q_OBJECT
public:
    /// `secrets`: name to value, as `requires.secrets_from` says: env, or file.
    PluginRun(const NodeSetup &setup, std::shared_ptr<const Manifest> manifest, RunFolders folders,
              const QMap<QString, QString> &secrets, QObject *parent = nullptr);

    void start();
    void stop();

    /// "tool.function", as tools/list answered, in the manifest's order of tools.
    QStringList functions() const;

Q_SIGNALS:
    void ready();
    void failed(const oz0::PartError &error);
    void gone();

private:
    struct Server
    {
        const Tool *tool;
        std::unique_ptr<ToolServer> process;
        bool isReady = false;
    };

    void onReady(size_t index);
    void fail(const PartError &error);
    void onGone();

    std::shared_ptr<const Manifest> m_manifest;
    std::vector<Server> m_servers;
    bool m_hasFailed = false;
    bool m_isStopping = false;
};

/// Where a tool's answer differs from what the manifest declares; nothing when it fits. A tool that declares no function is free.
std::optional<PartError> contractBreach(const Tool &tool, const QStringList &listed);

} // namespace oz0
