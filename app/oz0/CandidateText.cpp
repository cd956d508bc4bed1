#include "app/oz0/CandidateText.h"

#include "core/base/Printable.h"
#include "core/wire/Codec.h"

#include <algorithm>

namespace oz0 {

namespace {

QString remaining(const Candidate &candidate, Instant serverNow)
{
    if (candidate.phase != CandidatePhase::Placed || serverNow == Instant{})
        return QStringLiteral("–");
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(candidate.expires - serverNow).count();
    return QStringLiteral("%1 s").arg(std::max<qint64>(0, seconds));
}

QStringList nodesOf(const Candidate &candidate)
{
    QStringList names;
    for (const CandidateNode &node : candidate.nodes)
        names.append(node.node.text());
    return names;
}

QString nodeText(const CandidateNode &node)
{
    QString text = node.online ? word(node.state) : QStringLiteral("offline");
    if (node.state == PartState::Ready && node.online)
        text += QStringLiteral(" in %1 s, %2").arg(QString::number(node.seconds, 'f', 1), shortDigest(node.digest));
    if (node.error)
        text += QStringLiteral(": %1 (%2)").arg(node.error->text, node.error->code);
    return text;
}

} // namespace

QString stateText(const Candidate &candidate, Instant serverNow)
{
    if (candidate.phase == CandidatePhase::Ended)
        return QStringLiteral("Ended");
    const CandidateState state = stateOf(candidate, serverNow);
    const QString share = QStringLiteral(" on %1 of %2").arg(state.ready).arg(state.nodes);
    switch (state.word) {
    case CandidateWord::Ending:
        return QStringLiteral("Ending");
    case CandidateWord::Failed:
        return QStringLiteral("Failed");
    case CandidateWord::NoNode:
        return QStringLiteral("No node");
    case CandidateWord::RenewalLate:
        return QStringLiteral("Renewal late");
    case CandidateWord::PartlyReady:
        return QStringLiteral("Ready") + share;
    case CandidateWord::Building:
        return QStringLiteral("Building") + share;
    case CandidateWord::Ready:
        return QStringLiteral("Ready");
    }
    return {};
}

void tellCandidates(Output &output, const QList<Candidate> &candidates, Instant serverNow)
{
    if (candidates.isEmpty())
        return output.line(QStringLiteral("No candidates."));
    QList<QStringList> rows;
    for (const Candidate &candidate : candidates) {
        rows.append({candidate.id.text(), candidate.plugin.text(), candidate.version, candidate.owner.text(),
                     word(candidate.standing), stateText(candidate, serverNow), nodesOf(candidate).join(QStringLiteral(", ")),
                     remaining(candidate, serverNow)});
    }
    output.table({QStringLiteral("ID"), QStringLiteral("PLUGIN"), QStringLiteral("VERSION"), QStringLiteral("OWNER"),
                  QStringLiteral("STANDING"), QStringLiteral("STATE"), QStringLiteral("NODES"), QStringLiteral("EXPIRES IN")},
                 rows);
}

void tellCandidate(Output &output, const Candidate &candidate, Instant serverNow)
{
    const auto fact = [&](const char *name, const QString &value) {
        if (!value.isEmpty())
            output.line(QStringLiteral("%1  %2").arg(QLatin1String(name), -12).arg(value));
    };
    fact("Candidate", candidate.id.text());
    fact("Plugin", candidate.plugin.text() + QLatin1Char(' ') + candidate.version);
    fact("Installed", candidate.installedVersion.isEmpty() ? QStringLiteral("nothing") : candidate.installedVersion);
    fact("State", stateText(candidate, serverNow));
    fact("Owner", candidate.owner.text() + QStringLiteral(" (as ") + word(candidate.standing) + QLatin1Char(')'));
    fact("Renewed by", candidate.holderHost);
    fact("Expires in", remaining(candidate, serverNow));
    fact("Digest", candidate.digest.text());
    fact("Queues", candidate.queues.join(QStringLiteral(", ")));
    fact("Tools", candidate.tools.join(QStringLiteral(", ")));
    fact("Agents", candidate.agents.join(QStringLiteral(", ")));
    fact("Flows", candidate.flows.join(QStringLiteral(", ")));
    for (const SecretDelivery &secret : candidate.secrets)
        fact("Secret",
             secret.name + QStringLiteral(" as ") + secret.as
                 + (secret.why.isEmpty() ? QString() : QStringLiteral(": ") + secret.why));
    for (const CandidateNode &node : candidate.nodes)
        fact("Node", node.node.text() + QStringLiteral(": ") + nodeText(node));
    for (const Refusal &warning : candidate.warnings)
        fact("Warning", warning.message);
    if (candidate.doomed)
        fact("Doomed",
             QStringLiteral("a refused reload (%1) ends it at the next renewal, unless a save passes")
                 .arg(candidate.doomed->code));
    if (candidate.end)
        fact("End",
             QStringLiteral("%1 by %2 at %3 %4")
                 .arg(candidate.end->code, candidate.end->by.text(), toText(candidate.end->at),
                      printableLine(candidate.end->reason))
                 .trimmed());
}

void tellTimeline(Output &output, const QList<AuditEntry> &entries)
{
    for (const AuditEntry &entry : entries) {
        QString text = QStringLiteral("  %1  %2  %3  %4")
                           .arg(toText(entry.at), entry.action.leftJustified(20), entry.outcome, entry.actor.text());
        if (!entry.cause.isEmpty())
            text += QStringLiteral("  ") + entry.cause;
        if (!entry.reason.isEmpty())
            text += QStringLiteral("  “%1”").arg(printableLine(entry.reason));
        output.line(text);
    }
}

} // namespace oz0
