// The rows of plugins.
#pragma once

#include "cluster/store/Session.h"

namespace oz0 {

class PluginTable
{
public:
    explicit PluginTable(Session &session) : m_session(session) { }

    QList<Plugin> list(const TenantId &tenant);
    std::optional<Plugin> find(const TenantId &tenant, const PluginName &name);
    void write(const TenantId &tenant, const Plugin &plugin);
    void remove(const TenantId &tenant, const PluginName &name);

    QStringList rolloutNodes(const TenantId &tenant, const PluginName &name);
    void setRolloutNodes(const TenantId &tenant, const PluginName &name, const QStringList &nodes);

private:
    Session &m_session;
};

} // namespace oz0
