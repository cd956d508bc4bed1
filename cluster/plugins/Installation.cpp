#include "cluster/plugins/Installation.h"

#include <QSet>

namespace oz0 {

Plugin installedPlugin(const std::optional<Plugin> &before, const Manifest &manifest, const Digest &digest, const PrincipalId &by,
                       Instant now)
{
    Plugin plugin = before.value_or(Plugin{});
    plugin.name = manifest.name;
    ++plugin.rev;
    plugin.state = PluginState::Installed;
    plugin.version = manifest.version;
    plugin.digest = digest;
    plugin.installedAt = now;
    plugin.installedBy = by;
    plugin.tools.clear();
    plugin.agents.clear();
    plugin.flows.clear();
    for (const Tool &tool : manifest.tools)
        plugin.tools.append(tool.id);
    for (const Agent &agent : manifest.agents)
        plugin.agents.append(agent.name);
    for (const Flow &flow : manifest.flows)
        plugin.flows.append(flow.name);
    return plugin;
}

Result<void> areRequired(const Manifest &installed, const QStringList &secrets)
{
    for (const QString &secret : secrets) {
        if (!installed.requires_.secrets.contains(secret))
            return Failure(ErrorCode::InvalidInput, QStringLiteral("the installed version does not require this secret"), secret);
    }
    return {};
}

Result<void> areMarked(const Manifest &installed, const QList<ArgumentBinding> &bindings)
{
    QSet<QString> marked;
    for (const Tool &tool : installed.tools) {
        for (const QString &argument : tool.secretArguments)
            marked.insert(tool.id + QLatin1Char('.') + argument);
    }
    QSet<QString> bound;
    for (const ArgumentBinding &binding : bindings) {
        if (!marked.contains(binding.argument))
            return Failure(ErrorCode::InvalidInput, QStringLiteral("the installed version does not mark this argument"),
                           binding.argument);
        if (bound.contains(binding.argument))
            return Failure(ErrorCode::InvalidInput, QStringLiteral("an argument is bound once"), binding.argument);
        bound.insert(binding.argument);
    }
    return {};
}

} // namespace oz0
