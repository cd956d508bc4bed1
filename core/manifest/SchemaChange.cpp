#include "core/manifest/SchemaChange.h"

#include "core/manifest/SchemaWords.h"
#include "core/manifest/YamlJson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <limits>

namespace oz0 {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

const QSet<QString> &annotations()
{
    static const QSet<QString> words{QStringLiteral("title"),      QStringLiteral("description"), QStringLiteral("default"),
                                     QStringLiteral("examples"),   QStringLiteral("$comment"),    QStringLiteral("deprecated"),
                                     QStringLiteral("readOnly"),   QStringLiteral("writeOnly"),   QStringLiteral("$schema"),
                                     QStringLiteral("$id"),        QStringLiteral("$anchor"),     QStringLiteral("$defs"),
                                     QStringLiteral("definitions")};
    return words;
}

// Compared one by one below; whatever else differs is told as the keyword.
const QSet<QString> &understood()
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

// The same for all that means the same, as far as writing goes: order in sets, absent against empty, annotations.
QJsonValue canonical(const QJsonValue &schema)
{
    if (schema.isBool())
        return schema.toBool() ? QJsonValue(QJsonObject()) : QJsonValue(false);
    if (!schema.isObject())
        return schema;
    const QJsonObject object = schema.toObject();
    QJsonObject plain;
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (annotations().contains(it.key()))
            continue;
        QJsonValue value = it.value();
        switch (schemaKeyword(it.key())) {
        case SchemaKeyword::Value:
            break;
        case SchemaKeyword::Set:
            value = asSortedSet(value);
            break;
        case SchemaKeyword::Schema:
            value = canonical(value);
            break;
        case SchemaKeyword::SchemaMap: {
            QJsonObject map;
            const QJsonObject members = value.toObject();
            for (auto member = members.begin(); member != members.end(); ++member)
                map.insert(member.key(), canonical(member.value()));
            value = map;
            break;
        }
        case SchemaKeyword::SchemaList: {
            QJsonArray list;
            for (const QJsonValue &member : value.toArray())
                list.append(canonical(member));
            value = list;
            break;
        }
        }
        const bool saysNothing = (value.isObject() && value.toObject().isEmpty())
            || (value.isArray() && value.toArray().isEmpty());
        if (!saysNothing || it.key() == QLatin1String("enum"))
            plain.insert(it.key(), value);
    }
    return plain;
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
        return QStringLiteral("string");
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

// The values that are left to choose from; no value: not limited to a list.
struct Choice
{
    bool isLimited = false;
    QMap<QString, QJsonValue> values;
};

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

Choice choiceOf(const QJsonObject &schema)
{
    Choice choice;
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

QSet<QString> typesOf(const QJsonObject &schema)
{
    const Choice choice = choiceOf(schema);
    if (!choice.isLimited)
        return declaredTypes(schema);
    QSet<QString> chosen;
    for (const QJsonValue &value : choice.values)
        chosen.insert(typeOf(value));
    return chosen;
}

QJsonValue shown(const QJsonObject &schema, const char *keyword)
{
    const QJsonValue value = schema.value(QLatin1String(keyword));
    return value.isUndefined() ? QJsonValue(QJsonValue::Null) : value;
}

// A bound that leaves less the higher it is. Lower bounds count as they are, upper ones negated.
struct Bound
{
    double value = -infinity;
    bool isOpen = false;

    bool isTighterThan(const Bound &other) const
    {
        return value > other.value || (value == other.value && isOpen && !other.isOpen);
    }
};

struct BoundWords
{
    const char *closed;
    const char *open; // null: there is none
    double sign;
    double without; // what holds when the keyword is absent, in the bound's own sign
};

constexpr BoundWords bounds[] = {
    {"minimum", "exclusiveMinimum", 1, -infinity},
    {"maximum", "exclusiveMaximum", -1, -infinity},
    {"minLength", nullptr, 1, 0},
    {"maxLength", nullptr, -1, -infinity},
    {"minItems", nullptr, 1, 0},
    {"maxItems", nullptr, -1, -infinity},
    {"minProperties", nullptr, 1, 0},
    {"maxProperties", nullptr, -1, -infinity},
};

Bound boundOf(const QJsonObject &schema, const BoundWords &words)
{
    Bound bound{words.without, false};
    const QJsonValue closed = schema.value(QLatin1String(words.closed));
    if (closed.isDouble() && words.sign * closed.toDouble() > bound.value)
        bound = {words.sign * closed.toDouble(), false};
    const QJsonValue open = words.open ? schema.value(QLatin1String(words.open)) : QJsonValue();
    if (open.isDouble() && words.sign * open.toDouble() >= bound.value)
        bound = {words.sign * open.toDouble(), true};
    return bound;
}

QSet<QString> namesIn(const QJsonValue &list)
{
    QSet<QString> names;
    for (const QJsonValue &name : list.toArray())
        names.insert(name.toString());
    return names;
}

// A schema with where it was reached and where it stands.
struct SchemaPlace
{
    QJsonValue schema;
    QString at;   // the way to it, for telling
    QString home; // its pointer in the document, so that circles end
};

QJsonObject definitionsOf(const QJsonObject &schema)
{
    QJsonObject definitions;
    for (const char *key : {"$defs", "definitions"}) {
        if (schema.contains(QLatin1String(key)))
            definitions.insert(QLatin1String(key), schema.value(QLatin1String(key)));
    }
    return definitions;
}

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

// True when somewhere a reference stands that the comparison does not follow: beside other words, out of the document, by an anchor, or
// below a keyword that is compared as it is written.
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
            const QStringList words = schema.keys();
            const bool isAlone = std::all_of(words.begin(), words.end(), [](const QString &each) {
                return each == QLatin1String("$ref") || annotations().contains(each);
            });
            const QString target = it->toString();
            const bool isPointer = target == QLatin1String("#") || target.startsWith(QLatin1String("#/"));
            if (!isAlone || !isPointer || target.contains(QLatin1Char('%')))
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
        } else if (!annotations().contains(word) && hasReference(*it)) {
            return true;
        }
    }
    return false;
}

