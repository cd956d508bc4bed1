#include "ui/pages/PreviewPage.h"

#include "models/presenters/AdminRights.h"
#include "models/presenters/PreviewRights.h"
#include "ui/ReportPdf.h"
#include "ui/Told.h"
#include "ui/pages/PreviewResult.h"
#include "ui/widgets/ActionStates.h"
#include "ui/widgets/Buttons.h"

#include <QBoxLayout>
#include <QDesktopServices>
#include <QDragEnterEvent>
#include <QMenu>
#include <QMimeData>
#include <QSaveFile>
#include <QScopedValueRollback>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace oz0 {

namespace {

constexpr auto sourceKey = "preview/folder";

QString folderOf(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 && urls.first().isLocalFile() ? urls.first().toLocalFile() : QString();
}

} // namespace

PreviewPage::PreviewPage(const Theme &theme, PreviewPresenter &presenter, Prompt &prompt, ViewSettings settings, QWidget *parent)
    : PageWidget(parent), m_theme(theme), m_presenter(presenter), m_prompt(prompt), m_settings(settings)
{
    setObjectName(QStringLiteral("previewPage"));
    setAcceptDrops(true);
    makeActions();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHead());
    column->addWidget(makePanes(), 1);
    setFocusProxy(m_folder);
    connect(&presenter, &PreviewPresenter::changed, this, &PreviewPage::refresh);
    connect(&presenter, &PreviewPresenter::shownChanged, this, &PreviewPage::selectShown);
    connect(&presenter, &PreviewPresenter::ticked, this, &PageWidget::workChanged);
    presenter.setFolder(m_settings.value(QLatin1String(sourceKey)).toString());
    refresh();
    presenter.activate();
}

PreviewPage::~PreviewPage()
{
    m_settings.setValue(QLatin1String(sourceKey), m_presenter.source().text());
    // A field that goes with the focus in it says that editing has finished.
    m_folder->disconnect(this);
    m_presenter.disconnect(this);
}

QString PreviewPage::title() const
{
    return tr("Preview");
}

QString PreviewPage::menuTitle() const
{
    return tr("&Preview");
}

QString PreviewPage::workText() const
{
    return m_presenter.progressText();
}

