#include "ui/widgets/diff/TextPane.h"

#include "models/Texts.h"
#include "models/diff/DiffWords.h"
#include "ui/Html.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Ground.h"
#include "ui/widgets/diff/DiffDelegate.h"
#include "ui/widgets/diff/FileSyntax.h"
#include "ui/widgets/diff/RefusalPanel.h"

#include <QBoxLayout>
#include <QItemSelectionModel>

namespace oz0 {

namespace {

constexpr int wholePanelFrom = 420; // px, of the lines and the panel together
constexpr int panelPercent = 35;

// A list of the pane: a table without heads, whose first column takes what the others leave.
Table *makeList(const Theme &theme, const char *name, QAbstractItemModel *model)
{
    auto *list = new Table(theme);
    list->setObjectName(QLatin1String(name));
    list->setModel(model);
    list->setItemDelegate(new DiffDelegate(theme, list));
    list->setSelectionMode(QAbstractItemView::SingleSelection);
    list->setAlternatingRowColors(false);
    list->horizontalHeader()->hide();
    list->horizontalHeader()->setStretchLastSection(false);
    list->horizontalHeader()->setMinimumSectionSize(0);
    list->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    list->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return list;
}

} // namespace

TextPane::TextPane(const Theme &theme, DiffPresenter &presenter, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_presenter(presenter), m_syntax(std::make_unique<FileSyntax>())
{
    setObjectName(QStringLiteral("textPane"));
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    m_filesSplitter = new QSplitter;
    m_filesSplitter->setChildrenCollapsible(false);
    all->addWidget(m_filesSplitter);
    m_filesSplitter->addWidget(makeFiles());
    m_panelSplitter = new QSplitter(Qt::Vertical);
    m_panelSplitter->setChildrenCollapsible(false);
    auto *panes = new Ground(theme, Token::Base);
    auto *column = new QVBoxLayout(panes);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHeads());
    m_note = new Label(theme, FontRole::Text, Token::Text2);
    m_note->setObjectName(QStringLiteral("fileNote"));
    m_note->setWordWrap(true);
    m_note->setContentsMargins(size::betweenGroups, size::iconToWord, size::betweenGroups, size::iconToWord);
    column->addWidget(m_note);
    m_body = new QStackedWidget;
    m_view = new TextDiffView(theme);
    m_body->addWidget(m_view);
    m_message = new MessageView(theme, QStringLiteral("fileMessage"));
    m_body->addWidget(m_message);
    m_binary = new MessageView(theme, QStringLiteral("binaryFile"));
    m_body->addWidget(m_binary);
    column->addWidget(m_body, 1);
    m_panelSplitter->addWidget(panes);
    m_panel = new RefusalPanel(theme, presenter);
    m_panelSplitter->addWidget(m_panel);
    m_panelSplitter->setStretchFactor(0, 1);
    m_panelSplitter->setSizes({600, size::diffPanel});
    connect(m_panelSplitter, &QSplitter::splitterMoved, this, [this] {
        m_isPanelMoved = true;
        m_tallPanel.clear();
    });
    m_filesSplitter->addWidget(m_panelSplitter);
    m_filesSplitter->setStretchFactor(1, 1);
    m_filesSplitter->setSizes({size::filesPane, 1000});
    m_view->setSyntax([this](DiffPane pane, int line) { return m_syntax->spans(pane, line); });
    m_syntax->setChanged([this] { m_view->viewport()->update(); });
    connect(m_view, &TextDiffView::marginActivated, this, &TextPane::selectRefusal);
    connect(m_view, &TextDiffView::currentChanged, this, &TextPane::placeChanged);
    connect(m_panel, &RefusalPanel::stepAsked, this, &TextPane::stepRefusal);
    connect(&presenter, &DiffPresenter::fileChanged, this, &TextPane::refreshFile);
    connect(&presenter, &DiffPresenter::outcomeChanged, this, [this] {
        m_refusal = m_presenter.refusals().rowCount() > 0 ? 0 : -1; // the first one is told of, and nothing scrolls to it
        m_isPreselected = m_refusal >= 0;
        refresh();
        if (m_refusal >= 0)
            m_refusals->selectRow(m_refusal);
        m_panel->showRefusal(m_refusal);
        m_view->frameMargin(m_refusal);
    });
    connect(&presenter, &DiffPresenter::changed, this, &TextPane::refresh);
    connect(&theme, &Theme::changed, this, &TextPane::refresh); // its heads are coloured text
    refresh();
    refreshFile();
}

TextPane::~TextPane() = default;

QByteArray TextPane::panelState() const
{
    return m_tallPanel.isEmpty() ? m_panelSplitter->saveState() : m_tallPanel;
}

// In a low window the panel leaves the lines the greater part, until it is moved by hand.
void TextPane::fitPanel()
{
    const int height = m_panelSplitter->height();
    if (m_isPanelMoved)
        return;
    if (height < wholePanelFrom) {
        if (m_tallPanel.isEmpty())
            m_tallPanel = m_panelSplitter->saveState();
        const int panel = height * panelPercent / 100;
        m_panelSplitter->setSizes({height - panel, panel});
    } else if (!m_tallPanel.isEmpty()) {
        m_panelSplitter->restoreState(m_tallPanel);
        m_tallPanel.clear();
    }
}

void TextPane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitPanel();
}

