#include "RandomManifest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QStringList>

#include <algorithm>
#include <functional>
#include <string_view>

namespace oz0::test {

namespace {

using Names = QStringList;

const Names &secretNames()
{
    static const Names names{QStringLiteral("ONE_KEY"), QStringLiteral("TWO_KEY"), QStringLiteral("THREE_KEY")};
    return names;
}

const Names &hostNames()
{
    static const Names names{QStringLiteral("a.example"), QStringLiteral("*.b.example"), QStringLiteral("c.example:8443"),
                             QStringLiteral("d.example:*"), QStringLiteral("bücher.example")};
    return names;
}

const Names &words()
{
    static const Names names{QStringLiteral("red"), QStringLiteral("green"), QStringLiteral("blue"), QStringLiteral("x/y~z")};
    return names;
}

bool coin(QRandomGenerator &random, int of = 2)
{
    return random.bounded(of) == 0;
}

Names some(const Names &from, QRandomGenerator &random)
{
    Names picked;
    for (const QString &name : from) {
        if (coin(random))
            picked.append(name);
    }
    std::shuffle(picked.begin(), picked.end(), random);
    return picked;
}

QString one(const Names &from, QRandomGenerator &random)
{
    return from[random.bounded(int(from.size()))];
}

void put(QJsonObject &object, const char *key, const QJsonValue &value)
{
    object.insert(QLatin1String(key), value);
}

void putList(QJsonObject &object, const char *key, const Names &list)
{
    if (!list.isEmpty())
        put(object, key, QJsonArray::fromStringList(list));
}

QJsonObject randomMap(QRandomGenerator &random)
{
    QJsonObject map;
    for (const QString &key : some(words(), random))
        map.insert(key, coin(random) ? QJsonValue(one(words(), random)) : QJsonValue(random.bounded(3)));
    return map;
}

QJsonObject randomSchema(QRandomGenerator &random, int depth)
{
    QJsonObject schema;
    if (coin(random))
        put(schema, "type",
            coin(random) ? QJsonValue(QStringLiteral("object")) : QJsonValue(QJsonArray::fromStringList(some(words(), random))));
    putList(schema, "required", some(words(), random));
    if (coin(random, 4))
        put(schema, "enum", QJsonArray{1, QStringLiteral("1"), QJsonObject{{QStringLiteral("required"), random.bounded(3)}}});
    if (coin(random, 4))
        put(schema, "const", QJsonArray{random.bounded(3), random.bounded(3)});
    if (coin(random, 4))
        put(schema, "additionalProperties", coin(random));
    if (depth > 0 && coin(random)) {
        QJsonObject properties;
        for (const QString &name : some(words() + Names{QStringLiteral("required"), QStringLiteral("properties")}, random))
            properties.insert(name, randomSchema(random, depth - 1));
        put(schema, "properties", properties);
    }
    if (depth > 0 && coin(random, 3))
        put(schema, "items", randomSchema(random, depth - 1));
    if (depth > 0 && coin(random, 3)) {
        QJsonArray list;
        for (int i = random.bounded(3); i > 0; --i)
            list.append(randomSchema(random, depth - 1));
        put(schema, "allOf", list);
    }
    return schema;
}

void putSchemas(QJsonObject &object, QRandomGenerator &random)
{
    if (coin(random))
        put(object, "input", randomSchema(random, 2));
    if (coin(random))
        put(object, "output", randomSchema(random, 2));
}

QJsonObject randomEgress(QRandomGenerator &random)
{
    QJsonObject egress;
    putList(egress, "allow", some(hostNames(), random));
    putList(egress, "deny", some(hostNames(), random));
    return egress;
}

QJsonObject randomRequirements(const Names &secrets, const Names &aliases, QRandomGenerator &random)
{
    QJsonObject requirements;
    putList(requirements, "secrets", secrets);
    QJsonObject from;
    for (const QString &secret : secrets) {
        if (coin(random))
            from.insert(secret, coin(random) ? QStringLiteral("env") : QStringLiteral("file"));
    }
    put(requirements, "secrets_from", from);
    QJsonArray inject;
    for (const QString &secret : secrets) {
        QJsonObject entry{{QStringLiteral("secret"), secret},
                          {QStringLiteral("header"), coin(random) ? QStringLiteral("X-Key") : QStringLiteral("X-Other")}};
        const Names hosts = some(hostNames(), random);
        putList(entry, "hosts", hosts.isEmpty() ? hostNames().mid(0, 1) : hosts);
        if (coin(random))
            put(entry, "format", QStringLiteral("Bearer {secret}"));
        if (coin(random))
            inject.append(entry);
    }
    put(requirements, "inject", inject);
    QJsonArray models;
    for (const QString &alias : aliases) {
        QJsonObject model{{QStringLiteral("alias"), alias}};
        if (coin(random))
            put(model, "sampling", coin(random));
        if (coin(random))
            put(model, "gateway", one(words(), random));
        models.append(model);
    }
    put(requirements, "models", models);
    return requirements;
}

} // namespace

QJsonObject randomManifest(QRandomGenerator &random)
{
    const Names secrets = some(secretNames(), random);
    const Names aliases = some(words(), random);
    const Names toolIds = some({QStringLiteral("t1"), QStringLiteral("t2"), QStringLiteral("t3"), QStringLiteral("t4")}, random);
    QJsonObject manifest{{QStringLiteral("name"), QStringLiteral("p")},
                         {QStringLiteral("version"), QStringLiteral("1.0.%1").arg(random.bounded(2))}};
    put(manifest, "requires", randomRequirements(secrets, aliases, random));
    if (coin(random))
        put(manifest, "egress", randomEgress(random));
    QJsonArray tools;
    QJsonArray connections;
    QStringList calls;
    for (const QString &id : toolIds) {
        QJsonObject tool{{QStringLiteral("id"), id}};
        if (coin(random)) {
            put(tool, "server",
                QJsonObject{{QStringLiteral("module"), one({QStringLiteral("m.one"), QStringLiteral("m.two")}, random)}});
        } else {
            const QJsonObject headers = coin(random) ? QJsonObject{{QStringLiteral("X-A"), one(words(), random)}} : QJsonObject();
            put(tool, "remote",
                QJsonObject{{QStringLiteral("url"), QStringLiteral("https://%1.example/x").arg(random.bounded(2))},
                            {QStringLiteral("headers"), headers}});
            if (coin(random)) {
                const QString name = QStringLiteral("c-") + id;
                put(tool, "connection", name);
                QJsonObject connection{{QStringLiteral("name"), name}, {QStringLiteral("token"), randomMap(random)}};
                putList(connection, "tools", {id});
                putList(connection, "scopes", some(words(), random));
                putList(connection, "resources", some({QStringLiteral("https://r.example/"), QStringLiteral("urn:x")}, random));
                connections.append(connection);
            }
        }
        if (!aliases.isEmpty() && coin(random))
            put(tool, "uses_model", one(aliases, random));
        QJsonArray functions;
        for (const QString &name : some({QStringLiteral("f"), QStringLiteral("g"), QStringLiteral("h")}, random)) {
            QJsonObject function{{QStringLiteral("name"), name}};
            putSchemas(function, random);
            functions.append(function);
            calls.append(id + QLatin1Char('.') + name);
        }
        put(tool, "functions", functions);
        tools.append(tool);
    }
    put(manifest, "tools", tools);
    put(manifest, "connections", connections);
    QJsonArray harnesses;
    for (const QString &name : some({QStringLiteral("h1"), QStringLiteral("h2")}, random)) {
        QJsonObject harness{{QStringLiteral("name"), name}};
        if (coin(random))
            put(harness, "protocol", coin(random) ? QStringLiteral("stdio") : QStringLiteral("remote"));
        putList(harness, "command", some(words(), random));
        harnesses.append(harness);
    }
    put(manifest, "harnesses", harnesses);
    QJsonArray agents;
    for (const QString &name : some({QStringLiteral("a1"), QStringLiteral("a2"), QStringLiteral("a3")}, random)) {
        QJsonObject agent{{QStringLiteral("name"), name},
                          {QStringLiteral("labels"), randomMap(random)},
                          {QStringLiteral("egress"), randomEgress(random)}};
        QJsonObject harness;
        if (coin(random))
            put(harness, "use", coin(random) ? QStringLiteral("builtin") : QStringLiteral("cli"));
        if (harness.value(QLatin1String("use")).toString() == QLatin1String("cli"))
            putList(harness, "auth", some(secrets, random));
        put(agent, "harness", harness);
        putList(agent, "tools", some(toolIds, random));
        putSchemas(agent, random);
        agents.append(agent);
    }
    put(manifest, "agents", agents);
    QJsonArray flows;
    for (const QString &name : some({QStringLiteral("w1"), QStringLiteral("w2")}, random)) {
        QJsonObject flow{{QStringLiteral("name"), name}, {QStringLiteral("node_selector"), randomMap(random)}};
        QJsonArray steps;
        for (int i = calls.isEmpty() ? 0 : random.bounded(4); i > 0; --i) {
            QJsonObject step{{QStringLiteral("tool"), one(calls, random)}};
            if (coin(random))
                put(step, "arguments", randomMap(random));
            steps.append(step);
        }
        put(flow, "steps", steps);
        putSchemas(flow, random);
        flows.append(flow);
    }
    put(manifest, "flows", flows);
    putList(manifest, "uses", some({QStringLiteral("q"), QStringLiteral("r")}, random));
    putList(manifest, "mail", some(words(), random));
    return manifest;
}

namespace {

bool isSetKey(const QString &key)
{
    static const Names keys{QStringLiteral("secrets"),   QStringLiteral("hosts"),       QStringLiteral("allow"),
                            QStringLiteral("deny"),      QStringLiteral("tools"),       QStringLiteral("scopes"),
                            QStringLiteral("resources"), QStringLiteral("auth"),        QStringLiteral("uses"),
                            QStringLiteral("reads"),     QStringLiteral("mail"),        QStringLiteral("inject"),
                            QStringLiteral("models"),    QStringLiteral("connections"), QStringLiteral("functions"),
                            QStringLiteral("harnesses"), QStringLiteral("agents"),      QStringLiteral("flows")};
    return keys.contains(key);
}

QJsonArray shuffled(const QJsonArray &array, QRandomGenerator &random)
{
    QVariantList list = array.toVariantList();
    std::shuffle(list.begin(), list.end(), random);
    return QJsonArray::fromVariantList(list);
}

QJsonValue respelledSchema(const QJsonValue &value, QRandomGenerator &random, bool isMap = false)
{
    if (!value.isObject())
        return value;
    QJsonObject schema = value.toObject();
    for (const QString &key : schema.keys()) {
        const QJsonValue old = schema.value(key);
        if (isMap || key == QLatin1String("items"))
            schema.insert(key, respelledSchema(old, random));
        else if (key == QLatin1String("properties"))
            schema.insert(key, respelledSchema(old, random, true));
        else if ((key == QLatin1String("required") || key == QLatin1String("enum") || key == QLatin1String("type"))
                 && old.isArray())
            schema.insert(key, shuffled(old.toArray(), random));
    }
    if (!isMap && !schema.contains(QLatin1String("required")) && coin(random))
        put(schema, "required", QJsonArray());
    return schema;
}

QJsonValue respelledValue(const QString &key, const QJsonValue &value, QRandomGenerator &random)
{
    if (key == QLatin1String("input") || key == QLatin1String("output"))
        return respelledSchema(value, random);
    if (value.isArray()) {
        QJsonArray list;
        for (const QJsonValue &entry : value.toArray())
            list.append(
                respelledValue((key == QLatin1String("allow") || key == QLatin1String("deny") || key == QLatin1String("hosts"))
                                   ? QStringLiteral("host")
                                   : QString(),
                               entry, random));
        if (isSetKey(key)) {
            list = shuffled(list, random);
            if (!list.isEmpty() && list.first().isString() && coin(random))
                list.append(list.first());
        }
        return list;
    }
    if (value.isObject()) {
        QJsonObject object;
        const QJsonObject old = value.toObject();
        for (auto it = old.begin(); it != old.end(); ++it) {
            const bool isHeader = key == QLatin1String("headers");
            object.insert(isHeader ? it.key().toUpper() : it.key(), respelledValue(it.key(), it.value(), random));
        }
        if (old.contains(QLatin1String("alias")) && !old.contains(QLatin1String("sampling")))
            put(object, "sampling", false);
        if (old.contains(QLatin1String("url")) && !old.contains(QLatin1String("name")))
            put(object, "url",
                old.value(QLatin1String("url"))
                    .toString()
                    .replace(QLatin1String(".example/x"), QLatin1String(".EXAMPLE:443/y/../x")));
        return object;
    }
    return key == QLatin1String("host") ? QJsonValue(value.toString().toUpper()) : value;
}

QJsonObject setOf(const QJsonValue &list, const std::function<QString(const QJsonValue &)> &keyOf)
{
    QJsonObject set;
    for (const QJsonValue &entry : list.toArray())
        set.insert(keyOf(entry), true);
    return set;
}

QString compact(const QJsonValue &value)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact)).chopped(1).mid(1);
}

