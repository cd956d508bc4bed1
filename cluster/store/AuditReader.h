// Pages of a tenant's audit chain, filtered, counted and found by their place, and the check of the chain itself.
#pragma once

#include "cluster/store/Paging.h"
#include "cluster/store/Session.h"

#include <QCache>

namespace oz0 {

/// Entries are only ever added. So what was counted for a filter holds for good and only what came since is counted anew; the
/// numbers of its first and last entry bound every page.
class AuditReader
{
public:
    explicit AuditReader(Session &session) : m_session(session) { }

    /// Keys of the filter: actor, action, outcome, plugin, candidate, object; since and until (RFC 3339); above and upto (numbers
    /// of entries). An operator reads the entries where he is actor or owner, an admin all.
    Result<Page<AuditEntry>> page(const Caller &caller, const PageRequest &request);
    Result<QList<AuditEntry>> ofObject(const TenantId &tenant, const QString &object, int most);
    ChainCheck verify(const TenantId &tenant, qint64 after, int limit);

private:
    struct Extent
    {
        qint64 upTo = 0; ///< number of the newest entry that was looked at
        qint64 count = 0;
        qint64 first = 0;
        qint64 last = 0;
    };
    Extent extentOf(const TenantId &tenant, const FilterText &filter);
    qint64 head(const TenantId &tenant);

    Session &m_session;
    QCache<QString, Extent> m_extents{256};
};

} // namespace oz0
