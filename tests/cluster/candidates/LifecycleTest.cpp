// Walks every row of the candidate's life: each is met by its deciding function on a given instant, and does what the row says and
// nothing else.
#include "cluster/candidates/Decisions.h"
#include "support/ManualClock.h"

#include <QtTest>

#include <functional>
#include <set>

using namespace oz0;
using namespace std::chrono_literals;

namespace {

const TenantId tenant(QStringLiteral("default"));
const Caller alice{PrincipalId(QStringLiteral("user:alice")), Role::Operator, true, QStringLiteral("session:1"), tenant};
const Caller dana{PrincipalId(QStringLiteral("user:dana")), Role::Admin, true, QStringLiteral("session:2"), tenant};
const NodeName first(QStringLiteral("dev-1"));
const NodeName second(QStringLiteral("dev-2"));
const NodeName third(QStringLiteral("dev-3"));
const Digest oldCode(QStringLiteral("sha256:old"));
const Digest newCode(QStringLiteral("sha256:new"));
const RecordId record(QStringLiteral("record-1"));

QString holderOf(char letter)
{
    return QString(32, QLatin1Char(letter));
}

std::shared_ptr<const Manifest> workingCopy()
{
    Manifest manifest;
    manifest.name = PluginName(QStringLiteral("my-plugin"));
    manifest.version = QStringLiteral("0.4.0");
    Agent agent;
    agent.name = QStringLiteral("my-plugin");
    manifest.agents.append(agent);
    return std::make_shared<const Manifest>(manifest);
}

Verdict refusing(const char *code)
{
    Refusal refusal;
    refusal.code = QLatin1String(code);
    Verdict verdict;
    verdict.refusals.append(refusal);
    return verdict;
}

/// The candidate of alice on two nodes, in a phase.
HeldCandidate held(CandidatePhase phase, Instant now)
{
    HeldCandidate held;
    Candidate &candidate = held.candidate;
    candidate.tenant = tenant;
    candidate.plugin = PluginName(QStringLiteral("my-plugin"));
    candidate.owner = alice.principal;
    candidate.id = candidateIdFor(tenant, candidate.plugin, candidate.owner);
    candidate.digest = oldCode;
    candidate.version = QStringLiteral("0.3.9");
    candidate.phase = phase;
    candidate.rev = 7;
    candidate.save = 2;
    candidate.ttl = 90s;
    candidate.renewed = now - 30s;
    candidate.expires = now + 60s;
    candidate.select = {{QStringLiteral("pool"), QStringLiteral("dev")}};
    held.holder = holderOf('a');
    candidate.holderHost = QStringLiteral("laptop");
    held.holderSince = now - 10min;
    for (const NodeName &name : {first, second}) {
        CandidateNode node;
        node.node = name;
        node.state = phase == CandidatePhase::Placed ? PartState::Ready : PartState::Leaving;
        node.digest = oldCode;
        candidate.nodes.append(node);
    }
    if (phase != CandidatePhase::Placed) {
        candidate.end = CandidateEnd{QStringLiteral("removed"), now - 5s, dana.principal, QStringLiteral("frees dev-1")};
        held.endingSince = now - 5s;
    }
    return held;
}

SaveAsk ask(const Digest &digest, char letter, bool start)
{
    SaveAsk ask;
    ask.saver = alice;
    ask.request.plugin = PluginName(QStringLiteral("my-plugin"));
    ask.request.digest = digest;
    ask.request.select = {{QStringLiteral("pool"), QStringLiteral("dev")}};
    ask.request.holder = holderOf(letter);
    ask.request.host = QStringLiteral("desk");
    ask.request.start = start;
    ask.workingCopy = workingCopy();
    ask.selected = {second, third};
    return ask;
}

/// What meeting a row gave: a decision, or the failure that it is answered with.
using Met = Result<LifeDecision>;
using Meet = std::function<Met(Instant)>;

Met saved(const HeldCandidate *current, const SaveAsk &ask, const Verdict &verdict, Instant now)
{
    const Result<Occasion> occasion = occasionOfSave(current, ask.request);
    if (!occasion)
        return Failure(occasion.error());
    return decideSave(current, *occasion, ask, verdict, record, now);
}

Met renewed(const HeldCandidate &current, const Caller &saver, char letter, const Verdict &verdict, Instant now)
{
    if (const Result<void> may = mayRenew(current, saver, RenewRequest{holderOf(letter)}); !may)
        return Failure(may.error());
    return decideRenew(current, saver, verdict, now);
}

Met orNothing(const std::optional<LifeDecision> &decision)
{
    if (decision)
        return *decision;
    return Failure(ErrorCode::Internal, QStringLiteral("nothing was decided"));
}

struct Scene
{
    const char *name;
    LifePhase phase;
    LifeEvent event;
    LifeGuard guard;
    Meet meet;
};

QList<Scene> scenes()
{
    using P = LifePhase;
    using V = LifeEvent;
    using G = LifeGuard;
    const auto placed = [](Instant now) { return held(CandidatePhase::Placed, now); };
    const auto ending = [](Instant now) { return held(CandidatePhase::Ending, now); };
    const auto ended = [](Instant now) { return held(CandidatePhase::Ended, now); };
    const auto doomed = [](Instant now) {
        HeldCandidate current = held(CandidatePhase::Placed, now);
        current.candidate.doomed = CandidateDoom{record, QStringLiteral("secret.not_available"), now - 10s};
        return current;
    };
    const auto saveOn = [](auto make, const Digest &digest, char letter, bool start, const Verdict &verdict = {}) -> Meet {
        return [=](Instant now) {
            const HeldCandidate current = make(now);
            return saved(&current, ask(digest, letter, start), verdict, now);
        };
    };
    const Verdict closed = refusing("node.not_open");
    QList<Scene> all{
        {"D1_firstSavePlaces", P::None, V::SaveWithStart, G::Passes,
         [](Instant now) { return saved(nullptr, ask(newCode, 'a', true), {}, now); }},
        {"P1_firstSaveIsRefusedWithARecord", P::None, V::SaveWithStart, G::Refused,
         [](Instant now) { return saved(nullptr, ask(newCode, 'a', true), refusing("permission.content"), now); }},
        {"D1_aReloadOfNothingIsNotFound", P::None, V::SaveNewBytes, G::Always,
         [](Instant now) { return saved(nullptr, ask(newCode, 'a', false), {}, now); }},
        {"D6_aReloadSwapsTheCode", P::Placed, V::SaveNewBytes, G::Passes, saveOn(placed, newCode, 'a', false)},
        {"R2_aRefusedReloadDooms", P::Placed, V::SaveNewBytes, G::Refused, saveOn(placed, newCode, 'a', false, closed)},
        {"D8_aNewDevTakesOver", P::Placed, V::SaveWithStart, G::Passes, saveOn(placed, newCode, 'b', true)},
        {"D8_aRefusedTakeoverLeavesAllAsItWas", P::Placed, V::SaveWithStart, G::Refused,
         saveOn(placed, newCode, 'b', true, closed)},
        {"R1_theSameBytesAgainLiftTheEnd", P::Placed, V::SaveSameBytes, G::Passes, saveOn(doomed, oldCode, 'a', false)},
        {"R1_theSameBytesAgainAreJudged", P::Placed, V::SaveSameBytes, G::Refused, saveOn(placed, oldCode, 'a', false, closed)},
        {"R1_aRenewalExtends", P::Placed, V::Renew, G::Passes,
         [=](Instant now) { return renewed(placed(now), alice, 'a', {}, now); }},
        {"R5_anAdminsBecomesAnOperators", P::Placed, V::Renew, G::PassesAsOperator,
         [=](Instant now) {
             HeldCandidate current = placed(now);
             current.candidate.standing = Standing::Admin;
             return renewed(current, alice, 'a', {}, now);
         }},
        {"R1_aRefusedRenewalEnds", P::Placed, V::Renew, G::Refused,
         [=](Instant now) { return renewed(placed(now), alice, 'a', refusing("renewal.nodes_closed"), now); }},
        {"D8_theOlderDevIsToldWhoTookOver", P::Placed, V::OlderHolder, G::Always,
         [=](Instant now) { return renewed(placed(now), alice, 'b', {}, now); }},
        {"D7_aPassedLeaseEnds", P::Placed, V::LeasePassed, G::Always,
         [=](Instant now) {
             HeldCandidate current = placed(now);
             current.candidate.expires = now - 1ms;
             return orNothing(decideExpire(current, now));
         }},
        {"R6_anAdminRemovesAnyones", P::Placed, V::Remove, G::RevFits,
         [=](Instant now) {
             return decideRemove(placed(now), dana, RemoveRequest{7, QStringLiteral("frees dev-1"), {}}, now);
         }},
        {"R6_aStaleRevRemovesNothing", P::Placed, V::Remove, G::RevStale,
         [=](Instant now) {
             return decideRemove(placed(now), dana, RemoveRequest{6, {}, {}}, now);
         }},
        {"C7_aGateTakesItsNode", P::Placed, V::NodeTaken, G::Always,
         [=](Instant now) -> Met { return decideNodeTaken(placed(now), first, QStringLiteral("gate")); }},
        {"C7_aLeftNodeComesBack", P::Placed, V::NodeGivenBack, G::MayReturn,
         [=](Instant now) -> Met {
             const HeldCandidate current = decideNodeTaken(placed(now), first, QStringLiteral("rollout")).after;
             return decideNodeGivenBack(current, first, QStringLiteral("rollout"), true, now);
         }},
        {"C7_aClosedNodeStaysAway", P::Placed, V::NodeGivenBack, G::MayNotReturn,
         [=](Instant now) -> Met {
             const HeldCandidate current = decideNodeTaken(placed(now), first, QStringLiteral("gate")).after;
             return decideNodeGivenBack(current, first, QStringLiteral("gate"), false, now);
         }},
        {"U3_anOfflineNodeIsShown", P::Placed, V::NodeOffline, G::Always,
         [=](Instant now) -> Met { return decideNodeOnline(placed(now), first, false); }},
        {"U3_aReturningNodeIsShown", P::Placed, V::NodeReturned, G::Always,
         [=](Instant now) -> Met {
             HeldCandidate current = placed(now);
             current.candidate.nodes.first().online = false;
             return decideNodeOnline(current, first, true);
         }},
        {"D6_aFailedPartIsShown", P::Placed, V::NodeReports, G::Always,
         [=](Instant now) {
             NodePart part;
             part.state = PartState::Failed;
             part.error = PartError{QStringLiteral("server.died"), QStringLiteral("exit 1"), {QStringLiteral("Traceback")}};
             return orNothing(decideNodeReport(placed(now), first, part, false));
         }},
        {"Q2_aJobStartsOnAReadyNode", P::Placed, V::JobStarted, G::NodeReady,
         [=](Instant now) { return decideRun(placed(now)); }},
        {"C7_noJobStartsWhereNoNodeIsReady", P::Placed, V::JobStarted, G::NoNodeReady,
         [=](Instant now) {
             HeldCandidate current = decideNodeTaken(placed(now), first, QStringLiteral("gate")).after;
             return decideRun(decideNodeTaken(current, second, QStringLiteral("gate")).after);
         }},
        {"P4_aTakenSecretIsWithheld", P::Placed, V::SecretTaken, G::OperatorsOwn,
         [=](Instant now) -> Met {
             return decideSecretTaken(placed(now),
                                      {{QStringLiteral("KEY"), QStringLiteral("withheld"), QStringLiteral("not_available"), {}}});
         }},
        {"P4_anAdminsKeepsItsSecrets", P::Placed, V::SecretTaken, G::NotOperators,
         [=](Instant now) -> Met {
             HeldCandidate current = placed(now);
             current.candidate.standing = Standing::Admin;
             return decideSecretTaken(current,
                                      {{QStringLiteral("KEY"), QStringLiteral("withheld"), QStringLiteral("not_available"), {}}});
         }},
        {"U4_endsWhenTheLastNodeConfirmed", P::Ending, V::LastNodeGone, G::Always,
         [=](Instant now) {
             HeldCandidate current = ending(now);
             current.candidate.nodes[0].state = PartState::Confirmed;
             current.candidate.nodes[1].online = false;
             return orNothing(decideEnding(current, now, 30s));
         }},
        {"U4_namesTheSilentNodeAtTheDeadline", P::Ending, V::DeadlinePassed, G::Always,
         [=](Instant now) { return orNothing(decideEnding(ending(now - 25s), now, 30s)); }},
        {"U4_aConfirmingNodeIsShown", P::Ending, V::NodeReports, G::Always,
         [=](Instant now) { return orNothing(decideNodeReport(ending(now), first, {}, true)); }},
        {"U4_anOfflineNodeOfAnEndingOneIsShown", P::Ending, V::NodeOffline, G::Always,
         [=](Instant now) -> Met { return decideNodeOnline(ending(now), first, false); }},
        {"U4_aReturningNodeOfAnEndingOneIsShown", P::Ending, V::NodeReturned, G::Always,
         [=](Instant now) -> Met {
             HeldCandidate current = ending(now);
             current.candidate.nodes.first().online = false;
             return decideNodeOnline(current, first, true);
         }},
        {"D8_aStartMeetsAnEndingOne", P::Ending, V::SaveWithStart, G::Always, saveOn(ending, newCode, 'b', true)},
        {"U2_aReloadMeetsAnEndingOne", P::Ending, V::SaveNewBytes, G::Always, saveOn(ending, newCode, 'a', false)},
        {"U2_aRenewalMeetsAnEndingOne", P::Ending, V::Renew, G::Always,
         [=](Instant now) { return renewed(ending(now), alice, 'a', {}, now); }},
        {"U5_removingAnEndingOneIsASuccess", P::Ending, V::Remove, G::Always,
         [=](Instant now) { return decideRemove(ending(now), alice, RemoveRequest{}, now); }},
        {"U5_removingAnEndedOneIsASuccess", P::Ended, V::Remove, G::Always,
         [=](Instant now) { return decideRemove(ended(now), alice, RemoveRequest{}, now); }},
        {"U2_aRenewalMeetsAnEndedOne", P::Ended, V::Renew, G::Always,
         [=](Instant now) { return renewed(ended(now), alice, 'a', {}, now); }},
        {"U2_aReloadMeetsAnEndedOne", P::Ended, V::SaveNewBytes, G::Always, saveOn(ended, newCode, 'a', false)},
        {"D8_aStartAfterTheEndHasTheSameId", P::Ended, V::SaveWithStart, G::Passes, saveOn(ended, newCode, 'b', true)},
        {"P1_aStartAfterTheEndIsRefused", P::Ended, V::SaveWithStart, G::Refused, saveOn(ended, newCode, 'b', true, closed)},
    };
    return all;
}

CandidatePhase phaseOf(LifePhase phase)
{
    return phase == LifePhase::Placed ? CandidatePhase::Placed
        : phase == LifePhase::Ending  ? CandidatePhase::Ending
                                      : CandidatePhase::Ended;
}

} // namespace

class LifecycleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void row_data();
    void row();
    void R7_everyRowIsMet();
    void D8_takenOverNamesWhoHostAndWhen();
    void U2_endedNamesCodeTimeActorAndReason();
    void R1_aDoomedCandidateEndsAnAdminToo();
    void R6_nobodyElseRemovesOrRenews();
    void D8_anOlderDevRemovesNothing();
    void D6_aFailedReloadLeavesTheOldDigestAnswering();
    void C7_aTakeoverLeavesTakenNodesWithdrawn();
    void U4_theSilentNodesAreNamedOnce();

private:
    ManualClock m_clock;
};

void LifecycleTest::row_data()
{
    QTest::addColumn<int>("scene");
    const QList<Scene> all = scenes();
    for (int at = 0; at < all.size(); ++at)
        QTest::newRow(all.at(at).name) << at;
}

void LifecycleTest::row()
{
    QFETCH(int, scene);
    const Instant now = m_clock.now();
    const Scene met = scenes().at(scene);
    const LifecycleRow &row = lifecycleRow(met.phase, met.event, met.guard);
    const Result<LifeDecision> decided = met.meet(now);
    if (row.answer) {
        QVERIFY(!decided.has_value());
        QCOMPARE(int(decided.error().code), int(*row.answer));
        return;
    }
    QVERIFY2(decided.has_value(), decided.has_value() ? "" : qPrintable(decided.error().message));
    QCOMPARE(decided->row, &row);
    const HeldCandidate &after = decided->after;
    const Candidate &candidate = after.candidate;
    if (row.next == LifePhase::None)
        QVERIFY(candidate.id.isEmpty());
    else
        QCOMPARE(candidate.phase, phaseOf(row.next));

    using X = LifeEffect;
    QCOMPARE(decided->isRefused(), row.effects.testFlag(X::KeepRecord));
    if (decided->changes(X::GiveNodes) || decided->changes(X::MoveNodes)) {
        QCOMPARE(candidate.nodes.size(), 2);
        QCOMPARE(candidate.nodes.at(0).node, second);
        QCOMPARE(candidate.nodes.at(1).node, third);
        for (const CandidateNode &node : candidate.nodes)
            QCOMPARE(node.state, PartState::Assigned);
        QCOMPARE(candidate.id, candidateIdFor(tenant, candidate.plugin, candidate.owner));
    }
    if (decided->changes(X::NewDigest)) {
        QCOMPARE(candidate.digest, newCode);
        QCOMPARE(candidate.save, 3);
        QCOMPARE(candidate.nodes.first().digest, oldCode); // until the node has swapped
    }
    QCOMPARE(after.holder == holderOf('b'),
             decided->changes(X::NewHolder) || (row.phase == LifePhase::Ended && decided->changes(X::GiveNodes)));
    if (decided->changes(X::TakeBack)) {
        QVERIFY(candidate.end && candidate.end->at == now && !candidate.end->code.isEmpty());
        for (const CandidateNode &node : candidate.nodes)
            QCOMPARE(node.state, PartState::Leaving);
    }
    if (met.phase == LifePhase::Placed)
        QCOMPARE(candidate.doomed.has_value(), decided->changes(X::MarkDoomed));
    if (decided->changes(X::ExtendLease))
        QCOMPARE(candidate.expires, now + candidate.ttl);
    else if (met.phase == LifePhase::Placed && met.event != LifeEvent::LeasePassed)
        QCOMPARE(candidate.expires, now + 60s);
    QCOMPARE(candidate.nodes.value(0).state == PartState::Withdrawn,
             decided->changes(X::WithdrawNode) || met.guard == LifeGuard::MayNotReturn);
    if (decided->changes(X::RestoreNode))
        QCOMPARE(candidate.nodes.first().state, PartState::Assigned);
    if (decided->changes(X::BecomeOperators))
        QCOMPARE(candidate.standing, Standing::Operator);
    QCOMPARE(!candidate.secrets.isEmpty(), decided->changes(X::WithholdSecrets));
    if (decided->changes(X::NameSilentNodes))
        QCOMPARE(candidate.nodes.first().error->code, QStringLiteral("removal.residue"));
    if (decided->changes(X::ShowNodes))
        QVERIFY(candidate.nodes.first() != held(phaseOf(met.phase), now).candidate.nodes.first()
                || met.event == LifeEvent::NodeReturned);
    if (met.phase == LifePhase::Placed && !row.effects && met.guard != LifeGuard::MayNotReturn)
        QCOMPARE(candidate.rev, 7);
}

