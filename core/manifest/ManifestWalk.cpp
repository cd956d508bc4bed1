#include "core/manifest/ManifestWalk.h"

#include "core/base/Decimal.h"
#include "core/manifest/NearKey.h"
#include "core/manifest/ShownNames.h"
#include "core/manifest/YamlJson.h"
#include "core/manifest/YamlTree.h"

#include <algorithm>

namespace oz0 {

namespace {

bool isAbsent(const QJsonValue &value)
{
    return value.isUndefined() || value.isNull();
}

QString kindOf(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Bool:
        return QStringLiteral("true or false");
    case QJsonValue::Double:
        return QStringLiteral("a number");
    case QJsonValue::Array:
        return QStringLiteral("a list");
    case QJsonValue::Object:
        return QStringLiteral("a mapping");
    case QJsonValue::String:
        return isLongNumber(value) ? QStringLiteral("a number") : QStringLiteral("a text");
    default:
        return QStringLiteral("nothing");
    }
}

QString unknownKey(const QString &key, std::initializer_list<const char *> known)
{
    QStringList names;
    for (const char *each : known)
        names.append(QLatin1String(each));
    const QString meant = nearKey(key, known);
    const QString hint = meant.isEmpty() ? QString() : QStringLiteral("; did you mean %1?").arg(meant);
    return QStringLiteral("the key %1 is not known here%2 (known: %3)")
        .arg(shownWord(key), hint, names.join(QStringLiteral(", ")));
}

} // namespace

void ManifestWalk::complainAt(const QString &pointer, const QString &message, const Span &span)
{
    if (m_problems.size() < yamlMaxProblems)
        m_problems.append(Error{ErrorCode::InvalidManifest, message, shownPointer(pointer), {}, span.line, span.column});
}

void ManifestWalk::complain(const QString &pointer, const QString &message)
{
    complainAt(pointer, message, m_places.value(pointer).value);
}

void ManifestWalk::complainOfKey(const QString &pointer, const QString &message)
{
    complainAt(pointer, message, m_places.value(pointer).key);
}

void ManifestWalk::complainOfHiddenKey(const QString &mapping, const QString &key, const QString &message)
{
    const QString pointer = mapping + QLatin1Char('/') + pointerToken(key);
    if (!m_damaged.contains(pointer))
        complainAt(mapping + QLatin1Char('/') + hiddenWord(), message, m_places.value(pointer).key);
}

ManifestNode ManifestWalk::mapping(const QJsonValue &value, const QString &pointer)
{
    if (!isAbsent(value) && !value.isObject() && !m_damaged.contains(pointer))
        complain(pointer, QStringLiteral("this must be a mapping, but is %1").arg(kindOf(value)));
    return {value.toObject(), pointer};
}

ManifestNode ManifestWalk::mapping(const ManifestNode &parent, const char *key)
{
    return mapping(parent.object.value(QLatin1String(key)), parent.at(key));
}

void ManifestWalk::knowOnly(const ManifestNode &node, std::initializer_list<const char *> keys)
{
    for (auto it = node.object.begin(); it != node.object.end(); ++it) {
        const QString key = it.key();
        if (std::none_of(keys.begin(), keys.end(), [&](const char *known) { return key == QLatin1String(known); }))
            complainOfKey(node.pointer + QLatin1Char('/') + pointerToken(key), unknownKey(key, keys));
    }
}

bool ManifestWalk::has(const ManifestNode &node, const char *key) const
{
    return !isAbsent(node.object.value(QLatin1String(key)));
}

QString ManifestWalk::textOf(const QJsonValue &value, const QString &pointer, const Check &check)
{
    if (m_damaged.contains(pointer))
        return {};
    if (!value.isString() || isLongNumber(value)) {
        const QString hint = isNumber(value) || value.isBool() ? QStringLiteral("; write it in quotes") : QString();
        complain(pointer, QStringLiteral("this must be a text, but is %1%2").arg(kindOf(value), hint));
        return {};
    }
    const QString text = value.toString();
    const QString wrong = check ? check(text) : QString();
    if (wrong.isEmpty())
        return text;
    complain(pointer, wrong);
    return {};
}

QString ManifestWalk::text(const ManifestNode &node, const char *key, const Check &check)
{
    return has(node, key) ? textOf(node.object.value(QLatin1String(key)), node.at(key), check) : QString();
}

