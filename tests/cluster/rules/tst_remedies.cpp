// Remedies end what they are offered for, alone and all together, and hold nothing that nobody may be shown.
#include "cluster/rules/Remedies.h"
#include "core/manifest/JsonPatch.h"
#include "core/manifest/YamlPatch.h"
#include "tests/cluster/rules/RuleCases.h"
#include "tests/core/manifest/RandomManifest.h"

#include <QJsonDocument>
#include <QRandomGenerator>
#include <QSet>
#include <QTest>

#include <rapidcheck.h>

using namespace oz0;
using namespace oz0::test;

namespace {

std::shared_ptr<const Manifest> manifestOf(const QJsonObject &document)
{
    YamlDocument yaml;
    yaml.root = document;
    const Result<std::shared_ptr<const Manifest>> read = manifestFromYaml(yaml, {});
    return read ? *read : nullptr;
}

World worldWith(const QJsonObject &installed, const QJsonObject &working)
{
    World w = world();
    const std::shared_ptr<const Manifest> before = manifestOf(installed);
    w.tenant.plugins.clear();
    PluginFacts &facts = w.tenant.plugins[before->name];
    facts.installed = before;
    w.question.workingCopy = manifestOf(working);
    return w;
}

// The working copy after a patch, and what the manifest's rules say of it.
Verdict after(const World &w, const QJsonArray &patch)
{
    const Result<QJsonObject> patched = applyJsonPatch(w.question.workingCopy->raw, patch);
    if (!patched)
        return {{Refusal()}, {}, 0, {}};
    Question question = w.question;
    question.workingCopy = manifestOf(*patched);
    question.digest = Digest();
    return question.workingCopy ? evaluateManifest(w.tenant, question) : Verdict{{Refusal()}, {}, 0, {}};
}

Verdict withRemedies(const World &w)
{
    Verdict verdict = w.verdict();
    addRemedies(w.tenant, w.question, verdict);
    return verdict;
}

QSet<QString> named(const Verdict &verdict)
{
    QSet<QString> names;
    for (const Refusal &refusal : verdict.refusals)
        names.insert(refusal.code + QLatin1Char(' ') + refusal.subject.name);
    return names;
}

} // namespace

class RemediesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aRefusalOfTheManifestHasItsRemedy_data();
    void aRefusalOfTheManifestHasItsRemedy();
    void whatIsNoMatterOfTheManifestHasNone();
    void severalReasonsHaveOneRemedyTogether();
    void B7_noHeaderAndNoCredentialIsPutBack();
    void K1_noFurtherFieldOfATokenIsPutBack();
    void K1_whatAConnectionLostComesBack_data();
    void K1_whatAConnectionLostComesBack();
    void T1_aToolComesOffAConnectionThoughItsAddressIsRefusedThenByAnotherCode();
    void V2_whatIsGoneComesBack();
    void B4_anAgentGoesBackToItsOwnHarness();
    void manyRefusalsCostBoundedTrials();
    void theyPassForRandomEdits();
    void numbersComeBackWithAllTheirDigits();
    void U15_otherSpellingsAreRefusedAlike();
};

void RemediesTest::aRefusalOfTheManifestHasItsRemedy_data()
{
    QTest::addColumn<int>("index");
    const QList<RuleCase> cases = ruleCases();
    for (int at = 0; at < cases.size(); ++at) {
        if (mayHaveRemedy(QLatin1String(cases.at(at).code)))
            QTest::newRow(cases.at(at).name) << at;
    }
}

void RemediesTest::aRefusalOfTheManifestHasItsRemedy()
{
    QFETCH(int, index);
    const RuleCase rule = ruleCases().at(index);
    World w = world();
    w.question.occasion = rule.occasion;
    rule.meets(w);
    const Verdict verdict = withRemedies(w);
    const QList<Refusal> met = withCode(verdict, QLatin1String(rule.code));
    QCOMPARE(met.size(), 1);
    QVERIFY2(!met.first().remedy.isEmpty(), rule.code);
    QCOMPARE(withCode(after(w, met.first().remedy), QLatin1String(rule.code)).size(), 0);
    QVERIFY(!verdict.remedy.isEmpty());
    QVERIFY(!after(w, verdict.remedy).isRefused());
}

