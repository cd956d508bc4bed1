#include "cluster/rules/ManifestEdits.h"

#include "cluster/rules/DocumentEdits.h"

#include <QJsonArray>

namespace oz0::edits {

QJsonValue entryNamed(const QJsonObject &manifest, const QString &list, const QString &name, const QString &key)
{
    for (const QJsonValue &entry : manifest.value(list).toArray()) {
        if (entry.toObject().value(key).toString() == name)
            return entry;
    }
    return QJsonValue::Null;
}

void dropFromList(QJsonObject &manifest, const QString &list, const QString &entry)
{
    dropText(manifest, list, entry);
}

void takeContract(QJsonObject &manifest, const QString &kind, const QString &subject, const QJsonObject &from)
{
    const QString name = QStringLiteral("name");
    const auto take = [&](QJsonObject &parent, const QString &list, const QString &entry, const QJsonObject &fromParent) {
        const QJsonObject theirs = entryNamed(fromParent, list, entry).toObject();
        if (!entryNamed(parent, list, entry).isObject() && !theirs.isEmpty())
            return appendEntry(parent, list, theirs);
        changeNamed(parent, list, name, entry, [&](QJsonObject &mine) {
            for (const char *side : {"input", "output"})
                put(mine, QLatin1String(side), theirs.value(QLatin1String(side)));
        });
    };
    if (kind == QLatin1String("tool"))
        return restoreTool(manifest, subject, from);
    if (kind != QLatin1String("function"))
        return take(manifest, kind + QLatin1Char('s'), subject, from);
    const QString tool = subject.section(QLatin1Char('.'), 0, 0);
    const QJsonObject fromTool = entryNamed(from, QStringLiteral("tools"), tool, QStringLiteral("id")).toObject();
    changeTool(manifest, tool, [&](QJsonObject &entry) {
        take(entry, QStringLiteral("functions"), subject.section(QLatin1Char('.'), 1), fromTool);
    });
}

} // namespace oz0::edits
