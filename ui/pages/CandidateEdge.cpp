#include "ui/pages/CandidateEdge.h"

#include "ui/Html.h"

#include <QBoxLayout>

namespace oz0 {

CandidateEdge::CandidateEdge(const Theme &theme, EdgePresenter &presenter, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_presenter(presenter)
{
    setObjectName(QStringLiteral("edge"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(size::betweenGroups);
    m_secrets = addSection(QStringLiteral("secrets"));
    m_asking = new AskingLine(theme, QStringLiteral("edgeAsking"), tr("What its calls get"));
    column->addWidget(m_asking);
    m_arguments = addSection(QStringLiteral("edgeArguments"));
    m_tokens = addSection(QStringLiteral("edgeTokens"));
    connect(m_asking, &AskingLine::stopAsked, &presenter, &CandidateQuestion::stop);
    connect(m_asking, &AskingLine::againAsked, &presenter, &CandidateQuestion::askAgain);
    connect(&presenter, &CandidateQuestion::changed, this, &CandidateEdge::refresh);
    connect(&theme, &Theme::changed, this, &CandidateEdge::refresh);
    refresh();
}

CandidateEdge::Section CandidateEdge::addSection(const QString &objectName)
{
    Section section;
    section.title = new Label(m_theme, FontRole::Text, Token::Text);
    section.title->setObjectName(objectName + QStringLiteral("Title"));
    section.title->setTextFormat(Qt::RichText);
    section.title->setWordWrap(true);
    section.rows = new FieldGrid(m_theme, true);
    section.rows->setObjectName(objectName);
    layout()->addWidget(section.title);
    layout()->addWidget(section.rows);
    return section;
}

void CandidateEdge::setOld(bool old)
{
    if (m_isOld == old)
        return;
    m_isOld = old;
    refresh();
}

void CandidateEdge::refresh()
{
    using State = CandidateQuestion::State;
    const State state = m_presenter.state();
    const bool isTold = state != State::NotTold;
    const bool isKnown = m_presenter.view().has_value();
    const QString notKnown = state == State::Asking ? tr("being asked") : tr("not known");
    const QList<EdgeRow> secrets = m_presenter.secrets();
    fill(m_secrets, tr("Secrets"),
         !secrets.isEmpty() ? m_presenter.byWhose()
             : isKnown      ? tr("it asks for none")
             : isTold       ? notKnown
                            : tr("not told"),
         secrets);
    const QList<EdgeRow> arguments = m_presenter.arguments();
    fill(m_arguments, tr("Arguments"),
         !arguments.isEmpty() ? tr("that the tenant fills with a secret")
             : isKnown        ? tr("the tenant fills none with a secret")
                              : notKnown,
         arguments);
    const QList<EdgeRow> tokens = m_presenter.connections();
    fill(m_tokens, tr("Tokens"),
         !tokens.isEmpty() ? tr("of connections, in calls of their tools")
             : isKnown     ? tr("no tool is on a connection, so calls carry none")
                           : notKnown,
         tokens);
    m_arguments.title->setVisible(isTold);
    m_tokens.title->setVisible(isTold);
    m_asking->setAsking(m_presenter.isAsking() && !isKnown);
    m_asking->setNote(m_presenter.note(), state == State::Failed || state == State::Stopped);
}

void CandidateEdge::fill(const Section &section, const QString &title, const QString &aside, const QList<EdgeRow> &rows)
{
    const QString html = strong(title) + QStringLiteral("&nbsp; ") + soft(m_theme, aside);
    if (section.title->text() != html)
        section.title->setText(html);
    QList<Field> fields;
    for (const EdgeRow &row : rows)
        fields.append(fieldOf(row));
    section.rows->setFields(fields);
    section.rows->setVisible(!fields.isEmpty());
}

Field CandidateEdge::fieldOf(const EdgeRow &row) const
{
    using Way = EdgeRow::Way;
    QString icon = QStringLiteral("info");
    Token token = Token::Text;
    switch (row.way) {
    case Way::Value:
        icon = QStringLiteral("eye");
        token = Token::Warn;
        break;
    case Way::Placeholder:
        icon = QStringLiteral("placeholder");
        token = Token::Busy;
        break;
    case Way::Withheld:
    case Way::NotFilled:
    case Way::NoToken:
        icon = QStringLiteral("eyeoff");
        token = Token::Mute;
        break;
    case Way::Filled:
    case Way::Token:
        icon = QStringLiteral("key");
        break;
    case Way::Unknown:
        break;
    }
    if (m_isOld)
        token = Token::Text2;
    Field field{row.name,
                QStringLiteral("<span style=\"color:%1;font-weight:600\">%2</span>")
                    .arg(m_theme.color(token).name(), row.word.toHtmlEscaped())};
    field.icon = icon;
    field.token = token;
    if (row.of.isEmpty())
        field.note = soft(m_theme, row.reason);
    else
        field.note = code(m_theme, breakable(row.of)) + soft(m_theme, tr(": %1", "after a name: why").arg(row.reason));
    return field;
}

} // namespace oz0