QString ManifestWalk::requiredText(const ManifestNode &node, const char *key, const Check &check)
{
    if (has(node, key) || m_damaged.contains(node.at(key)))
        return text(node, key, check);
    if (!m_damaged.contains(node.pointer))
        complain(node.object.contains(QLatin1String(key)) ? node.at(key) : node.pointer,
                 QStringLiteral("the key %1 is missing").arg(QLatin1String(key)));
    return {};
}

QString ManifestWalk::word(const ManifestNode &node, const char *key, const QStringList &words, const QString &fallback)
{
    if (!has(node, key))
        return fallback;
    const QString word = text(node, key, [&](const QString &written) {
        return words.contains(written) ? QString()
                                       : QStringLiteral("this must be one of %1").arg(words.join(QLatin1String(", ")));
    });
    return word.isEmpty() ? fallback : word;
}

bool ManifestWalk::flag(const ManifestNode &node, const char *key)
{
    const QJsonValue value = node.object.value(QLatin1String(key));
    if (has(node, key) && !value.isBool())
        complain(node.at(key), QStringLiteral("this must be true or false, but is %1").arg(kindOf(value)));
    return value.toBool();
}

QJsonArray ManifestWalk::array(const ManifestNode &node, const char *key)
{
    const QJsonValue value = node.object.value(QLatin1String(key));
    if (!isAbsent(value) && !value.isArray())
        complain(node.at(key), QStringLiteral("this must be a list, but is %1").arg(kindOf(value)));
    return value.toArray();
}

QStringList ManifestWalk::texts(const ManifestNode &node, const char *key, const Check &check)
{
    QStringList texts;
    const QJsonArray entries = array(node, key);
    const QString base = node.at(key) + QLatin1Char('/');
    for (qsizetype i = 0; i < entries.size(); ++i) {
        const QString pointer = base + QString::number(i);
        const qsizetype before = m_problems.size();
        const QString text = textOf(entries.at(i), pointer, check);
        if (!text.isEmpty())
            texts.append(text);
        else if (m_problems.size() == before && !m_damaged.contains(pointer))
            complain(pointer, QStringLiteral("an entry may not be empty"));
    }
    return texts;
}

void ManifestWalk::needEntries(const ManifestNode &node, const char *key, const QString &message)
{
    const QJsonValue list = node.object.value(QLatin1String(key));
    const bool isNone = isAbsent(list) || (list.isArray() && list.toArray().isEmpty());
    if (isNone && !m_damaged.contains(node.at(key)) && !m_damaged.contains(node.pointer))
        complain(node.pointer, message);
}

QMap<QString, QString> ManifestWalk::textMap(const ManifestNode &node, const char *key, bool scalarsToo, const Check &keyCheck)
{
    QMap<QString, QString> map;
    const ManifestNode entries = mapping(node, key);
    for (auto it = entries.object.begin(); it != entries.object.end(); ++it) {
        const QString pointer = entries.pointer + QLatin1Char('/') + pointerToken(it.key());
        const QString wrong = keyCheck ? keyCheck(it.key()) : QString();
        const QJsonValue value = it.value();
        if (!wrong.isEmpty())
            complainOfKey(pointer, wrong);
        else if (scalarsToo && value.isBool())
            map.insert(it.key(), value.toBool() ? QStringLiteral("true") : QStringLiteral("false"));
        else if (scalarsToo && value.isDouble() && value.toVariant().typeId() == QMetaType::LongLong)
            map.insert(it.key(), QString::number(value.toInteger()));
        else
            map.insert(it.key(), textOf(value, pointer, {}));
    }
    return map;
}

void ManifestWalk::eachMapping(const ManifestNode &parent, const char *key, const std::function<void(const ManifestNode &)> &take)
{
    const QJsonArray entries = array(parent, key);
    const QString base = parent.at(key) + QLatin1Char('/');
    for (qsizetype i = 0; i < entries.size(); ++i) {
        const QString pointer = base + QString::number(i);
        if (entries.at(i).isObject())
            take({entries.at(i).toObject(), pointer});
        else if (!m_damaged.contains(pointer))
            complain(pointer, QStringLiteral("this must be a mapping, but is %1").arg(kindOf(entries.at(i))));
    }
}

} // namespace oz0
