// Links lead to the page of their place, in the window that is theirs.
#include "tests/ui/ConsoleFixture.h"
#include "ui/widgets/Rail.h"

#include <QSignalSpy>

using namespace oz0;

namespace {

/// A page that remembers what it was asked to show.
class OtherPage : public PageWidget
{
public:
    ConsolePlace place() const override { return ConsolePlace::Nodes; }
    QString title() const override { return QStringLiteral("Nodes"); }
    QString iconName() const override { return QStringLiteral("nodes"); }
    QString countText() const override { return QStringLiteral("40"); }
    QString unseenText() const override { return unseen; }
    QString totalsText() const override { return {}; }
    PageState state() const override { return PageState::Ready; }
    QString menuTitle() const override { return QStringLiteral("&Node"); }
    void openLink(const ConsoleLink &link) override { opened.append(link.object); }

    QString unseen;
    QStringList opened;
};

CandidateId lastOf(const ChangeSet &set)
{
    return set.candidates.last().id;
}

} // namespace

class LinksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLinkSelectsItsCandidate();
    void aLinkWaitsForItsCandidate();
    void filtersGiveWayToALink();
    void pagesReachEachOtherByLinks();
    void aLinkIntoAnotherContextIsTold();
    void aPageThatIsNotThereChangesNothing();
    void U25_theRailTellsWhatIsUnseen();
};

void LinksTest::aLinkSelectsItsCandidate()
{
    ConsoleFixture console(Role::Admin);
    const ChangeSet set = sampleTenant(console.clocks.now());
    console.feed(set);
    QVERIFY(console.window.openLink(
        {QStringLiteral("local"), QStringLiteral("default"), ConsolePlace::Candidates, lastOf(set).text()}));
    QTRY_COMPARE(console.candidates.selection(), QList<CandidateId>{lastOf(set)});
}

void LinksTest::aLinkWaitsForItsCandidate()
{
    ConsoleFixture console(Role::Admin);
    const ChangeSet set = sampleTenant(console.clocks.now());
    QVERIFY(console.window.openLink({{}, {}, ConsolePlace::Candidates, lastOf(set).text()}));
    console.feed(set);
    QTRY_COMPARE(console.candidates.selection(), QList<CandidateId>{lastOf(set)});
}

void LinksTest::filtersGiveWayToALink()
{
    ConsoleFixture console(Role::Admin);
    const ChangeSet set = sampleTenant(console.clocks.now());
    console.feed(set);
    CandidateQuery query;
    query.text = QStringLiteral("no-such-plugin");
    console.candidates.filter().setQuery(query);
    QTRY_COMPARE(console.candidates.filter().rowCount(), 0);
    QVERIFY(console.window.openLink({{}, {}, ConsolePlace::Candidates, lastOf(set).text()}));
    QTRY_COMPARE(console.candidates.selection(), QList<CandidateId>{lastOf(set)});
    QVERIFY(console.candidates.filter().query().isEmpty());
}

void LinksTest::pagesReachEachOtherByLinks()
{
    ConsoleFixture console(Role::Admin);
    console.window.closeSession();
    auto *other = new OtherPage;
    console.page = new CandidatesPage(console.theme, console.candidates, console.prompt,
                                      ViewSettings(console.settings, QStringLiteral("test")));
    console.window.openSession(console.session, {console.page, other});
    QCOMPARE(console.window.currentPage(), console.page);
    Q_EMIT console.page->linkActivated({{}, {}, ConsolePlace::Nodes, QStringLiteral("local-3")});
    QCOMPARE(console.window.currentPage(), other);
    QCOMPARE(other->opened, QStringList{QStringLiteral("local-3")});
    QCOMPARE(console.find<Rail>("rail")->currentIndex().row(), 1);
}

void LinksTest::aLinkIntoAnotherContextIsTold()
{
    ConsoleFixture console(Role::Admin);
    QSignalSpy elsewhere(&console.window, &MainWindow::linkElsewhere);
    const ConsoleLink link{QStringLiteral("prod-eu"), QStringLiteral("default"), ConsolePlace::Candidates, {}};
    QVERIFY(console.window.openLink(link));
    QCOMPARE(elsewhere.size(), 1);
    QVERIFY(elsewhere[0][0].value<ConsoleLink>() == link);
}

void LinksTest::aPageThatIsNotThereChangesNothing()
{
    ConsoleFixture console(Role::Admin);
    QVERIFY(!console.window.openLink({{}, {}, ConsolePlace::Audit, {}}));
    QCOMPARE(console.window.currentPage(), console.page);
}

void LinksTest::U25_theRailTellsWhatIsUnseen()
{
    ConsoleFixture console(Role::Admin);
    console.window.closeSession();
    auto *other = new OtherPage;
    console.window.openSession(console.session, {other});
    const auto said = [&] { return console.find<Rail>("rail")->model()->index(0, 0).data(Qt::AccessibleTextRole).toString(); };
    QCOMPARE(said(), QStringLiteral("Nodes, 40"));
    other->unseen = QStringLiteral("3");
    Q_EMIT other->stateChanged();
    QCOMPARE(said(), QStringLiteral("Nodes, 3 unseen"));
}

QTEST_MAIN(LinksTest)
#include "LinksTest.moc"
