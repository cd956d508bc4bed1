#include "ui/pages/RefusalDetails.h"

#include "models/VerdictTexts.h"
#include "ui/Html.h"
#include "ui/dialogs/RuleDialog.h"
#include "ui/pages/RefusalWhatIfPane.h"
#include "ui/widgets/Buttons.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QResizeEvent>
#include <QScrollBar>

namespace oz0 {

namespace {
enum Body { RecordBody, NothingBody };
constexpr int stripHeight = 36;
constexpr int sideWidth = 384;
constexpr int sideBelow = 820; // narrower than that, what if stands below the refusals
constexpr int splitFrom = 520; // less height than that, and it scrolls with them
constexpr int sideHeight = 232;
constexpr int leastSide = 116;
constexpr int mostOfHeight = 40; // percent, below them
constexpr auto besideKey = "refusals/whatIfBeside";
constexpr auto belowKey = "refusals/whatIfBelow";
} // namespace

RefusalDetails::RefusalDetails(const Theme &theme, RefusalsPresenter &presenter, ViewSettings settings, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_presenter(presenter), m_settings(settings), m_stack(new QStackedWidget)
{
    setObjectName(QStringLiteral("refusalDetails"));
    setAccessibleName(tr("Refusal"));
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_stack);
    auto *record = new QWidget;
    auto *column = m_column = new QVBoxLayout(record);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_head = new VerdictHead(theme, QStringLiteral("verdict"));
    column->addWidget(m_head);
    m_strip = new Ground(theme, Token::Window, Ground::Bottom);
    m_strip->setMinimumHeight(stripHeight);
    auto *strip = new QHBoxLayout(m_strip);
    strip->setContentsMargins(size::pageMargin, size::iconToWord, size::pageMargin, size::iconToWord);
    strip->setSpacing(size::insideGroup);
    m_stripIcon = new IconLabel(theme, QStringLiteral("refresh"), Token::Text2, size::iconButton);
    m_stripText = new Label(theme, FontRole::Text, Token::Text);
    m_stripText->setObjectName(QStringLiteral("recheckText"));
    m_stripText->setTextFormat(Qt::RichText);
    m_stripText->setWordWrap(true);
    m_stripText->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_stop = makeButton(theme, QStringLiteral("stopRecheck"), QStringLiteral("stop"), tr("S&top"), this);
    connect(m_stop, &QPushButton::clicked, &presenter, &RefusalsPresenter::cancelRecheck);
    strip->addWidget(m_stripIcon);
    strip->addWidget(m_stripText, 1);
    strip->addWidget(m_stop);
    column->addWidget(m_strip);
    m_scroll = new QScrollArea;
    m_scroll->setObjectName(QStringLiteral("refusalScroll"));
    m_scroll->setAccessibleName(tr("Refusals and warnings"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::StrongFocus);
    auto *body = new Ground(theme, Token::Base);
    auto *list = m_list = new QVBoxLayout(body);
    list->setContentsMargins(0, 0, 0, 0);
    list->setSpacing(0);
    m_cards = new RefusalCards(theme);
    connect(m_cards, &RefusalCards::placeAsked, this,
            [this](int index) { Q_EMIT placeAsked(m_presenter.views().value(index).line); });
    connect(m_cards, &RefusalCards::explanationAsked, this,
            [this](const RefusalView &view) { (new RuleDialog(m_theme, view, window()))->open(); });
    list->addWidget(m_cards);
    m_linesNote = new Label(theme, FontRole::Text, Token::Text2);
    m_linesNote->setObjectName(QStringLiteral("linesNote"));
    m_linesNote->setWordWrap(true);
    m_linesNote->setContentsMargins(size::pageMargin, size::betweenGroups, size::pageMargin, size::betweenGroups);
    list->addWidget(m_linesNote);
    list->addStretch();
    m_scroll->setWidget(body);
    m_sides = new QSplitter(Qt::Horizontal);
    m_sides->setObjectName(QStringLiteral("refusalsAndWhatIf"));
    m_sides->setChildrenCollapsible(false);
    m_sides->addWidget(m_scroll);
    m_sides->addWidget(makeSide());
    m_sides->setStretchFactor(0, 1);
    m_sides->setStretchFactor(1, 0);
    m_sides->installEventFilter(this);
    connect(m_sides, &QSplitter::splitterMoved, this, [this] {
        m_isShared = true;
        m_settings.setValue(QLatin1String(m_place == WhatIfPlace::Beside ? besideKey : belowKey), m_sides->saveState());
    });
    column->addWidget(m_sides, 1);
    m_stack->addWidget(record);
    auto *nothing = new Ground(theme, Token::Base);
    auto *hint = new QVBoxLayout(nothing);
    hint->setContentsMargins(size::pageMargin, size::pageMargin, size::pageMargin, size::pageMargin);
    hint->setSpacing(size::insideGroup);
    m_nothingTitle = new Label(theme, FontRole::Title, Token::Text);
    m_nothingTitle->setObjectName(QStringLiteral("nothingTitle"));
    m_nothingTitle->setWordWrap(true);
    hint->addWidget(m_nothingTitle);
    m_nothing = new Label(theme, FontRole::Text, Token::Text2);
    m_nothing->setObjectName(QStringLiteral("nothingShown"));
    m_nothing->setWordWrap(true);
    m_nothing->setTextFormat(Qt::RichText);
    m_nothing->setTextInteractionFlags(Qt::TextSelectableByMouse);
    hint->addWidget(m_nothing);
    m_newest = makeButton(theme, QStringLiteral("showNewestRefusal"), {}, tr("Show the newest &refusal"), this);
    connect(m_newest, &QPushButton::clicked, this, &RefusalDetails::newestAsked);
    hint->addWidget(m_newest);
    hint->addStretch();
    m_stack->addWidget(nothing);
    connect(&presenter, &RefusalsPresenter::shownChanged, this, &RefusalDetails::refresh);
    connect(&presenter, &RefusalsPresenter::recheckChanged, this, &RefusalDetails::refreshRecheck);
    connect(&presenter, &RefusalsPresenter::stateChanged, this, [this] {
        if (!m_presenter.shown())
            refreshNothing();
    });
    connect(&theme, &Theme::changed, this, &RefusalDetails::refresh);
    refresh();
}

QWidget *RefusalDetails::makeSide()
{
    m_side = new QScrollArea;
    m_side->setObjectName(QStringLiteral("whatIfScroll"));
    m_side->setFrameShape(QFrame::NoFrame);
    m_side->setWidgetResizable(true);
    m_side->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_side->setFocusPolicy(Qt::NoFocus); // what stands in it takes the focus, and scrolls it
    m_side->setMinimumSize(sideWidth * 3 / 4, leastSide);
    m_whatIf = new RefusalWhatIfPane(m_theme, m_presenter.whatIf());
    m_side->setWidget(m_whatIf);
    return m_side;
}

void RefusalDetails::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool RefusalDetails::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_sides && event->type() == QEvent::Resize)
        share();
    return QWidget::eventFilter(watched, event);
}

