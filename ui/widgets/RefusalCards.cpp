#include "ui/widgets/RefusalCards.h"

#include "models/RuleTexts.h"
#include "ui/Html.h"
#include "ui/widgets/WhyChain.h"

#include <QBoxLayout>

namespace oz0 {

namespace {
const QString placeTarget = QStringLiteral("place");
const QString ruleTarget = QStringLiteral("rule");

// From the inside out, so that each height is known where it is needed.
void settle(QWidget &widget)
{
    for (QObject *child : widget.children()) {
        if (auto *inner = qobject_cast<QWidget *>(child); inner && !inner->isHidden())
            settle(*inner);
    }
    if (widget.layout())
        widget.layout()->activate();
}
} // namespace

RefusalCard::RefusalCard(const Theme &theme, QWidget *parent) : Ground(theme, Token::Base, Ground::Bottom, parent), m_theme(theme)
{
    setObjectName(QStringLiteral("refusalCard"));
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(size::pageMargin, size::betweenGroups, size::pageMargin, size::betweenGroups);
    line->setSpacing(size::insideGroup);
    m_icon = new IconLabel(theme, QStringLiteral("refusals"), Token::Bad, size::iconRail);
    line->addWidget(m_icon, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout;
    column->setSpacing(size::insideGroup);
    auto *head = new QHBoxLayout;
    head->setSpacing(size::insideGroup);
    m_title = new Label(theme, FontRole::Strong, Token::Text);
    m_title->setObjectName(QStringLiteral("refusalTitle"));
    m_title->setWordWrap(true);
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_code = new Label(theme, FontRole::Fixed, Token::Text2);
    m_code->setObjectName(QStringLiteral("refusalCode"));
    m_code->setTextInteractionFlags(Qt::TextSelectableByMouse);
    head->addWidget(m_title, 1);
    m_explain = new Label(theme, FontRole::Text, Token::Text);
    m_explain->setObjectName(QStringLiteral("explainRule"));
    m_explain->setTextFormat(Qt::RichText);
    m_explain->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(m_explain, &QLabel::linkActivated, this, &RefusalCard::explanationAsked);
    head->addWidget(m_code, 0, Qt::AlignTop);
    head->addWidget(m_explain, 0, Qt::AlignTop);
    column->addLayout(head);
    m_chain = new WhyChain(theme);
    column->addWidget(m_chain, 0, Qt::AlignTop);
    m_fields = new FieldGrid(theme, false);
    column->addWidget(m_fields);
    line->addLayout(column, 1);
    connect(m_fields, &FieldGrid::linkActivated, this, &RefusalCard::placeAsked);
    connect(&theme, &Theme::changed, this, [this] { show(m_view, m_placeLeads); });
}

void RefusalCard::show(const RefusalView &view, bool placeLeads)
{
    m_view = view;
    m_placeLeads = placeLeads;
    m_icon->setIcon(view.isWarning() ? QStringLiteral("warning") : QStringLiteral("refusals"),
                    view.isWarning() ? Token::Warn : Token::Bad);
    m_title->setText(breakableWords(
        view.isWarning() ? view.title : tr("%1. %2", "number, what was refused").arg(view.number).arg(view.title)));
    m_code->setText(view.code);
    m_code->setToolTip(view.rule.isEmpty() ? QString() : tr("%1\nPrograms key on this code.", "rule").arg(view.rule));
    const bool explains = RuleTexts::explains(view);
    m_explain->setText(explains ? link(ruleTarget, tr("Explain")) : QString());
    m_explain->setAccessibleName(tr("Explain rule %1").arg(view.ruleId));
    m_explain->setVisible(explains);
    m_chain->setLinks(view.tellsWhy() ? view.chain : QList<ChainLink>());
    m_chain->setVisible(view.tellsWhy());
    setAccessibleName(view.isWarning() ? tr("Warning: %1").arg(view.essence())
                                       : tr("Refusal %1: %2").arg(view.number).arg(view.essence()));
    m_fields->setFields(fields(view, placeLeads));
    m_fields->setVisible(!fields(view, placeLeads).isEmpty());
}

QString RefusalCard::placeLink(const QString &where) const
{
    return link(placeTarget, where);
}

QString RefusalCard::codeLines(const QList<ViewLine> &lines, bool isAdded) const
{
    const QString ground = m_theme.color(isAdded ? Token::AddLine : Token::DelLine).name();
    const QString word = m_theme.color(isAdded ? Token::AddWord : Token::DelWord).name();
    // High contrast has no tints; a line's frame says the same.
    const QString frame = m_theme.isHighContrast()
        ? QStringLiteral(";border:1px solid %1").arg(m_theme.color(isAdded ? Token::Good : Token::Bad).name())
        : QString();
    const QChar sign = isAdded ? QLatin1Char('+') : QChar(0x2212);
    QString rows;
    for (const ViewLine &line : lines) {
        QString text;
        int at = 0;
        for (const LineMark &mark : line.marks) {
            text += breakableWords(line.text.mid(at, mark.from - at)).toHtmlEscaped();
            text += QStringLiteral("<span style=\"background-color:%1;font-weight:700\">%2</span>")
                        .arg(word, breakableWords(line.text.mid(mark.from, mark.length)).toHtmlEscaped());
            at = mark.from + mark.length;
        }
        text += breakableWords(line.text.mid(at)).toHtmlEscaped();
        rows += QStringLiteral(
                    "<tr><td style=\"background-color:%1;padding:2px 8px%2\"><p style=\"white-space:pre-wrap;margin:0\">%3</p>"
                    "</td></tr>")
                    .arg(ground, frame, codeHtml(m_theme, sign + QStringLiteral(" ") + text));
    }
    return QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\">%1</table>").arg(rows);
}

QList<Field> RefusalCard::fields(const RefusalView &view, bool placeLeads) const
{
    QList<Field> list;
    if (view.isWarning()) {
        if (!view.where.isEmpty())
            list.append({tr("Where"), placeLeads ? placeLink(view.where) : plain(view.where)});
        if (!view.next.isEmpty())
            list.append({tr("Next"), plain(view.next)});
        return list;
    }
    const auto add = [&list](const QString &label, const QString &html) {
        if (!html.isEmpty())
            list.append({label, html});
    };
    if (!view.tellsWhy()) { // else the chain says both
        add(tr("Rule"), plain(view.rule));
        QStringList because;
        for (const QString &fact : view.because)
            because.append(plain(fact));
        add(tr("Because"), because.join(QStringLiteral("<br>")));
    }
    QString where = view.where.isEmpty() ? QString() : placeLeads ? placeLink(view.where) : plain(view.where);
    if (!view.whereThen.isEmpty())
        where += (where.isEmpty() ? QString() : QStringLiteral(", ")) + plain(view.whereThen);
    add(tr("Where"), where);
    if (!view.installed.isEmpty())
        add(tr("Installed"), codeLines(view.installed, false));
    else if (!view.proposed.isEmpty() && !view.whereThen.isEmpty())
        add(tr("Installed"), code(m_theme, tr("nothing")));
    if (!view.proposed.isEmpty())
        add(tr("Proposed"), codeLines(view.proposed, true));
    add(tr("Who may"), plain(view.whoMay));
    add(tr("Next"), plain(view.next));
    QStringList remedy;
    for (const QString &operation : view.remedy)
        remedy.append(code(m_theme, operation));
    add(tr("Remedy"), remedy.join(QStringLiteral("<br>")));
    return list;
}

RefusalCards::RefusalCards(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setObjectName(QStringLiteral("refusalCards"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
}

void RefusalCards::setViews(const QList<RefusalView> &views, bool placesLead)
{
    while (m_cards.size() < views.size()) {
        const int index = int(m_cards.size());
        auto *card = new RefusalCard(m_theme, this);
        connect(card, &RefusalCard::placeAsked, this, [this, index] { Q_EMIT placeAsked(index); });
        connect(card, &RefusalCard::explanationAsked, this, [this, card] { Q_EMIT explanationAsked(card->view()); });
        layout()->addWidget(card);
        m_cards.append(card);
    }
    for (int at = 0; at < m_cards.size(); ++at) {
        m_cards[at]->setVisible(at < views.size());
        if (at < views.size())
            m_cards[at]->show(views[at], placesLead);
    }
    settle(*this); // else what is painted in between has the heights of other texts
}

} // namespace oz0
