#include "ui/pages/PluginsPage.h"

#include "models/Texts.h"
#include "models/presenters/ListRights.h"
#include "ui/Commands.h"
#include "ui/Html.h"
#include "ui/dialogs/AccessDialog.h"
#include "ui/dialogs/AdminForms.h"
#include "ui/dialogs/ChangeDialog.h"
#include "ui/dialogs/InstallDialog.h"
#include "ui/pages/DiffPage.h"
#include "ui/pages/FailedView.h"
#include "ui/pages/PluginDetails.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/ListSplitter.h"
#include "ui/widgets/PluginFilterBar.h"

#include <QBoxLayout>
#include <QEvent>

namespace oz0 {

namespace {
constexpr int toldMs = 15000; // as long as the window tells anything
} // namespace

QString PluginsPage::title() const
{
    return tr("Plugins");
}

QString PluginsPage::menuTitle() const
{
    return tr("&Plugin");
}

QString PluginsPage::countText() const
{
    return m_presenter.store().age().count() < 0 ? QString() : Texts::number(m_presenter.model().rowCount());
}

void PluginsPage::openLink(const ConsoleLink &link)
{
    showDiff(m_diff && link.diff);
    if (link.object.isEmpty())
        return;
    if (m_diff && link.diff) {
        // What is shown already and did not change meanwhile stays as it is looked at.
        const DiffPresenter &shown = m_diff->presenter();
        const bool isSame = shown.plugin().text() == link.object && std::pair(shown.from(), shown.to()) == *link.diff;
        if (!isSame || !shown.outcome() || !shown.news().isEmpty())
            m_diff->show(PluginName(link.object), link.diff->first, link.diff->second);
        m_diff->showLine(link.line);
    }
    m_wanted = PluginName(link.object);
    m_missed = {};
    if (m_presenter.filter().rowOf(m_wanted) < 0)
        m_presenter.filter().setQuery({});
    keepCurrent();
}

ConsoleLink PluginsPage::here() const
{
    if (m_diff && !m_diff->isHidden()) {
        const DiffPresenter &shown = m_diff->presenter();
        return {{}, {}, ConsolePlace::Plugins, shown.plugin().text(), std::pair(shown.from(), shown.to())};
    }
    return {{}, {}, ConsolePlace::Plugins, m_presenter.selected().text(), std::nullopt};
}

// The diff says itself what is gone of it.
bool PluginsPage::isGone(const ConsoleLink &link) const
{
    return m_presenter.store().age().count() >= 0 && !link.object.isEmpty() && !link.diff
        && !m_presenter.store().plugins().contains(PluginName(link.object));
}

bool PluginsPage::setFilters(const std::any &filters)
{
    const auto *query = std::any_cast<PluginQuery>(&filters);
    if (!query || *query == m_presenter.filter().query())
        return false;
    m_presenter.filter().setQuery(*query);
    return true;
}

// Against the first candidate of it; where nobody tries one, against a folder.
void PluginsPage::openDiff()
{
    const QString plugin = m_presenter.selected().text();
    const auto open = [this, plugin](const DiffSide &to) {
        Q_EMIT linkActivated({{}, {}, ConsolePlace::Plugins, plugin, std::pair(DiffSide(), to)});
    };
    if (m_presenter.candidates().rowCount() > 0) {
        open({DiffSide::Kind::Candidate, m_presenter.candidates().idAt(0).text()});
        return;
    }
    m_prompt.openFolder(this, tr("Compare with a folder"), [open](const QString &folder) {
        if (!folder.isEmpty())
            open({DiffSide::Kind::Folder, folder});
    });
}

void PluginsPage::setDiff(DiffPage *diff)
{
    m_diff = diff;
    static_cast<QVBoxLayout *>(layout())->addWidget(diff, 1);
    diff->hide();
    connect(diff, &DiffPage::closeAsked, this, &PageWidget::backAsked);
    connect(diff, &DiffPage::retryAsked, this, &PageWidget::retryAsked);
    refreshActions();
}

void PluginsPage::showDiff(bool on)
{
    if (!m_diff || m_diff->isHidden() != on)
        return;
    m_head->setVisible(!on);
    m_splitter->setVisible(!on);
    m_diff->setVisible(on);
    setFocusProxy(on ? static_cast<QWidget *>(m_diff) : m_table);
    setFocus(Qt::OtherFocusReason);
}

void PluginsPage::focusFilter()
{
    m_filterBar->focusField();
}

QList<QAction *> PluginsPage::objectActions() const
{
    return {m_install,  m_secrets,  m_setSecret, m_bindings,     m_accessAction, m_openDiff,
            m_copyName, m_copyLink, m_copyList,  m_copyManifest, m_uninstall};
}

QList<QAction *> PluginsPage::actions() const
{
    const bool isShown = m_diff && !m_diff->isHidden();
    return PageWidget::actions() + (isShown ? m_diff->actions() : QList<QAction *>());
}

// A table with rows always has a current one (U25); the first rows to come are looked at, and what a link named.
void PluginsPage::keepCurrent()
{
    PluginFilter &filter = m_presenter.filter();
    // Once the list is known, a link's plugin that is not in it leaves nothing selected; one that is still to come is selected then.
    const bool isMissing = isGone({{}, {}, ConsolePlace::Plugins, m_wanted.text(), std::nullopt});
    if (isMissing && m_missed != m_wanted) {
        m_missed = m_wanted;
        m_table->clearSelection();
        takeSelection();
        m_details->tellGone(m_missed.text());
    }
    if (filter.rowCount() == 0)
        return;
    if (!m_sized) {
        m_sized = true;
        if (!m_table->hasOwnWidths())
            m_table->sizeColumnsOnce();
    }
    const int wanted = m_wanted.isEmpty() ? -1 : filter.rowOf(m_wanted);
    if (wanted >= 0)
        m_wanted = {};
    if (wanted < 0 && m_table->currentIndex().isValid())
        return;
    if (isMissing) {
        m_table->selectionModel()->setCurrentIndex(filter.index(0, 0), QItemSelectionModel::NoUpdate);
        return;
    }
    const QModelIndex index = filter.index(qMax(0, wanted), 0);
    m_table->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_table->scrollTo(index);
    takeSelection();
}

void PluginsPage::takeSelection()
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    m_presenter.select(rows.isEmpty() ? PluginName() : m_presenter.filter().nameAt(rows.first().row()));
    if (!rows.isEmpty())
        m_details->tellGone({});
}

