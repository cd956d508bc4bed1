// What is said about two manifests: in which order, what widens reach and why, and nothing hidden in it.
#include "core/manifest/DiffSummary.h"
#include "core/manifest/ManifestReader.h"
#include "core/wire/Codec.h"

#include <QFile>
#include <QJsonArray>
#include <QTest>

using namespace oz0;

namespace {

DiffInput inputOf(const QByteArray &text, const char *side)
{
    DiffInput input{{QLatin1String(side), {}, {}, !text.isEmpty()}, nullptr, text};
    if (text.isEmpty())
        return input;
    const auto manifest = readManifest(text);
    if (!manifest)
        qFatal("%s", qPrintable(manifest.error().message));
    input.manifest = *manifest;
    return input;
}

DiffSummary summaryOf(const QByteArray &before, const QByteArray &after)
{
    return summarise(PluginName(QStringLiteral("my-plugin")), inputOf(before, "installed"), inputOf(after, "candidate:1"), {});
}

QByteArray sample(const char *side)
{
    QFile file(qEnvironmentVariable("OZ0_SOURCE_DIR") + QStringLiteral("/tests/data/diff/") + QLatin1String(side)
               + QStringLiteral("/plugin.yaml"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// "section kind subject [why]" of every change, in the order told.
QStringList told(const DiffSummary &summary)
{
    QStringList lines;
    for (const DiffGroup &group : summary.groups) {
        for (const DiffEntry &entry : group.entries)
            lines.append(
                word(group.section) + QLatin1Char(' ') + word(entry.change.kind) + QLatin1Char(' ') + entry.change.subject
                + (entry.widens.isEmpty() ? QString() : QStringLiteral(" [%1]").arg(entry.widens.join(QLatin1Char(' ')))));
    }
    return lines;
}

const char head[] = "name: my-plugin\nversion: 1.0.0\n";

} // namespace

class DiffSummaryTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void U15_whatWidensReachComesFirst()
    {
        const DiffSummary summary = summaryOf(sample("before"), sample("after"));
        QCOMPARE(told(summary),
                 (QStringList{QStringLiteral("secrets added GREETING_KEY [binding_added]"),
                              QStringLiteral("secrets removed GREETING_KEY"),
                              QStringLiteral("network added collector.example.net:443 [host_added]"),
                              QStringLiteral("network removed private.files.example.com:* [deny_removed]"),
                              QStringLiteral("network added private.files.example.com:443"),
                              QStringLiteral("tools changed my_tracker [tool_headers]"), QStringLiteral("tools added my_wave"),
                              QStringLiteral("agents removed my-plugin"), QStringLiteral("agents added my_wave"),
                              QStringLiteral("identity changed ")}));
        QCOMPARE(summary.counts, (DiffCounts{5, 3, 2, 4}));
        QCOMPARE(summary.groups.size(), 10);
        QCOMPARE(summary.from.version, QStringLiteral("0.3.2"));
    }

    void U13_whatIsTreatedAsEqualIsListed()
    {
        const DiffSummary summary = summaryOf(sample("before"), sample("after"));
        QStringList equal;
        for (const ManifestChange &change : summary.equated)
            equal.append(change.where.join(QLatin1Char('/')) + QLatin1Char(' ') + word(change.likeness));
        equal.sort();
        QCOMPARE(equal,
                 (QStringList{QStringLiteral("agents/my-plugin/egress/deny empty"),
                              QStringLiteral("connections/tracker/resources spelling"), QStringLiteral("reads order"),
                              QStringLiteral("requires/secrets order")}));
    }

    void U14_noHeaderValueIsInTheJson()
    {
        const QByteArray json = canonicalJson(diffToJson(summaryOf(sample("before"), sample("after"))));
        QVERIFY(!json.contains("old-value") && !json.contains("new-value"));
        QVERIFY(json.contains("hidden 1") && json.contains("hidden 2"));
        const QByteArray url = QByteArray(sample("before")).replace("/mcp,", "/mcp?key=CANARY,");
        const QByteArray told = canonicalJson(diffToJson(summaryOf({}, url)));
        QVERIFY(!told.contains("CANARY"));
        const QByteArray inSet = QByteArray(sample("before"))
                                     .replace("[https://tracker.example.com]", "['https://tracker.example.com/?key=CANARY']");
        QVERIFY(!canonicalJson(diffToJson(summaryOf(sample("before"), inSet))).contains("CANARY"));
    }

    void U19_equalInputGivesEqualBytes()
    {
        const QByteArray once = canonicalJson(diffToJson(summaryOf(sample("before"), sample("after"))));
        for (int i = 0; i < 3; ++i)
            QCOMPARE(canonicalJson(diffToJson(summaryOf(sample("before"), sample("after")))), once);
    }

    void theSameIsNoChange()
    {
        const DiffSummary summary = summaryOf(sample("before"), sample("before"));
        QCOMPARE(summary.counts.all(), 0);
        QVERIFY(!summary.reach.isChanged());
        QVERIFY(summary.equated.isEmpty());
    }

    void nothingInstalledMakesEverythingNew()
    {
        const DiffSummary summary = summaryOf({}, sample("after"));
        QVERIFY(!summary.from.isThere);
        QCOMPARE(summary.counts.removed + summary.counts.changed, 0);
        QVERIFY(summary.counts.widens > 5);
    }

    void U24_everyWideningIsNamed_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QString>("widens");
        const auto row = [](const char *name, const char *before, const char *after, const char *widens) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(after) << QString::fromLatin1(widens);
        };
        row("a secret", "", "requires: {secrets: [K]}\n", "secret_added");
        row("a binding gone", "requires: {secrets: [K], inject: [{secret: K, hosts: [a.com], header: X, format: '{secret}'}]}\n",
            "requires: {secrets: [K]}\n", "binding_removed");
        row("a secret and its binding gone",
            "requires: {secrets: [K], inject: [{secret: K, hosts: [a.com], header: X, format: '{secret}'}]}\n", "", "");
        row("fewer hosts of a binding",
            "requires: {secrets: [K], inject: [{secret: K, hosts: [a.com, b.com], header: X, format: '{secret}'}]}\n",
            "requires: {secrets: [K], inject: [{secret: K, hosts: [a.com], header: X, format: '{secret}'}]}\n", "");
        row("a connection", "", "connections: [{name: c, secret: S}]\n", "connection_added");
        row("a connection's scope", "connections: [{name: c, secret: S}]\n", "connections: [{name: c, secret: S, scopes: [a]}]\n",
            "connection_changed");
        row("a scope less", "connections: [{name: c, secret: S, scopes: [a, b]}]\n",
            "connections: [{name: c, secret: S, scopes: [a]}]\n", "");
        row("a token's lifetime", "connections: [{name: c, secret: S, token: {lifetime: 300}}]\n",
            "connections: [{name: c, secret: S, token: {lifetime: 301}}]\n", "connection_changed");
        row("an outside harness", "", "harnesses: [{name: h, protocol: outside, command: [x]}]\n", "outside_harness");
        row("an outside harness's command", "harnesses: [{name: h, protocol: outside, command: [x]}]\n",
            "harnesses: [{name: h, protocol: outside, command: [y]}]\n", "outside_harness");
        row("a harness of the sandbox", "", "harnesses: [{name: h, protocol: stdio, command: [x]}]\n", "");
        row("a remote harness", "harnesses: [{name: h, protocol: stdio, command: [x]}]\n",
            "harnesses: [{name: h, protocol: remote, url: 'https://a.example.com/v1'}]\n",
            "remote_harness remote_harness remote_harness");
        row("an agent's auth", "requires: {secrets: [K]}\nagents: [{name: a, harness: {use: v}}]\n",
            "requires: {secrets: [K]}\nagents: [{name: a, harness: {use: v, auth: [K]}}]\n", "outside_agent");
        row("a new agent with a host", "", "agents: [{name: a, egress: {allow: [a.com]}}]\n", "host_added");
        row("a denied host let in", "agents: [{name: a, egress: {allow: ['*.a.com'], deny: [x.a.com]}}]\n",
            "agents: [{name: a, egress: {allow: ['*.a.com']}}]\n", "deny_removed");
        row("a new agent without", "", "agents: [{name: a}]\n", "");
        row("a grant", "reads: [a]\n", "reads: [a, b]\n", "grant_added");
        row("a model of a granted format", "requires: {models: [{alias: a, gateway: openai}]}\n",
            "requires: {models: [{alias: a, gateway: openai}, {alias: b, gateway: openai}]}\n", "");
        row("a sampling alias", "", "requires: {models: [{alias: a, sampling: true}]}\n", "grant_added");
        row("a mark",
            "tools: [{id: t, server: {module: m.s}, functions: [{name: f, input: {properties: {k: {type: string}}}}]}]\n",
            "tools: [{id: t, server: {module: m.s}, secret_arguments: [f.k], functions: [{name: f, input: {properties: {k: "
            "{type: "
            "string}}}}]}]\n",
            "secret_argument_added");
        row("an address", "tools: [{id: t, remote: {url: 'https://a.example.com'}}]\n",
            "tools: [{id: t, remote: {url: 'https://b.example.com'}}]\n", "tool_address");
        row("a header gone", "tools: [{id: t, remote: {url: 'https://a.example.com', headers: {X: a}}}]\n",
            "tools: [{id: t, remote: {url: 'https://a.example.com'}}]\n", "tool_headers");
        row("from remote to local", "tools: [{id: t, remote: {url: 'https://a.example.com'}}]\n",
            "tools: [{id: t, server: {module: m.s}}]\n", "tool_location");
        row("a label", "agents: [{name: a}]\n", "agents: [{name: a, labels: {x: y}}]\n", "");
        row("a description", "", "description: x\n", "");
    }
    void U24_everyWideningIsNamed()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QString, widens);
        QStringList words;
        for (const DiffGroup &group : summaryOf(head + before, head + after).groups) {
            for (const DiffEntry &entry : group.entries)
                words += entry.widens;
        }
        QCOMPARE(words.join(QLatin1Char(' ')), widens);
    }

    void sidesAreReadStrictly()
    {
        QCOMPARE(sideFromText(QStringLiteral("installed")), SideName{});
        QCOMPARE(sideFromText(QStringLiteral("candidate:59a7b4da7db9"))->id, QStringLiteral("59a7b4da7db9"));
        QCOMPARE(sideFromText(QStringLiteral("refusal:ab"))->text(), QStringLiteral("refusal:ab"));
        for (const char *text : {"", "installed:", "candidate", "candidate:", "refusal:a/b", "other:1", "candidate:a b", ":a"})
            QVERIFY2(!sideFromText(QLatin1String(text)), text);
    }
};

QTEST_GUILESS_MAIN(DiffSummaryTest)
#include "tst_diffsummary.moc"
