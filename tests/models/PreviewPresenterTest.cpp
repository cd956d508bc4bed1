// Previews step by step: cancelled, late, over a folder that changes or goes; the history that is kept; what differs between two.
#include "models/presenters/PreviewPresenter.h"
#include "core/client/ContextGate.h"
#include "tests/support/FakeApiClient.h"
#include "tests/support/ModelProbe.h"
#include "tests/support/SampleTenant.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace oz0;

namespace {

using Step = PreviewPresenter::Step;

const QByteArray manifest
    = "name: my-plugin\nversion: 0.4.0\ntools:\n  - id: mine\n    remote:\n      url: https://u:CANARY-1@a.example.net\n"
      "      headers: {X-Key: CANARY-2}\n    functions: [{name: hello}]\n";

Refusal refusalOf(const char *code, const char *subject, int line, const char *path)
{
    Refusal refusal;
    refusal.code = QLatin1String(code);
    refusal.rule = QStringLiteral("V2");
    refusal.subject = {QStringLiteral("tool"), QLatin1String(subject)};
    refusal.line = line;
    refusal.path = QLatin1String(path);
    refusal.parameters = {{QStringLiteral("plugin"), QStringLiteral("issue-tracker")}};
    return refusal;
}

Preview previewOf(const QStringList &tools, const QList<Refusal> &refusals = {})
{
    Preview preview;
    preview.plugin = PluginName(QStringLiteral("my-plugin"));
    preview.version = QStringLiteral("0.4.0");
    preview.digest = Digest(QStringLiteral("sha256:") + QString(64, QLatin1Char('a')));
    preview.tools = tools;
    preview.agentsAndFlows = {6, 7, 1000};
    preview.taskQueues = {3, 4, 50};
    preview.verdict.refusals = refusals;
    preview.verdict.checks = 19;
    preview.revision = 48207;
    return preview;
}

struct Desk
{
    explicit Desk(Role role = Role::Operator)
        : gate(ContextClass::Production, clocks), store(clocks), session(client, store, gate, context()),
          preview(client, store, session, clocks, clocks, folder.filePath(QStringLiteral("kept/previews.json")))
    {
        WhoAmI who;
        who.principal = PrincipalId(QStringLiteral("user:alice"));
        who.role = role;
        client.whoAmIs.reply = [who] { return Result<WhoAmI>(who); };
        session.start();
        store.apply(sampleTenant(clocks.now()));
        write("plugin/plugin.yaml", manifest);
        preview.setFolder(folder.filePath(QStringLiteral("plugin")));
    }
    static Context context()
    {
        Context context;
        context.name = QStringLiteral("prod-eu");
        context.tenant = TenantId(QStringLiteral("default"));
        context.contextClass = ContextClass::Production;
        return context;
    }
    void write(const char *name, const QByteArray &text)
    {
        const QString path = folder.filePath(QLatin1String(name));
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
    QByteArray kept()
    {
        QFile file(folder.filePath(QStringLiteral("kept/previews.json")));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void answerSend(int call) { client.bundles.answer(call, client.bundles.argument<0>(call)); }
    /// A whole preview with this answer.
    void run(const Result<Preview> &answer)
    {
        const int sent = client.bundles.count();
        const int asked = client.previews.count();
        clocks.advance(Milliseconds(60000));
        preview.start();
        QTRY_COMPARE(client.bundles.count(), sent + 1);
        answerSend(sent);
        QTRY_COMPARE(client.previews.count(), asked + 1);
        client.previews.answer(asked, answer);
        QTRY_COMPARE(preview.step(), Step::None);
    }

    QTemporaryDir folder;
    FakeClocks clocks;
    FakeApiClient client;
    ContextGate gate;
    TenantStore store;
    SessionPresenter session;
    PreviewPresenter preview;
};

} // namespace

class PreviewPresenterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void V1_aPreviewPacksSendsAndAsks()
    {
        Desk desk;
        QCOMPARE(desk.preview.state(), PageState::Empty);
        desk.preview.start();
        QCOMPARE(desk.preview.step(), Step::Packing);
        QTRY_COMPARE(desk.client.bundles.count(), 1);
        QCOMPARE(desk.preview.step(), Step::Sending);
        QVERIFY(QFile::exists(desk.client.bundles.argument<1>(0)));
        desk.client.lastProgress(30, 60);
        QCOMPARE(desk.preview.fraction(), 0.5);
        desk.answerSend(0);
        QTRY_COMPARE(desk.preview.step(), Step::Checking);
        QCOMPARE(desk.client.previews.last().digest, desk.client.bundles.argument<0>(0));
        desk.client.previews.answer(0, previewOf({QStringLiteral("mine")}));
        QTRY_COMPARE(desk.preview.state(), PageState::Ready);
        QCOMPARE(desk.preview.shown()->report().exitStatus, 0);
        QCOMPARE(desk.preview.shown()->files, 1);
        QVERIFY(!QFile::exists(desk.client.bundles.argument<1>(0))); // nothing is left lying about
        QCOMPARE(desk.preview.names().rowCount(), 1);
    }

