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
    const auto facts = tenant.plugins.constFind(workingCopy().name);
    if (facts != tenant.plugins.constEnd()) {
        m_facts = &facts.value();
        m_installed = facts->state == PluginState::Installed ? facts->installed.get() : nullptr;
    }
    if (choosesNodes(question.occasion))
        m_nodes = nodesSelected(tenant, question.select);
    else if (question.occasion != Occasion::Install)
        m_nodes = question.nodes;
    std::sort(m_nodes.begin(), m_nodes.end());
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
