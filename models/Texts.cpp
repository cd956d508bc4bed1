#include "models/Texts.h"

#include "core/wire/ErrorTable.h"
#include "models/AuditTexts.h"

#include <QDateTime>

namespace oz0 {

namespace {

QDateTime local(Instant instant)
{
    return QDateTime::fromMSecsSinceEpoch(instant.time_since_epoch().count()).toLocalTime();
}

} // namespace

QString Texts::state(const CandidateState &state)
{
    switch (state.word) {
    case CandidateWord::Ending:
        return tr("Ending");
    case CandidateWord::Failed:
        return tr("Failed");
    case CandidateWord::NoNode:
        return tr("No node");
    case CandidateWord::RenewalLate:
        return tr("Renewal late");
    case CandidateWord::PartlyReady:
        return tr("Ready on %1 of %2", "nodes").arg(state.ready).arg(state.nodes);
    case CandidateWord::Building:
        return state.nodes > 1 ? tr("Building %1 of %2", "nodes").arg(state.ready).arg(state.nodes) : tr("Building");
    case CandidateWord::Ready:
        return tr("Ready");
    }
    return {};
}

QString Texts::stateWord(CandidateWord word)
{
    return word == CandidateWord::PartlyReady ? tr("Partly ready") : state({word, 0, 0});
}

StateName Texts::stateName(CandidateWord word)
{
    switch (word) {
    case CandidateWord::Ending:
        return StateName::Ending;
    case CandidateWord::Failed:
        return StateName::Failed;
    case CandidateWord::NoNode:
        return StateName::NoNode;
    case CandidateWord::RenewalLate:
        return StateName::RenewalLate;
    case CandidateWord::PartlyReady:
        return StateName::PartlyReady;
    case CandidateWord::Building:
        return StateName::Building;
    case CandidateWord::Ready:
        return StateName::Ready;
    }
    return StateName::Failed;
}

QString Texts::standing(Standing standing)
{
    switch (standing) {
    case Standing::Operator:
        return tr("operator");
    case Standing::Admin:
        return tr("admin");
    case Standing::Platform:
        return tr("platform");
    }
    return {};
}

QString Texts::standingOf(Standing standing)
{
    switch (standing) {
    case Standing::Operator:
        return tr("operator’s standing");
    case Standing::Admin:
        return tr("admin’s standing");
    case Standing::Platform:
        return tr("platform’s standing");
    }
    return {};
}

QString Texts::role(Role role)
{
    switch (role) {
    case Role::None:
        return tr("No role");
    case Role::Viewer:
        return tr("Viewer");
    case Role::Operator:
        return tr("Operator");
    case Role::Admin:
        return tr("Admin");
    }
    return {};
}

QString Texts::contextClass(ContextClass contextClass)
{
    switch (contextClass) {
    case ContextClass::Local:
        return tr("Local");
    case ContextClass::Test:
        return tr("Test");
    case ContextClass::Production:
        return tr("Production");
    }
    return {};
}

QString Texts::nodeState(const CandidateNode &node)
{
    if (!node.online)
        return tr("Offline");
    switch (node.state) {
    case PartState::Assigned:
        return tr("Assigned");
    case PartState::Fetching:
        return tr("Fetching");
    case PartState::Checking:
        return tr("Checking");
    case PartState::Starting:
        return tr("Starting");
    case PartState::Ready:
        return tr("Ready");
    case PartState::Failed:
        return tr("Failed");
    case PartState::Withdrawn:
        return tr("Withdrawn");
    case PartState::Leaving:
        return tr("Leaving");
    case PartState::Confirmed:
        return tr("Gone back");
    }
    return {};
}

StateName Texts::nodeStateName(const CandidateNode &node)
{
    if (!node.online)
        return StateName::Offline;
    switch (node.state) {
    case PartState::Ready:
    case PartState::Confirmed:
        return StateName::Ready;
    case PartState::Failed:
        return StateName::Failed;
    case PartState::Withdrawn:
        return StateName::NoNode;
    case PartState::Leaving:
        return StateName::Ending;
    default:
        return StateName::Building;
    }
}

QString Texts::seconds(Milliseconds duration)
{
    // Rounded up, so that "0 s" is never said of what still has time.
    return tr("%1 s", "seconds").arg(QLocale().toString(qMax<qint64>(0, (duration.count() + 999) / 1000)));
}

QString Texts::age(Milliseconds age)
{
    const qint64 ms = qMax<qint64>(0, age.count());
    if (ms < 10000)
        return tr("%1 s", "seconds").arg(QLocale().toString(double(ms) / 1000, 'f', 1));
    const qint64 s = ms / 1000;
    if (s < 60)
        return tr("%1 s", "seconds").arg(s);
    if (s < 3600)
        return tr("%1 min %2 s").arg(s / 60).arg(s % 60);
    return tr("%1 h %2 min").arg(QLocale().toString(s / 3600)).arg(s % 3600 / 60);
}

QString Texts::minutesAndSeconds(Milliseconds duration)
{
    const qint64 s = qMax<qint64>(0, (duration.count() + 999) / 1000);
    return QStringLiteral("%1:%2").arg(s / 60).arg(s % 60, 2, 10, QLatin1Char('0'));
}

QString Texts::timeOfDay(Instant instant)
{
    return instant == Instant{} ? QString() : local(instant).toString(QStringLiteral("HH:mm:ss"));
}

QString Texts::dateAndTime(Instant instant)
{
    if (instant == Instant{})
        return {};
    const QDateTime time = local(instant);
    if (time.date() == QDate::currentDate())
        return timeOfDay(instant);
    return tr("%1, %2", "date, time").arg(QLocale().toString(time.date(), QLocale::ShortFormat), timeOfDay(instant));
}

QString Texts::utc(Instant instant)
{
    if (instant == Instant{})
        return {};
    return tr("%1 UTC").arg(local(instant).toUTC().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")));
}

QString Texts::nodesShort(const QList<CandidateNode> &nodes)
{
    if (nodes.isEmpty())
        return tr("none", "nodes");
    const QString first = nodes.first().node.text();
    return nodes.size() == 1 ? first : tr("%1 +%2", "first node and how many more").arg(first).arg(nodes.size() - 1);
}

QString Texts::number(qint64 number)
{
    return QLocale().toString(number);
}

QString Texts::auditAction(const AuditEntry &entry)
{
    const bool refused = entry.outcome == QLatin1String("refused");
    if (entry.action == QLatin1String("candidate.create"))
        return refused ? tr("Save refused") : tr("Created");
    if (entry.action == QLatin1String("candidate.update")) {
        if (refused)
            return tr("Reload refused");
        if (entry.cause == QLatin1String("takeover"))
            return tr("Taken over");
        if (entry.cause == QLatin1String("gate"))
            return tr("A gate took a node");
        if (entry.cause == QLatin1String("rollout"))
            return tr("A rollout took a node");
        return tr("Saved");
    }
    if (entry.action == QLatin1String("candidate.remove"))
        return entry.cause == QLatin1String("renewal") ? tr("Ended at the renewal") : tr("Removed");
    if (entry.action == QLatin1String("candidate.expire"))
        return tr("Expired");
    if (entry.action == QLatin1String("candidate.standing"))
        return tr("Standing changed");
    if (entry.action == QLatin1String("candidate.run"))
        return tr("Job started");
    return entry.action;
}

QString Texts::auditDetail(const AuditEntry &entry)
{
    QStringList parts;
    if (!entry.reason.isEmpty())
        parts.append(entry.reason);
    if (const QString versions = AuditTexts::versions(entry); !versions.isEmpty())
        parts.append(versions);
    if (entry.action.startsWith(QLatin1String("candidate.")) && !entry.after.isEmpty() && entry.after != entry.before)
        parts.append(tr("code %1").arg(shortDigest(entry.after)));
    if (!entry.record.isEmpty())
        parts.append(tr("record %1").arg(entry.record.text()));
    return parts.join(QStringLiteral(" · "));
}

QString Texts::endReason(const CandidateEnd &end)
{
    if (end.code == QLatin1String("expired") || end.code == QLatin1String("candidate.expire"))
        return tr("It expired at %1: no renewal came.").arg(dateAndTime(end.at));
    const QString who = end.by.isEmpty() ? end.code : end.by.text();
    return end.reason.isEmpty() ? tr("%1 ended it at %2.").arg(who, dateAndTime(end.at))
                                : tr("%1 ended it at %2: %3").arg(who, dateAndTime(end.at), end.reason);
}

QString Texts::delivery(const QString &as)
{
    if (as == QLatin1String("placeholder"))
        return tr("Placeholder");
    if (as == QLatin1String("value"))
        return tr("Value");
    if (as == QLatin1String("withheld"))
        return tr("Withheld");
    return as;
}

QString Texts::error(const Error &error)
{
    switch (error.code) {
    case ErrorCode::Unreachable:
        return tr("The server does not answer. See whether it runs and this machine reaches it.");
    case ErrorCode::TimedOut:
        return tr("The server took too long to answer.");
    case ErrorCode::TlsRejected:
        return tr("The server’s certificate is not one that this context trusts.");
    case ErrorCode::NotSignedIn:
        return tr("The server does not accept this context’s token. Sign in again.");
    case ErrorCode::NotPermitted:
        return tr("Your role does not allow this.");
    case ErrorCode::ReadOnlyContext:
        return tr("This window is read-only. Unlock it first.");
    case ErrorCode::StalePrecondition:
        return tr("It changed meanwhile. Look at it again before you try once more.");
    case ErrorCode::CandidateEnding:
        return tr("It is ending already.");
    case ErrorCode::CandidateEnded:
        return tr("It has ended already.");
    case ErrorCode::NotFound:
        return tr("It is not there, or not for you to see.");
    case ErrorCode::TooManyRequests:
        return tr("Too many requests at once. Try again in a moment.");
    case ErrorCode::ServerUnavailable:
        return tr("The server cannot answer now. Try again in a moment.");
    case ErrorCode::ProtocolViolation:
        return tr("The server’s answer is not one that this console understands.");
    case ErrorCode::Aborted:
        return tr("It was cancelled.");
    case ErrorCode::InvalidContext:
        return tr("This context cannot be used.");
    case ErrorCode::UnreadableFile:
        return tr("The file cannot be read.");
    case ErrorCode::NodeConfirmationMissing:
        return tr("A node has not confirmed.");
    case ErrorCode::Internal:
    case ErrorCode::StoreFailed:
        return tr("The server failed. Its log says more.");
    default:
        return tr("The server refused this (%1).").arg(QString::fromLatin1(rowOf(error.code).name));
    }
}

QString Texts::joined(const QStringList &names)
{
    if (names.size() < 2)
        return names.join(QString());
    return tr("%1 and %2", "list, last").arg(names.mid(0, names.size() - 1).join(QStringLiteral(", ")), names.last());
}

} // namespace oz0
