#include "app/oz0/DevText.h"

#include "app/oz0/VerdictText.h"
#include "core/base/Printable.h"
#include "core/domain/RefusalTexts.h"

#include <QDateTime>

#include <algorithm>

namespace oz0 {

namespace {

QString counted(int count, const char *one, const char *many)
{
    return QStringLiteral("%1 %2").arg(count).arg(QLatin1String(count == 1 ? one : many));
}

QString plugin(const Candidate &candidate, const QString &version)
{
    return version.isEmpty() ? candidate.plugin.text() : candidate.plugin.text() + QLatin1Char(' ') + version;
}

QStringList nodeNames(const Candidate &candidate)
{
    QStringList names;
    for (const CandidateNode &node : candidate.nodes)
        names.append(node.node.text());
    return names;
}

QString whatEnded(const QString &code)
{
    if (code == QLatin1String("expired"))
        return QStringLiteral("no renewal reached the server in time");
    if (code == QLatin1String("removed"))
        return QStringLiteral("it was removed");
    if (const RefusalText *text = textFor(code))
        return QString::fromUtf8(text->rule);
    return code;
}

} // namespace

QString durationText(Milliseconds duration)
{
    const qint64 seconds = std::max<qint64>(0, (duration.count() + 500) / 1000);
    if (seconds < 120)
        return QStringLiteral("%1 s").arg(seconds);
    if (seconds < 7200)
        return QStringLiteral("%1 min %2 s").arg(seconds / 60).arg(seconds % 60);
    return QStringLiteral("%1 h %2 min").arg(seconds / 3600).arg(seconds / 60 % 60);
}

QString timeText(Instant instant, Instant now)
{
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(instant.time_since_epoch().count());
    const QDateTime today = QDateTime::fromMSecsSinceEpoch(now.time_since_epoch().count());
    return time.toString(time.date() == today.date() ? QStringLiteral("HH:mm:ss") : QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}

QStringList placedLines(const Candidate &candidate, const QString &tenant)
{
    const QString leaves = candidate.installedVersion.isEmpty()
        ? QStringLiteral("the tenant has no installed version of it")
        : QStringLiteral("meanwhile without the installed %1").arg(plugin(candidate, candidate.installedVersion));
    return {
        QStringLiteral("Candidate %1: %2 for %3 in tenant %4.")
            .arg(candidate.id.text(), plugin(candidate, candidate.version), candidate.owner.text(), tenant),
        QStringLiteral("Placed on %1: %2 (%3).")
            .arg(counted(int(candidate.nodes.size()), "node", "nodes"), nodeNames(candidate).join(QStringLiteral(", ")), leaves),
        QStringLiteral("It takes only jobs that are started on it, such as:"),
        QStringLiteral("  oz0 run --candidate %1 --tenant %2 %3 'your input'")
            .arg(candidate.id.text(), tenant, candidate.plugin.text())};
}

QStringList warningLines(const QList<Refusal> &warnings)
{
    QStringList lines;
    for (const Refusal &warning : warnings)
        lines.append(QStringLiteral("Warning: %1 [%2]").arg(warning.message, warning.code));
    return lines;
}

QString reloadedLine(const Candidate &candidate)
{
    return QStringLiteral("Save %1: %2 (code %3) goes to its nodes.")
        .arg(candidate.save)
        .arg(plugin(candidate, candidate.version), shortDigest(candidate.digest));
}

QString readyLine(const Candidate &candidate)
{
    int ready = 0;
    double seconds = 0;
    QStringList functions;
    for (const CandidateNode &node : candidate.nodes) {
        if (node.state != PartState::Ready || node.digest != candidate.digest || !node.online)
            continue;
        ++ready;
        seconds = std::max(seconds, node.seconds);
        for (const QString &function : node.functions) {
            if (!functions.contains(function))
                functions.append(function);
        }
    }
    const int all = int(candidate.nodes.size());
    const QString where = ready == all ? counted(ready, "node", "nodes") : QStringLiteral("%1 of %2 nodes").arg(ready).arg(all);
    const QString what = functions.isEmpty() ? QStringLiteral("no functions") : functions.join(QStringLiteral(", "));
    return QStringLiteral("ready on %1 in %2 s: %3 (code %4)")
        .arg(where, QString::number(seconds, 'f', 1), what, shortDigest(candidate.digest));
}

QStringList failedLines(const CandidateNode &node)
{
    const PartError error = node.error.value_or(PartError{});
    QStringList lines{QStringLiteral("Failed on %1: %2 [%3]").arg(node.node.text(), error.text, error.code)};
    for (const QString &line : error.lastLines)
        lines.append(QStringLiteral("  | ") + line);
    return lines;
}

QString noNodeLine(const Candidate &candidate)
{
    return QStringLiteral(
               "No node runs candidate %1 any more (a gate or a rollout took them, or they are offline); jobs that name it are "
               "refused until one does.")
        .arg(candidate.id.text());
}

QString watchingLine(const QString &folder, bool isPlaced)
{
    return isPlaced ? QStringLiteral("Watching %1: each save reloads the candidate, Ctrl+C takes it away.").arg(folder)
                    : QStringLiteral("Watching %1: the next save tries again.").arg(folder);
}

QStringList refusedLines(const RefusalRecord &record)
{
    Verdict verdict = record.verdict;
    QStringList lines = linesOf(verdict);
    if (!record.id.isEmpty())
        lines.append(QStringLiteral("Kept as refusal %1.").arg(record.id.text()));
    return lines;
}

QString endsAtRenewalLine(Milliseconds left)
{
    return QStringLiteral("The code that ran before still runs; it ends at the renewal in %1 unless a save passes.")
        .arg(durationText(left));
}

QStringList invalidLines(const Error &error)
{
    QStringList lines;
    const bool isManifest = error.code == ErrorCode::InvalidManifest;
    for (const Error &detail : error.details.isEmpty() ? QList<Error>{error} : error.details) {
        QString place = isManifest ? QStringLiteral("plugin.yaml") : detail.subject;
        if (detail.line > 0)
            place += QStringLiteral(":%1:%2").arg(detail.line).arg(std::max(1, detail.column));
        if (isManifest && !detail.subject.isEmpty())
            place += QLatin1Char(' ') + detail.subject;
        lines.append(place.isEmpty() ? detail.message : QStringLiteral("%1: %2").arg(place, detail.message));
    }
    lines.append(isManifest ? QStringLiteral("The manifest is not valid; nothing was sent to the nodes.")
                            : QStringLiteral("The folder cannot be packed as it is; nothing was sent to the nodes."));
    return lines;
}

QString takenOverLine(const Candidate &candidate)
{
    return QStringLiteral("Candidate %1 was taken over by %2 from %3 at %4. This dev stops and leaves it as it is.")
        .arg(candidate.id.text(), candidate.owner.text(),
             candidate.holderHost.isEmpty() ? QStringLiteral("an unnamed machine") : candidate.holderHost,
             timeText(candidate.saved, SystemClock().now()));
}

QStringList endedLines(const Candidate &candidate)
{
    const CandidateEnd end = candidate.end.value_or(CandidateEnd{});
    QString line = QStringLiteral("Candidate %1 has ended").arg(candidate.id.text());
    if (end.at != Instant{})
        line += QStringLiteral(" at %1").arg(timeText(end.at, SystemClock().now()));
    if (!end.code.isEmpty())
        line += QStringLiteral(": %1 [%2]").arg(whatEnded(end.code), end.code);
    if (!end.by.isEmpty())
        line += QStringLiteral(", by %1").arg(end.by.text());
    QStringList lines{line};
    if (!end.reason.isEmpty())
        lines.append(QStringLiteral("  reason given: %1").arg(printableLine(end.reason)));
    return lines;
}

QString sleptLine(Milliseconds duration)
{
    return QStringLiteral("This machine's clock went on by %1 while dev stood still; asking what has become of the candidate.")
        .arg(durationText(duration));
}

QString unreachableLine(const Error &error, Milliseconds left)
{
    // A server that says itself what is wrong has answered.
    const bool hasAnswered = error.code == ErrorCode::StoreFailed || error.code == ErrorCode::ServerUnavailable
        || error.code == ErrorCode::TooManyRequests;
    const QString what = hasAnswered ? QStringLiteral("The server cannot do it now (%1). Trying again; giving up in %2.")
                                     : QStringLiteral("No answer from the server (%1). Trying again; giving up in %2.");
    return what.arg(error.message, durationText(left));
}

QString removingLine(const Candidate &candidate)
{
    return QStringLiteral("Removing candidate %1; waiting for %2 to confirm: %3.")
        .arg(candidate.id.text(), counted(int(candidate.nodes.size()), "node", "nodes"),
             nodeNames(candidate).join(QStringLiteral(", ")));
}

QString nodeBackLine(const Candidate &candidate, const NodeName &node, int back)
{
    const QString to = candidate.installedVersion.isEmpty()
        ? QStringLiteral("is free again")
        : QStringLiteral("is back on %1").arg(plugin(candidate, candidate.installedVersion));
    return QStringLiteral("%1 %2 (%3 of %4).").arg(node.text(), to).arg(back).arg(candidate.nodes.size());
}

QStringList residueLines(const QList<NodeName> &nodes)
{
    QStringList names;
    for (const NodeName &node : nodes)
        names.append(node.text());
    return {
        QStringLiteral("Not confirmed: %1.").arg(names.join(QStringLiteral(", "))),
        QStringLiteral(
            "The order stands: each of them drops the candidate as soon as it reports, or by itself once its lease is over.")};
}

} // namespace oz0
