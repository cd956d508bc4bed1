#include "app/oz0/AuditListing.h"

#include "core/domain/Candidate.h"
#include "core/wire/AuditCsv.h"
#include "core/wire/Codec.h"

namespace oz0 {

namespace {

constexpr int rowsPerPage = 1000;

constexpr qsizetype mostNamed = 5;

QString named(const QList<NodeName> &nodes)
{
    QStringList names;
    for (const NodeName &node : nodes.mid(0, mostNamed))
        names.append(node.text());
    if (nodes.size() > mostNamed)
        names.append(QStringLiteral("%1 more").arg(nodes.size() - mostNamed));
    return names.join(QStringLiteral(", "));
}

QString told(const AuditBundle &bundle)
{
    return bundle.isNone() ? QStringLiteral("-") : bundle.version + QLatin1Char(' ') + shortDigest(bundle.digest);
}

// Of a plugin's or a candidate's change its bundles; of another one what the digests tell.
QString changeOf(const AuditEntry &entry)
{
    const QString arrow = QStringLiteral("%1 -> %2");
    if (!entry.from.isNone() || !entry.to.isNone())
        return QStringLiteral("version ")
            + (entry.from == entry.to ? told(entry.to) : arrow.arg(told(entry.from), told(entry.to)));
    if (entry.after == entry.before)
        return {};
    return arrow.arg(entry.before.isEmpty() ? QStringLiteral("-") : shortDigest(entry.before),
                     entry.after.isEmpty() ? QStringLiteral("-") : shortDigest(entry.after));
}

QString detailOf(const AuditEntry &entry)
{
    QStringList parts;
    if (!entry.cause.isEmpty())
        parts.append(entry.cause);
    if (!entry.reason.isEmpty())
        parts.append(entry.reason);
    if (!entry.owner.isEmpty() && entry.owner != entry.actor && !entry.object.endsWith(entry.owner.text()))
        parts.append(QStringLiteral("of %1").arg(entry.owner.text()));
    if (!entry.plugin.isEmpty() && !entry.object.endsWith(QLatin1Char('/') + entry.plugin.text()))
        parts.append(QStringLiteral("plugin %1").arg(entry.plugin.text()));
    if (!entry.nodes.isEmpty())
        parts.append(QStringLiteral("on %1").arg(named(entry.nodes)));
    if (const QString change = changeOf(entry); !change.isEmpty())
        parts.append(change);
    for (const CandidateId &candidate : entry.candidates)
        parts.append(QStringLiteral("same bytes as candidate %1").arg(candidate.text()));
    if (!entry.record.isEmpty())
        parts.append(QStringLiteral("record %1").arg(entry.record.text()));
    return parts.join(QStringLiteral("; "));
}

} // namespace

AuditListing::AuditListing(CommandRun &run, Session &session, Form form, PageRequest first, qint64 most)
    : QObject(&run), m_run(run), m_session(session), m_form(form), m_next(std::move(first)), m_most(most)
{
    if (m_form == Form::Csv)
        m_run.output().line(QString::fromUtf8(auditCsvHead()).trimmed());
}

void AuditListing::ask(const PageRequest &page)
{
    m_next = page;
    m_next.limit = int(qMin<qint64>(rowsPerPage, m_most - m_told));
    answered(m_run, m_session.api().audit(m_session.scope(), m_next), [this](const Page<AuditEntry> &answer) { take(answer); });
}

void AuditListing::take(const Page<AuditEntry> &page)
{
    tell(page.items);
    m_told += page.items.size();
    if (m_told >= m_most || page.next.isEmpty() || page.items.isEmpty())
        return finish(page);
    m_run.output().progress(QStringLiteral("%1 of %2 entries").arg(m_told).arg(qMin(m_most, page.total)));
    PageRequest next = m_next;
    next.after = page.next;
    next.offset = 0;
    ask(next);
}

void AuditListing::tell(const QList<AuditEntry> &entries)
{
    if (m_form == Form::Table || m_run.output().isJson()) {
        m_entries += entries;
        return;
    }
    for (const AuditEntry &entry : entries) {
        const QByteArray line = m_form == Form::Csv ? auditCsvLine(entry)
                                                    : QJsonDocument(toJson(entry)).toJson(QJsonDocument::Compact);
        m_run.output().text(QString::fromUtf8(line).trimmed());
    }
}

void AuditListing::finish(const Page<AuditEntry> &last)
{
    Output &output = m_run.output();
    output.add({{QStringLiteral("items"), toJsonArray(m_entries)},
                {QStringLiteral("total"), last.total},
                {QStringLiteral("revision"), last.revision}});
    if (m_form == Form::Table) {
        QList<QStringList> rows;
        for (const AuditEntry &entry : std::as_const(m_entries)) {
            rows.append({QString::number(entry.seq), toText(entry.at), entry.action, entry.outcome, entry.actor.text(),
                         entry.object, detailOf(entry)});
        }
        output.table({QStringLiteral("NO"), QStringLiteral("TIME"), QStringLiteral("ACTION"), QStringLiteral("OUTCOME"),
                      QStringLiteral("ACTOR"), QStringLiteral("OBJECT"), QStringLiteral("DETAIL")},
                     rows);
        output.line(QStringLiteral("%1 of %2 entries.").arg(m_told).arg(last.total));
    }
    m_run.finish(0);
}

} // namespace oz0
