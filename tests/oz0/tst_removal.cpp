// oz0 candidate remove against a server that answers as told: when it asks, what it sends, and how it ends.
#include "app/oz0/CandidateRemoval.h"
#include "core/client/Context.h"
#include "core/wire/Codec.h"
#include "tests/oz0/Said.h"
#include "tests/support/ScriptedServer.h"

#include <QTemporaryDir>
#include <QTest>

using namespace oz0;
using namespace oz0::test;

namespace {

const QString id = QStringLiteral("59a7b4da7db9");

Candidate candidate(CandidatePhase phase, PartState first, PartState second, const char *owner)
{
    Candidate c;
    c.id = CandidateId(id);
    c.tenant = TenantId(QStringLiteral("default"));
    c.plugin = PluginName(QStringLiteral("my-plugin"));
    c.version = QStringLiteral("0.4.0");
    c.owner = PrincipalId(QLatin1String(owner));
    c.digest = Digest(QStringLiteral("sha256:") + QString(64, QLatin1Char('0')));
    c.rev = 7;
    c.phase = phase;
    for (const auto &[name, state] : {std::pair("dev-1", first), std::pair("dev-2", second)}) {
        CandidateNode node;
        node.node = NodeName(QLatin1String(name));
        node.state = state;
        node.online = state != PartState::Leaving || phase != CandidatePhase::Ended;
        c.nodes.append(node);
    }
    if (phase != CandidatePhase::Placed)
        c.end = CandidateEnd{QStringLiteral("removed"), Instant(Milliseconds(1)), PrincipalId(QStringLiteral("user:root")), {}};
    return c;
}

} // namespace

class RemovalTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void U4_doneOnceEveryNodeHasConfirmed();
    void U4_aNodeThatIsSilentIsResidue();
    void U4_aNodeThatStaysSilentEndsTheWaitAndIsNamed();
    void U5_goneAlreadyIsASuccess();
    void U7_anothersInProductionAsksForTheContextsName();
    void U7_withTheNameItGoesOnAtTheRevisionSeen();
    void R6_aRefusalOfTheServerEndsWithThree();

private:
    void answer(const ReceivedRequest &request);
    Said remove(ContextClass contextClass, const QStringList &more = {});
    Context context(ContextClass contextClass) const;
    QByteArray removal() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ScriptedServer> m_server;
    Candidate m_before;
    Candidate m_after;
    bool m_removed = false;
    int m_status = 200;
};

void RemovalTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_server = std::make_unique<ScriptedServer>([this](const ReceivedRequest &request) { answer(request); });
    m_before = candidate(CandidatePhase::Placed, PartState::Ready, PartState::Ready, "user:alice");
    m_after = candidate(CandidatePhase::Ended, PartState::Confirmed, PartState::Confirmed, "user:alice");
    m_removed = false;
    m_status = 200;
}

void RemovalTest::answer(const ReceivedRequest &request)
{
    QJsonObject body;
    int status = 200;
    if (request.target.startsWith("/v1/whoami")) {
        WhoAmI who;
        who.principal = PrincipalId(QStringLiteral("user:root"));
        who.tenant = TenantId(QStringLiteral("default"));
        who.role = Role::Admin;
        body = toJson(who);
    } else if (request.target.contains("/removal-impact")) {
        RemovalImpact impact;
        impact.candidate = m_before.id;
        impact.rev = 7;
        body = toJson(impact);
    } else if (request.target.contains(":remove") || request.target.contains("%3Aremove")) {
        status = m_status;
        m_removed = status == 200;
        body = m_removed
            ? toJson(RemoveAnswer{candidate(CandidatePhase::Ending, PartState::Leaving, PartState::Leaving, "user:alice"), false})
            : QJsonObject{{QStringLiteral("code"), QStringLiteral("access.not_permitted")},
                          {QStringLiteral("detail"), QStringLiteral("no")}};
    } else if (request.target.contains("/changes")) {
        ChangeSet changes;
        changes.full = request.target.contains("since=-1");
        changes.from = changes.full ? 0 : 1;
        changes.to = changes.full ? 1 : 2;
        changes.candidates = {
            changes.full ? candidate(CandidatePhase::Ending, PartState::Confirmed, PartState::Leaving, "user:alice") : m_after};
        body = toJson(changes);
    } else {
        body = toJson(m_removed ? m_after : m_before);
    }
    request.socket->write(ScriptedServer::answer(status, QJsonDocument(body).toJson()));
}

Context RemovalTest::context(ContextClass contextClass) const
{
    Context context;
    context.name = QStringLiteral("prod-eu");
    context.server = m_server->url();
    context.tenant = TenantId(QStringLiteral("default"));
    context.contextClass = contextClass;
    context.token = QStringLiteral("secret-token");
    return context;
}

