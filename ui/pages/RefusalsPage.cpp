#include "ui/pages/RefusalsPage.h"

#include "models/Texts.h"
#include "ui/Commands.h"
#include "ui/Html.h"
#include "ui/ReportPdf.h"
#include "ui/Told.h"
#include "ui/pages/RefusalDetails.h"
#include "ui/widgets/ActionStates.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Chip.h"
#include "ui/widgets/FilterField.h"
#include "ui/widgets/LeadingMargins.h"

#include <QBoxLayout>
#include <QEvent>
#include <QMenu>
#include <QResizeEvent>
#include <QSaveFile>
#include <QSignalBlocker>

namespace oz0 {

namespace {

constexpr auto splitterKey = "refusals/panes";

TwoLineRoles queueRoles()
{
    TwoLineRoles roles;
    roles.second = RefusalQueueModel::SecondLineRole;
    roles.trailing = RefusalQueueModel::TimeRole;
    roles.unseen = RefusalQueueModel::UnseenRole;
    roles.head = RefusalQueueModel::HeadRole;
    roles.folded = RefusalQueueModel::FoldedRole;
    return roles;
}

} // namespace

RefusalsPage::RefusalsPage(const Theme &theme, RefusalsPresenter &presenter, Prompt &prompt, ViewSettings settings,
                           QWidget *parent)
    : PageWidget(parent), m_theme(theme), m_presenter(presenter), m_prompt(prompt), m_settings(settings)
{
    setObjectName(QStringLiteral("refusalsPage"));
    makeActions();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHead());
    m_splitter = new QSplitter(Qt::Horizontal);
    m_splitter->setObjectName(QStringLiteral("queueAndRecord"));
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(makeList());
    m_details = new RefusalDetails(theme, presenter, settings);
    m_details->setActions(m_recheck, m_diff, m_copyCommand);
    m_details->setRemedyActions(m_saveMended, m_copyPatch);
    connect(m_details, &RefusalDetails::placeAsked, this, &RefusalsPage::openDiff);
    m_splitter->addWidget(m_details);
    m_splitter->setStretchFactor(1, 1);
    m_body = new QStackedWidget;
    m_body->addWidget(m_splitter);
    makeOverlay();
    column->addWidget(m_body, 1);
    m_splitter->setSizes({size::refusalList, 3 * size::refusalList});
    if (const QByteArray kept = m_settings.value(QLatin1String(splitterKey)).toByteArray(); !kept.isEmpty())
        m_splitter->restoreState(kept);
    connect(m_splitter, &QSplitter::splitterMoved, this,
            [this] { m_settings.setValue(QLatin1String(splitterKey), m_splitter->saveState()); });
    connect(m_details, &RefusalDetails::newestAsked, this, &RefusalsPage::goToNewest);
    setFocusProxy(m_list);
    connect(&presenter, &RefusalsPresenter::stateChanged, this, &RefusalsPage::refresh);
    connect(&presenter, &RefusalsPresenter::shownChanged, this, &RefusalsPage::refreshActions);
    connect(&presenter, &RefusalsPresenter::recheckChanged, this, &RefusalsPage::refreshActions);
    refresh();
    refreshActions();
    presenter.activate();
}

RefusalsPage::~RefusalsPage() = default;

QString RefusalsPage::title() const
{
    return tr("Refusals");
}

QString RefusalsPage::menuTitle() const
{
    return tr("&Refusal");
}

QString RefusalsPage::unseenText() const
{
    return m_presenter.unseen() > 0 ? Texts::number(m_presenter.unseen()) : QString();
}

