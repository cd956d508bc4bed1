#include "ui/dialogs/InstallDialog.h"

#include "models/Texts.h"
#include "ui/Html.h"
#include "ui/Told.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/DialogBody.h"
#include "ui/widgets/EffectList.h"
#include "ui/widgets/FocusRing.h"
#include "ui/widgets/Ground.h"
#include "ui/widgets/Labels.h"

#include <QBoxLayout>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QUrl>

namespace oz0 {

namespace {

constexpr int findingsHeight = 168;

QString localFileOf(const QMimeData *data)
{
    const QList<QUrl> urls = data ? data->urls() : QList<QUrl>();
    return urls.size() == 1 && urls.first().isLocalFile() ? urls.first().toLocalFile() : QString();
}

} // namespace

InstallDialog::InstallDialog(const Theme &theme, std::unique_ptr<InstallPresenter> presenter, Prompt &prompt, QWidget *parent)
    : QDialog(parent), m_theme(theme), m_prompt(prompt), m_presenter(std::move(presenter))
{
    setObjectName(QStringLiteral("installDialog"));
    setWindowModality(Qt::WindowModal);
    setAcceptDrops(true);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    const Context &context = m_presenter->session().context();
    setWindowTitle(tr("Install, %1, tenant %2", "context, tenant").arg(context.name, context.tenant.text()));
    whole->addWidget(new ClassStrip(theme, context.contextClass));
    auto *body = new DialogBody(theme);
    QVBoxLayout *column = body->column();
    auto *title = new Label(theme, FontRole::Title, Token::Text, tr("Install a plugin"));
    title->setObjectName(QStringLiteral("installTitle"));
    column->addWidget(title);
    auto *words = new Label(theme, FontRole::Text, Token::Text,
                            tr("It is packed, sent and checked first. Nothing is installed before you have seen the verdict."));
    words->setWordWrap(true);
    column->addWidget(words);
    column->addWidget(makeChoice());
    column->addWidget(makeVerdict());
    m_effects = new EffectList(theme);
    column->addWidget(m_effects);
    m_typedLine = new QWidget;
    auto *typed = new QHBoxLayout(m_typedLine);
    typed->setContentsMargins(0, 0, 0, 0);
    typed->setSpacing(size::betweenGroups);
    m_typedLabel = new Label(theme, FontRole::Text, Token::Text);
    m_typedLabel->setTextFormat(Qt::RichText);
    m_typed = new QLineEdit;
    m_typed->setObjectName(QStringLiteral("typedName"));
    m_typed->setAccessibleName(tr("Type the name to confirm"));
    m_typed->setMaxLength(200);
    typed->addWidget(m_typedLabel);
    typed->addWidget(m_typed, 1);
    column->addWidget(m_typedLine);
    column->addStretch(1);
    setFixedWidth(size::dialog);
    whole->addWidget(body, 1);
    whole->addWidget(makeButtons());
    connect(m_typed, &QLineEdit::textChanged, this, &InstallDialog::refreshButtons);
    connect(m_presenter.get(), &InstallPresenter::changed, this, &InstallDialog::refresh);
    connect(m_presenter.get(), &InstallPresenter::ticked, this, &InstallDialog::refreshProgress);
    connect(&m_presenter->session(), &SessionPresenter::ticked, this, &InstallDialog::refreshButtons);
    refresh();
    new FocusRing(theme, this);
    new DialogFit(*this);
    m_path->setFocus();
}

QWidget *InstallDialog::makeChoice()
{
    auto *box = new QWidget;
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(size::insideGroup);
    auto *line = new QHBoxLayout;
    line->setSpacing(size::insideGroup);
    m_path = new QLineEdit;
    m_path->setObjectName(QStringLiteral("installPath"));
    m_path->setAccessibleName(tr("Folder or packed bundle to install"));
    m_path->setPlaceholderText(tr("A folder with a plugin.yaml, or a .tar.zst; drop one here"));
    line->addWidget(m_path, 1);
    QPushButton *folder = makeButton(m_theme, QStringLiteral("chooseFolder"), QStringLiteral("folder"), tr("&Folder…"), this);
    QPushButton *file = makeButton(m_theme, QStringLiteral("chooseFile"), QStringLiteral("file"), tr("Fi&le…"), this);
    m_check = makeButton(m_theme, QStringLiteral("checkInstall"), QStringLiteral("preview"), tr("Chec&k"), this);
    line->addWidget(folder);
    line->addWidget(file);
    line->addWidget(m_check);
    column->addLayout(line);
    auto *progress = new QHBoxLayout;
    progress->setSpacing(size::insideGroup);
    m_bar = new QProgressBar;
    m_bar->setObjectName(QStringLiteral("installProgress"));
    m_bar->setAccessibleName(tr("Progress"));
    m_bar->setTextVisible(false);
    m_bar->setFixedWidth(120);
    m_bar->setFixedHeight(8);
    m_step = new ElidedLabel(m_theme, FontRole::Text, Token::Text2, Qt::ElideRight);
    m_step->setObjectName(QStringLiteral("installStep"));
    m_step->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    progress->addWidget(m_bar);
    progress->addWidget(m_step, 1);
    column->addLayout(progress);
    column->addWidget(makeFailure());
    const auto take = [this](const QString &path) { choose(path); };
    connect(folder, &QPushButton::clicked, this, [this, take] { m_prompt.openFolder(this, tr("Install a folder"), take); });
    connect(file, &QPushButton::clicked, this, [this, take] {
        m_prompt.openFile(this, tr("Install a packed bundle"), tr("Packed plugins (*.tar.zst *.zst);;All files (*)"), take);
    });
    connect(m_check, &QPushButton::clicked, this, [this] { m_presenter->choose(m_path->text().trimmed()); });
    connect(m_path, &QLineEdit::textChanged, this, &InstallDialog::refreshButtons);
    return box;
}

// Below what was chosen: what is wrong with it and what to do; the words of the machine are folded.
QWidget *InstallDialog::makeFailure()
{
    m_failureBox = new QWidget;
    auto *column = new QVBoxLayout(m_failureBox);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(size::insideGroup);
    auto *line = new QHBoxLayout;
    line->setSpacing(size::insideGroup);
    line->addWidget(new IconLabel(m_theme, QStringLiteral("failed"), Token::Bad, size::iconButton));
    m_failure = new Label(m_theme, FontRole::Text, Token::Bad);
    m_failure->setObjectName(QStringLiteral("installFailure"));
    m_failure->setWordWrap(true);
    line->addWidget(m_failure, 1);
    m_fold = makeButton(m_theme, QStringLiteral("installFailureFold"), {}, tr("&Details"), this);
    m_fold->setCheckable(true);
    line->addWidget(m_fold);
    column->addLayout(line);
    m_details = new Label(m_theme, FontRole::Fixed, Token::Text2);
    m_details->setObjectName(QStringLiteral("failureDetails"));
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_details->setWordWrap(true);
    m_details->hide();
    column->addWidget(m_details);
    connect(m_fold, &QPushButton::toggled, m_details, &QWidget::setVisible);
    m_failureBox->hide();
    return m_failureBox;
}

QWidget *InstallDialog::makeVerdict()
{
    m_verdictBox = new QWidget;
    auto *column = new QVBoxLayout(m_verdictBox);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(size::insideGroup);
    auto *line = new QHBoxLayout;
    line->setSpacing(size::insideGroup);
    m_verdictIcon = new IconLabel(m_theme, QStringLiteral("ready"), Token::Good, size::iconRail);
    m_verdict = new Label(m_theme, FontRole::Section, Token::Text);
    m_verdict->setObjectName(QStringLiteral("installVerdict"));
    m_verdict->setWordWrap(true);
    // The icon and the first line stand beside the button.
    m_verdictIcon->setFixedHeight(size::control);
    m_verdict->setContentsMargins(0, (size::control - QFontMetrics(m_theme.font(FontRole::Section)).height()) / 2, 0, 0);
    line->addWidget(m_verdictIcon, 0, Qt::AlignTop);
    line->addWidget(m_verdict, 1, Qt::AlignTop);
    m_diff = makeButton(m_theme, QStringLiteral("openInstallDiff"), QStringLiteral("compare"), tr("Open &diff"), this);
    line->addWidget(m_diff, 0, Qt::AlignTop);
    connect(m_diff, &QPushButton::clicked, this, [this] {
        if (const std::optional<ConsoleLink> link = m_presenter->diffLink()) {
            reject();
            Q_EMIT linkAsked(*link);
        }
    });
    column->addLayout(line);
    m_verdictNote = new Label(m_theme, FontRole::Text, Token::Text2);
    m_verdictNote->setObjectName(QStringLiteral("installVerdictNote"));
    m_verdictNote->setWordWrap(true);
    auto *noteLine = new QHBoxLayout;
    noteLine->setSpacing(0);
    noteLine->addSpacing(size::iconRail + size::insideGroup); // as the sentence above
    noteLine->addWidget(m_verdictNote);
    column->addLayout(noteLine);
    m_findingsArea = new QScrollArea;
    m_findingsArea->setObjectName(QStringLiteral("installFindings"));
    m_findingsArea->setAccessibleName(tr("Refusals and warnings"));
    m_findingsArea->setWidgetResizable(true);
    m_findingsArea->setFrameShape(QFrame::StyledPanel);
    m_findingsArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_findings = new Label(m_theme, FontRole::Text, Token::Text);
    m_findings->setTextFormat(Qt::RichText);
    m_findings->setWordWrap(true);
    m_findings->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_findings->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_findings->setContentsMargins(size::insideGroup, size::insideGroup, size::insideGroup, size::insideGroup);
    m_findingsArea->setWidget(m_findings);
    column->addWidget(m_findingsArea);
    return m_verdictBox;
}

QWidget *InstallDialog::makeButtons()
{
    auto *ground = new Ground(m_theme, Token::Window, Ground::Top);
    auto *column = new QVBoxLayout(ground);
    column->setContentsMargins(size::dialogPadding, size::insideGroup, size::dialogPadding, size::pageMargin);
    column->setSpacing(size::insideGroup);
    m_why = new Label(m_theme, FontRole::Text, Token::Text2);
    m_why->setObjectName(QStringLiteral("confirmReason"));
    m_why->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    m_why->setWordWrap(true);
    column->addWidget(m_why);
    auto *line = new QHBoxLayout;
    line->setSpacing(size::insideGroup);
    m_copy = makeButton(m_theme, QStringLiteral("copyInstallCommand"), QStringLiteral("terminal"), tr("Copy as co&mmand"), this);
    m_show = makeButton(m_theme, QStringLiteral("showRefusal"), QStringLiteral("refusals"), tr("&Show in Refusals"), this);
    m_cancel = makeButton(m_theme, QStringLiteral("cancelInstall"), {}, tr("Cancel"), this);
    m_install = makeButton(m_theme, QStringLiteral("confirmInstall"), QStringLiteral("plugins"), {}, this);
    m_install->setProperty("primary", true);
    line->addWidget(m_copy);
    line->addWidget(m_show);
    line->addStretch();
    line->addWidget(m_cancel);
    line->addWidget(m_install);
    column->addLayout(line);
    connect(m_copy, &QPushButton::clicked, this, [this] { Told::copy(this, m_presenter->command(), Told::What::Command); });
    connect(m_show, &QPushButton::clicked, this, [this] {
        Q_EMIT recordAsked(m_presenter->record());
        accept();
    });
    connect(m_cancel, &QPushButton::clicked, this, &InstallDialog::reject);
    connect(m_install, &QPushButton::clicked, this, [this] {
        if (m_presenter->phase() == InstallPresenter::Phase::Installed) {
            Q_EMIT pluginAsked(m_presenter->preview()->plugin);
            accept();
        } else {
            m_presenter->install(m_typed->text());
        }
    });
    return ground;
}

// Each finding with its code, its place and what it says, in the person's language.
QString InstallDialog::findings() const
{
    QStringList lines;
    const auto add = [&](const Refusal &refusal, Token token) {
        QString line = QStringLiteral("<span style=\"color:%1;font-weight:600\">%2</span> ")
                           .arg(m_theme.color(token).name(),
                                (refusal.severity == Severity::Warning ? tr("Warning") : tr("Refusal")).toHtmlEscaped())
            + plain(Texts::refusal(refusal)) + QStringLiteral(" (") + code(m_theme, refusal.code) + QLatin1Char(')');
        if (refusal.line > 0)
            line += soft(m_theme, tr(", plugin.yaml line %1").arg(refusal.line));
        if (refusal.adminMayTry)
            line += soft(m_theme, tr(", an admin may try"));
        lines.append(line);
    };
    for (const Refusal &refusal : m_presenter->preview()->verdict.refusals)
        add(refusal, Token::Bad);
    for (const Refusal &warning : m_presenter->preview()->verdict.warnings)
        add(warning, Token::Warn);
    return lines.join(QStringLiteral("<br>"));
}

void InstallDialog::refresh()
{
    using Phase = InstallPresenter::Phase;
    const Phase phase = m_presenter->phase();
    const bool judged = m_presenter->preview().has_value() && phase != Phase::Failed;
    // Whoever chose it: what is judged stands in the field.
    if (m_shownPath != m_presenter->path()) {
        m_shownPath = m_presenter->path();
        if (m_path->text().trimmed() != m_shownPath)
            m_path->setText(m_shownPath);
    }
    const bool failed = phase == Phase::Failed;
    m_failureBox->setVisible(failed);
    if (failed) {
        m_failure->setText(m_presenter->failureText());
        m_details->setText(m_presenter->failureDetails());
    }
    m_verdictBox->setVisible(judged);
    if (judged) {
        const Verdict &verdict = m_presenter->preview()->verdict;
        const bool isSame = phase != Phase::Installed && m_presenter->isInstalled();
        const bool warns = m_presenter->warns(); // as on the page Preview
        m_verdictIcon->setIcon(verdict.isRefused()         ? QStringLiteral("refusals")
                                   : isSame                ? QStringLiteral("tie")
                                   : !warns                ? QStringLiteral("ready")
                                   : m_presenter->widens() ? QStringLiteral("widen")
                                                           : QStringLiteral("warning"),
                               verdict.isRefused() ? Token::Bad
                                   : isSame        ? Token::Text2
                                   : warns         ? Token::Warn
                                                   : Token::Good);
        m_verdict->setText(m_presenter->verdict());
        m_verdictNote->setText(m_presenter->verdictNote());
        const qsizetype count = verdict.refusals.size() + verdict.warnings.size();
        m_findingsArea->setVisible(count > 0);
        if (count > 0) {
            m_findings->setText(findings());
            const int width = size::dialog - 2 * size::dialogPadding - 2 * size::insideGroup - 24;
            m_findingsArea->setFixedHeight(qMin(findingsHeight, m_findings->heightForWidth(width) + 4));
        }
    }
    const bool before = phase == Phase::Judged || phase == Phase::Installing;
    m_effects->setEffects(before && !m_presenter->preview()->verdict.isRefused() ? m_presenter->effects()
                                                                                 : QList<ChangeEffect>());
    m_typedLabel->setText(tr("Type %1 to confirm").arg(strong(m_presenter->typedWord())));
    m_typedLine->setVisible(phase == Phase::Judged && !m_presenter->typedWord().isEmpty()
                            && !m_presenter->preview()->verdict.isRefused() && !m_presenter->isInstalled());
    m_show->setVisible(phase == Phase::Refused && !m_presenter->record().isEmpty());
    const bool done = phase == Phase::Installed;
    m_install->setText(done ? tr("Show the plugin")
                           : judged
                           ? tr("Install %1 %2").arg(m_presenter->preview()->plugin.text(), m_presenter->preview()->version)
                           : tr("Install"));
    m_install->setAccessibleName(m_install->text());
    m_cancel->setText(done || phase == Phase::Refused ? tr("Close") : tr("Cancel"));
    refreshProgress();
    refreshButtons();
    if (done)
        Q_EMIT changeDone(m_presenter->verdict());
}

void InstallDialog::refreshProgress()
{
    const bool working = m_presenter->isWorking();
    m_bar->setVisible(working);
    const double progress = m_presenter->progress();
    m_bar->setRange(0, progress < 0 ? 0 : 1000);
    if (progress >= 0)
        m_bar->setValue(int(progress * 1000));
    m_step->setText(m_presenter->stepText());
    m_step->setVisible(working);
}

void InstallDialog::refreshButtons()
{
    using Phase = InstallPresenter::Phase;
    const Phase phase = m_presenter->phase();
    m_check->setEnabled(!m_path->text().trimmed().isEmpty() && phase != Phase::Installing);
    m_path->setEnabled(phase != Phase::Installing);
    ActionState state = phase == Phase::Installed ? ActionState{true, {}} : m_presenter->mayInstall(m_typed->text());
    // What the field says is what would be installed, or nothing is.
    const QString path = m_path->text().trimmed();
    if (phase != Phase::Installed && !m_presenter->isWorking() && !path.isEmpty() && path != m_presenter->path())
        state = {false, tr("Check it first: press Enter or Check.")};
    applyState(m_install, state);
    // Enter does what comes next: judge what stands in the field, or install what was judged; it never stands for nothing.
    const bool isJudged = phase != Phase::Choosing && phase != Phase::Failed && m_path->text().trimmed() == m_presenter->path();
    m_check->setDefault(!isJudged && m_check->isEnabled());
    m_install->setDefault(isJudged && state.allowed);
    m_why->setText(state.reason);
    m_why->setVisible(!state.reason.isEmpty());
    m_copy->setToolTip(m_presenter->command());
    m_copy->setVisible(!m_presenter->command().isEmpty());
    applyState(m_diff, m_presenter->mayDiff());
    m_diff->setVisible(!m_presenter->isGone());
}

void InstallDialog::dragEnterEvent(QDragEnterEvent *event)
{
    if (!localFileOf(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void InstallDialog::dropEvent(QDropEvent *event)
{
    const QString path = localFileOf(event->mimeData());
    if (path.isEmpty())
        return;
    event->acceptProposedAction();
    choose(path);
}

void InstallDialog::choose(const QString &path)
{
    m_path->setText(path);
    m_presenter->choose(path);
}

void InstallDialog::chooseContent(const Digest &digest, const QString &name)
{
    m_path->setText(name);
    m_presenter->chooseContent(digest, name);
}

// Enter checks what stands in the field, and presses the button that has the focus; it installs only there.
void InstallDialog::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) {
        QDialog::keyPressEvent(event);
        return;
    }
    if (auto *button = qobject_cast<QPushButton *>(focusWidget()))
        button->click();
    else if (m_install->isEnabled())
        m_install->setFocus(Qt::TabFocusReason);
    else if (focusWidget() == m_path)
        m_check->click();
}

} // namespace oz0
