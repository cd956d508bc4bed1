#include "tests/support/SampleTenant.h"

#include <algorithm>

namespace oz0 {

namespace {

Milliseconds seconds(int n)
{
    return Milliseconds(n * 1000);
}

struct Line
{
    const char *plugin, *version, *installed, *owner;
    Standing standing;
    const char *nodes;
    int queues, left, ttl, jobs;
    CandidateWord word;
};

const Line lines[] = {
    {"crm-sync", "3.0.0", "2.6.1", "user:dana", Standing::Admin, "worker-7", 2, 39, 90, 0, CandidateWord::Failed},
    {"legacy-import", "2.2.0", "2.1.6", "user:pia", Standing::Operator, "worker-12", 1, 44, 90, 0, CandidateWord::Failed},
    {"web-research", "0.9.1", "0.9.0", "user:chen", Standing::Operator, "gpu-2", 2, 12, 90, 4, CandidateWord::RenewalLate},
    {"release-notes", "0.6.0", "0.5.7", "user:jo", Standing::Operator, "worker-9", 1, 21, 90, 0, CandidateWord::RenewalLate},
    {"vector-index", "5.0.2", "4.9.8", "user:fatima", Standing::Operator, "gpu-3 gpu-4 gpu-6", 4, 57, 90, 3,
     CandidateWord::PartlyReady},
    {"doc-translator", "1.3.0", "1.2.0", "user:erik", Standing::Operator, "worker-4 worker-6", 1, 88, 90, 0,
     CandidateWord::Building},
    {"ticket-router", "2.0.0", "1.9.2", "user:kim", Standing::Operator, "worker-10", 3, 86, 90, 0, CandidateWord::Building},
    {"metrics-digest", "4.2.0", "4.1.9", "user:bob", Standing::Operator, "worker-5", 1, 30, 90, 0, CandidateWord::Ending},
    {"my-plugin", "0.4.0", "0.3.2", "user:alice", Standing::Operator, "dev-box-1 gpu-1", 2, 74, 90, 2, CandidateWord::Ready},
    {"support-triage", "2.1.0", "2.0.4", "user:alice", Standing::Operator, "worker-3", 1, 52, 90, 0, CandidateWord::Ready},
    {"invoice-reader", "1.8.0", "1.7.3", "user:bob", Standing::Operator, "worker-1", 3, 61, 90, 1, CandidateWord::Ready},
    {"my-plugin", "0.3.3", "0.3.2", "job:8f21c07be6", Standing::Platform, "worker-2", 1, 402, 600, 6, CandidateWord::Ready},
    {"calendar-bot", "0.2.0", "", "user:george", Standing::Operator, "dev-box-2", 1, 80, 90, 0, CandidateWord::Ready},
    {"mail-sorter", "1.0.9", "1.0.8", "user:hana", Standing::Operator, "worker-8", 2, 66, 90, 1, CandidateWord::Ready},
    {"ocr-batch", "7.4.1", "7.4.0", "user:ivan", Standing::Admin, "gpu-5", 2, 288, 300, 9, CandidateWord::Ready},
    {"fx-rates", "1.1.0", "1.1.0", "user:lena", Standing::Operator, "worker-11", 1, 49, 90, 2, CandidateWord::Ready},
    {"sql-helper", "3.3.3", "3.3.1", "user:chen", Standing::Operator, "dev-box-3", 1, 71, 90, 0, CandidateWord::Ready},
    {"speech-notes", "0.8.0", "0.7.4", "user:omar", Standing::Operator, "mac-mini-1", 2, 33, 90, 1, CandidateWord::Ready},
};

void putInState(Candidate &candidate, CandidateWord word)
{
    switch (word) {
    case CandidateWord::Failed:
        for (CandidateNode &node : candidate.nodes) {
            node.state = PartState::Failed;
            node.error = PartError{QStringLiteral("server.died"), QStringLiteral("The tool server ended with status 1."), {}};
        }
        break;
    case CandidateWord::PartlyReady:
        candidate.nodes.last().online = false;
        break;
    case CandidateWord::Building:
        candidate.nodes.last().state = PartState::Starting;
        break;
    case CandidateWord::Ending:
        candidate.phase = CandidatePhase::Ending;
        candidate.end = CandidateEnd{QStringLiteral("removed"), candidate.saved, PrincipalId(QStringLiteral("user:bob")), {}};
        candidate.nodes.last().state = PartState::Leaving;
        break;
    default:
        break;
    }
}

} // namespace

Candidate sampleCandidate(const QString &plugin, const QString &owner, const QStringList &nodes, Instant now, int secondsLeft)
{
    Candidate candidate;
    candidate.tenant = TenantId(QStringLiteral("default"));
    candidate.plugin = PluginName(plugin);
    candidate.owner = PrincipalId(owner);
    candidate.id = candidateIdFor(candidate.tenant, candidate.plugin, candidate.owner);
    candidate.version = QStringLiteral("1.0.0");
    candidate.rev = 7;
    candidate.save = 7;
    candidate.digest = Digest(QStringLiteral("sha256:9b41c7e02d5f") + QString(52, QLatin1Char('0')));
    candidate.created = now - seconds(900);
    candidate.saved = now - seconds(240);
    candidate.expires = now + seconds(secondsLeft);
    candidate.renewed = candidate.expires - candidate.ttl;
    candidate.holderHost = QStringLiteral("dev-laptop");
    for (const QString &name : nodes) {
        CandidateNode node;
        node.node = NodeName(name);
        node.state = PartState::Ready;
        node.tier = 1;
        node.seconds = 3.8;
        candidate.nodes.append(node);
    }
    return candidate;
}

ChangeSet sampleTenant(Instant now)
{
    ChangeSet set;
    set.full = true;
    set.from = -1;
    set.to = 48213;
    set.now = now;
    for (const Line &line : lines) {
        Candidate candidate = sampleCandidate(QString::fromLatin1(line.plugin), QString::fromLatin1(line.owner),
                                              QString::fromLatin1(line.nodes).split(QLatin1Char(' ')), now, line.left);
        candidate.version = QString::fromLatin1(line.version);
        candidate.installedVersion = QString::fromLatin1(line.installed);
        candidate.standing = line.standing;
        candidate.ttl = seconds(line.ttl);
        candidate.jobs = line.jobs;
        for (int i = 0; i < line.queues; ++i)
            candidate.queues.append(QStringLiteral("cand.%1.pool.~1f0c9a%2e").arg(candidate.id.text()).arg(i));
        putInState(candidate, line.word);
        if (line.plugin == QByteArray("my-plugin") && line.standing == Standing::Operator) {
            candidate.agents = QStringList{QStringLiteral("my-plugin"), QStringLiteral("greeter")};
            candidate.tools = QStringList{QStringLiteral("my_plugin.hello"), QStringLiteral("my_plugin.wave")};
            candidate.nodes.first().homes = 3;
            candidate.secrets = {
                {QStringLiteral("GREETING_KEY"),
                 QStringLiteral("placeholder"),
                 QStringLiteral("bound"),
                 {QStringLiteral("api.example.com")}},
                {QStringLiteral("VENDOR_KEY"), QStringLiteral("value"), QStringLiteral("no_binding"), {}},
                {QStringLiteral("TRACKER_CLIENT"), QStringLiteral("withheld"), QStringLiteral("not_available"), {}}};
            Refusal homes;
            homes.code = QStringLiteral("node.homes_jobs");
            homes.severity = Severity::Warning;
            homes.subject = {QStringLiteral("node"), QStringLiteral("dev-box-1")};
            homes.parameters = {{QStringLiteral("jobs"), 3}};
            candidate.warnings.append(homes);
        }
        set.candidates.append(candidate);
    }
    for (int i = 0; i < 40; ++i) {
        Node node;
        node.name = NodeName(QStringLiteral("spare-%1").arg(i));
        if (i < 17) {
            const Candidate &candidate = set.candidates[i];
            node.name = candidate.nodes.first().node;
            node.candidate = NodeCandidate{candidate.id, candidate.plugin, candidate.owner};
        }
        node.online = true;
        node.tier = 1;
        set.nodes.append(node);
    }
    return set;
}

ChangeSet manyCandidates(Instant now, int n)
{
    ChangeSet set;
    set.full = true;
    set.from = -1;
    set.to = 1;
    set.now = now;
    for (int i = 0; i < n; ++i)
        set.candidates.append(sampleCandidate(QStringLiteral("plugin-%1").arg(i % 977), QStringLiteral("user:u%1").arg(i),
                                              {QStringLiteral("node-%1").arg(i % 313)}, now, 30 + i % 60));
    std::sort(set.candidates.begin(), set.candidates.end(), [](const Candidate &a, const Candidate &b) { return a.id < b.id; });
    return set;
}

} // namespace oz0
