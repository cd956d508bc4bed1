// The Candidates page with real widgets, found by their object names.
#include "core/wire/EdgeCodec.h"
#include "tests/ui/ConsoleFixture.h"

#include "ui/Html.h"
#include "ui/Translations.h"
#include "ui/widgets/Chip.h"
#include "ui/widgets/TableHeader.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QHeaderView>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>

using namespace oz0;

namespace {

QStringList shownTexts(const QWidget &top)
{
    QStringList texts;
    for (const QWidget *widget : top.findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        texts << widget->accessibleName() << widget->toolTip();
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            texts << label->text();
        if (const auto *label = qobject_cast<const ElidedLabel *>(widget))
            texts << label->text();
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            texts << button->text();
        const auto *view = qobject_cast<const QAbstractItemView *>(widget);
        for (int row = 0; view && view->model() && row < view->model()->rowCount(); ++row) {
            for (int column = 0; column < view->model()->columnCount(); ++column) {
                for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                    texts << view->model()->index(row, column).data(role).toString();
            }
        }
    }
    texts.removeAll(QString());
    return texts;
}

CandidateId idOf(const char *plugin, const char *owner)
{
    return candidateIdFor(TenantId(QStringLiteral("default")), PluginName(QLatin1String(plugin)),
                          PrincipalId(QLatin1String(owner)));
}

Forecast refusedForecast(const CandidateId &id, qint64 revision, Instant at)
{
    Forecast forecast;
    forecast.candidate = id;
    forecast.revision = revision;
    forecast.outcome = Forecast::Outcome::Ends;
    Refusal refusal;
    refusal.code = QStringLiteral("secret.not_available");
    refusal.rule = QStringLiteral("P3");
    refusal.subject = {QStringLiteral("secret"), QStringLiteral("TRACKER_CLIENT")};
    forecast.verdict.refusals = {refusal};
    ForecastCause cause;
    cause.seq = 4;
    cause.at = at;
    cause.action = QStringLiteral("plugin.secrets");
    cause.actor = PrincipalId(QStringLiteral("user:dana"));
    forecast.causes = {cause};
    return forecast;
}

EdgeView sampleEdge(const CandidateId &id, qint64 revision)
{
    EdgeView edge;
    edge.candidate = id;
    edge.revision = revision;
    edge.arguments = {
        {QStringLiteral("my_plugin.hello.key"), QStringLiteral("GREETING_KEY"), false, QStringLiteral("not_marked_installed")}};
    edge.connections = {{QStringLiteral("crm"), QStringLiteral("my_plugin"), true, QStringLiteral("installed_definition")}};
    return edge;
}

} // namespace

class CandidatesPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsNotKnownIsNotZero()
    {
        ConsoleFixture console(Role::Admin);
        QCoreApplication::processEvents();
        QCOMPARE(console.find<Chip>("chipMine")->accessibleName(), QStringLiteral("Mine"));
        QVERIFY(console.find<ElidedLabel>("footShown")->text().isEmpty());
        QVERIFY(console.find<QLabel>("footSelection")->text().isEmpty());
        QVERIFY(console.find<QLabel>("detailHint")->isHidden());
        for (const char *name : {"export", "copyAsCommand"}) {
            QVERIFY(!console.find<QPushButton>(name)->isEnabled());
            QVERIFY(!console.find<QPushButton>(name)->toolTip().isEmpty());
        }
        QVERIFY(!console.find<QAction>("actionExportCsv")->isEnabled());
        console.feed(sampleTenant(console.clocks.now()));
        QTRY_VERIFY(console.find<QPushButton>("export")->isEnabled());
        QVERIFY(console.find<QAction>("actionExportCsv")->isEnabled());
        QVERIFY(console.find<Chip>("chipMine")->accessibleName().startsWith(QLatin1String("Mine, ")));
        QVERIFY(!console.find<ElidedLabel>("footShown")->text().isEmpty());
        QVERIFY(!console.find<ElidedLabel>("summary")->text().isEmpty());
    }

    void notSignedInOffersToSignIn()
    {
        ConsoleFixture console(Role::Admin);
        QSignalSpy asked(&console.window, &MainWindow::signInAsked);
        console.store.setLiveness(Liveness::Failed, Error{ErrorCode::NotSignedIn, QStringLiteral("no"), {}, {}, 0, 0});
        QTRY_VERIFY(console.find<QPushButton>("failedSignIn")->isVisible());
        QVERIFY(!console.find<QPushButton>("tryAgain")->isVisible());
        console.find<QPushButton>("failedSignIn")->click();
        QCOMPARE(asked.count(), 1);
        console.store.setLiveness(Liveness::Failed, Error{ErrorCode::Unreachable, QStringLiteral("no"), {}, {}, 0, 0});
        QTRY_VERIFY(console.find<QPushButton>("tryAgain")->isVisible());
        QVERIFY(!console.find<QPushButton>("failedSignIn")->isVisible());
    }

    void initTestCase()
    {
        QApplication::setEffectEnabled(Qt::UI_General, false);
        installTranslations(*QCoreApplication::instance(), QLocale::c());
    }

    void R6_operatorSeesRemoveDisabledWithItsReason()
    {
        ConsoleFixture console(Role::Operator);
        console.feed(sampleTenant(console.clocks.now()));
        QTRY_COMPARE(console.candidates.filter().rowCount(), 18);
        QTRY_VERIFY(console.session.who());
        console.select(idOf("crm-sync", "user:dana"));
        QTRY_COMPARE(console.candidates.selection(), QList<CandidateId>{idOf("crm-sync", "user:dana")});
        auto *remove = console.find<QPushButton>("remove");
        auto *reason = console.find<QLabel>("removeReason");
        QVERIFY(!remove->isEnabled());
        QVERIFY(remove->isVisible());
        QVERIFY(reason->isVisible());
        QCOMPARE(reason->text(), QStringLiteral("Only its owner or an admin may remove it."));
        QCOMPARE(remove->toolTip(), reason->text());
        QCOMPARE(QAccessible::queryAccessibleInterface(remove)->text(QAccessible::Description), reason->text());
        console.select(idOf("my-plugin", "user:alice"));
        QTRY_VERIFY(remove->isEnabled());
        QVERIFY(!reason->isVisible());
    }

    // V1: from a candidate to what an install of its content would do; another's is not an operator's to preview, and says so.
    void V1_aCandidateLeadsToAPreviewOfItsInstall()
    {
        ConsoleFixture console(Role::Operator);
        console.feed(sampleTenant(console.clocks.now()));
        QTRY_COMPARE(console.candidates.filter().rowCount(), 18);
        QTRY_VERIFY(console.session.who());
        auto *action = console.find<QAction>("actionPreviewInstall");
        console.select(idOf("crm-sync", "user:dana"));
        QTRY_COMPARE(console.candidates.selection(), QList<CandidateId>{idOf("crm-sync", "user:dana")});
        QTRY_VERIFY(!action->isEnabled());
        QVERIFY2(action->statusTip().contains(QLatin1String("owner or an admin")), qPrintable(action->statusTip()));
        console.select(idOf("my-plugin", "user:alice"));
        QTRY_VERIFY(action->isEnabled());
        QSignalSpy links(console.page, &PageWidget::linkActivated);
        action->trigger();
        QCOMPARE(links.count(), 1);
        const ConsoleLink link = links[0][0].value<ConsoleLink>();
        QCOMPARE(link.place, ConsolePlace::Preview);
        QCOMPARE(link.object, idOf("my-plugin", "user:alice").text());
        QVERIFY(console.page->actions().contains(action)); // the palette has it
    }

    void R6_adminRemovesAnothersWithReasonAndSeesEachNodeConfirm()
    {
        ConsoleFixture console(Role::Admin, QStringLiteral("user:root"));
        const Instant now = console.clocks.now();
        console.feed(sampleTenant(now));
        QTRY_COMPARE(console.candidates.filter().rowCount(), 18);
        QTRY_VERIFY(console.session.who());
        const CandidateId id = idOf("my-plugin", "user:alice");
        console.select(id);
        QTRY_COMPARE(console.candidates.selection(), QList<CandidateId>{id});
        console.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&console.window));
        console.table()->setFocus();
        QTest::keyClick(console.table(), Qt::Key_Delete);
        QTRY_VERIFY(console.prompt.shown);
        auto *confirm = console.prompt.shown->findChild<QPushButton *>(QStringLiteral("confirmRemove"));
        QVERIFY(!confirm->isEnabled()); // what it will do is not known yet
        RemovalImpact impact;
        impact.candidate = id;
        impact.rev = 7;
        impact.nodes = {{NodeName(QStringLiteral("dev-box-1")), QStringLiteral("0.3.2"), true},
                        {NodeName(QStringLiteral("gpu-1")), QStringLiteral("0.3.2"), true}};
        impact.jobsOnCandidate = 2;
        impact.holderHost = QStringLiteral("dev-laptop");
        QVERIFY(console.client.removalImpacts.answerNext(impact));
        auto *why = console.prompt.shown->findChild<QLabel *>(QStringLiteral("confirmReason"));
        QTRY_COMPARE(why->text(), QStringLiteral("A reason is needed for another person’s candidate."));
        auto *reason = console.prompt.shown->findChild<QLineEdit *>(QStringLiteral("reason"));
        QTest::keyClicks(reason, QStringLiteral("Frees gpu-1"));
        QTRY_VERIFY(confirm->isEnabled());
        QTest::mouseClick(confirm, Qt::LeftButton);
        QTRY_COMPARE(console.client.removals.count(), 1);
        QCOMPARE(console.client.removals.last<1>().rev, std::optional<qint64>(7));
        QCOMPARE(console.client.removals.last<1>().reason, QStringLiteral("Frees gpu-1"));
        Candidate ending = console.store.candidates()[id];
        ending.phase = CandidatePhase::Ending;
        ending.rev = 8;
        ending.nodes[0].state = PartState::Confirmed;
        ending.nodes[1].state = PartState::Leaving;
        QVERIFY(console.client.removals.answerNext(RemoveAnswer{ending, false}));
        ChangeSet step;
        step.from = 48213;
        step.to = 48214;
        step.now = now;
        step.candidates = {ending};
        console.feed(step);
        auto *rows = console.prompt.shown->findChild<Table *>(QStringLiteral("removeRows"));
        const auto told = [rows] { return rows->model()->index(0, 3).data().toString(); };
        QTRY_COMPARE(told(), QStringLiteral("1 of 2 nodes have confirmed; waiting for gpu-1"));
        ChangeSet gone;
        gone.from = 48214;
        gone.to = 48215;
        gone.now = now;
        gone.removedCandidates = {id};
        console.feed(gone);
        QTRY_COMPARE(told(), QStringLiteral("removed; dev-box-1 and gpu-1 went back"));
        QTRY_COMPARE(console.candidates.filter().rowCount(), 17);
        console.prompt.shown->close();
    }

    // A count and its sentence stand on one line, and a command in its font.
    void whatARemovalDoesStandsOnOneLine()
    {
        ConsoleFixture console(Role::Admin, QStringLiteral("user:root"));
        console.feed(sampleTenant(console.clocks.now()));
        RemoveDialog dialog(console.theme, console.candidates, {idOf("my-plugin", "user:alice")}, &console.window);
        RemovalImpact impact;
        impact.nodes = {{NodeName(QStringLiteral("dev-box-1")), QStringLiteral("0.3.2"), true}};
        impact.holderHost = QStringLiteral("dev-laptop");
        QVERIFY(console.client.removalImpacts.answerNext(impact));
        dialog.show();
        QTRY_VERIFY(dialog.areEffectsKnown());
        const auto labels = dialog.findChildren<QLabel *>();
        const auto found = std::find_if(labels.begin(), labels.end(),
                                        [](const QLabel *label) { return label->text().contains(QLatin1String("say")); });
        QVERIFY(found != labels.end());
        QLabel *sentence = *found;
        QVERIFY2(sentence->text().contains(code(console.theme, QStringLiteral("oz0 dev"))), qPrintable(sentence->text()));
        QTRY_VERIFY(sentence->isVisible() && sentence->y() > 0);
        QLabel *number = nullptr;
        for (QLabel *label : sentence->parentWidget()->findChildren<QLabel *>()) {
            if (label != sentence && label->y() == sentence->y())
                number = label;
        }
        QVERIFY(number);
        const auto lowestInk = [](const QImage &image, int width) {
            for (int y = image.height() - 1; y >= 0; --y) {
                for (int x = 0; x < qMin(width, image.width()); ++x) {
                    if (qGray(image.pixel(x, y)) < 110)
                        return y;
                }
            }
            return -1;
        };
        // The sentence begins with an "r", which has nothing below its line.
        const int below = lowestInk(number->grab().toImage(), 1000);
        QVERIFY(below > 0);
        QTRY_COMPARE(lowestInk(sentence->grab().toImage(), 6), below);
    }

    void aLineStandsBelowTheHeadOfSeveral()
    {
        ConsoleFixture console(Role::Admin);
        console.feed(sampleTenant(console.clocks.now()));
        console.select(idOf("my-plugin", "user:alice"));
        const auto *line = console.find<QWidget>("lineBelowHead");
        QTRY_VERIFY(console.find<QTabBar>("detailTabs")->isVisible());
        QVERIFY(!line->isVisible());
        console.table()->selectAll();
        QTRY_VERIFY(line->isVisible());
        QVERIFY(!console.find<QTabBar>("detailTabs")->isVisible());
        QCOMPARE(line->height(), 1);
    }

    void U2_staleTurnsRemovingOffUntilAFreshSnapshot()
    {
        ConsoleFixture console(Role::Admin);
        console.feed(sampleTenant(console.clocks.now()));
        QTRY_COMPARE(console.candidates.filter().rowCount(), 18);
        QTRY_VERIFY(console.session.who());
        console.select(idOf("my-plugin", "user:alice"));
        auto *remove = console.find<QPushButton>("remove");
        QTRY_VERIFY(remove->isEnabled());
        console.clocks.advance(Milliseconds(134000));
        console.store.setLiveness(Liveness::Stale,
                                  Error{ErrorCode::Unreachable, QStringLiteral("connection refused"), {}, {}, 0, 0});
        QTRY_VERIFY(!remove->isEnabled());
        QCOMPARE(console.candidates.state(), PageState::Stale);
        QCOMPARE(console.candidates.filter().rowCount(), 18);
        QCOMPARE(console.find<QLabel>("removeReason")->text(), QStringLiteral("Data is 2 min 14 s old: removing is off."));
        QTRY_VERIFY(console.find<QWidget>("banner")->isVisible());
        QVERIFY(console.candidates.filter().headerData(0, Qt::Horizontal).toString().startsWith(QStringLiteral("State at ")));
        console.feed(sampleTenant(console.clocks.now()));
        QTRY_VERIFY(remove->isEnabled());
        QTRY_VERIFY(!console.find<QWidget>("banner")->isVisible());
    }

    void U7_productionIsReadOnlyUntilUnlocked()
    {
        ConsoleFixture console(Role::Admin, QStringLiteral("user:alice"), ContextClass::Production);
        console.feed(sampleTenant(console.clocks.now()));
        QTRY_COMPARE(console.candidates.filter().rowCount(), 18);
        QTRY_VERIFY(console.session.who());
        console.select(idOf("my-plugin", "user:alice"));
        auto *remove = console.find<QPushButton>("remove");
        QTRY_COMPARE(console.find<QLabel>("removeReason")->text(),
                     QStringLiteral("This window is read-only. Unlock it to remove."));
        QVERIFY(!remove->isEnabled());
        QTest::mouseClick(console.find<QPushButton>("unlock"), Qt::LeftButton);
        QCOMPARE(console.prompt.decisions.size(), 1);
        QTRY_VERIFY(remove->isEnabled());
        console.session.lock();
        QTRY_VERIFY(!remove->isEnabled());
    }

    void U8_ownCandidateIsHeldForUndo()
    {
        ConsoleFixture console(Role::Operator);
        console.feed(sampleTenant(console.clocks.now()));
        QTRY_COMPARE(console.candidates.filter().rowCount(), 18);
        QTRY_VERIFY(console.session.who());
        console.select(idOf("my-plugin", "user:alice"));
        auto *remove = console.find<QPushButton>("remove");
        QTRY_VERIFY(remove->isEnabled());
        QTest::mouseClick(remove, Qt::LeftButton);
        QVERIFY(!console.prompt.shown);
        auto *undo = console.find<QPushButton>("undo");
        QTRY_VERIFY(undo->isVisible());
        QCOMPARE(console.client.removals.count(), 0);
        QTest::mouseClick(undo, Qt::LeftButton);
        QTRY_VERIFY(!undo->isVisible());
        QCOMPARE(console.client.removals.count(), 0);
        QTest::mouseClick(remove, Qt::LeftButton);
        QTRY_VERIFY(undo->isVisible());
        console.window.close(); // sends it, and goes once it has been answered
        QTRY_COMPARE(console.client.removals.count(), 1);
    }

    // The window stays in sight until the answer, and the program ends with it.
    // The program ends with the last window that closes in sight, so it is not hidden before.
    void U8_closingSendsWhatIsHeldAndStaysInSightUntilTheAnswer()
    {
        ConsoleFixture console(Role::Operator);
        console.feed(sampleTenant(console.clocks.now()));
        QTRY_VERIFY(console.session.who());
        const CandidateId id = idOf("my-plugin", "user:alice");
        console.select(id);
        auto *remove = console.find<QPushButton>("remove");
        QTRY_VERIFY(remove->isEnabled());
        QTest::mouseClick(remove, Qt::LeftButton);
        QTRY_VERIFY(console.candidates.isHeld(id));
        console.window.close();
        QTRY_COMPARE(console.client.removals.count(), 1);
        QVERIFY(console.window.isVisible()); // until the answer
        Candidate ended = console.store.candidates()[id];
        ended.phase = CandidatePhase::Ended;
        QVERIFY(console.client.removals.answerNext(RemoveAnswer{ended, false}));
        QTRY_VERIFY(!console.window.isVisible());
    }

    void U8_undoStandsWhereRemoveWasAndSaysForHowLong()
    {
        ConsoleFixture console(Role::Operator);
        console.feed(sampleTenant(console.clocks.now()));
        QTRY_VERIFY(console.session.who());
        console.select(idOf("my-plugin", "user:alice"));
        auto *remove = console.find<QPushButton>("remove");
        auto *undo = console.find<QPushButton>("undoRemove");
        QTRY_VERIFY(remove->isEnabled());
        QVERIFY(!undo->isVisible());
        const int right = remove->geometry().right();
        QTest::mouseClick(remove, Qt::LeftButton);
        QTRY_VERIFY(undo->isVisible() && !remove->isVisible());
        QTRY_COMPARE(undo->geometry().right(), right);
        const QString told = console.find<QLabel>("removeReason")->text();
        QVERIFY2(told.contains(QStringLiteral(" s")) && told.contains(QStringLiteral("undo")), qPrintable(told));
        QTest::mouseClick(undo, Qt::LeftButton);
        QTRY_VERIFY(remove->isVisible() && !undo->isVisible());
        QCOMPARE(console.client.removals.count(), 0);
    }

    void U8_focusStartsOnCancelAndEnterClosesWhatIsDone()
    {
        ConsoleFixture console(Role::Admin, QStringLiteral("user:root"));
        console.feed(sampleTenant(console.clocks.now()));
        QTRY_VERIFY(console.session.who());
        const CandidateId id = idOf("my-plugin", "user:alice");
        console.select(id);
        QTRY_COMPARE(console.candidates.selection(), QList<CandidateId>{id});
        console.find<QAction>("actionRemove")->trigger();
        QTRY_VERIFY(console.prompt.shown);
        QVERIFY(QTest::qWaitForWindowActive(console.prompt.shown));
        RemovalImpact impact;
        impact.candidate = id;
        impact.rev = 7;
        QVERIFY(console.client.removalImpacts.answerNext(impact));
        auto *reason = console.prompt.shown->findChild<QLineEdit *>(QStringLiteral("reason"));
        QTRY_VERIFY(console.prompt.shown->findChild<QPushButton *>(QStringLiteral("cancelRemove"))->hasFocus());
        reason->setFocus();
        QTRY_VERIFY(reason->hasFocus());
        QTest::keyClicks(console.prompt.shown->focusWidget(), QStringLiteral(" frees gpu-1"));
        QVERIFY(console.prompt.shown && console.prompt.shown->isVisible());
        QCOMPARE(reason->text(), QStringLiteral(" frees gpu-1"));
        auto *confirm = console.prompt.shown->findChild<QPushButton *>(QStringLiteral("confirmRemove"));
        QTRY_VERIFY(confirm->isEnabled());
        QTest::keyClick(reason, Qt::Key_Return); // leads on, and removes nothing
        QTRY_VERIFY(confirm->hasFocus());
        QCOMPARE(console.client.removals.count(), 0);
        QTest::keyClick(confirm, Qt::Key_Return);
        QCOMPARE(console.client.removals.count(), 1);
        Candidate ended = console.store.candidates()[id];
        ended.phase = CandidatePhase::Ended;
        QVERIFY(console.client.removals.answerNext(RemoveAnswer{ended, false}));
        QTRY_VERIFY(console.prompt.shown->findChild<QPushButton *>(QStringLiteral("cancelRemove"))->hasFocus());
        QVERIFY(!console.prompt.shown->findChild<QWidget *>(QStringLiteral("effects"))->isVisible());
        QTest::keyClick(console.prompt.shown->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(!console.prompt.shown);
    }

    void escapeClearsTheFilter()
    {
        ConsoleFixture console(Role::Admin);
        console.feed(sampleTenant(console.clocks.now()));
        QVERIFY(QTest::qWaitForWindowActive(&console.window));
        auto *field = console.find<QLineEdit>("filter");
        field->setFocus();
        QTest::keyClicks(field, QStringLiteral("nobody"));
        QTRY_COMPARE(console.candidates.filter().query().text, QStringLiteral("nobody"));
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(field->text().isEmpty());
        QTRY_VERIFY(console.candidates.filter().query().isEmpty());
    }

    void U12_selectionAndScrollSurviveDeltas()
    {
        ConsoleFixture console(Role::Admin);
        console.window.resize(1440, 500);
        const Instant now = console.clocks.now();
        console.feed(manyCandidates(now, 500));
        QTRY_COMPARE(console.candidates.filter().rowCount(), 500);
        QTRY_VERIFY(console.candidates.filter().isSettled());
        const CandidateId id = console.candidates.filter().idAt(250);
        console.select(id);
        QTRY_COMPARE(console.candidates.selection(), QList<CandidateId>{id});
        const int scroll = console.table()->verticalScrollBar()->value();
        QVERIFY(scroll > 0);
        QSignalSpy resets(&console.candidates.filter(), &QAbstractItemModel::modelReset);
        ChangeSet step;
        step.from = 1;
        step.to = 2;
        step.now = now;
        for (int row : {100, 250, 400}) {
            Candidate changed = console.store.candidates()[console.candidates.filter().idAt(row)];
            ++changed.rev;
            changed.jobs += 1;
            step.candidates.append(changed);
        }
        step.removedCandidates = {console.candidates.filter().idAt(499)};
        console.feed(step);
        QTRY_COMPARE(console.candidates.filter().rowCount(), 499);
        console.candidates.filter().reorder();
        QTRY_VERIFY(console.candidates.filter().isSettled());
        QCOMPARE(console.candidates.selection(), QList<CandidateId>{id});
        QCOMPARE(console.candidates.filter().idAt(console.table()->currentIndex().row()), id);
        QCOMPARE(console.table()->verticalScrollBar()->value(), scroll);
        QCOMPARE(resets.count(), 0);
    }

    void statesAreToldInTheTablesPlace()
    {
        ConsoleFixture console(Role::Operator);
        QTRY_VERIFY(console.find<QWidget>("loadingRows")->isVisible());
        console.store.setLiveness(Liveness::Failed,
                                  Error{ErrorCode::Unreachable, QStringLiteral("connection refused"), {}, {}, 0, 0});
        QTRY_VERIFY(console.find<QWidget>("failed")->isVisible());
        QVERIFY(console.find<QPushButton>("tryAgain")->isVisible());
        ChangeSet none;
        none.full = true;
        none.from = -1;
        none.to = 1;
        none.now = console.clocks.now();
        console.feed(none);
        QTRY_VERIFY(console.find<QWidget>("empty")->isVisible());
        console.feed(sampleTenant(console.clocks.now()));
        QTRY_VERIFY(!console.find<QWidget>("empty")->isVisible());
        QTRY_COMPARE(console.candidates.state(), PageState::Ready);
        QTest::keyClicks(console.find<QLineEdit>("filter"), QStringLiteral("zzz"));
        QTRY_VERIFY(console.find<QWidget>("filteredEmpty")->isVisible());
        QVERIFY(console.find<QLabel>("filteredEmptyTitle")->text().contains(QStringLiteral("zzz")));
        QTest::mouseClick(console.find<QPushButton>("clearFilters"), Qt::LeftButton);
        QTRY_COMPARE(console.candidates.filter().rowCount(), 18);
    }

    void chipsCountAndFilter()
    {
        ConsoleFixture console(Role::Operator);
        console.feed(sampleTenant(console.clocks.now()));
        QTRY_COMPARE(console.candidates.filter().rowCount(), 18);
        QTRY_COMPARE(console.candidates.filter().count(CandidateFacet::Mine), 2);
        QCOMPARE(console.candidates.filter().count(CandidateFacet::Expiring), 2);
        QCOMPARE(console.candidates.filter().count(CandidateFacet::Failed), 2);
        QTest::mouseClick(console.find<Chip>("chipMine"), Qt::LeftButton);
        QTRY_COMPARE(console.candidates.filter().rowCount(), 2);
        QTest::mouseClick(console.find<Chip>("chipMine"), Qt::LeftButton);
        QTRY_COMPARE(console.candidates.filter().rowCount(), 18);
    }

    void U25_everyControlHasAName_data()
    {
        QTest::addColumn<int>("rows");
        QTest::newRow("empty") << 0;
        QTest::newRow("one row") << 1;
        QTest::newRow("50,000 rows") << 50000;
    }
    void U25_everyControlHasAName()
    {
        QFETCH(int, rows);
        ConsoleFixture console(Role::Admin);
        console.feed(manyCandidates(console.clocks.now(), rows));
        QTRY_COMPARE_WITH_TIMEOUT(console.candidates.filter().rowCount(), rows, 30000);
        QCOMPARE(console.table()->currentIndex().isValid(), rows > 0);
        for (const QAbstractButton *button : console.window.findChildren<QAbstractButton *>()) {
            if (!button->isVisible())
                continue;
            auto *spoken = QAccessible::queryAccessibleInterface(const_cast<QAbstractButton *>(button));
            QVERIFY2(
                !spoken->text(QAccessible::Name).isEmpty(),
                qPrintable(QString::fromLatin1(button->metaObject()->className()) + QLatin1Char(' ') + button->objectName()));
        }
        QAccessibleInterface *table = QAccessible::queryAccessibleInterface(console.table());
        QVERIFY(table && table->tableInterface());
        QCOMPARE(table->tableInterface()->rowCount(), rows);
        if (rows > 0)
            QVERIFY(table->tableInterface()->cellAt(rows - 1, 0)->text(QAccessible::Name).contains(QStringLiteral("Ready")));
    }

    void noShownTextHasAnUnfinishedPlural_data()
    {
        QTest::addColumn<QLocale>("locale");
        QTest::newRow("C, as offscreen") << QLocale::c();
        QTest::newRow("English") << QLocale(QLocale::English, QLocale::UnitedKingdom);
        QTest::newRow("German") << QLocale(QLocale::German);
        QTest::newRow("a language without texts") << QLocale(QLocale::Japanese);
    }
    void noShownTextHasAnUnfinishedPlural()
    {
        QFETCH(QLocale, locale);
        const QList<QTranslator *> texts = installTranslations(*QCoreApplication::instance(), locale);
        {
            ConsoleFixture console(Role::Admin);
            QVERIFY(!shownTexts(console.window).isEmpty());
            console.feed(sampleTenant(console.clocks.now()));
            QTRY_COMPARE(console.candidates.filter().rowCount(), 18);
            QTRY_VERIFY(console.session.who());
            const auto look = [&](const QWidget &top) {
                for (const QString &text : shownTexts(top))
                    QVERIFY2(!text.contains(QLatin1String("(s)")), qPrintable(text));
            };
            console.select(idOf("crm-sync", "user:dana"));
            QTRY_COMPARE(console.find<ElidedLabel>("detailTitle")->text(), QStringLiteral("crm-sync 3.0.0"));
            look(console.window);
            console.table()->selectAll();
            QTRY_COMPARE(console.candidates.selection().size(), 18);
            QTRY_VERIFY(!console.find<ElidedLabel>("detailTitle")->text().startsWith(QLatin1String("crm-sync")));
            look(console.window);
            RemoveDialog dialog(console.theme, console.candidates,
                                {idOf("my-plugin", "user:alice"), idOf("fx-rates", "user:lena")}, &console.window);
            RemovalImpact impact;
            impact.nodes = {{NodeName(QStringLiteral("dev-box-1")), QStringLiteral("0.3.2"), true}};
            impact.jobsOnCandidate = 1;
            impact.jobsWaitingAtHome = 1;
            impact.holderHost = QStringLiteral("dev-laptop");
            console.client.removalImpacts.answerNext(impact);
            console.client.removalImpacts.answerNext(impact);
            dialog.show();
            QTRY_VERIFY(dialog.areEffectsKnown());
            look(dialog);
            console.candidates.filter().setQuery([] {
                CandidateQuery query;
                query.text = QStringLiteral("zzz");
                return query;
            }());
            QTRY_COMPARE(console.candidates.state(), PageState::FilteredEmpty);
            QTRY_VERIFY(console.find<QWidget>("filteredEmpty")->isVisible());
            look(console.window);
        }
        qDeleteAll(texts);
    }

    void secretsSayHowAndWhyInWords()
    {
        ConsoleFixture console(Role::Admin);
        console.feed(sampleTenant(console.clocks.now()));
        QTRY_COMPARE(console.candidates.filter().rowCount(), 18);
        console.select(idOf("my-plugin", "user:alice"));
        const auto told = [&] { return shownTexts(*console.find<QWidget>("secrets")).join(QLatin1Char('\n')); };
        QTRY_VERIFY(told().contains(QLatin1String("for api.example.com, the proxy fills it")));
        QVERIFY(told().contains(QLatin1String("no binding, so the code reads it")));
        QVERIFY(told().contains(QLatin1String("an admin took it away")));
        QVERIFY(!told().contains(QLatin1String("no_binding")));
    }

    // What would happen next comes first, with who brought it about; then what its calls get. Nothing is said before it is known.
    void R1_theNextRenewalAndTheEdgeAreToldOnceTheyAreKnown()
    {
        ConsoleFixture console(Role::Admin);
        console.feed(sampleTenant(console.clocks.now()));
        const CandidateId id = idOf("my-plugin", "user:alice");
        console.select(id);
        const auto text = [&](const char *name) { return shownTexts(*console.find<QWidget>(name)).join(QLatin1Char('\n')); };
        QTRY_COMPARE(console.candidates.selection(), QList<CandidateId>{id});
        QTRY_VERIFY(console.find<QLabel>("renewalText")->text().contains(QLatin1String("being asked")));
        QVERIFY(console.find<QLabel>("edgeTokensTitle")->text().contains(QLatin1String("being asked")));
        const auto answer = [&](const char *what, const QJsonObject &json) {
            for (int at = 0; at < console.client.calls.count(); ++at) {
                const QString path = console.client.calls.argument<1>(at);
                if (path == QStringLiteral("candidates/%1/%2").arg(id.text(), QLatin1String(what)))
                    console.client.calls.answer(at, json);
            }
        };
        const Forecast forecast = refusedForecast(id, console.store.revision(), console.clocks.now());
        answer("forecast", toJson(forecast));
        const auto told = [&] { return console.find<QLabel>("renewalText")->text(); };
        QTRY_VERIFY(told().contains(QLatin1String("would be refused")));
        QVERIFY(told().contains(QStringLiteral("user:dana changed the plugin’s secrets")));
        QVERIFY(told().contains(QLatin1String("leave dev-box-1 and gpu-1, back to 0.3.2")));
        const EdgeView edge = sampleEdge(id, console.store.revision());
        answer("edge", toJson(edge));
        QTRY_VERIFY(text("edgeTokens").contains(QLatin1String("Token")));
        QVERIFY(text("edgeTokens").contains(QLatin1String("as the installed version defines the connection")));
        QVERIFY(text("edgeArguments").contains(QLatin1String("Not filled")));
        QVERIFY(console.find<QLabel>("secretsTitle")->text().contains(QLatin1String("it asks for none")));
        // The row says it too, once it was in view.
        const int row = console.candidates.filter().rowOf(id);
        const QModelIndex cell = console.candidates.filter().index(row, int(CandidateModel::Column::Renewal));
        const auto isMarked = [&] {
            console.client.calls.answerNext(toJson(forecast)); // of whichever row is asked about
            return cell.data().toString() == QLatin1String("ends");
        };
        QTRY_VERIFY_WITH_TIMEOUT(isMarked(), 10000);
    }

    void U18_whoMayNotKnowIsToldWhy()
    {
        ConsoleFixture console(Role::Viewer, QStringLiteral("user:vera"));
        console.feed(sampleTenant(console.clocks.now()));
        console.select(idOf("invoice-reader", "user:bob"));
        QTRY_VERIFY(console.find<QLabel>("edgeAskingNote")->isVisible());
        QVERIFY(console.find<QLabel>("edgeAskingNote")->text().contains(QLatin1String("owner or an admin")));
        QVERIFY(!console.find<QLabel>("secretsTitle")->text().contains(QLatin1String("it asks for none")));
        QVERIFY(console.find<QLabel>("renewalText")->text().contains(QLatin1String("owner or an admin")));
        QCOMPARE(console.client.calls.count(), 0);
    }

    void headsFitAndRowsReachTheEdge()
    {
        ConsoleFixture console(Role::Admin);
        console.feed(sampleTenant(console.clocks.now()));
        QTRY_COMPARE(console.candidates.filter().rowCount(), 18);
        QTRY_VERIFY(console.table()->currentIndex().isValid());
        auto *head = qobject_cast<TableHeader *>(console.table()->horizontalHeader());
        const auto fits = [head](CandidateModel::Column column) {
            return head->sectionSize(int(column)) >= head->leastWidth(int(column));
        };
        for (int column = 0; column < CandidateModel::columns; ++column)
            QVERIFY2(head->isSectionHidden(column) || fits(CandidateModel::Column(column)), qPrintable(QString::number(column)));
        console.window.resize(2000, 900);
        QTRY_COMPARE(head->length(), console.table()->viewport()->width());
        head->resizeSection(int(CandidateModel::Column::State), 60);
        console.store.setLiveness(Liveness::Stale,
                                  Error{ErrorCode::Unreachable, QStringLiteral("connection refused"), {}, {}, 0, 0});
        QTRY_VERIFY(fits(CandidateModel::Column::State));
        console.feed(sampleTenant(console.clocks.now()));
        QTRY_COMPARE(head->sectionSize(int(CandidateModel::Column::State)), 60);
    }

    void inAShortWindowTheHeadOfTheDetailsKeepsItsHeight()
    {
        ConsoleFixture console(Role::Admin);
        console.feed(sampleTenant(console.clocks.now()));
        console.select(idOf("my-plugin", "user:alice"));
        console.window.resize(960, 540);
        auto *tabs = console.find<QTabBar>("detailTabs");
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            QCoreApplication::processEvents();
            for (const char *name : {"copyRunLine", "remove"}) {
                const auto *button = console.find<QPushButton>(name);
                QVERIFY2(button->height() >= button->sizeHint().height(), qPrintable(tabs->tabText(tab)));
            }
        }
    }

    void inAShortWindowWhatHidesTheRowsHasRoom()
    {
        ConsoleFixture console(Role::Admin);
        console.feed(sampleTenant(console.clocks.now()));
        console.window.resize(960, 540);
        QTest::keyClicks(console.find<QLineEdit>("filter"), QStringLiteral("zzz"));
        QTRY_VERIFY(console.find<QWidget>("filteredEmpty")->isVisible());
        const auto *clear = console.find<QPushButton>("clearFilters");
        QTRY_VERIFY(clear->height() >= clear->sizeHint().height());
        QVERIFY(!console.find<QWidget>("details")->isVisible());
        console.find<QLineEdit>("filter")->clear();
        QTRY_VERIFY(console.find<QWidget>("details")->isVisible());
    }

    void theNodesOfACandidateFitBesideTheList()
    {
        ConsoleFixture console(Role::Admin);
        console.feed(sampleTenant(console.clocks.now()));
        console.select(idOf("my-plugin", "user:alice"));
        console.window.resize(1440, 900);
        console.find<QTabBar>("detailTabs")->setCurrentIndex(1);
        auto *nodes = console.find<QTableView>("nodesOfCandidate");
        QTRY_VERIFY(nodes->isVisible() && nodes->model()->rowCount() > 0);
        QTRY_VERIFY(nodes->horizontalHeader()->length() <= nodes->viewport()->width());
        const QModelIndex state = nodes->model()->index(0, 1);
        QVERIFY(nodes->columnWidth(1) >= nodes->sizeHintForIndex(state).width());
    }

    void theStateOnANodeIsWholeAtEveryWidth_data()
    {
        QTest::addColumn<QLocale>("language");
        QTest::addColumn<QSize>("window");
        for (const QLocale &language : {QLocale::c(), QLocale(QLocale::German)}) {
            for (const QSize window : {QSize(960, 540), QSize(1100, 800), QSize(1280, 800), QSize(1440, 900)})
                QTest::addRow("%s %d", qPrintable(language.bcp47Name()), window.width()) << language << window;
        }
    }
    void theStateOnANodeIsWholeAtEveryWidth()
    {
        QFETCH(QLocale, language);
        QFETCH(QSize, window);
        installTranslations(*QCoreApplication::instance(), language);
        ConsoleFixture console(Role::Admin);
        console.feed(sampleTenant(console.clocks.now()));
        console.select(idOf("my-plugin", "user:alice"));
        console.window.resize(window);
        console.find<QTabBar>("detailTabs")->setCurrentIndex(1);
        const auto *nodes = console.find<Table>("nodesOfCandidate");
        QTRY_VERIFY(nodes->isVisible() && nodes->model()->rowCount() > 0);
        QTRY_VERIFY(nodes->horizontalHeader()->length() <= nodes->viewport()->width());
        using Column = CandidateNodesModel::Column;
        for (const Column column : {Column::State, Column::Tier}) {
            const QModelIndex cell = nodes->model()->index(0, int(column));
            QVERIFY2(nodes->columnWidth(int(column)) >= nodes->sizeHintForIndex(cell).width(),
                     qPrintable(cell.data().toString()));
        }
        installTranslations(*QCoreApplication::instance(), QLocale::c());
    }

    void aWindowResizedWhileNothingIsShownKeepsTheColumns()
    {
        ConsoleFixture console(Role::Admin);
        console.feed(sampleTenant(console.clocks.now()));
        QTRY_COMPARE(console.candidates.filter().rowCount(), 18);
        auto *head = qobject_cast<TableHeader *>(console.table()->horizontalHeader());
        console.window.resize(1600, 900);
        QTRY_COMPARE(head->length(), console.table()->viewport()->width());
        QTest::keyClicks(console.find<QLineEdit>("filter"), QStringLiteral("zzz"));
        QTRY_VERIFY(console.find<QWidget>("filteredEmpty")->isVisible());
        console.window.resize(1500, 900);
        QTest::mouseClick(console.find<QPushButton>("clearFilters"), Qt::LeftButton);
        QTRY_COMPARE(console.candidates.filter().rowCount(), 18);
        const int owner = int(CandidateModel::Column::Owner);
        QVERIFY(head->sectionSize(owner)
                >= console.table()->sizeHintForIndex(console.candidates.filter().index(0, owner)).width());
        QCOMPARE(head->length(), console.table()->viewport()->width());
    }

    void picturesForTheEye()
    {
        const QString folder = qEnvironmentVariable("OZ0_PICTURES");
        if (folder.isEmpty())
            QSKIP("set OZ0_PICTURES to a folder to get pictures of the sample tenant");
        QApplication::setStyle(nullptr);
        ConsoleFixture console(Role::Operator, QStringLiteral("user:alice"), ContextClass::Production);
        QApplication::setStyle(new ConsoleStyle(console.theme));
        console.client.calls.reply = [&console](const QByteArray &, const QString &path, const QJsonObject &) {
            const CandidateId id(path.section(QLatin1Char('/'), 1, 1));
            if (path.endsWith(QLatin1String("/forecast")))
                return Result<QJsonObject>(toJson(refusedForecast(id, console.store.revision(), console.clocks.now())));
            EdgeView edge = sampleEdge(id, console.store.revision());
            edge.secrets = console.store.candidates().value(id).secrets;
            return Result<QJsonObject>(toJson(edge));
        };
        console.feed(sampleTenant(console.clocks.now()));
        QTRY_COMPARE(console.candidates.filter().rowCount(), 18);
        console.select(idOf("my-plugin", "user:alice"));
        QTRY_COMPARE(console.candidates.selection(), QList<CandidateId>{idOf("my-plugin", "user:alice")});
        const auto shoot = [&](const QString &name) {
            QTest::qWait(300);
            QVERIFY(console.window.grab().save(folder + QLatin1Char('/') + name));
        };
        console.window.resize(1440, 900);
        shoot(QStringLiteral("light.png"));
        console.session.unlock();
        console.theme.choose(SchemeChoice::Dark);
        shoot(QStringLiteral("dark.png"));
        console.theme.choose(SchemeChoice::HighContrast);
        shoot(QStringLiteral("contrast.png"));
        console.theme.choose(SchemeChoice::Light);
        console.window.resize(1280, 800);
        shoot(QStringLiteral("light-1280.png"));
        console.window.resize(1100, 800);
        shoot(QStringLiteral("light-1100.png"));
        console.select(idOf("invoice-reader", "user:bob"));
        console.window.resize(1440, 900);
        shoot(QStringLiteral("not-told.png"));
        console.select(idOf("my-plugin", "user:alice"));
        RemoveDialog dialog(
            console.theme, console.candidates,
            {idOf("my-plugin", "user:alice"), idOf("support-triage", "user:alice"), idOf("invoice-reader", "user:bob")},
            &console.window);
        RemovalImpact impact;
        impact.nodes = {{NodeName(QStringLiteral("dev-box-1")), QStringLiteral("0.3.2"), true}};
        impact.jobsOnCandidate = 2;
        impact.jobsWaitingAtHome = 3;
        impact.holderHost = QStringLiteral("dev-laptop");
        console.client.removalImpacts.answerNext(impact);
        console.client.removalImpacts.answerNext(impact);
        dialog.show();
        QTRY_VERIFY(dialog.areEffectsKnown());
        QTest::qWait(100);
        dialog.adjustSize();
        QVERIFY(dialog.grab().save(folder + QStringLiteral("/remove.png")));
        dialog.close();
        console.session.lock();
        console.clocks.advance(Milliseconds(134000));
        console.store.setLiveness(Liveness::Stale,
                                  Error{ErrorCode::Unreachable, QStringLiteral("connection refused"), {}, {}, 0, 0});
        shoot(QStringLiteral("stale.png"));
    }
};

QTEST_MAIN(CandidatesPageTest)
#include "CandidatesPageTest.moc"
