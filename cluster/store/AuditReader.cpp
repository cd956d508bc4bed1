#include "cluster/store/AuditReader.h"

#include "cluster/store/AuditNodes.h"
#include "core/wire/AuditChain.h"
#include "core/wire/Codec.h"

#include <algorithm>

namespace oz0 {

namespace {

#define OZ0_AUDIT_SELECT                                                                                                         \
    "SELECT seq, at, action, outcome, actor, role, via, object, plugin, cause, reason, before_digest, after_digest, record, "    \
    "revision, previous, digest, owner, nodes, from_version, from_digest, to_version, to_digest, candidates FROM audit WHERE "   \
    "tenant = ?"

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
    row.read(17, entry.owner);
    entry.nodes = nodesFrom(row.text(18));
    entry.from.version = row.text(19);
    row.read(20, entry.from.digest);
    entry.to.version = row.text(21);
    row.read(22, entry.to.digest);
    const QStringList candidates = row.text(23).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString &candidate : candidates)
        entry.candidates.append(CandidateId(candidate));
    return entry;
}

// A sign before a column keeps the query from being led by its index: pages are led by the entries' numbers.
struct Bound
{
    const char *key;
    const char *condition;
    bool isTime;
};
constexpr Bound bounds[] = {
    {"since", " AND +at >= ?", true},
    {"until", " AND +at <= ?", true},
    {"above", " AND seq > ?", false},
    {"upto", " AND seq <= ?", false},
};

Failure wrongFilter(const QString &part)
{
    return Failure(ErrorCode::InvalidInput,
                   QStringLiteral("%1: since and until take a time such as 2026-03-02T14:00:00Z, above and upto a number")
                       .arg(part.left(60)),
                   QStringLiteral("filter"));
}

// Takes a node out of the filter's parts: it is the object of an entry, or a candidate's that stood on it.
FilterText nodeOf(QStringList &parts)
{
    const QString key = QStringLiteral("node:");
    FilterText text;
    QStringList others;
    for (const QString &part : std::as_const(parts)) {
        if (!part.startsWith(key)) {
            others.append(part);
            continue;
        }
        const NodeName node(part.mid(key.size()));
        text.condition += QStringLiteral(" AND (object = ? OR nodes LIKE ? ESCAPE '\\')");
        text.values += {QStringLiteral("nodes/") + node.text(), nodesPattern(node)};
    }
    parts = others;
    return text;
}

// Takes the bounds out of the filter's parts.
Result<FilterText> boundsOf(QStringList &parts)
{
    FilterText text;
    QStringList others;
    for (const QString &part : std::as_const(parts)) {
        const QString key = part.section(QLatin1Char(':'), 0, 0);
        const auto bound = std::find_if(std::begin(bounds), std::end(bounds),
                                        [&](const Bound &b) { return key == QLatin1String(b.key); });
        if (bound == std::end(bounds) || key == part) {
            others.append(part);
            continue;
        }
        const QString value = part.mid(key.size() + 1);
        bool isNumber = false;
        const qint64 number = value.toLongLong(&isNumber);
        const Instant instant = bound->isTime ? instantFromText(value) : Instant{};
        if (bound->isTime ? instant == Instant{} : !isNumber)
            return wrongFilter(part);
        text.condition += QLatin1String(bound->condition);
        text.values.append(bound->isTime ? column(instant) : number);
    }
    parts = others;
    return text;
}

Result<FilterText> readableBy(const Caller &caller, const QString &filter)
{
    static const QMap<QString, QString> keys{{QStringLiteral("actor"), QStringLiteral("actor")},
                                             {QStringLiteral("action"), QStringLiteral("action")},
                                             {QStringLiteral("outcome"), QStringLiteral("outcome")},
                                             {QStringLiteral("plugin"), QStringLiteral("plugin")},
                                             {QStringLiteral("object"), QStringLiteral("object")}};
    QStringList parts = filter.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    Result<FilterText> text = boundsOf(parts);
    if (!text)
        return text;
    const FilterText node = nodeOf(parts);
    text->condition += node.condition;
    text->values += node.values;
    const QString candidate = QStringLiteral("candidate:");
    for (QString &part : parts) {
        if (part.startsWith(candidate))
            part = QStringLiteral("object:candidates/") + part.mid(candidate.size());
    }
    const FilterText words = filterText(
        parts.join(QLatin1Char(' ')),
        QStringLiteral("(action || ' ' || outcome || ' ' || actor || ' ' || object || ' ' || plugin || ' ' || "
                       "cause || ' ' || reason || ' ' || owner || nodes || ' ' || from_version || ' ' || from_digest || ' ' || "
                       "to_version || ' ' || to_digest || ' ' || candidates)"),
        keys);
    text->condition += words.condition;
    text->values += words.values;
    if (!isAdmin(caller)) {
        text->condition += QStringLiteral(" AND (actor = ? OR object_owner = ?)");
        text->values += {column(caller.principal), column(caller.principal)};
    }
    return text;
}

QString keyOf(const TenantId &tenant, const FilterText &filter)
{
    QStringList parts{tenant.text(), filter.condition};
    for (const QVariant &value : filter.values)
        parts.append(value.toString());
    return parts.join(QChar(0));
}

} // namespace

qint64 AuditReader::head(const TenantId &tenant)
{
    return m_session.db().number("SELECT MAX(seq) FROM audit WHERE tenant = ?", {column(tenant)});
}

