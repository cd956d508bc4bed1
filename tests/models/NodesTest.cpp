// Nodes as a table and as a map: every change by row and column operations; what-if asked once for all, and again when things move.
#include "core/wire/FleetMessages.h"
#include "models/NodeTexts.h"
#include "models/presenters/NodesPresenter.h"
#include "tests/support/FakeApiClient.h"
#include "tests/support/ModelProbe.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <rapidcheck.h>

using namespace oz0;

namespace {

const char *const plugins[] = {"greeter", "mailer", "calendar"};

Node numbered(int n)
{
    Node node;
    node.name = NodeName(QStringLiteral("node-%1").arg(n));
    node.rev = 1;
    node.online = true;
    node.tier = 1;
    return node;
}

Plugin installed(const char *name)
{
    Plugin plugin;
    plugin.name = PluginName(QLatin1String(name));
    plugin.state = PluginState::Installed;
    plugin.version = QStringLiteral("1.0.0");
    plugin.digest = Digest(QStringLiteral("sha256:") + QString(64, QLatin1Char(name[0])));
    return plugin;
}

ChangeSet everything(int nodes, Instant now)
{
    ChangeSet set;
    set.full = true;
    set.to = 1;
    set.now = now;
    for (int n = 0; n < nodes; ++n)
        set.nodes.append(numbered(n));
    for (const char *name : plugins)
        set.plugins.append(installed(name));
    return set;
}

ChangeSet randomStep(qint64 from, Instant now)
{
    ChangeSet step;
    step.full = *rc::gen::inRange(0, 8) == 0;
    step.from = step.full ? -1 : from;
    step.to = from + 1;
    step.now = now;
    QSet<int> named;
    for (int n : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 30))) {
        if (named.contains(n))
            continue;
        named.insert(n);
        Node node = numbered(n);
        node.rev = *rc::gen::inRange(1, 100);
        node.online = *rc::gen::inRange(0, 4) > 0;
        node.homes = *rc::gen::inRange(0, 3);
        if (*rc::gen::inRange(0, 3) == 0)
            node.plugins = QStringList{QLatin1String(*rc::gen::element(plugins[0], plugins[1]))};
        if (*rc::gen::inRange(0, 4) == 0)
            node.candidate = NodeCandidate{CandidateId(QStringLiteral("59a7b4da7db9")),
                                           PluginName(QLatin1String(*rc::gen::element("greeter", "unknown"))),
                                           PrincipalId(QStringLiteral("user:bob"))};
        if (*rc::gen::inRange(0, 6) == 0)
            node.gate = PluginName(QStringLiteral("mailer"));
        if (*rc::gen::inRange(0, 6) == 0)
            node.rollout = PluginName(QStringLiteral("calendar"));
        step.nodes.append(node);
    }
    for (const char *name : plugins) {
        const int what = *rc::gen::inRange(0, 4);
        if (what == 0)
            step.plugins.append(installed(name));
        else if (what == 1 && !step.full)
            step.removedPlugins.append(PluginName(QLatin1String(name)));
    }
    if (!step.full) {
        for (int n : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 30))) {
            if (!named.contains(n))
                step.removedNodes.append(numbered(n).name);
        }
    }
    return step;
}

struct Stage
{
    Stage()
    {
        WhoAmI who;
        who.principal = PrincipalId(QStringLiteral("user:alice"));
        who.role = Role::Operator;
        client.whoAmIs.reply = [who] { return Result<WhoAmI>(who); };
        client.refusalPages.reply = [](const PageRequest &) {
            return Result<oz0::Page<RefusalRecord>>(oz0::Page<RefusalRecord>{});
        };
        session.start();
    }
    static Context context()
    {
        Context context;
        context.name = QStringLiteral("local");
        context.tenant = TenantId(QStringLiteral("default"));
        context.contextClass = ContextClass::Local;
        return context;
    }
    FakeClocks clocks;
    FakeApiClient client;
    ContextGate gate{ContextClass::Local, clocks};
    TenantStore store{clocks};
    SessionPresenter session{client, store, gate, context()};
    NodesPresenter nodes{client, store, session};
};

WhatIf answerFor(const WhatIfRequest &request, int nodes, qint64 revision)
{
    WhatIf answer;
    answer.plugin = request.plugin;
    answer.version = QStringLiteral("1.0.0");
    answer.digest = request.digest;
    answer.as = request.as.value_or(Role::Operator);
    answer.revision = revision;
    for (int n = 0; n < nodes; ++n)
        answer.nodes.append({numbered(n).name, {}, {}, false});
    return answer;
}