bool PluginsPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        m_overlay->setGeometry(m_table->viewport()->rect());
    return PageWidget::eventFilter(watched, event);
}

void PluginsPage::refresh()
{
    const PageState state = m_presenter.state();
    QWidget *over = nullptr;
    switch (state) {
    case PageState::Loading:
        over = m_loading;
        break;
    case PageState::Empty:
        over = m_empty;
        break;
    case PageState::FilteredEmpty:
        m_filteredEmpty->setTexts(m_presenter.filteredEmptyText(), {});
        over = m_filteredEmpty;
        break;
    case PageState::Failed:
        m_failed->showFailure(m_presenter.session(), tr("The plugins cannot be shown"), m_presenter.failure());
        over = m_failed;
        break;
    case PageState::Ready:
    case PageState::Stale:
        break;
    }
    m_overlay->setGeometry(m_table->viewport()->rect());
    if (over)
        m_overlay->setCurrentWidget(over);
    m_overlay->setVisible(over);
    m_summary->setText(m_presenter.summary());
    const ActionState listed = mayTakeList(m_presenter.session());
    m_filterBar->setKnown(listed.allowed);
    m_export->setState(listed);
    m_copyList->setEnabled(listed.allowed);
    m_copyList->setStatusTip(listed.reason);
    applyState(m_commandButton, {listed.allowed, listed.allowed ? m_presenter.listCommand() : listed.reason});
    applyState(m_exportButton, listed);
    m_footSelection->setText(m_presenter.footSelection());
    if (m_footShown->text() != m_presenter.footShown())
        m_footShown->setText(m_presenter.footShown());
    m_details->setVisible(state != PageState::Failed && state != PageState::Empty && over != m_filteredEmpty);
    refreshActions();
    Q_EMIT stateChanged();
}

void PluginsPage::refreshActions()
{
    const auto apply = [](QAction *action, const ActionState &state, const QString &tip) {
        action->setEnabled(state.allowed);
        action->setToolTip(state.allowed ? tip : state.reason);
        action->setStatusTip(state.reason);
    };
    const ActionState admin = m_presenter.mayAdminister();
    apply(m_install, admin, tr("Install a folder or a packed bundle"));
    // Beside the buttons that are off; what is old or not there yet is said by the banner and the page itself.
    const bool tellsReason = !admin.allowed && m_presenter.session().who() && !m_presenter.session().isStale();
    m_headReason->setText(tellsReason ? admin.reason : QString());
    m_headLock->setVisible(tellsReason);
    m_headReason->setVisible(tellsReason);
    const std::optional<WhoAmI> &who = m_access.session().who();
    const bool isAdmin = who && who->role == Role::Admin; // who may look at them while nothing can be changed
    apply(m_accessAction,
          isAdmin ? ActionState{true, {}} : ActionState{false, who ? tr("Only an admin may do this.") : admin.reason},
          tr("Members, API keys, node labels and join tokens"));
    apply(m_setSecret, admin, tr("Set a secret’s value"));
    apply(m_uninstall, m_presenter.mayChangeShown(), tr("Uninstall the selected plugin"));
    apply(m_secrets, m_presenter.mayChangeSecrets(), tr("Choose which secrets it gets"));
    apply(m_bindings, m_presenter.mayBindArguments(), tr("Fill marked arguments with secrets"));
    const ActionState one = m_presenter.shown() ? ActionState{true, {}} : ActionState{false, tr("Select a plugin.")};
    apply(m_copyName, one, {});
    apply(m_copyLink, one, {});
    const Plugin *shown = m_presenter.shown();
    apply(m_openDiff,
          !m_diff || (shown && shown->state != PluginState::Installed) ? ActionState{false, tr("It is not installed.")} : one,
          tr("Compare the installed version with a candidate or a folder"));
    for (QAction *action : {m_copyName, m_copyLink, m_copyManifest, m_openDiff})
        setObjectOf(*action, ConsolePlace::Plugins);
    for (QAction *action : {m_uninstall, m_secrets, m_bindings})
        setObjectOf(*action, ConsolePlace::Plugins, admin);
    const bool hasText = !m_presenter.manifestText().isEmpty();
    apply(m_copyManifest, hasText ? ActionState{true, {}} : ActionState{false, m_presenter.manifestNote()},
          tr("Copy the installed plugin.yaml"));
}

