#include "ui/pages/CandidatesPage.h"

#include "models/Texts.h"
#include "models/presenters/ListRights.h"
#include "models/presenters/PreviewRights.h"
#include "ui/Commands.h"
#include "ui/Html.h"
#include "ui/Told.h"
#include "ui/dialogs/RemoveDialog.h"
#include "ui/pages/CandidateDetails.h"
#include "ui/pages/FailedView.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/CandidateDelegates.h"
#include "ui/widgets/FilterBar.h"
#include "ui/widgets/ListSplitter.h"

#include <QBoxLayout>
#include <QEvent>
#include <QMenu>
#include <QResizeEvent>

namespace oz0 {

namespace {

using Column = CandidateModel::Column;
constexpr int leastDetails = 224; // px: their head, their tabs and some lines

} // namespace

CandidatesPage::CandidatesPage(const Theme &theme, CandidatesPresenter &presenter, Prompt &prompt, ViewSettings settings,
                               QWidget *parent)
    : PageWidget(parent), m_theme(theme), m_presenter(presenter), m_prompt(prompt),
      m_export(new ListExport(theme, prompt, QStringLiteral("candidates"), this)), m_settings(settings)
{
    setObjectName(QStringLiteral("candidatesPage"));
    makeActions();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHead());
    QWidget *list = makeList();
    m_details = new CandidateDetails(theme, presenter);
    m_details->setMoreActions({m_previewInstall, m_copyId, m_copyRunLine, m_copyShow, m_copyCommand});
    m_splitter = new ListSplitter(*m_table, list, m_details);
    m_splitter->setObjectName(QStringLiteral("listAndDetails"));
    m_splitter->setLeastDetails(leastDetails);
    column->addWidget(m_splitter, 1);
    makeOverlay();
    connectTable();
    watchView();
    m_selectionTimer.setSingleShot(true);
    connect(&m_selectionTimer, &QTimer::timeout, this, &CandidatesPage::takeSelection);
    m_refreshTimer.setSingleShot(true);
    connect(&m_refreshTimer, &QTimer::timeout, this, &CandidatesPage::refresh);
    const auto later = [this] {
        if (!m_refreshTimer.isActive())
            m_refreshTimer.start(0);
    };
    connect(&presenter, &CandidatesPresenter::stateChanged, this, later);
    connect(&presenter, &CandidatesPresenter::selectionChanged, this, later);
    connect(&presenter, &CandidatesPresenter::detailsChanged, this, &CandidatesPage::refreshActions);
    connect(&presenter, &CandidatesPresenter::workChanged, this, &PageWidget::workChanged);
    connect(&presenter, &CandidatesPresenter::heldRequestAnswered, this, &PageWidget::allSent);
    connect(m_details, &CandidateDetails::removeAsked, this, &CandidatesPage::remove);
    connect(m_details, &CandidateDetails::undoAsked, this, &CandidatesPage::undo);
    connect(m_details, &CandidateDetails::copyIdAsked, m_copyId, &QAction::trigger);
    connect(m_details, &CandidateDetails::copyRunLineAsked, this,
            [this] { (m_presenter.shown() ? m_copyRunLine : m_copyId)->trigger(); });
    restoreLayout();
    refresh();
    refreshActions();
}

CandidatesPage::~CandidatesPage()
{
    saveLayout();
}

QString CandidatesPage::title() const
{
    return tr("Candidates");
}

QString CandidatesPage::menuTitle() const
{
    return tr("&Candidate");
}

QString CandidatesPage::countText() const
{
    return m_presenter.store().age().count() < 0 ? QString() : Texts::number(m_presenter.filter().total());
}

