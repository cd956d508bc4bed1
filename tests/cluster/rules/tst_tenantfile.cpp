// The tenant file: what may be left out, and everything that is wrong at once with its line.
#include "cluster/rules/HiddenValues.h"
#include "cluster/rules/RuleBook.h"
#include "cluster/rules/TenantFile.h"
#include "cluster/rules/TenantFileWriter.h"
#include "core/base/JsonNumbers.h"
#include "core/manifest/ManifestReader.h"

#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace oz0;

namespace {

const NodeFacts nodeOf(const TenantSnapshot &tenant, const char *name)
{
    return tenant.nodes.value(NodeName(QLatin1String(name)));
}

} // namespace

class TenantFileTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void onlyTheTenantIsNeeded();
    void everyKeyIsTaken();
    void windowsHasNoSandboxWhateverIsWritten();
    void manifestMayBeAPath();
    void everythingWrongIsToldAtOnce();
    void stateAndInstalledAgree_data();
    void stateAndInstalledAgree();
    void manifestsOfOtherNamesAreRefused();
    void tooLongFilesAreRefused();
    void aWrittenTenantReadsTheSame();
    void B11_noHeaderAndNoCredentialIsWritten();
    void numbersKeepAllTheirDigits();
    void U20_whatItHidesIsNotKnown_data();
    void U20_whatItHidesIsNotKnown();
};

void TenantFileTest::aWrittenTenantReadsTheSame()
{
    const auto tenant = readTenantFile(R"(tenant: t
shared_pools: false
limits: {agents_and_flows: 7, task_queues: 3}
egress: {allow: [a.example.com], deny: [b.example.com]}
secrets: [K]
mail: [m]
plugins:
  p:
    installed: {name: p, version: 1.0.0, requires: {secrets: [K]}, tools: [{id: p, server: {module: a.b}, secret_arguments: [f.a], functions: [{name: f, input: {properties: {a: {}}}}]}]}
    secrets: []
    argument_bindings: [{argument: p.f.a, secret: K}]
    rollout: true
  q: {state: first_gate, waiting: {name: q, version: 0.1.0}}
  r: {state: gate_stopped}
nodes:
  n: {online: false, os: macos, tier: 0, labels: {pool: dev}, plugins: [p], serves: [m], queues: [x], candidate: {id: 59a7b4da7db9, plugin: p, owner: "user:alice"}, gate: q, homes: 3}
  w: {os: windows}
)",
                                       {});
    QVERIFY2(tenant, qPrintable(tenant ? QString() : tenant.error().message));
    const QJsonObject written = tenantFile(*tenant);
    const auto again = readTenantFile(QJsonDocument(written).toJson(), {});
    QVERIFY2(again, qPrintable(again ? QString() : again.error().message));
    QCOMPARE(tenantFile(*again), written);
    QCOMPARE(again->nodes.value(NodeName(QStringLiteral("n"))).candidate,
             tenant->nodes.value(NodeName(QStringLiteral("n"))).candidate);
    QCOMPARE(again->plugins.value(PluginName(QStringLiteral("p"))).secrets,
             tenant->plugins.value(PluginName(QStringLiteral("p"))).secrets);
}

void TenantFileTest::B11_noHeaderAndNoCredentialIsWritten()
{
    const auto tenant = readTenantFile(
        "tenant: t\nplugins: {p: {installed: {name: p, version: 1.0.0, tools: [{id: t, remote: {url: "
        "'https://a.example/x?key=CANARY1', headers: {X-Key: CANARY2}}}]}}}\n",
        {});
    QVERIFY(tenant);
    const QByteArray written = QJsonDocument(tenantFile(*tenant)).toJson();
    QVERIFY(!written.contains("CANARY"));
    QVERIFY(written.contains("X-Key"));
    QVERIFY(readTenantFile(written, {}));
}

