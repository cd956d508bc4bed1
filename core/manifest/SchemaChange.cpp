#include "core/manifest/SchemaChange.h"

#include "core/manifest/SchemaBounds.h"
#include "core/manifest/SchemaMeaning.h"
#include "core/manifest/SchemaReferences.h"
#include "core/manifest/YamlJson.h"

#include <QHash>
#include <QJsonArray>
#include <QSet>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace oz0 {

namespace {

QJsonValue shown(const QJsonObject &schema, const char *keyword)
{
    const QJsonValue value = schema.value(QLatin1String(keyword));
    return value.isUndefined() ? QJsonValue(QJsonValue::Null) : value;
}

QSet<QString> namesIn(const QJsonValue &list)
{
    QSet<QString> names;
    for (const QJsonValue &name : list.toArray())
        names.insert(name.toString());
    return names;
}

// Work through references may multiply; this many times the sizes is far beyond what schemas of people need.
constexpr qint64 mostWork = 8;
constexpr qint64 workWithoutSize = 1000;
constexpr int mostDepth = 400;
constexpr qsizetype mostPointer = 4096;
constexpr qsizetype pointerForOne = 64; // characters that count as one value

// One of the two documents, with what each of its places says worked out once.
class Side
{
public:
    explicit Side(const QJsonObject &theRoot) : root(theRoot), m_references(theRoot) { }

    const QJsonObject &root;

    SchemaPlace followed(const SchemaPlace &place) { return m_references.followed(place); }
    qint64 weightOf(const SchemaPlace &place) { return knownOf(place).weight; }
    /// The keywords that are compared as they are written.
    const QJsonObject &restOf(const SchemaPlace &place) { return knownOf(place).rest; }

private:
    struct Known
    {
        qint64 weight = 0;
        QJsonObject rest;
    };

    const Known &knownOf(const SchemaPlace &place)
    {
        const auto found = m_known.find(place.home);
        if (found != m_known.end())
            return *found;
        const QJsonObject schema = place.schema.toObject();
        return *m_known.insert(place.home, {schemaOwnSize(schema), uncomparedKeywords(schema)});
    }

    SchemaReferences m_references;
    QHash<QString, Known> m_known;
};

class Comparison
{
public:
    Comparison(const QJsonObject &before, const QJsonObject &after, SchemaSide side)
        : m_before(before), m_after(after), m_side(side),
          m_work(workWithoutSize + mostWork * (schemaSize(before) + schemaSize(after)))
    { }