void CandidatesPage::makeActions()
{
    const auto make = [this](const QString &name, const QString &icon, const QString &text, const QKeySequence &keys) {
        auto *action = new QAction(m_theme.icon(icon), text, this);
        action->setObjectName(name);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        return action;
    };
    m_remove = make(QStringLiteral("actionRemove"), QStringLiteral("trash"), tr("&Remove…"), QKeySequence::Delete);
    m_previewInstall = make(QStringLiteral("actionPreviewInstall"), QStringLiteral("preview"), tr("Preview an i&nstall…"),
                            QKeySequence(tr("Ctrl+Shift+I")));
    m_copyId = make(QStringLiteral("actionCopyId"), QStringLiteral("copy"), tr("Copy &ID"), QKeySequence::Copy);
    m_copyRunLine = make(QStringLiteral("actionCopyRunLine"), QStringLiteral("copy"), tr("Copy run &line"),
                         QKeySequence(tr("Ctrl+Shift+C")));
    m_copyCommand = make(QStringLiteral("actionCopyRemove"), QStringLiteral("terminal"), tr("Copy removal as &command"), {});
    m_copyShow = make(QStringLiteral("actionCopyShow"), QStringLiteral("terminal"), tr("Copy &details as command"), {});
    m_copyList = make(QStringLiteral("actionCopyList"), QStringLiteral("terminal"), tr("Copy list as co&mmand"), {});
    m_sortAgain = make(QStringLiteral("actionSortAgain"), QStringLiteral("refresh"), tr("&Sort again now"),
                       QKeySequence(tr("Ctrl+R")));
    m_openDiff = make(QStringLiteral("actionOpenCandidateDiff"), QStringLiteral("compare"), tr("&Open diff"),
                      QKeySequence(tr("Ctrl+D")));
    setWords(*m_openDiff, tr("compare differences changes"));
    connect(m_openDiff, &QAction::triggered, this, [this] {
        if (const Candidate *candidate = m_presenter.shown()) {
            const DiffSide to{DiffSide::Kind::Candidate, candidate->id.text()};
            Q_EMIT linkActivated({{}, {}, ConsolePlace::Plugins, candidate->plugin.text(), std::pair(DiffSide(), to)});
        }
    });
    connect(m_remove, &QAction::triggered, this, &CandidatesPage::remove);
    connect(m_previewInstall, &QAction::triggered, this, [this] {
        if (const Candidate *candidate = m_presenter.shown())
            Q_EMIT linkActivated({{}, {}, ConsolePlace::Preview, candidate->id.text(), std::nullopt});
    });
    connect(m_copyId, &QAction::triggered, this, [this] {
        const QString ids = selectedIds();
        Told::copy(this, ids, ids.contains(QLatin1Char('\n')) ? Told::What::Ids : Told::What::Id);
    });
    connect(m_copyRunLine, &QAction::triggered, this, [this] {
        if (const Candidate *candidate = m_presenter.shown())
            Told::copy(this, m_presenter.runLine(*candidate), Told::What::RunLine);
    });
    connect(m_copyShow, &QAction::triggered, this, [this] {
        if (const Candidate *candidate = m_presenter.shown())
            Told::copy(this, m_presenter.showCommand(candidate->id), Told::What::Command);
    });
    connect(m_copyCommand, &QAction::triggered, this,
            [this] { Told::copy(this, m_presenter.removeCommand(m_presenter.removal().allowed), Told::What::Command); });
    connect(m_copyList, &QAction::triggered, this, [this] { Told::copy(this, m_presenter.listCommand(), Told::What::Command); });
    connect(m_sortAgain, &QAction::triggered, this, [this] { m_presenter.filter().reorder(); });
}

QWidget *CandidatesPage::makeHead()
{
    auto *head = new Ground(m_theme, Token::Window);
    head->setFixedHeight(size::pageHead);
    auto *line = new QHBoxLayout(head);
    line->setContentsMargins(size::pageMargin, 0, size::pageMargin, 0);
    line->setSpacing(size::insideGroup);
    auto *name = new Label(m_theme, FontRole::Title, Token::Text, title());
    line->addWidget(name);
    m_summary = new ElidedLabel(m_theme, FontRole::Text, Token::Text2, Qt::ElideRight);
    m_summary->setObjectName(QStringLiteral("summary"));
    m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    line->addWidget(m_summary, 1);
    m_commandButton = makeButton(m_theme, QStringLiteral("copyAsCommand"), QStringLiteral("terminal"), tr("Copy as co&mmand"),
                                 this);
    connect(m_commandButton, &QPushButton::clicked, m_copyList, &QAction::trigger);
    line->addWidget(m_commandButton);
    m_exportButton = makeButton(m_theme, QStringLiteral("export"), QStringLiteral("export"), tr("E&xport…"), this);
    auto *menu = new QMenu(m_exportButton);
    menu->addActions(m_export->actions());
    connect(m_exportButton, &QPushButton::clicked, menu,
            [this, menu] { menu->popup(m_exportButton->mapToGlobal(QPoint(0, m_exportButton->height()))); });
    line->addWidget(m_exportButton);
    return head;
}

