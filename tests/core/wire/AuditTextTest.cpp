// The audit as text: filters that the server is told, and rows for spreadsheets.
#include "core/base/Csv.h"
#include "core/wire/AuditChain.h"
#include "core/wire/AuditCsv.h"
#include "core/wire/AuditQuery.h"
#include "core/wire/Codec.h"

#include <QTest>

using namespace oz0;

class AuditTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aQueryBecomesTheServersFilter()
    {
        AuditQuery query;
        query.actor = PrincipalId(QStringLiteral("user:dana"));
        query.candidate = CandidateId(QStringLiteral("59a7b4da7db9"));
        query.since = instantFromText(QStringLiteral("2026-03-02T14:00:00Z"));
        query.text = QStringLiteral("  frees   gpu-1 ");
        QCOMPARE(query.filter(),
                 QStringLiteral("actor:user:dana candidate:59a7b4da7db9 since:2026-03-02T14:00:00.000Z frees gpu-1"));
        QCOMPARE(upTo(query.filter(), 7).right(7), QStringLiteral(" upto:7"));
        QCOMPARE(above({}, 7), QStringLiteral("above:7"));
        QVERIFY(AuditQuery{}.filter().isEmpty());
    }

    void aValueCannotBecomeAnotherCondition()
    {
        AuditQuery query;
        query.actor = PrincipalId(QStringLiteral("user:x plugin:y"));
        QCOMPARE(query.filter(), QStringLiteral("actor:user:xplugin:y"));
    }

    void aLongTextIsCutAtAWord()
    {
        AuditQuery query;
        query.text = QStringLiteral("word ").repeated(1000);
        QVERIFY(query.filter().size() <= 1024);
        QVERIFY(query.filter().endsWith(QStringLiteral("word")));
        QVERIFY(upTo(query.filter(), std::numeric_limits<qint64>::max()).size() <= 1024);
    }

    void csvQuotesAndTellsFormulasToBeText_data()
    {
        QTest::addColumn<QString>("cell");
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("plain") << QStringLiteral("user:dana") << QByteArray("user:dana\r\n");
        QTest::newRow("comma") << QStringLiteral("a,b") << QByteArray("\"a,b\"\r\n");
        QTest::newRow("quote") << QStringLiteral("a\"b") << QByteArray("\"a\"\"b\"\r\n");
        QTest::newRow("lines") << QStringLiteral("a\r\nb") << QByteArray("\"a\r\nb\"\r\n");
        QTest::newRow("carriage return") << QStringLiteral("a\rb") << QByteArray("\"a\rb\"\r\n");
        for (const char *formula : {"=1+1", "+1", "-1", "@SUM(A1)", "\tx"})
            QTest::newRow(formula) << QString::fromLatin1(formula) << QByteArray("'") + formula + "\r\n";
        QTest::newRow("formula with a comma") << QStringLiteral("=HYPERLINK(1,2)") << QByteArray("\"'=HYPERLINK(1,2)\"\r\n");
        QTest::newRow("empty") << QString() << QByteArray("\r\n");
    }
    void csvQuotesAndTellsFormulasToBeText()
    {
        QFETCH(QString, cell);
        QFETCH(QByteArray, line);
        QCOMPARE(csvLine({cell}), line);
    }

    void U23_aRowHoldsEverythingOfAnEntry()
    {
        AuditEntry entry;
        entry.seq = 912;
        entry.at = instantFromText(QStringLiteral("2026-03-02T14:01:07.004Z"));
        entry.action = QStringLiteral("candidate.remove");
        entry.outcome = QStringLiteral("done");
        entry.actor = PrincipalId(QStringLiteral("user:dana"));
        entry.role = Role::Admin;
        entry.via = QStringLiteral("session:4be1");
        entry.object = QStringLiteral("candidates/59a7b4da7db9");
        entry.plugin = PluginName(QStringLiteral("my-plugin"));
        entry.owner = PrincipalId(QStringLiteral("user:bob"));
        entry.nodes = {NodeName(QStringLiteral("dev-1")), NodeName(QStringLiteral("dev-2"))};
        entry.cause = QStringLiteral("person");
        entry.reason = QStringLiteral("=cmd, please");
        entry.before = Digest(QStringLiteral("sha256:aa"));
        entry.from = {QStringLiteral("1.0.0"), Digest(QStringLiteral("sha256:cc"))};
        entry.to = {QStringLiteral("1.1.0"), Digest(QStringLiteral("sha256:dd"))};
        entry.candidates = {CandidateId(QStringLiteral("4f1c09a2be7d")), CandidateId(QStringLiteral("59a7b4da7db9"))};
        entry.revision = 48213;
        entry.digest = Digest(QStringLiteral("sha256:bb"));
        QCOMPARE(
            auditCsvLine(entry),
            QByteArray("912,2026-03-02T14:01:07.004Z,candidate.remove,done,user:dana,admin,session:4be1,"
                       "candidates/59a7b4da7db9,my-plugin,user:bob,dev-1 dev-2,person,\"'=cmd, "
                       "please\",sha256:aa,,,48213,,sha256:bb,1.0.0,sha256:cc,1.1.0,sha256:dd,4f1c09a2be7d 59a7b4da7db9\r\n"));
        QCOMPARE(auditCsvHead().count(','), auditCsvLine(entry).count(',') - 1);
    }

    // Entries of before there were owner and nodes in them keep their digests.
    void whatAnEntryDoesNotHaveIsNoPartOfItsDigest()
    {
        AuditEntry entry;
        entry.seq = 1;
        entry.action = QStringLiteral("node.set");
        const QJsonObject json = toJson(entry);
        QVERIFY(!json.contains(QLatin1String("owner")) && !json.contains(QLatin1String("nodes")));
        const Digest before = chainDigest(entry);
        entry.owner = PrincipalId(QStringLiteral("user:bob"));
        QVERIFY(chainDigest(entry) != before);
        entry.owner = {};
        entry.nodes = {NodeName(QStringLiteral("dev-1"))};
        QVERIFY(chainDigest(entry) != before);
        entry.nodes.clear();
        QVERIFY(!json.contains(QLatin1String("from")) && !json.contains(QLatin1String("to"))
                && !json.contains(QLatin1String("candidates")));
        entry.to = {QStringLiteral("1.0.0"), Digest(QStringLiteral("sha256:aa"))};
        const Digest installed = chainDigest(entry);
        QVERIFY(installed != before);
        entry.to.version = QStringLiteral("1.1.0");
        QVERIFY(chainDigest(entry) != installed);
        entry.to = {};
        entry.from.version = QStringLiteral("1.0.0");
        QVERIFY(chainDigest(entry) != before);
        entry.from = {};
        entry.candidates = {CandidateId(QStringLiteral("59a7b4da7db9"))};
        QVERIFY(chainDigest(entry) != before);
        entry.candidates.clear();
        QCOMPARE(chainDigest(entry), before);
    }

    void aBreakSaysWhatDoesNotFit()
    {
        QList<AuditEntry> chain;
        Digest before;
        for (int seq = 1; seq <= 6; ++seq) {
            AuditEntry entry;
            entry.seq = seq;
            entry.action = QStringLiteral("node.set");
            entry.previous = before;
            entry.digest = before = chainDigest(entry);
            chain.append(entry);
        }
        QVERIFY(!breakIn(chain, 1, {}));
        QVERIFY(!breakIn(chain.mid(3), 4, chain[2].digest));
        QCOMPARE(breakIn(chain.mid(3), 4, chain[1].digest), (std::optional(ChainBreak{4, ChainFault::Previous})));
        QList<AuditEntry> changed = chain;
        changed[2].reason = QStringLiteral("other");
        QCOMPARE(breakIn(changed, 1, {}), (std::optional(ChainBreak{3, ChainFault::Content})));
        changed[2].digest = chainDigest(changed[2]);
        QCOMPARE(breakIn(changed, 1, {}), (std::optional(ChainBreak{4, ChainFault::Previous})));
        QList<AuditEntry> short_ = chain;
        short_.removeAt(2);
        QCOMPARE(breakIn(short_, 1, {}), (std::optional(ChainBreak{4, ChainFault::Number})));
    }
};

QTEST_GUILESS_MAIN(AuditTextTest)
#include "AuditTextTest.moc"
