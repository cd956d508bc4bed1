#include "app/oz0/LocalTrials.h"

#include <algorithm>

namespace oz0 {

const QList<LocalTrial> &localTrials()
{
    static const QList<LocalTrial> trials{
        {QStringLiteral("text-statistics"), QStringLiteral("0.7.0"), QStringLiteral("alice"), QStringLiteral("pool=try")},
        {QStringLiteral("greeter"), QStringLiteral("1.3.0"), QStringLiteral("admin"), QStringLiteral("pool=edge")}};
    return trials;
}

std::optional<AuditEntry> removalOf(const LocalTrial &trial, const QList<AuditEntry> &newestFirst)
{
    const QString owner = QStringLiteral("user:") + trial.owner;
    const auto created = std::find_if(newestFirst.begin(), newestFirst.end(), [&](const AuditEntry &entry) {
        return entry.action == QLatin1String("candidate.create") && entry.outcome == QLatin1String("done")
            && entry.plugin.text() == trial.plugin && entry.actor.text() == owner;
    });
    if (created == newestFirst.end())
        return std::nullopt;
    const auto removed = std::find_if(newestFirst.begin(), created, [&](const AuditEntry &entry) {
        return entry.object == created->object && entry.outcome == QLatin1String("done")
            && entry.action == QLatin1String("candidate.remove");
    });
    return removed == created ? std::nullopt : std::optional(*removed);
}

} // namespace oz0
