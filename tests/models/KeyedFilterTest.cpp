// The filter's order: by numbers instead of texts, made beside the GUI thread while rows come and go.
#include "models/CandidateFilter.h"
#include "tests/models/CandidateSteps.h"
#include "tests/support/FakeApiClient.h"
#include "tests/support/ModelProbe.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace oz0;

class KeyedFilterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void U12_deltasWhileTheOrderIsMadeComeAsRowOperations()
    {
        const bool holds = rc::check("what comes and goes while rows are filtered and sorted is where it belongs afterwards", [] {
            FakeClocks clocks;
            TenantStore store(clocks);
            CandidateModel model(store);
            CandidateFilter filter(model);
            QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::Fatal);
            ModelProbe probe(filter, IdRole);
            const int steps = *rc::gen::inRange(1, 12);
            for (int i = 0; i < steps; ++i) {
                if (*rc::gen::arbitrary<bool>())
                    filter.sort(*rc::gen::inRange(0, CandidateModel::columns));
                if (*rc::gen::inRange(0, 3) == 0) {
                    CandidateQuery query;
                    query.text = *rc::gen::element(QString(), QStringLiteral("plugin-1"), QStringLiteral("user:u2"));
                    filter.setQuery(query);
                    RC_ASSERT(QTest::qWaitFor([&] { return filter.isSettled(); }, 5000));
                    filter.reorder();
                }
                store.apply(randomStep(i, clocks.now()));
                RC_ASSERT(probe.rows() == probe.actual());
                for (int row = 0; row < filter.rowCount(); ++row)
                    RC_ASSERT(filter.rowOf(filter.idAt(row)) == row);
                if (*rc::gen::inRange(0, 3) == 0)
                    RC_ASSERT(QTest::qWaitFor([&] { return filter.isSettled(); }, 5000));
                RC_ASSERT(probe.rows() == probe.actual());
            }
            RC_ASSERT(QTest::qWaitFor([&] { return filter.isSettled(); }, 5000));
            std::atomic<bool> never{false};
            const CandidateSelection expected = select(model.entries(), filter.query(), filter.sorting(), {}, never);
            RC_ASSERT(filter.rowCount() == int(expected.order.size()));
            for (const CandidateId &id : expected.order)
                RC_ASSERT(filter.rowOf(id) >= 0 && filter.idAt(filter.rowOf(id)) == id);
            for (int facet = 0; facet < candidateFacets; ++facet)
                RC_ASSERT(filter.count(CandidateFacet(facet)) == expected.counts[facet]);
            RC_ASSERT(probe.resets() == 0);
        });
        QVERIFY(holds);
    }

    void U12_aRowIsFoundAfterManyCameSingly()
    {
        FakeClocks clocks;
        TenantStore store(clocks);
        CandidateModel model(store);
        CandidateFilter filter(model);
        filter.sort(int(CandidateModel::Column::Plugin));
        store.apply(manyCandidates(clocks.now(), 1500));
        QTRY_COMPARE(filter.rowCount(), 1500);
        const auto known = [&] {
            for (int row = 0; row < filter.rowCount(); ++row) {
                if (filter.rowOf(filter.idAt(row)) != row)
                    return false;
            }
            return true;
        };
        QVERIFY(known());
        for (int n = 0; n < 600; ++n) {
            ChangeSet set;
            set.from = store.revision();
            set.to = set.from + 1;
            set.now = clocks.now();
            set.candidates = {numbered(2000 + n, clocks.now(), 60)};
            if (n % 3 == 0)
                set.removedCandidates = {filter.idAt(n)};
            store.apply(set);
            if (n % 50 == 0)
                QVERIFY(known());
        }
        QVERIFY(known());
        QCOMPARE(filter.rowCount(), 1500 + 600 - 200);
    }

    void theOrderByRanksIsThatOfTheRows()
    {
        const bool holds = rc::check("for each column, both ways, with equal texts and texts that differ in case", [] {
            FakeClocks clocks;
            std::vector<CandidateModel::Entry> entries;
            const int count = *rc::gen::inRange(0, 40);
            for (int n = 0; n < count; ++n) {
                const auto word = [] {
                    return *rc::gen::element(QStringLiteral("mailer"), QStringLiteral("Mailer"), QStringLiteral("ärger"),
                                             QStringLiteral("ÄRGER"), QStringLiteral("z"), QStringLiteral("Straße"), QString());
                };
                Candidate candidate = numbered(n, clocks.now(), *rc::gen::inRange(1, 5) * 20);
                candidate.plugin = PluginName(word());
                candidate.version = word();
                candidate.installedVersion = word();
                candidate.owner = PrincipalId(word());
                candidate.jobs = *rc::gen::inRange(0, 3);
                candidate.standing = *rc::gen::element(Standing::Operator, Standing::Admin);
                candidate.saved += Milliseconds(*rc::gen::inRange(-2, 3));
                if (*rc::gen::inRange(0, 4) == 0)
                    candidate.nodes.clear();
                RenewalNote note{*rc::gen::element(RenewalMark::Ends, RenewalMark::Passes), {}};
                const auto held = std::make_shared<const Candidate>(candidate);
                entries.push_back({held->id,
                                   std::make_shared<const CandidateRow>(
                                       CandidateRow{.held = held, .state = stateOf(candidate, clocks.now()), .renewal = note})});
            }
            std::sort(entries.begin(), entries.end(), [](const auto &a, const auto &b) { return a.key < b.key; });
            const CandidateSort sort{CandidateModel::Column(*rc::gen::inRange(0, CandidateModel::columns)),
                                     *rc::gen::element(Qt::AscendingOrder, Qt::DescendingOrder)};
            std::atomic<bool> never{false};
            const std::vector<CandidateId> order = select(entries, {}, sort, {}, never).order;
            std::sort(entries.begin(), entries.end(),
                      [&sort](const auto &a, const auto &b) { return comesBefore(*a.row, *b.row, sort); });
            RC_ASSERT(order.size() == entries.size());
            for (size_t i = 0; i < order.size(); ++i)
                RC_ASSERT(order[i] == entries[i].key);
        });
        QVERIFY(holds);
    }

    void anAmendedMoveLeadsFromWhatIsShownToWhatIsWanted()
    {
        const bool holds = rc::check("whatever changed since the move was made", [] {
            const auto numbers = [] {
                std::vector<int> unique;
                for (const int number : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 12))) {
                    if (std::find(unique.begin(), unique.end(), number) == unique.end())
                        unique.push_back(number);
                }
                return unique;
            };
            const auto rowsOf = [](const std::vector<int> &keys) {
                QHash<int, int> rows;
                for (const int key : keys)
                    rows.insert(key, int(rows.size()));
                return rows;
            };
            const std::vector<int> before = numbers();
            const std::vector<int> wanted = numbers();
            KeyedMove<int> move = moveBetween(before, wanted, rowsOf(wanted));
            QSet<int> changed;
            std::vector<int> shown = before;
            QHash<int, int> rows = rowsOf(wanted);
            for (const int key : numbers()) { // comes or goes, and may be gone for good
                changed.insert(key);
                const auto at = std::find(shown.begin(), shown.end(), key);
                if (at == shown.end())
                    shown.push_back(key);
                else
                    shown.erase(at);
                if (*rc::gen::arbitrary<bool>())
                    rows.remove(key);
            }
            amend(
                move, changed, shown, [&](int key) { return std::find(shown.begin(), shown.end(), key) != shown.end(); },
                [&](int key) { return rows.contains(key); });
            std::vector<int> left = move.gone.empty() ? shown : move.kept;
            std::vector<int> was = left;
            was.insert(was.end(), move.gone.begin(), move.gone.end());
            std::sort(was.begin(), was.end());
            std::sort(shown.begin(), shown.end());
            RC_ASSERT(was == shown);
            left.insert(left.end(), move.added.begin(), move.added.end());
            std::sort(left.begin(), left.end());
            const QList<int> keys = rows.keys();
            std::vector<int> all(keys.begin(), keys.end());
            std::sort(all.begin(), all.end());
            RC_ASSERT(left == all);
        });
        QVERIFY(holds);
    }
};

QTEST_GUILESS_MAIN(KeyedFilterTest)
#include "KeyedFilterTest.moc"
