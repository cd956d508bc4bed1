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

private:
    mutable std::mutex m_mutex;
    QHash<LeaseKey, Lease> m_leases;
};

} // namespace oz0
