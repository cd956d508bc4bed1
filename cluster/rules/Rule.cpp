#include "cluster/rules/Rule.h"

#include <algorithm>

namespace oz0 {

namespace {

bool choosesNodes(Occasion occasion)
{
    return occasion == Occasion::Create || occasion == Occasion::Takeover;
}

} // namespace

RuleInput::RuleInput(const TenantSnapshot &theTenant, const Question &theQuestion) : tenant(theTenant), question(theQuestion)
{
    findFacts();
    if (choosesNodes(question.occasion))
        m_nodes = nodesSelected(tenant, question.select);
    else if (question.occasion != Occasion::Install)
        m_nodes = question.nodes;
    std::sort(m_nodes.begin(), m_nodes.end());
}

RuleInput::RuleInput(const TenantSnapshot &theTenant, const Question &theQuestion, const NodeName &only, const PoolCounts &pools)
    : tenant(theTenant), question(theQuestion), m_only(only), m_lentPools(&pools)
{
    findFacts();
    const auto node = tenant.nodes.constFind(only);
    if (node != tenant.nodes.constEnd() && node->online)
        m_nodes = {only};
}

void RuleInput::findFacts()
{
    const auto facts = tenant.plugins.constFind(workingCopy().name);
    if (facts != tenant.plugins.constEnd()) {
        m_facts = &facts.value();
        m_installed = facts->state == PluginState::Installed ? facts->installed.get() : nullptr;
    }
}

const PoolCounts &RuleInput::pools() const
{
    if (m_lentPools)
        return *m_lentPools;
    if (!m_pools)
        m_pools = countPools(tenant, question.asker.role, [this](const NodeCandidate &each) { return isOwn(each); });
    return *m_pools;
}

QList<const NodeFacts *> RuleInput::chosenInPools() const
{
    QList<const NodeFacts *> chosen;
    for (const NodeName &name : m_nodes) {
        const auto node = tenant.nodes.constFind(name);
        if (node != tenant.nodes.constEnd() && node->online && (!node->candidate || isOwn(*node->candidate)))
            chosen.append(&node.value());
    }
    return chosen;
}

QMap<NodeName, const NodeFacts *> RuleInput::taken() const
{
    QMap<NodeName, const NodeFacts *> taken;
    for (const NodeName &name : m_nodes) {
        const auto node = tenant.nodes.constFind(name);
        if (node != tenant.nodes.constEnd() && node->online && !node->candidate)
            taken.insert(name, &node.value());
    }
    return taken;
}

bool RuleInput::isChosen(const NodeName &node) const
{
    return std::binary_search(m_nodes.begin(), m_nodes.end(), node);
}

bool RuleInput::isOwn(const NodeCandidate &candidate) const
{
    if (!question.candidate.isEmpty() && candidate.id == question.candidate)
        return true;
    return candidate.plugin == workingCopy().name && candidate.owner == question.asker.principal;
}

Refusal finding(const char *kind, const QString &name)
{
    Refusal refusal;
    refusal.subject = Subject{QLatin1String(kind), name};
    return refusal;
}

const Manifest *namesOf(const PluginFacts &plugin)
{
    return plugin.installed ? plugin.installed.get() : plugin.waiting.get();
}

} // namespace oz0