QString asText(const QJsonValue &value)
{
    return value.isString() ? value.toString() : compact(value);
}

QString host(const QString &written, const QString &port)
{
    QString lower = written.toLower();
    lower.replace(QStringLiteral("bücher"), QStringLiteral("xn--bcher-kva"));
    return lower.contains(QLatin1Char(':')) ? lower : lower + QLatin1Char(':') + port;
}

QJsonObject schemaMeaning(const QJsonObject &schema)
{
    QJsonObject meaning;
    const auto nested = [](const QJsonValue &value) -> QJsonValue {
        if (!value.isObject())
            return compact(value);
        QJsonObject inner = schemaMeaning(value.toObject());
        inner.insert(QStringLiteral("#"), true);
        return inner;
    };
    for (auto it = schema.begin(); it != schema.end(); ++it) {
        const QString key = it.key();
        if ((key == QLatin1String("required") || key == QLatin1String("enum") || key == QLatin1String("type"))
            && it.value().isArray()) {
            QJsonObject set = setOf(it.value(), compact);
            if (key != QLatin1String("required"))
                set.insert(QStringLiteral("#"), true); // no value, or no type, is another thing than any
            meaning.insert(key, set);
        } else if (key == QLatin1String("properties")) {
            QJsonObject properties;
            const QJsonObject named = it.value().toObject();
            for (auto property = named.begin(); property != named.end(); ++property)
                properties.insert(property.key(), nested(property.value()));
            meaning.insert(key, properties);
        } else if (key == QLatin1String("allOf")) {
            QJsonObject list;
            const QJsonArray entries = it.value().toArray();
            for (qsizetype i = 0; i < entries.size(); ++i)
                list.insert(QString::number(i), nested(entries.at(i)));
            list.insert(QStringLiteral("#"), true);
            meaning.insert(key, list);
        } else if (key == QLatin1String("items")) {
            meaning.insert(key, schemaMeaning(it.value().toObject()));
        } else {
            meaning.insert(key, compact(it.value()));
        }
    }
    return meaning;
}

