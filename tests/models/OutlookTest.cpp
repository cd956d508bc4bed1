// What a candidate's calls get, and what its next renewal would say: asked when somebody looks, never guessed.
#include "core/client/ContextGate.h"
#include "core/wire/EdgeCodec.h"
#include "models/presenters/CandidatesPresenter.h"
#include "tests/support/FakeApiClient.h"
#include "tests/support/SampleTenant.h"

#include <QSignalSpy>
#include <QTest>

using namespace oz0;

namespace {

using State = CandidateQuestion::State;

struct Desk
{
    explicit Desk(Role role)
        : gate(ContextClass::Local, clocks), store(clocks), session(client, store, gate, context()),
          candidates(client, store, session)
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
    CandidateId id(int n) const { return sampleTenant(clocks.now()).candidates[n].id; }
    /// The tenant moves on by one revision; nothing that is known changes but what `edit` does to the candidate.
    void move(const CandidateId &of = {}, const std::function<void(Candidate &)> &edit = {})
    {
        ChangeSet set;
        set.from = store.revision();
        set.to = set.from + 1;
        set.now = clocks.now();
        if (edit) {
            Candidate candidate = store.candidates().value(of);
            edit(candidate);
            set.candidates = {candidate};
        }
        store.apply(set);
    }
    QStringList asked() const
    {
        QStringList paths;
        for (int at = 0; at < client.calls.count(); ++at)
            paths.append(client.calls.argument<1>(at));
        return paths;
    }
    int countOf(const QString &path) const { return int(asked().count(path)); }

    FakeClocks clocks;
    FakeApiClient client;
    ContextGate gate;
    TenantStore store;
    SessionPresenter session;
    CandidatesPresenter candidates;
};

EdgeView edgeOf(const CandidateId &id, qint64 revision)
{
    EdgeView view;
    view.candidate = id;
    view.revision = revision;
    view.secrets = {{QStringLiteral("GREETING_KEY"),
                     QStringLiteral("placeholder"),
                     QStringLiteral("bound"),
                     {QStringLiteral("api.example.com")}},
                    {QStringLiteral("TRACKER_CLIENT"), QStringLiteral("withheld"), QStringLiteral("not_available"), {}}};
    view.arguments = {
        {QStringLiteral("crm.find.key"), QStringLiteral("CRM_KEY"), true, QStringLiteral("marked")},
        {QStringLiteral("crm.find.other"), QStringLiteral("CRM_KEY"), false, QStringLiteral("not_marked_installed")}};
    view.connections = {{QStringLiteral("crm"), QStringLiteral("crm"), false, QStringLiteral("tool_runs_elsewhere")}};
    return view;
}

Forecast forecastOf(const CandidateId &id, Forecast::Outcome outcome, qint64 revision)
{
    Forecast forecast;
    forecast.candidate = id;
    forecast.revision = revision;
    forecast.outcome = outcome;
    if (outcome != Forecast::Outcome::Ends)
        return forecast;
    Refusal refusal;
    refusal.code = QStringLiteral("secret.not_available");
    refusal.rule = QStringLiteral("P3");
    refusal.subject = {QStringLiteral("secret"), QStringLiteral("TRACKER_CLIENT")};
    forecast.verdict.refusals = {refusal};
    ForecastCause cause;
    cause.code = refusal.code;
    cause.subject = refusal.subject.name;
    cause.seq = 7;
    cause.at = Instant(Milliseconds(1772460000000));
    cause.action = QStringLiteral("plugin.secrets");
    cause.actor = PrincipalId(QStringLiteral("user:dana"));
    cause.reason = QStringLiteral("leaked");
    forecast.causes = {cause};
    return forecast;
}

QString edgePath(const CandidateId &id)
{
    return QStringLiteral("candidates/%1/edge").arg(id.text());
}

QString forecastPath(const CandidateId &id)
{
    return QStringLiteral("candidates/%1/forecast").arg(id.text());
}

constexpr int mine = 8, mineToo = 9, bobs = 10, ending = 7;

} // namespace

class OutlookTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void G1_theEdgeIsAskedWhenACandidateIsChosenAndSomebodyLooks()
    {
        Desk desk(Role::Operator);
        QVERIFY(desk.know());
        desk.candidates.select({desk.id(mine)});
        QCOMPARE(desk.asked(), QStringList()); // nobody looks
        desk.candidates.setWatched(true);
        QCOMPARE(desk.countOf(edgePath(desk.id(mine))), 1);
        EdgePresenter &edge = desk.candidates.edge();
        QCOMPARE(edge.state(), State::Asking);
        // Of the secrets the feed has told; of the rest nothing is known, which is not that there is none.
        QVERIFY(edge.knowsSecrets());
        QCOMPARE(edge.secrets().size(), 3);
        QVERIFY(!edge.view());
        QVERIFY(desk.client.calls.answerNext(toJson(edgeOf(desk.id(mine), desk.store.revision()))));
        QTRY_COMPARE(edge.state(), State::Answered);
        QCOMPARE(edge.secrets().size(), 2);
        QCOMPARE(edge.secrets()[0].way, EdgeRow::Way::Placeholder);
        QVERIFY(edge.secrets()[0].reason.contains(QLatin1String("api.example.com")));
        QCOMPARE(edge.secrets()[1].way, EdgeRow::Way::Withheld);
        QCOMPARE(edge.command(), QStringLiteral("oz0 candidate edge %1 --tenant default").arg(desk.id(mine).text()));
    }

    void G3_argumentsSayWhetherTheyAreFilledAndWhy()
    {
        const QList<EdgeRow> rows = EdgeTexts::arguments(edgeOf(CandidateId(QStringLiteral("59a7b4da7db9")), 1).arguments);
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows[0].way, EdgeRow::Way::Filled);
        QCOMPARE(rows[0].name, QStringLiteral("CRM_KEY"));
        QCOMPARE(rows[0].of, QStringLiteral("crm.find.key"));
        QCOMPARE(rows[1].way, EdgeRow::Way::NotFilled);
        QCOMPARE(rows[1].reason, QStringLiteral("the installed version does not mark it"));
    }

    // Every word that the edge has for a reason is a sentence here; a newer server's stands as it is.
    void G5_everyReasonIsToldInWords()
    {
        for (const char *why : {"marked", "not_installed", "not_marked", "not_marked_installed", "not_in_tenant"}) {
            const QString told = EdgeTexts::argumentReason({QString(), QStringLiteral("KEY"), false, QLatin1String(why)});
            QVERIFY2(!told.isEmpty() && !told.contains(QLatin1Char('_')), why);
        }
        for (const char *why : {"installed_definition", "own_definition", "not_installed", "not_in_installed",
                                "tool_not_connected", "tool_runs_elsewhere"}) {
            for (const Standing standing : {Standing::Operator, Standing::Admin}) {
                const QString told = EdgeTexts::connectionReason({QString(), QString(), false, QLatin1String(why)}, standing);
                QVERIFY2(!told.isEmpty() && !told.contains(QLatin1Char('_')), why);
            }
        }
        QCOMPARE(EdgeTexts::connectionReason({QString(), QString(), false, QStringLiteral("from_mars")}, Standing::Operator),
                 QStringLiteral("from_mars"));
        QVERIFY(EdgeTexts::byWhose(Standing::Admin) != EdgeTexts::byWhose(Standing::Operator));
    }

    void aLateAnswerToAnEarlierSelectionIsDropped()
    {
        Desk desk(Role::Admin);
        QVERIFY(desk.know());
        desk.candidates.setWatched(true);
        desk.candidates.select({desk.id(mine)});
        const int first = int(desk.asked().indexOf(edgePath(desk.id(mine))));
        desk.candidates.select({desk.id(bobs)});
        QVERIFY(desk.client.calls.wasAborted(first));
        const int second = int(desk.asked().indexOf(edgePath(desk.id(bobs))));
        desk.client.calls.answer(second, toJson(edgeOf(desk.id(bobs), desk.store.revision())));
        QTRY_COMPARE(desk.candidates.edge().state(), State::Answered);
        QCOMPARE(desk.candidates.edge().view()->candidate, desk.id(bobs));
    }

    void G1_itIsAskedAgainWhenTheTenantMovesAndNotBefore()
    {
        Desk desk(Role::Operator);
        QVERIFY(desk.know());
        desk.candidates.setWatched(true);
        desk.candidates.select({desk.id(mine)});
        const QString path = edgePath(desk.id(mine));
        desk.client.calls.answer(int(desk.asked().indexOf(path)), toJson(edgeOf(desk.id(mine), desk.store.revision())));
        QTRY_COMPARE(desk.candidates.edge().state(), State::Answered);
        desk.move();
        desk.move();
        QCOMPARE(desk.countOf(path), 1); // gathered
        QTRY_COMPARE_WITH_TIMEOUT(desk.countOf(path), 2, 5000);
        QVERIFY(desk.candidates.edge().view()); // the older answer stands meanwhile
        QCOMPARE(desk.candidates.edge().state(), State::Answered);
    }

    void U18_ofAnothersCandidateNothingIsAskedAndTheReasonIsTold()
    {
        Desk desk(Role::Operator);
        QVERIFY(desk.know());
        desk.candidates.setWatched(true);
        desk.candidates.select({desk.id(bobs)});
        QCOMPARE(desk.asked(), QStringList());
        QCOMPARE(desk.candidates.edge().state(), State::NotTold);
        QVERIFY(!desk.candidates.edge().knowsSecrets());
        QVERIFY(desk.candidates.edge().note().contains(QLatin1String("admin")));
        QCOMPARE(desk.candidates.forecast().state(), State::NotTold);
        QVERIFY(!desk.candidates.forecast().note().isEmpty());
    }

    void aFailureIsToldAndNothingOfItStays()
    {
        Desk desk(Role::Admin);
        QVERIFY(desk.know());
        desk.candidates.setWatched(true);
        desk.candidates.select({desk.id(bobs)});
        EdgePresenter &edge = desk.candidates.edge();
        desk.client.calls.answer(int(desk.asked().indexOf(edgePath(desk.id(bobs)))),
                                 Failure(ErrorCode::TimedOut, QStringLiteral("no answer")));
        QTRY_COMPARE(edge.state(), State::Failed);
        QVERIFY(!edge.note().isEmpty());
        QVERIFY(!edge.view());
        edge.askAgain();
        QCOMPARE(desk.countOf(edgePath(desk.id(bobs))), 2);
        QVERIFY(edge.isAsking());
        edge.stop();
        QCOMPARE(edge.state(), State::Stopped);
        QVERIFY(desk.client.calls.wasAborted(int(desk.asked().lastIndexOf(edgePath(desk.id(bobs))))));
        desk.move();
        QSignalSpy later(&desk.store, &TenantStore::revisionChanged);
        desk.move();
        QCOMPARE(later.count(), 1);
        QCOMPARE(desk.countOf(edgePath(desk.id(bobs))), 2); // who stopped it is not asked for
    }

    void anAnswerThatBreaksTheContractIsAFailure()
    {
        Desk desk(Role::Admin);
        QVERIFY(desk.know());
        desk.candidates.setWatched(true);
        desk.candidates.select({desk.id(bobs)});
        desk.client.calls.answer(int(desk.asked().indexOf(edgePath(desk.id(bobs)))), QJsonObject());
        QTRY_COMPARE(desk.candidates.edge().state(), State::Failed);
    }

    void U2_onOldDataNothingIsAsked()
    {
        Desk desk(Role::Admin);
        QVERIFY(desk.know());
        desk.candidates.setWatched(true);
        desk.store.setLiveness(Liveness::Stale);
        desk.candidates.select({desk.id(bobs)});
        QCOMPARE(desk.asked(), QStringList());
        QVERIFY(!desk.candidates.edge().note().isEmpty());
        desk.store.setLiveness(Liveness::Live);
        QTRY_COMPARE(desk.countOf(edgePath(desk.id(bobs))), 1);
    }

    void R1_theForecastSaysWhenWhyAndBecauseOfWhom()
    {
        Desk desk(Role::Operator);
        QVERIFY(desk.know());
        desk.candidates.setWatched(true);
        desk.candidates.select({desk.id(mine)});
        ForecastPresenter &forecast = desk.candidates.forecast();
        QCOMPARE(forecast.sentence(desk.clocks.now()), QString()); // not known, hence not said
        desk.client.calls.answer(int(desk.asked().indexOf(forecastPath(desk.id(mine)))),
                                 toJson(forecastOf(desk.id(mine), Forecast::Outcome::Ends, desk.store.revision())));
        QTRY_VERIFY(forecast.forecast());
        // 74 of 90 s are left: a third after the last renewal is in 14 s.
        QCOMPARE(forecast.sentence(desk.clocks.now()), QStringLiteral("The next renewal, in 14 s, would be refused."));
        QCOMPARE(forecast.sentence(desk.clocks.now() + Milliseconds(15000)),
                 QStringLiteral("The next renewal, which is due, would be refused."));
        const QString reason = forecast.reasons().join(QLatin1Char(' '));
        QVERIFY2(reason.contains(QLatin1String("P3: Secret TRACKER_CLIENT is not available")), qPrintable(reason));
        QVERIFY2(reason.contains(QStringLiteral("user:dana changed the plugin’s secrets at")), qPrintable(reason));
        QVERIFY2(reason.contains(QLatin1String("leaked")), qPrintable(reason));
        QCOMPARE(forecast.afterwards(), QStringLiteral("It would then leave dev-box-1 and gpu-1, back to 0.3.2."));
        QVERIFY(forecast.ends());
    }

    void R5_anOutcomeThatChangesTheStandingIsSaidSo()
    {
        Desk desk(Role::Operator);
        const Candidate candidate = desk.store.candidates().value(desk.id(mine));
        const Forecast changes = forecastOf(candidate.id, Forecast::Outcome::GoesOnAsOperators, 1);
        QVERIFY(ForecastTexts::sentence(changes, candidate, desk.clocks.now()).contains(QStringLiteral("operator’s candidate")));
        QCOMPARE(ForecastTexts::noteOf(changes).mark, RenewalMark::BecomesOperators);
        const Forecast passes = forecastOf(candidate.id, Forecast::Outcome::GoesOn, 1);
        QCOMPARE(ForecastTexts::sentence(passes, candidate, desk.clocks.now()),
                 QStringLiteral("The next renewal, in 14 s, would pass."));
        for (int mark = 0; mark <= int(RenewalMark::Over); ++mark) {
            QVERIFY(!ForecastTexts::word(RenewalMark(mark)).isEmpty());
            QVERIFY(!ForecastTexts::tip({RenewalMark(mark), {}}).isEmpty());
        }
    }

    void R2_aRefusedReloadIsToldBeforeTheServerHasAnswered()
    {
        Desk desk(Role::Operator);
        QVERIFY(desk.know());
        desk.move(desk.id(mine), [&](Candidate &candidate) {
            candidate.doomed = CandidateDoom{RecordId(QStringLiteral("aa")), QStringLiteral("egress.host_added"),
                                             desk.clocks.now()};
        });
        desk.candidates.setWatched(true);
        desk.candidates.select({desk.id(mine)});
        QCOMPARE(desk.candidates.forecast().sentence(desk.clocks.now()),
                 QStringLiteral("It ends at the next renewal, in 14 s, unless a save passes."));
        QVERIFY(desk.candidates.forecast().ends());
        const CandidateModel &model = desk.candidates.model();
        QCOMPARE(model.at(model.rowOf(desk.id(mine))).renewal.mark, RenewalMark::Ends);
        // A save that passes lifts it, and nothing is known anew.
        desk.move(desk.id(mine), [](Candidate &candidate) {
            candidate.doomed.reset();
            ++candidate.save;
        });
        QCOMPARE(model.at(model.rowOf(desk.id(mine))).renewal.mark, RenewalMark::NotAsked);
    }

    void R4_itIsAskedAgainAtARenewal()
    {
        Desk desk(Role::Operator);
        QVERIFY(desk.know());
        desk.candidates.setWatched(true);
        desk.candidates.select({desk.id(mine)});
        const QString path = forecastPath(desk.id(mine));
        desk.client.calls.answer(int(desk.asked().indexOf(path)),
                                 toJson(forecastOf(desk.id(mine), Forecast::Outcome::GoesOn, desk.store.revision())));
        QTRY_VERIFY(desk.candidates.forecast().forecast());
        ChangeSet renewed;
        renewed.from = renewed.to = desk.store.revision();
        renewed.now = desk.clocks.now();
        renewed.leases.insert(desk.id(mine), desk.clocks.now() + Milliseconds(90000));
        desk.store.apply(renewed);
        QTRY_COMPARE_WITH_TIMEOUT(desk.countOf(path), 2, 5000);
    }

    void R5_onlyWhatIsInViewIsAskedAboutAndFewAtATime()
    {
        Desk desk(Role::Admin);
        QVERIFY(desk.know());
        desk.store.apply(manyCandidates(desk.clocks.now(), 500));
        const QList<CandidateId> ids = desk.store.candidates().keys();
        QCOMPARE(ids.size(), 500);
        desk.candidates.setWatched(true);
        desk.candidates.forecasts().setInView(ids.mid(0, 100));
        QCOMPARE(desk.client.calls.open(), ForecastWatch::together);
        int most = 0;
        while (desk.client.calls.open() > 0) {
            most = qMax(most, desk.client.calls.open());
            const int before = desk.client.calls.count();
            const int open = desk.client.calls.open();
            QVERIFY(
                desk.client.calls.answerNext(toJson(forecastOf(ids.first(), Forecast::Outcome::GoesOn, desk.store.revision()))));
            QTRY_VERIFY(desk.client.calls.count() > before || desk.client.calls.open() < open);
            if (desk.client.calls.count() < ForecastWatch::most)
                QTRY_COMPARE(desk.client.calls.open(), ForecastWatch::together);
        }
        QCOMPARE(most, ForecastWatch::together);
        QCOMPARE(desk.client.calls.count(), ForecastWatch::most);
        const CandidateModel &model = desk.candidates.model();
        QTRY_COMPARE(model.at(model.rowOf(ids[ForecastWatch::most - 1])).renewal.mark, RenewalMark::Passes);
        QCOMPARE(model.at(model.rowOf(ids[200])).renewal.mark, RenewalMark::NotAsked);
    }

    void R5_aCandidateThatWouldEndIsMarkedWithItsReason()
    {
        Desk desk(Role::Operator);
        QVERIFY(desk.know());
        desk.candidates.setWatched(true);
        desk.candidates.forecasts().setInView({desk.id(mine), desk.id(bobs), desk.id(ending), desk.id(mineToo)});
        QCOMPARE(desk.asked(), QStringList({forecastPath(desk.id(mine)), forecastPath(desk.id(mineToo))}));
        desk.client.calls.answer(0, toJson(forecastOf(desk.id(mine), Forecast::Outcome::Ends, desk.store.revision())));
        desk.client.calls.answer(1, Failure(ErrorCode::TimedOut, QStringLiteral("no answer")));
        const CandidateModel &model = desk.candidates.model();
        const auto cell = [&](int n) { return model.index(model.rowOf(desk.id(n)), int(CandidateModel::Column::Renewal)); };
        QTRY_COMPARE(cell(mine).data(CandidateModel::RenewalRole).toInt(), int(RenewalMark::Ends));
        QCOMPARE(cell(mine).data().toString(), QStringLiteral("ends"));
        QVERIFY(cell(mine).data(Qt::ToolTipRole).toString().contains(QLatin1String("TRACKER_CLIENT")));
        QVERIFY(model.index(cell(mine).row(), 0).data(Qt::AccessibleTextRole).toString().contains(QLatin1String("would end it")));
        QTRY_COMPARE(cell(mineToo).data().toString(), QStringLiteral("not known"));
        QCOMPARE(cell(bobs).data().toString(), QStringLiteral("not told"));
        QCOMPARE(cell(ending).data().toString(), QStringLiteral("none"));
        // A lease says nothing of it; the mark holds on.
        ChangeSet renewed;
        renewed.from = renewed.to = desk.store.revision();
        renewed.now = desk.clocks.now();
        renewed.leases.insert(desk.id(mine), desk.clocks.now() + Milliseconds(90000));
        desk.store.apply(renewed);
        QCOMPARE(cell(mine).data().toString(), QStringLiteral("ends"));
    }

    void R1_whatIsBeingAskedSaysSo()
    {
        Desk desk(Role::Operator);
        QVERIFY(desk.know());
        const CandidateModel &model = desk.candidates.model();
        const auto word = [&] {
            return model.index(model.rowOf(desk.id(mine)), int(CandidateModel::Column::Renewal)).data().toString();
        };
        QCOMPARE(word(), QStringLiteral("not asked"));
        desk.candidates.setWatched(true);
        desk.candidates.forecasts().setInView({desk.id(mine)});
        QCOMPARE(word(), QStringLiteral("…"));
        desk.candidates.setWatched(false); // it is cut off, by nobody's failure
        QCOMPARE(word(), QStringLiteral("not asked"));
        desk.candidates.setWatched(true);
        QCOMPARE(word(), QStringLiteral("…"));
        desk.client.calls.answerNext(toJson(forecastOf(desk.id(mine), Forecast::Outcome::GoesOn, desk.store.revision())));
        QTRY_COMPARE(word(), QStringLiteral("passes"));
        // What is known stands until the next answer.
        desk.candidates.forecasts().setInView({});
        desk.candidates.forecasts().setInView({desk.id(mine)});
        QCOMPARE(desk.countOf(forecastPath(desk.id(mine))), 3);
        QCOMPARE(word(), QStringLiteral("passes"));
    }

    // A save that comes while the question is on its way: the answer is of the code before, of the new one, or of neither.
    void R1_aSaveWhileItIsAskedIsAskedAboutAnew()
    {
        Desk desk(Role::Operator);
        QVERIFY(desk.know());
        const CandidateModel &model = desk.candidates.model();
        const auto word = [&] {
            return model.index(model.rowOf(desk.id(mine)), int(CandidateModel::Column::Renewal)).data().toString();
        };
        const auto save = [&](char letter) {
            desk.move(desk.id(mine), [&](Candidate &candidate) {
                candidate.rev = desk.store.revision() + 1;
                candidate.digest = Digest(QStringLiteral("sha256:") + QString(64, QLatin1Char(letter)));
            });
        };
        const auto answer = [&](Forecast::Outcome outcome, qint64 revision) {
            return desk.client.calls.answerNext(toJson(forecastOf(desk.id(mine), outcome, revision)));
        };
        desk.candidates.setWatched(true);
        desk.candidates.forecasts().setInView({desk.id(mine)});
        const qint64 before = desk.store.revision();
        save('1');
        QCOMPARE(word(), QStringLiteral("not asked"));
        QVERIFY(answer(Forecast::Outcome::GoesOn, before));
        QTRY_COMPARE(desk.client.calls.count(), 2); // at once, and once
        QCOMPARE(word(), QStringLiteral("…"));
        // The answer is of a save that this side has not heard of yet.
        QVERIFY(answer(Forecast::Outcome::GoesOn, desk.store.revision() + 1));
        QTRY_COMPARE(word(), QStringLiteral("passes"));
        save('2');
        QCOMPARE(word(), QStringLiteral("not asked"));
        desk.candidates.forecasts().setInView({desk.id(mine)});
        QCOMPARE(desk.client.calls.count(), 3);
        save('3');
        QVERIFY(answer(Forecast::Outcome::Ends, desk.store.revision())); // heard of meanwhile
        QTRY_COMPARE(word(), QStringLiteral("ends"));
        QCOMPARE(desk.client.calls.count(), 3);
    }

    void R2_aLateAnswerDoesNotUnsayARefusedReload()
    {
        Desk desk(Role::Operator);
        QVERIFY(desk.know());
        const CandidateModel &model = desk.candidates.model();
        const auto word = [&](int n) {
            return model.index(model.rowOf(desk.id(n)), int(CandidateModel::Column::Renewal)).data().toString();
        };
        desk.candidates.setWatched(true);
        desk.candidates.forecasts().setInView({desk.id(mine), desk.id(mineToo)});
        const qint64 before = desk.store.revision();
        desk.move(desk.id(mine), [&](Candidate &candidate) {
            candidate.rev = desk.store.revision() + 1;
            candidate.doomed = CandidateDoom{RecordId(QStringLiteral("aa")), QStringLiteral("egress.host_added"),
                                             desk.clocks.now()};
        });
        desk.client.calls.answer(0, toJson(forecastOf(desk.id(mine), Forecast::Outcome::GoesOn, before)));
        desk.client.calls.answer(1, toJson(forecastOf(desk.id(mineToo), Forecast::Outcome::GoesOn, before)));
        QTRY_COMPARE(word(mineToo), QStringLiteral("passes"));
        QCOMPARE(word(mine), QStringLiteral("ends"));
    }

    void U2_onOldDataWhatWasNeverAskedAndWhatWasCutOffReadTheSame()
    {
        Desk desk(Role::Admin);
        QVERIFY(desk.know());
        const CandidateModel &model = desk.candidates.model();
        const auto word = [&](int n) {
            return model.index(model.rowOf(desk.id(n)), int(CandidateModel::Column::Renewal)).data().toString();
        };
        desk.candidates.setWatched(true);
        desk.candidates.forecasts().setInView({desk.id(mine)});
        QCOMPARE(word(mine), QStringLiteral("…"));
        desk.store.setLiveness(Liveness::Stale);
        desk.client.calls.answerNext(Failure(ErrorCode::Unreachable, QStringLiteral("gone")));
        desk.candidates.forecasts().setInView({desk.id(mine), desk.id(bobs)});
        QTRY_COMPARE(word(mine), QStringLiteral("not known"));
        QCOMPARE(word(bobs), QStringLiteral("not known"));
        QCOMPARE(desk.client.calls.count(), 1);
        // Back again, both are asked though the tenant has not moved.
        desk.store.setLiveness(Liveness::Live);
        QTRY_COMPARE(desk.client.calls.count(), 3);
        QCOMPARE(word(mine), QStringLiteral("…"));
        QCOMPARE(word(bobs), QStringLiteral("…"));
    }

    void R1_theListSaysWhatTheDetailsKnow()
    {
        Desk desk(Role::Operator);
        QVERIFY(desk.know());
        const CandidateModel &model = desk.candidates.model();
        desk.candidates.setWatched(true);
        desk.candidates.select({desk.id(mine)});
        const int asked = int(desk.asked().indexOf(forecastPath(desk.id(mine))));
        desk.client.calls.answer(asked, toJson(forecastOf(desk.id(mine), Forecast::Outcome::Ends, desk.store.revision())));
        QTRY_VERIFY(desk.candidates.forecast().forecast());
        QCOMPARE(model.at(model.rowOf(desk.id(mine))).renewal.mark, RenewalMark::Ends);
        // Not of the code before the last save.
        desk.move(desk.id(mine), [&](Candidate &candidate) {
            ++candidate.save;
            candidate.rev = desk.store.revision() + 1;
        });
        QCOMPARE(model.at(model.rowOf(desk.id(mine))).renewal.mark, RenewalMark::NotAsked);
    }

    void aNodeWithoutASandboxSaysTheSameAsOnTheNodesPage()
    {
        Desk desk(Role::Operator);
        QVERIFY(desk.know());
        desk.move(desk.id(mine), [](Candidate &candidate) { candidate.nodes[0].tier = 0; });
        desk.candidates.select({desk.id(mine)});
        const CandidateNodesModel &nodes = desk.candidates.nodes();
        QVERIFY(nodes.rowCount() > 0);
        QCOMPARE(nodes.index(0, int(CandidateNodesModel::Column::Tier)).data().toString(), QStringLiteral("no tier 1"));
    }

    void whatWasOnItsWayWhenNobodyLookedIsAskedAnew()
    {
        Desk desk(Role::Operator);
        QVERIFY(desk.know());
        desk.candidates.setWatched(true);
        desk.candidates.forecasts().setInView({desk.id(mine)});
        QCOMPARE(desk.client.calls.open(), 1);
        desk.candidates.setWatched(false);
        QVERIFY(desk.client.calls.wasAborted(0));
        desk.candidates.setWatched(true);
        QCOMPARE(desk.countOf(forecastPath(desk.id(mine))), 2);
    }
};

QTEST_GUILESS_MAIN(OutlookTest)
#include "OutlookTest.moc"