// Whether the file was written with numbers as numbers, or as the values that hold them here.
void TenantFileTest::numbersKeepAllTheirDigits()
{
    const auto manifest = [](const char *number) {
        return *readManifest(QByteArray("name: p\nversion: 1.0.0\nconnections: [{name: c, secret: S, token: {lifetime: ") + number
                             + "}}]\n");
    };
    TenantSnapshot live;
    live.tenant = TenantId(QStringLiteral("t"));
    live.plugins[PluginName(QStringLiteral("p"))].installed = manifest("10000000000000000001");
    live.nodes[NodeName(QStringLiteral("n"))] = {};
    const QJsonDocument file(tenantFile(live));
    QVERIFY(jsonText(file, QJsonDocument::Compact).contains("\"lifetime\":10000000000000000001"));
    for (const QByteArray &text : {file.toJson(), jsonText(file, QJsonDocument::Indented)}) {
        const auto read = readTenantFile(text, {});
        QVERIFY(read);
        QCOMPARE(tenantFile(*read), file.object());
        Question question;
        question.asker = {PrincipalId(QStringLiteral("user:a")), Role::Operator, true};
        const auto isChanged = [&](const char *number) {
            question.workingCopy = manifest(number);
            const QList<Refusal> refusals = evaluate(*read, question).refusals;
            return std::any_of(refusals.begin(), refusals.end(),
                               [](const Refusal &each) { return each.code == QLatin1String("connection.changed"); });
        };
        QVERIFY(!isChanged("1.0000000000000000001e19"));
        QVERIFY(isChanged("1e19"));
        QVERIFY(isChanged("10000000000000000000.5"));
    }
    const auto labelled = readTenantFile("tenant: t\nnodes: {n: {labels: {serial: 10000000000000000001, fine: 1.10}}}\n", {});
    QVERIFY(labelled);
    QCOMPARE(nodeOf(*labelled, "n").labels,
             (Labels{{QStringLiteral("serial"), QStringLiteral("10000000000000000001")},
                     {QStringLiteral("fine"), QStringLiteral("1.1")}}));
}

void TenantFileTest::U20_whatItHidesIsNotKnown_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QStringList>("codes");
    const auto row = [](const char *name, const QByteArray &before, const QByteArray &after, const QStringList &codes) {
        QTest::newRow(name) << before << after << codes;
    };
    row("the same", {}, {}, {});
    row("other values", "abc", "xyz", {});
    row("another order of addresses", "'https://res.example/?k=v', 'https://b.example/?k=w'",
        "'https://b.example/?k=w', 'https://res.example/?k=v'", {});
    row("spelt otherwise", "https://res.example/?k=v", "https://RES.example:443/?k=v", {});
    row("a header more", "X-Client: oz0", "X-Client: oz0, X-New: a", {QStringLiteral("tool.headers_changed")});
    row("a header of another name", "X-Client: oz0", "X-Other: oz0", {QStringLiteral("tool.headers_changed")});
    row("another path", "/mcp?", "/other?", {QStringLiteral("tool.address_changed")});
    row("another key", "mcp?key=", "mcp?token=", {QStringLiteral("tool.address_changed")});
    row("another harness", "https://r.example/?", "https://s.example/?", {QStringLiteral("harness.remote_changed")});
    row("another resource", "https://res.example/?", "https://rez.example/?", {QStringLiteral("connection.changed")});
}

