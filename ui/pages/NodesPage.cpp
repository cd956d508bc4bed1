#include "ui/pages/NodesPage.h"

#include "models/Texts.h"
#include "models/presenters/ListRights.h"
#include "ui/Commands.h"
#include "ui/Html.h"
#include "ui/Told.h"
#include "ui/pages/FailedView.h"
#include "ui/pages/NodeDetails.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/ListSplitter.h"
#include "ui/widgets/MarkDelegates.h"
#include "ui/widgets/NodeFilterBar.h"
#include "ui/widgets/PlacementView.h"
#include "ui/widgets/WhatIfBar.h"

#include <QBoxLayout>
#include <QEvent>
#include <QMenu>
#include <QSaveFile>

namespace oz0 {

NodesPage::NodesPage(const Theme &theme, NodesPresenter &presenter, Prompt &prompt, ViewSettings settings, QWidget *parent)
    : PageWidget(parent), m_theme(theme), m_presenter(presenter), m_prompt(prompt),
      m_export(new ListExport(theme, prompt, QStringLiteral("nodes"), this)), m_settings(settings)
{
    setObjectName(QStringLiteral("nodesPage"));
    makeActions();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHead());
    column->addWidget(makeFilters());
    m_verdict = new WhatIfVerdict(theme, presenter.whatIf());
    column->addWidget(m_verdict);
    m_table = new Table(theme);
    m_table->setObjectName(QStringLiteral("nodes"));
    m_table->setAccessibleName(tr("Nodes"));
    m_table->setModel(&presenter.filter());
    m_table->setItemDelegate(new NodeDelegate(theme, m_table));
    m_table->setLineBefore(int(NodeModel::Column::WhatIf));
    m_table->letTakeTwoLines(int(NodeModel::Column::WhatIf));
    m_export->setTable(m_table);
    m_splitter = new ListSplitter(*m_table, m_table, makeLower());
    m_splitter->setObjectName(QStringLiteral("nodesAndPlacement"));
    m_splitter->setOrientation(Qt::Vertical);
    column->addWidget(m_splitter, 1);
    makeOverlay();
    connectTable();
    m_refreshTimer.setSingleShot(true);
    connect(&m_refreshTimer, &QTimer::timeout, this, &NodesPage::refresh);
    connect(&presenter, &NodesPresenter::stateChanged, this, [this] {
        if (!m_refreshTimer.isActive())
            m_refreshTimer.start(0);
    });
    connect(&presenter, &NodesPresenter::selectionChanged, this, [this] {
        m_map->setNode(m_presenter.shown() ? m_presenter.shown()->node.name : NodeName());
        refreshActions();
    });
    connect(&presenter, &NodesPresenter::detailsChanged, this, &NodesPage::refreshActions);
    connect(&presenter.session(), &SessionPresenter::changed, this, &NodesPage::refreshActions);
    restoreLayout();
    refresh();
    refreshActions();
}

NodesPage::~NodesPage()
{
    saveLayout();
}

QString NodesPage::title() const
{
    return tr("Nodes");
}

QString NodesPage::menuTitle() const
{
    return tr("&Node");
}

QString NodesPage::countText() const
{
    return m_presenter.store().age().count() < 0 ? QString() : Texts::number(m_presenter.filter().total());
}

