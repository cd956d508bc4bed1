#include "ui/pages/CandidateOverview.h"

#include "models/Texts.h"
#include "ui/Html.h"
#include "ui/Told.h"
#include "ui/widgets/ElidedField.h"
#include "ui/widgets/Ground.h"

#include <QBoxLayout>

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
    m_renewal = new CandidateRenewal(theme, presenter);
    column->addWidget(m_renewal);
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
    connect(copy, &QAction::triggered, this, [this] { Told::copy(this, m_runLine->text(), Told::What::RunLine); });
    column->addWidget(m_runLine);
    m_fields = new FieldGrid(theme, false);
    m_fields->setObjectName(QStringLiteral("fields"));
    column->addWidget(m_fields);
    m_edge = new CandidateEdge(theme, presenter.edge());
    column->addWidget(m_edge);
    column->addStretch();
    setWidget(body);
}

void CandidateOverview::show(const Candidate &candidate)
{
    m_renewal->refresh();
    m_notices->setNotices(notices(candidate));
    const QString line = m_presenter.runLine(candidate);
    if (m_runLine->text() != line) {
        m_runLine->setText(line);
        m_runLine->setCursorPosition(0);
        m_runLine->setToolTip(line);
    }
    m_fields->setFields(fields(candidate));
    m_edge->setOld(m_presenter.model().isStale());
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
    for (const Refusal &warning : candidate.warnings) {
        QString html = plain(Texts::refusal(warning));
        // What plugin.yaml declares may not have grown and still holds nothing back there (S3).
        if (warning.code == QLatin1String("node.no_sandbox"))
            html += QLatin1Char(' ') + plain(tr("Nothing isolates it there, whatever its plugin.yaml declares."));
        list.append({QStringLiteral("warning"), Token::Warn, html});
    }
    return list;
}

QList<Field> CandidateOverview::fields(const Candidate &candidate) const
{
    QList<Field> list;
    double built = 0;
    for (const CandidateNode &node : candidate.nodes)
        built = qMax(built, node.seconds);
    const auto add = [&list](const QString &label, const QString &html, const QString &help) {
        Field field{label, html};
        field.help = help;
        list.append(field);
    };
    add(tr("Owner"),
        code(m_theme, candidate.owner.text()) + soft(m_theme, tr(", %1", "standing").arg(Texts::standingOf(candidate.standing))),
        tr("Who tries it, and by whose rights it stands: an operator’s gets what the installed version gets, an admin’s what its "
           "own plugin.yaml says."));
    add(tr("Digest"), code(m_theme, shortDigest(candidate.digest)),
        tr("Of its code: the first 12 digits of the SHA-256 of the bundle. The same folder has the same digest."));
    QString saved = tr(", save %1").arg(candidate.save);
    if (built >= 0.05) // less is no time that a tenth of a second could tell
        saved += tr(", ready after %1 s").arg(QLocale().toString(built, 'f', 1));
    add(tr("Saved"), plain(Texts::dateAndTime(candidate.saved)) + soft(m_theme, saved),
        tr("When its present code came; each save of the folder counts."));
    add(tr("Renewed"),
        plain(Texts::dateAndTime(candidate.expires - candidate.ttl))
            + soft(m_theme,
                   tr(", every %1, expires after %2").arg(Texts::seconds(candidate.ttl / 3), Texts::seconds(candidate.ttl))),
        tr("While its dev runs it renews the candidate. Each renewal asks again what its saver may do."));
    if (!candidate.holderHost.isEmpty())
        list.append({tr("Renewed by"), code(m_theme, QStringLiteral("oz0 dev")) + plain(tr(" on %1").arg(candidate.holderHost))});
    if (!candidate.select.isEmpty())
        add(tr("Selected by"), code(m_theme, toText(candidate.select)),
            tr("The labels that its nodes carried when it was saved."));
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
        add(tr("Queues"), queues.join(QStringLiteral("<br>")), tr("Only jobs that were started against it come to them."));
    return list;
}

} // namespace oz0
