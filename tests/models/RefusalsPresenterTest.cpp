// The queue under answers that come late, in another order, wrongly or never, and what is asked when.
#include "models/presenters/RefusalsPresenter.h"
#include "core/client/ContextGate.h"
#include "core/wire/EvidenceCodec.h"
#include "models/Texts.h"
#include "tests/support/FakeApiClient.h"
#include "tests/support/ModelProbe.h"
#include "tests/support/SampleTenant.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace oz0;

namespace {

RefusalRecord recordOf(int n, bool seen = false)
{
    RefusalRecord record;
    record.id = RecordId(QStringLiteral("%1").arg(n, 16, 10, QLatin1Char('0')));
    record.at = Instant(Milliseconds(1772460000000 + n * 1000));
    record.plugin = PluginName(QStringLiteral("greeter"));
    record.actor = PrincipalId(QStringLiteral("user:alice"));
    record.version = QStringLiteral("1.%1.0").arg(n);
    record.attempt = QStringLiteral("save");
    record.select = {{QStringLiteral("pool"), QStringLiteral("dev box")}};
    Refusal refusal;
    refusal.code = QStringLiteral("binding.changed");
    refusal.adminMayTry = true;
    refusal.subject.name = QStringLiteral("KEY");
    refusal.path = QStringLiteral("/requires/inject/0");
    refusal.line = 7;
    record.verdict.refusals = {refusal};
    record.verdict.checks = 31;
    record.seen = seen;
    return record;
}

QJsonObject pageOf(const QList<RefusalRecord> &records, qint64 total, const QString &next = {})
{
    Page<RefusalRecord> page;
    page.items = records;
    page.total = total;
    page.next = next;
    return toJson(page);
}

struct Desk
{
    explicit Desk(Role role = Role::Operator, ContextClass contextClass = ContextClass::Local)
        : gate(contextClass, clocks), store(clocks), session(client, store, gate, context()), refusals(client, store, session)
    {
        WhoAmI who;
        who.principal = PrincipalId(QStringLiteral("user:alice"));
        who.role = role;
        client.whoAmIs.reply = [who] { return Result<WhoAmI>(who); };
        session.start();
        store.apply(sampleTenant(clocks.now()));
        store.setLiveness(Liveness::Live);
    }
    static Context context()
    {
        Context context;
        context.name = QStringLiteral("prod-eu");
        context.tenant = TenantId(QStringLiteral("team a"));
        return context;
    }
    QString path(int call) const { return client.calls.argument<1>(call); }
    /// The newest question whose path holds the text; -1: none.
    int asked(const QString &text) const
    {
        for (int call = client.calls.count() - 1; call >= 0; --call) {
            if (path(call).contains(text))
                return call;
        }
        return -1;
    }
    int count(const QString &text) const
    {
        int found = 0;
        for (int call = 0; call < client.calls.count(); ++call)
            found += path(call).contains(text) ? 1 : 0;
        return found;
    }
    int listCall() const { return asked(QStringLiteral("limit=100")); }
    void open(const QList<RefusalRecord> &records, qint64 total, const QString &next = {})
    {
        refusals.activate();
        client.calls.answer(listCall(), pageOf(records, total, next));
        QTRY_VERIFY(refusals.total() >= 0);
    }
    void touch()
    {
        ChangeSet step;
        step.from = store.revision();
        step.to = step.from + 1;
        step.now = clocks.now();
        step.touched = {QStringLiteral("refusals")};
        store.apply(step);
    }

    FakeClocks clocks;
    FakeApiClient client;
    ContextGate gate;
    TenantStore store;
    SessionPresenter session;
    RefusalsPresenter refusals;
};

} // namespace

class RefusalsPresenterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theServerFiltersCountsAndPages()
    {
        Desk desk;
        QCOMPARE(desk.refusals.state(), PageState::Loading);
        desk.open({recordOf(3), recordOf(2)}, 3, QStringLiteral("3.2"));
        QVERIFY(desk.path(desk.listCall()).contains(QLatin1String("order=grouped")));
        QVERIFY(desk.path(desk.listCall()).contains(QLatin1String("since")));
        QCOMPARE(desk.refusals.state(), PageState::Ready);
        QCOMPARE(desk.refusals.model().records().size(), 2);
        QVERIFY(desk.refusals.canFetchMore());
        desk.refusals.fetchMore();
        desk.refusals.fetchMore(); // asked once
        QCOMPARE(desk.count(QStringLiteral("after=3.2")), 1);
        desk.client.calls.answer(desk.asked(QStringLiteral("after=3.2")), pageOf({recordOf(1)}, 3));
        QTRY_COMPARE(desk.refusals.model().records().size(), 3);
        QVERIFY(!desk.refusals.canFetchMore());
        desk.client.calls.answer(desk.asked(QStringLiteral("seen%3Ano")), pageOf({recordOf(3)}, 2));
        desk.client.calls.answer(desk.asked(QStringLiteral("mine%3Ayes")), pageOf({recordOf(3)}, 3));
        QTRY_COMPARE(desk.refusals.unseen(), 2);
        QTRY_COMPARE(desk.refusals.mine(), 3);
    }

    void U17_theMendedFileIsTheRefusedOneWithItsRemedy()
    {
        Desk desk;
        RefusalRecord record = recordOf(2);
        record.digest = Digest(QStringLiteral("sha256:") + QString(64, QLatin1Char('a')));
        record.verdict.remedy = {
            QJsonObject{{QStringLiteral("op"), QStringLiteral("remove")}, {QStringLiteral("path"), QStringLiteral("/uses")}}};
        desk.open({record, recordOf(1)}, 2);
        desk.refusals.select(recordOf(1).id);
        QVERIFY(!desk.refusals.mayMend().allowed);
        QVERIFY(!desk.refusals.mayMend().reason.isEmpty());
        desk.refusals.select(record.id);
        QVERIFY(desk.refusals.mayMend().allowed);
        QSignalSpy ready(&desk.refusals.mended(), &MendedManifest::ready);
        QSignalSpy failed(&desk.refusals.mended(), &MendedManifest::failed);
        // Its lines are shown, once the file is here; looking again asks nothing.
        const QByteArray refused = "# mine\nname: greeter\nversion: 1.2.0 # kept\nuses: [other]\n";
        QCOMPARE(desk.client.bundleFileBytes.count(), 1);
        QVERIFY(desk.refusals.remedyDiff().isFetching());
        desk.client.bundleFileBytes.answer(0, refused);
        QTRY_COMPARE(desk.refusals.remedyDiff().lines().size(), 2);
        QCOMPARE(desk.refusals.remedyDiff().lines()[1], (RemedyLine{RemedyLine::Kind::Removed, QStringLiteral("uses: [other]")}));
        Q_EMIT desk.refusals.shownChanged();
        QCOMPARE(desk.client.bundleFileBytes.count(), 1);
        QVERIFY(desk.refusals.mayCopyRemedy().allowed);
        desk.refusals.mend();
        QCOMPARE(desk.client.bundleFileBytes.last<1>(), QStringLiteral("plugin.yaml"));
        desk.client.bundleFileBytes.answer(1, refused);
        QTRY_COMPARE(ready.size(), 1);
        QCOMPARE(ready.first().first().toByteArray(), QByteArray("# mine\nname: greeter\nversion: 1.2.0 # kept\n"));

        desk.refusals.mend();
        desk.client.bundleFileBytes.answer(2, QByteArray("name: greeter\nversion: 1.2.0\n")); // the patch does not fit
        QTRY_COMPARE(failed.size(), 1);
        desk.refusals.mend();
        desk.refusals.select(recordOf(1).id); // a late file of another record is dropped
        QVERIFY(desk.client.bundleFileBytes.wasAborted(3));
        QVERIFY(desk.refusals.remedyDiff().lines().isEmpty());
        QCOMPARE(ready.size(), 1);
    }

    void aLateAnswerToAnEarlierFilterIsDropped()
    {
        Desk desk;
        desk.refusals.activate();
        const int first = desk.listCall();
        RefusalQuery query;
        query.unseen = true;
        desk.refusals.setQuery(query);
        const int second = desk.listCall();
        QVERIFY(second > first);
        desk.client.calls.answer(second, pageOf({recordOf(2)}, 1));
        desk.client.calls.answer(first, pageOf({recordOf(1)}, 7));
        QTRY_COMPARE(desk.refusals.total(), 1);
        QTest::qWait(0);
        QCOMPARE(desk.refusals.model().records().first().id, recordOf(2).id);
    }

    void typingAsksOnceItRests()
    {
        Desk desk;
        desk.open({recordOf(1)}, 1);
        const int before = desk.count(QStringLiteral("limit=100"));
        RefusalQuery query;
        for (const char *text : {"g", "gr", "gre"}) {
            query.text = QLatin1String(text);
            desk.refusals.setQuery(query);
        }
        QTRY_COMPARE(desk.count(QStringLiteral("limit=100")), before + 1);
        QVERIFY(desk.path(desk.listCall()).contains(QLatin1String("gre")));
    }

    void U12_aTouchedListKeepsItsRowsAndItsSelection()
    {
        Desk desk;
        QAbstractItemModelTester tester(&desk.refusals.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        ModelProbe probe(desk.refusals.model(), IdRole);
        desk.open({recordOf(2, true), recordOf(1, true)}, 2);
        const QPersistentModelIndex selected = desk.refusals.model().indexOf(recordOf(1).id);
        desk.refusals.select(recordOf(1).id);
        const int before = desk.count(QStringLiteral("limit=100"));
        desk.touch();
        desk.touch(); // a burst is one question
        QTRY_COMPARE(desk.count(QStringLiteral("limit=100")), before + 1);
        desk.client.calls.answer(desk.listCall(), pageOf({recordOf(3), recordOf(2, true), recordOf(1, true)}, 3));
        QTRY_COMPARE(desk.refusals.total(), 3);
        QVERIFY(selected.isValid());
        QCOMPARE(selected.row(), 3);
        QCOMPARE(desk.refusals.shown()->id, recordOf(1).id);
        QCOMPARE(probe.rows(), probe.actual());
        QCOMPARE(probe.resets(), 0);
    }

    void aListThatCannotBeReadSaysWhatItKnowsAndSinceWhen()
    {
        Desk desk;
        desk.refusals.activate();
        desk.client.calls.answer(desk.listCall(), Failure(ErrorCode::TimedOut, QStringLiteral("30 s")));
        QTRY_COMPARE(desk.refusals.state(), PageState::Failed);
        desk.refusals.retry();
        desk.client.calls.answer(desk.listCall(), QJsonObject{{QStringLiteral("items"), QStringLiteral("none")}});
        QTRY_COMPARE(desk.refusals.failure().code, ErrorCode::ProtocolViolation);
        desk.refusals.retry();
        desk.client.calls.answer(desk.listCall(), pageOf({recordOf(1)}, 1));
        QTRY_COMPARE(desk.refusals.state(), PageState::Ready);
        QVERIFY(desk.refusals.listNote().isEmpty());
        desk.touch();
        QTRY_COMPARE(desk.client.calls.open() > 0 && desk.count(QStringLiteral("limit=100")) == 4, true);
        desk.client.calls.answer(desk.listCall(), Failure(ErrorCode::Unreachable, QStringLiteral("gone")));
        QTRY_COMPARE(desk.refusals.state(), PageState::Stale);
        QCOMPARE(desk.refusals.model().records().size(), 1);
        QVERIFY(desk.refusals.listNote().contains(QLatin1String("As of")));
    }

    void anAnswerThatNeverComesHoldsUpNothing()
    {
        Desk desk;
        desk.refusals.activate();
        desk.client.calls.drop(desk.listCall());
        QTest::qWait(0);
        QCOMPARE(desk.refusals.state(), PageState::Loading);
        RefusalQuery query;
        query.mine = true;
        desk.refusals.setQuery(query);
        desk.client.calls.answer(desk.listCall(), pageOf({}, 0));
        QTRY_COMPARE(desk.refusals.state(), PageState::FilteredEmpty);
    }

    void todayIsTodayBeforeTheServersClockIsKnown()
    {
        FakeClocks clocks;
        FakeApiClient client;
        ContextGate gate(ContextClass::Local, clocks);
        TenantStore store(clocks);
        SessionPresenter session(client, store, gate, Desk::context());
        RefusalsPresenter refusals(client, store, session);
        refusals.activate();
        RefusalRecord record = recordOf(1);
        record.at = SystemClock().now();
        client.calls.answer(0, pageOf({record}, 1));
        QTRY_COMPARE(refusals.model().rowCount(), 2);
        QCOMPARE(refusals.model().index(1, 0).data(RefusalQueueModel::TimeRole).toString(), Texts::timeOfDay(record.at).left(5));
        store.setLiveness(Liveness::Stale);
        QVERIFY2(!refusals.listNote().contains(QLatin1String("As of .")), qPrintable(refusals.listNote()));
        QVERIFY(!refusals.listNote().isEmpty());
    }

    // An admin sees everybody's, and with "Mine" his own: the head counts what is listed.
    void withMineTheHeadCountsOnesOwn()
    {
        Desk desk(Role::Admin);
        desk.open({recordOf(2), recordOf(1)}, 2);
        desk.client.calls.answer(desk.asked(QStringLiteral("seen%3Ano")), pageOf({recordOf(2)}, 2));
        QTRY_VERIFY(desk.refusals.summary().contains(QStringLiteral("2 unseen, everybody’s")));
        RefusalQuery query;
        query.mine = true;
        desk.refusals.setQuery(query);
        QVERIFY(!desk.refusals.summary().contains(QStringLiteral("everybody")));
        desk.client.calls.answer(desk.asked(QStringLiteral("seen%3Ano%20mine%3Ayes")), pageOf({recordOf(1)}, 1));
        QTRY_COMPARE(desk.refusals.summary(), QStringLiteral("1 unseen, your own"));
    }

    void U12_aFilterThatHidesTheShownRecordKeepsItAndCountsWhatItHides()
    {
        Desk desk;
        desk.open({recordOf(2), recordOf(1)}, 2);
        for (const char *counted : {"seen%3Ano", "mine%3Ayes"})
            desk.client.calls.answer(desk.asked(QLatin1String(counted)), pageOf({recordOf(2)}, 1));
        desk.refusals.select(recordOf(2).id);
        RefusalQuery query;
        query.text = QStringLiteral("no-such-plugin");
        desk.refusals.setQuery(query);
        QTRY_VERIFY(desk.path(desk.listCall()).contains(QLatin1String("no-such-plugin")));
        desk.client.calls.answer(desk.listCall(), pageOf({}, 0));
        QTRY_COMPARE(desk.refusals.state(), PageState::FilteredEmpty);
        QVERIFY(desk.refusals.shown());
        QCOMPARE(desk.refusals.shown()->id, recordOf(2).id);
        int all = -1;
        for (int call = 0; call < desk.client.calls.count(); ++call) {
            if (desk.path(call).contains(QLatin1String("limit=1&")) || desk.path(call).endsWith(QLatin1String("limit=1")))
                all = desk.path(call).contains(QLatin1String("filter=")) ? all : call;
        }
        QVERIFY(all >= 0);
        desk.client.calls.answer(all, pageOf({recordOf(2)}, 2));
        QTRY_COMPARE(desk.refusals.hiddenText(), QStringLiteral("2 record(s) are hidden."));
        QCOMPARE(desk.refusals.foot(), QStringLiteral("0 of 2 record(s)"));
    }

    void U2_onStaleDataNothingIsCheckedAgain()
    {
        Desk desk;
        desk.open({recordOf(1)}, 1);
        QVERIFY(!desk.refusals.mayRecheck().allowed);
        desk.refusals.select(recordOf(1).id);
        QVERIFY(desk.refusals.mayRecheck().allowed);
        desk.store.setLiveness(Liveness::Stale);
        QVERIFY(!desk.refusals.mayRecheck().allowed);
        QVERIFY(!desk.refusals.mayRecheck().reason.isEmpty());
        desk.refusals.recheck();
        QCOMPARE(desk.count(QStringLiteral(":recheck")), 0);
    }

    void nothingRefusedIsEmptyAndNotFiltered()
    {
        Desk desk;
        desk.open({}, 0);
        QCOMPARE(desk.refusals.state(), PageState::Empty);
        QVERIFY(!desk.refusals.mayMarkAllSeen().allowed);
    }

    void oneThatIsLookedAtCountsAsSeenAfterAWhile()
    {
        Desk desk;
        desk.open({recordOf(2), recordOf(1)}, 2);
        desk.refusals.select(recordOf(2).id);
        desk.refusals.select(recordOf(1).id); // the first was passed over
        QTRY_COMPARE_WITH_TIMEOUT(desk.count(QStringLiteral(":seen")), 1, 5000);
        QVERIFY(desk.path(desk.asked(QStringLiteral(":seen"))).contains(recordOf(1).id.text()));
    }

    void onStaleDataNothingIsMarked()
    {
        Desk desk;
        desk.open({recordOf(1)}, 1);
        desk.refusals.select(recordOf(1).id);
        desk.store.setLiveness(Liveness::Stale);
        desk.refusals.markSeen();
        desk.refusals.markAllSeen();
        QCOMPARE(desk.count(QStringLiteral("seen")) - desk.count(QStringLiteral("seen%3Ano")), 0);
        QVERIFY(!desk.refusals.mayMarkAllSeen().reason.isEmpty());
    }

    void U9_markingAllNamesTheNewestThatWasListed()
    {
        Desk desk;
        desk.open({recordOf(3), recordOf(1)}, 2);
        desk.refusals.markAllSeen();
        const int call = desk.asked(QStringLiteral("refusals:seen"));
        QVERIFY(call >= 0);
        const QJsonObject body = desk.client.calls.argument<2>(call);
        QCOMPARE(body.value(QStringLiteral("upTo")).toString(), recordOf(3).id.text());
        QVERIFY(body.value(QStringLiteral("filter")).toString().contains(QStringLiteral("since:")));
        desk.client.calls.answer(call, QJsonObject{{QStringLiteral("marked"), 2}});
        const int before = desk.count(QStringLiteral("limit=100"));
        QTRY_COMPARE(desk.count(QStringLiteral("limit=100")), before + 1);
    }

    void aCheckOfNowCanBeStoppedAndALateAnswerIsDropped()
    {
        Desk desk;
        desk.open({recordOf(2, true), recordOf(1, true)}, 2);
        desk.refusals.select(recordOf(2).id);
        desk.refusals.recheck();
        const int first = desk.asked(QStringLiteral(":recheck"));
        QVERIFY(desk.refusals.isRechecking());
        desk.refusals.cancelRecheck();
        QVERIFY(!desk.refusals.isRechecking());
        desk.refusals.recheck();
        const int second = desk.asked(QStringLiteral(":recheck"));
        desk.refusals.select(recordOf(1).id);
        Recheck passes;
        passes.at = desk.clocks.now();
        desk.client.calls.answer(second, toJson(passes));
        desk.client.calls.answer(first, toJson(passes));
        QTest::qWait(0);
        QVERIFY(!desk.refusals.rechecked());
        desk.refusals.recheck();
        desk.client.calls.answer(desk.asked(QStringLiteral(":recheck")), toJson(passes));
        QTRY_VERIFY(desk.refusals.rechecked());
        QVERIFY(desk.refusals.recheckText().contains(QLatin1String("nothing refuses it any more")));
        desk.refusals.select(recordOf(2).id);
        QVERIFY2(!desk.refusals.rechecked(), "that one was not checked to the end");
        desk.refusals.select(recordOf(1).id);
        QVERIFY2(desk.refusals.recheckText().contains(QLatin1String("nothing refuses it any more")),
                 "it was checked, and stays so");
        desk.refusals.recheck();
        desk.client.calls.answer(desk.asked(QStringLiteral(":recheck")), Failure(ErrorCode::NotFound, QStringLiteral("gone")));
        QTRY_VERIFY(desk.refusals.recheckText().contains(QLatin1String("could not be checked")));
    }

    void aLinkShowsARecordThatIsNotListed()
    {
        Desk desk;
        desk.open({recordOf(2)}, 2);
        desk.refusals.select(recordOf(1).id);
        QVERIFY(!desk.refusals.shown());
        desk.client.calls.answer(desk.asked(QStringLiteral("evidence")), Failure(ErrorCode::NotFound, {}));
        for (int call = 0; call < desk.client.calls.count(); ++call) {
            if (desk.path(call) == QStringLiteral("refusals/") + recordOf(1).id.text())
                desk.client.calls.answer(call, toJson(recordOf(1)));
        }
        QTRY_VERIFY(desk.refusals.shown());
        QVERIFY(!desk.refusals.linesNote().isEmpty());
        QVERIFY(desk.refusals.views().first().where.contains(QLatin1String("line 7")));
        desk.refusals.select(RecordId(QStringLiteral("ffffffffffffffff")));
        desk.client.calls.answer(desk.asked(QStringLiteral("refusals/ffffffffffffffff/")), Failure(ErrorCode::NotFound, {}));
        for (int call = 0; call < desk.client.calls.count(); ++call) {
            if (desk.path(call) == QLatin1String("refusals/ffffffffffffffff"))
                desk.client.calls.answer(call, Failure(ErrorCode::NotFound, {}));
        }
        QTRY_VERIFY(!desk.refusals.shownNote().isEmpty());
        QVERIFY(!desk.refusals.shown());
    }

    void theLinesComeWithTheRecordAndGoIntoItsExports()
    {
        Desk desk;
        desk.open({recordOf(1, true)}, 1);
        desk.refusals.select(recordOf(1).id);
        Evidence evidence;
        evidence.installedVersion = QStringLiteral("1.0.0");
        evidence.nodes = {QStringLiteral("dev-1"), QStringLiteral("gpu-1")};
        evidence.refusals = {Excerpt{{{7, QStringLiteral("header: A")}}, {{7, QStringLiteral("header: B")}}}};
        desk.client.calls.answer(desk.asked(QStringLiteral("evidence")), toJson(evidence));
        QTRY_COMPARE(desk.refusals.views().first().proposed.size(), 1);
        QVERIFY(desk.refusals.facts().contains(QLatin1String("against installed 1.0.0")));
        QVERIFY(desk.refusals.facts().contains(QLatin1String("gpu-1")));
        QVERIFY(desk.refusals.linesNote().isEmpty());
        const QJsonObject json = QJsonDocument::fromJson(desk.refusals.exportJson()).object();
        QCOMPARE(json.value(QStringLiteral("id")).toString(), recordOf(1).id.text());
        QVERIFY(json.contains(QStringLiteral("evidence")));
        QVERIFY(desk.refusals.exportHtml().contains(QLatin1String("header: B")));
    }

    void U17_anAdminIsGivenTheCommandThatTriesIt()
    {
        Desk desk(Role::Admin);
        QTRY_VERIFY(desk.session.who());
        desk.open({recordOf(1, true)}, 1);
        desk.refusals.select(recordOf(1).id);
        const QString command = QStringLiteral("oz0 dev DIR --tenant 'team a' --select 'pool=dev box'");
        QCOMPARE(desk.refusals.tryCommand(), command);
        QCOMPARE(desk.refusals.views().first().next,
                 QStringLiteral("You are an admin: try it with %1, DIR being the folder.").arg(command));
        Desk other;
        QTRY_VERIFY(other.session.who());
        other.open({recordOf(1, true)}, 1);
        other.refusals.select(recordOf(1).id);
        QVERIFY(other.refusals.tryCommand().isEmpty());
        QVERIFY(!other.refusals.views().first().next.contains(QLatin1String("oz0 dev")));
    }

    // One moment: that of the banner.
    void U2_aStaleListIsOfTheMomentThatTheBannerTells()
    {
        Desk desk;
        desk.open({recordOf(1)}, 1);
        desk.clocks.advance(Milliseconds(3600000));
        const int asked = desk.count(QStringLiteral("limit=100"));
        desk.touch();
        QTRY_VERIFY(desk.count(QStringLiteral("limit=100")) > asked);
        desk.client.calls.answer(desk.listCall(), Failure(ErrorCode::Unreachable, QStringLiteral("gone")));
        QTRY_VERIFY(desk.refusals.isListBroken());
        desk.store.setLiveness(Liveness::Stale);
        QVERIFY(desk.session.isStale());
        QVERIFY(!desk.refusals.isListBroken());
        QCOMPARE(desk.refusals.listNote(), QStringLiteral("As of %1.").arg(Texts::dateAndTime(desk.session.asOf())));
    }

    void theCommandAsksTheSameOfAFolder()
    {
        Desk desk;
        desk.open({recordOf(1, true)}, 1);
        desk.refusals.select(recordOf(1).id);
        QCOMPARE(desk.refusals.command(), QStringLiteral("oz0 candidate check DIR --tenant 'team a' --select 'pool=dev box'"));
        const std::optional<ConsoleLink> diff = desk.refusals.diffLink();
        QVERIFY(diff);
        QCOMPARE(diff->place, ConsolePlace::Plugins);
        QCOMPARE(diff->object, QStringLiteral("greeter"));
        QCOMPARE(diff->diff->first.kind, DiffSide::Kind::Installed);
        QCOMPARE(diff->diff->second, (DiffSide{DiffSide::Kind::Refusal, recordOf(1).id.text()}));
    }
};

QTEST_GUILESS_MAIN(RefusalsPresenterTest)
#include "RefusalsPresenterTest.moc"
