#include "cluster/rules/ManifestEdits.h"

#include "cluster/rules/DocumentEdits.h"

#include <QJsonArray>

#include <utility>

namespace oz0::edits {

namespace {

// The tools of the other manifest's connection that are not there: one alone in its place takes its old ID again, others come back.
void takeTools(QJsonObject &manifest, const QString &connection, const QJsonArray &tools, const QJsonObject &from)
{
    const QString list = QStringLiteral("tools");
    const QString key = QStringLiteral("id");
    QStringList gone;
    for (const QJsonValue &tool : tools) {
        if (!entryNamed(manifest, list, tool.toString(), key).isObject())
            gone.append(tool.toString());
    }
    QStringList instead;
    for (const QJsonValue &tool : manifest.value(list).toArray()) {
        const QString id = tool.toObject().value(key).toString();
        if (tool.toObject().value(QStringLiteral("connection")).toString() == connection
            && !entryNamed(from, list, id, key).isObject())
            instead.append(id);
    }
    if (gone.size() == 1 && instead.size() == 1)
        return renameTool(manifest, instead.first(), gone.first());
    for (const QString &tool : std::as_const(gone)) {
        if (const QJsonValue theirs = entryNamed(from, list, tool, key); theirs.isObject())
            appendEntry(manifest, list, theirs);
    }
}

} // namespace

void takeConnection(QJsonObject &manifest, const QString &connection, const QJsonObject &from)
{
    const QString list = QStringLiteral("connections");
    const QString key = QStringLiteral("connection");
    const QJsonValue theirs = entryNamed(from, list, connection);
    const QJsonArray tools = theirs.toObject().value(QStringLiteral("tools")).toArray();
    takeTools(manifest, connection, tools, from);
    replaceNamed(manifest, list, connection, theirs);
    QStringList elsewhere;
    changeEntries(manifest, QStringLiteral("tools"), [&](QJsonObject &tool) {
        const QString id = tool.value(QStringLiteral("id")).toString();
        const QJsonObject before = entryNamed(from, QStringLiteral("tools"), id, QStringLiteral("id")).toObject();
        if (tools.contains(id)) {
            tool.insert(key, connection);
            if (!tool.contains(QStringLiteral("remote")) && before.contains(QStringLiteral("remote"))) {
                tool.remove(QStringLiteral("server"));
                tool.insert(QStringLiteral("remote"), before.value(QStringLiteral("remote")));
            }
        } else if (tool.value(key).toString() == connection) {
            const QString other = before.value(key).toString();
            put(tool, key, before.value(key));
            if (!other.isEmpty() && entryNamed(manifest, list, other).isObject())
                changeNamed(manifest, list, QStringLiteral("name"), other,
                            [&](QJsonObject &entry) { addText(entry, QStringLiteral("tools"), id); });
            else if (!other.isEmpty())
                elsewhere.append(other);
        }
        return true;
    });
    // A tool is on one connection at a time.
    changeEntries(manifest, list, [&](QJsonObject &entry) {
        if (entry.value(QStringLiteral("name")).toString() != connection)
            dropTexts(entry, QStringLiteral("tools"), [&](const QString &tool) { return tools.contains(tool); });
        return true;
    });
    // What the tools were connected by may have gone meanwhile.
    for (const QString &other : std::as_const(elsewhere)) {
        if (!entryNamed(manifest, list, other).isObject())
            takeConnection(manifest, other, from);
    }
}

void renameConnection(QJsonObject &manifest, const QString &name, const QString &toName)
{
    changeNamed(manifest, QStringLiteral("connections"), QStringLiteral("name"), name,
                [&](QJsonObject &entry) { entry.insert(QStringLiteral("name"), toName); });
    changeNamed(manifest, QStringLiteral("tools"), QStringLiteral("connection"), name,
                [&](QJsonObject &entry) { entry.insert(QStringLiteral("connection"), toName); });
}

} // namespace oz0::edits