void RefusalDetails::arrange()
{
    const WhatIfPlace wanted = width() >= sideBelow ? WhatIfPlace::Beside
        : height() >= splitFrom                     ? WhatIfPlace::Below
                                                    : WhatIfPlace::Within;
    if (m_place == wanted)
        return;
    const bool wasWithin = m_place == WhatIfPlace::Within;
    m_place = wanted;
    const auto put = [](QVBoxLayout *layout, int at, QWidget *widget) {
        const bool isShown = !widget->isHidden();
        layout->insertWidget(at, widget); // from another parent it comes hidden
        widget->setVisible(isShown);
    };
    if (wanted == WhatIfPlace::Within) {
        put(m_list, 0, m_strip);
        m_list->insertWidget(m_list->count() - 1, m_side->takeWidget()); // before the stretch
        m_whatIf->show();
        m_side->hide();
    } else if (wasWithin) {
        put(m_column, 1, m_strip);
        m_side->setWidget(m_whatIf);
        m_whatIf->show();
        m_side->show();
    }
    m_isShared = false;
    if (wanted == WhatIfPlace::Within)
        return;
    m_sides->setOrientation(wanted == WhatIfPlace::Beside ? Qt::Horizontal : Qt::Vertical);
    const QByteArray kept = m_settings.value(QLatin1String(wanted == WhatIfPlace::Beside ? besideKey : belowKey)).toByteArray();
    m_isShared = !kept.isEmpty() && m_sides->restoreState(kept);
    share();
}

// Below the refusals what if has the smaller part, whatever it says: they are what the page is for. What they do not need is its own.
void RefusalDetails::share()
{
    if (m_isShared || m_place == WhatIfPlace::Within || m_place == WhatIfPlace::Unknown)
        return;
    const bool isBeside = m_place == WhatIfPlace::Beside;
    const int room = isBeside ? m_sides->width() : m_sides->height();
    const int spare = room - m_sides->handleWidth() - m_scroll->widget()->heightForWidth(m_sides->width());
    const int side = isBeside ? sideWidth : qMax(spare, qBound(leastSide, room * mostOfHeight / 100, sideHeight));
    m_sides->setSizes({qMax(1, room - side), side});
}

void RefusalDetails::setActions(QAction *recheck, QAction *diff, QAction *command)
{
    m_recheck = makeButton(m_theme, QStringLiteral("recheck"), QStringLiteral("refresh"), tr("Check again n&ow"), this);
    m_diff = makeButton(m_theme, QStringLiteral("openDiff"), QStringLiteral("compare"), tr("Open &diff"), this);
    m_command = makeButton(m_theme, QStringLiteral("copyRefusalCommand"), QStringLiteral("terminal"), tr("Copy as co&mmand"),
                           this);
    connect(m_recheck, &QPushButton::clicked, recheck, &QAction::trigger);
    connect(m_diff, &QPushButton::clicked, diff, &QAction::trigger);
    connect(m_command, &QPushButton::clicked, command, &QAction::trigger);
    for (QPushButton *button : {m_recheck, m_diff, m_command})
        m_head->addControl(button);
    m_why = new ElidedLabel(m_theme, FontRole::Text, Token::Dis, Qt::ElideRight);
    m_why->setObjectName(QStringLiteral("recheckReason"));
    m_head->addControl(m_why);
    refresh();
}

