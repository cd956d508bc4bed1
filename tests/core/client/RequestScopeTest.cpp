// A scope aborts what it holds, once, and forgets what has gone.
#include "core/client/RequestScope.h"

#include <QTest>

#include <memory>

using namespace oz0;

class Running : public QObject
{
    Q_OBJECT
public:
    explicit Running(int &aborts) : m_aborts(aborts) { }

public Q_SLOTS:
    void abort() { ++m_aborts; }

private:
    int &m_aborts;
};

class RequestScopeTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void itsEndAbortsWhatRuns()
    {
        int aborts = 0;
        Running first(aborts);
        Running second(aborts);
        {
            RequestScope scope;
            scope.add(&first);
            scope.add(&second);
        }
        QCOMPARE(aborts, 2);
    }

    void whatHasGoneIsForgotten()
    {
        int aborts = 0;
        RequestScope scope;
        auto running = std::make_unique<Running>(aborts);
        scope.add(running.get());
        running.reset();
        scope.abort();
        QCOMPARE(aborts, 0);
    }

    void restartAbortsAndCounts()
    {
        int aborts = 0;
        Running running(aborts);
        RequestScope scope;
        QCOMPARE(scope.generation(), quint64(0));
        scope.add(&running);
        QCOMPARE(scope.restart(), quint64(1));
        QCOMPARE(aborts, 1);
        scope.abort();
        QCOMPARE(aborts, 1);
        QCOMPARE(scope.generation(), quint64(1));
    }

    void abortingMayEndAnotherOne()
    {
        int aborts = 0;
        auto victim = std::make_unique<Running>(aborts);
        class Killer : public QObject
        {
        public:
            explicit Killer(std::unique_ptr<Running> &v) : m_victim(v) { }
            ~Killer() override { m_victim.reset(); }
            std::unique_ptr<Running> &m_victim;
        };
        auto killer = std::make_unique<Killer>(victim);
        RequestScope scope;
        scope.add(victim.get());
        killer.reset();
        scope.abort();
        QCOMPARE(aborts, 0);
    }
};

QTEST_GUILESS_MAIN(RequestScopeTest)
#include "RequestScopeTest.moc"