class Comparison
{
public:
    Comparison(const QJsonObject &before, const QJsonObject &after, SchemaSide side)
        : m_before(before), m_after(after), m_side(side)
    { }

    QList<SchemaChange> run()
    {
        compare({m_before, {}, {}}, {m_after, {}, {}});
        // Where a reference leads that was not followed is not known, so definitions that differ may change what it says.
        if ((refersElsewhere(m_before) || refersElsewhere(m_after)) && definitionsOf(m_before) != definitionsOf(m_after))
            tell("keyword", {}, QStringLiteral("$ref"), true);
        return m_changes;
    }

private:
    bool isInput() const { return m_side == SchemaSide::Input; }

    void tell(const char *what, const QString &where, const QString &word, bool breaks,
              const QJsonValue &before = QJsonValue::Undefined, const QJsonValue &after = QJsonValue::Undefined)
    {
        m_changes.append({QLatin1String(what), where, word, breaks, before, after});
    }

    // Follows a lone reference within the document; what cannot be followed stays as it is.
    static SchemaPlace followed(SchemaPlace place, const QJsonObject &root)
    {
        QSet<QString> passed;
        while (place.schema.isObject()) {
            const QJsonObject object = place.schema.toObject();
            const QString reference = object.value(QStringLiteral("$ref")).toString();
            const QStringList keys = object.keys();
            const bool isAlone = std::all_of(keys.begin(), keys.end(), [](const QString &key) {
                return key == QLatin1String("$ref") || annotations().contains(key);
            });
            if (!isAlone || !reference.startsWith(QLatin1Char('#')) || passed.contains(reference))
                break;
            passed.insert(reference);
            const QJsonValue target = at(root, reference.mid(1));
            if (!target.isObject() && !target.isBool())
                break;
            place.schema = target;
            place.home = reference.mid(1);
        }
        return place;
    }