    void eachStepCanBeCancelled_data()
    {
        QTest::addColumn<int>("step");
        QTest::newRow("packing") << int(Step::Packing);
        QTest::newRow("sending") << int(Step::Sending);
        QTest::newRow("checking") << int(Step::Checking);
    }

    void eachStepCanBeCancelled()
    {
        QFETCH(int, step);
        Desk desk;
        desk.preview.start();
        if (step >= int(Step::Sending))
            QTRY_COMPARE(desk.client.bundles.count(), 1);
        if (step == int(Step::Checking)) {
            desk.answerSend(0);
            QTRY_COMPARE(desk.client.previews.count(), 1);
        }
        QCOMPARE(int(desk.preview.step()), step);
        desk.preview.cancel();
        QCOMPARE(desk.preview.step(), Step::None);
        QVERIFY(desk.preview.shown()->isStopped());
        QCOMPARE(desk.preview.shown()->report().exitStatus, 6);
        QCOMPARE(desk.preview.history().entries().size(), 1);
        // What comes late changes nothing, and the next one starts afresh.
        if (step == int(Step::Sending))
            QVERIFY(desk.client.bundles.wasAborted(0));
        if (step == int(Step::Checking))
            QVERIFY(desk.client.previews.wasAborted(0));
        const int sent = desk.client.bundles.count();
        desk.preview.start();
        QTRY_COMPARE(desk.client.bundles.count(), sent + 1);
        QCOMPARE(desk.preview.history().entries().size(), 1);
        QCOMPARE(desk.preview.step(), Step::Sending);
    }

    void aRefusalShowsItsLineAndWhoHasTheName()
    {
        Desk desk;
        desk.run(previewOf({QStringLiteral("mine"), QStringLiteral("tracker")},
                           {refusalOf("install.tool_id_taken", "tracker", 4, "/tools/0/id")}));
        QCOMPARE(PreviewTexts::verdict(*desk.preview.shown()), QStringLiteral("An install would be refused: 1 reason(s)."));
        QCOMPARE(desk.preview.shown()->report().exitStatus, 1);
        const QList<RefusalView> views = desk.preview.views();
        QCOMPARE(views.first().where, QStringLiteral("plugin.yaml line 4"));
        QCOMPARE(views.first().proposed.first().text, QStringLiteral("- id: mine"));
        QCOMPARE(desk.preview.names().index(1, 1).data().toString(), QStringLiteral("issue-tracker has it"));
        QVERIFY(desk.preview.diffLink());
    }

    // U14: neither what is shown nor what is kept or handed on has a header's value or an address's user part.
    void U14_theHistoryAndTheReportsHoldNoHeaderValue()
    {
        Desk desk;
        desk.run(previewOf({QStringLiteral("mine")}, {refusalOf("tool.headers_changed", "mine", 7, "/tools/0/remote")}));
        QTRY_VERIFY(desk.kept().contains("my-plugin"));
        QString shown;
        const QList<RefusalView> views = desk.preview.views();
        for (const ViewLine &line : views.first().proposed)
            shown += line.text;
        QVERIFY2(shown.contains(QLatin1String("X-Key")), qPrintable(shown));
        for (const QByteArray &text : {desk.kept(), desk.preview.html().toUtf8(), desk.preview.json(), shown.toUtf8()})
            QVERIFY2(!text.contains("CANARY"), text.constData());
    }

