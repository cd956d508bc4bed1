// JSON Patch: what is found between two documents makes one of the other, in as few operations as one would write by hand.
#include "core/manifest/JsonPatch.h"

#include "RandomManifest.h"

#include <rapidcheck.h>

#include <QJsonDocument>
#include <QTest>

#include <ctime>

using namespace oz0;

namespace {

QJsonObject object(const char *text)
{
    return QJsonDocument::fromJson(text).object();
}

QJsonArray array(const char *text)
{
    return QJsonDocument::fromJson(text).array();
}

QByteArray compact(const QJsonArray &patch)
{
    return QJsonDocument(patch).toJson(QJsonDocument::Compact);
}

QJsonValue randomJson(QRandomGenerator &random, int depth)
{
    switch (random.bounded(depth > 0 ? 8 : 5)) {
    case 0:
        return QJsonValue(QJsonValue::Null);
    case 1:
        return random.bounded(2) == 0;
    case 2:
        return random.bounded(4);
    case 3:
        return 0.5 * random.bounded(4);
    case 4:
        return QString(QLatin1Char(char('a' + random.bounded(3))));
    case 5:
    case 6: {
        QJsonArray list;
        for (int i = random.bounded(5); i > 0; --i)
            list.append(randomJson(random, depth - 1));
        return list;
    }
    default: {
        QJsonObject map;
        for (const char *key : {"name", "a", "b/~", "", "\xc3\xa4"}) {
            if (random.bounded(2) == 0)
                map.insert(QString::fromUtf8(key), randomJson(random, depth - 1));
        }
        return map;
    }
    }
}

} // namespace

class JsonPatchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSmallestPatchIsFound_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("patch");
        QTest::newRow("equal") << QByteArray(R"({"a":[1,{"b":2}]})") << QByteArray(R"({"a":[1,{"b":2}]})") << QByteArray("[]");
        QTest::newRow("a key more") << QByteArray(R"({"a":1})") << QByteArray(R"({"a":1,"b":2})")
                                    << QByteArray(R"([{"op":"add","path":"/b","value":2}])");
        QTest::newRow("a key less") << QByteArray(R"({"a":1,"b~/":2})") << QByteArray(R"({"a":1})")
                                    << QByteArray(R"([{"op":"remove","path":"/b~0~1"}])");
        QTest::newRow("another value") << QByteArray(R"({"a":{"b":1}})") << QByteArray(R"({"a":{"b":"1"}})")
                                       << QByteArray(R"([{"op":"replace","path":"/a/b","value":"1"}])");
        QTest::newRow("null is a value") << QByteArray(R"({"a":1})") << QByteArray(R"({"a":null})")
                                         << QByteArray(R"([{"op":"replace","path":"/a","value":null}])");
        QTest::newRow("one entry less") << QByteArray(R"({"a":["x","y","z"]})") << QByteArray(R"({"a":["x","z"]})")
                                        << QByteArray(R"([{"op":"remove","path":"/a/1"}])");
        QTest::newRow("one entry more, behind") << QByteArray(R"({"a":["x"]})") << QByteArray(R"({"a":["x","y"]})")
                                                << QByteArray(R"([{"op":"add","path":"/a/1","value":"y"}])");
        QTest::newRow("one entry more, before") << QByteArray(R"({"a":["x"]})") << QByteArray(R"({"a":["y","x"]})")
                                                << QByteArray(R"([{"op":"add","path":"/a/0","value":"y"}])");
        QTest::newRow("two apart") << QByteArray(R"({"a":[1,2,3,4,5]})") << QByteArray(R"({"a":[2,3,5,6]})")
                                   << QByteArray(R"([{"op":"remove","path":"/a/0"},{"op":"remove","path":"/a/2"},)"
                                                 R"({"op":"add","path":"/a/3","value":6}])");
        QTest::newRow("one of two is another") << QByteArray(R"({"a":["x","y"]})") << QByteArray(R"({"a":["x","z"]})")
                                               << QByteArray(R"([{"op":"replace","path":"/a/1","value":"z"}])");
        QTest::newRow("entries of one name are compared in depth")
            << QByteArray(R"({"t":[{"id":"a","v":1},{"id":"b","v":1}]})") << QByteArray(R"({"t":[{"id":"b","v":2}]})")
            << QByteArray(R"([{"op":"remove","path":"/t/0"},{"op":"replace","path":"/t/0/v","value":2}])");
        QTest::newRow("entries of two names are exchanged")
            << QByteArray(R"({"t":[{"name":"a","v":1},1]})") << QByteArray(R"({"t":[{"name":"b","v":1},1]})")
            << QByteArray(R"([{"op":"replace","path":"/t/0","value":{"name":"b","v":1}}])");
        QTest::newRow("entries without a name are compared by place")
            << QByteArray(R"({"t":[{"v":1},{"v":2}]})") << QByteArray(R"({"t":[{"v":1},{"v":3}]})")
            << QByteArray(R"([{"op":"replace","path":"/t/1/v","value":3}])");
        QTest::newRow("nothing stays of a list") << QByteArray(R"({"a":["x","y"]})") << QByteArray(R"({"a":[]})")
                                                 << QByteArray(R"([{"op":"replace","path":"/a","value":[]}])");
        QTest::newRow("nothing stays of a mapping") << QByteArray(R"({"a":{"x":1,"y":2}})") << QByteArray(R"({"a":{"z":3}})")
                                                    << QByteArray(R"([{"op":"replace","path":"/a","value":{"z":3}}])");
    }
    void theSmallestPatchIsFound()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QByteArray, patch);
        const QJsonArray found = jsonPatchBetween(object(before), object(after));
        QCOMPARE(compact(found), patch);
        const Result<QJsonObject> changed = applyJsonPatch(object(before), found);
        QVERIFY(changed.has_value());
        QCOMPARE(*changed, object(after));
    }

    void anyTwoDocumentsHaveAPatchBetweenThem()
    {
        QVERIFY(rc::check([](quint32 seed) {
            QRandomGenerator random(seed);
            const QJsonObject before{{QStringLiteral("x"), randomJson(random, 4)}, {QStringLiteral("y"), randomJson(random, 4)}};
            const QJsonObject after{{QStringLiteral("x"), randomJson(random, 4)}, {QStringLiteral("z"), randomJson(random, 4)}};
            const QJsonArray patch = jsonPatchBetween(before, after);
            const Result<QJsonObject> changed = applyJsonPatch(before, patch);
            RC_ASSERT(changed.has_value());
            RC_ASSERT(*changed == after);
            RC_ASSERT(patch == jsonPatchBetween(before, after));
            RC_ASSERT(jsonPatchBetween(before, before).isEmpty());
        }));
    }

    void anyTwoManifestsHaveAPatchBetweenThem()
    {
        QVERIFY(rc::check([](quint32 seed) {
            QRandomGenerator random(seed);
            const QJsonObject before = test::randomManifest(random);
            const QJsonObject after = test::randomManifest(random);
            const Result<QJsonObject> changed = applyJsonPatch(before, jsonPatchBetween(before, after));
            RC_ASSERT(changed.has_value());
            RC_ASSERT(*changed == after);
        }));
    }

    void longListsAreBounded()
    {
        QJsonArray before;
        QJsonArray after;
        for (int i = 0; i < 50000; ++i) {
            before.append(i);
            after.append(50000 - i);
        }
        const QString key = QStringLiteral("a");
        const std::clock_t begin = std::clock();
        const QJsonArray patch = jsonPatchBetween({{key, before}}, {{key, after}});
        QCOMPARE(patch.size(), 1);
        QCOMPARE(patch.first().toObject().value(QLatin1String("path")).toString(), QStringLiteral("/a"));
        // One entry less of a long list is one operation all the same.
        QJsonArray shorter = before;
        shorter.removeAt(20000);
        const QJsonArray one = jsonPatchBetween({{key, before}}, {{key, shorter}});
        QCOMPARE(compact(one), QByteArray(R"([{"op":"remove","path":"/a/20000"}])"));
        // Of the processor: without a bound this takes minutes and gigabytes.
        QVERIFY(double(std::clock() - begin) / CLOCKS_PER_SEC < 10);
    }

    void whatDoesNotFitIsAnError_data()
    {
        QTest::addColumn<QByteArray>("patch");
        QTest::addColumn<QString>("subject");
        const auto row = [](const char *name, const char *patch, const char *subject) {
            QTest::newRow(name) << QByteArray(patch) << QString::fromLatin1(subject);
        };
        row("no object", "[1]", "");
        row("no operation", R"([{"path":"/a"}])", "/a");
        row("another operation", R"([{"op":"move","from":"/a","path":"/l"}])", "/l");
        row("no path", R"([{"op":"remove"}])", "");
        row("no pointer", R"([{"op":"remove","path":"a"}])", "a");
        row("a lone tilde", R"([{"op":"remove","path":"/a~"}])", "/a~");
        row("an unknown escape", R"([{"op":"remove","path":"/a~2"}])", "/a~2");
        row("the whole document", R"([{"op":"replace","path":"","value":{}}])", "");
        row("no value", R"([{"op":"add","path":"/b"}])", "/b");
        row("a key that is not there", R"([{"op":"remove","path":"/b"}])", "/b");
        row("a replacement of nothing", R"([{"op":"replace","path":"/b","value":1}])", "/b");
        row("an addition below nothing", R"([{"op":"add","path":"/b/c","value":1}])", "/b/c");
        row("an index too high", R"([{"op":"remove","path":"/l/2"}])", "/l/2");
        row("an addition too far behind", R"([{"op":"add","path":"/l/3","value":1}])", "/l/3");
        row("behind the end", R"([{"op":"remove","path":"/l/-"}])", "/l/-");
        row("a leading zero", R"([{"op":"remove","path":"/l/00"}])", "/l/00");
        row("a sign", R"([{"op":"remove","path":"/l/+0"}])", "/l/+0");
        row("no index", R"([{"op":"remove","path":"/l/x"}])", "/l/x");
        row("below a text", R"([{"op":"add","path":"/a/x","value":1}])", "/a/x");
        row("the second one", R"([{"op":"remove","path":"/l/0"},{"op":"remove","path":"/l/1"}])", "/l/1");
    }
    void whatDoesNotFitIsAnError()
    {
        QFETCH(QByteArray, patch);
        QFETCH(QString, subject);
        const Result<QJsonObject> changed = applyJsonPatch(object(R"({"a":"1","l":[1,2]})"), array(patch));
        QVERIFY(!changed.has_value());
        QCOMPARE(changed.error().code, ErrorCode::InvalidInput);
        QCOMPARE(changed.error().subject, subject);
        QVERIFY(!changed.error().message.isEmpty());
    }

    void additionsGoWhereTheySay()
    {
        const QJsonArray patch = array(
            R"([{"op":"add","path":"/l/-","value":3},{"op":"add","path":"/l/0","value":0},)"
            R"({"op":"add","path":"/a","value":{"~/":[]}},{"op":"add","path":"/a/~0~1/0","value":null}])");
        const Result<QJsonObject> changed = applyJsonPatch(object(R"({"a":"1","l":[1,2]})"), patch);
        QVERIFY(changed.has_value());
        QCOMPARE(*changed, object(R"({"a":{"~/":[null]},"l":[0,1,2,3]})"));
    }
};

QTEST_GUILESS_MAIN(JsonPatchTest)
#include "tst_json_patch.moc"
