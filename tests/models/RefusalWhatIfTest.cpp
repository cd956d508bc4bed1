// The what-if of a refused record: asked of the server cell by cell, few at a time, and kept nowhere.
#include "models/presenters/RefusalWhatIf.h"
#include "core/client/ContextGate.h"
#include "tests/support/FakeApiClient.h"
#include "tests/support/SampleTenant.h"

#include <QSignalSpy>
#include <QTest>

using namespace oz0;

namespace {

using Kind = WhatIfCircumstance::Kind;
using Asker = WhatIfGridModel::Asker;

struct Desk
{
    explicit Desk(Role role = Role::Operator)
        : gate(ContextClass::Local, clocks), store(clocks), session(client, store, gate, context()),
          whatIf(client, store, session)
    {
        WhoAmI who;
        who.principal = PrincipalId(QStringLiteral("user:alice"));
        who.role = role;
        client.whoAmIs.reply = [who] { return Result<WhoAmI>(who); };
        session.start();
        store.apply(sampleTenant(clocks.now()));
    }
    static Context context()
    {
        Context context;
        context.tenant = TenantId(QStringLiteral("default"));
        return context;
    }
    bool know()
    {
        return QTest::qWaitFor([this] { return session.who().has_value(); });
    }
    void move()
    {
        ChangeSet set;
        set.from = store.revision();
        set.to = set.from + 1;
        set.now = clocks.now();
        store.apply(set);
    }
    bool answerAll()
    {
        return QTest::qWaitFor([this] {
            client.checks.answerNext(verdict(false));
            return client.checks.open() == 0 && !whatIf.isAsking();
        });
    }
    static Verdict verdict(bool refused)
    {
        Verdict verdict;
        verdict.checks = 31;
        Refusal refusal;
        refusal.code = QStringLiteral("egress.host_added");
        refusal.rule = QStringLiteral("B7");
        refusal.subject = {QStringLiteral("host"), QStringLiteral("collector.example.net:443")};
        if (refused)
            verdict.refusals = {refusal, refusal};
        return verdict;
    }

    FakeClocks clocks;
    FakeApiClient client;
    ContextGate gate;
    TenantStore store;
    SessionPresenter session;
    RefusalWhatIf whatIf;
};

Refusal refusalOf(const char *code, const char *rule, const Subject &subject, const QJsonArray &because = {})
{
    Refusal refusal;
    refusal.code = QLatin1String(code);
    refusal.rule = QLatin1String(rule);
    refusal.subject = subject;
    refusal.because = because;
    return refusal;
}

RefusalRecord recordOf(const char *id = "aa")
{
    RefusalRecord record;
    record.id = RecordId(QLatin1String(id));
    record.plugin = PluginName(QStringLiteral("my-plugin"));
    record.digest = Digest(QStringLiteral("sha256:") + QString(64, QLatin1Char('c')));
    record.attempt = QStringLiteral("save");
    record.select = {{QStringLiteral("pool"), QStringLiteral("dev")}};
    record.verdict.refusals = {refusalOf("secret.not_available", "P3", {QStringLiteral("secret"), QStringLiteral("TRACKER")}),
                               refusalOf("egress.host_added", "B7",
                                         {QStringLiteral("host"), QStringLiteral("collector.example.net:443")},
                                         {QJsonObject{{QStringLiteral("secret"), QStringLiteral("VENDOR_KEY")},
                                                      {QStringLiteral("reason"), QStringLiteral("no_binding")}}})};
    return record;
}

} // namespace

class RefusalWhatIfTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRowsAreItsNodesOthersAndTheSecretsThatItNames()
    {
        Desk desk;
        desk.whatIf.setRecord(recordOf());
        const QList<WhatIfCircumstance> &list = desk.whatIf.model().circumstances();
        QCOMPARE(list.size(), 5);
        QCOMPARE(list[0].kind, Kind::ItsNodes);
        QCOMPARE(list[1].select, Labels({{QStringLiteral("candidates"), QStringLiteral("allow")}}));
        QCOMPARE(list[2].select, Labels());
        QCOMPARE(WhatIfGridModel::nameOf(list[3]), QStringLiteral("With TRACKER"));
        QCOMPARE(list[3].select, list[0].select);
        QCOMPARE(WhatIfGridModel::nameOf(list[4]), QStringLiteral("Without VENDOR_KEY"));
    }

    void theSameNodesAreNotAskedAboutTwice()
    {
        Desk desk;
        RefusalRecord record = recordOf();
        record.select = {};
        desk.whatIf.setRecord(record);
        QCOMPARE(desk.whatIf.model().circumstances()[1].kind, Kind::OpenNodes);
        QCOMPARE(desk.whatIf.model().circumstances()[2].kind, Kind::WithSecret);
        record.id = RecordId(QStringLiteral("bb"));
        record.select = {{QStringLiteral("candidates"), QStringLiteral("allow")}};
        desk.whatIf.setRecord(record);
        QCOMPARE(desk.whatIf.model().circumstances()[1].kind, Kind::AllNodes);
    }

    void secretsBeyondTheBoundAreSaidToBeLeftOut()
    {
        Desk desk;
        QVERIFY(desk.know());
        RefusalRecord record = recordOf();
        for (int n = 0; n < 10; ++n)
            record.verdict.refusals.append(
                refusalOf("binding.changed", "B1", {QStringLiteral("secret"), QStringLiteral("SECRET_%1").arg(n)}));
        desk.whatIf.setRecord(record);
        QCOMPARE(desk.whatIf.model().circumstances().size(), 3 + RefusalWhatIf::mostSecrets);
        QCOMPARE(desk.whatIf.note().contains(QLatin1String("8")), true);
    }

    void eachCellIsAskedOnceAndFewAtATime()
    {
        Desk desk;
        QVERIFY(desk.know());
        desk.whatIf.setWatched(true);
        desk.whatIf.setRecord(recordOf());
        QCOMPARE(desk.client.checks.count(), 0); // who only passes by asks nothing
        QTRY_COMPARE(desk.client.checks.open(), RefusalWhatIf::together);
        QVERIFY(desk.whatIf.isAsking());
        int most = 0;
        while (desk.client.checks.open() > 0) {
            most = qMax(most, desk.client.checks.open());
            const int before = desk.client.checks.count();
            QVERIFY(desk.client.checks.answerNext(Desk::verdict(true)));
            if (before < 10)
                QTRY_COMPARE(desk.client.checks.count(), before + 1);
        }
        QCOMPARE(most, RefusalWhatIf::together);
        QCOMPARE(desk.client.checks.count(), 10);
        QTRY_VERIFY(!desk.whatIf.isAsking());
        const CheckRequest &first = desk.client.checks.argument(0);
        QCOMPARE(first.as, std::optional<Role>(Role::Operator));
        QCOMPARE(first.select, recordOf().select);
        QCOMPARE(first.digest, recordOf().digest);
        QCOMPARE(desk.client.checks.argument(1).as, std::optional<Role>(Role::Admin));
        QCOMPARE(desk.client.checks.argument(6).withSecrets, QStringList{QStringLiteral("TRACKER")});
        QCOMPARE(desk.client.checks.argument(8).withoutSecrets, QStringList{QStringLiteral("VENDOR_KEY")});
        const QModelIndex cell = desk.whatIf.model().index(0, 1);
        QCOMPARE(cell.data().toString(), QStringLiteral("Refused"));
        // Both refusals are of one check: in words to see, its rule to hear and to point at.
        QCOMPARE(cell.data(WhatIfGridModel::SecondLineRole).toString(), QStringLiteral("1 check(s)"));
        QCOMPARE(cell.data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("As operator, Its nodes: Refused, 1 check(s) (B7)"));
        QVERIFY(cell.data(Qt::ToolTipRole).toString().contains(QLatin1String("B7: ")));
    }

    // Who asks stands above, so that however many circumstances there are, the grid is no wider.
    void theColumnsAreWhoAsksAndTheRowsHaveNames()
    {
        Desk desk;
        RefusalRecord record = recordOf();
        record.verdict.remedy = {QJsonObject{{QStringLiteral("op"), QStringLiteral("remove")},
                                             {QStringLiteral("path"), QStringLiteral("/requires/secrets/0")}}};
        desk.whatIf.setRecord(record);
        const WhatIfGridModel &model = desk.whatIf.model();
        QCOMPARE(model.rowCount(), 5);
        QCOMPARE(model.columnCount(), 4);
        const auto head = [&model](int section, Qt::Orientation orientation) {
            return model.headerData(section, orientation).toString();
        };
        QCOMPARE(head(1, Qt::Horizontal), QStringLiteral("As operator"));
        QCOMPARE(head(2, Qt::Horizontal), QStringLiteral("As admin"));
        QCOMPARE(head(3, Qt::Horizontal), QStringLiteral("Operator, remedy in"));
        QCOMPARE(head(0, Qt::Vertical), QStringLiteral("Its nodes"));
        QCOMPARE(head(4, Qt::Vertical), QStringLiteral("Without VENDOR_KEY"));
        QCOMPARE(model.index(4, 0).data().toString(), QStringLiteral("Without VENDOR_KEY"));
        QVERIFY(model.index(4, 0).data(Qt::ToolTipRole).toString().contains(QLatin1String("VENDOR_KEY")));
        QStringList ids;
        for (int row = 0; row < model.rowCount(); ++row)
            ids.append(model.index(row, 0).data(IdRole).toString());
        QCOMPARE(ids.removeDuplicates(), 0);
    }

    // The third column asks the same rules of the server, with the remedy in the plugin.yaml.
    void theRemedyHasAColumnOfItsOwn()
    {
        Desk desk;
        QVERIFY(desk.know());
        desk.whatIf.setWatched(true);
        RefusalRecord record = recordOf();
        QCOMPARE(desk.whatIf.model().columnCount(), 3);
        record.verdict.remedy = {QJsonObject{{QStringLiteral("op"), QStringLiteral("remove")},
                                             {QStringLiteral("path"), QStringLiteral("/requires/secrets/0")}}};
        desk.whatIf.setRecord(record);
        QCOMPARE(desk.whatIf.model().columnCount(), 4);
        desk.client.checks.reply = [](const CheckRequest &) { return Result<Verdict>(Desk::verdict(true)); };
        desk.client.calls.reply = [](const QByteArray &, const QString &, const QJsonObject &) {
            return Result<QJsonObject>(toJson(Desk::verdict(false)));
        };
        QTRY_COMPARE(desk.client.calls.count(), 5); // one for each row
        QTRY_VERIFY(!desk.whatIf.isAsking());
        QCOMPARE(desk.client.checks.count(), 10);
        QCOMPARE(desk.client.calls.argument<0>(0), QByteArray("POST"));
        QCOMPARE(desk.client.calls.argument<1>(0), QStringLiteral("candidates:check"));
        const Result<PatchedCheck> asked = decode<PatchedCheck>(desk.client.calls.argument<2>(0), UnknownKeys::Reject);
        QVERIFY(asked);
        QCOMPARE(asked->patch, record.verdict.remedy);
        QCOMPARE(asked->check.as, std::optional<Role>(Role::Operator));
        QCOMPARE(asked->check.digest, record.digest);
        const WhatIfGridModel &model = desk.whatIf.model();
        QCOMPARE(model.index(0, 1).data().toString(), QStringLiteral("Refused"));
        QCOMPARE(model.index(0, 3).data().toString(), QStringLiteral("Passes"));
        desk.whatIf.choose(0, 3);
        QVERIFY(desk.whatIf.command().endsWith(QLatin1String("--as operator --select pool=dev --patch FILE")));
        // Another remedy of the same record is another question; none is none.
        record.verdict.remedy.append(record.verdict.remedy.first());
        desk.whatIf.setRecord(record);
        QCOMPARE(model.index(0, 3).data().toString(), QStringLiteral("Not asked"));
        QTRY_COMPARE(desk.client.calls.count(), 10);
        record.verdict.remedy = {};
        desk.whatIf.setRecord(record);
        QCOMPARE(model.columnCount(), 3);
        QVERIFY(!desk.whatIf.chosen());
    }

    void theChosenCellTellsItsVerdictAndItsCommand()
    {
        Desk desk;
        QVERIFY(desk.know());
        desk.whatIf.setWatched(true);
        desk.whatIf.setRecord(recordOf());
        QCOMPARE(desk.whatIf.command(), QString());
        desk.whatIf.choose(4, 2);
        QCOMPARE(
            desk.whatIf.command(),
            QStringLiteral("oz0 candidate check DIR --tenant default --as admin --select pool=dev --without-secret VENDOR_KEY"));
        QVERIFY(desk.whatIf.sentence().startsWith(QLatin1String("As admin, Without VENDOR_KEY: ")));
        QTRY_COMPARE(desk.client.checks.open(), RefusalWhatIf::together);
        QVERIFY(desk.answerAll());
        QVERIFY(desk.whatIf.sentence().contains(QLatin1String("Nothing refuses this")));
        desk.whatIf.choose(3, 1);
        QCOMPARE(
            desk.whatIf.command(),
            QStringLiteral("oz0 candidate check DIR --tenant default --as operator --select pool=dev --with-secret TRACKER"));
        desk.whatIf.choose(0, 0);
        QVERIFY(!desk.whatIf.chosen());
    }

    void anotherRecordEndsTheQuestionsAndForgetsTheAnswers()
    {
        Desk desk;
        QVERIFY(desk.know());
        desk.whatIf.setWatched(true);
        desk.whatIf.setRecord(recordOf());
        QTRY_COMPARE(desk.client.checks.open(), RefusalWhatIf::together);
        desk.client.checks.answerNext(Desk::verdict(true));
        QTRY_COMPARE(desk.whatIf.model().cell(Asker::AsOperator, 0).state, WhatIfCell::State::Answered);
        const int asked = desk.client.checks.count();
        desk.whatIf.setRecord(recordOf("bb"));
        QVERIFY(desk.client.checks.wasAborted(asked - 1));
        QCOMPARE(desk.whatIf.model().cell(Asker::AsOperator, 0).state, WhatIfCell::State::NotAsked);
        QVERIFY(!desk.whatIf.model().cell(Asker::AsOperator, 0).verdict);
    }

    void whatIsAskedAgainKeepsTheOldAnswerAndStopKeepsIt()
    {
        Desk desk;
        QVERIFY(desk.know());
        desk.whatIf.setWatched(true);
        desk.whatIf.setRecord(recordOf());
        QTRY_COMPARE(desk.client.checks.open(), RefusalWhatIf::together);
        QVERIFY(desk.answerAll());
        desk.whatIf.askAgain();
        const QModelIndex cell = desk.whatIf.model().index(2, 2);
        QVERIFY(cell.data(WhatIfGridModel::OldRole).toBool());
        QCOMPARE(cell.data().toString(), QStringLiteral("Passes"));
        desk.whatIf.stop();
        QVERIFY(!desk.whatIf.isAsking());
        QVERIFY(!cell.data(WhatIfGridModel::OldRole).toBool());
        QVERIFY(!desk.whatIf.note().isEmpty());
        QCOMPARE(desk.client.checks.open(), 0);
    }

    // Old data: nothing is on its way any more, so nothing says that it is; with new data it is asked anew.
    void U2_whatWasBeingAskedWhenTheStreamBrokeOffIsNotAskedAnyMore()
    {
        Desk desk;
        QVERIFY(desk.know());
        desk.whatIf.setWatched(true);
        desk.whatIf.setRecord(recordOf());
        QTRY_COMPARE(desk.client.checks.open(), RefusalWhatIf::together);
        QVERIFY(desk.client.checks.answerNext(Desk::verdict(true)));
        const QModelIndex answered = desk.whatIf.model().index(0, 1);
        QTRY_COMPARE(answered.data().toString(), QStringLiteral("Refused"));
        desk.store.setLiveness(Liveness::Stale);
        QVERIFY(!desk.whatIf.isAsking());
        QCOMPARE(answered.data().toString(), QStringLiteral("Refused"));
        QCOMPARE(desk.whatIf.model().index(4, 2).data().toString(), QStringLiteral("Not asked"));
        QVERIFY(!desk.whatIf.isStopped());
        QCOMPARE(desk.client.checks.open(), 0);
        desk.store.setLiveness(Liveness::Live);
        QTRY_COMPARE(desk.client.checks.open(), RefusalWhatIf::together);
    }

    void thatItWillBeAskedIsToldAtOnce()
    {
        Desk desk;
        QVERIFY(desk.know());
        desk.whatIf.setRecord(recordOf());
        bool isAsking = false;
        connect(&desk.whatIf, &RefusalWhatIf::changed, &desk.whatIf, [&] { isAsking = desk.whatIf.isAsking(); });
        desk.whatIf.setWatched(true);
        QVERIFY(isAsking);
    }

    void itIsAskedAgainWhenTheTenantHasMoved()
    {
        Desk desk;
        QVERIFY(desk.know());
        desk.whatIf.setWatched(true);
        RefusalRecord record = recordOf();
        record.select = {};
        record.verdict.refusals.clear();
        desk.whatIf.setRecord(record);
        QTRY_COMPARE(desk.client.checks.open(), RefusalWhatIf::together);
        QVERIFY(desk.answerAll());
        const int asked = desk.client.checks.count();
        desk.move();
        desk.move();
        QTRY_VERIFY_WITH_TIMEOUT(desk.client.checks.count() > asked, 15000);
    }

    void aFailedCellSaysThatItIsNotKnown()
    {
        Desk desk;
        QVERIFY(desk.know());
        desk.whatIf.setWatched(true);
        desk.whatIf.setRecord(recordOf());
        QTRY_COMPARE(desk.client.checks.open(), RefusalWhatIf::together);
        desk.client.checks.answer(0, Failure(ErrorCode::NotFound, QStringLiteral("no bundle")));
        const QModelIndex cell = desk.whatIf.model().index(0, 1);
        QTRY_COMPARE(cell.data().toString(), QStringLiteral("Not known"));
        QVERIFY(!cell.data(Qt::ToolTipRole).toString().isEmpty());
        desk.whatIf.choose(0, 1);
        QVERIFY(desk.whatIf.sentence().contains(QLatin1String("not known")));
    }

    void whoMayNotAskIsToldWhyAndAnInstallHasNoWhatIf()
    {
        Desk viewer(Role::Viewer);
        QVERIFY(viewer.know());
        viewer.whatIf.setWatched(true);
        viewer.whatIf.setRecord(recordOf());
        QVERIFY(!viewer.whatIf.mayAsk().allowed);
        QVERIFY(!viewer.whatIf.isAsking());
        QVERIFY(viewer.whatIf.note().contains(QLatin1String("operator")));
        Desk desk(Role::Admin);
        QVERIFY(desk.know());
        desk.whatIf.setWatched(true);
        RefusalRecord install = recordOf();
        install.attempt = QStringLiteral("install");
        desk.whatIf.setRecord(install);
        QCOMPARE(desk.whatIf.model().rowCount(), 0);
        QVERIFY(!desk.whatIf.isAsking());
        QVERIFY(desk.whatIf.note().contains(QLatin1String("install")));
        desk.store.setLiveness(Liveness::Stale);
        desk.whatIf.setRecord(recordOf("bb"));
        QVERIFY(!desk.whatIf.isAsking());
        desk.store.setLiveness(Liveness::Live);
        QTRY_COMPARE(desk.client.checks.open(), RefusalWhatIf::together);
    }
};

QTEST_GUILESS_MAIN(RefusalWhatIfTest)
#include "RefusalWhatIfTest.moc"
