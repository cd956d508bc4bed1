// X1–X6: which changesets the platform tries, and where.
#include "cluster/rules/Changeset.h"
#include "tests/cluster/rules/RuleCases.h"
#include "tests/core/manifest/RandomManifest.h"

#include <QJsonDocument>
#include <QTest>

#include <rapidcheck.h>

using namespace oz0;
using namespace oz0::test;

namespace {

constexpr char improverYaml[] = "name: improver\nversion: 1.0.0\nreads: [jobs, results]\n";

/// world(), with a plugin that may read results and made a changeset which changes nothing that matters.
struct Made
{
    World w = world();
    ChangesetCase changeset;

    Made()
    {
        w.plugin("improver").installed = manifest(improverYaml);
        changeset.id = QStringLiteral("cs-7");
        changeset.job = QStringLiteral("j-12");
        changeset.jobPlugin = PluginName(QStringLiteral("improver"));
        changeset.workingCopy = w.question.workingCopy;
        changeset.meant = {{QStringLiteral("plugin.yaml"), 10, QStringLiteral("aa"), false},
                           {QStringLiteral("src/a.py"), 20, QStringLiteral("bb"), true}};
        changeset.there = changeset.meant;
    }

    void sides(const QByteArray &installed, const QByteArray &working)
    {
        w.plugin("my-plugin").installed = manifest(("name: my-plugin\nversion: 0.3.2\n" + installed).constData());
        changeset.workingCopy = manifest(("name: my-plugin\nversion: 0.4.0\n" + working).constData());
    }
    QStringList reasons() const
    {
        QStringList reasons;
        for (const Refusal &refusal : changesetWidens(w.tenant, changeset)) {
            for (const QJsonValue &each : refusal.because)
                reasons.append(each.toObject().value(QStringLiteral("reason")).toString());
        }
        return reasons;
    }
    ChangesetAnswer answer() const { return judgeChangeset(w.tenant, changeset); }
};

const QByteArray bound = "requires: {secrets: [GREETING_KEY], inject: [{secret: GREETING_KEY, hosts: [api.example.com], header: "
                         "Authorization, format: \"Bearer {secret}\"}]}\n";

} // namespace

class ChangesetTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void X1_onlyTheChangesetOfAJobThatMayReadResultsIsTried();
    void X2_eachFileIsHeldToBaseAndPatch();
    void X3_whatWidensIsNotTried_data();
    void X3_whatWidensIsNotTried();
    void X3_aBindingDroppedOrChangedWidens();
    void X3_nothingInstalledWidensAlways();
    void X3_whatAnOperatorMayNotTryThePlatformDoesNot();
    void X3_otherSpellingsWidenNothing();
    void X3_reasonsNameNoHeaderAndNoCredential();
    void X4_onlyOpenSandboxedNodesOtherThanTheJobsOwn();
    void X6_withoutSuchANodeTheApprovalSaysWhy();
};

void ChangesetTest::X1_onlyTheChangesetOfAJobThatMayReadResultsIsTried()
{
    Made made;
    QVERIFY(isChangesetChecked(made.w.tenant, made.changeset));
    made.w.plugin("improver").installed = manifest("name: improver\nversion: 1.0.0\nreads: [jobs]\n");
    QVERIFY(!isChangesetChecked(made.w.tenant, made.changeset));
    made.w.tenant.plugins.remove(PluginName(QStringLiteral("improver")));
    QVERIFY(!isChangesetChecked(made.w.tenant, made.changeset));
    Made first;
    first.w.plugin("my-plugin").state = PluginState::FirstGate;
    QVERIFY(!isChangesetChecked(first.w.tenant, first.changeset));
}

void ChangesetTest::X2_eachFileIsHeldToBaseAndPatch()
{
    Made made;
    QVERIFY(!made.answer().verdict.isRefused());
    made.changeset.there = {{QStringLiteral("plugin.yaml"), 10, QStringLiteral("aa"), true},
                            {QStringLiteral("src/a.py"), 20, QStringLiteral("cc"), true},
                            {QStringLiteral("src/b.py"), 1, QStringLiteral("dd"), false}};
    made.changeset.meant.append({QStringLiteral("src/c.py"), 1, QStringLiteral("ee"), false});
    QStringList told;
    for (const Refusal &refusal : made.answer().verdict.refusals) {
        const QJsonObject because = refusal.because.first().toObject();
        QCOMPARE(refusal.code, QStringLiteral("changeset.file_mismatch"));
        QCOMPARE(refusal.rule, QStringLiteral("X2"));
        QCOMPARE(refusal.subject.name, QStringLiteral("cs-7"));
        QVERIFY(!refusal.adminMayTry);
        told.append(because.value(QStringLiteral("file")).toString() + QLatin1Char(' ')
                    + because.value(QStringLiteral("reason")).toString());
    }
    QCOMPARE(told,
             QStringList({QStringLiteral("plugin.yaml mode"), QStringLiteral("src/a.py content"),
                          QStringLiteral("src/b.py further"), QStringLiteral("src/c.py missing")}));
    QVERIFY(made.answer().nodes.isEmpty());
    made.changeset.there.clear();
    for (int i = 0; i < 1000; ++i)
        made.changeset.meant.append({QString::number(i), 1, QStringLiteral("ee"), false});
    QCOMPARE(changesetMismatches(made.changeset).size(), 200);
}

