#include "cluster/rules/TenantUse.h"

#include "cluster/rules/Rule.h"

#include <QSet>

#include <algorithm>

namespace oz0 {

namespace {

QSet<QString> queuesOf(const Manifest &manifest, bool sharedPools)
{
    const QStringList pools = poolsOf(manifest, sharedPools);
    return {pools.begin(), pools.end()};
}

UseBase baseOf(const TenantSnapshot &tenant)
{
    UseBase base;
    base.sharedPools = tenant.sharedPools;
    for (const PluginFacts &plugin : tenant.plugins) {
        const Manifest *manifest = namesOf(plugin);
        if (!manifest)
            continue;
        base.agentsAndFlows += int(manifest->agents.size() + manifest->flows.size());
        for (const QString &queue : queuesOf(*manifest, tenant.sharedPools))
            ++base.queues[queue];
    }
    return base;
}

} // namespace

TenantUse tenantUse(const TenantSnapshot &tenant, const Manifest &workingCopy)
{
    const auto make = [&tenant] { return std::make_shared<const UseBase>(baseOf(tenant)); };
    auto base = tenant.use.get(make, tenant.plugins);
    if (base->sharedPools != tenant.sharedPools)
        base = make();
    const auto facts = tenant.plugins.constFind(workingCopy.name);
    const Manifest *own = facts == tenant.plugins.constEnd() ? nullptr : namesOf(*facts);
    const QSet<QString> before = own ? queuesOf(*own, tenant.sharedPools) : QSet<QString>();
    const QSet<QString> after = queuesOf(workingCopy, tenant.sharedPools);
    const auto isItsAlone = [&](const QString &queue) { return base->queues.value(queue) == 1 && !after.contains(queue); };
    const auto isNew = [&](const QString &queue) { return !base->queues.contains(queue); };
    const int given = int(own ? own->agents.size() + own->flows.size() : 0);
    const int taken = int(workingCopy.agents.size() + workingCopy.flows.size());
    const int queues = int(base->queues.size());
    return {{base->agentsAndFlows, base->agentsAndFlows - given + taken, tenant.limits.agentsAndFlows},
            {queues,
             queues - int(std::count_if(before.begin(), before.end(), isItsAlone))
                 + int(std::count_if(after.begin(), after.end(), isNew)),
             tenant.limits.taskQueues}};
}

} // namespace oz0
