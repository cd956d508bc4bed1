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

const QList<LocalRefusal> &localRefusals()
{
    static const QList<LocalRefusal> refusals{
        {QStringLiteral("a closed node"),
         QStringLiteral("unit-converter"),
         QStringLiteral("closed-node"),
         QStringLiteral("base"),
         {QStringLiteral("0.4.0"), {}, {}}},
        {QStringLiteral("a new host for code that gets a secret's value"),
         QStringLiteral("greeter"),
         QStringLiteral("new-host"),
         QStringLiteral("dev"),
         {QStringLiteral("1.4.0"), {}, QStringLiteral("\negress:\n  allow: [collector.example.net]\n")}},
        {QStringLiteral("one more secret, another binding, one more grant"),
         QStringLiteral("csv-summary"),
         QStringLiteral("three-reasons"),
         QStringLiteral("dev"),
         {QStringLiteral("2.1.0"),
          {{QStringLiteral("secrets: [STORAGE_KEY]"), QStringLiteral("secrets: [STORAGE_KEY, GREETING_KEY]")},
           {QStringLiteral("header: Authorization, format: \"Bearer {secret}\""),
            QStringLiteral("header: X-Api-Key, format: \"Token {secret}\"")},
           {QStringLiteral("allow: [storage.example.com, "),
            QStringLiteral("allow: [storage.example.com, collector.example.net, ")},
           {QStringLiteral("minLength: 1, maxLength: 1}\n"),
            QStringLiteral("minLength: 1, maxLength: 1}\n            decimals: {type: integer, minimum: 0, maximum: 9}\n")}},
          QStringLiteral("\nreads: [results]\n")}},
    };
    return refusals;
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
