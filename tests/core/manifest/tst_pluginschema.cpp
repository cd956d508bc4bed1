#include "core/manifest/ManifestReader.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace oz0;

namespace {

QByteArray sourceFile(const char *path)
{
    QFile file(qEnvironmentVariable("OZ0_SOURCE_DIR") + QLatin1Char('/') + QLatin1String(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// The keywords that plugin.schema.json uses; any other one fails the test.
class Validator
{
public:
    explicit Validator(QJsonObject root) : m_root(std::move(root)) { }

    bool accepts(const QJsonValue &value) { return accepts(m_root, value); }
    bool accepts(const QJsonObject &schema, const QJsonValue &value)
    {
        for (auto it = schema.begin(); it != schema.end(); ++it) {
            if (!holds(it.key(), it.value(), schema, value))
                return false;
        }
        return true;
    }
    QStringList unknownKeywords() const { return QStringList(m_unknown.begin(), m_unknown.end()); }

private:
    bool holds(const QString &keyword, const QJsonValue &rule, const QJsonObject &schema, const QJsonValue &value)
    {
        const auto is = [&](const char *name) { return keyword == QLatin1String(name); };
        const QJsonObject object = value.toObject();
        if (is("$schema") || is("title") || is("description") || is("$defs"))
            return true;
        if (is("$ref"))
            return accepts(m_root.value(QLatin1String("$defs")).toObject().value(rule.toString().mid(8)).toObject(), value);
        if (is("type")) {
            const QJsonArray types = rule.isArray() ? rule.toArray() : QJsonArray{rule};
            return std::any_of(types.begin(), types.end(), [&](const QJsonValue &type) { return isOf(type.toString(), value); });
        }
        if (is("enum"))
            return rule.toArray().contains(value);
        if (is("const"))
            return rule == value;
        if (is("not"))
            return !accepts(rule.toObject(), value);
        if (is("oneOf")) {
            const QJsonArray rules = rule.toArray();
            return std::count_if(rules.begin(), rules.end(),
                                 [&](const QJsonValue &one) { return accepts(one.toObject(), value); })
                == 1;
        }
        if (is("pattern"))
            return !value.isString() || QRegularExpression(rule.toString()).match(value.toString()).hasMatch();
        if (is("minLength"))
            return !value.isString() || value.toString().size() >= rule.toInt();
        if (is("required")) {
            const QJsonArray keys = rule.toArray();
            return !value.isObject()
                || std::all_of(keys.begin(), keys.end(), [&](const QJsonValue &key) { return object.contains(key.toString()); });
        }
        if (is("items")) {
            const QJsonArray list = value.toArray();
            return std::all_of(list.begin(), list.end(),
                               [&](const QJsonValue &entry) { return accepts(rule.toObject(), entry); });
        }
        if (is("minItems"))
            return !value.isArray() || value.toArray().size() >= rule.toInt();
        if (is("propertyNames")) {
            const QStringList keys = object.keys();
            return std::all_of(keys.begin(), keys.end(), [&](const QString &key) { return accepts(rule.toObject(), key); });
        }
        if (is("properties") || is("additionalProperties")) {
            const QJsonObject known = schema.value(QLatin1String("properties")).toObject();
            for (auto it = object.begin(); it != object.end(); ++it) {
                const bool isKnown = known.contains(it.key());
                if (is("properties") ? isKnown && !accepts(known.value(it.key()).toObject(), it.value())
                                     : !isKnown && (rule.isBool() ? !rule.toBool() : !accepts(rule.toObject(), it.value())))
                    return false;
            }
            return true;
        }
        m_unknown.insert(keyword);
        return false;
    }

    static bool isOf(const QString &type, const QJsonValue &value)
    {
        return (type == QLatin1String("object") && value.isObject()) || (type == QLatin1String("array") && value.isArray())
            || (type == QLatin1String("string") && value.isString()) || (type == QLatin1String("boolean") && value.isBool())
            || (type == QLatin1String("number") && value.isDouble()) || (type == QLatin1String("null") && value.isNull())
            || (type == QLatin1String("integer") && value.isDouble() && value.toDouble() == double(value.toInteger()));
    }

    const QJsonObject m_root;
    QSet<QString> m_unknown;
};

// Every value of a document with its JSON pointer.
void walk(const QJsonValue &value, const QStringList &at,
          const std::function<void(const QStringList &, const QJsonValue &)> &visit)
{
    visit(at, value);
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        walk(it.value(), at + QStringList{it.key()}, visit);
    const QJsonArray array = value.toArray();
    for (qsizetype i = 0; i < array.size(); ++i)
        walk(array.at(i), at + QStringList{QString::number(i)}, visit);
}

// Undefined takes the value away.
QJsonValue changed(const QJsonValue &root, const QStringList &at, const QJsonValue &value)
{
    if (at.isEmpty())
        return value;
    if (root.isArray()) {
        QJsonArray array = root.toArray();
        array[at.first().toInt()] = changed(array.at(at.first().toInt()), at.mid(1), value);
        return array;
    }
    QJsonObject object = root.toObject();
    const QJsonValue inner = changed(object.value(at.first()), at.mid(1), value);
    if (inner.isUndefined())
        object.remove(at.first());
    else
        object.insert(at.first(), inner);
    return object;
}

// True when the reader complains of the place itself or, for a key that is missing, of the mapping that it stood in.
bool readerComplainsOf(const QJsonValue &document, const QStringList &at, bool isTakenAway)
{
    const auto manifest = readManifest(QJsonDocument(document.toObject()).toJson());
    if (manifest)
        return false;
    const QString place = at.isEmpty() ? QString() : QLatin1Char('/') + at.join(QLatin1Char('/'));
    const QString parent = place.left(place.lastIndexOf(QLatin1Char('/')));
    return std::any_of(manifest.error().details.begin(), manifest.error().details.end(), [&](const Error &error) {
        return isTakenAway ? error.subject == parent
                           : error.subject == place || error.subject.startsWith(place + QLatin1Char('/'));
    });
}

// Below these the reader takes anything.
bool isFree(const QStringList &at)
{
    return at.contains(QStringLiteral("input")) || at.contains(QStringLiteral("output"))
        || at.contains(QStringLiteral("arguments"));
}

} // namespace

class PluginSchemaTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = QJsonDocument::fromJson(sourceFile("resources/plugin.schema.json")).object();
        QVERIFY(!m_schema.isEmpty());
        const auto document = readYaml(sourceFile("tests/data/manifest/whole.yaml"));
        QVERIFY(document.has_value());
        m_whole = document->root;
    }

    void theWholeSampleIsAcceptedByBoth()
    {
        Validator validator(m_schema);
        QVERIFY(validator.accepts(m_whole));
        QCOMPARE(validator.unknownKeywords(), QStringList());
        QVERIFY(readManifest(sourceFile("tests/data/manifest/whole.yaml")).has_value());
    }

    // The sample holds every key that the schema knows, so that the other tests reach all of both.
    void theSampleHoldsEveryKeyOfTheSchema()
    {
        QSet<QString> known;
        walk(m_schema, {}, [&](const QStringList &at, const QJsonValue &) {
            if (at.size() > 1 && at[at.size() - 2] == QLatin1String("properties"))
                known.insert(at.last());
        });
        QSet<QString> used;
        walk(m_whole, {}, [&](const QStringList &at, const QJsonValue &) {
            if (!at.isEmpty())
                used.insert(at.last());
        });
        QVERIFY(known.size() > 40);
        QCOMPARE(known - used, QSet<QString>());
    }

    void bothJudgeEveryUnknownKeyAlike()
    {
        int mappings = 0;
        walk(m_whole, {}, [&](const QStringList &at, const QJsonValue &value) {
            // A secret that is not asked for is more than a schema can see.
            if (!value.isObject() || isFree(at) || at.endsWith(QStringLiteral("secrets_from")))
                return;
            ++mappings;
            const QStringList key = at + QStringList{QStringLiteral("Zz")};
            const QJsonValue other = changed(m_whole, key, QStringLiteral("env"));
            compareVerdicts(other, key, false);
        });
        QVERIFY(mappings > 20);
    }

    void bothJudgeEveryMissingKeyAlike()
    {
        walk(m_whole, {}, [&](const QStringList &at, const QJsonValue &) {
            if (at.isEmpty() || isFree(at.mid(0, at.size() - 1)) || at.last().toInt() > 0 || at.last() == QLatin1String("0"))
                return;
            compareVerdicts(changed(m_whole, at, QJsonValue::Undefined), at, true);
        });
    }

    void bothJudgeEveryOtherTypeAlike()
    {
        const QList<QJsonValue> others{7,
                                       1.5,
                                       true,
                                       QStringLiteral("two words"),
                                       QStringLiteral(""),
                                       QJsonArray{},
                                       QJsonArray{7},
                                       QJsonObject{},
                                       QJsonObject{{QStringLiteral("Zz"), 1}}};
        int compared = 0;
        walk(m_whole, {}, [&](const QStringList &at, const QJsonValue &) {
            if (at.isEmpty() || isFree(at.mid(0, at.size() - 1)))
                return;
            for (const QJsonValue &other : others) {
                // Without any host a binding is what is wrong, not its list.
                const bool isNoHost = at.contains(QStringLiteral("inject")) && at.last() == QLatin1String("hosts")
                    && other == QJsonValue(QJsonArray{});
                compareVerdicts(changed(m_whole, at, other), at, isNoHost);
                ++compared;
            }
        });
        QVERIFY(compared > 500);
    }

private:
    void compareVerdicts(const QJsonValue &document, const QStringList &at, bool isTakenAway)
    {
        Validator validator(m_schema);
        const bool isRefused = !validator.accepts(document);
        const bool isComplainedOf = readerComplainsOf(document, at, isTakenAway);
        if (isRefused != isComplainedOf)
            qInfo().noquote() << at.join(QLatin1Char('/')) << QJsonDocument(document.toObject()).toJson(QJsonDocument::Compact);
        QCOMPARE(isRefused, isComplainedOf);
    }

    QJsonObject m_schema;
    QJsonValue m_whole;
};

QTEST_GUILESS_MAIN(PluginSchemaTest)
#include "tst_pluginschema.moc"
