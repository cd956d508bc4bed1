// A release manager's preview through the real window, by keyboard alone.
#include "tests/ui/VerdictFixture.h"
#include "ui/ConsoleStyle.h"
#include "ui/Translations.h"
#include "ui/widgets/RefusalCards.h"
#include "ui/widgets/Table.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSplitter>
#include <QTranslator>

using namespace oz0;

namespace {

Refusal taken(const char *code, const char *name, int line)
{
    Refusal refusal;
    refusal.code = QLatin1String(code);
    refusal.rule = QStringLiteral("V2");
    refusal.subject.name = QLatin1String(name);
    refusal.line = line;
    refusal.parameters = {{QStringLiteral("plugin"), QStringLiteral("issue-tracker")}};
    return refusal;
}

Preview previewOf(const QList<Refusal> &refusals)
{
    Preview preview;
    preview.plugin = PluginName(QStringLiteral("my-plugin"));
    preview.version = QStringLiteral("0.4.0");
    preview.installedVersion = QStringLiteral("0.3.2");
    preview.digest = Digest(QStringLiteral("sha256:") + QString(64, QLatin1Char('a')));
    preview.tools = {QStringLiteral("tracker_lookup")};
    preview.agents = {QStringLiteral("my-plugin")};
    preview.agentsAndFlows = {6, 7, 1000};
    preview.taskQueues = {3, 4, 50};
    preview.verdict.refusals = refusals;
    preview.verdict.checks = 19;
    preview.revision = 48207;
    return preview;
}

const QByteArray plugin = "name: my-plugin\nversion: 0.4.0\n";

/// German for as long as it lives.
class InGerman
{
public:
    ~InGerman() { qDeleteAll(m_translators); }

private:
    const QList<QTranslator *> m_translators = installTranslations(*QCoreApplication::instance(), QLocale(QLocale::German));
};

/// Refused, with breaking and compatible changes of contracts, and as many checks as this console knows.
Preview contractsAndRefusal()
{
    Preview preview = previewOf({taken("install.tool_id_taken", "tracker_lookup", 36)});
    preview.verdict.checks = int(installChecks().size());
    const auto contract = [](const char *subject, bool breaks, int line, const char *change) {
        return QJsonObject{{QStringLiteral("kind"), QStringLiteral("function")},
                           {QStringLiteral("subject"), QLatin1String(subject)},
                           {QStringLiteral("change"), QLatin1String(change)},
                           {QStringLiteral("breaks"), breaks},
                           {QStringLiteral("line"), line},
                           {QStringLiteral("details"), QJsonArray()}};
    };
    preview.contracts = {contract("my_wave.wave", false, 33, "added"), contract("my_plugin.hello", true, 44, "removed")};
    Refusal changed = taken("contract.changed", "my_plugin.hello", 44);
    changed.severity = Severity::Warning;
    preview.verdict.warnings = {changed};
    return preview;
}

/// Opens the page and previews a folder, to which the server answers this.
void preview(VerdictFixture &fixture, const Preview &answer)
{
    fixture.write("plugin/plugin.yaml", plugin);
    fixture.client.bundles.reply = [](const Digest &digest, const QString &) { return Result<Digest>(digest); };
    fixture.client.previews.reply = [answer](const InstallRequest &) { return Result<Preview>(answer); };
    fixture.open(ConsolePlace::Preview);
    fixture.preview.setFolder(fixture.folder.filePath(QStringLiteral("plugin")));
    fixture.find<QAction>("actionPreview")->trigger();
    QTRY_VERIFY(fixture.preview.shown());
}

} // namespace

class PreviewPageTest : public QObject
{
    Q_OBJECT

public:
    Q_INVOKABLE void opened(const QUrl &url) { m_opened = url; }

private:
    QUrl m_opened;

private Q_SLOTS:
    // Types a folder, sees two reasons, mends it, previews again: nothing refuses any more, and the page says what has gone.
    void U21_byKeyboardAReleaseManagerPreviewsMendsAndPreviewsAgain()
    {
        VerdictFixture fixture;
        fixture.write("plugin/plugin.yaml", plugin);
        fixture.client.bundles.reply = [](const Digest &digest, const QString &) { return Result<Digest>(digest); };
        fixture.client.previews.reply = [](const InstallRequest &) {
            return Result<Preview>(previewOf(
                {taken("install.tool_id_taken", "tracker_lookup", 36), taken("install.agent_name_taken", "my-plugin", 20)}));
        };
        fixture.open(ConsolePlace::Preview);
        auto *field = fixture.find<QLineEdit>("previewFolder");
        QTRY_VERIFY(field->hasFocus());
        QTest::keyClicks(field, fixture.folder.filePath(QStringLiteral("plugin")));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(fixture.text("previewVerdictSentence"), QStringLiteral("An install would be refused: 2 reason(s)."));
        QVERIFY(fixture.text("previewVerdictAside").contains(QLatin1Char('1')));
        QCOMPARE(fixture.text("previewLimits"),
                 QStringLiteral("7 of %1 agents and flows, on 4 of 50 task queues.").arg(QLocale().toString(1000)));
        const auto visible = [&fixture] {
            const auto cards = fixture.previewPage->findChildren<RefusalCard *>();
            return std::count_if(cards.begin(), cards.end(), [](const RefusalCard *card) { return card->isVisible(); });
        };
        QTRY_COMPARE(visible(), 2);
        auto *names = fixture.find<Table>("previewNames");
        QCOMPARE(names->model()->rowCount(), 2);
        fixture.write("plugin/plugin.yaml", plugin + "description: mended\n");
        fixture.client.previews.reply = [](const InstallRequest &) { return Result<Preview>(previewOf({})); };
        fixture.clocks.advance(Milliseconds(60000));
        QTest::keyClick(fixture.window.focusWidget(), Qt::Key_R, Qt::ControlModifier);
        QTRY_COMPARE(fixture.text("previewVerdictSentence"), QStringLiteral("An install would pass."));
        QVERIFY(fixture.text("previewVerdictFacts").contains(QLatin1String("my-plugin 0.4.0")));
        QTRY_COMPARE(visible(), 0);
        QVERIFY(fixture.text("comparisonTitle").startsWith(QLatin1String("Since the preview")));
        QCOMPARE(fixture.find<TwoLineList>("previewHistory")->model()->rowCount(), 2);
    }

