// The review queue through the real window, by keyboard alone.
#include "tests/ui/VerdictFixture.h"
#include "ui/Html.h"
#include "ui/Translations.h"
#include "ui/widgets/Chip.h"
#include "ui/widgets/RefusalCards.h"
#include "ui/widgets/WhatIfGrid.h"
#include "ui/widgets/WhyChain.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QHeaderView>
#include <QJsonDocument>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>
#include <QTranslator>

using namespace oz0;

namespace {

RefusalRecord remediedRecord()
{
    RefusalRecord record = refusedRecord(8, "my-plugin", true);
    record.select = {{QStringLiteral("pool"), QStringLiteral("dev")}};
    record.verdict.remedy = {QJsonObject{{QStringLiteral("op"), QStringLiteral("replace")},
                                         {QStringLiteral("path"), QStringLiteral("/version")},
                                         {QStringLiteral("value"), QStringLiteral("0.4.1")}}};
    return record;
}

} // namespace

class RefusalsPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // An operator was refused: what, which rule, at which line, who may, what next.
    void U17_byKeyboardAnOperatorFindsWhyAndAtWhichLine()
    {
        VerdictFixture fixture;
        fixture.records = {refusedRecord(8, "my-plugin"), refusedRecord(6, "my-plugin", true), refusedRecord(7, "web-research")};
        fixture.evidence.installedVersion = QStringLiteral("0.3.2");
        fixture.evidence.refusals = {
            Excerpt{{{10, QStringLiteral("header: Authorization")}}, {{10, QStringLiteral("header: X-Api-Key")}}},
            Excerpt{{}, {{19, QStringLiteral("- collector.example.net:443")}}}};
        fixture.open(ConsolePlace::Refusals);
        auto *queue = fixture.find<TwoLineList>("refusalQueue");
        QTRY_VERIFY(queue->hasFocus());
        QTRY_COMPARE(queue->currentIndex().row(), 1);
        QTRY_COMPARE(fixture.text("verdictSentence"), QStringLiteral("2 of 31 checks refuse this; an admin may try it."));
        QTRY_VERIFY(fixture.text("verdictFacts").contains(QLatin1String("against installed 0.3.2")));
        QTest::keyClick(queue, Qt::Key_Return);
        QTRY_VERIFY(fixture.find<QScrollArea>("refusalScroll")->hasFocus());
        const auto cards = fixture.window.findChildren<RefusalCard *>();
        QCOMPARE(cards.size(), 3);
        const QString second = cards[1]->accessibleName();
        QVERIFY2(second.contains(QLatin1String("plugin.yaml line 19")), qPrintable(second));
        QVERIFY(second.contains(QLatin1String("An admin may try it.")));
        QVERIFY(cards[2]->accessibleName().startsWith(QLatin1String("Warning")));
        // Tab reaches the link at the line, Enter follows it to the diff.
        QSignalSpy links(fixture.refusalsPage, &PageWidget::linkActivated);
        for (int tabs = 0; tabs < 20 && links.isEmpty(); ++tabs) {
            QTest::keyClick(fixture.window.focusWidget(), Qt::Key_Tab);
            QTest::keyClick(fixture.window.focusWidget(), Qt::Key_Return);
        }
        QCOMPARE(links.count(), 1);
        const auto link = links.first().first().value<ConsoleLink>();
        QCOMPARE(link.object, QStringLiteral("my-plugin"));
        QCOMPARE(link.diff->second.id, fixture.records[0].id.text());
    }

    void theNextUnseenIsOneKeyAwayAndAllCanBeMarked()
    {
        VerdictFixture fixture;
        fixture.records = {refusedRecord(8, "my-plugin", true), refusedRecord(6, "my-plugin", true),
                           refusedRecord(7, "web-research")};
        fixture.open(ConsolePlace::Refusals);
        auto *queue = fixture.find<TwoLineList>("refusalQueue");
        QTRY_COMPARE(queue->currentIndex().row(), 1);
        QTRY_COMPARE(fixture.refusalsPage->unseenText(), QStringLiteral("1"));
        QTest::keyClick(queue, Qt::Key_N);
        QTRY_COMPARE(fixture.refusals.selection(), fixture.records[2].id);
        QTRY_VERIFY(fixture.find<QAction>("actionMarkAllSeen")->isEnabled());
        fixture.find<QAction>("actionMarkAllSeen")->trigger();
        QCOMPARE(fixture.lastSeen.value(QStringLiteral("upTo")).toString(), fixture.records[0].id.text());
        QTRY_COMPARE(fixture.refusalsPage->unseenText(), QString());
        QTRY_VERIFY(!fixture.find<QToolButton>("markAllSeen")->isEnabled());
        QVERIFY(!fixture.find<QToolButton>("markAllSeen")->toolTip().isEmpty());
    }

    void U17_aPlaceLeadsToItsLine()
    {
        VerdictFixture fixture;
        fixture.records = {refusedRecord(8, "my-plugin", true)};
        fixture.open(ConsolePlace::Refusals);
        QTRY_VERIFY(fixture.refusals.shown());
        QSignalSpy links(fixture.refusalsPage, &PageWidget::linkActivated);
        auto *cards = fixture.refusalsPage->findChild<RefusalCards *>();
        QVERIFY(cards);
        Q_EMIT cards->placeAsked(1);
        QCOMPARE(links.count(), 1);
        QCOMPARE(links[0][0].value<ConsoleLink>().line, 19);
        fixture.find<QAction>("actionOpenDiff")->trigger();
        QCOMPARE(links[1][0].value<ConsoleLink>().line, 0);
    }

    void noSentenceOfACardIsCutInAnyScheme()
    {
        VerdictFixture fixture;
        fixture.records = {refusedRecord(8, "my-plugin", true)};
        fixture.open(ConsolePlace::Refusals);
        fixture.window.resize(1440, 900);
        QTRY_VERIFY(fixture.refusals.shown());
        const auto *cards = fixture.refusalsPage->findChild<RefusalCards *>();
        QVERIFY(cards);
        const auto isWhole = [cards] {
            const auto labels = cards->findChildren<QLabel *>();
            return std::all_of(labels.begin(), labels.end(), [](const QLabel *label) {
                return !label->isVisible() || !label->wordWrap() || label->height() >= label->heightForWidth(label->width());
            });
        };
        for (const SchemeChoice scheme :
             {SchemeChoice::Light, SchemeChoice::HighContrast, SchemeChoice::Dark, SchemeChoice::HighContrast}) {
            fixture.theme.choose(scheme);
            QTRY_VERIFY(isWhole());
        }
    }

    // At once, without a turn of the event loop: what is painted now has the heights of its own texts.
    void anotherRecordsSentencesAreWholeAtOnce()
    {
        VerdictFixture fixture;
        fixture.records = {refusedRecord(8, "my-plugin", true), refusedRecord(7, "web-research", true)};
        fixture.records[0].verdict.refusals.resize(1);
        fixture.records[0].verdict.warnings.clear();
        fixture.records[0].verdict.refusals[0].because = {};
        fixture.open(ConsolePlace::Refusals);
        fixture.window.resize(1280, 800);
        QTRY_VERIFY(fixture.refusals.shown());
        const auto *cards = fixture.refusalsPage->findChild<RefusalCards *>();
        QTRY_COMPARE(cards->height(), cards->heightForWidth(cards->width()));
        fixture.refusals.select(fixture.records[1].id);
        QCOMPARE(cards->height(), cards->heightForWidth(cards->width()));
        int wraps = 0;
        for (const QLabel *label : cards->findChildren<QLabel *>()) {
            if (!label->isVisible() || !label->wordWrap())
                continue;
            ++wraps;
            QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
        }
        QVERIFY(wraps > 6);
    }

    void groupsFoldByKeyAndTheRecordStaysShown()
    {
        VerdictFixture fixture;
        fixture.records = {refusedRecord(8, "my-plugin", true), refusedRecord(7, "web-research", true)};
        fixture.open(ConsolePlace::Refusals);
        auto *queue = fixture.find<TwoLineList>("refusalQueue");
        QTRY_COMPARE(queue->currentIndex().row(), 1);
        QTRY_VERIFY(fixture.refusals.shown());
        QTest::keyClick(queue, Qt::Key_Up);
        QTest::keyClick(queue, Qt::Key_Left);
        QTRY_COMPARE(fixture.refusals.model().rowCount(), 3);
        QVERIFY(queue->currentIndex().isValid());
        QCOMPARE(fixture.refusals.shown()->id, fixture.records[0].id);
        QTest::keyClick(queue, Qt::Key_Right);
        QTRY_COMPARE(fixture.refusals.model().rowCount(), 4);
    }

    void aCheckOfNowIsToldInTheStrip()
    {
        VerdictFixture fixture;
        fixture.records = {refusedRecord(8, "my-plugin", true)};
        fixture.recheck.verdict.refusals = {fixture.records[0].verdict.refusals[1]};
        fixture.recheck.verdict.checks = 31;
        fixture.recheck.at = fixture.clocks.now();
        fixture.recheck.installedChanged = true;
        fixture.recheck.installedVersion = QStringLiteral("1.0.0");
        fixture.open(ConsolePlace::Refusals);
        QTRY_VERIFY(fixture.refusals.shown());
        QTest::keyClick(fixture.window.focusWidget(), Qt::Key_R, Qt::ControlModifier);
        QTRY_VERIFY(fixture.text("recheckText").contains(QLatin1String("gone: 1")));
        QVERIFY(fixture.text("recheckText").contains(QLatin1String("Version 1.0.0 is installed now.")));
    }

    void itsFiveStatesAndItsFilters()
    {
        VerdictFixture fixture;
        fixture.failing = true;
        fixture.open(ConsolePlace::Refusals);
        QTRY_COMPARE(fixture.refusalsPage->state(), PageState::Failed);
        QTRY_VERIFY(fixture.find<QWidget>("refusalsFailed")->isVisible());
        fixture.failing = false;
        QTest::keyClick(fixture.find<QPushButton>("tryRefusalsAgain"), Qt::Key_Space);
        QTRY_COMPARE(fixture.refusalsPage->state(), PageState::Empty);
        QVERIFY(fixture.text("noRefusalsTitle").contains(QLatin1String("last 7 days")));
        fixture.records = {refusedRecord(8, "my-plugin")};
        fixture.refusals.retry();
        QTRY_COMPARE(fixture.refusalsPage->state(), PageState::Ready);
        QTRY_VERIFY(fixture.find<QWidget>("refusalQueue")->isVisible());
        QTest::keyClick(fixture.window.focusWidget(), Qt::Key_F, Qt::ControlModifier);
        auto *field = fixture.find<QLineEdit>("refusalFilter");
        QTRY_VERIFY(field->hasFocus());
        QTest::keyClicks(field, QStringLiteral("no-such-plugin"));
        QTRY_COMPARE(fixture.refusalsPage->state(), PageState::FilteredEmpty);
        QTRY_VERIFY(fixture.find<QWidget>("noRefusalLeft")->isVisible());
        QTest::keyClick(fixture.find<QPushButton>("clearRefusalFilters"), Qt::Key_Space);
        QTRY_COMPARE(fixture.refusalsPage->state(), PageState::Ready);
        const auto *queue = fixture.find<TwoLineList>("refusalQueue");
        QTRY_COMPARE(queue->currentIndex().data(IdRole).toString(), fixture.refusals.selection().text());
        QVERIFY(queue->selectionModel()->isSelected(queue->currentIndex()));
        QVERIFY(!fixture.find<Chip>("chipLastWeek")->isChecked());
        fixture.store.setLiveness(Liveness::Stale);
        QTRY_COMPARE(fixture.refusalsPage->state(), PageState::Stale);
        QTRY_VERIFY(fixture.find<ElidedLabel>("listNote")->isVisible());
        QVERIFY(fixture.refusals.shown());
    }

    void whatIsCopiedAndExportedIsTheShownRecord()
    {
        VerdictFixture fixture;
        fixture.records = {refusedRecord(8, "my-plugin", true)};
        fixture.open(ConsolePlace::Refusals);
        QTRY_VERIFY(fixture.refusals.shown());
        QTRY_VERIFY(fixture.find<QAction>("actionCopyCommand")->isEnabled());
        fixture.find<QAction>("actionCopyCommand")->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("oz0 candidate check DIR --tenant default"));
        fixture.find<QAction>("actionCopyLink")->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral("oz0://local/default/refusals/") + fixture.records[0].id.text());
        fixture.prompt.file = fixture.folder.filePath(QStringLiteral("record.html"));
        fixture.find<QAction>("actionExportReport")->trigger();
        QFile report(fixture.prompt.file);
        QVERIFY(report.open(QIODevice::ReadOnly));
        const QByteArray html = report.readAll();
        for (const char *said : {"egress.host_added", "user:alice", "UTC", "default", "plugin.yaml line 19"})
            QVERIFY2(html.contains(said), said);
        fixture.prompt.file = fixture.folder.filePath(QStringLiteral("record.pdf"));
        fixture.find<QAction>("actionExportPdf")->trigger();
        QFile pdf(fixture.prompt.file);
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        QVERIFY(pdf.read(5) == "%PDF-");
        QVERIFY(pdf.size() > 2000);
    }

    void aLinkOpensItsRecord()
    {
        VerdictFixture fixture;
        fixture.records = {refusedRecord(8, "my-plugin", true), refusedRecord(7, "web-research", true)};
        fixture.open(ConsolePlace::Refusals);
        QTRY_VERIFY(fixture.refusals.shown());
        fixture.window.openLink({{}, {}, ConsolePlace::Refusals, fixture.records[1].id.text(), {}});
        QTRY_COMPARE(fixture.refusals.shown()->id, fixture.records[1].id);
        QTRY_COMPARE(fixture.find<TwoLineList>("refusalQueue")->currentIndex().data(IdRole).toString(),
                     fixture.records[1].id.text());
    }

    void aRecordThatIsNotThereIsNamedAndLeadsOn()
    {
        VerdictFixture fixture;
        fixture.records = {refusedRecord(8, "my-plugin", true)};
        fixture.open(ConsolePlace::Refusals);
        QTRY_VERIFY(fixture.refusals.shown());
        const RecordId gone(QStringLiteral("00000000000000ff"));
        fixture.client.calls.reply = [&fixture](const QByteArray &method, const QString &path, const QJsonObject &body) {
            return path.contains(QLatin1String("00ff")) ? Result<QJsonObject>(Failure(ErrorCode::NotFound, QStringLiteral("no")))
                                                        : fixture.answer(method, path, body);
        };
        fixture.window.openLink({{}, {}, ConsolePlace::Refusals, gone.text(), {}});
        QTRY_VERIFY(fixture.find<QLabel>("nothingTitle")->isVisible());
        QVERIFY(fixture.text("nothingShown").contains(gone.text()));
        QTest::mouseClick(fixture.find<QPushButton>("showNewestRefusal"), Qt::LeftButton);
        QTRY_VERIFY(fixture.refusals.shown());
        QCOMPARE(fixture.refusals.shown()->id, fixture.records[0].id);
    }

    void aFilterThatCameFromElsewhereStandsInTheField()
    {
        VerdictFixture fixture;
        fixture.records = {refusedRecord(8, "my-plugin", true)};
        fixture.open(ConsolePlace::Refusals);
        QTRY_VERIFY(fixture.refusals.shown());
        fixture.refusals.setQuery({true, false, false, QStringLiteral("no-such-plugin")});
        QTRY_COMPARE(fixture.refusalsPage->state(), PageState::FilteredEmpty);
        QCOMPARE(fixture.find<QLineEdit>("refusalFilter")->text(), QStringLiteral("no-such-plugin"));
        QTRY_VERIFY(fixture.text("noRefusalLeftText").contains(QLatin1String("hidden")));
        QVERIFY(fixture.find<QWidget>("verdict")->isVisible());
    }

    void theChipsStayInViewWhereNothingWasRefused()
    {
        VerdictFixture fixture;
        fixture.open(ConsolePlace::Refusals);
        QTRY_COMPARE(fixture.refusalsPage->state(), PageState::Empty);
        QTRY_VERIFY(fixture.find<QWidget>("noRefusals")->isVisible());
        QVERIFY(fixture.find<Chip>("chipLastWeek")->isVisible());
        QVERIFY(!fixture.find<QWidget>("refusalDetails")->isVisible());
    }

    void U2_staleMovesNothingAndTurnsTheCheckOff()
    {
        VerdictFixture fixture;
        fixture.records = {refusedRecord(8, "my-plugin", true)};
        fixture.open(ConsolePlace::Refusals);
        QTRY_VERIFY(fixture.refusals.shown());
        auto *queue = fixture.find<TwoLineList>("refusalQueue");
        auto *page = fixture.refusalsPage;
        const QPoint before = queue->mapTo(page, QPoint());
        fixture.store.setLiveness(Liveness::Stale);
        QTRY_VERIFY(fixture.find<ElidedLabel>("listNote")->isVisible());
        QTRY_VERIFY(!fixture.find<QPushButton>("recheck")->isEnabled());
        QCOMPARE(queue->mapTo(page, QPoint()), before);
        QVERIFY(!fixture.find<QAction>("actionRecheck")->isEnabled());
        QVERIFY(!fixture.find<ElidedLabel>("recheckReason")->text().isEmpty());
    }

    void U25_everythingHasANameAndTheListSpeaksItsRows()
    {
        VerdictFixture fixture;
        fixture.records = {refusedRecord(8, "my-plugin")};
        fixture.open(ConsolePlace::Refusals);
        QTRY_VERIFY(fixture.refusals.shown());
        QStringList nameless;
        for (const QWidget *widget : fixture.refusalsPage->findChildren<QWidget *>()) {
            const bool reachable = widget->focusPolicy() & Qt::TabFocus && widget->isVisible();
            const auto *label = qobject_cast<const QLabel *>(widget);
            if (reachable && !label && widget->accessibleName().isEmpty())
                nameless.append(QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ') + widget->objectName());
        }
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
        QVERIFY(
            fixture.refusals.model().index(1, 0).data(Qt::AccessibleTextRole).toString().contains(QLatin1String("my-plugin")));
    }

    // Rule, change, the secret that makes it matter, what it reaches: by Tab, and as a screen reader hears it.
    void U16_theWhyChainIsReachedByTabAndSpoken()
    {
        VerdictFixture fixture;
        fixture.records = {refusedRecord(8, "my-plugin", true)};
        fixture.records[0].verdict.refusals[1].processes = QStringList{QStringLiteral("tools")};
        fixture.records[0].verdict.refusals[1].because = {QJsonObject{{QStringLiteral("secret"), QStringLiteral("VENDOR_KEY")},
                                                                      {QStringLiteral("reason"), QStringLiteral("no_sandbox")},
                                                                      {QStringLiteral("name"), QStringLiteral("node-b")}}};
        fixture.open(ConsolePlace::Refusals);
        QTRY_VERIFY(fixture.refusals.shown());
        QTRY_COMPARE(fixture.window.findChildren<RefusalCard *>().size(), 3);
        const auto cards = fixture.window.findChildren<RefusalCard *>();
        auto *chain = cards[1]->findChild<WhyChain *>();
        QTRY_VERIFY(chain->isVisible());
        const QString spoken = chain->accessibleName();
        QVERIFY2(spoken.contains(QLatin1String("Rule: B7")), qPrintable(spoken));
        QVERIFY2(spoken.contains(QLatin1String("VENDOR_KEY on node-b")), qPrintable(spoken));
        QVERIFY2(spoken.contains(QLatin1String("Reaches: tools, node-b")), qPrintable(spoken));
        QVERIFY(!cards[2]->findChild<WhyChain *>()->isVisible()); // a warning has none
        fixture.find<QScrollArea>("refusalScroll")->setFocus();
        bool isReached = false;
        for (int tabs = 0; tabs < 20 && !isReached; ++tabs) {
            QTest::keyClick(fixture.window.focusWidget(), Qt::Key_Tab);
            isReached = chain->hasFocus();
        }
        QVERIFY(isReached);
    }

    void U10_whatIsOffSaysWhy()
    {
        VerdictFixture fixture;
        fixture.open(ConsolePlace::Refusals);
        QTRY_COMPARE(fixture.refusalsPage->state(), PageState::Empty);
        auto *exporting = fixture.find<QPushButton>("exportRefusal");
        QVERIFY(!exporting->isEnabled());
        QVERIFY(!exporting->toolTip().isEmpty());
        int off = 0;
        for (QAction *action : fixture.refusalsPage->actions()) {
            off += action->isEnabled() ? 0 : 1;
            QVERIFY2(action->isEnabled() || !action->statusTip().isEmpty(), qPrintable(action->objectName()));
        }
        QVERIFY(off >= 12); // all of them but those that need no record
        fixture.records = {refusedRecord(8, "my-plugin", true)};
        fixture.refusals.retry();
        QTRY_VERIFY(fixture.refusals.shown());
        QTRY_VERIFY(exporting->isEnabled());
        for (QAction *action : fixture.refusalsPage->actions())
            QVERIFY2(action->isEnabled() == action->statusTip().isEmpty(), qPrintable(action->objectName()));
    }

    void U17_theRemedysLinesStandBesideAndItsRowIsAsked()
    {
        VerdictFixture fixture;
        fixture.records = {refusedRecord(8, "my-plugin", true)};
        fixture.records[0].verdict.remedy = {QJsonObject{{QStringLiteral("op"), QStringLiteral("replace")},
                                                         {QStringLiteral("path"), QStringLiteral("/version")},
                                                         {QStringLiteral("value"), QStringLiteral("0.4.1")}}};
        fixture.client.bundleFileBytes.reply = [](const Digest &, const QString &, qint64) {
            return Result<QByteArray>(QByteArray("name: my-plugin\nversion: 0.4.0\n"));
        };
        fixture.client.checks.reply = [&fixture](const CheckRequest &) { return Result<Verdict>(fixture.records[0].verdict); };
        const auto answer = fixture.client.calls.reply;
        fixture.client.calls.reply = [answer](const QByteArray &method, const QString &path, const QJsonObject &body) {
            return path == QLatin1String("candidates:check") ? Result<QJsonObject>(toJson(Verdict()))
                                                             : answer(method, path, body);
        };
        fixture.open(ConsolePlace::Refusals);
        QTRY_VERIFY(fixture.find<QWidget>("remedyStrip")->isVisible());
        QTRY_VERIFY(fixture.text("remedyLines").contains(QLatin1String("version: 0.4.1")));
        QVERIFY(fixture.text("remedyLines").contains(QLatin1String("version: 0.4.0")));
        // A version that is new undoes nothing.
        QVERIFY(!fixture.text("remedyText").contains(QLatin1String("ndo")));
        QVERIFY(fixture.text("remedyText").contains(QLatin1String("31")));
        auto *grid = fixture.find<WhatIfGrid>("whatIfGrid");
        QTRY_COMPARE(grid->model()->columnCount(), 4);
        QTRY_COMPARE(grid->model()->index(0, 3).data().toString(), QStringLiteral("Passes"));
        QCOMPARE(grid->model()->headerData(3, Qt::Horizontal).toString(), QStringLiteral("Operator, remedy in"));
        const int bottom = grid->visualRect(grid->model()->index(grid->model()->rowCount() - 1, 3)).bottom();
        QVERIFY2(bottom <= grid->viewport()->height(), "the last row is cut off");
        // What is copied is what is shown, as lines; the operations are another action.
        QCOMPARE(fixture.find<QPushButton>("copyPatch")->text(), QStringLiteral("Copy &patch"));
        QTRY_VERIFY(fixture.find<QPushButton>("copyPatch")->isEnabled());
        QTest::mouseClick(fixture.find<QPushButton>("copyPatch"), Qt::LeftButton);
        const QString patch = QGuiApplication::clipboard()->text();
        QVERIFY2(patch.startsWith(QLatin1String("diff --git a/plugin.yaml b/plugin.yaml\n--- a/plugin.yaml\n")),
                 qPrintable(patch));
        QVERIFY2(patch.endsWith(QLatin1String("-version: 0.4.0\n+version: 0.4.1\n")), qPrintable(patch));
        fixture.find<QAction>("actionCopyJsonPatch")->trigger();
        QCOMPARE(QJsonDocument::fromJson(QGuiApplication::clipboard()->text().toUtf8()).array(),
                 fixture.records[0].verdict.remedy);
    }

    void U17_aRefusalLeadsToItsRulesExplanation()
    {
        VerdictFixture fixture;
        fixture.records = {refusedRecord(8, "my-plugin", true)};
        fixture.open(ConsolePlace::Refusals);
        QTRY_VERIFY(fixture.refusals.shown());
        const auto cards = fixture.window.findChildren<RefusalCard *>();
        QCOMPARE(cards.size(), 3);
        auto *explain = cards[1]->findChild<QLabel *>(QStringLiteral("explainRule"));
        QVERIFY(explain->isVisible());
        QVERIFY(!cards[2]->findChild<QLabel *>(QStringLiteral("explainRule"))->isVisible()); // a warning
        Q_EMIT explain->linkActivated(QStringLiteral("rule"));
        auto *dialog = fixture.window.findChild<QDialog *>(QStringLiteral("ruleDialog"));
        QVERIFY(dialog);
        QCOMPARE(dialog->windowTitle(), QStringLiteral("Rule B7"));
        QVERIFY(dialog->findChild<QLabel *>(QStringLiteral("ruleWhy"))->text().contains(QLatin1String("secret")));
        dialog->reject();
    }

    void theWhatIfTellsTheChosenVerdictAndCopiesItsCommand()
    {
        VerdictFixture fixture;
        fixture.records = {refusedRecord(8, "my-plugin", true)};
        fixture.client.checks.reply = [&fixture](const CheckRequest &request) {
            Verdict verdict = fixture.records[0].verdict;
            if (request.as == Role::Admin)
                verdict.refusals.clear();
            return Result<Verdict>(verdict);
        };
        fixture.open(ConsolePlace::Refusals);
        auto *grid = fixture.find<WhatIfGrid>("whatIfGrid");
        QTRY_VERIFY(grid->isVisible());
        QTRY_COMPARE(grid->model()->index(0, 1).data().toString(), QStringLiteral("Refused"));
        QTRY_COMPARE(grid->model()->index(0, 2).data().toString(), QStringLiteral("Passes"));
        QCOMPARE(grid->model()->rowCount(), 4); // its nodes, open ones, without either secret
        QTRY_VERIFY(fixture.text("whatIfSentence").startsWith(QLatin1String("As operator, Its nodes: 2 of 31")));
        QVERIFY(fixture.text("whatIfReasons").contains(QLatin1String("B7")));
        grid->setFocus();
        QTest::keyClick(grid, Qt::Key_Right);
        QTRY_VERIFY(fixture.text("whatIfSentence").startsWith(QLatin1String("As admin, Its nodes: Nothing refuses")));
        QTest::keyClick(grid, Qt::Key_Down);
        QTest::mouseClick(fixture.find<QPushButton>("copyWhatIf"), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral("oz0 candidate check DIR --tenant default --as admin --select candidates=allow"));
        QTRY_COMPARE(fixture.client.checks.count(), 8); // each cell once
    }

    // In every language, direction and width: what the page asks for is there to see, as a whole.
    void theWhatIfNeedsNoScrollingSideways()
    {
        for (const QLocale::Language language : {QLocale::English, QLocale::German}) {
            const QList<QTranslator *> texts = installTranslations(*QCoreApplication::instance(), QLocale(language));
            {
                VerdictFixture fixture;
                fixture.records = {remediedRecord()};
                fixture.client.checks.reply = [&fixture](const CheckRequest &request) {
                    if (request.select.isEmpty())
                        return Result<Verdict>(Failure(ErrorCode::TimedOut, QStringLiteral("no answer")));
                    Verdict verdict = fixture.records[0].verdict;
                    if (request.as == Role::Admin)
                        verdict.refusals.clear();
                    return Result<Verdict>(verdict);
                };
                fixture.open(ConsolePlace::Refusals);
                auto *grid = fixture.find<WhatIfGrid>("whatIfGrid");
                QTRY_COMPARE(grid->model()->columnCount(), 4);
                QTRY_VERIFY(grid->model()->index(0, 1).data(WhatIfGridModel::RefusedRole).toBool());
                const QFontMetrics words(fixture.theme.font(FontRole::SmallStrong));
                for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
                    fixture.window.setLayoutDirection(direction);
                    for (const QSize &room : {QSize(1440, 900), QSize(1280, 800), QSize(1100, 800), QSize(960, 540)}) {
                        fixture.window.resize(room);
                        QTRY_COMPARE(grid->horizontalScrollBar()->maximum(), 0);
                        QTRY_COMPARE(grid->horizontalHeader()->length(), grid->viewport()->width());
                        QWidget *around = grid;
                        while (around && !qobject_cast<QScrollArea *>(around))
                            around = around->parentWidget();
                        const auto *area = qobject_cast<QScrollArea *>(around);
                        QVERIFY(area);
                        QTRY_VERIFY(area->widget()->width() <= area->viewport()->width());
                        for (int row = 0; row < grid->model()->rowCount(); ++row) {
                            for (int column = 1; column < grid->model()->columnCount(); ++column) {
                                const QString word = grid->model()->index(row, column).data().toString();
                                QVERIFY2(words.horizontalAdvance(word) + size::iconCell + size::iconToWord
                                                 + 2 * size::iconToWordInCell
                                             <= grid->columnWidth(column),
                                         qPrintable(word));
                            }
                        }
                    }
                }
            }
            qDeleteAll(texts);
        }
    }

    // A record with few words leaves no blank above while what stands below it scrolls.
    void whatTheRefusalsDoNotNeedIsWhatIfs()
    {
        VerdictFixture fixture;
        fixture.records = {remediedRecord()};
        fixture.records[0].verdict.refusals = {fixture.records[0].verdict.refusals[1]};
        fixture.records[0].verdict.refusals[0].because = {};
        fixture.records[0].verdict.warnings.clear();
        fixture.open(ConsolePlace::Refusals);
        QTRY_VERIFY(fixture.refusals.shown());
        fixture.window.resize(1100, 800);
        auto *sides = fixture.find<QSplitter>("refusalsAndWhatIf");
        QTRY_COMPARE(sides->orientation(), Qt::Vertical);
        const auto *cards = fixture.find<QScrollArea>("refusalScroll");
        const auto needed = [cards] { return cards->widget()->heightForWidth(cards->width()); };
        QTRY_COMPARE(sides->sizes().first(), needed());
        QVERIFY(sides->sizes().last() > sides->height() / 2);
    }

    void inRightToLeftTheChipsStandWhereTheRowsBegin()
    {
        VerdictFixture fixture;
        fixture.records = {refusedRecord(8, "my-plugin", true)};
        fixture.open(ConsolePlace::Refusals);
        QTRY_VERIFY(fixture.refusals.shown());
        const auto *chip = fixture.find<Chip>("chipLastWeek");
        const auto *foot = fixture.find<ElidedLabel>("refusalsFoot");
        const auto *pane = fixture.find<TwoLineList>("refusalQueue")->parentWidget();
        const auto leading = [&](const QWidget *widget) {
            const int x = widget->mapTo(pane, QPoint()).x();
            return pane->layoutDirection() == Qt::LeftToRight ? x : pane->width() - x - widget->width();
        };
        for (const Qt::LayoutDirection direction : {Qt::RightToLeft, Qt::LeftToRight}) {
            fixture.window.setLayoutDirection(direction);
            QTRY_COMPARE(leading(chip), int(size::betweenGroups));
            QTRY_COMPARE(leading(foot), int(size::betweenGroups));
        }
    }

    void noNameOrOptionBreaksBehindItsHyphens()
    {
        const QChar join(0x2060);
        QCOMPARE(breakableNames(QStringLiteral("oz0 dev DIR --with-key a-b")).remove(join),
                 QStringLiteral("oz0 dev DIR --with-key a-b"));
        QVERIFY(breakableNames(QStringLiteral("DIR --select")).contains(QStringLiteral("-%1-%1select").arg(join)));
        QVERIFY(breakableWords(QStringLiteral("“no-such-plugin”")).contains(QStringLiteral("no-%1such-%1plugin").arg(join)));
        VerdictFixture fixture(Role::Admin);
        const QString command = QStringLiteral("oz0 dev DIR --tenant default"); // is copied as it is
        Label alone(fixture.theme, FontRole::Text, Token::Text, breakableNames(command));
        alone.setTextInteractionFlags(Qt::TextSelectableByMouse);
        alone.setSelection(0, int(alone.text().size()));
        QTest::keyClick(&alone, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), command);
        fixture.records = {refusedRecord(8, "my-plugin", true)};
        fixture.open(ConsolePlace::Refusals);
        QTRY_VERIFY(fixture.refusals.shown());
        const auto labels = fixture.refusalsPage->findChild<RefusalCard *>()->findChildren<Label *>();
        const auto next = std::find_if(labels.begin(), labels.end(),
                                       [](const Label *label) { return label->text().contains(QLatin1String("dev DIR")); });
        QVERIFY(next != labels.end());
        QVERIFY((*next)->text().contains(join));
        fixture.refusals.setQuery({true, false, false, QStringLiteral("no-such-plugin")});
        QTRY_COMPARE(fixture.refusalsPage->state(), PageState::FilteredEmpty);
        const QString title = fixture.text("noRefusalLeftTitle");
        QVERIFY2(title.contains(join) && !title.endsWith(QLatin1Char('.')), qPrintable(title));
    }

    // Where the chain is a list, its columns are those of the fields below it.
    void asAListTheChainLooksAsTheFieldsDo()
    {
        VerdictFixture fixture;
        fixture.records = {refusedRecord(8, "my-plugin", true)};
        fixture.open(ConsolePlace::Refusals);
        fixture.window.resize(1280, 800);
        QTRY_VERIFY(fixture.refusals.shown());
        auto *card = fixture.refusalsPage->findChild<RefusalCard *>();
        auto *chain = card->findChild<WhyChain *>();
        QTRY_VERIFY(chain->isVisible() && chain->width() < WhyChain::listBelow);
        const auto left = [card](const QWidget *widget) { return widget->mapTo(card, QPoint()).x(); };
        const auto links = chain->findChildren<QLabel *>();
        const auto fields = card->findChild<FieldGrid *>()->findChildren<QLabel *>();
        QTRY_COMPARE(left(links[0]), left(fields[0]));
        QTRY_COMPARE(left(links[1]), left(fields[1]));
        QCOMPARE(links[0]->font(), fields[0]->font());
        QCOMPARE(links[2]->y() - links[1]->geometry().bottom() - 1, int(size::insideGroup));
    }

    void theWhatIfStandsBesideTheRefusalsOrBelowThem()
    {
        VerdictFixture fixture;
        fixture.records = {refusedRecord(8, "my-plugin", true)};
        fixture.open(ConsolePlace::Refusals);
        QTRY_VERIFY(fixture.refusals.shown());
        auto *sides = fixture.find<QSplitter>("refusalsAndWhatIf");
        QTRY_COMPARE(sides->orientation(), Qt::Horizontal);
        fixture.window.resize(1000, 800);
        QTRY_COMPARE(sides->orientation(), Qt::Vertical);
        QVERIFY(fixture.find<QScrollArea>("refusalScroll")->height() > 0);
    }

    // The refusals are what the page is for: what if never takes their height, and in a low window it scrolls with them.
    void inASmallWindowTheRefusalsHaveMostOfTheRoom()
    {
        VerdictFixture fixture;
        fixture.records = {refusedRecord(8, "my-plugin", true)};
        fixture.open(ConsolePlace::Refusals);
        QTRY_VERIFY(fixture.refusals.shown());
        auto *sides = fixture.find<QSplitter>("refusalsAndWhatIf");
        auto *cards = fixture.find<QScrollArea>("refusalScroll");
        auto *whatIf = fixture.find<QWidget>("whatIfPane");
        fixture.window.resize(1100, 800);
        QTRY_COMPARE(sides->orientation(), Qt::Vertical);
        QTRY_VERIFY(100 * cards->height() >= 55 * sides->height());
        QVERIFY(!cards->isAncestorOf(whatIf));
        fixture.window.resize(960, 540);
        QTRY_VERIFY(cards->isAncestorOf(whatIf));
        QTRY_COMPARE(cards->height(), sides->height());
        QVERIFY(2 * cards->height() > fixture.find<QWidget>("refusalDetails")->height());
        QVERIFY(whatIf->isVisible());
        QVERIFY(cards->isAncestorOf(fixture.find<QLabel>("recheckText")));
        fixture.window.resize(1440, 900);
        QTRY_COMPARE(sides->orientation(), Qt::Horizontal);
        QTRY_VERIFY(whatIf->isVisible());
        QVERIFY(!cards->isAncestorOf(whatIf));
        QVERIFY(!cards->isAncestorOf(fixture.find<QLabel>("recheckText")));
    }

    void howTheRefusalsAndWhatIfAreSharedIsKept()
    {
        VerdictFixture fixture;
        fixture.records = {refusedRecord(8, "my-plugin", true)};
        fixture.open(ConsolePlace::Refusals);
        QTRY_VERIFY(fixture.refusals.shown());
        auto *sides = fixture.find<QSplitter>("refusalsAndWhatIf");
        QTRY_COMPARE(sides->orientation(), Qt::Horizontal);
        const QPoint from = sides->handle(1)->rect().center();
        QTest::mousePress(sides->handle(1), Qt::LeftButton, {}, from);
        QTest::mouseMove(sides->handle(1), from - QPoint(60, 0));
        QTest::mouseRelease(sides->handle(1), Qt::LeftButton, {}, from - QPoint(60, 0));
        const QList<int> chosen = sides->sizes();
        QVERIFY(chosen.last() > 400);
        fixture.window.resize(1100, 800);
        QTRY_COMPARE(sides->orientation(), Qt::Vertical);
        fixture.window.resize(1440, 900);
        QTRY_COMPARE(sides->orientation(), Qt::Horizontal);
        QTRY_COMPARE(sides->sizes(), chosen);
    }

    void whatIsSaidOfOldDataWidensNothing()
    {
        VerdictFixture fixture;
        fixture.records = {refusedRecord(8, "my-plugin", true)};
        fixture.open(ConsolePlace::Refusals);
        QTRY_VERIFY(fixture.refusals.shown());
        fixture.window.resize(960, 540);
        QCoreApplication::processEvents();
        auto *details = fixture.find<QWidget>("refusalDetails");
        const int before = details->width();
        fixture.store.setLiveness(Liveness::Stale);
        QTRY_VERIFY(fixture.find<ElidedLabel>("listNote")->isVisible());
        QTRY_VERIFY(!fixture.find<ElidedLabel>("recheckReason")->text().isEmpty());
        QCoreApplication::processEvents();
        QCOMPARE(details->width(), before);
        QVERIFY(fixture.refusalsPage->minimumSizeHint().width() <= fixture.refusalsPage->width());
    }

    void picturesForTheEye()
    {
        const QString folder = qEnvironmentVariable("OZ0_PICTURES");
        if (folder.isEmpty())
            QSKIP("set OZ0_PICTURES to a folder to get pictures of the sample records");
        QApplication::setStyle(nullptr);
        for (const QLocale::Language language : {QLocale::English, QLocale::German}) {
            const QList<QTranslator *> texts = installTranslations(*QCoreApplication::instance(), QLocale(language));
            {
                VerdictFixture fixture;
                QApplication::setStyle(new ConsoleStyle(fixture.theme));
                fixture.records = {remediedRecord(), refusedRecord(7, "web-research", true)};
                fixture.records[1].verdict.refusals.resize(1);
                fixture.records[1].verdict.refusals[0].because = {};
                fixture.records[1].verdict.warnings.clear();
                fixture.client.bundleFileBytes.reply = [](const Digest &, const QString &, qint64) {
                    return Result<QByteArray>(QByteArray("name: my-plugin\nversion: 0.4.0\n"));
                };
                fixture.records[0].verdict.refusals[1].processes = QStringList{QStringLiteral("tools"),
                                                                               QStringLiteral("agent my-plugin")};
                const auto answer = fixture.client.calls.reply;
                fixture.client.calls.reply = [answer](const QByteArray &method, const QString &path, const QJsonObject &body) {
                    return path == QLatin1String("candidates:check") ? Result<QJsonObject>(toJson(Verdict()))
                                                                     : answer(method, path, body);
                };
                fixture.evidence.refusals = {
                    Excerpt{{{8, QStringLiteral("- {secret: KEY, header: Authorization, format: \"Bearer {secret}\"}")}},
                            {{8, QStringLiteral("- {secret: KEY, header: X-Api-Key, format: \"Token {secret}\"}")}}},
                    Excerpt{{}, {{19, QStringLiteral("allow: [a.example.net, collector.example.net:443]")}}}};
                fixture.client.checks.reply = [&fixture](const CheckRequest &request) {
                    if (request.select.isEmpty())
                        return Result<Verdict>(Failure(ErrorCode::TimedOut, QStringLiteral("no answer")));
                    Verdict verdict = fixture.records[0].verdict;
                    if (request.as == Role::Admin)
                        verdict.refusals.clear();
                    else if (!request.withoutSecrets.isEmpty())
                        verdict.refusals.removeLast();
                    return Result<Verdict>(verdict);
                };
                fixture.open(ConsolePlace::Refusals);
                QTRY_VERIFY(fixture.refusals.shown());
                const QString name = QLocale(language).name().left(2);
                const auto shoot = [&](const QString &what) {
                    QTest::qWait(700);
                    QVERIFY(fixture.window.grab().save(QStringLiteral("%1/refusals-%2-%3.png").arg(folder, what, name)));
                };
                shoot(QStringLiteral("light"));
                fixture.theme.choose(SchemeChoice::Dark);
                fixture.window.resize(1280, 800);
                fixture.find<WhatIfGrid>("whatIfGrid")->setFocus();
                shoot(QStringLiteral("dark"));
                fixture.theme.choose(SchemeChoice::HighContrast);
                shoot(QStringLiteral("contrast"));
                fixture.theme.choose(SchemeChoice::Light);
                fixture.window.resize(1000, 800);
                shoot(QStringLiteral("narrow"));
                fixture.refusals.select(fixture.records[1].id);
                fixture.window.resize(1100, 800);
                shoot(QStringLiteral("other"));
                fixture.refusals.select(fixture.records[0].id);
                fixture.window.setLayoutDirection(Qt::RightToLeft);
                fixture.window.resize(1440, 900);
                shoot(QStringLiteral("right-to-left"));
                fixture.window.setLayoutDirection(Qt::LeftToRight);
                fixture.store.setLiveness(Liveness::Stale);
                fixture.window.resize(1440, 900);
                shoot(QStringLiteral("stale"));
            }
            qDeleteAll(texts);
        }
    }

    // Whatever width it had before: where it stands and how high it is depends on the one that it has.
    void theChainStandsByItsLastWidth()
    {
        VerdictFixture fixture;
        QWidget window;
        QVBoxLayout column(&window);
        auto *chain = new WhyChain(fixture.theme);
        column.addWidget(chain, 0, Qt::AlignTop);
        column.addStretch(1);
        const QString words = QStringLiteral("An operator's candidate gets only the secrets that the installed version gets. ");
        chain->setLinks({{QStringLiteral("Rule"), words + words}, {QStringLiteral("Change"), words}});
        window.resize(WhyChain::listBelow / 2, 900);
        window.show();
        const auto values = chain->findChildren<QLabel *>();
        const auto isRow = [&] { return values[0]->y() == values[2]->y(); };
        for (const int width : {WhyChain::listBelow + 200, WhyChain::listBelow - 100, WhyChain::listBelow + 40}) {
            window.resize(width, 900);
            QTRY_COMPARE(isRow(), chain->width() >= WhyChain::listBelow);
            QTRY_COMPARE(chain->height(), chain->heightForWidth(chain->width()));
            for (const QLabel *value : values)
                QTRY_VERIFY(value->height() >= value->heightForWidth(value->width()));
        }
    }

    void theChainTurnsIntoAListWhereItIsNarrow()
    {
        VerdictFixture fixture;
        WhyChain chain(fixture.theme);
        chain.setLinks(
            {{QStringLiteral("Rule"), QStringLiteral("B7")}, {QStringLiteral("Change"), QStringLiteral("A host is let in")}});
        chain.resize(900, 80);
        chain.show();
        const auto values = chain.findChildren<QLabel *>();
        QTRY_COMPARE(values.size(), 4);
        const auto isRow = [&] { return values[0]->y() == values[2]->y(); };
        QTRY_VERIFY(isRow());
        chain.resize(WhyChain::listBelow - 1, 200);
        QTRY_VERIFY(!isRow());
        QVERIFY(chain.accessibleName().contains(QLatin1String("Change: A host is let in")));
    }
};

QTEST_MAIN(RefusalsPageTest)
#include "RefusalsPageTest.moc"