void RemediesTest::whatIsNoMatterOfTheManifestHasNone()
{
    World w = world();
    w.node("dev-1").labels.remove(QStringLiteral("candidates"));
    const Verdict verdict = withRemedies(w);
    QCOMPARE(codesOf(verdict.refusals), QStringList{QStringLiteral("node.not_open")});
    QVERIFY(verdict.refusals.first().remedy.isEmpty());
    QVERIFY(verdict.remedy.isEmpty());
}

void RemediesTest::severalReasonsHaveOneRemedyTogether()
{
    World w = world();
    w.workingCopy("name: my-plugin\nversion: 0.4.0\nrequires:\n  secrets: [GREETING_KEY, VENDOR_KEY]\n  inject:\n"
                  "    - {secret: VENDOR_KEY, hosts: [a.example], header: X-Key, format: '{secret}'}\n"
                  "egress: {allow: [paste.example.org]}\nuses: [other-plugin]\n"
                  "tools: [{id: my_plugin, server: {module: a.b}, functions: [{name: hello}]}]\n");
    w.node("dev-1").labels.remove(QStringLiteral("candidates")); // stays refused, and is no matter of the file
    const Verdict verdict = withRemedies(w);
    QCOMPARE(verdict.refusals.size(), 5);
    QVERIFY(!verdict.remedy.isEmpty());
    const QJsonObject patched = *applyJsonPatch(w.question.workingCopy->raw, verdict.remedy);
    QVERIFY(!patched.contains(QStringLiteral("uses")));
    QVERIFY(!after(w, verdict.remedy).isRefused());
}

void RemediesTest::B7_noHeaderAndNoCredentialIsPutBack()
{
    World w = world();
    w.plugin("my-plugin").installed = manifest(
        "name: my-plugin\nversion: 0.3.2\nrequires: {secrets: [GREETING_KEY]}\n"
        "tools: [{id: t, remote: {url: 'https://a.example/x?key=CANARY1', headers: {X-Key: CANARY2}}}]\n");
    w.workingCopy(
        "name: my-plugin\nversion: 0.4.0\nrequires: {secrets: [GREETING_KEY]}\n"
        "tools: [{id: t, remote: {url: 'https://a.example/y?key=CANARY3', headers: {X-Key: CANARY4, X-New: CANARY5}}}]\n");
    const Verdict verdict = withRemedies(w);
    QCOMPARE(codesOf(verdict.refusals),
             QStringList({QStringLiteral("tool.headers_changed"), QStringLiteral("tool.address_changed")}));
    QByteArray told = QJsonDocument(verdict.remedy).toJson();
    for (const Refusal &refusal : verdict.refusals)
        told += QJsonDocument(QJsonObject{{QStringLiteral("a"), refusal.remedy},
                                          {QStringLiteral("b"), refusal.because},
                                          {QStringLiteral("c"), refusal.parameters},
                                          {QStringLiteral("d"), refusal.message}})
                    .toJson();
    QVERIFY(!told.contains("CANARY"));
}

void RemediesTest::K1_noFurtherFieldOfATokenIsPutBack()
{
    World w = world();
    w.plugin("my-plugin").installed = manifest(
        "name: my-plugin\nversion: 0.3.2\n"
        "tools: [{id: c, remote: {url: 'https://c.example/x'}, connection: k}]\n"
        "connections: [{name: k, secret: S, tools: [c], token: {client_secret: CANARY1}}]\n");
    w.workingCopy("name: my-plugin\nversion: 0.4.0\ntools: [{id: c, remote: {url: 'https://c.example/x'}}]\n");
    const Verdict verdict = withRemedies(w);
    QCOMPARE(codesOf(verdict.refusals),
             QStringList({QStringLiteral("connection.removed"), QStringLiteral("tool.connection_changed")}));
    QByteArray told = QJsonDocument(verdict.remedy).toJson();
    for (const Refusal &refusal : verdict.refusals)
        told += QJsonDocument(refusal.remedy).toJson();
    QVERIFY2(!told.contains("CANARY"), told.constData());
}

