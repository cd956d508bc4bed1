#include "ui/dialogs/AccessDialog.h"

#include "models/Texts.h"
#include "ui/Html.h"
#include "ui/dialogs/AdminForms.h"
#include "ui/dialogs/ChangeDialog.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/DialogBody.h"
#include "ui/widgets/FocusRing.h"
#include "ui/widgets/Ground.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/PaneTabs.h"
#include "ui/widgets/StateView.h"
#include "ui/widgets/Table.h"

#include <QBoxLayout>
#include <QSortFilterProxyModel>

namespace oz0 {

namespace {
constexpr int tableHeight = 320;
constexpr int leastTable = 112;
constexpr int dialogWidth = 880;
} // namespace

AccessDialog::AccessDialog(const Theme &theme, AccessPresenter &presenter, Prompt &prompt, QWidget *parent)
    : QDialog(parent), m_theme(theme), m_presenter(presenter), m_prompt(prompt)
{
    setObjectName(QStringLiteral("accessDialog"));
    setWindowModality(Qt::WindowModal);
    const Context &context = presenter.session().context();
    setWindowTitle(tr("Members, keys and nodes, %1, tenant %2").arg(context.name, context.tenant.text()));
    setFixedWidth(dialogWidth);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(new ClassStrip(theme, context.contextClass));
    m_tabs = new PaneTabs(theme);
    m_tabs->setObjectName(QStringLiteral("accessTabs"));
    m_tabs->setAccessibleName(tr("Members, keys and nodes"));
    m_tabs->addTab(tr("Members"));
    m_tabs->addTab(tr("API keys"));
    m_tabs->addTab(tr("Nodes"));
    auto *tabLine = new Ground(theme, Token::Window, Ground::Bottom);
    tabLine->setFixedHeight(size::tabBar);
    auto *tabLayout = new QHBoxLayout(tabLine);
    tabLayout->setContentsMargins(0, 0, 0, 0);
    tabLayout->addSpacing(size::dialogPadding - size::controlPadding);
    tabLayout->addWidget(m_tabs);
    tabLayout->addStretch();
    whole->addWidget(tabLine);
    m_body = new QStackedWidget;
    Pane &members = m_panes[Members];
    m_body->addWidget(makePane(members, presenter.members(), QStringLiteral("members"), tr("Members of the tenant")));
    addButton(members, members.always, QStringLiteral("addMember"), QStringLiteral("plus"), tr("&Add a member…"),
              &AccessDialog::addMember);
    addButton(members, members.ofSelected, QStringLiteral("changeMember"), QStringLiteral("user"), tr("&Role…"),
              &AccessDialog::changeMember);
    addButton(members, members.ofSelected, QStringLiteral("removeMember"), QStringLiteral("trash"), tr("Re&move…"),
              &AccessDialog::removeMember);
    Pane &keys = m_panes[Keys];
    m_body->addWidget(makePane(keys, presenter.keys(), QStringLiteral("apiKeys"), tr("API keys of the tenant")));
    keys.table->letGiveWay(1); // what it is for
    addButton(keys, keys.always, QStringLiteral("addKey"), QStringLiteral("plus"), tr("&New API key…"), &AccessDialog::addKey);
    addButton(keys, keys.ofSelected, QStringLiteral("revokeKey"), QStringLiteral("trash"), tr("Re&voke…"),
              &AccessDialog::revokeKey);
    Pane &nodes = m_panes[Nodes];
    m_body->addWidget(makePane(nodes, presenter.nodes(), QStringLiteral("nodeLabels"), tr("Nodes and their labels")));
    addButton(nodes, nodes.always, QStringLiteral("addJoinToken"), QStringLiteral("plus"), tr("New &join token…"),
              &AccessDialog::addJoinToken);
    addButton(nodes, nodes.ofSelected, QStringLiteral("changeLabels"), QStringLiteral("nodes"), tr("&Labels…"),
              &AccessDialog::changeLabels);
    addButton(nodes, nodes.ofSelected, QStringLiteral("removeNode"), QStringLiteral("trash"), tr("Re&move…"),
              &AccessDialog::removeNode);
    whole->addWidget(m_body, 1);
    auto *foot = new Ground(theme, Token::Window, Ground::Top);
    auto *line = new QHBoxLayout(foot);
    line->setContentsMargins(size::dialogPadding, size::insideGroup, size::dialogPadding, size::betweenGroups);
    line->setSpacing(size::insideGroup);
    m_outcome = new Label(theme, FontRole::Text, Token::Text);
    m_outcome->setObjectName(QStringLiteral("accessOutcome"));
    m_why = new Label(theme, FontRole::Text, Token::Text2);
    m_why->setObjectName(QStringLiteral("accessReason"));
    line->addWidget(m_outcome);
    line->addWidget(m_why, 1);
    QPushButton *close = makeButton(theme, QStringLiteral("closeAccess"), {}, tr("Close"), this);
    connect(close, &QPushButton::clicked, this, &AccessDialog::reject);
    line->addWidget(close);
    whole->addWidget(foot);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        m_body->setCurrentIndex(tab);
        if (!m_panes[tab].table->hasOwnWidths())
            m_panes[tab].table->sizeColumnsOnce();
        refresh();
    });
    connect(&presenter, &AccessPresenter::changed, this, &AccessDialog::refresh);
    presenter.open();
    refresh();
    new FocusRing(theme, this);
    new DialogFit(*this, tableHeight - members.table->sizeHint().height());
    members.table->setFocus();
}

