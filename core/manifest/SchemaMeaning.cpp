#include "core/manifest/SchemaMeaning.h"

#include "core/base/Decimal.h"
#include "core/manifest/SchemaWords.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace oz0 {

namespace {

constexpr qsizetype textForOne = 64; // characters that count as one value

QString canonicalText(const QJsonValue &value)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact));
}

QJsonArray asSortedSet(const QJsonValue &value)
{
    QMap<QString, QJsonValue> entries;
    for (const QJsonValue &entry : value.isArray() ? value.toArray() : QJsonArray{value})
        entries.insert(canonicalText(entry), entry);
    QJsonArray sorted;
    for (const QJsonValue &entry : entries)
        sorted.append(entry);
    return sorted;
}

QString typeOf(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Null:
        return QStringLiteral("null");
    case QJsonValue::Bool:
        return QStringLiteral("boolean");
    case QJsonValue::Double:
        return std::floor(value.toDouble()) == value.toDouble() ? QStringLiteral("integer") : QStringLiteral("number");
    case QJsonValue::String:
        if (!isLongNumber(value))
            return QStringLiteral("string");
        return decimalOf(value).isWhole() ? QStringLiteral("integer") : QStringLiteral("number");
    case QJsonValue::Array:
        return QStringLiteral("array");
    default:
        return QStringLiteral("object");
    }
}

QSet<QString> withParts(QSet<QString> types)
{
    if (types.contains(QStringLiteral("number")))
        types.insert(QStringLiteral("integer"));
    return types;
}

const QSet<QString> &everyType()
{
    static const QSet<QString> types{QStringLiteral("null"),  QStringLiteral("boolean"), QStringLiteral("object"),
                                     QStringLiteral("array"), QStringLiteral("number"),  QStringLiteral("integer"),
                                     QStringLiteral("string")};
    return types;
}

QSet<QString> declaredTypes(const QJsonObject &schema)
{
    if (!schema.contains(QStringLiteral("type")))
        return everyType();
    QSet<QString> types;
    for (const QJsonValue &type : asSortedSet(schema.value(QStringLiteral("type")))) {
        if (type.isString())
            types.insert(type.toString());
    }
    return withParts(types);
}

const QSet<QString> &comparedKeywords()
{
    static const QSet<QString> words{QStringLiteral("type"),
                                     QStringLiteral("enum"),
                                     QStringLiteral("const"),
                                     QStringLiteral("required"),
                                     QStringLiteral("properties"),
                                     QStringLiteral("additionalProperties"),
                                     QStringLiteral("items"),
                                     QStringLiteral("propertyNames"),
                                     QStringLiteral("minimum"),
                                     QStringLiteral("maximum"),
                                     QStringLiteral("exclusiveMinimum"),
                                     QStringLiteral("exclusiveMaximum"),
                                     QStringLiteral("minLength"),
                                     QStringLiteral("maxLength"),
                                     QStringLiteral("minItems"),
                                     QStringLiteral("maxItems"),
                                     QStringLiteral("minProperties"),
                                     QStringLiteral("maxProperties")};
    return words;
}

// Words whose schemas are about the same value as the schema that they stand in.
bool isAboutTheSameValue(const QString &keyword)
{
    static const QSet<QString> words{
        QStringLiteral("allOf"), QStringLiteral("anyOf"), QStringLiteral("oneOf"), QStringLiteral("not"),
        QStringLiteral("if"),    QStringLiteral("then"),  QStringLiteral("else"),  QStringLiteral("dependentSchemas")};
    return words.contains(keyword);
}

bool isEmpty(const QJsonValue &value)
{
    return (value.isObject() && value.toObject().isEmpty()) || (value.isArray() && value.toArray().isEmpty());
}

QJsonObject withSortedSets(const QJsonObject &members)
{
    QJsonObject sets;
    for (auto member = members.begin(); member != members.end(); ++member) {
        const QJsonValue set = member->isArray() ? QJsonValue(asSortedSet(*member)) : QJsonValue(*member);
        if (!isEmpty(set))
            sets.insert(member.key(), set);
    }
    return sets;
}