    void aFolderThatGoesOrCannotBeReadIsTold()
    {
        Desk desk;
        QVERIFY(QDir(desk.folder.filePath(QStringLiteral("plugin"))).removeRecursively());
        desk.preview.start();
        QTRY_COMPARE(desk.preview.step(), Step::None);
        QCOMPARE(desk.preview.state(), PageState::Failed);
        QVERIFY(PreviewTexts::failure(*desk.preview.shown()).contains(QLatin1String("not there any more")));
        QCOMPARE(desk.client.bundles.count(), 0);
        desk.write("plugin/readme.txt", "no plugin.yaml");
        desk.preview.start();
        QTRY_COMPARE(desk.preview.history().entries().size(), 2);
        QCOMPARE(desk.preview.shown()->report().exitStatus, 5);
        QCOMPARE(desk.preview.shown()->verdict().refusals.first().code, QStringLiteral("bundle.invalid"));
    }

    void moreThanTheLimitIsNotSent()
    {
        Desk desk;
        QFile big(desk.folder.filePath(QStringLiteral("plugin/big.bin")));
        QVERIFY(big.open(QIODevice::WriteOnly));
        QVERIFY(big.resize(qint64(257) * 1024 * 1024)); // a hole, which takes no room
        big.close();
        desk.preview.start();
        QTRY_COMPARE_WITH_TIMEOUT(desk.preview.step(), Step::None, 30000);
        QCOMPARE(desk.preview.shown()->verdict().refusals.first().code, QStringLiteral("bundle.invalid"));
        QCOMPARE(desk.client.bundles.count(), 0);
    }

    void anInvalidManifestEndsWithFiveAndItsLine()
    {
        Desk desk;
        Error invalid{ErrorCode::InvalidManifest, QStringLiteral("is not valid"), {}, {}, 0, 0};
        invalid.details = {
            Error{ErrorCode::InvalidManifest, QStringLiteral("has no version."), QStringLiteral("/version"), {}, 2, 1}};
        desk.preview.start();
        QTRY_COMPARE(desk.client.bundles.count(), 1);
        desk.client.bundles.answer(0, Failure(invalid));
        QTRY_COMPARE(desk.preview.step(), Step::None);
        QCOMPARE(desk.preview.state(), PageState::Ready);
        QCOMPARE(desk.preview.shown()->report().exitStatus, 5);
        QCOMPARE(PreviewTexts::brief(*desk.preview.shown()), QStringLiteral("Not readable: line 2"));
        QCOMPARE(desk.preview.views().first().code, QStringLiteral("manifest.invalid"));
    }

    void aServerThatFailsIsToldWithItsStatus_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("status");
        QTest::newRow("unreachable") << int(ErrorCode::Unreachable) << 4;
        QTest::newRow("too slow") << int(ErrorCode::TimedOut) << 6;
        QTest::newRow("wrong") << int(ErrorCode::ProtocolViolation) << 4;
        QTest::newRow("not permitted") << int(ErrorCode::NotPermitted) << 3;
        QTest::newRow("signed out") << int(ErrorCode::NotSignedIn) << 3;
    }

    void aServerThatFailsIsToldWithItsStatus()
    {
        QFETCH(int, code);
        QFETCH(int, status);
        Desk desk;
        desk.run(Failure(ErrorCode(code), QStringLiteral("what the log says")));
        QCOMPARE(desk.preview.state(), PageState::Failed);
        QCOMPARE(desk.preview.shown()->report().exitStatus, status);
        QVERIFY(!PreviewTexts::failure(*desk.preview.shown()).isEmpty());
        QVERIFY(desk.preview.json().contains("\"error\""));
    }

    void aViewerSeesWhyHeMayNot()
    {
        Desk desk(Role::Viewer);
        QTRY_VERIFY(desk.session.who());
        QVERIFY(!desk.preview.mayStart().allowed);
        desk.preview.start();
        QCOMPARE(desk.preview.step(), Step::None);
    }

