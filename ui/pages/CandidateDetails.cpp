#include "ui/pages/CandidateDetails.h"

#include "models/ConsoleLink.h"
#include "models/NodeTexts.h"
#include "models/Texts.h"
#include "ui/Html.h"
#include "ui/pages/CandidateDiff.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/CandidateDelegates.h"
#include "ui/widgets/Ground.h"
#include "ui/widgets/PaneHead.h"

#include <QBoxLayout>
#include <QMenu>
#include <QSet>

namespace oz0 {

namespace {
enum Body { OverviewBody, NodesBody, TimelineBody, SeveralBody, NothingBody, DiffBody };
constexpr int diffTab = TimelineBody + 1;
} // namespace

CandidateDetails::CandidateDetails(const Theme &theme, CandidatesPresenter &presenter, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_presenter(presenter)
{
    setObjectName(QStringLiteral("details"));
    setAccessibleName(tr("Details"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_head = makeHead();
    column->addWidget(m_head);
    m_tabs = new PaneTabs(theme);
    m_tabs->setObjectName(QStringLiteral("detailTabs"));
    m_tabs->setAccessibleName(tr("Details of the candidate"));
    m_tabs->addTab(tr("Overview"));
    m_tabs->addTab(tr("Nodes"));
    m_tabs->addTab(tr("Timeline"));
    auto *tabLine = new Ground(theme, Token::Window, Ground::Bottom);
    auto *tabLayout = new QHBoxLayout(tabLine);
    tabLayout->setContentsMargins(0, 0, 0, 0);
    tabLayout->setSpacing(0);
    tabLayout->addSpacing(size::insideGroup - 2);
    tabLayout->addWidget(m_tabs);
    tabLine->setFixedHeight(size::tabBar);
    column->addWidget(tabLine);
    m_lineWithoutTabs = new Ground(theme, Token::Hair);
    m_lineWithoutTabs->setObjectName(QStringLiteral("lineBelowHead"));
    m_lineWithoutTabs->setFixedHeight(1);
    column->addWidget(m_lineWithoutTabs);
    m_body = new PaneBody;
    m_overview = new CandidateOverview(theme, presenter);
    m_body->addWidget(m_overview);
    m_nodes = new Table(theme);
    m_nodes->setObjectName(QStringLiteral("nodesOfCandidate"));
    m_nodes->setAccessibleName(tr("Nodes of the candidate"));
    m_nodes->setModel(&presenter.nodes());
    m_nodes->setItemDelegateForColumn(int(CandidateNodesModel::Column::State), new BadgeDelegate(theme, m_nodes));
    m_nodes->setSelectionMode(QAbstractItemView::SingleSelection);
    m_nodes->wrapLastColumn();
    m_body->addWidget(m_nodes);
    m_body->addPage(makeTimeline());
    m_several = new Ground(theme, Token::Base);
    auto *several = new QVBoxLayout(m_several);
    several->setContentsMargins(size::pageMargin, size::betweenGroups, size::pageMargin, size::pageMargin);
    m_severalFields = new FieldGrid(theme, false);
    m_severalFields->setObjectName(QStringLiteral("severalFields"));
    several->addWidget(m_severalFields);
    several->addStretch();
    m_body->addPage(m_several);
    auto *nobody = new Ground(theme, Token::Base);
    auto *nothing = new QVBoxLayout(nobody);
    nothing->setContentsMargins(size::pageMargin, size::pageMargin, size::pageMargin, size::pageMargin);
    m_hint = new Label(theme, FontRole::Text, Token::Text2);
    m_hint->setObjectName(QStringLiteral("detailHint"));
    m_hint->setWordWrap(true);
    nothing->addWidget(m_hint);
    nothing->addStretch();
    m_body->addPage(nobody);
    column->addWidget(m_body, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, [this] { refresh(); });
    connect(&presenter, &CandidatesPresenter::selectionChanged, this, &CandidateDetails::refresh);
    connect(&presenter, &CandidatesPresenter::detailsChanged, this, &CandidateDetails::refresh);
    connect(&presenter, &CandidatesPresenter::timelineChanged, this, &CandidateDetails::refresh);
    connect(&presenter, &CandidatesPresenter::workChanged, this, &CandidateDetails::refreshRemoval);
    connect(&presenter, &CandidatesPresenter::stateChanged, this, &CandidateDetails::refreshHint);
    connect(&presenter.session(), &SessionPresenter::ticked, this, [this] {
        if (m_presenter.shown())
            refresh();
    });
    connect(&theme, &Theme::changed, this, &CandidateDetails::refresh);
    refresh();
}

QWidget *CandidateDetails::makeHead()
{
    auto *head = new PaneHead(m_theme);
    m_badge = new Badge(m_theme);
    m_badge->setObjectName(QStringLiteral("detailBadge"));
    m_title = new ElidedLabel(m_theme, FontRole::Title, Token::Text, Qt::ElideRight);
    m_title->setObjectName(QStringLiteral("detailTitle"));
    m_more = makeIconButton(m_theme, QStringLiteral("more"), QStringLiteral("more"), tr("More actions"), this);
    head->name()->addWidget(m_badge);
    head->name()->addWidget(m_title, 1);
    head->setMore(m_more);
    QHBoxLayout *identity = head->facts();
    identity->setSpacing(size::iconToWord);
    m_id = new Label(m_theme, FontRole::Fixed, Token::Text);
    m_id->setObjectName(QStringLiteral("detailId"));
    m_id->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_copyId = makeIconButton(m_theme, QStringLiteral("copyId"), QStringLiteral("copy"), tr("Copy the ID"), this);
    m_replaces = new ElidedLabel(m_theme, FontRole::Text, Token::Text2, Qt::ElideRight);
    identity->addWidget(m_id);
    identity->addWidget(m_copyId);
    identity->addWidget(m_replaces, 1);
    QHBoxLayout *actions = head->actions();
    m_copyRunLine = makeButton(m_theme, QStringLiteral("copyRunLine"), QStringLiteral("copy"), tr("Copy run &line"), this);
    m_remove = makeButton(m_theme, QStringLiteral("remove"), QStringLiteral("trash"), tr("&Remove…"), this);
    actions->addWidget(m_copyRunLine);
    actions->addStretch();
    m_undo = makeButton(m_theme, QStringLiteral("undoRemove"), QStringLiteral("back"), tr("Undo"), this);
    m_undo->hide();
    actions->addWidget(m_remove);
    actions->addWidget(m_undo);
    m_reasonLine = new QWidget;
    auto *reason = new QHBoxLayout(m_reasonLine);
    reason->setContentsMargins(0, 0, 0, 0);
    reason->setSpacing(size::iconToWordInCell);
    m_reasonIcon = new IconLabel(m_theme, QStringLiteral("lock"), Token::Text2, size::iconCell);
    m_reason = new Label(m_theme, FontRole::Text, Token::Text2);
    m_reason->setObjectName(QStringLiteral("removeReason"));
    m_reason->setWordWrap(true);
    reason->addWidget(m_reasonIcon, 0, Qt::AlignTop);
    reason->addWidget(m_reason, 1);
    head->column()->addWidget(m_reasonLine);
    connect(m_copyId, &QToolButton::clicked, this, &CandidateDetails::copyIdAsked);
    connect(m_copyRunLine, &QPushButton::clicked, this, &CandidateDetails::copyRunLineAsked);
    connect(m_remove, &QPushButton::clicked, this, &CandidateDetails::removeAsked);
    connect(m_undo, &QPushButton::clicked, this, &CandidateDetails::undoAsked);
    return head;
}

QWidget *CandidateDetails::makeTimeline()
{
    auto *ground = new Ground(m_theme, Token::Base);
    auto *column = new QVBoxLayout(ground);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_timelineNote = new Label(m_theme, FontRole::Text, Token::Text2);
    m_timelineNote->setObjectName(QStringLiteral("timelineNote"));
    m_timelineNote->setWordWrap(true);
    m_timelineNote->setContentsMargins(size::pageMargin, size::betweenGroups, size::pageMargin, size::betweenGroups);
    m_timeline = new Table(m_theme);
    m_timeline->setObjectName(QStringLiteral("timeline"));
    m_timeline->setAccessibleName(tr("What happened to the candidate"));
    m_timeline->setModel(&m_presenter.timeline());
    m_timeline->setSelectionMode(QAbstractItemView::SingleSelection);
    m_timeline->wrapLastColumn();
    m_timeline->setMinimumHeight(3 * size::row + 1);
    column->addWidget(m_timelineNote);
    column->addWidget(m_timeline, 1);
    return ground;
}

void CandidateDetails::setDiff(DiffPresenter &presenter)
{
    m_diff = new CandidateDiff(m_theme, presenter);
    m_body->addPage(m_diff);
    m_tabs->addTab(tr("Diff"));
    connect(m_diff, &CandidateDiff::linkActivated, this, &CandidateDetails::linkActivated);
    refresh();
}

void CandidateDetails::setPreviewAction(QAction *action)
{
    if (m_diff)
        m_diff->setPreviewAction(action);
}

void CandidateDetails::setMoreActions(const QList<QAction *> &actions)
{
    auto *menu = new QMenu(m_more);
    menu->addActions(actions);
    connect(m_more, &QToolButton::clicked, menu, [this, menu] { menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height()))); });
}

void CandidateDetails::setCurrentTab(int tab)
{
    m_tabs->setCurrentIndex(tab);
}

void CandidateDetails::focusBody()
{
    m_tabs->setFocus(Qt::ShortcutFocusReason);
}

void CandidateDetails::refresh()
{
    const Candidate *candidate = m_presenter.shown();
    const QList<CandidateId> &ids = m_presenter.selection();
    const bool several = ids.size() > 1;
    m_head->setVisible(candidate || several);
    m_tabs->parentWidget()->setVisible(candidate);
    m_lineWithoutTabs->setVisible(several && !candidate);
    if (candidate)
        showOne(*candidate);
    else if (several)
        showMany(ids);
    else
        m_body->setCurrentIndex(NothingBody);
    refreshHint();
    refreshRemoval();
}

void CandidateDetails::refreshHint()
{
    const QString gone = m_presenter.goneText();
    const QString hint = gone.isEmpty() ? tr("Select a candidate to see what it is, where it runs and what happened to it.")
                                        : gone;
    if (m_hint->text() != hint)
        m_hint->setText(hint);
    m_hint->setVisible(!gone.isEmpty() || m_presenter.filter().rowCount() > 0); // of nothing, nothing can be selected
}

// While a removal can be undone, Undo stands where Remove was, and beside it for how long.
void CandidateDetails::refreshRemoval()
{
    const Candidate *candidate = m_presenter.shown();
    const bool isHeld = candidate && m_presenter.isHeld(candidate->id);
    QPushButton *gone = isHeld ? m_remove : m_undo;
    QPushButton *there = isHeld ? m_undo : m_remove;
    const bool hadFocus = gone->hasFocus();
    there->show();
    if (hadFocus)
        there->setFocus(Qt::OtherFocusReason);
    gone->hide();
    const ActionState removal = m_presenter.removal().action;
    applyState(m_remove, removal);
    m_reasonLine->setVisible(!removal.allowed);
    if (removal.allowed)
        return;
    m_reasonIcon->setIcon(isHeld                                ? QStringLiteral("late")
                              : m_presenter.session().isStale() ? QStringLiteral("offline")
                                                                : QStringLiteral("lock"),
                          isHeld ? Token::Warn : Token::Text2);
    const QString why = isHeld ? m_presenter.holdText() : removal.reason;
    if (m_reason->text() != why)
        m_reason->setText(why);
}

void CandidateDetails::showOne(const Candidate &candidate)
{
    const bool stale = m_presenter.model().isStale();
    const Instant at = m_presenter.model().shownAt();
    const CandidateState state = stateOf(candidate, at);
    const QString word = Texts::state(state);
    m_badge->setState(Texts::stateName(state.word), stale ? tr("%1 at %2", "state, time").arg(word, Texts::timeOfDay(at)) : word,
                      stale);
    m_badge->show();
    m_title->setText(tr("%1 %2", "plugin version").arg(candidate.plugin.text(), candidate.version));
    m_id->setText(candidate.id.text());
    m_id->show();
    m_copyId->show();
    const int nodes = int(candidate.nodes.size());
    m_replaces->setText(candidate.installedVersion.isEmpty()
                            ? tr("nothing is installed, on %n node(s)", nullptr, nodes)
                            : tr("replaces %1 on %n node(s)", nullptr, nodes).arg(candidate.installedVersion));
    m_copyRunLine->setText(tr("Copy run &line"));
    m_remove->setText(m_presenter.confirmationFor({candidate.id}) == Confirmation::Undo ? tr("&Remove") : tr("&Remove…"));
    m_tabs->setCount(NodesBody, nodes);
    m_tabs->setCount(TimelineBody, m_presenter.timeline().rowCount() > 0 ? m_presenter.timeline().rowCount() : -1);
    m_overview->show(candidate);
    m_timelineNote->setText(m_presenter.timelineNote());
    m_timelineNote->setVisible(!m_presenter.timelineNote().isEmpty());
    if (m_diff) {
        m_diff->setBareNodes(NodeTexts::bareNodes(candidate));
        m_diff->setCandidate(candidate.plugin, candidate.id);
    }
    const int body = m_tabs->currentIndex() == diffTab ? int(DiffBody) : m_tabs->currentIndex();
    if (m_body->currentIndex() != body) {
        m_body->setCurrentIndex(body);
        if (m_tabs->currentIndex() == NodesBody)
            m_nodes->sizeColumnsOnce();
        if (m_tabs->currentIndex() == TimelineBody)
            m_timeline->sizeColumnsOnce();
    }
}

void CandidateDetails::showMany(const QList<CandidateId> &ids)
{
    const RemovalChoice &choice = m_presenter.removal();
    const QSet<CandidateId> staying(choice.notAllowed.begin(), choice.notAllowed.end());
    m_badge->hide();
    m_title->setText(tr("%n candidate(s) selected", nullptr, int(ids.size())));
    m_id->hide();
    m_copyId->hide();
    m_replaces->setText(choice.notAllowed.isEmpty() ? tr("all may be removed")
                                                    : tr("%1 may be removed, %2 may not", "of those that are selected")
                                                          .arg(choice.allowed.size())
                                                          .arg(choice.notAllowed.size()));
    m_copyRunLine->setText(tr("Copy &IDs"));
    m_remove->setText(tr("&Remove %1…").arg(choice.allowed.size()));
    QSet<QString> nodeNames;
    QMap<QString, int> reasons;
    int jobs = 0;
    for (const CandidateId &id : ids) {
        const auto found = m_presenter.store().candidates().find(id);
        if (found == m_presenter.store().candidates().end())
            continue;
        jobs += found->jobs;
        for (const CandidateNode &node : found->nodes)
            nodeNames.insert(node.node.text());
        if (staying.contains(id) && m_presenter.session().who())
            ++reasons[RemovalPresenter::reasonAgainst(*found, *m_presenter.session().who())];
    }
    QStringList nodes(nodeNames.begin(), nodeNames.end());
    nodes.sort();
    constexpr qsizetype shownNodes = 20;
    QString nodeText = nodes.mid(0, shownNodes).join(QStringLiteral(", "));
    if (nodes.size() > shownNodes)
        nodeText = tr("%1 and %2 more", "list, number").arg(nodeText).arg(nodes.size() - shownNodes);
    QList<Field> fields{{tr("Nodes"), code(m_theme, nodeText)}, {tr("Jobs running"), plain(Texts::number(jobs))}};
    for (auto it = reasons.begin(); it != reasons.end(); ++it)
        fields.append({tr("%n stay(s)", nullptr, it.value()), plain(it.key())});
    m_severalFields->setFields(fields);
    m_body->setCurrentIndex(SeveralBody);
}

} // namespace oz0
