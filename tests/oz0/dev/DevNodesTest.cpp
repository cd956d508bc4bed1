// What nodes report becomes sentences, each thing once.
#include "app/oz0/DevNodes.h"

#include <QTest>

using namespace oz0;

namespace {

CandidateNode node(const char *name, PartState state, const char *digest = "sha256:a")
{
    CandidateNode made;
    made.node = NodeName(QString::fromLatin1(name));
    made.state = state;
    made.digest = Digest(QString::fromLatin1(digest));
    return made;
}

Candidate with(const QList<CandidateNode> &nodes, int save = 1, const char *digest = "sha256:a")
{
    Candidate made;
    made.save = save;
    made.digest = Digest(QString::fromLatin1(digest));
    made.nodes = nodes;
    return made;
}

} // namespace

class DevNodesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readyIsSaidOnceAllAreThrough()
    {
        DevNodes nodes;
        QVERIFY(nodes.see(with({node("a", PartState::Ready), node("b", PartState::Starting)})).isEmpty());
        QVERIFY(!nodes.isSettled());
        QCOMPARE(nodes.see(with({node("a", PartState::Ready), node("b", PartState::Ready)})).size(), 1);
        QVERIFY(nodes.isSettled());
        QVERIFY(nodes.see(with({node("a", PartState::Ready), node("b", PartState::Ready)})).isEmpty());
    }

    void D6_theCodeOfBeforeIsNotReady()
    {
        DevNodes nodes;
        nodes.see(with({node("a", PartState::Ready)}));
        QVERIFY(nodes.see(with({node("a", PartState::Ready)}, 2, "sha256:b")).isEmpty());
        QCOMPARE(nodes.see(with({node("a", PartState::Ready, "sha256:b")}, 2, "sha256:b")).size(), 1);
    }

    void aFailureIsToldOnceWithItsLastLines()
    {
        CandidateNode failed = node("b", PartState::Failed);
        failed.error = PartError{QStringLiteral("server.died"),
                                 QStringLiteral("it ended with status 1"),
                                 {QStringLiteral("Traceback"), QStringLiteral("ImportError")}};
        DevNodes nodes;
        const QStringList lines = nodes.see(with({node("a", PartState::Ready), failed}));
        QCOMPARE(lines.at(0), QStringLiteral("Failed on b: it ended with status 1 [server.died]"));
        QCOMPARE(lines.at(2), QStringLiteral("  | ImportError"));
        QVERIFY(lines.at(3).startsWith(QStringLiteral("ready on 1 of 2 nodes")));
        QVERIFY(nodes.see(with({node("a", PartState::Ready), failed})).isEmpty());
        QCOMPARE(nodes.see(with({node("a", PartState::Ready), failed}, 2)).size(), 4); // a new save, told anew
    }

    void U3_noNodeIsSaidOnce()
    {
        CandidateNode away = node("a", PartState::Ready);
        away.online = false;
        DevNodes nodes;
        QCOMPARE(nodes.see(with({away})).size(), 1);
        QVERIFY(nodes.see(with({away})).isEmpty());
        QCOMPARE(nodes.see(with({node("a", PartState::Ready)})).size(), 1);
        QCOMPARE(nodes.see(with({away})).size(), 1);
    }

    void anEndingOneSaysNothing()
    {
        Candidate ending = with({node("a", PartState::Failed)});
        ending.phase = CandidatePhase::Ending;
        QVERIFY(DevNodes().see(ending).isEmpty());
    }
};

QTEST_GUILESS_MAIN(DevNodesTest)
#include "DevNodesTest.moc"