QWidget *CandidatesPage::makeList()
{
    auto *list = new QWidget;
    auto *column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *filterGround = new Ground(m_theme, Token::Window, Ground::Bottom);
    auto *filterLayout = new QVBoxLayout(filterGround);
    filterLayout->setContentsMargins(size::pageMargin, 0, size::pageMargin, size::insideGroup + 1);
    m_filterBar = new FilterBar(m_theme, m_presenter.filter());
    filterLayout->addWidget(m_filterBar);
    column->addWidget(filterGround);
    m_table = new Table(m_theme);
    m_table->setObjectName(QStringLiteral("candidates"));
    m_table->setAccessibleName(tr("Candidates"));
    m_table->setModel(&m_presenter.filter());
    m_export->setTable(m_table);
    m_table->setItemDelegateForColumn(int(Column::State), new BadgeDelegate(m_theme, m_table));
    m_table->setItemDelegateForColumn(int(Column::ExpiresIn), new ExpiryDelegate(m_theme, m_table));
    m_table->setItemDelegateForColumn(int(Column::Renewal), new RenewalDelegate(m_theme, m_table));
    new SecondTicker(*m_table, int(Column::ExpiresIn));
    column->addWidget(m_table, 1);
    auto *foot = new Ground(m_theme, Token::Window, Ground::Top);
    foot->setFixedHeight(size::paneFoot);
    auto *footLine = new QHBoxLayout(foot);
    footLine->setContentsMargins(size::pageMargin, 0, size::pageMargin, 0);
    m_footSelection = new Label(m_theme, FontRole::Small, Token::Text2);
    m_footSelection->setObjectName(QStringLiteral("footSelection"));
    m_footShown = new ElidedLabel(m_theme, FontRole::Small, Token::Text2, Qt::ElideRight);
    m_footShown->setObjectName(QStringLiteral("footShown"));
    footLine->addWidget(m_footSelection);
    footLine->addStretch(1);
    footLine->addWidget(m_footShown);
    column->addWidget(foot);
    return list;
}

void CandidatesPage::makeOverlay()
{
    m_overlay = new QStackedWidget(m_table->viewport());
    m_loading = new LoadingRows(m_theme, *m_table->horizontalHeader());
    m_overlay->addWidget(m_loading);
    m_empty = new MessageView(m_theme, QStringLiteral("empty"));
    m_empty->setTexts(tr("No candidates"),
                      tr("%1 makes one from a folder that holds a plugin.").arg(code(m_theme, QStringLiteral("oz0 dev DIR"))));
    QPushButton *copyDev = m_empty->addButton(QStringLiteral("copyDev"), QStringLiteral("copy"), tr("&Copy the command"));
    connect(copyDev, &QPushButton::clicked, this, [this] {
        Told::copy(this, QStringLiteral("oz0 dev DIR --tenant %1").arg(m_presenter.session().context().tenant.text()),
                   Told::What::Command);
    });
    m_overlay->addWidget(m_empty);
    m_filteredEmpty = new MessageView(m_theme, QStringLiteral("filteredEmpty"));
    QPushButton *clear = m_filteredEmpty->addButton(QStringLiteral("clearFilters"), QStringLiteral("close"), tr("&Clear"));
    connect(clear, &QPushButton::clicked, m_filterBar, &FilterBar::clear);
    m_overlay->addWidget(m_filteredEmpty);
    m_failed = new FailedView(m_theme, QStringLiteral("failed"), QStringLiteral("tryAgain"));
    connect(m_failed, &FailedView::retryAsked, this, &PageWidget::retryAsked);
    connect(m_failed, &FailedView::signInAsked, this, &PageWidget::signInAsked);
    m_overlay->addWidget(m_failed);
    m_table->viewport()->installEventFilter(this);
    m_overlay->hide();
}

