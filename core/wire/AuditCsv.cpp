#include "core/wire/AuditCsv.h"

#include "core/base/Csv.h"
#include "core/wire/Codec.h"

namespace oz0 {

QByteArray auditCsvHead()
{
    return csvLine(
        {QStringLiteral("seq"),         QStringLiteral("at"),         QStringLiteral("action"),    QStringLiteral("outcome"),
         QStringLiteral("actor"),       QStringLiteral("role"),       QStringLiteral("via"),       QStringLiteral("object"),
         QStringLiteral("plugin"),      QStringLiteral("owner"),      QStringLiteral("nodes"),     QStringLiteral("cause"),
         QStringLiteral("reason"),      QStringLiteral("before"),     QStringLiteral("after"),     QStringLiteral("record"),
         QStringLiteral("revision"),    QStringLiteral("previous"),   QStringLiteral("digest"),    QStringLiteral("from_version"),
         QStringLiteral("from_digest"), QStringLiteral("to_version"), QStringLiteral("to_digest"), QStringLiteral("candidates")});
}

QByteArray auditCsvLine(const AuditEntry &entry)
{
    QStringList nodes;
    for (const NodeName &node : entry.nodes)
        nodes.append(node.text());
    QStringList candidates;
    for (const CandidateId &candidate : entry.candidates)
        candidates.append(candidate.text());
    return csvLine({QString::number(entry.seq),
                    toText(entry.at),
                    entry.action,
                    entry.outcome,
                    entry.actor.text(),
                    word(entry.role),
                    entry.via,
                    entry.object,
                    entry.plugin.text(),
                    entry.owner.text(),
                    nodes.join(QLatin1Char(' ')),
                    entry.cause,
                    entry.reason,
                    entry.before.text(),
                    entry.after.text(),
                    entry.record.text(),
                    QString::number(entry.revision),
                    entry.previous.text(),
                    entry.digest.text(),
                    entry.from.version,
                    entry.from.digest.text(),
                    entry.to.version,
                    entry.to.digest.text(),
                    candidates.join(QLatin1Char(' '))});
}

} // namespace oz0
