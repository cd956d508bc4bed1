// Refusal records: kept 30 days and 1,000 a tenant.
#include "cluster/access/Permissions.h"
#include "cluster/store/Judge.h"
#include "cluster/store/Paging.h"
#include "cluster/store/RefusalTable.h"
#include "cluster/store/StoreOnSql.h"
#include "core/wire/Codec.h"

#include <QJsonDocument>

namespace oz0 {

namespace {

std::optional<RefusalRecord> recordFrom(const QString &body, bool seen)
{
    Result<RefusalRecord> record = decode<RefusalRecord>(QJsonDocument::fromJson(body.toUtf8()).object());
    if (!record)
        return std::nullopt;
    record->seen = seen;
    return *record;
}

Occasion occasionOf(const RefusalRecord &record, bool isPlaced)
{
    if (record.attempt == QLatin1String("install"))
        return Occasion::Install;
    if (record.attempt == QLatin1String("save") || record.attempt == QLatin1String("takeover"))
        return isPlaced ? Occasion::Takeover : Occasion::Create;
    if (!isPlaced)
        return Occasion::Create;
    return record.attempt == QLatin1String("renewal") ? Occasion::Renewal : Occasion::Reload;
}

Result<RefusalRecord> known(Session &session, const Caller &caller, const RecordId &id)
{
    const Failure unknown(ErrorCode::NotFound, QStringLiteral("there is no such record"), id.text());
    const std::optional<RefusalRecord> record = RefusalTable(session).find(caller.tenant, id);
    if (!record || !knowsOfOwnOrAdmin(caller, record->actor))
        return unknown;
    return *record;
}

} // namespace

RecordId RefusalTable::newId()
{
    return RecordId(QString::fromLatin1(m_session.random().bytes(8).toHex()));
}

void RefusalTable::add(const RefusalRecord &record)
{
    Database &db = m_session.db();
    QStringList codes;
    for (const Refusal &refusal : record.verdict.refusals)
        codes.append(refusal.code);
    const qint64 seq = 1 + db.number("SELECT refusal_seq FROM tenants WHERE tenant = ?", {column(record.tenant)});
    db.run("UPDATE tenants SET refusal_seq = ? WHERE tenant = ?", {seq, column(record.tenant)});
    db.run("INSERT INTO refusals (tenant, id, seq, at, actor, plugin, candidate, digest, codes, seen, body) "
           "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?)",
           {column(record.tenant), column(record.id), seq, column(record.at), column(record.actor), column(record.plugin),
            column(record.candidate), column(record.digest), codes.join(QLatin1Char(' ')), column(toJson(record))});
    db.run("DELETE FROM refusals WHERE tenant = ? AND seq <= ?",
           {column(record.tenant), seq - m_session.times().refusalsKeptCount});
    m_session.noted(record.tenant, "refusals", QString());
}

std::optional<RefusalRecord> RefusalTable::find(const TenantId &tenant, const RecordId &id)
{
    std::optional<RefusalRecord> record;
    m_session.db().first("SELECT body, seen FROM refusals WHERE tenant = ? AND id = ?", {column(tenant), column(id)},
                         [&](const Row &row) { record = recordFrom(row.text(0), row.flag(1)); });
    return record;
}

void RefusalTable::markSeen(const TenantId &tenant, const RecordId &id)
{
    m_session.db().run("UPDATE refusals SET seen = 1 WHERE tenant = ? AND id = ?", {column(tenant), column(id)});
    m_session.noted(tenant, "refusals", QString());
}

void RefusalTable::dropOld(const TenantId &tenant, Instant olderThan)
{
    if (m_session.db().run("DELETE FROM refusals WHERE tenant = ? AND at < ?", {column(tenant), column(olderThan)}) > 0)
        m_session.noted(tenant, "refusals", QString());
}

Result<Page<RefusalRecord>> StoreOnSql::refusals(const Caller &caller, const PageRequest &request)
{
    return look([&]() -> Result<Page<RefusalRecord>> {
        if (const Result<void> may = requireViewer(caller); !may)
            return Failure(may.error());
        const Result<qint64> after = cursorOf(request);
        if (!after)
            return Failure(after.error());
        static const QMap<QString, QString> keys{{QStringLiteral("actor"), QStringLiteral("actor")},
                                                 {QStringLiteral("plugin"), QStringLiteral("plugin")},
                                                 {QStringLiteral("candidate"), QStringLiteral("candidate")}};
        FilterText filter = filterText(request.filter,
                                       QStringLiteral("(actor || ' ' || plugin || ' ' || candidate || ' ' || codes)"), keys);
        if (!isAdmin(caller)) {
            filter.condition += QStringLiteral(" AND actor = ?");
            filter.values.append(column(caller.principal));
        }
        Page<RefusalRecord> page;
        page.revision = m_session.revision(caller.tenant);
        QVariantList values = QVariantList{column(caller.tenant)} + filter.values;
        m_session.db().runOnce(QStringLiteral("SELECT COUNT(*) FROM refusals WHERE tenant = ?") + filter.condition, values,
                               [&](const Row &row) { page.total = row.integer(0); });
        QString sql = QStringLiteral("SELECT body, seen, seq FROM refusals WHERE tenant = ?") + filter.condition;
        if (*after > 0) {
            sql += request.newestFirst ? QStringLiteral(" AND seq < ?") : QStringLiteral(" AND seq > ?");
            values.append(*after);
        }
        const int limit = limitOf(request);
        sql += request.newestFirst ? QStringLiteral(" ORDER BY seq DESC LIMIT ?") : QStringLiteral(" ORDER BY seq LIMIT ?");
        values.append(limit + 1);
        qint64 last = 0;
        m_session.db().runOnce(sql, values, [&](const Row &row) {
            if (page.items.size() == limit) {
                page.next = QString::number(last);
                return;
            }
            last = row.integer(2);
            if (const std::optional<RefusalRecord> record = recordFrom(row.text(0), row.flag(1)))
                page.items.append(*record);
        });
        return page;
    });
}

Result<RefusalRecord> StoreOnSql::refusal(const Caller &caller, const RecordId &id)
{
    return look([&] { return known(m_session, caller, id); });
}

Result<void> StoreOnSql::markSeen(const Caller &caller, const RecordId &id)
{
    return change([&]() -> Result<void> {
        const Result<RefusalRecord> record = known(m_session, caller, id);
        if (!record)
            return Failure(record.error());
        if (!record->seen)
            RefusalTable(m_session).markSeen(caller.tenant, id);
        return {};
    });
}

Result<Verdict> StoreOnSql::recheck(const Caller &caller, const RecordId &id)
{
    return look([&]() -> Result<Verdict> {
        const Result<RefusalRecord> record = known(m_session, caller, id);
        if (!record)
            return Failure(record.error());
        Caller actor = caller;
        actor.principal = record->actor;
        actor.role = Role::None;
        actor.content = false;
        m_session.db().first("SELECT role, content FROM members WHERE tenant = ? AND principal = ?",
                             {column(caller.tenant), column(record->actor)}, [&](const Row &row) {
                                 actor.role = roleFromWord(row.text(0)).value_or(Role::None);
                                 actor.content = row.flag(1);
                             });
        Judge judge(m_session);
        Result<Case> each = judge.caseOf(caller, record->plugin, record->digest);
        if (!each)
            return Failure(each.error());
        const std::optional<HeldCandidate> current = CandidateTable(m_session).find(caller.tenant, record->candidate);
        const bool isPlaced = current && current->candidate.phase == CandidatePhase::Placed;
        if (isPlaced)
            each->current = current;
        each->occasion = occasionOf(*record, isPlaced);
        each->select = record->select;
        each->asker = askerOf(actor);
        return judge.judge(caller.tenant, *each);
    });
}

} // namespace oz0
