// Refusal records: kept 30 days and 1,000 a tenant.
#include "cluster/access/Permissions.h"
#include "cluster/store/BundleTable.h"
#include "cluster/store/EvidenceOf.h"
#include "cluster/store/Judge.h"
#include "cluster/store/RefusalFilter.h"
#include "cluster/store/RefusalTable.h"
#include "cluster/store/RenewalCase.h"
#include "cluster/store/StoreOnSql.h"
#include "core/wire/EvidenceCodec.h"

#include <QJsonDocument>

namespace oz0 {

namespace {

const QString evidenceKey = QStringLiteral("evidence");

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

Page<RefusalRecord> countedPage(Session &session, const Caller &caller, const FilterText &filter)
{
    Page<RefusalRecord> page;
    page.revision = session.revision(caller.tenant);
    session.db().runOnce(QStringLiteral("SELECT COUNT(*) FROM refusals WHERE tenant = ?") + filter.condition,
                         QVariantList{column(caller.tenant)} + filter.values,
                         [&](const Row &row) { page.total = row.integer(0); });
    return page;
}

// `values` asks for one row more than the limit, which tells whether there is a next page.
void readPage(Session &session, Page<RefusalRecord> &page, const QString &sql, const QVariantList &values, int limit,
              const std::function<QString(const Row &)> &cursor)
{
    QString last;
    int read = 0;
    session.db().runOnce(sql, values + QVariantList{limit + 1}, [&](const Row &row) {
        if (read++ == limit) {
            page.next = last;
            return;
        }
        last = cursor(row);
        if (const std::optional<RefusalRecord> record = recordFrom(row.text(0), row.flag(1)))
            page.items.append(*record);
    });
}

} // namespace

RecordId RefusalTable::newId()
{
    return RecordId(QString::fromLatin1(m_session.random().bytes(8).toHex()));
}

void RefusalTable::add(const RefusalRecord &record, const Evidence &evidence)
{
    QJsonObject body = toJson(record);
    body.insert(evidenceKey, toJson(evidence));
    Database &db = m_session.db();
    QStringList codes;
    for (const Refusal &refusal : record.verdict.refusals)
        codes.append(refusal.code);
    const qint64 seq = 1 + db.number("SELECT refusal_seq FROM tenants WHERE tenant = ?", {column(record.tenant)});
    db.run("UPDATE tenants SET refusal_seq = ? WHERE tenant = ?", {seq, column(record.tenant)});
    db.run("INSERT INTO refusals (tenant, id, seq, at, actor, plugin, candidate, digest, codes, seen, body) "
           "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?)",
           {column(record.tenant), column(record.id), seq, column(record.at), column(record.actor), column(record.plugin),
            column(record.candidate), column(record.digest), codes.join(QLatin1Char(' ')), column(body)});
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

Evidence RefusalTable::evidence(const TenantId &tenant, const RecordId &id)
{
    Evidence evidence;
    m_session.db().first("SELECT body FROM refusals WHERE tenant = ? AND id = ?", {column(tenant), column(id)},
                         [&](const Row &row) {
                             const QJsonObject body = QJsonDocument::fromJson(row.text(0).toUtf8()).object();
                             if (const Result<Evidence> kept = decode<Evidence>(body.value(evidenceKey).toObject()))
                                 evidence = *kept;
                         });
    return evidence;
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
        const Result<FilterText> filter = refusalFilter(caller, request.filter);
        if (!filter)
            return Failure(filter.error());
        QVariantList values = QVariantList{column(caller.tenant)} + filter->values;
        QString sql = QStringLiteral("SELECT body, seen, seq FROM refusals WHERE tenant = ?") + filter->condition;
        if (*after > 0) {
            sql += request.newestFirst ? QStringLiteral(" AND seq < ?") : QStringLiteral(" AND seq > ?");
            values.append(*after);
        }
        sql += request.newestFirst ? QStringLiteral(" ORDER BY seq DESC LIMIT ?") : QStringLiteral(" ORDER BY seq LIMIT ?");
        Page<RefusalRecord> page = countedPage(m_session, caller, *filter);
        readPage(m_session, page, sql, values, limitOf(request), [](const Row &row) { return QString::number(row.integer(2)); });
        return page;
    });
}

