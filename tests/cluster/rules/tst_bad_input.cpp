// Manifests at their limits: the rules, remedies and a preview answer in time that grows no faster than the text.
#include "cluster/rules/CopyVerdict.h"
#include "cluster/rules/InstallPreview.h"
#include "core/wire/Codec.h"
#include "tests/cluster/rules/World.h"

#include <QJsonDocument>
#include <QTest>

#include <ctime>
#include <functional>

using namespace oz0;
using namespace oz0::test;

namespace {

constexpr qsizetype almostWhole = manifestMaxBytes / 8;
constexpr double longest = 30; // seconds of the processor in a debug build; more than linear would be minutes

using Part = std::function<QByteArray(int)>;

/// As much of `each` as fits behind `head`, then `tail`.
QByteArray filled(const QByteArray &head, const Part &each, const QByteArray &tail, qsizetype most = almostWhole)
{
    QByteArray text = head;
    for (int i = 0; text.size() < most; ++i)
        text += each(i);
    return text + tail;
}

QByteArray number(int i)
{
    return QByteArray::number(i);
}

QByteArray named(const char *version, const QByteArray &more)
{
    return QByteArray("name: my-plugin\nversion: ") + version + "\n" + more;
}

const QByteArray holds = "requires: {secrets: [GREETING_KEY]}\n";

} // namespace

class BadInputTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void U19_manifestsAtTheirLimitsAreAnswered_data();
    void U19_manifestsAtTheirLimitsAreAnswered();
    void U19_deepManifestsAreAnswered();
};

void BadInputTest::U19_manifestsAtTheirLimitsAreAnswered_data()
{
    QTest::addColumn<QByteArray>("installed");
    QTest::addColumn<QByteArray>("working");
    const auto row = [](const char *name, const QByteArray &installed, const QByteArray &working) {
        QTest::newRow(name) << named("0.3.2", installed) << named("0.4.0", working);
    };
    const auto list = [](const QByteArray &head, const QByteArray &before, const QByteArray &after = ",") {
        return filled(
            head, [=](int i) { return before + number(i) + after; }, "]}\n");
    };
    row("hosts", holds, list(holds + "egress: {allow: [", "h", ".example,"));
    row("ten hosts, thousands of times", holds,
        filled(
            holds + "egress: {allow: [", [](int i) { return "h" + number(i % 10) + ".example,"; }, "]}\n", manifestMaxBytes / 2));
    row("wildcards", holds, list(holds + "egress: {allow: [", "'*.h", ".example',"));
    row("wildcards below each other", holds + "egress: {allow: ['*.example']}\n",
        holds
            + filled(
                "egress: {allow: [",
                [](int i) { return "'*." + QByteArray("a.").repeated(i % 100) + "h" + number(i) + ".example',"; },
                "], deny: ['*.example', example]}\n", almostWhole / 2));
    row("hosts denied before, wildcards now",
        holds
            + filled(
                "egress: {deny: [", [](int i) { return "h" + number(i) + ".example,"; }, "]}\n"),
        holds
            + filled(
                "egress: {allow: [", [](int i) { return "'*.example:" + number(1 + i % 65535) + "',"; },
                "], deny: ['*.example']}\n", almostWhole / 2));
    const auto agents = [](const QByteArray &lists) {
        return filled(holds + "egress: {allow: [a.example]}\nagents:\n",
                      [=](int i) { return "  - {name: a" + number(i) + QByteArray(lists).replace("#", number(i)) + "}\n"; }, {});
    };
    row("agents", holds, agents({}));
    row("agents with hosts of their own", holds, agents(", egress: {allow: [h#.example], deny: [a.example]}"));
    row("agents with hosts of their own, and hosts", holds,
        filled(
            holds + "egress:\n  allow: [a.example,", [](int i) { return "h" + number(i) + ".example,"; }, "]\n", almostWhole / 2)
            + "agents:\n"
            + filled(
                {},
                [](int i) {
                    return "  - {name: a" + number(i) + ", egress: {allow: ['*.org'], deny: [h" + number(i) + ".example]}}\n";
                },
                {}, almostWhole / 2 - 1000));
    row("agents that hand a secret out", holds, agents(", harness: {use: cli, auth: [GREETING_KEY]}"));
    const QByteArray secrets = list("requires: {secrets: [", "S");
    row("secrets", holds, secrets);
    const auto bindings = [](const char *header) {
        return filled("requires:\n  secrets: [GREETING_KEY]\n  inject:\n",
                      [=](int i) {
                          return "    - {secret: GREETING_KEY, hosts: [h" + number(i) + ".example], header: " + header
                              + ", format: x}\n";
                      },
                      {});
    };
    row("bindings", holds, bindings("X-Key"));
    row("bindings on both sides", bindings("X-Key"), bindings("X-Other"));
    const auto connections = [](const char *prefix) {
        return filled("connections:\n",
                      [=](int i) { return "  - {name: " + QByteArray(prefix) + number(i) + ", secret: S" + number(i) + "}\n"; },
                      {});
    };
    row("connections", {}, connections("c"));
    row("connections renamed", connections("c"), connections("d"));
    const auto tools = [](const char *address) {
        return filled(holds + "tools:\n",
                      [=](int i) { return "  - {id: t" + number(i) + ", remote: {url: 'https://" + address + "/'}}\n"; }, {});
    };
    row("remote tools", holds, tools("a.example"));
    row("remote tools moved", tools("a.example"), tools("b.example"));
    row("tools that go", tools("a.example"), holds);
    row("harnesses", holds,
        filled(holds + "harnesses:\n",
               [](int i) { return "  - {name: h" + number(i) + ", protocol: remote, url: 'https://h.example/'}\n"; }, {}));
    // A schema that refers to itself in rings: as many places as the one ring has meet those of the other.
    const auto rings = [](int ring) {
        return filled(
            "tools:\n  - id: t\n    server: {module: a.b}\n    functions:\n      - name: f\n        input:\n          $ref: "
            "'#/$defs/d0'\n"
            "          $defs:\n",
            [=](int i) {
                return "            d" + number(i) + ": {properties: {n: {$ref: '#/$defs/d" + number((i + 1) % ring) + "'}}}\n";
            },
            {}, almostWhole / 2);
    };
    row("schemas in rings", rings(5003), rings(5002));
    row("a schema that is itself", "tools: [{id: t, server: {module: a.b}, functions: [{name: f, input: {$ref: '#'}}]}]\n",
        "tools: [{id: t, server: {module: a.b}, functions: [{name: f, input: {properties: {a: {$ref: '#'}}}}]}]\n");
}