Said RemovalTest::remove(ContextClass contextClass, const QStringList &more)
{
    const QString file = m_folder->filePath(QStringLiteral("context.json"));
    if (!writeContext(context(contextClass), file))
        return {};
    return said(QStringList{QStringLiteral("candidate"), QStringLiteral("remove"), id, QStringLiteral("--context"), file,
                            QStringLiteral("--json")}
                + more);
}

QByteArray RemovalTest::removal() const
{
    for (const ReceivedRequest &request : m_server->requests()) {
        if (request.method == "POST")
            return request.body;
    }
    return {};
}

void RemovalTest::U4_doneOnceEveryNodeHasConfirmed()
{
    const Said answer = remove(ContextClass::Test, {QStringLiteral("--reason"), QStringLiteral("Frees dev-1")});
    QCOMPARE(answer.status, 0);
    QVERIFY(answer.json().value(QStringLiteral("residue")).toArray().isEmpty());
    QCOMPARE(QJsonDocument::fromJson(removal()).object().value(QStringLiteral("reason")).toString(),
             QStringLiteral("Frees dev-1"));
    QVERIFY(!answer.out.contains("secret-token") && !answer.err.contains("secret-token"));
}

void RemovalTest::U4_aNodeThatIsSilentIsResidue()
{
    m_after = candidate(CandidatePhase::Ended, PartState::Confirmed, PartState::Leaving, "user:alice");
    const Said answer = remove(ContextClass::Test);
    QCOMPARE(answer.status, 6);
    QCOMPARE(answer.json().value(QStringLiteral("residue")).toArray(), QJsonArray{QStringLiteral("dev-2")});
}

void RemovalTest::U4_aNodeThatStaysSilentEndsTheWaitAndIsNamed()
{
    m_after = candidate(CandidatePhase::Ending, PartState::Confirmed, PartState::Leaving, "user:alice");
    const std::unique_ptr<FILE, int (*)(FILE *)> out(std::tmpfile(), std::fclose);
    const std::unique_ptr<FILE, int (*)(FILE *)> err(std::tmpfile(), std::fclose);
    Output output(out.get(), err.get(), true);
    CommandRun run(Arguments{}, output);
    QSignalSpy finished(&run, &CommandRun::finished);
    Session session(run, context(ContextClass::Test));
    (new CandidateRemoval(run, session, Milliseconds(500)))->start(CandidateId(id));
    QVERIFY(finished.wait(10000));
    QCOMPARE(finished.first().first().toInt(), 6);
    output.close(6);
    const QJsonObject told = QJsonDocument::fromJson(contentOf(out.get())).object();
    QCOMPARE(told.value(QStringLiteral("residue")).toArray(), QJsonArray{QStringLiteral("dev-2")});
    QCOMPARE(told.value(QStringLiteral("error")).toObject().value(QStringLiteral("code")).toString(),
             QStringLiteral("removal.residue"));
}

void RemovalTest::U5_goneAlreadyIsASuccess()
{
    m_before = m_after;
    const Said answer = remove(ContextClass::Test);
    QCOMPARE(answer.status, 0);
    QVERIFY(answer.json().value(QStringLiteral("alreadyGone")).toBool());
    QVERIFY(removal().isEmpty());
}

void RemovalTest::U7_anothersInProductionAsksForTheContextsName()
{
    for (const QStringList &more : {QStringList(), QStringList{QStringLiteral("--confirm"), QStringLiteral("prod-us")}}) {
        QCOMPARE(remove(ContextClass::Production, more).status, 2);
        QVERIFY(removal().isEmpty());
    }
    m_before.owner = PrincipalId(QStringLiteral("user:root")); // one's own asks for nothing
    QCOMPARE(remove(ContextClass::Production).status, 0);
}

void RemovalTest::U7_withTheNameItGoesOnAtTheRevisionSeen()
{
    QCOMPARE(remove(ContextClass::Production, {QStringLiteral("--confirm"), QStringLiteral("prod-eu")}).status, 0);
    QCOMPARE(QJsonDocument::fromJson(removal()).object().value(QStringLiteral("rev")).toInt(), 7);
}

void RemovalTest::R6_aRefusalOfTheServerEndsWithThree()
{
    m_status = 403;
    const Said answer = remove(ContextClass::Test);
    QCOMPARE(answer.status, 3);
    QCOMPARE(answer.json().value(QStringLiteral("error")).toObject().value(QStringLiteral("code")).toString(),
             QStringLiteral("access.not_permitted"));
}

QTEST_GUILESS_MAIN(RemovalTest)
#include "tst_removal.moc"
