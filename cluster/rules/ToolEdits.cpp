#include "cluster/rules/ManifestEdits.h"

#include "cluster/rules/DocumentEdits.h"

#include <QJsonArray>

#include <algorithm>

namespace oz0::edits {

void dropTool(QJsonObject &manifest, const QString &tool)
{
    changeEntries(manifest, QStringLiteral("tools"),
                  [&](QJsonObject &entry) { return entry.value(QStringLiteral("id")).toString() != tool; });
    for (const char *list : {"agents", "connections"}) {
        changeEntries(manifest, QLatin1String(list), [&](QJsonObject &entry) {
            dropText(entry, QStringLiteral("tools"), tool);
            return true;
        });
    }
}

void changeTool(QJsonObject &manifest, const QString &tool, const std::function<void(QJsonObject &)> &change)
{
    changeNamed(manifest, QStringLiteral("tools"), QStringLiteral("id"), tool, change);
}

void renameTool(QJsonObject &manifest, const QString &tool, const QString &toId)
{
    changeTool(manifest, tool, [&](QJsonObject &entry) { entry.insert(QStringLiteral("id"), toId); });
    for (const char *list : {"agents", "connections"}) {
        changeEntries(manifest, QLatin1String(list), [&](QJsonObject &entry) {
            QJsonArray tools = entry.value(QStringLiteral("tools")).toArray();
            std::replace(tools.begin(), tools.end(), QJsonValue(tool), QJsonValue(toId));
            put(entry, QStringLiteral("tools"), tools);
            return true;
        });
    }
    changeEntries(manifest, QStringLiteral("flows"), [&](QJsonObject &flow) {
        changeEntries(flow, QStringLiteral("steps"), [&](QJsonObject &step) {
            const QString call = step.value(QStringLiteral("tool")).toString();
            if (call.startsWith(tool + QLatin1Char('.')))
                step.insert(QStringLiteral("tool"), QString(toId + call.mid(tool.size())));
            return true;
        });
        return true;
    });
}

void restoreTool(QJsonObject &manifest, const QString &tool, const QJsonObject &from)
{
    const QString list = QStringLiteral("tools");
    const QString key = QStringLiteral("id");
    const QJsonValue theirs = entryNamed(from, list, tool, key);
    if (!theirs.isObject() || entryNamed(manifest, list, tool, key).isObject())
        return;
    appendEntry(manifest, list, theirs);
    const QString alias = theirs.toObject().value(QStringLiteral("uses_model")).toString();
    changeObject(manifest, QStringLiteral("requires"), [&](QJsonObject &requirements) {
        const QJsonValue model = entryNamed(from.value(QStringLiteral("requires")).toObject(), QStringLiteral("models"), alias,
                                            QStringLiteral("alias"));
        const bool isThere = entryNamed(requirements, QStringLiteral("models"), alias, QStringLiteral("alias")).isObject();
        if (model.isObject() && !isThere)
            appendEntry(requirements, QStringLiteral("models"), model);
    });
    const QString connection = theirs.toObject().value(QStringLiteral("connection")).toString();
    if (!connection.isEmpty())
        takeConnection(manifest, connection, from);
}

} // namespace oz0::edits
