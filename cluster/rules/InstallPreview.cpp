#include "cluster/rules/InstallPreview.h"

#include "cluster/rules/Remedies.h"
#include "cluster/rules/TenantUse.h"
#include "core/manifest/ChangedContract.h"

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
    if (facts.installed) {
        for (const ChangedContract &change : changedContracts(*facts.installed, manifest))
            preview.contracts.append(contractToJson(change, *facts.installed, manifest));
    }
    const TenantUse use = tenantUse(tenant, manifest);
    preview.agentsAndFlows = use.agentsAndFlows;
    preview.taskQueues = use.taskQueues;
    preview.verdict = evaluate(tenant, install);
    addRemedies(tenant, install, preview.verdict);
    preview.revision = tenant.revision;
    return preview;
}

} // namespace oz0
