// A candidate's name, its pools, and the word that is shown for it.
#include "core/domain/Candidate.h"

#include <QTest>

using namespace oz0;

namespace {

Candidate with(std::initializer_list<PartState> states)
{
    Candidate made;
    made.expires = Instant(Milliseconds(90000));
    for (const PartState state : states) {
        CandidateNode node;
        node.state = state;
        made.nodes.append(node);
    }
    return made;
}

int wordOf(const Candidate &candidate, qint64 now = 0)
{
    return int(stateOf(candidate, Instant(Milliseconds(now))).word);
}

CandidateId idFor(const char *tenant, const char *plugin, const char *owner)
{
    return candidateIdFor(TenantId(QLatin1String(tenant)), PluginName(QLatin1String(plugin)), PrincipalId(QLatin1String(owner)));
}

const Labels devPool{{QStringLiteral("pool"), QStringLiteral("dev")}};

} // namespace

class CandidateTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void D8_theIdIsTheSamePersonsForThePlugin()
    {
        QCOMPARE(idFor("default", "my-plugin", "user:alice").text(), QStringLiteral("59a7b4da7db9"));
        QVERIFY(idFor("default", "my-plugin", "user:bob") != idFor("default", "my-plugin", "user:alice"));
        QVERIFY(idFor("a", "bc", "d") != idFor("ab", "c", "d"));
    }

    void Q1_thePoolIsMadeOfSelectorAndLabels()
    {
        QCOMPARE(poolFor(devPool, {}), QStringLiteral("~58059cbd"));
        QVERIFY(poolFor({}, devPool) != poolFor(devPool, {}));
    }

    void theFirstWordThatHoldsIsShown()
    {
        QCOMPARE(wordOf(with({PartState::Ready, PartState::Ready})), int(CandidateWord::Ready));
        QCOMPARE(wordOf(with({PartState::Ready, PartState::Starting})), int(CandidateWord::Building));
        QCOMPARE(wordOf(with({PartState::Ready, PartState::Failed})), int(CandidateWord::PartlyReady));
        QCOMPARE(wordOf(with({PartState::Failed, PartState::Failed})), int(CandidateWord::Failed));
        QCOMPARE(wordOf(with({PartState::Ready}), 90000 - 25200), int(CandidateWord::Ready));
        QCOMPARE(wordOf(with({PartState::Ready}), 90000 - 25199), int(CandidateWord::RenewalLate));
    }

    void U3_whatRunsNowhereIsNeverReady()
    {
        QCOMPARE(wordOf(with({})), int(CandidateWord::NoNode));
        QCOMPARE(wordOf(with({PartState::Withdrawn})), int(CandidateWord::NoNode));
        Candidate offline = with({PartState::Ready});
        offline.nodes.first().online = false;
        QCOMPARE(wordOf(offline), int(CandidateWord::NoNode));
        Candidate ending = with({PartState::Ready});
        ending.phase = CandidatePhase::Ending;
        QCOMPARE(wordOf(ending), int(CandidateWord::Ending));
    }

    void D3_everySelectedLabelMustFit()
    {
        const Labels labels{{QStringLiteral("pool"), QStringLiteral("dev")}, {QStringLiteral("gpu"), QStringLiteral("1")}};
        QVERIFY(matches({}, labels));
        QVERIFY(matches(devPool, labels));
        QVERIFY(
            !matches({{QStringLiteral("pool"), QStringLiteral("dev")}, {QStringLiteral("gpu"), QStringLiteral("2")}}, labels));
        QVERIFY(!labelsFromArguments({QStringLiteral("a=1"), QStringLiteral("a=2")}).has_value());
        QVERIFY(labelsFromArguments({QStringLiteral("a=1"), QStringLiteral("a=1"), QStringLiteral("b=")}).has_value());
        QVERIFY(!labelsFromArguments({QStringLiteral("=1")}).has_value());
    }
};

QTEST_GUILESS_MAIN(CandidateTest)
#include "CandidateTest.moc"
