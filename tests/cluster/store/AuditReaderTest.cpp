// The audit's pages against a plain walk over all entries, the chain broken in every way, and what-if against the check.
#include "cluster/store/AuditNodes.h"
#include "cluster/store/Database.h"
#include "cluster/store/StoreFixture.h"
#include "core/wire/AuditChain.h"
#include "core/wire/AuditQuery.h"

#include <QtTest>

#include <rapidcheck.h>

#include <algorithm>

using namespace oz0;

namespace {

const char *greeter = "tools:\n  - {id: greeter, server: {module: greeter.server}, functions: [{name: hello}]}\n";

QString oneOf(const QStringList &texts)
{
    return texts.at(*rc::gen::inRange<int>(0, int(texts.size())));
}

QList<NodeName> anyNodes(const QList<NodeName> &one, const QList<NodeName> &other, const QList<NodeName> &third)
{
    const QList<QList<NodeName>> lists{one, other, third};
    return lists.at(*rc::gen::inRange<int>(0, int(lists.size())));
}

AuditEntry anyEntry(qint64 seq, const Digest &previous)
{
    AuditEntry entry;
    entry.seq = seq;
    // The clock is set back at times.
    entry.at = Instant(Milliseconds(1'772'460'000'000 + seq * 1000 - *rc::gen::inRange(0, 5000)));
    entry.action = oneOf({QStringLiteral("candidate.create"), QStringLiteral("candidate.remove"), QStringLiteral("node.set")});
    entry.outcome = oneOf({QStringLiteral("done"), QStringLiteral("refused")});
    entry.actor = PrincipalId(oneOf({QStringLiteral("user:alice"), QStringLiteral("user:bob"), QStringLiteral("platform")}));
    entry.role = Role::Operator;
    entry.object = oneOf(
        {QStringLiteral("candidates/59a7b4da7db9"), QStringLiteral("candidates/4f1c09a2be7d"), QStringLiteral("nodes/dev-1")});
    entry.plugin = PluginName(oneOf({QStringLiteral("greeter"), QStringLiteral("mailer"), QString()}));
    entry.nodes = anyNodes({}, {NodeName(QStringLiteral("dev-1"))},
                           {NodeName(QStringLiteral("dev-1")), NodeName(QStringLiteral("dev_2"))});
    entry.reason = oneOf({QString(), QStringLiteral("Frees gpu-1"), QStringLiteral("100 % of_it")});
    entry.revision = seq;
    entry.previous = previous;
    entry.digest = chainDigest(entry);
    return entry;
}

constexpr char insertEntry[] = "INSERT INTO audit (tenant, seq, at, action, outcome, actor, role, via, object, plugin, cause, "
                               "reason, before_digest, after_digest, record, revision, previous, digest, object_owner, nodes) "
                               "VALUES (?, ?, ?, ?, ?, ?, ?, '', ?, ?, '', ?, '', '', '', ?, ?, ?, ?, ?)";

/// A database whose chain a test writes past the store.
class Chain
{
public:
    explicit Chain(StoreFixture &fixture)
        : m_database(std::move(*Database::open(fixture.options().databaseFile))), m_tenant(fixture.admin().tenant)
    {
        m_database->runOnce(QStringLiteral("DELETE FROM audit"));
        m_database->runOnce(QStringLiteral("UPDATE tenants SET audit_seq = 0, audit_digest = ''"));
    }

    void add(int count)
    {
        m_database->runOnce(QStringLiteral("BEGIN IMMEDIATE"));
        for (int at = 0; at < count; ++at) {
            const AuditEntry entry = anyEntry(qint64(entries.size()) + 1, entries.isEmpty() ? Digest() : entries.last().digest);
            const PrincipalId owner(oneOf({QStringLiteral("user:alice"), QStringLiteral("user:bob"), QString()}));
            entries.append(entry);
            owners.append(owner);
            m_database->run(insertEntry,
                            {column(m_tenant), entry.seq, column(entry.at), entry.action, entry.outcome, column(entry.actor),
                             word(entry.role), column(entry.object), column(entry.plugin), column(entry.reason), entry.revision,
                             column(entry.previous), column(entry.digest), column(owner), nodesColumn(entry.nodes)});
        }
        if (!entries.isEmpty())
            m_database->run("UPDATE tenants SET audit_seq = ?, audit_digest = ?",
                            {entries.last().seq, column(entries.last().digest)});
        m_database->runOnce(QStringLiteral("COMMIT"));
        if (m_database->hasFault())
            qFatal("%s", qPrintable(m_database->takeFault().message));
    }

    void sql(const char *text) { m_database->runOnce(QString::fromLatin1(text)); }

