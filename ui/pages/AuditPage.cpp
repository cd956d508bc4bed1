#include "ui/pages/AuditPage.h"

#include "core/wire/Codec.h"
#include "models/Texts.h"
#include "ui/Html.h"
#include "ui/Told.h"
#include "ui/pages/AuditDetails.h"
#include "ui/widgets/AuditFilterBar.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/ListSplitter.h"
#include "ui/widgets/MarkDelegates.h"

#include <QBoxLayout>
#include <QEvent>
#include <QJsonDocument>
#include <QMenu>
#include <QResizeEvent>

namespace oz0 {

namespace {

constexpr auto headerKey = "audit/columns";
constexpr auto ownWidthsKey = "audit/ownWidths";
constexpr auto splitterKey = "audit/panes";
constexpr int stripHeight = 36;
constexpr int leastDetails = 160;  // px: their head and some lines
constexpr int narrowDetails = 384; // px: why something was done is read in the list

} // namespace

AuditPage::AuditPage(const Theme &theme, AuditPresenter &presenter, Prompt &prompt, ViewSettings settings, QWidget *parent)
    : PageWidget(parent), m_theme(theme), m_presenter(presenter), m_prompt(prompt), m_settings(settings)
{
    setObjectName(QStringLiteral("auditPage"));
    makeActions();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHead());
    column->addWidget(makeStrips());
    QWidget *list = makeList();
    m_details = new AuditDetails(theme, presenter);
    m_splitter = new ListSplitter(*m_table, list, m_details);
    m_splitter->setObjectName(QStringLiteral("auditAndDetails"));
    m_splitter->setLeastDetails(leastDetails);
    m_splitter->setNarrowDetails(narrowDetails);
    column->addWidget(m_splitter, 1);
    makeOverlay();
    connectTable();
    m_refreshTimer.setSingleShot(true);
    connect(&m_refreshTimer, &QTimer::timeout, this, &AuditPage::refresh);
    connect(&presenter, &AuditPresenter::stateChanged, this, [this] {
        if (!m_refreshTimer.isActive())
            m_refreshTimer.start(0);
    });
    connect(&presenter, &AuditPresenter::chainChanged, this, &AuditPage::refreshChain);
    connect(&presenter, &AuditPresenter::workChanged, this, [this] {
        refresh();
        Q_EMIT workChanged();
    });
    connect(m_details, &AuditDetails::objectAsked, this, &AuditPage::openObject);
    connect(m_details, &AuditDetails::recordAsked, this, [this](const QString &record) {
        Q_EMIT linkActivated({{}, {}, ConsolePlace::Refusals, record});
    });
    m_splitter->restore(m_settings.value(QLatin1String(splitterKey)).toByteArray());
    refresh();
    refreshChain();
}

AuditPage::~AuditPage()
{
    saveLayout();
}

// Widths that the page chose by itself are not kept: another window has another room.
void AuditPage::saveLayout()
{
    m_settings.setValue(QLatin1String(splitterKey), m_splitter->save());
    if (!m_sized)
        return;
    m_settings.setValue(QLatin1String(headerKey), m_table->horizontalHeader()->saveState());
    m_settings.setValue(QLatin1String(ownWidthsKey), m_table->hasOwnWidths());
}

QString AuditPage::title() const
{
    return tr("Audit");
}

QString AuditPage::menuTitle() const
{
    return tr("&Audit");
}

