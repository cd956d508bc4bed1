#include "ui/pages/DiffPage.h"

#include "models/diff/DiffWords.h"
#include "ui/Html.h"
#include "ui/Told.h"
#include "ui/widgets/ActionStates.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/ElidedCombo.h"
#include "ui/widgets/diff/MeaningView.h"
#include "ui/widgets/diff/ReachPane.h"
#include "ui/widgets/diff/TextPane.h"

#include <QKeyEvent>
#include <QSaveFile>
#include <QSignalBlocker>

namespace oz0 {

namespace {
constexpr auto viewKey = "diff/view";
constexpr auto unifiedKey = "diff/unified";
constexpr auto meaningKey = "diff/meaningSplitter";
constexpr auto filesKey = "diff/filesSplitter";
constexpr auto panelKey = "diff/panelSplitter";
constexpr int unifiedBelow = 1100;
} // namespace

DiffPage::DiffPage(DiffPresenter &presenter, const Theme &theme, Prompt &prompt, QSettings &settings, QWidget *parent)
    : QWidget(parent), m_presenter(presenter), m_theme(theme), m_prompt(prompt), m_settings(settings)
{
    setObjectName(QStringLiteral("diffPage"));
    setAccessibleName(tr("Diff"));
    presenter.keepTicksIn(settings);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHead());
    column->addWidget(makeSecondLine());
    column->addWidget(makeNews());
    column->addWidget(makeBare());
    m_body = new QStackedWidget;
    m_meaning = new MeaningView(theme, presenter);
    m_text = new TextPane(theme, presenter);
    m_reach = new ReachPane(theme, presenter, presenter.reach(), QStringLiteral("reach"));
    m_body->addWidget(m_meaning);
    m_body->addWidget(m_text);
    m_body->addWidget(m_reach);
    makeMessages();
    column->addWidget(m_body, 1);
    makeActions();
    m_wantsUnified = settings.value(QLatin1String(unifiedKey), false).toBool();
    m_switch->setCurrent(qBound(0, settings.value(QLatin1String(viewKey), 0).toInt(), 2));
    m_meaning->splitter()->restoreState(settings.value(QLatin1String(meaningKey)).toByteArray());
    m_text->filesSplitter()->restoreState(settings.value(QLatin1String(filesKey)).toByteArray());
    m_text->restorePanel(settings.value(QLatin1String(panelKey)).toByteArray());
    m_late.setSingleShot(true);
    m_late.setInterval(size::spinnerAfterMs);
    connect(&m_late, &QTimer::timeout, this, [this] {
        if (m_presenter.state() == PageState::Loading)
            m_body->setCurrentWidget(m_loadingBox);
    });
    connect(m_switch, &SegmentedSwitch::currentChanged, this, [this](int view) { setView(View(view)); });
    connect(m_layout, &SegmentedSwitch::currentChanged, this, [this](int layout) { setUnified(layout == 1); });
    connect(m_meaning, &MeaningView::lineAsked, this, &DiffPage::showLine);
    connect(m_reach, &ReachPane::lineAsked, this, &DiffPage::showLine);
    connect(m_meaning, &MeaningView::placeChanged, this, &DiffPage::refreshPlace);
    connect(m_text, &TextPane::placeChanged, this, &DiffPage::refreshPlace);
    connect(&presenter, &DiffPresenter::changed, this, &DiffPage::refresh);
    connect(&theme, &Theme::changed, this, &DiffPage::refresh); // the verdict is coloured text
    connect(&presenter, &DiffPresenter::newsChanged, this, &DiffPage::refresh);
    connect(&presenter, &DiffPresenter::fileChanged, this, &DiffPage::refreshPlace);
    connect(&presenter, &DiffPresenter::choicesChanged, this, &DiffPage::refreshChoices);
    connect(&presenter, &DiffPresenter::patchProgress, this, &DiffPage::refresh);
    connect(&presenter, &DiffPresenter::patchMade, this, [this](const QByteArray &patch) {
        if (m_patchFile.isEmpty()) {
            Told::copy(this, QString::fromUtf8(patch), Told::What::Patch);
            return;
        }
        QSaveFile file(m_patchFile);
        if (!file.open(QIODevice::WriteOnly) || file.write(patch) != patch.size() || !file.commit())
            m_prompt.decide(this,
                            {tr("The patch was not saved"), tr("%1 cannot be written: %2").arg(m_patchFile, file.errorString()),
                             tr("Save elsewhere")},
                            [this] { savePatch(); });
        else
            Told::saved(this, m_patchFile);
    });
    connect(&presenter, &DiffPresenter::patchFailed, this, [this](const QString &why) {
        m_prompt.decide(this, {tr("The patch could not be made"), why, tr("Try again")}, [this] { m_presenter.makePatch(); });
    });
    refreshLayout();
    refreshChoices();
    refresh();
}