void LifecycleTest::R7_everyRowIsMet()
{
    std::set<const LifecycleRow *> met;
    for (const Scene &scene : scenes())
        met.insert(&lifecycleRow(scene.phase, scene.event, scene.guard));
    for (const LifecycleRow &row : lifecycleTable()) {
        // An invalid manifest is no save: it is answered before anything is decided (the store's tests), and reading changes nothing.
        if (row.guard == LifeGuard::Invalid || row.event == LifeEvent::Asked) {
            QCOMPARE(row.next, row.phase);
            QVERIFY(!row.effects && !row.audit);
            continue;
        }
        QVERIFY2(
            met.count(&row) == 1,
            qPrintable(QStringLiteral("phase %1 event %2 guard %3").arg(int(row.phase)).arg(int(row.event)).arg(int(row.guard))));
    }
}

void LifecycleTest::D8_takenOverNamesWhoHostAndWhen()
{
    const HeldCandidate current = held(CandidatePhase::Placed, m_clock.now());
    const Result<void> may = mayRenew(current, alice, RenewRequest{holderOf('b')});
    QVERIFY(!may);
    QCOMPARE(may.error().subject, current.candidate.id.text());
    QMap<QString, QString> told;
    for (const Error &detail : may.error().details)
        told.insert(detail.subject, detail.message);
    QCOMPARE(told.value(QStringLiteral("who")), QStringLiteral("user:alice"));
    QCOMPARE(told.value(QStringLiteral("host")), QStringLiteral("laptop"));
    QCOMPARE(told.value(QStringLiteral("when")), toText(current.holderSince));
    for (const QString &text : told)
        QVERIFY(!text.contains(current.holder));
}

