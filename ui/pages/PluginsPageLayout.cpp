#include "models/Texts.h"
#include "ui/Commands.h"
#include "ui/Html.h"
#include "ui/Told.h"
#include "ui/pages/FailedView.h"
#include "ui/pages/PluginDetails.h"
#include "ui/pages/PluginsPage.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/CandidateDelegates.h"
#include "ui/widgets/Ground.h"
#include "ui/widgets/ListSplitter.h"
#include "ui/widgets/PluginFilterBar.h"

#include <QBoxLayout>
#include <QMenu>
#include <QResizeEvent>

namespace oz0 {

namespace {

using Column = PluginModel::Column;
constexpr auto headerKey = "plugins/header";
constexpr auto splitterKey = "plugins/splitter";
constexpr auto tabKey = "plugins/tab";
constexpr int leastDetails = 240; // px: their head, their tabs, and a secret with what may be done

} // namespace

PluginsPage::PluginsPage(const Theme &theme, PluginsPresenter &presenter, AccessPresenter &access, Prompt &prompt,
                         ViewSettings settings, QWidget *parent)
    : PageWidget(parent), m_theme(theme), m_presenter(presenter), m_access(access), m_prompt(prompt),
      m_export(new ListExport(theme, prompt, QStringLiteral("plugins"), this)), m_settings(settings)
{
    setObjectName(QStringLiteral("pluginsPage"));
    makeActions();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_head = makeHead();
    column->addWidget(m_head);
    QWidget *list = makeList();
    m_details = new PluginDetails(theme, presenter,
                                  {m_uninstall,
                                   m_secrets,
                                   m_setSecret,
                                   m_bindings,
                                   m_copyManifest,
                                   {m_copyName, m_copyLink, m_copyManifest, m_setSecret, m_bindings}});
    m_splitter = new ListSplitter(*m_table, list, m_details);
    m_splitter->setObjectName(QStringLiteral("pluginsAndDetails"));
    m_splitter->setLeastDetails(leastDetails);
    column->addWidget(m_splitter, 1);
    makeOverlay();
    connectTable();
    m_refreshTimer.setSingleShot(true);
    connect(&m_refreshTimer, &QTimer::timeout, this, &PluginsPage::refresh);
    const auto later = [this] {
        if (!m_refreshTimer.isActive())
            m_refreshTimer.start(0);
    };
    connect(&presenter, &PluginsPresenter::stateChanged, this, later);
    connect(&presenter, &PluginsPresenter::selectionChanged, this, later);
    connect(&presenter, &PluginsPresenter::detailsChanged, this, &PluginsPage::refreshActions);
    connect(m_details, &PluginDetails::candidateAsked, this,
            [this](const CandidateId &id) { follow(ConsolePlace::Candidates, id.text()); });
    restoreLayout();
    refresh();
    keepCurrent();
}

PluginsPage::~PluginsPage()
{
    saveLayout();
}

void PluginsPage::makeActions()
{
    const auto make = [this](const QString &name, const QString &icon, const QString &text, const QKeySequence &keys) {
        auto *action = new QAction(m_theme.icon(icon), text, this);
        action->setObjectName(name);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        return action;
    };
    m_install = make(QStringLiteral("actionInstall"), QStringLiteral("plus"), tr("&Install…"), QKeySequence::New);
    m_uninstall = make(QStringLiteral("actionUninstall"), QStringLiteral("trash"), tr("&Uninstall…"), QKeySequence::Delete);
    m_secrets = make(QStringLiteral("actionSecrets"), QStringLiteral("key"), tr("&Secrets it gets…"), {});
    m_setSecret = make(QStringLiteral("actionSetSecret"), QStringLiteral("key"), tr("Set a secret’s &value…"), {});
    m_bindings = make(QStringLiteral("actionBindings"), QStringLiteral("link"), tr("Argument &bindings…"), {});
    m_accessAction = make(QStringLiteral("actionAccess"), QStringLiteral("user"), tr("&Members, keys and nodes…"), {});
    m_copyName = make(QStringLiteral("actionCopyPlugin"), QStringLiteral("copy"), tr("Copy &name"), QKeySequence::Copy);
    m_copyLink = make(QStringLiteral("actionCopyPluginLink"), QStringLiteral("link"), tr("Copy &link"), {});
    m_copyManifest = make(QStringLiteral("actionCopyManifest"), QStringLiteral("copy"), tr("Copy mani&fest"), {});
    m_copyList = make(QStringLiteral("actionCopyPluginList"), QStringLiteral("terminal"), tr("Copy list as co&mmand"), {});
    m_openDiff = make(QStringLiteral("actionOpenPluginDiff"), QStringLiteral("compare"), tr("Open &diff"),
                      QKeySequence(tr("Ctrl+D")));
    setWords(*m_openDiff, tr("compare differences changes"));
    setWords(*m_accessAction, tr("roles tokens labels join"));
    setWords(*m_install, tr("add a plugin"));
    setWords(*m_uninstall, tr("remove a plugin"));
    connect(m_openDiff, &QAction::triggered, this, &PluginsPage::openDiff);
    connect(m_install, &QAction::triggered, this, &PluginsPage::install);
    connect(m_uninstall, &QAction::triggered, this, &PluginsPage::uninstall);
    connect(m_secrets, &QAction::triggered, this, &PluginsPage::chooseSecrets);
    connect(m_setSecret, &QAction::triggered, this, &PluginsPage::setSecret);
    connect(m_bindings, &QAction::triggered, this, &PluginsPage::bindArguments);
    connect(m_accessAction, &QAction::triggered, this, &PluginsPage::showAccess);
    connect(m_copyName, &QAction::triggered, this, [this] { Told::copy(this, m_presenter.selected().text(), Told::What::Name); });
    connect(m_copyLink, &QAction::triggered, this, [this] { Told::copy(this, m_presenter.linkText(), Told::What::Link); });
    connect(m_copyManifest, &QAction::triggered, this,
            [this] { Told::copy(this, m_presenter.manifestText(), Told::What::Manifest); });
    connect(m_copyList, &QAction::triggered, this, [this] { Told::copy(this, m_presenter.listCommand(), Told::What::Command); });
}

QWidget *PluginsPage::makeHead()
{
    auto *head = new Ground(m_theme, Token::Window);
    head->setFixedHeight(size::pageHead);
    auto *line = new QHBoxLayout(head);
    line->setContentsMargins(size::pageMargin, 0, size::pageMargin, 0);
    line->setSpacing(size::insideGroup);
    line->addWidget(new Label(m_theme, FontRole::Title, Token::Text, title()));
    m_summary = new ElidedLabel(m_theme, FontRole::Text, Token::Text2, Qt::ElideRight);
    m_summary->setObjectName(QStringLiteral("pluginsSummary"));
    m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    line->addWidget(m_summary, 1);
    m_headLock = new IconLabel(m_theme, QStringLiteral("lock"), Token::Text2, size::iconCell);
    m_headReason = new ElidedLabel(m_theme, FontRole::Text, Token::Text2, Qt::ElideRight);
    m_headReason->setObjectName(QStringLiteral("pluginsHeadReason"));
    line->addWidget(m_headLock);
    line->addWidget(m_headReason);
    const auto add = [&](QAction *action, const QString &name) {
        QPushButton *button = makeButton(m_theme, name, {}, action->text(), this);
        button->setIcon(action->icon());
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        const auto follow = [button, action] {
            applyState(button, {action->isEnabled(), action->isEnabled() ? QString() : action->statusTip()});
        };
        connect(action, &QAction::changed, button, follow);
        follow();
        line->addWidget(button);
        return button;
    };
    add(m_install, QStringLiteral("installButton"));
    add(m_accessAction, QStringLiteral("accessButton"));
    m_commandButton = makeButton(m_theme, QStringLiteral("copyPluginsCommand"), QStringLiteral("terminal"),
                                 tr("Copy as co&mmand"), this);
    connect(m_commandButton, &QPushButton::clicked, m_copyList, &QAction::trigger);
    line->addWidget(m_commandButton);
    m_exportButton = makeButton(m_theme, QStringLiteral("exportPlugins"), QStringLiteral("export"), tr("E&xport…"), this);
    auto *menu = new QMenu(m_exportButton);
    menu->addActions(m_export->actions());
    connect(m_exportButton, &QPushButton::clicked, menu,
            [this, menu] { menu->popup(m_exportButton->mapToGlobal(QPoint(0, m_exportButton->height()))); });
    line->addWidget(m_exportButton);
    return head;
}

QWidget *PluginsPage::makeList()
{
    auto *list = new QWidget;
    auto *column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *filterGround = new Ground(m_theme, Token::Window, Ground::Bottom);
    auto *filterLayout = new QVBoxLayout(filterGround);
    filterLayout->setContentsMargins(size::pageMargin, 0, size::pageMargin, size::insideGroup + 1);
    m_filterBar = new PluginFilterBar(m_theme, m_presenter.filter());
    filterLayout->addWidget(m_filterBar);
    column->addWidget(filterGround);
    m_table = new Table(m_theme);
    m_table->setObjectName(QStringLiteral("plugins"));
    m_table->setAccessibleName(tr("Plugins"));
    m_table->setModel(&m_presenter.filter());
    m_export->setTable(m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setItemDelegateForColumn(int(Column::State), new BadgeDelegate(m_theme, m_table));
    column->addWidget(m_table, 1);
    auto *foot = new Ground(m_theme, Token::Window, Ground::Top);
    foot->setFixedHeight(size::paneFoot);
    auto *footLine = new QHBoxLayout(foot);
    footLine->setContentsMargins(size::pageMargin, 0, size::pageMargin, 0);
    m_footSelection = new Label(m_theme, FontRole::Small, Token::Text2);
    m_footShown = new ElidedLabel(m_theme, FontRole::Small, Token::Text2, Qt::ElideRight);
    m_footShown->setObjectName(QStringLiteral("pluginsShown"));
    footLine->addWidget(m_footSelection);
    footLine->addStretch(1);
    footLine->addWidget(m_footShown);
    column->addWidget(foot);
    return list;
}

void PluginsPage::makeOverlay()
{
    m_overlay = new QStackedWidget(m_table->viewport());
    m_loading = new LoadingRows(m_theme, *m_table->horizontalHeader());
    m_overlay->addWidget(m_loading);
    m_empty = new MessageView(m_theme, QStringLiteral("pluginsEmpty"));
    m_empty->setTexts(
        tr("No plugins"),
        tr("%1 installs one from a folder, and so does Install.").arg(code(m_theme, QStringLiteral("oz0 plugin install DIR"))));
    QPushButton *installing = m_empty->addButton(QStringLiteral("installFirst"), QStringLiteral("plus"), tr("&Install…"));
    connect(installing, &QPushButton::clicked, m_install, &QAction::trigger);
    m_overlay->addWidget(m_empty);
    m_filteredEmpty = new MessageView(m_theme, QStringLiteral("pluginsFilteredEmpty"));
    QPushButton *clear = m_filteredEmpty->addButton(QStringLiteral("clearPluginFilters"), QStringLiteral("close"), tr("&Clear"));
    connect(clear, &QPushButton::clicked, m_filterBar, &PluginFilterBar::clear);
    m_overlay->addWidget(m_filteredEmpty);
    m_failed = new FailedView(m_theme, QStringLiteral("pluginsFailed"), QStringLiteral("pluginsTryAgain"));
    connect(m_failed, &FailedView::retryAsked, this, &PageWidget::retryAsked);
    connect(m_failed, &FailedView::signInAsked, this, &PageWidget::signInAsked);
    m_overlay->addWidget(m_failed);
    m_table->viewport()->installEventFilter(this);
    m_overlay->hide();
}

void PluginsPage::connectTable()
{
    setFocusProxy(m_table);
    m_table->setSortingEnabled(true);
    m_table->horizontalHeader()->setProperty("urgentFirst", int(Column::State));
    m_table->sortByColumn(int(Column::State), Qt::AscendingOrder);
    m_table->horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table->horizontalHeader(), &QWidget::customContextMenuRequested, this, [this](const QPoint &at) {
        auto *menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        for (int column = 1; column < PluginModel::columns; ++column) {
            QAction *action = menu->addAction(m_presenter.filter().headerData(column, Qt::Horizontal).toString());
            action->setCheckable(true);
            action->setChecked(!m_table->isColumnHidden(column));
            connect(action, &QAction::toggled, m_table, [this, column](bool on) { m_table->setColumnHidden(column, !on); });
        }
        menu->popup(m_table->horizontalHeader()->mapToGlobal(at));
    });
    connect(m_table, &QWidget::customContextMenuRequested, this, [this](const QPoint &at) {
        auto *menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->setToolTipsVisible(true);
        menu->addActions({m_copyName, m_copyLink, m_copyManifest});
        menu->addSeparator();
        menu->addActions({m_secrets, m_setSecret, m_bindings});
        menu->addSeparator();
        menu->addAction(m_uninstall);
        menu->popup(m_table->viewport()->mapToGlobal(at));
    });
    m_selectionTimer.setSingleShot(true);
    connect(&m_selectionTimer, &QTimer::timeout, this, &PluginsPage::takeSelection);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] { m_selectionTimer.start(0); });
    connect(m_table, &Table::entered, m_details, &PluginDetails::focusBody);
    // Later, as nothing may be selected while a model still tells of its rows.
    m_currentTimer.setSingleShot(true);
    connect(&m_currentTimer, &QTimer::timeout, this, &PluginsPage::keepCurrent);
    m_outcomeUntil.setSingleShot(true);
    connect(&m_outcomeUntil, &QTimer::timeout, this, [this] {
        m_outcome.clear();
        Q_EMIT workChanged();
    });
    const auto look = [this] { m_currentTimer.start(0); };
    connect(&m_presenter.filter(), &QAbstractItemModel::rowsInserted, this, look);
    connect(&m_presenter.filter(), &QAbstractItemModel::rowsRemoved, this, look);
    connect(&m_presenter.model(), &QAbstractItemModel::headerDataChanged, this, [this] {
        if (!m_table->hasOwnWidths())
            m_table->sizeColumnsOnce(); // the head of old data says as of when
    });
    connect(&m_presenter.model(), &PluginModel::rowsTouched, this, [this](const QList<PluginName> &names) {
        QStringList keys;
        for (const PluginName &name : names)
            keys.append(name.text());
        m_table->flash(keys);
    });
}

// The detail pane stands beside the list where there is room, else below it.
void PluginsPage::resizeEvent(QResizeEvent *event)
{
    m_splitter->arrange(window()->width());
    PageWidget::resizeEvent(event);
}

void PluginsPage::restoreLayout()
{
    m_table->setColumnHidden(int(Column::Since), true);
    m_table->restoreColumns(m_settings.value(QLatin1String(headerKey)).toByteArray());
    m_splitter->restore(m_settings.value(QLatin1String(splitterKey)).toByteArray());
    m_details->setCurrentTab(m_settings.value(QLatin1String(tabKey), 0).toInt());
    const QHeaderView *head = m_table->horizontalHeader();
    m_table->sortByColumn(head->sortIndicatorSection(), head->sortIndicatorOrder());
}

void PluginsPage::saveLayout()
{
    if (m_sized)
        m_settings.setValue(QLatin1String(headerKey), m_table->saveColumns());
    m_settings.setValue(QLatin1String(splitterKey), m_splitter->save());
    m_settings.setValue(QLatin1String(tabKey), m_details->currentTab());
}

} // namespace oz0
