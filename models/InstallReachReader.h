// Reads both manifests of a preview and works out what the install would widen.
#pragma once

#include "core/client/ApiClient.h"
#include "core/client/RequestScope.h"
#include "core/client/TenantStore.h"
#include "models/InstallReach.h"

#include <QObject>

#include <optional>

namespace oz0 {

/// A new read() replaces the one that runs. What cannot be read leaves the reach unknown, which is said and stops nobody.
class InstallReachReader : public QObject
{
    Q_OBJECT
public:
    InstallReachReader(ApiClient &client, const TenantStore &store, QObject *parent = nullptr);

    /// `manifestText` is the previewed plugin.yaml; without it the server is asked for that of the preview's digest.
    void read(const Preview &preview, const QByteArray &manifestText = {});
    void cancel();
    bool isRunning() const { return m_running; }
    const InstallReach &reach() const { return m_reach; }                         ///< of the last read(), once it has finished
    QByteArray manifestText() const { return m_proposed.value_or(QByteArray()); } ///< empty: it could not be read

Q_SIGNALS:
    void finished(); ///< later, once for each read() that was not replaced or cancelled

private:
    void take(std::optional<QByteArray> &side, const Result<QByteArray> &text);
    void compareOnceBothAreHere();

    ApiClient &m_client;
    const TenantStore &m_store;
    RequestScope m_scope;
    Preview m_preview;
    std::optional<QByteArray> m_installed; ///< null: nothing is installed; empty: not readable
    std::optional<QByteArray> m_proposed;
    InstallReach m_reach;
    bool m_running = false;
};

} // namespace oz0
