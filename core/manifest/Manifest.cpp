#include "core/manifest/Manifest.h"

#include "core/domain/Candidate.h"

#include <QSet>

#include <algorithm>

namespace oz0 {

int Manifest::lineOf(const QString &pointer) const
{
    return places.value(pointer).value.line;
}

QStringList qualifiedFunctions(const Manifest &manifest)
{
    QStringList functions;
    for (const Tool &tool : manifest.tools) {
        for (const Function &function : tool.functions)
            functions.append(tool.id + QLatin1Char('.') + function.name);
    }
    return functions;
}

struct ManifestPools
{
    QStringList shared;
    QStringList apart;
};

namespace {

QStringList madePools(const Manifest &manifest, bool sharedPools)
{
    QSet<QString> pools;
    for (const Agent &agent : manifest.agents)
        pools.insert(sharedPools ? QStringLiteral("pool.") + poolFor(agent.nodeSelector, agent.labels)
                                 : QStringLiteral("agent.") + agent.name);
    for (const Flow &flow : manifest.flows)
        pools.insert(sharedPools ? QStringLiteral("pool.") + poolFor(flow.nodeSelector, flow.labels)
                                 : QStringLiteral("flow.") + flow.name);
    QStringList sorted(pools.begin(), pools.end());
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

} // namespace

QStringList poolsOf(const Manifest &manifest, bool sharedPools)
{
    const auto pools = manifest.pools.get([&] {
        return std::make_shared<const ManifestPools>(ManifestPools{madePools(manifest, true), madePools(manifest, false)});
    });
    return sharedPools ? pools->shared : pools->apart;
}

} // namespace oz0