void AuditPage::makeActions()
{
    const auto make = [this](const QString &name, const QString &icon, const QString &text, const QKeySequence &keys) {
        auto *action = new QAction(m_theme.icon(icon), text, this);
        action->setObjectName(name);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        return action;
    };
    m_copyEntry = make(QStringLiteral("actionCopyEntry"), QStringLiteral("copy"), tr("Copy the &entry as JSON"),
                       QKeySequence::Copy);
    m_copyCommand = make(QStringLiteral("actionCopyAudit"), QStringLiteral("terminal"), tr("Copy as co&mmand"), {});
    m_showNew = make(QStringLiteral("actionShowNewEntries"), QStringLiteral("refresh"), tr("Show &new entries"),
                     QKeySequence(tr("Ctrl+R")));
    m_verify = make(QStringLiteral("actionVerifyChain"), QStringLiteral("link"), tr("Check the whole &chain"), {});
    m_stop = make(QStringLiteral("actionStopVerifying"), QStringLiteral("stop"), tr("&Stop checking the chain"), {});
    m_exportCsv = make(QStringLiteral("actionExportAuditCsv"), QStringLiteral("export"), tr("Export what is listed as &CSV…"),
                       QKeySequence(tr("Ctrl+E")));
    m_exportJson = make(QStringLiteral("actionExportAuditJson"), QStringLiteral("export"),
                        tr("Export what is listed as &JSON Lines…"), {});
    connect(m_copyEntry, &QAction::triggered, this, [this] {
        if (m_presenter.shown())
            Told::copy(this, QString::fromUtf8(QJsonDocument(toJson(*m_presenter.shown())).toJson()), Told::What::Entry);
    });
    connect(m_copyCommand, &QAction::triggered, this, [this] { Told::copy(this, m_presenter.command(), Told::What::Command); });
    connect(m_showNew, &QAction::triggered, this, [this] { m_presenter.model().showNew(); });
    connect(m_verify, &QAction::triggered, this, [this] { m_presenter.verify(); });
    connect(m_stop, &QAction::triggered, this, [this] { m_presenter.stopVerifying(); });
    connect(m_exportCsv, &QAction::triggered, this, [this] { exportTo(AuditExport::Form::Csv); });
    connect(m_exportJson, &QAction::triggered, this, [this] { exportTo(AuditExport::Form::JsonLines); });
}

QWidget *AuditPage::makeHead()
{
    auto *head = new Ground(m_theme, Token::Window);
    head->setFixedHeight(size::pageHead);
    auto *line = new QHBoxLayout(head);
    line->setContentsMargins(size::pageMargin, 0, size::pageMargin, 0);
    line->setSpacing(size::insideGroup);
    line->addWidget(new Label(m_theme, FontRole::Title, Token::Text, title()));
    m_summary = new ElidedLabel(m_theme, FontRole::Text, Token::Text2, Qt::ElideRight);
    m_summary->setObjectName(QStringLiteral("auditSummary"));
    m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    line->addWidget(m_summary, 1);
    m_cancelExport = makeButton(m_theme, QStringLiteral("cancelExport"), QStringLiteral("stop"), tr("Cance&l the export"), this);
    connect(m_cancelExport, &QPushButton::clicked, this, [this] { m_presenter.cancelExport(); });
    line->addWidget(m_cancelExport);
    m_commandButton = makeButton(m_theme, QStringLiteral("copyAuditAsCommand"), QStringLiteral("terminal"),
                                 tr("Copy as co&mmand"), this);
    connect(m_commandButton, &QPushButton::clicked, m_copyCommand, &QAction::trigger);
    line->addWidget(m_commandButton);
    m_exportButton = makeButton(m_theme, QStringLiteral("exportAudit"), QStringLiteral("export"), tr("E&xport…"), this);
    auto *menu = new QMenu(m_exportButton);
    menu->addActions({m_exportCsv, m_exportJson});
    connect(m_exportButton, &QPushButton::clicked, menu,
            [this, menu] { menu->popup(m_exportButton->mapToGlobal(QPoint(0, m_exportButton->height()))); });
    line->addWidget(m_exportButton);
    return head;
}

