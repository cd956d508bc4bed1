#include "ui/widgets/diff/ReachPane.h"

#include "ui/widgets/ElidedCombo.h"

#include <QBoxLayout>
#include <QSignalBlocker>

namespace oz0 {

ReachPane::ReachPane(const Theme &theme, DiffPresenter &presenter, ReachModel &reach, const QString &objectName, QWidget *parent)
    : Ground(theme, Token::Base, None, parent), m_presenter(presenter), m_reach(reach)
{
    setObjectName(objectName);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *head = new Ground(theme, Token::Window);
    auto *above = new QVBoxLayout(head);
    above->setContentsMargins(size::pageMargin, size::betweenGroups, size::pageMargin, size::betweenGroups);
    above->setSpacing(size::insideGroup);
    above->addWidget(new Label(theme, FontRole::Section, Token::Text, tr("Reach, before and after")));
    auto *choice = new QHBoxLayout;
    choice->setSpacing(size::insideGroup);
    auto *word = new Label(theme, FontRole::Text, Token::Text2, tr("&Process"));
    m_process = new ElidedCombo;
    m_process->setObjectName(objectName + QStringLiteral("Process"));
    m_process->setAccessibleName(tr("Process"));
    m_process->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_process->setMaximumWidth(size::reachPane);
    word->setBuddy(m_process);
    choice->addWidget(word);
    choice->addWidget(m_process, 1);
    choice->addStretch();
    above->addLayout(choice);
    auto *sentence = new QHBoxLayout;
    sentence->setSpacing(size::insideGroup);
    m_icon = new IconLabel(theme, QStringLiteral("ready"), Token::Good, size::iconButton);
    m_verdict = new Label(theme, FontRole::Strong, Token::Text);
    m_verdict->setObjectName(objectName + QStringLiteral("Verdict"));
    m_verdict->setWordWrap(true);
    sentence->addWidget(m_icon, 0, Qt::AlignTop);
    sentence->addWidget(m_verdict, 1);
    above->addLayout(sentence);
    column->addWidget(head);
    m_tree = new DiffTree(theme);
    m_tree->setObjectName(objectName + QStringLiteral("Tree"));
    m_tree->setAccessibleName(tr("Reach, before and after"));
    m_tree->setModel(&reach);
    m_tree->setRowsUnderHeads(true);
    column->addWidget(m_tree, 1);
    connect(m_process, &QComboBox::activated, this, [this](int index) {
        m_reach.setProcess(index - 1);
        refresh();
    });
    connect(m_tree, &DiffTree::chosen, this, [this](const QModelIndex &index) {
        Q_EMIT lineAsked(index.data(LineRole).toInt(), index.data(InstalledLineRole).toInt());
    });
    connect(&presenter, &DiffPresenter::outcomeChanged, this, &ReachPane::refresh);
    refresh();
}

// In a narrow pane the words of both sides are short beside the names; over a whole page they would stand far from them.
void ReachPane::resizeEvent(QResizeEvent *event)
{
    Ground::resizeEvent(event);
    m_tree->setWeights(width() < 2 * size::reachPane ? QList<int>{1, 0, 0} : QList<int>{5, 3, 3});
}

void ReachPane::refresh()
{
    const QSignalBlocker blocker(m_process);
    m_process->clear();
    m_process->addItem(tr("All processes"));
    m_process->addItems(m_reach.processNames());
    m_process->setCurrentIndex(m_reach.process() + 1);
    m_icon->setIcon(m_reach.widens() ? QStringLiteral("widen") : QStringLiteral("ready"),
                    m_reach.widens() ? Token::Warn : Token::Good);
    m_verdict->setText(m_reach.verdict());
}

} // namespace oz0