    QList<AuditEntry> entries; ///< oldest first
    QList<PrincipalId> owners;

private:
    std::unique_ptr<Database> m_database;
    TenantId m_tenant;
};

bool fits(const AuditEntry &entry, const AuditQuery &query)
{
    const QString all = QStringList{entry.action,        entry.outcome, entry.actor.text(), entry.object,
                                    entry.plugin.text(), entry.cause,   entry.reason,       nodesColumn(entry.nodes)}
                            .join(QLatin1Char(' '));
    const QStringList words = query.text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const auto occurs = [&all](const QString &each) { return all.contains(each, Qt::CaseInsensitive); };
    return (query.actor.isEmpty() || entry.actor == query.actor) && (query.action.isEmpty() || entry.action == query.action)
        && (query.outcome.isEmpty() || entry.outcome == query.outcome) && (query.plugin.isEmpty() || entry.plugin == query.plugin)
        && (query.candidate.isEmpty() || entry.object == QStringLiteral("candidates/") + query.candidate.text())
        && (query.object.isEmpty() || entry.object == query.object)
        && (query.node.isEmpty() || entry.nodes.contains(query.node)
            || entry.object == QStringLiteral("nodes/") + query.node.text())
        && (query.since == Instant{} || entry.at >= query.since) && (query.until == Instant{} || entry.at <= query.until)
        && std::all_of(words.begin(), words.end(), occurs);
}

AuditQuery anyQuery(int entries)
{
    const auto maybe = [](const QString &text) { return *rc::gen::inRange(0, 3) == 0 ? text : QString(); };
    AuditQuery query;
    query.actor = PrincipalId(maybe(QStringLiteral("user:alice")));
    query.action = maybe(QStringLiteral("candidate.remove"));
    query.outcome = maybe(QStringLiteral("refused"));
    query.plugin = PluginName(maybe(QStringLiteral("greeter")));
    query.candidate = CandidateId(maybe(QStringLiteral("59a7b4da7db9")));
    query.object = maybe(QStringLiteral("nodes/dev-1"));
    query.node = NodeName(
        maybe(oneOf({QStringLiteral("dev-1"), QStringLiteral("dev_2"), QStringLiteral("dev-2"), QStringLiteral("dev")})));
    query.text = maybe(oneOf({QStringLiteral("GPU"), QStringLiteral("%"), QStringLiteral("of_it"), QStringLiteral("bob frees")}));
    const auto when = [entries] {
        return Instant(Milliseconds(1'772'460'000'000 + *rc::gen::inRange(0, entries + 1) * qint64(1000)));
    };
    if (*rc::gen::inRange(0, 3) == 0)
        query.since = when();
    if (*rc::gen::inRange(0, 3) == 0)
        query.until = when();
    return query;
}

} // namespace

class AuditReaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void U23_pagesAreWhatAPlainWalkFinds()
    {
        StoreFixture fixture;
        const Caller alice = fixture.member("alice", Role::Operator);
        Chain chain(fixture);
        QVERIFY(rc::check([&] {
            chain.add(*rc::gen::inRange(0, 12)); // also between two questions with the same filter
            const AuditQuery query = anyQuery(int(chain.entries.size()));
            const Caller caller = *rc::gen::arbitrary<bool>() ? fixture.admin() : alice;
            QList<AuditEntry> expected;
            for (qsizetype at = 0; at < chain.entries.size(); ++at) {
                const bool may = caller.role == Role::Admin || chain.entries[at].actor == caller.principal
                    || chain.owners[at] == caller.principal;
                if (may && fits(chain.entries[at], query))
                    expected.append(chain.entries[at]);
            }
            PageRequest request;
            request.filter = query.filter();
            request.newestFirst = *rc::gen::arbitrary<bool>();
            request.limit = *rc::gen::inRange(1, 8);
            if (request.newestFirst)
                std::reverse(expected.begin(), expected.end());
            // By cursor, to the end.
            QList<AuditEntry> walked;
            do {
                const Page<AuditEntry> page = fixture.store().audit(caller, request).value();
                RC_ASSERT(page.total == expected.size());
                RC_ASSERT(!page.items.isEmpty() || page.next.isEmpty());
                walked += page.items;
                request.after = page.next;
            } while (!request.after.isEmpty());
            RC_ASSERT(walked == expected);
            // By place, anywhere.
            request.after.clear();
            request.offset = *rc::gen::inRange<qint64>(0, expected.size() + 3);
            const Page<AuditEntry> page = fixture.store().audit(caller, request).value();
            RC_ASSERT(page.items == expected.mid(std::min<qsizetype>(request.offset, expected.size()), request.limit));
        }));
    }

    void boundsByNumberPinAList()
    {
        StoreFixture fixture;
        PageRequest request;
        const qint64 head = fixture.store().audit(fixture.admin(), request)->items.first().seq;
        request.filter = upTo({}, head);
        const qint64 before = fixture.store().audit(fixture.admin(), request)->total;
        fixture.member("alice", Role::Operator);
        QCOMPARE(fixture.store().audit(fixture.admin(), request)->total, before);
        request.filter = above({}, head);
        QCOMPARE(fixture.store().audit(fixture.admin(), request)->total, 1);
    }

    void aFilterThatIsNoneIsToldSo_data()
    {
        QTest::addColumn<QString>("filter");
        for (const char *filter : {"since:yesterday", "until:", "above:x", "upto:1.5", "since:2026-03-02"})
            QTest::newRow(filter) << QString::fromLatin1(filter);
    }
    void aFilterThatIsNoneIsToldSo()
    {
        QFETCH(QString, filter);
        StoreFixture fixture;
        PageRequest request;
        request.filter = filter;
        OZ0_FAILS(fixture.store().audit(fixture.admin(), request), ErrorCode::InvalidInput);
    }

    void R7_aWholeChainHoldsStepByStep()
    {
        StoreFixture fixture;
        fixture.node("dev-1", openPool("dev"));
        fixture.install(manifestText("greeter", "1.0.0", greeter));
        qint64 after = 0;
        int steps = 0;
        ChainCheck check;
        do {
            check = fixture.store().verifyAudit(fixture.admin(), after, 2).value();
            QVERIFY(!check.broken);
            QVERIFY(check.upTo > after);
            QCOMPARE(check.from, after + 1);
            after = check.upTo;
            ++steps;
        } while (!check.isThrough());
        QCOMPARE(check.upTo, check.head);
        QVERIFY(steps > 1);
        OZ0_FAILS(fixture.store().verifyAudit(fixture.member("olga", Role::Operator), 0, 10), ErrorCode::NotPermitted);
    }

    void R7_aBrokenChainIsFound_data()
    {
        QTest::addColumn<QString>("tamper");
        QTest::addColumn<qint64>("seq");
        QTest::addColumn<int>("fault");
        QTest::newRow("changed") << QStringLiteral("UPDATE audit SET reason = 'other' WHERE seq = 9") << qint64(9)
                                 << int(ChainFault::Content);
        QTest::newRow("actor") << QStringLiteral("UPDATE audit SET actor = 'user:eve' WHERE seq = 1") << qint64(1)
                               << int(ChainFault::Content);
        QTest::newRow("version") << QStringLiteral("UPDATE audit SET to_version = '9.9.9' WHERE seq = 9") << qint64(9)
                                 << int(ChainFault::Content);
        QTest::newRow("candidates") << QStringLiteral("UPDATE audit SET candidates = '59a7b4da7db9' WHERE seq = 9") << qint64(9)
                                    << int(ChainFault::Content);
        QTest::newRow("taken out") << QStringLiteral("DELETE FROM audit WHERE seq = 9") << qint64(10) << int(ChainFault::Number);
        QTest::newRow("at a step's edge") << QStringLiteral("DELETE FROM audit WHERE seq = 8") << qint64(9)
                                          << int(ChainFault::Number);
        QTest::newRow("first") << QStringLiteral("DELETE FROM audit WHERE seq = 1") << qint64(2) << int(ChainFault::Number);
        QTest::newRow("last") << QStringLiteral("DELETE FROM audit WHERE seq = 20") << qint64(19) << int(ChainFault::End);
        QTest::newRow("the last ones") << QStringLiteral("DELETE FROM audit WHERE seq > 12") << qint64(12)
                                       << int(ChainFault::End);
        QTest::newRow("all") << QStringLiteral("DELETE FROM audit") << qint64(0) << int(ChainFault::End);
        QTest::newRow("linked elsewhere") << QStringLiteral("UPDATE audit SET previous = 'sha256:00' WHERE seq = 5") << qint64(5)
                                          << int(ChainFault::Previous);
    }
    void R7_aBrokenChainIsFound()
    {
        QFETCH(QString, tamper);
        QFETCH(qint64, seq);
        QFETCH(int, fault);
        StoreFixture fixture;
        Chain chain(fixture);
        rc::check("a chain of twenty", [&] {
            if (chain.entries.isEmpty())
                chain.add(20);
        });
        QCOMPARE(chain.entries.size(), 20);
        chain.sql(qPrintable(tamper));
        for (const int step : {1, 4, 8, 100}) {
            ChainCheck check;
            do
                check = fixture.store().verifyAudit(fixture.admin(), check.upTo, step).value();
            while (!check.isThrough());
            QVERIFY2(check.broken, qPrintable(QStringLiteral("not found in steps of %1").arg(step)));
            QCOMPARE(check.broken->seq, seq);
            QCOMPARE(int(check.broken->fault), fault);
        }
    }

    void C1_C6_whatIfAgreesWithTheCheckOfEachNode()
    {
        QVERIFY(rc::check([] {
            StoreFixture fixture;
            const Caller alice = fixture.member("alice", Role::Operator);
            const Caller bob = fixture.member("bob", Role::Operator);
            QStringList names;
            for (int at = 0; at < *rc::gen::inRange(1, 6); ++at) {
                const QByteArray name = "node-" + QByteArray::number(at);
                Labels labels = *rc::gen::arbitrary<bool>() ? openPool(*rc::gen::element("a", "b")) : pool("a");
                labels.insert(QStringLiteral("only"), QString::fromLatin1(name));
                if (*rc::gen::arbitrary<bool>())
                    labels.insert(QStringLiteral("queues"), QStringLiteral("nightly"));
                fixture.node(name.constData(), labels, *rc::gen::inRange(0, 2));
                names.append(QString::fromLatin1(name));
            }
            fixture.install(manifestText("greeter", "1.0.0", greeter));
            fixture.settleAll();
            if (*rc::gen::arbitrary<bool>())
                (void)fixture.save(bob, manifestText("greeter", "1.1.0", greeter), pool("b"));
            if (*rc::gen::arbitrary<bool>())
                (void)fixture.save(alice, manifestText("greeter", "1.2.0", greeter), openPool("a"));
            if (*rc::gen::arbitrary<bool>())
                (void)fixture.store().setGate(fixture.admin(), PluginName(QStringLiteral("greeter")), true, {names.first()});
            if (*rc::gen::inRange(0, 4) == 0)
                (void)fixture.store().setRollout(fixture.admin(), PluginName(QStringLiteral("greeter")), true, {});
            const Digest digest = fixture.bundle(alice, manifestText("greeter", "1.3.0", greeter),
                                                 *rc::gen::arbitrary<bool>()
                                                     ? QByteArray("[build-system]\nrequires = [\"setuptools\"]\n"
                                                                  "build-backend = \"setuptools.build_meta\"\n")
                                                     : QByteArray());
            const Caller asker = fixture.again(alice);
            const Role as = *rc::gen::element(Role::Viewer, Role::Operator, Role::Admin);
            const PluginName plugin(QStringLiteral("greeter"));
            const WhatIf all = fixture.store().whatIf(asker, {plugin, digest, as}).value();
            RC_ASSERT(all.as == as);
            for (const QString &name : names) {
                const Verdict check
                    = fixture.store().checkCandidate(asker, {plugin, digest, {{QStringLiteral("only"), name}}, as, {}}).value();
                Verdict both = all.everywhere;
                for (const NodeWhatIf &node : all.nodes) {
                    if (node.node.text() == name) {
                        both.refusals += node.refusals;
                        both.warnings += node.warnings;
                    }
                }
                QStringList mine = codes(both.refusals) + codes(both.warnings);
                QStringList theirs = codes(check.refusals) + codes(check.warnings);
                mine.sort();
                theirs.sort();
                RC_ASSERT(mine == theirs);
                RC_ASSERT(both.checks == check.checks);
            }
        }));
    }

    void U18_whatIfIsForWhoMayReadTheCode()
    {
        StoreFixture fixture;
        const Caller alice = fixture.member("alice", Role::Operator);
        const Caller bob = fixture.member("bob", Role::Operator);
        const Caller vera = fixture.member("vera", Role::Viewer);
        fixture.node("dev-1", openPool("dev"));
        const Digest digest = fixture.bundle(alice, manifestText("greeter", "1.0.0", greeter));
        const WhatIfRequest request{PluginName(QStringLiteral("greeter")), digest, {}};
        OZ0_OK(fixture.store().whatIf(alice, request));
        OZ0_OK(fixture.store().whatIf(fixture.admin(), request));
        OZ0_FAILS(fixture.store().whatIf(bob, request), ErrorCode::NotFound);
        OZ0_FAILS(fixture.store().whatIf(vera, request), ErrorCode::NotPermitted);
        const qint64 revision = fixture.store().revision(alice.tenant).value();
        OZ0_OK(fixture.store().whatIf(alice, request));
        QCOMPARE(fixture.store().revision(alice.tenant).value(), revision); // it keeps nothing
    }
};

QTEST_GUILESS_MAIN(AuditReaderTest)
#include "AuditReaderTest.moc"
