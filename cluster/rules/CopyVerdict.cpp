#include "cluster/rules/CopyVerdict.h"

#include "cluster/rules/EnvironmentCodes.h"
#include "cluster/rules/Remedies.h"
#include "cluster/rules/VerdictOrder.h"
#include "core/environment/EnvironmentCheck.h"

#include <set>
#include <tuple>

namespace oz0 {

namespace {

bool takesNodes(Occasion occasion)
{
    return occasion == Occasion::Create || occasion == Occasion::Takeover;
}

QList<Refusal> environmentOnNodes(const TenantSnapshot &tenant, const ProjectFiles &project, const QList<NodeName> &nodes,
                                  const ProgramsOf &programs)
{
    QList<Refusal> refusals;
    std::set<std::tuple<NodeOs, QString, QString>> judged;
    const auto judge = [&](NodeOs os, const NodePrograms &has) {
        if (!judged.insert({os, has.uv, has.python}).second)
            return;
        for (const Refusal &refusal : environmentOn(project, os, has)) {
            if (!refusals.contains(refusal))
                refusals.append(refusal);
        }
    };
    for (const NodeName &node : nodes)
        judge(tenant.nodes.value(node).os, programs(node));
    if (nodes.isEmpty())
        judge(NodeOs::Linux, {});
    return refusals;
}

} // namespace

QList<Refusal> environmentOn(const ProjectFiles &project, NodeOs os, const NodePrograms &programs)
{
    EnvironmentInput input;
    input.pyproject = project.pyproject;
    input.uvLock = project.uvLock;
    input.uvVersion = programs.uv;
    input.os = os;
    input.python = programs.python;
    QList<Refusal> refusals = checkEnvironment(input);
    refusals.removeIf([](const Refusal &refusal) { return refusal.code == QLatin1String("environment.no_wheel"); });
    return refusals;
}

Verdict copyVerdict(const TenantSnapshot &tenant, const Question &question, const ProjectFiles &project,
                    const ProgramsOf &programs, bool tellAll)
{
    Verdict verdict = evaluate(tenant, question, tellAll);
    addRemedies(tenant, question, verdict);
    const bool isToldAlone = !tellAll && !verdict.refusals.isEmpty()
        && verdict.refusals.first().code.startsWith(QLatin1String("permission."));
    const bool bringsBytes = takesNodes(question.occasion) || question.occasion == Occasion::Reload;
    if (!project.pyproject || !bringsBytes || isToldAlone)
        return verdict;
    const QList<NodeName> nodes = takesNodes(question.occasion) ? nodesSelected(tenant, question.select) : question.nodes;
    addToVerdict(verdict, environmentOnNodes(tenant, project, nodes, programs), environmentChecks());
    return verdict;
}

} // namespace oz0