void RemediesTest::K1_whatAConnectionLostComesBack_data()
{
    QTest::addColumn<QByteArray>("working");
    QTest::newRow("a tool of another ID") << QByteArray(
        "tools: [{id: d, remote: {url: 'https://c.example/x'}, connection: k, functions: [{name: f}]}]\n"
        "connections: [{name: k, secret: S, tools: [d], scopes: [a]}]\nagents: [{name: x, tools: [d]}]\n"
        "flows: [{name: y, steps: [{tool: d.f}]}]\n");
    QTest::newRow("gone with its tool") << QByteArray("uses: []\n");
    QTest::newRow("its tool is local now") << QByteArray("tools: [{id: c, server: {module: m.n}, functions: [{name: f}]}]\n");
    QTest::newRow("another name and other scopes")
        << QByteArray("tools: [{id: c, remote: {url: 'https://c.example/x'}, connection: k2, functions: [{name: f}]}]\n"
                      "connections: [{name: k2, secret: S, tools: [c], scopes: [b]}]\n");
}

void RemediesTest::K1_whatAConnectionLostComesBack()
{
    QFETCH(QByteArray, working);
    World w = world();
    w.plugin("my-plugin").installed = manifest(
        "name: my-plugin\nversion: 0.3.2\n"
        "tools: [{id: c, remote: {url: 'https://c.example/x'}, connection: k, functions: [{name: f}]}]\n"
        "connections: [{name: k, secret: S, tools: [c], scopes: [a]}]\n");
    w.workingCopy(("name: my-plugin\nversion: 0.4.0\n" + working).constData());
    const Verdict verdict = withRemedies(w);
    QVERIFY(!verdict.refusals.isEmpty());
    for (const Refusal &refusal : verdict.refusals) {
        QVERIFY2(!refusal.remedy.isEmpty(), qPrintable(refusal.code + refusal.subject.name));
        const QString met = refusal.code + QLatin1Char(' ') + refusal.subject.name;
        QVERIFY2(!named(after(w, refusal.remedy)).contains(met), qPrintable(met));
    }
    QVERIFY(!verdict.remedy.isEmpty());
    QVERIFY(!after(w, verdict.remedy).isRefused());
}

void RemediesTest::T1_aToolComesOffAConnectionThoughItsAddressIsRefusedThenByAnotherCode()
{
    World w = world();
    w.plugin("my-plugin").installed = manifest(
        "name: my-plugin\nversion: 0.3.2\nrequires: {secrets: [GREETING_KEY]}\n"
        "tools: [{id: c, remote: {url: 'https://c.example/x'}, connection: k}, {id: d, remote: {url: 'https://d.example/x'}}]\n"
        "connections: [{name: k, secret: S, tools: [c]}]\n");
    w.workingCopy("name: my-plugin\nversion: 0.4.0\nrequires: {secrets: [GREETING_KEY]}\n"
                  "tools: [{id: c, remote: {url: 'https://c.example/x'}, connection: k}, {id: d, remote: {url: "
                  "'https://d.example/y'}, connection: k}]\n"
                  "connections: [{name: k, secret: S, tools: [c, d]}]\n");
    const Verdict verdict = withRemedies(w);
    QCOMPARE(codesOf(verdict.refusals),
             QStringList({QStringLiteral("connection.changed"), QStringLiteral("tool.connection_changed"),
                          QStringLiteral("tool.connected_address_changed")}));
    for (int at : {0, 1}) {
        const Refusal &refusal = verdict.refusals.at(at);
        QVERIFY2(!refusal.remedy.isEmpty(), qPrintable(refusal.code));
        QCOMPARE(codesOf(after(w, refusal.remedy).refusals), QStringList{QStringLiteral("tool.address_changed")});
    }
    QVERIFY(!after(w, verdict.remedy).isRefused());
}

