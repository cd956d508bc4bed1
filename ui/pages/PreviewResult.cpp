#include "ui/pages/PreviewResult.h"

#include "models/Texts.h"
#include "ui/Html.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/JsonColors.h"

#include <QBoxLayout>

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
    return entry.preview->verdict.warnings.isEmpty() ? Mark{QStringLiteral("ready"), Token::Good}
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
    connect(m_cards, &RefusalCards::placeAsked, this, &PreviewResult::diffAsked);
    list->addWidget(m_cards);
    m_contracts = makeContracts();
    list->addWidget(m_contracts);
    list->addWidget(m_comparison);
    list->addStretch();
    m_scroll->setWidget(body);
    m_bottom->addWidget(m_scroll);
    m_json = new QPlainTextEdit;
    m_json->setObjectName(QStringLiteral("previewJson"));
    m_json->setAccessibleName(tr("What the command prints with --json"));
    m_json->setReadOnly(true);
    m_json->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_json->setFrameShape(QFrame::NoFrame);
    m_json->setTabChangesFocus(true);
    m_json->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_json->document()->setDocumentMargin(size::pageMargin);
    new JsonColors(theme, m_json->document());
    m_bottom->addWidget(m_json);
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
    m_stepText = new Label(m_theme, FontRole::Title, Token::Text);
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

QWidget *PreviewResult::makeContracts()
{
    auto *part = new QWidget;
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, size::betweenGroups, 0, 0);
    column->setSpacing(size::insideGroup);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(size::pageMargin, 0, size::pageMargin, 0);
    head->addWidget(new Label(m_theme, FontRole::Section, Token::Text, tr("Contract changes")));
    m_contractCounts = new Label(m_theme, FontRole::Text, Token::Text2);
    head->addWidget(m_contractCounts, 1);
    column->addLayout(head);
    m_contractTable = new Table(m_theme);
    m_contractTable->setObjectName(QStringLiteral("contractChanges"));
    m_contractTable->setAccessibleName(tr("Contract changes, breaking ones first"));
    m_contractTable->setModel(&m_presenter.contracts());
    m_contractTable->setSelectionMode(QAbstractItemView::SingleSelection);
    m_contractTable->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_contractTable, &Table::entered, this, &PreviewResult::diffAsked);
    connect(m_contractTable, &QAbstractItemView::doubleClicked, this, [this] { Q_EMIT diffAsked(); });
    column->addWidget(m_contractTable);
    return part;
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
            plain(tr("Choose, type or drop a folder that holds a plugin.yaml. It is packed, sent and checked as an install "
                     "would be; nothing is kept on the server.")));
        m_head->setAside({});
        return;
    }
    if (m_presenter.isComparingTwo()) {
        const PreviewEntry *older = m_presenter.comparedWith();
        const auto side = [](const PreviewEntry &one) {
            return plain(QStringLiteral("%1 · %2").arg(PreviewTexts::brief(one), PreviewTexts::madeAt(one)));
        };
        m_head->setVerdict(QStringLiteral("compare"), Token::Text2, m_presenter.comparisonSentence());
        m_head->setFacts(tr("Newer: %1", "a preview").arg(side(*entry)) + QStringLiteral("<br>")
                         + tr("Older: %1", "a preview").arg(side(*older)));
        m_head->setAside({});
        return;
    }
    const Mark mark = markOf(*entry);
    m_head->setVerdict(mark.icon, mark.token, PreviewTexts::verdict(*entry));
    const QString facts = PreviewTexts::facts(*entry, [this](const QString &text) { return code(m_theme, text); });
    m_head->setFacts(facts + (facts.isEmpty() ? QString() : QStringLiteral("<br>")) + plain(PreviewTexts::madeAt(*entry)));
    const int status = entry->report().exitStatus;
    m_head->setAside(
        tr("Exit status %1 %2", "number, word").arg(strong(Texts::number(status)), plain(PreviewTexts::exitWord(status))));
}