void PreviewPage::makeActions()
{
    const auto make = [this](const QString &name, const QString &icon, const QString &text, const QKeySequence &keys) {
        auto *action = new QAction(m_theme.icon(icon), text, this);
        action->setObjectName(name);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        return action;
    };
    m_preview = make(QStringLiteral("actionPreview"), QStringLiteral("preview"), tr("&Preview now"), QKeySequence(tr("Ctrl+R")));
    m_cancel = make(QStringLiteral("actionCancelPreview"), QStringLiteral("stop"), tr("&Cancel the preview"),
                    QKeySequence(Qt::Key_Escape));
    m_watchAction = make(QStringLiteral("actionWatchFolder"), QStringLiteral("eye"), tr("Preview again on &save"), {});
    m_watchAction->setCheckable(true);
    m_diff = make(QStringLiteral("actionPreviewDiff"), QStringLiteral("compare"), tr("Open &diff"), QKeySequence(tr("Ctrl+D")));
    m_install = make(QStringLiteral("actionInstallPreviewed"), QStringLiteral("plugins"), tr("&Install…"), {});
    connect(m_install, &QAction::triggered, this, &PreviewPage::askInstall);
    m_checks = make(QStringLiteral("actionShowChecks"), QStringLiteral("ready"), tr("Show each chec&k"),
                    QKeySequence(tr("Ctrl+Shift+K")));
    m_checks->setCheckable(true);
    m_copyCommand = make(QStringLiteral("actionCopyPreviewCommand"), QStringLiteral("terminal"), tr("Copy as co&mmand"),
                         QKeySequence(tr("Ctrl+Shift+C")));
    m_copyJson = make(QStringLiteral("actionCopyJson"), QStringLiteral("copy"), tr("Copy &JSON"), {});
    m_copyDigest = make(QStringLiteral("actionCopyDigest"), QStringLiteral("copy"), tr("Copy di&gest"), {});
    m_saveHtml = make(QStringLiteral("actionSaveHtml"), QStringLiteral("export"), tr("Save the report as &HTML…"),
                      QKeySequence(tr("Ctrl+E")));
    m_savePdf = make(QStringLiteral("actionSavePdf"), QStringLiteral("export"), tr("Save the report as &PDF…"), {});
    m_saveJson = make(QStringLiteral("actionSaveJson"), QStringLiteral("export"), tr("Save as &JSON…"), {});
    m_forget = make(QStringLiteral("actionForgetPreviews"), QStringLiteral("trash"), tr("&Forget all previews…"), {});
    connect(m_preview, &QAction::triggered, this, [this] {
        takeSource();
        m_presenter.start();
    });
    connect(m_cancel, &QAction::triggered, &m_presenter, &PreviewPresenter::cancel);
    connect(m_watchAction, &QAction::toggled, &m_presenter, &PreviewPresenter::setWatching);
    connect(m_diff, &QAction::triggered, this, [this] { openDiff(0); });
    connect(m_copyCommand, &QAction::triggered, this, [this] {
        takeSource();
        Told::copy(this, m_presenter.command(), Told::What::Command);
    });
    connect(m_copyJson, &QAction::triggered, this,
            [this] { Told::copy(this, QString::fromUtf8(m_presenter.json()), Told::What::Json); });
    connect(m_copyDigest, &QAction::triggered, this, [this] {
        if (const PreviewEntry *entry = m_presenter.shown(); entry && entry->preview)
            Told::copy(this, entry->preview->digest.text(), Told::What::DigestText);
    });
    connect(m_saveHtml, &QAction::triggered, this, [this] {
        exportTo(tr("Save the report"), QStringLiteral("html"), tr("HTML (*.html)"), m_presenter.html().toUtf8());
    });
    connect(m_savePdf, &QAction::triggered, this, [this] {
        exportTo(tr("Save the report"), QStringLiteral("pdf"), tr("PDF (*.pdf)"),
                 reportPdf(title(), m_presenter.html(), m_theme.font(FontRole::Text)));
    });
    connect(m_saveJson, &QAction::triggered, this,
            [this] { exportTo(tr("Save as JSON"), QStringLiteral("json"), tr("JSON (*.json)"), m_presenter.json()); });
    connect(m_forget, &QAction::triggered, this, [this] {
        m_prompt.decide(this,
                        {tr("Forget all previews of tenant %1?").arg(m_presenter.session().context().tenant.text()),
                         tr("They are kept by this console only."),
                         tr("Forget %n preview(s)", nullptr, int(m_presenter.history().entries().size()))},
                        [this] { m_presenter.history().clear(); });
    });
}

QList<QAction *> PreviewPage::objectActions() const
{
    return {m_preview, m_cancel, m_watchAction, m_diff, m_install, m_checks, m_forget};
}

