#include "ui/pages/PreviewResult.h"

#include "models/Texts.h"
#include "ui/Html.h"
#include "ui/dialogs/RuleDialog.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/JsonColors.h"

#include <QBoxLayout>
#include <QScrollBar>
#include <QTimer>

namespace oz0 {

namespace {

enum Top { VerdictTop, RunningTop };
enum Bottom { ResultBottom, JsonBottom };

struct Mark
{
    QString icon;
    Token token;
};

Mark markOf(const PreviewEntry &entry)
{
    if (entry.isStopped())
        return {QStringLiteral("stop"), Token::Mute};
    if (!entry.preview)
        return {isInvalidInput(*entry.error) ? QStringLiteral("refusals") : QStringLiteral("failed"), Token::Bad};
    if (entry.preview->verdict.isRefused())
        return {QStringLiteral("refusals"), Token::Bad};
    if (entry.isInstalled())
        return {QStringLiteral("tie"), Token::Text2};
    if (entry.reach.widens() > 0)
        return {QStringLiteral("widen"), Token::Warn};
    return PreviewTexts::isPlain(entry) ? Mark{QStringLiteral("ready"), Token::Good}
                                        : Mark{QStringLiteral("warning"), Token::Warn};
}

} // namespace

PreviewResult::PreviewResult(const Theme &theme, PreviewPresenter &presenter, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_presenter(presenter)
{
    setObjectName(QStringLiteral("previewResult"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_steps = new PreviewSteps(theme, presenter);
    connect(m_steps, &PreviewSteps::checksAsked, this, &PreviewResult::checksAsked);
    column->addWidget(m_steps);
    m_top = new QStackedWidget;
    m_top->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_head = new VerdictHead(theme, QStringLiteral("previewVerdict"));
    m_top->addWidget(m_head);
    m_top->addWidget(makeRunning());
    column->addWidget(m_top);
    m_bottom = new QStackedWidget;
    m_scroll = new QScrollArea;
    m_scroll->setObjectName(QStringLiteral("previewScroll"));
    m_scroll->setAccessibleName(tr("Reasons, warnings and changes"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::StrongFocus);
    auto *body = new Ground(theme, Token::Base);
    auto *list = new QVBoxLayout(body);
    list->setContentsMargins(0, 0, 0, 0);
    list->setSpacing(0);
    m_comparison = makeComparison();
    m_cards = new RefusalCards(theme);
    connect(m_cards, &RefusalCards::placeAsked, this,
            [this](int index) { Q_EMIT placeAsked(m_presenter.views().value(index).line); });
    connect(m_cards, &RefusalCards::explanationAsked, this,
            [this](const RefusalView &view) { (new RuleDialog(m_theme, view, window()))->open(); });
    m_checks = new PreviewChecksPart(theme, presenter);
    m_reach = new PreviewReachPart(theme, presenter);
    connect(m_reach, &PreviewReachPart::diffAsked, this, [this] { Q_EMIT placeAsked(0); });
    list->addWidget(m_cards);
    list->addWidget(m_reach);
    list->addWidget(m_checks);
    m_contracts = new PreviewContractsPart(theme, presenter);
    connect(m_contracts, &PreviewContractsPart::diffAsked, this, &PreviewResult::placeAsked);
    list->addWidget(m_contracts);
    list->addWidget(m_comparison);
    list->addStretch(1); // spare height stays empty below the parts
    m_scroll->setWidget(body);
    m_bottom->addWidget(m_scroll);
    m_bottom->addWidget(makeJson());
    column->addWidget(m_bottom, 1);
    connect(&presenter, &PreviewPresenter::changed, this, &PreviewResult::refreshProgress);
    connect(&presenter, &PreviewPresenter::ticked, this, &PreviewResult::refreshProgress);
    connect(&presenter, &PreviewPresenter::shownChanged, this, &PreviewResult::refresh);
    connect(&theme, &Theme::changed, this, &PreviewResult::refresh);
    refresh();
    refreshProgress();
}

QWidget *PreviewResult::makeRunning()
{
    auto *ground = new Ground(m_theme, Token::Window, Ground::Bottom);
    auto *column = new QVBoxLayout(ground);
    column->setContentsMargins(size::pageMargin, size::betweenGroups, size::pageMargin, size::betweenGroups);
    column->setSpacing(size::insideGroup);
    auto *line = new QHBoxLayout;
    m_stepText = new ElidedLabel(m_theme, FontRole::Title, Token::Text, Qt::ElideRight);
    m_stepText->setObjectName(QStringLiteral("previewStep"));
    m_stepText->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    line->addWidget(m_stepText, 1);
    m_cancel = makeButton(m_theme, QStringLiteral("cancelPreview"), QStringLiteral("stop"), tr("&Cancel"), this);
    connect(m_cancel, &QPushButton::clicked, &m_presenter, &PreviewPresenter::cancel);
    line->addWidget(m_cancel);
    column->addLayout(line);
    m_bar = new ProgressLine(m_theme);
    m_bar->setObjectName(QStringLiteral("previewProgress"));
    m_bar->setAccessibleName(tr("Progress of this step"));
    column->addWidget(m_bar);
    column->addStretch();
    return ground;
}

QWidget *PreviewResult::makeJson()
{
    auto *ground = new Ground(m_theme, Token::Base);
    auto *column = new QVBoxLayout(ground);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_jsonOf = new Label(m_theme, FontRole::Text, Token::Text2);
    m_jsonOf->setObjectName(QStringLiteral("previewJsonOf"));
    m_jsonOf->setWordWrap(true);
    m_jsonOf->setContentsMargins(size::pageMargin, size::betweenGroups, size::pageMargin, 0);
    column->addWidget(m_jsonOf);
    m_json = new QPlainTextEdit;
    m_json->setObjectName(QStringLiteral("previewJson"));
    m_json->setAccessibleName(tr("What the command prints with --json"));
    m_json->setReadOnly(true);
    m_json->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_json->setFrameShape(QFrame::NoFrame);
    m_json->setTabChangesFocus(true);
    m_json->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_json->document()->setDocumentMargin(size::pageMargin);
    new JsonColors(m_theme, m_json->document());
    column->addWidget(m_json, 1);
    ground->setFocusProxy(m_json);
    return ground;
}

QWidget *PreviewResult::makeComparison()
{
    auto *part = new QWidget;
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(size::pageMargin, size::betweenGroups, size::pageMargin, size::betweenGroups);
    column->setSpacing(size::insideGroup);
    m_comparisonTitle = new Label(m_theme, FontRole::Section, Token::Text);
    m_comparisonTitle->setObjectName(QStringLiteral("comparisonTitle"));
    column->addWidget(m_comparisonTitle);
    m_differences = new NoticeList(m_theme);
    m_differences->setObjectName(QStringLiteral("previewDifferences"));
    column->addWidget(m_differences);
    return part;
}

void PreviewResult::setInstallAction(QAction *action)
{
    QPushButton *button = makeButton(m_theme, QStringLiteral("installPreviewed"), QStringLiteral("plugins"), action->text(),
                                     this);
    m_head->addControl(button);
    const auto follow = [this, button, action] {
        const PreviewEntry *entry = m_presenter.step() == PreviewPresenter::Step::None && !m_presenter.isComparingTwo()
            ? m_presenter.shown()
            : nullptr;
        // Off where there is something to install: why is told there.
        button->setVisible(entry && entry->preview && !entry->preview->verdict.isRefused() && !entry->isInstalled());
        button->setEnabled(action->isEnabled());
        button->setToolTip(action->toolTip());
    };
    connect(action, &QAction::changed, button, follow);
    connect(&m_presenter, &PreviewPresenter::changed, button, follow);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    follow();
}

void PreviewResult::showJson(bool json)
{
    m_bottom->setCurrentIndex(json ? JsonBottom : ResultBottom);
}

void PreviewResult::focusBody()
{
    m_bottom->currentWidget()->setFocus(Qt::ShortcutFocusReason);
}

void PreviewResult::refreshHead(const PreviewEntry *entry)
{
    if (!entry) {
        m_head->setVerdict(QStringLiteral("preview"), Token::Text2, tr("Nothing previewed yet"));
        m_head->setFacts(
            plain(tr("Choose, type or drop a folder that holds a plugin.yaml, or choose a candidate. It is checked as an install "
                     "would be; nothing is kept on the server.")));
        m_head->setAside({});
        return;
    }
    if (m_presenter.isComparingTwo()) {
        const PreviewEntry *older = m_presenter.comparedWith();
        const auto side = [](const PreviewEntry &one) {
            QStringList parts{PreviewTexts::brief(one), PreviewTexts::madeAt(one)};
            if (!parts.last().contains(one.folder))
                parts.insert(1, one.folder);
            return plain(parts.join(QStringLiteral(" · ")));
        };
        m_head->setVerdict(QStringLiteral("compare"), Token::Text2, m_presenter.comparisonSentence());
        m_head->setFacts(tr("Newer: %1", "a preview").arg(side(*entry)) + QStringLiteral("<br>")
                         + tr("Older: %1", "a preview").arg(side(*older)) + QStringLiteral("<br>")
                         + plain(PreviewTexts::keeping(*entry)));
        m_head->setAside({});
        return;
    }
    const QString outdated = m_presenter.outdated();
    Mark mark = markOf(*entry);
    if (!outdated.isEmpty() && !entry->preview->verdict.isRefused())
        mark = {QStringLiteral("info"), Token::Text2}; // a verdict of before
    m_head->setVerdict(mark.icon, mark.token, PreviewTexts::headline(*entry));
    QString facts = PreviewTexts::facts(*entry, [this](const QString &text) { return code(m_theme, text); });
    if (!outdated.isEmpty())
        facts = strong(tr("Out of date. %1", "why").arg(outdated)) + (facts.isEmpty() ? QString() : QStringLiteral("<br>"))
            + facts;
    QString made = PreviewTexts::madeAt(*entry);
    if (const QString keeping = PreviewTexts::keeping(*entry); !keeping.isEmpty())
        made = tr("%1. %2", "where and when it was made, what the server keeps").arg(made, keeping);
    m_head->setFacts(facts + (facts.isEmpty() ? QString() : QStringLiteral("<br>")) + plain(made));
    const int status = entry->report().exitStatus;
    m_head->setAside(
        tr("Exit status %1 %2", "number, word").arg(strong(Texts::number(status)), plain(PreviewTexts::exitWord(*entry))));
}

// The verdict is read whole; where the window is low, what stands below it is scrolled.
void PreviewResult::fitTop()
{
    if (m_presenter.step() == PreviewPresenter::Step::None)
        m_top->setMinimumHeight(qMax(0, m_head->heightForWidth(width())));
}

void PreviewResult::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitTop();
}

void PreviewResult::refresh()
{
    const PreviewEntry *entry = m_presenter.shown();
    const bool comparing = m_presenter.isComparingTwo();
    const bool isChecked = entry && entry->preview && !comparing;
    refreshHead(entry);
    m_steps->setVisible(!comparing);
    m_cards->setVisible(!comparing);
    m_cards->setViews(m_presenter.views(), entry);
    m_reach->refresh();
    m_reach->setVisible(isChecked);
    m_contracts->refresh();
    m_contracts->setVisible(isChecked && m_presenter.contracts().rowCount() > 0);
    m_checks->refresh();
    m_checks->setVisible(isChecked && m_showsChecks);
    refreshComparison();
    const QString json = QString::fromUtf8(m_presenter.json());
    m_json->setFont(m_theme.font(FontRole::Fixed));
    if (m_json->toPlainText() != json)
        m_json->setPlainText(json);
    m_jsonOf->setText(m_presenter.belongsTo());
    m_jsonOf->setVisible(!m_jsonOf->text().isEmpty());
    fitTop();
}

void PreviewResult::showChecks(bool shows)
{
    m_showsChecks = shows;
    m_steps->setChecksShown(shows);
    refresh();
    if (shows)
        QTimer::singleShot(0, this, &PreviewResult::scrollToChecks); // once the body has its new height
}

// What the checks do not tell stands above them: it is in view with them where there is room for both.
void PreviewResult::scrollToChecks()
{
    constexpr int rowsInView = 4;
    const int needed = m_checks->y() - m_reach->y() + (rowsInView + 2) * m_theme.rowHeight();
    const bool hasRoom = needed <= m_scroll->viewport()->height();
    m_scroll->verticalScrollBar()->setValue(hasRoom ? m_reach->y() : m_checks->y());
}

void PreviewResult::refreshComparison()
{
    QList<Notice> notices;
    for (const PreviewDifference &difference : m_presenter.comparison()) {
        const bool isGone = difference.kind == PreviewDifference::Kind::Gone;
        const bool isNew = difference.kind == PreviewDifference::Kind::New;
        if (difference.kind == PreviewDifference::Kind::Unknown) {
            notices.append({QStringLiteral("info"), Token::Text2, plain(difference.text)});
            continue;
        }
        const QString word = isGone ? tr("No longer:") : isNew ? tr("New:") : tr("Changed:");
        notices.append({isGone      ? QStringLiteral("minus")
                            : isNew ? QStringLiteral("plus")
                                    : QStringLiteral("changed"),
                        isGone      ? Token::Good
                            : isNew ? Token::Busy
                                    : Token::Text2,
                        plain(word) + QLatin1Char(' ') + plain(difference.text)});
    }
    if (notices.isEmpty())
        notices.append({QStringLiteral("info"), Token::Text2, plain(tr("Nothing differs."))});
    m_differences->setNotices(notices);
    m_comparisonTitle->setText(m_presenter.comparisonTitle());
    m_comparison->setVisible(m_presenter.comparedWith());
}

void PreviewResult::refreshProgress()
{
    const bool runs = m_presenter.step() != PreviewPresenter::Step::None;
    const bool hadFocus = m_cancel->hasFocus();
    // The step takes the verdict's place, not more.
    if (runs && m_top->currentIndex() == VerdictTop && m_head->isVisible())
        m_top->setFixedHeight(qMax(m_head->height(), m_top->widget(RunningTop)->minimumSizeHint().height()));
    m_top->setCurrentIndex(runs ? RunningTop : VerdictTop);
    if (!runs) {
        m_top->setMaximumHeight(QWIDGETSIZE_MAX);
        fitTop();
    }
    if (!runs && hadFocus)
        focusBody();
    if (!runs)
        return;
    m_stepText->setText(m_presenter.progressText());
    const double fraction = m_presenter.fraction();
    m_bar->setRange(0, fraction < 0 ? 0 : 1000);
    if (fraction >= 0)
        m_bar->setValue(int(fraction * 1000));
}

} // namespace oz0