void CandidatesPage::connectTable()
{
    setFocusProxy(m_table);
    m_table->horizontalHeader()->setProperty("urgentFirst", int(Column::State));
    m_table->sortByColumn(int(Column::State), Qt::AscendingOrder);
    m_table->setSortingEnabled(true);
    m_table->horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table->horizontalHeader(), &QWidget::customContextMenuRequested, this, &CandidatesPage::showColumnMenu);
    connect(m_table, &QWidget::customContextMenuRequested, this, &CandidatesPage::showRowMenu);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] { m_selectionTimer.start(0); });
    connect(m_table, &Table::entered, m_details, &CandidateDetails::focusBody);
    connect(m_table, &Table::pointerLeft, this, [this] { m_presenter.filter().holdOrder(false); });
    // Later, as nothing may be selected while a model still tells of its rows.
    m_currentTimer.setSingleShot(true);
    connect(&m_currentTimer, &QTimer::timeout, this, &CandidatesPage::keepCurrent);
    const auto look = [this] { m_currentTimer.start(0); };
    connect(&m_presenter.filter(), &CandidateFilter::settled, this, look);
    connect(&m_presenter.filter(), &QAbstractItemModel::rowsInserted, this, look);
    connect(&m_presenter.filter(), &QAbstractItemModel::rowsRemoved, this, look);
    connect(&m_presenter.model(), &CandidateModel::staleChanged, this, &CandidatesPage::fitStaleHead);
    connect(&m_presenter.model(), &CandidateModel::rowsTouched, this, [this](const QList<CandidateId> &ids) {
        QStringList keys;
        for (const CandidateId &id : ids)
            keys.append(id.text());
        m_table->flash(keys);
    });
}

// A table with rows always has a current one (U25); the first rows to come are looked at.
void CandidatesPage::keepCurrent()
{
    const CandidateFilter &filter = m_presenter.filter();
    if (!filter.isSettled())
        return;
    if (filter.rowCount() > 0 && !m_sized) {
        m_sized = true;
        if (!m_table->hasOwnWidths())
            m_table->sizeColumnsOnce();
        if (!m_table->selectionModel()->hasSelection())
            selectAtFirst();
    }
    // Once the list is known, a link's candidate that is not in it has ended; one that is still to come is selected then.
    const ConsoleLink wanted{{}, {}, ConsolePlace::Candidates, m_linked.text(), std::nullopt};
    if (!m_linked.isEmpty() && m_missed != m_linked && isGone(wanted)) {
        m_missed = m_linked;
        m_table->clearSelection();
        m_presenter.lookFor(m_linked);
    }
    if (!selectLinked() && filter.rowCount() > 0 && !m_table->currentIndex().isValid())
        m_table->selectionModel()->setCurrentIndex(filter.index(0, 0), QItemSelectionModel::NoUpdate);
}

// What the presenter has selected, as with a page that was built anew; the first row else.
void CandidatesPage::selectAtFirst()
{
    const CandidateFilter &filter = m_presenter.filter();
    QItemSelection rows;
    for (const CandidateId &id : m_presenter.selection()) {
        if (const QModelIndex index = filter.index(filter.rowOf(id), 0); index.isValid())
            rows.select(index, index);
    }
    const QModelIndex first = rows.isEmpty() ? filter.index(0, 0) : QModelIndex(rows.first().topLeft());
    if (rows.isEmpty())
        rows.select(first, first);
    // Not selectRow(): from right to left it looks for a column outside the view and selects nothing.
    m_table->selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    m_table->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void CandidatesPage::openLink(const ConsoleLink &link)
{
    m_linked = CandidateId(link.object);
    m_missed = CandidateId();
    m_presenter.lookFor({});
    m_currentTimer.start(0);
}

ConsoleLink CandidatesPage::here() const
{
    const QList<CandidateId> &ids = m_presenter.selection();
    return {{}, {}, ConsolePlace::Candidates, ids.size() == 1 ? ids.first().text() : QString(), std::nullopt};
}

// Filters that hide what a link names give way to it.
bool CandidatesPage::selectLinked()
{
    if (m_linked.isEmpty() || m_presenter.model().rowOf(m_linked) < 0)
        return false;
    const int row = m_presenter.filter().rowOf(m_linked);
    if (row < 0) {
        m_presenter.filter().setQuery({});
        return true;
    }
    m_linked = CandidateId();
    const QModelIndex index = m_presenter.filter().index(row, 0);
    m_table->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_table->scrollTo(index);
    return true;
}

void CandidatesPage::takeSelection()
{
    QList<CandidateId> ids;
    const QItemSelection selection = m_table->selectionModel()->selection();
    for (const QItemSelectionRange &range : selection) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            ids.append(m_presenter.filter().idAt(row));
    }
    if (!ids.isEmpty() && m_missed == m_linked)
        m_linked = CandidateId(); // what a link waits for; another was chosen meanwhile
    if (ids != m_presenter.selection())
        m_presenter.select(ids);
}