// Within a group as in the whole list the newest stands first; the cursor names the group by its newest record.
Result<Page<RefusalRecord>> StoreOnSql::refusalQueue(const Caller &caller, const PageRequest &request)
{
    return look([&]() -> Result<Page<RefusalRecord>> {
        if (const Result<void> may = requireViewer(caller); !may)
            return Failure(may.error());
        const Result<FilterText> filter = refusalFilter(caller, request.filter);
        if (!filter)
            return Failure(filter.error());
        const QVariantList matching = QVariantList{column(caller.tenant)} + filter->values;
        QVariantList values = matching + matching;
        QString sql = QStringLiteral(
                          "SELECT body, seen, seq, newest FROM refusals JOIN (SELECT plugin AS its_plugin, actor AS its_actor, "
                          "MAX(seq) AS newest FROM refusals WHERE tenant = ?%1 GROUP BY plugin, actor) AS groups "
                          "ON plugin = its_plugin AND actor = its_actor WHERE tenant = ?%1")
                          .arg(filter->condition);
        if (!request.after.isEmpty()) {
            PageRequest group = request;
            PageRequest record = request;
            group.after = request.after.section(QLatin1Char('.'), 0, 0);
            record.after = request.after.section(QLatin1Char('.'), 1);
            const Result<qint64> newest = cursorOf(group);
            const Result<qint64> seq = cursorOf(record);
            if (!newest || !seq || *newest == 0 || *seq == 0)
                return Failure(ErrorCode::InvalidInput, QStringLiteral("is not a cursor of this list"), QStringLiteral("after"));
            sql += QStringLiteral(" AND (newest < ? OR (newest = ? AND seq < ?))");
            values += {*newest, *newest, *seq};
        }
        sql += QStringLiteral(" ORDER BY newest DESC, seq DESC LIMIT ?");
        Page<RefusalRecord> page = countedPage(m_session, caller, *filter);
        readPage(m_session, page, sql, values, limitOf(request),
                 [](const Row &row) { return QStringLiteral("%1.%2").arg(row.integer(3)).arg(row.integer(2)); });
        return page;
    });
}

Result<RefusalRecord> StoreOnSql::refusal(const Caller &caller, const RecordId &id)
{
    return look([&] { return known(m_session, caller, id); });
}

Result<Evidence> StoreOnSql::refusalEvidence(const Caller &caller, const RecordId &id)
{
    return look([&]() -> Result<Evidence> {
        const Result<RefusalRecord> record = known(m_session, caller, id);
        if (!record)
            return Failure(record.error());
        return RefusalTable(m_session).evidence(caller.tenant, id);
    });
}

Result<SeenAnswer> StoreOnSql::markAllSeen(const Caller &caller, const SeenRequest &request)
{
    return change([&]() -> Result<SeenAnswer> {
        if (const Result<void> may = requireViewer(caller); !may)
            return Failure(may.error());
        Result<FilterText> filter = refusalFilter(caller, request.filter);
        if (!filter)
            return Failure(filter.error());
        filter->condition += QStringLiteral(" AND seen = 0");
        if (!request.upTo.isEmpty()) {
            if (const Result<RefusalRecord> record = known(m_session, caller, request.upTo); !record)
                return Failure(record.error());
            filter->condition += QStringLiteral(" AND seq <= (SELECT seq FROM refusals WHERE tenant = ? AND id = ?)");
            filter->values += {column(caller.tenant), column(request.upTo)};
        }
        const SeenAnswer answer{int(countedPage(m_session, caller, *filter).total)};
        if (answer.marked == 0)
            return answer;
        m_session.db().runOnce(QStringLiteral("UPDATE refusals SET seen = 1 WHERE tenant = ?") + filter->condition,
                               QVariantList{column(caller.tenant)} + filter->values);
        m_session.noted(caller.tenant, "refusals", QString());
        return answer;
    });
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

Result<Recheck> StoreOnSql::recheck(const Caller &caller, const RecordId &id)
{
    return look([&]() -> Result<Recheck> {
        const Result<RefusalRecord> record = known(m_session, caller, id);
        if (!record)
            return Failure(record.error());
        const Caller actor = memberNow(m_session, caller.tenant, record->actor);
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
        Recheck recheck;
        recheck.verdict = judge.judge(caller.tenant, *each);
        recheck.at = m_session.now();
        const std::shared_ptr<const TenantSnapshot> tenant = m_session.snapshot(caller.tenant);
        const auto facts = tenant->plugins.find(record->plugin);
        Digest installed;
        if (facts != tenant->plugins.end() && facts->installed) {
            recheck.installedVersion = facts->installed->version;
            if (const std::optional<BundleFacts> bundle = BundleTable(m_session).find(caller.tenant, facts->digest))
                installed = manifestDigest(bundle->manifestText);
        }
        recheck.installedChanged = installed != record->installedManifest;
        return recheck;
    });
}

} // namespace oz0