    QList<SchemaChange> run()
    {
        compare({m_before.root, {}, {}}, {m_after.root, {}, {}});
        // Where a reference leads that was not followed is not known, so definitions that differ may change what it says.
        const bool isUnknown = (refersElsewhere(m_before.root) || refersElsewhere(m_after.root))
            && schemaDefinitions(m_before.root) != schemaDefinitions(m_after.root);
        if (isUnknown || m_isCutShort)
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

    bool mayGoOn(const SchemaPlace &before, const SchemaPlace &after)
    {
        const qsizetype longest = std::max({after.at.size(), before.home.size(), after.home.size()});
        m_isCutShort = m_isCutShort || m_depth >= mostDepth || longest > mostPointer;
        if (m_isCutShort)
            return false;
        m_work -= m_before.weightOf(before) + m_after.weightOf(after) + longest / pointerForOne;
        m_isCutShort = m_work < 0;
        return !m_isCutShort;
    }

    void compare(const SchemaPlace &placeBefore, const SchemaPlace &placeAfter)
    {
        const SchemaPlace before = m_before.followed(placeBefore);
        const SchemaPlace after = m_after.followed(placeAfter);
        const QString pair = before.home + QLatin1Char('\n') + after.home;
        if (m_compared.contains(pair) || !mayGoOn(before, after))
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
        ++m_depth;
        compareTypes(old, now, after.at);
        compareValues(old, now, after.at);
        compareBounds(old, now, after.at);
        compareRequired(old, now, after.at);
        compareProperties(before, old, after, now);
        const bool isLimited = limitsUnevaluated(old) || limitsUnevaluated(now);
        for (const char *keyword : {"additionalProperties", "items"})
            compareMember(before, old, after, now, QLatin1String(keyword), isLimited);
        compareMember(before, old, after, now, QStringLiteral("propertyNames"), false);
        compareTheRest(m_before.restOf(before), m_after.restOf(after), after.at);
        --m_depth;
    }

    void compareTypes(const QJsonObject &old, const QJsonObject &now, const QString &where)
    {
        const QSet<QString> before = schemaTypes(old);
        const QSet<QString> after = schemaTypes(now);
        const bool isListed = schemaChoice(old).isLimited && schemaChoice(now).isLimited;
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
        const SchemaChoice before = schemaChoice(old);
        const SchemaChoice after = schemaChoice(now);
        const auto lacks = [](const SchemaChoice &choice, const SchemaChoice &other) {
            if (!choice.isLimited)
                return false;
            return !other.isLimited || std::any_of(other.values.keyBegin(), other.values.keyEnd(), [&](const QString &value) {
                return !choice.values.contains(value);
            });
        };
        const auto listed = [](const SchemaChoice &choice) {
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
        for (const SchemaBoundWords &words : schemaBounds()) {
            const SchemaBound before = schemaBound(old, words);
            const SchemaBound after = schemaBound(now, words);
            if (!after.isTighterThan(before) && !before.isTighterThan(after))
                continue;
            const bool isTighter = after.isTighterThan(before);
            tell(isTighter ? "bound_tightened" : "bound_loosened", where, QLatin1String(words.closed), isTighter == isInput(),
                 before.value, after.value);
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
        const QString wordBefore = wordForOthers(old);
        const QString wordNow = wordForOthers(now);
        const QJsonValue othersBefore = old.value(wordBefore);
        const QJsonValue othersNow = now.value(wordNow);
        const auto path = [](const QString &name) { return QStringLiteral("/properties/") + pointerToken(name); };
        const auto others = [](const QString &word) { return QString(QLatin1Char('/') + word); };
        for (auto it = newOnes.begin(); it != newOnes.end(); ++it) {
            if (oldOnes.contains(it.key())) {
                compare(before.below(path(it.key()), oldOnes.value(it.key())), after.below(path(it.key()), it.value()));
                continue;
            }
            tell("property_added", after.at, it.key(), false);
            if (isInput() && othersBefore.isObject()) // until now it had to be what further properties are
                compare(before.below(others(wordBefore), othersBefore), after.below(path(it.key()), it.value()));
        }
        for (auto it = oldOnes.begin(); it != oldOnes.end(); ++it) {
            if (newOnes.contains(it.key()))
                continue;
            const bool isRefused = othersNow == QJsonValue(false) && it.value() != QJsonValue(false);
            tell("property_gone", after.at, it.key(), !isInput() || isRefused);
            if (isInput() && othersNow.isObject())
                compare(before.below(path(it.key()), it.value()), after.below(others(wordNow), othersNow));
        }
    }

    // Which word decides on properties that have no name.
    static QString wordForOthers(const QJsonObject &schema)
    {
        const QString nearest = QStringLiteral("additionalProperties");
        return schema.contains(nearest) ? nearest : QStringLiteral("unevaluatedProperties");
    }

    // Where what no word has seen is limited, a word that is there differs from one that is not, even when it lets everything in.
    void compareMember(const SchemaPlace &before, const QJsonObject &old, const SchemaPlace &after, const QJsonObject &now,
                       const QString &keyword, bool isLimited)
    {
        if (!old.contains(keyword) && !now.contains(keyword))
            return;
        if (isLimited && old.contains(keyword) != now.contains(keyword))
            return tell("keyword", after.at, keyword, true);
        const auto member = [&](const QJsonObject &schema) {
            return schema.contains(keyword) ? schema.value(keyword) : QJsonValue(true);
        };
        const QString path = QLatin1Char('/') + keyword;
        compare(before.below(path, member(old)), after.below(path, member(now)));
    }

    void compareTheRest(const QJsonObject &before, const QJsonObject &after, const QString &where)
    {
        QStringList keywords = before.keys();
        for (const QString &keyword : after.keys()) {
            if (!before.contains(keyword))
                keywords.append(keyword);
        }
        keywords.sort();
        for (const QString &keyword : std::as_const(keywords)) {
            if (before.value(keyword) != after.value(keyword))
                tell("keyword", where, keyword, true);
        }
    }

    Side m_before;
    Side m_after;
    const SchemaSide m_side;
    qint64 m_work; ///< left
    int m_depth = 0;
    bool m_isCutShort = false;
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
