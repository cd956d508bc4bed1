#include "ui/pages/CandidateOverview.h"

#include "models/Texts.h"
#include "ui/Html.h"
#include "ui/widgets/ElidedField.h"
#include "ui/widgets/Ground.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>

namespace oz0 {

CandidateOverview::CandidateOverview(const Theme &theme, CandidatesPresenter &presenter, QWidget *parent)
    : QScrollArea(parent), m_theme(theme), m_presenter(presenter)
{
    setObjectName(QStringLiteral("overview"));
    setAccessibleName(tr("Overview"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *body = new Ground(theme, Token::Base);
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(size::pageMargin, size::betweenGroups, size::pageMargin, size::pageMargin);
    column->setSpacing(size::betweenGroups);
    m_notices = new NoticeList(theme);
    m_notices->setObjectName(QStringLiteral("notices"));
    column->addWidget(m_notices);
    m_runLine = new ElidedField;
    m_runLine->setObjectName(QStringLiteral("runLine"));
    m_runLine->setAccessibleName(tr("Command that runs this candidate"));
    m_runLine->setReadOnly(true);
    m_runLine->setFont(theme.font(FontRole::Fixed));
    QAction *copy = m_runLine->addAction(theme.icon(QStringLiteral("copy")), QLineEdit::TrailingPosition);
    copy->setText(tr("Copy the run line"));
    copy->setToolTip(copy->text());
    connect(copy, &QAction::triggered, this, [this] { QGuiApplication::clipboard()->setText(m_runLine->text()); });
    column->addWidget(m_runLine);
    m_fields = new FieldGrid(theme, false);
    m_fields->setObjectName(QStringLiteral("fields"));
    column->addWidget(m_fields);
    m_secretsTitle = new Label(theme, FontRole::Text, Token::Text);
    m_secretsTitle->setTextFormat(Qt::RichText);
    column->addWidget(m_secretsTitle);
    m_secrets = new FieldGrid(theme, true);
    m_secrets->setObjectName(QStringLiteral("secrets"));
    column->addWidget(m_secrets);
    column->addStretch();
    setWidget(body);
}

void CandidateOverview::show(const Candidate &candidate)
{
    m_notices->setNotices(notices(candidate));
    const QString line = m_presenter.runLine(candidate);
    if (m_runLine->text() != line) {
        m_runLine->setText(line);
        m_runLine->setCursorPosition(0);
        m_runLine->setToolTip(line);
    }
    m_fields->setFields(fields(candidate));
    const QList<Field> list = secrets(candidate);
    m_secretsTitle->setText(strong(tr("Secrets")) + QStringLiteral("&nbsp; ")
                            + soft(m_theme, list.isEmpty() ? tr("it asks for none") : tr("as this candidate gets them")));
    m_secrets->setFields(list);
    m_secrets->setVisible(!list.isEmpty());
}

QList<Notice> CandidateOverview::notices(const Candidate &candidate) const
{
    QList<Notice> list;
    const Instant at = m_presenter.model().shownAt();
    if (m_presenter.model().isStale()) {
        list.append({QStringLiteral("late"), Token::Warn,
                     strong(tr("Whether it was renewed since is not known.")) + QLatin1Char(' ')
                         + plain(tr("At %1 it had %2 left.").arg(Texts::timeOfDay(at), Texts::seconds(candidate.expires - at)))});
    }
    if (candidate.end)
        list.append({QStringLiteral("ending"), Token::Mute, plain(Texts::endReason(*candidate.end))});
    if (candidate.doomed) {
        const Instant renewal = candidate.expires - candidate.ttl + candidate.ttl / 3;
        list.append({QStringLiteral("refusals"), Token::Bad,
                     strong(tr("It ends at the next renewal, in %1, unless a save passes.").arg(Texts::seconds(renewal - at)))
                         + QLatin1Char(' ') + plain(tr("The save at %1 was refused").arg(Texts::timeOfDay(candidate.doomed->at)))
                         + QStringLiteral(" (") + code(m_theme, candidate.doomed->code) + QStringLiteral(").")});
    }
    for (const CandidateNode &node : candidate.nodes) {
        if (node.error) {
            list.append({QStringLiteral("failed"), Token::Bad,
                         strong(tr("%1 failed.").arg(node.node.text())) + QLatin1Char(' ') + plain(Texts::partError(*node.error))
                             + QStringLiteral(" (") + code(m_theme, node.error->code) + QLatin1Char(')')});
        } else if (!node.online) {
            list.append(
                {QStringLiteral("offline"), Token::Warn, plain(tr("%1 is offline and does not run it.").arg(node.node.text()))});
        } else if (node.state == PartState::Withdrawn) {
            list.append({QStringLiteral("warning"), Token::Warn,
                         plain(tr("A gate or a rollout has %1 for now, so it does not run there.").arg(node.node.text()))});
        }
    }
    for (const Refusal &warning : candidate.warnings)
        list.append({QStringLiteral("warning"), Token::Warn, plain(Texts::refusal(warning))});
    return list;
}

QList<Field> CandidateOverview::fields(const Candidate &candidate) const
{
    QList<Field> list;
    double built = 0;
    for (const CandidateNode &node : candidate.nodes)
        built = qMax(built, node.seconds);
    list.append({tr("Owner"),
                 code(m_theme, candidate.owner.text())
                     + soft(m_theme, tr(", %1", "standing").arg(Texts::standingOf(candidate.standing)))});
    list.append({tr("Code digest"), code(m_theme, shortDigest(candidate.digest))});
    QString saved = tr(", save %1").arg(candidate.save);
    if (built >= 0.05) // less is no time that a tenth of a second could tell
        saved += tr(", ready after %1 s").arg(QLocale().toString(built, 'f', 1));
    list.append({tr("Saved"), plain(Texts::dateAndTime(candidate.saved)) + soft(m_theme, saved)});
    list.append(
        {tr("Renewed"),
         plain(Texts::dateAndTime(candidate.expires - candidate.ttl))
             + soft(m_theme,
                    tr(", every %1, expires after %2").arg(Texts::seconds(candidate.ttl / 3), Texts::seconds(candidate.ttl)))});
    if (!candidate.holderHost.isEmpty())
        list.append({tr("Renewed by"), code(m_theme, QStringLiteral("oz0 dev")) + plain(tr(" on %1").arg(candidate.holderHost))});
    if (!candidate.select.isEmpty())
        list.append({tr("Selected by"), code(m_theme, toText(candidate.select))});
    if (!candidate.agents.isEmpty())
        list.append({tr("Agents"), plain(candidate.agents.join(QStringLiteral(", ")))});
    if (!candidate.flows.isEmpty())
        list.append({tr("Flows"), plain(candidate.flows.join(QStringLiteral(", ")))});
    if (!candidate.tools.isEmpty())
        list.append({tr("Functions"), code(m_theme, candidate.tools.join(QStringLiteral(", ")))});
    QStringList queues;
    for (const QString &queue : candidate.queues)
        queues.append(code(m_theme, queue));
    if (!queues.isEmpty())
        list.append({tr("Queues"), queues.join(QStringLiteral("<br>"))});
    return list;
}

QList<Field> CandidateOverview::secrets(const Candidate &candidate) const
{
    QList<Field> list;
    const bool stale = m_presenter.model().isStale();
    for (const SecretDelivery &secret : candidate.secrets) {
        const bool isPlaceholder = secret.as == QLatin1String("placeholder");
        const bool isValue = secret.as == QLatin1String("value");
        const Token token = stale ? Token::Text2 : isPlaceholder ? Token::Busy : isValue ? Token::Warn : Token::Mute;
        Field field{secret.name,
                    QStringLiteral("<span style=\"color:%1;font-weight:600\">%2</span>")
                        .arg(m_theme.color(token).name(), Texts::delivery(secret.as).toHtmlEscaped())};
        field.icon = isPlaceholder ? QStringLiteral("placeholder") : isValue ? QStringLiteral("eye") : QStringLiteral("eyeoff");
        field.token = token;
        if (const QString why = Texts::deliveryReason(secret); !why.isEmpty())
            field.note = soft(m_theme, why);
        list.append(field);
    }
    return list;
}

} // namespace oz0