// Against its own export a working copy meets what it would meet on the server, but for the values that nobody may be shown.
void TenantFileTest::U20_whatItHidesIsNotKnown()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QByteArray text(
        "name: hp\nversion: 1.0.0\nrequires: {secrets: [K]}\n"
        "tools: [{id: t, remote: {url: 'https://h.example/mcp?key=abc&z=1', headers: {X-Client: oz0, A: 'Bearer z'}}}, "
        "{id: l, server: {module: m}}]\n"
        "connections: [{name: c, secret: S, resources: ['https://res.example/?k=v', 'https://b.example/?k=w'], token: {x: "
        "12345678901234567890, y: 1.10}}]\n"
        "harnesses: [{name: r, protocol: remote, url: 'https://r.example/?key=v'}]\n");
    TenantSnapshot live;
    live.tenant = TenantId(QStringLiteral("t"));
    const auto installed = readManifest(text);
    QVERIFY2(installed, qPrintable(installed ? QString() : installed.error().message));
    live.plugins[(*installed)->name].installed = *installed;
    live.nodes[NodeName(QStringLiteral("n"))].labels = {{QStringLiteral("candidates"), QStringLiteral("allow")}};
    live.nodes[NodeName(QStringLiteral("m"))] = {};
    const auto described = readTenantFile(QJsonDocument(tenantFile(live)).toJson(), {});
    QVERIFY(described);

    if (!before.isEmpty())
        QVERIFY(text.contains(before));
    const auto working = readManifest(before.isEmpty() ? text : text.replace(before, after));
    QVERIFY(working);
    Question question;
    question.asker = {PrincipalId(QStringLiteral("user:a")), Role::Operator, true};
    question.workingCopy = *working;
    question.select = {{QStringLiteral("candidates"), QStringLiteral("allow")}};
    const FilledTenant filled = withHiddenValuesOf(*described, **working);
    QCOMPARE(filled.unknown.size(), 6);
    QStringList codes;
    for (const Refusal &refusal : evaluate(filled.tenant, question).refusals)
        codes.append(refusal.code);
    QTEST(codes, "codes");
    // A word of that spelling that no list names is a value as any other.
    TenantSnapshot literal = *described;
    literal.plugins[(*working)->name].hidden.clear();
    QVERIFY(evaluate(withHiddenValuesOf(literal, **working).tenant, question).isRefused());
}

void TenantFileTest::onlyTheTenantIsNeeded()
{
    const auto tenant = readTenantFile("tenant: default\nnodes: {a: {}, b: null}\n", {});
    QVERIFY2(tenant, qPrintable(tenant ? QString() : tenant.error().message));
    QCOMPARE(tenant->tenant.text(), QStringLiteral("default"));
    QVERIFY(tenant->sharedPools);
    QCOMPARE(tenant->limits, Limits());
    QCOMPARE(tenant->egress.allow, QStringList{QStringLiteral("*")});
    QVERIFY(nodeOf(*tenant, "b").online);
    QCOMPARE(nodeOf(*tenant, "a").tier, 1);
    QVERIFY(!readTenantFile("nodes: {}\n", {}));
    QVERIFY(!readTenantFile("- tenant\n", {}));
}

void TenantFileTest::everyKeyIsTaken()
{
    const auto tenant = readTenantFile(R"(tenant: t
shared_pools: false
limits: {agents_and_flows: 7, task_queues: 3}
egress: {allow: [a.example.com], deny: [b.example.com]}
secrets: [K]
mail: [m]
plugins:
  p:
    installed: {name: p, version: 1.0.0, requires: {secrets: [K]}}
    secrets: []
    argument_bindings: [{argument: p.f.a, secret: K}]
    rollout: true
  q: {state: first_gate, waiting: {name: q, version: 0.1.0}}
  r: {state: gate_stopped}
nodes:
  n: {online: false, os: macos, tier: 0, labels: {pool: dev, gpu: 2}, plugins: [p], serves: [llama], queues: [billing],
      candidate: {id: 59a7b4da7db9, plugin: p, owner: "user:a"}, gate: q, homes: 4}
)",
                                       {});
    QVERIFY2(tenant, qPrintable(tenant ? QString() : tenant.error().message));
    QVERIFY(!tenant->sharedPools);
    QCOMPARE(tenant->limits.taskQueues, 3);
    QCOMPARE(tenant->egress.deny, QStringList{QStringLiteral("b.example.com")});
    const PluginFacts p = tenant->plugins.value(PluginName(QStringLiteral("p")));
    QCOMPARE(p.installed->version, QStringLiteral("1.0.0"));
    QVERIFY(p.secrets && p.secrets->isEmpty());
    QCOMPARE(p.argumentBindings.first().argument, QStringLiteral("p.f.a"));
    QVERIFY(p.rollout);
    QCOMPARE(p.installed->lineOf(QStringLiteral("/requires/secrets/0")), 9);
    QVERIFY(tenant->plugins.value(PluginName(QStringLiteral("q"))).waiting);
    QCOMPARE(tenant->plugins.value(PluginName(QStringLiteral("r"))).state, PluginState::GateStopped);
    const NodeFacts n = nodeOf(*tenant, "n");
    QVERIFY(!n.online);
    QCOMPARE(n.os, NodeOs::MacOs);
    QCOMPARE(n.labels.value(QStringLiteral("gpu")), QStringLiteral("2"));
    QCOMPARE(n.candidate->owner.text(), QStringLiteral("user:a"));
    QCOMPARE(n.gate.text(), QStringLiteral("q"));
    QCOMPARE(n.homes, 4);
}

