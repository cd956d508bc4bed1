#include "ui/pages/CandidateRenewal.h"

#include "models/Texts.h"
#include "ui/Html.h"

#include <QBoxLayout>

namespace oz0 {

namespace {
constexpr qsizetype shownReasons = 5;
} // namespace

CandidateRenewal::CandidateRenewal(const Theme &theme, CandidatesPresenter &presenter, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_presenter(presenter)
{
    setObjectName(QStringLiteral("renewal"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(size::insideGroup);
    auto *line = new QHBoxLayout;
    line->setSpacing(size::insideGroup);
    m_icon = new IconLabel(theme, QStringLiteral("info"), Token::Text2, size::iconButton);
    m_text = new Label(theme, FontRole::Text, Token::Text);
    m_text->setObjectName(QStringLiteral("renewalText"));
    m_text->setTextFormat(Qt::RichText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    line->addWidget(m_icon, 0, Qt::AlignTop);
    line->addWidget(m_text, 1);
    column->addLayout(line);
    m_asking = new AskingLine(theme, QStringLiteral("renewalAsking"), tr("What the next renewal would say"));
    column->addWidget(m_asking);
    ForecastPresenter &forecast = presenter.forecast();
    connect(m_asking, &AskingLine::stopAsked, &forecast, &CandidateQuestion::stop);
    connect(m_asking, &AskingLine::againAsked, &forecast, &CandidateQuestion::askAgain);
    connect(&forecast, &CandidateQuestion::changed, this, &CandidateRenewal::refresh);
}

void CandidateRenewal::refresh()
{
    if (!m_presenter.shown())
        return;
    using State = CandidateQuestion::State;
    const ForecastPresenter &forecast = m_presenter.forecast();
    const bool isOld = m_presenter.model().isStale();
    const bool isKnown = !forecast.sentence(m_presenter.model().shownAt()).isEmpty();
    QString icon = QStringLiteral("info");
    Token token = Token::Text2;
    if (isKnown && forecast.ends()) {
        icon = QStringLiteral("refusals");
        token = Token::Bad;
    } else if (forecast.forecast()) {
        switch (forecast.forecast()->outcome) {
        case Forecast::Outcome::GoesOn:
            icon = QStringLiteral("ready");
            token = Token::Good;
            break;
        case Forecast::Outcome::GoesOnAsOperators:
            icon = QStringLiteral("warning");
            token = Token::Warn;
            break;
        case Forecast::Outcome::Over:
            icon = QStringLiteral("ending");
            token = Token::Mute;
            break;
        case Forecast::Outcome::Ends:
            break;
        }
    }
    m_icon->setIcon(icon, isOld ? Token::Text2 : token);
    if (const QString html = told(); m_text->text() != html)
        m_text->setText(html);
    m_asking->setAsking(forecast.isAsking() && !forecast.forecast());
    m_asking->setNote({}, forecast.state() == State::Failed || forecast.state() == State::Stopped);
}

QString CandidateRenewal::told() const
{
    const ForecastPresenter &forecast = m_presenter.forecast();
    const QString sentence = forecast.sentence(m_presenter.model().shownAt());
    const QString note = forecast.note();
    if (sentence.isEmpty())
        return soft(m_theme,
                    note.isEmpty() ? tr("What the next renewal would say is being asked.")
                        : forecast.state() == CandidateQuestion::State::NotTold
                        ? note
                        : tr("What the next renewal would say is not known. %1", "why").arg(note));
    QStringList lines{forecast.ends() ? strong(sentence) : plain(sentence)};
    const QStringList reasons = forecast.reasons();
    for (const QString &reason : reasons.mid(0, shownReasons))
        lines.append(plain(reason));
    if (reasons.size() > shownReasons)
        lines.append(soft(m_theme, tr("And %n more reason(s).", nullptr, int(reasons.size() - shownReasons))));
    if (const QString afterwards = forecast.afterwards(); !afterwards.isEmpty())
        lines.append(plain(afterwards));
    if (!note.isEmpty())
        lines.append(soft(m_theme, note));
    return lines.join(QStringLiteral("<br>"));
}

} // namespace oz0
