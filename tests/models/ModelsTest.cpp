// Candidates as a table: every change by row operations, the filter's order and counts, and what a stale store does.
#include "core/base/MonotonicClock.h"
#include "models/CandidateFilter.h"
#include "models/CandidateNodesModel.h"
#include "models/TimelineModel.h"
#include "tests/models/CandidateSteps.h"
#include "tests/support/FakeApiClient.h"
#include "tests/support/ModelProbe.h"
#include "tests/support/SampleTenant.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QTest>

#include <rapidcheck.h>

using namespace oz0;

namespace {

QStringList keysOf(const TenantStore &store)
{
    QStringList keys;
    for (const Candidate &candidate : store.candidates())
        keys.append(candidate.id.text());
    return keys;
}

template <class Model>
QStringList keysOf(const Model &model)
{
    QStringList keys;
    for (int row = 0; row < model.rowCount(); ++row)
        keys.append(model.index(row, 0).data(IdRole).toString());
    return keys;
}

} // namespace

class ModelsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void U12_randomDeltasComeAsRowOperations()
    {
        const bool holds = rc::check("the probe, told by signals alone, is the model after each delta", [] {
            FakeClocks clocks;
            TenantStore store(clocks);
            CandidateModel model(store);
            CandidateFilter filter(model);
            QAbstractItemModelTester modelTester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
            QAbstractItemModelTester filterTester(&filter, QAbstractItemModelTester::FailureReportingMode::Fatal);
            ModelProbe modelProbe(model, IdRole);
            ModelProbe filterProbe(filter, IdRole);
            const int steps = *rc::gen::inRange(1, 8);
            for (int i = 0; i < steps; ++i) {
                store.apply(randomStep(i, clocks.now()));
                RC_ASSERT(modelProbe.rows() == modelProbe.actual());
                RC_ASSERT(filterProbe.rows() == filterProbe.actual());
                RC_ASSERT(keysOf(model) == keysOf(store));
                if (*rc::gen::inRange(0, 2) == 0) {
                    CandidateQuery query;
                    query.text = *rc::gen::element(QString(), QStringLiteral("plugin-1"), QStringLiteral("user:u2"),
                                                   QStringLiteral("zzz"));
                    filter.setQuery(query);
                    filter.sort(*rc::gen::inRange(0, CandidateModel::columns),
                                *rc::gen::element(Qt::AscendingOrder, Qt::DescendingOrder));
                }
                RC_ASSERT(QTest::qWaitFor([&] { return filter.isSettled(); }, 5000));
                RC_ASSERT(filterProbe.rows() == filterProbe.actual());
            }
            filter.reorder();
            RC_ASSERT(QTest::qWaitFor([&] { return filter.isSettled(); }, 5000));
            std::atomic<bool> never{false};
            const CandidateSelection expected = select(model.entries(), filter.query(), filter.sorting(), {}, never);
            QStringList keys;
            for (const CandidateId &id : expected.order)
                keys.append(id.text());
            RC_ASSERT(keysOf(filter) == keys);
            RC_ASSERT(filterProbe.rows() == filterProbe.actual());
            RC_ASSERT(modelProbe.resets() == 0);
            RC_ASSERT(filterProbe.resets() == 0);
        });
        QVERIFY(holds);
    }

    void U1_aRenewalTurnsLateByTimeAlone()
    {
        FakeClocks clocks;
        TenantStore store(clocks);
        CandidateModel model(store);
        ChangeSet set;
        set.full = true;
        set.to = 1;
        set.now = clocks.now();
        set.candidates = {numbered(1, clocks.now(), 60)};
        store.apply(set);
        QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("Ready"));
        clocks.advance(Milliseconds(40000));
        QTRY_COMPARE(model.index(0, 0).data().toString(), QStringLiteral("Renewal late"));
        QCOMPARE(model.index(0, int(CandidateModel::Column::ExpiresIn)).data().toString(), QStringLiteral("20 s"));
        QVERIFY(model.index(0, int(CandidateModel::Column::ExpiresIn)).data(LateRole).toBool());
    }

    void U2_staleFreezesStatesAndSecondsAtTheLastAnswer()
    {
        FakeClocks clocks;
        TenantStore store(clocks);
        CandidateModel model(store);
        ChangeSet set;
        set.full = true;
        set.to = 1;
        set.now = clocks.now();
        set.candidates = {numbered(1, clocks.now(), 60)};
        store.apply(set);
        clocks.advance(Milliseconds(45000));
        store.setLiveness(Liveness::Stale);
        QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("Ready"));
        QCOMPARE(model.index(0, int(CandidateModel::Column::ExpiresIn)).data().toString(), QStringLiteral("60 s"));
        QCOMPARE(model.headerData(int(CandidateModel::Column::ExpiresIn), Qt::Horizontal).toString(),
                 QStringLiteral("Left then"));
        QVERIFY(model.index(0, 0).data(StaleRole).toBool());
    }

    void U3_aCandidateOnNoNodeIsNeverGreen()
    {
        FakeClocks clocks;
        TenantStore store(clocks);
        CandidateModel model(store);
        Candidate candidate = numbered(1, clocks.now(), 80);
        candidate.nodes[0].online = false;
        ChangeSet set;
        set.full = true;
        set.to = 1;
        set.now = clocks.now();
        set.candidates = {candidate};
        store.apply(set);
        QCOMPARE(model.index(0, 0).data(StateRole).toInt(), int(StateName::NoNode));
    }

    void U25_columnZeroSpeaksTheRow()
    {
        FakeClocks clocks;
        TenantStore store(clocks);
        CandidateModel model(store);
        store.apply(sampleTenant(clocks.now()));
        for (int row = 0; row < model.rowCount(); ++row) {
            const QString spoken = model.index(row, 0).data(Qt::AccessibleTextRole).toString();
            QVERIFY(spoken.contains(model.at(row).candidate.plugin.text()));
            QVERIFY(spoken.contains(model.at(row).candidate.owner.text()));
            QVERIFY(spoken.contains(model.index(row, 0).data().toString()));
            for (int column = 1; column < CandidateModel::columns; ++column)
                QVERIFY(!model.index(row, column).data(Qt::AccessibleTextRole).toString().isEmpty());
        }
    }

    void U10_fiftyThousandRowsAreFilteredBesideTheThread()
    {
        FakeClocks clocks;
        TenantStore store(clocks);
        CandidateModel model(store);
        CandidateFilter filter(model);
        store.apply(manyCandidates(clocks.now(), 50000));
        QTRY_COMPARE_WITH_TIMEOUT(filter.rowCount(), 50000, 60000);
        // The longest pause of the event loop is measured and told, not asserted: it is the machine's too.
        QElapsedTimer whole;
        QElapsedTimer beat;
        qint64 longest = 0;
        QTimer heart;
        connect(&heart, &QTimer::timeout, this, [&] { longest = qMax(longest, beat.restart()); });
        whole.start();
        beat.start();
        heart.start(0);
        CandidateQuery query;
        query.text = QStringLiteral("plugin-5");
        filter.setQuery(query);
        QTRY_VERIFY_WITH_TIMEOUT(filter.isSettled(), 60000);
        QVERIFY(filter.rowCount() > 0 && filter.rowCount() < 50000);
        const int hits = filter.rowCount();
        filter.setQuery({});
        QTRY_COMPARE_WITH_TIMEOUT(filter.rowCount(), 50000, 60000);
        qInfo("50,000 rows: to %d and back in %lld ms, longest pause of the event loop %lld ms", hits, whole.elapsed(), longest);
    }

    void nodesAndTimelineFollowByKey()
    {
        FakeClocks clocks;
        TenantStore store(clocks);
        CandidateNodesModel nodes(store);
        QAbstractItemModelTester tester(&nodes, QAbstractItemModelTester::FailureReportingMode::Fatal);
        ModelProbe probe(nodes, IdRole);
        const ChangeSet tenant = sampleTenant(clocks.now());
        store.apply(tenant);
        nodes.setCandidate(tenant.candidates[4].id);
        QCOMPARE(nodes.rowCount(), 3);
        Candidate changed = tenant.candidates[4];
        changed.nodes.removeFirst();
        ChangeSet step;
        step.from = tenant.to;
        step.to = tenant.to + 1;
        step.now = clocks.now();
        step.candidates = {changed};
        store.apply(step);
        QCOMPARE(nodes.rowCount(), 2);
        QCOMPARE(probe.rows(), probe.actual());
        QCOMPARE(probe.resets(), 0);
        TimelineModel timeline;
        QAbstractItemModelTester timelineTester(&timeline, QAbstractItemModelTester::FailureReportingMode::Fatal);
        AuditEntry first;
        first.seq = 1;
        first.action = QStringLiteral("candidate.create");
        AuditEntry second = first;
        second.seq = 2;
        second.action = QStringLiteral("candidate.remove");
        timeline.setEntries({first, second});
        QCOMPARE(timeline.index(0, 1).data().toString(), QStringLiteral("Removed"));
        QCOMPARE(timeline.index(1, 1).data().toString(), QStringLiteral("Created"));
    }
};

QTEST_GUILESS_MAIN(ModelsTest)
#include "ModelsTest.moc"
