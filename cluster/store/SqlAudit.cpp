// Reading the audit chain.
#include "cluster/access/Permissions.h"
#include "cluster/store/Paging.h"
#include "cluster/store/StoreOnSql.h"
#include "core/wire/Codec.h"

namespace oz0 {

namespace {

#define OZ0_AUDIT_SELECT                                                                                                         \
    "SELECT seq, at, action, outcome, actor, role, via, object, plugin, cause, reason, before_digest, after_digest, record, "    \
    "revision, "                                                                                                                 \
    "previous, digest FROM audit WHERE tenant = ?"

AuditEntry entryOf(const Row &row)
{
    AuditEntry entry;
    entry.seq = row.integer(0);
    entry.at = row.instant(1);
    entry.action = row.text(2);
    entry.outcome = row.text(3);
    row.read(4, entry.actor);
    entry.role = roleFromWord(row.text(5)).value_or(Role::None);
    entry.via = row.text(6);
    entry.object = row.text(7);
    row.read(8, entry.plugin);
    entry.cause = row.text(9);
    entry.reason = row.text(10);
    row.read(11, entry.before);
    row.read(12, entry.after);
    row.read(13, entry.record);
    entry.revision = row.integer(14);
    row.read(15, entry.previous);
    row.read(16, entry.digest);
    return entry;
}

// An operator reads the entries where he is actor or owner; an admin all.
FilterText readableBy(const Caller &caller, const PageRequest &page)
{
    static const QMap<QString, QString> keys{{QStringLiteral("actor"), QStringLiteral("actor")},
                                             {QStringLiteral("action"), QStringLiteral("action")},
                                             {QStringLiteral("outcome"), QStringLiteral("outcome")},
                                             {QStringLiteral("plugin"), QStringLiteral("plugin")},
                                             {QStringLiteral("candidate"), QStringLiteral("SUBSTR(object, 12)")},
                                             {QStringLiteral("object"), QStringLiteral("object")}};
    FilterText text = filterText(
        page.filter,
        QStringLiteral("(action || ' ' || outcome || ' ' || actor || ' ' || object || ' ' || plugin || ' ' || "
                       "cause || ' ' || reason)"),
        keys);
    if (!isAdmin(caller)) {
        text.condition += QStringLiteral(" AND (actor = ? OR object_owner = ?)");
        text.values += {column(caller.principal), column(caller.principal)};
    }
    return text;
}

} // namespace

Result<Page<AuditEntry>> StoreOnSql::audit(const Caller &caller, const PageRequest &request)
{
    return look([&]() -> Result<Page<AuditEntry>> {
        if (const Result<void> may = requireOperator(caller); !may)
            return Failure(may.error());
        const Result<qint64> after = cursorOf(request);
        if (!after)
            return Failure(after.error());
        const FilterText filter = readableBy(caller, request);
        Page<AuditEntry> page;
        page.revision = m_session.revision(caller.tenant);
        m_session.db().runOnce(QStringLiteral("SELECT COUNT(*) FROM audit WHERE tenant = ?") + filter.condition,
                               QVariantList{column(caller.tenant)} + filter.values,
                               [&](const Row &row) { page.total = row.integer(0); });
        QString sql = QStringLiteral(OZ0_AUDIT_SELECT) + filter.condition;
        QVariantList values = QVariantList{column(caller.tenant)} + filter.values;
        if (*after > 0) {
            sql += request.newestFirst ? QStringLiteral(" AND seq < ?") : QStringLiteral(" AND seq > ?");
            values.append(*after);
        }
        const int limit = limitOf(request);
        sql += request.newestFirst ? QStringLiteral(" ORDER BY seq DESC LIMIT ?") : QStringLiteral(" ORDER BY seq LIMIT ?");
        values.append(limit + 1);
        m_session.db().runOnce(sql, values, [&](const Row &row) { page.items.append(entryOf(row)); });
        if (page.items.size() > limit) {
            page.items.resize(limit);
            page.next = QString::number(page.items.last().seq);
        }
        return page;
    });
}

Result<QList<AuditEntry>> StoreOnSql::timeline(const Caller &caller, const CandidateId &id)
{
    return look([&]() -> Result<QList<AuditEntry>> {
        if (const Result<void> may = requireViewer(caller); !may)
            return Failure(may.error());
        const std::optional<HeldCandidate> held = CandidateTable(m_session).find(caller.tenant, id);
        if (!held)
            return Failure(ErrorCode::NotFound, QStringLiteral("there is no such candidate"), id.text());
        if (const Result<void> may = requireOwnOrAdmin(caller, held->candidate.owner); !may)
            return Failure(may.error());
        QList<AuditEntry> entries;
        m_session.db().each(OZ0_AUDIT_SELECT " AND object = ? ORDER BY seq DESC LIMIT 1000",
                            {column(caller.tenant), QStringLiteral("candidates/") + id.text()},
                            [&](const Row &row) { entries.append(entryOf(row)); });
        return entries;
    });
}

} // namespace oz0
