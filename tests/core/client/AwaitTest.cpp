// Once, later, in the context's thread, or never.
#include "core/client/Await.h"

#include <QPromise>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <memory>

using namespace oz0;

namespace {

/// Everything that was posted so far has been delivered when this returns.
void drain()
{
    bool isThere = false;
    QMetaObject::invokeMethod(
        QCoreApplication::instance(), [&isThere] { isThere = true; }, Qt::QueuedConnection);
    QTRY_VERIFY(isThere);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

} // namespace

class AwaitTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void anAnswerThatIsAlreadyThereComesLater()
    {
        QPromise<int> promise;
        promise.start();
        promise.addResult(7);
        promise.finish();
        QObject context;
        int got = 0;
        await(promise.future(), &context, [&got](int value) { got = value; });
        QCOMPARE(got, 0);
        QTRY_COMPARE(got, 7);
    }

    void aLateAnswerComesOnce()
    {
        QPromise<int> promise;
        promise.start();
        QObject context;
        QList<int> got;
        await(promise.future(), &context, [&got](int value) { got.append(value); });
        drain();
        QVERIFY(got.isEmpty());
        promise.addResult(1);
        promise.addResult(2);
        promise.finish();
        QTRY_COMPARE(got, QList<int>{1});
        drain();
        QCOMPARE(got, QList<int>{1});
        QVERIFY(context.children().isEmpty());
    }

    void theContextDiesBeforeTheAnswer()
    {
        QPromise<int> promise;
        promise.start();
        auto context = std::make_unique<QObject>();
        bool called = false;
        await(promise.future(), context.get(), [&called](int) { called = true; });
        context.reset();
        promise.addResult(1);
        promise.finish();
        drain();
        QVERIFY(!called);
    }

    void theContextDiesBetweenAnswerAndDelivery()
    {
        QPromise<int> promise;
        promise.start();
        auto context = std::make_unique<QObject>();
        bool called = false;
        await(promise.future(), context.get(), [&called](int) { called = true; });
        promise.addResult(1);
        promise.finish();
        context.reset();
        drain();
        QVERIFY(!called);
    }

    void theContextMayDieInTheContinuation()
    {
        QPromise<int> promise;
        promise.start();
        auto context = std::make_unique<QObject>();
        int calls = 0;
        await(promise.future(), context.get(), [&](int) {
            ++calls;
            context.reset();
        });
        promise.addResult(1);
        promise.finish();
        QTRY_COMPARE(calls, 1);
        drain();
        QCOMPARE(calls, 1);
    }

    void anAnswerFromAnotherThreadArrivesInTheContexts()
    {
        auto promise = std::make_shared<QPromise<int>>();
        promise->start();
        QObject context;
        QThread *where = nullptr;
        await(promise->future(), &context, [&where](int) { where = QThread::currentThread(); });
        const std::unique_ptr<QThread> other(QThread::create([promise] {
            promise->addResult(1);
            promise->finish();
        }));
        other->start();
        QTRY_COMPARE(where, QThread::currentThread());
        QVERIFY(other->wait(5000));
    }

    void aDroppedPromiseIsNeverAnswered()
    {
        auto promise = std::make_unique<QPromise<int>>();
        promise->start();
        QObject context;
        bool called = false;
        await(promise->future(), &context, [&called](int) { called = true; });
        promise.reset();
        drain();
        QVERIFY(!called);
        QTRY_VERIFY(context.children().isEmpty());
    }
};

QTEST_GUILESS_MAIN(AwaitTest)
#include "AwaitTest.moc"