    void onSaveItPreviewsAgainAndAlsoWhatChangedMeanwhile()
    {
        Desk desk;
        QSignalSpy started(&desk.preview.follower(), &FolderFollower::started);
        desk.preview.setWatching(true);
        QTRY_COMPARE(started.count(), 1);
        desk.write("plugin/plugin.yaml", manifest + "# saved\n");
        QTRY_COMPARE(desk.client.bundles.count(), 1);
        desk.write("plugin/plugin.yaml", manifest + "# saved while it runs\n");
        QTRY_VERIFY(desk.preview.isDueAgain());
        desk.answerSend(0);
        QTRY_COMPARE(desk.client.previews.count(), 1);
        desk.client.previews.answer(0, previewOf({}));
        QTRY_COMPARE(desk.client.bundles.count(), 2);
        QVERIFY(desk.client.bundles.argument<0>(0) != desk.client.bundles.argument<0>(1));
        desk.preview.setWatching(false);
        desk.preview.cancel();
    }

    void twoAreComparedOlderAgainstNewer()
    {
        Desk desk;
        const Refusal taken = refusalOf("install.tool_id_taken", "tracker", 4, "/tools/0/id");
        desk.run(previewOf({QStringLiteral("a"), QStringLiteral("b")}, {taken}));
        Preview later = previewOf({QStringLiteral("b"), QStringLiteral("c")});
        later.agentsAndFlows.after = 9;
        later.verdict.warnings = {refusalOf("secret.unknown", "KEY", 2, "/requires/secrets/0")};
        desk.run(later);
        using Kind = PreviewDifference::Kind;
        const QList<PreviewDifference> found = desk.preview.comparison();
        const auto count = [&found](Kind kind) {
            return std::count_if(found.begin(), found.end(), [kind](const PreviewDifference &d) { return d.kind == kind; });
        };
        QCOMPARE(count(Kind::Gone), 2); // the reason, tool a
        QCOMPARE(count(Kind::New), 2);  // the warning, tool c
        QCOMPARE(count(Kind::Changed), 1);
        QVERIFY(desk.preview.comparisonTitle().startsWith(QLatin1String("Since")));
        const QList<PreviewEntry> entries = desk.preview.history().entries();
        desk.preview.select({entries[0].key, entries[1].key});
        QCOMPARE(desk.preview.shown()->key, entries[0].key);
        QCOMPARE(desk.preview.comparedWith()->key, entries[1].key);
        QCOMPARE(desk.preview.comparison(), found);
        desk.preview.select({entries[1].key});
        QVERIFY(!desk.preview.comparedWith());
    }

    void whatWasNotCheckedIsNotCompared()
    {
        Desk desk;
        desk.run(previewOf({QStringLiteral("a")}, {refusalOf("install.tool_id_taken", "tracker", 4, "/tools/0/id")}));
        desk.run(Failure(ErrorCode::Unreachable, QStringLiteral("no route")));
        using Kind = PreviewDifference::Kind;
        const QList<PreviewDifference> found = desk.preview.comparison();
        QVERIFY(std::none_of(found.begin(), found.end(),
                             [](const PreviewDifference &d) { return d.kind == Kind::Gone || d.kind == Kind::New; }));
        QVERIFY(std::any_of(found.begin(), found.end(), [](const PreviewDifference &d) { return d.kind == Kind::Unknown; }));
        const QList<PreviewEntry> entries = desk.preview.history().entries();
        desk.preview.select({entries[0].key, entries[1].key});
        QVERIFY(desk.preview.isComparingTwo());
        QVERIFY(desk.preview.comparisonSentence().contains(QLatin1String("not checked")));
    }

    void whatFailedHasOneName()
    {
        Desk desk;
        QVERIFY(QDir(desk.folder.filePath(QStringLiteral("plugin"))).removeRecursively());
        desk.preview.start();
        QTRY_COMPARE(desk.preview.history().entries().size(), 1);
        const PreviewEntry &entry = *desk.preview.shown();
        QCOMPARE(PreviewTexts::exitWord(entry.report().exitStatus), QStringLiteral("not readable"));
        QCOMPARE(PreviewTexts::brief(entry), QStringLiteral("Not readable"));
        QCOMPARE(PreviewTexts::verdict(entry), QStringLiteral("The folder is not readable."));
    }

