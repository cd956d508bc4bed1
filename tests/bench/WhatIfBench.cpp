// A thousand what-ifs of the sample tenant, its working copy named by digest, from a server that has one core.
#include "Bench.h"
#include "BenchCluster.h"

#include <cstdio>

#include <sched.h>

namespace oz0::bench {

namespace {

constexpr int questions = 1000;
constexpr int atOnce = 6; // as many as a client opens connections to one server
constexpr int rounds = 7;

/// This process, and those that it starts from now on, run on these cores.
void keepTo(const cpu_set_t &cores)
{
    if (sched_setaffinity(0, sizeof cores, &cores) != 0)
        std::fputs("what-if: the cores cannot be chosen; the server may take more than one\n", stderr);
}

/// While it lives, what is started gets one core; afterwards this process has the others, where there are any.
class OneCoreForTheServer
{
public:
    OneCoreForTheServer()
    {
        sched_getaffinity(0, sizeof m_before, &m_before);
        cpu_set_t first;
        CPU_ZERO(&first);
        while (!CPU_ISSET(m_core, &m_before))
            ++m_core;
        CPU_SET(m_core, &first);
        keepTo(first);
    }
    void leaveIt() const
    {
        cpu_set_t others = m_before;
        CPU_CLR(m_core, &others);
        keepTo(CPU_COUNT(&others) > 0 ? others : m_before);
    }
    ~OneCoreForTheServer() { keepTo(m_before); }

private:
    cpu_set_t m_before;
    int m_core = 0;
};

class Asker
{
public:
    Asker(Follower &follower, RequestScope &scope, const CheckRequest &request, std::function<void()> done)
        : m_follower(follower), m_scope(scope), m_request(request), m_done(std::move(done))
    { }

    void start()
    {
        for (int i = 0; i < atOnce; ++i)
            ask();
    }
    qsizetype refusals() const { return m_refusals; }

private:
    void ask()
    {
        if (m_asked++ >= questions)
            return;
        await(m_follower.client.checkCandidate(m_scope, m_request), &m_context, [this](const Result<Verdict> &verdict) {
            if (!verdict)
                qFatal("A what-if failed: %s", qPrintable(verdict.error().message));
            m_refusals = verdict->refusals.size();
            if (++m_answered == questions)
                m_done();
            else
                ask();
        });
    }

    Follower &m_follower;
    RequestScope &m_scope;
    CheckRequest m_request;
    std::function<void()> m_done;
    QObject m_context;
    int m_asked = 0;
    int m_answered = 0;
    qsizetype m_refusals = 0;
};

} // namespace

void whatIfBench(Bench &bench)
{
    const OneCoreForTheServer core;
    BenchCluster cluster;
    core.leaveIt();
    cluster.startNode(QStringLiteral("bench-1"), {QStringLiteral("pool=base")});
    cluster.startNode(QStringLiteral("bench-2"), {QStringLiteral("pool=dev"), QStringLiteral("candidates=allow")});
    cluster.startNode(QStringLiteral("bench-3"), {QStringLiteral("pool=try"), QStringLiteral("candidates=allow")});
    cluster.startNode(QStringLiteral("bench-4"), {QStringLiteral("pool=edge")});
    for (const char *sample : {"calendar", "csv-summary", "greeter", "text-statistics", "unit-converter"})
        cluster.installSample(QLatin1String(sample));
    Follower follower(cluster.admin());
    RequestScope scope;
    CheckRequest request;
    request.plugin = PluginName(QStringLiteral("text-statistics"));
    request.digest = putSample(cluster, follower, scope, QStringLiteral("text-statistics"), QStringLiteral("edited"),
                               "version: 0.6.1", "version: 0.7.0\nuses: [greeter]");
    request.select = {{QStringLiteral("pool"), QStringLiteral("edge")}};
    request.as = Role::Operator;
    QList<double> times;
    qsizetype refusals = 0;
    for (int round = 0; round <= rounds; ++round) {
        std::optional<Asker> asker;
        const double begun = millisecondsNow();
        runLoop("a thousand what-ifs", [&](const std::function<void()> &stop) {
            asker.emplace(follower, scope, request, stop);
            asker->start();
        });
        refusals = asker->refusals();
        if (round > 0) // the first one warms the caches
            times.append(millisecondsNow() - begun);
    }
    Row &row = bench.atMost(QStringLiteral("1,000 what-ifs of the sample tenant, asked one by one of a server with one core"),
                            1000, QStringLiteral("ms"), times);
    row.note = QStringLiteral("%1 at once; %2 refusals each; slowest %3 ms")
                   .arg(atOnce)
                   .arg(refusals)
                   .arg(quantile(times, 1), 0, 'f', 0);
    if (refusals == 0)
        qFatal("the bench decides nothing");
}

} // namespace oz0::bench