void NodesPage::makeActions()
{
    const auto make = [this](const QString &name, const QString &icon, const QString &text, const QKeySequence &keys) {
        auto *action = new QAction(m_theme.icon(icon), text, this);
        action->setObjectName(name);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        return action;
    };
    m_copyName = make(QStringLiteral("actionCopyNodeName"), QStringLiteral("copy"), tr("Copy &name"), QKeySequence::Copy);
    m_copyList = make(QStringLiteral("actionCopyNodes"), QStringLiteral("terminal"), tr("Copy as co&mmand"), {});
    m_exportAnswers = make(QStringLiteral("actionExportWhatIf"), QStringLiteral("export"),
                           tr("Export the nodes and which it could take as &JSON…"), {});
    m_askAgain = make(QStringLiteral("actionAskWhatIf"), QStringLiteral("refresh"), tr("Ask &again which nodes it could take"),
                      QKeySequence(tr("Ctrl+R")));
    m_audit = make(QStringLiteral("actionNodeAudit"), QStringLiteral("audit"), tr("Show what &happened to it"), {});
    m_candidate = make(QStringLiteral("actionNodeCandidate"), QStringLiteral("candidates"), tr("Show its &candidate"), {});
    m_removeCandidate = make(QStringLiteral("actionRemoveNodeCandidate"), QStringLiteral("trash"), tr("&Remove its candidate…"),
                             {});
    for (QAction *action : {m_candidate, m_removeCandidate})
        setObjectOf(*action, ConsolePlace::Nodes);
    connect(m_candidate, &QAction::triggered, this, &NodesPage::showCandidate);
    connect(m_removeCandidate, &QAction::triggered, this, [this] {
        if (const NodeRow *row = m_presenter.shown(); row && row->node.candidate)
            Q_EMIT actionAsked({{}, {}, ConsolePlace::Candidates, row->node.candidate->id.text(), std::nullopt},
                               QStringLiteral("actionRemove"));
    });
    setWords(*m_askAgain, tr("what if a candidate took them"));
    setObjectOf(*m_copyName, ConsolePlace::Nodes);
    setObjectOf(*m_audit, ConsolePlace::Nodes);
    connect(m_copyName, &QAction::triggered, this, [this] {
        QStringList names;
        for (const NodeName &name : m_presenter.selection())
            names.append(name.text());
        Told::copy(this, names.join(QLatin1Char('\n')), names.size() > 1 ? Told::What::Names : Told::What::Name);
    });
    connect(m_copyList, &QAction::triggered, this, [this] { Told::copy(this, m_presenter.listCommand(), Told::What::Command); });
    connect(m_exportAnswers, &QAction::triggered, this, &NodesPage::exportAnswers);
    connect(m_askAgain, &QAction::triggered, this, [this] { m_presenter.whatIf().askAgain(); });
    connect(m_audit, &QAction::triggered, this, [this] {
        if (const NodeRow *row = m_presenter.shown())
            Q_EMIT linkActivated({{}, {}, ConsolePlace::Audit, QStringLiteral("nodes/") + row->node.name.text()});
    });
}

QList<QAction *> NodesPage::objectActions() const
{
    return QList<QAction *>{m_copyName, m_copyList, m_askAgain, m_audit, m_candidate, m_removeCandidate} + m_nodeActions;
}

void NodesPage::setNodeActions(const QList<QAction *> &actions)
{
    m_nodeActions = actions;
    m_details->setActions(QList<QAction *>{m_audit} + actions);
}

QWidget *NodesPage::makeHead()
{
    auto *head = new Ground(m_theme, Token::Window);
    head->setFixedHeight(size::pageHead);
    auto *line = new QHBoxLayout(head);
    line->setContentsMargins(size::pageMargin, 0, size::pageMargin, 0);
    line->setSpacing(size::insideGroup);
    line->addWidget(new Label(m_theme, FontRole::Title, Token::Text, title()));
    m_summary = new ElidedLabel(m_theme, FontRole::Text, Token::Text2, Qt::ElideRight);
    m_summary->setObjectName(QStringLiteral("nodesSummary"));
    m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    line->addWidget(m_summary, 1);
    m_commandButton = makeButton(m_theme, QStringLiteral("copyNodesAsCommand"), QStringLiteral("terminal"),
                                 tr("Copy as co&mmand"), this);
    connect(m_commandButton, &QPushButton::clicked, m_copyList, &QAction::trigger);
    line->addWidget(m_commandButton);
    m_exportButton = makeButton(m_theme, QStringLiteral("exportNodes"), QStringLiteral("export"), tr("E&xport…"), this);
    auto *menu = new QMenu(m_exportButton);
    menu->addActions(exportActions());
    connect(m_exportButton, &QPushButton::clicked, menu,
            [this, menu] { menu->popup(m_exportButton->mapToGlobal(QPoint(0, m_exportButton->height()))); });
    line->addWidget(m_exportButton);
    return head;
}

QWidget *NodesPage::makeFilters()
{
    auto *ground = new Ground(m_theme, Token::Window, Ground::Bottom);
    m_filterLine = new QBoxLayout(QBoxLayout::LeftToRight, ground);
    m_filterLine->setContentsMargins(size::pageMargin, 0, size::pageMargin, size::insideGroup + 1);
    m_filterLine->setSpacing(size::insideGroup);
    m_filterBar = new NodeFilterBar(m_theme, m_presenter.filter());
    m_filterLine->addWidget(m_filterBar, 1);
    m_chooser = new WhatIfChooser(m_theme, m_presenter.whatIf());
    m_filterLine->addWidget(m_chooser);
    return ground;
}