void BadInputTest::U19_manifestsAtTheirLimitsAreAnswered()
{
    QFETCH(QByteArray, installed);
    QFETCH(QByteArray, working);
    QVERIFY(installed.size() <= manifestMaxBytes && working.size() <= manifestMaxBytes);
    World w = world();
    w.plugin("my-plugin").installed = manifest(installed.constData());
    w.workingCopy(working.constData());
    for (const bool isInstall : {false, true}) {
        const std::clock_t start = std::clock();
        const Verdict verdict = isInstall ? previewOf(w.tenant, w.question).verdict
                                          : copyVerdict(
                                              w.tenant, w.question, {}, [](const NodeName &) { return NodePrograms(); }, true);
        const QByteArray told = QJsonDocument(toJson(verdict)).toJson(QJsonDocument::Compact);
        const double took = double(std::clock() - start) / CLOCKS_PER_SEC;
        QVERIFY2(took < longest, qPrintable(QString::number(took)));
        QVERIFY2(told.size() < 200 * 1024 * 1024, qPrintable(QString::number(told.size())));
        QVERIFY(verdict.checks > 0);
        qInfo("%s: %d refusals in %.2f s, %lld bytes of JSON", isInstall ? "preview" : "check", int(verdict.refusals.size()),
              took, (long long)told.size());
    }
}

void BadInputTest::U19_deepManifestsAreAnswered()
{
    QByteArray schema = "{type: object}";
    for (int level = 0; level < (manifestMaxDepth - 8) / 2; ++level)
        schema = "{properties: {a: " + schema + "}}";
    World w = world();
    w.plugin("my-plugin").installed = manifest(
        named("0.3.2", "tools: [{id: t, server: {module: a.b}, functions: [{name: f, input: " + schema + "}]}]\n").constData());
    w.workingCopy(named("0.4.0",
                        "tools: [{id: t, server: {module: a.b}, functions: [{name: f, input: "
                            + QByteArray(schema).replace("{type: object}", "{type: string}") + "}]}]\n")
                      .constData());
    QCOMPARE(codesOf(previewOf(w.tenant, w.question).verdict.refusals), QStringList()); // 0.4.0 is a new major version
    QVERIFY(!previewOf(w.tenant, w.question).contracts.isEmpty());
}

QTEST_GUILESS_MAIN(BadInputTest)
#include "tst_bad_input.moc"
