// Back leads to where one came from, as it was looked at; and says so when it is not there any more.
#include "models/presenters/AccessPresenter.h"
#include "models/presenters/DiffPresenter.h"
#include "models/presenters/NodesPresenter.h"
#include "models/presenters/PluginsPresenter.h"
#include "tests/ui/ConsoleFixture.h"
#include "ui/pages/DiffPage.h"
#include "ui/pages/NodesPage.h"
#include "ui/pages/PluginsPage.h"
#include "ui/widgets/PaneTabs.h"
#include "ui/widgets/Rail.h"
#include "ui/widgets/StatusLine.h"

#include <QLabel>
#include <QScreen>
#include <QScrollBar>
#include <QWindow>

using namespace oz0;

namespace {

/// Candidates, nodes and plugins with their diff, of one tenant.
struct Fleet : ConsoleFixture
{
    Fleet()
        : ConsoleFixture(Role::Admin), nodes(client, store, session), plugins(client, store, session, candidates.model()),
          access(client, store, session, plugins.changes()), diff(client, store, session)
    {
        window.closeSession();
        openPages();
        set = sampleTenant(clocks.now());
        feed(set);
        window.resize(1440, 480);
    }
    ~Fleet() { window.closeSession(); }
    void openPages()
    {
        const ViewSettings view(settings, QStringLiteral("test"));
        page = new CandidatesPage(theme, candidates, prompt, view);
        nodesPage = new NodesPage(theme, nodes, prompt, view);
        pluginsPage = new PluginsPage(theme, plugins, access, prompt, view);
        diffPage = new DiffPage(diff, theme, prompt, settings);
        pluginsPage->setDiff(diffPage);
        window.openSession(session, {page, nodesPage, pluginsPage});
    }
    void take(const CandidateId &id)
    {
        select(id);
        QVERIFY(QTest::qWaitFor([&] { return candidates.selection() == QList<CandidateId>{id}; }));
    }
    bool open(ConsolePlace place, const QString &object = {}) { return window.openLink({{}, {}, place, object, std::nullopt}); }
    QString openDiff(const Candidate &candidate)
    {
        const DiffSide to{DiffSide::Kind::Candidate, candidate.id.text()};
        const ConsoleLink link{{}, {}, ConsolePlace::Plugins, candidate.plugin.text(), std::pair(DiffSide(), to)};
        return window.openLink(link) ? window.here().text() : QString();
    }
    QString told()
    {
        QStringList texts;
        for (const QLabel *label : window.findChild<StatusLine *>()->findChildren<QLabel *>())
            texts.append(label->text());
        return texts.join(QLatin1Char('|'));
    }

    NodesPresenter nodes;
    PluginsPresenter plugins;
    AccessPresenter access;
    DiffPresenter diff;
    ChangeSet set;
    NodesPage *nodesPage = nullptr;
    PluginsPage *pluginsPage = nullptr;
    DiffPage *diffPage = nullptr;
};

Visit at(const QString &object)
{
    return Visit{{{}, {}, ConsolePlace::Candidates, object, std::nullopt}, {}, {}};
}

} // namespace

class NavigationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setEffectEnabled(Qt::UI_General, false); }
    void backLeadsToTheCandidateThatOneCameFrom();
    void selectionAndScrollAreAsTheyWereLeft();
    void filtersThatGaveWayToALinkAreBack();
    void backInTheDiffLeadsToTheCandidateNotToThePlugins();
    void aDiffThatWasOpenedFirstLeadsToItsPlugin();
    void aClickOnAPageShowsItsListWhateverWasCompared();
    void backFromADiffIsNotTheDiffThatWasShownBefore();
    void aLinkToALineShowsTheText();
    void aLinkToWhatIsGoneSaysSo();
    void everyPageIsAsItWasWithPagesMadeAnew();
    void aNodeLeadsToItsCandidateAndItsRemoval();
    void theWindowFitsItsScreen();
    void forwardLeadsToTheDiffAgain();
    void theMouseHasButtonsForIt();
    void theKeysLeadThereToo();
    void whatVanishedIsTold();
    void theHistoryIsOfOneTenant();
    void theHistoryIsBounded();
    void aPlaceThatOneIsAtLeadsNowhere();
};

