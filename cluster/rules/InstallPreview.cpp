#include "cluster/rules/InstallPreview.h"

#include "cluster/rules/TenantUse.h"

namespace oz0 {

Preview previewOf(const TenantSnapshot &tenant, const Question &question)
{
    Question install = question;
    install.occasion = Occasion::Install;
    const Manifest &manifest = *question.workingCopy;

    Preview preview;
    preview.plugin = manifest.name;
    preview.version = manifest.version;
    const PluginFacts facts = tenant.plugins.value(manifest.name);
    if (facts.installed)
        preview.installedVersion = facts.installed->version;
    preview.digest = question.digest;
    for (const Tool &tool : manifest.tools)
        preview.tools.append(tool.id);
    for (const Agent &agent : manifest.agents)
        preview.agents.append(agent.name);
    for (const Flow &flow : manifest.flows)
        preview.flows.append(flow.name);
    for (QStringList *names : {&preview.tools, &preview.agents, &preview.flows})
        names->sort();
    const TenantUse use = tenantUse(tenant, manifest);
    preview.agentsAndFlows = use.agentsAndFlows;
    preview.taskQueues = use.taskQueues;
    preview.verdict = evaluate(tenant, install);
    preview.revision = tenant.revision;
    return preview;
}

} // namespace oz0
