#include "cluster/edge/EdgeDecisions.h"

#include "core/manifest/HostPattern.h"
#include "core/manifest/SecretReach.h"

#include <QMap>
#include <QSet>

#include <algorithm>

namespace oz0 {

namespace {

const Tool *toolOf(const Manifest &manifest, const QString &id)
{
    const auto found = std::find_if(manifest.tools.begin(), manifest.tools.end(),
                                    [&](const Tool &tool) { return tool.id == id; });
    return found == manifest.tools.end() ? nullptr : &*found;
}

const Connection *connectionOf(const Manifest *manifest, const QString &name)
{
    if (!manifest)
        return nullptr;
    const auto found = std::find_if(manifest->connections.begin(), manifest->connections.end(),
                                    [&](const Connection &connection) { return connection.name == name; });
    return found == manifest->connections.end() ? nullptr : &*found;
}

QString whyByInstalled(const Manifest *installed, const QString &connection, const Tool &tool)
{
    if (!installed)
        return QStringLiteral("not_installed");
    const Connection *there = connectionOf(installed, connection);
    if (!there)
        return QStringLiteral("not_in_installed");
    const Tool *before = toolOf(*installed, tool.id);
    if (!before || before->connection != connection || tool.connection != connection)
        return QStringLiteral("tool_not_connected");
    if (!tool.isRemote() || !before->isRemote() || normalisedUrl(tool.url) != normalisedUrl(before->url))
        return QStringLiteral("tool_runs_elsewhere");
    return QStringLiteral("installed_definition");
}

} // namespace

QList<EdgeArgument> candidateArguments(const TenantSnapshot &tenant, const PluginName &plugin, const Manifest &workingCopy)
{
    const PluginFacts facts = tenant.plugins.value(plugin);
    QList<EdgeArgument> arguments;
    for (const ArgumentBinding &binding : facts.argumentBindings) {
        EdgeArgument argument{binding.argument, binding.secret, false, QStringLiteral("marked")};
        if (!facts.installed)
            argument.why = QStringLiteral("not_installed");
        else if (!marksArgument(workingCopy, binding.argument))
            argument.why = QStringLiteral("not_marked");
        else if (!marksArgument(*facts.installed, binding.argument))
            argument.why = QStringLiteral("not_marked_installed");
        else if (!tenant.secrets.contains(binding.secret))
            argument.why = QStringLiteral("not_in_tenant");
        else
            argument.isFilled = true;
        arguments.append(argument);
    }
    return arguments;
}

QList<EdgeConnection> candidateConnections(const TenantSnapshot &tenant, const PluginName &plugin, const Manifest &workingCopy,
                                           Standing standing)
{
    const PluginFacts facts = tenant.plugins.value(plugin);
    const Manifest *installed = facts.installed.get();
    QMap<QString, QSet<QString>> tools;
    for (const Manifest *manifest : {installed, &workingCopy}) {
        for (const Connection &connection : manifest ? manifest->connections : QList<Connection>())
            tools[connection.name].unite({connection.tools.begin(), connection.tools.end()});
    }
    QList<EdgeConnection> connections;
    for (auto it = tools.begin(); it != tools.end(); ++it) {
        QStringList ids(it->begin(), it->end());
        ids.sort();
        for (const QString &id : ids) {
            const Tool *tool = toolOf(workingCopy, id);
            if (!tool)
                continue; // no call of it can be
            EdgeConnection decided{it.key(), id, false, {}};
            if (standing == Standing::Admin)
                decided.why = tool->connection == it.key() ? QStringLiteral("own_definition")
                                                           : QStringLiteral("tool_not_connected");
            else
                decided.why = whyByInstalled(installed, it.key(), *tool);
            decided.hasToken = decided.why.endsWith(QLatin1String("_definition"));
            connections.append(decided);
        }
    }
    return connections;
}

} // namespace oz0
