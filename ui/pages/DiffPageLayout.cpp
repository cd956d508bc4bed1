#include "ui/Told.h"
#include "ui/pages/DiffPage.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/ElidedCombo.h"
#include "ui/widgets/Ground.h"
#include "ui/widgets/ProgressLine.h"
#include "ui/widgets/diff/TextPane.h"

#include <QBoxLayout>

namespace oz0 {

namespace {
constexpr int leastSide = 72;  // px, of a box where there is too little room
constexpr int wholeName = 240; // px, of the plugin's name that keeps its width while there is room
} // namespace

QWidget *DiffPage::makeHead()
{
    auto *head = new Ground(m_theme, Token::Window);
    m_head = head;
    head->setFixedHeight(size::pageHead);
    head->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // what is whole in it holds no window open
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(size::pageMargin, 0, size::pageMargin, 0);
    row->setSpacing(size::insideGroup);
    m_back = makeButton(m_theme, QStringLiteral("diffBack"), {}, tr("&Back"), head);
    m_back->setToolTip(tr("Back (Escape)"));
    connect(m_back, &QPushButton::clicked, this, &DiffPage::closeAsked);
    row->addWidget(m_back);
    m_title = new ElidedLabel(m_theme, FontRole::Title, Token::Text, Qt::ElideMiddle);
    m_title->setObjectName(QStringLiteral("diffTitle"));
    row->addWidget(m_title);
    const auto box = [&](const char *name, const QString &said, bool isAfter) {
        auto *made = new ElidedCombo;
        made->setObjectName(QLatin1String(name));
        made->setAccessibleName(said);
        connect(made, &QComboBox::activated, this, [this, made, isAfter] { takeSide(made, isAfter); });
        return made;
    };
    m_fromBox = box("diffFrom", tr("Compare this side"), false);
    m_toBox = box("diffTo", tr("with this side"), true);
    row->addWidget(m_fromBox);
    QToolButton *swap = makeIconButton(m_theme, QStringLiteral("diffSwap"), QStringLiteral("right"), tr("Swap the sides"), head);
    connect(swap, &QToolButton::clicked, this, [this] { m_presenter.swap(); });
    row->addWidget(swap);
    row->addWidget(m_toBox);
    row->addStretch(1);
    m_switch = new SegmentedSwitch(m_theme);
    m_switch->setObjectName(QStringLiteral("diffViews"));
    m_switch->setAccessibleName(tr("View"));
    m_switch->addSegment(QStringLiteral("viewMeaning"), QStringLiteral("grant"), tr("&Meaning"))
        ->setToolTip(tr("Meaning (Ctrl+Shift+M)"));
    m_switch->addSegment(QStringLiteral("viewText"), QStringLiteral("file"), tr("Te&xt"))->setToolTip(tr("Text (Ctrl+Shift+X)"));
    m_switch->addSegment(QStringLiteral("viewReach"), QStringLiteral("widen"), tr("&Reach"))
        ->setToolTip(tr("Reach (Ctrl+Shift+R)"));
    row->addWidget(m_switch);
    row->addSpacing(size::insideGroup);
    m_copyPatch = makeButton(m_theme, QStringLiteral("copyPatch"), QStringLiteral("copy"), tr("&Copy patch"), head);
    m_savePatch = makeButton(m_theme, QStringLiteral("savePatch"), QStringLiteral("save"), tr("&Save patch…"), head);
    row->addWidget(m_copyPatch);
    row->addWidget(m_savePatch);
    return head;
}

// The words of the view's switch are always whole. The words of the patch's buttons give way first, which their tooltips say; then what
// is whole of the sides; then the icons of the switch, before the name is cut; then the title; then the width of the sides.
void DiffPage::fitHead()
{
    struct Room
    {
        bool words;
        bool sides; // whole
        bool name;  // whole
        bool title;
        bool rest;
    };
    const auto put = [this](const Room &room) {
        m_copyPatch->setText(room.words ? tr("&Copy patch") : QString());
        m_savePatch->setText(room.words ? tr("&Save patch…") : QString());
        m_title->setVisible(room.title);
        m_title->setMinimumWidth(room.name ? qMin(wholeName, m_title->sizeHint().width()) : 0);
        m_switch->showIcons(room.rest);
        for (ElidedCombo *box : {m_fromBox, m_toBox})
            box->setMinimumWidth(room.sides ? box->widthOfCurrent() : room.rest ? 0 : leastSide);
        return m_head->layout()->minimumSize().width() <= width();
    };
    for (ElidedCombo *box : {m_fromBox, m_toBox})
        box->setMaximumWidth(QWIDGETSIZE_MAX);
    for (const Room &room :
         {Room{true, true, true, true, true}, Room{false, true, true, true, true}, Room{false, false, true, true, true},
          Room{false, false, true, true, false}, Room{false, false, false, true, true}, Room{false, false, false, false, true},
          Room{false, false, false, false, false}}) {
        if (put(room))
            break;
    }
    // What both sides have is shared evenly, and a side that needs less than its half leaves the rest to the other.
    const auto least = [](const ElidedCombo *box) {
        return box->minimumWidth() > 0 ? box->minimumWidth() : box->minimumSizeHint().width(); // a set one goes before the hint
    };
    const int have = width() - m_head->layout()->minimumSize().width() + least(m_fromBox) + least(m_toBox);
    for (ElidedCombo *box : {m_fromBox, m_toBox})
        box->setMinimumWidth(qMax(box->minimumWidth(), qMin(box->widthOfCurrent(), have / 2)));
    if (m_head->layout()->sizeHint().width() > width()) {
        for (ElidedCombo *box : {m_fromBox, m_toBox})
            box->setMaximumWidth(box->widthOfCurrent());
    }
}

QWidget *DiffPage::makeSecondLine()
{
    auto *line = new Ground(m_theme, Token::Window, Ground::Bottom);
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(size::pageMargin, 0, size::pageMargin, size::betweenGroups);
    row->setSpacing(size::insideGroup);
    m_verdictIcon = new IconLabel(m_theme, QStringLiteral("ready"), Token::Good, size::iconRail);
    m_verdict = new Label(m_theme, FontRole::Text, Token::Text);
    m_verdict->setObjectName(QStringLiteral("diffVerdict"));
    m_verdict->setTextFormat(Qt::RichText);
    m_verdict->setWordWrap(true);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    row->addWidget(m_verdictIcon);
    row->addWidget(m_verdict, 1);
    m_layout = new SegmentedSwitch(m_theme);
    m_layout->setObjectName(QStringLiteral("diffLayout"));
    m_layout->setAccessibleName(tr("Layout"));
    m_layout->addSegment(QStringLiteral("sideBySide"), {}, tr("Side &by side"));
    m_layout->addSegment(QStringLiteral("unified"), {}, tr("&Unified"));
    row->addWidget(m_layout);
    m_previous = makeButton(m_theme, QStringLiteral("previousChange"), QStringLiteral("up"), tr("&Previous"), line);
    m_next = makeButton(m_theme, QStringLiteral("nextChange"), QStringLiteral("down"), tr("&Next change"), line);
    connect(m_previous, &QPushButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { step(1); });
    row->addWidget(m_previous);
    row->addWidget(m_next);
    m_place = new Label(m_theme, FontRole::Text, Token::Text2);
    m_place->setObjectName(QStringLiteral("diffPlace"));
    row->addWidget(m_place);
    return line;
}

// A switch that is off stands only where it costs the verdict no further line; its action says the reason all the same.
void DiffPage::fitSecondLine()
{
    const QLayout *line = m_verdict->parentWidget()->layout();
    const int layout = m_layout->sizeHint().width() + line->spacing();
    const int others = line->minimumSize().width() - m_verdict->minimumSizeHint().width() - (m_layout->isHidden() ? 0 : layout);
    const int room = width() - others;
    const bool isCheap = m_verdict->heightForWidth(room - layout) <= m_verdict->heightForWidth(room);
    m_layout->setVisible(view() == View::Text && (m_layout->isEnabled() || isCheap));
}

// Pushes the page down only while there is something to say.
QWidget *DiffPage::makeNews()
{
    m_news = new Ground(m_theme, Token::WarnBg, Ground::Bottom);
    auto *row = new QHBoxLayout(m_news);
    row->setContentsMargins(size::pageMargin, size::iconToWord, size::pageMargin, size::iconToWord);
    row->setSpacing(size::insideGroup);
    row->addWidget(new IconLabel(m_theme, QStringLiteral("info"), Token::Warn, size::iconButton));
    m_newsText = new Label(m_theme, FontRole::Text, Token::Text);
    m_newsText->setObjectName(QStringLiteral("diffNews"));
    m_newsText->setWordWrap(true);
    row->addWidget(m_newsText, 1);
    m_showNews = makeButton(m_theme, QStringLiteral("showNews"), QStringLiteral("refresh"), tr("Show &it"), m_news);
    m_showNews->setToolTip(tr("Read both sides again (Shift+F5)"));
    connect(m_showNews, &QPushButton::clicked, &m_presenter, &DiffPresenter::reload);
    row->addWidget(m_showNews);
    m_news->hide();
    return m_news;
}

// What the nodes do is no part of what the sides say, and stands apart from it.
QWidget *DiffPage::makeBare()
{
    m_bare = new Ground(m_theme, Token::Window, Ground::Bottom);
    auto *row = new QHBoxLayout(m_bare);
    row->setContentsMargins(size::pageMargin, size::iconToWord, size::pageMargin, size::iconToWord);
    row->setSpacing(size::insideGroup);
    row->addWidget(new IconLabel(m_theme, QStringLiteral("warning"), Token::Warn, size::iconButton), 0, Qt::AlignTop);
    m_bareText = new Label(m_theme, FontRole::Text, Token::Warn);
    m_bareText->setObjectName(QStringLiteral("diffBare"));
    m_bareText->setWordWrap(true);
    row->addWidget(m_bareText, 1);
    m_bare->hide();
    return m_bare;
}

void DiffPage::makeMessages()
{
    m_loading = new MessageView(m_theme, QStringLiteral("diffLoading"));
    m_loadingBox = new Ground(m_theme, Token::Base);
    auto *loading = new QVBoxLayout(m_loadingBox);
    loading->setContentsMargins(0, 0, 0, 0);
    loading->setSpacing(0);
    auto *line = new ProgressLine(m_theme);
    line->setObjectName(QStringLiteral("diffProgress"));
    line->setAccessibleName(tr("Both sides are being read"));
    line->setRange(0, 0);
    loading->addWidget(line);
    loading->addWidget(m_loading, 1);
    m_failed = new MessageView(m_theme, QStringLiteral("diffFailed"));
    QPushButton *retry = m_failed->addButton(QStringLiteral("diffRetry"), QStringLiteral("refresh"), tr("&Try again"));
    connect(retry, &QPushButton::clicked, this, [this] {
        if (m_presenter.isCutOff())
            Q_EMIT retryAsked();
        else
            m_presenter.reload();
    });
    m_same = new MessageView(m_theme, QStringLiteral("diffSame"));
    for (QWidget *view : std::initializer_list<QWidget *>{m_loadingBox, m_failed, m_same})
        m_body->addWidget(view);
}

QAction *DiffPage::makeAction(const char *name, const QString &text, const QList<QKeySequence> &keys,
                              const std::function<void()> &act)
{
    auto *action = new QAction(text, this);
    action->setObjectName(QLatin1String(name));
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, act);
    addAction(action);
    return action;
}