void RefusalsPage::makeActions()
{
    const auto make = [this](const QString &name, const QString &icon, const QString &text, const QKeySequence &keys) {
        auto *action = new QAction(m_theme.icon(icon), text, this);
        action->setObjectName(name);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        return action;
    };
    m_recheck = make(QStringLiteral("actionRecheck"), QStringLiteral("refresh"), tr("Check again n&ow"),
                     QKeySequence(tr("Ctrl+R")));
    m_diff = make(QStringLiteral("actionOpenDiff"), QStringLiteral("compare"), tr("Open &diff"), QKeySequence(tr("Ctrl+D")));
    m_copyCommand = make(QStringLiteral("actionCopyCommand"), QStringLiteral("terminal"), tr("Copy as co&mmand"),
                         QKeySequence(tr("Ctrl+Shift+C")));
    m_copyTry = make(QStringLiteral("actionCopyTryCommand"), QStringLiteral("terminal"),
                     tr("Copy the command that &tries it as admin"), {});
    m_copyId = make(QStringLiteral("actionCopyId"), QStringLiteral("copy"), tr("Copy &ID"), QKeySequence::Copy);
    m_markSeen = make(QStringLiteral("actionMarkSeen"), QStringLiteral("eye"), tr("Mark as &seen"), {});
    m_markAll = make(QStringLiteral("actionMarkAllSeen"), QStringLiteral("eye"), tr("Mark &all seen"),
                     QKeySequence(tr("Ctrl+Shift+A")));
    m_next = make(QStringLiteral("actionNextUnseen"), QStringLiteral("down"), tr("Next &unseen"), QKeySequence(tr("N")));
    m_exportJson = make(QStringLiteral("actionExportRecord"), QStringLiteral("export"), tr("Export the record as &JSON…"),
                        QKeySequence(tr("Ctrl+E")));
    m_exportHtml = make(QStringLiteral("actionExportReport"), QStringLiteral("export"), tr("Export the record as &HTML…"), {});
    m_exportPdf = make(QStringLiteral("actionExportPdf"), QStringLiteral("export"), tr("Export the record as P&DF…"), {});
    m_saveMended = make(QStringLiteral("actionSaveMended"), QStringLiteral("save"), tr("Sa&ve patched plugin.yaml…"),
                        QKeySequence(tr("Ctrl+S")));
    m_copyPatch = make(QStringLiteral("actionCopyPatch"), QStringLiteral("copy"), tr("Copy &patch"), {});
    m_copyJsonPatch = make(QStringLiteral("actionCopyJsonPatch"), QStringLiteral("copy"), tr("Copy as &JSON Patch"), {});
    for (QAction *action : {m_recheck, m_diff, m_copyCommand, m_copyTry, m_copyId, m_markSeen, m_exportJson, m_exportHtml,
                            m_saveMended, m_copyPatch, m_copyJsonPatch})
        setObjectOf(*action, ConsolePlace::Refusals);
    setWords(*m_diff, tr("compare differences changes"));
    setWords(*m_exportHtml, tr("report"));
    setWords(*m_recheck, tr("what if"));
    connect(m_saveMended, &QAction::triggered, &m_presenter, &RefusalsPresenter::mend);
    connect(m_copyPatch, &QAction::triggered, this,
            [this] { Told::copy(this, QString::fromUtf8(m_presenter.remedyDiff().patch()), Told::What::Patch); });
    connect(m_copyJsonPatch, &QAction::triggered, this,
            [this] { Told::copy(this, QString::fromUtf8(m_presenter.remedyJson()), Told::What::Patch); });
    connect(&m_presenter.mended(), &MendedManifest::ready, this, [this](const QByteArray &text) {
        exportTo(tr("Save patched plugin.yaml"), QStringLiteral("plugin.yaml"), tr("YAML (*.yaml)"), text);
        refreshActions();
    });
    connect(&m_presenter.mended(), &MendedManifest::failed, this, [this](const QString &why) {
        m_prompt.decide(this, {tr("The file was not mended"), why, tr("Close"), true}, [] {});
        refreshActions();
    });
    connect(m_recheck, &QAction::triggered, &m_presenter, &RefusalsPresenter::recheck);
    connect(m_diff, &QAction::triggered, this, [this] { openDiff(0); });
    connect(m_copyCommand, &QAction::triggered, this, [this] { Told::copy(this, m_presenter.command(), Told::What::Command); });
    connect(m_copyTry, &QAction::triggered, this, [this] { Told::copy(this, m_presenter.tryCommand(), Told::What::Command); });
    connect(m_copyId, &QAction::triggered, this, [this] { Told::copy(this, m_presenter.selection().text(), Told::What::Id); });
    connect(m_markSeen, &QAction::triggered, &m_presenter, &RefusalsPresenter::markSeen);
    connect(m_markAll, &QAction::triggered, &m_presenter, &RefusalsPresenter::markAllSeen);
    connect(m_next, &QAction::triggered, this, &RefusalsPage::goToUnseen);
    connect(m_exportJson, &QAction::triggered, this, [this] {
        exportTo(tr("Export the record"), QStringLiteral("refusal-%1.json").arg(m_presenter.selection().text()),
                 tr("JSON (*.json)"), m_presenter.exportJson());
    });
    connect(m_exportHtml, &QAction::triggered, this, [this] {
        exportTo(tr("Export the record"), QStringLiteral("refusal-%1.html").arg(m_presenter.selection().text()),
                 tr("HTML (*.html)"), m_presenter.exportHtml().toUtf8());
    });
    connect(m_exportPdf, &QAction::triggered, this, [this] {
        exportTo(tr("Export the record"), QStringLiteral("refusal-%1.pdf").arg(m_presenter.selection().text()), tr("PDF (*.pdf)"),
                 reportPdf(title(), m_presenter.exportHtml(), m_theme.font(FontRole::Text)));
    });
}

