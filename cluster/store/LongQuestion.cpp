#include "cluster/store/LongQuestion.h"

#include "cluster/store/EvidenceOf.h"
#include "core/manifest/ManifestReader.h"

#include <algorithm>
#include <utility>

namespace oz0 {

namespace {

bool isSame(const Asker &a, const Asker &b)
{
    const auto &[principal, role, content, key] = a;
    return principal == b.principal && role == b.role && content == b.content && key == b.key;
}

// The bundle's digest stands for the working copy.
bool isSame(const Question &a, const Question &b)
{
    const auto &[occasion, asker, workingCopy, digest, select, nodes, candidate] = a;
    return occasion == b.occasion && isSame(asker, b.asker) && !digest.isEmpty() && digest == b.digest && select == b.select
        && nodes == b.nodes && candidate == b.candidate;
}

// So does its digest for what is installed, or waits.
bool isSame(const PluginFacts &a, const PluginFacts &b)
{
    const auto &[state, installed, installedFile, waiting, digest, secrets, hidden, argumentBindings, rollout] = a;
    return state == b.state && installedFile == b.installedFile && hidden == b.hidden && bool(installed) == bool(b.installed)
        && bool(waiting) == bool(b.waiting) && digest == b.digest && secrets == b.secrets
        && argumentBindings == b.argumentBindings && rollout == b.rollout;
}

bool isSame(const NodeFacts &a, const NodeFacts &b)
{
    const auto &[online, os, tier, labels, plugins, serves, queues, candidate, gate, homes] = a;
    return online == b.online && os == b.os && tier == b.tier && labels == b.labels && plugins == b.plugins && serves == b.serves
        && queues == b.queues && candidate == b.candidate && gate == b.gate && homes == b.homes;
}

template <class Key, class Value>
bool isSame(const QMap<Key, Value> &a, const QMap<Key, Value> &b)
{
    return a.size() == b.size() && std::equal(a.keyBegin(), a.keyEnd(), b.keyBegin())
        && std::equal(a.begin(), a.end(), b.begin(), [](const Value &x, const Value &y) { return isSame(x, y); });
}

bool isSame(const TenantSnapshot &a, const TenantSnapshot &b)
{
    const auto &[tenant, revision, sharedPools, limits, egress, secrets, secretTimes, mail, plugins, nodes, pools, use] = a;
    return tenant == b.tenant
        && (revision == b.revision
            || (sharedPools == b.sharedPools && limits == b.limits && egress.allow == b.egress.allow
                && egress.deny == b.egress.deny && secrets == b.secrets && secretTimes == b.secretTimes && mail == b.mail
                && isSame(plugins, b.plugins) && isSame(nodes, b.nodes)));
}

} // namespace

bool LongAnswer::holdsFor(const Question &now, const TenantSnapshot &tenantNow, const ProgramsOf &programsNow) const
{
    if (!isSame(question, now) || !isSame(*tenant, tenantNow))
        return false;
    return std::all_of(programs.keyValueBegin(), programs.keyValueEnd(),
                       [&](const auto &known) { return programsNow(known.first) == known.second; });
}

void LongQuestion::ask(const TenantId &tenant, Case each)
{
    m_tenant = tenant;
    m_asked = std::move(each);
    m_answer.reset();
    ++m_times;
}

void LongQuestion::judge()
{
    std::optional<Case> asked = std::exchange(m_asked, std::nullopt);
    const LongFacts facts = std::exchange(m_facts, {});
    if (!asked || !facts.tenant)
        return cannot();
    Case &each = *asked;
    if (!each.workingCopy) {
        const Result<std::shared_ptr<const Manifest>> read = readManifest(each.bundle.manifestText);
        if (!read)
            return cannot();
        each.workingCopy = *read;
    }
    LongAnswer made;
    made.question = questionOf(each);
    made.tenant = facts.tenant;
    if (each.occasion == Occasion::Install) {
        made.preview = previewFrom(*facts.tenant, each);
        made.verdict = made.preview.verdict;
    } else {
        const auto programs = [&](const NodeName &node) { return *made.programs.insert(node, facts.programs.value(node)); };
        made.verdict = copyVerdict(*facts.tenant, made.question, projectOf(each), programs, false);
    }
    if (made.verdict.isRefused())
        made.evidence = evidenceFrom(*facts.tenant, facts.installedText, each, made.verdict);
    m_answer = std::move(made);
}

void LongQuestion::cannot()
{
    m_times = mostTimes;
}

} // namespace oz0