void DiffPage::makeActions()
{
    const auto keys = [](std::initializer_list<const char *> list) {
        QList<QKeySequence> sequences;
        for (const char *key : list)
            sequences.append(QKeySequence(QLatin1String(key)));
        return sequences;
    };
    makeAction("actNextChange", tr("Next change"), keys({"F7", "Alt+Down"}), [this] { step(1); });
    makeAction("actPreviousChange", tr("Previous change"), keys({"Shift+F7", "Alt+Up"}), [this] { step(-1); });
    const auto stepRefusal = [this](int by) {
        if (m_presenter.refusals().rowCount() == 0)
            return;
        setView(View::Text);
        m_text->stepRefusal(by);
    };
    makeAction("actNextRefusal", tr("Next refusal"), keys({"F8"}), [stepRefusal] { stepRefusal(1); });
    makeAction("actPreviousRefusal", tr("Previous refusal"), keys({"Shift+F8"}), [stepRefusal] { stepRefusal(-1); });
    makeAction("actMeaning", tr("Show the meaning"), keys({"Ctrl+Shift+M"}), [this] { setView(View::Meaning); });
    makeAction("actText", tr("Show the text"), keys({"Ctrl+Shift+X"}), [this] { setView(View::Text); });
    makeAction("actReach", tr("Show the reach"), keys({"Ctrl+Shift+R"}), [this] { setView(View::Reach); });
    makeAction("actUnified", tr("Side by side or unified"), keys({"Ctrl+Shift+U"}), [this] { setUnified(!m_wantsUnified); });
    makeAction("actOpenFolds", tr("Show all unchanged lines"), keys({"Ctrl+Shift+F"}), [this] {
        setView(View::Text);
        m_text->view()->openAll();
    });
    makeAction("actCopyPatch", tr("Copy patch"), keys({"Ctrl+Shift+C"}), [this] {
        m_patchFile.clear();
        m_presenter.makePatch();
    });
    makeAction("actSavePatch", tr("Save patch…"), keys({"Ctrl+Shift+S"}), [this] { savePatch(); });
    makeAction("actReadAgain", tr("Read both sides again"), keys({"Shift+F5"}), [this] { m_presenter.reload(); });
    makeAction("actSwap", tr("Swap the sides"), {}, [this] { m_presenter.swap(); });
    makeAction("actCopyDiffLink", tr("Copy link to this diff"), {},
               [this] { Told::copy(this, m_presenter.link().text(), Told::What::Link); });
    makeAction("actCopyDiffCommand", tr("Copy as command"), {},
               [this] { Told::copy(this, m_presenter.command(), Told::What::Command); });
    connect(m_copyPatch, &QPushButton::clicked, findChild<QAction *>(QStringLiteral("actCopyPatch")), &QAction::trigger);
    connect(m_savePatch, &QPushButton::clicked, findChild<QAction *>(QStringLiteral("actSavePatch")), &QAction::trigger);
}

} // namespace oz0
