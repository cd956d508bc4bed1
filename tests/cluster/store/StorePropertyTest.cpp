// Random sequences of operations on a real database; after each the store's invariants hold.
#include "cluster/store/StoreFixture.h"
#include "core/wire/AuditChain.h"

#include <QtTest>

#include <rapidcheck.h>

#include <algorithm>

using namespace oz0;
using namespace std::chrono_literals;

namespace {

const char *plain = "tools:\n  - {id: ID, server: {module: m.server}, functions: [{name: hello}]}\nagents: [{name: NAME}]\n";

QByteArray manifestOf(int plugin, int version)
{
    const QByteArray name = "plugin-" + QByteArray::number(plugin);
    QByteArray more = plain;
    more.replace("ID", "tool_" + QByteArray::number(plugin)).replace("NAME", name);
    return manifestText(name.constData(), QByteArray("0." + QByteArray::number(version) + ".0").constData(), more.constData());
}

/// What a follower of the feed holds: by id, as text, so that a difference is seen whole.
struct Follower
{
    QMap<QString, QJsonObject> candidates;
    QMap<QString, QJsonObject> nodes;
    QMap<QString, QJsonObject> plugins;
    qint64 revision = -1;

    void apply(const ChangeSet &set)
    {
        if (set.full)
            *this = Follower{};
        for (const Candidate &candidate : set.candidates)
            candidates.insert(candidate.id.text(), stable(toJson(candidate)));
        for (const Node &node : set.nodes)
            nodes.insert(node.name.text(), stable(toJson(node)));
        for (const Plugin &plugin : set.plugins)
            plugins.insert(plugin.name.text(), toJson(plugin));
        for (const CandidateId &id : set.removedCandidates)
            candidates.remove(id.text());
        for (const NodeName &name : set.removedNodes)
            nodes.remove(name.text());
        for (const PluginName &name : set.removedPlugins)
            plugins.remove(name.text());
        revision = set.to;
    }

    /// Leases and heartbeats are no changes, so the feed does not tell them here.
    static QJsonObject stable(QJsonObject object)
    {
        for (const char *key : {"expires", "renewed", "lastReport"})
            object.remove(QLatin1String(key));
        return object;
    }

    friend bool operator==(const Follower &a, const Follower &b)
    {
        return a.candidates == b.candidates && a.nodes == b.nodes && a.plugins == b.plugins;
    }
};

class World
{
public:
    World()
    {
        for (const char *name : {"alice", "bob"})
            m_people.append(m_fixture.member(name, Role::Operator));
        m_people.append(m_fixture.admin());
        for (int at = 0; at < 4; ++at) {
            const QByteArray name = "node-" + QByteArray::number(at);
            m_nodes.append(
                m_fixture.node(name.constData(), at == 0 ? Labels{} : openPool(at % 2 ? "odd" : "even"), at == 3 ? 0 : 1));
        }
        m_first.apply(m_fixture.store().changesSince(m_fixture.admin(), -1).value());
        m_follower = m_first;
        m_revision = m_follower.revision;
    }

    void step()
    {
        const int what = *rc::gen::inRange(0, 12);
        const Caller person = m_fixture.again(m_people.at(*rc::gen::inRange<int>(0, int(m_people.size()))));
        const int plugin = *rc::gen::inRange(0, 3);
        const PluginName name(QStringLiteral("plugin-%1").arg(plugin));
        const CandidateId id = candidateIdFor(person.tenant, name, m_people.at(*rc::gen::inRange(0, 3)).principal);
        const char *letter = *rc::gen::element("a", "b");
        Store &store = m_fixture.store();
        switch (what) {
        case 0:
        case 1:
        case 2: {
            const Labels select = pool(*rc::gen::element("odd", "even"));
            (void)m_fixture.save(person, manifestOf(plugin, *rc::gen::inRange(1, 4)),
                                 *rc::gen::arbitrary<bool>() ? select : Labels{}, letter, *rc::gen::inRange(0, 4) > 0);
            break;
        }
        case 3:
            (void)store.renewCandidate(person, id, RenewRequest{holder(letter)});
            break;
        case 4:
            (void)store.removeCandidate(person, id, {});
            break;
        case 5: {
            InstallRequest request;
            request.digest = m_fixture.bundle(m_fixture.admin(), manifestOf(plugin, *rc::gen::inRange(1, 4)));
            (void)store.install(person, request);
            break;
        }
        case 6:
            (void)store.uninstall(person, name);
            break;
        case 7:
            (void)store.setGate(person, name, *rc::gen::arbitrary<bool>(),
                                {*rc::gen::element<QString>(QStringLiteral("node-1"), QStringLiteral("node-2"))});
            break;
        case 8:
            (void)store.setRollout(person, name, *rc::gen::arbitrary<bool>(),
                                   {*rc::gen::element<QString>(QStringLiteral("node-1"), QStringLiteral("node-2"))});
            break;
        case 9:
            m_fixture.settle(m_nodes.at(*rc::gen::inRange(0, 4)),
                             *rc::gen::element(PartState::Ready, PartState::Starting, PartState::Failed));
            break;
        case 10:
            m_fixture.heartbeat({QStringLiteral("node-%1").arg(*rc::gen::inRange(0, 4))});
            break;
        default:
            m_fixture.clock().pass(*rc::gen::element<Milliseconds>(1s, 5s, 20s, 40s, 100s));
            RC_ASSERT(store.sweep().has_value());
        }
        check();
    }

