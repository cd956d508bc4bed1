#include "ui/pages/PluginDetails.h"

#include "models/Texts.h"
#include "ui/Html.h"
#include "ui/pages/PluginOverview.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/CandidateDelegates.h"
#include "ui/widgets/Chip.h"
#include "ui/widgets/Ground.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/PaneHead.h"

#include <QBoxLayout>
#include <QMenu>

namespace oz0 {

namespace {

constexpr int nothingBody = 4;
constexpr int leastTable = 3 * size::row + 1; // its head and two rows

Label *noteLabel(const Theme &theme, const QString &name)
{
    auto *note = new Label(theme, FontRole::Text, Token::Text2);
    note->setObjectName(name);
    note->setWordWrap(true);
    note->setContentsMargins(size::pageMargin, size::betweenGroups, size::pageMargin, size::betweenGroups);
    return note;
}

} // namespace

PluginDetails::PluginDetails(const Theme &theme, PluginsPresenter &presenter, const Actions &actions, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_presenter(presenter), m_actions(actions)
{
    setObjectName(QStringLiteral("pluginDetails"));
    setAccessibleName(tr("Details"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_head = makeHead();
    column->addWidget(m_head);
    m_tabs = new PaneTabs(theme);
    m_tabs->setObjectName(QStringLiteral("pluginTabs"));
    m_tabs->setAccessibleName(tr("Details of the plugin"));
    for (const QString &word : {tr("Overview"), tr("Secrets"), tr("Candidates"), tr("Manifest")})
        m_tabs->addTab(word);
    auto *tabLine = new Ground(theme, Token::Window, Ground::Bottom);
    auto *tabLayout = new QHBoxLayout(tabLine);
    tabLayout->setContentsMargins(0, 0, 0, 0);
    tabLayout->setSpacing(0);
    tabLayout->addSpacing(size::insideGroup - 2);
    tabLayout->addWidget(m_tabs);
    tabLine->setFixedHeight(size::tabBar);
    column->addWidget(tabLine);
    m_body = new PaneBody;
    m_overview = new PluginOverview(theme, presenter);
    m_body->addWidget(m_overview);
    m_body->addWidget(makeSecrets());
    m_body->addPage(makeCandidates());
    m_body->addPage(makeManifest());
    m_nothing = new Ground(theme, Token::Base);
    auto *nothing = new QVBoxLayout(m_nothing);
    nothing->setContentsMargins(size::pageMargin, size::pageMargin, size::pageMargin, size::pageMargin);
    m_hint = new Label(theme, FontRole::Text, Token::Text2);
    m_hint->setObjectName(QStringLiteral("pluginHint"));
    m_hint->setWordWrap(true);
    nothing->addWidget(m_hint);
    nothing->addStretch();
    m_body->addPage(m_nothing);
    column->addWidget(m_body, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, &PluginDetails::refresh);
    connect(&presenter, &PluginsPresenter::detailsChanged, this, &PluginDetails::refresh);
    connect(&presenter, &PluginsPresenter::stateChanged, this, &PluginDetails::refreshHint);
    connect(&theme, &Theme::changed, this, &PluginDetails::refresh);
    refresh();
}

// A button that shows and does what an action is; the action says why it is off.
QPushButton *PluginDetails::buttonFor(QAction *action, const QString &name)
{
    QPushButton *button = makeButton(m_theme, name, {}, action->text(), this);
    button->setIcon(action->icon());
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    const auto follow = [button, action] {
        applyState(button, {action->isEnabled(), action->isEnabled() ? QString() : action->statusTip()});
    };
    connect(action, &QAction::changed, button, follow);
    follow();
    return button;
}

QWidget *PluginDetails::makeHead()
{
    auto *head = new PaneHead(m_theme);
    m_badge = new Badge(m_theme);
    m_badge->setObjectName(QStringLiteral("pluginBadge"));
    m_title = new ElidedLabel(m_theme, FontRole::Title, Token::Text, Qt::ElideRight);
    m_title->setObjectName(QStringLiteral("pluginTitle"));
    m_more = makeIconButton(m_theme, QStringLiteral("pluginMore"), QStringLiteral("more"), tr("More actions"), this);
    head->name()->addWidget(m_badge);
    head->name()->addWidget(m_title, 1);
    head->setMore(m_more);
    auto *menu = new QMenu(m_more);
    menu->addActions(m_actions.more);
    connect(m_more, &QToolButton::clicked, menu, [this, menu] { menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height()))); });
    m_digest = new Label(m_theme, FontRole::Fixed, Token::Text2);
    m_digest->setObjectName(QStringLiteral("pluginDigest"));
    m_digest->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_installedBy = new ElidedLabel(m_theme, FontRole::Text, Token::Text2, Qt::ElideRight);
    m_installedBy->setObjectName(QStringLiteral("pluginInstalledBy"));
    head->facts()->addWidget(m_digest);
    head->facts()->addWidget(m_installedBy, 1);
    QHBoxLayout *actions = head->actions();
    actions->addWidget(buttonFor(m_actions.secrets, QStringLiteral("secretsButton")));
    actions->addStretch();
    actions->addWidget(buttonFor(m_actions.uninstall, QStringLiteral("uninstallButton")));
    m_reasonLine = new QWidget;
    auto *reason = new QHBoxLayout(m_reasonLine);
    reason->setContentsMargins(0, 0, 0, 0);
    reason->setSpacing(size::iconToWordInCell);
    m_reasonIcon = new IconLabel(m_theme, QStringLiteral("lock"), Token::Text2, size::iconCell);
    m_reason = new Label(m_theme, FontRole::Text, Token::Text2);
    m_reason->setObjectName(QStringLiteral("pluginReason"));
    m_reason->setWordWrap(true);
    reason->addWidget(m_reasonIcon, 0, Qt::AlignTop);
    reason->addWidget(m_reason, 1);
    head->column()->addWidget(m_reasonLine);
    return head;
}

QWidget *PluginDetails::makeSecrets()
{
    auto *page = new QWidget;
    auto *whole = new QVBoxLayout(page);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    auto *ground = new Ground(m_theme, Token::Base);
    auto *column = new QVBoxLayout(ground);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_secretsNote = noteLabel(m_theme, QStringLiteral("secretsNote"));
    column->addWidget(m_secretsNote);
    m_secrets = new Table(m_theme);
    m_secrets->setObjectName(QStringLiteral("secretsOfPlugin"));
    m_secrets->setAccessibleName(tr("Secrets of the plugin"));
    m_secrets->setModel(&m_presenter.secrets());
    m_secrets->setSelectionMode(QAbstractItemView::SingleSelection);
    m_secrets->wrapLastColumn();
    m_secrets->setMinimumHeight(leastTable);
    column->addWidget(m_secrets, 1);
    m_bindings = noteLabel(m_theme, QStringLiteral("bindingsNote"));
    m_bindings->setTextFormat(Qt::RichText);
    column->addWidget(m_bindings);
    auto *foot = new Ground(m_theme, Token::Window, Ground::Top);
    auto *line = new QVBoxLayout(foot);
    line->setContentsMargins(size::pageMargin, size::insideGroup, size::pageMargin, size::insideGroup);
    line->setSpacing(size::insideGroup);
    auto *buttons = new QWidget;
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    buttons->setSizePolicy(policy);
    auto *flow = new FlowLayout(size::insideGroup, buttons);
    flow->addWidget(buttonFor(m_actions.setSecret, QStringLiteral("setSecretButton")));
    flow->addWidget(buttonFor(m_actions.bindings, QStringLiteral("bindingsButton")));
    line->addWidget(buttons);
    m_bindingsReason = new Label(m_theme, FontRole::Text, Token::Text2);
    m_bindingsReason->setObjectName(QStringLiteral("bindingsReason"));
    m_bindingsReason->setWordWrap(true);
    line->addWidget(m_bindingsReason);
    whole->addWidget(new PaneScroll(ground), 1);
    whole->addWidget(foot); // what may be done stays in sight
    return page;
}

QWidget *PluginDetails::makeCandidates()
{
    using Column = CandidateModel::Column;
    auto *ground = new Ground(m_theme, Token::Base);
    auto *column = new QVBoxLayout(ground);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_candidatesNote = noteLabel(m_theme, QStringLiteral("candidatesNote"));
    column->addWidget(m_candidatesNote);
    m_candidates = new Table(m_theme);
    m_candidates->setObjectName(QStringLiteral("candidatesOfPlugin"));
    m_candidates->setAccessibleName(tr("Candidates of the plugin; Enter opens one"));
    m_candidates->setModel(&m_presenter.candidates());
    m_candidates->setItemDelegateForColumn(int(Column::State), new BadgeDelegate(m_theme, m_candidates));
    m_candidates->setSelectionMode(QAbstractItemView::SingleSelection);
    m_candidates->setMinimumHeight(leastTable);
    for (const Column hidden : {Column::Plugin, Column::Installed, Column::Queues, Column::ExpiresIn, Column::LastUpdate,
                                Column::Jobs, Column::Renewal})
        m_candidates->setColumnHidden(int(hidden), true);
    column->addWidget(m_candidates, 1);
    const auto open = [this] {
        const QModelIndex current = m_candidates->currentIndex();
        if (current.isValid())
            Q_EMIT candidateAsked(m_presenter.candidates().idAt(current.row()));
    };
    connect(m_candidates, &Table::entered, this, open);
    connect(m_candidates, &QAbstractItemView::doubleClicked, this, open);
    return ground;
}

QWidget *PluginDetails::makeManifest()
{
    auto *ground = new Ground(m_theme, Token::Base);
    auto *column = new QVBoxLayout(ground);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_manifestNote = noteLabel(m_theme, QStringLiteral("manifestNote"));
    column->addWidget(m_manifestNote);
    m_manifest = new QPlainTextEdit;
    m_manifest->setObjectName(QStringLiteral("manifestText"));
    m_manifest->setAccessibleName(tr("plugin.yaml of the installed version"));
    m_manifest->setReadOnly(true);
    m_manifest->setMinimumHeight(leastTable);
    m_manifest->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_manifest->setTabChangesFocus(true);
    m_manifest->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_manifest->setFrameShape(QFrame::NoFrame);
    m_manifest->setFont(m_theme.font(FontRole::Fixed));
    m_manifest->document()->setDocumentMargin(size::pageMargin);
    m_manifest->setLayoutDirection(Qt::LeftToRight);
    column->addWidget(m_manifest, 1);
    auto *foot = new Ground(m_theme, Token::Window, Ground::Top);
    auto *line = new QHBoxLayout(foot);
    line->setContentsMargins(size::pageMargin, size::insideGroup, size::pageMargin, size::insideGroup);
    line->addWidget(buttonFor(m_actions.copyManifest, QStringLiteral("copyManifestButton")));
    line->addStretch();
    column->addWidget(foot);
    return ground;
}

void PluginDetails::focusBody()
{
    m_tabs->setFocus(Qt::ShortcutFocusReason);
}

QString PluginDetails::selectedSecret() const
{
    const QModelIndex current = m_secrets->currentIndex();
    return m_tabs->currentIndex() == Secrets && current.isValid() ? current.data(IdRole).toString() : QString();
}

void PluginDetails::tellGone(const QString &name)
{
    m_gone = name;
    refreshHint();
}

void PluginDetails::refreshHint()
{
    m_hint->setText(m_gone.isEmpty()
                        ? tr("Select a plugin to see what it declares, what it reaches and who tries another version of it.")
                        : tr("Nothing of %1 is installed in this tenant.", "a plugin").arg(m_gone));
    m_hint->setVisible(!m_gone.isEmpty() || m_presenter.filter().rowCount() > 0); // of nothing, nothing can be selected
}

void PluginDetails::refresh()
{
    const Plugin *plugin = m_presenter.shown();
    const PluginRow *row = m_presenter.shownRow();
    m_head->setVisible(plugin);
    m_tabs->parentWidget()->setVisible(plugin);
    refreshHint();
    if (!plugin || !row) {
        m_body->setCurrentIndex(nothingBody);
        return;
    }
    const QString word = PluginModel::stateText(*row);
    const QString asOf = Texts::timeOfDay(m_presenter.session().asOf());
    m_badge->setState(PluginModel::stateName(*row), row->stale ? tr("%1, as of %2", "state, time").arg(word, asOf) : word,
                      row->stale);
    m_title->setText(tr("%1 %2", "plugin version").arg(plugin->name.text(), plugin->version));
    m_digest->setText(shortDigest(plugin->digest));
    m_installedBy->setText(tr("installed by %1").arg(plugin->installedBy.text()), plugin->installedBy.text());
    ActionState may = m_presenter.mayChangeShown();
    const bool onlySecrets = may.allowed; // what is off for one button alone is said as well
    if (may.allowed)
        may = m_presenter.mayChangeSecrets();
    m_reasonLine->setVisible(!may.allowed);
    m_reasonIcon->setIcon(onlySecrets                           ? QStringLiteral("info")
                              : m_presenter.session().isStale() ? QStringLiteral("offline")
                                                                : QStringLiteral("lock"),
                          Token::Text2);
    const ActionState mayBind = m_presenter.mayBindArguments();
    m_bindingsReason->setText(mayBind.reason);
    m_bindingsReason->setVisible(onlySecrets && !mayBind.allowed);
    if (m_reason->text() != may.reason)
        m_reason->setText(may.reason);
    const int candidates = m_presenter.candidates().rowCount();
    const int secrets = m_presenter.secrets().rowCount();
    m_tabs->setCount(Secrets, row->requires_ ? secrets : -1);
    m_tabs->setCount(Candidates, candidates);
    m_overview->show(*plugin);
    const QString note = m_presenter.manifestNote();
    m_secretsNote->setText(!note.isEmpty()            ? note
                               : secrets == 0         ? tr("It requires no secrets.")
                               : row->required() == 0 ? tr("Its code gets no secret; the edge alone uses these.")
                                                      : tr("How each secret is handed over. Values are never shown."));
    QStringList bindings;
    for (const ArgumentBinding &binding : plugin->argumentBindings)
        bindings.append(code(m_theme, binding.argument) + soft(m_theme, tr(" is filled with ")) + code(m_theme, binding.secret));
    m_bindings->setText(bindings.join(QStringLiteral("<br>")));
    m_bindings->setVisible(!bindings.isEmpty());
    m_candidatesNote->setText(candidates == 0 ? tr("Nobody tries another version of it.")
                                              : tr("Enter opens a candidate on its own page."));
    refreshManifest();
    const bool hidChanged = hideEmptyAlsoIn();
    const bool isOther = m_body->currentIndex() != m_tabs->currentIndex();
    m_body->setCurrentIndex(m_tabs->currentIndex());
    if (m_tabs->currentIndex() == Secrets && (isOther || hidChanged))
        m_secrets->sizeColumnsOnce();
    if (isOther) {
        if (m_tabs->currentIndex() == Candidates)
            m_candidates->sizeColumnsOnce();
    }
}

// A column of nothing says nothing, and the secrets' names need its room. True: it came or went.
bool PluginDetails::hideEmptyAlsoIn()
{
    constexpr int column = int(SecretRowsModel::Column::AlsoIn);
    const SecretRowsModel &secrets = m_presenter.secrets();
    bool isEmpty = true;
    for (int row = 0; row < secrets.rowCount(); ++row)
        isEmpty = isEmpty && secrets.at(row).alsoIn.isEmpty();
    if (m_secrets->isColumnHidden(column) == isEmpty)
        return false;
    m_secrets->setColumnHidden(column, isEmpty);
    return true;
}

// Set only when it is another one, so that the reading position stays.
void PluginDetails::refreshManifest()
{
    const QString text = m_presenter.manifestText();
    if (m_manifest->toPlainText() != text)
        m_manifest->setPlainText(text);
    const QString note = m_presenter.manifestNote();
    m_manifestNote->setText(note);
    m_manifestNote->setVisible(!note.isEmpty());
}

} // namespace oz0