QList<QAction *> RefusalsPage::objectActions() const
{
    return {m_recheck, m_diff, m_saveMended, m_copyPatch, m_copyJsonPatch, m_next, m_markSeen, m_markAll};
}

QWidget *RefusalsPage::makeHead()
{
    auto *head = new Ground(m_theme, Token::Window);
    head->setFixedHeight(size::pageHead);
    auto *line = new QHBoxLayout(head);
    line->setContentsMargins(size::pageMargin, 0, size::pageMargin, 0);
    line->setSpacing(size::insideGroup);
    line->addWidget(new Label(m_theme, FontRole::Title, Token::Text, title()));
    m_note = new ElidedLabel(m_theme, FontRole::Text, Token::Bad, Qt::ElideRight);
    m_note->setObjectName(QStringLiteral("listNote"));
    line->addWidget(m_note);
    m_summary = new ElidedLabel(m_theme, FontRole::Text, Token::Text2, Qt::ElideRight);
    m_summary->setObjectName(QStringLiteral("refusalsSummary"));
    m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    line->addWidget(m_summary, 1);
    m_field = new QLineEdit;
    m_field->setObjectName(QStringLiteral("refusalFilter"));
    m_field->setPlaceholderText(tr("Plugin, person or code"));
    m_field->setAccessibleName(tr("Filter the refusals by plugin, person or code"));
    m_field->setClearButtonEnabled(true);
    m_field->setMaxLength(200);
    m_field->setFixedWidth(224);
    QAction *mark = m_field->addAction(m_theme.icon(QStringLiteral("filter"), Token::Text2), QLineEdit::LeadingPosition);
    mark->setText(m_field->accessibleName());
    for (QAction *action : m_field->findChildren<QAction *>()) {
        if (action != mark && action->text().isEmpty())
            action->setText(tr("Clear the filter"));
    }
    connect(m_field, &QLineEdit::textChanged, this, [this](const QString &text) {
        RefusalQuery query = m_presenter.query();
        query.text = text.trimmed();
        m_presenter.setQuery(query);
    });
    clearOnEscape(m_field);
    line->addWidget(m_field);
    m_export = makeButton(m_theme, QStringLiteral("exportRefusal"), QStringLiteral("export"), tr("E&xport…"), this);
    auto *menu = new QMenu(m_export);
    menu->addActions({m_exportJson, m_exportHtml, m_exportPdf});
    connect(m_export, &QPushButton::clicked, menu,
            [menu, this] { menu->popup(m_export->mapToGlobal(QPoint(0, m_export->height()))); });
    line->addWidget(m_export);
    return head;
}