void RefusalDetails::setRemedyActions(QAction *save, QAction *copyPatch)
{
    m_remedy = new RemedyStrip(m_theme, save, copyPatch);
    m_whatIf->addAbove(m_remedy);
    refreshRecheck();
}

void RefusalDetails::focusBody()
{
    m_scroll->setFocus(Qt::ShortcutFocusReason);
}

void RefusalDetails::refresh()
{
    const RefusalRecord *record = m_presenter.shown();
    m_stack->setCurrentIndex(record ? RecordBody : NothingBody);
    if (!record) {
        refreshNothing();
        return;
    }
    const bool isRefused = record->verdict.isRefused();
    m_head->setVerdict(isRefused ? QStringLiteral("refusals") : QStringLiteral("ready"), isRefused ? Token::Bad : Token::Good,
                       VerdictTexts::sentence(record->verdict));
    m_head->setFacts(withCode(m_theme, m_presenter.facts()));
    m_cards->setViews(m_presenter.views(), true);
    m_linesNote->setText(m_presenter.linesNote());
    m_linesNote->setVisible(!m_presenter.linesNote().isEmpty());
    m_list->activate();
    QEvent newHeights(QEvent::LayoutRequest);
    QCoreApplication::sendEvent(m_scroll, &newHeights);
    if (m_shown != record->id) {
        m_shown = record->id;
        m_scroll->verticalScrollBar()->setValue(0);
    }
    if (m_command)
        m_command->setToolTip(m_presenter.command());
    refreshRecheck();
    share();
}

void RefusalDetails::refreshNothing()
{
    const QString note = m_presenter.shownNote();
    const bool has = m_presenter.model().rowCount() > 0;
    m_nothingTitle->setText(tr("This refusal cannot be shown"));
    m_nothingTitle->setVisible(!note.isEmpty());
    m_newest->setVisible(!note.isEmpty() && has);
    if (!note.isEmpty())
        m_nothing->setText(plain(note) + QStringLiteral("<br>")
                           + tr("Record %1. A record is kept for 30 days.").arg(code(m_theme, m_presenter.selection().text())));
    else if (!m_presenter.selection().isEmpty())
        m_nothing->setText(plain(tr("The record is being fetched.")));
    else
        m_nothing->setText(has ? plain(tr("Select a refusal to see what was refused, why, and what would pass.")) : QString());
}

// The strip keeps its place from the first record on, so that nothing jumps when an answer comes.
void RefusalDetails::refreshRecheck()
{
    if (m_remedy)
        m_remedy->setRemedy(m_presenter.remedyChanges(), m_presenter.remedyChecks(), m_presenter.remedyDiff());
    const bool runs = m_presenter.isRechecking();
    QString html;
    Token token = Token::Text2;
    QString icon = QStringLiteral("refresh");
    if (runs) {
        html = plain(tr("Checking against the state of now"));
    } else if (m_presenter.recheckText().isEmpty()) {
        html = soft(m_theme, tr("Not checked again yet."));
    } else {
        html = strong(m_presenter.recheckText());
        QStringList lines;
        for (const QString &line : m_presenter.recheckLines())
            lines.append(soft(m_theme, line));
        if (!lines.isEmpty())
            html += QStringLiteral("<br>") + lines.join(QStringLiteral("<br>"));
        if (m_presenter.rechecked()) {
            const bool passes = !m_presenter.rechecked()->verdict.isRefused();
            icon = passes ? QStringLiteral("ready") : QStringLiteral("refresh");
            token = passes ? Token::Good : Token::Text2;
        }
    }
    m_stripIcon->setIcon(icon, token);
    if (m_stripText->text() != html)
        m_stripText->setText(html);
    m_stop->setVisible(runs);
    if (!m_recheck)
        return;
    const ActionState may = m_presenter.mayRecheck();
    m_hadFocus = m_hadFocus || (!may.allowed && m_recheck->hasFocus());
    const QWidget *focus = window()->focusWidget();
    applyState(m_recheck, may);
    // A button that is off while its own answer is awaited hands the keys to the next one, which nobody asked for.
    if (may.allowed && m_hadFocus && (focus == m_diff || focus == m_command))
        m_recheck->setFocus();
    m_hadFocus = m_hadFocus && !may.allowed;
    m_why->setText(runs ? QString() : may.reason);
    m_why->setVisible(!m_why->text().isEmpty());
}

} // namespace oz0