void NavigationTest::backLeadsToTheCandidateThatOneCameFrom()
{
    Fleet fleet;
    QVERIFY(!fleet.window.goBack());
    QVERIFY(!fleet.find<QAction>("actionBack")->isEnabled());
    const CandidateId first = fleet.set.candidates[3].id;
    fleet.take(first);
    QVERIFY(fleet.open(ConsolePlace::Nodes, fleet.set.nodes.last().name.text()));
    QTRY_VERIFY(fleet.nodes.shown() && fleet.nodes.shown()->node.name == fleet.set.nodes.last().name);
    QVERIFY(fleet.open(ConsolePlace::Candidates, fleet.set.candidates[7].id.text()));
    QTRY_COMPARE(fleet.candidates.selection(), QList<CandidateId>{fleet.set.candidates[7].id});
    QVERIFY(fleet.window.goBack());
    QCOMPARE(fleet.window.currentPage(), fleet.nodesPage);
    QCOMPARE(fleet.find<Rail>("rail")->currentIndex().row(), 1);
    QVERIFY(fleet.window.goBack());
    QCOMPARE(fleet.window.currentPage(), fleet.page);
    QTRY_COMPARE(fleet.candidates.selection(), QList<CandidateId>{first});
    QVERIFY(!fleet.window.goBack());
}

