// The rows of refusal records.
#pragma once

#include "cluster/store/Session.h"

namespace oz0 {

class RefusalTable
{
public:
    explicit RefusalTable(Session &session) : m_session(session) { }

    RecordId newId();
    /// Adds a record and tells the feed; the oldest ones beyond the tenant's share go.
    void add(const RefusalRecord &record);
    std::optional<RefusalRecord> find(const TenantId &tenant, const RecordId &id);
    void markSeen(const TenantId &tenant, const RecordId &id);
    void dropOld(const TenantId &tenant, Instant olderThan);

private:
    Session &m_session;
};

} // namespace oz0
