// The audit as a window on pages that come late, in another order, or not at all.
#include "core/client/ContextGate.h"
#include "core/wire/AuditChain.h"
#include "core/wire/AuditCsv.h"
#include "core/wire/Codec.h"
#include "models/AuditTexts.h"
#include "models/presenters/AuditPresenter.h"
#include "tests/support/FakeApiClient.h"
#include "tests/support/ModelProbe.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <rapidcheck.h>

using namespace oz0;

namespace {

/// A chain as a server has it, oldest first.
struct Chain
{
    QList<AuditEntry> entries;

    void grow(int count)
    {
        for (int at = 0; at < count; ++at) {
            AuditEntry entry;
            entry.seq = entries.size() + 1;
            entry.at = Instant(Milliseconds(1'772'460'000'000 + entry.seq * 1000));
            entry.action = QStringLiteral("node.set");
            entry.outcome = QStringLiteral("done");
            entry.actor = PrincipalId(QStringLiteral("user:u%1").arg(entry.seq % 7));
            entry.object = QStringLiteral("nodes/n%1").arg(entry.seq % 11);
            entry.previous = entries.isEmpty() ? Digest() : entries.last().digest;
            entry.digest = chainDigest(entry);
            entries.append(entry);
        }
    }

    oz0::Page<AuditEntry> page(const PageRequest &request) const
    {
        QList<AuditEntry> fit = entries;
        for (const QString &part : request.filter.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            const qint64 number = part.section(QLatin1Char(':'), 1).toLongLong();
            const bool isAbove = part.startsWith(QLatin1String("above:"));
            const bool isUpTo = part.startsWith(QLatin1String("upto:"));
            fit.removeIf([&](const AuditEntry &e) {
                return isAbove ? e.seq <= number : isUpTo ? e.seq > number : !e.object.contains(part);
            });
        }
        if (request.newestFirst)
            std::reverse(fit.begin(), fit.end());
        oz0::Page<AuditEntry> page;
        page.total = fit.size();
        page.revision = entries.size();
        qsizetype from = request.offset;
        if (!request.after.isEmpty()) {
            const qint64 seq = request.after.toLongLong();
            from = std::find_if(fit.begin(), fit.end(), [seq](const AuditEntry &e) { return e.seq == seq; }) - fit.begin() + 1;
        }
        page.items = fit.mid(from, request.limit);
        if (from + page.items.size() < fit.size() && !page.items.isEmpty())
            page.next = QString::number(page.items.last().seq);
        return page;
    }
};

template <class F>
bool settles(F f)
{
    return QTest::qWaitFor(f, 10000);
}

} // namespace

class AuditModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void U10_pagesComeLateInAnyOrderAndFailAndEveryRowIsInItsPlace()
    {
        const bool holds = rc::check("rows are the chain's whatever the network does", [] {
            Chain chain;
            chain.grow(*rc::gen::element(0, 1, 3, 199, 200, 201, 900, 2500));
            FakeApiClient client;
            AuditModel model(client);
            QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
            ModelProbe probe(model, IdRole);
            model.start({});
            QSet<int> isAnswered;
            // Answers an open question: any of them, well or not.
            const auto answerOne = [&](bool well) {
                QList<int> open;
                for (int at = 0; at < client.auditPages.count(); ++at) {
                    if (!isAnswered.contains(at) && !client.auditPages.wasAborted(at))
                        open.append(at);
                }
                if (open.isEmpty())
                    return false;
                const int which = open.at(*rc::gen::inRange<int>(0, int(open.size())));
                isAnswered.insert(which);
                const PageRequest request = client.auditPages.argument(which);
                if (well)
                    client.auditPages.answer(which, chain.page(request));
                else
                    client.auditPages.answer(which, Failure(ErrorCode::TimedOut, QStringLiteral("late")));
                return true;
            };
            answerOne(true);
            RC_ASSERT(settles([&] { return model.phase() == AuditModel::Phase::Ready; }));
            for (int step = *rc::gen::inRange(0, 12); step > 0; --step) {
                switch (*rc::gen::inRange(0, 5)) {
                case 0:
                    if (model.rowCount() > 0)
                        (void)model.index(*rc::gen::inRange(0, model.rowCount()), 0).data();
                    break;
                case 1:
                    model.sort(0, *rc::gen::element(Qt::AscendingOrder, Qt::DescendingOrder));
                    break;
                case 2:
                    chain.grow(*rc::gen::inRange(1, 300));
                    model.showNew();
                    break;
                case 3:
                    answerOne(*rc::gen::inRange(0, 3) > 0);
                    break;
                default:
                    model.retry();
                }
                QCoreApplication::processEvents();
                RC_ASSERT(probe.rows().size() == model.rowCount());
            }
            // In the end everything is answered well, and all rows are looked at.
            model.showNew();
            RC_ASSERT(settles([&] {
                while (answerOne(true)) { }
                if (model.hasFailedPages())
                    model.retry();
                if (model.rowCount() != chain.entries.size())
                    return false;
                bool whole = true;
                for (int row = 0; row < model.rowCount(); ++row)
                    whole = model.entryAt(row) && whole;
                return whole;
            }));
            for (int row = 0; row < model.rowCount(); ++row) {
                const qsizetype place = model.newestFirst() ? chain.entries.size() - 1 - row : row;
                RC_ASSERT(*model.entryAt(row) == chain.entries.at(place));
                RC_ASSERT(model.chainAt(row) == ChainState::Fits);
            }
            RC_ASSERT(probe.rows() == probe.actual());
            RC_ASSERT(probe.resets() == 0);
        });
        QVERIFY(holds);
    }

    void U10_aMillionRowsAskOnlyForWhatIsLookedAt()
    {
        FakeApiClient client;
        AuditModel model(client);
        model.start({});
        oz0::Page<AuditEntry> first;
        Chain chain;
        chain.grow(AuditModel::pageSize);
        first.items = chain.entries;
        std::reverse(first.items.begin(), first.items.end());
        first.total = 1'000'000;
        client.auditPages.answerNext(first);
        QTRY_COMPARE(model.rowCount(), 1'000'000);
        // Who drags the bar from end to end passes thousands of pages.
        for (int row = 0; row < 1'000'000; row += 97)
            (void)model.index(row, 0).data();
        QTRY_COMPARE(client.auditPages.open(), AuditModel::atOnce);
        QCOMPARE(client.auditPages.count(), 1 + AuditModel::atOnce);
        const PageRequest &asked = client.auditPages.argument(1);
        QVERIFY(!asked.newestFirst);
        QVERIFY2(asked.offset < 10 * AuditModel::pageSize, "what was looked at last is asked for first");
        QVERIFY(model.index(500'000, 0).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("loading")));
    }

    void U23_aBrokenChainShowsWhereItIsLookedAt()
    {
        Chain chain;
        chain.grow(50);
        chain.entries[20].reason = QStringLiteral("changed afterwards");
        AuditEntry &relinked = chain.entries[30];
        relinked.previous = chain.entries[10].digest;
        relinked.digest = chainDigest(relinked);
        chain.entries[31].previous = relinked.digest;
        chain.entries[31].digest = chainDigest(chain.entries[31]);
        chain.entries[32].previous = chain.entries[31].digest;
        FakeApiClient client;
        client.auditPages.reply = [&](const PageRequest &request) { return Result<oz0::Page<AuditEntry>>(chain.page(request)); };
        AuditModel model(client);
        model.start({});
        QTRY_COMPARE(model.rowCount(), 50);
        QList<qint64> broken;
        for (int row = 0; row < 50; ++row) {
            if (model.chainAt(row) == ChainState::Broken)
                broken.prepend(model.entryAt(row)->seq);
        }
        QCOMPARE(broken, (QList<qint64>{21, 31, 33}));
        QVERIFY(model.index(model.rowOfSeq(21), 0).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("chain")));
        // A filter leaves entries out; that is no break.
        AuditQuery query;
        query.text = QStringLiteral("nodes/n3");
        model.start(query);
        QTRY_COMPARE(model.phase(), AuditModel::Phase::Ready);
        QVERIFY(model.rowCount() > 1 && model.rowCount() < 50);
        QCOMPARE(model.chainAt(0), ChainState::Unknown);
    }

    void U23_aCheckOfTheWholeChainHoldsForFilteredRowsToo()
    {
        Chain chain;
        chain.grow(50);
        FakeApiClient client;
        client.auditPages.reply = [&](const PageRequest &request) { return Result<oz0::Page<AuditEntry>>(chain.page(request)); };
        AuditModel model(client);
        AuditQuery query;
        query.text = QStringLiteral("nodes/n3");
        model.start(query);
        QTRY_VERIFY(model.rowCount() > 2);
        QCOMPARE(model.chainAt(0), ChainState::Unknown);
        model.setCheck(ChainCheck{1, 50, 50, {}, 50});
        QCOMPARE(model.chainAt(0), ChainState::Fits);
        // Up to where the server has looked, and no further; the one that does not fit is shown as that.
        const qint64 newest = model.entryAt(0)->seq;
        model.setCheck(ChainCheck{1, newest - 1, 50, ChainBreak{newest, ChainFault::Content}, 50});
        QCOMPARE(model.chainAt(0), ChainState::Broken);
        QCOMPARE(model.chainAt(1), ChainState::Fits);
        model.setCheck({});
        QCOMPARE(model.chainAt(1), ChainState::Unknown);
    }

    void U23_aRefusedEntrySaysWhatWasTriedAndWhy()
    {
        Chain chain;
        chain.grow(2);
        AuditEntry &entry = chain.entries[1];
        entry.action = QStringLiteral("plugin.install");
        entry.outcome = QStringLiteral("refused");
        entry.record = RecordId(QStringLiteral("758f98ed06ef3009"));
        entry.digest = chainDigest(entry);
        FakeApiClient client;
        client.auditPages.reply = [&](const PageRequest &request) { return Result<oz0::Page<AuditEntry>>(chain.page(request)); };
        client.refusalPages.reply = [&](const PageRequest &) {
            RefusalRecord record;
            record.id = entry.record;
            Refusal refusal;
            refusal.code = QStringLiteral("install.version_reused");
            refusal.subject.name = QStringLiteral("0.3.0");
            record.verdict.refusals = {refusal, refusal};
            oz0::Page<RefusalRecord> page;
            page.items = {record};
            page.total = 1;
            return Result<oz0::Page<RefusalRecord>>(page);
        };
        FakeClocks clocks;
        ContextGate gate(ContextClass::Local, clocks);
        TenantStore store(clocks);
        SessionPresenter session(client, store, gate, Context());
        AuditPresenter audit(client, store, session);
        audit.show();
        QTRY_COMPARE(audit.model().rowCount(), 2);
        const auto cell = [&audit](AuditModel::Column column) { return audit.model().index(0, int(column)).data().toString(); };
        QCOMPARE(cell(AuditModel::Column::Action), QStringLiteral("Install a plugin"));
        QTRY_COMPARE(cell(AuditModel::Column::Detail),
                     QStringLiteral("Version 0.3.0 is installed already, with other content, and 1 more reason(s)"));
        AuditEntry done = entry;
        done.outcome = QStringLiteral("done");
        QCOMPARE(AuditTexts::action(done), QStringLiteral("Plugin installed"));
        for (const QString &action : AuditTexts::knownActions()) {
            done.action = action;
            done.outcome = QStringLiteral("failed");
            QVERIFY(!AuditTexts::action(done).isEmpty());
        }
    }

    void U23_aLineTellsFromWhichVersionToWhich_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("line");
        const QString install = QStringLiteral("plugin.install");
        QTest::newRow("first") << install << QString() << QStringLiteral("1.0.0") << QStringLiteral("version 1.0.0");
        QTest::newRow("next") << install << QStringLiteral("1.0.0") << QStringLiteral("1.1.0")
                              << QStringLiteral("version 1.0.0 → 1.1.0");
        QTest::newRow("uninstalled") << QStringLiteral("plugin.uninstall") << QStringLiteral("1.1.0") << QString()
                                     << QStringLiteral("version 1.1.0");
        QTest::newRow("gate") << QStringLiteral("plugin.gate") << QStringLiteral("1.1.0") << QStringLiteral("1.1.0")
                              << QStringLiteral("version 1.1.0");
        QTest::newRow("reload") << QStringLiteral("candidate.update") << QStringLiteral("1.1.0") << QStringLiteral("1.1.0")
                                << QString();
        QTest::newRow("other version") << QStringLiteral("candidate.update") << QStringLiteral("1.1.0") << QStringLiteral("1.2.0")
                                       << QStringLiteral("version 1.1.0 → 1.2.0");
        QTest::newRow("removed") << QStringLiteral("candidate.remove") << QStringLiteral("1.1.0") << QString() << QString();
        QTest::newRow("of before there was any") << install << QString() << QString() << QString();
    }
    void U23_aLineTellsFromWhichVersionToWhich()
    {
        QFETCH(QString, action);
        QFETCH(QString, from);
        QFETCH(QString, to);
        AuditEntry entry;
        entry.action = action;
        entry.from.version = from;
        entry.to.version = to;
        QTEST(AuditTexts::detail(entry), "line");
        if (from.isEmpty() || from != to || action.startsWith(QLatin1String("candidate.")))
            return;
        entry.to.digest = Digest(QStringLiteral("sha256:dd"));
        QCOMPARE(AuditTexts::detail(entry), QStringLiteral("version %1, other bytes").arg(to));
        entry.candidates = {CandidateId(QStringLiteral("59a7b4da7db9"))};
        QVERIFY(AuditTexts::detail(entry).endsWith(QStringLiteral("same bytes as candidate 59a7b4da7db9")));
    }

    void theKeysOfProgramsHaveWordsToo()
    {
        QCOMPARE(AuditTexts::actionWord(QStringLiteral("api_key.add")), QStringLiteral("API key made"));
        QCOMPARE(AuditTexts::actionWord(QStringLiteral("api_key.revoke")), QStringLiteral("API key revoked"));
    }

    void everyFilterIsNamedAndWhatItHidesCounted()
    {
        Chain chain;
        chain.grow(5);
        FakeApiClient client;
        client.auditPages.reply = [&](const PageRequest &request) { return Result<oz0::Page<AuditEntry>>(chain.page(request)); };
        FakeClocks clocks;
        ContextGate gate(ContextClass::Local, clocks);
        TenantStore store(clocks);
        ChangeSet set;
        set.full = true;
        set.to = 1;
        set.now = clocks.now();
        store.apply(set);
        SessionPresenter session(client, store, gate, Context());
        AuditPresenter audit(client, store, session);
        audit.show();
        audit.setSpan(AuditSpan::Day);
        AuditQuery query = audit.query();
        query.text = QStringLiteral("no-such-thing");
        query.outcome = QStringLiteral("failed");
        audit.setQuery(query);
        QCOMPARE(audit.span(), AuditSpan::Day);
        QTRY_COMPARE(audit.state(), PageState::FilteredEmpty);
        for (const char *name : {"no-such-thing", "failed", "Last 24 hours"})
            QVERIFY2(audit.filteredEmptyText().contains(QLatin1String(name)), name);
        QTRY_COMPARE(audit.hiddenText(), QStringLiteral("5 entrie(s) are hidden."));
        // A query without the span's time ends the span: what is named is what is asked.
        query.since = Instant{};
        audit.setQuery(query);
        QCOMPARE(audit.span(), AuditSpan::Any);
        QVERIFY(!audit.filteredEmptyText().contains(QLatin1String("24 hours")));
    }

    void newEntriesAreCountedAndComeWhenAskedFor()
    {
        Chain chain;
        chain.grow(10);
        FakeApiClient client;
        client.auditPages.reply = [&](const PageRequest &request) { return Result<oz0::Page<AuditEntry>>(chain.page(request)); };
        AuditModel model(client);
        model.start({});
        QTRY_COMPARE(model.rowCount(), 10);
        const QPersistentModelIndex third = model.index(2, 0);
        const QString seq = third.data(IdRole).toString();
        chain.grow(3);
        model.lookForNew();
        QTRY_COMPARE(model.newEntries(), 3);
        QCOMPARE(model.rowCount(), 10); // nothing jumps
        model.showNew();
        QTRY_COMPARE(model.rowCount(), 13);
        QCOMPARE(model.newEntries(), 0);
        QCOMPARE(third.row(), 5);
        QCOMPARE(third.data(IdRole).toString(), seq);
        QCOMPARE(model.index(0, 0).data(IdRole).toString(), QStringLiteral("13"));
        model.sort(0, Qt::AscendingOrder);
        QCOMPARE(third.row(), 7);
        QCOMPARE(third.data(IdRole).toString(), seq);
    }

    void aFailedListSaysSoAndIsTriedAgain()
    {
        FakeApiClient client;
        AuditModel model(client);
        model.start({});
        client.auditPages.answerNext(Failure(ErrorCode::NotPermitted, QStringLiteral("no")));
        QTRY_COMPARE(model.phase(), AuditModel::Phase::Failed);
        QCOMPARE(model.error().code, ErrorCode::NotPermitted);
        model.retry();
        client.auditPages.answerNext(oz0::Page<AuditEntry>{});
        QTRY_COMPARE(model.phase(), AuditModel::Phase::Ready);
        QCOMPARE(model.rowCount(), 0);
    }

    void anAnswerToAnEarlierFilterIsDropped()
    {
        Chain chain;
        chain.grow(5);
        FakeApiClient client;
        AuditModel model(client);
        model.start({});
        AuditQuery query;
        query.text = QStringLiteral("nodes/n3");
        model.start(query);
        QVERIFY(client.auditPages.wasAborted(0));
        client.auditPages.answer(1, chain.page(client.auditPages.argument(1)));
        QTRY_COMPARE(model.phase(), AuditModel::Phase::Ready);
        QCOMPARE(model.rowCount(), 1);
    }

    void U23_theExportIsWhatIsListed_data()
    {
        QTest::addColumn<bool>("csv");
        QTest::addColumn<bool>("newest");
        QTest::newRow("csv, newest first") << true << true;
        QTest::newRow("json lines, oldest first") << false << false;
    }
    void U23_theExportIsWhatIsListed()
    {
        QFETCH(bool, csv);
        QFETCH(bool, newest);
        Chain chain;
        chain.grow(2500);
        FakeApiClient client;
        client.auditPages.reply = [&](const PageRequest &request) { return Result<oz0::Page<AuditEntry>>(chain.page(request)); };
        QTemporaryDir folder;
        AuditExport::Plan plan;
        plan.query.text = QStringLiteral("nodes/n3");
        plan.newestFirst = newest;
        plan.newest = 2400; // what came after the list was shown is not in the file
        plan.form = csv ? AuditExport::Form::Csv : AuditExport::Form::JsonLines;
        plan.file = folder.filePath(QStringLiteral("audit"));
        AuditExport exporting(client, plan);
        exporting.start();
        QTRY_COMPARE(exporting.phase(), AuditExport::Phase::Done);
        QFile file(plan.file);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QList<AuditEntry> expected;
        for (const AuditEntry &entry : chain.entries) {
            if (entry.seq <= 2400 && entry.object.contains(plan.query.text))
                expected.append(entry);
        }
        if (newest)
            std::reverse(expected.begin(), expected.end());
        QByteArray text = csv ? auditCsvHead() : QByteArray();
        for (const AuditEntry &entry : expected)
            text += csv ? auditCsvLine(entry) : QJsonDocument(toJson(entry)).toJson(QJsonDocument::Compact) + '\n';
        QCOMPARE(file.readAll(), text);
        QCOMPARE(exporting.written(), expected.size());
    }

    void aCancelledOrFailedExportLeavesNoFile()
    {
        Chain chain;
        chain.grow(2500);
        QTemporaryDir folder;
        for (const bool cancels : {true, false}) {
            FakeApiClient client;
            AuditExport::Plan plan;
            plan.file = folder.filePath(QStringLiteral("audit.csv"));
            AuditExport exporting(client, plan);
            exporting.start();
            client.auditPages.answerNext(chain.page(client.auditPages.argument(0)));
            QTRY_COMPARE(exporting.written(), 1000);
            QTRY_COMPARE(client.auditPages.open(), 1);
            if (cancels)
                exporting.cancel();
            else
                client.auditPages.answerNext(Failure(ErrorCode::Unreachable, QStringLiteral("gone")));
            QTRY_COMPARE(exporting.phase(), cancels ? AuditExport::Phase::Cancelled : AuditExport::Phase::Failed);
            QVERIFY(!QFile::exists(plan.file));
        }
    }
};

QTEST_GUILESS_MAIN(AuditModelTest)
#include "AuditModelTest.moc"