void PreviewPage::refresh()
{
    const bool runs = m_presenter.step() != PreviewPresenter::Step::None;
    const ActionState may = m_presenter.mayStart();
    const PreviewEntry *entry = m_presenter.shown();
    m_summary->setText(m_presenter.summary());
    // What was chosen elsewhere replaces what is typed; what is typed stays until then.
    const QString text = m_presenter.source().text();
    if (m_shownSource != m_presenter.source() || (!m_folder->isModified() && m_folder->text() != text)) {
        m_shownSource = m_presenter.source();
        m_folder->setText(text);
    }
    const bool isCandidate = m_presenter.source().isCandidate();
    m_mark->setIcon(m_theme.icon(isCandidate ? QStringLiteral("candidates") : QStringLiteral("folder"), Token::Text2));
    // A menu of nothing would only take the next click.
    const bool hasChoices = m_presenter.hasChoices();
    const ActionState idle = runs ? ActionState{false, tr("A preview runs. Cancel it first.")}
                                  : mayPreview(m_presenter.session());
    applyState(m_choices,
               idle.allowed && !hasChoices ? ActionState{false, tr("Nothing was previewed before, and no candidate is yours.")}
                                           : idle);
    const ActionState mayAny = mayPreview(m_presenter.session());
    const ActionState watch = mayAny.allowed ? m_presenter.mayWatch() : mayAny;
    applyState(m_watch, watch);
    applyState(m_watchAction, watch);
    applyState(m_run, idle);
    applyState(m_preview, idle);
    applyState(m_cancel, runs ? ActionState{true, {}} : ActionState{false, tr("No preview runs.")});
    m_folder->setReadOnly(!idle.allowed);
    applyState(m_choose, idle);
    m_watch->setChecked(m_presenter.isWatching());
    m_watchAction->setChecked(m_presenter.isWatching());
    const QString reason = !m_presenter.watchNote().isEmpty() ? m_presenter.watchNote()
        : !mayAny.allowed                                     ? mayAny.reason
        : m_presenter.source().isEmpty()                      ? QString()
                                                              : may.reason;
    m_reason->setText(reason);
    m_reason->setVisible(!reason.isEmpty());
    m_historyEmpty->setVisible(m_presenter.history().entries().isEmpty());
    const ActionState any = entry ? ActionState{true, {}} : ActionState{false, tr("Nothing has been previewed yet.")};
    applyState(m_showJson, any);
    applyState(m_save, any);
    fitPanes();
    m_historyNote->setText(m_presenter.history().problem());
    m_historyNote->setVisible(!m_presenter.history().problem().isEmpty());
    applyState(m_diff, m_presenter.mayDiff());
    const ActionState install = mayInstall();
    applyState(m_install, install);
    m_install->setToolTip(install.allowed ? tr("It is checked once more, and installed when you confirm.") : install.reason);
    const ActionState checked = entry && entry->preview ? any : ActionState{false, tr("Nothing that was checked is shown.")};
    applyState(m_checks, checked);
    for (QAction *action : {m_copyJson, m_saveHtml, m_savePdf, m_saveJson})
        applyState(action, any);
    applyState(m_copyDigest, checked);
    applyState(m_forget,
               m_presenter.history().entries().isEmpty() ? ActionState{false, tr("No preview is kept here.")}
                                                         : ActionState{true, {}});
    Q_EMIT stateChanged();
    Q_EMIT workChanged();
}

void PreviewPage::takeSource()
{
    m_presenter.setFolder(m_folder->text());
    m_folder->setText(m_presenter.source().text());
}

void PreviewPage::openLink(const ConsoleLink &link)
{
    if (!link.object.isEmpty())
        m_presenter.startOf(CandidateId(link.object));
}