bool CandidatesPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize) {
        m_overlay->setGeometry(m_table->viewport()->rect());
        m_viewTimer.start();
    }
    if (watched == m_table->viewport() && event->type() == QEvent::Enter)
        m_presenter.filter().holdOrder(true);
    return PageWidget::eventFilter(watched, event);
}

void CandidatesPage::refresh()
{
    const PageState state = m_presenter.state();
    QWidget *over = nullptr;
    switch (state) {
    case PageState::Loading:
        over = m_loading;
        break;
    case PageState::Empty:
        over = m_empty;
        break;
    case PageState::FilteredEmpty:
        m_filteredEmpty->setTexts(m_presenter.filteredEmptyText(), {});
        over = m_filteredEmpty;
        break;
    case PageState::Failed:
        m_failed->showFailure(m_presenter.session(), tr("The candidates cannot be shown"), m_presenter.failure());
        over = m_failed;
        break;
    case PageState::Ready:
    case PageState::Stale:
        break;
    }
    m_overlay->setGeometry(m_table->viewport()->rect());
    if (over)
        m_overlay->setCurrentWidget(over);
    m_overlay->setVisible(over);
    m_summary->setText(m_presenter.summary());
    const ActionState listed = mayTakeList(m_presenter.session());
    m_filterBar->setKnown(listed.allowed);
    m_export->setState(listed);
    m_copyList->setEnabled(listed.allowed);
    m_copyList->setStatusTip(listed.reason);
    applyState(m_commandButton, {listed.allowed, listed.allowed ? m_presenter.listCommand() : listed.reason});
    applyState(m_exportButton, listed);
    m_footSelection->setText(m_presenter.footSelection());
    const QString shown = m_presenter.footShown();
    if (m_footShown->text() != shown)
        m_footShown->setText(shown);
    m_details->setVisible(state != PageState::Failed && state != PageState::Empty && over != m_filteredEmpty);
    Q_EMIT stateChanged();
}

void CandidatesPage::refreshActions()
{
    const RemovalChoice &choice = m_presenter.removal();
    m_remove->setEnabled(choice.action.allowed);
    m_remove->setToolTip(choice.action.reason.isEmpty() ? tr("Remove the selected candidates") : choice.action.reason);
    m_remove->setStatusTip(choice.action.reason);
    const auto allow = [](QAction *action, bool allowed, const QString &reason) {
        action->setEnabled(allowed);
        action->setStatusTip(allowed ? QString() : reason);
    };
    const bool none = m_presenter.selection().isEmpty();
    allow(m_copyId, !none, tr("No candidate is selected."));
    const Candidate *shown = m_presenter.shown();
    const ActionState preview = shown ? mayPreview(m_presenter.session(), *shown)
                                      : ActionState{false, none ? tr("No candidate is selected.") : tr("Several are selected.")};
    allow(m_previewInstall, preview.allowed, preview.reason);
    m_previewInstall->setToolTip(preview.allowed ? tr("What an install of this content would do") : preview.reason);
    allow(m_copyRunLine, m_presenter.shown() != nullptr, none ? tr("No candidate is selected.") : tr("Several are selected."));
    allow(m_copyShow, m_presenter.shown() != nullptr, none ? tr("No candidate is selected.") : tr("Several are selected."));
    allow(m_copyCommand, !choice.allowed.isEmpty(), choice.action.reason);
    allow(m_openDiff, m_presenter.shown() != nullptr, none ? tr("No candidate is selected.") : tr("Several are selected."));
    for (QAction *action : {m_copyId, m_copyRunLine, m_copyShow, m_copyCommand, m_openDiff})
        setObjectOf(*action, ConsolePlace::Candidates);
    setObjectOf(*m_remove, ConsolePlace::Candidates, m_presenter.mayRemoveAny());
}

void CandidatesPage::remove()
{
    takeSelection();
    if (!m_presenter.removal().action.allowed)
        return;
    const QList<CandidateId> ids = m_presenter.selection();
    if (m_presenter.confirmationFor(ids) == Confirmation::Undo) {
        m_presenter.holdRemoval(ids.first());
        return;
    }
    m_prompt.show(new RemoveDialog(m_theme, m_presenter, ids, window()));
}

QString CandidatesPage::selectedIds() const
{
    QStringList ids;
    for (const CandidateId &id : m_presenter.selection())
        ids.append(id.text());
    return ids.join(QLatin1Char('\n'));
}

} // namespace oz0