AuditReader::Extent AuditReader::extentOf(const TenantId &tenant, const FilterText &filter)
{
    const QString key = keyOf(tenant, filter);
    const Extent *known = m_extents.object(key);
    Extent extent = known ? *known : Extent{};
    const qint64 newest = head(tenant);
    if (newest <= extent.upTo)
        return extent;
    QString sql = QStringLiteral("SELECT COUNT(*), MIN(seq), MAX(seq) FROM audit WHERE tenant = ?") + filter.condition;
    QVariantList values = QVariantList{column(tenant)} + filter.values;
    if (known) {
        sql += QStringLiteral(" AND seq > ?");
        values.append(extent.upTo);
    } else {
        sql.replace(QStringLiteral("+at"), QStringLiteral("at"));
    }
    m_session.db().runOnce(sql, values, [&](const Row &row) {
        if (row.integer(0) == 0)
            return;
        extent.first = extent.count > 0 ? extent.first : row.integer(1);
        extent.last = row.integer(2);
        extent.count += row.integer(0);
    });
    extent.upTo = newest;
    // What an open group has written may still be undone.
    if (!m_session.inGroup && !m_session.db().hasFault())
        m_extents.insert(key, new Extent(extent));
    return extent;
}

Result<Page<AuditEntry>> AuditReader::page(const Caller &caller, const PageRequest &request)
{
    const Result<qint64> after = cursorOf(request);
    if (!after)
        return Failure(after.error());
    const Result<FilterText> filter = readableBy(caller, request.filter);
    if (!filter)
        return Failure(filter.error());
    Page<AuditEntry> page;
    page.revision = m_session.revision(caller.tenant);
    const Extent extent = extentOf(caller.tenant, *filter);
    page.total = extent.count;
    const qint64 offset = std::max<qint64>(0, request.offset);
    const int limit = limitOf(request);
    // A place in the far half is reached from the other end.
    const qint64 wanted = *after > 0 ? limit : std::min<qint64>(limit, extent.count - offset);
    if (wanted <= 0)
        return page;
    const bool fromOtherEnd = *after == 0 && offset > extent.count / 2;
    const bool descends = request.newestFirst != fromOtherEnd;
    const qint64 skipped = fromOtherEnd ? extent.count - offset - wanted : offset;
    QString sql = QStringLiteral(OZ0_AUDIT_SELECT) + filter->condition + QStringLiteral(" AND seq >= ? AND seq <= ?");
    QVariantList values = QVariantList{column(caller.tenant)} + filter->values + QVariantList{extent.first, extent.last};
    if (*after > 0) {
        sql += request.newestFirst ? QStringLiteral(" AND seq < ?") : QStringLiteral(" AND seq > ?");
        values.append(*after);
    }
    sql += descends ? QStringLiteral(" ORDER BY seq DESC LIMIT ? OFFSET ?") : QStringLiteral(" ORDER BY seq LIMIT ? OFFSET ?");
    values += {wanted, skipped};
    m_session.db().runOnce(sql, values, [&](const Row &row) { page.items.append(entryOf(row)); });
    if (fromOtherEnd)
        std::reverse(page.items.begin(), page.items.end());
    if (!page.items.isEmpty()) {
        const qint64 last = page.items.last().seq;
        if (last != (request.newestFirst ? extent.first : extent.last))
            page.next = QString::number(last);
    }
    return page;
}

Result<QList<AuditEntry>> AuditReader::ofObject(const TenantId &tenant, const QString &object, int most)
{
    QList<AuditEntry> entries;
    m_session.db().each(OZ0_AUDIT_SELECT " AND object = ? ORDER BY seq DESC LIMIT ?", {column(tenant), object, most},
                        [&](const Row &row) { entries.append(entryOf(row)); });
    return entries;
}

ChainCheck AuditReader::verify(const TenantId &tenant, qint64 after, int limit)
{
    ChainCheck check;
    Digest newest;
    m_session.db().first("SELECT audit_seq, audit_digest, revision FROM tenants WHERE tenant = ?", {column(tenant)},
                         [&](const Row &row) {
                             check.head = row.integer(0);
                             row.read(1, newest);
                             check.revision = row.integer(2);
                         });
    Digest before;
    qint64 standing = 0; // the number before the first that is looked at
    if (after > 0) {
        m_session.db().first("SELECT seq, digest FROM audit WHERE tenant = ? AND seq = ?", {column(tenant), after},
                             [&](const Row &row) {
                                 standing = row.integer(0);
                                 row.read(1, before);
                             });
        if (standing == 0) {
            check.broken = ChainBreak{after, ChainFault::Number};
            return check;
        }
    }
    QList<AuditEntry> entries;
    m_session.db().each(OZ0_AUDIT_SELECT " AND seq > ? ORDER BY seq LIMIT ?", {column(tenant), standing, limit},
                        [&](const Row &row) { entries.append(entryOf(row)); });
    check.from = entries.isEmpty() ? 0 : entries.first().seq;
    check.upTo = standing;
    check.broken = breakIn(entries, standing + 1, before);
    if (check.broken) {
        check.upTo = std::max(standing, check.broken->seq - 1);
        return check;
    }
    if (!entries.isEmpty()) {
        check.upTo = entries.last().seq;
        before = entries.last().digest;
    }
    const bool isAtTheEnd = entries.size() < limit || check.upTo >= check.head;
    if (isAtTheEnd && (check.upTo != check.head || before != newest))
        check.broken = ChainBreak{check.upTo, ChainFault::End};
    return check;
}

} // namespace oz0