Chip *RefusalsPage::makeChip(const QString &objectName, const QString &word, bool RefusalQuery::*facet)
{
    auto *chip = new Chip(m_theme, word);
    chip->setObjectName(objectName);
    connect(chip, &QAbstractButton::clicked, this, [this, facet](bool on) {
        RefusalQuery query = m_presenter.query();
        query.*facet = on;
        m_presenter.setQuery(query);
    });
    return chip;
}

QWidget *RefusalsPage::makeList()
{
    auto *pane = new Ground(m_theme, Token::Window);
    pane->setMinimumWidth(size::refusalList * 3 / 4);
    auto *column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *chips = new Ground(m_theme, Token::Window, Ground::Bottom);
    auto *chipColumn = new QVBoxLayout(chips);
    setLeadingMargins(*chipColumn, {size::betweenGroups, 0, size::iconToWord, size::insideGroup});
    auto *row = new QWidget;
    auto *flow = new FlowLayout(size::iconToWordInCell, row); // three chips in a line, in German too
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    row->setSizePolicy(policy);
    chipColumn->addWidget(row);
    m_lastWeek = makeChip(QStringLiteral("chipLastWeek"), tr("Last 7 days"), &RefusalQuery::lastWeek);
    m_unseen = makeChip(QStringLiteral("chipUnseen"), tr("Unseen"), &RefusalQuery::unseen);
    m_mine = makeChip(QStringLiteral("chipMine"), tr("Mine"), &RefusalQuery::mine);
    for (Chip *chip : {m_lastWeek, m_unseen, m_mine})
        flow->addWidget(chip);
    column->addWidget(chips);
    m_list = new TwoLineList(m_theme, queueRoles());
    m_list->setObjectName(QStringLiteral("refusalQueue"));
    m_list->setAccessibleName(tr("Refused attempts, by plugin and person"));
    m_list->setModel(&m_presenter.model());
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_list, &QWidget::customContextMenuRequested, this, [this](const QPoint &at) {
        auto *menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addActions({m_recheck, m_diff, m_markSeen, m_copyId, m_copyCommand, m_copyTry});
        menu->popup(m_list->viewport()->mapToGlobal(at));
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &RefusalsPage::takeCurrent,
            Qt::QueuedConnection);
    connect(m_list, &TwoLineList::entered, this, [this] { m_details->focusBody(); });
    connect(m_list, &TwoLineList::nearEnd, &m_presenter, &RefusalsPresenter::fetchMore);
    connect(m_list, &TwoLineList::foldAsked, this,
            [this](const QModelIndex &head, bool fold) { m_presenter.model().setFolded(head.data(IdRole).toString(), fold); });
    column->addWidget(m_list, 1);
    auto *foot = new Ground(m_theme, Token::Window, Ground::Top);
    foot->setFixedHeight(size::paneFoot + 4);
    auto *footLine = new QHBoxLayout(foot);
    setLeadingMargins(*footLine, {size::betweenGroups, 0, size::iconToWord, 0});
    m_foot = new ElidedLabel(m_theme, FontRole::Small, Token::Text2, Qt::ElideRight);
    m_foot->setObjectName(QStringLiteral("refusalsFoot"));
    footLine->addWidget(m_foot, 1);
    m_allSeen = makeIconButton(m_theme, QStringLiteral("markAllSeen"), {}, tr("Mark all seen"), this);
    m_allSeen->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_allSeen->setText(tr("Mark all seen"));
    connect(m_allSeen, &QToolButton::clicked, m_markAll, &QAction::trigger);
    footLine->addWidget(m_allSeen);
    column->addWidget(foot);
    return pane;
}

