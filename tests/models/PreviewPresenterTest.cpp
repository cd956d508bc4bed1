// Previews step by step: cancelled, late, over a folder that changes or goes; the history that is kept; what differs between two.
#include "models/presenters/PreviewPresenter.h"
#include "core/client/ContextGate.h"
#include "models/Texts.h"
#include "tests/support/FakeApiClient.h"
#include "tests/support/ModelProbe.h"
#include "tests/support/SampleTenant.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace oz0;

namespace {

using Step = PreviewPresenter::Step;

const QByteArray manifest
    = "name: my-plugin\nversion: 0.4.0\ntools:\n  - id: mine\n    remote:\n      url: https://u:CANARY-1@a.example.net\n"
      "      headers: {X-Key: CANARY-2}\n    functions: [{name: hello}]\n";

// The same without the user part, which no valid manifest has.
const QByteArray validManifest = QByteArray(manifest).replace("u:CANARY-1@", "");

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

// As a server tells them: a changed function with a break and an addition, a flow that is gone, a new function.
QJsonArray contractsOfHello()
{
    const QByteArray text = R"([
      {"kind": "function", "subject": "a.hello", "change": "changed", "breaks": true, "line": 6, "installedLine": 5, "details": [
        {"side": "input", "what": "type_narrowed", "where": "/properties/name", "word": "", "breaks": true,
         "before": ["string", "null"], "after": "string"},
        {"side": "input", "what": "property_added", "where": "", "word": "tone", "breaks": false}]},
      {"kind": "flow", "subject": "all", "change": "removed", "breaks": true, "installedLine": 9, "details": []},
      {"kind": "function", "subject": "a.wave", "change": "added", "breaks": false, "line": 8, "details": []}])";
    return QJsonDocument::fromJson(text).array();
}

