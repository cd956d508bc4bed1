// Which hosts a process reaches, and what is newly reached: against every host and port of a small world.
#include "core/manifest/DiffSummary.h"
#include "core/manifest/HostReach.h"
#include "core/manifest/ManifestReader.h"
#include "core/manifest/ReachDiff.h"
#include "core/manifest/ValueMask.h"

#include <rapidcheck.h>

#include <QTest>

#include <algorithm>
#include <array>
#include <ctime>
#include <latch>
#include <thread>
#include <vector>

using namespace oz0;

namespace {

// Two labels, three deep, an address; two ports that entries name, and one that none does.
const QStringList worldOfHosts{
    QStringLiteral("a"),         QStringLiteral("b"),         QStringLiteral("a.a"),       QStringLiteral("b.a"),
    QStringLiteral("a.b"),       QStringLiteral("b.b"),       QStringLiteral("a.a.a"),     QStringLiteral("b.a.a"),
    QStringLiteral("a.b.a"),     QStringLiteral("a.a.b"),     QStringLiteral("b.b.b"),     QStringLiteral("new.a"),
    QStringLiteral("new.b"),     QStringLiteral("new.a.a"),   QStringLiteral("new.b.a"),   QStringLiteral("new.a.b"),
    QStringLiteral("new.b.b"),   QStringLiteral("new"),       QStringLiteral("10.0.0.1"),  QStringLiteral("10.0.0.2"),
    QStringLiteral("new.a.a.a"), QStringLiteral("new.b.b.b"), QStringLiteral("new.b.a.a"), QStringLiteral("new.a.b.a"),
    QStringLiteral("new.a.a.b")};
const QList<int> worldOfPorts{443, 8443, 7};

QString hostOf(int choice)
{
    static const QStringList named = worldOfHosts.mid(0, 11) + QStringList{QStringLiteral("10.0.0.1")};
    return named.at(choice % named.size());
}

QString randomEntry()
{
    const QString host = hostOf(*rc::gen::inRange(0, 12));
    const bool isBelow = *rc::gen::inRange(0, 3) == 0 && !host.startsWith(QLatin1String("10"));
    const QString port = *rc::gen::element(QString(), QStringLiteral(":443"), QStringLiteral(":8443"), QStringLiteral(":*"));
    return (isBelow ? QStringLiteral("*.") : QString()) + host + port;
}

QStringList randomList(int most)
{
    QStringList list;
    const int size = *rc::gen::inRange(0, most + 1);
    for (int i = 0; i < size; ++i)
        list.append(randomEntry());
    return list;
}

EgressLists randomLists()
{
    return {randomList(4), randomList(2)};
}

// Often the same as before with one edit, as working copies are.
EgressLists edited(const EgressLists &lists)
{
    EgressLists other = lists;
    switch (*rc::gen::inRange(0, 5)) {
    case 0:
        return randomLists();
    case 1:
        other.allow.append(randomEntry());
        break;
    case 2:
        if (!other.deny.isEmpty())
            other.deny.removeFirst();
        break;
    case 3:
        if (!other.deny.isEmpty())
            other.deny[0] = randomEntry();
        break;
    default:
        std::reverse(other.allow.begin(), other.allow.end());
    }
    return other;
}

Manifest manifestOf(const EgressLists &plugin, const QMap<QString, EgressLists> &agents)
{
    Manifest manifest;
    manifest.name = PluginName(QStringLiteral("p"));
    manifest.egress = plugin;
    for (auto it = agents.begin(); it != agents.end(); ++it) {
        Agent agent;
        agent.name = it.key();
        agent.egress = *it;
        agent.path = QStringLiteral("/agents/%1").arg(manifest.agents.size());
        manifest.agents.append(agent);
    }
    return manifest;
}

// The rule in its plainest words, entry by entry.
bool isIn(const QStringList &texts, HostList list, const QString &host, int port)
{
    return std::any_of(texts.begin(), texts.end(),
                       [&](const QString &text) { return matches(*hostPatternFromText(text, list), host, port); });
}

bool plainlyReaches(const EgressLists &plugin, const EgressLists &own, const QString &host, int port)
{
    const auto allows = [&](const QStringList &texts) { return isIn(texts, HostList::Allow, host, port); };
    const auto denies = [&](const QStringList &texts) { return isIn(texts, HostList::Deny, host, port); };
    return (allows(plugin.allow) || allows(own.allow)) && !denies(plugin.deny) && !denies(own.deny);
}

std::shared_ptr<const Manifest> read(const QByteArray &text)
{
    const auto manifest = readManifest(text);
    if (!manifest)
        qFatal("%s", qPrintable(manifest.error().message));
    return *manifest;
}

ReachDiff reachOf(const QByteArray &before, const QByteArray &after, const ReachFacts &facts = {})
{
    ValueMask mask(before, after);
    const auto a = before.isEmpty() ? nullptr : read(before);
    const auto b = read(after);
    return diffReach(a.get(), b.get(), facts, mask);
}

/// Of the processor: what else runs on the machine does not count.
double secondsSince(std::clock_t start)
{
    return double(std::clock() - start) / CLOCKS_PER_SEC;
}

const char head[] = "name: p\nversion: 1.0.0\n";

QStringList gainTexts(const ReachDiff &diff)
{
    QStringList texts;
    for (const HostGain &gain : diff.gains)
        texts.append((gain.entry.list == HostList::Allow ? QStringLiteral("allow ") : QStringLiteral("deny "))
                     + gain.entry.pattern.text() + QStringLiteral(" @") + gain.entry.path + QStringLiteral(": ")
                     + gain.processes.join(QStringLiteral(", ")));
    return texts;
}

} // namespace

class ReachTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void B8_reachIsWhatTheListsSayOfEveryHost()
    {
        QVERIFY(rc::check([] {
            const EgressLists plugin = randomLists();
            const EgressLists own = randomLists();
            const Manifest manifest = manifestOf(plugin, {{QStringLiteral("x"), own}});
            const QList<Process> processes = processesOf(manifest);
            RC_ASSERT(processes.size() == 2);
            for (const QString &host : worldOfHosts) {
                for (const int port : worldOfPorts) {
                    RC_ASSERT(processes[0].reach.reaches(host, port) == plainlyReaches(plugin, {}, host, port));
                    RC_ASSERT(processes[1].reach.reaches(host, port) == plainlyReaches(plugin, own, host, port));
                }
            }
        }));
    }

    void B8_aCopyOfAManifestThatWasAskedReachesWhatItsOwnListsSay()
    {
        const Manifest asked = manifestOf({{QStringLiteral("a")}, {}}, {{QStringLiteral("x"), {{QStringLiteral("b")}, {}}}});
        QVERIFY(processesOf(asked).at(1).reach.reaches(QStringLiteral("b"), 443));
        QCOMPARE(poolsOf(asked, false), QStringList{QStringLiteral("agent.x")});
        Manifest changed = asked;
        changed.egress.deny.append(QStringLiteral("a"));
        changed.agents[0].name = QStringLiteral("y");
        changed.agents[0].egress.allow = QStringList{QStringLiteral("c")};
        QVERIFY(!toolsReach(changed).reaches(QStringLiteral("a"), 443));
        QCOMPARE(processesOf(changed).at(1).agent, QStringLiteral("y"));
        QVERIFY(!processesOf(changed).at(1).reach.reaches(QStringLiteral("b"), 443));
        QVERIFY(processesOf(changed).at(1).reach.reaches(QStringLiteral("c"), 443));
        QCOMPARE(poolsOf(changed, false), QStringList{QStringLiteral("agent.y")});
        QCOMPARE(hostGains(&asked, changed).size(), 1);
        QVERIFY(toolsReach(asked).reaches(QStringLiteral("a"), 443));
        QCOMPARE(poolsOf(asked, false), QStringList{QStringLiteral("agent.x")});
    }

    void B7_threadsThatAskOfTheSameManifestsFindTheSame()
    {
        QStringList before;
        QStringList after;
        for (int i = 0; i < 300; ++i) {
            before.append(QStringLiteral("h%1.com").arg(i));
            after.append(i % 10 == 0 ? QStringLiteral("*.h%1.com").arg(i) : before.last());
        }
        const QMap<QString, EgressLists> agents{{QStringLiteral("x"), {{QStringLiteral("b")}, {}}}};
        const QList<HostGain> expected = [&] {
            const Manifest installed = manifestOf({before, {}}, agents);
            return hostGains(&installed, manifestOf({after, {QStringLiteral("h7.com")}}, agents));
        }();
        QCOMPARE(expected.size(), 30);
        for (int round = 0; round < 20; ++round) {
            const Manifest installed = manifestOf({before, {}}, agents);
            const Manifest working = manifestOf({after, {QStringLiteral("h7.com")}}, agents);
            std::array<QList<HostGain>, 4> found;
            std::latch together(std::ptrdiff_t(found.size()));
            std::vector<std::thread> running;
            for (QList<HostGain> &each : found) {
                running.emplace_back([&] {
                    together.arrive_and_wait();
                    each = hostGains(&installed, working);
                });
            }
            for (std::thread &each : running)
                each.join();
            for (const QList<HostGain> &each : found)
                QCOMPARE(each, expected);
        }
    }

    void B7_whatIsNewlyReachedIsDecidedExactly()
    {
        QVERIFY(rc::check([] {
            const EgressLists before = randomLists();
            const EgressLists after = edited(before);
            const std::optional<ReachPoint> found = newlyReached(toolsReach(manifestOf(before, {})),
                                                                 toolsReach(manifestOf(after, {})));
            bool isMore = false;
            for (const QString &host : worldOfHosts) {
                for (const int port : worldOfPorts)
                    isMore = isMore || (plainlyReaches(after, {}, host, port) && !plainlyReaches(before, {}, host, port));
            }
            RC_ASSERT(found.has_value() == isMore);
            if (!found)
                return;
            // The example stands for a host of the world.
            const QString host = found->isBelow ? QStringLiteral("new.") + found->host : found->host;
            const int port = found->port.value_or(7);
            RC_ASSERT(plainlyReaches(after, {}, host, port));
            RC_ASSERT(!plainlyReaches(before, {}, host, port));
        }));
    }

    // An entry is to blame exactly when it has a part in some host that some process newly reaches; and every such host is blamed.
    void B7_B8_everyEntryThatLetsAHostInIsNamedWithItsProcesses()
    {
        QVERIFY(rc::check([] {
            const QString one = QStringLiteral("one");
            const QString two = QStringLiteral("two");
            const EgressLists plugin = randomLists();
            const EgressLists own = randomLists();
            const EgressLists pluginNow = edited(plugin);
            const EgressLists ownNow = edited(own);
            const Manifest before = manifestOf(plugin, {{one, own}});
            const QString three = QStringLiteral("three"); // has no lists of its own
            const Manifest after = manifestOf(pluginNow, {{one, ownNow}, {two, own}, {three, {}}});
            QMap<QString, QStringList> blamed; // process → "list entry" of who is to blame
            const auto look = [&](const QString &process, const EgressLists &oldOwn, const EgressLists &newOwn) {
                for (const QString &host : worldOfHosts) {
                    for (const int port : worldOfPorts) {
                        if (!plainlyReaches(pluginNow, newOwn, host, port) || plainlyReaches(plugin, oldOwn, host, port))
                            continue;
                        const auto blame = [&](const QStringList &texts, HostList list, const QString &where) {
                            for (const QString &text : texts) {
                                const HostPattern pattern = *hostPatternFromText(text, list);
                                if (matches(pattern, host, port))
                                    blamed[process].append(where + pattern.text());
                            }
                        };
                        const bool wasAllowed = isIn(plugin.allow, HostList::Allow, host, port)
                            || isIn(oldOwn.allow, HostList::Allow, host, port);
                        if (!wasAllowed) {
                            blame(pluginNow.allow, HostList::Allow, QStringLiteral("plugin allow "));
                            blame(newOwn.allow, HostList::Allow, process + QStringLiteral(" allow "));
                        }
                        blame(plugin.deny, HostList::Deny, QStringLiteral("plugin deny "));
                        blame(oldOwn.deny, HostList::Deny, process + QStringLiteral(" deny "));
                    }
                }
                blamed[process].sort();
                blamed[process].removeDuplicates();
            };
            look(QStringLiteral("tools"), {}, {});
            look(QStringLiteral("agent one"), own, ownNow);
            look(QStringLiteral("agent two"), {}, own); // new: compared with the plugin's lists
            look(QStringLiteral("agent three"), {}, {});

            QMap<QString, QStringList> told{{QStringLiteral("tools"), {}},
                                            {QStringLiteral("agent one"), {}},
                                            {QStringLiteral("agent two"), {}},
                                            {QStringLiteral("agent three"), {}}};
            for (const HostGain &gain : hostGains(&before, after)) {
                for (const QString &process : gain.processes) {
                    const QString owner = gain.entry.path.startsWith(QLatin1String("/agents")) ? process
                                                                                               : QStringLiteral("plugin");
                    told[process].append(
                        owner + (gain.entry.list == HostList::Allow ? QStringLiteral(" allow ") : QStringLiteral(" deny "))
                        + gain.entry.pattern.text());
                }
            }
            for (auto it = told.begin(); it != told.end(); ++it)
                it->sort();
            RC_ASSERT(told == blamed);
        }));
    }

    // Lists in which each entry has to do with each other one.
    void B8_theStepsAreLinearInTheListsAsWritten_data()
    {
        QTest::addColumn<int>("shape");
        QTest::newRow("wildcards over hosts that are denied") << 0;
        QTest::newRow("hosts that each agent denies otherwise") << 1;
        QTest::newRow("denies that went, and agents that allow") << 2;
        QTest::newRow("ports of a name above, below denied names") << 3;
        QTest::newRow("agents without lists, and hosts") << 4;
    }
    void B8_theStepsAreLinearInTheListsAsWritten()
    {
        QFETCH(int, shape);
        for (const int size : {500, 3000}) {
            EgressLists before;
            EgressLists after;
            QMap<QString, EgressLists> agentsBefore;
            QMap<QString, EgressLists> agents;
            for (int i = 0; i < size; ++i) {
                const QString n = QString::number(i);
                const QString host = QStringLiteral("h%1.com").arg(n);
                const QString agent = QStringLiteral("a%1").arg(n);
                switch (shape) {
                case 0:
                    before.deny.append(host);
                    after.deny = {QStringLiteral("*.com"), QStringLiteral("com")};
                    after.allow.append(QStringLiteral("*.com:%1").arg(i + 1));
                    break;
                case 1:
                    after.allow.append(host);
                    agents[agent] = {{}, {QStringLiteral("*.com"), host}};
                    break;
                case 2:
                    before.deny.append(host);
                    agents[agent] = {{QStringLiteral("*.com")}, {QStringLiteral("*.com:%1").arg(i + 1)}};
                    agentsBefore[agent] = agents[agent];
                    break;
                case 3:
                    after.allow.append(QStringLiteral("*.com:%1").arg(i + 1));
                    after.allow.append(host + QStringLiteral(":*"));
                    after.deny = {QStringLiteral("*.com")};
                    break;
                default:
                    after.allow.append(host);
                    agents[agent] = {};
                }
            }
            // Really new, behind all the others.
            agents[QStringLiteral("z")] = {{QStringLiteral("new.org")}, {}};
            const Manifest installed = manifestOf(before, agentsBefore);
            const Manifest working = manifestOf(after, agents);
            qint64 entries = before.allow.size() + before.deny.size() + after.allow.size() + after.deny.size();
            for (const QMap<QString, EgressLists> &each : {agents, agentsBefore}) {
                for (const EgressLists &lists : each)
                    entries += 1 + lists.allow.size() + lists.deny.size();
            }
            qint64 steps = 0;
            const std::clock_t start = std::clock();
            const QList<HostGain> gains = hostGains(&installed, working, &steps);
            QVERIFY2(steps <= 50000 + 32 * entries, qPrintable(QString::number(steps)));
            QVERIFY2(secondsSince(start) < 20, qPrintable(QString::number(secondsSince(start))));
            qsizetype names = 0;
            for (const HostGain &gain : gains)
                names += gain.processes.size();
            QVERIFY2(names <= mostGainNames + gains.size(), qPrintable(QString::number(names)));
            QVERIFY(std::any_of(gains.begin(), gains.end(), [](const HostGain &gain) {
                return gain.entry.pattern.host == QLatin1String("new.org") && gain.processes.contains(QStringLiteral("agent z"));
            }));
        }
    }

    // Where the work is over, whatever really lets a host in is still named: here an agent's allowed name meets a deny that went.
    void B8_whatIsNotDecidedCountsAsLettingIn()
    {
        EgressLists before;
        EgressLists after;
        QMap<QString, EgressLists> agents;
        QMap<QString, EgressLists> agentsBefore;
        for (int i = 0; i < 2000; ++i) {
            before.deny.append(QStringLiteral("h%1.com").arg(i));
            after.allow.append(QStringLiteral("h%1.net").arg(i));
            const QString agent = QStringLiteral("a%1").arg(i);
            agents[agent] = {{QStringLiteral("*.com")}, {QStringLiteral("*.com"), QStringLiteral("*.net")}};
            agentsBefore[agent] = agents[agent];
        }
        agents[QStringLiteral("z")] = {{QStringLiteral("h7.com")}, {}};
        agentsBefore[QStringLiteral("z")] = agents[QStringLiteral("z")];
        const Manifest installed = manifestOf(before, agentsBefore);
        const Manifest working = manifestOf(after, agents);
        const QList<HostGain> gains = hostGains(&installed, working);
        QVERIFY(std::any_of(gains.begin(), gains.end(), [](const HostGain &gain) {
            return gain.entry.list == HostList::Deny && gain.entry.pattern.host == QLatin1String("h7.com");
        }));
        QCOMPARE(
            std::count_if(gains.begin(), gains.end(), [](const HostGain &gain) { return gain.entry.list == HostList::Allow; }),
            2000);
    }

    void U24_thousandsOfAgentsWithListsOfTheirOwnAreShownInLinearTime()
    {
        QByteArray text = QByteArray(head) + "egress:\n  allow: [";
        for (int i = 0; i < 8000; ++i)
            text += "h" + QByteArray::number(i) + ".com,";
        text += "]\nagents:\n";
        for (int i = 0; i < 4000; ++i)
            text += "  - {name: a" + QByteArray::number(i) + ", egress: {allow: [x" + QByteArray::number(i) + ".org]}}\n";
        const std::clock_t start = std::clock();
        const ReachDiff diff = reachOf({}, text);
        QVERIFY2(secondsSince(start) < 20, qPrintable(QString::number(secondsSince(start))));
        QCOMPARE(diff.processes.size(), 4001);
        qint64 rows = 0;
        for (const ProcessReach &process : diff.processes)
            rows += process.hosts.size();
        QCOMPARE(rows, qint64(mostHostRows));
        QCOMPARE(rows + diff.hostsLeftOut, qint64(8000) + 4000 * 8001);
    }

    void B7_aNewHostIsToldWithItsPlace()
    {
        const ReachDiff diff = reachOf(QByteArray(head) + "egress: {allow: [a.example.com]}\n",
                                       QByteArray(head) + "egress:\n  allow:\n    - a.example.com\n    - b.example.com:8443\n");
        QCOMPARE(gainTexts(diff), QStringList{QStringLiteral("allow b.example.com:8443 @/egress/allow/1: tools")});
        QCOMPARE(diff.gains.first().entry.place.line, 6);
        QCOMPARE(diff.widens(), 1);
    }

    void B7_anEntryThatABroaderOneTakesInWidensNothing()
    {
        const ReachDiff diff = reachOf(QByteArray(head) + "egress: {allow: ['*.example.com']}\n",
                                       QByteArray(head) + "egress: {allow: [a.example.com, '*.example.com']}\n");
        QVERIFY(diff.gains.isEmpty());
        QCOMPARE(diff.processes.first().hosts.first().before, HostState::Reached);
    }

    void B7_aNarrowedDenyIsToldAtTheInstalledEntry()
    {
        const ReachDiff diff = reachOf(QByteArray(head) + "egress: {allow: ['*.example.com:*'], deny: [x.example.com]}\n",
                                       QByteArray(head) + "egress: {allow: ['*.example.com:*'], deny: ['x.example.com:443']}\n");
        QCOMPARE(gainTexts(diff), QStringList{QStringLiteral("deny x.example.com:* @/egress/deny/0: tools")});
        QVERIFY(!diff.gains.first().example.port.has_value());
        const HostRow &row = diff.processes.first().hosts.first();
        QCOMPARE(row.entry, QStringLiteral("x.example.com:*"));
        QVERIFY(row.widens && row.before == HostState::Denied && row.after == HostState::Reached);
    }

    void B7_aDenyThatIsGoneIsReachedAsFarAsAnAllowEntryGoes()
    {
        const QByteArray allow = "allow: ['*.tables.example.com:8443', b.example.com]";
        const ReachDiff diff = reachOf(QByteArray(head) + "egress: {" + allow + ", deny: [private.tables.example.com]}\n",
                                       QByteArray(head) + "egress: {" + allow + "}\n");
        const HostRow &row = diff.processes.first().hosts.first();
        QCOMPARE(row.entry, QStringLiteral("private.tables.example.com:*"));
        QVERIFY(row.widens && row.after == HostState::Reached);
        QCOMPARE(row.newly, QStringLiteral("private.tables.example.com:8443"));
    }

    void B7_twoEditsThatOnlyTogetherLetAHostInAreTwo()
    {
        const ReachDiff diff = reachOf(QByteArray(head) + "egress: {allow: [a.com], deny: [b.com]}\n",
                                       QByteArray(head) + "egress: {allow: [a.com, b.com]}\n");
        QCOMPARE(gainTexts(diff),
                 (QStringList{QStringLiteral("allow b.com:443 @/egress/allow/1: tools"),
                              QStringLiteral("deny b.com:* @/egress/deny/0: tools")}));
    }

    void B8_aHostMovedFromAnAgentToThePluginIsNewForTheToolsAlone()
    {
        const QByteArray agent = "agents:\n  - name: x\n";
        const ReachDiff diff = reachOf(QByteArray(head) + agent + "    egress: {allow: [a.com]}\n",
                                       QByteArray(head) + "egress: {allow: [a.com]}\n" + agent);
        QCOMPARE(gainTexts(diff), QStringList{QStringLiteral("allow a.com:443 @/egress/allow/0: tools")});
    }

    void B8_aNewAgentIsComparedWithThePluginsLists()
    {
        const ReachDiff diff = reachOf(
            QByteArray(head) + "egress: {allow: [a.com]}\nagents:\n  - {name: x, egress: {allow: [b.com]}}\n",
            QByteArray(head) + "egress: {allow: [a.com]}\nagents:\n  - {name: y, egress: {allow: [b.com]}}\n");
        QCOMPARE(gainTexts(diff), QStringList{QStringLiteral("allow b.com:443 @/agents/0/egress/allow/0: agent y")});
        QCOMPARE(diff.processes.size(), 3);
        QCOMPARE(diff.processes.last().name, QStringLiteral("agent x"));
        QVERIFY(!diff.processes.last().isThereAfter);
    }

    void aListInAnotherOrderOrSpellingReachesTheSame()
    {
        const ReachDiff diff = reachOf(QByteArray(head) + "egress: {allow: [a.com, B.com.], deny: ['c.com:*']}\n",
                                       QByteArray(head) + "egress: {allow: ['b.com:443', a.com, a.com], deny: [C.com]}\n");
        QVERIFY(diff.gains.isEmpty());
        QVERIFY(!diff.isChanged());
    }

    void nothingInstalledMeansThatEverythingIsNew()
    {
        const ReachDiff diff = reachOf({}, QByteArray(head) + "egress: {allow: [a.com], deny: [b.com]}\n");
        QCOMPARE(gainTexts(diff), QStringList{QStringLiteral("allow a.com:443 @/egress/allow/0: tools")});
    }

    void agentsWithoutListsAreToldOnce()
    {
        QByteArray text = QByteArray(head) + "egress: {allow: [a.com]}\nagents:\n";
        for (int i = 0; i < 500; ++i)
            text += "  - name: agent-" + QByteArray::number(i) + "\n";
        const ReachDiff diff = reachOf({}, text);
        QCOMPARE(diff.gains.size(), 1);
        QCOMPARE(diff.gains.first().processes.size(), 501);
        QVERIFY(diff.processes.at(7).isLikeTools);
        QVERIFY(diff.processes.at(7).hosts.isEmpty());
        QCOMPARE(diff.hostsOf(diff.processes.at(7)).size(), 1);
    }

    void B9_eachWayToAValueIsNamed()
    {
        const QByteArray text = QByteArray(head)
            + "requires:\n  secrets: [BARE, BOUND, AUTH, MARKED]\n  inject:\n"
              "    - {secret: BOUND, hosts: [a.com], header: X-Key, format: '{secret}'}\n"
              "    - {secret: AUTH, hosts: [a.com], header: X-Key, format: '{secret}'}\n"
              "    - {secret: MARKED, hosts: [a.com], header: X-Key, format: '{secret}'}\n"
              "tools:\n  - id: t\n    server: {module: t.s}\n    secret_arguments: [f.key]\n    functions:\n      - name: f\n"
              "        input: {type: object, properties: {key: {type: string}}}\n"
              "agents:\n  - {name: out, harness: {use: vendor, auth: [AUTH]}}\n";
        ReachFacts facts;
        facts.argumentBindings = {{QStringLiteral("t.f.key"), QStringLiteral("MARKED")},
                                  {QStringLiteral("t.f.key"), QStringLiteral("OTHER")},
                                  {QStringLiteral("t.f.none"), QStringLiteral("BOUND")}};
        QMap<QString, QStringList> reasons;
        for (const SecretReach &secret : secretsOf(*read(text), facts))
            reasons.insert(secret.secret, secret.reasons());
        const QMap<QString, QStringList> expected{{QStringLiteral("BARE"), {QStringLiteral("no_binding")}},
                                                  {QStringLiteral("BOUND"), {QStringLiteral("bound")}},
                                                  {QStringLiteral("AUTH"), {QStringLiteral("outside_agent")}},
                                                  {QStringLiteral("MARKED"), {QStringLiteral("argument_binding")}},
                                                  {QStringLiteral("OTHER"), {QStringLiteral("argument_binding")}}};
        QCOMPARE(reasons, expected);

        const QByteArray remote = text + "harnesses:\n  - {name: cloud, protocol: remote, url: 'https://h.example.com/v1'}\n";
        for (const SecretReach &secret : secretsOf(*read(remote), {}))
            QVERIFY2(secret.isValue() && secret.reasons().contains(QStringLiteral("remote_harness")), qPrintable(secret.secret));
    }

    void B10_withoutInjectionEverySecretIsAValue()
    {
        const QByteArray text = QByteArray(head)
            + "requires:\n  secrets: [K]\n  inject: [{secret: K, hosts: [a.com], header: X-Key, format: '{secret}'}]\n";
        ReachFacts facts;
        facts.injects = false;
        QCOMPARE(secretsOf(*read(text), facts).first().reasons(), QStringList{QStringLiteral("no_sandbox")});
        QVERIFY(!secretsOf(*read(text), {}).first().isValue());
    }

    void U24_aRemovedBindingWidens()
    {
        const QByteArray bound = QByteArray(head)
            + "requires:\n  secrets: [K]\n  inject: [{secret: K, hosts: [a.com], header: X-Key, format: '{secret}'}]\n";
        const QByteArray bare = QByteArray(head) + "requires:\n  secrets: [K]\n";
        QVERIFY(reachOf(bound, bare).secrets.first().widens);
        QVERIFY(!reachOf(bare, bound).secrets.first().after->isValue());
        QVERIFY(!reachOf(bound, bound).secrets.first().isChanged());
    }

    void T1_T2_whatAToolMayNewlyDoWidens_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<bool>("widens");
        const QByteArray models = "requires: {models: [{alias: fast, sampling: true}]}\n";
        const QByteArray local = models + "tools:\n  - {id: t, server: {module: t.s}}\n";
        const QByteArray remote = models + "tools:\n  - {id: t, remote: {url: 'https://t.example.com/mcp', headers: {X: a}}}\n";
        QTest::newRow("local to remote") << local << remote << true;
        QTest::newRow("remote to local") << remote << local << true;
        QTest::newRow("the same") << remote << remote << false;
        QTest::newRow("gone") << remote << models << false;
        QTest::newRow("local added") << models << local << false;
        QTest::newRow("remote added") << models << remote << true;
        QTest::newRow("another address") << remote << QByteArray(remote).replace("/mcp", "/other") << true;
        QTest::newRow("another header's value") << remote << QByteArray(remote).replace("X: a", "X: b") << true;
        QTest::newRow("a model") << local << QByteArray(local).replace("t.s}", "t.s}, uses_model: fast") << true;
        QTest::newRow("no model") << QByteArray(local).replace("t.s}", "t.s}, uses_model: fast") << local << false;
    }
    void T1_T2_whatAToolMayNewlyDoWidens()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(bool, widens);
        const ReachDiff diff = reachOf(head + before, head + after);
        QCOMPARE(std::any_of(diff.tools.begin(), diff.tools.end(), [](const ToolRow &row) { return row.widens; }), widens);
    }

    void T2_grantsAreTold()
    {
        const ReachDiff diff = reachOf(
            QByteArray(head) + "uses: [a]\nreads: [jobs]\nrequires: {models: [{alias: x, gateway: openai}]}\n",
            QByteArray(head)
                + "uses: [a, b]\nmail: [m]\nrequires: {models: [{alias: x, gateway: openai}, {alias: y, gateway: openai}]}\n");
        QStringList told;
        for (const GrantRow &row : diff.grants)
            told.append(row.kind + QLatin1Char(' ') + row.name
                        + (row.widens()    ? QStringLiteral(" +")
                               : row.after ? QString()
                                           : QStringLiteral(" -")));
        QCOMPARE(told,
                 (QStringList{QStringLiteral("uses a"), QStringLiteral("uses b +"), QStringLiteral("reads jobs -"),
                              QStringLiteral("mail m +"), QStringLiteral("gateway openai")}));
    }
};

QTEST_GUILESS_MAIN(ReachTest)
#include "tst_reach.moc"
