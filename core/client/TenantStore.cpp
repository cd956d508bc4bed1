#include "core/client/TenantStore.h"

#include <algorithm>

namespace oz0 {

namespace {

const MonotonicClock &machineClock()
{
    static const SystemMonotonicClock clock;
    return clock;
}

template <class Key, class T, class KeyOf>
RowDelta<Key> takeIn(QMap<Key, T> &rows, const QList<T> &upserts, const QList<Key> &removals, bool full, KeyOf keyOf)
{
    RowDelta<Key> delta;
    delta.full = full;
    const bool mayHoldOthers = full && !rows.isEmpty();
    QSet<Key> named;
    delta.upserted.reserve(upserts.size());
    for (const T &value : upserts) {
        const Key key = keyOf(value);
        if (mayHoldOthers)
            named.insert(key);
        // Lists come sorted by key: most often the place is the end, which is found at once.
        const auto at = rows.isEmpty() || rows.lastKey() < key ? rows.end() : rows.lowerBound(key);
        if (at == rows.end() || key < at.key())
            rows.insert(at, key, value);
        else if (*at == value)
            continue;
        else
            *at = value;
        delta.upserted.append(key);
    }
    for (const Key &key : removals) {
        if (rows.remove(key) > 0)
            delta.removed.append(key);
    }
    if (!mayHoldOthers)
        return delta;
    for (auto it = rows.begin(); it != rows.end();) {
        if (named.contains(it.key())) {
            ++it;
            continue;
        }
        delta.removed.append(it.key());
        it = rows.erase(it);
    }
    return delta;
}

// Candidates are many, and are held by others, too: so they are shared and never copied.
RowDelta<CandidateId> takeIn(SharedRows<CandidateId, Candidate> &rows, QList<Candidate> upserts,
                             const QList<CandidateId> &removals, bool full)
{
    RowDelta<CandidateId> delta;
    delta.full = full;
    const bool mayHoldOthers = full && !rows.isEmpty();
    QSet<CandidateId> named;
    std::vector<SharedRows<CandidateId, Candidate>::Entry> fresh;
    delta.upserted.reserve(upserts.size());
    for (Candidate &value : upserts) {
        const CandidateId key = value.id;
        if (mayHoldOthers)
            named.insert(key);
        const auto held = rows.find(key);
        if (held == rows.end())
            fresh.push_back({key, std::make_shared<const Candidate>(std::move(value))});
        else if (*held == value)
            continue;
        else
            rows.replace(key, std::make_shared<const Candidate>(std::move(value)));
        delta.upserted.append(key);
    }
    const qsizetype expected = rows.size() + qsizetype(fresh.size());
    rows.insert(std::move(fresh));
    if (rows.size() < expected) { // one was named twice
        QSet<CandidateId> told;
        delta.upserted.removeIf([&told](const CandidateId &id) { return told.contains(id) || (told.insert(id), false); });
    }
    delta.removed = rows.remove(removals);
    if (!mayHoldOthers)
        return delta;
    QList<CandidateId> others = rows.keys();
    others.removeIf([&named](const CandidateId &id) { return named.contains(id); });
    delta.removed += rows.remove(others);
    return delta;
}

template <class Key>
bool says(const RowDelta<Key> &delta)
{
    return delta.full || !delta.upserted.isEmpty() || !delta.removed.isEmpty();
}

} // namespace

TenantStore::TenantStore(QObject *parent) : TenantStore(machineClock(), parent) { }

TenantStore::TenantStore(const MonotonicClock &clock, QObject *parent) : QObject(parent), m_clock(clock) { }

Instant TenantStore::serverNow() const
{
    if (m_serverTime == Instant{})
        return {};
    return m_serverTime + (m_clock.elapsed() - m_serverTimeTakenAt);
}

Milliseconds TenantStore::age() const
{
    return m_takenInAt.count() < 0 ? Milliseconds(-1) : m_clock.elapsed() - m_takenInAt;
}

void TenantStore::apply(ChangeSet &&changes)
{
    const auto candidates = takeIn(m_candidates, std::move(changes.candidates), changes.removedCandidates, changes.full);
    const auto nodes = takeIn(m_nodes, changes.nodes, changes.removedNodes, changes.full, [](const Node &n) { return n.name; });
    const auto plugins = takeIn(m_plugins, changes.plugins, changes.removedPlugins, changes.full,
                                [](const Plugin &p) { return p.name; });
    QList<CandidateId> renewed;
    for (auto it = changes.leases.begin(); it != changes.leases.end(); ++it) {
        const auto at = m_candidates.find(it.key());
        if (at == m_candidates.end() || at->expires == it.value())
            continue;
        auto candidate = std::make_shared<Candidate>(*at);
        candidate->expires = it.value();
        m_candidates.replace(it.key(), std::move(candidate));
        renewed.append(it.key());
    }
    std::sort(renewed.begin(), renewed.end());
    m_takenInAt = m_clock.elapsed();
    if (changes.now != Instant{}) {
        m_serverTime = changes.now;
        m_serverTimeTakenAt = m_takenInAt;
    }
    const bool isNewer = m_revision != changes.to || changes.full;
    m_revision = changes.to;

    if (says(candidates))
        Q_EMIT candidatesChanged(candidates);
    if (!renewed.isEmpty())
        Q_EMIT leasesChanged(renewed);
    if (says(nodes))
        Q_EMIT nodesChanged(nodes);
    if (says(plugins))
        Q_EMIT pluginsChanged(plugins);
    for (const QString &list : changes.touched)
        Q_EMIT listTouched(list);
    if (isNewer)
        Q_EMIT revisionChanged(m_revision);
    setLiveness(Liveness::Live);
}

void TenantStore::setLiveness(Liveness liveness, const Error &error)
{
    m_lastError = error;
    if (m_liveness == liveness)
        return;
    m_liveness = liveness;
    Q_EMIT livenessChanged(liveness);
}

} // namespace oz0
