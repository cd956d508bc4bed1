// A release manager's preview through the real window, by keyboard alone.
#include "tests/ui/VerdictFixture.h"
#include "ui/widgets/RefusalCards.h"
#include "ui/widgets/Table.h"

#include <QClipboard>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QSignalSpy>

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

} // namespace

class PreviewPageTest : public QObject
{
    Q_OBJECT

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
        QTRY_VERIFY(fixture.find<QLabel>("previewStep")->isVisible());
        QVERIFY(fixture.text("previewStep").startsWith(QLatin1String("Sending")));
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
        QVERIFY(fixture.text("previewVerdictFacts").contains(QLatin1String("not there any more")));
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
