// Verdicts in words, the anatomy of a refusal, lists in somebody else's order, and the queue as rows.
#include "core/domain/RefusalTexts.h"
#include "core/domain/VerdictCounts.h"
#include "core/manifest/YamlTree.h"
#include "models/RefusalQueueModel.h"
#include "models/RefusalView.h"
#include "models/RemedyDiff.h"
#include "models/Roles.h"
#include "models/RuleTexts.h"
#include "models/VerdictReport.h"
#include "models/VerdictTexts.h"
#include "tests/support/ModelProbe.h"

#include <QAbstractItemModelTester>
#include <QSet>
#include <QTest>
#include <QTranslator>

#include <rapidcheck.h>

using namespace oz0;

namespace {

Refusal refusalOf(const char *code, bool adminMayTry = true, const char *subject = "KEY")
{
    Refusal refusal;
    refusal.code = QLatin1String(code);
    refusal.rule = QStringLiteral("B1");
    refusal.adminMayTry = adminMayTry;
    refusal.subject.name = QLatin1String(subject);
    return refusal;
}

Verdict verdictOf(const QList<Refusal> &refusals, int checks = 31)
{
    Verdict verdict;
    verdict.refusals = refusals;
    verdict.checks = checks;
    return verdict;
}

struct Row
{
    QString key;
    int value = 0;
    friend bool operator==(const Row &, const Row &) = default;
};

class RowsModel : public OrderedRowsModel<Row>
{
public:
    void set(std::vector<Row> rows) { setRows(std::move(rows)); }
    QVariant data(const QModelIndex &index, int role) const override
    {
        if (role == IdRole)
            return at(index.row()).key;
        return role == Qt::DisplayRole ? QVariant(at(index.row()).value) : QVariant();
    }
};

RefusalRecord recordOf(int n, const char *plugin, const char *actor, bool seen = false)
{
    RefusalRecord record;
    record.id = RecordId(QStringLiteral("record%1").arg(n));
    record.at = Instant(Milliseconds(1772460000000 + n * 60000));
    record.plugin = PluginName(QLatin1String(plugin));
    record.actor = PrincipalId(QLatin1String(actor));
    record.version = QStringLiteral("0.4.0");
    record.attempt = QStringLiteral("save");
    record.verdict = verdictOf({refusalOf("binding.changed")});
    record.seen = seen;
    return record;
}

/// Puts a mark before whatever the reader of a manifest has a translation for.
class MarkedProblems : public QTranslator
{
public:
    QString translate(const char *context, const char *source, const char *, int) const override
    {
        return qstrcmp(context, "oz0::ManifestProblems") == 0 ? QLatin1Char('~') + QString::fromUtf8(source) : QString();
    }
    bool isEmpty() const override { return false; }
};

} // namespace

class VerdictsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void U17_theVerdictIsOneSentence_data()
    {
        QTest::addColumn<QList<Refusal>>("refusals");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("brief");
        const Refusal mayTry = refusalOf("binding.changed");
        const Refusal mayTryToo = refusalOf("egress.host_added");
        const Refusal nobody = refusalOf("placement.last_node_of_plugin", false);
        QTest::newRow("two") << QList<Refusal>{mayTry, mayTryToo} << "2 of 31 checks refuse this; an admin may try it."
                             << "2 refuse, an admin may try";
        QTest::newRow("one check, two places") << QList<Refusal>{mayTry, refusalOf("binding.changed", true, "OTHER")}
                                               << "1 of 31 checks refuse this; an admin may try it."
                                               << "1 refuse, an admin may try";
        QTest::newRow("some") << QList<Refusal>{mayTry, mayTryToo, nobody}
                              << "3 of 31 checks refuse this; an admin may try 2 of them."
                              << "3 refuse, 2 an admin may try";
        QTest::newRow("nobody") << QList<Refusal>{nobody} << "1 of 31 checks refuse this; nobody may allow it."
                                << "1 refuse, nobody may";
        QTest::newRow("none") << QList<Refusal>{} << "Nothing refuses this; 31 check(s) passed."
                              << "Nothing refuses";
    }

    // Without a translation plurals read as in the sources; tst_translations holds the English ones.
    void U17_theVerdictIsOneSentence()
    {
        QFETCH(QList<Refusal>, refusals);
        QTEST(VerdictTexts::sentence(verdictOf(refusals)), "sentence");
        QTEST(VerdictTexts::brief(verdictOf(refusals)), "brief");
    }

    void anAdminMayTryACodeOnlyWhenHeMayTryEachOfIt()
    {
        const VerdictCounts counts = countsOf(
            verdictOf({refusalOf("binding.changed", true), refusalOf("binding.changed", false)}));
        QCOMPARE(counts, (VerdictCounts{1, 31, 0}));
        QCOMPARE(countsOf(verdictOf({refusalOf("a"), refusalOf("b")}, 1)).checks, 2);
    }

    // U17: what, which rule, where, installed and proposed, who may, what next; of every code that the catalogue has.
    void U17_everyCodeHasItsWholeAnatomy()
    {
        const QStringList codes = catalogueCodes();
        QVERIFY(codes.size() > 50);
        for (const QString &code : codes) {
            const RefusalView view = RefusalViews::of(refusalOf(code.toLatin1().constData()), 1);
            for (const QString &part : {view.title, view.rule, view.whoMay, view.next, view.essence()})
                QVERIFY2(!part.isEmpty() && !part.contains(QLatin1Char('{')), qPrintable(code + QLatin1String(": ") + part));
        }
    }

    void U17_aVersionThatIsThereShowsDigestsInsteadOfTheSameLineTwice()
    {
        const Refusal reused = refusalOf("install.version_reused", false);
        const Excerpt same{{{2, QStringLiteral("version: 0.3.0")}}, {{2, QStringLiteral("version: 0.3.0")}}};
        QList<RefusalView> views{RefusalViews::of(reused, 1, same)};
        QVERIFY(views[0].installed.isEmpty() && views[0].proposed.isEmpty());
        RefusalViews::addDigests(views, Digest(QStringLiteral("sha256:") + QString(64, QLatin1Char('a'))),
                                 Digest(QStringLiteral("sha256:") + QString(64, QLatin1Char('b'))));
        const QString because = views[0].because.join(QLatin1Char(' '));
        QVERIFY(because.contains(QLatin1String("aaaaaaaaaaaa")) && because.contains(QLatin1String("bbbbbbbbbbbb")));
        // Lines that differ stay.
        const RefusalView other = RefusalViews::of(refusalOf("binding.changed"), 1,
                                                   {{{2, QStringLiteral("header: A")}}, {{2, QStringLiteral("header: B")}}});
        QCOMPARE(other.installed.size(), 1);
    }

    void whatWasInstalledIsNotDeniedBeforeItIsKnown()
    {
        RefusalRecord record;
        record.plugin = PluginName(QStringLiteral("csv-summary"));
        record.version = QStringLiteral("2.1.0");
        const auto facts = [&record](const Evidence &evidence) {
            return VerdictTexts::facts(record, evidence, [](const QString &text) { return text; });
        };
        QVERIFY(facts({}).contains(QLatin1String("nothing was installed")));
        record.installedManifest = Digest(QStringLiteral("sha256:") + QString(64, QLatin1Char('a')));
        QVERIFY(facts({}).startsWith(QLatin1String("csv-summary 2.1.0, ")));
        QVERIFY(!facts({}).contains(QLatin1String("installed")));
        Evidence evidence;
        evidence.installedVersion = QStringLiteral("2.0.3");
        QVERIFY(facts(evidence).startsWith(QLatin1String("csv-summary 2.1.0 against installed 2.0.3")));
    }

    void U17_whatAParserSaysIsEvidenceAndNoTitle()
    {
        Refusal refusal = refusalOf("manifest.invalid", false);
        refusal.line = 5;
        refusal.parameters = {{QStringLiteral("problem"), QStringLiteral("while parsing a flow sequence: did not find ','")}};
        const RefusalView view = RefusalViews::of(refusal, 1);
        QCOMPARE(view.title, QStringLiteral("plugin.yaml is not valid at line 5."));
        QVERIFY(view.because.join(QLatin1Char(' ')).contains(QLatin1String("flow sequence")));
    }

    // What the reader of YAML says is led by our words, and our own sentences are taken apart to be translated.
    void U17_whatAParserSaysIsSaidToBeItsOwn()
    {
        const auto said = [](const char *problem) {
            Refusal refusal = refusalOf("manifest.invalid", false);
            refusal.parameters = {{QStringLiteral("problem"), QLatin1String(problem)}};
            return RefusalViews::of(refusal, 1).because.join(QLatin1Char(' '));
        };
        QCOMPARE(said("no valid YAML: did not find expected key"), QStringLiteral("The parser says: did not find expected key."));
        MarkedProblems marked;
        QVERIFY(QCoreApplication::installTranslator(&marked));
        for (const char *own :
             {"name: a\n---\nname: b\n", "name: &here a\n", "name: *here\n", "name: !here a\n", "name: \x01\n"}) {
            const YamlTree tree = readYamlTree(own, 4096);
            QVERIFY2(!tree.problems.isEmpty(), own);
            const QString message = tree.problems.first().message;
            QCOMPARE(said(qUtf8Printable(message)), QLatin1Char('~') + message + QLatin1Char('.'));
        }
        QCoreApplication::removeTranslator(&marked);
    }

    void U17_theChainTellsTheChangeAndNotTheTitleAgain()
    {
        const auto changeIn = [](const RefusalView &view) {
            for (const ChainLink &link : view.chain) {
                if (link.label == QLatin1String("Change"))
                    return link.value;
            }
            return QString();
        };
        const Excerpt same{{{2, QStringLiteral("version: 0.3.0")}}, {{2, QStringLiteral("version: 0.3.0")}}};
        QCOMPARE(changeIn(RefusalViews::of(refusalOf("install.version_reused", false), 1, same)),
                 QStringLiteral("version: 0.3.0, as installed"));
        Refusal refusal = refusalOf("binding.changed");
        refusal.path = QStringLiteral("/requires/inject/0");
        const ExcerptLine before{10, QStringLiteral("      header: Authorization")};
        const ExcerptLine after{10, QStringLiteral("      header: X-Api-Key")};
        QCOMPARE(changeIn(RefusalViews::of(refusal, 1, {{before}, {after}})),
                 QStringLiteral("header: X-Api-Key instead of header: Authorization"));
        QCOMPARE(changeIn(RefusalViews::of(refusal, 1, {{}, {{19, QStringLiteral("    - collector.example.net:443")}}})),
                 QStringLiteral("collector.example.net:443 is new"));
        QCOMPARE(changeIn(RefusalViews::of(refusal, 1, {{before}, {}})), QStringLiteral("header: Authorization is gone"));
        QCOMPARE(changeIn(RefusalViews::of(refusal, 1)), QStringLiteral("/requires/inject/0"));
        refusal.path.clear();
        QCOMPARE(changeIn(RefusalViews::of(refusal, 1)), QString());
        const QList<ExcerptLine> many(5, after);
        QVERIFY(!changeIn(RefusalViews::of(refusal, 1, {{before}, many})).contains(QLatin1String("instead")));
    }

    // Every rule of the catalogue has a paragraph of its own letter; a warning and an unknown rule have none.
    void U17_aRuleIsExplained()
    {
        QSet<QString> told;
        for (const char *rule : {"P3", "D3", "C1", "B7", "K2", "T1", "R1", "E1", "X2", "V2"}) {
            const QString why = RuleTexts::why(QLatin1String(rule));
            QVERIFY2(why.size() > 80, rule);
            told.insert(why);
        }
        QCOMPARE(told.size(), 10);
        QVERIFY(RuleTexts::why(QStringLiteral("Z9")).isEmpty());
        QVERIFY(RuleTexts::explains(RefusalViews::of(refusalOf("binding.changed"), 1)));
        QVERIFY(!RuleTexts::explains(RefusalViews::of(refusalOf("node.homes_jobs"), 0)));
    }

    void U14_theRemedysLinesAreThoseThatDifferAndHideWhatIsHidden()
    {
        using Kind = RemedyLine::Kind;
        const QByteArray refused = "name: my-plugin\nversion: 0.4.0\nrequires:\n  secrets: [KEY]\nuses:\n  - tracker\n"
                                   "tools:\n  - id: t\n    remote:\n      url: https://t.example.net/\n      headers:\n"
                                   "        X-Token: CANARY\n";
        QByteArray mended = refused;
        mended.replace("version: 0.4.0", "version: 0.4.1").replace("      headers:\n        X-Token: CANARY\n", "");
        const QList<RemedyLine> lines = RemedyDiff::between(refused, mended);
        QCOMPARE(lines.mid(0, 3),
                 (QList<RemedyLine>{{Kind::Place, QStringLiteral("plugin.yaml line 2")},
                                    {Kind::Removed, QStringLiteral("version: 0.4.0")},
                                    {Kind::Added, QStringLiteral("version: 0.4.1")}}));
        QCOMPARE(lines.size(), 6);
        QCOMPARE(lines[3], (RemedyLine{Kind::Place, QStringLiteral("plugin.yaml lines 11 and 12")}));
        for (const RemedyLine &line : lines)
            QVERIFY2(!line.text.contains(QLatin1String("CANARY")), qPrintable(line.text));
        QVERIFY(RemedyDiff::between(refused, refused).isEmpty());
    }

    void U16_anUnknownCodeShowsWhatTheServerSaid()
    {
        Refusal refusal = refusalOf("some.newer_code");
        refusal.message = QStringLiteral("Something that a newer server refuses.");
        refusal.because = {QJsonObject{{QStringLiteral("planet"), QStringLiteral("Mars")}}};
        const RefusalView view = RefusalViews::of(refusal, 1);
        QCOMPARE(view.title, refusal.message);
        QCOMPARE(view.because, QStringList{QStringLiteral("planet: Mars")});
        QCOMPARE(view.whoMay, QStringLiteral("An admin may try it."));
    }

    void theLinesAndTheirDifferencesAreMarked()
    {
        Refusal refusal = refusalOf("binding.changed");
        refusal.line = 10;
        const Excerpt excerpt{{{9, QStringLiteral("header: Authorization")}, {10, QStringLiteral("format: \"Bearer {secret}\"")}},
                              {{10, QStringLiteral("header: X-Api-Key")}, {11, QStringLiteral("format: \"Token {secret}\"")}}};
        const RefusalView view = RefusalViews::of(refusal, 1, excerpt);
        QCOMPARE(view.where, QStringLiteral("plugin.yaml lines 10 and 11"));
        QCOMPARE(view.whereThen, QStringLiteral("installed: lines 9 and 10"));
        const auto marked = [](const ViewLine &line) {
            return line.text.mid(line.marks.value(0).from, line.marks.value(0).length);
        };
        QCOMPARE(marked(view.installed[0]), QStringLiteral("Authorization"));
        QCOMPARE(marked(view.proposed[0]), QStringLiteral("X-Api-Key"));
        QCOMPARE(marked(view.installed[1]), QStringLiteral("Bearer"));
        QCOMPARE(marked(view.proposed[1]), QStringLiteral("Token"));
    }

    // What stands between two changes of a line is not marked.
    void everyChangeOfALineHasItsMark()
    {
        QList<ViewLine> installed{{8, QStringLiteral("- {secret: KEY, header: Authorization, format: \"Bearer {secret}\"}"), {}}};
        QList<ViewLine> proposed{{8, QStringLiteral("- {secret: KEY, header: X-Api-Key, format: \"Token {secret}\"}"), {}}};
        markDifferences(installed, proposed);
        const auto marked = [](const ViewLine &line) {
            QStringList words;
            for (const LineMark &mark : line.marks)
                words.append(line.text.mid(mark.from, mark.length));
            return words;
        };
        QCOMPARE(marked(installed.first()), (QStringList{QStringLiteral("Authorization"), QStringLiteral("Bearer")}));
        QCOMPARE(marked(proposed.first()), (QStringList{QStringLiteral("X-Api-Key"), QStringLiteral("Token")}));
    }

    // Of a list in one line only the entry that the refusal is about is new.
    void U16_theChangeOfAListInOneLineNamesItsEntry()
    {
        Refusal refusal = refusalOf("secret.not_available");
        refusal.rule = QStringLiteral("P3");
        refusal.subject = {QStringLiteral("secret"), QStringLiteral("GREETING_KEY")};
        const auto change = [&refusal](const Excerpt &excerpt) {
            for (const ChainLink &link : RefusalViews::of(refusal, 1, excerpt).chain) {
                if (link.label == QLatin1String("Change"))
                    return link.value;
            }
            return QString();
        };
        const QList<ExcerptLine> proposed{{6, QStringLiteral("secrets: [STORAGE_KEY, GREETING_KEY]")}};
        QCOMPARE(change({{}, proposed}), QStringLiteral("GREETING_KEY is new"));
        QCOMPARE(change({{{6, QStringLiteral("secrets: [STORAGE_KEY]")}}, proposed}),
                 QStringLiteral("secrets: [STORAGE_KEY, GREETING_KEY] instead of secrets: [STORAGE_KEY]"));
        QCOMPARE(change({{}, {{6, QStringLiteral("- GREETING_KEY")}}}), QStringLiteral("GREETING_KEY is new"));
        QCOMPARE(change({{{6, QStringLiteral("secrets: [STORAGE_KEY, GREETING_KEY]")}}, {}}),
                 QStringLiteral("GREETING_KEY is gone"));
    }

    void marksNeverLeaveTheLine()
    {
        rc::check([] {
            const auto letters = rc::gen::container<std::string>(rc::gen::element('a', 'b', ' ', ':', '-'));
            QList<ViewLine> one{{1, QString::fromStdString(*letters), {}}};
            QList<ViewLine> other{{1, QString::fromStdString(*letters), {}}};
            markDifferences(one, other);
            for (const ViewLine &line : one + other) {
                for (const LineMark &mark : line.marks)
                    RC_ASSERT(mark.from >= 0 && mark.length > 0 && mark.from + mark.length <= line.text.size());
            }
            if (one[0].text != other[0].text)
                RC_ASSERT(one[0].marks.size() + other[0].marks.size() > 0);
        });
    }

    void aCheckOfNowTellsWhatChangedSince()
    {
        RefusalRecord record = recordOf(1, "greeter", "user:alice");
        record.verdict = verdictOf({refusalOf("binding.changed"), refusalOf("egress.host_added")});
        Recheck now;
        now.verdict = record.verdict;
        QVERIFY(VerdictTexts::again(record.verdict, now).contains(QLatin1String("the same")));
        QVERIFY(VerdictTexts::since(record, {}, now).isEmpty());
        now.verdict = verdictOf({refusalOf("egress.host_added"), refusalOf("grant.uses_added")});
        now.installedChanged = true;
        now.installedVersion = QStringLiteral("2.0.0");
        QCOMPARE(VerdictTexts::since(record, {}, now).size(), 3);
        now.verdict = verdictOf({});
        QVERIFY(VerdictTexts::again(record.verdict, now).contains(QLatin1String("nothing refuses it any more")));
    }

    void U12_rowsMoveToTheirPlacesWithoutAReset()
    {
        RowsModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        ModelProbe probe(model, IdRole);
        rc::check([&] {
            const auto numbers = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 30));
            std::vector<Row> wanted;
            QStringList keys;
            for (int n : numbers) {
                const QString key = QString::number(n);
                if (!keys.contains(key))
                    keys.append(key);
                wanted.push_back({key, *rc::gen::inRange(0, 3)});
            }
            QPersistentModelIndex followed = model.rowCount() > 0 ? model.index(model.rowCount() / 2, 0) : QModelIndex();
            const QString followedKey = followed.data(IdRole).toString();
            model.set(wanted);
            QStringList actual;
            for (const Row &row : model.rows())
                actual.append(row.key);
            RC_ASSERT(actual == keys);
            RC_ASSERT(probe.rows() == probe.actual());
            RC_ASSERT(probe.resets() == 0);
            const bool stays = keys.contains(followedKey);
            if (!followedKey.isEmpty() && stays)
                RC_ASSERT(followed.data(IdRole).toString() == followedKey);
            if (!followedKey.isEmpty() && !stays)
                RC_ASSERT(!followed.isValid());
        });
    }

    void theQueueHasAHeadForEachWorkingCopyAndFolds()
    {
        RefusalQueueModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        ModelProbe probe(model, IdRole);
        const Instant now(Milliseconds(1772460000000 + 600000));
        model.setRecords(
            {recordOf(4, "alpha", "user:alice"), recordOf(2, "alpha", "user:alice", true), recordOf(3, "beta", "user:bob")}, now);
        QCOMPARE(model.rowCount(), 5);
        QVERIFY(model.at(0).isHead);
        QCOMPARE(model.at(0).unseen, 1);
        QCOMPARE(model.index(0, 0).data(Qt::DisplayRole).toString(), QStringLiteral("alpha"));
        QVERIFY(model.index(1, 0).data(Qt::AccessibleTextRole).toString().contains(QLatin1String("unseen")));
        QVERIFY(!model.index(2, 0).data(Qt::AccessibleTextRole).toString().contains(QLatin1String("unseen")));
        QCOMPARE(model.nextUnseen(1), 4);
        QCOMPARE(model.nextUnseen(4), 1);
        const QPersistentModelIndex beta = model.index(4, 0);
        model.setFolded(model.at(0).key, true);
        QCOMPARE(model.rowCount(), 3);
        QVERIFY(beta.isValid());
        QCOMPARE(beta.row(), 2);
        QVERIFY(!model.indexOf(RecordId(QStringLiteral("record4"))).isValid());
        QVERIFY(model.record(RecordId(QStringLiteral("record4"))));
        model.setRecords({recordOf(5, "beta", "user:bob"), recordOf(3, "beta", "user:bob"), recordOf(4, "alpha", "user:alice")},
                         now);
        QCOMPARE(model.at(0).record.plugin.text(), QStringLiteral("beta"));
        QVERIFY(beta.isValid()); // it moved along
        QCOMPARE(probe.rows(), probe.actual());
        QCOMPARE(probe.resets(), 0);
        model.setRecords({}, now);
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.nextUnseen(-1), -1);
    }

    void aReportEscapesWhatIsNotItsOwn()
    {
        Refusal refusal = refusalOf("secret.unknown", true, "<script>alert(1)</script>");
        RefusalRecord record = recordOf(1, "greeter", "user:a & b");
        record.verdict.refusals = {refusal};
        const QString html = VerdictReport::of(record, TenantId(QStringLiteral("default")), {}, {RefusalViews::of(refusal, 1)});
        QVERIFY(!html.contains(QLatin1String("<script>")));
        QVERIFY(html.contains(QLatin1String("a &amp; b")));
        QVERIFY(html.contains(QLatin1String("secret.unknown")));
    }

    void aRecordsReportSaysWhoWhenWhereAndWhatMendsIt()
    {
        RefusalRecord record = recordOf(1, "greeter", "user:alice");
        record.digest = Digest(QStringLiteral("sha256:") + QString(64, QLatin1Char('d')));
        Refusal refusal = refusalOf("binding.changed");
        refusal.line = 7;
        const QJsonObject operation{{QStringLiteral("op"), QStringLiteral("remove")},
                                    {QStringLiteral("path"), QStringLiteral("/egress/allow/1")}};
        refusal.remedy = {operation};
        record.verdict.refusals = {refusal};
        record.verdict.remedy = {operation};
        const Excerpt lines{{{7, QStringLiteral("header: A")}}, {{7, QStringLiteral("header: B")}}};
        const QString html = VerdictReport::of(record, TenantId(QStringLiteral("team-a")), QStringLiteral("facts"),
                                               RefusalViews::of(record.verdict, {lines}));
        for (const char *said : {"team-a", "user:alice", "UTC", "record1", "header: A", "header: B", "line 7", "/egress/allow/1",
                                 "JSON Patch", "An admin may try", "facts", "1 of 31 checks refuse this"})
            QVERIFY2(html.contains(QLatin1String(said)), said);
        QVERIFY(html.contains(record.digest.text()));
    }
};

QTEST_GUILESS_MAIN(VerdictsTest)
#include "VerdictsTest.moc"