    void whileItRunsTheStepStandsInTheVerdictsPlaceAndEscapeCancels()
    {
        VerdictFixture fixture;
        fixture.write("plugin/plugin.yaml", plugin);
        fixture.open(ConsolePlace::Preview);
        fixture.preview.setFolder(fixture.folder.filePath(QStringLiteral("plugin")));
        fixture.find<QAction>("actionPreview")->trigger();
        QTRY_COMPARE(fixture.client.bundles.count(), 1);
        QTRY_VERIFY(fixture.find<ElidedLabel>("previewStep")->isVisible());
        QVERIFY(fixture.find<ElidedLabel>("previewStep")->text().startsWith(QLatin1String("Sending")));
        QVERIFY(!fixture.find<QPushButton>("runPreview")->isEnabled());
        QCOMPARE(fixture.previewPage->state(), PageState::Loading);
        QTest::keyClick(fixture.window.focusWidget(), Qt::Key_Escape);
        QTRY_COMPARE(fixture.text("previewVerdictSentence"), QStringLiteral("Stopped by you."));
        QVERIFY(fixture.client.bundles.wasAborted(0));
        QTRY_VERIFY(fixture.find<QPushButton>("runPreview")->isEnabled());
    }

    void aFolderIsDroppedOrChosen()
    {
        VerdictFixture fixture;
        fixture.write("plugin/plugin.yaml", plugin);
        fixture.open(ConsolePlace::Preview);
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(fixture.folder.filePath(QStringLiteral("plugin")))});
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(fixture.previewPage, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(fixture.previewPage, &drop);
        QTRY_COMPARE(fixture.client.bundles.count(), 1);
        QCOMPARE(fixture.preview.folder(), fixture.folder.filePath(QStringLiteral("plugin")));
        fixture.preview.cancel();
        fixture.write("other/plugin.yaml", plugin);
        fixture.prompt.file = fixture.folder.filePath(QStringLiteral("other"));
        QTest::keyClick(fixture.find<QPushButton>("chooseFolder"), Qt::Key_Space);
        QTRY_COMPARE(fixture.client.bundles.count(), 2);
        QCOMPARE(fixture.preview.folder(), fixture.prompt.file);
        fixture.preview.cancel();
    }

    void whatFailedIsSaidInPlace()
    {
        VerdictFixture fixture;
        fixture.open(ConsolePlace::Preview);
        fixture.preview.setFolder(fixture.folder.filePath(QStringLiteral("not-there")));
        fixture.find<QAction>("actionPreview")->trigger();
        QTRY_COMPARE(fixture.previewPage->state(), PageState::Failed);
        QVERIFY(fixture.text("previewVerdictFacts").contains(QLatin1String("not-there is not there.")));
        QCOMPARE(fixture.text("previewVerdictFacts").count(QLatin1String("/not-there")), 1);
    }

    void jsonReportAndCommandAreOfTheShownPreview()
    {
        VerdictFixture fixture;
        fixture.write("plugin/plugin.yaml", plugin);
        fixture.client.bundles.reply = [](const Digest &digest, const QString &) { return Result<Digest>(digest); };
        fixture.client.previews.reply = [](const InstallRequest &) {
            return Result<Preview>(previewOf({taken("install.tool_id_taken", "tracker_lookup", 36)}));
        };
        fixture.open(ConsolePlace::Preview);
        fixture.preview.setFolder(fixture.folder.filePath(QStringLiteral("plugin")));
        fixture.find<QAction>("actionPreview")->trigger();
        QTRY_VERIFY(fixture.preview.shown());
        QTest::keyClick(fixture.find<QPushButton>("showJson"), Qt::Key_Space);
        auto *json = fixture.find<QPlainTextEdit>("previewJson");
        QTRY_VERIFY(json->isVisible());
        QCOMPARE(json->toPlainText().toUtf8(), fixture.preview.json());
        const auto save = [&fixture](const char *action, const char *name) {
            fixture.prompt.file = fixture.folder.filePath(QLatin1String(name));
            fixture.find<QAction>(action)->trigger();
            QFile file(fixture.prompt.file);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QCOMPARE(save("actionSaveJson", "report.json"), fixture.preview.json());
        QVERIFY(save("actionSaveHtml", "report.html").contains("install.tool_id_taken"));
        const QByteArray pdf = save("actionSavePdf", "report.pdf");
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(pdf.size() > 2000);
        fixture.find<QAction>("actionCopyPreviewCommand")->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral("oz0 plugin preview %1 --tenant default").arg(fixture.preview.folder()));
    }

    void twoSelectedAreCompared()
    {
        VerdictFixture fixture;
        fixture.write("plugin/plugin.yaml", plugin);
        fixture.client.bundles.reply = [](const Digest &digest, const QString &) { return Result<Digest>(digest); };
        fixture.client.previews.reply = [](const InstallRequest &) { return Result<Preview>(previewOf({})); };
        fixture.open(ConsolePlace::Preview);
        fixture.preview.setFolder(fixture.folder.filePath(QStringLiteral("plugin")));
        for (int run = 0; run < 3; ++run) {
            fixture.find<QAction>("actionPreview")->trigger();
            QTRY_COMPARE(fixture.preview.history().entries().size(), run + 1);
        }
        auto *history = fixture.find<TwoLineList>("previewHistory");
        history->setFocus();
        history->setCurrentIndex(history->model()->index(0, 0));
        QTest::keyClick(history, Qt::Key_Down, Qt::ShiftModifier);
        QTRY_VERIFY(fixture.text("comparisonTitle").startsWith(QLatin1String("Against the preview")));
        QCOMPARE(fixture.text("previewVerdictSentence"), QStringLiteral("Nothing differs between the two"));
        QCOMPARE(fixture.text("previewVerdictFacts").count(QLatin1String("keeps nothing")), 1);
        QVERIFY(fixture.find<QWidget>("previewDifferences")->isVisible());
        QVERIFY(!fixture.previewPage->findChild<RefusalCards *>()->isVisible());
        for (const char *name : {"previewSideOf", "previewJsonOf"})
            QVERIFY2(fixture.text(name).startsWith(QLatin1String("Of the newer one: my-plugin 0.4.0")), name);
        QVERIFY(fixture.find<QLabel>("previewSideOf")->isVisible());
        // Chosen from elsewhere, both are selected in the list.
        const QList<PreviewEntry> &entries = fixture.preview.history().entries();
        fixture.preview.select({entries[1].key, entries[2].key});
        QTRY_COMPARE(history->selectionModel()->selectedIndexes().size(), 2);
        QVERIFY(history->selectionModel()->isSelected(history->model()->index(2, 0)));
        fixture.preview.select({entries[0].key});
        QTRY_VERIFY(fixture.previewPage->findChild<RefusalCards *>()->isVisible());
    }

    void withNothingToShowNothingIsOffered()
    {
        VerdictFixture fixture(Role::Viewer);
        fixture.open(ConsolePlace::Preview);
        auto *choices = fixture.find<QAction>("previewChoices");
        QTRY_VERIFY(fixture.session.who());
        QVERIFY(!choices->isEnabled());
        QVERIFY(!choices->toolTip().isEmpty());
        choices->trigger();
        QVERIFY(!QApplication::activePopupWidget());
        // A viewer may not preview: what would be refused is off, and says why (role-aware).
        for (const char *name : {"runPreview", "chooseFolder", "showJson", "saveReport"}) {
            QVERIFY2(!fixture.find<QPushButton>(name)->isEnabled(), name);
            QVERIFY2(!fixture.find<QPushButton>(name)->toolTip().isEmpty(), name);
        }
        QVERIFY(fixture.find<QLineEdit>("previewFolder")->isReadOnly());
        QVERIFY(!fixture.find<QCheckBox>("previewOnSave")->isEnabled());
        QVERIFY(fixture.find<QLabel>("previewReason")->text().contains(QLatin1String("operator or an admin")));
        QVERIFY(fixture.find<QLabel>("historyEmpty")->isVisible());
        QVERIFY(fixture.find<QLabel>("previewSideHint")->isVisible());
        int off = 0;
        for (QAction *action : fixture.previewPage->actions()) {
            off += action->isEnabled() ? 0 : 1;
            QVERIFY2(action->isEnabled() || !action->statusTip().isEmpty(), qPrintable(action->objectName()));
        }
        QVERIFY(off >= 8);
    }

    void stepsThatNeverHappenedSaySo()
    {
        VerdictFixture fixture;
        fixture.open(ConsolePlace::Preview);
        fixture.preview.setFolder(fixture.folder.filePath(QStringLiteral("not-there")));
        fixture.find<QAction>("actionPreview")->trigger();
        QTRY_COMPARE(fixture.previewPage->state(), PageState::Failed);
        QVERIFY(fixture.text("step2").contains(QLatin1String("Not checked")));
        QVERIFY(!fixture.find<QLabel>("historyEmpty")->isVisible());
    }

    // The panes' widths are the page's, or the person's: never those of what stands in them.
    void theStepTakesTheVerdictsPlaceAndThePanesKeepTheirWidths()
    {
        VerdictFixture fixture;
        fixture.write("plugin/plugin.yaml", plugin);
        fixture.client.bundles.reply = [](const Digest &digest, const QString &) { return Result<Digest>(digest); };
        fixture.open(ConsolePlace::Preview);
        fixture.preview.setFolder(fixture.folder.filePath(QStringLiteral("plugin")));
        fixture.find<QAction>("actionPreview")->trigger();
        QTRY_COMPARE(fixture.client.previews.count(), 1);
        fixture.client.previews.answer(0, previewOf({taken("install.tool_id_taken", "tracker_lookup", 36)}));
        QTRY_VERIFY(fixture.preview.shown());
        auto *splitter = fixture.find<QSplitter>("historyResultSide");
        QTRY_COMPARE(splitter->sizes().first(), int(size::previewHistory));
        auto *scroll = fixture.find<QWidget>("previewScroll");
        const int top = scroll->mapTo(fixture.previewPage, QPoint()).y();
        fixture.find<QAction>("actionPreview")->trigger();
        QTRY_COMPARE(fixture.client.previews.count(), 2);
        QTRY_VERIFY(fixture.find<ElidedLabel>("previewStep")->isVisible());
        QCOMPARE(scroll->mapTo(fixture.previewPage, QPoint()).y(), top);
        fixture.client.previews.answer(1, Failure(ErrorCode::Unreachable, QStringLiteral("no route")));
        QTRY_COMPARE(fixture.previewPage->state(), PageState::Failed);
        QCOMPARE(splitter->sizes().first(), int(size::previewHistory));
    }

    // At 960 by 540 the answer has the width between the panes; in a narrower window most of the height.
    void inASmallWindowTheAnswerHasTheRoom()
    {
        VerdictFixture fixture;
        fixture.write("plugin/plugin.yaml", plugin);
        fixture.client.bundles.reply = [](const Digest &digest, const QString &) { return Result<Digest>(digest); };
        fixture.client.previews.reply = [](const InstallRequest &) {
            return Result<Preview>(previewOf({taken("install.tool_id_taken", "tracker_lookup", 36)}));
        };
        fixture.open(ConsolePlace::Preview);
        fixture.preview.setFolder(fixture.folder.filePath(QStringLiteral("plugin")));
        fixture.find<QAction>("actionPreview")->trigger();
        QTRY_VERIFY(fixture.preview.shown());
        fixture.window.resize(960, 540);
        auto *splitter = fixture.find<QSplitter>("historyResultSide");
        auto *result = fixture.find<QWidget>("previewResult");
        QTRY_COMPARE(splitter->orientation(), Qt::Horizontal);
        QTRY_VERIFY(result->height() > 250);
        QVERIFY(result->width() > fixture.find<QWidget>("previewSide")->width());
        fixture.window.resize(800, 700);
        QTRY_COMPARE(splitter->orientation(), Qt::Vertical);
        QTRY_VERIFY(2 * result->height() > splitter->height());
        // In the smallest window the verdict is still whole, and nothing stands on it.
        fixture.window.resize(fixture.window.minimumSize());
        auto *head = fixture.find<QWidget>("previewVerdict");
        auto *sentence = fixture.find<QLabel>("previewVerdictSentence");
        QTRY_VERIFY2(head->height() >= head->heightForWidth(head->width()), qPrintable(QString::number(head->height())));
        QTRY_VERIFY(sentence->height() >= sentence->heightForWidth(sentence->width()));
        QVERIFY(result->geometry().bottom() < splitter->height());
        fixture.window.resize(1440, 900);
        QTRY_COMPARE(splitter->orientation(), Qt::Horizontal);
        QTRY_COMPARE(splitter->sizes().first(), int(size::previewHistory));
    }

    void theNamesStandUnderTheWordsAboveThem()
    {
        VerdictFixture fixture;
        fixture.write("plugin/plugin.yaml", plugin);
        fixture.client.bundles.reply = [](const Digest &digest, const QString &) { return Result<Digest>(digest); };
        fixture.client.previews.reply = [](const InstallRequest &) { return Result<Preview>(previewOf({})); };
        fixture.open(ConsolePlace::Preview);
        fixture.preview.setFolder(fixture.folder.filePath(QStringLiteral("plugin")));
        fixture.find<QAction>("actionPreview")->trigger();
        auto *names = fixture.find<Table>("previewNames");
        QTRY_VERIFY(names->isVisible());
        const int words = fixture.find<QLabel>("previewLimits")->mapTo(&fixture.window, QPoint()).x();
        QTRY_COMPARE(names->viewport()->mapTo(&fixture.window, QPoint()).x() + size::firstCellPadding, words);
    }

    void anUnreadableFileIsOneClickAway()
    {
        VerdictFixture fixture;
        fixture.write("plugin/plugin.yaml", plugin);
        Error invalid{ErrorCode::InvalidManifest, QStringLiteral("is not valid"), {}, {}, 0, 0};
        invalid.details = {
            Error{ErrorCode::InvalidManifest, QStringLiteral("has no version."), QStringLiteral("/version"), {}, 2, 1}};
        fixture.client.bundles.reply = [invalid](const Digest &, const QString &) { return Result<Digest>(Failure(invalid)); };
        fixture.open(ConsolePlace::Preview);
        fixture.preview.setFolder(fixture.folder.filePath(QStringLiteral("plugin")));
        fixture.find<QAction>("actionPreview")->trigger();
        QTRY_VERIFY(fixture.preview.shown());
        QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "opened");
        Q_EMIT fixture.previewPage->findChild<RefusalCards *>()->placeAsked(0);
        QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
        QCOMPARE(m_opened.toLocalFile(), fixture.folder.filePath(QStringLiteral("plugin/plugin.yaml")));
    }

    void V1_aCandidateIsChosenFromTheListAndPreviewed()
    {
        VerdictFixture fixture;
        fixture.open(ConsolePlace::Preview);
        auto *choices = fixture.find<QAction>("previewChoices");
        QTRY_VERIFY(choices->isEnabled());
        choices->trigger();
        auto *menu = fixture.previewPage->findChild<QMenu *>(QStringLiteral("previewChoicesMenu"));
        QVERIFY(menu && menu->isVisible());
        QAction *own = nullptr;
        for (QAction *action : menu->actions()) {
            if (action->text().contains(QLatin1String("my-plugin 0.4.0")))
                own = action;
        }
        QVERIFY(own);
        QVERIFY2(own->text().contains(QLatin1String("user:alice")), qPrintable(own->text()));
        own->trigger();
        menu->close();
        QTRY_VERIFY(fixture.find<QLineEdit>("previewFolder")->text().startsWith(QLatin1String("candidate:")));
        QVERIFY(!fixture.find<QCheckBox>("previewOnSave")->isEnabled());
        QTest::mouseClick(fixture.find<QPushButton>("runPreview"), Qt::LeftButton);
        QTRY_COMPARE(fixture.client.previews.count(), 1);
        QCOMPARE(fixture.client.bundles.count(), 0);
        fixture.client.bundleFileBytes.reply = [](const Digest &, const QString &, qint64) { return Result<QByteArray>(plugin); };
        fixture.client.previews.answer(0, previewOf({}));
        QTRY_COMPARE(fixture.text("previewVerdictSentence"), QStringLiteral("An install would pass."));
        QVERIFY(fixture.text("previewVerdictFacts").contains(QLatin1String("my-plugin 0.4.0")));
        QVERIFY(fixture.text("step0").contains(QLatin1String("On the server")));
        QVERIFY(!fixture.find<QLabel>("step1")->isVisible());
        QSignalSpy links(fixture.previewPage, &PageWidget::linkActivated);
        QTest::mouseClick(fixture.find<QPushButton>("openPreviewDiff"), Qt::LeftButton);
        QCOMPARE(links.count(), 1);
        QCOMPARE(links[0][0].value<ConsoleLink>().diff->second.kind, DiffSide::Kind::Candidate);
    }

    void aLinkToACandidatePreviewsIt()
    {
        VerdictFixture fixture;
        fixture.open(ConsolePlace::Candidates);
        QTRY_VERIFY(fixture.session.who());
        const QString id = candidateIdFor(TenantId(QStringLiteral("default")), PluginName(QStringLiteral("my-plugin")),
                                          PrincipalId(QStringLiteral("user:alice")))
                               .text();
        fixture.window.openLink({{}, {}, ConsolePlace::Preview, id, {}});
        QTRY_COMPARE(fixture.client.previews.count(), 1);
        QCOMPARE(fixture.preview.source().candidate.text(), id);
        fixture.preview.cancel();
    }

    // U2, U20: what was said before another install is no ground for one.
    void U20_aPreviewOfBeforeIsNotInstalledUntilItIsCheckedAgain()
    {
        VerdictFixture fixture(Role::Admin);
        fixture.write("plugin/plugin.yaml", plugin);
        fixture.client.bundles.reply = [](const Digest &digest, const QString &) { return Result<Digest>(digest); };
        fixture.client.previews.reply = [](const InstallRequest &) { return Result<Preview>(previewOf({})); };
        const auto installed = [&fixture](const char *version, char letter) {
            Plugin now;
            now.name = PluginName(QStringLiteral("my-plugin"));
            now.state = PluginState::Installed;
            now.version = QLatin1String(version);
            now.digest = Digest(QStringLiteral("sha256:") + QString(64, QLatin1Char(letter)));
            ChangeSet set;
            set.from = fixture.store.revision();
            set.to = set.from + 1;
            set.now = fixture.clocks.now();
            set.plugins = {now};
            fixture.store.apply(set);
        };
        installed("0.3.2", 'b');
        fixture.open(ConsolePlace::Preview);
        QTRY_VERIFY(fixture.session.who());
        auto *install = fixture.find<QAction>("actionInstallPreviewed");
        auto *button = fixture.find<QPushButton>("installPreviewed");
        QSignalSpy asked(fixture.previewPage, &PreviewPage::installAsked);
        fixture.preview.setFolder(fixture.folder.filePath(QStringLiteral("plugin")));
        const auto run = [&fixture] { fixture.find<QAction>("actionPreview")->trigger(); };
        run();
        QTRY_COMPARE(fixture.text("previewVerdictSentence"), QStringLiteral("An install would pass."));
        QTRY_VERIFY2(install->isEnabled(), qPrintable(install->toolTip()));
        installed("0.3.9", 'd');
        QTRY_VERIFY(!install->isEnabled());
        QVERIFY(!button->isEnabled());
        QVERIFY(button->isVisible());
        QVERIFY2(install->toolTip().contains(QLatin1String("0.3.9 was installed since")), qPrintable(install->toolTip()));
        QVERIFY2(button->toolTip().contains(QLatin1String("Check again first")), qPrintable(button->toolTip()));
        install->trigger();
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(asked.count(), 0);
        run();
        QVERIFY2(!install->isEnabled(), "while it runs");
        QTRY_VERIFY(install->isEnabled());
        install->trigger();
        QCOMPARE(asked.count(), 1);
    }

    void V2_eachCheckCanBeLookedAt()
    {
        VerdictFixture fixture;
        fixture.write("plugin/plugin.yaml", plugin);
        fixture.client.bundles.reply = [](const Digest &digest, const QString &) { return Result<Digest>(digest); };
        fixture.client.previews.reply = [](const InstallRequest &) {
            Preview preview = previewOf({taken("install.tool_id_taken", "tracker_lookup", 36)});
            preview.verdict.checks = int(installChecks().size());
            return Result<Preview>(preview);
        };
        fixture.open(ConsolePlace::Preview);
        fixture.preview.setFolder(fixture.folder.filePath(QStringLiteral("plugin")));
        fixture.find<QAction>("actionPreview")->trigger();
        auto *button = fixture.find<QPushButton>("showChecks");
        QTRY_VERIFY(button->isVisible());
        QCOMPARE(button->text(), QStringLiteral("14 check(s)"));
        auto *table = fixture.find<Table>("previewChecks");
        QVERIFY(!table->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY(table->isVisible());
        QCOMPARE(table->model()->rowCount(), 14);
        QVERIFY(table->height() > 14 * table->rowHeight(0)); // all at once
        QCOMPARE(table->model()->index(2, 0).data().toString(), QStringLiteral("Refused"));
        QVERIFY(fixture.find<QAction>("actionShowChecks")->isChecked());
        fixture.find<QAction>("actionShowChecks")->trigger();
        QTRY_VERIFY(!table->isVisible());
        QVERIFY(!button->isChecked());
    }

    // The parts stand close below each other, and the one that is a warning says so.
    void aWarningIsShownWhereItIsToldOf()
    {
        VerdictFixture fixture;
        fixture.write("plugin/plugin.yaml", plugin);
        fixture.client.bundles.reply = [](const Digest &digest, const QString &) { return Result<Digest>(digest); };
        fixture.client.previews.reply = [](const InstallRequest &) {
            Preview preview = previewOf({});
            Refusal changed = taken("contract.changed", "tracker_lookup.find", 9);
            changed.severity = Severity::Warning;
            preview.verdict.warnings = {changed};
            preview.contracts = {QJsonObject{{QStringLiteral("kind"), QStringLiteral("function")},
                                             {QStringLiteral("subject"), QStringLiteral("tracker_lookup.find")},
                                             {QStringLiteral("change"), QStringLiteral("added")},
                                             {QStringLiteral("breaks"), false},
                                             {QStringLiteral("line"), 9},
                                             {QStringLiteral("details"), QJsonArray()}}};
            return Result<Preview>(preview);
        };
        fixture.open(ConsolePlace::Preview);
        fixture.preview.setFolder(fixture.folder.filePath(QStringLiteral("plugin")));
        fixture.find<QAction>("actionPreview")->trigger();
        auto *table = fixture.find<Table>("contractChanges");
        QTRY_VERIFY(table->isVisible());
        QCOMPARE(fixture.text("contractCounts"), QStringLiteral("1 warning(s): 1 compatible"));
        QVERIFY(fixture.find<QWidget>("contractMark")->isVisible());
        const auto bottom = [&](QWidget *widget) { return widget->mapTo(fixture.previewPage, QPoint(0, widget->height())).y(); };
        const auto top = [&](QWidget *widget) { return widget->mapTo(fixture.previewPage, QPoint()).y(); };
        auto *counts = fixture.find<QWidget>("contractCounts");
        QTRY_VERIFY(top(table) - bottom(counts) < 2 * size::insideGroup);
        QVERIFY(top(counts) - bottom(fixture.find<QWidget>("openPreviewDiff")) < 3 * size::betweenGroups);
        auto *json = fixture.find<QPushButton>("showJson");
        QTest::mouseClick(json, Qt::LeftButton);
        QCOMPARE(json->text(), QStringLiteral("Hide &JSON"));
        fixture.find<QAction>("actionCopyJson")->trigger();
        const auto isTold = [&fixture] {
            const auto labels = fixture.window.findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(),
                               [](const QLabel *label) { return label->text() == QLatin1String("The JSON is copied."); });
        };
        QTRY_VERIFY(isTold());
    }

    void U24_reachStandsWithTheVerdict()
    {
        VerdictFixture fixture;
        fixture.write("plugin/plugin.yaml", plugin + "uses: [mail-sorter]\n");
        fixture.client.bundles.reply = [](const Digest &digest, const QString &) { return Result<Digest>(digest); };
        fixture.client.previews.reply = [](const InstallRequest &) { return Result<Preview>(previewOf({})); };
        fixture.open(ConsolePlace::Preview);
        fixture.preview.setFolder(fixture.folder.filePath(QStringLiteral("plugin")));
        fixture.find<QAction>("actionPreview")->trigger();
        QTRY_COMPARE(fixture.text("previewReachSentence"), QStringLiteral("Widens reach: 1 change(s)."));
        QVERIFY2(fixture.text("previewVerdictSentence").contains(QLatin1String("widens reach: 1 change(s)")),
                 qPrintable(fixture.text("previewVerdictSentence")));
        QVERIFY(fixture.find<QWidget>("previewGains")->isVisible());
        QVERIFY(fixture.find<QPushButton>("openPreviewDiff")->isEnabled());
        // Many green checks do not stand before it.
        QTest::mouseClick(fixture.find<QPushButton>("showChecks"), Qt::LeftButton);
        auto *table = fixture.find<Table>("previewChecks");
        QTRY_VERIFY(table->isVisible());
        auto *sentence = fixture.find<QWidget>("previewReachSentence");
        QTRY_VERIFY(sentence->mapTo(fixture.previewPage, QPoint()).y() < table->mapTo(fixture.previewPage, QPoint()).y());
        QVERIFY(!sentence->visibleRegion().isEmpty());
    }

    void theStepThatFailedIsTheOneThatIsMarked()
    {
        VerdictFixture fixture;
        fixture.write("plugin/plugin.yaml", plugin);
        fixture.client.bundles.reply = [](const Digest &, const QString &) {
            return Result<Digest>(Failure(ErrorCode::Unreachable, QStringLiteral("connection refused")));
        };
        fixture.open(ConsolePlace::Preview);
        fixture.preview.setFolder(fixture.folder.filePath(QStringLiteral("plugin")));
        fixture.find<QAction>("actionPreview")->trigger();
        QTRY_COMPARE(fixture.previewPage->state(), PageState::Failed);
        QVERIFY2(fixture.text("step0").contains(QLatin1String("Packed")), qPrintable(fixture.text("step0")));
        QVERIFY2(fixture.text("step1").contains(QLatin1String("Not sent")), qPrintable(fixture.text("step1")));
        QVERIFY2(fixture.text("step2").contains(QLatin1String("Not checked")), qPrintable(fixture.text("step2")));
        QCOMPARE(fixture.find<Label>("step1")->palette().color(QPalette::WindowText), fixture.theme.color(Token::Bad));
    }

    void afterForgettingNothingIsShown()
    {
        VerdictFixture fixture;
        fixture.write("plugin/plugin.yaml", plugin);
        fixture.client.bundles.reply = [](const Digest &digest, const QString &) { return Result<Digest>(digest); };
        fixture.client.previews.reply = [](const InstallRequest &) { return Result<Preview>(previewOf({})); };
        fixture.open(ConsolePlace::Preview);
        fixture.preview.setFolder(fixture.folder.filePath(QStringLiteral("plugin")));
        fixture.find<QAction>("actionPreview")->trigger();
        QTRY_VERIFY(fixture.preview.shown());
        fixture.find<QAction>("actionForgetPreviews")->trigger();
        QCOMPARE(fixture.prompt.decisions.size(), 1);
        QTRY_COMPARE(fixture.text("previewVerdictSentence"), QStringLiteral("Nothing previewed yet"));
        QVERIFY(!fixture.find<QWidget>("previewReach")->isVisible());
        QVERIFY(fixture.find<QPlainTextEdit>("previewJson")->toPlainText().isEmpty());
        QVERIFY(!fixture.find<QLabel>("previewDigest")->isVisible());
        QVERIFY(!fixture.find<QPushButton>("saveReport")->isEnabled());
    }

    // Their horizontal bars are always off: what is wider than the pane would be out of reach.
    void everyBodyIsAsWideAsItsPane_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("german");
        for (const int width : {960, 1100, 1440}) {
            QTest::addRow("%d", width) << width << false;
            QTest::addRow("%d in German", width) << width << true;
        }
    }
    void everyBodyIsAsWideAsItsPane()
    {
        QFETCH(int, width);
        QFETCH(bool, german);
        std::optional<InGerman> words;
        if (german)
            words.emplace();
        VerdictFixture fixture;
        preview(fixture, contractsAndRefusal());
        fixture.window.resize(width, 540);
        fixture.find<QPushButton>("showChecks")->click();
        QTRY_VERIFY(fixture.find<Table>("previewChecks")->isVisible());
        QTRY_VERIFY(fixture.find<Table>("contractChanges")->isVisible());
        int bodies = 0;
        for (const QScrollArea *area : fixture.previewPage->findChildren<QScrollArea *>()) {
            if (!area->isVisible() || area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff)
                continue;
            ++bodies;
            QTRY_VERIFY2(area->widget()->width() <= area->viewport()->width(), qPrintable(area->objectName()));
        }
        QVERIFY(bodies >= 2);
        const auto *button = fixture.find<QPushButton>("showChecks");
        QTRY_VERIFY(button->width() >= button->sizeHint().width());
        QVERIFY(button->geometry().right() < button->parentWidget()->width());
        if (width == 1100)
            QTRY_VERIFY(fixture.find<QSplitter>("historyResultSide")->sizes().last() >= size::previewSide * 5 / 6 - 1);
    }

    void V2_theChecksAreInViewOnceTheyAreAskedFor_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("960") << QSize(960, 540);
        QTest::newRow("1100") << QSize(1100, 800);
        QTest::newRow("1440") << QSize(1440, 900);
    }
    void V2_theChecksAreInViewOnceTheyAreAskedFor()
    {
        QFETCH(QSize, size);
        VerdictFixture fixture;
        preview(fixture, contractsAndRefusal());
        fixture.window.resize(size);
        auto *table = fixture.find<Table>("previewChecks");
        const QWidget *view = fixture.find<QScrollArea>("previewScroll")->viewport();
        QTest::mouseClick(fixture.find<QPushButton>("showChecks"), Qt::LeftButton);
        QTRY_VERIFY(table->isVisible());
        // Its head and rows, as many as the pane has room for.
        const auto top = [&] { return table->mapTo(view, QPoint()).y(); };
        const int rows = qBound(1, view->height() / table->rowHeight(0) - 3, 4);
        QTRY_VERIFY2(top() >= 0 && top() + (rows + 1) * oz0::size::row <= view->height(),
                     qPrintable(QStringLiteral("%1 of %2").arg(top()).arg(view->height())));
    }

    // A rule is a sentence, which never elides; the table is as high as its rows whatever their height is.
    void V2_noRuleOfTheChecksIsCut()
    {
        VerdictFixture fixture;
        preview(fixture, contractsAndRefusal());
        QTest::mouseClick(fixture.find<QPushButton>("showChecks"), Qt::LeftButton);
        auto *table = fixture.find<Table>("previewChecks");
        QTRY_VERIFY(table->isVisible());
        const int column = int(InstallChecksModel::Column::Rule);
        QTRY_VERIFY(table->takesTwoLines(column));
        const auto spare = [table] { return table->viewport()->height() - table->model()->rowCount() * table->rowHeight(0); };
        QTRY_VERIFY2(spare() >= 0 && spare() < oz0::size::row, qPrintable(QString::number(spare())));
    }

    void aContractsLineOpensTheDiffThere()
    {
        VerdictFixture fixture;
        preview(fixture, contractsAndRefusal());
        auto *table = fixture.find<Table>("contractChanges");
        QTRY_VERIFY(table->isVisible());
        QSignalSpy links(fixture.previewPage, &PageWidget::linkActivated);
        const QModelIndex line = table->model()->index(0, int(ContractChangesModel::Column::Line));
        QCOMPARE(line.data(ContractChangesModel::LineRole).toInt(), 44);
        table->setCurrentIndex(table->model()->index(0, 0));
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_COMPARE(links.count(), 1);
        QCOMPARE(links[0][0].value<ConsoleLink>().line, 44);
        fixture.window.openLink({{}, {}, ConsolePlace::Preview, {}, {}});
        Q_EMIT table->clicked(line);
        QTRY_COMPARE(links.count(), 2);
        QCOMPARE(links[1][0].value<ConsoleLink>().line, 44);
        Q_EMIT table->clicked(table->model()->index(0, 0)); // chooses the row, no more
        QCOMPARE(links.count(), 2);
    }

    void U2_anOldPageSaysOfWhen()
    {
        VerdictFixture fixture;
        preview(fixture, contractsAndRefusal());
        auto *summary = fixture.find<ElidedLabel>("previewSummary");
        QVERIFY(!summary->text().contains(QLatin1String("as of")));
        fixture.store.setLiveness(Liveness::Stale, Error{ErrorCode::Unreachable, QStringLiteral("gone"), {}, {}, 0, 0});
        QTRY_VERIFY2(summary->text().contains(QLatin1String("as of")), qPrintable(summary->text()));
        fixture.store.setLiveness(Liveness::Live);
        QTRY_VERIFY(!summary->text().contains(QLatin1String("as of")));
    }

    void fromRightToLeftWhatPointsOnwardPointsLeft()
    {
        VerdictFixture fixture;
        const auto image = [&fixture](const QString &icon, Qt::LayoutDirection direction) {
            IconLabel label(fixture.theme, icon, Token::Text, oz0::size::iconButton);
            label.setLayoutDirection(direction);
            return label.grab().toImage();
        };
        const QString right = QStringLiteral("right");
        QVERIFY(image(right, Qt::LeftToRight) != image(right, Qt::RightToLeft));
        QCOMPARE(image(right, Qt::RightToLeft), image(QStringLiteral("left"), Qt::LeftToRight));
        const QString down = QStringLiteral("down");
        QCOMPARE(image(down, Qt::LeftToRight), image(down, Qt::RightToLeft));
    }

    /// Takes pictures when OZ0_PICTURES names a folder; a picture proves nothing by itself, so nothing is compared.
    void pictures()
    {
        const QString folder = qEnvironmentVariable("OZ0_PICTURES");
        if (folder.isEmpty())
            QSKIP("OZ0_PICTURES names no folder");
        for (const bool german : {false, true}) {
            installTranslations(*QCoreApplication::instance(), german ? QLocale(QLocale::German) : QLocale::c());
            VerdictFixture fixture;
            QApplication::setStyle(new ConsoleStyle(fixture.theme));
            preview(fixture, contractsAndRefusal());
            const auto shoot = [&](const QString &name) {
                QTest::qWait(300);
                QVERIFY(fixture.window.grab().save(folder + (german ? QStringLiteral("/de-") : QStringLiteral("/")) + name));
            };
            for (const QSize &size : {QSize(1440, 900), QSize(1280, 800), QSize(1100, 800), QSize(960, 540)}) {
                fixture.window.resize(size);
                shoot(QStringLiteral("preview-%1.png").arg(size.width()));
                fixture.find<QPushButton>("showChecks")->click();
                shoot(QStringLiteral("preview-checks-%1.png").arg(size.width()));
                fixture.find<QPushButton>("showChecks")->click();
            }
            fixture.window.setLayoutDirection(Qt::RightToLeft);
            fixture.window.resize(1440, 900);
            fixture.store.setLiveness(Liveness::Stale, Error{ErrorCode::Unreachable, QStringLiteral("gone"), {}, {}, 0, 0});
            shoot(QStringLiteral("preview-stale-rtl.png"));
        }
        installTranslations(*QCoreApplication::instance(), QLocale::c());
    }

    void U25_everythingHasAName()
    {
        VerdictFixture fixture;
        fixture.open(ConsolePlace::Preview);
        QStringList nameless;
        for (const QWidget *widget : fixture.previewPage->findChildren<QWidget *>()) {
            const bool reachable = widget->focusPolicy() & Qt::TabFocus && widget->isVisible();
            const bool isPart = qobject_cast<const QLabel *>(widget);
            if (reachable && !isPart && widget->accessibleName().isEmpty())
                nameless.append(QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ') + widget->objectName());
        }
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
    }
};

QTEST_MAIN(PreviewPageTest)
#include "PreviewPageTest.moc"