    static QJsonValue at(const QJsonObject &root, const QString &pointer)
    {
        QJsonValue value = root;
        if (pointer.isEmpty())
            return value;
        if (!pointer.startsWith(QLatin1Char('/')))
            return QJsonValue::Undefined;
        for (QString token : pointer.mid(1).split(QLatin1Char('/'))) {
            token.replace(QLatin1String("~1"), QLatin1String("/")).replace(QLatin1String("~0"), QLatin1String("~"));
            value = value.isArray() ? QJsonValue(value.toArray().at(token.toInt())) : value.toObject().value(token);
        }
        return value;
    }

    static SchemaPlace below(const SchemaPlace &place, const QJsonValue &schema, const QString &path)
    {
        return {schema, place.at + path, place.home + path};
    }

    void compare(const SchemaPlace &placeBefore, const SchemaPlace &placeAfter)
    {
        const SchemaPlace before = followed(placeBefore, m_before);
        const SchemaPlace after = followed(placeAfter, m_after);
        const QString pair = before.home + QLatin1Char('\n') + after.home;
        if (m_compared.contains(pair))
            return;
        m_compared.insert(pair);
        const bool allowsNothingBefore = before.schema == QJsonValue(false);
        const bool allowsNothingNow = after.schema == QJsonValue(false);
        if (allowsNothingBefore || allowsNothingNow) {
            if (allowsNothingBefore != allowsNothingNow)
                tell(allowsNothingNow ? "closed" : "opened", after.at, {}, allowsNothingNow == isInput());
            return;
        }
        const QJsonObject old = before.schema.toObject(); // true says as much as an empty one
        const QJsonObject now = after.schema.toObject();
        if (old == now && !old.contains(QStringLiteral("$ref")) && before.home == after.home && m_before == m_after)
            return;
        compareTypes(old, now, after.at);
        compareValues(old, now, after.at);
        compareBounds(old, now, after.at);
        compareRequired(old, now, after.at);
        compareProperties(before, old, after, now);
        for (const char *keyword : {"additionalProperties", "items", "propertyNames"})
            compareMember(before, old, after, now, QLatin1String(keyword));
        compareTheRest(old, now, after.at);
    }

    void compareTypes(const QJsonObject &old, const QJsonObject &now, const QString &where)
    {
        const QSet<QString> before = typesOf(old);
        const QSet<QString> after = typesOf(now);
        const bool isListed = choiceOf(old).isLimited && choiceOf(now).isLimited;
        if (before == after || isListed)
            return; // lists of values say it better
        const bool isNarrower = !after.contains(before);
        const bool isWider = !before.contains(after);
        if (isNarrower)
            tell("type_narrowed", where, QStringLiteral("type"), isInput(), shown(old, "type"), shown(now, "type"));
        if (isWider)
            tell("type_widened", where, QStringLiteral("type"), !isInput(), shown(old, "type"), shown(now, "type"));
    }

    void compareValues(const QJsonObject &old, const QJsonObject &now, const QString &where)
    {
        const Choice before = choiceOf(old);
        const Choice after = choiceOf(now);
        const auto lacks = [](const Choice &choice, const Choice &other) {
            if (!choice.isLimited)
                return false;
            return !other.isLimited || std::any_of(other.values.keyBegin(), other.values.keyEnd(), [&](const QString &value) {
                return !choice.values.contains(value);
            });
        };
        const auto listed = [](const Choice &choice) {
            QJsonArray values;
            for (const QJsonValue &value : choice.values)
                values.append(value);
            return choice.isLimited ? QJsonValue(values) : QJsonValue(QJsonValue::Null);
        };
        if (lacks(after, before))
            tell("values_narrowed", where, QStringLiteral("enum"), isInput(), listed(before), listed(after));
        if (lacks(before, after))
            tell("values_widened", where, QStringLiteral("enum"), !isInput(), listed(before), listed(after));
    }

    void compareBounds(const QJsonObject &old, const QJsonObject &now, const QString &where)
    {
        for (const BoundWords &words : bounds) {
            const Bound before = boundOf(old, words);
            const Bound after = boundOf(now, words);
            if (!after.isTighterThan(before) && !before.isTighterThan(after))
                continue;
            const bool isTighter = after.isTighterThan(before);
            const auto told = [&](const Bound &bound) {
                return std::isinf(bound.value) ? QJsonValue(QJsonValue::Null) : QJsonValue(words.sign * bound.value);
            };
            tell(isTighter ? "bound_tightened" : "bound_loosened", where, QLatin1String(words.closed), isTighter == isInput(),
                 told(before), told(after));
        }
    }

