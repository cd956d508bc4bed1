// The Preview page's head and panes, and how the panes share the page.
#include "ui/pages/PreviewPage.h"
#include "ui/pages/PreviewResult.h"
#include "ui/widgets/Buttons.h"

#include <QBoxLayout>
#include <QMenu>

#include <utility>

namespace oz0 {

namespace {

constexpr auto splitterKey = "preview/panes";
constexpr int belowEachOther = 880;     // narrower, and the panes stand below each other
constexpr int narrowBelow = 1200;       // narrower, and the side panes are, and one that is empty goes
constexpr int namesReadableFrom = 1000; // with room for whom a name belongs to

TwoLineRoles historyRoles()
{
    TwoLineRoles roles;
    roles.second = PreviewHistoryModel::SecondLineRole;
    roles.hasStates = true;
    return roles;
}

} // namespace

QWidget *PreviewPage::makeHead()
{
    auto *head = new Ground(m_theme, Token::Window, Ground::Bottom);
    auto *column = new QVBoxLayout(head);
    column->setContentsMargins(size::pageMargin, 0, size::pageMargin, size::insideGroup);
    column->setSpacing(0);
    auto *nameLine = new QWidget;
    nameLine->setFixedHeight(size::pageHead);
    auto *first = new QHBoxLayout(nameLine);
    first->setContentsMargins(0, 0, 0, 0);
    first->setSpacing(size::insideGroup);
    first->addWidget(new Label(m_theme, FontRole::Title, Token::Text, title()));
    m_summary = new ElidedLabel(m_theme, FontRole::Text, Token::Text2, Qt::ElideRight);
    m_summary->setObjectName(QStringLiteral("previewSummary"));
    m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    first->addWidget(m_summary, 1);
    QPushButton *command = makeButton(m_theme, QStringLiteral("copyPreviewCommand"), QStringLiteral("terminal"),
                                      tr("Copy as co&mmand"), this);
    connect(command, &QPushButton::clicked, m_copyCommand, &QAction::trigger);
    first->addWidget(command);
    m_showJson = makeButton(m_theme, QStringLiteral("showJson"), {}, tr("Show &JSON"), this);
    m_showJson->setCheckable(true);
    first->addWidget(m_showJson);
    m_save = makeButton(m_theme, QStringLiteral("saveReport"), QStringLiteral("export"), tr("Save re&port…"), this);
    auto *menu = new QMenu(m_save);
    menu->addActions({m_saveHtml, m_savePdf, m_saveJson});
    connect(m_save, &QPushButton::clicked, menu, [menu, this] { menu->popup(m_save->mapToGlobal(QPoint(0, m_save->height()))); });
    first->addWidget(m_save);
    column->addWidget(nameLine);
    auto *second = new QHBoxLayout;
    second->setSpacing(size::insideGroup);
    m_folder = new QLineEdit;
    m_folder->setObjectName(QStringLiteral("previewFolder"));
    m_folder->setAccessibleName(tr("Folder or candidate to preview"));
    m_folder->setFont(m_theme.font(FontRole::Fixed));
    m_folder->setPlaceholderText(tr("A folder that holds a plugin.yaml, or candidate:ID; drop a folder here"));
    m_folder->setMaxLength(4096);
    m_folder->installEventFilter(this);
    m_mark = m_folder->addAction(m_theme.icon(QStringLiteral("folder"), Token::Text2), QLineEdit::LeadingPosition);
    m_mark->setText(m_folder->accessibleName());
    m_choices = m_folder->addAction(m_theme.icon(QStringLiteral("down"), Token::Text2), QLineEdit::TrailingPosition);
    m_choices->setObjectName(QStringLiteral("previewChoices"));
    m_choices->setText(tr("Folders that were previewed before, and candidates"));
    connect(m_choices, &QAction::triggered, this, &PreviewPage::showChoices);
    connect(m_folder, &QLineEdit::editingFinished, this, &PreviewPage::takeSource);
    second->addWidget(m_folder, 1);
    m_choose = makeButton(m_theme, QStringLiteral("chooseFolder"), QStringLiteral("folder"), tr("C&hoose…"), this);
    connect(m_choose, &QPushButton::clicked, this, [this] {
        m_prompt.openFolder(this, tr("Choose a folder to preview"), [this](const QString &folder) {
            m_presenter.setFolder(folder);
            m_presenter.start();
        });
    });
    second->addWidget(m_choose);
    m_watch = new QCheckBox(tr("Preview a&gain on save"));
    m_watch->setObjectName(QStringLiteral("previewOnSave"));
    m_watch->setAccessibleName(tr("Preview again on save"));
    connect(m_watch, &QCheckBox::clicked, m_watchAction, &QAction::setChecked);
    second->addWidget(m_watch);
    m_run = makeButton(m_theme, QStringLiteral("runPreview"), QStringLiteral("preview"), tr("Previe&w"), this);
    m_run->setProperty("primary", true);
    connect(m_run, &QPushButton::clicked, m_preview, &QAction::trigger);
    second->addWidget(m_run);
    column->addLayout(second);
    m_reason = new Label(m_theme, FontRole::Text, Token::Text2);
    m_reason->setObjectName(QStringLiteral("previewReason"));
    m_reason->setContentsMargins(0, size::iconToWord, 0, 0);
    column->addWidget(m_reason);
    return head;
}

QWidget *PreviewPage::makeHistory()
{
    auto *pane = new Ground(m_theme, Token::Window);
    pane->setMinimumWidth(size::previewHistory * 3 / 4);
    auto *column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *head = new Ground(m_theme, Token::Window, Ground::Bottom);
    head->setFixedHeight(size::paneFoot);
    auto *line = new QHBoxLayout(head);
    line->setContentsMargins(size::betweenGroups, 0, size::betweenGroups, 0);
    line->addWidget(new Label(m_theme, FontRole::SmallStrong, Token::Text2, tr("History")), 1);
    auto *hint = new ElidedLabel(m_theme, FontRole::Small, Token::Text2, Qt::ElideRight);
    hint->setText(tr("Select two to compare"));
    line->addWidget(hint);
    column->addWidget(head);
    m_history = new TwoLineList(m_theme, historyRoles());
    m_history->setObjectName(QStringLiteral("previewHistory"));
    m_history->setAccessibleName(tr("Earlier previews, newest first"));
    m_history->setModel(&m_presenter.historyModel());
    m_history->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_history->setMinimumHeight(size::rowTwoLines);
    connect(m_history->selectionModel(), &QItemSelectionModel::selectionChanged, this, &PreviewPage::takeSelection,
            Qt::QueuedConnection);
    connect(m_history, &TwoLineList::entered, this, [this] { m_result->focusBody(); });
    auto *inside = new QVBoxLayout(m_history->viewport());
    inside->setContentsMargins(size::betweenGroups, size::betweenGroups, size::betweenGroups, 0);
    m_historyEmpty = new Label(m_theme, FontRole::Text, Token::Text2,
                               tr("No previews yet. Each one that you make is kept here, by this console only."));
    m_historyEmpty->setObjectName(QStringLiteral("historyEmpty"));
    m_historyEmpty->setWordWrap(true);
    inside->addWidget(m_historyEmpty);
    inside->addStretch();
    column->addWidget(m_history, 1);
    m_historyNote = new Label(m_theme, FontRole::Small, Token::Text2);
    m_historyNote->setObjectName(QStringLiteral("historyNote"));
    m_historyNote->setWordWrap(true);
    m_historyNote->setContentsMargins(size::betweenGroups, size::iconToWord, size::betweenGroups, size::iconToWord);
    column->addWidget(m_historyNote);
    return pane;
}

QWidget *PreviewPage::makePanes()
{
    m_splitter = new QSplitter(Qt::Horizontal);
    m_splitter->setObjectName(QStringLiteral("historyResultSide"));
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(makeHistory());
    m_result = new PreviewResult(m_theme, m_presenter);
    connect(m_result, &PreviewResult::placeAsked, this, &PreviewPage::openPlace);
    connect(m_result, &PreviewResult::checksAsked, m_checks, &QAction::setChecked);
    connect(m_checks, &QAction::toggled, m_result, &PreviewResult::showChecks);
    connect(m_showJson, &QPushButton::toggled, this, [this](bool shown) {
        m_showJson->setText(shown ? tr("Hide &JSON") : tr("Show &JSON"));
        m_result->showJson(shown);
    });
    m_result->setInstallAction(m_install);
    m_splitter->addWidget(m_result);
    m_side = new PreviewSide(m_theme, m_presenter);
    m_splitter->addWidget(m_side);
    m_splitter->setStretchFactor(1, 1);
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] {
        if (m_splitter->orientation() == Qt::Horizontal)
            m_settings.setValue(QLatin1String(splitterKey), m_splitter->saveState());
    });
    return m_splitter;
}

