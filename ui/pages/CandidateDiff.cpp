#include "ui/pages/CandidateDiff.h"

#include "models/NodeTexts.h"
#include "ui/Html.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/diff/DiffTree.h"

namespace oz0 {

namespace {
constexpr int leastRows = 4;
constexpr int mostRows = 12; // of a longer tree the tree itself scrolls
} // namespace

CandidateDiff::CandidateDiff(const Theme &theme, DiffPresenter &presenter, QWidget *parent)
    : Ground(theme, Token::Base, None, parent), m_theme(theme), m_presenter(presenter)
{
    setObjectName(QStringLiteral("candidateDiff"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *above = new QVBoxLayout;
    above->setContentsMargins(size::pageMargin, size::betweenGroups, size::pageMargin, size::betweenGroups);
    above->setSpacing(size::insideGroup);
    auto *sentence = new QHBoxLayout;
    sentence->setSpacing(size::insideGroup);
    m_icon = new IconLabel(theme, QStringLiteral("ready"), Token::Good, size::iconButton);
    m_verdict = new Label(theme, FontRole::Strong, Token::Text);
    m_verdict->setObjectName(QStringLiteral("candidateDiffVerdict"));
    m_verdict->setWordWrap(true);
    sentence->addWidget(m_icon, 0, Qt::AlignTop);
    sentence->addWidget(m_verdict, 1);
    above->addLayout(sentence);
    m_note = new Label(theme, FontRole::Text, Token::Text2);
    m_note->setWordWrap(true);
    above->addWidget(m_note);
    m_bare = new Label(theme, FontRole::Text, Token::Warn);
    m_bare->setObjectName(QStringLiteral("candidateDiffBare"));
    m_bare->setWordWrap(true);
    m_bareIcon = new IconLabel(theme, QStringLiteral("warning"), Token::Warn, size::iconButton);
    auto *bare = new QHBoxLayout;
    bare->setSpacing(size::insideGroup);
    bare->addWidget(m_bareIcon, 0, Qt::AlignTop);
    bare->addWidget(m_bare, 1);
    above->addLayout(bare);
    m_news = new Label(theme, FontRole::Text, Token::Warn);
    m_news->setObjectName(QStringLiteral("candidateDiffNews"));
    m_news->setWordWrap(true);
    above->addWidget(m_news);
    m_buttons = new QHBoxLayout;
    QHBoxLayout *row = m_buttons;
    row->setSpacing(size::insideGroup);
    m_open = makeButton(theme, QStringLiteral("openDiff"), QStringLiteral("compare"), tr("&Open diff"), this);
    m_again = makeButton(theme, QStringLiteral("candidateDiffAgain"), QStringLiteral("refresh"), tr("Show &it"), this);
    row->addWidget(m_open);
    row->addWidget(m_again);
    row->addStretch();
    above->addLayout(row);
    column->addLayout(above);
    m_body = new QStackedWidget;
    m_tree = new DiffTree(theme);
    m_tree->setObjectName(QStringLiteral("candidateDiffTree"));
    m_tree->setAccessibleName(tr("What the candidate changes"));
    m_tree->setModel(&presenter.meaning());
    m_tree->setColumnHidden(int(MeaningModel::Column::Checks), true);
    m_tree->setWeights({14, 8, 10, 0, 0});
    m_body->addWidget(m_tree);
    m_message = new MessageView(theme, QStringLiteral("candidateDiffMessage"));
    m_body->addWidget(m_message);
    column->addWidget(m_body, 1);
    const auto open = [this] { Q_EMIT linkActivated(m_presenter.link()); };
    connect(m_open, &QPushButton::clicked, this, open);
    connect(m_tree, &DiffTree::chosen, this, open);
    connect(m_again, &QPushButton::clicked, &presenter, &DiffPresenter::reload);
    connect(&presenter, &DiffPresenter::changed, this, &CandidateDiff::refresh);
    connect(&presenter, &DiffPresenter::newsChanged, this, &CandidateDiff::refresh);
    connect(&presenter, &DiffPresenter::outcomeChanged, this, [this] {
        MeaningModel &meaning = m_presenter.meaning();
        const bool widens = m_presenter.outcome() && m_presenter.outcome()->summary.counts.widens > 0;
        m_tree->setColumnHidden(int(MeaningModel::Column::Reach), !widens); // a column of nothing says nothing
        m_tree->setWeights({14, 8, 10, 0, 0});
        for (int group = 0; group < meaning.rowCount(); ++group)
            m_tree->setExpanded(meaning.index(group, 0), meaning.group(meaning.index(group, 0)).hasChanges());
    });
    refresh();
}

void CandidateDiff::setPreviewAction(QAction *action)
{
    QPushButton *button = makeButton(m_theme, QStringLiteral("previewInstall"), QStringLiteral("preview"), action->text(), this);
    m_buttons->insertWidget(1, button);
    const auto follow = [button, action] { applyState(button, {action->isEnabled(), action->statusTip()}); };
    connect(action, &QAction::changed, button, follow);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    follow();
}

void CandidateDiff::setCandidate(const PluginName &plugin, const CandidateId &id)
{
    if (m_plugin == plugin && m_candidate == id)
        return;
    m_plugin = plugin;
    m_candidate = id;
    if (isVisible())
        ask();
}

void CandidateDiff::setBareNodes(const QStringList &nodes)
{
    if (m_bareNodes == nodes)
        return;
    m_bareNodes = nodes;
    refresh();
}

void CandidateDiff::showEvent(QShowEvent *event)
{
    Ground::showEvent(event);
    ask();
}

void CandidateDiff::ask()
{
    const DiffSide to{DiffSide::Kind::Candidate, m_candidate.text()};
    if (!m_candidate.isEmpty() && (m_presenter.plugin() != m_plugin || m_presenter.to() != to))
        m_presenter.show(m_plugin, {DiffSide::Kind::Installed, {}}, to);
}

void CandidateDiff::refresh()
{
    const PageState state = m_presenter.state();
    const bool isThere = m_presenter.outcome() != nullptr;
    const bool widens = isThere && m_presenter.outcome()->summary.counts.widens > 0;
    m_icon->setVisible(isThere);
    m_icon->setIcon(widens ? QStringLiteral("widen") : QStringLiteral("ready"), widens ? Token::Warn : Token::Good);
    m_bare->setText(NodeTexts::bare(m_bareNodes));
    m_bare->setVisible(isThere && !m_bareNodes.isEmpty());
    m_bareIcon->setVisible(isThere && !m_bareNodes.isEmpty());
    m_verdict->setText(m_presenter.verdict());
    m_note->setText(m_presenter.note());
    m_news->setText(m_presenter.news());
    m_news->setVisible(!m_presenter.news().isEmpty());
    m_again->setVisible(!m_presenter.news().isEmpty() && !m_presenter.isNewsGone());
    applyState(m_open, {isThere || state == PageState::Failed, m_presenter.stepText()});
    if (state == PageState::Failed)
        m_message->setTexts(tr("The diff cannot be shown."), plain(m_presenter.failureText()));
    else if (!isThere)
        m_message->setTexts({}, plain(m_presenter.stepText()));
    m_body->setCurrentWidget(isThere ? static_cast<QWidget *>(m_tree) : m_message);
    giveRoom();
}

// In a small window the pane scrolls as a whole: what is short needs no scroll bar of its own in it.
void CandidateDiff::giveRoom()
{
    int rows = 1; // the head
    for (QModelIndex row = m_tree->model()->index(0, 0); row.isValid() && rows < mostRows; row = m_tree->indexBelow(row))
        ++rows;
    m_body->setMinimumHeight(qMax(leastRows, rows) * m_theme.rowHeight());
}

} // namespace oz0