    void compareRequired(const QJsonObject &old, const QJsonObject &now, const QString &where)
    {
        const QSet<QString> before = namesIn(old.value(QStringLiteral("required")));
        const QSet<QString> after = namesIn(now.value(QStringLiteral("required")));
        const auto tellEach = [&](QSet<QString> names, const char *what, bool breaks) {
            QStringList sorted(names.begin(), names.end());
            sorted.sort();
            for (const QString &name : sorted)
                tell(what, where, name, breaks);
        };
        tellEach(QSet<QString>(after).subtract(before), "required_added", isInput());
        tellEach(QSet<QString>(before).subtract(after), "required_dropped", !isInput());
    }

    void compareProperties(const SchemaPlace &before, const QJsonObject &old, const SchemaPlace &after, const QJsonObject &now)
    {
        const QJsonObject oldOnes = old.value(QStringLiteral("properties")).toObject();
        const QJsonObject newOnes = now.value(QStringLiteral("properties")).toObject();
        const QJsonValue othersBefore = old.value(QStringLiteral("additionalProperties"));
        const QJsonValue othersNow = now.value(QStringLiteral("additionalProperties"));
        const auto path = [](const QString &name) { return QStringLiteral("/properties/") + pointerToken(name); };
        const QString others = QStringLiteral("/additionalProperties");
        for (auto it = newOnes.begin(); it != newOnes.end(); ++it) {
            if (oldOnes.contains(it.key())) {
                compare(below(before, oldOnes.value(it.key()), path(it.key())), below(after, it.value(), path(it.key())));
                continue;
            }
            tell("property_added", after.at, it.key(), false);
            if (isInput() && othersBefore.isObject()) // until now it had to be what further properties are
                compare(below(before, othersBefore, others), below(after, it.value(), path(it.key())));
        }
        for (auto it = oldOnes.begin(); it != oldOnes.end(); ++it) {
            if (newOnes.contains(it.key()))
                continue;
            const bool isRefused = othersNow == QJsonValue(false) && it.value() != QJsonValue(false);
            tell("property_gone", after.at, it.key(), !isInput() || isRefused);
            if (isInput() && othersNow.isObject())
                compare(below(before, it.value(), path(it.key())), below(after, othersNow, others));
        }
    }

    void compareMember(const SchemaPlace &before, const QJsonObject &old, const SchemaPlace &after, const QJsonObject &now,
                       const QString &keyword)
    {
        if (!old.contains(keyword) && !now.contains(keyword))
            return;
        const auto member = [&](const QJsonObject &schema) {
            return schema.contains(keyword) ? schema.value(keyword) : QJsonValue(true);
        };
        const QString path = QLatin1Char('/') + keyword;
        compare(below(before, member(old), path), below(after, member(now), path));
    }

    void compareTheRest(const QJsonObject &old, const QJsonObject &now, const QString &where)
    {
        const QJsonObject before = canonical(old).toObject();
        const QJsonObject after = canonical(now).toObject();
        QStringList keywords = before.keys();
        for (const QString &keyword : after.keys()) {
            if (!before.contains(keyword))
                keywords.append(keyword);
        }
        keywords.sort();
        for (const QString &keyword : keywords) {
            if (!understood().contains(keyword) && before.value(keyword) != after.value(keyword))
                tell("keyword", where, keyword, true);
        }
    }

    const QJsonObject &m_before;
    const QJsonObject &m_after;
    const SchemaSide m_side;
    QSet<QString> m_compared;
    QList<SchemaChange> m_changes;
};

} // namespace

QList<SchemaChange> compareSchemas(const QJsonObject &before, const QJsonObject &after, SchemaSide side)
{
    if (before == after)
        return {};
    return Comparison(before, after, side).run();
}

} // namespace oz0
