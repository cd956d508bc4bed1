#include "cluster/rules/ConnectionChanges.h"

#include "core/manifest/HostPattern.h"

#include <QSet>

namespace oz0 {

namespace {

QSet<QString> asSet(const QStringList &entries)
{
    return {entries.begin(), entries.end()};
}

QSet<QString> addresses(const QStringList &urls)
{
    QSet<QString> normalised;
    for (const QString &url : urls)
        normalised.insert(normalisedUrl(url));
    return normalised;
}

// What a token says: an absent field and a null one are the same.
QJsonObject comparedToken(const QJsonObject &token)
{
    QJsonObject compared;
    for (auto it = token.begin(); it != token.end(); ++it) {
        if (!it->isNull())
            compared.insert(it.key(), it.value());
    }
    return compared;
}

QHash<QString, const Connection *> byName(const Manifest &manifest)
{
    QHash<QString, const Connection *> named;
    for (const Connection &connection : manifest.connections)
        named.insert(connection.name, &connection);
    return named;
}

// Equal for connections that differ at most in their names.
size_t likenessOf(const Connection &connection)
{
    return qHash(connection.secret) ^ qHash(asSet(connection.tools)) ^ (qHash(asSet(connection.scopes)) << 1);
}

} // namespace

QStringList differingFields(const Connection &installed, const Connection &workingCopy)
{
    QStringList fields;
    if (installed.secret != workingCopy.secret)
        fields.append(QStringLiteral("secret"));
    if (asSet(installed.tools) != asSet(workingCopy.tools))
        fields.append(QStringLiteral("tools"));
    if (asSet(installed.functions) != asSet(workingCopy.functions))
        fields.append(QStringLiteral("functions"));
    if (asSet(installed.scopes) != asSet(workingCopy.scopes))
        fields.append(QStringLiteral("scopes"));
    if (addresses(installed.resources) != addresses(workingCopy.resources))
        fields.append(QStringLiteral("resources"));
    if (comparedToken(installed.token) != comparedToken(workingCopy.token))
        fields.append(QStringLiteral("token"));
    return fields;
}

ConnectionChanges connectionChanges(const Manifest &installed, const Manifest &workingCopy)
{
    ConnectionChanges changes;
    const QHash<QString, const Connection *> before = byName(installed);
    const QHash<QString, const Connection *> after = byName(workingCopy);
    QMultiHash<size_t, const Connection *> unmatched;
    QSet<const Connection *> added;
    for (const Connection &connection : workingCopy.connections) {
        if (const Connection *old = before.value(connection.name)) {
            if (!differingFields(*old, connection).isEmpty())
                changes.changed.append(std::pair(old, &connection));
            continue;
        }
        added.insert(&connection);
        unmatched.insert(likenessOf(connection), &connection);
    }
    for (const Connection &connection : installed.connections) {
        if (after.contains(connection.name))
            continue;
        const Connection *renamed = nullptr;
        for (const Connection *other : unmatched.values(likenessOf(connection))) {
            const bool isEarlier = !renamed || other < renamed; // as written: a list's entries stand in a row
            if (added.contains(other) && isEarlier && differingFields(connection, *other).isEmpty())
                renamed = other;
        }
        if (!renamed) {
            changes.removed.append(&connection);
            continue;
        }
        added.remove(renamed);
        changes.renamed.append(std::pair(&connection, renamed));
        changes.newNames.insert(connection.name, renamed->name);
    }
    for (const Connection &connection : workingCopy.connections) {
        if (added.contains(&connection))
            changes.added.append(&connection);
    }
    return changes;
}

} // namespace oz0
