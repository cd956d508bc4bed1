// What holds for every tenant: drawn at random.
#include "cluster/rules/InstallPreview.h"
#include "cluster/rules/Pools.h"
#include "cluster/rules/Remedies.h"
#include "cluster/rules/VerdictOrder.h"
#include "tests/cluster/rules/World.h"

#include <QElapsedTimer>
#include <QSet>
#include <QTest>

#include <rapidcheck.h>

using namespace oz0;
using namespace oz0::test;

namespace {

QStringList someOf(const QStringList &all)
{
    QStringList some;
    for (const QString &name : all) {
        if (*rc::gen::arbitrary<bool>())
            some.append(name);
    }
    return some;
}

NodeFacts anyNode()
{
    NodeFacts node;
    node.online = *rc::gen::inRange(0, 4) > 0;
    node.tier = *rc::gen::inRange(0, 2);
    node.homes = *rc::gen::inRange(0, 3);
    node.labels = {{QStringLiteral("pool"), *rc::gen::element(QStringLiteral("dev"), QStringLiteral("prod"))}};
    if (*rc::gen::arbitrary<bool>())
        node.labels.insert(QStringLiteral("candidates"), QStringLiteral("allow"));
    if (*rc::gen::arbitrary<bool>())
        node.plugins = someOf({QStringLiteral("my-plugin"), QStringLiteral("other-plugin")});
    node.serves = someOf({QStringLiteral("llama"), QStringLiteral("qwen")});
    node.queues = someOf({QStringLiteral("billing"), QStringLiteral("mail")});
    if (*rc::gen::inRange(0, 5) == 0)
        node.candidate = NodeCandidate{CandidateId(QStringLiteral("396c000ad0ad")), PluginName(QStringLiteral("my-plugin")),
                                       PrincipalId(*rc::gen::element(QStringLiteral("user:alice"), QStringLiteral("user:bob")))};
    if (*rc::gen::inRange(0, 6) == 0)
        node.gate = PluginName(QStringLiteral("other-plugin"));
    return node;
}

World anyWorld()
{
    World w = world();
    w.tenant.nodes.clear();
    const int nodes = *rc::gen::inRange(0, 6);
    for (int at = 0; at < nodes; ++at)
        w.tenant.nodes.insert(NodeName(QStringLiteral("node-%1").arg(at)), anyNode());
    if (*rc::gen::arbitrary<bool>())
        w.plugin("my-plugin").secrets = QStringList();
    w.plugin("my-plugin").rollout = *rc::gen::arbitrary<bool>();
    w.tenant.limits = {*rc::gen::inRange(0, 6), *rc::gen::inRange(0, 4)};
    w.question.select = *rc::gen::arbitrary<bool>() ? Labels{{QStringLiteral("pool"), QStringLiteral("dev")}} : Labels();
    w.question.asker.role = *rc::gen::element(Role::None, Role::Viewer, Role::Operator, Role::Admin);
    w.question.asker.content = *rc::gen::arbitrary<bool>();
    w.question.occasion = *rc::gen::element(Occasion::Create, Occasion::Takeover, Occasion::Reload, Occasion::Resend,
                                            Occasion::Renewal, Occasion::Install);
    w.question.nodes = w.tenant.nodes.keys();
    return w;
}

} // namespace

class RulesPropertiesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void P2_anAdminIsNeverRefusedMoreThanAnOperator();
    void C1_oneMoreFreeNodeNeverRefusesMore();
    void C1_C2_C3_whatIsRefusedIsReallyLeft();
    void C1_C2_C3_poolsAreWhatCountingOneByOneFinds();
    void U20_manifestsThatWereAskedBeforeAnswerTheSame();
    void U19_theOrderIsTotalAndTheAnswerTheSame();
    void U20_previewAndInstallAgree();
    void C1_C6_eachNodeAloneAgreesWithTheCheckOfIt();
    void C1_C6_aThousandNodesAreAskedInOneGo();
};

void RulesPropertiesTest::P2_anAdminIsNeverRefusedMoreThanAnOperator()
{
    QVERIFY(rc::check([] {
        World w = anyWorld();
        w.askAs(Role::Operator);
        const QList<Refusal> byOperator = w.verdict().refusals;
        w.askAs(Role::Admin);
        QSet<QString> left;
        for (const Refusal &refusal : byOperator) {
            if (!refusal.adminMayTry)
                left.insert(refusal.code + refusal.subject.name);
        }
        for (const Refusal &refusal : w.verdict().refusals)
            RC_ASSERT(left.contains(refusal.code + refusal.subject.name));
    }));
}

