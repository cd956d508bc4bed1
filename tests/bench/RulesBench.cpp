// All rules on a large plugin of a large tenant, beside their limit; and the host decision beside trying every host.
#include "Bench.h"
#include "cluster/rules/RuleBook.h"
#include "core/manifest/HostReach.h"
#include "core/manifest/ManifestReader.h"

#include <QElapsedTimer>
#include <QSet>

#include <algorithm>

namespace oz0::bench {

namespace {

std::shared_ptr<const Manifest> parsed(const QByteArray &text)
{
    const auto manifest = readManifest(text);
    if (!manifest)
        qFatal("%s", qPrintable(manifest.error().message));
    return *manifest;
}

QByteArray hosts(int count, bool isEdited)
{
    QByteArray text = "egress:\n  allow:\n";
    for (int i = 0; i < count; ++i) {
        const QByteArray number = QByteArray::number(i);
        text += i % 5 == 0 ? "    - '*.z" + number + ".example.com'\n"
                           : "    - h" + number + (isEdited && i % 50 == 1 ? ".example.net\n" : ".example.com\n");
    }
    text += "  deny:\n";
    for (int i = 0; i < count / 10; ++i)
        text += "    - private.z" + QByteArray::number(i * 10) + ".example.com\n";
    return text;
}

// 200 functions in 20 tools, 50 secrets of which half are bound, and as many egress entries as are asked for.
QByteArray plugin(int entries, bool isEdited)
{
    const QByteArray factor = QByteArray::number(entries / 500);
    QByteArray text = "name: big\nversion: " + QByteArray(isEdited ? "1.1.0" : "1.0.0") + "\nrequires:\n  secrets: [";
    for (int i = 0; i < 50; ++i)
        text += (i > 0 ? ", SECRET_" : "SECRET_") + QByteArray::number(i);
    text += "]\n  inject:\n";
    for (int i = 0; i < 25; ++i)
        text += "    - {secret: SECRET_" + QByteArray::number(i)
            + ", hosts: [h1.example.com], header: X-Key, format: '{secret}'}\n";
    text += hosts(entries, isEdited) + "tools:\n";
    for (int i = 0; i < 20; ++i) {
        text += "  - id: tool_" + QByteArray::number(i) + "\n    server: {module: big.tool}\n    functions:\n";
        for (int j = 0; j < 10; ++j)
            text += "      - {name: run_" + QByteArray::number(j)
                + ", input: {type: object, properties: {text: {type: string}}, required: [text]}, output: {type: object}}\n";
    }
    return text + "agents:\n  - {name: big, egress: {allow: [docs.example.com]}}\n";
}

QByteArray other(int number)
{
    const QByteArray name = "other-" + QByteArray::number(number);
    return "name: " + name + "\nversion: 1.0.0\ntools: [{id: t" + QByteArray::number(number)
        + ", server: {module: a.b}}]\nagents: [{name: " + name + ", node_selector: {pool: p" + QByteArray::number(number % 10)
        + "}}]\n";
}

TenantSnapshot tenant(const std::shared_ptr<const Manifest> &installed)
{
    TenantSnapshot tenant;
    tenant.tenant = TenantId(QStringLiteral("default"));
    for (int i = 0; i < 200; ++i) {
        PluginFacts facts;
        facts.installed = parsed(other(i));
        tenant.plugins.insert(facts.installed->name, facts);
    }
    PluginFacts own;
    own.installed = installed;
    tenant.plugins.insert(installed->name, own);
    for (int i = 0; i < 50; ++i)
        tenant.secrets.append(QStringLiteral("SECRET_%1").arg(i));
    for (int i = 0; i < 1000; ++i) {
        NodeFacts &node = tenant.nodes[NodeName(QStringLiteral("node-%1").arg(i))];
        node.labels = {{QStringLiteral("candidates"), QStringLiteral("allow")},
                       {QStringLiteral("pool"), QStringLiteral("p%1").arg(i % 10)},
                       {QStringLiteral("box"), QString::number(i)}};
    }
    return tenant;
}

Question question(const std::shared_ptr<const Manifest> &working)
{
    Question question;
    question.asker = {PrincipalId(QStringLiteral("user:alice")), Role::Operator, true};
    question.workingCopy = working;
    question.select = {{QStringLiteral("box"), QStringLiteral("7")}};
    return question;
}

/// `prepare` is not counted; the first round is none.
QList<double> millisecondsOf(int rounds, const Work &prepare, const Work &work)
{
    QList<double> values;
    for (int round = 0; round <= rounds; ++round) {
        prepare();
        QElapsedTimer timer;
        timer.start();
        work();
        if (round > 0)
            values.append(double(timer.nsecsElapsed()) / 1e6);
    }
    return values;
}

/// The lists of one process of one version, each entry read before.
struct PlainProcess
{
    QString agent;
    QList<EgressEntry> entries;
};

void readInto(QList<EgressEntry> &entries, const EgressLists &lists, const QString &path)
{
    for (const HostList list : {HostList::Allow, HostList::Deny}) {
        const QStringList &texts = list == HostList::Allow ? lists.allow : lists.deny;
        const QString pointer = path
            + (list == HostList::Allow ? QLatin1String("/egress/allow/") : QLatin1String("/egress/deny/"));
        for (qsizetype i = 0; i < texts.size(); ++i) {
            if (const Result<HostPattern> pattern = hostPatternFromText(texts[i], list))
                entries.append({*pattern, list, pointer + QString::number(i), {}});
        }
    }
}

QList<PlainProcess> plainProcesses(const Manifest &manifest)
{
    QList<EgressEntry> plugins;
    readInto(plugins, manifest.egress, {});
    QList<PlainProcess> processes{{{}, plugins}};
    for (const Agent &agent : manifest.agents) {
        processes.append({agent.name, plugins});
        readInto(processes.last().entries, agent.egress, agent.path);
    }
    return processes;
}

/// What the entries say of one host at one port: each is tried.
struct Plainly
{
    QList<const EgressEntry *> allowed;
    QList<const EgressEntry *> denied;
};

Plainly plainly(const QList<EgressEntry> &entries, const QString &host, int port)
{
    Plainly answer;
    for (const EgressEntry &entry : entries) {
        if (matches(entry.pattern, host, port))
            (entry.list == HostList::Allow ? answer.allowed : answer.denied).append(&entry);
    }
    return answer;
}

/// The entries, by process, that let a new host in: of every base that an entry names and a name below it, at every port that an entry
/// names and one that none does, each is tried against every entry of that process in both versions.
QSet<QString> gainsByTryingAll(const QList<PlainProcess> &before, const QList<PlainProcess> &after)
{
    QSet<QString> bases;
    QSet<int> ports{1};
    for (const QList<PlainProcess> *side : {&before, &after}) {
        for (const PlainProcess &process : *side) {
            for (const EgressEntry &entry : process.entries) {
                bases.insert(entry.pattern.host);
                if (entry.pattern.port)
                    ports.insert(*entry.pattern.port);
            }
        }
    }
    QSet<QString> found;
    for (const PlainProcess &process : after) {
        const auto known = std::find_if(before.begin(), before.end(),
                                        [&](const PlainProcess &each) { return each.agent == process.agent; });
        const QList<EgressEntry> &old = known == before.end() ? before.first().entries : known->entries;
        for (const QString &base : bases) {
            for (const QString &host : {base, QStringLiteral("fresh-label.") + base}) {
                for (const int port : ports) {
                    const Plainly now = plainly(process.entries, host, port);
                    const Plainly then = plainly(old, host, port);
                    if (now.allowed.isEmpty() || !now.denied.isEmpty() || (!then.allowed.isEmpty() && then.denied.isEmpty()))
                        continue;
                    for (const EgressEntry *entry : then.allowed.isEmpty() ? now.allowed : then.denied)
                        found.insert(process.agent + QLatin1Char(' ') + entry->path);
                }
            }
        }
    }
    return found;
}

QSet<QString> namesOf(const QList<HostGain> &gains)
{
    QSet<QString> names;
    for (const HostGain &gain : gains) {
        for (const QString &process : gain.processes)
            names.insert((process == QLatin1String("tools") ? QString() : process.mid(qsizetype(qstrlen("agent "))))
                         + QLatin1Char(' ') + gain.entry.path);
    }
    return names;
}

} // namespace

void rulesBench(Bench &bench)
{
    constexpr int rounds = 51;
    const auto installed = parsed(plugin(500, false));
    const QByteArray workingText = plugin(500, true);
    const auto working = parsed(workingText);
    const TenantSnapshot small = tenant(installed);
    const Question ask = question(working);
    Verdict verdict;
    const Work nothing = [] {};
    const QString plugins = QStringLiteral("200 functions, 50 secrets, 500 egress entries; 200 plugins, 1,000 nodes");
    Row &all = bench.atMost(QStringLiteral("all rules: %1; all manifests asked before, as with a what-if").arg(plugins), 2,
                            QStringLiteral("ms"), millisecondsOf(rounds, nothing, [&] { verdict = evaluate(small, ask); }));
    all.note = QStringLiteral("%1 refusals of %2 checks").arg(verdict.refusals.size()).arg(verdict.checks);

    Question askFresh = ask;
    Verdict fresh;
    Row &save = bench.atMost(
        QStringLiteral("the same with a working copy that was just read, as with a save"), 2, QStringLiteral("ms"),
        millisecondsOf(
            rounds, [&] { askFresh.workingCopy = parsed(workingText); }, [&] { fresh = evaluate(small, askFresh); }));
    TenantSnapshot freshTenant;
    const QList<double> allFresh = millisecondsOf(
        rounds,
        [&] {
            askFresh.workingCopy = parsed(workingText);
            freshTenant = tenant(parsed(plugin(500, false)));
        },
        [&] { fresh = evaluate(freshTenant, askFresh); });
    save.note = QStringLiteral("with the tenant and all 201 installed manifests just read, as in a check without a server: %1 ms")
                    .arg(median(allFresh), 0, 'f', 1);
    if (fresh != verdict)
        qFatal("the rules say something else of manifests that were just read");

    const TenantSnapshot large = tenant(parsed(plugin(5000, false)));
    const QByteArray largeText = plugin(5000, true);
    Question askLarge = question(parsed(largeText));
    bench.compare(
        QStringLiteral("all rules with ten times the egress entries, asked before"), QStringLiteral("with 500 entries"), 12, 25,
        [&] { evaluate(large, askLarge); }, [&] { evaluate(small, ask); });
    const QList<double> largeTimes = millisecondsOf(
        11, [&] { askLarge.workingCopy = parsed(largeText); }, [&] { evaluate(large, askLarge); });
    const QList<double> smallTimes = millisecondsOf(
        11, [&] { askFresh.workingCopy = parsed(workingText); }, [&] { evaluate(small, askFresh); });
    Row &larger = bench.atMost(QStringLiteral("the same with a working copy that was just read"), median(smallTimes),
                               QStringLiteral("ms"), largeTimes);
    larger.peer = QStringLiteral("with 500 entries");
    larger.bar = 12;

    const QList<PlainProcess> before = plainProcesses(*installed);
    const QList<PlainProcess> after = plainProcesses(*working);
    QSet<QString> found;
    QList<HostGain> gains;
    const QString which = QStringLiteral("which of 500 entries let a new host in");
    const QString peer = QStringLiteral("trying every host against every entry");
    Row &hosts = bench.compare(
        which + QStringLiteral("; both manifests asked before"), peer, 0.02, 11,
        [&] { gains = hostGains(installed.get(), *working); }, [&] { found = gainsByTryingAll(before, after); });
    hosts.note = QStringLiteral("both name the same %1 entries of processes").arg(found.size());
    if (found.isEmpty() || namesOf(gains) != found)
        qFatal("trying every host finds other entries than the rules");

    std::shared_ptr<const Manifest> installedRead;
    std::shared_ptr<const Manifest> workingRead;
    const double peersTime = hosts.theirs;
    Row &hostsFresh = bench.atMost(QStringLiteral("the same with both manifests just read"), peersTime, QStringLiteral("ms"),
                                   millisecondsOf(
                                       11,
                                       [&] {
                                           installedRead = parsed(plugin(500, false));
                                           workingRead = parsed(workingText);
                                       },
                                       [&] { gains = hostGains(installedRead.get(), *workingRead); }));
    hostsFresh.peer = peer;
    hostsFresh.bar = 0.02;
    hostsFresh.note = QStringLiteral("the peer's entries are read before");
    if (namesOf(gains) != found)
        qFatal("trying every host finds other entries than the rules");
}

} // namespace oz0::bench