QWidget *TextPane::makeFiles()
{
    auto *pane = new Ground(m_theme, Token::Base);
    auto *column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *head = new Ground(m_theme, Token::Window, Ground::Bottom);
    head->setFixedHeight(size::row);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(size::betweenGroups, 0, size::insideGroup, 0);
    m_filesHead = new ElidedLabel(m_theme, FontRole::Small, Token::Text2, Qt::ElideRight);
    m_filesHead->setObjectName(QStringLiteral("filesHead"));
    m_hide = new Chip(m_theme, tr("Hide unchanged"));
    m_hide->setObjectName(QStringLiteral("hideUnchanged"));
    m_hide->setChecked(m_presenter.shownFiles().hidesUnchanged());
    row->addWidget(m_filesHead, 1);
    row->addWidget(m_hide);
    column->addWidget(head);
    m_files = makeList(m_theme, "diffFiles", &m_presenter.shownFiles());
    m_files->setAccessibleName(tr("Files of both sides"));
    column->addWidget(m_files, 1);
    column->addWidget(makeRefusals());
    connect(m_hide, &QAbstractButton::toggled, this, [this](bool hides) {
        m_presenter.shownFiles().setHidesUnchanged(hides);
        refreshFile();
    });
    connect(m_files->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &current) {
        if (current.isValid())
            openFileOfRow(current.row());
    });
    connect(m_files, &Table::entered, this, [this] { m_view->setFocus(Qt::ShortcutFocusReason); });
    return pane;
}

QWidget *TextPane::makeRefusals()
{
    m_refusalsBox = new Ground(m_theme, Token::Base, Ground::Top);
    auto *column = new QVBoxLayout(m_refusalsBox);
    column->setContentsMargins(0, 1, 0, 0);
    column->setSpacing(0);
    auto *head = new Ground(m_theme, Token::Window, Ground::Bottom);
    head->setFixedHeight(size::row);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(size::betweenGroups, 0, size::insideGroup, 0);
    m_refusalsHead = new ElidedLabel(m_theme, FontRole::Small, Token::Text2, Qt::ElideRight);
    m_refusalsHead->setObjectName(QStringLiteral("refusalsHead"));
    row->addWidget(m_refusalsHead);
    column->addWidget(head);
    m_refusals = makeList(m_theme, "diffRefusals", &m_presenter.refusals());
    m_refusals->setAccessibleName(tr("Refusals and warnings"));
    m_refusals->letTakeTwoLines(int(DiffRefusalsModel::Column::What));
    connect(m_refusals, &Table::rowHeightChanged, this, &TextPane::fitRefusals);
    column->addWidget(m_refusals);
    connect(m_refusals->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &current) {
        if (current.isValid() && current.row() != m_refusal)
            selectRefusal(current.row());
    });
    connect(m_refusals, &QAbstractItemView::clicked, this, [this](const QModelIndex &index) {
        if (m_isPreselected && index.row() == m_refusal)
            selectRefusal(index.row());
    });
    return m_refusalsBox;
}