void PluginsPage::show(std::function<Change()> describe, ChangeForm *form)
{
    auto *dialog = new ChangeDialog(m_theme, m_presenter.start(std::move(describe)), form, window());
    connect(dialog, &ChangeDialog::changeDone, this, &PluginsPage::tellOutcome);
    m_dialog = dialog;
    m_prompt.show(dialog);
}

void PluginsPage::tellOutcome(const QString &outcome)
{
    m_outcome = outcome;
    m_outcomeUntil.start(toldMs);
    Q_EMIT workChanged();
}

void PluginsPage::follow(ConsolePlace place, const QString &object)
{
    ConsoleLink link;
    link.place = place;
    link.object = object;
    Q_EMIT linkActivated(link);
}

void PluginsPage::install()
{
    openInstall();
}

void PluginsPage::installFolder(const QString &folder)
{
    if (InstallDialog *dialog = openInstall())
        dialog->choose(folder);
}

void PluginsPage::installContent(const Digest &digest, const QString &name)
{
    if (InstallDialog *dialog = openInstall())
        dialog->chooseContent(digest, name);
}

InstallDialog *PluginsPage::openInstall()
{
    if (!m_presenter.mayAdminister().allowed)
        return nullptr;
    auto *dialog = new InstallDialog(m_theme, m_presenter.startInstall(), m_prompt, window());
    connect(dialog, &InstallDialog::changeDone, this, &PluginsPage::tellOutcome);
    connect(dialog, &InstallDialog::recordAsked, this,
            [this](const RecordId &record) { follow(ConsolePlace::Refusals, record.text()); });
    connect(dialog, &InstallDialog::linkAsked, this, &PageWidget::linkActivated);
    connect(dialog, &InstallDialog::pluginAsked, this, [this](const PluginName &plugin) {
        if (!isVisible())
            return follow(ConsolePlace::Plugins, plugin.text()); // it was opened from another page
        m_wanted = plugin;
        m_presenter.filter().setQuery({});
        keepCurrent();
    });
    m_dialog = dialog;
    m_prompt.show(dialog);
    return dialog;
}

void PluginsPage::uninstall()
{
    if (!m_presenter.mayChangeShown().allowed)
        return;
    show([this, name = m_presenter.selected()] { return m_presenter.changes().uninstall(name); }, nullptr);
}

void PluginsPage::chooseSecrets()
{
    if (!m_presenter.mayChangeSecrets().allowed)
        return;
    const PluginName name = m_presenter.selected();
    const auto input = std::make_shared<SecretChoiceForm::Input>(m_presenter.shown()->secrets);
    const QStringList required = m_presenter.manifest()->requires_.secrets;
    show([this, name, input] { return m_presenter.changes().makeAvailable(name, *input); },
         new SecretChoiceForm(m_theme, required, input));
}

void PluginsPage::setSecret()
{
    if (!m_presenter.mayAdminister().allowed)
        return;
    const auto name = std::make_shared<QString>(m_details->selectedSecret());
    show([this, name] { return m_presenter.changes().setSecret(*name); },
         new SecretValueForm(m_theme, m_presenter.secretNames(), name));
}

void PluginsPage::bindArguments()
{
    if (!m_presenter.mayChangeShown().allowed || m_presenter.markedArguments().isEmpty())
        return;
    const PluginName name = m_presenter.selected();
    const auto input = std::make_shared<BindingForm::Input>(m_presenter.shown()->argumentBindings);
    show([this, name, input] { return m_presenter.changes().bindArguments(name, *input); },
         new BindingForm(m_theme, m_presenter.markedArguments(), m_presenter.secretNames(), input));
}

void PluginsPage::showAccess()
{
    if (!m_accessAction->isEnabled())
        return;
    auto *dialog = new AccessDialog(m_theme, m_access, m_prompt, window());
    m_dialog = dialog;
    m_prompt.show(dialog);
}

} // namespace oz0
