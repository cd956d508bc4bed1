#include "cluster/store/CandidateWriter.h"

#include "cluster/edge/SecretDelivery.h"
#include "cluster/store/AuditBundles.h"
#include "cluster/store/NodeTable.h"
#include "core/wire/AuditChain.h"

#include <QSet>

#include <algorithm>

namespace oz0 {

QList<SecretDelivery> CandidateWriter::deliveries(const Candidate &candidate)
{
    const std::shared_ptr<const Manifest> manifest = m_session.manifest(candidate.tenant, candidate.digest);
    if (!manifest)
        return {};
    const std::shared_ptr<const TenantSnapshot> tenant = m_session.snapshot(candidate.tenant);
    const bool injects = std::all_of(candidate.nodes.begin(), candidate.nodes.end(),
                                     [&](const CandidateNode &node) { return injectsOn(tenant->nodes.value(node.node)); });
    return candidateDeliveries(*tenant, candidate.plugin, *manifest, candidate.standing, injects);
}

void CandidateWriter::note(const LifeDecision &decision, const HeldCandidate *before, const PluginName &plugin,
                           const CandidateId &id, const DecisionContext &context)
{
    if (!decision.row->audit)
        return;
    AuditNote note;
    note.action = QLatin1String(decision.row->audit);
    note.outcome = QLatin1String(decision.row->outcome);
    note.object = QStringLiteral("candidates/") + id.text();
    note.plugin = plugin;
    note.cause = decision.cause;
    note.reason = context.reason;
    note.record = context.record;
    if (before) {
        note.before = before->candidate.digest;
        note.from = bundleOf(before->candidate);
    }
    const Candidate &after = decision.after.candidate;
    if (after.phase == CandidatePhase::Placed && !after.id.isEmpty()) {
        note.after = after.digest;
        note.to = bundleOf(after);
    }
    if (!context.asked.isNone())
        note.to = context.asked;
    note.objectOwner = after.owner;
    QSet<NodeName> nodes; // also those that it comes to, or leaves
    for (const CandidateNode &node : after.nodes + (before ? before->candidate.nodes : QList<CandidateNode>()))
        nodes.insert(node.node);
    note.nodes = nodes.values();
    std::sort(note.nodes.begin(), note.nodes.end());
    m_session.audit(after.tenant.isEmpty() ? context.caller->tenant : after.tenant, context.caller, note);
}

HeldCandidate CandidateWriter::apply(const LifeDecision &decision, const HeldCandidate *before, const DecisionContext &context)
{
    const TenantId tenant = decision.after.candidate.tenant;
    HeldCandidate after = decision.after;
    QSet<NodeName> names;
    for (const HeldCandidate *each : {before, static_cast<const HeldCandidate *>(&after)}) {
        if (!each)
            continue;
        for (const CandidateNode &node : each->candidate.nodes)
            names.insert(node.node);
    }
    CandidateTable table(m_session);
    table.write(after);
    if (after.candidate.phase == CandidatePhase::Placed) {
        after.candidate.secrets = deliveries(after.candidate);
        table.write(after);
    }
    QList<NodeName> nodes(names.begin(), names.end());
    std::sort(nodes.begin(), nodes.end());
    NodeTable(m_session).reassign(tenant, nodes);
    note(decision, before, after.candidate.plugin, after.candidate.id, context);
    return table.find(tenant, after.candidate.id).value_or(after);
}

void CandidateWriter::refreshSecrets(const TenantId &tenant, const PluginName &plugin)
{
    CandidateTable table(m_session);
    const QList<HeldCandidate> all = plugin.isEmpty() ? table.list(tenant) : table.ofPlugin(tenant, plugin);
    for (const HeldCandidate &held : all) {
        if (held.candidate.phase != CandidatePhase::Placed)
            continue;
        const QList<SecretDelivery> now = deliveries(held.candidate);
        if (now == held.candidate.secrets)
            continue;
        LifeDecision decided = decideSecretTaken(held, now);
        if (!decided.changes(LifeEffect::WithholdSecrets)) {
            // An admin's candidate loses only what the tenant itself has no more.
            decided.after.candidate.secrets = now;
            ++decided.after.candidate.rev;
        }
        table.write(decided.after);
    }
}

} // namespace oz0
