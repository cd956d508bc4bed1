#include "core/wire/AuditQuery.h"

#include <QStringList>

namespace oz0 {

namespace {

constexpr qsizetype longest = 1024 - 32; // a bound may follow

void add(QStringList &parts, const char *key, QString value)
{
    value.remove(QLatin1Char(' ')); // it parts words there
    if (!value.isEmpty())
        parts.append(QLatin1String(key) + QLatin1Char(':') + value);
}

QString with(const QString &filter, const char *key, qint64 seq)
{
    const QString bound = QLatin1String(key) + QLatin1Char(':') + QString::number(seq);
    return filter.isEmpty() ? bound : filter + QLatin1Char(' ') + bound;
}

} // namespace

QString AuditQuery::filter() const
{
    QStringList parts;
    add(parts, "actor", actor.text());
    add(parts, "action", action);
    add(parts, "outcome", outcome);
    add(parts, "plugin", plugin.text());
    add(parts, "candidate", candidate.text());
    add(parts, "object", object);
    add(parts, "node", node.text());
    add(parts, "since", toText(since));
    add(parts, "until", toText(until));
    QString whole;
    for (const QString &part : parts + text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (whole.size() + 1 + part.size() > longest)
            break;
        whole += (whole.isEmpty() ? QString() : QStringLiteral(" ")) + part;
    }
    return whole;
}

QString upTo(const QString &filter, qint64 seq)
{
    return with(filter, "upto", seq);
}

QString above(const QString &filter, qint64 seq)
{
    return with(filter, "above", seq);
}

} // namespace oz0
