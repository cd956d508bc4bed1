// The Nodes and Audit pages with real widgets, found by their object names.
#include "core/wire/AuditChain.h"
#include "models/AuditTexts.h"
#include "models/NodeTexts.h"
#include "models/Texts.h"
#include "models/presenters/NodesPresenter.h"
#include "tests/ui/ConsoleFixture.h"
#include "ui/Translations.h"
#include "ui/pages/AuditPage.h"
#include "ui/pages/NodesPage.h"
#include "ui/widgets/PlacementView.h"

#include <QAccessible>
#include <QComboBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSplitter>
#include <QStyleOptionComboBox>
#include <QTest>
#include <QTranslator>

using namespace oz0;

namespace {

Node named(const QString &name)
{
    Node node;
    node.name = NodeName(name);
    node.rev = 1;
    node.online = true;
    node.tier = 1;
    node.labels = {{QStringLiteral("candidates"), QStringLiteral("allow")}};
    return node;
}

ChangeSet fleet(Instant now, int nodes)
{
    ChangeSet set;
    set.full = true;
    set.to = 48213;
    set.now = now;
    for (int n = 0; n < nodes; ++n)
        set.nodes.append(named(QStringLiteral("node-%1").arg(n)));
    Plugin plugin;
    plugin.name = PluginName(QStringLiteral("greeter"));
    plugin.state = PluginState::Installed;
    plugin.version = QStringLiteral("1.0.0");
    plugin.digest = Digest(QStringLiteral("sha256:") + QString(64, QLatin1Char('a')));
    set.plugins = {plugin};
    return set;
}

/// A window with both pages over a client whose answers the test gives.
struct Fleet
{
    explicit Fleet(Role role = Role::Admin)
        : theme(*qobject_cast<QApplication *>(QCoreApplication::instance()), SchemeChoice::Light),
          session(client, store, gate, ConsoleFixture::contextFor(ContextClass::Local)), nodes(client, store, session),
          audit(client, store, session), settings(folder.filePath(QStringLiteral("console.ini")), QSettings::IniFormat),
          window(theme, prompt, settings)
    {
        WhoAmI who;
        who.principal = PrincipalId(QStringLiteral("user:dana"));
        who.role = role;
        client.whoAmIs.reply = [who] { return Result<WhoAmI>(who); };
        client.refusalPages.reply = [](const PageRequest &) { return Result<Page<RefusalRecord>>(Page<RefusalRecord>{}); };
        client.whatIfs.reply = [this](const WhatIfRequest &request) {
            WhatIf answer;
            answer.plugin = request.plugin;
            answer.version = QStringLiteral("1.0.0");
            answer.digest = request.digest;
            answer.as = request.as.value_or(Role::Admin);
            answer.revision = store.revision();
            for (const Node &node : store.nodes())
                answer.nodes.append({node.name, {}, {}, false});
            if (!answer.nodes.isEmpty()) {
                Refusal taken;
                taken.code = QStringLiteral("placement.node_has_candidate");
                taken.rule = QStringLiteral("C4");
                taken.parameters = {{QStringLiteral("owner"), QStringLiteral("user:bob")}};
                answer.nodes.last().refusals = {taken};
            }
            return Result<WhatIf>(answer);
        };
        client.auditPages.reply = [this](const PageRequest &request) { return Result<Page<AuditEntry>>(pageOf(request)); };
        const ViewSettings view(settings, QStringLiteral("test"));
        nodesPage = new NodesPage(theme, nodes, prompt, view);
        auditPage = new AuditPage(theme, audit, prompt, view);
        window.openSession(session, {nodesPage, auditPage});
        session.start();
        window.show();
    }
    ~Fleet() { window.closeSession(); }

    Page<AuditEntry> pageOf(const PageRequest &request) const
    {
        QList<AuditEntry> fit = entries;
        const QString filter = request.filter;
        fit.removeIf([&](const AuditEntry &entry) {
            if (filter.contains(QLatin1String("above:")))
                return entry.seq <= filter.section(QStringLiteral("above:"), 1).toLongLong();
            if (filter.startsWith(QLatin1String("node:"))) {
                const NodeName node(filter.mid(5).section(QLatin1Char(' '), 0, 0));
                return entry.object != QStringLiteral("nodes/") + node.text() && !entry.nodes.contains(node);
            }
            return filter.startsWith(QLatin1String("object:")) && entry.object != filter.mid(7).section(QLatin1Char(' '), 0, 0);
        });
        if (request.newestFirst)
            std::reverse(fit.begin(), fit.end());
        Page<AuditEntry> page;
        page.total = fit.size();
        page.items = fit.mid(request.offset, request.limit);
        return page;
    }
    void write(int count)
    {
        for (int at = 0; at < count; ++at) {
            AuditEntry entry;
            entry.seq = entries.size() + 1;
            entry.at = clocks.now();
            entry.action = QStringLiteral("node.set");
            entry.outcome = QStringLiteral("done");
            entry.actor = PrincipalId(QStringLiteral("user:dana"));
            entry.role = Role::Admin;
            entry.via = QStringLiteral("session:4be1");
            entry.object = QStringLiteral("nodes/node-%1").arg(entry.seq % 3);
            entry.reason = QStringLiteral("why %1").arg(entry.seq);
            entry.previous = entries.isEmpty() ? Digest() : entries.last().digest;
            entry.digest = chainDigest(entry);
            entries.append(entry);
        }
    }
    /// Bob's candidate on two nodes, which Dana removed.
    void writeRemoval()
    {
        write(1);
        AuditEntry &entry = entries.last();
        entry.action = QStringLiteral("candidate.remove");
        entry.object = QStringLiteral("candidates/59a7b4da7db9");
        entry.plugin = PluginName(QStringLiteral("greeter"));
        entry.owner = PrincipalId(QStringLiteral("user:bob"));
        entry.nodes = {NodeName(QStringLiteral("node-0")), NodeName(QStringLiteral("node-1"))};
        entry.digest = chainDigest(entry);
    }
    /// Dana's install of what ran as bob's candidate, or her refused try.
    void writeInstall(const QString &outcome = QStringLiteral("done"))
    {
        write(1);
        AuditEntry &entry = entries.last();
        entry.action = QStringLiteral("plugin.install");
        entry.outcome = outcome;
        entry.object = QStringLiteral("plugins/greeter");
        entry.plugin = PluginName(QStringLiteral("greeter"));
        entry.from = {QStringLiteral("1.0.0"), Digest(QStringLiteral("sha256:") + QString(64, QLatin1Char('a')))};
        entry.to = {QStringLiteral("1.1.0"), Digest(QStringLiteral("sha256:") + QString(64, QLatin1Char('b')))};
        if (outcome == QLatin1String("done"))
            entry.candidates = {CandidateId(QStringLiteral("59a7b4da7db9"))};
        else
            entry.record = RecordId(QStringLiteral("r-1"));
        entry.digest = chainDigest(entry);
    }
    /// What the details of the shown entry say, a line for each label.
    QString details()
    {
        QString shown;
        for (const QLabel *label : find<QScrollArea>("auditDetails")->findChildren<QLabel *>())
            shown += label->text() + QLatin1Char('\n');
        return shown.remove(QChar(0x200b)); // where a digest may wrap
    }
    void feed(const ChangeSet &set)
    {
        store.apply(set);
        store.setLiveness(Liveness::Live);
    }
    template <class T>
    T *find(const char *name)
    {
        T *found = window.findChild<T *>(QLatin1String(name));
        Q_ASSERT(found);
        return found;
    }