// Filters; what is known of the chain; what came in; what could not be loaded.
QWidget *AuditPage::makeStrips()
{
    auto *strips = new QWidget;
    auto *column = new QVBoxLayout(strips);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *filters = new Ground(m_theme, Token::Window, Ground::Bottom);
    auto *filterLayout = new QVBoxLayout(filters);
    filterLayout->setContentsMargins(size::pageMargin, 0, size::pageMargin, size::insideGroup + 1);
    m_filterBar = new AuditFilterBar(m_theme, m_presenter);
    filterLayout->addWidget(m_filterBar);
    column->addWidget(filters);
    const auto strip = [this, column](Token ground) {
        auto *widget = new Ground(m_theme, ground, Ground::Bottom);
        widget->setFixedHeight(stripHeight);
        auto *line = new QHBoxLayout(widget);
        line->setContentsMargins(size::pageMargin, 0, size::pageMargin, 0);
        line->setSpacing(size::insideGroup);
        column->addWidget(widget);
        return line;
    };
    QHBoxLayout *chain = strip(Token::Base);
    m_chainIcon = new IconLabel(m_theme, QStringLiteral("link"), Token::Text2, size::iconRail);
    m_chainText = new ElidedLabel(m_theme, FontRole::Text, Token::Text, Qt::ElideRight);
    m_chainText->setObjectName(QStringLiteral("chainVerdict"));
    m_chainText->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_verifyButton = makeButton(m_theme, QStringLiteral("verifyChain"), {}, tr("Check the whole &chain"), this);
    connect(m_verifyButton, &QPushButton::clicked, this, [this] { (m_presenter.isVerifying() ? m_stop : m_verify)->trigger(); });
    chain->addWidget(m_chainIcon);
    chain->addWidget(m_chainText, 1);
    chain->addWidget(m_verifyButton);
    QHBoxLayout *fresh = strip(Token::Sel);
    m_newBar = fresh->parentWidget();
    m_newText = new Label(m_theme, FontRole::Strong, Token::SelText);
    m_newText->setObjectName(QStringLiteral("newEntries"));
    QPushButton *show = makeButton(m_theme, QStringLiteral("showNewEntries"), QStringLiteral("up"), tr("Show &them"), this);
    connect(show, &QPushButton::clicked, m_showNew, &QAction::trigger);
    fresh->addWidget(m_newText);
    fresh->addWidget(show);
    fresh->addStretch(1);
    QHBoxLayout *error = strip(Token::WarnBg);
    m_errorBar = error->parentWidget();
    m_errorText = new ElidedLabel(m_theme, FontRole::Text, Token::Text, Qt::ElideRight);
    m_errorText->setObjectName(QStringLiteral("pageError"));
    m_errorText->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    QPushButton *again = makeButton(m_theme, QStringLiteral("retryRows"), QStringLiteral("refresh"), tr("&Try again"), this);
    connect(again, &QPushButton::clicked, this, [this] { m_presenter.retry(); });
    error->addWidget(new IconLabel(m_theme, QStringLiteral("warning"), Token::Warn, size::iconButton));
    error->addWidget(m_errorText, 1);
    error->addWidget(again);
    return strips;
}

QWidget *AuditPage::makeList()
{
    m_table = new Table(m_theme);
    m_table->setObjectName(QStringLiteral("audit"));
    m_table->setAccessibleName(tr("Audit entries"));
    m_table->setModel(&m_presenter.model());
    m_table->setItemDelegate(new AuditDelegate(m_theme, m_table));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->letGiveWay(int(AuditModel::Column::Detail));
    m_table->letTakeTwoLines(int(AuditModel::Column::Detail));
    return m_table;
}

void AuditPage::makeOverlay()
{
    m_overlay = new QStackedWidget(m_table->viewport());
    m_loading = new LoadingRows(m_theme, *m_table->horizontalHeader());
    m_overlay->addWidget(m_loading);
    m_empty = new MessageView(m_theme, QStringLiteral("auditEmpty"));
    m_empty->setTexts(tr("No entries yet"), tr("Whatever anybody changes in this tenant is written down here."));
    m_overlay->addWidget(m_empty);
    m_filteredEmpty = new MessageView(m_theme, QStringLiteral("auditFilteredEmpty"));
    QPushButton *clear = m_filteredEmpty->addButton(QStringLiteral("clearAuditFilters"), QStringLiteral("close"), tr("&Clear"));
    connect(clear, &QPushButton::clicked, m_filterBar, &AuditFilterBar::clear);
    m_overlay->addWidget(m_filteredEmpty);
    m_failed = new MessageView(m_theme, QStringLiteral("auditFailed"));
    QPushButton *retry = m_failed->addButton(QStringLiteral("tryAgainAudit"), QStringLiteral("refresh"), tr("&Try again"));
    connect(retry, &QPushButton::clicked, this, [this] {
        m_presenter.retry();
        Q_EMIT retryAsked();
    });
    m_overlay->addWidget(m_failed);
    m_table->viewport()->installEventFilter(this);
    m_overlay->hide();
}