// Widths are the person's once he has moved one; until then they follow the page's alone, never what stands in it. Below each other
// the answer has most of the height.
void PreviewPage::fitPanes()
{
    const PreviewEntry *entry = m_presenter.shown();
    m_side->setVisible((entry && entry->preview) || width() >= narrowBelow);
    if (!isVisible())
        return;
    if (m_splitter->orientation() == Qt::Vertical) {
        const int room = m_splitter->height();
        m_splitter->setSizes({room / 5, room - 2 * (room / 5), room / 5});
        return;
    }
    const QByteArray kept = m_settings.value(QLatin1String(splitterKey)).toByteArray();
    if (!kept.isEmpty()) {
        if (!std::exchange(m_isPlaced, true) && m_splitter->restoreState(kept))
            m_splitter->setOrientation(Qt::Horizontal);
        return;
    }
    const bool isNarrow = width() < narrowBelow;
    const int history = isNarrow ? size::previewHistory * 3 / 4 : size::previewHistory;
    const int side = !isNarrow         ? size::previewSide
        : width() >= namesReadableFrom ? size::previewSide * 5 / 6
                                       : size::previewSide * 3 / 4;
    m_splitter->setSizes({history, qMax(1, width() - history - side - 2 * m_splitter->handleWidth()), side});
}

void PreviewPage::resizeEvent(QResizeEvent *event)
{
    const Qt::Orientation wanted = width() >= belowEachOther ? Qt::Horizontal : Qt::Vertical;
    if (m_splitter->orientation() != wanted) {
        m_splitter->setOrientation(wanted);
        m_isPlaced = false;
    }
    PageWidget::resizeEvent(event);
    fitPanes();
}

void PreviewPage::showEvent(QShowEvent *event)
{
    PageWidget::showEvent(event);
    fitPanes();
}

} // namespace oz0
