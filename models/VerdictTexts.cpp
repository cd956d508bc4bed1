#include "models/VerdictTexts.h"

#include "core/domain/Candidate.h"
#include "core/domain/VerdictCounts.h"
#include "models/Texts.h"

#include <QDateTime>

#include <algorithm>

namespace oz0 {

namespace {

bool isSame(const Refusal &one, const Refusal &other)
{
    return one.code == other.code && one.subject == other.subject && one.path == other.path;
}

} // namespace

QDate VerdictTexts::dayOf(Instant instant)
{
    return QDateTime::fromMSecsSinceEpoch(instant.time_since_epoch().count()).toLocalTime().date();
}

QList<Refusal> missingIn(const QList<Refusal> &one, const QList<Refusal> &other)
{
    QList<Refusal> missing;
    for (const Refusal &refusal : one) {
        const bool isThere = std::any_of(other.begin(), other.end(), [&refusal](const Refusal &r) { return isSame(r, refusal); });
        if (!isThere)
            missing.append(refusal);
    }
    return missing;
}

QString VerdictTexts::said(const Phrase &phrase, int n)
{
    return QCoreApplication::translate(phrase.context, phrase.text.first, phrase.text.second, n);
}

QString VerdictTexts::sentence(const Verdict &verdict)
{
    return verdictSentence(verdict, said);
}

QString VerdictTexts::brief(const Verdict &verdict)
{
    const VerdictCounts counts = countsOf(verdict);
    if (counts.refusing == 0)
        return tr("Nothing refuses");
    const QString refuse = tr("%n refuse", nullptr, counts.refusing);
    if (counts.mayAdminTryAll())
        return tr("%1, an admin may try", "n refuse").arg(refuse);
    if (counts.adminMayTry > 0)
        return tr("%1, %2 an admin may try", "n refuse, how many").arg(refuse).arg(counts.adminMayTry);
    return tr("%1, nobody may", "n refuse").arg(refuse);
}

QString VerdictTexts::warnings(int count)
{
    return count == 0 ? QString() : tr("%n warning(s)", nullptr, count);
}

QString VerdictTexts::install(const Verdict &verdict)
{
    if (verdict.isRefused())
        return tr("An install would be refused: %n reason(s).", nullptr, int(verdict.refusals.size()));
    if (verdict.warnings.isEmpty())
        return tr("An install would pass.");
    return tr("An install would pass, with %1.", "n warnings").arg(warnings(int(verdict.warnings.size())));
}

QString VerdictTexts::attempt(const QString &attempt)
{
    if (attempt == QLatin1String("save"))
        return tr("save");
    if (attempt == QLatin1String("reload"))
        return tr("reload");
    if (attempt == QLatin1String("takeover"))
        return tr("takeover");
    if (attempt == QLatin1String("renewal"))
        return tr("renewal");
    if (attempt == QLatin1String("run"))
        return tr("run");
    if (attempt == QLatin1String("install"))
        return tr("install");
    return attempt;
}

QString VerdictTexts::day(Instant at, Instant now)
{
    const qint64 days = dayOf(at).daysTo(dayOf(now));
    if (days == 0)
        return Texts::timeOfDay(at).left(5);
    if (days == 1)
        return tr("yesterday");
    return QLocale().toString(dayOf(at), QLocale::ShortFormat);
}

QString VerdictTexts::facts(const RefusalRecord &record, const Evidence &evidence, const AsCode &asCode)
{
    const QString what = QStringLiteral("%1 %2").arg(record.plugin.text(), record.version).toHtmlEscaped();
    QString against = what; // without the evidence it is not known against which version
    if (!evidence.installedVersion.isEmpty())
        against = tr("%1 against installed %2", "plugin version, version").arg(what, evidence.installedVersion.toHtmlEscaped());
    else if (record.installedManifest.isEmpty())
        against = tr("%1, of which nothing was installed", "plugin version").arg(what);
    QString text = tr("%1, %2 at %3 by %4, digest %5", "plugin against installed, attempt, time, who, digest")
                       .arg(against, attempt(record.attempt).toHtmlEscaped(), Texts::dateAndTime(record.at),
                            asCode(record.actor.text()), asCode(shortDigest(record.digest)));
    QStringList nodes;
    for (const QString &node : evidence.nodes.mid(0, 6))
        nodes.append(asCode(node));
    if (evidence.nodes.size() > nodes.size())
        nodes.append(tr("%n more", nullptr, int(evidence.nodes.size() - nodes.size())));
    if (!nodes.isEmpty())
        text = tr("%1, asked for %2", "what was refused, nodes").arg(text, Texts::joined(nodes));
    else if (!record.select.isEmpty())
        text = tr("%1, asked for nodes with %2", "what was refused, labels").arg(text, asCode(toText(record.select)));
    return text + QLatin1Char('.');
}

QString VerdictTexts::again(const Verdict &then, const Recheck &now)
{
    const QString at = Texts::dateAndTime(now.at);
    if (!now.verdict.isRefused())
        return tr("Checked again %1: nothing refuses it any more.").arg(at);
    const qsizetype gone = missingIn(then.refusals, now.verdict.refusals).size();
    const qsizetype added = missingIn(now.verdict.refusals, then.refusals).size();
    if (gone == 0 && added == 0)
        return tr("Checked again %1: the same %n refuse(s).", nullptr, int(now.verdict.refusals.size())).arg(at);
    return tr("Checked again %1: refusing now: %2; gone: %3; new: %4.", "time, numbers")
        .arg(at)
        .arg(now.verdict.refusals.size())
        .arg(gone)
        .arg(added);
}

QStringList VerdictTexts::since(const RefusalRecord &record, const Evidence &evidence, const Recheck &now)
{
    QStringList lines;
    for (const Refusal &refusal : missingIn(record.verdict.refusals, now.verdict.refusals))
        lines.append(tr("Gone: %1", "a reason").arg(Texts::refusal(refusal)));
    for (const Refusal &refusal : missingIn(now.verdict.refusals, record.verdict.refusals))
        lines.append(tr("New: %1", "a reason").arg(Texts::refusal(refusal)));
    if (now.installedChanged) {
        if (now.installedVersion.isEmpty())
            lines.append(tr("The plugin is not installed any more."));
        else if (now.installedVersion == evidence.installedVersion)
            lines.append(tr("Version %1 is installed, with another manifest than then.").arg(now.installedVersion));
        else
            lines.append(tr("Version %1 is installed now.").arg(now.installedVersion));
    }
    return lines;
}

} // namespace oz0
