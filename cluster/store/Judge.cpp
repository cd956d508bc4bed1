#include "cluster/store/Judge.h"

#include "cluster/rules/EvaluatedParts.h"
#include "cluster/rules/InstallPreview.h"
#include "cluster/rules/Remedies.h"
#include "cluster/store/BundleTable.h"
#include "core/environment/EnvironmentCheck.h"
#include "core/manifest/ManifestReader.h"

#include <map>
#include <set>
#include <tuple>

namespace oz0 {

namespace {

bool takesNodes(Occasion occasion)
{
    return occasion == Occasion::Create || occasion == Occasion::Takeover;
}

bool buildsEnvironments(Occasion occasion)
{
    return takesNodes(occasion) || occasion == Occasion::Reload;
}

std::optional<QByteArray> present(const QByteArray &bytes)
{
    return bytes.isNull() || bytes.isEmpty() ? std::nullopt : std::optional(bytes);
}

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

Asker askerOf(const Caller &caller)
{
    return Asker{caller.principal, caller.role, caller.content};
}

Result<Case> Judge::caseOf(const Caller &caller, const PluginName &plugin, const Digest &digest)
{
    const Result<BundleFacts> facts = BundleTable(m_session).readable(caller, digest);
    if (!facts)
        return Failure(facts.error());
    Case each;
    each.asker = askerOf(caller);
    each.bundle = *facts;
    const Result<std::shared_ptr<const Manifest>> manifest = readManifest(facts->manifestText);
    if (!manifest)
        return Failure(manifest.error());
    each.workingCopy = *manifest;
    if (!plugin.isEmpty() && (*manifest)->name != plugin) {
        return Failure(ErrorCode::InvalidManifest,
                       QStringLiteral("the bundle is of plugin %1, not %2").arg((*manifest)->name.text(), plugin.text()),
                       QStringLiteral("/name"));
    }
    return each;
}

Question Judge::questionOf(const Case &each) const
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
    const Question question = questionOf(each);
    Verdict verdict = evaluate(*snapshot, question, false);
    addRemedies(*snapshot, question, verdict);
    const bool toldNothingElse = !verdict.refusals.isEmpty()
        && verdict.refusals.first().code.startsWith(QLatin1String("permission."));
    if (buildsEnvironments(each.occasion) && !toldNothingElse) {
        const QList<NodeName> nodes = takesNodes(each.occasion) ? nodesSelected(*snapshot, each.select) : question.nodes;
        addEnvironment(*snapshot, each, nodes, verdict);
    }
    nameHolders(tenant, verdict);
    return verdict;
}

Preview Judge::preview(const TenantId &tenant, const Case &each)
{
    const std::shared_ptr<const TenantSnapshot> snapshot = m_session.snapshot(tenant);
    Question question = questionOf(each);
    question.occasion = Occasion::Install;
    Preview preview = previewOf(*snapshot, question);
    preview.parts = evaluatedParts(*snapshot, question);
    preview.revision = snapshot->revision;
    return preview;
}

// E1, E2: by the server before placing where it can tell, once for each uv, system and Python that occurs.
void Judge::addEnvironment(const TenantSnapshot &tenant, const Case &each, const QList<NodeName> &nodes, Verdict &verdict) const
{
    const std::optional<QByteArray> pyproject = present(each.bundle.pyproject);
    const std::optional<QByteArray> lock = present(each.bundle.uvLock);
    if (!pyproject && !lock)
        return;
    std::set<std::tuple<QString, int, QString>> told;
    for (const NodeName &name : nodes) {
        QString uv;
        QString python;
        m_session.db().first("SELECT uv, python FROM nodes WHERE tenant = ? AND name = ?", {column(tenant.tenant), column(name)},
                             [&](const Row &row) {
                                 uv = row.text(0);
                                 python = row.text(1);
                             });
        const NodeOs os = tenant.nodes.value(name).os;
        if (uv.isEmpty() || !told.insert({uv, int(os), python}).second)
            continue;
        for (const Refusal &refusal : environmentOn(each, os, uv, python)) {
            if (!verdict.refusals.contains(refusal))
                verdict.refusals.append(refusal);
        }
    }
}

QList<Refusal> Judge::environmentOn(const Case &each, NodeOs os, const QString &uv, const QString &python) const
{
    EnvironmentInput input;
    input.pyproject = present(each.bundle.pyproject);
    input.uvLock = present(each.bundle.uvLock);
    input.uvVersion = uv;
    input.os = os;
    input.python = python;
    QList<Refusal> refusals;
    for (const Refusal &refusal : checkEnvironment(input)) {
        // A report does not say the processor, so which wheels fit is the node's own to say.
        if (refusal.code != QLatin1String("environment.no_wheel"))
            refusals.append(refusal);
    }
    return refusals;
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
    QHash<NodeName, std::pair<QString, QString>> programs; // uv and Python
    const bool hasProject = present(each.bundle.pyproject) || present(each.bundle.uvLock);
    if (hasProject && !verdicts.nodes.isEmpty()) {
        m_session.db().each("SELECT name, uv, python FROM nodes WHERE tenant = ?", {column(tenant)}, [&](const Row &row) {
            programs.insert(NodeName(row.text(0)), {row.text(1), row.text(2)});
        });
    }
    std::map<std::tuple<QString, int, QString>, QList<Refusal>> environments;
    for (auto it = verdicts.nodes.begin(); it != verdicts.nodes.end(); ++it) {
        const NodeFacts &facts = *snapshot->nodes.constFind(it.key());
        const auto [uv, python] = programs.value(it.key());
        if (facts.online && !uv.isEmpty()) {
            const auto [known, isNew] = environments.try_emplace({uv, int(facts.os), python});
            if (isNew)
                known->second = environmentOn(each, facts.os, uv, python);
            it->refusals += known->second;
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