    void check()
    {
        Store &store = m_fixture.store();
        const Caller admin = m_fixture.admin();
        const qint64 revision = store.revision(admin.tenant).value();
        RC_ASSERT(revision >= m_revision);
        m_revision = revision;
        checkPlacement(store.candidates(admin).value(), store.nodes(admin).value());
        Follower now;
        now.apply(store.changesSince(admin, -1).value());
        m_follower.apply(store.changesSince(admin, m_follower.revision).value());
        RC_ASSERT(m_follower == now);
        checkRules();
        // From any older revision the feed leads to the same.
        Follower late = m_first;
        late.apply(store.changesSince(admin, m_first.revision).value());
        RC_ASSERT(late == now);
    }

    /// What this store keeps of the tenant between operations is what a store that was just opened reads.
    void checkRules()
    {
        CheckRequest check;
        check.plugin = PluginName(QStringLiteral("plugin-0"));
        check.digest = m_fixture.bundle(m_fixture.admin(), manifestOf(0, 1));
        check.as = Role::Operator;
        const std::unique_ptr<Store> fresh = std::move(*openSqlStore(m_fixture.options()));
        RC_ASSERT(toJson(m_fixture.store().checkCandidate(m_fixture.admin(), check).value())
                  == toJson(fresh->checkCandidate(m_fixture.admin(), check).value()));
    }

    /// A node has at most one candidate, both sides agree, and its assignment follows.
    void checkPlacement(const QList<Candidate> &candidates, const QList<Node> &nodes)
    {
        QMap<QString, QString> holders;
        for (const Candidate &candidate : candidates) {
            RC_ASSERT(candidate.phase != CandidatePhase::Ended);
            for (const CandidateNode &node : candidate.nodes) {
                if (node.state == PartState::Confirmed)
                    continue;
                RC_ASSERT(!holders.contains(node.node.text()));
                holders.insert(node.node.text(), candidate.id.text());
            }
        }
        for (int at = 0; at < nodes.size(); ++at) {
            const Node &node = nodes.at(at);
            RC_ASSERT((node.candidate ? node.candidate->id.text() : QString()) == holders.value(node.name.text()));
            QString runs;
            const Assignment assigned = m_fixture.assignment(m_nodes.at(at));
            RC_ASSERT(assigned.generation == node.generation);
            for (const AssignedPlugin &plugin : assigned.plugins) {
                if (plugin.kind != PartKind::Candidate)
                    continue;
                RC_ASSERT(runs.isEmpty());
                runs = plugin.id.text();
            }
            QString shouldRun;
            for (const Candidate &candidate : candidates) {
                for (const CandidateNode &part : candidate.nodes) {
                    if (part.node == node.name && candidate.phase == CandidatePhase::Placed && part.state != PartState::Withdrawn)
                        shouldRun = candidate.id.text();
                }
            }
            RC_ASSERT(runs == shouldRun);
            RC_ASSERT(assigned.takesHomes == runs.isEmpty());
        }
    }

    void checkChain()
    {
        QList<AuditEntry> chain = m_fixture.auditNewestFirst();
        std::reverse(chain.begin(), chain.end());
        RC_ASSERT(!firstBreak(chain));
        qint64 revision = 0;
        for (const AuditEntry &entry : chain) {
            RC_ASSERT(entry.revision >= revision);
            revision = entry.revision;
        }
    }

private:
    StoreFixture m_fixture;
    QList<Caller> m_people;
    QList<Caller> m_nodes;
    Follower m_first;
    Follower m_follower;
    qint64 m_revision = 0;
};

} // namespace

class StorePropertyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anySequenceKeepsTheInvariants()
    {
        QVERIFY(rc::check("any sequence of operations keeps the invariants", [] {
            World world;
            const int steps = *rc::gen::inRange(5, 40);
            for (int count = 0; count < steps; ++count)
                world.step();
            world.checkChain();
        }));
    }
};

int main(int argc, char *argv[])
{
    // Each case makes a database: fewer cases than RapidCheck's hundred, unless somebody asks for more.
    if (!qEnvironmentVariableIsSet("RC_PARAMS"))
        qputenv("RC_PARAMS", "max_success=25");
    QCoreApplication app(argc, argv);
    StorePropertyTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "StorePropertyTest.moc"
