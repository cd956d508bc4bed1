// The audit at a million entries: every filter finds its own, and how long a page takes is told.
#include "cluster/store/Database.h"
#include "cluster/store/StoreFixture.h"

#include <QElapsedTimer>
#include <QtTest>

using namespace oz0;

namespace {

constexpr char entries[]
    = "INSERT INTO audit (tenant, seq, at, action, outcome, actor, role, via, object, plugin, cause, reason, "
      "before_digest, after_digest, record, revision, previous, digest, object_owner) "
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000) "
      "SELECT 'default', i, 1700000000000 + i * 1000, 'action.' || (i % 20), 'done', 'user:u' || (i % 1000), "
      "'operator', '', 'candidates/' || (i % 5000), 'plugin-' || (i % 100), '', 'reason ' || i, '', '', '', i, "
      "'', '', 'user:u' || (i % 997) FROM n";

/// A million entries, written past the store. The indexes are made again afterwards: in order, which is quicker.
void fill(StoreFixture &fixture)
{
    const std::unique_ptr<Database> database = std::move(*Database::open(fixture.options().databaseFile));
    QStringList indexes;
    database->runOnce(QStringLiteral("SELECT sql FROM sqlite_master WHERE type = 'index' AND tbl_name = 'audit' AND sql > ''"),
                      {}, [&](const Row &row) { indexes.append(row.text(0)); });
    QVERIFY(indexes.size() >= 7);
    database->runOnce(QStringLiteral("PRAGMA cache_size = -200000"));
    database->runOnce(QStringLiteral("PRAGMA synchronous = OFF"));
    for (const QString &index : indexes)
        database->runOnce(QStringLiteral("DROP INDEX ") + index.section(QLatin1Char(' '), 2, 2));
    database->runOnce(QStringLiteral("DELETE FROM audit"));
    database->runOnce(QString::fromLatin1(entries));
    for (const QString &index : indexes)
        database->runOnce(index);
    database->runOnce(QStringLiteral("UPDATE tenants SET audit_seq = 1000000"));
    QVERIFY2(!database->hasFault(), qPrintable(database->takeFault().message));
}

} // namespace

class AuditScaleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void U10_aMillionEntriesAreCountedAndPaged()
    {
        StoreFixture fixture;
        fill(fixture);
        const Caller admin = fixture.admin();
        Caller alice = fixture.member("u7", Role::Operator);
        QCOMPARE(fixture.store().audit(admin, {})->total, 1000001);
        const auto ask = [&](const char *what, const Caller &caller, PageRequest request, qint64 fitting) {
            QElapsedTimer timer;
            timer.start();
            const Page<AuditEntry> first = fixture.store().audit(caller, request).value();
            const qint64 counted = timer.restart();
            const Page<AuditEntry> again = fixture.store().audit(caller, request).value();
            const qint64 paged = timer.elapsed();
            qInfo("%-34s %9lld fit, first %5lld ms, then %4lld ms", what, (long long)first.total, (long long)counted,
                  (long long)paged);
            QVERIFY(first == again);
            QCOMPARE(first.total, fitting);
        };
        PageRequest page;
        page.limit = 200;
        ask("newest", admin, page, 1000001);
        page.offset = 499000;
        ask("in the middle", admin, page, 1000001);
        page.offset = 0;
        page.filter = QStringLiteral("actor:user:u7");
        ask("one actor", admin, page, 1000);
        page.filter = QStringLiteral("action:action.3");
        page.offset = 20000;
        ask("one action, deep", admin, page, 50000);
        page.offset = 0;
        page.filter = QStringLiteral("plugin:plugin-42 action:action.2");
        ask("a plugin and an action", admin, page, 10000);
        page.filter = QStringLiteral("candidate:77");
        ask("one candidate", admin, page, 200);
        page.filter = QStringLiteral("since:2023-11-20T00:00:00Z until:2023-11-20T01:00:00Z");
        ask("one hour long ago", admin, page, 3601);
        page.filter = QStringLiteral("reason 99999");
        ask("words", admin, page, 19);
        page.filter.clear();
        ask("an operator's own", alice, page, 2003);
    }
};

QTEST_GUILESS_MAIN(AuditScaleTest)
#include "AuditScaleTest.moc"