void PreviewResult::refresh()
{
    const PreviewEntry *entry = m_presenter.shown();
    const bool comparing = m_presenter.isComparingTwo();
    refreshHead(entry);
    m_steps->setVisible(!comparing);
    m_cards->setVisible(!comparing);
    m_cards->setViews(m_presenter.views(), entry);
    const ContractChangesModel &contracts = m_presenter.contracts();
    int breaking = 0;
    for (const auto &change : contracts.entries())
        breaking += change.row->isBreaking ? 1 : 0;
    m_contracts->setVisible(contracts.rowCount() > 0 && !comparing);
    m_contractCounts->setText(tr("%1 breaking, %2 compatible", "numbers").arg(breaking).arg(contracts.rowCount() - breaking));
    m_contractTable->setFixedHeight((contracts.rowCount() + 1) * size::row + 2);
    if (contracts.rowCount() > 0)
        m_contractTable->sizeColumnsOnce();
    refreshComparison();
    const QString json = QString::fromUtf8(m_presenter.json());
    m_json->setFont(m_theme.font(FontRole::Fixed));
    if (m_json->toPlainText() != json)
        m_json->setPlainText(json);
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
        const QString word = isGone ? tr("Gone.") : isNew ? tr("New.") : tr("Changed.");
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
        m_top->setMinimumHeight(0);
        m_top->setMaximumHeight(QWIDGETSIZE_MAX);
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

PreviewSteps::PreviewSteps(const Theme &theme, PreviewPresenter &presenter, QWidget *parent)
    : Ground(theme, Token::Window, Ground::Bottom, parent), m_presenter(presenter)
{
    setFixedHeight(size::control + size::insideGroup);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(size::pageMargin, 0, size::pageMargin, 0);
    line->setSpacing(size::iconToWordInCell);
    for (int step = 0; step < 3; ++step) {
        m_icons[step] = new IconLabel(theme, QStringLiteral("ready"), Token::Text2, size::iconButton);
        m_words[step] = new Label(theme, FontRole::Text, Token::Text);
        m_words[step]->setTextFormat(Qt::RichText);
        m_words[step]->setObjectName(QStringLiteral("step%1").arg(step));
        line->addWidget(m_icons[step]);
        line->addWidget(m_words[step]);
        line->addSpacing(size::betweenGroups);
    }
    line->addStretch();
    connect(&presenter, &PreviewPresenter::changed, this, &PreviewSteps::refresh);
    connect(&presenter, &PreviewPresenter::shownChanged, this, &PreviewSteps::refresh);
    connect(&theme, &Theme::changed, this, &PreviewSteps::refresh);
    refresh();
}

void PreviewSteps::resizeEvent(QResizeEvent *event)
{
    Ground::resizeEvent(event);
    fit();
}

// Where all does not fit the facts go, which the tooltips keep; a word is never cut.
void PreviewSteps::fit()
{
    const auto put = [this](bool facts) {
        for (int step = 0; step < 3; ++step) {
            const QString text = strong(m_names[step])
                + (facts && !m_facts[step].isEmpty() ? QLatin1Char(' ') + plain(m_facts[step]) : QString());
            if (m_words[step]->text() != text)
                m_words[step]->setText(text);
        }
        return layout()->sizeHint().width() <= width();
    };
    if (!put(true))
        put(false);
}

void PreviewSteps::refresh()
{
    const PreviewEntry *entry = m_presenter.shown();
    const int running = int(m_presenter.step()); // 1 to 3; 0: none
    const QString done[3] = {tr("Packed"), tr("Sent"), tr("Checked")};
    const QString going[3] = {tr("Packing"), tr("Sending"), tr("Checking")};
    const QString coming[3] = {tr("Pack"), tr("Send"), tr("Check")};
    const QString never[3] = {tr("Not packed"), tr("Not sent"), tr("Not checked")};
    int reached = 0;
    for (QString &fact : m_facts)
        fact.clear();
    if (running == 0 && entry) {
        reached = entry->preview ? 3 : entry->sendMs > 0 ? 2 : entry->files > 0 ? 1 : 0;
        m_facts[0] = entry->files > 0 ? PreviewTexts::packed(*entry) : QString();
        m_facts[1] = entry->sendMs > 0 ? PreviewTexts::sent(*entry) : QString();
        m_facts[2] = PreviewTexts::checked(*entry);
    }
    for (int step = 0; step < 3; ++step) {
        const bool isDone = running > 0 ? step + 1 < running : step < reached;
        const bool isRunning = step + 1 == running;
        m_icons[step]->setIcon(isDone            ? QStringLiteral("ready")
                                   : isRunning   ? QStringLiteral("building")
                                   : running > 0 ? QStringLiteral("right")
                                                 : QStringLiteral("minus"),
                               isDone          ? Token::Good
                                   : isRunning ? Token::Busy
                                               : Token::Text2);
        m_names[step] = isDone ? done[step] : isRunning ? going[step] : running > 0 ? coming[step] : never[step];
        m_words[step]->setToken(isDone || isRunning ? Token::Text : Token::Text2);
        m_words[step]->setToolTip(m_facts[step]);
        const bool isUsed = running > 0 || entry;
        m_icons[step]->setVisible(isUsed);
        m_words[step]->setVisible(isUsed);
    }
    fit();
}

} // namespace oz0
