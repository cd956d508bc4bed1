// The installed manifests of the tenant's plugins, read once for each digest.
#pragma once

#include "core/client/ApiClient.h"
#include "core/client/RequestScope.h"
#include "core/client/TenantStore.h"
#include "core/manifest/Manifest.h"

#include <QSet>

namespace oz0 {

/// Asks only while it may (an operator may), at most 4 at a time, what is looked at first; the first `most` plugins of the tenant by
/// itself, others when somebody wants them. What could not be read is asked again when the plugin changes or is wanted again.
class ManifestShelf : public QObject
{
    Q_OBJECT
public:
    static constexpr int most = 500;

    struct Copy
    {
        Digest digest;
        QByteArray text; ///< as it may be shown: values of headers and credentials in addresses are hidden (U14)
        std::shared_ptr<const Manifest> manifest; ///< null: the text is none
    };

    ManifestShelf(ApiClient &client, const TenantStore &store, QObject *parent = nullptr);

    /// Whether the caller may read manifests.
    void setMayRead(bool may);
    bool mayRead() const { return m_mayRead; }
    /// Null while it is not here, or the plugin has none. Of the version that the store tells now.
    const Copy *find(const PluginName &plugin) const;
    const Manifest *manifest(const PluginName &plugin) const;
    /// Why it could not be read; empty otherwise.
    Error errorOf(const PluginName &plugin) const { return m_errors.value(plugin); }
    bool hasFailed(const PluginName &plugin) const { return m_errors.contains(plugin); }
    void want(const PluginName &plugin); ///< before all others

Q_SIGNALS:
    void arrived(const oz0::PluginName &plugin); ///< or failed

private:
    void look();
    void askNext();
    void onAnswer(const PluginName &plugin, const Digest &digest, const Result<QByteArray> &answer);

    ApiClient &m_client;
    const TenantStore &m_store;
    RequestScope m_scope;
    QHash<PluginName, Copy> m_copies;
    QHash<PluginName, Error> m_errors;
    QList<PluginName> m_queue;
    QSet<PluginName> m_asked;
    bool m_mayRead = false;
};

} // namespace oz0
