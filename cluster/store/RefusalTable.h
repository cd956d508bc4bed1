// The rows of refusal records.
#pragma once

#include "cluster/store/Session.h"
#include "core/domain/Evidence.h"

namespace oz0 {

class RefusalTable
{
public:
    explicit RefusalTable(Session &session) : m_session(session) { }

    RecordId newId();
    /// Adds a record and tells the feed; the oldest ones beyond the tenant's share go.
    void add(const RefusalRecord &record, const Evidence &evidence);
    /// Nothing for a record that was kept before evidence was.
    Evidence evidence(const TenantId &tenant, const RecordId &id);
    std::optional<RefusalRecord> find(const TenantId &tenant, const RecordId &id);
    void markSeen(const TenantId &tenant, const RecordId &id);
    void dropOld(const TenantId &tenant, Instant olderThan);

private:
    Session &m_session;
};

} // namespace oz0