    void aChosenPreviewFillsTheFolder()
    {
        Desk desk;
        desk.run(previewOf({QStringLiteral("a")}));
        desk.write("other/plugin.yaml", manifest);
        desk.preview.setFolder(desk.folder.filePath(QStringLiteral("other")));
        desk.run(previewOf({QStringLiteral("a")}));
        const QList<PreviewEntry> entries = desk.preview.history().entries();
        desk.preview.select({entries[1].key});
        QCOMPARE(desk.preview.folder(), desk.folder.filePath(QStringLiteral("plugin")));
        desk.preview.select({entries[0].key});
        QCOMPARE(desk.preview.folder(), desk.folder.filePath(QStringLiteral("other")));
    }

    void contractsAreComparedAsContracts()
    {
        Desk desk;
        desk.run(previewOf({QStringLiteral("a")}));
        Preview later = previewOf({QStringLiteral("a")});
        later.verdict.warnings = {refusalOf("contract.changed", "a.hello", 2, "/tools/0")};
        desk.run(later);
        const QList<PreviewDifference> found = desk.preview.comparison();
        QCOMPARE(found.size(), 1);
        QVERIFY2(found[0].text.startsWith(QLatin1String("Contract change: ")), qPrintable(found[0].text));
    }

    void theHistoryIsKeptAndBounded()
    {
        Desk desk;
        QAbstractItemModelTester tester(&desk.preview.historyModel(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        ModelProbe probe(desk.preview.historyModel(), IdRole);
        desk.run(previewOf({QStringLiteral("a")}));
        const PreviewEntry one = *desk.preview.shown();
        for (int more = 0; more < historyMostEntries + 5; ++more) {
            PreviewEntry entry = one;
            entry.key = QString::number(more);
            desk.preview.history().add(entry);
        }
        QCOMPARE(desk.preview.history().entries().size(), historyMostEntries);
        QCOMPARE(probe.rows(), probe.actual());
        QCOMPARE(probe.resets(), 0);
        const QString file = desk.folder.filePath(QStringLiteral("kept/previews.json"));
        {
            PreviewHistory again(file); // waits for what is being written by itself
            QTRY_VERIFY(desk.kept().contains(QByteArray("\"") + QByteArray::number(historyMostEntries + 4) + '"'));
            QSignalSpy read(&again, &PreviewHistory::changed);
            again.load();
            QTRY_COMPARE(read.count(), 1);
            QCOMPARE(again.entries(), desk.preview.history().entries());
            QVERIFY(again.problem().isEmpty());
        }
        QCOMPARE(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther), 0);
    }

    void aHistoryThatCannotBeReadIsPutAsideAndTold()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("previews.json"));
        QFile broken(file);
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{\"schema\": 1, \"entries\": [");
        broken.close();
        PreviewHistory history(file);
        QSignalSpy read(&history, &PreviewHistory::changed);
        history.load();
        QTRY_COMPARE(read.count(), 1);
        QVERIFY(!history.problem().isEmpty());
        QVERIFY(QFile::exists(file + QStringLiteral(".unreadable")));
        QVERIFY(!readPreviewHistory(QByteArray(historyMostBytes + 1, ' ')));
        QVERIFY(!readPreviewHistory("[]"));
    }

    void theCommandNamesTheFolder()
    {
        Desk desk;
        QVERIFY(desk.preview.command().startsWith(QLatin1String("oz0 plugin preview /")));
        desk.preview.setFolder(QStringLiteral("/a folder"));
        QCOMPARE(desk.preview.command(), QStringLiteral("oz0 plugin preview '/a folder' --tenant default"));
    }

    void whatIsTypedOrDroppedBecomesAFolder()
    {
        Desk desk;
        desk.preview.setFolder(QUrl::fromLocalFile(desk.folder.filePath(QStringLiteral("plugin/plugin.yaml"))).toString());
        QCOMPARE(desk.preview.folder(), desk.folder.filePath(QStringLiteral("plugin")));
        desk.preview.setFolder(QStringLiteral("  ~/x/../y  "));
        QCOMPARE(desk.preview.folder(), QDir::homePath() + QStringLiteral("/y"));
        desk.preview.setFolder({});
        QVERIFY(!desk.preview.mayStart().allowed);
    }
};

QTEST_GUILESS_MAIN(PreviewPresenterTest)
#include "PreviewPresenterTest.moc"
