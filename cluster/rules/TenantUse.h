// How much of a tenant's limits its plugins take, now and after an install (V2).
#pragma once

#include "cluster/rules/TenantSnapshot.h"
#include "core/domain/Preview.h"

namespace oz0 {

struct TenantUse
{
    LimitUse agentsAndFlows;
    LimitUse taskQueues;
};

/// What is the same for every working copy; kept with the tenant.
struct UseBase
{
    bool sharedPools = true;
    int agentsAndFlows = 0;
    QHash<QString, int> queues; ///< of how many plugins each is
};

/// Counts installed versions and first versions at their gates; `after` has `workingCopy` in its plugin's place. Q1 decides the queues.
TenantUse tenantUse(const TenantSnapshot &tenant, const Manifest &workingCopy);

} // namespace oz0
