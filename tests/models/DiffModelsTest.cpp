// The models of the diff under the model tester and a mirror of their signals; the rows of a text diff.
#include "core/base/JsonNumbers.h"
#include "models/diff/DiffFilesModel.h"
#include "models/diff/DiffOutcome.h"
#include "models/diff/DiffRows.h"
#include "models/diff/DiffWords.h"
#include "models/diff/MeaningModel.h"
#include "models/diff/ReachModel.h"
#include "models/diff/ReviewTicks.h"
#include "tests/support/DiffSample.h"
#include "tests/support/ModelProbe.h"
#include "tests/support/TreeProbe.h"

#include <QAbstractItemModelTester>
#include <QJsonArray>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace oz0;

namespace {

QByteArray numbered(int lines)
{
    QByteArray text;
    for (int i = 0; i < lines; ++i)
        text += "line " + QByteArray::number(i) + '\n';
    return text;
}

DiffContent contentOf(const SampleBundle &bundle)
{
    DiffContent content;
    content.digest = bundle.digest();
    content.files = bundle.list();
    content.manifest = bundle.files[QStringLiteral("plugin.yaml")];
    return content;
}

std::shared_ptr<const DiffOutcome> sampleOutcome()
{
    return workOut(PluginName(QStringLiteral("my-plugin")), contentOf(installedSample()), contentOf(changedSample()), {});
}

ManifestChange changeAt(int n, ChangeKind kind)
{
    ManifestChange change;
    change.kind = kind;
    change.section = QStringLiteral("tools");
    change.where = QStringList{QStringLiteral("tools"), QStringLiteral("tool_%1").arg(n)};
    change.path = QStringLiteral("/tools/%1").arg(n);
    change.after = n;
    return change;
}

// A diff of made-up sections and changes, in any order.
DiffSummary randomSummary(QRandomGenerator &random)
{
    DiffSummary summary;
    QList<DiffSection> sections{DiffSection::Secrets, DiffSection::Network, DiffSection::Tools, DiffSection::Agents,
                                DiffSection::Identity};
    std::shuffle(sections.begin(), sections.end(), random);
    sections.resize(random.bounded(1, 6));
    for (const DiffSection section : sections) {
        DiffGroup group;
        group.section = section;
        QList<int> numbers{0, 1, 2, 3, 4, 5, 6, 7};
        std::shuffle(numbers.begin(), numbers.end(), random);
        numbers.resize(random.bounded(0, 8));
        for (const int n : numbers) {
            DiffEntry entry{changeAt(n, random.bounded(2) ? ChangeKind::Added : ChangeKind::Removed), {}};
            entry.change.after = random.bounded(3);
            ++(entry.change.kind == ChangeKind::Added ? group.counts.added : group.counts.removed);
            group.entries.append(entry);
        }
        summary.groups.append(group);
    }
    if (random.bounded(2))
        summary.equated = {changeAt(20, ChangeKind::Equated)};
    return summary;
}

} // namespace

class DiffModelsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatCannotBeSeenInAValueIsShownByItsCode()
    {
        QCOMPARE(DiffWords::value(QStringLiteral("one\nline \u202eadmin\u00a0")),
                 QStringLiteral("one line [U+202E]admin[U+00A0]"));
    }

    void U12_meaningMovesRowsAndNeverResets()
    {
        MeaningModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        TreeProbe probe(model, IdRole);
        QRandomGenerator random(20261129);
        for (int round = 0; round < 200; ++round) {
            model.setDiff(randomSummary(random), {});
            QCOMPARE(probe.mirrored(), probe.actual());
        }
        QCOMPARE(probe.resets(), 0);
    }

    void numbersAreShownWithAllTheirDigits()
    {
        const QJsonArray values = jsonFrom("[10000000000000000001, 0.5, null, [0.10000000000000000001]]").array();
        QCOMPARE(DiffWords::value(values.at(0)), QStringLiteral("10000000000000000001"));
        QCOMPARE(DiffWords::value(QJsonArray{values.at(0), values.at(1), values.at(2)}),
                 QStringLiteral("10000000000000000001, 0.5, null"));
        QCOMPARE(DiffWords::value(values), QStringLiteral("[10000000000000000001,0.5,null,[0.10000000000000000001]]"));
    }

    void aHeadThatElidesIsWholeInItsTip()
    {
        MeaningModel model;
        model.setHeads(QStringLiteral("Installed 1.2.0"), QStringLiteral("Candidate 1.3.0-rc.1"));
        QCOMPARE(model.headerData(int(MeaningModel::Column::After), Qt::Horizontal, Qt::ToolTipRole).toString(),
                 QStringLiteral("Candidate 1.3.0-rc.1"));
    }

    void U12_anIndexKeepsItsRowWhenItsSectionMoves()
    {
        MeaningModel model;
        DiffSummary summary;
        for (const DiffSection section : {DiffSection::Tools, DiffSection::Network}) {
            DiffGroup group;
            group.section = section;
            group.entries = {{changeAt(int(section), ChangeKind::Added), {}}};
            summary.groups.append(group);
        }
        model.setDiff(summary, {});
        const QPersistentModelIndex row = model.index(0, 0, model.index(1, 0));
        const QString text = row.data().toString();
        std::swap(summary.groups[0], summary.groups[1]);
        model.setDiff(summary, {});
        QVERIFY(row.isValid());
        QCOMPARE(row.parent().row(), 0);
        QCOMPARE(row.data().toString(), text);
    }

    void U15_whatWidensReachComesFirstAndTheRestIsThereWithCounts()
    {
        MeaningModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto outcome = sampleOutcome();
        QVERIFY(!outcome->unreadable);
        model.setDiff(outcome->summary, diffRecord(changedSample()).verdict.refusals);
        QVERIFY(model.group(model.index(0, 0)).counts.widens > 0);
        bool hasWidened = true;
        for (int group = 0; group < model.rowCount(); ++group) {
            const bool widens = model.group(model.index(group, 0)).counts.widens > 0;
            QVERIFY(hasWidened || !widens); // no section that widens below one that does not
            hasWidened = widens;
        }
        int refused = 0;
        for (int group = 0; group < model.rowCount(); ++group) {
            const QModelIndex parent = model.index(group, 0);
            for (int row = 0; row < model.rowCount(parent); ++row) {
                if (model.row(model.index(row, 0, parent)).isRefused) {
                    ++refused;
                    QVERIFY(model.index(row, 0, parent).data().toString().contains(QLatin1String("collector.example.net")));
                    QVERIFY(model.index(row, 0, parent).data(LineRole).toInt() > 0);
                }
            }
        }
        QCOMPARE(refused, 1);
        QCOMPARE(model.refusedRows(), 1);
    }

    void U15_ticksPersistForThePairOfDigests()
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        const Digest a(QStringLiteral("sha256:") + QString(64, QLatin1Char('a')));
        const Digest b(QStringLiteral("sha256:") + QString(64, QLatin1Char('b')));
        {
            ReviewTicks ticks(settings);
            ticks.setPair(a, b);
            MeaningModel model;
            model.setTicks(&ticks);
            model.setDiff(sampleOutcome()->summary, {});
            const QModelIndex cell = model.index(0, int(MeaningModel::Column::Checks));
            QCOMPARE(cell.data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
            QVERIFY(model.setData(cell, int(Qt::Checked), Qt::CheckStateRole));
            QCOMPARE(cell.data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
            QCOMPARE(model.reviewedSections(), 1);
        }
        ReviewTicks again(settings);
        again.setPair(a, b);
        const DiffSection first = sampleOutcome()->summary.groups.first().section;
        QVERIFY(again.isTicked(first));
        again.setPair(b, a);
        QVERIFY(!again.isTicked(first));
        for (int i = 0; i < ReviewTicks::keptPairs + 5; ++i) {
            again.setPair(a, Digest(QStringLiteral("sha256:%1").arg(1000 + i) + QString(60, QLatin1Char('0'))));
            again.tick(first, true);
        }
        again.setPair(a, b);
        QVERIFY(!again.isTicked(first)); // the oldest went
    }

    void reachHasARowForEachHostOfAProcessAndSaysWhatIsNew()
    {
        ReachModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        TreeProbe probe(model, IdRole);
        const auto outcome = sampleOutcome();
        model.setReach(outcome->summary.reach);
        QCOMPARE(probe.mirrored(), probe.actual());
        QVERIFY(model.verdict().contains(QLatin1String("VENDOR_KEY")));
        QVERIFY(model.widens());
        const int all = model.rowCount();
        model.setProcess(0);
        QCOMPARE(probe.mirrored(), probe.actual());
        QCOMPARE(all - model.rowCount(), int(outcome->summary.reach.processes.size()) - 1);
        bool isFound = false;
        for (int row = 0; row < model.rowCount(model.index(0, 0)); ++row) {
            const QModelIndex host = model.index(row, 0, model.index(0, 0));
            if (host.data().toString() == QLatin1String("collector.example.net:443")) {
                isFound = true;
                QCOMPARE(host.siblingAtColumn(int(ReachModel::Column::Before)).data().toString(), QStringLiteral("–"));
                QVERIFY(host.data(Qt::AccessibleTextRole).toString().contains(QLatin1String("widens reach")));
            }
        }
        QVERIFY(isFound);
        model.clear();
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(probe.resets(), 0);
    }

    void U24_whatIsNewIsToldByHowFarItGoes()
    {
        const QByteArray head = "name: csv\nversion: 2.0.3\n";
        const auto content = [](const QByteArray &text) {
            DiffContent one;
            one.manifest = text;
            one.isThere = true;
            return one;
        };
        const QByteArray before = head
            + "egress: {allow: [a.example.com, '*.tables.example.com:8443'], "
              "deny: [private.tables.example.com]}\n";
        const QByteArray after = head
            + "requires: {secrets: [GREETING_KEY]}\n"
              "egress: {allow: [a.example.com, '*.tables.example.com:8443', evil.example.net]}\n";
        const auto outcome = workOut(PluginName(QStringLiteral("csv")), content(before), content(after), {});
        QVERIFY(!outcome->unreadable);
        ReachModel model;
        model.setReach(outcome->summary.reach);
        QCOMPARE(model.verdict(),
                 QStringLiteral("Code newly gets GREETING_KEY as a value and could send it to all 3 allowed host pattern(s)."));
        const QModelIndex hosts = model.index(0, 0);
        QCOMPARE(hosts.data(NoteRole).toString(), QStringLiteral("2 → 3 pattern(s)"));
        QStringList denied;
        for (int row = 0; row < model.rowCount(hosts); ++row) {
            if (model.index(row, 0, hosts).data().toString() == QLatin1String("private.tables.example.com:*"))
                denied.append(model.index(row, int(ReachModel::Column::After), hosts).data().toString());
        }
        QCOMPARE(denied, QStringList{QStringLiteral("reached in part: private.tables.example.com:8443")});
        const QModelIndex grants = model.index(model.rowCount() - 1, 0);
        QCOMPARE(grants.data(IdRole).toString(), QStringLiteral("grants"));
        QCOMPARE(grants.data(NoteRole).toString(), QStringLiteral("none"));
    }

    void U24_theVerdictCountsWhatTheChosenProcessReaches()
    {
        const QByteArray head = "name: csv\nversion: 2.0.3\n";
        const auto content = [](const QByteArray &text) {
            DiffContent one;
            one.manifest = text;
            one.isThere = true;
            return one;
        };
        const auto outcome = workOut(PluginName(QStringLiteral("csv")),
                                     content(head
                                             + "egress: {allow: [a.example.com]}\n"
                                               "agents: [{name: own, egress: {allow: [x.example.org]}}, {name: like}]\n"),
                                     content(head
                                             + "requires: {secrets: [GREETING_KEY]}\n"
                                               "egress: {allow: [a.example.com, b.example.com]}\n"
                                               "agents: [{name: own, egress: {allow: [x.example.org, y.example.org]}}, "
                                               "{name: like}]\n"),
                                     {});
        QVERIFY(!outcome->unreadable);
        ReachModel model;
        model.setReach(outcome->summary.reach);
        const auto patterns = [&model](int process) {
            model.setProcess(process);
            const QString note = model.index(0, 0).data(NoteRole).toString();
            return model.verdict().contains(
                QStringLiteral("all %1 allowed host pattern(s)").arg(note.section(QLatin1Char(' '), 2, 2)));
        };
        QVERIFY2(patterns(0), qPrintable(model.verdict()));
        QVERIFY2(patterns(1), qPrintable(model.verdict()));
        QVERIFY2(patterns(2), qPrintable(model.verdict()));
        model.setProcess(0);
        QVERIFY2(model.verdict().contains(QLatin1String("all 2 allowed")), qPrintable(model.verdict()));
        model.setProcess(2); // reaches what the tools reach
        QVERIFY2(model.verdict().contains(QLatin1String("all 2 allowed")), qPrintable(model.verdict()));
        model.setProcess(-1);
        QVERIFY2(model.verdict().contains(QLatin1String("all 4 allowed")), qPrintable(model.verdict()));
    }

    void U24_anUnchangedPlaceOfASecretSaysOnlyThatItChanged()
    {
        const auto content = [](const char *host, const char *header) {
            DiffContent one;
            one.isThere = true;
            one.manifest = QByteArray(
                               "name: csv\nversion: 2.0.3\nrequires:\n  secrets: [K]\n  inject:\n    - {secret: K, hosts: [")
                + host + "], header: " + header + "}\n";
            return one;
        };
        const auto said = [&content](const char *host, const char *header) {
            ReachModel model;
            model.setReach(
                workOut(PluginName(QStringLiteral("csv")), content("a.example.com", "X-Key"), content(host, header), {})
                    ->summary.reach);
            for (int group = 0; group < model.rowCount(); ++group) {
                const QModelIndex parent = model.index(group, 0);
                if (parent.data(IdRole).toString() == QLatin1String("secrets"))
                    return model.index(0, int(ReachModel::Column::Before), parent).data().toString() + QStringLiteral(", then ")
                        + model.index(0, int(ReachModel::Column::After), parent).data().toString();
            }
            return QString();
        };
        QCOMPARE(said("b.example.com", "X-Key"), QStringLiteral("Placeholder, then elsewhere"));
        QCOMPARE(said("a.example.com", "X-Other"), QStringLiteral("Placeholder, then otherwise"));
    }

    void U15_aBindingWithAnotherHeaderIsOneChange()
    {
        const auto content = [](const char *version, const char *header, const char *format) {
            DiffContent one;
            one.isThere = true;
            one.manifest = QByteArray("name: csv\nversion: ") + version
                + "\nrequires:\n  secrets: [K]\n  inject:\n    - {secret: K, hosts: [a.example.com], header: " + header
                + ", format: '" + format + "'}\n";
            return one;
        };
        const auto outcome = workOut(PluginName(QStringLiteral("csv")), content("2.0.3", "Authorization", "Bearer {secret}"),
                                     content("2.0.3", "X-Api-Key", "Token {secret}"), {});
        QVERIFY(!outcome->unreadable);
        QCOMPARE(outcome->summary.counts.all(), 2); // the engine compares bindings as a set
        Refusal refusal;
        refusal.installedPath = QStringLiteral("/requires/inject/0");
        MeaningModel model;
        model.setDiff(outcome->summary, {refusal});
        const QModelIndex secrets = model.index(0, 0);
        QCOMPARE(model.rowCount(secrets), 1);
        QCOMPARE(model.counts().all(), 1);
        using Column = MeaningModel::Column;
        const auto text = [&](Column column) { return model.index(0, int(column), secrets).data().toString(); };
        QCOMPARE(text(Column::What), QStringLiteral("Changed: Binding of K a.example.com:443"));
        QCOMPARE(text(Column::Before), QStringLiteral("Authorization: Bearer {secret}"));
        QCOMPARE(text(Column::After), QStringLiteral("X-Api-Key: Token {secret}"));
        QCOMPARE(text(Column::Reach), QStringLiteral("Widens reach"));
        QCOMPARE(text(Column::Checks), QStringLiteral("Refused"));
    }

    void filesTellHowEachDiffersAndHideTheOthers()
    {
        DiffFilesModel files;
        DiffFilesFilter shown(files);
        QAbstractItemModelTester tester(&files, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester filterTester(&shown, QAbstractItemModelTester::FailureReportingMode::QtTest);
        ModelProbe probe(files, IdRole);
        files.setFiles(sampleOutcome()->files, 1);
        QCOMPARE(probe.rows(), probe.actual());
        QCOMPARE(files.index(0, 0).data().toString(), QStringLiteral("plugin.yaml"));
        QCOMPARE(files.index(0, int(DiffFilesModel::Column::Refusals)).data().toString(), QStringLiteral("1"));
        const auto kind = [&](const char *path) { return files.at(files.rowOfPath(QLatin1String(path))).change.kind; };
        QCOMPARE(kind("src/my_plugin/wave.py"), FileChange::Kind::Added);
        QCOMPARE(kind("src/my_plugin/legacy.py"), FileChange::Kind::Removed);
        QCOMPARE(kind("docs/usage.md"), FileChange::Kind::Renamed);
        QCOMPARE(kind("pyproject.toml"), FileChange::Kind::Changed);
        QCOMPARE(kind("README.md"), FileChange::Kind::Same);
        QCOMPARE(shown.rowOfPath(QStringLiteral("README.md")), -1);
        shown.setHidesUnchanged(false);
        QVERIFY(shown.rowOfPath(QStringLiteral("README.md")) >= 0);
        files.setFiles({}, 0);
        QCOMPARE(probe.rows(), QStringList());
        QCOMPARE(probe.resets(), 0);
    }

    void foldsOpenInStepsAndWhole()
    {
        QByteArray after = numbered(100);
        after.replace("line 50\n", "line fifty\n");
        DiffRows rows;
        rows.setText(textOf(numbered(100), after));
        QCOMPARE(rows.changes(), 1);
        QCOMPARE(rows.at(0).kind, DiffRow::Kind::Fold);
        const int hidden = rows.hidden(0).rows;
        const int shown = rows.count();
        rows.openMore(0);
        QCOMPARE(rows.hidden(0).rows, hidden - DiffRows::stepLines);
        QCOMPARE(rows.count(), shown + DiffRows::stepLines);
        rows.openFold(0);
        QCOMPARE(rows.at(0).left, 0);
        rows.openAll();
        QCOMPARE(rows.count(), 100);
        rows.closeAll();
        QCOMPARE(rows.count(), shown);
        QCOMPARE(rows.showLine(DiffPane::Right, 3), 3); // opened its fold
        QCOMPARE(rows.rowOfLine(DiffPane::Right, 100), -1);
    }

    void changesAreFoundFromAnyRow()
    {
        QByteArray after = numbered(60);
        after.replace("line 20\n", "line twenty\nand one more\n");
        after.replace("line 40\n", "");
        DiffRows rows;
        rows.setText(textOf(numbered(60), after));
        QCOMPARE(rows.changes(), 2);
        QCOMPARE(rows.changeAfter(0), 0);
        QCOMPARE(rows.changeAfter(rows.firstRowOfChange(0)), 1);
        QCOMPARE(rows.changeAfter(rows.firstRowOfChange(1)), -1);
        QCOMPARE(rows.changeBefore(rows.firstRowOfChange(1)), 0);
        QCOMPARE(rows.changeBefore(rows.firstRowOfChange(0)), -1);
    }

    void unifiedShowsWhatWentAboveWhatCame()
    {
        DiffRows rows;
        rows.setText(textOf("a\nb\nc\n", "a\nB\nC\n"));
        QCOMPARE(rows.count(), 3);
        QCOMPARE(rows.at(1).kind, DiffRow::Kind::Changed);
        rows.setUnified(true);
        QCOMPARE(rows.count(), 5);
        QCOMPARE(rows.at(1), (DiffRow{DiffRow::Kind::Removed, 1, -1, -1, 0}));
        QCOMPARE(rows.at(2), (DiffRow{DiffRow::Kind::Removed, 2, -1, -1, 0}));
        QCOMPARE(rows.at(3), (DiffRow{DiffRow::Kind::Added, -1, 1, -1, 0}));
    }

    void nothingAndEverythingHaveRows()
    {
        DiffRows rows;
        QCOMPARE(rows.count(), 0);
        rows.setText(textOf("", ""));
        QCOMPARE(rows.count(), 0);
        QCOMPARE(rows.changeAfter(0), -1);
        rows.setText(textOf("", "a\nb\n"));
        QCOMPARE(rows.count(), 2);
        QCOMPARE(rows.at(0).kind, DiffRow::Kind::Added);
        QCOMPARE(rows.changes(), 1);
    }
};

QTEST_GUILESS_MAIN(DiffModelsTest)
#include "DiffModelsTest.moc"