void RemediesTest::V2_whatIsGoneComesBack()
{
    World w = world();
    w.question.occasion = Occasion::Install;
    w.plugin("my-plugin").installed = manifest(
        "name: my-plugin\nversion: 1.2.0\nrequires: {models: [{alias: fast, sampling: true}]}\n"
        "tools:\n- {id: t, server: {module: m.t}, functions: [{name: f}, {name: g, input: {required: [a]}}]}\n"
        "- {id: u, server: {module: m.u}, uses_model: fast, functions: [{name: f}]}\n"
        "- {id: c, remote: {url: 'https://c.example/x'}, connection: k, functions: [{name: f}]}\n"
        "connections: [{name: k, secret: S, tools: [c]}]\nagents: [{name: a}, {name: b}]\nflows: [{name: y}]\n");
    w.workingCopy("name: my-plugin\nversion: 1.3.0\n"
                  "tools: [{id: t, server: {module: m.t}, functions: [{name: f}]}]\nagents: [{name: a2}, {name: b}]\n");
    const Verdict verdict = withRemedies(w);
    QCOMPARE(named(verdict),
             QSet<QString>({QStringLiteral("install.contract_break t.g"), QStringLiteral("install.contract_break u"),
                            QStringLiteral("install.contract_break c"), QStringLiteral("install.contract_break a"),
                            QStringLiteral("install.contract_break y")}));
    for (const Refusal &refusal : verdict.refusals) {
        QVERIFY2(!refusal.remedy.isEmpty(), qPrintable(refusal.subject.name));
        const QString met = refusal.code + QLatin1Char(' ') + refusal.subject.name;
        QVERIFY2(!named(after(w, refusal.remedy)).contains(met), qPrintable(met));
    }
    QVERIFY(!verdict.remedy.isEmpty());
    QVERIFY(!after(w, verdict.remedy).isRefused());
    // What was there and is there has stayed as it is.
    const QJsonArray agents
        = applyJsonPatch(w.question.workingCopy->raw, verdict.remedy)->value(QStringLiteral("agents")).toArray();
    QCOMPARE(agents.size(), 3);
    QCOMPARE(agents.first().toObject().value(QStringLiteral("name")).toString(), QStringLiteral("a2"));
}

void RemediesTest::B4_anAgentGoesBackToItsOwnHarness()
{
    World w = world();
    w.plugin("my-plugin").installed = manifest(
        "name: my-plugin\nversion: 0.3.2\nrequires: {secrets: [GREETING_KEY]}\nagents: [{name: a}]\n");
    w.workingCopy("name: my-plugin\nversion: 0.4.0\nrequires: {secrets: [GREETING_KEY]}\n"
                  "harnesses: [{name: vend, protocol: outside, command: [vend]}]\n"
                  "agents: [{name: a, harness: {use: vend, auth: [GREETING_KEY]}}]\n");
    const Verdict verdict = withRemedies(w);
    QCOMPARE(codesOf(verdict.refusals),
             QStringList({QStringLiteral("agent.outside_auth_added"), QStringLiteral("harness.outside_added")}));
    const QJsonObject patched = *applyJsonPatch(w.question.workingCopy->raw, verdict.remedy);
    QVERIFY(!patched.contains(QStringLiteral("harnesses")));
    QVERIFY(!patched.value(QStringLiteral("agents")).toArray().first().toObject().contains(QStringLiteral("harness")));
}

