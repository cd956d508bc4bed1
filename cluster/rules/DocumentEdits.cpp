#include "cluster/rules/DocumentEdits.h"

namespace oz0::edits {

namespace {

bool isEmpty(const QJsonValue &value)
{
    return value.isNull() || value.isUndefined() || (value.isArray() && value.toArray().isEmpty())
        || (value.isObject() && value.toObject().isEmpty());
}

} // namespace

void put(QJsonObject &parent, const QString &key, const QJsonValue &value)
{
    if (isEmpty(value))
        parent.remove(key);
    else
        parent.insert(key, value);
}

void dropText(QJsonObject &parent, const QString &key, const QString &text)
{
    dropTexts(parent, key, [&](const QString &entry) { return entry == text; });
}

void addText(QJsonObject &parent, const QString &key, const QString &text)
{
    QJsonArray entries = parent.value(key).toArray();
    if (!entries.contains(text))
        entries.append(text);
    parent.insert(key, entries);
}

void changeNamed(QJsonObject &manifest, const QString &list, const QString &key, const QString &name,
                 const std::function<void(QJsonObject &)> &change)
{
    changeEntries(manifest, list, [&](QJsonObject &entry) {
        if (entry.value(key).toString() == name)
            change(entry);
        return true;
    });
}

void changeAgent(QJsonObject &manifest, const QString &agent, const std::function<void(QJsonObject &)> &change)
{
    changeNamed(manifest, QStringLiteral("agents"), QStringLiteral("name"), agent, change);
}

void appendEntry(QJsonObject &parent, const QString &list, const QJsonValue &entry)
{
    QJsonArray entries = parent.value(list).toArray();
    entries.append(entry);
    parent.insert(list, entries);
}

void replaceNamed(QJsonObject &manifest, const QString &list, const QString &name, const QJsonValue &entry)
{
    bool isDone = false;
    changeEntries(manifest, list, [&](QJsonObject &each) {
        if (each.value(QStringLiteral("name")).toString() != name)
            return true;
        isDone = true;
        each = entry.toObject();
        return entry.isObject();
    });
    if (isDone || !entry.isObject())
        return;
    appendEntry(manifest, list, entry);
}

} // namespace oz0::edits