void RulesPropertiesTest::C1_oneMoreFreeNodeNeverRefusesMore()
{
    QVERIFY(rc::check([] {
        World w = anyWorld();
        w.question.occasion = Occasion::Create;
        w.question.select = {{QStringLiteral("pool"), QStringLiteral("dev")}};
        const qsizetype before = w.verdict().refusals.size();
        NodeFacts extra;
        extra.serves = {QStringLiteral("llama")};
        w.tenant.nodes.insert(NodeName(QStringLiteral("zz-extra")), extra);
        RC_ASSERT(w.verdict().refusals.size() <= before);
    }));
}

void RulesPropertiesTest::C1_C2_C3_whatIsRefusedIsReallyLeft()
{
    QVERIFY(rc::check([] {
        World w = anyWorld();
        w.question.occasion = Occasion::Create;
        const QList<NodeName> chosen = nodesSelected(w.tenant, w.question.select);
        // The plain words of the rule, node by node.
        const auto isLeft = [&](auto gives) {
            bool taken = false;
            for (auto it = w.tenant.nodes.begin(); it != w.tenant.nodes.end(); ++it) {
                if (!it->online || !gives(it.value()))
                    continue;
                const bool own = it->candidate && it->candidate->owner == w.question.asker.principal;
                if (!chosen.contains(it.key()) && (!it->candidate || own))
                    return false;
                taken = taken || (chosen.contains(it.key()) && !it->candidate);
            }
            return taken;
        };
        const Verdict verdict = w.verdict();
        const auto isRefused = [&](const char *code, const QString &subject) {
            const QList<Refusal> found = withCode(verdict, QLatin1String(code));
            return std::any_of(found.begin(), found.end(), [&](const Refusal &r) { return r.subject.name == subject; });
        };
        for (const QString &plugin : {QStringLiteral("my-plugin"), QStringLiteral("other-plugin")})
            RC_ASSERT(isRefused("placement.last_node_of_plugin", plugin)
                      == isLeft([&](const NodeFacts &n) { return !n.plugins || n.plugins->contains(plugin); }));
        for (const QString &model : {QStringLiteral("llama"), QStringLiteral("qwen")})
            RC_ASSERT(isRefused("placement.last_model_server", model)
                      == isLeft([&](const NodeFacts &n) { return n.serves.contains(model); }));
        for (const QString &queue : {QStringLiteral("billing"), QStringLiteral("mail")})
            RC_ASSERT(isRefused("placement.last_queue_poller", queue)
                      == isLeft([&](const NodeFacts &n) { return n.queues.contains(queue); }));
    }));
}

void RulesPropertiesTest::U19_theOrderIsTotalAndTheAnswerTheSame()
{
    QVERIFY(rc::check([] {
        const World w = anyWorld();
        const Verdict verdict = w.verdict();
        RC_ASSERT(verdict == w.verdict());
        Verdict turned = verdict;
        std::reverse(turned.refusals.begin(), turned.refusals.end());
        std::reverse(turned.warnings.begin(), turned.warnings.end());
        putInOrder(turned);
        RC_ASSERT(turned == verdict);
    }));
}

void RulesPropertiesTest::U20_previewAndInstallAgree()
{
    QVERIFY(rc::check([] {
        World w = anyWorld();
        const Preview preview = previewOf(w.tenant, w.question);
        w.question.occasion = Occasion::Install;
        Verdict install = w.verdict();
        addRemedies(w.tenant, w.question, install);
        RC_ASSERT(preview.verdict == install);
        const bool overQueues = preview.taskQueues.after > preview.taskQueues.limit
            && preview.taskQueues.after > preview.taskQueues.now;
        RC_ASSERT(overQueues == !withCode(preview.verdict, QStringLiteral("install.queue_limit")).isEmpty());
    }));
}

void RulesPropertiesTest::C1_C2_C3_poolsAreWhatCountingOneByOneFinds()
{
    QVERIFY(rc::check([] {
        World w = anyWorld();
        // Selectors that share labels, in part or whole, and nodes that have some of these.
        const auto anyLabels = [] {
            Labels labels;
            for (const QString &key : someOf({QStringLiteral("box"), QStringLiteral("pool"), QStringLiteral("zone")}))
                labels.insert(key, *rc::gen::element(QStringLiteral("a"), QStringLiteral("b")));
            return labels;
        };
        Manifest other = *w.plugin("other-plugin").installed;
        for (int at = 0; at < 6; ++at) {
            Agent agent;
            agent.name = QStringLiteral("agent-%1").arg(at);
            agent.nodeSelector = anyLabels();
            other.agents.append(agent);
        }
        w.plugin("other-plugin").installed = std::make_shared<const Manifest>(other);
        for (NodeFacts &node : w.tenant.nodes)
            node.labels.insert(anyLabels());
        const PrincipalId asker = w.question.asker.principal;
        const auto isOwn = [&](const NodeCandidate &candidate) { return candidate.owner == asker; };
        const PoolCounts counts = countPools(w.tenant, w.question.asker.role, isOwn);
        const auto counted = [&](const auto &gives) {
            return std::count_if(w.tenant.nodes.begin(), w.tenant.nodes.end(), [&](const NodeFacts &node) {
                return node.online && (!node.candidate || isOwn(*node.candidate)) && gives(node);
            });
        };
        for (const QString &model : {QStringLiteral("llama"), QStringLiteral("qwen")})
            RC_ASSERT(counts.models.value(model) == counted([&](const NodeFacts &node) { return node.serves.contains(model); }));
        for (const QString &queue : {QStringLiteral("billing"), QStringLiteral("mail")})
            RC_ASSERT(counts.queues.value(queue) == counted([&](const NodeFacts &node) { return node.queues.contains(queue); }));
        RC_ASSERT(counts.runners.size() == 2);
        for (auto plugin = counts.runners.begin(); plugin != counts.runners.end(); ++plugin) {
            RC_ASSERT(counts.plugins.value(plugin.key())
                      == counted([&](const NodeFacts &node) { return serves(node, plugin.key()); }));
            for (const PoolRunner &runner : *plugin) {
                RC_ASSERT(runner.nodes == counted([&](const NodeFacts &node) {
                              return serves(node, plugin.key()) && matches(runner.selector, node.labels);
                          }));
            }
        }
    }));
}