QWidget *NodesPage::makeLower()
{
    auto *pane = new Ground(m_theme, Token::Base);
    auto *column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *head = new Ground(m_theme, Token::Window, Ground::Bottom);
    head->setFixedHeight(size::tabBar + 1);
    auto *line = new QHBoxLayout(head);
    line->setContentsMargins(0, 0, 0, 1); // a layout mirrors its spaces, never its margins
    line->setSpacing(size::betweenGroups);
    line->addSpacing(size::insideGroup);
    m_tabs = new PaneTabs(m_theme);
    m_tabs->setObjectName(QStringLiteral("nodesTabs"));
    m_tabs->addTab(tr("Placement"));
    m_tabs->addTab(tr("Details"));
    line->addWidget(m_tabs);
    m_shown = new Label(m_theme, FontRole::Small, Token::Text2);
    m_shown->setObjectName(QStringLiteral("placementShown"));
    line->addWidget(m_shown);
    m_legend = new PlacementLegend(m_theme, m_presenter.placement());
    line->addWidget(m_legend, 1);
    m_asTable = makeButton(m_theme, QStringLiteral("showAsTable"), {}, tr("Show as &table"), this);
    m_asTable->setCheckable(true);
    line->addWidget(m_asTable);
    line->addSpacing(size::pageMargin);
    column->addWidget(head);
    m_lower = new QStackedWidget;
    m_map = new PlacementView(m_theme, m_presenter.placement());
    m_lower->addWidget(m_map);
    m_list = new Table(m_theme);
    m_list->setObjectName(QStringLiteral("placementList"));
    m_list->setAccessibleName(tr("Placement as a table"));
    m_list->setModel(&m_presenter.placementList());
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_lower->addWidget(m_list);
    m_details = new NodeDetails(m_theme, m_presenter);
    m_details->setActions({m_audit});
    connect(m_details, &NodeDetails::candidateAsked, this, &NodesPage::showCandidate);
    m_lower->addWidget(m_details);
    column->addWidget(m_lower, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) { setTab(Tab(tab)); });
    connect(m_asTable, &QPushButton::toggled, this, &NodesPage::showPlacementAsTable);
    connect(m_map, &PlacementView::nodeChosen, this, &NodesPage::selectNode);
    connect(m_map, &PlacementView::shownChanged, this, [this] { m_shown->setText(m_map->shownText()); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &index) {
        if (index.isValid())
            selectNode(NodeName(index.data(IdRole).toString()));
    });
    return pane;
}

void NodesPage::setTab(Tab tab)
{
    if (m_tabs->currentIndex() != tab)
        m_tabs->setCurrentIndex(tab);
    const bool isPlacement = tab == PlacementTab;
    m_lower->setCurrentWidget(!isPlacement                 ? static_cast<QWidget *>(m_details)
                                  : m_asTable->isChecked() ? static_cast<QWidget *>(m_list)
                                                           : m_map);
    m_asTable->setVisible(isPlacement);
    m_legend->setVisible(isPlacement && !m_asTable->isChecked());
    m_shown->setVisible(isPlacement && !m_asTable->isChecked());
}

void NodesPage::showPlacementAsTable(bool asTable)
{
    m_asTable->setChecked(asTable);
    m_presenter.placementList().setWatching(asTable);
    if (asTable)
        m_list->sizeColumnsOnce();
    setTab(PlacementTab);
}

void NodesPage::makeOverlay()
{
    m_overlay = new QStackedWidget(m_table->viewport());
    m_loading = new LoadingRows(m_theme, *m_table->horizontalHeader());
    m_overlay->addWidget(m_loading);
    m_empty = new MessageView(m_theme, QStringLiteral("nodesEmpty"));
    m_empty->setTexts(tr("No nodes"),
                      tr("An admin makes a join token with %1, and %2 joins on the machine.")
                          .arg(code(m_theme, QStringLiteral("oz0 node token")), code(m_theme, QStringLiteral("oz0-node"))));
    m_overlay->addWidget(m_empty);
    m_filteredEmpty = new MessageView(m_theme, QStringLiteral("nodesFilteredEmpty"));
    QPushButton *clear = m_filteredEmpty->addButton(QStringLiteral("clearNodeFilters"), QStringLiteral("close"), tr("&Clear"));
    connect(clear, &QPushButton::clicked, m_filterBar, &NodeFilterBar::clear);
    m_overlay->addWidget(m_filteredEmpty);
    m_failed = new FailedView(m_theme, QStringLiteral("nodesFailed"), QStringLiteral("tryAgainNodes"));
    connect(m_failed, &FailedView::retryAsked, this, &PageWidget::retryAsked);
    connect(m_failed, &FailedView::signInAsked, this, &PageWidget::signInAsked);
    m_overlay->addWidget(m_failed);
    m_table->viewport()->installEventFilter(this);
    m_overlay->hide();
}

