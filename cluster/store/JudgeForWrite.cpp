// Judging for a write: what takes long is judged elsewhere first, so that no other write waits for it.
#include "cluster/store/EvidenceOf.h"
#include "cluster/store/Judge.h"
#include "cluster/store/LongQuestion.h"

namespace oz0 {

namespace {

constexpr qsizetype longPlaces = 4096; // of an installed manifest, as longManifest is of a text

} // namespace

Result<Case> Judge::caseForWrite(const Caller &caller, const PluginName &plugin, const Digest &digest)
{
    return caseOf(caller, plugin, digest, m_session.elsewhere && m_session.elsewhere->mayAsk());
}

bool Judge::isLong(const TenantId &tenant, const Case &each)
{
    if (each.bundle.manifestText.size() >= longManifest)
        return true;
    const std::shared_ptr<const TenantSnapshot> snapshot = m_session.snapshot(tenant);
    const auto facts = snapshot->plugins.constFind(each.workingCopy->name);
    return facts != snapshot->plugins.constEnd() && facts->installed && facts->installed->places.size() >= longPlaces;
}

Result<const LongAnswer *> Judge::madeElsewhere(const TenantId &tenant, const Case &each)
{
    LongQuestion *elsewhere = m_session.elsewhere.get();
    if (!elsewhere || !isLong(tenant, each))
        return nullptr;
    const std::optional<LongAnswer> &made = elsewhere->answered();
    if (made && made->holdsFor(questionOf(each), *m_session.snapshot(tenant), programs(tenant)))
        return m_taken = &*made;
    if (!elsewhere->mayAsk())
        return nullptr;
    elsewhere->ask(tenant, each);
    return Failure(ErrorCode::Internal, QStringLiteral("this is to be judged outside of the write first"));
}

Result<Verdict> Judge::judgeForWrite(const TenantId &tenant, const Case &each)
{
    const Result<const LongAnswer *> made = madeElsewhere(tenant, each);
    if (!made)
        return Failure(made.error());
    if (!*made)
        return judge(tenant, each);
    Verdict verdict = (*made)->verdict;
    nameHolders(tenant, verdict);
    return verdict;
}

Result<Preview> Judge::previewForWrite(const TenantId &tenant, const Case &each)
{
    const Result<const LongAnswer *> made = madeElsewhere(tenant, each);
    if (!made)
        return Failure(made.error());
    if (!*made)
        return preview(tenant, each);
    Preview preview = (*made)->preview;
    preview.revision = m_session.revision(tenant);
    return preview;
}

Evidence Judge::evidence(const TenantId &tenant, const Case &each, const Verdict &verdict)
{
    if (!m_taken || !m_taken->verdict.isRefused())
        return evidenceOf(m_session, tenant, each, verdict);
    Evidence evidence = m_taken->evidence;
    if (each.current && each.occasion != Occasion::Install)
        evidence.save = each.current->candidate.save;
    return evidence;
}

void Judge::gather(LongQuestion &elsewhere)
{
    const TenantId &tenant = elsewhere.tenant();
    LongFacts facts;
    facts.tenant = m_session.snapshot(tenant);
    m_session.db().each("SELECT name, uv, python FROM nodes WHERE tenant = ?", {column(tenant)}, [&](const Row &row) {
        facts.programs.insert(NodeName(row.text(0)), NodePrograms{row.text(1), row.text(2)});
    });
    facts.installedText = installedText(m_session, tenant, elsewhere.asked().bundle.plugin);
    elsewhere.take(std::move(facts));
}

} // namespace oz0