QString plainCode(const QString &text)
{
    return text;
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
        QCOMPARE(PreviewTexts::verdict(*desk.preview.shown()),
                 QStringLiteral("An install of my-plugin 0.4.0 would be refused: 1 reason(s)."));
        QCOMPARE(PreviewTexts::listed(*desk.preview.shown()), QStringLiteral("Refused: 1 reason(s) · my-plugin 0.4.0"));
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
        const QString why = PreviewTexts::failure(*desk.preview.shown());
        QVERIFY2(why.startsWith(desk.folder.filePath(QStringLiteral("plugin")) + QStringLiteral(" is not there.")),
                 qPrintable(why));
        QCOMPARE(desk.client.bundles.count(), 0);
        desk.write("plugin/readme.txt", "no plugin.yaml");
        desk.preview.start();
        QTRY_COMPARE(desk.preview.history().entries().size(), 2);
        QCOMPARE(desk.preview.shown()->report().exitStatus, 5);
        QCOMPARE(desk.preview.shown()->verdict().refusals.first().code, QStringLiteral("bundle.invalid"));
        QCOMPARE(desk.preview.shown()->verdict().refusals.size(), 1);
        // Each problem names the path that it is of.
        desk.write("plugin/plugin.yaml", manifest);
        for (const char *name : {"one", "two"})
            QVERIFY(QFile::link(QStringLiteral("/etc/passwd"),
                                desk.folder.filePath(QStringLiteral("plugin/") + QLatin1String(name))));
        desk.preview.start();
        QTRY_COMPARE(desk.preview.history().entries().size(), 3);
        QStringList titles;
        for (const RefusalView &view : desk.preview.views())
            titles.append(view.title);
        QCOMPARE(titles,
                 (QStringList{QStringLiteral("The bundle is not valid: one: the link leads out of the folder."),
                              QStringLiteral("The bundle is not valid: two: the link leads out of the folder.")}));
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

    // A refused connection is no sent bundle.
    void whatWasNotSentIsNotCalledSent()
    {
        Desk desk;
        desk.preview.start();
        QTRY_COMPARE(desk.client.bundles.count(), 1);
        desk.clocks.advance(Milliseconds(1300));
        desk.client.bundles.answer(0, Failure(ErrorCode::Unreachable, QStringLiteral("connection refused")));
        QTRY_COMPARE(desk.preview.history().entries().size(), 1);
        QVERIFY(desk.preview.shown()->files > 0);
        QCOMPARE(desk.preview.shown()->sendMs, 0);
    }

    void whatFailedHasOneName()
    {
        Desk desk;
        QVERIFY(QDir(desk.folder.filePath(QStringLiteral("plugin"))).removeRecursively());
        desk.preview.start();
        QTRY_COMPARE(desk.preview.history().entries().size(), 1);
        const PreviewEntry &entry = *desk.preview.shown();
        QCOMPARE(PreviewTexts::exitWord(entry), QStringLiteral("not readable"));
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
        later.contracts = contractsOfHello();
        desk.run(later);
        const QList<PreviewDifference> found = desk.preview.comparison();
        QCOMPARE(found.size(), 4);
        QCOMPARE(
            found[0].text,
            QStringLiteral("Contract change: a.hello: Input /properties/name: fewer types are taken. string, null → string"));
        for (const PreviewDifference &difference : found)
            QVERIFY2(difference.text.startsWith(QLatin1String("Contract change: ")), qPrintable(difference.text));
    }

    // The table is the preview's own list: each difference with its place, old and new; additions too; what breaks first.
    void V2_contractChangesAreThePreviewsOwn()
    {
        Desk desk;
        Preview preview = previewOf({QStringLiteral("a")});
        preview.contracts = contractsOfHello();
        desk.run(preview);
        using Column = ContractChangesModel::Column;
        const ContractChangesModel &model = desk.preview.contracts();
        const auto cell = [&model](int row, Column column) { return model.index(row, int(column)).data().toString(); };
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(cell(0, Column::Change), QStringLiteral("Breaking"));
        QCOMPARE(cell(0, Column::Values), QStringLiteral("string, null → string"));
        QCOMPARE(cell(0, Column::Line), QStringLiteral("6"));
        QCOMPARE(cell(1, Column::Change), QStringLiteral("Breaking"));
        QCOMPARE(cell(1, Column::Differs), QStringLiteral("The flow is gone."));
        QCOMPARE(cell(2, Column::Change), QStringLiteral("Compatible"));
        QVERIFY(cell(2, Column::Differs).contains(QLatin1String("tone is new")));
        QCOMPARE(cell(3, Column::Differs), QStringLiteral("The function is new."));
        QVERIFY(PreviewTexts::facts(*desk.preview.shown(), plainCode)
                    .contains(QLatin1String("2 contract(s) break, which passes: 0.4.0 counts as a new major version.")));
    }

    // U24: what widens is told for each process, and its number is that of the diff.
    void U24_whatAnInstallWidensIsToldForEachProcess()
    {
        Desk desk;
        desk.client.manifests.reply = [](const PluginName &) {
            return Result<QByteArray>("name: my-plugin\nversion: 0.3.2\ntools:\n  - {id: mine, server: {module: m.s}}\n");
        };
        desk.write(
            "plugin/plugin.yaml",
            "name: my-plugin\nversion: 0.4.0\negress:\n  allow: [a.example.net]\nrequires: {secrets: [KEY]}\n"
            "tools:\n  - {id: mine, server: {module: m.s}}\nagents:\n  - name: clerk\n    egress: {allow: [b.example.net]}\n");
        Preview preview = previewOf({QStringLiteral("mine")});
        preview.installedVersion = QStringLiteral("0.3.2");
        desk.run(preview);
        const PreviewEntry &entry = *desk.preview.shown();
        QVERIFY(entry.reach.isKnown);
        QVERIFY(!entry.reach.isAgainstNothing);
        QStringList gains;
        for (const ReachGain &gain : entry.reach.gains)
            gains.append(PreviewTexts::gainOfProcesses(gain));
        QCOMPARE(PreviewTexts::reach(entry.reach), QStringLiteral("Widens reach: 2 host(s) and 1 secret(s)."));
        QCOMPARE(PreviewTexts::verdict(entry),
                 QStringLiteral("my-plugin 0.4.0 would install, and widens reach: 2 host(s) and 1 secret(s)."));
        const QModelIndex kept = desk.preview.historyModel().index(0, 0);
        QCOMPARE(kept.data().toString(),
                 QStringLiteral("Would install, and widens reach: 2 host(s) and 1 secret(s) · my-plugin 0.4.0"));
        QCOMPARE(kept.data(StateRole).toInt(), int(StateName::WidensReach));
        QCOMPARE(kept.data(IconNameRole).toString(), QStringLiteral("widen"));
        QVERIFY2(gains[0].contains(QLatin1String("a.example.net")) && gains[0].contains(QLatin1String("tools")),
                 qPrintable(gains[0]));
        QVERIFY2(gains[1].endsWith(QLatin1String("(agent clerk)")), qPrintable(gains[1]));
        QCOMPARE(gains[2], QStringLiteral("Secret KEY: asks for another secret, which code gets as a value (the whole plugin)"));
        QVERIFY(desk.preview.html().contains(QLatin1String("a.example.net")));
    }

    void anInstalledManifestThatMovedOnLeavesReachOpen()
    {
        Desk desk;
        desk.client.manifests.reply = [](const PluginName &) { return Result<QByteArray>("name: my-plugin\nversion: 0.3.9\n"); };
        Preview preview = previewOf({});
        preview.installedVersion = QStringLiteral("0.3.2");
        desk.run(preview);
        QVERIFY(!desk.preview.shown()->reach.isKnown);
        QVERIFY(PreviewTexts::reach(desk.preview.shown()->reach).contains(QLatin1String("not known")));
        desk.client.manifests.reply = nullptr;
        desk.preview.start();
        QTRY_COMPARE(desk.client.bundles.count(), 2);
        desk.answerSend(1);
        QTRY_COMPARE(desk.client.previews.count(), 2);
        desk.client.previews.answer(1, preview);
        QTRY_COMPARE(desk.client.manifests.count(), 2);
        // The answer is there: who does not want to wait for the rest keeps it.
        desk.preview.cancel();
        QCOMPARE(desk.preview.step(), Step::None);
        QVERIFY(desk.preview.shown()->preview);
        QVERIFY(!desk.preview.shown()->reach.isKnown);
        QCOMPARE(desk.preview.history().entries().size(), 2);
    }

    void whatIsInstalledDoesNotLookLikeANewVersion()
    {
        Desk desk;
        Plugin installed;
        installed.name = PluginName(QStringLiteral("my-plugin"));
        installed.state = PluginState::Installed;
        installed.version = QStringLiteral("0.4.0");
        installed.digest = previewOf({}).digest;
        ChangeSet set;
        set.from = 48213;
        set.to = 48214;
        set.now = desk.clocks.now();
        set.plugins = {installed};
        Candidate same = *std::find_if(desk.store.candidates().begin(), desk.store.candidates().end(), [](const Candidate &c) {
            return c.plugin.text() == QLatin1String("my-plugin") && c.owner.text() == QLatin1String("user:alice");
        });
        same.digest = installed.digest;
        set.candidates = {same};
        desk.store.apply(set);
        desk.client.manifests.reply = [](const PluginName &) { return Result<QByteArray>(manifest); };
        Preview preview = previewOf({});
        preview.installedVersion = QStringLiteral("0.4.0");
        desk.run(preview);
        const PreviewEntry &entry = *desk.preview.shown();
        QVERIFY(entry.isInstalled());
        QCOMPARE(PreviewTexts::verdict(entry),
                 QStringLiteral("my-plugin 0.4.0 is what is installed: an install would change nothing."));
        QCOMPARE(PreviewTexts::brief(entry), QStringLiteral("my-plugin 0.4.0 is installed already"));
        QCOMPARE(PreviewTexts::listed(entry), QStringLiteral("Installed already · my-plugin 0.4.0"));
        QCOMPARE(PreviewTexts::exitWord(entry), QStringLiteral("nothing refuses"));
        const QString facts = PreviewTexts::facts(entry, plainCode);
        QVERIFY2(facts.contains(QLatin1String("This is what is installed in tenant default: 0.4.0, same digest.")),
                 qPrintable(facts));
        QVERIFY2(facts.contains(QStringLiteral("Same content as candidate %1 of user:alice.").arg(same.id.text())),
                 qPrintable(facts));
        // Another digest is a new version, whatever its number.
        preview.version = QStringLiteral("0.5.0");
        preview.digest = Digest(QStringLiteral("sha256:") + QString(64, QLatin1Char('b')));
        desk.run(preview);
        QCOMPARE(PreviewTexts::verdict(*desk.preview.shown()), QStringLiteral("my-plugin 0.5.0 would install."));
        QVERIFY(!PreviewTexts::facts(*desk.preview.shown(), plainCode).contains(QLatin1String("Same content")));
    }

    // Of what a candidate holds nothing is packed or sent; the lines come from the server's own copy.
    void V1_aCandidatesContentIsPreviewedByItsDigest()
    {
        Desk desk;
        QTRY_VERIFY(desk.session.who());
        const Candidate own = *std::find_if(
            desk.store.candidates().begin(), desk.store.candidates().end(), [](const Candidate &c) {
                return c.plugin.text() == QLatin1String("my-plugin") && c.owner.text() == QLatin1String("user:alice");
            });
        const QList<PreviewChoice> choices = desk.preview.choices();
        QVERIFY(!choices.isEmpty());
        for (const PreviewChoice &choice : choices)
            QVERIFY2(choice.title.contains(QLatin1String("user:alice")), qPrintable(choice.title)); // an operator's own
        desk.preview.setFolder(QStringLiteral("candidate:") + own.id.text());
        QCOMPARE(desk.preview.source().candidate, own.id);
        QVERIFY(!desk.preview.mayWatch().allowed);
        desk.preview.start();
        QCOMPARE(desk.preview.step(), Step::Checking);
        QCOMPARE(desk.client.previews.last().digest, own.digest);
        Preview preview = previewOf({QStringLiteral("mine")}, {refusalOf("install.tool_id_taken", "mine", 4, "/tools/0/id")});
        preview.digest = own.digest;
        desk.client.previews.answer(0, preview);
        QTRY_COMPARE(desk.client.bundleFileBytes.count(), 1);
        QCOMPARE(desk.client.bundleFileBytes.argument<0>(0), own.digest);
        desk.client.bundleFileBytes.answer(0, validManifest);
        QTRY_COMPARE(desk.preview.step(), Step::None);
        QCOMPARE(desk.client.bundles.count(), 0);
        const PreviewEntry &entry = *desk.preview.shown();
        QCOMPARE(entry.candidate, own.id);
        const QString second = desk.preview.historyModel().index(0, 0).data(PreviewHistoryModel::SecondLineRole).toString();
        QVERIFY2(second.contains(own.id.text()), qPrintable(second));
        QCOMPARE(entry.owner, own.owner);
        // The save has the time at which the server took it; the preview its own.
        QCOMPARE(entry.saved, own.saved);
        QVERIFY2(
            PreviewTexts::madeAt(entry).startsWith(QStringLiteral("Candidate %1 of user:alice, save %2 of %3, previewed at %4")
                                                       .arg(own.id.text())
                                                       .arg(own.save)
                                                       .arg(Texts::dateAndTime(own.saved), Texts::dateAndTime(entry.at))),
            qPrintable(PreviewTexts::madeAt(entry)));
        QVERIFY(entry.reach.isKnown && entry.reach.isAgainstNothing);
        QCOMPARE(desk.preview.views().first().proposed.first().text, QStringLiteral("- id: mine"));
        QCOMPARE(desk.preview.command(), QStringLiteral("oz0 plugin preview --candidate %1 --tenant default").arg(own.id.text()));
        QCOMPARE(desk.preview.diffLink()->diff->second, (DiffSide{DiffSide::Kind::Candidate, own.id.text()}));
        const Result<PreviewEntry> again = previewEntryFrom(toJson(entry));
        QVERIFY(again);
        QCOMPARE(*again, entry);
        // It ends: what was previewed stays, its diff does not.
        ChangeSet gone;
        gone.from = 48213;
        gone.to = 48214;
        gone.now = desk.clocks.now();
        gone.removedCandidates = {own.id};
        desk.store.apply(gone);
        QVERIFY(!desk.preview.mayDiff().allowed);
        QVERIFY2(desk.preview.mayStart().reason.contains(own.id.text()), qPrintable(desk.preview.mayStart().reason));
        QVERIFY(desk.preview.shown()->preview);
    }

    void anothersCandidateIsAnAdminsToPreview()
    {
        Desk desk;
        QTRY_VERIFY(desk.session.who());
        const Candidate others = *std::find_if(desk.store.candidates().begin(), desk.store.candidates().end(),
                                               [](const Candidate &c) { return c.owner.text() == QLatin1String("user:bob"); });
        desk.preview.startOf(others.id);
        QCOMPARE(desk.preview.step(), Step::None);
        QVERIFY(desk.preview.mayStart().reason.contains(QLatin1String("owner or an admin")));
        Desk admins(Role::Admin);
        QTRY_VERIFY(admins.session.who());
        admins.preview.startOf(others.id);
        QCOMPARE(admins.client.previews.last().digest, others.digest);
        admins.preview.cancel();
    }

    void whatIsForgottenIsNotShownAnyMore()
    {
        Desk desk;
        desk.run(previewOf({QStringLiteral("a")}));
        QVERIFY(desk.preview.shown());
        QSignalSpy shown(&desk.preview, &PreviewPresenter::shownChanged);
        desk.preview.history().clear();
        QVERIFY(!desk.preview.shown());
        QVERIFY(shown.count() > 0);
        QCOMPARE(desk.preview.names().rowCount(), 0);
        QCOMPARE(desk.preview.checks().rowCount(), 0);
        QCOMPARE(desk.preview.state(), PageState::Empty);
        QVERIFY(desk.preview.html().isEmpty());
    }

    void twoThatAreComparedSayWhichTheSideBelongsTo()
    {
        Desk desk;
        Preview first = previewOf({QStringLiteral("greeter")});
        desk.run(first);
        Preview second = previewOf({QStringLiteral("greeter")});
        second.version = QStringLiteral("0.5.0");
        second.taskQueues.limit = 60;
        desk.run(second);
        QVERIFY(desk.preview.belongsTo().isEmpty());
        const QList<PreviewEntry> entries = desk.preview.history().entries();
        desk.preview.select({entries[0].key, entries[1].key});
        QVERIFY2(desk.preview.belongsTo().contains(QLatin1String("my-plugin 0.5.0")), qPrintable(desk.preview.belongsTo()));
        QStringList texts;
        for (const PreviewDifference &difference : desk.preview.comparison())
            texts.append(difference.text);
        QCOMPARE(texts,
                 QStringList({QStringLiteral("Version: 0.5.0, before 0.4.0"),
                              QStringLiteral("Task queues afterwards: 4 of 60, before 4 of 50")}));
    }

    void differencesTellNamesAndReach()
    {
        PreviewEntry then;
        then.preview = previewOf({QStringLiteral("greeter")});
        then.names = {
            {QStringLiteral("tool"), QStringLiteral("greeter"), NameUse::Holder::Other, QStringLiteral("issue-tracker")}};
        then.reach = {true,
                      false,
                      {{QStringLiteral("uses"),
                        {QStringLiteral("uses"), QStringLiteral("mail-sorter")},
                        {QStringLiteral("grant_added")},
                        {},
                        3,
                        0}}};
        PreviewEntry now = then;
        now.names[0] = {QStringLiteral("tool"), QStringLiteral("greeter"), NameUse::Holder::Free, {}};
        now.reach.gains.clear();
        QStringList texts;
        for (const PreviewDifference &difference : PreviewTexts::differences(then, now))
            texts.append(difference.text);
        QCOMPARE(texts,
                 QStringList({QStringLiteral("Widens reach: mail-sorter: asks for another grant (the whole plugin)"),
                              QStringLiteral("Tool greeter: free, before issue-tracker has it")}));
    }

    void aPreviewsReportSaysEverything()
    {
        Desk desk;
        QTRY_VERIFY(desk.session.who());
        desk.write("plugin/plugin.yaml", validManifest);
        Preview preview = previewOf({QStringLiteral("mine")}, {refusalOf("install.tool_id_taken", "mine", 4, "/tools/0/id")});
        preview.contracts = contractsOfHello();
        preview.verdict.checks = int(installChecks().size());
        preview.verdict.remedy = {QJsonObject{{QStringLiteral("op"), QStringLiteral("replace")},
                                              {QStringLiteral("path"), QStringLiteral("/tools/0/id")},
                                              {QStringLiteral("value"), QStringLiteral("mine_2")}}};
        desk.run(preview);
        const QString html = desk.preview.html();
        const QString folder = desk.folder.filePath(QStringLiteral("plugin"));
        for (const QString &said :
             {QStringLiteral("An install of my-plugin 0.4.0 would be refused"), QStringLiteral("default"),
              QStringLiteral("user:alice"), QStringLiteral("UTC"), folder, QStringLiteral("install.tool_id_taken"),
              QStringLiteral("- id: mine"), QStringLiteral("JSON Patch"), QStringLiteral("mine_2"),
              QStringLiteral("Breaking: a.hello"), QStringLiteral("Widens reach"), QStringLiteral("7 of"), preview.digest.text(),
              QStringLiteral("14 check"), QStringLiteral("Not applicable"), QStringLiteral("Exit status")})
            QVERIFY2(html.contains(said), qPrintable(said));
        QVERIFY(!html.contains(QLatin1String("CANARY"))); // U14: a header's value, also where it widens reach
        QTRY_VERIFY(desk.kept().contains("mine_2"));
        QVERIFY(!desk.kept().contains("CANARY"));
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

    void whatAnotherClusterSaidIsKeptAndNotShown()
    {
        PreviewHistory history({});
        const auto add = [&history](const char *key, const QStringList &cluster) {
            PreviewEntry entry;
            entry.key = QLatin1String(key);
            entry.at = Instant(Milliseconds(history.entries().size() + 1));
            entry.cluster = cluster;
            history.add(entry);
        };
        const auto keys = [&history] {
            QStringList found;
            for (const PreviewEntry &entry : history.entries())
                found.append(entry.key);
            return found;
        };
        add("elsewhere", {QStringLiteral("x")});
        add("before", {QStringLiteral("a")});
        add("between", {QStringLiteral("a"), QStringLiteral("b")});
        history.setCluster({QStringLiteral("b")});
        QCOMPARE(keys(), (QStringList{QStringLiteral("between"), QStringLiteral("before")}));
        history.setCluster({QStringLiteral("x")});
        QCOMPARE(keys(), QStringList{QStringLiteral("elsewhere")});
        history.setCluster({});
        QCOMPARE(keys().size(), 3);
    }

    void aVerdictOfBeforeSaysSo()
    {
        Desk desk;
        Preview answer = previewOf({});
        answer.installedVersion = QStringLiteral("0.3.2");
        const auto install = [&desk, &answer](const QString &version, const Digest &digest) {
            Plugin installed;
            installed.name = answer.plugin;
            installed.state = PluginState::Installed;
            installed.version = version;
            installed.digest = digest;
            ChangeSet set;
            set.from = desk.store.revision();
            set.to = set.from + 1;
            set.now = desk.clocks.now();
            set.plugins = {installed};
            desk.store.apply(set);
        };
        install(answer.installedVersion, Digest(QStringLiteral("sha256:") + QString(64, QLatin1Char('b'))));
        desk.client.manifests.reply = [](const PluginName &) { return Result<QByteArray>(manifest); };
        desk.run(answer);
        QTRY_VERIFY(desk.preview.shown());
        QCOMPARE(desk.preview.outdated(), QString());
        QSignalSpy told(&desk.preview, &PreviewPresenter::shownChanged);
        install(answer.version, answer.digest);
        QTRY_VERIFY(told.count() > 0);
        QCOMPARE(desk.preview.outdated(), QStringLiteral("It was installed since: this was said before that install."));
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
