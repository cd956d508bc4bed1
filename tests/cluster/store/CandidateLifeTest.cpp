// The candidate's life on a real database: what a person meets, from the save to the end.
#include "cluster/audit/AuditChain.h"
#include "cluster/store/StoreFixture.h"

#include <QtTest>

#include <algorithm>

using namespace oz0;
using namespace std::chrono_literals;

namespace {

const char *greeter = "tools:\n  - {id: greeter, server: {module: greeter.server}, functions: [{name: hello}]}\n"
                      "agents:\n  - {name: greeter, tools: [greeter]}\n";

} // namespace

class CandidateLifeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void D1_savePlacesAndRemoveGivesBack()
    {
        StoreFixture fixture;
        const Caller alice = fixture.member("alice", Role::Operator);
        const Caller keeper = fixture.node("local-1");
        const Caller dev = fixture.node("dev-box-1", openPool("dev"));
        fixture.install(manifestText("greeter", "1.0.0", greeter));
        fixture.settleAll();

        const Result<SaveAnswer> saved = fixture.save(alice, manifestText("greeter", "1.1.0", greeter), pool("dev"));
        OZ0_OK(saved);
        QVERIFY2(saved->candidate, qPrintable(codes(saved->refused.value_or(RefusalRecord{}).verdict.refusals).join(QLatin1Char(' '))));
        const CandidateId id = saved->candidate->id;
        QCOMPARE(id, candidateIdFor(alice.tenant, PluginName(QStringLiteral("greeter")), alice.principal));
        QCOMPARE(saved->candidate->installedVersion, QStringLiteral("1.0.0"));
        QCOMPARE(saved->candidate->queues.size(), 1);
        QVERIFY(saved->candidate->queues.first().startsWith(QStringLiteral("cand.%1.pool.~").arg(id.text())));
        QCOMPARE(stateOf(*saved->candidate, fixture.clock().now()).word, CandidateWord::Building);

        const Assignment assigned = fixture.assignment(dev);
        QCOMPARE(assigned.plugins.size(), 1);
        QCOMPARE(assigned.plugins.first().kind, PartKind::Candidate);
        QVERIFY(!assigned.takesHomes);
        QCOMPARE(fixture.assignment(keeper).plugins.first().kind, PartKind::Installed);

        fixture.settle(dev);
        QCOMPARE(stateOf(fixture.candidate(id), fixture.clock().now()).word, CandidateWord::Ready);
        QCOMPARE(fixture.nodeNamed("dev-box-1").candidate->id, id);

        const Result<RemoveAnswer> removed = fixture.store().removeCandidate(alice, id, RemoveRequest{{}, QStringLiteral("done"), holder("a")});
        OZ0_OK(removed);
        QCOMPARE(removed->candidate.phase, CandidatePhase::Ending);
        QCOMPARE(fixture.assignment(dev).plugins.first().kind, PartKind::Installed);
        fixture.settle(dev);
        QCOMPARE(fixture.candidate(id).phase, CandidatePhase::Ended);
        QVERIFY(!fixture.nodeNamed("dev-box-1").candidate);
        QCOMPARE(fixture.auditActions(), QStringList({QStringLiteral("candidate.create done"), QStringLiteral("candidate.remove done person")}));
        QList<AuditEntry> chain = fixture.auditNewestFirst();
        std::reverse(chain.begin(), chain.end());
        QVERIFY(!firstBreak(chain));
    }
};

QTEST_GUILESS_MAIN(CandidateLifeTest)
#include "CandidateLifeTest.moc"
