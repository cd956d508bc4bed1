// The Plugins page without its widgets: rows, filter, what is declared by whom, manifests that come late, and installing.
#include "core/bundle/BundleWriter.h"
#include "core/client/ContextGate.h"
#include "core/manifest/ManifestReader.h"
#include "models/PluginReach.h"
#include "models/presenters/CandidatesPresenter.h"
#include "models/presenters/PluginsPresenter.h"
#include "tests/support/FakeApiClient.h"
#include "tests/support/ModelProbe.h"
#include "tests/support/SamplePlugins.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace oz0;

namespace {

const PluginName greeter(QStringLiteral("greeter"));
const PluginName tracker(QStringLiteral("tracker"));
const PluginName idle(QStringLiteral("idle"));

struct Desk
{
    explicit Desk(Role role, bool holdsManifests = false, ContextClass contextClass = ContextClass::Local)
        : gate(contextClass, clocks), store(clocks), session(client, store, gate, contextFor(contextClass)),
          candidates(client, store, session), plugins(client, store, session, candidates.model())
    {
        WhoAmI who;
        who.principal = PrincipalId(QStringLiteral("user:dana"));
        who.role = role;
        client.whoAmIs.reply = [who] { return Result<WhoAmI>(who); };
        if (!holdsManifests)
            client.manifests.reply = [](const PluginName &plugin) { return Result<QByteArray>(sampleManifest(plugin.text())); };
        session.start();
    }
    static Context contextFor(ContextClass contextClass)
    {
        Context context;
        context.name = QStringLiteral("local");
        context.tenant = TenantId(QStringLiteral("default"));
        context.contextClass = contextClass;
        return context;
    }
    void feed() { store.apply(samplePlugins(clocks.now())); }
    bool settle()
    {
        feed();
        plugins.select(greeter);
        return QTest::qWaitFor([this] {
            return session.who() && plugins.shelf().manifest(greeter) && plugins.shelf().manifest(tracker)
                && plugins.shelf().manifest(idle) && plugins.shownRow() && plugins.shownRow()->requires_;
        });
    }
    QString cell(const PluginName &name, PluginModel::Column column)
    {
        return plugins.model().index(plugins.model().rowOf(name), int(column)).data().toString();
    }
    ChangeSet step()
    {
        ChangeSet set;
        set.from = store.revision();
        set.to = store.revision() + 1;
        set.now = clocks.now();
        return set;
    }

    FakeClocks clocks;
    FakeApiClient client;
    ContextGate gate;
    TenantStore store;
    SessionPresenter session;
    CandidatesPresenter candidates;
    PluginsPresenter plugins;
};

using Column = PluginModel::Column;

} // namespace

class PluginsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsTellWhatIsInstalledAndWhatServesIt()
    {
        Desk desk(Role::Operator);
        QVERIFY(desk.settle());
        QCOMPARE(desk.cell(greeter, Column::State), QStringLiteral("Installed"));
        QCOMPARE(desk.cell(greeter, Column::Nodes), QStringLiteral("2 of 2"));
        QCOMPARE(desk.cell(greeter, Column::Candidates), QStringLiteral("2"));
        QCOMPARE(desk.cell(greeter, Column::Secrets), QStringLiteral("2 of 2"));
        QCOMPARE(desk.cell(idle, Column::State), QStringLiteral("On no node"));
        QCOMPARE(desk.cell(idle, Column::Secrets), QStringLiteral("none"));
        QCOMPARE(desk.plugins.state(), PageState::Ready);
        const QModelIndex first = desk.plugins.filter().index(0, 0);
        QCOMPARE(first.data(IdRole).toString(), QStringLiteral("idle")); // what needs a look comes first
        QVERIFY(first.data(Qt::AccessibleTextRole).toString().contains(QLatin1String("idle 0.1.0")));
    }

    void theNodesThatAreLeftOutAreToldOf()
    {
        Desk desk(Role::Operator);
        QVERIFY(desk.settle());
        const auto places = [&desk] {
            const int row = desk.plugins.model().rowOf(greeter);
            return desk.plugins.model().index(row, int(Column::Nodes)).data(Qt::ToolTipRole).toString();
        };
        QCOMPARE(places(), QStringLiteral("local-1, local-2"));
        ChangeSet set = desk.step();
        Node node = desk.store.nodes()[NodeName(QStringLiteral("local-3"))];
        node.candidate = NodeCandidate();
        node.candidate->id = desk.store.candidates().first().id;
        set.nodes = {node};
        desk.store.apply(set);
        QTRY_COMPARE(places(), QStringLiteral("local-1, local-2\n1 of 3 nodes online run(s) a candidate."));
    }

    void aDigestIsShortAndKeepsBothItsEnds()
    {
        Desk desk(Role::Operator);
        QVERIFY(desk.settle());
        const QModelIndex digest = desk.plugins.model().index(desk.plugins.model().rowOf(greeter), int(Column::Code));
        QCOMPARE(digest.data().toString(), shortDigest(desk.store.plugins()[greeter].digest));
        QVERIFY(digest.data(ElideMiddleRole).toBool());
        QVERIFY(digest.data(FixedFontRole).toBool());
    }

    // What is said above a list of secrets fits the list.
    void whyNoSecretCanBeChosenFitsWhatIsListed()
    {
        Desk desk(Role::Admin, true);
        desk.feed();
        desk.plugins.select(greeter);
        QTRY_COMPARE(desk.client.manifests.open(), 3);
        QByteArray connected = sampleManifest(QStringLiteral("tracker"));
        connected.replace("name: tracker\n", "name: greeter\n")
            .replace("requires:\n  secrets: [GREETING_KEY]\n", "")
            .replace("uses: [greeter]\n", "");
        for (int i = 0; i < 3; ++i) {
            const PluginName &name = desk.client.manifests.argument(i);
            desk.client.manifests.answer(i, name == greeter ? connected : sampleManifest(name.text()));
        }
        QTRY_VERIFY(desk.plugins.manifest());
        QTRY_COMPARE(desk.plugins.secrets().rowCount(), 1);
        QVERIFY(!desk.plugins.mayChangeSecrets().allowed);
        QVERIFY2(desk.plugins.mayChangeSecrets().reason.contains(QLatin1String("edge")),
                 qPrintable(desk.plugins.mayChangeSecrets().reason));
    }

    void N1_aNodeUnderACandidateServesNobodyElse()
    {
        Desk desk(Role::Operator);
        QVERIFY(desk.settle());
        ChangeSet set = desk.step();
        Node node = desk.store.nodes()[NodeName(QStringLiteral("local-1"))];
        node.candidate = NodeCandidate{CandidateId(QStringLiteral("59a7b4da7db9")), greeter,
                                       PrincipalId(QStringLiteral("user:bob"))};
        set.nodes = {node};
        desk.store.apply(set);
        QTRY_COMPARE(desk.cell(greeter, Column::Nodes), QStringLiteral("1 of 1"));
        QCOMPARE(desk.cell(tracker, Column::State), QStringLiteral("On no node"));
    }

    void aFailedPartAGateAndARolloutShow()
    {
        Desk desk(Role::Operator);
        QVERIFY(desk.settle());
        ChangeSet set = desk.step();
        Node node = desk.store.nodes()[NodeName(QStringLiteral("local-2"))];
        node.parts[0].state = PartState::Failed;
        set.nodes = {node};
        desk.store.apply(set);
        QTRY_COMPARE(desk.cell(greeter, Column::State), QStringLiteral("Failed on 1 node(s)"));
        set = desk.step();
        Plugin plugin = desk.store.plugins()[greeter];
        plugin.rollout = true;
        set.plugins = {plugin};
        desk.store.apply(set);
        QCOMPARE(desk.cell(greeter, Column::State), QStringLiteral("Rollout runs"));
        QCOMPARE(desk.plugins.filter().count(PluginFacet::Course), 1);
    }

    void P3_aViewerIsToldNoNumberOfSecrets()
    {
        Desk desk(Role::Viewer);
        desk.feed();
        QTRY_VERIFY(desk.session.who());
        QCOMPARE(desk.cell(greeter, Column::Secrets), QStringLiteral("–"));
        QCOMPARE(desk.client.manifests.count(), 0);
    }

    void secretsAreTakenAndTheRowSaysSo()
    {
        Desk desk(Role::Operator);
        QVERIFY(desk.settle());
        ChangeSet set = desk.step();
        Plugin plugin = desk.store.plugins()[greeter];
        plugin.secrets = QStringList{QStringLiteral("VENDOR_KEY")};
        set.plugins = {plugin};
        desk.store.apply(set);
        QCOMPARE(desk.cell(greeter, Column::Secrets), QStringLiteral("1 of 2"));
        QCOMPARE(desk.plugins.filter().count(PluginFacet::Withheld), 1);
        const SecretRowsModel &secrets = desk.plugins.secrets();
        QCOMPARE(secrets.rowCount(), 2);
        QVERIFY(!secrets.at(0).available);
        QCOMPARE(secrets.at(0).alsoIn, QStringList{QStringLiteral("tracker")});
        QCOMPARE(secrets.at(1).hosts, QStringList{QStringLiteral("api.example.com")});
        QVERIFY(secrets.index(1, int(SecretRowsModel::Column::Reaches)).data().toString().contains(QLatin1String("placeholder")));
    }

    void whoElseDeclaresANameIsSaid()
    {
        Desk desk(Role::Operator);
        QVERIFY(desk.settle());
        QCOMPARE(desk.plugins.usedBy(), QStringList{QStringLiteral("tracker")});
        QVERIFY(
            desk.plugins.alsoDeclared(QStringLiteral("greeter")).join(QLatin1Char(' ')).contains(QLatin1String("user:alice")));
        QVERIFY(desk.plugins.alsoDeclared(QStringLiteral("tracker")).contains(QStringLiteral("tracker")));
    }

    void aManifestOfTheVersionBeforeIsNotShown()
    {
        Desk desk(Role::Operator, true);
        desk.feed();
        desk.plugins.select(greeter);
        QTRY_COMPARE(desk.client.manifests.open(), 3);
        ChangeSet set = desk.step();
        Plugin plugin = desk.store.plugins()[greeter];
        plugin.digest = Digest(QStringLiteral("sha256:") + QString(64, QLatin1Char('d')));
        plugin.version = QStringLiteral("1.2.1");
        set.plugins = {plugin};
        desk.store.apply(set);
        int index = 0;
        while (desk.client.manifests.argument<0>(index) != greeter)
            ++index;
        const int before = desk.client.manifests.count();
        desk.client.manifests.answer(index, sampleManifest(QStringLiteral("greeter")));
        QTRY_COMPARE(desk.client.manifests.count(), before + 1);
        QVERIFY(!desk.plugins.manifest());
        QVERIFY(desk.plugins.manifestText().isEmpty());
        QVERIFY(!desk.plugins.manifestNote().isEmpty());
        desk.client.manifests.answer(before, QByteArray("name: greeter\nversion: 1.2.1\n"));
        QTRY_VERIFY(desk.plugins.manifest());
        QCOMPARE(desk.plugins.manifest()->version, QStringLiteral("1.2.1"));
    }

    void U14_aShownManifestHidesHeadersAndCredentials()
    {
        Desk desk(Role::Operator, true);
        desk.feed();
        desk.plugins.select(greeter);
        QTRY_COMPARE(desk.client.manifests.open(), 3);
        int index = 0;
        while (desk.client.manifests.argument<0>(index) != greeter)
            ++index;
        desk.client.manifests.answer(index,
                                     QByteArray("name: greeter\nversion: 1.2.0\ntools:\n  - id: far\n    location: remote\n"
                                                "    url: https://ann:canary-1@tools.example.com/mcp?token=canary-2\n"
                                                "    headers: {X-Key: canary-3}\n"));
        QTRY_VERIFY(!desk.plugins.manifestText().isEmpty());
        QVERIFY2(!desk.plugins.manifestText().contains(QStringLiteral("canary")), qPrintable(desk.plugins.manifestText()));
        QVERIFY(desk.plugins.manifestText().contains(QStringLiteral("X-Key")));
        QVERIFY(desk.plugins.manifestText().contains(QStringLiteral("tools.example.com")));
    }

    void aManifestThatCannotBeReadSaysWhy()
    {
        Desk desk(Role::Operator, true);
        desk.feed();
        desk.plugins.select(greeter);
        QTRY_COMPARE(desk.client.manifests.open(), 3);
        for (int i = 0; i < 3; ++i)
            desk.client.manifests.answer(i, Failure(ErrorCode::TimedOut, QStringLiteral("late")));
        QTRY_VERIFY(desk.plugins.shelf().hasFailed(greeter));
        QVERIFY(!desk.plugins.manifestNote().isEmpty());
        QVERIFY(!desk.plugins.mayChangeSecrets().allowed);
        desk.plugins.select(tracker);
        desk.plugins.select(greeter); // looking again asks again
        QTRY_VERIFY(desk.client.manifests.open() > 0);
    }

    void filteringSaysWhatHidesWhat()
    {
        Desk desk(Role::Operator);
        QVERIFY(desk.settle());
        desk.plugins.filter().setQuery({QStringLiteral("GREET"), {}});
        QCOMPARE(desk.plugins.filter().rowCount(), 1);
        desk.plugins.filter().setQuery({QStringLiteral("nothing"), {true}});
        QCOMPARE(desk.plugins.state(), PageState::FilteredEmpty);
        QVERIFY(desk.plugins.filteredEmptyText().contains(QLatin1String("nothing")));
        desk.plugins.filter().setQuery({});
        QCOMPARE(desk.plugins.linkText(), QStringLiteral("oz0://local/default/plugins/greeter"));
    }

    void U12_randomDeltasNeverResetAndTheSelectionStays()
    {
        Desk desk(Role::Operator);
        QVERIFY(desk.settle());
        QAbstractItemModelTester model(&desk.plugins.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester filter(&desk.plugins.filter(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester candidates(&desk.plugins.candidates(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester secrets(&desk.plugins.secrets(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        ModelProbe probe(desk.plugins.model(), IdRole);
        ModelProbe ofFilter(desk.plugins.filter(), IdRole);
        QRandomGenerator random(7);
        const ChangeSet all = samplePlugins(desk.clocks.now());
        for (int i = 0; i < 300; ++i) {
            ChangeSet set = desk.step();
            Plugin plugin = all.plugins[random.bounded(3)];
            if (random.bounded(4) == 0) {
                plugin.name = PluginName(QStringLiteral("extra-%1").arg(random.bounded(6)));
                plugin.state = PluginState::FirstGate;
            }
            plugin.rollout = random.bounded(3) == 0;
            if (random.bounded(3) == 0 && plugin.name != greeter)
                set.removedPlugins = {plugin.name};
            else
                set.plugins = {plugin};
            if (random.bounded(2) == 0) {
                Node node = all.nodes[random.bounded(3)];
                node.online = random.bounded(2) == 0;
                set.nodes = {node};
            }
            if (random.bounded(2) == 0)
                set.candidates = {all.candidates[random.bounded(2)]};
            else
                set.removedCandidates = {all.candidates[random.bounded(2)].id};
            desk.store.apply(set);
            if (i % 40 == 0)
                QTest::qWait(110); // longer than changes are gathered
            QCOMPARE(probe.rows(), probe.actual());
            QCOMPARE(ofFilter.rows(), ofFilter.actual());
        }
        QCOMPARE(probe.resets() + ofFilter.resets(), 0);
        QCOMPARE(desk.plugins.selected(), greeter);
        QVERIFY(desk.plugins.shown());
    }

    void V2_aFolderIsJudgedBeforeItMayBeInstalled()
    {
        Desk desk(Role::Admin);
        QVERIFY(desk.settle());
        const auto install = desk.plugins.startInstall();
        QVERIFY(!install->mayInstall({}).allowed);
        desk.client.bundles.reply = [](const Digest &digest, const QString &) { return Result<Digest>(digest); };
        install->choose(sample());
        QCOMPARE(install->phase(), InstallPresenter::Phase::Packing);
        QTRY_COMPARE(install->phase(), InstallPresenter::Phase::Checking);
        const Digest sent = desk.client.previews.last<0>().digest;
        QVERIFY(sent.text().startsWith(QLatin1String("sha256:")));
        desk.client.previews.answer(0, preview(sent, {}));
        QTRY_COMPARE(install->phase(), InstallPresenter::Phase::Judged);
        QVERIFY(install->verdict().contains(QLatin1String("can be installed")));
        QVERIFY(install->mayInstall({}).allowed);
        install->install({});
        install->install({});
        QCOMPARE(desk.client.installs.count(), 1);
        QCOMPARE(desk.client.installs.last<0>().digest, sent);
        QCOMPARE(desk.client.installs.last<0>().plugin, greeter);
        InstallAnswer answer;
        answer.plugin = desk.store.plugins()[greeter];
        answer.preview = preview(sent, {});
        desk.client.installs.answer(0, answer);
        QTRY_COMPARE(install->phase(), InstallPresenter::Phase::Installed);
    }

    void V2_aRefusedPreviewIsNotInstalledAndSaysWhy()
    {
        Desk desk(Role::Admin);
        QVERIFY(desk.settle());
        const auto install = desk.plugins.startInstall();
        desk.client.bundles.reply = [](const Digest &digest, const QString &) { return Result<Digest>(digest); };
        install->choose(sample());
        QTRY_COMPARE(desk.client.previews.count(), 1);
        desk.client.previews.answer(0, preview(desk.client.previews.last<0>().digest, {QStringLiteral("install.tool_id_taken")}));
        QTRY_COMPARE(install->phase(), InstallPresenter::Phase::Judged);
        QVERIFY(install->verdict().contains(QLatin1String("would be refused")));
        QVERIFY(!install->mayInstall({}).allowed);
        install->install({});
        QCOMPARE(desk.client.installs.count(), 0);
    }

    // What was agreed to stands while it is done, though the list tells of it first; and a lost answer is no failure.
    void anInstallWhoseAnswerIsLostIsToldByTheList()
    {
        Desk desk(Role::Admin);
        QVERIFY(desk.settle());
        const auto install = desk.plugins.startInstall();
        desk.client.bundles.reply = [](const Digest &digest, const QString &) { return Result<Digest>(digest); };
        install->choose(sample());
        QTRY_COMPARE(desk.client.previews.count(), 1);
        const Digest digest = desk.client.previews.last<0>().digest;
        desk.client.previews.answer(0, preview(digest, {}));
        QTRY_COMPARE(install->phase(), InstallPresenter::Phase::Judged);
        const QString judged = install->verdict();
        const QList<ChangeEffect> effects = install->effects();
        install->install({});
        const auto arrive = [&] {
            ChangeSet step = desk.step();
            Plugin plugin = desk.store.plugins()[greeter];
            plugin.version = install->preview()->version;
            plugin.digest = digest;
            step.plugins = {plugin};
            desk.store.apply(step);
        };
        arrive();
        QCOMPARE(install->verdict(), judged);
        QVERIFY(install->effects() == effects);
        desk.client.installs.answer(0, Failure(ErrorCode::Unreachable, QStringLiteral("gone")));
        QTRY_COMPARE(install->phase(), InstallPresenter::Phase::Installed);
    }

    void anInstallWhoseAnswerIsLostIsNotKnown()
    {
        Desk desk(Role::Admin);
        QVERIFY(desk.settle());
        const auto install = desk.plugins.startInstall();
        desk.client.bundles.reply = [](const Digest &digest, const QString &) { return Result<Digest>(digest); };
        install->choose(sample());
        QTRY_COMPARE(desk.client.previews.count(), 1);
        desk.client.previews.answer(0, preview(desk.client.previews.last<0>().digest, {}));
        QTRY_COMPARE(install->phase(), InstallPresenter::Phase::Judged);
        install->install({});
        desk.client.installs.answer(0, Failure(ErrorCode::Unreachable, QStringLiteral("gone")));
        QTRY_COMPARE(install->phase(), InstallPresenter::Phase::Failed);
        QVERIFY2(install->failureText().contains(QLatin1String("not known whether")), qPrintable(install->failureText()));
        const QString reason = install->mayInstall({}).reason;
        QVERIFY2(reason.contains(QLatin1String("not known whether it was installed")), qPrintable(reason));
    }

    void U20_theInstallsOwnVerdictIsShownWhenTheTenantMovedOn()
    {
        Desk desk(Role::Admin);
        QVERIFY(desk.settle());
        const auto install = desk.plugins.startInstall();
        desk.client.bundles.reply = [](const Digest &digest, const QString &) { return Result<Digest>(digest); };
        install->choose(sample());
        QTRY_COMPARE(desk.client.previews.count(), 1);
        const Digest digest = desk.client.previews.last<0>().digest;
        desk.client.previews.answer(0, preview(digest, {}));
        QTRY_COMPARE(install->phase(), InstallPresenter::Phase::Judged);
        install->install({});
        InstallAnswer answer;
        answer.preview = preview(digest, {QStringLiteral("install.queue_limit")});
        answer.refused = RefusalRecord{};
        answer.refused->id = RecordId(QStringLiteral("r-1"));
        answer.refused->verdict = answer.preview.verdict;
        desk.client.installs.answer(0, answer);
        QTRY_COMPARE(install->phase(), InstallPresenter::Phase::Refused);
        QCOMPARE(install->record(), RecordId(QStringLiteral("r-1")));
        QVERIFY2(install->mayInstall({}).reason.contains(QLatin1String("refused")), qPrintable(install->mayInstall({}).reason));
        QVERIFY(install->verdict().contains(QLatin1String("was refused")));
    }

    void theSameCodeAgainChangesNothing()
    {
        Desk desk(Role::Admin);
        QVERIFY(desk.settle());
        const auto install = desk.plugins.startInstall();
        desk.client.bundles.reply = [](const Digest &digest, const QString &) { return Result<Digest>(digest); };
        install->choose(sample());
        QTRY_COMPARE(desk.client.previews.count(), 1);
        Preview same = preview(desk.store.plugins().value(greeter).digest, {});
        same.installedVersion = QStringLiteral("1.2.0");
        desk.client.previews.answer(0, same);
        QTRY_COMPARE(install->phase(), InstallPresenter::Phase::Judged);
        QVERIFY(install->verdict().contains(QLatin1String("would change nothing")));
        QVERIFY2(install->effects().isEmpty(), "said once: by the verdict");
        QVERIFY(!install->mayInstall({}).allowed);
        QVERIFY(install->mayInstall({}).reason.contains(QLatin1String("Nothing would change")));
        install->install({});
        QCOMPARE(desk.client.installs.count(), 0);
        install->choose(sample());
        QTRY_COMPARE(desk.client.previews.count(), 2);
        same.digest = Digest(QStringLiteral("sha256:") + QString(64, QLatin1Char('9')));
        desk.client.previews.answer(1, same);
        QTRY_COMPARE(install->phase(), InstallPresenter::Phase::Judged);
        QVERIFY(install->effects().first().sentence.contains(QLatin1String("other code")));
        QVERIFY(install->mayInstall({}).allowed);
    }

    void aPackedFileIsKnownByItsDigest()
    {
        Desk desk(Role::Admin);
        QVERIFY(desk.settle());
        const Result<PackedBundle> packed = packFolder(sample(), m_folder.filePath(QStringLiteral("greeter.tar.zst")));
        QVERIFY(packed);
        const auto install = desk.plugins.startInstall();
        install->choose(packed->file);
        QTRY_COMPARE(install->phase(), InstallPresenter::Phase::Sending);
        QCOMPARE(desk.client.bundles.last<0>(), packed->digest);
        QCOMPARE(desk.client.bundles.last<1>(), packed->file);
    }

    void badInputIsSaidInWords_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("nothing there") << m_folder.filePath(QStringLiteral("no-such-folder"));
        QFile text(m_folder.filePath(QStringLiteral("text.tar.zst")));
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write("this is no bundle");
        QTest::newRow("no bundle") << text.fileName();
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("empty")));
        QTest::newRow("no manifest") << m_folder.filePath(QStringLiteral("empty"));
    }
    void badInputIsSaidInWords()
    {
        QFETCH(QString, path);
        Desk desk(Role::Admin);
        QVERIFY(desk.settle());
        const auto install = desk.plugins.startInstall();
        install->choose(path);
        QTRY_COMPARE(install->phase(), InstallPresenter::Phase::Failed);
        QVERIFY(!install->failureText().isEmpty());
        QVERIFY(!install->failureDetails().isEmpty());
        for (const ActionState &may : {install->mayInstall({}), install->mayDiff()}) {
            QVERIFY(!may.allowed);
            QVERIFY2(!may.reason.isEmpty() && !may.reason.startsWith(QLatin1String("Choose")), qPrintable(may.reason));
        }
        QCOMPARE(desk.client.bundles.count(), 0);
        QCOMPARE(desk.client.previews.count(), 0);
    }

    void aLaterChoiceReplacesAnEarlierOne()
    {
        Desk desk(Role::Admin);
        QVERIFY(desk.settle());
        const auto install = desk.plugins.startInstall();
        install->choose(sample());
        QTRY_COMPARE(desk.client.bundles.count(), 1);
        install->choose(sample());
        QVERIFY(desk.client.bundles.wasAborted(0));
        QTRY_COMPARE(desk.client.bundles.count(), 2);
        install->cancel();
        QCOMPARE(install->phase(), InstallPresenter::Phase::Choosing);
        QVERIFY(desk.client.bundles.wasAborted(1));
        QTest::qWait(0);
        QCOMPARE(desk.client.previews.count(), 0);
        QCOMPARE(install->phase(), InstallPresenter::Phase::Choosing);
    }

    // manifest.md: the tools and each agent reach for themselves.
    void reachIsToldForEachProcess()
    {
        const auto manifest = readManifest(
            "name: many\nversion: 1.0.0\nrequires:\n  secrets: [BOUND, PLAIN, TAKEN, LOGIN]\n"
            "  inject:\n    - {secret: BOUND, hosts: [api.example.com], header: Authorization, format: \"Bearer {secret}\"}\n"
            "    - {secret: LOGIN, hosts: [login.example.com], header: X-Login, format: \"{secret}\"}\n"
            "egress: {allow: [api.example.com], deny: [private.example.com]}\n"
            "tools:\n  - {id: near, server: {module: many.server}, functions: [{name: hello}]}\n"
            "  - {id: far, remote: {url: 'https://far.example.net:8443/mcp'}, functions: [{name: hello}]}\n"
            "agents:\n  - {name: inside, harness: {use: builtin}, tools: [near]}\n"
            "  - {name: outside, harness: {use: vendor-cli, auth: [LOGIN]}, tools: [near, far],\n"
            "     egress: {allow: [docs.example.com]}}\n");
        QVERIFY2(manifest.has_value(), manifest ? "" : qPrintable(manifest.error().message));
        Plugin plugin;
        plugin.secrets = QStringList{QStringLiteral("BOUND"), QStringLiteral("PLAIN"), QStringLiteral("LOGIN")};
        const QList<ProcessUse> uses = processUses(**manifest, plugin);
        QCOMPARE(uses.size(), 3);
        const auto asOf = [](const ProcessUse &use, const char *secret) {
            for (const SecretUse &each : use.secrets) {
                if (each.secret == QLatin1String(secret))
                    return int(each.as);
            }
            return -1;
        };
        QCOMPARE(uses[0].agent, QString());
        QCOMPARE(uses[0].allowed, QStringList{QStringLiteral("api.example.com")});
        QCOMPARE(uses[0].denied, QStringList{QStringLiteral("private.example.com")});
        QCOMPARE(uses[0].secrets.size(), 4);
        QCOMPARE(asOf(uses[0], "BOUND"), int(SecretUse::As::Placeholder));
        QCOMPARE(asOf(uses[0], "PLAIN"), int(SecretUse::As::Value));
        QCOMPARE(asOf(uses[0], "TAKEN"), int(SecretUse::As::Withheld));
        QCOMPARE(asOf(uses[0], "LOGIN"), int(SecretUse::As::Placeholder));
        QCOMPARE(uses[0].secrets.first().hosts, QStringList{QStringLiteral("api.example.com:443")});
        QCOMPARE(uses[0].tools,
                 (QList<ToolUse>{{QStringLiteral("near"), {}}, {QStringLiteral("far"), QStringLiteral("far.example.net:8443")}}));
        QVERIFY(uses[1].isLikeTools);
        QCOMPARE(uses[1].tools, (QList<ToolUse>{{QStringLiteral("near"), {}}}));
        QCOMPARE(asOf(uses[1], "LOGIN"), int(SecretUse::As::Placeholder));
        QVERIFY(!uses[2].isLikeTools);
        QCOMPARE(uses[2].allowed, (QStringList{QStringLiteral("api.example.com"), QStringLiteral("docs.example.com")}));
        QCOMPARE(asOf(uses[2], "LOGIN"), int(SecretUse::As::Value));
        QCOMPARE(uses[2].tools.size(), 2);
    }

    // Wherever a secret of running code changes, the same sentence says what starts anew, and where.
    void whatStartsAnewIsSaidTheSameEverywhere()
    {
        Desk desk(Role::Admin);
        QVERIFY(desk.settle());
        const auto said = [](const Change &change) {
            for (const ChangeEffect &effect : change.effects) {
                if (effect.icon == QLatin1String("refresh"))
                    return QStringLiteral("%1|%2|%3")
                        .arg(effect.sentence, effect.names.join(QLatin1Char(',')))
                        .arg(int(effect.weight));
            }
            return QString();
        };
        const QString bySecret = said(desk.plugins.changes().setSecret(QStringLiteral("VENDOR_KEY")));
        const QString byChoice = said(desk.plugins.changes().makeAvailable(greeter, QStringList{QStringLiteral("GREETING_KEY")}));
        QVERIFY(!bySecret.isEmpty());
        QCOMPARE(bySecret, byChoice);
    }

private:
    static QString sample() { return qEnvironmentVariable("OZ0_SOURCE_DIR") + QStringLiteral("/resources/sample/greeter"); }
    static Preview preview(const Digest &digest, const QStringList &codes)
    {
        Preview preview;
        preview.plugin = greeter;
        preview.version = QStringLiteral("1.2.0");
        preview.digest = digest;
        preview.verdict.checks = 9;
        for (const QString &code : codes) {
            Refusal refusal;
            refusal.code = code;
            preview.verdict.refusals.append(refusal);
        }
        return preview;
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(PluginsTest)
#include "PluginsTest.moc"
