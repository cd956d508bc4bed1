// The leases that are younger than their rows: a renewal is written at most each 5 s, and read from here meanwhile.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Id.h"

#include <QHash>

#include <mutex>
#include <optional>
#include <utility>

namespace oz0 {

struct Lease
{
    Instant renewed{};
    Instant expires{};
};

using LeaseKey = std::pair<TenantId, CandidateId>;

/// Shared by the stores of one server; every method may be called from any thread.
class LeaseBook
{
public:
    std::optional<Lease> find(const LeaseKey &key) const
    {
        const std::lock_guard lock(m_mutex);
        const auto found = m_leases.find(key);
        return found == m_leases.end() ? std::nullopt : std::optional(*found);
    }

    /// What a committed group changed: a lease, or none any more because the row says it itself.
    void apply(const QHash<LeaseKey, std::optional<Lease>> &changes)
    {
        const std::lock_guard lock(m_mutex);
        for (auto it = changes.begin(); it != changes.end(); ++it) {
            if (it.value())
                m_leases.insert(it.key(), *it.value());
            else
                m_leases.remove(it.key());
        }
    }

    QHash<LeaseKey, Lease> all() const
    {
        const std::lock_guard lock(m_mutex);
        return m_leases;
    }

    /// Since when time is counted: the server's start, or the last jump of its clock. Leases and nodes get their grace from here.
    Instant countedSince() const
    {
        const std::lock_guard lock(m_mutex);
        return m_countedSince;
    }
    void countFrom(Instant now)
    {
        const std::lock_guard lock(m_mutex);
        m_countedSince = now;
    }

private:
    mutable std::mutex m_mutex;
    QHash<LeaseKey, Lease> m_leases;
    Instant m_countedSince{};
};

} // namespace oz0