QWidget *TextPane::makeHeads()
{
    m_heads = new Ground(m_theme, Token::Window, Ground::Bottom);
    m_heads->setFixedHeight(size::row);
    m_heads->setLayoutDirection(Qt::LeftToRight); // as the panes below
    auto *row = new QHBoxLayout(m_heads);
    row->setContentsMargins(size::betweenGroups, 0, size::betweenGroups + size::overviewRuler, 0);
    row->setSpacing(2 * size::betweenGroups); // each stands 12 px into its pane
    for (SideHead *head : {&m_headLeft, &m_headRight}) {
        auto *side = new QWidget;
        side->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        auto *line = new QHBoxLayout(side);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(size::insideGroup);
        head->title = new ElidedLabel(m_theme, FontRole::Strong, Token::Text, Qt::ElideRight);
        head->detail = new ElidedLabel(m_theme, FontRole::Text, Token::Text2, Qt::ElideRight);
        line->addWidget(head->title);
        line->addWidget(head->detail, 1);
        row->addWidget(side, 1);
    }
    m_headLeft.title->setObjectName(QStringLiteral("headBefore"));
    m_headRight.title->setObjectName(QStringLiteral("headAfter"));
    return m_heads;
}

void TextPane::refresh()
{
    for (const bool isAfter : {false, true}) {
        const SideHead &head = isAfter ? m_headRight : m_headLeft;
        head.title->setText(m_presenter.sideTitle(isAfter));
        head.detail->setText(m_presenter.sideDetail(isAfter));
    }
    const int files = m_presenter.files().rowCount();
    m_filesHead->setText(tr("%1 of %n file(s) differ", nullptr, files).arg(m_presenter.files().differing()));
    const int all = m_presenter.refusals().rowCount();
    const int refused = m_presenter.refusals().refused();
    m_refusalsHead->setText(m_presenter.refusals().countText());
    m_refusalsBox->setVisible(all > 0);
    m_files->setColumnHidden(int(DiffFilesModel::Column::Refusals), refused == 0);
    fitRefusals();
}

void TextPane::fitRefusals()
{
    constexpr int mostHeight = 6 * size::row;
    const int rows = m_presenter.refusals().rowCount() * m_refusals->verticalHeader()->defaultSectionSize();
    m_refusals->setFixedHeight(qMin(rows, mostHeight) + 2);
}

void TextPane::openFileOfRow(int row)
{
    const QString path = m_presenter.shownFiles().pathAt(row);
    if (!path.isEmpty())
        m_presenter.openFile(path);
}

void TextPane::refreshFile()
{
    const int row = m_presenter.shownFiles().rowOfPath(m_presenter.file());
    if (row >= 0 && m_files->currentIndex().row() != row)
        m_files->selectRow(row);
    using State = DiffPresenter::FileState;
    const QString said = m_presenter.fileText();
    m_note->setText(said);
    m_note->setVisible(!said.isEmpty() && m_presenter.fileState() == State::Text);
    switch (m_presenter.fileState()) {
    case State::None:
        m_message->setTexts(tr("No file is open."), {});
        m_body->setCurrentWidget(m_message);
        break;
    case State::Loading:
        m_message->setTexts(tr("Reading %1").arg(m_presenter.file()), {});
        m_body->setCurrentWidget(m_message);
        break;
    case State::Failed:
        m_message->setTexts(said, {});
        m_body->setCurrentWidget(m_message);
        break;
    case State::Binary: {
        const TextDiff &diff = m_presenter.text()->diff;
        const auto side = [this](const QString &word, const TextSide &given) {
            return plain(word) + QStringLiteral(": ")
                + (given.sha256.isEmpty() || given.size == 0
                       ? plain(tr("nothing"))
                       : plain(DiffWords::bytes(given.size)) + QStringLiteral(", ") + code(m_theme, given.sha256));
        };
        const QString why = diff.before.isTooLarge || diff.after.isTooLarge ? tr("%1 is too large to be shown line by line.")
                                                                            : tr("%1 is no text.");
        m_binary->setTexts(why.arg(m_presenter.file()),
                           side(m_presenter.sideTitle(false), diff.before) + QStringLiteral("<br>")
                               + side(m_presenter.sideTitle(true), diff.after));
        m_body->setCurrentWidget(m_binary);
        break;
    }
    case State::Text:
        m_syntax->setText(m_presenter.file(), m_presenter.text());
        m_view->setText(m_presenter.text());
        fitMargins();
        m_body->setCurrentWidget(m_view);
        if (m_presenter.file() == QLatin1String("plugin.yaml") && m_waitingLine + m_waitingInstalledLine > 0)
            showManifestLine(m_waitingLine, m_waitingInstalledLine);
        else if (m_view->rows().changes() > 0 && !m_wantsRefusal)
            m_view->goToChange(0);
        m_wantsRefusal = false;
        break;
    }
    Q_EMIT placeChanged();
}

