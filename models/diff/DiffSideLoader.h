// Reads one side of a diff: the installed version, a candidate, a refused save, or a folder on this machine's disk.
#pragma once

#include "core/client/RequestScope.h"
#include "core/client/TenantStore.h"
#include "models/diff/DiffContent.h"

#include <QObject>

#include <atomic>
#include <optional>

namespace oz0 {

/// A new load() replaces the one that runs, whose answers are dropped whenever they come. Files and manifest are asked by digest, so
/// that both are of one state.
class DiffSideLoader : public QObject
{
    Q_OBJECT
public:
    DiffSideLoader(ApiClient &client, const TenantStore &store, QObject *parent = nullptr);
    ~DiffSideLoader() override;

    void load(const PluginName &plugin, const DiffSide &side);
    void cancel();
    bool isRunning() const { return m_running; }
    const std::optional<Result<DiffContent>> &result() const { return m_result; } ///< of the last load(); none yet while it runs

Q_SIGNALS:
    void finished(); ///< once for each load() that was not replaced or cancelled

private:
    void askBundle();
    void onFiles(const Result<QList<BundleFile>> &files);
    void onManifest(const Result<QByteArray> &text);
    void onRecord(const Result<QJsonObject> &answer);
    void readFolder(const QString &folder);
    void fail(const Error &error);
    void succeed();

    ApiClient &m_client;
    const TenantStore &m_store;
    RequestScope m_scope;
    DiffContent m_content;
    std::optional<Result<DiffContent>> m_result;
    std::shared_ptr<std::atomic<bool>> m_cancelled; ///< of the folder that is read
    bool m_running = false;
    bool m_hasFiles = false;
    bool m_hasManifest = false;
};

} // namespace oz0