void AuditPage::connectTable()
{
    setFocusProxy(m_table);
    const QByteArray header = m_settings.value(QLatin1String(headerKey)).toByteArray();
    if (!header.isEmpty() && m_table->horizontalHeader()->restoreState(header)
        && m_settings.value(QLatin1String(ownWidthsKey)).toBool()) {
        m_table->keepOwnWidths();
        m_sized = true;
    }
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->sortByColumn(int(AuditModel::Column::At), Qt::DescendingOrder);
    m_table->setSortingEnabled(true);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QWidget::customContextMenuRequested, this, &AuditPage::showRowMenu);
    // Only time orders a chain.
    connect(m_table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, [this](int section, Qt::SortOrder order) {
        if (section != int(AuditModel::Column::At))
            m_table->horizontalHeader()->setSortIndicator(int(AuditModel::Column::At), order);
        refresh();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &current) {
        m_presenter.select(current.isValid() ? current.data(SortRole).toLongLong() : 0);
        m_copyEntry->setEnabled(m_presenter.shown().has_value());
    });
    m_currentTimer.setSingleShot(true);
    connect(&m_currentTimer, &QTimer::timeout, this, &AuditPage::keepCurrent);
    connect(&m_presenter.model(), &AuditModel::phaseChanged, this, [this] { m_currentTimer.start(0); });
}

// A table with rows always has a current one (U25).
void AuditPage::keepCurrent()
{
    if (m_presenter.model().phase() != AuditModel::Phase::Ready || m_presenter.model().rowCount() == 0)
        return;
    if (!m_sized) {
        m_sized = true;
        m_table->sizeColumnsOnce();
    }
    if (!m_table->currentIndex().isValid())
        m_table->selectionModel()->setCurrentIndex(m_presenter.model().index(0, 0),
                                                   QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void AuditPage::showEvent(QShowEvent *event)
{
    PageWidget::showEvent(event);
    m_presenter.show();
}

void AuditPage::focusFilter()
{
    m_filterBar->focusField();
}

void AuditPage::openLink(const ConsoleLink &link)
{
    if (link.object.isEmpty())
        return;
    AuditQuery query;
    const QString nodes = QStringLiteral("nodes/");
    if (link.object.startsWith(nodes))
        query.node = NodeName(link.object.mid(nodes.size())); // what was done to it, and what stood on it
    else
        query.object = link.object;
    m_presenter.setSpan(AuditSpan::Any);
    m_presenter.setQuery(query);
}

ConsoleLink AuditPage::here() const
{
    const AuditQuery &query = m_presenter.query();
    const QString object = query.node.isEmpty() ? query.object : QStringLiteral("nodes/") + query.node.text();
    return {{}, {}, ConsolePlace::Audit, object, std::nullopt};
}

std::any AuditPage::filters() const
{
    return std::pair(m_presenter.query(), m_presenter.span());
}

bool AuditPage::setFilters(const std::any &filters)
{
    const auto *kept = std::any_cast<std::pair<AuditQuery, AuditSpan>>(&filters);
    if (!kept || *kept == std::pair(m_presenter.query(), m_presenter.span()))
        return false;
    m_presenter.setSpan(kept->second);
    m_presenter.setQuery(kept->first);
    return true;
}

void AuditPage::openObject(const QString &object)
{
    static const QMap<QString, ConsolePlace> places{{QStringLiteral("candidates"), ConsolePlace::Candidates},
                                                    {QStringLiteral("nodes"), ConsolePlace::Nodes},
                                                    {QStringLiteral("plugins"), ConsolePlace::Plugins}};
    const auto found = places.constFind(object.section(QLatin1Char('/'), 0, 0));
    if (found != places.constEnd())
        Q_EMIT linkActivated({{}, {}, *found, object.section(QLatin1Char('/'), 1)});
}

void AuditPage::resizeEvent(QResizeEvent *event)
{
    m_splitter->arrange(window()->width());
    PageWidget::resizeEvent(event);
}

bool AuditPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize) {
        m_overlay->setGeometry(m_table->viewport()->rect());
        if (!m_sized)
            m_table->sizeColumnsOnce(); // to their heads, until something is listed
    }
    return PageWidget::eventFilter(watched, event);
}

