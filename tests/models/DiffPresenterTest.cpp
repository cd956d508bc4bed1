// What the diff does with answers that come late, wrong or never, with folders that change, and with what nobody may see.
#include "models/presenters/DiffPresenter.h"
#include "core/client/ContextGate.h"
#include "core/wire/Codec.h"
#include "tests/support/DiffSample.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace oz0;

namespace {

const PluginName plugin(QStringLiteral("my-plugin"));
const DiffSide installedSide{DiffSide::Kind::Installed, {}};
const DiffSide candidateSide{DiffSide::Kind::Candidate, QStringLiteral("59a7b4da7db9")};

struct Desk
{
    explicit Desk(bool serves = true)
        : gate(ContextClass::Local, clocks), store(clocks), session(client, store, gate, context()), diff(client, store, session)
    {
        WhoAmI who;
        who.role = Role::Admin;
        client.whoAmIs.reply = [who] { return Result<WhoAmI>(who); };
        client.refusalPages.reply = [](const PageRequest &) { return Result<Page<RefusalRecord>>(Page<RefusalRecord>{}); };
        session.start();
        if (serves)
            serve(client, {installedSample(), changedSample()});
        store.apply(diffTenant(clocks.now(), installedSample(), changedSample()));
        store.setLiveness(Liveness::Live);
    }
    static Context context()
    {
        Context context;
        context.name = QStringLiteral("local");
        context.tenant = TenantId(QStringLiteral("default"));
        return context;
    }
    void showCandidate()
    {
        diff.show(plugin, installedSide, candidateSide);
        QTRY_VERIFY(diff.outcome());
    }

    FakeClocks clocks;
    FakeApiClient client;
    ContextGate gate;
    TenantStore store;
    SessionPresenter session;
    DiffPresenter diff;
};

void writeFolder(const QString &folder, const SampleBundle &bundle)
{
    for (auto it = bundle.files.begin(); it != bundle.files.end(); ++it) {
        const QString path = folder + QLatin1Char('/') + it.key();
        QDir().mkpath(path.section(QLatin1Char('/'), 0, -2));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(it.value());
    }
}

// Everything that the models and sentences say, in every role that a person or a screen reader meets.
QString everythingSaid(DiffPresenter &diff)
{
    QStringList said{diff.verdict(),     diff.note(),        diff.news(),    diff.fileText(),
                     diff.patchOfFile(), diff.link().text(), diff.command(), diff.reach().verdict()};
    const std::function<void(const QAbstractItemModel &, const QModelIndex &)> walk = [&](const QAbstractItemModel &model,
                                                                                          const QModelIndex &parent) {
        for (int row = 0; row < model.rowCount(parent); ++row) {
            for (int column = 0; column < model.columnCount(parent); ++column) {
                for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole),
                                       int(Qt::AccessibleDescriptionRole), int(NoteRole), int(IdRole), int(SortRole)})
                    said.append(model.index(row, column, parent).data(role).toString());
            }
            walk(model, model.index(row, 0, parent));
        }
    };
    for (const QAbstractItemModel *model :
         std::initializer_list<const QAbstractItemModel *>{&diff.meaning(), &diff.reach(), &diff.files(), &diff.refusals()})
        walk(*model, {});
    if (diff.text()) {
        for (const DiffPane pane : {DiffPane::Left, DiffPane::Right}) {
            for (const TextLine &line : diff.text()->lines(pane))
                said.append(line.text);
        }
    }
    return said.join(QLatin1Char('\n'));
}

} // namespace

class DiffPresenterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothSidesAreReadAndCompared()
    {
        Desk desk;
        QSignalSpy changed(&desk.diff, &DiffPresenter::outcomeChanged);
        desk.diff.show(plugin, installedSide, candidateSide);
        QCOMPARE(desk.diff.state(), PageState::Loading);
        QTRY_COMPARE(desk.diff.state(), PageState::Ready);
        QVERIFY(desk.diff.meaning().rowCount() > 0);
        QVERIFY(desk.diff.verdict().contains(QLatin1String("widen")));
        QCOMPARE(desk.diff.file(), QStringLiteral("plugin.yaml"));
        QCOMPARE(desk.diff.fileState(), DiffPresenter::FileState::Text);
        QCOMPARE(desk.diff.command(), QStringLiteral("oz0 plugin diff my-plugin --from installed --to candidate:59a7b4da7db9"));
        const Result<ConsoleLink> link = linkFromText(desk.diff.link().text());
        QVERIFY(link);
        QCOMPARE(link->diff->second, candidateSide);
    }

    // What the nodes do not hold the code to belongs to the candidate, wherever it is compared, and is apart from what differs.
    void B10_nodesWithoutASandboxAreToldOfACandidate()
    {
        Desk desk;
        Candidate tried = desk.store.candidates().first();
        tried.nodes = {CandidateNode(), CandidateNode()};
        tried.nodes[0].node = NodeName(QStringLiteral("dev-1"));
        tried.nodes[1].node = NodeName(QStringLiteral("dev-2"));
        tried.nodes[1].tier = 1;
        ChangeSet step;
        step.from = desk.store.revision();
        step.to = step.from + 1;
        step.now = desk.clocks.now();
        step.candidates = {tried};
        desk.store.apply(step);
        desk.showCandidate();
        QVERIFY2(desk.diff.bareNote().endsWith(QLatin1String("on dev-1.")), qPrintable(desk.diff.bareNote()));
        QVERIFY(!desk.diff.verdict().contains(QLatin1String("sandbox")));
        desk.diff.swap();
        QVERIFY(desk.diff.bareNote().isEmpty());
    }

    void aLateAnswerToAnEarlierDiffIsDropped()
    {
        Desk desk(false);
        desk.diff.show(plugin, installedSide, candidateSide);
        QCOMPARE(desk.client.bundleFileLists.count(), 2);
        desk.diff.show(plugin, candidateSide, installedSide);
        QCOMPARE(desk.client.bundleFileLists.count(), 4);
        QVERIFY(desk.client.bundleFileLists.wasAborted(0));
        // The later diff's answers, in another order; then those of the earlier one, which nobody wants.
        for (const int question : {3, 2, 0, 1}) {
            const bool isInstalled = desk.client.bundleFileLists.argument<0>(question) == installedSample().digest();
            desk.client.bundleFileLists.answer(question, (isInstalled ? installedSample() : changedSample()).list());
            desk.client.bundleFileBytes.answer(
                question, (isInstalled ? installedSample() : changedSample()).files[QStringLiteral("plugin.yaml")]);
        }
        QTRY_VERIFY(desk.diff.outcome());
        QCOMPARE(desk.diff.content(false)->version, QStringLiteral("0.4.0"));
        QCOMPARE(desk.diff.content(true)->version, QStringLiteral("0.3.2"));
        QVERIFY(!desk.diff.failure());
    }

    void theAnswerForAFileThatWasLeftIsDropped()
    {
        Desk desk;
        desk.showCandidate();
        desk.client.bundleFileBytes.reply = {};
        const int before = desk.client.bundleFileBytes.count();
        desk.diff.openFile(QStringLiteral("pyproject.toml"));
        desk.diff.openFile(QStringLiteral("src/my_plugin/wave.py"));
        QCOMPARE(desk.diff.fileState(), DiffPresenter::FileState::Loading);
        QCOMPARE(desk.client.bundleFileBytes.count(), before + 3);
        desk.client.bundleFileBytes.answer(before + 2, QByteArray("def wave():\n    pass\n"));
        QTRY_COMPARE(desk.diff.fileState(), DiffPresenter::FileState::Text);
        desk.client.bundleFileBytes.answer(before, QByteArray("late"));
        desk.client.bundleFileBytes.answer(before + 1, QByteArray("late"));
        QTest::qWait(0);
        QCOMPARE(desk.diff.file(), QStringLiteral("src/my_plugin/wave.py"));
        QCOMPARE(desk.diff.text()->diff.added, 2);
    }

    void aServerThatRefusesIsFailedWithTheSideAndTriedAgain()
    {
        Desk desk;
        desk.client.bundleFileLists.reply = [](const Digest &) -> Result<QList<BundleFile>> {
            return Failure(ErrorCode::NotPermitted, QStringLiteral("no"));
        };
        desk.diff.show(plugin, installedSide, candidateSide);
        QTRY_COMPARE(desk.diff.state(), PageState::Failed);
        QVERIFY(desk.diff.failureText().contains(QLatin1String("Installed 0.3.2")));
        serve(desk.client, {installedSample(), changedSample()});
        desk.diff.reload();
        QTRY_COMPARE(desk.diff.state(), PageState::Ready);
    }

    void aDiffAskedForBeforeTheTenantIsThereWaitsForIt()
    {
        FakeClocks clocks;
        FakeApiClient client;
        client.refusalPages.reply = [](const PageRequest &) { return Result<Page<RefusalRecord>>(Page<RefusalRecord>{}); };
        ContextGate gate(ContextClass::Local, clocks);
        TenantStore store(clocks);
        SessionPresenter session(client, store, gate, Desk::context());
        DiffPresenter diff(client, store, session);
        serve(client, {installedSample(), changedSample()});
        diff.show(plugin, installedSide, candidateSide);
        QTest::qWait(0);
        QCOMPARE(diff.state(), PageState::Loading);
        QCOMPARE(client.bundleFileLists.count(), 0);
        QVERIFY2(diff.choices().constFirst().text == QLatin1String("Installed"), "nobody knows yet that nothing is");
        store.setLiveness(Liveness::Failed, {ErrorCode::Unreachable, QStringLiteral("connection refused"), {}, {}, 0, 0});
        QCOMPARE(diff.state(), PageState::Failed);
        QVERIFY(diff.failureText().contains(QLatin1String("does not answer")));
        store.setLiveness(Liveness::Loading);
        QCOMPARE(diff.state(), PageState::Loading);
        store.apply(diffTenant(clocks.now(), installedSample(), changedSample()));
        store.setLiveness(Liveness::Live);
        QTRY_COMPARE(diff.state(), PageState::Ready);
    }

    void nothingInstalledIsAllAdded()
    {
        Desk desk;
        ChangeSet gone;
        gone.from = 100;
        gone.to = 101;
        gone.removedPlugins = {plugin};
        desk.store.apply(gone);
        desk.showCandidate();
        QVERIFY(!desk.diff.content(false)->isThere);
        QCOMPARE(desk.diff.outcome()->summary.counts.removed, 0);
        QVERIFY(desk.diff.outcome()->summary.counts.added > 0);
    }

    void aPluginThatIsNotInstalledIsNotTheSameOnBothSides()
    {
        Desk desk;
        desk.diff.show(PluginName(QStringLiteral("ghost")), installedSide, installedSide);
        QTRY_COMPARE(desk.diff.state(), PageState::Failed);
        QVERIFY2(desk.diff.failureText().contains(QLatin1String("Nothing of ghost is installed")),
                 qPrintable(desk.diff.failureText()));
    }

    void theSameOnBothSidesIsEmpty()
    {
        Desk desk;
        desk.diff.show(plugin, installedSide, installedSide);
        QTRY_COMPARE(desk.diff.state(), PageState::Empty);
        QVERIFY(desk.diff.verdict().contains(QLatin1String("byte for byte")));
    }

    void aNewSaveIsToldAndShownWhenAskedFor()
    {
        Desk desk;
        desk.showCandidate();
        const auto shown = desk.diff.outcome();
        ChangeSet saved = diffTenant(desk.clocks.now(), installedSample(), installedSample());
        saved.full = false;
        saved.from = 100;
        saved.to = 101;
        saved.candidates[0].save = 9;
        desk.store.apply(saved);
        QVERIFY(desk.diff.news().contains(QLatin1String("Save 9")));
        QCOMPARE(desk.diff.outcome(), shown); // nothing moves by itself
        desk.diff.reload();
        QTRY_COMPARE(desk.diff.state(), PageState::Empty);
        QVERIFY(desk.diff.news().isEmpty());
    }

    void aFolderIsComparedAsItWasAndItsChangeIsTold()
    {
        QTemporaryDir home;
        const QString folder = home.filePath(QStringLiteral("my-plugin"));
        writeFolder(folder, changedSample());
        Desk desk;
        desk.diff.show(plugin, installedSide, {DiffSide::Kind::Folder, folder});
        QTRY_COMPARE(desk.diff.state(), PageState::Ready);
        QCOMPARE(desk.diff.content(true)->version, QStringLiteral("0.4.0"));
        QFile file(folder + QStringLiteral("/src/my_plugin/wave.py"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("changed since\n");
        file.close();
        QTRY_VERIFY_WITH_TIMEOUT(desk.diff.news().contains(QLatin1String("has changed since")), 10000);
        desk.diff.openFile(QStringLiteral("src/my_plugin/wave.py"));
        QTRY_COMPARE(desk.diff.fileState(), DiffPresenter::FileState::Text);
        QCOMPARE(desk.diff.text()->diff.after.bytes, changedSample().files[QStringLiteral("src/my_plugin/wave.py")]);
        QVERIFY(QDir(folder).removeRecursively());
        QTRY_COMPARE_WITH_TIMEOUT(desk.diff.state(), PageState::Stale, 10000);
        desk.diff.reload();
        QTRY_VERIFY(desk.diff.failure());
        QCOMPARE(desk.diff.state(), PageState::Stale); // what was read stays
    }

    void aFolderThatIsNotThereIsFailed()
    {
        Desk desk;
        desk.diff.show(plugin, installedSide, {DiffSide::Kind::Folder, QStringLiteral("/nonexistent/oz0-folder")});
        QTRY_COMPARE(desk.diff.state(), PageState::Failed);
        QCOMPARE(desk.diff.failureText(),
                 QStringLiteral("Folder /nonexistent/oz0-folder is not there. Choose a folder that is."));
    }

    void U16_aRefusedSaveBringsItsRefusals()
    {
        Desk desk;
        const RefusalRecord record = diffRecord(changedSample());
        desk.client.calls.reply = [record](const QByteArray &, const QString &path, const QJsonObject &) -> Result<QJsonObject> {
            if (path != QLatin1String("refusals/r1"))
                return Failure(ErrorCode::NotFound, QStringLiteral("no such record"));
            return toJson(record);
        };
        desk.diff.show(plugin, installedSide, {DiffSide::Kind::Refusal, QStringLiteral("r1")});
        QTRY_COMPARE(desk.diff.state(), PageState::Ready);
        QCOMPARE(desk.diff.refusals().rowCount(), 2);
        QVERIFY(desk.diff.isRefused());
        QVERIFY(desk.diff.verdict().startsWith(QLatin1String("1 of 31 check")));
        QCOMPARE(desk.diff.meaning().refusedRows(), 1);
        const auto head = [&desk](MeaningModel::Column column) {
            return desk.diff.meaning().headerData(int(column), Qt::Horizontal).toString();
        };
        QCOMPARE(head(MeaningModel::Column::Before), QStringLiteral("Installed 0.3.2"));
        QCOMPARE(head(MeaningModel::Column::After), QStringLiteral("Refused save 0.4.0")); // the chooser has its digest
        const int line = desk.diff.refusals().at(0).line;
        QCOMPARE(desk.diff.text()->diff.after.lines[line - 1].text, QStringLiteral("    - collector.example.net"));
    }

    void headsOfOneKindAndVersionHaveTheirDigests()
    {
        Desk desk;
        RefusalRecord record = diffRecord(changedSample());
        desk.client.calls.reply = [record](const QByteArray &, const QString &, const QJsonObject &) {
            return Result<QJsonObject>(toJson(record));
        };
        desk.diff.show(plugin, {DiffSide::Kind::Refusal, QStringLiteral("r1")}, {DiffSide::Kind::Refusal, QStringLiteral("r2")});
        QTRY_VERIFY(desk.diff.outcome());
        QCOMPARE(desk.diff.meaning().headerData(int(MeaningModel::Column::Before), Qt::Horizontal).toString(),
                 QStringLiteral("Refused save 0.4.0 r1"));
        QCOMPARE(desk.diff.meaning().headerData(int(MeaningModel::Column::After), Qt::Horizontal).toString(),
                 QStringLiteral("Refused save 0.4.0 r2"));
    }

    void aBinaryFileIsToldByItsDigests()
    {
        Desk desk;
        desk.showCandidate();
        desk.diff.openFile(QStringLiteral("assets/icon.png"));
        QTRY_COMPARE(desk.diff.fileState(), DiffPresenter::FileState::Binary);
        QVERIFY(desk.diff.text()->diff.before.sha256 != desk.diff.text()->diff.after.sha256);
        QVERIFY(desk.diff.files().at(desk.diff.files().rowOfPath(QStringLiteral("assets/icon.png"))).isBinary);
    }

    void aManifestThatCannotBeReadStillHasItsText()
    {
        Desk desk;
        SampleBundle broken = changedSample();
        broken.files[QStringLiteral("plugin.yaml")] = "name: my-plugin\nversion: [\n";
        serve(desk.client, {installedSample(), broken});
        desk.store.apply(diffTenant(desk.clocks.now(), installedSample(), broken));
        desk.showCandidate();
        QVERIFY(desk.diff.outcome()->unreadable);
        QVERIFY(desk.diff.verdict().contains(QLatin1String("cannot be read")));
        QCOMPARE(desk.diff.fileState(), DiffPresenter::FileState::Text);
        QVERIFY(desk.diff.text()->diff.removed > 0);
    }

    void thePatchHoldsEveryFileThatDiffers()
    {
        Desk desk;
        desk.showCandidate();
        QSignalSpy made(&desk.diff, &DiffPresenter::patchMade);
        desk.diff.makePatch();
        QTRY_COMPARE(made.count(), 1);
        const QByteArray patch = made.first().first().toByteArray();
        for (const char *part : {"--- a/plugin.yaml", "+++ b/plugin.yaml", "+    - collector.example.net",
                                 "--- /dev/null\n+++ b/src/my_plugin/wave.py", "--- a/src/my_plugin/legacy.py\n+++ /dev/null",
                                 "rename to docs/usage.md"})
            QVERIFY2(patch.contains(part), part);
        QVERIFY(!patch.contains("README.md"));
    }

    void aPatchThatMeetsAnErrorIsToldAndOneThatIsCancelledIsNot()
    {
        Desk desk;
        desk.showCandidate();
        desk.client.bundleFileBytes.reply = [](const Digest &, const QString &, qint64) -> Result<QByteArray> {
            return Failure(ErrorCode::TimedOut, QStringLiteral("late"));
        };
        QSignalSpy made(&desk.diff, &DiffPresenter::patchMade);
        QSignalSpy failed(&desk.diff, &DiffPresenter::patchFailed);
        desk.diff.makePatch();
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(!desk.diff.isMakingPatch());
        desk.client.bundleFileBytes.reply = {};
        desk.diff.makePatch();
        desk.diff.cancelPatch();
        QTest::qWait(0);
        QCOMPARE(made.count() + failed.count(), 1);
    }

    void U14_noHeaderValueAndNoSecretOfAnAddressIsSaidAnywhere()
    {
        Desk desk;
        desk.showCandidate();
        QSignalSpy made(&desk.diff, &DiffPresenter::patchMade);
        desk.diff.makePatch();
        QTRY_COMPARE(made.count(), 1);
        const QString all = everythingSaid(desk.diff) + QString::fromUtf8(made.first().first().toByteArray());
        QVERIFY(all.contains(QLatin1String("X-Client"))); // the walk sees the place that is hidden
        QVERIFY(!all.contains(QLatin1String(canaryBefore)));
        QVERIFY(!all.contains(QLatin1String(canaryAfter)));
        QVERIFY(desk.diff.outcome()->summary.hiddenValues >= 2);
    }

    void choosersListWhatCanBeCompared()
    {
        Desk desk;
        const RefusalRecord record = diffRecord(changedSample());
        desk.client.refusalPages.reply = [record](const PageRequest &request) {
            Page<RefusalRecord> page;
            if (request.filter == QLatin1String("plugin:my-plugin"))
                page.items = {record};
            return Result<Page<RefusalRecord>>(page);
        };
        desk.showCandidate();
        QTRY_COMPARE(desk.diff.choices().size(), 3);
        QCOMPARE(desk.diff.choices()[0].text, QStringLiteral("Installed 0.3.2"));
        QCOMPARE(desk.diff.choices()[1].side, candidateSide);
        QVERIFY(desk.diff.choices()[2].text.startsWith(QLatin1String("Refused save 0.4.0")));
    }
};

QTEST_GUILESS_MAIN(DiffPresenterTest)
#include "DiffPresenterTest.moc"
