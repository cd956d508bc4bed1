#include "ui/widgets/diff/RefusalPanel.h"

#include "core/domain/RefusalTexts.h"
#include "models/RefusalView.h"
#include "models/Texts.h"
#include "models/diff/DiffWords.h"
#include "ui/Html.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/WhyChain.h"
#include "ui/widgets/diff/PatchColours.h"

#include <QBoxLayout>
#include <QScrollArea>

namespace oz0 {

namespace {
enum Tab { RefusalTab, PatchTab, EqualTab };
constexpr qsizetype shownPatch = 200000; // characters; the whole is copied and saved
} // namespace

RefusalPanel::RefusalPanel(const Theme &theme, DiffPresenter &presenter, QWidget *parent)
    : Ground(theme, Token::Base, None, parent), m_theme(theme), m_presenter(presenter)
{
    setObjectName(QStringLiteral("diffPanel"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *head = new Ground(theme, Token::Window, Bottom);
    head->setFixedHeight(size::tabBar);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, size::insideGroup, 0);
    row->setSpacing(0);
    m_tabs = new PaneTabs(theme);
    m_tabs->setObjectName(QStringLiteral("diffPanelTabs"));
    m_tabs->setAccessibleName(tr("About the open file"));
    m_tabs->addTab(tr("Refusal"));
    m_tabs->addTab(tr("Patch"));
    m_tabs->addTab(tr("Treated as equal"));
    row->addWidget(m_tabs);
    row->addStretch();
    m_previous = makeIconButton(theme, QStringLiteral("previousRefusal"), QStringLiteral("up"), tr("Previous refusal (Shift+F8)"),
                                head);
    m_next = makeIconButton(theme, QStringLiteral("nextRefusal"), QStringLiteral("down"), tr("Next refusal (F8)"), head);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    column->addWidget(head);
    m_body = new QStackedWidget;
    m_body->addWidget(makeRefusal());
    m_patch = makeText(QStringLiteral("patchText"), tr("Patch of the open file"));
    m_colours = new PatchColours(theme, m_patch->document());
    m_body->addWidget(m_patch);
    m_equated = makeText(QStringLiteral("equatedText"), tr("Treated as equal"));
    m_body->addWidget(m_equated);
    column->addWidget(m_body, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        m_body->setCurrentIndex(tab);
        refresh();
    });
    connect(m_previous, &QToolButton::clicked, this, [this] { Q_EMIT stepAsked(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { Q_EMIT stepAsked(1); });
    connect(&presenter, &DiffPresenter::outcomeChanged, this, [this] {
        m_shown = -1;
        m_tabs->setCurrentIndex(m_presenter.refusals().rowCount() > 0 ? RefusalTab : PatchTab);
        refresh();
    });
    connect(&presenter, &DiffPresenter::fileChanged, this, &RefusalPanel::refresh);
    connect(&theme, &Theme::changed, this, &RefusalPanel::refresh);
    refresh();
}

QWidget *RefusalPanel::makeRefusal()
{
    auto *area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setObjectName(QStringLiteral("refusalArea"));
    area->setAccessibleName(tr("The selected refusal"));
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *body = new Ground(m_theme, Token::Base);
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(size::pageMargin, size::betweenGroups, size::pageMargin, size::betweenGroups);
    column->setSpacing(size::insideGroup);
    auto *line = new QHBoxLayout;
    line->setSpacing(size::insideGroup);
    m_icon = new IconLabel(m_theme, QStringLiteral("refusals"), Token::Bad, size::iconButton);
    m_title = new Label(m_theme, FontRole::Text, Token::Text);
    m_title->setObjectName(QStringLiteral("refusalTitle"));
    m_title->setTextFormat(Qt::RichText);
    m_title->setWordWrap(true);
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    line->addWidget(m_icon, 0, Qt::AlignTop);
    line->addWidget(m_title, 1);
    column->addLayout(line);
    m_chain = new WhyChain(m_theme);
    column->addWidget(m_chain, 0, Qt::AlignTop);
    m_fields = new FieldGrid(m_theme, false);
    m_fields->setObjectName(QStringLiteral("refusalFields"));
    column->addWidget(m_fields);
    column->addStretch();
    area->setWidget(body);
    return area;
}

QPlainTextEdit *RefusalPanel::makeText(const QString &objectName, const QString &name)
{
    auto *text = new QPlainTextEdit;
    text->setObjectName(objectName);
    text->setAccessibleName(name);
    text->setReadOnly(true);
    text->setFrameShape(QFrame::NoFrame);
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    text->setTabChangesFocus(true);
    text->document()->setDocumentMargin(size::betweenGroups);
    text->setLayoutDirection(Qt::LeftToRight);
    return text;
}

// The sentence that stands in an empty one is no code.
void RefusalPanel::put(QPlainTextEdit *edit, const QString &text)
{
    edit->setFont(m_theme.font(text.isEmpty() ? FontRole::Text : FontRole::Fixed));
    edit->setPlainText(text);
}

void RefusalPanel::showRefusal(int index)
{
    m_shown = index;
    if (index >= 0)
        m_tabs->setCurrentIndex(RefusalTab);
    refresh();
}

// The patch and the list are made when they are looked at, not for each file that is passed by.
void RefusalPanel::refresh()
{
    DiffRefusalsModel &refusals = m_presenter.refusals();
    const int all = refusals.rowCount();
    m_tabs->setTabVisible(RefusalTab, all > 0);
    m_previous->setVisible(all > 0);
    m_next->setVisible(all > 0);
    m_tabs->setTabText(RefusalTab, m_shown >= 0 && m_shown < all ? refusals.placeText(m_shown) : refusals.countText());
    const std::shared_ptr<const DiffOutcome> &outcome = m_presenter.outcome();
    m_tabs->setCount(EqualTab, outcome ? int(outcome->summary.equated.size()) : -1);
    if (m_body->currentIndex() == RefusalTab && m_shown >= 0 && m_shown < all) {
        const Refusal &refusal = refusals.at(m_shown);
        const bool isRefusal = refusal.severity == Severity::Refusal;
        m_icon->setIcon(isRefusal ? QStringLiteral("refusals") : QStringLiteral("warning"), isRefusal ? Token::Bad : Token::Warn);
        m_title->setText(strong(Texts::refusal(refusal)) + QStringLiteral("&nbsp; ") + code(m_theme, refusal.code)
                         + QStringLiteral("&nbsp; ") + soft(m_theme, DiffRefusalsModel::lineText(refusal)));
        // A refusal was judged against what is installed: only then do the lines of the other side stand for its own.
        const bool isFromInstalled = m_presenter.from().kind == DiffSide::Kind::Installed;
        const Excerpt excerpt = !outcome
            ? Excerpt()
            : excerptOf(refusal, isFromInstalled ? outcome->quotedBefore : QuotedText(), outcome->quotedAfter);
        const RefusalView view = RefusalViews::of(refusal, isRefusal ? 1 : 0, excerpt);
        m_chain->setLinks(view.tellsWhy() ? view.chain : QList<ChainLink>());
        m_chain->setVisible(view.tellsWhy());
        QList<Field> fields;
        if (const QString rule = Texts::refusalRule(refusal); !rule.isEmpty() && !view.tellsWhy())
            fields.append({tr("Rule %1").arg(refusal.rule), plain(rule)});
        QStringList remedy;
        for (const QString &operation : view.remedy)
            remedy.append(code(m_theme, operation));
        if (!remedy.isEmpty())
            fields.append({tr("Remedy"), remedy.join(QStringLiteral("<br>"))});
        if (!refusal.subject.name.isEmpty() && !view.tellsWhy()) // else the chain says the change
            fields.append({tr("Change"), code(m_theme, refusal.subject.name)});
        if (!refusal.processes.isEmpty() && !view.tellsWhy())
            fields.append({tr("Reaches"), plain(refusal.processes.join(QStringLiteral(", ")))});
        if (!refusal.path.isEmpty())
            fields.append({tr("Where"), code(m_theme, QStringLiteral("plugin.yaml ") + refusal.path)});
        if (isRefusal)
            fields.append({tr("Who may"), plain(refusal.adminMayTry ? tr("An admin may try it.") : tr("Nobody, as it is."))});
        m_fields->setFields(fields);
    } else if (m_body->currentIndex() == RefusalTab) {
        m_icon->setIcon(QStringLiteral("info"), Token::Text2);
        m_title->setText(plain(tr("Select one in the list, or press F8.")));
        m_chain->hide();
        m_fields->setFields({});
    } else if (m_body->currentIndex() == PatchTab) {
        const QString patch = m_presenter.patchOfFile();
        put(m_patch, patch.size() > shownPatch ? patch.left(shownPatch) + QStringLiteral("\n…") : patch);
        m_colours->tintLines();
        m_patch->setPlaceholderText(m_presenter.fileState() == DiffPresenter::FileState::Binary
                                        ? tr("It is no text, so there are no lines to show of it.")
                                        : tr("No text of this file differs."));
    } else {
        QStringList lines;
        if (outcome) {
            for (const ManifestChange &change : outcome->summary.equated)
                lines.append(tr("%1: %2 (before %3, after %4)", "what, why it is equal")
                                 .arg(DiffWords::what(change), DiffWords::likeness(change), DiffWords::value(change.before),
                                      DiffWords::value(change.after)));
        }
        put(m_equated, lines.join(QLatin1Char('\n')));
        m_equated->setPlaceholderText(tr("Nothing in plugin.yaml is written otherwise and means the same."));
    }
}

} // namespace oz0