void TenantFileTest::windowsHasNoSandboxWhateverIsWritten()
{
    const auto tenant = readTenantFile("tenant: t\nnodes: {w: {os: windows, tier: 1}}\n", {});
    QVERIFY(tenant);
    QCOMPARE(nodeOf(*tenant, "w").tier, 0);
}

void TenantFileTest::manifestMayBeAPath()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("p.yaml")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("name: p\nversion: 1.0.0\n");
    file.close();
    const auto tenant = readTenantFile("tenant: t\nplugins: {p: {installed: p.yaml}}\n", folder.path());
    QVERIFY2(tenant, qPrintable(tenant ? QString() : tenant.error().message));
    QCOMPARE(tenant->plugins.value(PluginName(QStringLiteral("p"))).installed->version, QStringLiteral("1.0.0"));
    QVERIFY(!readTenantFile("tenant: t\nplugins: {p: {installed: q.yaml}}\n", folder.path()));
    QVERIFY(!readTenantFile("tenant: t\nplugins: {p: {installed: .}}\n", folder.path()));
}

void TenantFileTest::everythingWrongIsToldAtOnce()
{
    const auto tenant = readTenantFile("tenant: t\n"
                                       "nodes:\n"
                                       "  n: {colour: red, homes: -1, tier: 2}\n"
                                       "  m: {os: beos}\n"
                                       "plugins:\n"
                                       "  p: {installed: {name: p, version: one}}\n",
                                       {});
    QVERIFY(!tenant);
    QCOMPARE(tenant.error().code, ErrorCode::InvalidInput);
    QStringList places;
    for (const Error &error : tenant.error().details)
        places.append(QStringLiteral("%1 %2").arg(error.line).arg(error.subject));
    QCOMPARE(
        places,
        QStringList({QStringLiteral("3 /nodes/n/colour"), QStringLiteral("3 /nodes/n/homes"), QStringLiteral("3 /nodes/n/tier"),
                     QStringLiteral("4 /nodes/m/os"), QStringLiteral("6 /plugins/p/installed/version")}));
}

void TenantFileTest::stateAndInstalledAgree_data()
{
    QTest::addColumn<QByteArray>("plugin");
    QTest::addColumn<bool>("valid");
    QTest::newRow("installed") << QByteArray("{installed: {name: p, version: 1.0.0}}") << true;
    QTest::newRow("installed and said") << QByteArray("{state: installed, installed: {name: p, version: 1.0.0}}") << true;
    QTest::newRow("said but not there") << QByteArray("{state: installed}") << false;
    QTest::newRow("there but not said") << QByteArray("{state: first_gate, installed: {name: p, version: 1.0.0}}") << false;
    QTest::newRow("nothing") << QByteArray("{}") << false;
    QTest::newRow("waiting") << QByteArray("{waiting: {name: p, version: 1.0.0}}") << true;
    QTest::newRow("another word") << QByteArray("{state: gone}") << false;
}

void TenantFileTest::stateAndInstalledAgree()
{
    QFETCH(QByteArray, plugin);
    QFETCH(bool, valid);
    QCOMPARE(bool(readTenantFile("tenant: t\nplugins: {p: " + plugin + "}\n", {})), valid);
}

void TenantFileTest::manifestsOfOtherNamesAreRefused()
{
    QVERIFY(!readTenantFile("tenant: t\nplugins: {p: {installed: {name: q, version: 1.0.0}}}\n", {}));
}

void TenantFileTest::tooLongFilesAreRefused()
{
    QVERIFY(!readTenantFile("tenant: t\n#" + QByteArray(tenantFileMaxBytes, 'x'), {}));
}

QTEST_GUILESS_MAIN(TenantFileTest)
#include "tst_tenantfile.moc"
