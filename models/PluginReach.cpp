#include "models/PluginReach.h"

#include "core/manifest/SecretReach.h"

#include <QUrl>

#include <algorithm>

namespace oz0 {

namespace {

/// Without the user part, which may be a credential.
QString hostOf(const QString &address)
{
    const QUrl url(address);
    return url.port() < 0 ? url.host() : QStringLiteral("%1:%2").arg(url.host()).arg(url.port());
}

ToolUse useOf(const Manifest &manifest, const QString &id)
{
    const auto tool = std::find_if(manifest.tools.begin(), manifest.tools.end(), [&](const Tool &each) { return each.id == id; });
    return {id, tool != manifest.tools.end() && tool->isRemote() ? hostOf(tool->url) : QString()};
}

// As the plugin's code gets it, whichever agent there is; what an outside agent alone makes a value is that agent's.
QList<SecretUse> secretUses(const QList<SecretReach> &reaches, const Plugin &plugin, const Agent *agent)
{
    QList<SecretUse> uses;
    for (const SecretReach &reach : reaches) {
        if (!reach.isRequired)
            continue; // the edge has it, no process
        const bool isValue = std::any_of(reach.ways.begin(), reach.ways.end(), [agent](const SecretWay &way) {
            return way.reason != QLatin1String("outside_agent") || (agent && way.name == agent->name);
        });
        SecretUse use{reach.secret, isValue ? SecretUse::As::Value : SecretUse::As::Placeholder, {}};
        if (plugin.secrets && !plugin.secrets->contains(reach.secret))
            use.as = SecretUse::As::Withheld;
        if (use.as == SecretUse::As::Placeholder) {
            for (const BoundPlace &place : reach.bound)
                use.hosts.append(place.host);
            use.hosts.removeDuplicates();
        }
        uses.append(use);
    }
    return uses;
}

} // namespace

QList<ProcessUse> processUses(const Manifest &manifest, const Plugin &plugin)
{
    const QList<SecretReach> secrets = secretsOf(manifest, {plugin.argumentBindings, true});
    ProcessUse tools;
    tools.allowed = manifest.egress.allow;
    tools.denied = manifest.egress.deny;
    tools.secrets = secretUses(secrets, plugin, nullptr);
    for (const Tool &tool : manifest.tools)
        tools.tools.append(useOf(manifest, tool.id));
    QList<ProcessUse> uses{tools};
    for (const Agent &agent : manifest.agents) {
        ProcessUse use;
        use.agent = agent.name;
        use.isLikeTools = agent.egress.allow.isEmpty() && agent.egress.deny.isEmpty();
        use.allowed = manifest.egress.allow + agent.egress.allow;
        use.denied = manifest.egress.deny + agent.egress.deny;
        use.allowed.removeDuplicates();
        use.denied.removeDuplicates();
        use.secrets = secretUses(secrets, plugin, &agent);
        for (const QString &tool : agent.tools)
            use.tools.append(useOf(manifest, tool));
        uses.append(use);
    }
    return uses;
}

} // namespace oz0
