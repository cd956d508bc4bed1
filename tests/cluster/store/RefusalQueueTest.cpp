// The review queue on the server: groups, filters, counts, what is marked as seen, the lines that are kept, and who knows of it.
#include "cluster/store/StoreFixture.h"

#include <QtTest>

using namespace oz0;
using namespace std::chrono_literals;

namespace {

const char *const plain = "tools:\n  - {id: greeter, server: {module: greeter.server}, functions: [{name: hello}]}\n";

struct Queue : StoreFixture
{
    RecordId refuse(const Caller &owner, const char *plugin, const char *more = plain)
    {
        clock().pass(1s);
        return save(owner, manifestText(plugin, "1.0.0", more), pool("nowhere"))->refused->id;
    }
    QStringList ids(const Caller &caller, const QString &filter = {}, int limit = 100)
    {
        QStringList found;
        PageRequest page;
        page.limit = limit;
        page.filter = filter;
        do {
            const Result<Page<RefusalRecord>> answer = store().refusalQueue(caller, page);
            if (!answer)
                return {said(answer.error())};
            for (const RefusalRecord &record : answer->items)
                found.append(record.id.text());
            page.after = answer->next;
        } while (!page.after.isEmpty());
        return found;
    }
    qint64 total(const Caller &caller, const QString &filter)
    {
        PageRequest page;
        page.limit = 1;
        page.filter = filter;
        const Result<Page<RefusalRecord>> answer = store().refusalQueue(caller, page);
        return answer ? answer->total : -1;
    }
};

} // namespace

class RefusalQueueTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void groupsComeByTheirNewestRecordWhateverThePagesSize()
    {
        Queue queue;
        const Caller alice = queue.member("alice", Role::Operator);
        const Caller bob = queue.member("bob", Role::Operator);
        const QString a1 = queue.refuse(alice, "alpha").text();
        const QString b1 = queue.refuse(alice, "beta").text();
        const QString bobs = queue.refuse(bob, "alpha").text();
        const QString a2 = queue.refuse(alice, "alpha").text();
        const QString b2 = queue.refuse(alice, "beta").text();
        const QStringList wanted{b2, b1, a2, a1, bobs};
        for (int limit = 1; limit <= 6; ++limit)
            QCOMPARE(queue.ids(queue.admin(), {}, limit), wanted);
        QCOMPARE(queue.ids(alice), QStringList({b2, b1, a2, a1}));
    }

    void filtersNarrowAndCount()
    {
        Queue queue;
        const Caller alice = queue.member("alice", Role::Operator);
        const Caller bob = queue.member("bob", Role::Operator);
        const RecordId first = queue.refuse(alice, "alpha");
        const QString noon = toText(queue.clock().now() + 500ms);
        queue.refuse(alice, "beta");
        queue.refuse(bob, "beta");
        const Caller admin = queue.admin();
        QCOMPARE(queue.total(admin, {}), 3);
        QCOMPARE(queue.total(admin, QStringLiteral("plugin:beta")), 2);
        QCOMPARE(queue.total(admin, QStringLiteral("seen:no")), 3);
        OZ0_OK(queue.store().markSeen(alice, first));
        QCOMPARE(queue.total(admin, QStringLiteral("seen:no")), 2);
        QCOMPARE(queue.total(admin, QStringLiteral("seen:yes plugin:beta")), 0);
        QCOMPARE(queue.total(admin, QStringLiteral("mine:yes")), 0);
        QCOMPARE(queue.total(bob, QStringLiteral("mine:yes")), 1);
        QCOMPARE(queue.total(admin, QStringLiteral("since:") + noon), 2);
        QCOMPARE(queue.total(admin, QStringLiteral("until:") + noon), 1);
        QCOMPARE(queue.total(admin, QStringLiteral("kind:save")), 3);
        QCOMPARE(queue.total(admin, QStringLiteral("kind:renewal")), 0);
        QCOMPARE(queue.total(admin, QStringLiteral("node.none_selected beta")), 2);
    }

    void aFilterThatMeansNothingIsRefused()
    {
        Queue queue;
        PageRequest page;
        for (const char *filter : {"seen:maybe", "mine:no", "since:yesterday", "kind:anything\" OR 1=1"}) {
            page.filter = QLatin1String(filter);
            OZ0_FAILS(queue.store().refusalQueue(queue.admin(), page), ErrorCode::InvalidInput);
        }
        page.filter.clear();
        for (const char *cursor : {"x", "1", "1.x", "-1.2", "1.2.3"}) {
            page.after = QLatin1String(cursor);
            OZ0_FAILS(queue.store().refusalQueue(queue.admin(), page), ErrorCode::InvalidInput);
        }
    }

    void whatComesWhileAllAreMarkedStaysUnseen()
    {
        Queue queue;
        const Caller alice = queue.member("alice", Role::Operator);
        const Caller bob = queue.member("bob", Role::Operator);
        queue.refuse(alice, "alpha");
        const RecordId newestShown = queue.refuse(alice, "beta");
        const RecordId later = queue.refuse(alice, "alpha");
        queue.refuse(bob, "alpha");
        QCOMPARE(queue.store().markAllSeen(alice, {{}, newestShown})->marked, 2);
        QVERIFY(!queue.store().refusal(alice, later)->seen);
        QCOMPARE(queue.total(queue.admin(), QStringLiteral("seen:no")), 2);
        QCOMPARE(queue.store().markAllSeen(alice, {})->marked, 1); // another's stays
        QCOMPARE(queue.total(queue.admin(), QStringLiteral("seen:no")), 1);
        QCOMPARE(queue.store().markAllSeen(queue.admin(), {QStringLiteral("plugin:beta"), {}})->marked, 0);
    }

    void theLinesOfThenAreKeptAndAnotherInstallIsTold()
    {
        Queue queue;
        const Caller alice = queue.member("alice", Role::Operator);
        queue.node("local-1");
        queue.install(manifestText("greeter", "1.0.0", plain));
        // Other bytes under its number are what an install refuses.
        const QByteArray changed = manifestText("greeter", "1.0.0", (QByteArray(plain) + "uses: [nobody]\n").constData());
        InstallRequest request{queue.bundle(queue.admin(), changed), PluginName(QStringLiteral("greeter"))};
        const RecordId id = queue.store().install(queue.admin(), request)->refused->id;
        const Result<Evidence> evidence = queue.store().refusalEvidence(queue.admin(), id);
        OZ0_OK(evidence);
        QCOMPARE(evidence->installedVersion, QStringLiteral("1.0.0"));
        QCOMPARE(evidence->refusals.size(), 1);
        QCOMPARE(evidence->refusals[0].proposed.size(), 1);
        QVERIFY(evidence->refusals[0].proposed[0].text.contains(QLatin1String("1.0.0")));
        QVERIFY(!queue.store().recheck(queue.admin(), id)->installedChanged);
        queue.install(manifestText("greeter", "2.0.0", plain));
        const Result<Recheck> again = queue.store().recheck(queue.admin(), id);
        QVERIFY(again->installedChanged);
        QCOMPARE(again->installedVersion, QStringLiteral("2.0.0"));
        QCOMPARE(queue.store().refusalEvidence(queue.admin(), id)->installedVersion, QStringLiteral("1.0.0"));
    }

    // U18: its owner and an admin see paths and lines; of another's refused reload one sees the code, and no more.
    void U18_othersSeeTheCodeOnly()
    {
        Queue queue;
        const Caller alice = queue.member("alice", Role::Operator);
        const Caller bob = queue.member("bob", Role::Operator);
        queue.node("dev-1", openPool("dev"));
        OZ0_OK(queue.save(alice, manifestText("greeter", "1.0.0", plain), pool("dev")));
        const QByteArray asksForMore = manifestText("greeter", "1.1.0", "requires: {secrets: [ALPHA_KEY]}\n");
        const Result<SaveAnswer> reload = queue.save(alice, asksForMore, pool("dev"), "a", false);
        OZ0_OK(reload);
        QVERIFY(reload->refused);
        const RecordId id = reload->refused->id;
        QVERIFY(!reload->refused->verdict.refusals.first().path.isEmpty());
        OZ0_FAILS(queue.store().refusal(bob, id), ErrorCode::NotFound);
        OZ0_FAILS(queue.store().refusalEvidence(bob, id), ErrorCode::NotFound);
        OZ0_FAILS(queue.store().recheck(bob, id), ErrorCode::NotFound);
        OZ0_FAILS(queue.store().markSeen(bob, id), ErrorCode::NotFound);
        OZ0_FAILS(queue.store().markAllSeen(bob, {{}, id}), ErrorCode::NotFound);
        QCOMPARE(queue.ids(bob), QStringList());
        const Result<QList<Candidate>> seen = queue.store().candidates(bob);
        OZ0_OK(seen);
        QCOMPARE(seen->size(), 1);
        QCOMPARE(seen->first().doomed->code, QStringLiteral("secret.not_available"));
        const QByteArray told = QJsonDocument(toJson(seen->first())).toJson();
        QVERIFY2(!told.contains("ALPHA_KEY") && !told.contains("/requires"), told.constData());
        QVERIFY(QJsonDocument(toJson(queue.store().refusal(alice, id).value())).toJson().contains("/requires/secrets/0"));
    }
};

QTEST_GUILESS_MAIN(RefusalQueueTest)
#include "RefusalQueueTest.moc"
