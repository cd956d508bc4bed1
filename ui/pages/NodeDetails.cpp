#include "ui/pages/NodeDetails.h"

#include "models/Texts.h"
#include "ui/Html.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Ground.h"

#include <QBoxLayout>
#include <QScrollArea>

namespace oz0 {

NodeDetails::NodeDetails(const Theme &theme, NodesPresenter &presenter, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_presenter(presenter)
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    // Its name and what may be done with it stay in view while the rest scrolls.
    auto *top = new Ground(theme, Token::Base);
    auto *topColumn = new QVBoxLayout(top);
    topColumn->setContentsMargins(size::pageMargin, size::betweenGroups, size::pageMargin, 0);
    outer->addWidget(top);
    auto *scroll = new QScrollArea;
    scroll->setObjectName(QStringLiteral("nodeDetails"));
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto *ground = new Ground(theme, Token::Base);
    auto *column = new QVBoxLayout(ground);
    column->setContentsMargins(size::pageMargin, size::insideGroup, size::pageMargin, size::betweenGroups);
    column->setSpacing(size::insideGroup);
    auto *head = new QHBoxLayout;
    head->setSpacing(size::insideGroup);
    m_title = new Label(theme, FontRole::Section, Token::Text);
    m_title->setObjectName(QStringLiteral("nodeTitle"));
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    head->addWidget(m_title);
    head->addStretch(1);
    m_actions = new QHBoxLayout;
    m_actions->setSpacing(size::insideGroup);
    head->addLayout(m_actions);
    topColumn->addLayout(head);
    m_hint = new Label(theme, FontRole::Text, Token::Text2);
    m_hint->setObjectName(QStringLiteral("nodeHint"));
    m_hint->setWordWrap(true);
    column->addWidget(m_hint);
    m_reasons = new NoticeList(theme);
    column->addWidget(m_reasons);
    m_facts = new FieldGrid(theme, false);
    column->addWidget(m_facts);
    connect(m_facts, &FieldGrid::linkActivated, this, &NodeDetails::candidateAsked);
    column->addStretch(1);
    scroll->setWidget(ground);
    outer->addWidget(scroll, 1);
    connect(&presenter, &NodesPresenter::detailsChanged, this, &NodeDetails::refresh);
    connect(&presenter, &NodesPresenter::stateChanged, this, &NodeDetails::refreshHint);
    connect(&theme, &Theme::changed, this, &NodeDetails::refresh);
    refresh();
}

void NodeDetails::setActions(const QList<QAction *> &actions)
{
    qDeleteAll(std::exchange(m_buttons, {}));
    for (QAction *action : actions) {
        QPushButton *button = makeButton(m_theme, action->objectName() + QStringLiteral("Button"), {}, action->text(), this);
        button->setIcon(action->icon());
        const auto follow = [button, action] {
            applyState(button, {action->isEnabled(), action->isEnabled() ? QString() : action->statusTip()});
        };
        connect(action, &QAction::changed, button, follow);
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        follow();
        m_actions->addWidget(button);
        m_buttons.append(button);
    }
    refresh();
}

void NodeDetails::tellGone(const QString &name)
{
    m_gone = name;
    refreshHint();
}

void NodeDetails::refreshHint()
{
    m_hint->setText(m_gone.isEmpty() ? tr("Select a node to see its labels, what it runs and what a candidate would meet on it.")
                                     : tr("The node %1 is not in this tenant.").arg(m_gone));
    // Of nothing, nothing can be selected.
    m_hint->setVisible(!m_presenter.shown() && (!m_gone.isEmpty() || m_presenter.filter().rowCount() > 0));
}

void NodeDetails::refresh()
{
    const NodeRow *row = m_presenter.shown();
    m_title->setVisible(row);
    m_facts->setVisible(row);
    refreshHint();
    for (QWidget *button : std::as_const(m_buttons))
        button->setVisible(row);
    if (!row) {
        m_reasons->setNotices({});
        return;
    }
    m_title->setText(row->node.name.text());
    QList<Notice> notices;
    const auto add = [&](const QList<Refusal> &refusals, const char *icon, Token token) {
        for (const Refusal &refusal : refusals)
            notices.append(
                {QLatin1String(icon), token, strong(refusal.rule) + QLatin1Char(' ') + plain(Texts::refusal(refusal))});
    };
    if (row->answer)
        add(row->answer->refusals, "refusals", Token::Bad);
    if (row->everywhere)
        add(*row->everywhere, "refusals", Token::Bad);
    if (row->answer)
        add(row->answer->warnings, "warning", Token::Warn);
    m_reasons->setNotices(notices);
    QList<Field> fields;
    for (const NodesPresenter::Fact &fact : m_presenter.factsOf(*row)) {
        const QString value = !fact.candidate.isEmpty() ? link(QStringLiteral("candidate"), fact.value)
            : fact.isFixed                              ? code(m_theme, fact.value)
                                                        : plain(fact.value);
        fields.append({fact.label, value, {}, Token::Text, plain(fact.note)});
    }
    m_facts->setFields(fields);
}

} // namespace oz0
