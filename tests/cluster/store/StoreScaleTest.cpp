// A tenant at the size that a console holds whole (U10): lists, the feed and a save stay quick, and no query runs once for each row.
#include "cluster/store/Database.h"
#include "cluster/store/StoreFixture.h"

#include <QElapsedTimer>
#include <QtTest>

using namespace oz0;

namespace {

constexpr int many = 50000;
// Bounds for a slow, busy machine and a build without optimisation; a query a row would miss them by far.
constexpr qint64 listBound = 30000;
constexpr qint64 changeBound = 10000;

const char *greeter = "tools:\n  - {id: greeter, server: {module: greeter.server}, functions: [{name: hello}]}\n";

} // namespace

class StoreScaleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void U10_fiftyThousandCandidatesAreListedAndChanged()
    {
        StoreFixture fixture;
        const Caller alice = fixture.member("alice", Role::Operator);
        fixture.node("local-1");
        const Caller dev = fixture.node("dev-1", openPool("dev"));
        fixture.install(manifestText("greeter", "1.0.0", greeter));
        fixture.settleAll();
        const CandidateId id = fixture.save(alice, manifestText("greeter", "1.1.0", greeter), pool("dev"))->candidate->id;
        fixture.settleAll();
        copyCandidate(fixture.options().databaseFile);
        fixture.reopen();

        QElapsedTimer timer;
        timer.start();
        const QList<Candidate> candidates = fixture.store().candidates(fixture.admin()).value();
        const qint64 listed = timer.elapsed();
        QCOMPARE(candidates.size(), many + 1);
        QCOMPARE(candidates.last().nodes.size(), 1);

        const qint64 revision = fixture.store().revision(alice.tenant).value();
        timer.restart();
        OZ0_OK(fixture.save(alice, manifestText("greeter", "1.2.0", greeter), pool("dev"), "a", false));
        const qint64 saved = timer.elapsed();
        timer.restart();
        const ChangeSet set = fixture.store().changesSince(alice, revision).value();
        const qint64 fed = timer.elapsed();
        QCOMPARE(set.candidates.size(), 1);
        timer.restart();
        fixture.settle(dev);
        const qint64 reported = timer.elapsed();
        timer.restart();
        OZ0_OK(fixture.renew(alice, id));
        const qint64 renewed = timer.elapsed();
        timer.restart();
        OZ0_OK(fixture.store().sweep());
        const qint64 swept = timer.elapsed();
        qInfo("list %lld ms, save %lld ms, feed %lld ms, report %lld ms, renewal %lld ms, sweep %lld ms", listed, saved, fed,
              reported, renewed, swept);
        QVERIFY(listed < listBound);
        for (const qint64 took : {saved, fed, reported, renewed, swept})
            QVERIFY(took < changeBound);
    }

private:
    /// The one candidate and its node, fifty thousand times over, in one statement each.
    static void copyCandidate(const QString &file)
    {
        const std::unique_ptr<Database> database = std::move(*Database::open(file));
        database->runOnce(QStringLiteral("BEGIN"));
        database->runOnce(QStringLiteral("CREATE TEMP TABLE numbers (n INTEGER)"));
        database->runOnce(QStringLiteral("WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < %1) "
                                         "INSERT INTO numbers SELECT n FROM c")
                              .arg(many));
        database->runOnce(
            QStringLiteral("INSERT INTO candidates SELECT tenant, printf('%012d', n), plugin, version, 'user:' || n, standing, "
                           "via, holder, holder_host, "
                           "holder_since, rev, save, digest, phase, created, saved, renewed, expires + 3600000, ttl, selected, "
                           "queues, tools, agents, flows, "
                           "secrets, warnings, doom, ending, ending_since, residue_named FROM candidates, numbers"));
        database->runOnce(QStringLiteral(
            "INSERT INTO nodes SELECT tenant, 'n' || n, rev, online, last_report, offline_since, labels, os, tier, "
            "tier_reason, uv, python, models, serves, plugins, gate, rollout, printf('%012d', n), homes, generation, "
            "reported_generation, assignment, parts FROM nodes, numbers WHERE name = 'dev-1'"));
        database->runOnce(
            QStringLiteral("INSERT INTO candidate_nodes SELECT tenant, printf('%012d', n), 'n' || n, state, digest, functions, "
                           "seconds, error FROM candidate_nodes, numbers"));
        database->runOnce(QStringLiteral("COMMIT"));
        if (database->hasFault())
            qFatal("%s", qPrintable(database->takeFault().message));
    }
};

QTEST_GUILESS_MAIN(StoreScaleTest)
#include "StoreScaleTest.moc"
