// What an admin may ask for through the console: allowed, not allowed, late, failed, twice; and that no secret stays behind.
#include "core/client/ContextGate.h"
#include "core/wire/CodecKeys.h"
#include "models/Texts.h"
#include "models/presenters/AccessPresenter.h"
#include "models/presenters/CandidatesPresenter.h"
#include "models/presenters/PluginsPresenter.h"
#include "tests/support/FakeApiClient.h"
#include "tests/support/ModelProbe.h"
#include "tests/support/SamplePlugins.h"

#include <QAbstractItemModelTester>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTest>

using namespace oz0;

namespace {

const PluginName greeter(QStringLiteral("greeter"));
const QString canary = QStringLiteral("canary-9f31c7");

struct Desk
{
    explicit Desk(Role role, ContextClass contextClass = ContextClass::Local)
        : gate(contextClass, clocks), store(clocks), session(client, store, gate, contextFor(contextClass)),
          candidates(client, store, session), plugins(client, store, session, candidates.model()),
          access(client, store, session, plugins.changes())
    {
        WhoAmI who;
        who.principal = PrincipalId(QStringLiteral("user:dana"));
        who.role = role;
        client.whoAmIs.reply = [who] { return Result<WhoAmI>(who); };
        client.manifests.reply = [](const PluginName &plugin) { return Result<QByteArray>(sampleManifest(plugin.text())); };
        session.start();
        store.apply(samplePlugins(clocks.now()));
    }
    static Context contextFor(ContextClass contextClass)
    {
        Context context;
        context.name = QStringLiteral("prod-eu");
        context.tenant = TenantId(QStringLiteral("default"));
        context.contextClass = contextClass;
        return context;
    }
    bool waitForManifest()
    {
        plugins.select(greeter);
        return QTest::qWaitFor([this] { return session.who() && plugins.manifest(); });
    }
    /// The calls that change something: lists are read too.
    QList<int> changesAsked() const
    {
        QList<int> indexes;
        for (int i = 0; i < client.calls.count(); ++i) {
            if (client.calls.argument<0>(i) != "GET")
                indexes.append(i);
        }
        return indexes;
    }
    QString path(int index) const { return client.calls.argument<1>(changesAsked().at(index)); }
    QByteArray body(int index) const
    {
        return QJsonDocument(client.calls.argument<2>(changesAsked().at(index))).toJson(QJsonDocument::Compact);
    }
    void answer(int index, Result<QJsonObject> result) { client.calls.answer(changesAsked().at(index), std::move(result)); }
    std::unique_ptr<ChangePresenter> start(std::function<Change()> describe) { return plugins.start(std::move(describe)); }
    const AdminChanges &changes() const { return plugins.changes(); }

    FakeClocks clocks;
    FakeApiClient client;
    ContextGate gate;
    TenantStore store;
    SessionPresenter session;
    CandidatesPresenter candidates;
    PluginsPresenter plugins;
    AccessPresenter access;
};

QString sentences(const Change &change)
{
    QStringList lines;
    for (const ChangeEffect &effect : change.effects)
        lines.append(QStringLiteral("%1 %2 %3").arg(effect.count).arg(effect.sentence, Texts::joined(effect.names)).trimmed());
    return lines.join(QLatin1Char('\n'));
}

} // namespace

class AdminTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void P4_takingASecretSaysWhoLosesItBeforeItIsDone()
    {
        Desk desk(Role::Admin);
        QVERIFY(desk.waitForManifest());
        const auto change = desk.start(
            [&] { return desk.changes().makeAvailable(greeter, QStringList{QStringLiteral("VENDOR_KEY")}); });
        const QString told = sentences(change->change());
        QVERIFY2(told.contains(QLatin1String("GREETING_KEY")), qPrintable(told));
        QVERIFY2(told.contains(QLatin1String("greeter 1.3.0 (user:alice)")), qPrintable(told));
        QVERIFY2(!told.contains(QLatin1String("user:dana")), "an admin's candidate keeps what the tenant has");
        QCOMPARE(change->change().command, QStringLiteral("oz0 plugin secrets greeter --take GREETING_KEY --tenant default"));
        QVERIFY(change->change().destroys);
        QVERIFY(change->mayConfirm({}).allowed);
        change->confirm({});
        QCOMPARE(desk.path(0), QStringLiteral("plugins/greeter/secrets"));
        QCOMPARE(desk.body(0), QByteArray(R"({"secrets":["VENDOR_KEY"]})"));
        QSignalSpy done(change.get(), &ChangePresenter::done);
        desk.answer(0, QJsonObject{});
        QTRY_COMPARE(done.count(), 1);
    }

    void P4_theEffectsAreThoseOfNowWhileTheDialogIsOpen()
    {
        Desk desk(Role::Admin);
        QVERIFY(desk.waitForManifest());
        const auto change = desk.start(
            [&] { return desk.changes().makeAvailable(greeter, QStringList{QStringLiteral("VENDOR_KEY")}); });
        QVERIFY(sentences(change->change()).contains(QLatin1String("user:alice")));
        ChangeSet step;
        step.from = 1;
        step.to = 2;
        step.now = desk.clocks.now();
        step.removedCandidates = {
            candidateIdFor(TenantId(QStringLiteral("default")), greeter, PrincipalId(QStringLiteral("user:alice")))};
        desk.store.apply(step);
        QVERIFY(!sentences(change->change()).contains(QLatin1String("user:alice")));
    }

    void anOperatorMayAskForNothingAndIsToldWhy()
    {
        Desk desk(Role::Operator);
        QVERIFY(desk.waitForManifest());
        QVERIFY(!desk.plugins.mayAdminister().allowed);
        QCOMPARE(desk.plugins.mayAdminister().reason, QStringLiteral("Only an admin may do this."));
        const auto change = desk.start([&] { return desk.changes().uninstall(greeter); });
        change->confirm({});
        QCOMPARE(change->phase(), ChangePresenter::Phase::Open);
        QVERIFY(desk.changesAsked().isEmpty());
        const auto install = desk.plugins.startInstall();
        QVERIFY(!install->mayInstall({}).allowed);
    }

    void aViewerIsNotAskedForWhatTheServerWouldRefuse()
    {
        Desk desk(Role::Viewer);
        QTRY_VERIFY(desk.session.who());
        desk.plugins.select(greeter);
        desk.access.open();
        QTest::qWait(0);
        QCOMPARE(desk.client.manifests.count(), 0);
        QCOMPARE(desk.client.calls.count(), 0);
        QCOMPARE(desk.access.state(AccessPresenter::List::Members), PageState::Failed);
        QVERIFY(desk.plugins.manifestNote().contains(QLatin1String("operator")));
    }

    void U2_staleDataStopsEveryChange()
    {
        Desk desk(Role::Admin);
        QVERIFY(desk.waitForManifest());
        const auto change = desk.start([&] { return desk.changes().uninstall(greeter); });
        QVERIFY(change->mayConfirm({}).allowed);
        desk.store.setLiveness(Liveness::Stale);
        QVERIFY(!change->mayConfirm({}).allowed);
        change->confirm({});
        QVERIFY(desk.changesAsked().isEmpty());
    }

    void U7_productionIsReadOnlyUntilUnlockedAndAsksForTheName()
    {
        Desk desk(Role::Admin, ContextClass::Production);
        QVERIFY(desk.waitForManifest());
        const auto change = desk.start([&] { return desk.changes().uninstall(greeter); });
        QCOMPARE(change->change().typed, QStringLiteral("greeter"));
        QVERIFY(!change->mayConfirm(QStringLiteral("greeter")).allowed);
        desk.session.unlock();
        QVERIFY(!change->mayConfirm({}).allowed);
        QVERIFY(!change->mayConfirm(QStringLiteral("greter")).allowed);
        QVERIFY(change->mayConfirm(QStringLiteral("greeter")).allowed);
        desk.session.lock();
        change->confirm(QStringLiteral("greeter"));
        QVERIFY(desk.changesAsked().isEmpty());
        QCOMPARE(change->change().command, QStringLiteral("oz0 plugin uninstall greeter --confirm greeter --tenant default"));
    }

    void U8_uninstallNamesWhatVanishes()
    {
        Desk desk(Role::Admin);
        QVERIFY(desk.waitForManifest());
        const QString told = sentences(desk.changes().uninstall(greeter));
        for (const char *name : {"greet-everyone", "local-1 and local-2", "user:alice", "user:dana"})
            QVERIFY2(told.contains(QLatin1String(name)), qPrintable(told));
    }

    void nodesAreCountedAsTheListOfPluginsCountsThem()
    {
        Desk desk(Role::Admin);
        QVERIFY(desk.waitForManifest());
        ChangeSet set;
        set.from = desk.store.revision();
        set.to = set.from + 1;
        set.now = desk.clocks.now();
        Node busy = desk.store.nodes().value(NodeName(QStringLiteral("local-2")));
        busy.candidate = NodeCandidate{CandidateId(QStringLiteral("59a7b4da7db9")), PluginName(QStringLiteral("tracker")),
                                       PrincipalId(QStringLiteral("user:alice"))};
        set.nodes = {busy};
        desk.store.apply(set);
        const Change change = desk.changes().uninstall(greeter);
        QCOMPARE(change.effects[0].names, QStringList{QStringLiteral("local-1")});
        QCOMPARE(change.effects[1].names, QStringList{QStringLiteral("local-2")});
        QCOMPARE(change.action, QStringLiteral("Uninstall greeter"));
    }

    void aConfirmationIsSentOnceHoweverOftenItIsPressed()
    {
        Desk desk(Role::Admin);
        QVERIFY(desk.waitForManifest());
        const auto change = desk.start([&] { return desk.changes().uninstall(greeter); });
        change->confirm({});
        change->confirm({});
        QCOMPARE(desk.changesAsked().size(), 1);
        desk.answer(0, QJsonObject{});
        QTRY_COMPARE(change->phase(), ChangePresenter::Phase::Done);
        change->confirm({});
        QCOMPARE(desk.changesAsked().size(), 1);
    }

    void aFailedChangeSaysWhyAndMayBeTriedAgain()
    {
        Desk desk(Role::Admin);
        QVERIFY(desk.waitForManifest());
        const auto change = desk.start([&] { return desk.changes().uninstall(greeter); });
        change->confirm({});
        desk.answer(0, Failure(ErrorCode::TimedOut, QStringLiteral("no answer")));
        QTRY_COMPARE(change->phase(), ChangePresenter::Phase::Failed);
        QVERIFY(!change->outcome().isEmpty());
        QVERIFY(change->details().contains(QLatin1String("no answer")));
        QVERIFY(change->mayConfirm({}).allowed);
        change->confirm({});
        QCOMPARE(desk.changesAsked().size(), 2);
    }

    void anAnswerThatComesAfterTheDialogIsGoneReachesNobody()
    {
        Desk desk(Role::Admin);
        QVERIFY(desk.waitForManifest());
        auto change = desk.start([&] { return desk.changes().uninstall(greeter); });
        change->confirm({});
        const int index = desk.changesAsked().first();
        change.reset();
        QVERIFY(desk.client.calls.wasAborted(index));
        desk.client.calls.answer(index, QJsonObject{});
        QTest::qWait(0);
    }

    void aRightThatIsLostWhileTheDialogIsOpenIsLost()
    {
        Desk desk(Role::Admin);
        QVERIFY(desk.waitForManifest());
        const auto change = desk.start([&] { return desk.changes().uninstall(greeter); });
        change->confirm({});
        desk.answer(0, Failure(ErrorCode::NotPermitted, QStringLiteral("this needs the admin role")));
        QTRY_COMPARE(change->phase(), ChangePresenter::Phase::Failed);
        QVERIFY(desk.store.plugins().contains(greeter));
    }

    void U14_aSecretsValueIsInTheOneRequestAndNowhereElse()
    {
        Desk desk(Role::Admin);
        QVERIFY(desk.waitForManifest());
        const auto change = desk.start([&] { return desk.changes().setSecret(QStringLiteral("VENDOR_KEY")); });
        QVERIFY(!change->mayConfirm({}, false).allowed);
        change->confirm({}, canary);
        QCOMPARE(desk.path(0), QStringLiteral("secrets/VENDOR_KEY"));
        QVERIFY(desk.body(0).contains(canary.toLatin1()));
        desk.answer(0, Failure(ErrorCode::ServerUnavailable, QStringLiteral("busy")));
        QTRY_COMPARE(change->phase(), ChangePresenter::Phase::Failed);
        const Change &told = change->change();
        for (const QString &text :
             {told.title, told.explanation, told.verb, told.command, told.done, told.complaint, told.path, change->outcome(),
              change->details(), sentences(told), QString::fromUtf8(QJsonDocument(told.body).toJson())})
            QVERIFY2(!text.contains(canary), qPrintable(text));
        // A second try needs the value again: it was not kept.
        QVERIFY(!change->mayConfirm({}, false).allowed);
    }

    void aSecretsNameIsJudgedBeforeItIsSent_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("good");
        QTest::newRow("letters") << QStringLiteral("VENDOR_KEY2") << true;
        QTest::newRow("underscore") << QStringLiteral("_x") << true;
        QTest::newRow("empty") << QString() << false;
        QTest::newRow("digit first") << QStringLiteral("2X") << false;
        QTest::newRow("dash") << QStringLiteral("A-B") << false;
        QTest::newRow("umlaut") << QStringLiteral("SCHLÜSSEL") << false;
        QTest::newRow("long") << QString(129, QLatin1Char('A')) << false;
    }
    void aSecretsNameIsJudgedBeforeItIsSent()
    {
        QFETCH(QString, name);
        QFETCH(bool, good);
        Desk desk(Role::Admin);
        QCOMPARE(desk.changes().setSecret(name).complaint.isEmpty(), good);
    }

    void aTokenIsToldOnceAndForgotten()
    {
        Desk desk(Role::Admin);
        QTRY_VERIFY(desk.session.who());
        const KeyInput input{QStringLiteral("nightly"), Role::Operator, true, 30};
        const auto change = desk.start([&] { return desk.changes().addKey(input); });
        change->confirm({});
        QCOMPARE(desk.path(0), QStringLiteral("api-keys"));
        QVERIFY(desk.body(0).contains("\"seconds\":2592000"));
        desk.answer(0,
                    QJsonObject{{QStringLiteral("id"), QStringLiteral("4be1aa00")},
                                {QStringLiteral("token"), QString(QStringLiteral("oz0k_") + canary)},
                                {QStringLiteral("expires"), QStringLiteral("2026-12-29T12:00:00.000Z")}});
        QTRY_VERIFY(change->hasToken());
        QCOMPARE(change->token(), QStringLiteral("oz0k_") + canary);
        for (const QString &text : {change->outcome(), change->tokenNote(), change->change().command, change->change().done})
            QVERIFY(!text.contains(canary));
        change->forgetToken();
        QVERIFY(!change->hasToken());
    }

    void aTokenThatWasLostOnTheWayIsNotToldTwice()
    {
        Desk desk(Role::Admin);
        QTRY_VERIFY(desk.session.who());
        const KeyInput input{QStringLiteral("nightly"), Role::Operator, false, 30};
        const auto change = desk.start([&] { return desk.changes().addKey(input); });
        change->confirm({});
        desk.answer(0, Failure(ErrorCode::Conflict, QStringLiteral("this was done already, and its token told once")));
        QTRY_COMPARE(change->phase(), ChangePresenter::Phase::Failed);
        QVERIFY(change->outcome().contains(QLatin1String("make another")));
    }

    void R4_revokingAKeyNamesWhatFallsWithIt()
    {
        Desk desk(Role::Admin);
        QTRY_VERIFY(desk.session.who());
        ApiKey key;
        key.id = QStringLiteral("4be1aa00");
        key.name = QStringLiteral("nightly");
        const Change change = desk.changes().revokeKey(key);
        QVERIFY(sentences(change).contains(QLatin1String("user:alice")));
        QCOMPARE(change.command, QStringLiteral("oz0 api-key revoke 4be1aa00 --tenant default"));
        QCOMPARE(change.method, QByteArray("DELETE"));
    }

    void membersAreNamedAsTheServerTakesThem_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("path"); // empty: refused here
        QTest::newRow("short") << QStringLiteral("pia") << QStringLiteral("members/user:pia");
        QTest::newRow("whole") << QStringLiteral(" user:pia ") << QStringLiteral("members/user:pia");
        QTest::newRow("empty") << QStringLiteral("  ") << QString();
        QTest::newRow("a node") << QStringLiteral("node:x") << QString();
        QTest::newRow("a blank inside") << QStringLiteral("pia b") << QString();
        QTest::newRow("there already") << QStringLiteral("bob") << QString();
    }
    void membersAreNamedAsTheServerTakesThem()
    {
        QFETCH(QString, name);
        QFETCH(QString, path);
        Desk desk(Role::Admin);
        const QList<Member> members{{PrincipalId(QStringLiteral("user:bob")), Role::Viewer, false, {}}};
        const Change change = desk.changes().addMember({name, Role::Operator, true}, members);
        QCOMPARE(change.complaint.isEmpty(), !path.isEmpty());
        if (!path.isEmpty())
            QCOMPARE(change.path, path);
    }

    void R5_aLowerRoleSaysWhichCandidatesItTouches()
    {
        Desk desk(Role::Admin);
        QTRY_VERIFY(desk.session.who());
        const Member dana{PrincipalId(QStringLiteral("user:dana")), Role::Admin, true, {}};
        const Change lower = desk.changes().setMember(dana, {QStringLiteral("user:dana"), Role::Operator, true});
        QVERIFY(sentences(lower).contains(QStringLiteral("as an operator’s")));
        QVERIFY(sentences(lower).contains(QLatin1String("from yourself")));
        const Change viewer = desk.changes().setMember(dana, {QStringLiteral("user:dana"), Role::Viewer, true});
        QVERIFY(sentences(viewer).contains(QLatin1String("end at the next renewal")));
        const Change same = desk.changes().setMember(dana, {QStringLiteral("user:dana"), Role::Admin, true});
        QVERIFY(!same.complaint.isEmpty());
    }

    void theLastAdminStaysOne()
    {
        Desk desk(Role::Admin);
        QTRY_VERIFY(desk.session.who());
        const Member dana{PrincipalId(QStringLiteral("user:dana")), Role::Admin, true, {}};
        const Member bob{PrincipalId(QStringLiteral("user:bob")), Role::Operator, false, {}};
        const Member ada{PrincipalId(QStringLiteral("user:ada")), Role::Admin, false, {}};
        const MemberInput lower{QStringLiteral("user:dana"), Role::Operator, true};
        QVERIFY(desk.changes().removeMember(dana, {dana, bob}).complaint.contains(QLatin1String("last admin")));
        QVERIFY(desk.changes().setMember(dana, lower, {dana, bob}).complaint.contains(QLatin1String("last admin")));
        QVERIFY(desk.changes().removeMember(dana, {dana, ada}).complaint.isEmpty());
        QVERIFY(desk.changes().setMember(dana, lower, {dana, ada}).complaint.isEmpty());
        QVERIFY(desk.changes().removeMember(bob, {dana, bob}).complaint.isEmpty());
        const Change mine = desk.changes().removeMember(dana, {dana, ada});
        QVERIFY(mine.title.contains(QLatin1String("yourself")));
        QVERIFY2(sentences(mine).contains(QLatin1String("1 admin(s) are left")), qPrintable(sentences(mine)));
        QVERIFY(sentences(mine).contains(QLatin1String("You are signed out")));
    }

    void U8_removingANodeSaysWhatStopsAndOfWhatItIsTheLast()
    {
        Desk desk(Role::Admin);
        QTRY_VERIFY(desk.session.who());
        // local-1 has greeter and the tracker, local-2 greeter alone.
        const QString both = sentences(desk.changes().removeNode(NodeName(QStringLiteral("local-1"))));
        QVERIFY2(both.contains(QLatin1String("go on elsewhere: greeter")), qPrintable(both));
        QVERIFY2(both.contains(QLatin1String("on no other node that is online: ")), qPrintable(both));
        const QString nothing = sentences(desk.changes().removeNode(NodeName(QStringLiteral("local-3"))));
        QVERIFY2(nothing.contains(QLatin1String("Nothing runs there")), qPrintable(nothing));
        const QString open = sentences(desk.changes().removeNode(NodeName(QStringLiteral("local-2"))));
        QVERIFY2(open.contains(QLatin1String("is open to operators")), qPrintable(open));
    }

    void labelsMayHoldBlanksAndCommas()
    {
        Desk desk(Role::Admin);
        const NodeName node(QStringLiteral("local-2"));
        const Change change = desk.changes().setLabels(node, QStringLiteral("queues=nightly,batch\nnote=two words\n\npool=dev"));
        QCOMPARE(change.complaint, QString());
        const QJsonObject labels = change.body.value(QStringLiteral("labels")).toObject();
        QCOMPARE(labels.value(QStringLiteral("queues")).toString(), QStringLiteral("nightly,batch"));
        QCOMPARE(labels.value(QStringLiteral("note")).toString(), QStringLiteral("two words"));
        QVERIFY(change.command.contains(QLatin1String("--unset candidates")));
        QVERIFY(sentences(change).contains(QLatin1String("closes")));
        QVERIFY(!desk.changes().setLabels(node, QStringLiteral("pool")).complaint.isEmpty());
        QVERIFY(!desk.changes().setLabels(node, QStringLiteral("candidates=allow\npool=dev")).complaint.isEmpty());
        QVERIFY(!desk.changes().setLabels(NodeName(QStringLiteral("gone")), QStringLiteral("a=b")).complaint.isEmpty());
    }

    void aJoinTokenCarriesItsLabels()
    {
        Desk desk(Role::Admin);
        const Change change = desk.changes().addJoinToken({QStringLiteral("candidates=allow\npool=dev"), 2, 3});
        QCOMPARE(QJsonDocument(change.body).toJson(QJsonDocument::Compact),
                 QByteArray(R"({"labels":{"candidates":"allow","pool":"dev"},"seconds":10800,"uses":2})"));
        QCOMPARE(change.command,
                 QStringLiteral("oz0 node token --label candidates=allow --label pool=dev --uses 2 --tenant default"));
    }

    void bindingsAreSentWholeAndSaidByTheirDifference()
    {
        Desk desk(Role::Admin);
        QVERIFY(desk.waitForManifest());
        QCOMPARE(desk.plugins.markedArguments(), QStringList{QStringLiteral("greeter.hello.signature")});
        const Change change = desk.changes().bindArguments(
            greeter, {{QStringLiteral("greeter.hello.signature"), QStringLiteral("VENDOR_KEY")}});
        QCOMPARE(change.command,
                 QStringLiteral("oz0 plugin bindings greeter --bind greeter.hello.signature=VENDOR_KEY --tenant default"));
        QVERIFY(!desk.changes().bindArguments(greeter, {}).complaint.isEmpty());
    }

    void theListsOfAccessFollowTheAudit()
    {
        Desk desk(Role::Admin);
        QTRY_VERIFY(desk.session.who());
        QAbstractItemModelTester members(&desk.access.members(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester keys(&desk.access.keys(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        ModelProbe probe(desk.access.members(), IdRole);
        desk.access.open();
        QCOMPARE(desk.access.state(AccessPresenter::List::Members), PageState::Loading);
        const auto asked = [&](const QString &path) {
            for (int i = desk.client.calls.count() - 1; i >= 0; --i) {
                if (desk.client.calls.argument<1>(i) == path)
                    return i;
            }
            return -1;
        };
        const Member bob{PrincipalId(QStringLiteral("user:bob")), Role::Viewer, false, {}};
        const Member ada{PrincipalId(QStringLiteral("user:ada")), Role::Admin, true, {}};
        const int first = asked(QStringLiteral("members"));
        ApiKey dead;
        dead.id = QStringLiteral("00aa");
        dead.owner = ada.principal;
        dead.expires = desk.clocks.now() - Milliseconds(1);
        desk.client.calls.answer(asked(QStringLiteral("api-keys")),
                                 QJsonObject{{QStringLiteral("items"), QJsonArray{toJson(dead)}}});
        QTRY_COMPARE(desk.access.keys().rowCount(), 1);
        QCOMPARE(desk.access.keys().stateAt(0), KeyState::Expired);
        ChangeSet step;
        step.from = 1;
        step.to = 2;
        step.now = desk.clocks.now();
        step.touched = {QStringLiteral("audit")};
        desk.store.apply(step);
        const int second = asked(QStringLiteral("members"));
        QVERIFY(second > first);
        QVERIFY(desk.client.calls.wasAborted(first));
        desk.client.calls.answer(second, QJsonObject{{QStringLiteral("items"), QJsonArray{toJson(ada), toJson(bob)}}});
        QTRY_COMPARE(desk.access.members().rowCount(), 2);
        desk.store.apply(step);
        desk.client.calls.answer(asked(QStringLiteral("members")),
                                 QJsonObject{{QStringLiteral("items"), QJsonArray{toJson(bob)}}});
        QTRY_COMPARE(desk.access.members().rowCount(), 1);
        QCOMPARE(probe.rows(), probe.actual());
        QCOMPARE(probe.resets(), 0);
        // What cannot be asked for any more stays, and says that it is old.
        desk.store.apply(step);
        desk.client.calls.answer(asked(QStringLiteral("members")), Failure(ErrorCode::Unreachable, QStringLiteral("gone")));
        QTRY_COMPARE(desk.access.state(AccessPresenter::List::Members), PageState::Stale);
        QCOMPARE(desk.access.members().rowCount(), 1);
    }
};

QTEST_GUILESS_MAIN(AdminTest)
#include "AdminTest.moc"