// A refusal of a value of several lines has a bar down to the last one that changed with it.
void TextPane::fitMargins()
{
    QList<DiffMargin> margins;
    if (m_presenter.file() == QLatin1String("plugin.yaml")) {
        const QList<Refusal> refusals = m_presenter.refusals().refusals();
        for (qsizetype i = 0; i < refusals.size(); ++i) {
            DiffMargin margin;
            margin.index = int(i);
            margin.right = refusals[i].line - 1;
            margin.left = refusals[i].installedLine - 1;
            margin.lastRight = margin.right;
            margin.isRefusal = refusals[i].severity == Severity::Refusal;
            margin.text = Texts::refusal(refusals[i]);
            const DiffText &text = *m_presenter.text();
            for (const TextRow &row : text.diff.rows) { // the change that it stands in, from its line on
                if (margin.right < 0 || row.after < margin.right)
                    continue;
                if (row.kind == TextRow::Kind::Same)
                    break;
                const bool isOther = std::any_of(refusals.begin(), refusals.end(), [&](const Refusal &other) {
                    return other.line - 1 == row.after && row.after != margin.right;
                });
                if (isOther)
                    break;
                margin.lastRight = row.after;
            }
            margins.append(margin);
        }
    }
    m_view->setMargins(margins);
    if (m_wantsRefusal)
        m_view->showMargin(m_refusal);
    else
        m_view->frameMargin(m_refusal);
}

void TextPane::selectRefusal(int index)
{
    if (index < 0 || index >= m_presenter.refusals().rowCount())
        return;
    m_refusal = index;
    m_isPreselected = false;
    if (m_refusals->currentIndex().row() != index)
        m_refusals->selectRow(index);
    if (m_presenter.file() != QLatin1String("plugin.yaml")) {
        m_wantsRefusal = true;
        m_presenter.openFile(QStringLiteral("plugin.yaml"));
    } else {
        m_view->showMargin(index);
    }
    m_panel->showRefusal(index);
}

bool TextPane::stepRefusal(int by)
{
    const int all = m_presenter.refusals().rowCount();
    if (all == 0)
        return false;
    const bool isFirst = m_refusal < 0 || m_isPreselected;
    selectRefusal(isFirst ? (by > 0 ? 0 : all - 1) : (m_refusal + by + all) % all);
    return true;
}

bool TextPane::canStepChange(int by) const
{
    return m_body->currentWidget() == m_view && m_view->canStep(by);
}

bool TextPane::stepChange(int by)
{
    return by > 0 ? m_view->nextChange() : m_view->previousChange();
}

void TextPane::setUnified(bool unified)
{
    m_view->setUnified(unified);
}

void TextPane::showManifestLine(int line, int installedLine)
{
    if (m_presenter.file() != QLatin1String("plugin.yaml") || m_presenter.fileState() != DiffPresenter::FileState::Text) {
        m_waitingLine = line;
        m_waitingInstalledLine = installedLine;
        m_presenter.openFile(QStringLiteral("plugin.yaml"));
        return;
    }
    m_waitingLine = m_waitingInstalledLine = 0;
    if (line > 0)
        m_view->goToLine(DiffPane::Right, line - 1);
    else if (installedLine > 0)
        m_view->goToLine(DiffPane::Left, installedLine - 1);
}

QString TextPane::placeText() const
{
    const int all = m_view->rows().changes();
    if (all == 0 || m_body->currentWidget() != m_view)
        return {};
    return tr("%1 of %2", "place, number of changes").arg(qMax(0, m_view->currentChange()) + 1).arg(all);
}

} // namespace oz0