DiffPage::~DiffPage()
{
    keepLayout();
}

void DiffPage::keepLayout()
{
    m_settings.setValue(QLatin1String(viewKey), m_switch->current());
    m_settings.setValue(QLatin1String(unifiedKey), m_wantsUnified);
    m_settings.setValue(QLatin1String(meaningKey), m_meaning->splitter()->saveState());
    m_settings.setValue(QLatin1String(filesKey), m_text->filesSplitter()->saveState());
    m_settings.setValue(QLatin1String(panelKey), m_text->panelState());
}

void DiffPage::show(const PluginName &plugin, const DiffSide &from, const DiffSide &to)
{
    m_presenter.show(plugin, from, to);
    refreshChoices();
    QWidget::show();
}

void DiffPage::setView(View view)
{
    m_switch->setCurrent(int(view));
    refresh();
}

void DiffPage::setUnified(bool unified)
{
    m_wantsUnified = unified;
    refreshLayout();
}

// Two panes need room; below it one column is shown whatever was chosen, and the choice comes back with the room.
void DiffPage::refreshLayout()
{
    const bool isNarrow = window()->width() < unifiedBelow;
    const bool unified = m_wantsUnified || isNarrow;
    m_layout->setCurrent(unified ? 1 : 0);
    m_layout->setEnabled(!isNarrow);
    m_layout->setToolTip(isNarrow ? tr("The window is too narrow for two panes.") : QString());
    applyState(findChild<QAction *>(QStringLiteral("actUnified")), {!isNarrow, m_layout->toolTip()});
    m_text->setUnified(unified);
    fitSecondLine();
}

void DiffPage::resizeEvent(QResizeEvent *event)
{
    refreshLayout();
    fitHead();
    QWidget::resizeEvent(event);
}

void DiffPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT closeAsked();
        return;
    }
    QWidget::keyPressEvent(event);
}

void DiffPage::showLine(int line, int installedLine)
{
    if (line <= 0 && installedLine <= 0)
        return;
    setView(View::Text);
    m_text->showManifestLine(line, installedLine);
    m_text->view()->setFocus(Qt::OtherFocusReason);
}

void DiffPage::step(int by)
{
    switch (view()) {
    case View::Meaning:
        m_meaning->step(by);
        break;
    case View::Text:
        m_text->stepChange(by);
        break;
    case View::Reach:
        m_reach->tree()->step(by);
        break;
    }
    refreshPlace();
}

void DiffPage::refreshPlace()
{
    const QString place = view() == View::Meaning ? m_meaning->placeText()
        : view() == View::Text                    ? m_text->placeText()
                                                  : QString();
    m_place->setText(place);
    m_place->setVisible(!place.isEmpty());
    const bool hasOutcome = m_presenter.outcome() != nullptr;
    const auto allow = [&](QPushButton *button, int by, const QString &what) {
        const bool can = hasOutcome && (view() == View::Text ? m_text->canStepChange(by) : m_meaning->canStep(by));
        applyState(button, {can, can ? what : tr("There is no further change.")});
        button->setVisible(view() != View::Reach); // what is reached is looked over as a whole
    };
    allow(m_previous, -1, tr("Previous change (Shift+F7 or Alt+Up)"));
    allow(m_next, 1, tr("Next change (F7 or Alt+Down)"));
    fitSecondLine();
}

