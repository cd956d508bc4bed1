#include "cluster/rules/ManifestEdits.h"

#include "cluster/rules/DocumentEdits.h"

#include <QJsonArray>

namespace oz0::edits {

void dropSecret(QJsonObject &manifest, const QString &secret)
{
    changeObject(manifest, QStringLiteral("requires"), [&](QJsonObject &needs) {
        dropText(needs, QStringLiteral("secrets"), secret);
        changeEntries(needs, QStringLiteral("inject"),
                      [&](QJsonObject &binding) { return binding.value(QStringLiteral("secret")).toString() != secret; });
        changeObject(needs, QStringLiteral("secrets_from"), [&](QJsonObject &from) { from.remove(secret); });
    });
    changeEntries(manifest, QStringLiteral("agents"), [&](QJsonObject &agent) {
        changeObject(agent, QStringLiteral("harness"),
                     [&](QJsonObject &harness) { dropText(harness, QStringLiteral("auth"), secret); });
        return true;
    });
}

void takeBindings(QJsonObject &manifest, const QString &secret, const QJsonObject &from)
{
    QJsonArray theirs;
    for (const QJsonValue &binding :
         from.value(QStringLiteral("requires")).toObject().value(QStringLiteral("inject")).toArray()) {
        if (binding.toObject().value(QStringLiteral("secret")).toString() == secret)
            theirs.append(binding);
    }
    changeObject(manifest, QStringLiteral("requires"), [&](QJsonObject &needs) {
        QJsonArray bindings;
        qsizetype taken = 0; // one after the other in the places of the old ones
        for (const QJsonValue &binding : needs.value(QStringLiteral("inject")).toArray()) {
            if (binding.toObject().value(QStringLiteral("secret")).toString() != secret)
                bindings.append(binding);
            else if (taken < theirs.size())
                bindings.append(theirs.at(taken++));
        }
        for (; taken < theirs.size(); ++taken)
            bindings.append(theirs.at(taken));
        put(needs, QStringLiteral("inject"), bindings);
    });
}

void takeDelivery(QJsonObject &manifest, const QString &secret, const QJsonObject &from)
{
    const QString key = QStringLiteral("secrets_from");
    const QJsonValue theirs = from.value(QStringLiteral("requires")).toObject().value(key).toObject().value(secret);
    changeObject(manifest, QStringLiteral("requires"), [&](QJsonObject &needs) {
        changeObject(needs, key, [&](QJsonObject &deliveries) { put(deliveries, secret, theirs); });
    });
}

void dropMark(QJsonObject &manifest, const QString &argument)
{
    const QString tool = argument.section(QLatin1Char('.'), 0, 0);
    const QString mark = argument.section(QLatin1Char('.'), 1);
    changeTool(manifest, tool, [&](QJsonObject &entry) { dropText(entry, QStringLiteral("secret_arguments"), mark); });
}

void dropAuth(QJsonObject &manifest, const QString &agent, const QStringList &secrets)
{
    changeAgent(manifest, agent, [&](QJsonObject &entry) {
        changeObject(entry, QStringLiteral("harness"), [&](QJsonObject &harness) {
            dropTexts(harness, QStringLiteral("auth"), [&](const QString &secret) { return secrets.contains(secret); });
        });
    });
}

} // namespace oz0::edits
