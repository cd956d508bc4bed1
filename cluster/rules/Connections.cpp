#include "cluster/rules/Connections.h"

#include "cluster/rules/ConnectionChanges.h"

#include <QSet>

namespace oz0 {

namespace {

ConnectionChanges changesOf(const RuleInput &input)
{
    return input.installed() ? connectionChanges(*input.installed(), input.workingCopy()) : ConnectionChanges();
}

Refusal ofConnection(const QString &name, const Connection *installed, const Connection *working)
{
    Refusal refusal = finding("connection", name);
    if (working)
        refusal.path = working->path;
    if (installed)
        refusal.installedPath = installed->path;
    return refusal;
}

// What of each other installed plugin's connections `pick` takes, with the plugin; the first by name where several have it.
template <class Pick>
QHash<QString, QString> takenByOthers(const RuleInput &input, Pick pick)
{
    QHash<QString, QString> taken;
    for (auto it = input.tenant.plugins.begin(); it != input.tenant.plugins.end(); ++it) {
        if (it.key() == input.workingCopy().name || it->state != PluginState::Installed || !it->installed)
            continue;
        for (const Connection &connection : it->installed->connections) {
            const QString name = pick(connection);
            if (!name.isEmpty() && !taken.contains(name))
                taken.insert(name, it.key().text());
        }
    }
    return taken;
}

void tellHolder(Refusal &refusal, const QString &plugin)
{
    refusal.parameters.insert(QStringLiteral("plugin"), plugin);
    refusal.because.append(
        QJsonObject{{QStringLiteral("plugin"), plugin}, {QStringLiteral("declares"), QStringLiteral("connection")}});
}

} // namespace

QList<Refusal> connectionAdded(const RuleInput &input)
{
    QList<Refusal> refusals;
    for (const Connection *connection : changesOf(input).added)
        refusals.append(ofConnection(connection->name, nullptr, connection));
    return refusals;
}

QList<Refusal> connectionRemoved(const RuleInput &input)
{
    QList<Refusal> refusals;
    for (const Connection *connection : changesOf(input).removed)
        refusals.append(ofConnection(connection->name, connection, nullptr));
    return refusals;
}

QList<Refusal> connectionRenamed(const RuleInput &input)
{
    QList<Refusal> refusals;
    for (const auto &[before, after] : changesOf(input).renamed) {
        Refusal refusal = ofConnection(before->name, before, after);
        refusal.parameters = {{QStringLiteral("installed"), before->name}, {QStringLiteral("proposed"), after->name}};
        refusals.append(refusal);
    }
    return refusals;
}

QList<Refusal> connectionChanged(const RuleInput &input)
{
    QList<Refusal> refusals;
    for (const auto &[before, after] : changesOf(input).changed) {
        Refusal refusal = ofConnection(before->name, before, after);
        refusal.parameters.insert(QStringLiteral("fields"), QJsonArray::fromStringList(differingFields(*before, *after)));
        refusals.append(refusal);
    }
    return refusals;
}

QList<Refusal> connectionNotInstalled(const RuleInput &input)
{
    QList<Refusal> refusals;
    if (input.installed())
        return refusals;
    for (const Connection &connection : input.workingCopy().connections)
        refusals.append(ofConnection(connection.name, nullptr, &connection));
    return refusals;
}

QList<Refusal> connectionNameTaken(const RuleInput &input)
{
    QList<Refusal> refusals;
    if (input.workingCopy().connections.isEmpty())
        return refusals;
    const QHash<QString, QString> taken = takenByOthers(input, [](const Connection &each) { return each.name; });
    for (const Connection &connection : input.workingCopy().connections) {
        const auto holder = taken.constFind(connection.name);
        if (holder == taken.constEnd())
            continue;
        Refusal refusal = finding("connection", connection.name);
        refusal.path = connection.path + QStringLiteral("/name");
        tellHolder(refusal, holder.value());
        refusals.append(refusal);
    }
    return refusals;
}

QList<Refusal> connectionSecretTaken(const RuleInput &input)
{
    QList<Refusal> refusals;
    const Manifest &workingCopy = input.workingCopy();
    if (workingCopy.connections.isEmpty() && workingCopy.requires_.secrets.isEmpty())
        return refusals;
    const QHash<QString, QString> taken = takenByOthers(input, [](const Connection &each) { return each.secret; });
    QSet<QString> told;
    const auto tell = [&](const QString &secret, const QString &path) {
        const auto holder = taken.constFind(secret);
        if (holder == taken.constEnd() || told.contains(secret))
            return;
        told.insert(secret);
        Refusal refusal = finding("secret", secret);
        refusal.path = path;
        tellHolder(refusal, holder.value());
        refusals.append(refusal);
    };
    for (qsizetype at = 0; at < workingCopy.requires_.secrets.size(); ++at)
        tell(workingCopy.requires_.secrets[at], QStringLiteral("/requires/secrets/%1").arg(at));
    for (const Connection &connection : workingCopy.connections)
        tell(connection.secret, connection.path + QStringLiteral("/secret"));
    return refusals;
}

} // namespace oz0
