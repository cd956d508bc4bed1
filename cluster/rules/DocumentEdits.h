// Changes of any JSON document by the keys of things; what a change leaves empty goes away.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <functional>

namespace oz0::edits {

void put(QJsonObject &parent, const QString &key, const QJsonValue &value); ///< nothing, or an empty one: takes the key out
void dropText(QJsonObject &parent, const QString &key, const QString &text);
void addText(QJsonObject &parent, const QString &key, const QString &text); ///< once
void appendEntry(QJsonObject &parent, const QString &list, const QJsonValue &entry);
/// Puts an entry in the place of the one of its name, at the end when there is none; a null one takes it out.
void replaceNamed(QJsonObject &manifest, const QString &list, const QString &name, const QJsonValue &entry);
void changeNamed(QJsonObject &manifest, const QString &list, const QString &key, const QString &name,
                 const std::function<void(QJsonObject &)> &change);
void changeAgent(QJsonObject &manifest, const QString &agent, const std::function<void(QJsonObject &)> &change);

template <class Change>
void changeObject(QJsonObject &parent, const QString &key, Change change)
{
    QJsonObject object = parent.value(key).toObject();
    const QJsonObject before = object;
    change(object);
    if (object != before)
        put(parent, key, object);
}

/// Calls change(entry) for each mapping of a list; it says whether the entry stays.
template <class Change>
void changeEntries(QJsonObject &parent, const QString &key, Change change)
{
    const QJsonArray entries = parent.value(key).toArray();
    QJsonArray kept;
    for (const QJsonValue &value : entries) {
        if (!value.isObject()) {
            kept.append(value);
            continue;
        }
        QJsonObject entry = value.toObject();
        if (change(entry))
            kept.append(entry);
    }
    if (kept != entries)
        put(parent, key, kept);
}

/// Takes the texts of a list for which drops(text) says so.
template <class Drop>
void dropTexts(QJsonObject &parent, const QString &key, Drop drops)
{
    const QJsonArray entries = parent.value(key).toArray();
    QJsonArray kept;
    for (const QJsonValue &entry : entries) {
        if (!entry.isString() || !drops(entry.toString()))
            kept.append(entry);
    }
    if (kept != entries)
        put(parent, key, kept);
}

} // namespace oz0::edits