void NodesPage::connectTable()
{
    setFocusProxy(m_table);
    m_table->sortByColumn(int(NodeModel::Column::Node), Qt::AscendingOrder);
    m_table->setSortingEnabled(true);
    m_table->horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table->horizontalHeader(), &QWidget::customContextMenuRequested, this, &NodesPage::showColumnMenu);
    connect(m_table, &QWidget::customContextMenuRequested, this, &NodesPage::showRowMenu);
    m_selectionTimer.setSingleShot(true);
    connect(&m_selectionTimer, &QTimer::timeout, this, &NodesPage::takeSelection);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] { m_selectionTimer.start(0); });
    const auto details = [this] { setTab(DetailsTab); };
    connect(m_table, &Table::entered, this, details);
    connect(m_table, &QAbstractItemView::doubleClicked, this, details);
    connect(m_table, &Table::pointerLeft, this, [this] { m_presenter.filter().holdOrder(false); });
    m_currentTimer.setSingleShot(true);
    connect(&m_currentTimer, &QTimer::timeout, this, &NodesPage::keepCurrent);
    const auto look = [this] { m_currentTimer.start(0); };
    connect(&m_presenter.filter(), &NodeFilter::settled, this, look);
    connect(&m_presenter.filter(), &QAbstractItemModel::rowsInserted, this, look);
    connect(&m_presenter.filter(), &QAbstractItemModel::rowsRemoved, this, look);
    connect(&m_presenter.model(), &NodeModel::staleChanged, this, [this] {
        if (!m_table->hasOwnWidths())
            m_table->sizeColumnsOnce(); // its head says as of when
    });
    connect(&m_presenter.whatIf(), &WhatIfPresenter::choicesChanged, this, &NodesPage::arrangeFilters);
    connect(&m_presenter.model(), &NodeModel::rowsTouched, this, [this](const QList<NodeName> &names) {
        QStringList keys;
        for (const NodeName &name : names)
            keys.append(name.text());
        m_table->flash(keys);
    });
}

void NodesPage::focusFilter()
{
    m_filterBar->focusField();
}

void NodesPage::openLink(const ConsoleLink &link)
{
    m_linked = NodeName(link.object);
    m_missed = {};
    m_currentTimer.start(0);
}

ConsoleLink NodesPage::here() const
{
    const NodeRow *row = m_presenter.shown();
    return {{}, {}, ConsolePlace::Nodes, row ? row->node.name.text() : QString(), std::nullopt};
}

// Filters that hide what a link names give way to it.
bool NodesPage::selectLinked()
{
    if (m_linked.isEmpty() || m_presenter.model().rowOf(m_linked) < 0)
        return false;
    if (m_presenter.filter().rowOf(m_linked) < 0) {
        m_presenter.filter().setQuery({});
        return true;
    }
    selectNode(std::exchange(m_linked, NodeName()));
    return true;
}

void NodesPage::selectNode(const NodeName &node)
{
    const int row = m_presenter.filter().rowOf(node);
    if (row < 0)
        return;
    const QModelIndex index = m_presenter.filter().index(row, 0);
    m_table->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_table->scrollTo(index);
}

// A table with rows always has a current one (U25); the first rows to come are looked at.
void NodesPage::keepCurrent()
{
    if (!m_presenter.filter().isSettled())
        return;
    // Once the list is known, a link's node that is not in it leaves nothing selected; one that is still to come is selected then.
    if (m_missed != m_linked && isGone({{}, {}, ConsolePlace::Nodes, m_linked.text(), std::nullopt})) {
        m_missed = m_linked;
        m_table->clearSelection();
        m_details->tellGone(m_missed.text());
        setTab(DetailsTab);
    }
    if (m_presenter.filter().rowCount() == 0)
        return;
    if (!m_sized) {
        m_sized = true;
        if (!m_table->hasOwnWidths())
            m_table->sizeColumnsOnce();
        if (m_linked.isEmpty())
            selectNode(m_presenter.filter().idAt(0));
    }
    if (selectLinked())
        return;
    if (!m_table->currentIndex().isValid())
        m_table->selectionModel()->setCurrentIndex(m_presenter.filter().index(0, 0), QItemSelectionModel::NoUpdate);
}