Refusal refusal(const char *code, const char *rule)
{
    Refusal made;
    made.code = QLatin1String(code);
    made.rule = QLatin1String(rule);
    return made;
}

QStringList keysOf(const QAbstractItemModel &model)
{
    QStringList keys;
    for (int row = 0; row < model.rowCount(); ++row)
        keys.append(model.index(row, 0).data(IdRole).toString());
    return keys;
}

} // namespace

class NodesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void U12_randomDeltasComeAsRowAndColumnOperations()
    {
        const bool holds = rc::check("the probes, told by signals alone, are the models after each delta", [] {
            FakeClocks clocks;
            TenantStore store(clocks);
            NodeModel model(store);
            NodeFilter filter(model);
            PlacementModel map(store);
            PlacementListModel list(map);
            list.setWatching(true);
            QAbstractItemModelTester modelTester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
            QAbstractItemModelTester filterTester(&filter, QAbstractItemModelTester::FailureReportingMode::Fatal);
            QAbstractItemModelTester mapTester(&map, QAbstractItemModelTester::FailureReportingMode::Fatal);
            QAbstractItemModelTester listTester(&list, QAbstractItemModelTester::FailureReportingMode::Fatal);
            ModelProbe modelProbe(model, IdRole);
            ModelProbe filterProbe(filter, IdRole);
            ModelProbe mapProbe(map, IdRole);
            ModelProbe listProbe(list, IdRole);
            const int steps = *rc::gen::inRange(1, 7);
            for (int i = 0; i < steps; ++i) {
                store.apply(randomStep(i, clocks.now()));
                RC_ASSERT(modelProbe.rows() == modelProbe.actual());
                RC_ASSERT(filterProbe.rows() == filterProbe.actual());
                map.refresh();
                RC_ASSERT(mapProbe.rows() == mapProbe.actual());
                RC_ASSERT(map.columnCount() == PlacementModel::heads + store.nodes().size());
                int filled = 0;
                for (int row = 0; row < map.rowCount(); ++row) {
                    for (int column = PlacementModel::heads; column < map.columnCount(); ++column) {
                        const NodeName node = map.nodeAt(column);
                        RC_ASSERT(map.columnOf(node) == column);
                        const auto plugin = store.plugins().find(map.pluginAt(row));
                        const int count = map.index(row, int(PlacementModel::Column::Nodes)).data(SortRole).toInt();
                        const Placement expected = placementOf(plugin == store.plugins().end() ? nullptr : &*plugin,
                                                               map.pluginAt(row), store.nodes()[node], count);
                        RC_ASSERT(map.placementAt(row, column) == expected);
                        filled += expected == Placement::None ? 0 : 1;
                    }
                }
                if (*rc::gen::inRange(0, 2) == 0) {
                    NodeQuery query;
                    query.text = *rc::gen::element(QString(), QStringLiteral("node-1"), QStringLiteral("mailer"),
                                                   QStringLiteral("zz"));
                    query.facet[int(NodeFacet::Offline)] = *rc::gen::arbitrary<bool>();
                    filter.setQuery(query);
                    filter.sort(*rc::gen::inRange(0, NodeModel::columns),
                                *rc::gen::element(Qt::AscendingOrder, Qt::DescendingOrder));
                }
                RC_ASSERT(QTest::qWaitFor([&] { return filter.isSettled() && list.rowCount() == filled; }, 5000));
                RC_ASSERT(filterProbe.rows() == filterProbe.actual());
                RC_ASSERT(listProbe.rows() == listProbe.actual());
            }
            filter.reorder();
            RC_ASSERT(QTest::qWaitFor([&] { return filter.isSettled(); }, 5000));
            std::atomic<bool> never{false};
            const auto expected = selectRows<NodeFilterTraits>(model.entries(), filter.query(), filter.sorting(), {}, never);
            QStringList keys;
            for (const NodeName &name : expected.order)
                keys.append(name.text());
            RC_ASSERT(keysOf(filter) == keys);
            for (const ModelProbe *probe : {&modelProbe, &filterProbe, &mapProbe, &listProbe})
                RC_ASSERT(probe->resets() == 0);
        });
        QVERIFY(holds);
    }

    void aPlacementHasOneShapeForEachThing()
    {
        const Plugin greeter = installed("greeter");
        const PluginName name = greeter.name;
        Node node = numbered(1);
        QCOMPARE(placementOf(&greeter, name, node, 2), Placement::Installed);
        QCOMPARE(placementOf(&greeter, name, node, 1), Placement::LastNode);
        node.plugins = QStringList{};
        QCOMPARE(placementOf(&greeter, name, node, 2), Placement::None);
        node.plugins.reset();
        node.candidate = NodeCandidate{CandidateId(QStringLiteral("a")), PluginName(QStringLiteral("mailer")), {}};
        QCOMPARE(placementOf(&greeter, name, node, 2), Placement::Left);
        QCOMPARE(placementOf(nullptr, PluginName(QStringLiteral("mailer")), node, 0), Placement::Candidate);
        node.candidate.reset();
        node.online = false;
        QCOMPARE(placementOf(&greeter, name, node, 2), Placement::Offline);
        node.online = true;
        node.gate = name;
        QCOMPARE(placementOf(&greeter, name, node, 2), Placement::Gate);
        node.gate = {};
        node.rollout = name;
        QCOMPARE(placementOf(&greeter, name, node, 2), Placement::Rollout);
    }

    void whatANodeRunsAndLeavesIsSaid()
    {
        FakeClocks clocks;
        TenantStore store(clocks);
        NodeModel model(store);
        ChangeSet set = everything(3, clocks.now());
        set.nodes[1].candidate = NodeCandidate{CandidateId(QStringLiteral("59a7b4da7db9")), PluginName(QStringLiteral("greeter")),
                                               PrincipalId(QStringLiteral("user:bob"))};
        set.nodes[1].queues = QStringList{QStringLiteral("nightly")};
        Candidate candidate;
        candidate.id = CandidateId(QStringLiteral("59a7b4da7db9"));
        candidate.version = QStringLiteral("2.0.0");
        set.candidates = {candidate};
        set.nodes[2].plugins = QStringList{QStringLiteral("mailer")};
        store.apply(set);
        const int runs = int(NodeModel::Column::RunsNow);
        QCOMPARE(model.index(0, runs).data().toString(), QStringLiteral("3 installed"));
        QCOMPARE(model.index(1, runs).data().toString(), QStringLiteral("greeter 2.0.0"));
        QCOMPARE(model.index(2, runs).data().toString(), QStringLiteral("mailer only"));
        QVERIFY(model.index(1, runs).data(Qt::ToolTipRole).toString().contains(QStringLiteral("nightly")));
        QVERIFY(NodeTexts::left(model.at(0)).isEmpty());
    }

    void C4_oneCallAnswersForAllNodesAndAnOldAnswerIsDropped()
    {
        Stage page;
        QTRY_VERIFY(page.session.who());
        page.store.apply(everything(3, page.clocks.now()));
        page.store.setLiveness(Liveness::Live);
        QTRY_COMPARE(page.client.whatIfs.open(), 1);
        const WhatIfRequest first = page.client.whatIfs.last();
        QCOMPARE(first.as, std::optional(Role::Operator));
        page.nodes.whatIf().setAs(Role::Admin); // another question: the first is not wanted any more
        QTRY_VERIFY(page.client.whatIfs.count() >= 2 && page.client.whatIfs.last().as == std::optional(Role::Admin));
        QVERIFY(page.client.whatIfs.wasAborted(0));
        WhatIf answer = answerFor(page.client.whatIfs.last(), 3, 7);
        answer.nodes[1].refusals = {refusal("placement.node_has_candidate", "C4")};
        answer.nodes[2].warnings = {refusal("node.no_sandbox", "D5")};
        page.client.whatIfs.answer(page.client.whatIfs.count() - 1, answer);
        QTRY_COMPARE(page.nodes.whatIf().state(), WhatIfPresenter::State::Answered);
        const NodeModel &model = page.nodes.model();
        const int column = int(NodeModel::Column::WhatIf);
        QCOMPARE(model.index(0, column).data(StateRole).toInt(), int(NodeMark::CouldTake));
        QCOMPARE(model.index(1, column).data(StateRole).toInt(), int(NodeMark::Refuses));
        QCOMPARE(model.index(2, column).data(StateRole).toInt(), int(NodeMark::Warns));
        QCOMPARE(page.nodes.whatIf().verdict(), QStringLiteral("calendar 1.0.0 could take 2 of 3 nodes."));
        QVERIFY(page.nodes.whatIf().details().contains(QStringLiteral("It could not take 1: ")));
        QVERIFY(page.nodes.whatIf().answeredAt().endsWith(QStringLiteral("7")));
        QCOMPARE(model.headerData(column, Qt::Horizontal).toString(), QStringLiteral("If calendar 1.0.0 took it, as admin"));
        QVERIFY(model.index(1, 0).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("C4")));
        // The program says the same as the command line: both count by sumOf().
        QCOMPARE(sumOf(answer).takeable, 2);
    }

    void aMovedRevisionIsAskedAboutOnceASecond()
    {
        Stage page;
        QTRY_VERIFY(page.session.who());
        page.store.apply(everything(3, page.clocks.now()));
        page.store.setLiveness(Liveness::Live);
        QTRY_COMPARE(page.client.whatIfs.open(), 1);
        page.client.whatIfs.answerNext(answerFor(page.client.whatIfs.last(), 3, 1));
        QTRY_COMPARE(page.nodes.whatIf().state(), WhatIfPresenter::State::Answered);
        const int before = page.client.whatIfs.count();
        QElapsedTimer timer;
        timer.start();
        for (int step = 2; step < 40; ++step) {
            ChangeSet change;
            change.from = step - 1;
            change.to = step;
            change.now = page.clocks.now();
            change.nodes = {numbered(step % 3)};
            page.store.apply(change);
        }
        QTRY_COMPARE(page.client.whatIfs.count(), before + 1);
        QVERIFY(timer.elapsed() >= 900);
        QVERIFY(page.nodes.whatIf().answer()); // the older answer stays meanwhile
        QSignalSpy touched(&page.nodes.model(), &NodeModel::rowsTouched);
        WhatIf other = answerFor(page.client.whatIfs.last(), 3, 39);
        other.nodes[0].refusals = {refusal("placement.node_tests_gate", "C5")};
        page.client.whatIfs.answerNext(other);
        QTRY_COMPARE(touched.count(), 1); // a changed answer flashes
        QCOMPARE(touched.first().first().value<QList<NodeName>>(), QList<NodeName>{numbered(0).name});
    }

    // The fixed font is for what is copied: not for the word that says there is nothing.
    void whatIsNotThereIsAWord()
    {
        Stage page;
        page.store.apply(everything(1, page.clocks.now()));
        NodeRow row;
        row.node = numbered(0);
        row.node.labels.clear();
        row.node.serves.clear();
        row.node.queues = {QStringLiteral("greeter.hello")};
        int bare = 0;
        for (const NodesPresenter::Fact &fact : page.nodes.factsOf(row)) {
            if (fact.value == QLatin1String("none")) {
                ++bare;
                QVERIFY2(!fact.isFixed, qPrintable(fact.label));
            } else if (fact.label == QLatin1String("Queues")) {
                QVERIFY(fact.isFixed);
            }
        }
        QVERIFY(bare >= 2);
    }

    void U2_staleDataIsNotAskedAbout()
    {
        Stage page;
        QTRY_VERIFY(page.session.who());
        page.store.apply(everything(2, page.clocks.now()));
        page.store.setLiveness(Liveness::Live);
        QTRY_COMPARE(page.client.whatIfs.open(), 1);
        page.client.whatIfs.answerNext(answerFor(page.client.whatIfs.last(), 2, 1));
        QTRY_VERIFY(page.nodes.whatIf().answer());
        page.clocks.advance(Milliseconds(60000));
        page.store.setLiveness(Liveness::Stale, Error{ErrorCode::Unreachable, QStringLiteral("gone"), {}, {}, 0, 0});
        const int before = page.client.whatIfs.count();
        page.nodes.whatIf().askAgain();
        QCOMPARE(page.client.whatIfs.count(), before);
        QTRY_COMPARE(page.nodes.state(), PageState::Stale);
        QVERIFY(page.nodes.model()
                    .headerData(int(NodeModel::Column::State), Qt::Horizontal)
                    .toString()
                    .startsWith(QStringLiteral("State at ")));
    }

    // Found in a window whose tenant was read before the server had said who asks.
    void C4_whatCouldNotBeAskedYetIsAskedOnceItMay()
    {
        Stage page;
        ChangeSet set = everything(2, page.clocks.now());
        Candidate mine;
        mine.id = CandidateId(QStringLiteral("59a7b4da7db9"));
        mine.plugin = PluginName(QStringLiteral("greeter"));
        mine.owner = PrincipalId(QStringLiteral("user:alice"));
        mine.phase = CandidatePhase::Placed;
        mine.digest = Digest(QStringLiteral("sha256:1"));
        set.candidates = {mine};
        page.store.apply(set);
        page.store.setLiveness(Liveness::Live);
        QVERIFY(!page.session.who());
        QTRY_VERIFY(page.session.who());
        QTRY_COMPARE(page.client.whatIfs.open(), 1);
        QCOMPARE(page.nodes.whatIf().chosen()->kind, WhatIfChoice::Kind::Candidate);
        page.client.whatIfs.answerNext(answerFor(page.client.whatIfs.last(), 2, 1));
        QTRY_VERIFY(page.nodes.whatIf().answer());

        page.store.setLiveness(Liveness::Stale, Error{ErrorCode::Unreachable, QStringLiteral("gone"), {}, {}, 0, 0});
        const int before = page.client.whatIfs.count();
        page.nodes.whatIf().setAs(Role::Admin);
        QCOMPARE(page.client.whatIfs.count(), before);
        page.store.setLiveness(Liveness::Live);
        QTRY_COMPARE(page.client.whatIfs.count(), before + 1);
        QCOMPARE(page.client.whatIfs.last().as, std::optional(Role::Admin));
    }

    void U18_codeOfOthersCannotBeChosen()
    {
        Stage page;
        QTRY_VERIFY(page.session.who());
        ChangeSet set = everything(2, page.clocks.now());
        Candidate theirs;
        theirs.id = CandidateId(QStringLiteral("59a7b4da7db9"));
        theirs.plugin = PluginName(QStringLiteral("greeter"));
        theirs.owner = PrincipalId(QStringLiteral("user:bob"));
        theirs.digest = Digest(QStringLiteral("sha256:1"));
        set.candidates = {theirs};
        page.store.apply(set);
        page.store.setLiveness(Liveness::Live);
        QTRY_COMPARE(page.nodes.whatIf().choices().size(), 4);
        QVERIFY(!page.nodes.whatIf().choices().first().may.allowed);
        QVERIFY(!page.nodes.whatIf().choices().first().may.reason.isEmpty());
        QTRY_VERIFY(page.nodes.whatIf().chosen());
        QCOMPARE(page.nodes.whatIf().chosen()->kind, WhatIfChoice::Kind::Installed);
        QVERIFY(page.nodes.whatIf().command().startsWith(QStringLiteral("oz0 node what-if calendar --as operator")));
    }

    void whatRefusesEverywhereIsSaidOnce()
    {
        Stage page;
        QTRY_VERIFY(page.session.who());
        page.store.apply(everything(2, page.clocks.now()));
        page.store.setLiveness(Liveness::Live);
        QTRY_COMPARE(page.client.whatIfs.open(), 1);
        WhatIf answer = answerFor(page.client.whatIfs.last(), 2, 1);
        answer.everywhere.refusals = {refusal("placement.rollout_running", "C6")};
        page.client.whatIfs.answerNext(answer);
        QTRY_VERIFY(page.nodes.whatIf().answer());
        QVERIFY(!page.nodes.whatIf().isGood());
        QVERIFY(page.nodes.whatIf().verdict().contains(QStringLiteral("could take no node")));
        QCOMPARE(page.nodes.model().index(0, int(NodeModel::Column::WhatIf)).data(LeadRole).toString(), QStringLiteral("C6"));
        QCOMPARE(sumOf(answer).takeable, 0);
    }

    void U10_fiftyThousandNodesAreFilteredBesideTheThread()
    {
        FakeClocks clocks;
        TenantStore store(clocks);
        NodeModel model(store);
        NodeFilter filter(model);
        store.apply(everything(50000, clocks.now()));
        QTRY_COMPARE_WITH_TIMEOUT(filter.rowCount(), 50000, 60000);
        NodeQuery query;
        query.text = QStringLiteral("node-49");
        filter.setQuery(query);
        QTRY_VERIFY_WITH_TIMEOUT(filter.isSettled() && filter.rowCount() < 50000, 60000);
        QCOMPARE(filter.rowCount(), 1111);
    }
};

QTEST_GUILESS_MAIN(NodesTest)
#include "NodesTest.moc"