void NavigationTest::selectionAndScrollAreAsTheyWereLeft()
{
    Fleet fleet;
    QScrollBar *bar = fleet.table()->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 100);
    QItemSelectionModel *selection = fleet.table()->selectionModel();
    selection->clear();
    for (const int row : {9, 11, 12})
        selection->select(fleet.table()->model()->index(row, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    QTRY_COMPARE(fleet.candidates.selection().size(), 3);
    const QSet<CandidateId> wanted(fleet.candidates.selection().begin(), fleet.candidates.selection().end());
    bar->setValue(97);
    QVERIFY(fleet.open(ConsolePlace::Nodes));
    QVERIFY(fleet.open(ConsolePlace::Candidates, fleet.candidates.filter().idAt(0).text()));
    QTRY_COMPARE(fleet.candidates.selection().size(), 1);
    QTRY_COMPARE(bar->value(), 0);
    QVERIFY(fleet.window.goBack());
    QVERIFY(fleet.window.goBack());
    QTRY_COMPARE(fleet.candidates.selection().size(), 3);
    QCOMPARE(QSet<CandidateId>(fleet.candidates.selection().begin(), fleet.candidates.selection().end()), wanted);
    QTRY_COMPARE(bar->value(), 97);
}

void NavigationTest::filtersThatGaveWayToALinkAreBack()
{
    Fleet fleet;
    const Candidate &kept = fleet.set.candidates[2];
    CandidateQuery query;
    query.text = kept.plugin.text();
    fleet.candidates.filter().setQuery(query);
    QTRY_VERIFY(fleet.candidates.filter().isSettled() && fleet.candidates.filter().rowCount() < fleet.set.candidates.size());
    fleet.take(kept.id);
    const auto other = std::find_if(fleet.set.candidates.begin(), fleet.set.candidates.end(),
                                    [&](const Candidate &candidate) { return candidate.plugin != kept.plugin; });
    QVERIFY(fleet.open(ConsolePlace::Nodes));
    QVERIFY(fleet.open(ConsolePlace::Candidates, other->id.text()));
    QTRY_COMPARE(fleet.candidates.selection(), QList<CandidateId>{other->id});
    QVERIFY(fleet.candidates.filter().query().isEmpty());
    QVERIFY(fleet.window.goBack());
    QVERIFY(fleet.window.goBack());
    QTRY_COMPARE(fleet.candidates.selection(), QList<CandidateId>{kept.id});
    QCOMPARE(fleet.candidates.filter().query().text, query.text);
}

void NavigationTest::backInTheDiffLeadsToTheCandidateNotToThePlugins()
{
    Fleet fleet;
    const Candidate &candidate = fleet.set.candidates[4];
    fleet.take(candidate.id);
    fleet.find<QAction>("actionOpenCandidateDiff")->trigger();
    QCOMPARE(fleet.window.currentPage(), fleet.pluginsPage);
    QTRY_VERIFY(fleet.diffPage->isVisible());
    fleet.find<QPushButton>("diffBack")->click();
    QCOMPARE(fleet.window.currentPage(), fleet.page);
    QTRY_COMPARE(fleet.candidates.selection(), QList<CandidateId>{candidate.id});
    fleet.find<QAction>("actionOpenCandidateDiff")->trigger();
    QTest::keyClick(fleet.diffPage, Qt::Key_Escape);
    QCOMPARE(fleet.window.currentPage(), fleet.page);
}

void NavigationTest::aDiffThatWasOpenedFirstLeadsToItsPlugin()
{
    Fleet fleet;
    QVERIFY(!fleet.openDiff(fleet.set.candidates[4]).isEmpty());
    QVERIFY(fleet.window.goBack()); // to the candidates, which are shown first
    QVERIFY(fleet.window.goForward());
    QVERIFY(fleet.diffPage->isVisible());
    QVERIFY(fleet.window.goBack());
    fleet.window.closeSession();
    ContextGate gate(ContextClass::Local, fleet.clocks);
    Context other = ConsoleFixture::contextFor(ContextClass::Local);
    other.tenant = TenantId(QStringLiteral("other"));
    SessionPresenter session(fleet.client, fleet.store, gate, other);
    auto *only = new PluginsPage(fleet.theme, fleet.plugins, fleet.access, fleet.prompt,
                                 ViewSettings(fleet.settings, QStringLiteral("test")));
    fleet.diffPage = new DiffPage(fleet.diff, fleet.theme, fleet.prompt, fleet.settings);
    only->setDiff(fleet.diffPage);
    fleet.window.openSession(session, {only});
    const DiffSide to{DiffSide::Kind::Candidate, fleet.set.candidates[4].id.text()};
    only->openLink({{}, {}, ConsolePlace::Plugins, fleet.set.candidates[4].plugin.text(), std::pair(DiffSide(), to)});
    QVERIFY(fleet.diffPage->isVisible());
    Q_EMIT fleet.diffPage->closeAsked();
    QVERIFY(!fleet.diffPage->isVisible());
    QCOMPARE(fleet.window.currentPage(), only);
    fleet.window.closeSession();
}

void NavigationTest::aClickOnAPageShowsItsListWhateverWasCompared()
{
    Fleet fleet;
    QVERIFY(QTest::qWaitForWindowExposed(&fleet.window));
    auto *rail = fleet.find<Rail>("rail");
    const auto click = [rail](int page) {
        QTest::mouseClick(rail->viewport(), Qt::LeftButton, {}, rail->visualRect(rail->model()->index(page, 0)).center());
    };
    fleet.take(fleet.set.candidates[4].id);
    const QString diff = fleet.openDiff(fleet.set.candidates[4]);
    QVERIFY(fleet.diffPage->isVisible());
    click(2); // the page that is shown, and compares
    QVERIFY(!fleet.diffPage->isVisible());
    QVERIFY(fleet.pluginsPage->isVisible());
    QVERIFY(fleet.window.goBack());
    QCOMPARE(fleet.window.here().text(), diff);
    QVERIFY(fleet.window.goBack());
    QCOMPARE(fleet.window.currentPage(), fleet.page);
    click(2); // the diff was left open there
    QCOMPARE(fleet.window.currentPage(), fleet.pluginsPage);
    QVERIFY(!fleet.diffPage->isVisible());
    QVERIFY(fleet.window.goBack());
    QCOMPARE(fleet.window.currentPage(), fleet.page);
}

void NavigationTest::backFromADiffIsNotTheDiffThatWasShownBefore()
{
    Fleet fleet;
    fleet.openDiff(fleet.set.candidates[4]);
    QVERIFY(fleet.window.goBack());
    QVERIFY(fleet.open(ConsolePlace::Nodes, fleet.set.nodes.last().name.text()));
    const auto other = std::find_if(fleet.set.candidates.begin(), fleet.set.candidates.end(), [&](const Candidate &candidate) {
        return candidate.plugin != fleet.set.candidates[4].plugin;
    });
    fleet.openDiff(*other);
    QVERIFY(fleet.diffPage->isVisible());
    QVERIFY(fleet.window.goBack());
    QCOMPARE(fleet.window.currentPage(), fleet.nodesPage);
}

void NavigationTest::aLinkToALineShowsTheText()
{
    Fleet fleet;
    fleet.openDiff(fleet.set.candidates[4]);
    fleet.diffPage->setView(DiffPage::View::Reach);
    QVERIFY(fleet.window.goBack());
    const Candidate &candidate = fleet.set.candidates[4];
    const DiffSide to{DiffSide::Kind::Candidate, candidate.id.text()};
    ConsoleLink link{{}, {}, ConsolePlace::Plugins, candidate.plugin.text(), std::pair(DiffSide(), to)};
    QVERIFY(fleet.window.openLink(link));
    QCOMPARE(fleet.diffPage->view(), DiffPage::View::Reach); // as it was looked at last
    QVERIFY(fleet.window.goBack());
    link.line = 3;
    QVERIFY(fleet.window.openLink(link));
    QCOMPARE(fleet.diffPage->view(), DiffPage::View::Text);
}

void NavigationTest::aLinkToWhatIsGoneSaysSo()
{
    Fleet fleet;
    const CandidateId gone(QStringLiteral("0123456789ab"));
    fleet.client.timelines.reply = [&](const CandidateId &id) {
        AuditEntry made;
        made.seq = 4;
        made.at = fleet.clocks.now();
        made.action = QStringLiteral("candidate.create");
        made.outcome = QStringLiteral("done");
        made.actor = PrincipalId(QStringLiteral("user:dana"));
        AuditEntry removed = made;
        removed.seq = 9;
        removed.action = QStringLiteral("candidate.remove");
        removed.actor = PrincipalId(QStringLiteral("user:root"));
        return Result<QList<AuditEntry>>(id == gone ? QList<AuditEntry>{removed, made} : QList<AuditEntry>{});
    };
    fleet.take(fleet.set.candidates[2].id);
    QVERIFY(fleet.open(ConsolePlace::Candidates, gone.text()));
    QVERIFY2(fleet.told().contains(QStringLiteral("%1 is not there any more.").arg(gone.text())), qPrintable(fleet.told()));
    const auto *hint = fleet.find<QLabel>("detailHint");
    QTRY_VERIFY2(hint->isVisible() && hint->text().contains(gone.text()), qPrintable(hint->text()));
    QTRY_VERIFY2(hint->text().contains(QStringLiteral("user:root")), qPrintable(hint->text()));
    QVERIFY(fleet.candidates.selection().isEmpty());
    fleet.take(fleet.set.candidates[2].id);
    QVERIFY(fleet.candidates.goneText().isEmpty());
}

void NavigationTest::everyPageIsAsItWasWithPagesMadeAnew()
{
    Fleet fleet;
    const CandidateId candidate = fleet.set.candidates[3].id;
    const NodeName node = fleet.set.nodes.last().name;
    fleet.take(candidate);
    QVERIFY(fleet.open(ConsolePlace::Nodes, node.text()));
    QTRY_VERIFY(fleet.nodes.shown() && fleet.nodes.shown()->node.name == node);
    fleet.nodesPage->setTab(NodesPage::DetailsTab);
    QVERIFY(fleet.open(ConsolePlace::Plugins));
    const QList<Visit> places = fleet.window.visits();
    fleet.window.closeSession();
    fleet.openPages();
    fleet.window.putBack(places);
    QCOMPARE(fleet.window.currentPage(), fleet.pluginsPage);
    const auto *list = fleet.nodesPage->findChild<Table *>(QStringLiteral("nodes"));
    QVERIFY(list);
    QTRY_COMPARE(list->currentIndex().data(IdRole).toString(), node.text());
    QTRY_COMPARE(fleet.table()->currentIndex().data(IdRole).toString(), candidate.text());
    const auto *tabs = fleet.nodesPage->findChild<PaneTabs *>();
    QVERIFY(tabs);
    QCOMPARE(tabs->currentIndex(), int(NodesPage::DetailsTab));
}

void NavigationTest::aNodeLeadsToItsCandidateAndItsRemoval()
{
    Fleet fleet;
    const auto held = std::find_if(fleet.set.nodes.begin(), fleet.set.nodes.end(),
                                   [](const Node &node) { return node.candidate.has_value(); });
    QVERIFY(held != fleet.set.nodes.end());
    const auto free = std::find_if(fleet.set.nodes.begin(), fleet.set.nodes.end(),
                                   [](const Node &node) { return !node.candidate; });
    QVERIFY(free != fleet.set.nodes.end());
    QTRY_VERIFY(fleet.session.who());
    QVERIFY(fleet.open(ConsolePlace::Nodes, free->name.text()));
    auto *show = fleet.find<QAction>("actionNodeCandidate");
    auto *remove = fleet.find<QAction>("actionRemoveNodeCandidate");
    QTRY_VERIFY(fleet.nodes.shown() && fleet.nodes.shown()->node.name == free->name);
    QVERIFY(!show->isEnabled());
    QCOMPARE(remove->statusTip(), QStringLiteral("No candidate is on it."));
    QVERIFY(fleet.open(ConsolePlace::Nodes, held->name.text()));
    QTRY_VERIFY(show->isEnabled());
    show->trigger();
    QCOMPARE(fleet.window.currentPage(), fleet.page);
    QTRY_COMPARE(fleet.candidates.selection(), QList<CandidateId>{held->candidate->id});
    QVERIFY(fleet.window.goBack());
    QTRY_VERIFY(remove->isEnabled());
    remove->trigger();
    QCOMPARE(fleet.window.currentPage(), fleet.page);
    QTRY_VERIFY(fleet.prompt.shown || fleet.candidates.isHeld(held->candidate->id));
}

void NavigationTest::theWindowFitsItsScreen()
{
    Fleet fleet;
    fleet.window.hide();
    const QSize room = fleet.window.screen()->availableSize();
    fleet.window.resize(room + QSize(400, 300));
    fleet.window.showFitted();
    QVERIFY(QTest::qWaitForWindowActive(&fleet.window));
    QTRY_VERIFY(fleet.window.frameGeometry().width() <= room.width() && fleet.window.frameGeometry().height() <= room.height());
}

void NavigationTest::forwardLeadsToTheDiffAgain()
{
    Fleet fleet;
    const Candidate &candidate = fleet.set.candidates[4];
    fleet.take(candidate.id);
    const QString link = fleet.openDiff(candidate);
    QVERIFY2(link.contains(QStringLiteral("/diff?from=installed&to=candidate:")), qPrintable(link));
    QVERIFY(!fleet.window.goForward());
    QVERIFY(fleet.window.goBack());
    QVERIFY(fleet.find<QAction>("actionForward")->isEnabled());
    QVERIFY(fleet.window.goForward());
    QVERIFY(fleet.diffPage->isVisible());
    QCOMPARE(fleet.window.here().text(), link);
    QVERIFY(fleet.window.goBack());
    QVERIFY(fleet.open(ConsolePlace::Nodes)); // chosen anew: nothing is ahead any more
    QVERIFY(!fleet.window.goForward());
}

void NavigationTest::theMouseHasButtonsForIt()
{
    Fleet fleet;
    QVERIFY(QTest::qWaitForWindowExposed(&fleet.window));
    QVERIFY(fleet.open(ConsolePlace::Nodes));
    const QPoint middle(fleet.window.width() / 2, fleet.window.height() / 2);
    QTest::mouseClick(fleet.window.windowHandle(), Qt::BackButton, {}, middle);
    QTRY_COMPARE(fleet.window.currentPage(), fleet.page);
    QTest::mouseClick(fleet.window.windowHandle(), Qt::ForwardButton, {}, middle);
    QTRY_COMPARE(fleet.window.currentPage(), fleet.nodesPage);
}

void NavigationTest::theKeysLeadThereToo()
{
    Fleet fleet;
    QVERIFY(QTest::qWaitForWindowActive(&fleet.window));
    QVERIFY(fleet.open(ConsolePlace::Nodes));
    QTest::keyClick(&fleet.window, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(fleet.window.currentPage(), fleet.page);
    QTest::keyClick(&fleet.window, Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(fleet.window.currentPage(), fleet.nodesPage);
}

void NavigationTest::whatVanishedIsTold()
{
    Fleet fleet;
    const CandidateId gone = fleet.set.candidates[5].id;
    fleet.take(gone);
    QVERIFY(fleet.open(ConsolePlace::Nodes));
    ChangeSet less;
    less.from = fleet.set.to;
    less.to = fleet.set.to + 1;
    less.now = fleet.clocks.now();
    less.removedCandidates.append(gone);
    fleet.feed(less);
    QVERIFY(fleet.window.goBack());
    QCOMPARE(fleet.window.currentPage(), fleet.page);
    QVERIFY2(fleet.told().contains(QStringLiteral("%1 is not there any more.").arg(gone.text())), qPrintable(fleet.told()));
}

void NavigationTest::theHistoryIsOfOneTenant()
{
    Fleet fleet;
    QVERIFY(fleet.open(ConsolePlace::Nodes));
    fleet.window.closeSession();
    fleet.openPages(); // the same again, as after another language was chosen
    QVERIFY(fleet.open(ConsolePlace::Plugins));
    QVERIFY(fleet.window.goBack());
    fleet.window.closeSession();
    ContextGate gate(ContextClass::Local, fleet.clocks);
    Context other = ConsoleFixture::contextFor(ContextClass::Local);
    other.tenant = TenantId(QStringLiteral("other"));
    SessionPresenter session(fleet.client, fleet.store, gate, other);
    fleet.window.openSession(
        session, {new NodesPage(fleet.theme, fleet.nodes, fleet.prompt, ViewSettings(fleet.settings, QStringLiteral("other")))});
    QVERIFY(!fleet.window.goBack());
    QVERIFY(!fleet.window.goForward());
    fleet.window.closeSession();
}

void NavigationTest::theHistoryIsBounded()
{
    NavigationHistory history;
    history.belongTo(QStringLiteral("a"), QStringLiteral("t"));
    for (int n = 0; n < 200; ++n)
        history.leave(at(QString::number(n)));
    int steps = 0;
    Visit now = at(QStringLiteral("200"));
    while (std::optional<Visit> there = history.back(now)) {
        now = *there;
        ++steps;
    }
    QCOMPARE(steps, int(NavigationHistory::most));
    QCOMPARE(now.link.object, QString::number(200 - NavigationHistory::most));
    history.belongTo(QStringLiteral("a"), QStringLiteral("t"));
    QVERIFY(history.canGoForward(now.link));
    history.belongTo(QStringLiteral("a"), QStringLiteral("u"));
    QVERIFY(!history.canGoForward(now.link));
}

void NavigationTest::aPlaceThatOneIsAtLeadsNowhere()
{
    NavigationHistory history;
    history.leave(at(QStringLiteral("one")));
    QVERIFY(!history.canGoBack(at(QStringLiteral("one")).link));
    QVERIFY(!history.back(at(QStringLiteral("one"))));
    history.leave(at(QStringLiteral("one")));
    history.leave(at(QStringLiteral("two")));
    history.leave(at(QStringLiteral("two")));
    QCOMPARE(history.back(at(QStringLiteral("two")))->link.object, QStringLiteral("one"));
}

QTEST_MAIN(NavigationTest)
#include "NavigationTest.moc"
