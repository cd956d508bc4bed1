// What time brings.
#include "cluster/store/CandidateWriter.h"
#include "cluster/store/KeyTable.h"
#include "cluster/store/LeaseBook.h"
#include "cluster/store/NodeTable.h"
#include "cluster/store/RefusalTable.h"
#include "cluster/store/StoreOnSql.h"

#include <utility>

namespace oz0 {

namespace {

constexpr Milliseconds leastJump = std::chrono::seconds(3);
/// What a clock that is wrong for a moment takes for old must not be gone when it is right again.
constexpr Milliseconds evenBeforeForgetting = std::chrono::hours(1);

// A clock that jumped says nothing of how long anybody was silent; nor do times that a server wrote before it ended. Everyone gets
// his whole time again.
void startAnew(Session &session, const TenantId &tenant)
{
    const qint64 now = column(session.now());
    for (const CandidateId &id : CandidateTable(session).inPhase(tenant, CandidatePhase::Placed)) {
        session.db().run("UPDATE candidates SET renewed = ?, expires = ? WHERE tenant = ? AND id = ?",
                         {now, now, column(tenant), column(id)});
        session.setLease({tenant, id}, std::nullopt);
    }
    session.db().run("UPDATE candidates SET ending_since = ? WHERE tenant = ? AND phase = 'ending'", {now, column(tenant)});
    session.db().run("UPDATE nodes SET last_report = ? WHERE tenant = ? AND online = 1", {now, column(tenant)});
}

void expire(Session &session, const TenantId &tenant)
{
    CandidateTable table(session);
    for (const CandidateId &id : table.withLeaseBefore(tenant, session.now())) {
        const std::optional<HeldCandidate> current = table.find(tenant, id);
        if (!current)
            continue;
        if (const std::optional<LifeDecision> decided = decideExpire(*current, session.now()))
            CandidateWriter(session).apply(*decided, &*current, {});
    }
}

// After a start of the server, nodes are as last known until they had the time to report (lifecycle.md, "Times").
void findOffline(Session &session, const TenantId &tenant)
{
    const Instant now = session.now();
    if (now < session.options().leases->countedSince() + session.times().offlineAfter)
        return;
    const Instant silentSince = now - session.times().offlineAfter;
    QList<NodeName> silent;
    session.db().each("SELECT name FROM nodes WHERE tenant = ? AND online = 1 AND last_report < ?",
                      {column(tenant), column(silentSince)}, [&](const Row &row) { silent.append(NodeName(row.text(0))); });
    NodeTable nodes(session);
    CandidateTable candidates(session);
    for (const NodeName &name : std::as_const(silent)) {
        std::optional<HeldNode> node = nodes.find(tenant, name);
        if (!node)
            continue;
        const std::optional<HeldCandidate> candidate = candidates.find(tenant, node->candidate);
        node->node.online = false;
        node->node.offlineSince = now;
        nodes.write(tenant, *node);
        if (candidate)
            candidates.writePart(decideNodeOnline(*candidate, name, false).after, name);
    }
}

void settleEnding(Session &session, const TenantId &tenant)
{
    CandidateTable table(session);
    for (const CandidateId &id : table.inPhase(tenant, CandidatePhase::Ending)) {
        const std::optional<HeldCandidate> current = table.find(tenant, id);
        if (!current)
            continue;
        if (const auto decided = decideEnding(*current, session.now(), session.times().removalDeadline))
            CandidateWriter(session).apply(*decided, &*current, {});
    }
}

void forgetEnded(Session &session, const TenantId &tenant)
{
    QList<CandidateId> old;
    session.db().each("SELECT id FROM candidates WHERE tenant = ? AND phase = 'ended' AND ending_since < ?",
                      {column(tenant), column(session.now() - session.times().endedKept)},
                      [&](const Row &row) { old.append(CandidateId(row.text(0))); });
    for (const CandidateId &id : std::as_const(old))
        CandidateTable(session).remove(tenant, id);
}

// A change is kept while it is younger than an hour and among the last 10,000 revisions.
void compactChanges(Session &session, const TenantId &tenant)
{
    const qint64 byAge = session.db().number("SELECT COALESCE(MAX(revision), 0) FROM changes WHERE tenant = ? AND at < ?",
                                             {column(tenant), column(session.now() - session.times().changesKept)});
    const qint64 upTo = std::max(byAge, session.revision(tenant) - session.times().revisionsKept);
    if (session.db().run("DELETE FROM changes WHERE tenant = ? AND revision <= ?", {column(tenant), upTo}) > 0)
        session.db().run("UPDATE tenants SET compacted = ? WHERE tenant = ?", {upTo, column(tenant)});
}

} // namespace

// A program whose key is dead cannot ask for its renewal any more, so the server decides it when it is due (R4).
Result<void> StoreOnSql::endWithoutKey(const TenantId &tenant)
{
    CandidateTable table(m_session);
    for (const CandidateId &id : KeyTable(m_session).savedByDead(tenant)) {
        const std::optional<HeldCandidate> current = table.find(tenant, id);
        if (!current || current->candidate.phase != CandidatePhase::Placed)
            continue;
        const Candidate &candidate = current->candidate;
        if (m_session.now() < candidate.expires - candidate.ttl + candidate.ttl / 3)
            continue;
        Caller owner;
        owner.principal = candidate.owner;
        owner.via = candidate.via;
        owner.tenant = tenant;
        if (const Result<RenewAnswer> ended = renew(owner, *current, true); !ended)
            return Failure(ended.error());
    }
    return {};
}

bool StoreOnSql::hasClockJumped()
{
    const StoreOptions &options = m_session.options();
    if (!options.monotonic)
        return false;
    const Milliseconds difference = options.clock->now().time_since_epoch() - options.monotonic->elapsed();
    const std::optional<Milliseconds> before = std::exchange(m_wallMinusMonotonic, difference);
    return !before || std::chrono::abs(difference - *before) > leastJump;
}

Result<void> StoreOnSql::sweepTenant(const TenantId &tenant, bool startsAnew)
{
    return change([&]() -> Result<void> {
        if (startsAnew)
            startAnew(m_session, tenant);
        findOffline(m_session, tenant);
        expire(m_session, tenant);
        if (const Result<void> ended = endWithoutKey(tenant); !ended)
            return ended;
        settleEnding(m_session, tenant);
        return {};
    });
}

Result<void> StoreOnSql::sweepOld(const TenantId &tenant)
{
    return change([&]() -> Result<void> {
        const Instant now = m_session.now();
        forgetEnded(m_session, tenant);
        compactChanges(m_session, tenant);
        m_session.db().run("DELETE FROM answers WHERE at < ?", {column(now - m_session.times().answersKept)});
        if (m_session.options().monotonic && now < m_session.options().leases->countedSince() + evenBeforeForgetting)
            return {};
        RefusalTable(m_session).dropOld(tenant, now - m_session.times().refusalsKept);
        m_session.db().run("DELETE FROM tokens WHERE expires > 0 AND expires < ?", {column(now)});
        KeyTable(m_session).dropDead(tenant, now - m_session.times().refusalsKept);
        m_session.db().run("DELETE FROM join_tokens WHERE expires < ? OR uses < 1", {column(now)});
        return {};
    });
}

Result<void> StoreOnSql::sweep()
{
    QList<TenantId> tenants;
    const Result<void> listed = look([&]() -> Result<void> {
        m_session.db().each("SELECT tenant FROM tenants ORDER BY tenant", {},
                            [&](const Row &row) { tenants.append(TenantId(row.text(0))); });
        return {};
    });
    if (!listed)
        return listed;
    const bool startsAnew = hasClockJumped();
    if (startsAnew)
        m_session.options().leases->countFrom(m_session.options().clock->now());
    for (const TenantId &tenant : std::as_const(tenants)) {
        if (const Result<void> swept = sweepTenant(tenant, startsAnew); !swept)
            return swept;
        if (const Result<void> swept = sweepOld(tenant); !swept)
            return swept;
    }
    return {};
}

} // namespace oz0
