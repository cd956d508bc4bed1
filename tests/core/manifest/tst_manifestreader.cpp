#include "core/base/JsonNumbers.h"
#include "core/domain/Candidate.h"
#include "core/manifest/ManifestReader.h"
#include "core/manifest/ValueMask.h"

#include <QFile>
#include <QJsonArray>
#include <QTest>

#include <ctime>

using namespace oz0;

namespace {

QByteArray whole()
{
    QFile file(qEnvironmentVariable("OZ0_SOURCE_DIR") + QStringLiteral("/tests/data/manifest/whole.yaml"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const QByteArray smallest = "name: a\nversion: 1.0.0\n";

QByteArray withLine(const char *line)
{
    return smallest + line + "\n";
}

QString place(const Error &error)
{
    return QStringLiteral("%1:%2 %3").arg(error.line).arg(error.column).arg(error.subject);
}

} // namespace

class ManifestReaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aByteOrderMarkIsNoColumn()
    {
        const QByteArray mark("\xef\xbb\xbf");
        const auto manifest = readManifest(mark + "name: p\nversion: 1.0.0\n");
        QVERIFY2(manifest, manifest ? "" : qPrintable(manifest.error().message));
        QCOMPARE((*manifest)->places.value(QStringLiteral("/name")).value, (Span{1, 7, 1, 8}));
        const auto broken = readYaml(mark + "a: \x01\n");
        QVERIFY(!broken);
        QCOMPARE(broken.error().line, 1);
        QCOMPARE(broken.error().column, 4);
    }

    void aSeparatorOfYamlElevenEndsNoLine_data()
    {
        QTest::addColumn<QString>("separator");
        QTest::newRow("U+0085") << QString(QChar(0x85));
        QTest::newRow("U+2028") << QString(QChar(0x2028));
        QTest::newRow("U+2029") << QString(QChar(0x2029));
    }
    void aSeparatorOfYamlElevenEndsNoLine()
    {
        QFETCH(QString, separator);
        const QByteArray c = separator.toUtf8();
        const auto described = [&](const QByteArray &written, const QString &value, const Span &span) {
            const auto manifest = readManifest("name: p # a" + c + "mail: [m]\n# " + c
                                               + "reads: [r]\nversion: 1.0.0\ndescription: " + written + "\nuses: [q]\n");
            QVERIFY2(manifest, manifest ? "" : qPrintable(place(manifest.error()) + manifest.error().message));
            QCOMPARE((*manifest)->description, value);
            QVERIFY((*manifest)->mail.isEmpty() && (*manifest)->reads.isEmpty());
            QCOMPARE((*manifest)->places.value(QStringLiteral("/description")).value, span);
            QCOMPARE((*manifest)->lineOf(QStringLiteral("/uses/0")), span.endColumn == 1 ? span.endLine : span.endLine + 1);
        };
        const QString text = QLatin1Char('a') + separator + QStringLiteral("  b");
        described('"' + text.toUtf8() + '"', text, {4, 14, 4, 21});
        described('\'' + text.toUtf8() + '\'', text, {4, 14, 4, 21});
        described(text.toUtf8(), text, {4, 14, 4, 19});
        described(c, separator, {4, 14, 4, 15});
        described("\"\\N\\L" + c + "\\P\"", QString(QChar(0x85)) + QChar(0x2028) + separator + QChar(0x2029), {4, 14, 4, 23});
        described("|\n  a" + c + "b\n  " + c + "\n",
                  QLatin1Char('a') + separator + QStringLiteral("b\n") + separator + QLatin1Char('\n'), {4, 14, 8, 1});
        // What it says is read with it, wherever it stands.
        const auto document = readYaml("{x" + c + "y: 1, z: [" + c + ", 2]}");
        QVERIFY(document);
        QCOMPARE(document->root.toObject().value(QStringLiteral("x") + separator + QStringLiteral("y")).toInt(), 1);
        QCOMPARE(document->places.value(QStringLiteral("/z/1")).value, (Span{1, 17, 1, 18}));
        // A complaint is where the text has it.
        const auto broken = readYaml("# " + c + c + "\nb: " + c + "\x01\n");
        QVERIFY(!broken);
        QCOMPARE(place(broken.error()), QStringLiteral("2:5 "));
    }

    // What stands in for a separator while libyaml reads is no other character of the text.
    void aSeparatorIsNeverMistakenForAnotherCharacter()
    {
        const QByteArray separator("\xe2\x80\xa8");
        char32_t codes[] = {0xf0000, 0xf0001, 0xf0002};
        const QString others = QString::fromUcs4(codes, 3);
        for (const QByteArray &written : {others.toUtf8(), QByteArray("\\U000F0000\\U000f0001\\U000F0002")}) {
            const auto document = readYaml("\"" + written + separator + "\"");
            QVERIFY(document);
            QCOMPARE(document->root.toString(), others + QChar(0x2028));
        }
        // The last two that are free are each taken once.
        const auto everythingBut = [](char32_t from, char32_t to) {
            QList<char32_t> all;
            for (char32_t code = 0x10000; code <= 0x10fffd; ++code) {
                if (code < from || code > to)
                    all.append(code);
            }
            return QString::fromUcs4(all.constData(), all.size()).toUtf8();
        };
        const QByteArray crowd = "# " + everythingBut(0xf0005, 0xf0006) + "\nx: \"a\xc2\x85" + separator + "\"\n";
        const auto crowded = readYaml(crowd, crowd.size());
        QVERIFY(crowded);
        QCOMPARE(crowded->root.toObject().value(QStringLiteral("x")).toString(),
                 QStringLiteral("a") + QChar(0x85) + QChar(0x2028));
        // A text of all characters has none to spare, and is refused instead of being read wrongly.
        const QByteArray everything = "\"" + everythingBut(1, 0) + separator + "\"";
        const auto refused = readYaml(everything, everything.size());
        QVERIFY(!refused);
        QCOMPARE(place(refused.error()), QStringLiteral("1:1 "));
    }

    void readsEverySection()
    {
        const auto manifest = readManifest(whole());
        QVERIFY2(manifest, manifest ? "" : qPrintable(place(manifest.error()) + manifest.error().message));
        const Manifest &m = **manifest;
        QCOMPARE(m.name.text(), QStringLiteral("weather"));
        QCOMPARE(m.version, QStringLiteral("2.1.0-rc.1+build.7"));
        QCOMPARE(m.requires_.secrets.size(), 3);
        QCOMPARE(m.requires_.secretsFrom.value(QStringLiteral("STATION_KEY")), QStringLiteral("file"));
        QCOMPARE(m.requires_.inject.first().hosts.last(), QStringLiteral("*.weather.example:8443"));
        QCOMPARE(m.requires_.inject.first().format, QStringLiteral("Bearer {secret}"));
        QVERIFY(m.requires_.models.first().sampling);
        QCOMPARE(m.requires_.models.last().gateway, QStringLiteral("openai"));
        QCOMPARE(m.egress.deny, QStringList{QStringLiteral("secret.tiles.example")});
        QCOMPARE(m.connections.first().token.value(QLatin1String("lifetime")).toInteger(), 300);
        QCOMPARE(m.connections.first().token.size(), 4);
        QVERIFY(!m.tools.first().isRemote());
        QVERIFY(m.tools.last().isRemote());
        QCOMPARE(m.tools.last().headers.value(QStringLiteral("X-Client")), QStringLiteral("oz0"));
        QCOMPARE(m.tools.first().functions.first().input.value(QLatin1String("required")).toArray().first().toString(),
                 QStringLiteral("station"));
        QCOMPARE(m.harnesses.size(), 3);
        QCOMPARE(m.agents.first().auth, QStringList{QStringLiteral("VENDOR_KEY")});
        QCOMPARE(m.agents.first().labels,
                 (Labels{{QStringLiteral("tier"), QStringLiteral("1")}, {QStringLiteral("fast"), QStringLiteral("true")}}));
        QCOMPARE(m.flows.first().steps.first().tool, QStringLiteral("stations.read"));
        QCOMPARE(m.tools.last().path, QStringLiteral("/tools/1"));
        QCOMPARE(qualifiedFunctions(m), (QStringList{QStringLiteral("stations.read"), QStringLiteral("forecasts.tomorrow")}));
    }

    void everyKeyAndValueHasItsPlace()
    {
        const auto manifest = readManifest(whole());
        QVERIFY(manifest.has_value());
        const auto &places = (*manifest)->places;
        QCOMPARE(places.value(QStringLiteral("/name")).key, (Span{2, 1, 2, 5}));
        QCOMPARE(places.value(QStringLiteral("/name")).value, (Span{2, 7, 2, 14}));
        QCOMPARE(places.value(QStringLiteral("/description")).value, (Span{4, 14, 4, 34}));
        QCOMPARE(places.value(QStringLiteral("/requires/secrets/1")).value, (Span{6, 26, 6, 36}));
        QCOMPARE(places.value(QStringLiteral("/egress/allow/1")).key, (Span{16, 5, 16, 6}));
        QCOMPARE(places.value(QStringLiteral("/egress/allow/1")).value, (Span{16, 7, 16, 29}));
        QCOMPARE(places.value(QStringLiteral("/egress")).value, (Span{14, 3, 17, 31}));
        QCOMPARE((*manifest)->lineOf(QStringLiteral("/tools/1/connection")), 43);
        QCOMPARE((*manifest)->lineOf(QStringLiteral("/nowhere")), 0);
    }

    void scalarsFollowTheCoreSchema_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QJsonValue>("value");
        const auto row = [](const char *text, const QJsonValue &value) { QTest::newRow(text) << QByteArray(text) << value; };
        row("no", QStringLiteral("no"));
        row("yes", QStringLiteral("yes"));
        row("~", QJsonValue::Null);
        row("", QJsonValue::Null);
        row("Null", QJsonValue::Null);
        row("nUll", QStringLiteral("nUll"));
        row("True", true);
        row("FALSE", false);
        row("012", 12);
        row("0o17", 15);
        row("0x1F", 31);
        row("0x0x1F", QStringLiteral("0x0x1F"));
        row("0b11", QStringLiteral("0b11"));
        row("1_000", QStringLiteral("1_000"));
        row("-7", -7);
        row("9223372036854775807", qint64(9223372036854775807));
        row("18446744073709551615", jsonFrom("[18446744073709551615]").array().first());
        row("0xffffffffffffffff", jsonFrom("[18446744073709551615]").array().first());
        row("0x7fffffffffffffff", qint64(9223372036854775807));
        row("!!int '10000000000000000001'", jsonFrom("[10000000000000000001]").array().first());
        row("'10000000000000000001'", QStringLiteral("10000000000000000001"));
        row("-0.0", 0);
        row("1e3", 1000);
        row(".5", 0.5);
        row("1.", 1.0);
        row("1.2.3", QStringLiteral("1.2.3"));
        row("12:30:45", QStringLiteral("12:30:45"));
        row("2024-01-01", QStringLiteral("2024-01-01"));
        row("'12'", QStringLiteral("12"));
        row("!!str 12", QStringLiteral("12"));
        row("! 12", QStringLiteral("12"));
        row("!!float 12", 12.0);
        row("!!int '12'", 12);
        row("|-\n  two\n  lines", QStringLiteral("two\nlines"));
    }
    void scalarsFollowTheCoreSchema()
    {
        QFETCH(QByteArray, text);
        QFETCH(QJsonValue, value);
        const auto document = readYaml("key: " + text + "\n");
        QVERIFY2(document, document ? "" : qPrintable(document.error().message));
        QCOMPARE(document->root.toObject().value(QLatin1String("key")), value);
    }

    void aNumberIsNoTextHoweverLong()
    {
        const auto version = readManifest("name: p\nversion: 10000000000000000001\n");
        QVERIFY(!version);
        QVERIFY2(version.error().message.contains(QLatin1String("is a number; write it in quotes")),
                 qPrintable(version.error().message));
        const auto posing = readManifest("name: p\nversion: 1.0.0\ndescription: \"\\uFDD010000000000000000001\"\n");
        QVERIFY(!posing);
        QCOMPARE(posing.error().line, 3);
    }

    void yamlIsRefusedWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("places");
        const auto row = [](const char *name, const QByteArray &text, const QStringList &places) {
            QTest::newRow(name) << text << places;
        };
        row("duplicate keys, each", "a: 1\nb: {x: 1, x: 2}\na: 3\n", {QStringLiteral("2:11 /b/x"), QStringLiteral("3:1 /a")});
        row("anchor and alias", "a: &here 1\nb: *here\n", {QStringLiteral("1:4 "), QStringLiteral("2:4 ")});
        row("foreign tag", "a: !!binary aGk=\n", {QStringLiteral("1:4 ")});
        row("own tag", "a: !mine {}\n", {QStringLiteral("1:4 ")});
        row("tag of another type", "a: !!int word\n", {QStringLiteral("1:4 /a")});
        row("two documents", "a: 1\n---\nb: 1\n", {QStringLiteral("2:1 ")});
        row("a key that is a list", "? [1]\n: x\n", {QStringLiteral("1:3 ")});
        row("not a number of JSON", "a: .inf\nb: .NaN\n", {QStringLiteral("1:4 /a"), QStringLiteral("2:4 /b")});
        row("out of range", "a: 1e999\n", {QStringLiteral("1:4 /a")});
        row("out of every range", "a: 1e999999999\nb: [-1e-999999999]\n", {QStringLiteral("1:4 /a"), QStringLiteral("2:5 /b/0")});
        row("too many digits", "a: 0." + QByteArray(2000, '3') + "\n", {QStringLiteral("1:4 /a")});
        row("hexadecimal out of range", "a: 0x1" + QByteArray(300, '0') + "\n", {QStringLiteral("1:4 /a")});
        row("syntax", "a: [1, 2\nb: 3\n", {QStringLiteral("2:2 ")});
        row("not UTF-8", "a: 1\nb: \"\xff\"\n", {QStringLiteral("2:5 ")});
        row("NUL", QByteArray("a: 1\nb\0: 1\n", 11), {QStringLiteral("2:2 ")});
    }
    void yamlIsRefusedWithItsPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, places);
        const auto document = readYaml(text);
        QVERIFY(!document);
        QStringList found;
        for (const Error &detail : document.error().details)
            found.append(place(detail));
        QCOMPARE(found, places);
    }

    void limitsHoldToTheByteAndLevel()
    {
        const auto nested = [](int levels) { return QByteArray(levels, '[') + QByteArray(levels, ']'); };
        QVERIFY(readYaml(nested(manifestMaxDepth)).has_value());
        const auto tooDeep = readYaml(nested(manifestMaxDepth + 1));
        QVERIFY(!tooDeep);
        QCOMPARE(tooDeep.error().column, manifestMaxDepth + 1);

        const QByteArray filled = "a: 1\n#" + QByteArray(manifestMaxBytes - 6, 'x');
        QVERIFY(readYaml(filled).has_value());
        const auto tooLong = readYaml(filled + "x");
        QVERIFY(!tooLong);
        QCOMPARE(place(tooLong.error()), QStringLiteral("2:%1 ").arg(manifestMaxBytes - 4));
    }

    void smallestManifestIsValid()
    {
        const auto manifest = readManifest(smallest);
        QVERIFY(manifest.has_value());
        QCOMPARE((*manifest)->agents.size(), 0);
        QVERIFY(readManifest(withLine("requires:\ntools:\negress: ~")).has_value());
    }

    void manifestIsRefusedWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("place");
        const auto row = [](const char *name, const QByteArray &text, const char *where) {
            QTest::newRow(name) << text << QString::fromLatin1(where);
        };
        row("empty", "", "1:1 ");
        row("a list", "- a\n", "1:1 ");
        row("no name", "version: 1.0.0\n", "1:1 ");
        row("no version", "name: a\n", "1:1 ");
        row("capital in the name", "name: Aa\nversion: 1.0.0\n", "1:7 /name");
        row("name of 64", "name: " + QByteArray(64, 'a') + "\nversion: 1.0.0\n", "1:7 /name");
        row("version is a number", "name: a\nversion: 1.0\n", "2:10 /version");
        row("version with v", "name: a\nversion: v1.0.0\n", "2:10 /version");
        row("version with a leading zero", "name: a\nversion: 1.01.0\n", "2:10 /version");
        row("pre-release with a leading zero", "name: a\nversion: 1.0.0-01\n", "2:10 /version");
        row("unknown key", withLine("tool: []"), "3:1 /tool");
        row("unknown key deep down",
            withLine("requires: {inject: [{secret: S, host: h.example, hosts: [h.example]}], secrets: [S]}"),
            "3:33 /requires/inject/0/host");
        row("list is a text", withLine("uses: geo"), "3:7 /uses");
        row("entry is a number", withLine("mail: [7]"), "3:8 /mail/0");
        row("delivery of an unknown secret", withLine("requires: {secrets_from: {S: env}}"), "3:27 /requires/secrets_from/S");
        row("delivery by post", withLine("requires: {secrets: [S], secrets_from: {S: post}}"), "3:44 /requires/secrets_from/S");
        row("delivery by nothing", withLine("requires: {secrets: [S], secrets_from: {S: ''}}"), "3:44 /requires/secrets_from/S");
        row("binding of an unknown secret", withLine("requires: {inject: [{secret: S, hosts: [h.example]}]}"),
            "3:30 /requires/inject/0/secret");
        row("binding without a secret", withLine("requires: {inject: [{header: X, hosts: [h.example]}]}"),
            "3:21 /requires/inject/0");
        row("binding with a broken header",
            withLine("requires: {secrets: [S], inject: [{secret: S, header: 'a b', hosts: [h.example]}]}"),
            "3:55 /requires/inject/0/header");
        row("binding without a host", withLine("requires: {secrets: [S], inject: [{secret: S}]}"), "3:35 /requires/inject/0");
        row("binding with an empty list of hosts", withLine("requires: {secrets: [S], inject: [{secret: S, hosts: []}]}"),
            "3:35 /requires/inject/0");
        row("binding with hosts of nothing", withLine("requires: {secrets: [S], inject: [{secret: S, hosts: ~}]}"),
            "3:35 /requires/inject/0");
        row("any host", withLine("egress: {allow: ['*']}"), "3:18 /egress/allow/0");
        row("host with a scheme", withLine("egress: {deny: ['https://a.example']}"), "3:17 /egress/deny/0");
        row("sampling is a text", withLine("requires: {models: [{alias: a, sampling: sure}]}"),
            "3:42 /requires/models/0/sampling");
        row("tool without a location", withLine("tools: [{id: t}]"), "3:9 /tools/0");
        row("tool with two locations", withLine("tools: [{id: t, server: {module: m}, remote: {url: 'https://a.example'}}]"),
            "3:9 /tools/0");
        row("tool ID with a dot", withLine("tools: [{id: a.b, server: {module: m}}]"), "3:14 /tools/0/id");
        row("two tools of one ID", withLine("tools: [{id: t, server: {module: m}}, {id: t, server: {module: n}}]"),
            "3:44 /tools/1/id");
        row("module that is code", withLine("tools: [{id: t, server: {module: 'm; import os'}}]"), "3:34 /tools/0/server/module");
        row("remote URL of a file", withLine("tools: [{id: t, remote: {url: 'file:///etc/passwd'}}]"),
            "3:31 /tools/0/remote/url");
        row("remote URL with a password", withLine("tools: [{id: t, remote: {url: 'https://u:p@a.example'}}]"),
            "3:31 /tools/0/remote/url");
        row("header with a line break", withLine("tools: [{id: t, remote: {url: 'https://a.example', headers: {X: \"a\\nb\"}}}]"),
            "3:65 /tools/0/remote/headers/X");
        row("header in two spellings",
            withLine("tools: [{id: t, remote: {url: 'https://a.example', headers: {X-A: a, x-a: b}}}]"),
            "3:70 /tools/0/remote/headers/x-a");
        row("unknown model", withLine("tools: [{id: t, server: {module: m}, uses_model: fast}]"), "3:50 /tools/0/uses_model");
        row("mark without a function", withLine("tools: [{id: t, server: {module: m}, secret_arguments: [f.a]}]"),
            "3:57 /tools/0/secret_arguments/0");
        row("mark without an argument",
            withLine("tools: [{id: t, server: {module: m}, secret_arguments: [f.a], functions: [{name: f, input: {properties: "
                     "{b: {}}}}]}]"),
            "3:57 /tools/0/secret_arguments/0");
        row("two functions of one name", withLine("tools: [{id: t, server: {module: m}, functions: [{name: f}, {name: f}]}]"),
            "3:68 /tools/0/functions/1/name");
        row("contract is a text", withLine("tools: [{id: t, server: {module: m}, functions: [{name: f, input: any}]}]"),
            "3:67 /tools/0/functions/0/input");
        row("tool with an unknown connection", withLine("tools: [{id: t, remote: {url: 'https://a.example'}, connection: c}]"),
            "3:65 /tools/0/connection");
        row("connection that does not name its tool",
            withLine("connections: [{name: c}]\ntools: [{id: t, remote: {url: 'https://a.example'}, connection: c}]"),
            "4:65 /tools/0/connection");
        row("tool that does not name its connection",
            withLine("connections: [{name: c, tools: [t]}]\ntools: [{id: t, remote: {url: 'https://a.example'}}]"),
            "3:33 /connections/0/tools/0");
        row("connection with an unknown tool", withLine("connections: [{name: c, tools: [t]}]"), "3:33 /connections/0/tools/0");
        row("local tool with a connection",
            withLine("connections: [{name: c, tools: [t]}]\ntools: [{id: t, server: {module: m}, connection: c}]"),
            "4:50 /tools/0/connection");
        row("token with a list", withLine("connections: [{name: c, token: {scopes: [a]}}]"), "3:41 /connections/0/token/scopes");
        row("harness called builtin", withLine("harnesses: [{name: builtin, protocol: stdio}]"), "3:20 /harnesses/0/name");
        row("harness with another protocol", withLine("harnesses: [{name: h, protocol: smtp}]"), "3:33 /harnesses/0/protocol");
        row("auth of builtin", withLine("requires: {secrets: [S]}\nagents: [{name: x, harness: {use: builtin, auth: [S]}}]"),
            "4:50 /agents/0/harness/auth");
        row("auth of an own stdio harness",
            withLine("requires: {secrets: [S]}\nharnesses: [{name: h}]\nagents: [{name: x, harness: {use: h, auth: [S]}}]"),
            "5:44 /agents/0/harness/auth");
        row("auth of an unknown secret", withLine("agents: [{name: x, harness: {use: cli, auth: [S]}}]"),
            "3:47 /agents/0/harness/auth/0");
        row("agent with an unknown tool", withLine("agents: [{name: x, tools: [t]}]"), "3:28 /agents/0/tools/0");
        row("agent and flow of one name", withLine("agents: [{name: x}]\nflows: [{name: x}]"), "4:16 /flows/0/name");
        row("label that is a fraction", withLine("agents: [{name: x, labels: {v: 1.10}}]"), "3:32 /agents/0/labels/v");
        row("step of an unknown function",
            withLine("tools: [{id: t, server: {module: m}}]\nflows: [{name: x, steps: [{tool: t.f}]}]"),
            "4:34 /flows/0/steps/0/tool");
        row("alias, told once", withLine("uses: &a [b]\nmail: *a"), "3:7 ");
    }
    void manifestIsRefusedWithItsPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, place);
        const auto manifest = readManifest(text);
        QVERIFY(!manifest);
        QCOMPARE(manifest.error().code, ErrorCode::InvalidManifest);
        QVERIFY(!manifest.error().details.isEmpty());
        QCOMPARE(::place(manifest.error().details.first()), place);
    }

    void U14_noComplaintRepeatsAHeadersValueOrACredential_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        const auto headers = [](const QByteArray &written) {
            return withLine("tools:\n- id: t\n  remote:\n    url: https://x.example\n    headers: " + written);
        };
        QTest::newRow("an alias") << headers("{X-Api-Key: *CANARY}") << 7;
        QTest::newRow("an anchor") << headers("{X-Api-Key: &CANARY x}") << 7;
        QTest::newRow("an anchor of all") << headers("&CANARY {X-Api-Key: x}") << 7;
        QTest::newRow("a tag") << headers("{X-Api-Key: !CANARY x}") << 7;
        QTest::newRow("a tag alone") << headers("\n      Authorization: !CANARY") << 8;
        QTest::newRow("a space forgotten") << headers("{X-Api-Key:CANARY}") << 7;
        QTest::newRow("a name forgotten") << headers("{CANARY}") << 7;
        QTest::newRow("an equals sign") << headers("{X-Api-Key=CANARY: }") << 7;
        QTest::newRow("deeper") << headers("{X-Api-Key: {CANARY: 1, CANARY: 2}}") << 7;
        QTest::newRow("a second time") << headers("{'Bearer CANARY': 1, 'Bearer CANARY': 2}") << 7;
        QTest::newRow("a tag with an address") << withLine("uses: !<https://u:CANARY@h.example/x> [a]") << 3;
        QTest::newRow("an unknown key") << withLine("https://u:CANARY@h.example/x?k=CANARY: 1") << 3;
        QTest::newRow("an unknown long key") << withLine("https://u:" + QByteArray(90, 'x') + "CANARY@h.example/x: 1") << 3;
        QTest::newRow("a key of another's") << withLine(
            "uses: {https://u:CANARY@h.example/x: 1, https://u:CANARY@h.example/x: 1}")
                                            << 3;
        QTest::newRow("a name") << withLine("agents: [{name: x, tools: ['https://u:CANARY@h.example/x']}]") << 3;
    }
    void U14_noComplaintRepeatsAHeadersValueOrACredential()
    {
        QFETCH(QByteArray, text);
        const auto manifest = readManifest(text);
        QVERIFY(!manifest);
        const QList<Error> details = manifest.error().details;
        QVERIFY(!details.isEmpty());
        for (const Error &detail : details + QList<Error>{manifest.error()}) {
            const QString told = detail.message + QLatin1Char(' ') + detail.subject;
            QVERIFY2(!told.contains(QLatin1String("CANARY")) && !told.contains(QLatin1String("xxx")), qPrintable(told));
        }
        QTEST(details.first().line, "line");
        // No view of the text shows it either.
        ValueMask mask({}, text);
        const QByteArray masked = mask.manifestText(text);
        QVERIFY2(!masked.contains("CANARY"), masked.constData());
    }

    void anUnknownKeyNamesTheKnownOnesAndTheNearest_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("message");
        QTest::newRow("near") << withLine("egress: {alow: []}")
                              << QStringLiteral("the key alow is not known here; did you mean allow? (known: allow, deny)");
        QTest::newRow("another") << withLine("egress: {hosts: []}")
                                 << QStringLiteral("the key hosts is not known here (known: allow, deny)");
        QTest::newRow("case and hyphen") << withLine("requires: {Secrets-From: {}}")
                                         << QStringLiteral("the key Secrets-From is not known here; did you mean secrets_from? "
                                                           "(known: secrets, secrets_from, inject, models)");
        QTest::newRow("short words are not near")
            << withLine("requires: {inject: [{secret: S, hosts: [h.example], hat: h}], secrets: [S]}")
            << QStringLiteral("the key hat is not known here (known: secret, hosts, header, format)");
    }
    void anUnknownKeyNamesTheKnownOnesAndTheNearest()
    {
        QFETCH(QByteArray, text);
        const auto manifest = readManifest(text);
        QVERIFY(!manifest);
        QTEST(manifest.error().details.first().message, "message");
    }

    void everythingIsSaidAtOnceInTheOrderOfTheText()
    {
        const auto manifest = readManifest("name: A\nversion: 1\nuses: [b, b: 1]\ncolour: red\nmail: &m [c]\nname: c\n");
        QVERIFY(!manifest);
        QStringList found;
        for (const Error &detail : manifest.error().details)
            found.append(place(detail));
        QCOMPARE(found,
                 (QStringList{QStringLiteral("1:7 /name"), QStringLiteral("2:10 /version"), QStringLiteral("3:11 /uses/1"),
                              QStringLiteral("4:1 /colour"), QStringLiteral("5:7 "), QStringLiteral("6:1 /name")}));
        QVERIFY(manifest.error().message.endsWith(QStringLiteral("(and 5 more)")));
    }

    void manifestInsideAnotherDocumentKeepsItsLines()
    {
        const auto document = readYaml(
            "plugins:\n  a/b:\n    installed:\n      name: a\n      version: 1.0.0\n      uses: [c]\n");
        QVERIFY(document.has_value());
        const auto manifest = manifestFromYaml(*document, QStringLiteral("/plugins/a~1b/installed"));
        QVERIFY(manifest.has_value());
        QCOMPARE((*manifest)->lineOf(QStringLiteral("/uses/0")), 6);
        QVERIFY(!manifestFromYaml(*document, QStringLiteral("/plugins/nothing")));
    }

    void Q1_poolsFollowSelectorAndLabels()
    {
        const auto manifest = readManifest(
            withLine("agents: [{name: x}, {name: y, labels: {}}, {name: z, node_selector: {pool: dev}}]\nflows: [{name: f}]"));
        QVERIFY(manifest.has_value());
        QStringList shared{QStringLiteral("pool.") + poolFor({}, {}),
                           QStringLiteral("pool.") + poolFor({{QStringLiteral("pool"), QStringLiteral("dev")}}, {})};
        shared.sort();
        QCOMPARE(poolsOf(**manifest, true), shared);
        QCOMPARE(poolsOf(**manifest, false),
                 (QStringList{QStringLiteral("agent.x"), QStringLiteral("agent.y"), QStringLiteral("agent.z"),
                              QStringLiteral("flow.f")}));
    }

    void hostileTextsCostLinearTime_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto repeated = [](const QByteArray &part, const QByteArray &head = {}) {
            return head + part.repeated((manifestMaxBytes - head.size()) / part.size());
        };
        QTest::newRow("many keys") << [] {
            QByteArray text;
            for (int i = 0; text.size() < manifestMaxBytes - 20; ++i)
                text += "k" + QByteArray::number((i * 7919) % 100003) + ": 1\n";
            return text;
        }();
        QTest::newRow("brackets") << repeated("[");
        QTest::newRow("braces") << repeated("{a: ");
        QTest::newRow("flow list") << repeated("a,", "[");
        QTest::newRow("questions") << repeated("? ");
        QTest::newRow("dashes") << repeated("- ");
        QTest::newRow("quote") << repeated("''", "a: '");
        QTest::newRow("anchors") << repeated("&a ");
        QTest::newRow("dots in a mark") << repeated("a.", "name: a\nversion: 1.0.0\ntools: [{id: t, secret_arguments: [");
        QTest::newRow("long explicit keys, deep") << [] {
            QByteArray text;
            for (int i = 0; i < 60; ++i)
                text += "{? " + QByteArray(8000, char('a' + i % 26)) + " : ";
            text += "[" + QByteArray("1,").repeated(200000) + "1]";
            return text + QByteArray(60, '}');
        }();
        QTest::newRow("long keys, deep") << [] {
            QByteArray text;
            for (int i = 0; i < 60; ++i)
                text += "{" + QByteArray(8000, char('a' + i % 26)) + ": ";
            text += "[" + QByteArray("1,").repeated(200000) + "1]";
            return text + QByteArray(60, '}');
        }();
    }
    void hostileTextsCostLinearTime()
    {
        QFETCH(QByteArray, text);
        const std::clock_t begin = std::clock();
        QVERIFY(!readManifest(text));
        const double seconds = double(std::clock() - begin)
            / CLOCKS_PER_SEC; // of the processor, so that a busy machine does not matter
        QVERIFY2(seconds < 20, qPrintable(QString::number(seconds)));
    }
};

QTEST_GUILESS_MAIN(ManifestReaderTest)
#include "tst_manifestreader.moc"