void LifecycleTest::U2_endedNamesCodeTimeActorAndReason()
{
    const HeldCandidate current = held(CandidatePhase::Ended, m_clock.now());
    const Result<void> may = mayRenew(current, alice, RenewRequest{holderOf('a')});
    QCOMPARE(int(may.error().code), int(ErrorCode::CandidateEnded));
    QStringList told;
    for (const Error &detail : may.error().details)
        told.append(detail.subject + QLatin1Char('=') + detail.message);
    QCOMPARE(told,
             QStringList({QStringLiteral("code=removed"), QStringLiteral("at=") + toText(current.candidate.end->at),
                          QStringLiteral("by=user:dana"), QStringLiteral("reason=frees dev-1")}));
}

void LifecycleTest::R1_aDoomedCandidateEndsAnAdminToo()
{
    HeldCandidate current = held(CandidatePhase::Placed, m_clock.now());
    current.candidate.doomed = CandidateDoom{record, QStringLiteral("placement.rollout_running"), m_clock.now()};
    const LifeDecision decided = decideRenew(current, dana, {}, m_clock.now());
    QCOMPARE(decided.after.candidate.phase, CandidatePhase::Ending);
    QCOMPARE(decided.after.candidate.end->code, QStringLiteral("placement.rollout_running"));
}

