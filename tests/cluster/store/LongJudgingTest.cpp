// What takes long to judge is judged between two writes, and is written only while it holds (api.md, "Saving a candidate").
#include "cluster/store/LongQuestion.h"
#include "cluster/store/StoreFixture.h"

#include <QtTest>

#include <memory>

namespace oz0 {

namespace {

constexpr int agents = 1300; // more than longManifest bytes
constexpr char required[] = "requires: {secrets: [GREETING_KEY]}\n";

QByteArray longManifestText(const char *version)
{
    QByteArray text = manifestText("greeter", version, required) + "agents:\n";
    for (int at = 0; at < agents; ++at) {
        const QByteArray n = QByteArray::number(at);
        text += "- {name: g" + n + ", egress: {allow: [q" + n + "x0.example.com, q" + n + "x1.example.com]}}\n";
    }
    return text;
}

} // namespace

class LongJudgingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<StoreFixture>();
        m_fixture->node("n1", openPool("try"));
        m_fixture->node("n2");
        m_ann = m_fixture->member("ann", Role::Operator);
        OZ0_OK(store().setSecret(m_fixture->admin(), QStringLiteral("GREETING_KEY"), QStringLiteral("x")));
        m_fixture->install(manifestText("greeter", "1.0.0", required));
        m_fixture->settleAll();
        m_long = m_fixture->bundle(m_ann, longManifestText("1.1.0"));
        Result<std::unique_ptr<Store>> reader = openSqlStore(m_fixture->options());
        QVERIFY(reader.has_value());
        m_reader = std::move(*reader);
    }
    void cleanup()
    {
        m_reader.reset();
        m_fixture.reset();
    }

    void longSaveIsJudgedWhileAnotherWrites()
    {
        const auto elsewhere = std::make_shared<LongQuestion>();
        const QStringList before = m_fixture->auditActions();
        QVERIFY(!saved(elsewhere).has_value());
        QVERIFY(elsewhere->isAsked());
        QCOMPARE(m_fixture->auditActions(), before);
        QCOMPARE(store().refusals(m_fixture->admin(), {}).value().total, 0);

        OZ0_OK(m_reader->gather(*elsewhere));
        m_fixture->member("bob", Role::Viewer); // no rule looks at it, but the tenant has another revision
        elsewhere->judge();
        QVERIFY(!elsewhere->isAsked());

        const Result<SaveAnswer> answer = saved(elsewhere);
        OZ0_OK(answer);
        QVERIFY(answer->refused);
        QCOMPARE(answer->refused->verdict.refusals.size(), 2 * agents);
        QVERIFY(elsewhere->mayAsk());
        const Evidence evidence = store().refusalEvidence(m_fixture->admin(), answer->refused->id).value();

        const Result<SaveAnswer> atOnce = store().saveCandidate(m_fixture->again(m_ann), request());
        OZ0_OK(atOnce);
        QCOMPARE(atOnce->refused->verdict, answer->refused->verdict);
        QCOMPARE(store().refusalEvidence(m_fixture->admin(), atOnce->refused->id).value(), evidence);
    }

    void whatChangedMeanwhileIsJudgedAnew()
    {
        const auto elsewhere = std::make_shared<LongQuestion>();
        QVERIFY(!saved(elsewhere).has_value());
        judge(elsewhere);
        m_fixture->setRole(m_ann, Role::Admin);
        QVERIFY(!saved(elsewhere).has_value());
        QVERIFY(elsewhere->isAsked());
        judge(elsewhere);
        const Result<SaveAnswer> answer = saved(elsewhere);
        OZ0_OK(answer);
        QVERIFY(!answer->refused);
        QCOMPARE(answer->candidate->digest, m_long);
    }

    void whatTheRulesLookAtIsJudgedAnew()
    {
        const auto elsewhere = std::make_shared<LongQuestion>();
        QVERIFY(!saved(elsewhere).has_value());
        judge(elsewhere);
        NodePatch patch;
        patch.labels = pool("other");
        OZ0_OK(store().patchNode(m_fixture->admin(), NodeName(QStringLiteral("n1")), patch));
        QVERIFY(!saved(elsewhere).has_value());
        QVERIFY(elsewhere->isAsked());
        judge(elsewhere);
        const Result<SaveAnswer> answer = saved(elsewhere);
        OZ0_OK(answer);
        QVERIFY(codes(answer->refused->verdict.refusals).contains(QStringLiteral("node.none_selected")));
    }

    void whatNeverRestsIsJudgedInTheWrite()
    {
        const auto elsewhere = std::make_shared<LongQuestion>();
        for (int time = 0; time < LongQuestion::mostTimes; ++time) {
            QVERIFY(!saved(elsewhere).has_value());
            judge(elsewhere);
            m_fixture->setRole(m_ann, time % 2 == 0 ? Role::Admin : Role::Operator);
        }
        const Result<SaveAnswer> answer = saved(elsewhere);
        OZ0_OK(answer);
        QVERIFY(!answer->refused);
    }

    void longInstallIsJudgedOutsideToo()
    {
        const auto elsewhere = std::make_shared<LongQuestion>();
        InstallRequest request;
        request.digest = m_fixture->bundle(m_fixture->admin(), longManifestText("1.1.0"));
        const auto install = [&] {
            lend(elsewhere);
            const Result<InstallAnswer> answer = store().install(m_fixture->admin(), request);
            store().takeBack();
            return answer;
        };
        QVERIFY(!install().has_value());
        judge(elsewhere);
        const Result<InstallAnswer> answer = install();
        OZ0_OK(answer);
        QVERIFY(!elsewhere->isAsked());
        QCOMPARE(codes(answer->preview.verdict.refusals), QStringList{QStringLiteral("install.agent_limit")});
        Preview now = store().previewInstall(m_fixture->admin(), request).value();
        now.revision = answer->preview.revision;
        QCOMPARE(now, answer->preview);
    }

    void longRenewalIsJudgedOutsideToo()
    {
        TenantSettings settings = store().tenant(m_fixture->admin()).value();
        settings.limits.agentsAndFlows = 2 * agents;
        settings.limits.taskQueues = 2 * agents;
        OZ0_OK(store().setTenant(m_fixture->admin(), settings));
        m_fixture->install(longManifestText("1.1.0"));
        m_fixture->settleAll();
        const Result<SaveAnswer> placed = store().saveCandidate(m_fixture->again(m_ann), request());
        OZ0_OK(placed);
        QVERIFY(placed->candidate);
        const auto elsewhere = std::make_shared<LongQuestion>();
        const auto renew = [&] {
            lend(elsewhere);
            const Result<RenewAnswer> answer = m_fixture->renew(m_ann, placed->candidate->id);
            store().takeBack();
            return answer;
        };
        QVERIFY(!renew().has_value());
        QVERIFY(elsewhere->isAsked());
        judge(elsewhere);
        const Result<RenewAnswer> answer = renew();
        OZ0_OK(answer);
        QVERIFY(!answer->refused);
    }

    void shortSaveIsJudgedAtOnce()
    {
        const auto elsewhere = std::make_shared<LongQuestion>();
        lend(elsewhere);
        OZ0_OK(m_fixture->save(m_ann, manifestText("greeter", "1.2.0", required), pool("try")));
        store().takeBack();
        QVERIFY(!elsewhere->isAsked());
    }

    void whatIsNoManifestIsToldByTheWrite()
    {
        m_long = m_fixture->bundle(m_ann, longManifestText("1.1.0") + "nonsense: [\n");
        const auto elsewhere = std::make_shared<LongQuestion>();
        QVERIFY(!saved(elsewhere).has_value());
        judge(elsewhere);
        OZ0_FAILS(saved(elsewhere), ErrorCode::InvalidManifest);
        QVERIFY(!elsewhere->isAsked());
    }

private:
    Store &store() { return m_fixture->store(); }
    SaveRequest request() { return m_fixture->saveRequest("greeter", m_long, pool("try")); }

    void lend(std::shared_ptr<LongJudging> elsewhere) { store().lend(elsewhere); }

    Result<SaveAnswer> saved(const std::shared_ptr<LongQuestion> &elsewhere)
    {
        const Caller caller = m_fixture->again(m_ann);
        lend(elsewhere);
        const Result<SaveAnswer> answer = store().saveCandidate(caller, request());
        store().takeBack();
        return answer;
    }

    void judge(const std::shared_ptr<LongQuestion> &elsewhere)
    {
        OZ0_OK(m_reader->gather(*elsewhere));
        elsewhere->judge();
    }

    std::unique_ptr<StoreFixture> m_fixture;
    std::unique_ptr<Store> m_reader;
    Caller m_ann;
    Digest m_long;
};

} // namespace oz0

QTEST_GUILESS_MAIN(oz0::LongJudgingTest)
#include "LongJudgingTest.moc"