// What a manifest keeps of itself is no part of the answer.
void RulesPropertiesTest::U20_manifestsThatWereAskedBeforeAnswerTheSame()
{
    QVERIFY(rc::check([] {
        World w = anyWorld();
        const Verdict first = w.verdict();
        RC_ASSERT(w.verdict() == first);
        w.question.workingCopy = std::make_shared<const Manifest>(*w.question.workingCopy);
        for (PluginFacts &plugin : w.tenant.plugins)
            plugin.installed = std::make_shared<const Manifest>(*plugin.installed);
        RC_ASSERT(w.verdict() == first);
    }));
}

// The what-if of all nodes says of each what a check says whose labels select it alone.
void RulesPropertiesTest::C1_C6_eachNodeAloneAgreesWithTheCheckOfIt()
{
    QVERIFY(rc::check([] {
        World w = anyWorld();
        w.question.occasion = *rc::gen::element(Occasion::Create, Occasion::Takeover);
        w.question.select = {};
        for (auto node = w.tenant.nodes.begin(); node != w.tenant.nodes.end(); ++node)
            node->labels.insert(QStringLiteral("only"), node.key().text());
        const bool tellAll = *rc::gen::arbitrary<bool>();
        const EachVerdict each = evaluateEach(w.tenant, w.question, tellAll);
        for (const NodeName &name : w.tenant.nodes.keys()) {
            Question alone = w.question;
            alone.select = {{QStringLiteral("only"), name.text()}};
            Verdict check = evaluate(w.tenant, alone, tellAll);
            Verdict both = each.everywhere;
            both.refusals += each.nodes.value(name).refusals;
            both.warnings += each.nodes.value(name).warnings;
            putInOrder(both);
            // A refusal of D3 names the labels of its question.
            for (Verdict *verdict : {&check, &both}) {
                for (Refusal &refusal : verdict->refusals) {
                    if (refusal.code == QLatin1String("node.none_selected")) {
                        refusal.parameters = {};
                        refusal.message.clear();
                    }
                }
            }
            RC_ASSERT(both.refusals == check.refusals);
            RC_ASSERT(both.warnings == check.warnings);
            RC_ASSERT(both.checks == check.checks);
        }
    }));
}

void RulesPropertiesTest::C1_C6_aThousandNodesAreAskedInOneGo()
{
    World w = world();
    const auto fill = [&w](int nodes) {
        w.tenant.nodes.clear();
        for (int at = 0; at < nodes; ++at) {
            NodeFacts &node = w.tenant.nodes[NodeName(QStringLiteral("node-%1").arg(at))];
            node.labels = {{QStringLiteral("candidates"), QStringLiteral("allow")},
                           {QStringLiteral("pool"), QStringLiteral("dev")}};
            node.queues = {QStringLiteral("queue-%1").arg(at % 100)};
        }
    };
    const auto took = [&w] {
        QElapsedTimer timer;
        timer.start();
        const EachVerdict each = evaluateEach(w.tenant, w.question);
        return std::pair(timer.nsecsElapsed(), each.nodes.size());
    };
    fill(1000);
    const auto [thousand, nodes] = took();
    QCOMPARE(nodes, 1000);
    fill(4000);
    const auto [fourThousand, more] = took();
    QCOMPARE(more, 4000);
    qInfo("1,000 nodes in %.1f ms, 4,000 in %.1f ms", double(thousand) / 1e6, double(fourThousand) / 1e6);
    // Four times the nodes would cost sixteen times as much if each looked at all the others; a busy machine doubles a lot.
    QVERIFY(fourThousand < 12 * std::max<qint64>(thousand, 1'000'000));
}

QTEST_GUILESS_MAIN(RulesPropertiesTest)
#include "tst_rules_properties.moc"
