#include "cluster/fleet/Assignments.h"

#include "cluster/edge/SecretDelivery.h"

#include <algorithm>

namespace oz0 {

namespace {

AssignedPlugin installed(const TenantSnapshot &tenant, const NodeFacts &node, const PluginName &name, const PluginFacts &facts,
                         bool polls)
{
    AssignedPlugin plugin;
    plugin.kind = PartKind::Installed;
    plugin.plugin = name;
    plugin.version = facts.installed->version;
    plugin.digest = facts.digest;
    if (polls)
        plugin.queues = poolsOf(*facts.installed, tenant.sharedPools);
    plugin.secrets = installedDeliveries(tenant, name, injectsOn(node));
    return plugin;
}

AssignedPlugin working(const TenantSnapshot &tenant, const NodeFacts &node, const PlacedHere &candidate)
{
    AssignedPlugin plugin;
    plugin.kind = PartKind::Candidate;
    plugin.plugin = candidate.plugin;
    plugin.version = candidate.version;
    plugin.digest = candidate.digest;
    plugin.id = candidate.id;
    plugin.ttl = candidate.ttl;
    plugin.queues = candidate.queues;
    if (candidate.manifest)
        plugin.secrets = candidateDeliveries(tenant, candidate.plugin, *candidate.manifest, candidate.standing, injectsOn(node));
    return plugin;
}

} // namespace

Assignment assignmentFor(const TenantSnapshot &tenant, const NodeFacts &node, const std::optional<PlacedHere> &candidate)
{
    Assignment assignment;
    for (auto it = tenant.plugins.begin(); it != tenant.plugins.end(); ++it) {
        const bool isReplaced = candidate && it.key() == candidate->plugin;
        const bool mayServe = !node.plugins || node.plugins->contains(it.key().text());
        if (it->installed && it->state == PluginState::Installed && mayServe && !isReplaced)
            assignment.plugins.append(installed(tenant, node, it.key(), *it, !candidate));
    }
    if (candidate) {
        assignment.plugins.append(working(tenant, node, *candidate));
        assignment.takesHomes = false;
        return assignment;
    }
    assignment.serves = node.serves;
    assignment.polls = node.queues;
    return assignment;
}

bool hasLeft(const NodeReport &report, const Assignment &assigned, const CandidateId &candidate, const PluginName &plugin)
{
    if (report.generation != assigned.generation)
        return false;
    const bool remains = std::any_of(report.parts.begin(), report.parts.end(), [&](const NodePart &part) {
        return part.candidate == candidate && part.state != PartState::Confirmed;
    });
    if (remains)
        return false;
    const auto back = std::find_if(assigned.plugins.begin(), assigned.plugins.end(), [&](const AssignedPlugin &each) {
        return each.kind == PartKind::Installed && each.plugin == plugin;
    });
    if (back == assigned.plugins.end())
        return true;
    return std::any_of(report.parts.begin(), report.parts.end(), [&](const NodePart &part) {
        return part.kind == PartKind::Installed && part.plugin == plugin
            && (part.state == PartState::Failed || (part.state == PartState::Ready && part.digest == back->digest));
    });
}

QStringList queuesOf(const Labels &labels)
{
    QStringList queues;
    for (const QString &name : labels.value(QStringLiteral("queues")).split(QLatin1Char(','), Qt::SkipEmptyParts))
        queues.append(name.trimmed());
    queues.removeAll(QString());
    queues.removeDuplicates();
    return queues;
}

bool isOpen(const Labels &labels)
{
    return labels.value(QStringLiteral("candidates")) == QLatin1String("allow");
}

} // namespace oz0
