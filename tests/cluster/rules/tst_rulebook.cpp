// Walks every code of the book: it is met, an admin's twin, and the near miss.
#include "core/domain/RefusalTexts.h"
#include "tests/cluster/rules/RuleCases.h"

#include <QSet>
#include <QTest>

using namespace oz0;
using namespace oz0::test;

namespace {

const QList<Occasion> occasions{Occasion::Create, Occasion::Takeover, Occasion::Reload,
                                Occasion::Resend, Occasion::Renewal,  Occasion::Install};

World worldOf(const RuleCase &rule, bool meets)
{
    World w = world();
    w.question.occasion = rule.occasion;
    (meets ? rule.meets : rule.nearMiss)(w);
    return w;
}

QStringList codesFor(Occasion occasion)
{
    QStringList codes;
    for (const Check &check : checksFor(occasion))
        codes.append(QLatin1String(check.code));
    return codes;
}

} // namespace

class RuleBookTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void nothingIsSaidOfTheUnchangedWorld();
    void everyCodeHasItsCase();
    void aRuleIsMet_data();
    void aRuleIsMet();
    void anAdminIsHeldToWhatBindsEveryone_data() { aRuleIsMet_data(); }
    void anAdminIsHeldToWhatBindsEveryone();
    void theNearMissPasses_data() { aRuleIsMet_data(); }
    void theNearMissPasses();
    void U19_rowsStandInTheCataloguesOrder();
    void R2_aReloadJudgesNoTakingOfNodes();
    void R1_aResendAndARenewalAskNoMore();
};

void RuleBookTest::nothingIsSaidOfTheUnchangedWorld()
{
    for (const Occasion occasion : occasions) {
        World w = world();
        w.question.occasion = occasion;
        const Verdict verdict = w.verdict();
        QCOMPARE(codesOf(verdict.refusals + verdict.warnings), QStringList());
        QCOMPARE(verdict.checks, int(checksFor(occasion).size()));
    }
}

void RuleBookTest::everyCodeHasItsCase()
{
    QSet<QString> covered;
    for (const RuleCase &rule : ruleCases()) {
        QVERIFY2(codesFor(rule.occasion).contains(QLatin1String(rule.code)), rule.code);
        covered.insert(QLatin1String(rule.code));
    }
    for (const Occasion occasion : occasions) {
        for (const QString &code : codesFor(occasion))
            QVERIFY2(covered.contains(code), qPrintable(code));
    }
}

void RuleBookTest::aRuleIsMet_data()
{
    QTest::addColumn<int>("index");
    const QList<RuleCase> cases = ruleCases();
    for (int at = 0; at < cases.size(); ++at)
        QTest::newRow(cases.at(at).name) << at;
}

void RuleBookTest::aRuleIsMet()
{
    QFETCH(int, index);
    const RuleCase rule = ruleCases().at(index);
    const QList<Refusal> found = withCode(worldOf(rule, true).verdict(), QLatin1String(rule.code));
    QCOMPARE(found.size(), 1);
    const Refusal &refusal = found.first();
    QCOMPARE(refusal.subject.name, QLatin1String(rule.subject));
    QCOMPARE(refusal.adminMayTry, rule.adminMayTry);
    QVERIFY(!refusal.rule.isEmpty());
    QCOMPARE(refusal.line > 0, !refusal.path.isEmpty());
    QCOMPARE(refusal.message, messageFor(refusal));
    QVERIFY2(!refusal.message.contains(QLatin1Char('{')) && !refusal.message.contains(QLatin1Char('?')),
             qPrintable(refusal.message));
}

void RuleBookTest::anAdminIsHeldToWhatBindsEveryone()
{
    QFETCH(int, index);
    const RuleCase rule = ruleCases().at(index);
    World w = worldOf(rule, true);
    w.askAs(Role::Admin);
    QCOMPARE(withCode(w.verdict(), QLatin1String(rule.code)).size(), rule.adminMayTry ? 0 : 1);
}

void RuleBookTest::theNearMissPasses()
{
    QFETCH(int, index);
    const RuleCase rule = ruleCases().at(index);
    if (QByteArray(rule.name) == "P3_secretTheInstalledVersionLacks")
        QVERIFY(!worldOf(rule, false).verdict().isRefused());
    QCOMPARE(withCode(worldOf(rule, false).verdict(), QLatin1String(rule.code)).size(), 0);
}

void RuleBookTest::U19_rowsStandInTheCataloguesOrder()
{
    for (const Occasion occasion : occasions) {
        int last = -1;
        for (const QString &code : codesFor(occasion)) {
            QVERIFY2(textFor(code), qPrintable(code));
            QVERIFY2(catalogueRow(code) > last, qPrintable(code));
            last = catalogueRow(code);
        }
    }
}

void RuleBookTest::R2_aReloadJudgesNoTakingOfNodes()
{
    const QStringList reload = codesFor(Occasion::Reload);
    for (const char *code : {"node.none_selected", "placement.last_node_of_plugin", "placement.last_model_server",
                             "placement.last_queue_poller", "placement.node_has_candidate", "placement.node_tests_gate"})
        QVERIFY2(!reload.contains(QLatin1String(code)), code);
    for (const char *code :
         {"permission.role", "permission.content", "node.not_open", "placement.rollout_running", "secret.not_available"})
        QVERIFY2(reload.contains(QLatin1String(code)), code);
    QCOMPARE(codesFor(Occasion::Takeover), codesFor(Occasion::Create));
}

void RuleBookTest::R1_aResendAndARenewalAskNoMore()
{
    for (const Occasion occasion : {Occasion::Resend, Occasion::Renewal}) {
        for (const QString &code : codesFor(occasion))
            QVERIFY2(!code.startsWith(QLatin1String("placement.")) && code != QLatin1String("node.none_selected"),
                     qPrintable(code));
        QVERIFY(codesFor(occasion).contains(QLatin1String("secret.not_available")));
    }
}

QTEST_GUILESS_MAIN(RuleBookTest)
#include "tst_rulebook.moc"
