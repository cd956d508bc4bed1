#include "core/manifest/SchemaReferences.h"

#include "core/manifest/SchemaMeaning.h"
#include "core/manifest/YamlJson.h"

#include <QJsonArray>
#include <QSet>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace oz0 {

namespace {

bool hasReference(const QJsonValue &value)
{
    if (value.isArray()) {
        const QJsonArray array = value.toArray();
        return std::any_of(array.begin(), array.end(), hasReference);
    }
    const QJsonObject object = value.toObject();
    return object.contains(QStringLiteral("$ref")) || object.contains(QStringLiteral("$dynamicRef"))
        || std::any_of(object.begin(), object.end(), hasReference);
}

// A list's place is written in one way only, and the pointer comes out with each name escaped in one way, so that a place has one home.
SchemaPlace targetOf(const QJsonObject &root, const QString &reference)
{
    SchemaPlace target{root, {}, {}};
    if (reference.size() == 1)
        return target;
    if (!reference.startsWith(QLatin1String("#/")))
        return {QJsonValue::Undefined, {}, {}};
    for (QString token : reference.mid(2).split(QLatin1Char('/'))) {
        token.replace(QLatin1String("~1"), QLatin1String("/")).replace(QLatin1String("~0"), QLatin1String("~"));
        if (target.schema.isArray()) {
            const int index = token.toInt();
            if (QString::number(index) != token)
                return {QJsonValue::Undefined, {}, {}};
            target.schema = target.schema.toArray().at(index);
        } else {
            target.schema = target.schema.toObject().value(token);
        }
        target.home += QLatin1Char('/') + pointerToken(token);
    }
    return target;
}

// The reference that is all that an object says; empty: it says more, or has none.
QString loneReference(const QJsonObject &object)
{
    const auto found = object.constFind(QStringLiteral("$ref"));
    if (found == object.constEnd() || !found->toString().startsWith(QLatin1Char('#')))
        return {};
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (it.key() != QLatin1String("$ref") && !schemaAnnotations().contains(it.key()))
            return {};
    }
    return found->toString();
}

} // namespace

SchemaPlace SchemaReferences::followed(const SchemaPlace &place)
{
    SchemaPlace end = place;
    QSet<QString> passed;
    for (QString reference = loneReference(end.schema.toObject()); !reference.isEmpty();
         reference = loneReference(end.schema.toObject())) {
        if (const auto known = m_targets.constFind(reference); known != m_targets.constEnd()) {
            end = *known;
            break;
        }
        if (passed.contains(reference))
            break;
        const SchemaPlace target = targetOf(m_root, reference);
        if (!target.schema.isObject() && !target.schema.isBool())
            break;
        passed.insert(reference);
        end = target;
    }
    end.at.clear();
    for (const QString &reference : std::as_const(passed))
        m_targets.insert(reference, end);
    end.at = place.at;
    return end;
}

bool refersElsewhere(const QJsonValue &value)
{
    if (!value.isObject())
        return false;
    const QJsonObject schema = value.toObject();
    for (auto it = schema.begin(); it != schema.end(); ++it) {
        const QString &word = it.key();
        if (word == QLatin1String("$dynamicRef"))
            return true;
        if (word == QLatin1String("$ref")) {
            const QString target = loneReference(schema);
            const bool isPointer = target == QLatin1String("#") || target.startsWith(QLatin1String("#/"));
            if (!isPointer || target.contains(QLatin1Char('%')))
                return true;
        } else if (word == QLatin1String("properties") || word == QLatin1String("$defs")
                   || word == QLatin1String("definitions")) {
            const QJsonObject members = it->toObject();
            if (std::any_of(members.begin(), members.end(), refersElsewhere))
                return true;
        } else if (word == QLatin1String("items") || word == QLatin1String("additionalProperties")
                   || word == QLatin1String("propertyNames")) {
            if (refersElsewhere(*it))
                return true;
        } else if (!schemaAnnotations().contains(word) && hasReference(*it)) {
            return true;
        }
    }
    return false;
}

QJsonObject schemaDefinitions(const QJsonObject &schema)
{
    QJsonObject definitions;
    for (const char *key : {"$defs", "definitions"}) {
        if (schema.contains(QLatin1String(key)))
            definitions.insert(QLatin1String(key), schema.value(QLatin1String(key)));
    }
    return definitions;
}

} // namespace oz0
