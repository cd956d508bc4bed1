#include "cluster/rules/ToolPlaces.h"

#include "cluster/rules/ConnectionChanges.h"
#include "core/manifest/HostPattern.h"

namespace oz0 {

namespace {

Refusal ofTool(const Tool &tool, const Tool &before, const QString &key, const QString &keyBefore)
{
    Refusal refusal = finding("tool", tool.id);
    refusal.path = tool.path + key;
    refusal.installedPath = before.path + keyBefore;
    return refusal;
}

QString connectionKey(const Tool &tool)
{
    return tool.connection.isEmpty() ? QString() : QStringLiteral("/connection");
}

} // namespace

QList<Refusal> locationChanged(const RuleInput &input)
{
    const auto key = [](const Tool &tool) { return tool.isRemote() ? QStringLiteral("/remote") : QStringLiteral("/server"); };
    QList<Refusal> refusals;
    for (const Tool &tool : input.workingCopy().tools) {
        const Tool *before = input.installedTool(tool.id);
        if (before && before->isRemote() != tool.isRemote())
            refusals.append(ofTool(tool, *before, key(tool), key(*before)));
    }
    return refusals;
}

QList<Refusal> toolConnectionChanged(const RuleInput &input)
{
    QList<Refusal> refusals;
    if (!input.installed())
        return refusals;
    const QHash<QString, QString> newNames = connectionChanges(*input.installed(), input.workingCopy()).newNames;
    for (const Tool &tool : input.workingCopy().tools) {
        const Tool *before = input.installedTool(tool.id);
        if (!before || !before->isRemote() || !tool.isRemote()
            || newNames.value(before->connection, before->connection) == tool.connection)
            continue;
        Refusal refusal = ofTool(tool, *before, connectionKey(tool), connectionKey(*before));
        refusal.parameters = {{QStringLiteral("installed"), before->connection}, {QStringLiteral("proposed"), tool.connection}};
        refusals.append(refusal);
    }
    return refusals;
}

QList<Refusal> connectedAddressChanged(const RuleInput &input)
{
    QList<Refusal> refusals;
    for (const Tool &tool : input.workingCopy().tools) {
        const Tool *before = input.installedTool(tool.id);
        const bool isConnected = before && before->isRemote() && tool.isRemote()
            && (!before->connection.isEmpty() || !tool.connection.isEmpty());
        if (isConnected && normalisedUrl(tool.url) != normalisedUrl(before->url))
            refusals.append(ofTool(tool, *before, QStringLiteral("/remote/url"), QStringLiteral("/remote/url")));
    }
    return refusals;
}

} // namespace oz0