void ChangesetTest::X3_whatWidensIsNotTried_data()
{
    QTest::addColumn<QByteArray>("installed");
    QTest::addColumn<QByteArray>("working");
    QTest::addColumn<QString>("reason"); // empty: it widens nothing
    const auto row = [](const char *name, const QByteArray &installed, const QByteArray &working, const char *reason = "") {
        QTest::newRow(name) << installed << working << QString::fromLatin1(reason);
    };
    const QByteArray egress = "egress: {allow: [a.example], deny: [x.a.example]}\n";
    row("nothing", egress, egress);
    row("a description", "", "description: Better.\n");
    row("a host", egress, "egress: {allow: [a.example, b.example], deny: [x.a.example]}\n", "host_added");
    row("a host, without any secret", "", "egress: {allow: [b.example]}\n", "host_added");
    row("a host less", egress, "egress: {deny: [x.a.example]}\n");
    row("a deny less", "egress: {allow: ['*.a.example'], deny: [x.a.example]}\n", "egress: {allow: ['*.a.example']}\n",
        "deny_removed");
    row("an agent's host", "agents: [{name: a}]\n", "agents: [{name: a, egress: {allow: [b.example]}}]\n", "host_added");
    row("a secret", "", "requires: {secrets: [GREETING_KEY]}\n", "secret_added");
    row("a secret less", "requires: {secrets: [GREETING_KEY]}\n", "");
    row("a grant", "", "reads: [results]\n", "grant_added");
    row("a grant less", "reads: [results]\n", "");
    row("a remote tool", "", "tools: [{id: t, remote: {url: 'https://t.example/'}}]\n", "remote_tool_added");
    row("a local tool", "", "tools: [{id: t, server: {module: t.s}}]\n");
    row("another address", "tools: [{id: t, remote: {url: 'https://t.example/'}}]\n",
        "tools: [{id: t, remote: {url: 'https://u.example/'}}]\n", "tool_address");
    row("a remote harness", "", "harnesses: [{name: h, protocol: remote, url: 'https://h.example/'}]\n", "remote_harness");
    row("a delivery", "requires: {secrets: [GREETING_KEY]}\n",
        "requires: {secrets: [GREETING_KEY], secrets_from: {GREETING_KEY: file}}\n", "secret.delivery_changed");
    row("a binding the same in other words", bound,
        QByteArray(bound)
            .replace("api.example.com", "API.example.com:443")
            .replace("header: Authorization", "header: authorization"));
}

void ChangesetTest::X3_whatWidensIsNotTried()
{
    QFETCH(QByteArray, installed);
    QFETCH(QByteArray, working);
    QFETCH(QString, reason);
    Made made;
    made.sides(installed, working);
    const QStringList reasons = made.reasons();
    QVERIFY2(reason.isEmpty() ? reasons.isEmpty() : reasons.contains(reason), qPrintable(reasons.join(QLatin1Char(' '))));
    QCOMPARE(made.answer().verdict.isRefused(), !reason.isEmpty());
    if (!reason.isEmpty()) {
        const Refusal refusal = made.answer().verdict.refusals.first();
        QCOMPARE(refusal.code, QStringLiteral("changeset.widens"));
        QCOMPARE(refusal.rule, QStringLiteral("X3"));
    }
}

void ChangesetTest::X3_aBindingDroppedOrChangedWidens()
{
    Made made;
    made.sides(bound, "requires: {secrets: [GREETING_KEY]}\n");
    QVERIFY(made.reasons().contains(QStringLiteral("binding_dropped")));
    made.sides(bound, ""); // given up with its secret: an operator may (B1), the platform may not
    QVERIFY(made.reasons().contains(QStringLiteral("binding_dropped")));
    for (const auto &[from, to] : std::initializer_list<std::pair<const char *, const char *>>{
             {"api.example.com", "docs.example.com"},
             {"api.example.com", "api.example.com:8443"},
             {"Authorization", "X-Key"},
             {"Bearer", "Basic"},
             {"[api.example.com]", "[api.example.com, docs.example.com]"}}) {
        made.sides(bound, QByteArray(bound).replace(from, to));
        QVERIFY2(made.reasons().contains(QStringLiteral("binding_changed")), to);
    }
    made.sides("requires: {secrets: [GREETING_KEY]}\n", bound);
    QVERIFY(!made.reasons().isEmpty()); // added: the proxy would fill it in where it did not
    made.sides(bound, bound);
    QVERIFY(made.reasons().isEmpty());
}

