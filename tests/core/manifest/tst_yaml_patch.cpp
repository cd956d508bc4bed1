// Patched YAML says what the patch says, and is otherwise the text that its author wrote.
#include "core/base/JsonNumbers.h"
#include "core/manifest/ManifestReader.h"
#include "core/manifest/YamlPatch.h"

#include <QJsonDocument>
#include <QTest>

#include <ctime>

using namespace oz0;

namespace {

QJsonArray array(const QByteArray &text)
{
    return QJsonDocument::fromJson(text).array();
}

QJsonArray operation(const char *word, const QString &path, const QJsonValue &value)
{
    return {QJsonObject{
        {QStringLiteral("op"), QLatin1String(word)}, {QStringLiteral("path"), path}, {QStringLiteral("value"), value}}};
}

void row(const char *name, const char *text, const char *patch, const char *expected)
{
    QTest::newRow(name) << QByteArray(text) << QByteArray(patch) << QByteArray(expected);
}

void columns()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<QByteArray>("expected");
}

void check()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, patch);
    QFETCH(QByteArray, expected);
    const Result<YamlDocument> before = readYaml(text);
    QVERIFY(before.has_value());
    const QJsonArray operations = array(patch);
    QVERIFY(!operations.isEmpty());
    const Result<QByteArray> patched = patchYaml(text, operations);
    QVERIFY2(patched.has_value(), patched ? "" : qPrintable(patched.error().message + patched.error().subject));
    QCOMPARE(*patched, expected);
    const Result<YamlDocument> after = readYaml(*patched);
    QVERIFY(after.has_value());
    QCOMPARE(after->root.toObject(), *applyJsonPatch(before->root.toObject(), operations));
}

} // namespace

class YamlPatchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void entriesAreRemoved_data()
    {
        columns();
        row("a key", "a: 1\nb: 2\nc: 3\n", R"([{"op":"remove","path":"/b"}])", "a: 1\nc: 3\n");
        row("the first key", "a: 1\nb: 2\n", R"([{"op":"remove","path":"/a"}])", "b: 2\n");
        row("the only key of all", "# head\n\na: 1 # one\n", R"([{"op":"remove","path":"/a"}])", "# head\n\n{}\n");
        row("an item", "a:\n  - x\n  - y\n  - z\n", R"([{"op":"remove","path":"/a/1"}])", "a:\n  - x\n  - z\n");
        row("an item of a list at its key", "a:\n- x\n- y\nb: 1\n", R"([{"op":"remove","path":"/a/1"}])", "a:\n- x\nb: 1\n");
        row("the only item", "a: # why\n  - x # gone\nb: 1\n", R"([{"op":"remove","path":"/a/0"}])", "a: [] # why\nb: 1\n");
        row("the only item of a list at its key", "a:\n- x\nb: 1\n", R"([{"op":"remove","path":"/a/0"}])", "a: []\nb: 1\n");
        row("the only key below a key", "a:\n  x: 1\nb: 1\n", R"([{"op":"remove","path":"/a/x"}])", "a: {}\nb: 1\n");
        row("the only key behind a dash", "a:\n  - x: 1\n  - y: 2\n", R"([{"op":"remove","path":"/a/0/x"}])",
            "a:\n  - {}\n  - y: 2\n");
        row("the first key behind a dash", "a:\n  - x: 1\n    y: 2\n", R"([{"op":"remove","path":"/a/0/x"}])", "a:\n  - y: 2\n");
        row("the first key behind a dash, a comment below", "a:\n  - x: 1 # one\n    # two\n    y: 2\n",
            R"([{"op":"remove","path":"/a/0/x"}])", "a:\n  -\n    # two\n    y: 2\n");
        row("the first of a list in a list", "a:\n  - - x\n    - y\n  - - z\n", R"([{"op":"remove","path":"/a/0/0"}])",
            "a:\n  - - y\n  - - z\n");
        row("a whole list in a list", "a:\n  - - x\n    - y\n  - - z\n", R"([{"op":"remove","path":"/a/0"}])", "a:\n  - - z\n");
        row("a mapping with all below it", "a:\n  b:\n    c: 1\n\n    # inside\n    d: 2\ne: 1\n",
            R"([{"op":"remove","path":"/a"}])", "e: 1\n");
        row("an entry before a dedent", "a:\n  b:\n    - x\n    - y\nc: 1\n", R"([{"op":"remove","path":"/a/b/1"}])",
            "a:\n  b:\n    - x\nc: 1\n");
        row("an empty value", "a:\nb:\n  -\n  - x\n", R"([{"op":"remove","path":"/b/0"},{"op":"remove","path":"/a"}])",
            "b:\n  - x\n");
        row("a literal", "a: |\n  x\n\n  y\n\nb: 1\n", R"([{"op":"remove","path":"/a"}])", "\nb: 1\n");
        row("a folded text in a list", "a:\n  - >-\n    x\n    y\n  - z\n", R"([{"op":"remove","path":"/a/0"}])", "a:\n  - z\n");
        row("a quoted text over lines", "a: \"x\n  # no comment\n  y\" # gone\nb: 1\n", R"([{"op":"remove","path":"/a"}])",
            "b: 1\n");
        row("a plain text over lines", "a: x\n  y\n  z\nb: 1\n", R"([{"op":"remove","path":"/a"}])", "b: 1\n");
        row("behind a text whose line begins like a comment", "a: \"x\n# y\"\nb: 1\nc: 2\n", R"([{"op":"remove","path":"/b"}])",
            "a: \"x\n# y\"\nc: 2\n");
        row("behind a literal that keeps its lines", "a: |+\n  x\n\nb: 1\n\nc: 2\n", R"([{"op":"remove","path":"/b"}])",
            "a: |+\n  x\n\nc: 2\n");
        row("beside separators that end no line", "a: x\u2028y # \u2029 and \u0085\n# \u2028b: 0\nb: '\u0085'\nc: [\u2029, 2]\n",
            R"([{"op":"remove","path":"/c/1"},{"op":"remove","path":"/b"}])", "a: x\u2028y # \u2029 and \u0085\nc: [\u2029]\n");
        row("before a document's end", "---\na: 1\nb: 2\n...\n", R"([{"op":"remove","path":"/b"}])", "---\na: 1\n...\n");
    }
    void entriesAreRemoved() { check(); }

    void commentsGoWithWhatTheyAreAbout_data()
    {
        columns();
        row("directly above", "a: 1\n# about b\n# more\nb: 2 # trailing\nc: 3\n", R"([{"op":"remove","path":"/b"}])",
            "a: 1\nc: 3\n");
        row("apart by a blank line", "a: 1\n# a section\n\nb: 2\nc: 3\n", R"([{"op":"remove","path":"/b"}])",
            "a: 1\n# a section\n\nc: 3\n");
        row("of another indentation", "a:\n  x: 1\n  # about what is below\nb: 2\nc: 3\n", R"([{"op":"remove","path":"/b"}])",
            "a:\n  x: 1\n  # about what is below\nc: 3\n");
        row("at the head of the file", "# the plugin\na: 1\nb: 2\n", R"([{"op":"remove","path":"/a"}])", "# the plugin\nb: 2\n");
        row("at the head below the start", "%YAML 1.1\n---\n# the plugin\na: 1\nb: 2\n", R"([{"op":"remove","path":"/a"}])",
            "%YAML 1.1\n---\n# the plugin\nb: 2\n");
        row("below the head of the file", "# the plugin\n\n# about a\na: 1\nb: 2\n", R"([{"op":"remove","path":"/a"}])",
            "# the plugin\n\nb: 2\n");
        row("above an item", "a:\n  # about x\n  - x\n  # about y\n  - y\n", R"([{"op":"remove","path":"/a/0"}])",
            "a:\n  # about y\n  - y\n");
        row("deeper below", "a:\n  x: 1\n  # within a\nb: 2\n", R"([{"op":"remove","path":"/a"}])", "b: 2\n");
        row("within a replaced value", "a: # stays\n  # within\n  x: 1 # within\n  # within\nb: 2 # stays\n",
            R"([{"op":"replace","path":"/a","value":1}])", "a: 1 # stays\nb: 2 # stays\n");
        row("above an item in brackets", "a: [\n  # about x\n  x, # x\n  # about y\n  y # y\n]\n",
            R"([{"op":"remove","path":"/a/0"}])", "a: [\n  # about y\n  y # y\n]\n");
        row("blank lines stay", "a: 1\n\nb: 2\n\nc: 3\n", R"([{"op":"remove","path":"/b"}])", "a: 1\n\n\nc: 3\n");
    }
    void commentsGoWithWhatTheyAreAbout() { check(); }

    void entriesInBracketsAreRemoved_data()
    {
        columns();
        row("the first", "a: [x, y, z] # t\n", R"([{"op":"remove","path":"/a/0"}])", "a: [y, z] # t\n");
        row("one between", "a: [x, y, z]\n", R"([{"op":"remove","path":"/a/1"}])", "a: [x, z]\n");
        row("the last", "a: [x, y, z]\n", R"([{"op":"remove","path":"/a/2"}])", "a: [x, y]\n");
        row("the last before a comma", "a: [ x, y, ]\n", R"([{"op":"remove","path":"/a/1"}])", "a: [ x, ]\n");
        row("the only one", "a: [ x ]\n", R"([{"op":"remove","path":"/a/0"}])", "a: []\n");
        row("the only one over lines", "a: [\n  x,\n]\n", R"([{"op":"remove","path":"/a/0"}])", "a: []\n");
        row("the only one below a comment", "a: [ # why\n  x,\n]\n", R"([{"op":"remove","path":"/a/0"}])", "a: [ # why\n]\n");
        row("a key", "a: {x: 1, y: 2}\n", R"([{"op":"remove","path":"/a/x"}])", "a: {y: 2}\n");
        row("a key without a value", "a: {x, y: , z: 1}\n", R"([{"op":"remove","path":"/a/z"},{"op":"remove","path":"/a/x"}])",
            "a: {y: }\n");
        row("a key as JSON", "{\"a\":[1,2],\"b\":{}}\n", R"([{"op":"remove","path":"/b"},{"op":"remove","path":"/a/0"}])",
            "{\"a\":[2]}\n");
        row("a line of its own", "a: [\n  x,\n  y, # y\n  z\n]\n", R"([{"op":"remove","path":"/a/1"}])", "a: [\n  x,\n  z\n]\n");
        row("the last line", "a: [\n  x, # x\n  y # y\n]\n", R"([{"op":"remove","path":"/a/1"}])", "a: [\n  x # x\n]\n");
        row("the last line before a comma", "a: [\n  x,\n  y,\n]\n", R"([{"op":"remove","path":"/a/1"}])", "a: [\n  x,\n]\n");
        row("the last line with the bracket", "a: [x,\n    y]\n", R"([{"op":"remove","path":"/a/1"}])", "a: [x]\n");
        row("the last line behind a comment", "a: [x, # x\n    y]\n", R"([{"op":"remove","path":"/a/1"}])", "a: [x # x\n    ]\n");
        row("the end of a line", "a: [x, y,\n    z]\n", R"([{"op":"remove","path":"/a/1"}])", "a: [x,\n    z]\n");
        row("the line of the bracket", "a: [x, # x\n    y]\n", R"([{"op":"remove","path":"/a/0"}])", "a: [y]\n");
        row("a mapping", "a: [{x: [1, 2], y: 1}, {z: 1}]\n", R"([{"op":"remove","path":"/a/0"}])", "a: [{z: 1}]\n");
        row("a pair without brackets", "a: [x: 1, y: 2]\n", R"([{"op":"remove","path":"/a/1"}])", "a: [x: 1]\n");
        row("the key of such a pair", "a: [x: 1, y: 2]\n", R"([{"op":"remove","path":"/a/0/x"}])", "a: [{}, y: 2]\n");
        row("nested in a block", "a:\n  - {x: [p, q], y: 1} # t\n", R"([{"op":"remove","path":"/a/0/x/0"}])",
            "a:\n  - {x: [q], y: 1} # t\n");
    }
    void entriesInBracketsAreRemoved() { check(); }

    void valuesAreReplaced_data()
    {
        columns();
        row("a plain text", "a: x # t\nb: y\n", R"([{"op":"replace","path":"/a","value":"z"}])", "a: z # t\nb: y\n");
        row("wide blanks", "a:    x   # t\n", R"([{"op":"replace","path":"/a","value":"longer"}])", "a:    longer   # t\n");
        row("single quotes", "a: 'it''s'\n", "[{\"op\":\"replace\",\"path\":\"/a\",\"value\":\"it's new\"}]", "a: 'it''s new'\n");
        row("double quotes", "a: \"x\"\n", "[{\"op\":\"replace\",\"path\":\"/a\",\"value\":\"say \\\"y\\\"\\\\\"}]",
            "a: \"say \\\"y\\\"\\\\\"\n");
        row("single quotes that cannot stay", "a: 'x'\n", R"([{"op":"replace","path":"/a","value":"\u0007"}])", "a: \"\\x07\"\n");
        row("a number", "a: \"1\"\n", R"([{"op":"replace","path":"/a","value":-1.5}])", "a: -1.5\n");
        row("a number for a text", "a: x\n", R"([{"op":"replace","path":"/a","value":1e300}])", "a: 1e+300\n");
        row("a whole number", "a: x\n", R"([{"op":"replace","path":"/a","value":9007199254740993}])", "a: 9007199254740993\n");
        row("true", "a: x\n", R"([{"op":"replace","path":"/a","value":true}])", "a: true\n");
        row("nothing", "a: x\n", R"([{"op":"replace","path":"/a","value":null}])", "a: null\n");
        row("an empty value", "a: # t\nb:\n",
            R"([{"op":"replace","path":"/a","value":1},{"op":"replace","path":"/b","value":2}])", "a: 1 # t\nb: 2\n");
        row("an empty item", "a:\n  - # t\n  - x\n", R"([{"op":"replace","path":"/a/0","value":"y"}])", "a:\n  - y # t\n  - x\n");
        row("a value on the next line", "a:\n  # c\n  x\n", R"([{"op":"replace","path":"/a","value":"y"}])", "a:\n  # c\n  y\n");
        row("a literal by a line", "a: |- # t\n  x\n  y\n\nb: 1\n", R"([{"op":"replace","path":"/a","value":"z"}])",
            "a: z # t\n\nb: 1\n");
        row("a literal by a literal", "a: | # t\n  x\nb: 1\n", R"([{"op":"replace","path":"/a","value":"p\n\nq\n"}])",
            "a: | # t\n  p\n\n  q\nb: 1\n");
        row("a line by a literal", "a:\n  - x # t\n  - y\n", R"([{"op":"replace","path":"/a/0","value":"p\nq"}])",
            "a:\n  - |- # t\n    p\n    q\n  - y\n");
        row("a text over lines", "a: x\n  y # t\nb: \"p\n  q\" # u\n",
            R"([{"op":"replace","path":"/a","value":"z"},{"op":"replace","path":"/b","value":"r"}])", "a: z # t\nb: \"r\" # u\n");
        row("a mapping by a line", "a:\n  x: 1\n  y: 2\nb: 1\n", R"([{"op":"replace","path":"/a","value":"z"}])", "a: z\nb: 1\n");
        row("a list at its key by a line", "a:\n- x\nb: 1\n", R"([{"op":"replace","path":"/a","value":{}}])", "a: {}\nb: 1\n");
        row("a list at its key by a mapping", "a:\n- x\nb:\n    c: 1\n",
            R"([{"op":"replace","path":"/a","value":{"y":{"z":1}}}])", "a:\n    y:\n        z: 1\nb:\n    c: 1\n");
        row("a mapping by another", "a:\n    x: 1\n    y: 2\nb: 1\n",
            R"([{"op":"replace","path":"/a","value":{"z":1,"y":{"q":[]},"name":"n"}}])",
            "a:\n    y:\n        q: []\n    name: n\n    z: 1\nb: 1\n");
        row("a mapping behind a dash", "a:\n  - x: 1\n    y: 2\n  - z\n",
            R"([{"op":"replace","path":"/a/0","value":{"p":1,"q":2}}])", "a:\n  - p: 1\n    q: 2\n  - z\n");
        row("a list by another", "a:\n  - x\n  - y\nb: 1\n",
            R"([{"op":"replace","path":"/a","value":["p",["q","r"],{"s":1,"t":2}]}])",
            "a:\n  - p\n  - - q\n    - r\n  - s: 1\n    t: 2\nb: 1\n");
        row("a line by a mapping", "a: x # t\nb:\n  c: 1\n", R"([{"op":"replace","path":"/a","value":{"y":1,"z":2}}])",
            "a: # t\n  y: 1\n  z: 2\nb:\n  c: 1\n");
        row("a literal by a mapping", "a: |\n  x\nb: 1\n", R"([{"op":"replace","path":"/a","value":{"y":[1,2]}}])",
            "a:\n  y:\n    - 1\n    - 2\nb: 1\n");
        row("an item by a mapping", "a:\n  -   x # t\n  - y\n", R"([{"op":"replace","path":"/a/0","value":{"p":1,"q":2}}])",
            "a:\n  -   p: 1 # t\n      q: 2\n  - y\n");
        row("a comment directly behind", "a: 'x'# t\nb: |-# t\n  y\nc: [{}# t\n  ]# t\n",
            R"([{"op":"replace","path":"/a","value":1},{"op":"replace","path":"/b","value":{"z":[2]}},{"op":"replace","path":"/c/0","value":3}])",
            "a: 1 # t\nb: # t\n  z:\n    - 2\nc: [3 # t\n  ]# t\n");
        row("a literal's head where no other value may stand", "a:\n# c\n|\n x\nb:\n-\n|\n y\n",
            R"([{"op":"replace","path":"/a","value":1},{"op":"replace","path":"/b/0","value":2}])", "a: 1\nb:\n- 2\n");
        row("in brackets", "a: {x: [1, 'y'], z: \"w\"} # t\n",
            R"([{"op":"replace","path":"/a/x/1","value":"v, w"},{"op":"replace","path":"/a/z","value":[]},{"op":"replace","path":"/a/x/0","value":{"p":"q?"}}])",
            "a: {x: [{p: \"q?\"}, 'v, w'], z: []} # t\n");
        row("a key without a value in brackets", "a: {x, y: , z: 1}\n",
            R"([{"op":"replace","path":"/a/x","value":1},{"op":"replace","path":"/a/y","value":"2"}])",
            "a: {x: 1, y: \"2\" , z: 1}\n");
        row("a pair without brackets", "a: [x: 1, y]\n", R"([{"op":"replace","path":"/a/0","value":"z"}])", "a: [z, y]\n");
        row("brackets stay brackets", "a: [x] # t\nb:\n  - y\n", R"([{"op":"replace","path":"/a","value":["p","q"]}])",
            "a: [p, q] # t\nb:\n  - y\n");
        row("a tag goes with its value", "a: !!str 5 # t\n", R"([{"op":"replace","path":"/a","value":6}])", "a: 6 # t\n");
        row("an addition to a key that is there", "a: 1\n", R"([{"op":"add","path":"/a","value":2}])", "a: 2\n");
        row("the same value again", "a: 'x'\n", R"([{"op":"replace","path":"/a","value":"x"}])", "a: 'x'\n");
    }
    void valuesAreReplaced() { check(); }

    void entriesAreAdded_data()
    {
        columns();
        row("a key", "a: 1 # t\n\n# foot\n", R"([{"op":"add","path":"/b","value":"x"}])", "a: 1 # t\nb: x\n\n# foot\n");
        row("a section set apart", "a: 1\n\nb:\n  - x\n\nc: 1 # t\n", R"([{"op":"add","path":"/d","value":2}])",
            "a: 1\n\nb:\n  - x\n\nc: 1 # t\n\nd: 2\n");
        row("a key below", "a:\n    x: 1\n    # within\nb: 1\n", R"([{"op":"add","path":"/a/y","value":2}])",
            "a:\n    x: 1\n    # within\n    y: 2\nb: 1\n");
        row("an item at its key below which stands a comment of another", "a:\n- x\n# about b\nb: 1\n",
            R"([{"op":"add","path":"/a/-","value":"z"}])", "a:\n- x\n- z\n# about b\nb: 1\n");
        row("a key behind a dash", "a:\n  - x: 1\n  - y: 1\n", R"([{"op":"add","path":"/a/0/z","value":2}])",
            "a:\n  - x: 1\n    z: 2\n  - y: 1\n");
        row("an item behind", "a:\n  - x\n  # about y\n  - y # t\nb: 1\n", R"([{"op":"add","path":"/a/-","value":"z"}])",
            "a:\n  - x\n  # about y\n  - y # t\n  - z\nb: 1\n");
        row("an item between", "a:\n  - x\n  # about y\n  - y\n", R"([{"op":"add","path":"/a/1","value":"z"}])",
            "a:\n  - x\n  - z\n  # about y\n  - y\n");
        row("an item before", "a:\n  # about x\n  - x\n", R"([{"op":"add","path":"/a/0","value":"z"}])",
            "a:\n  - z\n  # about x\n  - x\n");
        row("an item at its key", "a:\n- x\nb: 1\n", R"([{"op":"add","path":"/a/-","value":"z"}])", "a:\n- x\n- z\nb: 1\n");
        row("an item before in a list of lists", "a:\n  - - x\n", R"([{"op":"add","path":"/a/0/0","value":"z"}])",
            "a:\n  - - z\n    - x\n");
        row("a mapping to a list", "a:\n  -   id: x\n      v: 1\nb: 1\n",
            R"([{"op":"add","path":"/a/-","value":{"more":{"p":1},"v":2,"id":"y"}}])",
            "a:\n  -   id: x\n      v: 1\n  -   id: y\n      v: 2\n      more:\n        p: 1\nb: 1\n");
        row("a mapping to a list of brackets", "a:\n  - {id: x, v: 1}\n",
            R"([{"op":"add","path":"/a/-","value":{"v":[2],"id":"y"}}])", "a:\n  - {id: x, v: 1}\n  - {id: y, v: [2]}\n");
        row("a list of scalars where they are in brackets", "a:\n  x: [1, 2]\n",
            R"([{"op":"add","path":"/b","value":["p","q, r"]}])", "a:\n  x: [1, 2]\nb: [p, \"q, r\"]\n");
        row("a list of scalars where they are in lines", "a:\n- x\n", R"([{"op":"add","path":"/b","value":["p","q, r"]}])",
            "a:\n- x\nb:\n- p\n- q, r\n");
        row("behind a literal", "a: |\n  x\n\nb:\n  - |+\n    y\n\nc: 1\n",
            R"([{"op":"add","path":"/b/-","value":"z"},{"op":"add","path":"/d","value":"p\nq\n"}])",
            "a: |\n  x\n\nb:\n  - |+\n    y\n\n  - z\nc: 1\nd: |\n  p\n  q\n");
        row("behind a literal that ends the text", "a: |\n  x", R"([{"op":"add","path":"/b","value":1}])", "a: |-\n  x\nb: 1");
        row("in brackets", "a: [x] # t\n", R"([{"op":"add","path":"/a/-","value":"y"},{"op":"add","path":"/a/0","value":"w"}])",
            "a: [w, x, y] # t\n");
        row("in empty brackets", "a: [ ]\nb: {}\n",
            R"([{"op":"add","path":"/a/-","value":"y"},{"op":"add","path":"/b/x","value":1}])", "a: [y]\nb: {x: 1}\n");
        row("in brackets over lines", "a: [\n  x, # x\n  y # y\n]\n", R"([{"op":"add","path":"/a/-","value":"z"}])",
            "a: [\n  x, # x\n  y, # y\n  z\n]\n");
        row("in brackets over lines, with a last comma", "a: {\n  x: 1,\n  y: 2, # y\n}\n",
            R"([{"op":"add","path":"/a/z","value":3}])", "a: {\n  x: 1,\n  y: 2, # y\n  z: 3,\n}\n");
        row("before a line in brackets", "a: [\n  # about x\n  x\n]\n", R"([{"op":"add","path":"/a/0","value":"w"}])",
            "a: [\n  w,\n  # about x\n  x\n]\n");
        row("on the bracket's line", "a: [x,\n    y]\n", R"([{"op":"add","path":"/a/2","value":"z"}])",
            "a: [x,\n    y,\n    z]\n");
        row("before a last comma", "a: [x, y, ]\n", R"([{"op":"add","path":"/a/2","value":"z"}])", "a: [x, y, z, ]\n");
        row("as JSON", "{\"a\":[\"x\",\"y\"],\"b\":1}",
            R"([{"op":"add","path":"/a/-","value":"z"},{"op":"add","path":"/c","value":{"d":"e"}}])",
            "{\"a\":[\"x\",\"y\",\"z\"],\"b\":1,\"c\": {\"d\": \"e\"}}");
        row("behind a key without a value", "a: {x}\nb: {y: }\n",
            R"([{"op":"add","path":"/a/z","value":1},{"op":"add","path":"/b/z","value":1}])", "a: {x, z: 1}\nb: {y: , z: 1}\n");
        row("behind such a pair", "a: [x: ]\nb: [x: 1]\n",
            R"([{"op":"add","path":"/a/-","value":"y"},{"op":"add","path":"/b/1","value":"y"}])", "a: [x: , y]\nb: [x: 1, y]\n");
        row("to a pair without brackets", "a: [x: 1]\n", R"([{"op":"add","path":"/a/0/y","value":2}])", "a: [{x: 1, y: 2}]\n");
        row("what is too long for empty brackets", "a: []\nb:\n  c: 1\n",
            R"([{"op":"add","path":"/a/-","value":{"id":"x","description":"a sentence that goes on for more than anybody wants to see in brackets","v":{"w":1}}}])",
            "a:\n  - id: x\n    description: a sentence that goes on for more than anybody wants to see in brackets\n    v:\n    "
            "  w: 1\nb:\n  c: 1\n");
    }
    void entriesAreAdded() { check(); }

    void textsAreQuotedWhereTheyMustBe_data()
    {
        QTest::addColumn<QString>("value");
        QTest::addColumn<QByteArray>("inBlock");
        QTest::addColumn<QByteArray>("inFlow");
        const auto plain = [](const char *value) {
            QTest::newRow(value) << QString::fromUtf8(value) << QByteArray(value) << QByteArray(value);
        };
        const auto quoted = [](const char *value) {
            const QByteArray both = '"' + QByteArray(value) + '"';
            QTest::newRow(*value ? value : "empty") << QString::fromUtf8(value) << both << both;
        };
        for (const char *value : {"x", "api.example.com", "https://h.example.com/x", "1.2.0", "1.2.0-rc.1", "-m", "a:b", "a#b",
                                  "h\xc3\xa4user \xf0\x9f\x98\x80", "x - y", "don't", "a/b~c", "nulls", "e5", "2026-11-29x"})
            plain(value);
        for (const char *value :
             {"",      "1",    "-1",   "+1.5",  "1.",   ".5",   "1e5", "0x1f", "0o7", "0b1", "1_000", "12:30", ".inf",
              "-.INF", ".nan", "true", "False", "null", "~",    "yes", "No",   "on",  "OFF", "<<",    "=",     "-",
              "- x",   "---",  "...",  "? x",   ": x",  "x: y", "x:",  "x #y", "#x",  "&x",  "*x",    "!x",    "|",
              ">",     "'x'",  "%x",   "@x",    "`x`",  " x",   "x ",  "{x}",  "[x]", ",x"})
            quoted(value);
        for (const char *value : {"a, b", "a]b", "what?", "a{b}"})
            QTest::newRow(value) << QString::fromUtf8(value) << QByteArray(value) << QByteArray('"' + QByteArray(value) + '"');
        QTest::newRow("a tab") << QStringLiteral("a\tb") << QByteArray("\"a\\tb\"") << QByteArray("\"a\\tb\"");
        QTest::newRow("a control") << QStringLiteral("a\x01") + QChar(0) << QByteArray("\"a\\x01\\x00\"")
                                   << QByteArray("\"a\\x01\\x00\"");
        QTest::newRow("a mark") << QLatin1Char('a') + QString(QChar(0xfeff)) << QByteArray("\"a\\ufeff\"")
                                << QByteArray("\"a\\ufeff\"");
        QTest::newRow("a separator") << QString(QChar(0x2028)) + QChar(0x85) << QByteArray("\"\\u2028\\x85\"")
                                     << QByteArray("\"\\u2028\\x85\"");
        QTest::newRow("lines") << QStringLiteral("a\nb\n") << QByteArray("|\n  a\n  b") << QByteArray("\"a\\nb\\n\"");
        QTest::newRow("lines with blanks behind")
            << QStringLiteral("a \nb") << QByteArray("\"a \\nb\"") << QByteArray("\"a \\nb\"");
        QTest::newRow("many breaks behind") << QStringLiteral("a\n\n") << QByteArray("\"a\\n\\n\"") << QByteArray("\"a\\n\\n\"");
        QTest::newRow("a break alone") << QStringLiteral("\n") << QByteArray("\"\\n\"") << QByteArray("\"\\n\"");
    }
    void textsAreQuotedWhereTheyMustBe()
    {
        QFETCH(QString, value);
        QFETCH(QByteArray, inBlock);
        QFETCH(QByteArray, inFlow);
        const Result<QByteArray> block = patchYaml("a: x\nb: 1\n", operation("replace", QStringLiteral("/a"), value));
        QVERIFY(block.has_value());
        QCOMPARE(*block, "a: " + inBlock + "\nb: 1\n");
        QCOMPARE(readYaml(*block)->root.toObject().value(QLatin1String("a")).toString(), value);
        const Result<QByteArray> flow = patchYaml("a: [x]\n", operation("replace", QStringLiteral("/a/0"), value));
        QVERIFY(flow.has_value());
        QCOMPARE(*flow, "a: [" + inFlow + "]\n");
        if (value.contains(QLatin1Char('/')) || value.contains(QLatin1Char('~')))
            return;
        const Result<QByteArray> key = patchYaml("a: 1\n", operation("add", QLatin1Char('/') + value, 1));
        QVERIFY(key.has_value());
        QCOMPARE(*key, "a: 1\n" + (value.contains(QLatin1Char('\n')) ? inFlow : inBlock) + ": 1\n");
        QVERIFY(readYaml(*key)->root.toObject().contains(value));
    }

    void linesAreBrokenAsTheyAre_data()
    {
        columns();
        row("carriage returns", "# h\r\na:\r\n  - x\r\n  - y\r\nb: |\r\n  p\r\n  q\r\nc: 1\r\n",
            R"([{"op":"remove","path":"/a/0"},{"op":"add","path":"/a/-","value":{"k":1,"l":2}},{"op":"replace","path":"/c","value":"r\ns"}])",
            "# h\r\na:\r\n  - y\r\n  - k: 1\r\n    l: 2\r\nb: |\r\n  p\r\n  q\r\nc: |-\r\n  r\r\n  s\r\n");
        row("no last break, removed", "a: 1\nb: 2", R"([{"op":"remove","path":"/b"}])", "a: 1");
        row("no last break, removed with returns", "a: 1\r\n# c\r\nb: 2", R"([{"op":"remove","path":"/b"}])", "a: 1");
        row("no last break, added", "a: 1\nb: 2", R"([{"op":"add","path":"/c","value":3}])", "a: 1\nb: 2\nc: 3");
        row("no last break, a mapping replaced", "a: 1\nb:\n  c: 2", R"([{"op":"replace","path":"/b","value":3}])", "a: 1\nb: 3");
        row("no last break behind a literal", "a: |\n  x\nb: 2", R"([{"op":"remove","path":"/b"}])", "a: |\n  x\n");
        row("a byte order mark",
            "\xef\xbb\xbf"
            "a: 1\nb: 2\n",
            R"([{"op":"remove","path":"/a"},{"op":"add","path":"/c","value":1}])",
            "\xef\xbb\xbf"
            "b: 2\nc: 1\n");
        row("a byte order mark before brackets", "\xef\xbb\xbf{a: 1, b: 2}", R"([{"op":"remove","path":"/a"}])",
            "\xef\xbb\xbf{b: 2}");
        row("umlauts before", "a: {\"\xc3\xa4\xf0\x9f\x98\x80\": 1, b: 2}\n",
            R"([{"op":"replace","path":"/a/b","value":"\u00fc"}])", "a: {\"\xc3\xa4\xf0\x9f\x98\x80\": 1, b: \xc3\xbc}\n");
        row("breaks that YAML alone knows", "a: \"x\xe2\x80\xa8  y\"\nb: 1\nc: 2\n", R"([{"op":"remove","path":"/b"}])",
            "a: \"x\xe2\x80\xa8  y\"\nc: 2\n");
    }
    void linesAreBrokenAsTheyAre() { check(); }

    void whatCannotBeDoneIsAnError_data()
    {
        columns();
        row("no YAML", "a: [\n", R"([{"op":"remove","path":"/a"}])", "");
        row("an anchor", "a: &x 1\nb: 2\n", R"([{"op":"remove","path":"/b"}])", "");
        row("a key twice", "a: 1\na: 2\n", R"([{"op":"remove","path":"/a"}])", "/a");
        row("no mapping", "- a\n", R"([{"op":"remove","path":"/0"}])", "");
        row("nothing", "", R"([{"op":"add","path":"/a","value":1}])", "");
        row("an operation that does not fit", "a: 1\n", R"([{"op":"remove","path":"/b"}])", "/b");
        row("the second one", "a: 1\n", R"([{"op":"replace","path":"/a","value":2},{"op":"remove","path":"/a/0"}])", "/a/0");
        row("a key that has a mark of its own", "? a\n: 1\n? b\n: 2\n", R"([{"op":"remove","path":"/a"}])", "/a");
    }
    void whatCannotBeDoneIsAnError()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, patch);
        QFETCH(QByteArray, expected);
        const Result<QByteArray> patched = patchYaml(text, array(patch));
        QVERIFY(!patched.has_value());
        QCOMPARE(patched.error().code, ErrorCode::InvalidInput);
        QCOMPARE(patched.error().subject, QString::fromUtf8(expected));
    }

    void limitsAreThoseOfTheManifest()
    {
        const QByteArray text = "a: 1\n# " + QByteArray(manifestMaxBytes - 8, 'x') + "\n";
        QCOMPARE(text.size(), manifestMaxBytes);
        QVERIFY(patchYaml(text, operation("replace", QStringLiteral("/a"), 2)).has_value());
        QVERIFY(!patchYaml(text, operation("replace", QStringLiteral("/a"), 22)).has_value());
        QVERIFY(!patchYaml(text + '\n', operation("replace", QStringLiteral("/a"), 2)).has_value());

        QJsonValue deep = 1;
        for (int level = 1; level < manifestMaxDepth; ++level)
            deep = QJsonArray{deep};
        QVERIFY(patchYaml("a: 1\n", operation("add", QStringLiteral("/b"), deep)).has_value());
        QVERIFY(!patchYaml("a: 1\n", operation("add", QStringLiteral("/b"), QJsonArray{deep})).has_value());

        QJsonArray many;
        for (int i = 0; i < yamlPatchMaxOperations; ++i)
            many.append(operation("replace", QStringLiteral("/a"), i).first());
        QCOMPARE(*patchYaml("a: x\n", many), "a: " + QByteArray::number(yamlPatchMaxOperations - 1) + '\n');
        many.append(many.last());
        QCOMPARE(patchYaml("a: x\n", many).error().code, ErrorCode::TooLarge);
    }

    void numbersKeepAllTheirDigits()
    {
        const QByteArray before = "a: {x: 1e19, y: [0.1]} # t\nb: 1\n";
        const QByteArray after = "a: {x: 10000000000000000001, y: [0.10000000000000000001]} # t\nb: -18446744073709551615\n";
        const QJsonArray patch = jsonPatchBetween(readYaml(before)->root.toObject(), readYaml(after)->root.toObject());
        QCOMPARE(patch.size(), 3);
        QCOMPARE(*patchYaml(before, patch), after);
        const QByteArray json = jsonText(QJsonDocument(patch), QJsonDocument::Compact);
        QVERIFY2(json.contains(":10000000000000000001"), json.constData());
        QCOMPARE(jsonFrom(json).array(), patch);
        QCOMPARE(*patchYaml("a: x\n", jsonFrom(R"([{"op":"replace","path":"/a","value":"\uFDD012 # x"}])").array()),
                 QByteArray("a: \"\xef\xb7\x90\x31\x32 # x\"\n"));
    }

    void everyTextEndsInTime_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("pointer");
        const QByteArray items = QByteArray("x, ").repeated(100000);
        QTest::newRow("one line in brackets") << QByteArray("a: [" + items + "x]\n") << QStringLiteral("/a/50000");
        QTest::newRow("a line each") << QByteArray("a:\n" + QByteArray("- x # c\n").repeated(40000))
                                     << QStringLiteral("/a/39999");
        QTest::newRow("deep in one line") << QByteArray("a: " + QByteArray("[").repeated(60) + items
                                                        + QByteArray("]").repeated(60))
                                          << QStringLiteral("/a") + QStringLiteral("/0").repeated(60);
        QTest::newRow("comments") << QByteArray(QByteArray("# c\n").repeated(80000) + "a: 1\nb: 1\n") << QStringLiteral("/a");
    }
    void everyTextEndsInTime()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, pointer);
        const QJsonArray patch{QJsonObject{{QStringLiteral("op"), QStringLiteral("remove")}, {QStringLiteral("path"), pointer}}};
        const std::clock_t begin = std::clock();
        QVERIFY(patchYaml(text, patch).has_value());
        // Of the processor; what is not linear takes minutes.
        QVERIFY(double(std::clock() - begin) / CLOCKS_PER_SEC < 10);
    }
};

QTEST_GUILESS_MAIN(YamlPatchTest)
#include "tst_yaml_patch.moc"