AccessDialog::~AccessDialog()
{
    m_presenter.close();
}

QWidget *AccessDialog::makePane(Pane &pane, QAbstractItemModel &model, const QString &name, const QString &accessibleName)
{
    auto *ground = new QWidget;
    auto *column = new QVBoxLayout(ground);
    column->setContentsMargins(size::dialogPadding, size::betweenGroups, size::dialogPadding, size::betweenGroups);
    column->setSpacing(size::insideGroup);
    auto *sorted = new QSortFilterProxyModel(this);
    sorted->setSourceModel(&model);
    sorted->setSortRole(SortRole);
    pane.table = new Table(m_theme);
    pane.table->setObjectName(name);
    pane.table->setAccessibleName(accessibleName);
    pane.table->setModel(sorted);
    pane.table->setSelectionMode(QAbstractItemView::SingleSelection);
    pane.table->setFrameShape(QFrame::StyledPanel);
    pane.table->setMinimumHeight(leastTable);
    pane.table->setSortingEnabled(true);
    pane.table->sortByColumn(0, Qt::AscendingOrder);
    pane.table->horizontalHeader()->setStretchLastSection(true);
    column->addWidget(pane.table);
    pane.message = new MessageView(m_theme, name + QStringLiteral("Message"));
    auto *inside = new QVBoxLayout(pane.table->viewport());
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(pane.message);
    auto *line = new QHBoxLayout;
    line->setObjectName(name + QStringLiteral("Buttons"));
    line->setSpacing(size::insideGroup);
    line->addStretch();
    column->addLayout(line);
    // A table with rows always has a current one (U25).
    const auto keepCurrent = [this, table = pane.table] {
        // The focus alone makes one current without selecting it.
        if (table->model()->rowCount() > 0 && !table->selectionModel()->hasSelection())
            table->selectionModel()->setCurrentIndex(table->currentIndex().isValid() ? table->currentIndex()
                                                                                     : table->model()->index(0, 0),
                                                     QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        if (!table->hasOwnWidths() && table->model()->rowCount() > 0)
            table->sizeColumnsOnce();
        refresh();
    };
    connect(sorted, &QAbstractItemModel::rowsInserted, this, keepCurrent, Qt::QueuedConnection);
    connect(sorted, &QAbstractItemModel::rowsRemoved, this, keepCurrent, Qt::QueuedConnection);
    connect(pane.table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &AccessDialog::refresh,
            Qt::QueuedConnection);
    if (sorted->rowCount() > 0) {
        pane.table->selectionModel()->setCurrentIndex(sorted->index(0, 0),
                                                      QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    }
    return ground;
}

QPushButton *AccessDialog::addButton(Pane &pane, QList<QPushButton *> &list, const QString &name, const QString &icon,
                                     const QString &text, void (AccessDialog::*act)())
{
    QPushButton *button = makeButton(m_theme, name, icon, text, this);
    button->setAutoDefault(false);
    auto *column = static_cast<QVBoxLayout *>(pane.table->parentWidget()->layout());
    auto *line = static_cast<QHBoxLayout *>(column->itemAt(column->count() - 1)->layout());
    // What makes something new stands left, what is done with the selected one right.
    line->insertWidget(&list == &pane.always ? 0 : line->count(), button);
    connect(button, &QPushButton::clicked, this, act);
    list.append(button);
    return button;
}

void AccessDialog::setCurrentTab(Tab tab)
{
    m_tabs->setCurrentIndex(tab);
}

int AccessDialog::selectedRow(const Pane &pane) const
{
    const QModelIndexList rows = pane.table->selectionModel()->selectedRows();
    if (rows.isEmpty())
        return -1;
    return static_cast<const QSortFilterProxyModel *>(pane.table->model())->mapToSource(rows.first()).row();
}

void AccessDialog::refresh()
{
    using List = AccessPresenter::List;
    const auto isKnown = [this](List list) {
        const PageState state = m_presenter.state(list);
        return state != PageState::Loading && state != PageState::Failed;
    };
    m_tabs->setCount(Members, isKnown(List::Members) ? m_presenter.members().rowCount() : -1);
    m_tabs->setCount(Keys, isKnown(List::Keys) ? m_presenter.keys().rowCount() : -1);
    m_tabs->setCount(Nodes, m_presenter.nodes().rowCount());
    const ActionState may = m_presenter.mayAdminister();
    const std::pair<QString, QString> messages[] = {
        {tr("No members are shown"), m_presenter.note(List::Members)},
        {isKnown(List::Keys) ? tr("No API keys yet") : tr("No API keys are shown"), m_presenter.note(List::Keys)},
        {tr("No nodes yet"), tr("A machine joins with a join token: make one, and start oz0-node there with it.")}};
    QString why = may.reason;
    for (int tab = 0; tab < 3; ++tab) {
        Pane &pane = m_panes[tab];
        ActionState ofSelected = may;
        const int row = selectedRow(pane);
        if (may.allowed && row < 0)
            ofSelected = {false, tr("Select a line.")};
        if (may.allowed && row >= 0 && tab == Keys && m_presenter.keys().stateAt(row) != KeyState::Alive)
            ofSelected = {false, tr("The key is dead already.")};
        for (QPushButton *button : std::as_const(pane.always))
            applyState(button, may);
        for (QPushButton *button : std::as_const(pane.ofSelected))
            applyState(button, ofSelected);
        const bool isEmpty = pane.table->model()->rowCount() == 0;
        pane.message->setTexts(messages[tab].first, plain(messages[tab].second));
        pane.message->setVisible(isEmpty);
        if (tab != m_tabs->currentIndex())
            continue;
        if (may.allowed && !isEmpty && !messages[tab].second.isEmpty() && tab != Nodes)
            why = messages[tab].second; // the list may be old
        else if (may.allowed && !isEmpty)
            why = ofSelected.reason;
    }
    m_why->setText(why);
}

void AccessDialog::show(std::function<Change()> describe, ChangeForm *form)
{
    auto *dialog = new ChangeDialog(m_theme, m_presenter.start(std::move(describe)), form, this);
    connect(dialog, &ChangeDialog::changeDone, m_outcome, &QLabel::setText);
    m_change = dialog;
    m_outcome->clear();
    m_prompt.show(dialog);
}

void AccessDialog::addMember()
{
    const auto input = std::make_shared<MemberInput>();
    show([this, input] { return m_presenter.changes().addMember(*input, m_presenter.members().members()); },
         new MemberForm(m_theme, true, input));
}

void AccessDialog::changeMember()
{
    const int row = selectedRow(m_panes[Members]);
    if (row < 0)
        return;
    const Member member = m_presenter.members().at(row);
    const auto input = std::make_shared<MemberInput>(MemberInput{member.principal.text(), member.role, member.content});
    show([this, input, member] { return m_presenter.changes().setMember(member, *input, m_presenter.members().members()); },
         new MemberForm(m_theme, false, input));
}

void AccessDialog::removeMember()
{
    const int row = selectedRow(m_panes[Members]);
    if (row < 0)
        return;
    const Member member = m_presenter.members().at(row);
    show([this, member] { return m_presenter.changes().removeMember(member, m_presenter.members().members()); }, nullptr);
}

void AccessDialog::addKey()
{
    const auto input = std::make_shared<KeyInput>();
    show([this, input] { return m_presenter.changes().addKey(*input); }, new KeyForm(m_theme, input));
}

void AccessDialog::revokeKey()
{
    const int row = selectedRow(m_panes[Keys]);
    if (row < 0)
        return;
    const ApiKey key = m_presenter.keys().at(row);
    show([this, key] { return m_presenter.changes().revokeKey(key); }, nullptr);
}

void AccessDialog::changeLabels()
{
    const int row = selectedRow(m_panes[Nodes]);
    if (row < 0)
        return;
    const NodeLabelRow node = m_presenter.nodes().at(row);
    QStringList pairs;
    for (auto it = node.labels.begin(); it != node.labels.end(); ++it)
        pairs.append(it.key() + QLatin1Char('=') + it.value());
    const auto labels = std::make_shared<QString>(pairs.join(QLatin1Char('\n')));
    show([this, labels, node] { return m_presenter.changes().setLabels(node.name, *labels); }, new LabelsForm(m_theme, labels));
}

void AccessDialog::removeNode()
{
    const int row = selectedRow(m_panes[Nodes]);
    if (row < 0)
        return;
    const NodeName name = m_presenter.nodes().at(row).name;
    show([this, name] { return m_presenter.changes().removeNode(name); }, nullptr);
}

void AccessDialog::addJoinToken()
{
    const auto input = std::make_shared<JoinInput>();
    show([this, input] { return m_presenter.changes().addJoinToken(*input); }, new JoinForm(m_theme, input));
}

} // namespace oz0