void NodesPage::takeSelection()
{
    QList<NodeName> names;
    for (const QItemSelectionRange &range : m_table->selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            names.append(m_presenter.filter().idAt(row));
    }
    if (!names.isEmpty())
        m_details->tellGone({});
    if (names != m_presenter.selection())
        m_presenter.select(names);
}

bool NodesPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        m_overlay->setGeometry(m_table->viewport()->rect());
    if (watched == m_table->viewport() && event->type() == QEvent::Enter)
        m_presenter.filter().holdOrder(true);
    return PageWidget::eventFilter(watched, event);
}

void NodesPage::refresh()
{
    const PageState state = m_presenter.state();
    QWidget *over = nullptr;
    if (state == PageState::Loading) {
        over = m_loading;
    } else if (state == PageState::Empty) {
        over = m_empty;
    } else if (state == PageState::FilteredEmpty) {
        m_filteredEmpty->setTexts(m_presenter.filteredEmptyText(), {});
        over = m_filteredEmpty;
    } else if (state == PageState::Failed) {
        m_failed->showFailure(m_presenter.session(), tr("The nodes cannot be shown"), m_presenter.failure());
        over = m_failed;
    }
    m_overlay->setGeometry(m_table->viewport()->rect());
    if (over)
        m_overlay->setCurrentWidget(over);
    m_overlay->setVisible(over);
    m_summary->setText(m_presenter.summary());
    const ActionState listed = mayTakeList(m_presenter.session());
    m_filterBar->setKnown(listed.allowed);
    m_export->setState(listed);
    for (QAction *action : {m_copyList, m_exportAnswers}) {
        action->setEnabled(listed.allowed);
        action->setStatusTip(listed.reason);
    }
    applyState(m_commandButton, {listed.allowed, listed.allowed ? m_presenter.listCommand() : listed.reason});
    applyState(m_exportButton, listed);
    m_shown->setText(m_map->shownText());
    m_verdict->setVisible(state != PageState::Failed && state != PageState::Empty);
    arrangeFilters();
    const bool needsTheRoom = over == m_filteredEmpty && m_splitter->orientation() == Qt::Vertical;
    m_splitter->widget(1)->setVisible(state != PageState::Failed && state != PageState::Empty && state != PageState::Loading
                                      && !needsTheRoom);
    Q_EMIT stateChanged();
}

void NodesPage::refreshActions()
{
    const auto allow = [](QAction *action, bool allowed, const QString &reason) {
        action->setEnabled(allowed);
        action->setStatusTip(allowed ? QString() : reason);
    };
    const QString none = m_presenter.selection().isEmpty() ? tr("No node is selected.") : tr("Several are selected.");
    allow(m_copyName, !m_presenter.selection().isEmpty(), none);
    const NodeRow *shown = m_presenter.shown();
    allow(m_audit, shown != nullptr, none);
    const bool isHeld = shown && shown->node.candidate;
    const QString free = shown ? tr("No candidate is on it.") : none;
    allow(m_candidate, isHeld, free);
    const ActionState removal = isHeld ? m_presenter.mayRemove(shown->node.candidate->id) : ActionState{false, free};
    allow(m_removeCandidate, removal.allowed, removal.reason);
}

void NodesPage::showCandidate()
{
    if (const NodeRow *row = m_presenter.shown(); row && row->node.candidate)
        Q_EMIT linkActivated({{}, {}, ConsolePlace::Candidates, row->node.candidate->id.text(), std::nullopt});
}

// What the command line prints with --json, beside the nodes.
void NodesPage::exportAnswers()
{
    m_prompt.saveFile(
        this, tr("Export the nodes"), QStringLiteral("nodes-what-if.json"), tr("JSON (*.json)"), [this](const QString &path) {
            QSaveFile file(path);
            if (!file.open(QIODevice::WriteOnly) || file.write(m_presenter.exportJson()) < 0 || !file.commit())
                m_prompt.decide(this, {tr("The nodes were not exported"), file.errorString(), tr("Close"), true}, [] {});
            else
                Told::saved(this, path);
        });
}

} // namespace oz0
