#include "cluster/rules/Network.h"

#include "core/manifest/HostPattern.h"

#include <algorithm>

namespace oz0 {

namespace {

/// Of all refusals together; of very many each tells the first ones and how many there are besides.
constexpr qsizetype mostReasons = 50000;

QList<Refusal> ofGains(const RuleInput &input, HostList list)
{
    QList<Refusal> refusals;
    if (!input.installed())
        return refusals; // nothing is held then
    for (const HostGain &gain : input.gains()) {
        if (gain.entry.list != list)
            continue;
        Refusal refusal = finding("host", gain.entry.pattern.text());
        (list == HostList::Allow ? refusal.path : refusal.installedPath) = gain.entry.path;
        refusal.processes = gain.processes;
        refusal.parameters.insert(QStringLiteral("example"), gain.example.text());
        if (gain.processesLeftOut > 0)
            refusal.parameters.insert(QStringLiteral("moreProcesses"), gain.processesLeftOut);
        refusals.append(refusal);
    }
    return refusals;
}

// Nothing of it is refused while no value reaches the code; else each says which and why.
QList<Refusal> whileValuesReachCode(const RuleInput &input, QList<Refusal> refusals)
{
    if (refusals.isEmpty() || input.values().isEmpty())
        return {};
    const qsizetype most = std::max<qsizetype>(1, mostReasons / refusals.size());
    QJsonArray told = input.values();
    while (told.size() > most)
        told.removeLast();
    for (Refusal &refusal : refusals) {
        refusal.because = told;
        if (told.size() < input.values().size())
            refusal.parameters.insert(QStringLiteral("moreReasons"), input.values().size() - told.size());
    }
    return refusals;
}

QMap<QString, QString> comparedHeaders(const Tool &tool)
{
    QMap<QString, QString> headers;
    for (auto it = tool.headers.begin(); it != tool.headers.end(); ++it)
        headers.insert(it.key().toLower(), it.value());
    return headers;
}

const Tool *remoteBefore(const RuleInput &input, const Tool &tool)
{
    const Tool *before = input.installedTool(tool.id);
    return before && before->isRemote() && tool.isRemote() ? before : nullptr;
}

} // namespace

QList<Refusal> hostAdded(const RuleInput &input)
{
    return whileValuesReachCode(input, ofGains(input, HostList::Allow));
}

QList<Refusal> denyRemoved(const RuleInput &input)
{
    return whileValuesReachCode(input, ofGains(input, HostList::Deny));
}

QList<Refusal> remoteToolAdded(const RuleInput &input)
{
    QList<Refusal> refusals;
    for (const Tool &tool : input.workingCopy().tools) {
        if (!tool.isRemote() || input.installedTool(tool.id))
            continue;
        Refusal refusal = finding("tool", tool.id);
        refusal.path = tool.path;
        refusals.append(refusal);
    }
    return whileValuesReachCode(input, refusals);
}

QList<Refusal> toolAddressChanged(const RuleInput &input)
{
    QList<Refusal> refusals;
    for (const Tool &tool : input.workingCopy().tools) {
        const Tool *before = remoteBefore(input, tool);
        const bool isConnected = before && (!before->connection.isEmpty() || !tool.connection.isEmpty());
        if (!before || isConnected || normalisedUrl(tool.url) == normalisedUrl(before->url))
            continue;
        Refusal refusal = finding("tool", tool.id);
        refusal.path = tool.path + QStringLiteral("/remote/url");
        refusal.installedPath = before->path + QStringLiteral("/remote/url");
        refusals.append(refusal);
    }
    return whileValuesReachCode(input, refusals);
}

QList<Refusal> toolHeadersChanged(const RuleInput &input)
{
    QList<Refusal> refusals;
    for (const Tool &tool : input.workingCopy().tools) {
        const Tool *before = remoteBefore(input, tool);
        if (!before || comparedHeaders(tool) == comparedHeaders(*before))
            continue;
        Refusal refusal = finding("tool", tool.id);
        refusal.path = tool.path + (tool.headers.isEmpty() ? QStringLiteral("/remote") : QStringLiteral("/remote/headers"));
        refusal.installedPath = before->path
            + (before->headers.isEmpty() ? QStringLiteral("/remote") : QStringLiteral("/remote/headers"));
        refusals.append(refusal);
    }
    return whileValuesReachCode(input, refusals);
}

} // namespace oz0
