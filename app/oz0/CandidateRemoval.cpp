#include "app/oz0/CandidateRemoval.h"

#include "app/oz0/CandidateText.h"
#include "app/oz0/StandardInput.h"
#include "core/wire/Codec.h"

#include <algorithm>

namespace oz0 {

namespace {

constexpr Milliseconds followWait{4000};
constexpr int residue = 6;

QStringList notConfirmed(const Candidate &candidate)
{
    QStringList nodes;
    for (const CandidateNode &node : candidate.nodes) {
        if (node.state != PartState::Confirmed && node.state != PartState::Withdrawn)
            nodes.append(node.node.text());
    }
    return nodes;
}

} // namespace

CandidateRemoval::CandidateRemoval(CommandRun &run, Session &session, Milliseconds patience)
    : QObject(&run), m_run(run), m_session(session), m_patience(patience)
{
    m_deadline.setSingleShot(true);
    connect(&m_deadline, &QTimer::timeout, this, &CandidateRemoval::onDeadline);
}

void CandidateRemoval::start(const CandidateId &id)
{
    answered(m_run, m_session.api().whoAmI(m_session.scope()), [this, id](const WhoAmI &who) {
        m_who = who;
        answered(m_run, m_session.api().candidate(m_session.scope(), id),
                 [this](const Candidate &candidate) { onCandidate(candidate); });
    });
}

void CandidateRemoval::onCandidate(const Candidate &candidate)
{
    m_candidate = candidate;
    if (candidate.phase == CandidatePhase::Ended)
        return finish(candidate, true);
    answered(m_run, m_session.api().removalImpact(m_session.scope(), candidate.id),
             [this](const RemovalImpact &impact) { onImpact(impact); });
}

void CandidateRemoval::onImpact(const RemovalImpact &impact)
{
    Output &output = m_run.output();
    output.line(QStringLiteral("Removing candidate %1 of %2, owned by %3:")
                    .arg(m_candidate.id.text(), m_candidate.plugin.text(), m_candidate.owner.text()));
    for (const NodeGoesBack &node : impact.nodes) {
        output.line(QStringLiteral("  %1 goes back to %2%3")
                        .arg(node.node.text(), node.version.isEmpty() ? QStringLiteral("no version of it") : node.version,
                             node.online ? QString() : QStringLiteral(" (it is offline)")));
    }
    if (impact.jobsOnCandidate > 0)
        output.line(QStringLiteral("  jobs on it that end: %1").arg(impact.jobsOnCandidate));
    if (impact.jobsWaitingAtHome > 0)
        output.line(QStringLiteral("  waiting jobs that are answered again: %1").arg(impact.jobsWaitingAtHome));
    if (!impact.comparisons.isEmpty())
        output.line(QStringLiteral("  comparisons that stop: %1").arg(impact.comparisons.join(QStringLiteral(", "))));
    if (!impact.holderHost.isEmpty())
        output.line(QStringLiteral("  the dev on %1 stops").arg(impact.holderHost));

    const Context &context = m_session.context();
    const bool asksForName = context.contextClass == ContextClass::Production && m_candidate.owner != m_who.principal;
    if (!asksForName)
        return remove();
    m_confirmedRev = impact.rev;
    if (!m_run.arguments().has("confirm") && StandardInput::isTerminal() && !output.isJson())
        return askForName();
    if (m_run.arguments().value("confirm") == context.name)
        return remove();
    m_run.fail(Error{
        ErrorCode::Usage,
        QStringLiteral("this is another's candidate in a production context; say its name with --confirm %1").arg(context.name),
        {},
        {},
        0,
        0});
}

void CandidateRemoval::askForName()
{
    m_run.output().note(QStringLiteral("Type the context's name (%1) to go on:").arg(m_session.context().name));
    auto *input = new StandardInput(StandardInput::Echo::On, 1000, this);
    input->read([this](const QByteArray &text, bool) {
        if (QString::fromUtf8(text) == m_session.context().name)
            return remove();
        m_run.fail(Error{ErrorCode::Usage, QStringLiteral("that is not the context's name; nothing was removed"), {}, {}, 0, 0});
    });
}

void CandidateRemoval::remove()
{
    RemoveRequest request;
    request.rev = m_confirmedRev;
    request.reason = m_run.arguments().value("reason");
    answered(m_run, m_session.api().removeCandidate(m_session.scope(), m_candidate.id, request),
             [this](const RemoveAnswer &answer) { onRemoved(answer); });
}

void CandidateRemoval::onRemoved(const RemoveAnswer &answer)
{
    m_candidate = answer.candidate;
    if (answer.candidate.phase == CandidatePhase::Ended)
        return answer.alreadyGone ? finish(answer.candidate, true) : onEnded(answer.candidate);
    m_run.setInterruptHandler([this] { onDeadline(); });
    m_deadline.start(m_patience);
    follow();
}

void CandidateRemoval::follow()
{
    answered(m_run, m_session.api().changes(m_session.scope(), m_since, m_since < 0 ? Milliseconds(0) : followWait),
             [this](const ChangeSet &changes) { onChanges(changes); });
}

void CandidateRemoval::onChanges(const ChangeSet &changes)
{
    if (m_late)
        return;
    m_since = changes.to;
    const auto found = std::find_if(changes.candidates.begin(), changes.candidates.end(),
                                    [this](const Candidate &candidate) { return candidate.id == m_candidate.id; });
    if (found != changes.candidates.end())
        tellNodes(*found);
    const bool isGone = changes.removedCandidates.contains(m_candidate.id) || (changes.full && found == changes.candidates.end())
        || (found != changes.candidates.end() && found->phase == CandidatePhase::Ended);
    if (!isGone)
        return follow();
    m_deadline.stop();
    answered(m_run, m_session.api().candidate(m_session.scope(), m_candidate.id),
             [this](const Candidate &candidate) { onEnded(candidate); });
}

void CandidateRemoval::tellNodes(const Candidate &candidate)
{
    m_candidate = candidate;
    for (const CandidateNode &node : candidate.nodes) {
        const QString text = node.online ? word(node.state) : QStringLiteral("offline");
        if (m_told.value(node.node) == text)
            continue;
        m_told.insert(node.node, text);
        m_run.output().line(QStringLiteral("  %1: %2").arg(node.node.text(), text));
    }
}

void CandidateRemoval::onEnded(const Candidate &candidate)
{
    if (candidate.phase != CandidatePhase::Ended) {
        // Somebody has placed it anew since: the removed one is gone.
        return finish(m_candidate, false);
    }
    tellNodes(candidate);
    finish(candidate, false);
}

void CandidateRemoval::onDeadline()
{
    m_late = true;
    const QStringList silent = notConfirmed(m_candidate);
    m_run.output().add(
        {{QStringLiteral("candidate"), toJson(m_candidate)}, {QStringLiteral("residue"), QJsonArray::fromStringList(silent)}});
    m_run.fail(Error{ErrorCode::NodeConfirmationMissing,
                     QStringLiteral("not confirmed by %1; the order stands").arg(silent.join(QStringLiteral(", "))),
                     m_candidate.id.text(),
                     {},
                     0,
                     0});
}

void CandidateRemoval::finish(const Candidate &candidate, bool alreadyGone)
{
    const QStringList silent = alreadyGone ? QStringList() : notConfirmed(candidate);
    Output &output = m_run.output();
    output.add({{QStringLiteral("candidate"), toJson(candidate)},
                {QStringLiteral("alreadyGone"), alreadyGone},
                {QStringLiteral("residue"), QJsonArray::fromStringList(silent)}});
    if (alreadyGone)
        output.line(QStringLiteral("Candidate %1 is gone already.").arg(candidate.id.text()));
    else if (silent.isEmpty())
        output.line(QStringLiteral("Candidate %1 is removed; every node has confirmed.").arg(candidate.id.text()));
    else
        output.line(QStringLiteral("Candidate %1 is removed, but not confirmed by %2.")
                        .arg(candidate.id.text(), silent.join(QStringLiteral(", "))));
    m_run.finish(silent.isEmpty() ? 0 : residue);
}

} // namespace oz0
