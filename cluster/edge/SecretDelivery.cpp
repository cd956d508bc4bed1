#include "cluster/edge/SecretDelivery.h"

#include "core/manifest/SecretReach.h"

#include <QSet>

#include <algorithm>

namespace oz0 {

namespace {

SecretDelivery delivery(const QString &name, const char *as, const char *why, const QStringList &hosts = {})
{
    return {name, QLatin1String(as), QLatin1String(why), hosts};
}

QStringList boundHosts(const Manifest &manifest, const QString &secret)
{
    QStringList hosts;
    for (const HostBinding &binding : manifest.requires_.inject) {
        if (binding.secret == secret)
            hosts += binding.hosts;
    }
    hosts.sort();
    hosts.removeDuplicates();
    return hosts;
}

QList<QPair<QString, QString>> remoteHarnesses(const Manifest &manifest)
{
    QList<QPair<QString, QString>> harnesses;
    for (const Harness &harness : manifest.harnesses) {
        if (harness.protocol == QLatin1String("remote"))
            harnesses.append({harness.name, harness.url});
    }
    std::sort(harnesses.begin(), harnesses.end());
    return harnesses;
}

bool anOutsideAgentNames(const Manifest &manifest, const QString &secret)
{
    return std::any_of(manifest.agents.begin(), manifest.agents.end(),
                       [&](const Agent &agent) { return agent.auth.contains(secret); });
}

bool isBoundToArgument(const PluginFacts *facts, const Manifest &code, const QString &secret)
{
    if (!facts)
        return false;
    return std::any_of(facts->argumentBindings.begin(), facts->argumentBindings.end(), [&](const ArgumentBinding &binding) {
        return binding.secret == secret && marksArgument(code, binding.argument) && facts->installed
            && marksArgument(*facts->installed, binding.argument);
    });
}

const PluginFacts *factsOf(const TenantSnapshot &tenant, const PluginName &plugin)
{
    const auto found = tenant.plugins.find(plugin);
    return found == tenant.plugins.end() ? nullptr : &*found;
}

QStringList sortedSecrets(const Manifest &manifest)
{
    QStringList names = manifest.requires_.secrets;
    names.sort();
    names.removeDuplicates();
    return names;
}

/// Null when the installed version gets the secret; else the word for why it does not (P3, P4).
const char *whyNotAvailable(const PluginFacts *facts, const QString &secret)
{
    if (!facts || facts->state != PluginState::Installed || !facts->installed)
        return "not_installed";
    if (!facts->installed->requires_.secrets.contains(secret))
        return "not_required";
    if (facts->secrets && !facts->secrets->contains(secret))
        return "not_available";
    return nullptr;
}

/// Null when a placeholder is enough; else the word for why the code gets the value itself (B9).
const char *whyValue(const QString &secret, const Manifest &code, const PluginFacts *facts, const QStringList &hosts,
                     bool injects)
{
    if (hosts.isEmpty())
        return "no_binding";
    if (!injects)
        return "no_sandbox";
    if (anOutsideAgentNames(code, secret))
        return "outside_agent";
    if (!remoteHarnesses(code).isEmpty())
        return "remote_harness";
    if (isBoundToArgument(facts, code, secret))
        return "argument_binding";
    return nullptr;
}

SecretDelivery deliver(const TenantSnapshot &tenant, const QString &secret, const Manifest &code, const PluginFacts *facts,
                       const QStringList &hosts, bool injects)
{
    const char *why = whyValue(secret, code, facts, hosts, injects);
    if (!why)
        return delivery(secret, "placeholder", "bound", hosts);
    SecretDelivery value = delivery(secret, "value", why);
    value.changed = tenant.secretTimes.value(secret);
    return value;
}

} // namespace

bool injectsOn(const NodeFacts &node)
{
    return node.tier >= 1 && node.os != NodeOs::Windows;
}

QList<SecretDelivery> candidateDeliveries(const TenantSnapshot &tenant, const PluginName &plugin, const Manifest &workingCopy,
                                          Standing standing, bool injects)
{
    const PluginFacts *facts = factsOf(tenant, plugin);
    const bool operators = standing != Standing::Admin;
    QList<SecretDelivery> deliveries;
    for (const QString &secret : sortedSecrets(workingCopy)) {
        const char *why = operators ? whyNotAvailable(facts, secret) : nullptr;
        if (!why && !tenant.secrets.contains(secret))
            why = "not_in_tenant";
        // An operator's candidate keeps the installed version's bindings, whatever its own manifest says (G2).
        const QStringList hosts = why ? QStringList() : boundHosts(operators ? *facts->installed : workingCopy, secret);
        if (!why && operators && !hosts.isEmpty() && remoteHarnesses(workingCopy) != remoteHarnesses(*facts->installed))
            why = "remote_harness_differs";
        deliveries.append(why ? delivery(secret, "withheld", why) : deliver(tenant, secret, workingCopy, facts, hosts, injects));
    }
    return deliveries;
}

QList<SecretDelivery> installedDeliveries(const TenantSnapshot &tenant, const PluginName &plugin, bool injects)
{
    const PluginFacts *facts = factsOf(tenant, plugin);
    QList<SecretDelivery> deliveries;
    if (!facts || !facts->installed)
        return deliveries;
    for (const QString &secret : sortedSecrets(*facts->installed)) {
        const char *why = whyNotAvailable(facts, secret);
        if (!why && !tenant.secrets.contains(secret))
            why = "not_in_tenant";
        deliveries.append(
            why ? delivery(secret, "withheld", why)
                : deliver(tenant, secret, *facts->installed, facts, boundHosts(*facts->installed, secret), injects));
    }
    return deliveries;
}

} // namespace oz0
