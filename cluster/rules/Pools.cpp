#include "cluster/rules/Pools.h"

namespace oz0 {

PoolNodes poolNodes(const RuleInput &input)
{
    PoolNodes pools;
    for (auto it = input.tenant.nodes.begin(); it != input.tenant.nodes.end(); ++it) {
        const NodeFacts &node = it.value();
        if (!node.online)
            continue;
        if (input.isChosen(it.key())) {
            if (!node.candidate)
                pools.taken.insert(it.key(), &node);
        } else if (!node.candidate || input.isOwn(*node.candidate)) {
            pools.staying.append(&node);
        }
    }
    return pools;
}

bool serves(const NodeFacts &node, const PluginName &plugin)
{
    return !node.plugins || node.plugins->contains(plugin.text());
}

} // namespace oz0
