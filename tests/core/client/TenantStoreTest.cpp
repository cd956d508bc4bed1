// What a change set does to the store, and what its readers are told.
#include "core/client/TenantStore.h"
#include "tests/support/FakeApiClient.h"

#include <QSignalSpy>
#include <QTest>

using namespace oz0;

namespace {

Candidate candidate(const char *id, qint64 rev = 1)
{
    Candidate made;
    made.id = CandidateId(QString::fromLatin1(id));
    made.rev = rev;
    return made;
}

Node node(const char *name)
{
    Node made;
    made.name = NodeName(QString::fromLatin1(name));
    return made;
}

QStringList texts(const QList<CandidateId> &ids)
{
    QStringList all;
    for (const CandidateId &id : ids)
        all.append(id.text());
    all.sort();
    return all;
}

QStringList list(std::initializer_list<const char *> names)
{
    QStringList all;
    for (const char *name : names)
        all.append(QLatin1String(name));
    return all;
}

} // namespace

class TenantStoreTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_deltas.clear();
        m_store = std::make_unique<TenantStore>(m_clocks);
        connect(m_store.get(), &TenantStore::candidatesChanged, this,
                [this](const RowDelta<CandidateId> &delta) { m_deltas.append(delta); });
    }

    void candidatesAreTakenOutOfASetThatIsGivenAway()
    {
        ChangeSet set;
        set.full = true;
        set.to = 1;
        Candidate one = candidate("a");
        one.version = QStringLiteral("1.2.3");
        const QChar *text = one.version.constData();
        set.candidates = {std::move(one)};
        m_store->apply(std::move(set));
        const auto held = m_store->candidates().held(CandidateId(QStringLiteral("a")));
        QCOMPARE(held->version.constData(), text);
        QCOMPARE(held.use_count(), 2); // the store's and this one: nobody else keeps it
    }

    void aCandidateThatIsNewAndNamedTwiceIsToldOnceAsItWasLast()
    {
        apply(true, {candidate("a", 1), candidate("b"), candidate("a", 2)});
        QCOMPARE(texts(m_deltas.last().upserted), list({"a", "b"}));
        QCOMPARE(m_store->candidates().value(CandidateId(QStringLiteral("a"))).rev, 2);
        QCOMPARE(m_store->candidates().size(), 2);
    }

    void aFullSetReplacesAndNamesOnlyWhatDiffers()
    {
        apply(true, {candidate("a"), candidate("b"), candidate("c")});
        QCOMPARE(texts(m_deltas.last().upserted), list({"a", "b", "c"}));
        apply(true, {candidate("a"), candidate("b", 2), candidate("d")});
        QCOMPARE(texts(m_deltas.last().upserted), list({"b", "d"}));
        QCOMPARE(texts(m_deltas.last().removed), list({"c"}));
        QVERIFY(m_deltas.last().full);
        QCOMPARE(m_store->candidates().size(), 3);
    }

    void aStepTouchesOnlyItsRows()
    {
        apply(true, {candidate("a"), candidate("b")});
        ChangeSet step;
        step.to = 5;
        step.candidates = {candidate("b", 2)};
        step.removedCandidates = {CandidateId(QStringLiteral("a")), CandidateId(QStringLiteral("unknown"))};
        m_store->apply(step);
        QCOMPARE(texts(m_deltas.last().upserted), list({"b"}));
        QCOMPARE(texts(m_deltas.last().removed), list({"a"}));
        QCOMPARE(m_store->revision(), 5);
    }

    void nothingNewSaysNothing()
    {
        apply(true, {candidate("a")});
        QSignalSpy revisions(m_store.get(), &TenantStore::revisionChanged);
        ChangeSet same;
        same.from = same.to = m_store->revision();
        same.candidates = {candidate("a")};
        m_store->apply(same);
        QCOMPARE(m_deltas.size(), 1);
        QCOMPARE(revisions.size(), 0);
    }

    void U5_readersSeeTheWholeSetAtOnce()
    {
        QString seen;
        connect(m_store.get(), &TenantStore::candidatesChanged, this,
                [this, &seen] { seen = QStringLiteral("%1 nodes at %2").arg(m_store->nodes().size()).arg(m_store->revision()); });
        ChangeSet set;
        set.full = true;
        set.to = 9;
        set.candidates = {candidate("a")};
        set.nodes = {node("n1"), node("n2")};
        m_store->apply(set);
        QCOMPARE(seen, QStringLiteral("2 nodes at 9"));
    }

    void leasesAreNoUpserts()
    {
        apply(true, {candidate("a")});
        QList<CandidateId> renewed;
        connect(m_store.get(), &TenantStore::leasesChanged, this, [&renewed](const QList<CandidateId> &ids) { renewed = ids; });
        ChangeSet step;
        step.to = m_store->revision();
        step.leases.insert(CandidateId(QStringLiteral("a")), Instant(Milliseconds(5000)));
        step.leases.insert(CandidateId(QStringLiteral("gone")), Instant(Milliseconds(5000)));
        m_store->apply(step);
        QCOMPARE(texts(renewed), list({"a"}));
        QCOMPARE(m_deltas.size(), 1);
        QCOMPARE(m_store->candidates().value(CandidateId(QStringLiteral("a"))).expires, Instant(Milliseconds(5000)));
    }

    void touchedListsAreToldApart()
    {
        QSignalSpy touched(m_store.get(), &TenantStore::listTouched);
        ChangeSet step;
        step.touched = list({"audit", "refusals"});
        m_store->apply(step);
        QCOMPARE(touched.size(), 2);
        QCOMPARE(touched.at(1).first().toString(), QStringLiteral("refusals"));
    }

    void serverTimeRunsOnWithoutTheWall()
    {
        QCOMPARE(m_store->serverNow(), Instant{});
        QVERIFY(m_store->age() < Milliseconds(0));
        ChangeSet step;
        step.now = Instant(Milliseconds(1000000));
        m_store->apply(step);
        m_clocks.advance(Milliseconds(1500));
        m_clocks.sleepMachine(Milliseconds(60000));
        QCOMPARE(m_store->serverNow(), Instant(Milliseconds(1001500)));
        QCOMPARE(m_store->age(), Milliseconds(1500));
    }

    void livenessIsToldOnce()
    {
        QList<Liveness> told;
        connect(m_store.get(), &TenantStore::livenessChanged, this, [&told](Liveness liveness) { told.append(liveness); });
        apply(true, {});
        m_store->setLiveness(Liveness::Slow);
        m_store->setLiveness(Liveness::Slow, Error{ErrorCode::Unreachable, QStringLiteral("gone"), {}, {}, 0, 0});
        QCOMPARE(m_store->lastError().code, ErrorCode::Unreachable);
        apply(false, {});
        QCOMPARE(told, (QList<Liveness>{Liveness::Live, Liveness::Slow, Liveness::Live}));
        QVERIFY(m_store->lastError().message.isEmpty());
    }

private:
    void apply(bool full, const QList<Candidate> &candidates)
    {
        ChangeSet set;
        set.full = full;
        set.from = m_store->revision();
        set.to = m_store->revision() + 1;
        set.candidates = candidates;
        m_store->apply(set);
    }

    FakeClocks m_clocks;
    std::unique_ptr<TenantStore> m_store;
    QList<RowDelta<CandidateId>> m_deltas;
};

QTEST_GUILESS_MAIN(TenantStoreTest)
#include "TenantStoreTest.moc"
