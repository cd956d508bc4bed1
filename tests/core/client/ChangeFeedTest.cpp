// U11: one loop for start, live and reconnect; U2: a machine that slept asks again whole.
#include "core/client/ChangeFeed.h"
#include "tests/support/FakeApiClient.h"

#include <QTest>

using namespace oz0;

namespace {

ChangeSet step(qint64 from, qint64 to, bool full = false)
{
    ChangeSet set;
    set.from = from;
    set.to = to;
    set.full = full;
    set.now = Instant(Milliseconds(1772460000000));
    return set;
}

Failure failure(ErrorCode code)
{
    return Failure(code, QStringLiteral("as the test says"));
}

} // namespace

class ChangeFeedTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_feed.reset();
        m_client = std::make_unique<FakeApiClient>();
        m_clocks = std::make_unique<FakeClocks>();
        m_store = std::make_unique<TenantStore>(*m_clocks);
        m_feed = std::make_unique<ChangeFeed>(*m_client, *m_store, Milliseconds(4000), *m_clocks, *m_clocks);
        m_feed->start();
    }

    void listsThenFollows()
    {
        QCOMPARE(since(0), -1);
        answer(step(-1, 10, true));
        QTRY_COMPARE(asked(), 2);
        QCOMPARE(since(1), 10);
        QCOMPARE(m_client->changeSets.argument<1>(1), Milliseconds(4000));
        QCOMPARE(m_store->liveness(), Liveness::Live);
        answer(step(10, 13));
        QTRY_COMPARE(asked(), 3);
        QCOMPARE(since(2), 13);
    }

    void aGapListsAgain()
    {
        follow(10);
        answer(step(11, 12));
        QTRY_COMPARE(asked(), 3);
        QCOMPARE(since(2), -1);
        QCOMPARE(m_store->revision(), 10);
    }

    void compactedListsAgainAtOnce()
    {
        follow(10);
        answer(failure(ErrorCode::Compacted));
        QTRY_COMPARE(asked(), 3);
        QCOMPARE(since(2), -1);
        QCOMPARE(m_store->liveness(), Liveness::Live);
    }

    void aServerThatDoesNotWaitIsNotAskedInACircle()
    {
        follow(10);
        for (int i = 0; i < 3; ++i) {
            answer(step(10, 10));
            const int before = asked();
            QTest::qWait(60); // several turns of the event loop: a circle would show
            QVERIFY(asked() <= before);
            QTRY_COMPARE(asked(), before + 1);
        }
    }

    void failuresAreRetriedFromTheSameRevision()
    {
        follow(10);
        answer(failure(ErrorCode::Unreachable));
        QTRY_COMPARE(asked(), 3);
        QCOMPARE(since(2), 10);
        QCOMPARE(m_store->lastError().code, ErrorCode::Unreachable);
        answer(step(10, 11));
        QTRY_COMPARE(asked(), 4);
        QVERIFY(m_store->lastError().message.isEmpty());
    }

    void U11_aDroppedStreamIsStaleAtOnceUntilTheNextAnswer()
    {
        follow(10);
        QCOMPARE(m_store->liveness(), Liveness::Live);
        answer(failure(ErrorCode::Unreachable));
        QTRY_COMPARE(m_store->liveness(), Liveness::Stale); // no second has passed
        QCOMPARE(m_store->age(), Milliseconds(0));
        m_feed->checkAge();
        QCOMPARE(m_store->liveness(), Liveness::Stale);
        QTRY_COMPARE(asked(), 3);
        QCOMPARE(since(2), 10);
        QCOMPARE(m_client->changeSets.argument<1>(2), Milliseconds(0)); // what ends it must not wait for news
        answer(step(10, 10));
        QTRY_COMPARE(m_store->liveness(), Liveness::Live);
        QTRY_COMPARE(asked(), 4);
        QCOMPARE(m_client->changeSets.argument<1>(3), Milliseconds(4000));
    }

    void U11_aStreamThatNeverAnsweredFails()
    {
        answer(failure(ErrorCode::Unreachable));
        QTRY_COMPARE(m_store->liveness(), Liveness::Failed);
        QTRY_COMPARE(asked(), 2);
        answer(step(-1, 3, true));
        QTRY_COMPARE(m_store->liveness(), Liveness::Live);
    }

    void aRefusedCallerIsToldAtOnce()
    {
        answer(failure(ErrorCode::NotSignedIn));
        QTRY_COMPARE(m_store->liveness(), Liveness::Failed);
        QCOMPARE(m_store->lastError().code, ErrorCode::NotSignedIn);
        m_feed->reconnectNow();
        QCOMPARE(asked(), 2);
        answer(step(-1, 3, true));
        QTRY_COMPARE(m_store->liveness(), Liveness::Live);
    }

    void U11_ageMarksSlowThenStale()
    {
        follow(10);
        m_clocks->advance(Milliseconds(5000));
        m_feed->checkAge();
        QCOMPARE(m_store->liveness(), Liveness::Live);
        m_clocks->advance(Milliseconds(1));
        m_feed->checkAge();
        QCOMPARE(m_store->liveness(), Liveness::Slow);
        m_clocks->advance(Milliseconds(25000));
        m_feed->checkAge();
        QCOMPARE(m_store->liveness(), Liveness::Stale);
        answer(step(10, 11));
        QTRY_COMPARE(m_store->liveness(), Liveness::Live);
    }

    void U2_aSleepMarksStaleAndAsksAgainWhole()
    {
        follow(10);
        m_clocks->sleepMachine(Milliseconds(3600 * 1000));
        m_feed->checkAge();
        QCOMPARE(m_store->liveness(), Liveness::Stale);
        QCOMPARE(asked(), 3);
        QCOMPARE(since(2), -1);
        QVERIFY(m_client->changeSets.wasAborted(1));
        answer(step(-1, 40, true));
        QTRY_COMPARE(m_store->liveness(), Liveness::Live);
        m_feed->checkAge();
        QCOMPARE(m_store->liveness(), Liveness::Live);
    }

    void aLateAnswerToAnOldQuestionIsDropped()
    {
        follow(10);
        m_feed->reconnectNow();
        QCOMPARE(asked(), 3);
        m_client->changeSets.answer(1, step(10, 99));
        answer(step(10, 12));
        QTRY_COMPARE(m_store->revision(), 12);
    }

    void aDeadFeedAbortsItsQuestion()
    {
        follow(10);
        m_feed.reset();
        QVERIFY(m_client->changeSets.wasAborted(1));
    }

    void U11_gapsOneAfterTheOtherAreListedAgainWithAPauseThatGrows()
    {
        follow(10);
        answer(step(11, 12));
        QTRY_COMPARE(asked(), 3); // one is nobody's trouble
        QCOMPARE(m_store->liveness(), Liveness::Live);
        Milliseconds longest(0);
        for (int gap = 1; gap <= 8; ++gap) {
            answer(step(-1, 10, true));
            const int before = asked();
            QTRY_COMPARE(asked(), before + 1);
            QCOMPARE(since(before), 10);
            answer(gap % 2 == 0 ? Result<ChangeSet>(step(11, 12)) : Result<ChangeSet>(failure(ErrorCode::Compacted)));
            QTRY_COMPARE(m_store->liveness(), Liveness::Stale);
            QCOMPARE(asked(), before + 1);
            QCOMPARE(m_feed->failures(), gap);
            const Milliseconds pause = m_feed->nextTryIn();
            QVERIFY2(pause > longest || pause >= Milliseconds(11000), qPrintable(QString::number(pause.count())));
            QVERIFY(pause <= Milliseconds(18000));
            longest = pause;
            m_feed->reconnectNow(); // the person does not wait
            QCOMPARE(since(before + 1), -1);
        }
    }

    void aGapLongAfterAnotherIsListedAgainAtOnce()
    {
        follow(10);
        for (int gap = 0; gap < 3; ++gap) {
            const int before = asked();
            answer(step(11, 12));
            QTRY_COMPARE(asked(), before + 1);
            QCOMPARE(since(before), -1);
            answer(step(-1, 10, true));
            QTRY_COMPARE(asked(), before + 2);
            m_clocks->advance(Milliseconds(60001));
        }
        QCOMPARE(m_store->liveness(), Liveness::Live);
    }

    void aBrokenServerThatOnlyHasGapsIsAskedRarely()
    {
        answer(step(3, 4));
        QTest::qWait(60);
        QCOMPARE(asked(), 1);
        QCOMPARE(m_store->liveness(), Liveness::Loading);
    }

private:
    int asked() const { return m_client->changeSets.count(); }
    qint64 since(int index) const { return m_client->changeSets.argument<0>(index); }
    void answer(Result<ChangeSet> result) { QVERIFY(m_client->changeSets.answerNext(std::move(result))); }
    void follow(qint64 revision)
    {
        answer(step(-1, revision, true));
        QTRY_COMPARE(asked(), 2);
    }

    std::unique_ptr<FakeApiClient> m_client;
    std::unique_ptr<FakeClocks> m_clocks;
    std::unique_ptr<TenantStore> m_store;
    std::unique_ptr<ChangeFeed> m_feed;
};

QTEST_GUILESS_MAIN(ChangeFeedTest)
#include "ChangeFeedTest.moc"