    FakeClocks clocks;
    QTemporaryDir folder;
    Theme theme;
    FakePrompt prompt;
    FakeApiClient client;
    ContextGate gate{ContextClass::Local, clocks};
    TenantStore store{clocks};
    SessionPresenter session;
    NodesPresenter nodes;
    AuditPresenter audit;
    QSettings settings;
    MainWindow window;
    NodesPage *nodesPage = nullptr;
    AuditPage *auditPage = nullptr;
    QList<AuditEntry> entries;
};

/// A language on top of the others, as long as this lives.
class Spoken
{
public:
    explicit Spoken(QLocale::Language language)
        : m_installed(installTranslations(*QCoreApplication::instance(), QLocale(language)))
    { }
    ~Spoken()
    {
        for (QTranslator *translator : m_installed)
            QCoreApplication::removeTranslator(translator);
    }

private:
    const QList<QTranslator *> m_installed;
};

} // namespace

class FleetPagesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLinkToANodeThatIsNotThereSaysSo();
    void aViewerIsToldWhoSeesTheAudit();
    void initTestCase()
    {
        QApplication::setEffectEnabled(Qt::UI_General, false);
        installTranslations(*QCoreApplication::instance(), QLocale::c());
    }

    void U23_theDetailsOfAnInstallNameBothVersionsAndTheCandidate()
    {
        for (const bool german : {false, true}) {
            const Spoken spoken(german ? QLocale::German : QLocale::English);
            Fleet fleet_;
            fleet_.write(2);
            fleet_.writeInstall();
            fleet_.feed(fleet(fleet_.clocks.now(), 1));
            QVERIFY(fleet_.window.openLink({{}, {}, ConsolePlace::Audit, {}}));
            QTRY_VERIFY(fleet_.audit.shown());
            const AuditEntry &entry = fleet_.entries.last();
            const QString shown = fleet_.details();
            for (const QString &part :
                 {german ? QStringLiteral("Version vorher") : QStringLiteral("Version before"),
                  german ? QStringLiteral("Version nachher") : QStringLiteral("Version after"), entry.from.version,
                  entry.to.version, entry.from.digest.text(), entry.to.digest.text(), entry.candidates.first().text()})
                QVERIFY2(shown.contains(part), qPrintable(part));
            const QString line = fleet_.audit.model().index(0, int(AuditModel::Column::Detail)).data().toString();
            QVERIFY2(line.startsWith(german ? QStringLiteral("Version 1.0.0 → 1.1.0 · dieselben Bytes wie Kandidat 59a7b4da7db9")
                                            : QStringLiteral("version 1.0.0 → 1.1.0 · same bytes as candidate 59a7b4da7db9")),
                     qPrintable(line));
            QVERIFY(fleet_.find<QLabel>("auditLinks")->text().contains(QLatin1String("object:candidates/59a7b4da7db9")));
        }
    }

    void U23_aRefusedInstallSaysWhatWasAskedForInTheWindowsLanguage()
    {
        Fleet fleet_;
        RefusalRecord record;
        record.id = RecordId(QStringLiteral("r-1"));
        Refusal reused;
        reused.code = QStringLiteral("install.version_reused");
        reused.subject.name = QStringLiteral("1.1.0");
        record.verdict.refusals = {reused};
        fleet_.client.refusalPages.reply = [record](const PageRequest &) {
            Page<RefusalRecord> page;
            page.items = {record};
            page.total = 1;
            return Result<Page<RefusalRecord>>(page);
        };
        fleet_.writeInstall(QStringLiteral("refused"));
        fleet_.feed(fleet(fleet_.clocks.now(), 1));
        QVERIFY(fleet_.window.openLink({{}, {}, ConsolePlace::Audit, {}}));
        QTRY_VERIFY(fleet_.audit.shown());
        QVERIFY(fleet_.details().contains(QLatin1String("Version asked for")));
        const auto line = [&fleet_] { return fleet_.audit.model().index(0, int(AuditModel::Column::Detail)).data().toString(); };
        QTRY_VERIFY2(line().contains(QLatin1String("is installed already")), qPrintable(line()));
        // Another language: what was put into words before is said in it.
        const Spoken spoken(QLocale::German);
        fleet_.audit.retranslate();
        QVERIFY2(line().contains(QLatin1String("ist schon installiert")), qPrintable(line()));
        QVERIFY(!line().contains(QLatin1String("is installed")));
    }

    // The candidate takes the node: in the sentence, over the column and in the row alike.
    void whoTakesWhomIsOneDirection()
    {
        for (const bool german : {false, true}) {
            const Spoken spoken(german ? QLocale::German : QLocale::English);
            Fleet fleet_;
            ChangeSet set = fleet(fleet_.clocks.now(), 4);
            set.nodes[0].tierReason = QStringLiteral("bubblewrap (bwrap) is not installed");
            set.nodes[1].tierReason = QStringLiteral("bubblewrap starts /usr/bin/python3 on its own");
            fleet_.feed(set);
            QTRY_COMPARE(fleet_.find<QLabel>("whatIfVerdict")->text(),
                         german ? QStringLiteral("greeter 1.0.0 könnte 3 von 4 Knoten belegen.")
                                : QStringLiteral("greeter 1.0.0 could take 3 of 4 nodes."));
            QCOMPARE(fleet_.find<QLabel>("whatIfDetails")->text(),
                     german ? QStringLiteral("1 Knoten nicht: auf 1 läuft ein fremder Kandidat.")
                            : QStringLiteral("It could not take 1: 1 runs somebody else’s candidate."));
            const QAbstractItemModel *model = fleet_.find<Table>("nodes")->model();
            const int column = int(NodeModel::Column::WhatIf);
            QTRY_COMPARE(model->rowCount(), 4);
            QCOMPARE(model->headerData(column, Qt::Horizontal).toString(),
                     german ? QStringLiteral("Wenn greeter 1.0.0 ihn belegte, als Admin")
                            : QStringLiteral("If greeter 1.0.0 took it, as admin"));
            QCOMPARE(model->index(0, column).data().toString(),
                     german ? QStringLiteral("Könnte belegt werden") : QStringLiteral("Could be taken"));
            // What a node reports of itself is said in the window's language.
            const auto reason = [model](int row) {
                return model->index(row, int(NodeModel::Column::Sandbox)).data(Qt::ToolTipRole).toString();
            };
            QCOMPARE(reason(0), german ? QStringLiteral("bubblewrap (bwrap) ist nicht installiert") : set.nodes[0].tierReason);
            QCOMPARE(reason(1),
                     german ? QStringLiteral("bubblewrap startet /usr/bin/python3 für sich allein") : set.nodes[1].tierReason);
            QCOMPARE(NodeTexts::tierReason(QStringLiteral("Seatbelt")), QStringLiteral("Seatbelt"));
            const PartError wheel{QStringLiteral("environment.no_wheel"),
                                  QStringLiteral("numpy 2.1 has no wheel for the node's platform.\nodd words of another node"),
                                  {}};
            QCOMPARE(Texts::partError(wheel),
                     german ? QStringLiteral("numpy 2.1 hat kein Wheel für die Plattform des Knotens.\nodd words of another node")
                            : wheel.text);
        }
    }

    void C4_theVerdictStandsAboveTheTableAndTheReasonInTheRow()
    {
        Fleet fleet_;
        fleet_.feed(fleet(fleet_.clocks.now(), 4));
        QTRY_COMPARE(fleet_.find<QLabel>("whatIfVerdict")->text(), QStringLiteral("greeter 1.0.0 could take 3 of 4 nodes."));
        QVERIFY(fleet_.find<QLabel>("whatIfAnsweredAt")->text().contains(QStringLiteral("48,213")));
        auto *table = fleet_.find<Table>("nodes");
        QTRY_COMPARE(table->model()->rowCount(), 4);
        QCOMPARE(table->model()->index(3, int(NodeModel::Column::WhatIf)).data().toString(),
                 QStringLiteral("C4 runs user:bob’s candidate"));
        QTest::mouseClick(fleet_.find<QPushButton>("whatIfOperator"), Qt::LeftButton);
        QTRY_COMPARE(fleet_.client.whatIfs.last().as, std::optional(Role::Operator));
    }

    void theMapAndTheTableSelectOneNode()
    {
        Fleet fleet_;
        fleet_.feed(fleet(fleet_.clocks.now(), 4));
        auto *table = fleet_.find<Table>("nodes");
        QTRY_VERIFY(fleet_.nodes.shown());
        auto *map = fleet_.find<Table>("placementNodes");
        QTRY_COMPARE(map->model()->columnCount(), PlacementModel::heads + 4);
        map->setFocus();
        map->setCurrentIndex(map->model()->index(0, PlacementModel::heads + 2));
        QTRY_COMPARE(fleet_.nodes.selection(), QList<NodeName>{NodeName(QStringLiteral("node-2"))});
        QCOMPARE(table->currentIndex().data(IdRole).toString(), QStringLiteral("node-2"));
    }

    void theDetailsOpenByKeyboardAndOfferWhatMayBeDone()
    {
        Fleet fleet_;
        fleet_.feed(fleet(fleet_.clocks.now(), 2));
        QTRY_VERIFY(fleet_.nodes.shown());
        QAction label(QStringLiteral("Labels…"));
        label.setObjectName(QStringLiteral("actionLabels"));
        label.setEnabled(false);
        label.setStatusTip(QStringLiteral("Only an admin may change labels."));
        fleet_.nodesPage->setNodeActions({&label});
        QVERIFY(fleet_.nodesPage->objectActions().contains(&label));
        auto *table = fleet_.find<Table>("nodes");
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_VERIFY(fleet_.find<QLabel>("nodeTitle")->isVisible());
        QCOMPARE(fleet_.find<QLabel>("nodeTitle")->text(), QStringLiteral("node-0"));
        auto *button = fleet_.find<QPushButton>("actionLabelsButton");
        QVERIFY(button->isVisible() && !button->isEnabled());
        QCOMPARE(button->toolTip(), QStringLiteral("Only an admin may change labels."));
        fleet_.nodesPage->setNodeActions({});
    }

    void aLinkSelectsItsNodeThoughAFilterHidIt()
    {
        Fleet fleet_;
        fleet_.feed(fleet(fleet_.clocks.now(), 4));
        QTRY_VERIFY(fleet_.nodes.shown());
        NodeQuery query;
        query.text = QStringLiteral("node-1");
        fleet_.nodes.filter().setQuery(query);
        QTRY_COMPARE(fleet_.nodes.filter().rowCount(), 1);
        QVERIFY(fleet_.window.openLink(
            {QStringLiteral("local"), QStringLiteral("default"), ConsolePlace::Nodes, QStringLiteral("node-3")}));
        QTRY_COMPARE(fleet_.nodes.selection(), QList<NodeName>{NodeName(QStringLiteral("node-3"))});
    }

    void U25_tablesOfNoneAndOneAreRead_data()
    {
        QTest::addColumn<int>("rows");
        QTest::newRow("none") << 0;
        QTest::newRow("one") << 1;
        QTest::newRow("many") << 300;
    }
    void U25_tablesOfNoneAndOneAreRead()
    {
        QFETCH(int, rows);
        Fleet fleet_;
        fleet_.write(rows);
        fleet_.feed(fleet(fleet_.clocks.now(), rows));
        QVERIFY(fleet_.window.openLink({{}, {}, ConsolePlace::Audit, {}}));
        QTRY_COMPARE(fleet_.audit.model().phase(), AuditModel::Phase::Ready);
        QTRY_COMPARE(fleet_.nodes.filter().rowCount(), rows);
        for (const char *name : {"nodes", "audit", "placementNodes"}) {
            auto *table = fleet_.find<Table>(name);
            QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(table);
            QVERIFY(interface && interface->tableInterface());
            QCOMPARE(interface->tableInterface()->rowCount(), table->model()->rowCount());
            QVERIFY(!interface->text(QAccessible::Name).isEmpty());
            if (table->model()->rowCount() > 0) {
                QAccessibleInterface *cell = interface->tableInterface()->cellAt(0, 0);
                QVERIFY(cell && !cell->text(QAccessible::Name).isEmpty());
            }
        }
        QCOMPARE(fleet_.nodesPage->state(), rows == 0 ? PageState::Empty : PageState::Ready);
        QCOMPARE(fleet_.auditPage->state(), rows == 0 ? PageState::Empty : PageState::Ready);
    }

    void newEntriesWaitBehindABar()
    {
        Fleet fleet_;
        fleet_.write(5);
        fleet_.feed(fleet(fleet_.clocks.now(), 1));
        QCOMPARE(fleet_.client.auditPages.count(), 0); // nobody looks at it yet
        QVERIFY(fleet_.window.openLink({{}, {}, ConsolePlace::Audit, {}}));
        auto *table = fleet_.find<Table>("audit");
        QTRY_COMPARE(table->model()->rowCount(), 5);
        QTRY_COMPARE(table->currentIndex().data(IdRole).toString(), QStringLiteral("5"));
        QVERIFY(!fleet_.find<QLabel>("newEntries")->isVisible());
        fleet_.write(2);
        ChangeSet step;
        step.from = 48213;
        step.to = 48214;
        step.now = fleet_.clocks.now();
        step.touched = QStringList{QStringLiteral("audit")};
        fleet_.feed(step);
        QTRY_VERIFY(fleet_.find<QLabel>("newEntries")->isVisible());
        QCOMPARE(table->model()->rowCount(), 5);
        QTest::mouseClick(fleet_.find<QPushButton>("showNewEntries"), Qt::LeftButton);
        QTRY_COMPARE(table->model()->rowCount(), 7);
        QCOMPARE(table->currentIndex().data(IdRole).toString(), QStringLiteral("5"));
        QTRY_VERIFY(!fleet_.find<QLabel>("newEntries")->isVisible());
    }

    void U23_theDetailsTellTheWholeEntry()
    {
        Fleet fleet_;
        fleet_.write(3);
        fleet_.feed(fleet(fleet_.clocks.now(), 3));
        QVERIFY(fleet_.window.openLink({{}, {}, ConsolePlace::Audit, {}}));
        QTRY_VERIFY(fleet_.audit.shown());
        const QString shown = fleet_.details();
        const AuditEntry &entry = fleet_.entries.last();
        for (const QString &part : {entry.actor.text(), QStringLiteral("Admin"), entry.via, entry.object, entry.reason,
                                    entry.previous.text(), entry.digest.text(), QStringLiteral("done")})
            QVERIFY2(shown.contains(part), qPrintable(part));
        QSignalSpy asked(fleet_.auditPage, &PageWidget::linkActivated);
        Q_EMIT fleet_.find<QLabel>("auditLinks")->linkActivated(QStringLiteral("object:") + entry.object);
        QCOMPARE(asked.count(), 1);
        QTRY_COMPARE(fleet_.window.currentPage(), static_cast<PageWidget *>(fleet_.nodesPage));
    }

    void aNodesHistoryIsOneActionAway()
    {
        Fleet fleet_;
        fleet_.write(9);
        fleet_.writeRemoval();
        fleet_.feed(fleet(fleet_.clocks.now(), 3));
        QTRY_VERIFY(fleet_.nodes.shown());
        fleet_.find<QAction>("actionNodeAudit")->trigger();
        QTRY_COMPARE(fleet_.window.currentPage(), static_cast<PageWidget *>(fleet_.auditPage));
        QTRY_COMPARE(fleet_.audit.query().node, NodeName(QStringLiteral("node-0")));
        QVERIFY(fleet_.audit.query().object.isEmpty());
        // What was done to the node, and to a candidate that stood on it.
        QTRY_COMPARE(fleet_.audit.model().rowCount(), 4);
        const AuditEntry *newest = fleet_.audit.model().entryAt(0);
        QVERIFY(newest);
        QCOMPARE(newest->action, QStringLiteral("candidate.remove"));
        QVERIFY2(AuditTexts::detail(*newest).contains(QLatin1String("of user:bob on node-0 and node-1")),
                 qPrintable(AuditTexts::detail(*newest)));
        QVERIFY(fleet_.find<QWidget>("chipAuditNode")->isVisible());
        QCOMPARE(fleet_.auditPage->here().object, QStringLiteral("nodes/node-0"));
    }

    // At every width the numbers are whole and no bar hides the last row. Why gives way down to two lines of words; then an object
    // shows both its ends.
    void theAuditsColumnsFitTheirPane_data()
    {
        QTest::addColumn<int>("width");
        QTest::newRow("1440") << 1440;
        QTest::newRow("1280") << 1280;
        QTest::newRow("1100") << 1100;
    }
    void theAuditsColumnsFitTheirPane()
    {
        QFETCH(int, width);
        Fleet fleet_;
        fleet_.window.resize(width, 800);
        fleet_.write(60);
        fleet_.entries.last().reason = QString(40, QLatin1Char('w')) + QStringLiteral(" and so on and so on");
        fleet_.entries.last().object = QStringLiteral("plugins/text-statistics");
        fleet_.feed(fleet(fleet_.clocks.now(), 1));
        QVERIFY(fleet_.window.openLink({{}, {}, ConsolePlace::Audit, {}}));
        auto *table = fleet_.find<Table>("audit");
        QTRY_COMPARE(table->model()->rowCount(), 60);
        QTRY_VERIFY(table->currentIndex().isValid());
        const QHeaderView *head = table->horizontalHeader();
        QTRY_COMPARE(head->length(), table->viewport()->width());
        QCOMPARE(table->horizontalScrollBar()->maximum(), 0);
        QStyleOptionViewItem option;
        const auto isWhole = [&](AuditModel::Column column) {
            const QModelIndex cell = table->model()->index(0, int(column));
            return table->columnWidth(int(column)) >= table->itemDelegate()->sizeHint(option, cell).width();
        };
        QVERIFY(isWhole(AuditModel::Column::Number));
        QVERIFY(isWhole(AuditModel::Column::Outcome));
        const int why = table->columnWidth(int(AuditModel::Column::Detail));
        QVERIFY2(why >= 128, qPrintable(QString::number(why)));
        QVERIFY(isWhole(AuditModel::Column::Object)
                || (why == 128 && table->columnWidth(int(AuditModel::Column::Object)) >= 100));
    }

    void inALowWindowTheAuditsListAndDetailsCanBothBeUsed()
    {
        Fleet fleet_;
        fleet_.window.resize(960, 540);
        fleet_.write(60);
        fleet_.feed(fleet(fleet_.clocks.now(), 1));
        QVERIFY(fleet_.window.openLink({{}, {}, ConsolePlace::Audit, {}}));
        QTRY_VERIFY(fleet_.audit.shown());
        const auto *table = fleet_.find<Table>("audit");
        QTRY_VERIFY(table->viewport()->height() >= 2 * table->rowHeight(0));
        QTRY_COMPARE(table->viewport()->height() % table->rowHeight(0), 0);
        const auto *scroll = fleet_.find<QScrollArea>("auditDetails");
        QVERIFY(scroll->isVisible() && scroll->viewport()->height() >= 2 * size::row);
    }

    void noGapStandsBelowTheAuditsRows()
    {
        Fleet fleet_;
        fleet_.window.resize(1100, 800);
        fleet_.write(4);
        fleet_.feed(fleet(fleet_.clocks.now(), 1));
        QVERIFY(fleet_.window.openLink({{}, {}, ConsolePlace::Audit, {}}));
        QTRY_VERIFY(fleet_.audit.shown());
        const auto *table = fleet_.find<Table>("audit");
        QTRY_COMPARE(table->viewport()->height(), 4 * table->rowHeight(0));
    }

    // The splitter draws the line between the list and the details.
    void oneLineStandsBesideTheAuditsDetails()
    {
        Fleet fleet_;
        fleet_.window.resize(1440, 900);
        fleet_.write(3);
        fleet_.feed(fleet(fleet_.clocks.now(), 1));
        QVERIFY(fleet_.window.openLink({{}, {}, ConsolePlace::Audit, {}}));
        QTRY_VERIFY(fleet_.audit.shown());
        QWidget *head = fleet_.find<QLabel>("auditTitle")->parentWidget();
        QTRY_VERIFY(!head->size().isEmpty());
        const QImage image = head->grab().toImage();
        QCOMPARE(image.pixelColor(0, image.height() / 2), fleet_.theme.color(Token::Base));
    }

    // As on the other pages: before anything is listed there is nothing to take away.
    void theAuditsCommandWaitsForItsList()
    {
        Fleet fleet_;
        fleet_.client.auditPages.reply = nullptr;
        fleet_.feed(fleet(fleet_.clocks.now(), 1));
        QVERIFY(fleet_.window.openLink({{}, {}, ConsolePlace::Audit, {}}));
        QTRY_COMPARE(fleet_.client.auditPages.open(), 1);
        const auto *button = fleet_.find<QPushButton>("copyAuditAsCommand");
        QTRY_VERIFY(!button->isEnabled());
        QVERIFY(!fleet_.find<QAction>("actionCopyAudit")->isEnabled());
        QCOMPARE(button->toolTip(), QStringLiteral("Nothing is listed yet."));
        fleet_.client.auditPages.answerNext(Page<AuditEntry>{});
        QTRY_VERIFY(button->isEnabled());
        QVERIFY(button->toolTip().startsWith(QLatin1String("oz0 ")));
    }

    void whatIfWithoutCodeSaysSo()
    {
        Fleet fleet_;
        ChangeSet bare = fleet(fleet_.clocks.now(), 2);
        bare.plugins.clear();
        fleet_.feed(bare);
        auto *choice = fleet_.find<QComboBox>("whatIfChoice");
        QTRY_COMPARE(choice->placeholderText(), QStringLiteral("no code yet"));
        const auto roomForWords = [choice] {
            QStyleOptionComboBox option;
            option.initFrom(choice);
            option.editable = false;
            return choice->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, choice).width()
                - size::iconToWord;
        };
        QTRY_VERIFY(roomForWords() >= choice->fontMetrics().horizontalAdvance(choice->placeholderText())); // nothing of it is cut
        QVERIFY(!choice->isEnabled() && !choice->toolTip().isEmpty());
        const auto *roles = fleet_.find<QPushButton>("whatIfOperator");
        QVERIFY(!roles->isEnabled() && roles->toolTip() == choice->toolTip());
        ChangeSet installed = fleet(fleet_.clocks.now(), 2);
        installed.to = bare.to + 1;
        fleet_.feed(installed);
        QTRY_VERIFY(choice->isEnabled() && choice->placeholderText().isEmpty());
        QVERIFY(roles->isEnabled());
    }

    // A layout mirrors its spaces, never its margins.
    void theTabLineOfTheNodesIsMirrored()
    {
        const auto gaps = [](Qt::LayoutDirection direction) {
            QApplication::setLayoutDirection(direction);
            Fleet fleet_;
            fleet_.feed(fleet(fleet_.clocks.now(), 2));
            QCoreApplication::processEvents();
            const auto *tabs = fleet_.find<QTabBar>("nodesTabs");
            const auto *button = fleet_.find<QPushButton>("showAsTable");
            const int width = tabs->parentWidget()->width();
            return direction == Qt::LeftToRight ? std::pair(tabs->geometry().left(), width - 1 - button->geometry().right())
                                                : std::pair(width - 1 - tabs->geometry().right(), button->geometry().left());
        };
        const auto plain = gaps(Qt::LeftToRight);
        const auto mirrored = gaps(Qt::RightToLeft);
        QApplication::setLayoutDirection(Qt::LeftToRight);
        QCOMPARE(plain, std::pair(int(size::insideGroup), int(size::pageMargin)));
        QCOMPARE(mirrored, plain);
    }

    void widthsThatNobodyChoseAreNotKept()
    {
        Fleet fleet_;
        fleet_.write(3);
        fleet_.feed(fleet(fleet_.clocks.now(), 1));
        QVERIFY(fleet_.window.openLink({{}, {}, ConsolePlace::Audit, {}}));
        auto *table = fleet_.find<Table>("audit");
        QTRY_VERIFY(table->currentIndex().isValid());
        QVERIFY(!table->hasOwnWidths());
        table->horizontalHeader()->resizeSection(int(AuditModel::Column::Action), 300); // not by hand
        fleet_.window.closeSession();
        const ViewSettings view(fleet_.settings, QStringLiteral("test"));
        QVERIFY(!view.value(QStringLiteral("audit/ownWidths")).toBool());
    }

    void everyFilterInForceHasAChip()
    {
        Fleet fleet_;
        fleet_.write(3);
        fleet_.feed(fleet(fleet_.clocks.now(), 1));
        QVERIFY(fleet_.window.openLink({{}, {}, ConsolePlace::Audit, {}}));
        fleet_.audit.setSpan(AuditSpan::Day);
        AuditQuery query = fleet_.audit.query();
        query.outcome = QStringLiteral("failed");
        query.action = QStringLiteral("node.set");
        fleet_.audit.setQuery(query);
        QVERIFY2(fleet_.audit.filteredEmptyText().contains(QStringLiteral("“Outcome failed”")),
                 qPrintable(fleet_.audit.filteredEmptyText()));
        for (const auto &[name, text] : {std::pair("chipOutcome", "Outcome failed"), std::pair("chipAction", "Node changed"),
                                         std::pair("chipTime", "Last 24 hours")}) {
            auto *chip = fleet_.find<QAbstractButton>(name);
            QTRY_VERIFY2(chip->isVisible(), name);
            QCOMPARE(chip->text(), QLatin1String(text));
            QTest::mouseClick(chip, Qt::LeftButton);
            QVERIFY2(!chip->isVisible(), name);
        }
        QCOMPARE(fleet_.audit.query(), AuditQuery());
        QCOMPARE(fleet_.audit.span(), AuditSpan::Any);
    }

    void U2_staleEntriesSaySo()
    {
        Fleet fleet_;
        fleet_.write(3);
        fleet_.feed(fleet(fleet_.clocks.now(), 1));
        QVERIFY(fleet_.window.openLink({{}, {}, ConsolePlace::Audit, {}}));
        auto *table = fleet_.find<Table>("audit");
        QTRY_COMPARE(table->model()->rowCount(), 3);
        const QModelIndex cell = table->model()->index(0, int(AuditModel::Column::Outcome));
        QVERIFY(!cell.data(StaleRole).toBool());
        fleet_.store.setLiveness(Liveness::Stale);
        QTRY_VERIFY(cell.data(StaleRole).toBool());
        QCOMPARE(table->model()->headerData(cell.column(), Qt::Horizontal).toString(),
                 QStringLiteral("Outcome")); // it never changes
        QTRY_VERIFY(fleet_.find<ElidedLabel>("auditSummary")->text().contains(QLatin1String("as of")));
        fleet_.store.setLiveness(Liveness::Live);
        QTRY_VERIFY(!cell.data(StaleRole).toBool());
    }

    void theDetailsTitleAndLinksStayInViewWhileTheRestScrolls()
    {
        Fleet fleet_;
        fleet_.window.resize(1100, 700);
        fleet_.write(3);
        fleet_.feed(fleet(fleet_.clocks.now(), 3));
        QVERIFY(fleet_.window.openLink({{}, {}, ConsolePlace::Audit, {}}));
        QTRY_VERIFY(fleet_.audit.shown());
        auto *scroll = fleet_.find<QScrollArea>("auditDetails");
        QTRY_VERIFY(scroll->verticalScrollBar()->maximum() > 0);
        scroll->verticalScrollBar()->setValue(scroll->verticalScrollBar()->maximum());
        for (const char *name : {"auditTitle", "auditLinks"}) {
            const auto *label = fleet_.find<QLabel>(name);
            QTRY_VERIFY2(label->height() > 0, name);
            QCOMPARE(label->visibleRegion().boundingRect(), label->rect());
        }
    }

    void theNodesNameAndActionsStayInViewWhileTheRestScrolls()
    {
        Fleet fleet_;
        fleet_.window.resize(1100, 620);
        fleet_.feed(fleet(fleet_.clocks.now(), 12));
        QTRY_VERIFY(fleet_.nodes.shown());
        fleet_.nodesPage->setTab(NodesPage::DetailsTab);
        auto *scroll = fleet_.find<QScrollArea>("nodeDetails");
        QTRY_VERIFY(scroll->verticalScrollBar()->maximum() > 0);
        scroll->verticalScrollBar()->setValue(scroll->verticalScrollBar()->maximum());
        for (const char *name : {"nodeTitle", "actionNodeAuditButton"}) {
            const auto *part = fleet_.find<QWidget>(name);
            QTRY_VERIFY2(part->isVisible() && part->height() > 0, name);
            QCOMPARE(part->visibleRegion().boundingRect(), part->rect());
        }
    }

    void aProgramThatIsNotThereIsSaidInGermanToo()
    {
        const Spoken spoken(QLocale::German);
        Fleet fleet_;
        fleet_.feed(fleet(fleet_.clocks.now(), 1));
        QTRY_VERIFY(fleet_.nodes.shown());
        const QList<NodesPresenter::Fact> facts = fleet_.nodes.factsOf(*fleet_.nodes.shown());
        QVERIFY(std::any_of(facts.begin(), facts.end(), [](const NodesPresenter::Fact &fact) {
            return fact.value == QLatin1String("uv fehlt, Python fehlt");
        }));
    }

    // Whether the question stands beside the filters or below them is known before the data is.
    void nothingOfTheNodesPageJumpsWhenTheDataComes_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("german");
        for (const int width : {1100, 1280, 1440}) {
            QTest::addRow("%d", width) << width << false;
            QTest::addRow("%d in German", width) << width << true;
        }
    }
    void nothingOfTheNodesPageJumpsWhenTheDataComes()
    {
        QFETCH(int, width);
        QFETCH(bool, german);
        const Spoken spoken(german ? QLocale::German : QLocale::English);
        Fleet fleet_;
        fleet_.window.resize(width, 800);
        const auto top = [&fleet_](const char *name) {
            return fleet_.find<QWidget>(name)->parentWidget()->mapTo(fleet_.nodesPage, QPoint()).y();
        };
        QTRY_COMPARE(fleet_.window.width(), width);
        QTRY_VERIFY(fleet_.find<QWidget>("nodes")->isVisible());
        QCoreApplication::processEvents();
        const int verdict = top("whatIfVerdict");
        const int choice = top("whatIfChoice");
        fleet_.feed(fleet(fleet_.clocks.now(), 40));
        QTRY_VERIFY(fleet_.nodes.whatIf().answer());
        QTRY_COMPARE(fleet_.find<QAbstractButton>("chipOffline")->accessibleName().right(1), QStringLiteral("0"));
        QCoreApplication::processEvents();
        QCOMPARE(top("whatIfChoice"), choice);
        QCOMPARE(top("whatIfVerdict"), verdict);
        auto *combo = fleet_.find<QWidget>("whatIfChoice");
        QVERIFY(combo->mapTo(fleet_.nodesPage, QPoint(combo->width(), 0)).x() < fleet_.nodesPage->width());
    }

    // What is old has no colour, in the map and in what explains it.
    void U2_theLegendOfAnOldMapIsGreyAsTheMapIs()
    {
        Fleet fleet_;
        fleet_.window.resize(1440, 900);
        ChangeSet set = fleet(fleet_.clocks.now(), 3);
        set.nodes[2].candidate = NodeCandidate{CandidateId(QStringLiteral("59a7b4da7db9")), PluginName(QStringLiteral("greeter")),
                                               PrincipalId(QStringLiteral("user:bob"))};
        fleet_.feed(set);
        QTRY_COMPARE(fleet_.nodes.placement().rowCount(), 1);
        auto *legend = fleet_.nodesPage->findChild<PlacementLegend *>();
        const auto hasAccent = [&] {
            const QImage image = legend->grab().toImage();
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    if (image.pixelColor(x, y) == fleet_.theme.color(Token::Accent))
                        return true;
                }
            }
            return false;
        };
        QTRY_VERIFY(hasAccent());
        fleet_.store.setLiveness(Liveness::Stale, Error{ErrorCode::Unreachable, QStringLiteral("gone"), {}, {}, 0, 0});
        QTRY_VERIFY(!hasAccent());
    }

    void theAuditsDetailsAreNarrowerWhereTheRailIs()
    {
        Fleet fleet_;
        fleet_.window.resize(1440, 800);
        fleet_.write(3);
        fleet_.feed(fleet(fleet_.clocks.now(), 1));
        QVERIFY(fleet_.window.openLink({{}, {}, ConsolePlace::Audit, {}}));
        QTRY_VERIFY(fleet_.audit.shown());
        const auto *details = fleet_.find<QSplitter>("auditAndDetails")->widget(1);
        QTRY_COMPARE(details->width(), int(size::detailPane));
        fleet_.window.resize(1280, 800);
        QTRY_COMPARE(details->width(), 384);
        fleet_.window.resize(1440, 800);
        QTRY_COMPARE(details->width(), int(size::detailPane));
    }

    void theWholeChainIsCheckedStepByStep()
    {
        Fleet fleet_;
        fleet_.write(5);
        fleet_.feed(fleet(fleet_.clocks.now(), 1));
        QVERIFY(fleet_.window.openLink({{}, {}, ConsolePlace::Audit, {}}));
        QTRY_VERIFY(fleet_.find<QPushButton>("verifyChain")->isEnabled());
        QTest::mouseClick(fleet_.find<QPushButton>("verifyChain"), Qt::LeftButton);
        QTRY_COMPARE(fleet_.client.chainChecks.open(), 1);
        fleet_.client.chainChecks.answerNext(ChainCheck{1, 3, 5, {}, 9});
        QTRY_COMPARE(fleet_.client.chainChecks.open(), 1);
        QCOMPARE(fleet_.client.chainChecks.last(), qint64(3));
        QTRY_VERIFY(fleet_.find<ElidedLabel>("chainVerdict")->text().contains(QStringLiteral("3 of 5")));
        fleet_.client.chainChecks.answerNext(ChainCheck{4, 4, 5, ChainBreak{5, ChainFault::Content}, 9});
        QTRY_VERIFY(fleet_.audit.isBroken());
        QVERIFY(fleet_.find<ElidedLabel>("chainVerdict")->text().startsWith(QStringLiteral("The chain is broken. Entry 5")));
    }

    void R7_anOperatorCannotHaveTheChainChecked()
    {
        Fleet fleet_(Role::Operator);
        fleet_.write(1);
        fleet_.feed(fleet(fleet_.clocks.now(), 1));
        QVERIFY(fleet_.window.openLink({{}, {}, ConsolePlace::Audit, {}}));
        QTRY_VERIFY(fleet_.session.who());
        auto *button = fleet_.find<QPushButton>("verifyChain");
        QTRY_COMPARE(button->toolTip(), QStringLiteral("Only an admin can have the whole chain checked."));
        QVERIFY(button->isVisible() && !button->isEnabled());
    }

    void whatIsListedIsExported()
    {
        Fleet fleet_;
        fleet_.write(4);
        fleet_.feed(fleet(fleet_.clocks.now(), 1));
        QVERIFY(fleet_.window.openLink({{}, {}, ConsolePlace::Audit, {}}));
        QTRY_COMPARE(fleet_.audit.model().phase(), AuditModel::Phase::Ready);
        fleet_.prompt.file = fleet_.folder.filePath(QStringLiteral("audit.csv"));
        QTRY_VERIFY(fleet_.find<QAction>("actionExportAuditCsv")->isEnabled());
        fleet_.find<QAction>("actionExportAuditCsv")->trigger();
        QTRY_VERIFY(QFile::exists(fleet_.prompt.file));
        QFile file(fleet_.prompt.file);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count('\n'), 5);
        QVERIFY(fleet_.auditPage->workText().contains(QStringLiteral("audit.csv")));
    }

    void whatIsNotKnownOfNodesIsNotZero()
    {
        Fleet fleet_;
        QCoreApplication::processEvents();
        QCOMPARE(fleet_.find<QAbstractButton>("chipOffline")->accessibleName(), QStringLiteral("Offline"));
        QVERIFY(!fleet_.find<QPushButton>("exportNodes")->isEnabled());
        QVERIFY(!fleet_.find<QPushButton>("whatIfOperator")->isEnabled());
        QVERIFY(!fleet_.find<QPushButton>("whatIfOperator")->toolTip().isEmpty());
        fleet_.feed(fleet(fleet_.clocks.now(), 3));
        QTRY_VERIFY(fleet_.find<QPushButton>("exportNodes")->isEnabled());
        QTRY_VERIFY(fleet_.find<QPushButton>("whatIfOperator")->isEnabled());
        QCOMPARE(fleet_.find<QAbstractButton>("chipOffline")->accessibleName(), QStringLiteral("Offline, 0"));
        QTRY_COMPARE(fleet_.nodes.placement().rowCount(), 1);
        fleet_.store.setLiveness(Liveness::Stale, Error{ErrorCode::Unreachable, QStringLiteral("gone"), {}, {}, 0, 0});
        QTRY_VERIFY(!fleet_.find<QPushButton>("whatIfOperator")->isEnabled());
        QVERIFY(fleet_.nodes.placement().index(0, PlacementModel::heads).data(StaleRole).toBool());
    }

    void theMapCountsWhatItShows()
    {
        Fleet fleet_;
        fleet_.window.resize(1440, 900);
        fleet_.feed(fleet(fleet_.clocks.now(), 3));
        QTRY_COMPARE(fleet_.find<QLabel>("placementShown")->text(), QStringLiteral("1 of 1 plugins, 3 of 3 nodes shown"));
        fleet_.window.resize(1100, 800);
        QTRY_VERIFY(fleet_.find<QLabel>("placementShown")->width() >= fleet_.find<QLabel>("placementShown")->sizeHint().width());
    }

    void theAnswerElidesAndTheNodesDoNotScrollSideways()
    {
        Fleet fleet_;
        fleet_.feed(fleet(fleet_.clocks.now(), 4));
        fleet_.window.resize(1100, 800);
        auto *table = fleet_.find<Table>("nodes");
        QTRY_VERIFY(fleet_.nodes.whatIf().answer());
        QTRY_COMPARE(table->horizontalHeader()->length(), table->viewport()->width());
        const QModelIndex refused = fleet_.nodes.model().index(3, int(NodeModel::Column::WhatIf));
        QVERIFY(refused.data(Qt::ToolTipRole).toString().startsWith(refused.data().toString()));
    }

    void theVerdictWrapsAndIsWhole()
    {
        Fleet fleet_;
        fleet_.feed(fleet(fleet_.clocks.now(), 4));
        QTRY_VERIFY(fleet_.nodes.whatIf().answer());
        fleet_.window.resize(960, 540);
        auto *details = fleet_.find<QLabel>("whatIfDetails");
        details->setText(
            QString(60, QLatin1Char('w')).replace(QLatin1Char('w'), QStringLiteral("words "))); // more than any answer
        QTRY_VERIFY(details->height() >= details->heightForWidth(details->width()));
        QVERIFY(details->height() > 2 * QFontMetrics(details->font()).height());
    }

    void theAnswersColumnBeginsWithALine()
    {
        Fleet fleet_;
        fleet_.window.resize(1440, 900);
        fleet_.feed(fleet(fleet_.clocks.now(), 4));
        QTRY_VERIFY(fleet_.nodes.whatIf().answer());
        auto *table = fleet_.find<Table>("nodes");
        const int column = int(NodeModel::Column::WhatIf);
        QTRY_VERIFY(table->columnWidth(column) > 0);
        const QImage cells = table->viewport()->grab().toImage();
        const QImage head = table->horizontalHeader()->viewport()->grab().toImage();
        const QColor hair = fleet_.theme.color(Token::Hair);
        QCOMPARE(cells.pixelColor(table->columnViewportPosition(column), size::row + 3), hair);
        QCOMPARE(head.pixelColor(table->horizontalHeader()->sectionViewportPosition(column), 5), hair);
    }

    // Why something was done is a person's sentence: where it is long it has a second line.
    void aLongReasonHasTwoLines()
    {
        Fleet fleet_;
        fleet_.window.resize(1100, 800);
        fleet_.write(10);
        fleet_.entries.last().reason = QStringLiteral(
            "because the node was rebuilt with another image and nothing ran on it then");
        fleet_.feed(fleet(fleet_.clocks.now(), 1));
        QVERIFY(fleet_.window.openLink({{}, {}, ConsolePlace::Audit, {}}));
        auto *table = fleet_.find<Table>("audit");
        QTRY_COMPARE(table->model()->rowCount(), 10);
        QTRY_VERIFY(table->takesTwoLines(int(AuditModel::Column::Detail)));
        QVERIFY(table->rowHeight(0) > size::row);
    }

    /// Takes pictures when OZ0_PICTURES names a folder; a picture proves nothing by itself, so nothing is compared.
    void pictures()
    {
        const QString folder = qEnvironmentVariable("OZ0_PICTURES");
        if (folder.isEmpty())
            QSKIP("OZ0_PICTURES names no folder");
        for (const bool german : {false, true}) {
            const Spoken spoken(german ? QLocale::German : QLocale::English);
            Fleet fleet_;
            QApplication::setStyle(new ConsoleStyle(fleet_.theme));
            const auto shoot = [&](const QString &name) {
                QTest::qWait(400);
                QVERIFY(fleet_.window.grab().save(folder + (german ? QStringLiteral("/de-") : QStringLiteral("/")) + name));
            };
            fleet_.window.resize(1440, 900);
            shoot(QStringLiteral("nodes-loading.png"));
            ChangeSet set = fleet(fleet_.clocks.now(), 4);
            set.nodes[2].candidate = NodeCandidate{CandidateId(QStringLiteral("59a7b4da7db9")),
                                                   PluginName(QStringLiteral("greeter")),
                                                   PrincipalId(QStringLiteral("user:bob"))};
            fleet_.feed(set);
            shoot(QStringLiteral("nodes-1440.png"));
            fleet_.window.resize(1100, 800);
            shoot(QStringLiteral("nodes-1100.png"));
            fleet_.nodesPage->setTab(NodesPage::DetailsTab);
            shoot(QStringLiteral("nodes-details-1100.png"));
            fleet_.nodesPage->setTab(NodesPage::PlacementTab);
            fleet_.store.setLiveness(Liveness::Stale, Error{ErrorCode::Unreachable, QStringLiteral("gone"), {}, {}, 0, 0});
            shoot(QStringLiteral("nodes-stale.png"));
            fleet_.store.setLiveness(Liveness::Live);
            fleet_.write(12);
            fleet_.writeInstall();
            fleet_.entries.last().reason = QStringLiteral("Secret GREETING_KEY is new and no binding gives it to a candidate");
            QVERIFY(fleet_.window.openLink({{}, {}, ConsolePlace::Audit, {}}));
            fleet_.window.resize(1440, 900);
            shoot(QStringLiteral("audit-install-1440.png"));
            for (const int width : {1440, 1280, 1100}) {
                fleet_.window.resize(width, 800);
                shoot(QStringLiteral("audit-%1.png").arg(width));
            }
        }
        Fleet bare;
        bare.window.resize(1280, 800);
        ChangeSet nothing = fleet(bare.clocks.now(), 2);
        nothing.plugins.clear();
        bare.feed(nothing);
        QTest::qWait(400);
        QVERIFY(bare.window.grab().save(folder + QStringLiteral("/nodes-no-code.png")));
    }
};

void FleetPagesTest::aLinkToANodeThatIsNotThereSaysSo()
{
    Fleet fleet;
    QVERIFY(fleet.window.openLink({{}, {}, ConsolePlace::Nodes, QStringLiteral("ghost")}));
    fleet.store.apply(::fleet(fleet.clocks.now(), 3));
    auto *hint = fleet.window.findChild<QLabel *>(QStringLiteral("nodeHint"));
    QTRY_VERIFY2(hint->isVisible() && hint->text().contains(QLatin1String("ghost")), qPrintable(hint->text()));
    QVERIFY(!fleet.nodes.shown());
}

void FleetPagesTest::aViewerIsToldWhoSeesTheAudit()
{
    Fleet fleet(Role::Viewer);
    QTRY_VERIFY(fleet.session.who());
    QVERIFY2(fleet.audit.whoSees().startsWith(QLatin1String("Only an operator")), qPrintable(fleet.audit.whoSees()));
}

QTEST_MAIN(FleetPagesTest)
#include "FleetPagesTest.moc"