void DiffPage::refresh()
{
    const PageState state = m_presenter.state();
    const bool hasOutcome = m_presenter.outcome() != nullptr;
    if (m_title->text() != m_presenter.plugin().text()) {
        m_title->setText(m_presenter.plugin().text());
        fitHead();
    }
    if (state == PageState::Loading) {
        if (!m_late.isActive() && m_body->currentWidget() != m_loadingBox)
            m_late.start();
        m_loading->setTexts(m_presenter.stepText(), {});
    } else {
        m_late.stop();
    }
    if (state == PageState::Failed) {
        m_failed->setTexts(tr("The diff cannot be shown."), plain(m_presenter.failureText()));
        const Error error = m_presenter.failure().value_or(Error{});
        m_failed->setDetails(error.message);
        m_body->setCurrentWidget(m_failed);
    } else if (m_presenter.plugin().isEmpty()) {
        m_same->setTexts(tr("Choose two sides to compare."), {});
        m_body->setCurrentWidget(m_same);
    } else if (hasOutcome && m_presenter.outcome()->isSame() && view() != View::Text) {
        m_same->setTexts(tr("Nothing differs."), {}); // the verdict stands above
        m_body->setCurrentWidget(m_same);
    } else if (hasOutcome) {
        m_body->setCurrentIndex(m_switch->current());
    }
    const bool refused = m_presenter.isRefused();
    const bool widens = hasOutcome && m_presenter.outcome()->summary.counts.widens > 0;
    const bool unknown = hasOutcome && m_presenter.outcome()->unreadable;
    m_verdictIcon->setVisible(hasOutcome);
    m_verdictIcon->setIcon(refused || unknown ? QStringLiteral("refusals")
                               : widens       ? QStringLiteral("widen")
                                              : QStringLiteral("ready"),
                           refused || unknown ? Token::Bad
                               : widens       ? Token::Warn
                                              : Token::Good);
    m_verdict->setText(hasOutcome ? strong(m_presenter.verdict()) + QStringLiteral("&nbsp; ") + soft(m_theme, m_presenter.note())
                                  : QString());
    m_bareText->setText(m_presenter.bareNote());
    m_bare->setVisible(hasOutcome && !m_presenter.bareNote().isEmpty());
    m_newsText->setText(m_presenter.news());
    m_news->setVisible(!m_presenter.news().isEmpty());
    m_showNews->setVisible(!m_presenter.isNewsGone());
    const ActionState patch{hasOutcome && !m_presenter.outcome()->isSame() && !m_presenter.isMakingPatch(),
                            m_presenter.isMakingPatch() ? tr("The patch is being made.") : tr("Nothing differs.")};
    applyState(m_copyPatch, {patch.allowed, patch.allowed ? tr("Copy patch (Ctrl+Shift+C)") : patch.reason});
    applyState(m_savePatch, {patch.allowed, patch.allowed ? tr("Save patch (Ctrl+Shift+S)") : patch.reason});
    refreshPlace();
    Q_EMIT stateChanged();
}

void DiffPage::refreshChoices()
{
    m_choices = m_presenter.choices();
    for (ElidedCombo *box : {m_fromBox, m_toBox}) {
        const QSignalBlocker blocker(box);
        const DiffSide &shown = box == m_toBox ? m_presenter.to() : m_presenter.from();
        box->clear();
        for (const SideChoice &choice : std::as_const(m_choices)) {
            box->addItem(choice.text);
            box->setItemData(box->count() - 1, choice.note, Qt::ToolTipRole);
            if (choice.side == shown)
                box->setCurrentIndex(box->count() - 1);
        }
        box->insertSeparator(box->count());
        box->addItem(m_theme.icon(QStringLiteral("folder")), tr("Folder…"));
        box->setToolTip(box->currentText());
    }
    fitHead();
}

void DiffPage::takeSide(QComboBox *box, bool isAfter)
{
    if (box->currentIndex() >= m_choices.size())
        return chooseFolder(isAfter);
    const DiffSide side = m_choices[box->currentIndex()].side;
    show(m_presenter.plugin(), isAfter ? m_presenter.from() : side, isAfter ? side : m_presenter.to());
}

void DiffPage::chooseFolder(bool isAfter)
{
    refreshChoices(); // the box shows the side that is still shown
    m_prompt.openFile(this, tr("Choose the plugin.yaml of a folder"), tr("Manifests (plugin.yaml)"),
                      [this, isAfter](const QString &file) {
                          if (file.isEmpty())
                              return;
                          const DiffSide side{DiffSide::Kind::Folder, file.section(QLatin1Char('/'), 0, -2)};
                          show(m_presenter.plugin(), isAfter ? m_presenter.from() : side, isAfter ? side : m_presenter.to());
                      });
}

void DiffPage::savePatch()
{
    m_prompt.saveFile(this, tr("Save the patch"), m_presenter.patchName(), tr("Patches (*.patch *.diff)"),
                      [this](const QString &file) {
                          if (file.isEmpty())
                              return;
                          m_patchFile = file;
                          m_presenter.makePatch();
                      });
}

} // namespace oz0