// With `isWatched`, a schema around this one limits what none of its words has seen.
QJsonValue canonicalSchema(const QJsonValue &schema, bool isWatched)
{
    if (schema.isBool())
        return schema.toBool() ? QJsonValue(QJsonObject()) : QJsonValue(false);
    if (!schema.isObject())
        return schema;
    const QJsonObject object = schema.toObject();
    const bool isLimited = isWatched || limitsUnevaluated(object);
    const bool isWithoutBranches = !object.contains(QStringLiteral("then")) && !object.contains(QStringLiteral("else"));
    QJsonObject plain;
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (schemaAnnotations().contains(it.key()))
            continue;
        const bool isWatchedBelow = isLimited && isAboutTheSameValue(it.key());
        QJsonValue value = it.value();
        switch (schemaKeyword(it.key())) {
        case SchemaKeyword::Value:
            break;
        case SchemaKeyword::Set:
            value = asSortedSet(value);
            break;
        case SchemaKeyword::Schema:
            value = canonicalSchema(value, isWatchedBelow);
            break;
        case SchemaKeyword::SchemaMap: {
            QJsonObject map;
            const QJsonObject members = value.toObject();
            for (auto member = members.begin(); member != members.end(); ++member)
                map.insert(member.key(), canonicalSchema(member.value(), isWatchedBelow));
            value = map;
            break;
        }
        case SchemaKeyword::SchemaList: {
            QJsonArray list;
            for (const QJsonValue &member : value.toArray())
                list.append(canonicalSchema(member, isWatchedBelow));
            value = list;
            break;
        }
        case SchemaKeyword::SetMap:
            value = withSortedSets(value.toObject());
            break;
        }
        const bool saysNothing = saysNothingWhenEmpty(it.key()) || (!isLimited && saysNothingWhenOpen(it.key()))
            || (it.key() == QLatin1String("if") && isWithoutBranches);
        if (!saysNothing || !isEmpty(value))
            plain.insert(it.key(), value);
    }
    return plain;
}

} // namespace

const QSet<QString> &schemaAnnotations()
{
    static const QSet<QString> words{QStringLiteral("title"),      QStringLiteral("description"), QStringLiteral("default"),
                                     QStringLiteral("examples"),   QStringLiteral("$comment"),    QStringLiteral("deprecated"),
                                     QStringLiteral("readOnly"),   QStringLiteral("writeOnly"),   QStringLiteral("$schema"),
                                     QStringLiteral("$id"),        QStringLiteral("$anchor"),     QStringLiteral("$defs"),
                                     QStringLiteral("definitions")};
    return words;
}

bool limitsUnevaluated(const QJsonObject &schema)
{
    const auto limits = [&](const char *word) {
        const QJsonValue value = schema.value(QLatin1String(word));
        const QStringList words = value.toObject().keys();
        return value == QJsonValue(false)
            || std::any_of(words.begin(), words.end(), [](const QString &key) { return !schemaAnnotations().contains(key); });
    };
    return limits("unevaluatedProperties") || limits("unevaluatedItems");
}

bool limitsUnevaluatedWithin(const QJsonValue &schema)
{
    const QJsonArray list = schema.toArray();
    const QJsonObject object = schema.toObject();
    return limitsUnevaluated(object) || std::any_of(list.begin(), list.end(), limitsUnevaluatedWithin)
        || std::any_of(object.begin(), object.end(), limitsUnevaluatedWithin);
}

QJsonObject uncomparedKeywords(const QJsonObject &schema)
{
    QJsonObject rest;
    for (auto it = schema.begin(); it != schema.end(); ++it) {
        if (!comparedKeywords().contains(it.key()))
            rest.insert(it.key(), it.value());
    }
    return canonicalSchema(rest, false).toObject();
}

qint64 schemaSize(const QJsonValue &value)
{
    qint64 size = 1;
    if (value.isString())
        size += value.toString().size() / textForOne;
    const QJsonArray list = value.toArray();
    for (const QJsonValue &entry : list)
        size += schemaSize(entry);
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        size += it.key().size() / textForOne + schemaSize(it.value());
    return size;
}

qint64 schemaOwnSize(const QJsonObject &schema)
{
    qint64 size = 1;
    for (auto it = schema.begin(); it != schema.end(); ++it) {
        const SchemaKeyword kind = schemaKeyword(it.key());
        const bool isGoneInto = comparedKeywords().contains(it.key())
            && (kind == SchemaKeyword::Schema || kind == SchemaKeyword::SchemaMap);
        if (schemaAnnotations().contains(it.key()))
            ++size;
        else
            size += isGoneInto ? 1 + it->toObject().size() : schemaSize(it.value());
    }
    return size;
}

SchemaChoice schemaChoice(const QJsonObject &schema)
{
    SchemaChoice choice;
    if (schema.contains(QStringLiteral("enum"))) {
        choice.isLimited = true;
        for (const QJsonValue &value : schema.value(QStringLiteral("enum")).toArray())
            choice.values.insert(canonicalText(value), value);
    }
    if (schema.contains(QStringLiteral("const"))) {
        const QJsonValue only = schema.value(QStringLiteral("const"));
        const bool isPossible = !choice.isLimited || choice.values.contains(canonicalText(only));
        choice.isLimited = true;
        choice.values.clear();
        if (isPossible)
            choice.values.insert(canonicalText(only), only);
    }
    const QSet<QString> types = declaredTypes(schema);
    choice.values.removeIf([&](auto value) { return !types.contains(typeOf(value.value())); });
    return choice;
}

QSet<QString> schemaTypes(const QJsonObject &schema)
{
    const SchemaChoice choice = schemaChoice(schema);
    if (!choice.isLimited)
        return declaredTypes(schema);
    QSet<QString> chosen;
    for (const QJsonValue &value : choice.values)
        chosen.insert(typeOf(value));
    return chosen;
}

} // namespace oz0