// Everything of an entry or section by its key.
QJsonObject recordMeaning(const QJsonObject &record);

QJsonValue meaningBy(const QString &key, const QJsonValue &value)
{
    const auto is = [&](const char *name) { return key == QLatin1String(name); };
    if (is("input") || is("output"))
        return schemaMeaning(value.toObject());
    if (is("inject")) {
        QJsonObject set;
        for (const QJsonValue &entry : value.toArray()) {
            const auto field = [&](const char *name) { return entry.toObject().value(QLatin1String(name)); };
            for (const QJsonValue &name : field("hosts").toArray())
                set.insert(QStringList{field("secret").toString(), host(name.toString(), QStringLiteral("443")),
                                       field("header").toString().toLower(), field("format").toString()}
                               .join(QChar(0)),
                           true);
        }
        return set;
    }
    if (is("models"))
        return setOf(value, [](const QJsonValue &model) {
            const QJsonObject fields = model.toObject();
            return QStringList{fields.value(QLatin1String("alias")).toString(),
                               fields.value(QLatin1String("sampling")).toBool() ? QStringLiteral("sampling") : QString(),
                               fields.value(QLatin1String("gateway")).toString()}
                .join(QChar(0));
        });
    if (is("allow"))
        return setOf(value, [](const QJsonValue &entry) { return host(entry.toString(), QStringLiteral("443")); });
    if (is("deny"))
        return setOf(value, [](const QJsonValue &entry) { return host(entry.toString(), QStringLiteral("*")); });
    if (is("command"))
        return value.toArray().isEmpty() ? QJsonValue(QJsonObject()) : QJsonValue(compact(value));
    if (is("steps")) {
        QJsonObject steps;
        const QJsonArray list = value.toArray();
        for (qsizetype i = 0; i < list.size(); ++i)
            steps.insert(
                QString::number(i),
                compact(QJsonObject{{QStringLiteral("t"), list.at(i).toObject().value(QLatin1String("tool"))},
                                    {QStringLiteral("a"), list.at(i).toObject().value(QLatin1String("arguments")).toObject()}}));
        return steps;
    }
    if (is("labels") || is("node_selector") || is("token") || is("headers") || is("secrets_from")) {
        QJsonObject map;
        const QJsonObject entries = value.toObject();
        for (auto it = entries.begin(); it != entries.end(); ++it) {
            if (!is("secrets_from") || it.value().toString() != QLatin1String("env"))
                map.insert(is("headers") ? it.key().toLower() : it.key(), asText(it.value()));
        }
        return map;
    }
    if (value.isArray() && value.toArray().first().isObject()) {
        QJsonObject entries;
        for (const QJsonValue &entry : value.toArray()) {
            QJsonObject fields = entry.toObject();
            const QString name = fields.contains(QLatin1String("id")) ? QStringLiteral("id") : QStringLiteral("name");
            const QString key2 = fields.take(name).toString();
            QJsonObject meaning = recordMeaning(fields);
            meaning.insert(QStringLiteral("#"), true);
            entries.insert(key2, meaning);
        }
        return entries;
    }
    if (value.isArray())
        return setOf(value, [](const QJsonValue &entry) { return entry.toString(); });
    if (value.isObject())
        return recordMeaning(value.toObject());
    if ((is("protocol") && value.toString() == QLatin1String("stdio"))
        || (is("use") && value.toString() == QLatin1String("builtin")))
        return QJsonObject();
    if (is("url"))
        return value.toString().toLower().replace(QLatin1String(":443/y/../x"), QLatin1String("/x"));
    return asText(value);
}

QJsonObject recordMeaning(const QJsonObject &record)
{
    QJsonObject meaning;
    for (auto it = record.begin(); it != record.end(); ++it)
        meaning.insert(it.key(), meaningBy(it.key(), it.value()));
    return meaning;
}

} // namespace

QJsonObject respelled(const QJsonObject &manifest, QRandomGenerator &random)
{
    QJsonObject object = respelledValue(QString(), manifest, random).toObject();
    for (const char *key : {"reads", "connections", "uses", "egress"}) {
        if (!object.contains(QLatin1String(key)))
            put(object, key, key == std::string_view("egress") ? QJsonValue(QJsonObject()) : QJsonValue(QJsonArray()));
    }
    return object;
}

QJsonObject meaningOf(const QJsonObject &manifest)
{
    return recordMeaning(manifest);
}

} // namespace oz0::test