void RefusalsPage::makeOverlay()
{
    m_overlay = new QStackedWidget(m_list->viewport());
    m_loading = new LoadingLines(m_theme);
    m_overlay->addWidget(m_loading);
    m_filteredEmpty = new MessageView(m_theme, QStringLiteral("noRefusalLeft"));
    QPushButton *clear = m_filteredEmpty->addButton(QStringLiteral("clearRefusalFilters"), QStringLiteral("close"), tr("&Clear"));
    connect(clear, &QPushButton::clicked, this, [this] {
        m_field->clear();
        m_presenter.setQuery({false, false, false, {}});
    });
    m_overlay->addWidget(m_filteredEmpty);
    m_overlay->hide();
    m_list->viewport()->installEventFilter(this);
    m_empty = new MessageView(m_theme, QStringLiteral("noRefusals"));
    m_older = m_empty->addButton(QStringLiteral("showOlder"), {}, tr("Show &older ones"));
    connect(m_older, &QPushButton::clicked, this, [this] { m_presenter.setQuery({false, false, false, {}}); });
    m_overlay->addWidget(m_empty);
    m_failed = new MessageView(m_theme, QStringLiteral("refusalsFailed"));
    QPushButton *retry = m_failed->addButton(QStringLiteral("tryRefusalsAgain"), QStringLiteral("refresh"), tr("&Try again"));
    connect(retry, &QPushButton::clicked, this, [this] {
        m_presenter.retry();
        Q_EMIT retryAsked();
    });
    m_body->addWidget(m_failed);
}

void RefusalsPage::refresh()
{
    const PageState state = m_presenter.state();
    QWidget *body = m_splitter;
    QWidget *over = nullptr;
    if (state == PageState::Empty) {
        m_empty->setTexts(m_presenter.query().lastWeek ? tr("Nothing was refused in the last 7 days") : tr("Nothing was refused"),
                          plain(tr("A refused save, reload, renewal or install stands here for 30 days.")));
        m_older->setVisible(m_presenter.query().lastWeek);
        over = m_empty; // its filter stays in view above it
    } else if (state == PageState::Failed) {
        m_failed->setTexts(tr("The refusals cannot be shown"), plain(Texts::error(m_presenter.failure())));
        m_failed->setDetails(m_presenter.failure().message);
        body = m_failed;
    } else if (state == PageState::Loading) {
        over = m_loading;
    } else if (state == PageState::FilteredEmpty) {
        m_filteredEmpty->setTexts(m_presenter.filteredEmptyText(), plain(m_presenter.hiddenText()));
        over = m_filteredEmpty;
    }
    m_details->setVisible(state != PageState::Empty);
    m_body->setCurrentWidget(body);
    m_overlay->setGeometry(m_list->viewport()->rect());
    if (over)
        m_overlay->setCurrentWidget(over);
    m_overlay->setVisible(over);
    m_summary->setText(m_presenter.summary());
    m_foot->setText(m_presenter.foot());
    m_note->setText(m_presenter.listNote());
    m_note->setToken(m_presenter.isListBroken() ? Token::Bad : Token::Text2);
    m_note->setVisible(!m_presenter.listNote().isEmpty());
    if (m_field->text().trimmed() != m_presenter.query().text) {
        const QSignalBlocker blocker(m_field);
        m_field->setText(m_presenter.query().text);
    }
    m_lastWeek->setChecked(m_presenter.query().lastWeek);
    m_unseen->setChecked(m_presenter.query().unseen);
    m_unseen->setCount(int(m_presenter.unseenHere()));
    m_mine->setChecked(m_presenter.query().mine);
    m_mine->setCount(int(m_presenter.mine()));
    if (!m_hasSelected && m_presenter.model().rowCount() > 1) {
        m_hasSelected = true;
        if (m_presenter.selection().isEmpty())
            m_list->setCurrentIndex(m_presenter.model().index(1, 0)); // the first record, below its head
        else
            showSelected();
    } else if (!m_list->currentIndex().isValid()) {
        showSelected(); // a filter took its row away, and it is back
    }
    refreshActions();
    Q_EMIT stateChanged();
}