void LifecycleTest::R6_nobodyElseRemovesOrRenews()
{
    const Caller bob{PrincipalId(QStringLiteral("user:bob")), Role::Operator, true, {}, tenant};
    const HeldCandidate current = held(CandidatePhase::Placed, m_clock.now());
    QCOMPARE(int(decideRemove(current, bob, RemoveRequest{}, m_clock.now()).error().code), int(ErrorCode::NotPermitted));
    QCOMPARE(int(mayRenew(current, dana, RenewRequest{current.holder}).error().code), int(ErrorCode::NotPermitted));
    Caller viewer = alice;
    viewer.role = Role::Viewer;
    QVERIFY(decideRemove(current, viewer, RemoveRequest{}, m_clock.now()).has_value());
}

void LifecycleTest::D8_anOlderDevRemovesNothing()
{
    const HeldCandidate current = held(CandidatePhase::Placed, m_clock.now());
    QCOMPARE(int(decideRemove(current, alice, RemoveRequest{{}, {}, holderOf('b')}, m_clock.now()).error().code),
             int(ErrorCode::TakenOver));
    QVERIFY(decideRemove(current, alice, RemoveRequest{{}, {}, holderOf('a')}, m_clock.now()).has_value());
}

void LifecycleTest::D6_aFailedReloadLeavesTheOldDigestAnswering()
{
    const Instant now = m_clock.now();
    const HeldCandidate current = held(CandidatePhase::Placed, now);
    HeldCandidate reloaded = saved(&current, ask(newCode, 'a', false), {}, now)->after;
    NodePart part;
    part.state = PartState::Failed;
    part.digest = newCode;
    reloaded = decideNodeReport(reloaded, first, part, false)->after;
    QCOMPARE(reloaded.candidate.nodes.first().digest, oldCode);
    part.state = PartState::Ready;
    reloaded = decideNodeReport(reloaded, first, part, false)->after;
    QCOMPARE(reloaded.candidate.nodes.first().digest, newCode);
    QVERIFY(!decideNodeReport(reloaded, first, part, false)); // the same again is no news
}

void LifecycleTest::C7_aTakeoverLeavesTakenNodesWithdrawn()
{
    const HeldCandidate current = held(CandidatePhase::Placed, m_clock.now());
    SaveAsk taking = ask(newCode, 'b', true);
    taking.taken.insert(third);
    const LifeDecision decided = decideSave(&current, Occasion::Takeover, taking, {}, record, m_clock.now());
    QCOMPARE(decided.after.candidate.nodes.at(0).state, PartState::Assigned);
    QCOMPARE(decided.after.candidate.nodes.at(1).state, PartState::Withdrawn);
}

void LifecycleTest::U4_theSilentNodesAreNamedOnce()
{
    const HeldCandidate current = held(CandidatePhase::Ending, m_clock.now());
    QVERIFY(!decideEnding(current, m_clock.now() + 24s, 30s));
    const std::optional<LifeDecision> named = decideEnding(current, m_clock.now() + 25s, 30s);
    QVERIFY(named);
    QVERIFY(!decideEnding(named->after, m_clock.now() + 60s, 30s));
}

QTEST_GUILESS_MAIN(LifecycleTest)
#include "LifecycleTest.moc"
