// U7: one gate, and nothing that changes something gets around it.
#include "core/client/ContextGate.h"
#include "core/client/HttpApiClient.h"
#include "core/client/RequestScope.h"
#include "tests/support/FakeApiClient.h"
#include "tests/support/ScriptedServer.h"

#include <QSignalSpy>
#include <QTemporaryFile>
#include <QTest>

using namespace oz0;

namespace {

/// Every method of ApiClient, once, by name.
QMap<QString, std::function<void(ApiClient &, RequestScope &)>> everyCall(const QString &file)
{
    const CandidateId id(QStringLiteral("59a7b4da7db9"));
    const Digest digest(QStringLiteral("sha256:") + QString(64, QLatin1Char('a')));
    return {
        {QStringLiteral("whoAmI"), [](ApiClient &c, RequestScope &s) { c.whoAmI(s); }},
        {QStringLiteral("tenant"), [](ApiClient &c, RequestScope &s) { c.tenant(s); }},
        {QStringLiteral("changes"), [](ApiClient &c, RequestScope &s) { c.changes(s, -1, Milliseconds(0)); }},
        {QStringLiteral("candidates"), [](ApiClient &c, RequestScope &s) { c.candidates(s); }},
        {QStringLiteral("candidate"), [id](ApiClient &c, RequestScope &s) { c.candidate(s, id); }},
        {QStringLiteral("removalImpact"), [id](ApiClient &c, RequestScope &s) { c.removalImpact(s, id); }},
        {QStringLiteral("timeline"), [id](ApiClient &c, RequestScope &s) { c.timeline(s, id); }},
        {QStringLiteral("checkCandidate"), [](ApiClient &c, RequestScope &s) { c.checkCandidate(s, {}); }},
        {QStringLiteral("putBundle"), [digest, file](ApiClient &c, RequestScope &s) { c.putBundle(s, digest, file, {}); }},
        {QStringLiteral("saveCandidate"), [](ApiClient &c, RequestScope &s) { c.saveCandidate(s, {}); }},
        {QStringLiteral("renewCandidate"), [id](ApiClient &c, RequestScope &s) { c.renewCandidate(s, id, {}); }},
        {QStringLiteral("removeCandidate"), [id](ApiClient &c, RequestScope &s) { c.removeCandidate(s, id, {}); }},
        {QStringLiteral("plugins"), [](ApiClient &c, RequestScope &s) { c.plugins(s); }},
        {QStringLiteral("previewInstall"), [](ApiClient &c, RequestScope &s) { c.previewInstall(s, {}); }},
        {QStringLiteral("install"), [](ApiClient &c, RequestScope &s) { c.install(s, {}); }},
        {QStringLiteral("nodes"), [](ApiClient &c, RequestScope &s) { c.nodes(s); }},
        {QStringLiteral("refusals"), [](ApiClient &c, RequestScope &s) { c.refusals(s, {}); }},
        {QStringLiteral("audit"), [](ApiClient &c, RequestScope &s) { c.audit(s, {}); }},
        {QStringLiteral("verifyAudit"), [](ApiClient &c, RequestScope &s) { c.verifyAudit(s, 0); }},
        {QStringLiteral("whatIf"), [](ApiClient &c, RequestScope &s) { c.whatIf(s, {}); }},
        {QStringLiteral("call GET"), [](ApiClient &c, RequestScope &s) { c.call(s, "GET", QStringLiteral("members"), {}); }},
        {QStringLiteral("call PUT"), [](ApiClient &c, RequestScope &s) { c.call(s, "PUT", QStringLiteral("secrets/A"), {}); }},
        {QStringLiteral("call POST"),
         [](ApiClient &c, RequestScope &s) { c.call(s, "POST", QStringLiteral("join-tokens"), {}); }},
        {QStringLiteral("call PATCH"), [](ApiClient &c, RequestScope &s) { c.call(s, "PATCH", QStringLiteral("nodes/a"), {}); }},
        {QStringLiteral("call DELETE"),
         [](ApiClient &c, RequestScope &s) { c.call(s, "DELETE", QStringLiteral("nodes/a"), {}); }}};
}

const QStringList changing{QStringLiteral("saveCandidate"), QStringLiteral("renewCandidate"), QStringLiteral("removeCandidate"),
                           QStringLiteral("install"),       QStringLiteral("call PUT"),       QStringLiteral("call POST"),
                           QStringLiteral("call PATCH"),    QStringLiteral("call DELETE")};

} // namespace

class ContextGateTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void U7_noChangingMethodPassesALockedGate_data()
    {
        QTest::addColumn<QString>("name");
        const auto calls = everyCall({});
        for (auto it = calls.begin(); it != calls.end(); ++it)
            QTest::newRow(qPrintable(it.key())) << it.key();
    }
    void U7_noChangingMethodPassesALockedGate()
    {
        QFETCH(QString, name);
        QTemporaryFile file;
        QVERIFY(file.open());
        ScriptedServer server([](const ReceivedRequest &request) { request.socket->write(ScriptedServer::answer(404, "{}")); });
        Context context;
        context.server = server.url();
        context.tenant = TenantId(QStringLiteral("default"));
        FakeClocks clocks;
        ContextGate gate(ContextClass::Production, clocks);
        HttpApiClient client(context, gate);
        RequestScope scope;
        everyCall(file.fileName()).value(name)(client, scope);
        if (changing.contains(name)) {
            // A call that is let through sends later than the next one, which answers when the line is quiet.
            client.whoAmI(scope);
            QTRY_COMPARE(server.requests().size(), 1);
            QVERIFY(server.requests().first().target.startsWith("/v1/whoami"));
        } else {
            QTRY_COMPARE(server.requests().size(), 1);
        }
        gate.unlock();
        server.setScript([](const ReceivedRequest &request) { request.socket->write(ScriptedServer::answer(200, "{}")); });
        everyCall(file.fileName()).value(name)(client, scope);
        QTRY_COMPARE(server.requests().size(), 2);
    }

    void U7_theAnswerSaysWhichContext()
    {
        Context context;
        context.name = QStringLiteral("prod");
        context.server = QUrl(QStringLiteral("http://127.0.0.1:1"));
        FakeClocks clocks;
        ContextGate gate(ContextClass::Production, clocks);
        HttpApiClient client(context, gate);
        RequestScope scope;
        const auto answer = client.removeCandidate(scope, CandidateId(QStringLiteral("59a7b4da7db9")), {});
        QVERIFY(answer.isFinished());
        QCOMPARE(answer.result().error().code, ErrorCode::ReadOnlyContext);
        QCOMPARE(answer.result().error().subject, QStringLiteral("prod"));
    }

    void U7_productionOpensReadOnlyAndShutsByItself()
    {
        FakeClocks clocks;
        ContextGate gate(ContextClass::Production, clocks);
        QSignalSpy changes(&gate, &ContextGate::changed);
        QVERIFY(!gate.mayChange());
        gate.unlock();
        QVERIFY(gate.mayChange());
        QCOMPARE(gate.left(), Milliseconds(15 * 60 * 1000));
        clocks.advance(Milliseconds(15 * 60 * 1000 - 1));
        QVERIFY(gate.mayChange());
        clocks.advance(Milliseconds(1));
        QVERIFY(!gate.mayChange());
        QCOMPARE(gate.left(), Milliseconds(0));
        gate.unlock(Milliseconds(1));
        QTRY_COMPARE(changes.size(), 3);
        QCOMPARE(changes.last().first().toBool(), false);
    }

    void U7_localAndTestAreOpen()
    {
        FakeClocks clocks;
        for (const ContextClass open : {ContextClass::Local, ContextClass::Test}) {
            ContextGate gate(open, clocks);
            gate.lock();
            QVERIFY(gate.mayChange());
        }
    }

    void changesAreToldByMethodAndPath()
    {
        QVERIFY(!ContextGate::isChange("GET", QStringLiteral("/v1/tenants/t/candidates")));
        QVERIFY(!ContextGate::isChange("POST", QStringLiteral("/v1/tenants/t/plugins:preview")));
        QVERIFY(!ContextGate::isChange("PUT", QStringLiteral("/v1/tenants/t/bundles/sha256:aa")));
        QVERIFY(ContextGate::isChange("PUT", QStringLiteral("/v1/tenants/t/plugins/bundles/candidate")));
        QVERIFY(ContextGate::isChange("POST", QStringLiteral("/v1/tenants/t/candidates/x:remove")));
        QVERIFY(ContextGate::isChange("DELETE", QStringLiteral("/v1/tenants/t/plugins:preview")));
        QVERIFY(ContextGate::isChange("BREW", QStringLiteral("/v1")));
    }
};

QTEST_GUILESS_MAIN(ContextGateTest)
#include "ContextGateTest.moc"
