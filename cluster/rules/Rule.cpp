#include "cluster/rules/Rule.h"

#include "cluster/rules/SecretValues.h"

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

RuleInput::RuleInput(const RuleInput &whole, const NodeName &only)
    : tenant(whole.tenant), question(whole.question), m_facts(whole.m_facts), m_installed(whole.m_installed), m_only(only),
      m_whole(&whole)
{
    const auto node = tenant.nodes.constFind(only);
    if (node != tenant.nodes.constEnd() && node->online)
        m_nodes = {only};
}

void RuleInput::findFacts()
{
    const auto facts = tenant.plugins.constFind(workingCopy().name);
    if (facts == tenant.plugins.constEnd())
        return;
    m_facts = &facts.value();
    m_installed = facts->state == PluginState::Installed ? facts->installed.get() : nullptr;
    for (const Tool &tool : m_installed ? m_installed->tools : QList<Tool>())
        m_installedTools.insert(tool.id, &tool);
}

const PoolCounts &RuleInput::pools() const
{
    if (m_whole)
        return m_whole->pools();
    if (!m_pools)
        m_pools = countPools(tenant, question.asker.role, [this](const NodeCandidate &each) { return isOwn(each); });
    return *m_pools;
}

const Tool *RuleInput::installedTool(const QString &id) const
{
    return m_whole ? m_whole->installedTool(id) : m_installedTools.value(id);
}

const QList<HostGain> &RuleInput::gains() const
{
    if (m_whole)
        return m_whole->gains();
    if (!m_gains)
        m_gains = hostGains(m_installed, workingCopy());
    return *m_gains;
}

const TenantUse &RuleInput::use() const
{
    if (m_whole)
        return m_whole->use();
    if (!m_use)
        m_use = tenantUse(tenant, workingCopy());
    return *m_use;
}

const QList<ChangedContract> &RuleInput::changedContracts() const
{
    if (m_whole)
        return m_whole->changedContracts();
    if (!m_changedContracts)
        m_changedContracts = m_installed ? oz0::changedContracts(*m_installed, workingCopy()) : QList<ChangedContract>();
    return *m_changedContracts;
}

const QJsonArray &RuleInput::valuesAnywhere() const
{
    if (m_whole)
        return m_whole->valuesAnywhere();
    if (!m_valuesAnywhere)
        m_valuesAnywhere = secretValuesAnywhere(*this);
    return *m_valuesAnywhere;
}

const QJsonArray &RuleInput::values() const
{
    if (!m_values) {
        m_values = valuesAnywhere();
        for (const QJsonValue &value : secretValuesOnNodes(*this))
            m_values->append(value);
    }
    return *m_values;
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
