#include "cluster/rules/EvaluatedParts.h"

#include "cluster/rules/Rule.h"
#include "core/wire/Codec.h"

#include <QCryptographicHash>
#include <QJsonArray>

namespace oz0 {

namespace {

QString digestOfPart(const QJsonValue &value)
{
    return QString::fromLatin1(QCryptographicHash::hash(canonicalJson(value), QCryptographicHash::Sha256).toHex().left(12));
}

QJsonArray sorted(QStringList names)
{
    names.sort();
    names.removeDuplicates();
    return QJsonArray::fromStringList(names);
}

QJsonObject namesAndConnections(const Manifest &manifest, bool sharedPools, bool isInstalled)
{
    QStringList tools;
    QStringList runners;
    QStringList connections;
    for (const Tool &tool : manifest.tools)
        tools.append(tool.id);
    for (const Agent &agent : manifest.agents)
        runners.append(QStringLiteral("agent ") + agent.name);
    for (const Flow &flow : manifest.flows)
        runners.append(QStringLiteral("flow ") + flow.name);
    for (const Connection &connection : isInstalled ? manifest.connections : QList<Connection>())
        connections.append(connection.name + QLatin1Char(' ') + connection.secret);
    return {{QStringLiteral("tools"), sorted(tools)},
            {QStringLiteral("runners"), sorted(runners)},
            {QStringLiteral("connections"), sorted(connections)},
            {QStringLiteral("queues"), QJsonArray::fromStringList(poolsOf(manifest, sharedPools))}};
}

} // namespace

QMap<QString, QString> evaluatedParts(const TenantSnapshot &tenant, const Question &question)
{
    QJsonObject others;
    for (auto it = tenant.plugins.begin(); it != tenant.plugins.end(); ++it) {
        const Manifest *manifest = namesOf(it.value());
        if (manifest && it.key() != question.workingCopy->name)
            others.insert(it.key().text(),
                          namesAndConnections(*manifest, tenant.sharedPools, it->state == PluginState::Installed));
    }
    const PluginFacts own = tenant.plugins.value(question.workingCopy->name);
    const Manifest *installed = namesOf(own);
    return {
        {QStringLiteral("bundle"), digestOfPart(QJsonArray{question.digest.text(), question.workingCopy->raw})},
        {QStringLiteral("installed"),
         digestOfPart(installed ? QJsonValue(QJsonArray{own.digest.text(), int(own.state), installed->raw}) : QJsonValue())},
        {QStringLiteral("others"), digestOfPart(others)},
        {QStringLiteral("limits"),
         digestOfPart(QJsonArray{tenant.limits.agentsAndFlows, tenant.limits.taskQueues, tenant.sharedPools})},
        {QStringLiteral("secrets"), digestOfPart(sorted(tenant.secrets))},
        {QStringLiteral("mail"), digestOfPart(sorted(tenant.mail))},
    };
}

QStringList differingParts(const QMap<QString, QString> &before, const QMap<QString, QString> &now)
{
    QStringList parts;
    for (auto it = now.begin(); it != now.end(); ++it) {
        if (before.value(it.key()) != it.value())
            parts.append(it.key());
    }
    return parts;
}

} // namespace oz0