void ChangesetTest::X3_nothingInstalledWidensAlways()
{
    Made made;
    made.w.tenant.plugins.remove(PluginName(QStringLiteral("my-plugin")));
    QCOMPARE(made.reasons(), QStringList{QStringLiteral("not_installed")});
}

void ChangesetTest::X3_whatAnOperatorMayNotTryThePlatformDoesNot()
{
    for (const RuleCase &rule : reachCases()) {
        Made made;
        if (rule.occasion != Occasion::Create || QByteArray(rule.code) == "secret.value_on_node")
            continue;
        rule.meets(made.w);
        made.changeset.workingCopy = made.w.question.workingCopy;
        QVERIFY2(!changesetWidens(made.w.tenant, made.changeset).isEmpty(), rule.name);
    }
}

void ChangesetTest::X3_otherSpellingsWidenNothing()
{
    QVERIFY(rc::check([] {
        QRandomGenerator random(*rc::gen::arbitrary<quint32>());
        const QJsonObject installed = randomManifest(random);
        Made made;
        const auto read = [](const QJsonObject &document) {
            YamlDocument yaml;
            yaml.root = document;
            return manifestFromYaml(yaml, {}).value_or(nullptr);
        };
        made.changeset.workingCopy = read(respelled(installed, random));
        RC_PRE(made.changeset.workingCopy != nullptr);
        made.w.tenant.plugins[made.changeset.workingCopy->name].installed = read(installed);
        RC_ASSERT(changesetWidens(made.w.tenant, made.changeset).isEmpty());
    }));
}

void ChangesetTest::X3_reasonsNameNoHeaderAndNoCredential()
{
    Made made;
    made.sides("tools: [{id: t, remote: {url: 'https://t.example/?k=CANARY', headers: {X-Key: CANARY}}}]\n"
               "connections: [{name: c, resources: ['https://r.example/?k=CANARY'], token: {client_secret: CANARY}}]\n",
               "tools: [{id: t, remote: {url: 'https://u.example/?k=CANARY2', headers: {X-Key: CANARY2}}}]\n"
               "connections: [{name: c, resources: ['https://r.example/?k=CANARY2'], token: {client_secret: CANARY2}}]\n");
    const QList<Refusal> refusals = changesetWidens(made.w.tenant, made.changeset);
    QCOMPARE(refusals.size(), 1);
    const QByteArray told = QJsonDocument(refusals.first().because).toJson() + QJsonDocument(refusals.first().parameters).toJson()
        + refusals.first().message.toUtf8();
    QVERIFY2(!told.contains("CANARY"), told.constData());
    QVERIFY(told.contains("tool_headers"));
}

void ChangesetTest::X4_onlyOpenSandboxedNodesOtherThanTheJobsOwn()
{
    Made made;
    const NodeName one(QStringLiteral("dev-1"));
    const NodeName two(QStringLiteral("dev-2"));
    QCOMPARE(made.answer().nodes, QList<NodeName>({one, two})); // prod-1 is closed
    made.changeset.jobNode = one;
    QCOMPARE(made.answer().nodes, QList<NodeName>{two});
    made.changeset.jobNode = NodeName();
    made.w.node("dev-1").tier = 0;
    QCOMPARE(made.answer().nodes, QList<NodeName>{two});
    made.w.node("dev-1") = made.w.node("dev-2");
    made.w.node("dev-1").os = NodeOs::Windows;
    QCOMPARE(made.answer().nodes, QList<NodeName>{two});
    made.w.node("dev-1").os = NodeOs::Linux;
    made.w.node("dev-1").online = false;
    QCOMPARE(made.answer().nodes, QList<NodeName>{two});
    made.w.node("dev-1").online = true;
    made.w.node("dev-1").candidate = NodeCandidate{CandidateId(QStringLiteral("59a7b4da7db9")),
                                                   PluginName(QStringLiteral("my-plugin")),
                                                   PrincipalId(QStringLiteral("user:bob"))};
    QCOMPARE(made.answer().nodes, QList<NodeName>{two}); // C4
    made.w.node("dev-1").candidate.reset();
    made.w.node("dev-1").queues = {QStringLiteral("billing")};
    QCOMPARE(made.answer().nodes, QList<NodeName>{two}); // C3
}

void ChangesetTest::X6_withoutSuchANodeTheApprovalSaysWhy()
{
    Made made;
    made.w.node("dev-1").tier = 0;
    made.w.node("dev-2").labels.remove(QStringLiteral("candidates"));
    const ChangesetAnswer answer = made.answer();
    QCOMPARE(codesOf(answer.verdict.refusals), QStringList{QStringLiteral("changeset.no_node")});
    QCOMPARE(answer.verdict.refusals.first().rule, QStringLiteral("X6"));
    QVERIFY(answer.nodes.isEmpty());
    made.w = world();
    made.w.plugin("my-plugin").rollout = true; // C6
    QCOMPARE(codesOf(made.answer().verdict.refusals), QStringList{QStringLiteral("changeset.no_node")});
}

QTEST_GUILESS_MAIN(ChangesetTest)
#include "tst_changeset.moc"