void RefusalsPage::refreshActions()
{
    const ActionState any = m_presenter.mayUseShown();
    for (QAction *action : {m_diff, m_copyCommand, m_copyId, m_exportJson, m_exportHtml, m_exportPdf})
        applyState(action, any);
    applyState(m_copyTry, m_presenter.mayCopyTry());
    applyState(m_export, any);
    applyState(m_recheck, m_presenter.mayRecheck());
    applyState(m_markSeen, m_presenter.mayMarkSeen());
    applyState(m_saveMended, m_presenter.mayMend());
    applyState(m_copyPatch, m_presenter.mayCopyPatch());
    applyState(m_copyJsonPatch, m_presenter.mayCopyRemedy());
    applyState(m_next, m_presenter.mayGoToUnseen());
    applyState(m_markAll, m_presenter.mayMarkAllSeen());
    applyState(m_allSeen, m_presenter.mayMarkAllSeen());
}

void RefusalsPage::takeCurrent()
{
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid() || current.data(RefusalQueueModel::HeadRole).toBool())
        return;
    m_presenter.select(RecordId(current.data(IdRole).toString()), isVisible());
}

void RefusalsPage::openDiff(int line)
{
    std::optional<ConsoleLink> link = m_presenter.diffLink();
    if (!link)
        return;
    link->line = line;
    m_presenter.markSeen();
    Q_EMIT linkActivated(*link);
}

void RefusalsPage::showSelected()
{
    const QModelIndex index = m_presenter.model().indexOf(m_presenter.selection());
    if (!index.isValid())
        return;
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index);
}

void RefusalsPage::openLink(const ConsoleLink &link)
{
    if (link.object.isEmpty())
        return;
    m_hasSelected = true;
    m_presenter.select(RecordId(link.object), isVisible());
    m_list->selectionModel()->clear();
    showSelected();
}

bool RefusalsPage::setFilters(const std::any &filters)
{
    const auto *query = std::any_cast<RefusalQuery>(&filters);
    if (!query || *query == m_presenter.query())
        return false;
    m_presenter.setQuery(*query);
    return true;
}

void RefusalsPage::goToUnseen()
{
    const int row = m_presenter.model().nextUnseen(m_list->currentIndex().row());
    if (row < 0)
        return;
    m_list->setCurrentIndex(m_presenter.model().index(row, 0));
    m_list->scrollTo(m_list->currentIndex());
}

void RefusalsPage::goToNewest()
{
    for (int row = 0; row < m_presenter.model().rowCount(); ++row) {
        const QModelIndex index = m_presenter.model().index(row, 0);
        if (index.data(RefusalQueueModel::HeadRole).toBool())
            continue;
        m_list->setCurrentIndex(index);
        m_list->scrollTo(index);
        m_list->setFocus(Qt::OtherFocusReason);
        return;
    }
}

void RefusalsPage::focusFilter()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

// What was selected while another page was in view begins to count as seen now.
void RefusalsPage::showEvent(QShowEvent *event)
{
    PageWidget::showEvent(event);
    m_presenter.select(m_presenter.selection(), true);
    m_presenter.whatIf().setWatched(true);
}

void RefusalsPage::hideEvent(QHideEvent *event)
{
    PageWidget::hideEvent(event);
    m_presenter.whatIf().setWatched(false);
}

void RefusalsPage::resizeEvent(QResizeEvent *event)
{
    const Qt::Orientation wanted = width() >= 2 * size::refusalList ? Qt::Horizontal : Qt::Vertical;
    if (m_splitter->orientation() != wanted)
        m_splitter->setOrientation(wanted);
    PageWidget::resizeEvent(event);
}

bool RefusalsPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list->viewport() && event->type() == QEvent::Resize)
        m_overlay->setGeometry(m_list->viewport()->rect());
    return PageWidget::eventFilter(watched, event);
}

void RefusalsPage::exportTo(const QString &title, const QString &name, const QString &filter, const QByteArray &content)
{
    m_prompt.saveFile(this, title, name, filter, [this, content](const QString &path) {
        QSaveFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) < 0 || !file.commit())
            m_prompt.decide(this, {tr("The record was not exported"), file.errorString(), tr("Close"), true}, [] {});
        else
            Told::saved(this, path);
    });
}

} // namespace oz0
