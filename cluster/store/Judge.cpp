#include "cluster/store/Judge.h"

#include "cluster/rules/CopyVerdict.h"
#include "cluster/rules/EnvironmentCodes.h"
#include "cluster/rules/EvaluatedParts.h"
#include "cluster/rules/InstallPreview.h"
#include "cluster/rules/VerdictOrder.h"
#include "cluster/store/BundleTable.h"
#include "core/bundle/BundleProject.h"
#include "core/manifest/ManifestReader.h"
#include "core/manifest/PatchedManifest.h"

#include <map>
#include <tuple>

namespace oz0 {

namespace {

// The tenant as the question supposes it to be.
std::shared_ptr<const TenantSnapshot> assumed(const std::shared_ptr<const TenantSnapshot> &tenant, const Case &each)
{
    const auto facts = tenant->plugins.constFind(each.workingCopy->name);
    if ((each.withSecrets.isEmpty() && each.withoutSecrets.isEmpty()) || facts == tenant->plugins.constEnd() || !facts->installed)
        return tenant;
    auto changed = std::make_shared<TenantSnapshot>(*tenant);
    QStringList available = facts->secrets.value_or(facts->installed->requires_.secrets) + each.withSecrets;
    available.removeIf([&](const QString &secret) { return each.withoutSecrets.contains(secret); });
    changed->plugins[each.workingCopy->name].secrets = available;
    return changed;
}

} // namespace

Result<void> Case::supposePatched(const QJsonArray &patch)
{
    const Result<std::shared_ptr<const Manifest>> patched = patchedManifest(*workingCopy, patch);
    if (!patched)
        return Failure(patched.error());
    if ((*patched)->name != workingCopy->name)
        return Failure(ErrorCode::InvalidManifest, QStringLiteral("a patch cannot make it another plugin"),
                       QStringLiteral("/name"));
    workingCopy = *patched;
    bundle.digest = Digest();
    return {};
}

Asker askerOf(const Caller &caller)
{
    return Asker{caller.principal, caller.role, caller.content};
}

Result<Case> Judge::caseOf(const Caller &caller, const PluginName &plugin, const Digest &digest)
{
    return caseOf(caller, plugin, digest, false);
}

Result<Case> Judge::caseOf(const Caller &caller, const PluginName &plugin, const Digest &digest, bool mayBeUnread)
{
    const Result<BundleFacts> facts = BundleTable(m_session).readable(caller, digest);
    if (!facts)
        return Failure(facts.error());
    Case each;
    each.asker = askerOf(caller);
    each.bundle = *facts;
    if (mayBeUnread && facts->manifestText.size() >= longManifest && !m_session.isRead(digest))
        return each;
    each.workingCopy = m_session.manifest(caller.tenant, digest);
    if (!each.workingCopy) {
        const Result<std::shared_ptr<const Manifest>> manifest = readManifest(facts->manifestText);
        if (!manifest)
            return Failure(manifest.error());
        each.workingCopy = *manifest;
    }
    if (!plugin.isEmpty() && each.workingCopy->name != plugin) {
        return Failure(ErrorCode::InvalidManifest,
                       QStringLiteral("the bundle is of plugin %1, not %2").arg(each.workingCopy->name.text(), plugin.text()),
                       QStringLiteral("/name"));
    }
    return each;
}

ProjectFiles projectOf(const Case &each)
{
    return {pyprojectOf(each.bundle), uvLockOf(each.bundle)};
}

Preview previewFrom(const TenantSnapshot &tenant, const Case &each)
{
    Question question = questionOf(each);
    question.occasion = Occasion::Install;
    Preview preview = previewOf(tenant, question);
    preview.parts = evaluatedParts(tenant, question);
    preview.revision = tenant.revision;
    return preview;
}

Question questionOf(const Case &each)
{
    Question question;
    question.occasion = each.occasion;
    question.asker = each.asker;
    question.workingCopy = each.workingCopy;
    question.digest = each.bundle.digest;
    question.select = each.select;
    if (each.current) {
        question.candidate = each.current->candidate.id;
        for (const CandidateNode &node : each.current->candidate.nodes)
            question.nodes.append(node.node);
    }
    return question;
}

Verdict Judge::judge(const TenantId &tenant, const Case &each)
{
    const std::shared_ptr<const TenantSnapshot> snapshot = assumed(m_session.snapshot(tenant), each);
    Verdict verdict = copyVerdict(*snapshot, questionOf(each), projectOf(each), programs(tenant), false);
    nameHolders(tenant, verdict);
    return verdict;
}

Preview Judge::preview(const TenantId &tenant, const Case &each)
{
    return previewFrom(*m_session.snapshot(tenant), each);
}

ProgramsOf Judge::programs(const TenantId &tenant) const
{
    return [this, tenant](const NodeName &node) {
        NodePrograms programs;
        m_session.db().first("SELECT uv, python FROM nodes WHERE tenant = ? AND name = ?", {column(tenant), column(node)},
                             [&](const Row &row) {
                                 programs = {row.text(0), row.text(1)};
                             });
        return programs;
    };
}

WhatIf Judge::whatIf(const TenantId &tenant, const Case &each)
{
    const std::shared_ptr<const TenantSnapshot> snapshot = m_session.snapshot(tenant);
    const Question question = questionOf(each);
    EachVerdict verdicts = evaluateEach(*snapshot, question, false);
    WhatIf answer;
    answer.plugin = each.workingCopy->name;
    answer.version = each.workingCopy->version;
    answer.digest = each.bundle.digest;
    answer.as = each.asker.role;
    answer.everywhere = verdicts.everywhere;
    answer.revision = snapshot->revision;
    QHash<NodeName, NodePrograms> programs;
    const ProjectFiles project = projectOf(each);
    if (project.pyproject && !verdicts.nodes.isEmpty()) {
        answer.everywhere.checks += environmentChecks();
        m_session.db().each("SELECT name, uv, python FROM nodes WHERE tenant = ?", {column(tenant)}, [&](const Row &row) {
            programs.insert(NodeName(row.text(0)), NodePrograms{row.text(1), row.text(2)});
        });
    }
    std::map<std::tuple<QString, int, QString>, QList<Refusal>> environments;
    for (auto it = verdicts.nodes.begin(); it != verdicts.nodes.end(); ++it) {
        const NodeFacts &facts = *snapshot->nodes.constFind(it.key());
        if (project.pyproject) {
            // One that is offline is not chosen; then any Linux node is meant, as in a check that chooses none.
            const NodePrograms has = facts.online ? programs.value(it.key()) : NodePrograms();
            const NodeOs os = facts.online ? facts.os : NodeOs::Linux;
            const auto [known, isNew] = environments.try_emplace({has.uv, int(os), has.python});
            if (isNew)
                known->second = environmentOn(project, os, has);
            addToVerdict(it.value(), known->second, 0);
        }
        nameHolders(tenant, it.value());
        NodeWhatIf node;
        node.node = it.key();
        node.refusals = it->refusals;
        node.warnings = it->warnings;
        node.takeover = facts.candidate && facts.candidate->plugin == answer.plugin
            && facts.candidate->owner == each.asker.principal;
        answer.nodes.append(node);
    }
    return answer;
}

// U6: since when and until when another's candidate has the node.
void Judge::nameHolders(const TenantId &tenant, Verdict &verdict)
{
    for (Refusal &refusal : verdict.refusals) {
        if (refusal.code != QLatin1String("placement.node_has_candidate"))
            continue;
        const CandidateId id(refusal.parameters.value(QLatin1String("candidate")).toString());
        const std::optional<HeldCandidate> holder = CandidateTable(m_session).find(tenant, id);
        if (!holder)
            continue;
        refusal.parameters.insert(QStringLiteral("since"), toText(holder->candidate.created));
        refusal.parameters.insert(QStringLiteral("until"), toText(holder->candidate.expires));
    }
}

} // namespace oz0
