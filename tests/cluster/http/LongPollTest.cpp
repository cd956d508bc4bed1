#include "tests/support/RawClient.h"
#include "tests/support/ServerFixture.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QSemaphore>
#include <QTest>

#include <memory>
#include <thread>
#include <vector>

using namespace oz0;

namespace {

const QByteArray changes = "/v1/tenants/default/changes";

} // namespace

class LongPollTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<ServerFixture>();
        m_port = m_fixture->start();
        QVERIFY(m_port != 0);
    }
    void cleanup() { m_fixture.reset(); }

    void firstAskingGetsEverythingAtOnce()
    {
        RawClient client(m_port);
        const RawAnswer answer = client.request("GET", changes + "?since=-1&wait=25", "viewer");
        QCOMPARE(answer.status, 200);
        QVERIFY(answer.json().value(QLatin1String("full")).toBool());
        QCOMPARE(answer.json().value(QLatin1String("to")).toInt(), 1);
    }

    void withoutAWaitNothingNewIsSaidAtOnce()
    {
        RawClient client(m_port);
        const RawAnswer answer = client.request("GET", changes + "?since=1", "viewer");
        QCOMPARE(answer.json().value(QLatin1String("from")).toInt(), 1);
        QCOMPARE(answer.json().value(QLatin1String("to")).toInt(), 1);
    }

    void changeWakesWhoeverWaits()
    {
        RawClient viewer(m_port);
        RawClient another(m_port);
        QElapsedTimer timer;
        timer.start();
        viewer.send(requestBytes("GET", changes + "?since=1&wait=25", "viewer"));
        another.send(requestBytes("GET", changes + "?since=1&wait=25", "admin"));
        QTRY_COMPARE(waiting(), 2);
        RawClient admin(m_port);
        QCOMPARE(admin.request("PUT", "/v1/tenants/default/secrets/K", "admin", R"({"value": "v"})").status, 200);
        QCOMPARE(viewer.receive().json().value(QLatin1String("to")).toInt(), 2);
        QCOMPARE(another.receive().json().value(QLatin1String("to")).toInt(), 2);
        QVERIFY(timer.elapsed() < 10000);
    }

    void allWaitersOfOneAudienceAreWoken()
    {
        std::vector<std::unique_ptr<RawClient>> clients;
        for (int i = 0; i < 8; ++i) {
            clients.push_back(std::make_unique<RawClient>(m_port));
            clients.back()->send(requestBytes("GET", changes + "?since=1&wait=25", "viewer"));
        }
        QTRY_COMPARE(waiting(), 8);
        RawClient admin(m_port);
        QCOMPARE(admin.request("PUT", "/v1/tenants/default/secrets/K", "admin", R"({"value": "v"})").status, 200);
        for (const auto &client : clients)
            QCOMPARE(client->receive().json().value(QLatin1String("to")).toInt(), 2);
        QCOMPARE(waiting(), 0);
    }

    void changeThatComesWhileNobodyWaitsIsToldAtOnce()
    {
        RawClient client(m_port);
        QCOMPARE(client.request("PUT", "/v1/tenants/default/secrets/K", "admin", R"({"value": "v"})").status, 200);
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(client.request("GET", changes + "?since=1&wait=25", "viewer").json().value(QLatin1String("to")).toInt(), 2);
        QVERIFY(timer.elapsed() < 5000);
    }

    void endOfTheWaitIsAnEmptyChangeSet()
    {
        RawClient client(m_port);
        QElapsedTimer timer;
        timer.start();
        const QJsonObject answer = client.request("GET", changes + "?since=1&wait=1", "viewer").json();
        QVERIFY(timer.elapsed() >= 990);
        QCOMPARE(answer.value(QLatin1String("to")).toInt(), 1);
        QVERIFY(answer.value(QLatin1String("upserts")).toObject().isEmpty());
    }

    void nodeWaitsForItsOwnGenerationOnly()
    {
        RawClient node(m_port);
        node.send(requestBytes("GET", "/v1/nodes/local-1/assignment?after=0&wait=25", "node"));
        QTRY_COMPARE(waiting(), 1);
        RawClient admin(m_port);
        QCOMPARE(admin.request("PUT", "/v1/tenants/default/secrets/K", "admin", R"({"value": "v"})").status, 200);
        QCOMPARE(waiting(), 1);
        RawClient shortly(m_port);
        QCOMPARE(shortly.request("GET", "/v1/nodes/local-1/assignment?after=0", "node").status, 204);
    }

    void tokenThatIsTakenAwayWhileItWaitsLearnsNothing()
    {
        RawClient client(m_port);
        client.send(requestBytes("GET", changes + "?since=1&wait=25", "viewer"));
        QTRY_COMPARE(waiting(), 1);
        {
            const std::lock_guard lock(m_fixture->world.mutex);
            m_fixture->world.tokens.removeIf([](const auto &entry) { return entry.value().role == Role::Viewer; });
        }
        RawClient admin(m_port);
        QCOMPARE(admin.request("PUT", "/v1/tenants/default/secrets/K", "admin", R"({"value": "v"})").status, 200);
        QCOMPARE(client.receive().status, 401);
    }

    void oneCallerCannotTakeAllPlaces()
    {
        m_fixture->stop();
        m_fixture->options.limits.pollsOfOneCaller = 2;
        m_port = m_fixture->start();
        RawClient first(m_port);
        RawClient second(m_port);
        first.send(requestBytes("GET", changes + "?since=1&wait=25", "viewer"));
        second.send(requestBytes("GET", changes + "?since=1&wait=25", "viewer"));
        QTRY_COMPARE(waiting(), 2);
        RawClient third(m_port);
        const RawAnswer answer = third.request("GET", changes + "?since=1&wait=25", "viewer");
        QCOMPARE(answer.status, 429);
        QCOMPARE(answer.headers.value("retry-after"), QByteArray("1"));
        QCOMPARE(third.request("GET", changes + "?since=1", "admin").status, 200);
    }

    void whoeverLeavesFreesHisPlaceAtOnce()
    {
        auto client = std::make_unique<RawClient>(m_port);
        client->send(requestBytes("GET", changes + "?since=1&wait=25", "viewer"));
        QTRY_COMPARE(waiting(), 1);
        client.reset();
        QTRY_COMPARE_WITH_TIMEOUT(waiting(), 0, 3000);
    }

    void whoeverAskedMoreAndLeavesFreesHisPlaceToo()
    {
        auto client = std::make_unique<RawClient>(m_port);
        const QByteArray poll = requestBytes("GET", changes + "?since=1&wait=25", "viewer");
        client->send(poll + poll); // the second one stays unread while the first one waits
        QTRY_COMPARE(waiting(), 1);
        client.reset();
        QTRY_COMPARE_WITH_TIMEOUT(waiting(), 0, 3000);
    }

    void whoeverAskedMoreGetsEachAnswer()
    {
        RawClient client(m_port);
        client.send(requestBytes("GET", changes + "?since=1&wait=1", "viewer")
                    + requestBytes("GET", changes + "?since=1&wait=1", "viewer")
                    + requestBytes("GET", changes + "?since=1", "viewer"));
        QCOMPARE(client.receive().status, 200);
        QCOMPARE(client.receive().status, 200);
        QCOMPARE(client.receive().status, 200);
    }

    void stopAnswersWhoeverWaits()
    {
        RawClient client(m_port);
        client.send(requestBytes("GET", changes + "?since=1&wait=25", "viewer"));
        QTRY_COMPARE(waiting(), 1);
        QElapsedTimer timer;
        timer.start();
        m_fixture->stop();
        QVERIFY(timer.elapsed() < 5000);
        const RawAnswer answer = client.receive();
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.headers.value("connection"), QByteArray("close"));
        QVERIFY(client.waitForEnd());
    }

    void stopFinishesTheWriteThatRuns()
    {
        QSemaphore entered;
        QSemaphore gate;
        {
            const std::lock_guard lock(m_fixture->world.mutex);
            m_fixture->world.onCall = [&](const QString &call) {
                if (call == QLatin1String("setSecret")) {
                    entered.release();
                    gate.acquire();
                }
            };
        }
        RawClient client(m_port);
        client.send(requestBytes("PUT", "/v1/tenants/default/secrets/K", "admin", R"({"value": "v"})"));
        QVERIFY(entered.tryAcquire(1, 5000));
        std::thread stopping([this] { m_fixture->stop(); });
        gate.release();
        QCOMPARE(client.receive().status, 200);
        stopping.join();
        QVERIFY(m_fixture->world.callsSoFar().contains(QStringLiteral("commit")));
        RawClient late(m_port);
        QVERIFY(!late.isConnected());
    }

    void fullServerSaysSo()
    {
        m_fixture->stop();
        m_fixture->options.connections = 1;
        m_port = m_fixture->start();
        RawClient first(m_port);
        QCOMPARE(first.request("GET", "/healthz").status, 200);
        RawClient second(m_port);
        const RawAnswer answer = second.request("GET", "/healthz");
        QCOMPARE(answer.status, 503);
        QCOMPARE(answer.headers.value("retry-after"), QByteArray("1"));
        QVERIFY(second.waitForEnd());
        QCOMPARE(first.request("GET", "/healthz").status, 200);
    }

private:
    /// As the server itself says.
    int waiting()
    {
        RawClient client(m_port);
        const QByteArray text = client.request("GET", "/metrics").body;
        const QByteArray name = "\noz0_polls_waiting ";
        const qsizetype at = text.indexOf(name);
        return text.mid(at + name.size(), text.indexOf('\n', at + 1) - at - name.size()).toInt();
    }

    std::unique_ptr<ServerFixture> m_fixture;
    quint16 m_port = 0;
};

QTEST_GUILESS_MAIN(LongPollTest)
#include "LongPollTest.moc"