void RemediesTest::manyRefusalsCostBoundedTrials()
{
    World w = world();
    w.plugin("my-plugin").installed = manifest("name: my-plugin\nversion: 0.3.2\nrequires: {secrets: [GREETING_KEY]}\n");
    const auto withHosts = [&w](int hosts) {
        QByteArray text = "name: my-plugin\nversion: 0.4.0\nrequires: {secrets: [GREETING_KEY]}\negress: {allow: [h.example";
        for (int at = 1; at < hosts; ++at)
            text += ", h" + QByteArray::number(at) + ".example";
        w.workingCopy((text + "]}\n").constData());
        return withRemedies(w);
    };
    const auto offered = [](const Verdict &verdict) {
        return std::count_if(verdict.refusals.begin(), verdict.refusals.end(),
                             [](const Refusal &each) { return !each.remedy.isEmpty(); });
    };
    const Verdict many = withHosts(100);
    QCOMPARE(many.refusals.size(), 100);
    QCOMPARE(offered(many), 50);
    QVERIFY(!after(w, many.remedy).isRefused());
    const Verdict tooMany = withHosts(2000);
    QCOMPARE(tooMany.refusals.size(), 2000);
    QCOMPARE(offered(tooMany), 0);
    QVERIFY(tooMany.remedy.isEmpty());
}

void RemediesTest::theyPassForRandomEdits()
{
    int refused = 0;
    int whole = 0;
    QVERIFY(rc::check([&] {
        QRandomGenerator random(*rc::gen::arbitrary<quint32>());
        const QJsonObject installed = randomManifest(random);
        QJsonObject working = randomManifest(random);
        working.insert(QStringLiteral("name"), installed.value(QStringLiteral("name")));
        World w = worldWith(installed, working);
        RC_PRE(w.question.workingCopy != nullptr);
        const Verdict verdict = withRemedies(w);
        refused += verdict.isRefused() ? 1 : 0;
        for (const Refusal &refusal : verdict.refusals) {
            if (!refusal.remedy.isEmpty())
                RC_ASSERT(withCode(after(w, refusal.remedy), refusal.code).size() < withCode(verdict, refusal.code).size());
        }
        if (!verdict.remedy.isEmpty()) {
            ++whole;
            RC_ASSERT(!after(w, verdict.remedy).isRefused());
        }
    }));
    qInfo("%d refused, %d of them with a remedy for all", refused, whole);
    QVERIFY(whole > 0);
}

void RemediesTest::numbersComeBackWithAllTheirDigits()
{
    World w = world();
    const auto text = [](const char *number) {
        return QByteArray("name: my-plugin\nversion: 0.4.0\nconnections: [{name: c, secret: S, token: {lifetime: ") + number
            + "}}]\n";
    };
    w.plugin("my-plugin").installed = manifest(text("10000000000000000001").constData());
    w.workingCopy(text("1e19").constData());
    const Verdict verdict = withRemedies(w);
    QCOMPARE(withCode(verdict, QStringLiteral("connection.changed")).size(), 1);
    QVERIFY(!verdict.remedy.isEmpty());
    QVERIFY(!after(w, verdict.remedy).isRefused());
    QCOMPARE(*patchYaml(text("1e19"), verdict.remedy), text("10000000000000000001"));
}

void RemediesTest::U15_otherSpellingsAreRefusedAlike()
{
    QVERIFY(rc::check([] {
        QRandomGenerator random(*rc::gen::arbitrary<quint32>());
        const QJsonObject installed = randomManifest(random);
        QJsonObject working = randomManifest(random);
        working.insert(QStringLiteral("name"), installed.value(QStringLiteral("name")));
        const World w = worldWith(installed, working);
        const World again = worldWith(respelled(installed, random), respelled(working, random));
        RC_ASSERT(named(w.verdict()) == named(again.verdict()));
    }));
}

QTEST_GUILESS_MAIN(RemediesTest)
#include "tst_remedies.moc"
