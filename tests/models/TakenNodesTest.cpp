// The count of taken nodes is the count over all candidates, whatever has changed.
#include "models/TakenNodes.h"
#include "tests/support/FakeApiClient.h"
#include "tests/support/SampleTenant.h"

#include <QSet>
#include <QTest>

#include <rapidcheck.h>

using namespace oz0;

namespace {

QSet<int> some(int below)
{
    QSet<int> numbers;
    for (const int n : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, below)))
        numbers.insert(n);
    return numbers;
}

} // namespace

class TakenNodesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCountIsThatOverAllCandidates();
};

void TakenNodesTest::theCountIsThatOverAllCandidates()
{
    const bool holds = rc::check([] {
        FakeClocks clocks;
        TenantStore store(clocks);
        TakenNodes taken;
        QObject::connect(&store, &TenantStore::candidatesChanged, &store,
                         [&](const RowDelta<CandidateId> &delta) { taken.take(store, delta); });
        const int steps = *rc::gen::inRange(1, 10);
        for (int step = 0; step < steps; ++step) {
            ChangeSet set;
            set.full = *rc::gen::inRange(0, 6) == 0;
            set.from = set.full ? -1 : step;
            set.to = step + 1;
            set.now = clocks.now();
            const QSet<int> named = some(12);
            for (const int n : named) {
                QStringList nodes;
                for (const int node : some(5))
                    nodes.append(QStringLiteral("node-%1").arg(node));
                Candidate candidate = sampleCandidate(QStringLiteral("plugin-%1").arg(n), QStringLiteral("user:u"), nodes,
                                                      clocks.now(), 60);
                candidate.rev = step + 1;
                set.candidates.append(candidate);
            }
            if (!set.full) {
                for (const int n : some(12)) {
                    if (!named.contains(n))
                        set.removedCandidates.append(
                            sampleCandidate(QStringLiteral("plugin-%1").arg(n), QStringLiteral("user:u"), {}, clocks.now(), 60)
                                .id);
                }
            }
            store.apply(set);
            QSet<NodeName> counted;
            for (const Candidate &candidate : store.candidates()) {
                for (const CandidateNode &node : candidate.nodes)
                    counted.insert(node.node);
            }
            RC_ASSERT(taken.count() == int(counted.size()));
        }
    });
    QVERIFY(holds);
}

QTEST_GUILESS_MAIN(TakenNodesTest)
#include "TakenNodesTest.moc"