void PreviewPage::showChoices()
{
    const QList<PreviewChoice> choices = m_presenter.choices();
    if (choices.isEmpty())
        return;
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("previewChoicesMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    bool wasCandidate = false;
    for (const PreviewChoice &choice : choices) {
        const bool isCandidate = choice.source.isCandidate();
        if (isCandidate && !std::exchange(wasCandidate, true) && !menu->isEmpty())
            menu->addSeparator();
        const QString icon = isCandidate ? QStringLiteral("candidates") : QStringLiteral("folder");
        QString text = choice.title;
        QAction *action = menu->addAction(m_theme.icon(icon), text.replace(QLatin1Char('&'), QStringLiteral("&&")));
        connect(action, &QAction::triggered, this, [this, source = choice.source] { m_presenter.setSource(source); });
    }
    menu->popup(m_folder->mapToGlobal(QPoint(0, m_folder->height())));
}

void PreviewPage::takeSelection()
{
    if (m_selecting)
        return;
    QStringList keys;
    const QModelIndexList selected = m_history->selectionModel()->selectedIndexes();
    for (const QModelIndex &index : selected)
        keys.append(index.data(IdRole).toString());
    if (!keys.isEmpty())
        m_presenter.select(keys);
}

// One, or the two that are compared.
void PreviewPage::selectShown()
{
    QItemSelection wanted;
    for (const QString &key : m_presenter.selected()) {
        const int row = m_presenter.historyModel().rowOf(key);
        const QModelIndex index = row < 0 ? QModelIndex() : m_presenter.historyModel().index(row, 0);
        if (index.isValid())
            wanted.select(index, index);
    }
    QItemSelectionModel *selection = m_history->selectionModel();
    const QModelIndexList now = selection->selectedIndexes();
    const QModelIndexList then = wanted.indexes();
    const bool isSame = now.size() == then.size()
        && std::all_of(then.begin(), then.end(), [&now](const QModelIndex &index) { return now.contains(index); });
    if (then.isEmpty() || isSame)
        return;
    const QScopedValueRollback<bool> selecting(m_selecting, true);
    // Not setCurrentIndex() of the view: with a modifier held it would add to the selection.
    selection->select(wanted, QItemSelectionModel::ClearAndSelect);
    if (!then.contains(selection->currentIndex()))
        selection->setCurrentIndex(then.first(), QItemSelectionModel::NoUpdate);
}

void PreviewPage::openDiff(int line)
{
    std::optional<ConsoleLink> link = m_presenter.diffLink();
    if (!link)
        return;
    link->line = line;
    Q_EMIT linkActivated(*link);
}

ActionState PreviewPage::mayInstall() const
{
    if (const ActionState may = mayAdminister(m_presenter.session()); !may.allowed)
        return may;
    const PreviewEntry *entry = m_presenter.shown();
    if (!entry || !entry->preview || m_presenter.isComparingTwo())
        return {false, tr("No preview is shown.")};
    if (m_presenter.step() != PreviewPresenter::Step::None)
        return {false, tr("A preview runs: wait for what it says.")};
    if (const QString outdated = m_presenter.outdated(); !outdated.isEmpty()) {
        const bool isGone = !entry->candidate.isEmpty() && !m_presenter.mayDiff().allowed;
        return {false, isGone ? outdated : tr("%1 Check again first.", "why it is out of date").arg(outdated)};
    }
    if (entry->preview->verdict.isRefused())
        return {false, tr("The install would be refused.")};
    if (entry->isInstalled())
        return {false, tr("It is what is installed: an install would change nothing.")};
    return {true, {}};
}

// A folder can have changed since, so that the dialog packs and checks it again; a candidate's content is the one that was judged.
void PreviewPage::askInstall()
{
    const PreviewEntry *entry = m_presenter.shown();
    if (!entry || !mayInstall().allowed)
        return;
    if (entry->candidate.isEmpty())
        Q_EMIT installAsked(entry->folder);
    else
        Q_EMIT contentInstallAsked(entry->preview->digest,
                                   tr("%1 %2 of the candidate %3", "plugin version, ID")
                                       .arg(entry->preview->plugin.text(), entry->preview->version, entry->candidate.text()));
}

// To the line in the diff or, where nothing was judged, to the file itself in the program that opens it.
void PreviewPage::openPlace(int line)
{
    const PreviewEntry *entry = m_presenter.shown();
    if (m_presenter.diffLink())
        openDiff(line);
    else if (entry && !entry->folder.isEmpty())
        QDesktopServices::openUrl(QUrl::fromLocalFile(entry->folder + QStringLiteral("/plugin.yaml")));
}

void PreviewPage::focusFilter()
{
    m_folder->setFocus(Qt::ShortcutFocusReason);
    m_folder->selectAll();
}

void PreviewPage::dragEnterEvent(QDragEnterEvent *event)
{
    if (!folderOf(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void PreviewPage::dropEvent(QDropEvent *event)
{
    const QString folder = folderOf(*event->mimeData());
    if (folder.isEmpty())
        return;
    event->acceptProposedAction();
    m_presenter.setFolder(folder);
    m_presenter.start();
}

// The field would take a drop as text, and Enter in it previews.
bool PreviewPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::DragEnter) {
        dragEnterEvent(static_cast<QDragEnterEvent *>(event));
        return event->isAccepted();
    }
    if (event->type() == QEvent::Drop) {
        dropEvent(static_cast<QDropEvent *>(event));
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            m_preview->trigger();
            return true;
        }
    }
    return PageWidget::eventFilter(watched, event);
}

void PreviewPage::exportTo(const QString &title, const QString &extension, const QString &filter, const QByteArray &content)
{
    const PreviewEntry *entry = m_presenter.shown();
    const QString name = entry && entry->preview ? entry->preview->plugin.text() : QStringLiteral("plugin");
    m_prompt.saveFile(
        this, title, QStringLiteral("preview-%1.%2").arg(name, extension), filter, [this, content](const QString &path) {
            QSaveFile file(path);
            if (!file.open(QIODevice::WriteOnly) || file.write(content) < 0 || !file.commit())
                m_prompt.decide(this, {tr("The report was not saved"), file.errorString(), tr("Close"), true}, [] {});
            else
                Told::saved(this, path);
        });
}

} // namespace oz0
