#include "cluster/store/PluginTable.h"

#include "core/wire/Codec.h"

namespace oz0 {

namespace {

const QStringList columns{
    QStringLiteral("tenant"),  QStringLiteral("name"),     QStringLiteral("rev"),          QStringLiteral("state"),
    QStringLiteral("version"), QStringLiteral("digest"),   QStringLiteral("installed_at"), QStringLiteral("installed_by"),
    QStringLiteral("secrets"), QStringLiteral("bindings"), QStringLiteral("rollout"),      QStringLiteral("gate_nodes"),
    QStringLiteral("tools"),   QStringLiteral("agents"),   QStringLiteral("flows"),        QStringLiteral("rollout_nodes")};

Plugin pluginOf(const Row &row)
{
    Plugin plugin;
    row.read(0, plugin.name);
    plugin.rev = row.integer(1);
    plugin.state = pluginStateFromWord(row.text(2)).value_or(PluginState::NoRecord);
    plugin.version = row.text(3);
    row.read(4, plugin.digest);
    plugin.installedAt = row.instant(5);
    row.read(6, plugin.installedBy);
    if (!row.isNull(7))
        plugin.secrets = row.texts(7);
    for (const QJsonValue &value : row.array(8)) {
        const QJsonObject binding = value.toObject();
        plugin.argumentBindings.append(
            {binding.value(QLatin1String("argument")).toString(), binding.value(QLatin1String("secret")).toString()});
    }
    plugin.rollout = row.flag(9);
    plugin.gateNodes = row.texts(10);
    plugin.tools = row.texts(11);
    plugin.agents = row.texts(12);
    plugin.flows = row.texts(13);
    return plugin;
}

} // namespace

QList<Plugin> PluginTable::list(const TenantId &tenant)
{
    QList<Plugin> plugins;
    m_session.db().each(
        "SELECT name, rev, state, version, digest, installed_at, installed_by, secrets, bindings, rollout, gate_nodes, "
        "tools, agents, flows FROM plugins WHERE tenant = ? ORDER BY name",
        {column(tenant)}, [&](const Row &row) { plugins.append(pluginOf(row)); });
    return plugins;
}

std::optional<Plugin> PluginTable::find(const TenantId &tenant, const PluginName &name)
{
    std::optional<Plugin> plugin;
    m_session.db().first(
        "SELECT name, rev, state, version, digest, installed_at, installed_by, secrets, bindings, rollout, gate_nodes, "
        "tools, agents, flows FROM plugins WHERE tenant = ? AND name = ?",
        {column(tenant), column(name)}, [&](const Row &row) { plugin = pluginOf(row); });
    return plugin;
}

void PluginTable::write(const TenantId &tenant, const Plugin &plugin)
{
    static const QByteArray upsert = upsertText("plugins", columns, 2);
    QJsonArray bindings;
    for (const ArgumentBinding &binding : plugin.argumentBindings)
        bindings.append(QJsonObject{{QStringLiteral("argument"), binding.argument}, {QStringLiteral("secret"), binding.secret}});
    const QStringList rollout = plugin.rollout ? rolloutNodes(tenant, plugin.name) : QStringList();
    m_session.db().run(upsert.constData(),
                       {column(tenant), column(plugin.name), plugin.rev, word(plugin.state), column(plugin.version),
                        column(plugin.digest), column(plugin.installedAt), column(plugin.installedBy),
                        plugin.secrets ? QVariant(column(*plugin.secrets)) : QVariant(QMetaType::fromType<QString>()),
                        column(bindings), column(plugin.rollout), column(plugin.gateNodes), column(plugin.tools),
                        column(plugin.agents), column(plugin.flows), column(rollout)});
    m_session.changed(tenant, "plugin", plugin.name.text());
}

void PluginTable::remove(const TenantId &tenant, const PluginName &name)
{
    m_session.db().run("DELETE FROM plugins WHERE tenant = ? AND name = ?", {column(tenant), column(name)});
    m_session.changed(tenant, "plugin", name.text());
}

QStringList PluginTable::rolloutNodes(const TenantId &tenant, const PluginName &name)
{
    QStringList nodes;
    m_session.db().first("SELECT rollout_nodes FROM plugins WHERE tenant = ? AND name = ?", {column(tenant), column(name)},
                         [&](const Row &row) { nodes = row.texts(0); });
    return nodes;
}

void PluginTable::setRolloutNodes(const TenantId &tenant, const PluginName &name, const QStringList &nodes)
{
    m_session.db().run("UPDATE plugins SET rollout_nodes = ? WHERE tenant = ? AND name = ?",
                       {column(nodes), column(tenant), column(name)});
}

} // namespace oz0
