#include "cluster/rules/TenantUse.h"

#include "cluster/rules/Rule.h"

#include <QSet>

namespace oz0 {

namespace {

struct Count
{
    int agentsAndFlows = 0;
    QSet<QString> queues;

    void add(const Manifest &manifest, bool sharedPools)
    {
        agentsAndFlows += int(manifest.agents.size() + manifest.flows.size());
        for (const QString &pool : poolsOf(manifest, sharedPools))
            queues.insert(pool);
    }
};

} // namespace

TenantUse tenantUse(const TenantSnapshot &tenant, const Manifest &workingCopy)
{
    Count now;
    Count after;
    for (auto it = tenant.plugins.begin(); it != tenant.plugins.end(); ++it) {
        const Manifest *manifest = namesOf(it.value());
        if (!manifest)
            continue;
        now.add(*manifest, tenant.sharedPools);
        if (it.key() != workingCopy.name)
            after.add(*manifest, tenant.sharedPools);
    }
    after.add(workingCopy, tenant.sharedPools);
    return {{now.agentsAndFlows, after.agentsAndFlows, tenant.limits.agentsAndFlows},
            {int(now.queues.size()), int(after.queues.size()), tenant.limits.taskQueues}};
}

} // namespace oz0