void AuditPage::refresh()
{
    const PageState state = m_presenter.state();
    QWidget *over = nullptr;
    if (state == PageState::Loading) {
        over = m_loading;
    } else if (state == PageState::Empty) {
        over = m_empty;
    } else if (state == PageState::FilteredEmpty) {
        m_filteredEmpty->setTexts(m_presenter.filteredEmptyText(), plain(m_presenter.hiddenText()));
        over = m_filteredEmpty;
    } else if (state == PageState::Failed) {
        m_failed->setTexts(tr("The audit cannot be shown"), plain(Texts::error(m_presenter.failure())));
        m_failed->setDetails(m_presenter.failure().message);
        over = m_failed;
    }
    m_overlay->setGeometry(m_table->viewport()->rect());
    if (over)
        m_overlay->setCurrentWidget(over);
    m_overlay->setVisible(over);
    const QString who = m_presenter.whoSees();
    m_summary->setText(who.isEmpty() ? m_presenter.summary() : m_presenter.summary() + QStringLiteral(" · ") + who);
    m_newText->setText(m_presenter.newText());
    m_newBar->setVisible(!m_presenter.newText().isEmpty());
    m_errorText->setText(m_presenter.pageError());
    m_errorBar->setVisible(!m_presenter.pageError().isEmpty());
    m_cancelExport->setVisible(m_presenter.isExporting());
    m_details->setVisible(state == PageState::Ready || state == PageState::Stale);
    const ActionState may = m_presenter.mayExport();
    for (QAction *action : {m_exportCsv, m_exportJson}) {
        action->setEnabled(may.allowed);
        action->setStatusTip(may.reason);
    }
    applyState(m_exportButton, may);
    const ActionState listed = m_presenter.mayTake();
    m_copyCommand->setEnabled(listed.allowed);
    m_copyCommand->setStatusTip(listed.reason);
    applyState(m_commandButton, {listed.allowed, listed.allowed ? m_presenter.command() : listed.reason});
    m_showNew->setEnabled(state == PageState::Ready);
    m_copyEntry->setEnabled(m_presenter.shown().has_value());
    Q_EMIT stateChanged();
}

void AuditPage::refreshChain()
{
    const bool checked = m_presenter.lastCheck() && m_presenter.lastCheck()->isThrough() && !m_presenter.isBroken();
    m_chainIcon->setIcon(m_presenter.isBroken() ? QStringLiteral("failed")
                             : checked          ? QStringLiteral("ready")
                                                : QStringLiteral("link"),
                         m_presenter.isBroken() ? Token::Bad
                             : checked          ? Token::Good
                                                : Token::Text2);
    m_chainText->setText(m_presenter.verdict());
    const bool running = m_presenter.isVerifying();
    const ActionState may = m_presenter.mayVerify();
    m_verifyButton->setText(running ? tr("&Stop") : tr("Check the whole &chain"));
    applyState(m_verifyButton, running ? ActionState{true, {}} : may);
    m_verify->setEnabled(may.allowed && !running);
    m_verify->setStatusTip(may.reason);
    m_stop->setEnabled(running);
}

void AuditPage::exportTo(AuditExport::Form form)
{
    const bool isCsv = form == AuditExport::Form::Csv;
    m_prompt.saveFile(this, tr("Export what is listed"), isCsv ? QStringLiteral("audit.csv") : QStringLiteral("audit.jsonl"),
                      isCsv ? tr("CSV (*.csv)") : tr("JSON Lines (*.jsonl)"),
                      [this, form](const QString &path) { m_presenter.exportTo(path, form); });
}

void AuditPage::showRowMenu(const QPoint &at)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions({m_copyEntry});
    const QModelIndex index = m_table->indexAt(at);
    const AuditEntry *found = index.isValid() ? m_presenter.model().entryAt(index.row()) : nullptr;
    if (found) {
        const AuditEntry entry = *found;
        menu->addSeparator();
        const auto only = [&](const QString &text, const std::function<void(AuditQuery &)> &edit) {
            connect(menu->addAction(text), &QAction::triggered, this, [this, edit] {
                AuditQuery query = m_presenter.query();
                edit(query);
                m_presenter.setQuery(query);
            });
        };
        only(tr("Only by %1").arg(entry.actor.text()), [entry](AuditQuery &query) { query.actor = entry.actor; });
        only(tr("Only %1", "an action").arg(entry.action), [entry](AuditQuery &query) { query.action = entry.action; });
        if (!entry.plugin.isEmpty())
            only(tr("Only plugin %1").arg(entry.plugin.text()), [entry](AuditQuery &query) { query.plugin = entry.plugin; });
        if (!entry.object.isEmpty())
            only(tr("Only object %1").arg(entry.object), [entry](AuditQuery &query) { query.object = entry.object; });
    }
    menu->popup(m_table->viewport()->mapToGlobal(at));
}

} // namespace oz0
