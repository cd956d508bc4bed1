#include "models/PreviewTexts.h"

#include "core/domain/Candidate.h"
#include "models/Texts.h"

#include <QFileInfo>

namespace oz0 {

QString PreviewTexts::seconds(qint64 milliseconds)
{
    return tr("%1 s", "seconds").arg(QLocale().toString(double(milliseconds) / 1000, 'f', 1));
}

QString PreviewTexts::verdict(const PreviewEntry &entry)
{
    if (entry.preview)
        return VerdictTexts::install(entry.preview->verdict);
    if (entry.isStopped())
        return tr("Stopped by you.");
    if (entry.error && isInvalidInput(*entry.error))
        return tr("The folder cannot be installed as it is: %n problem(s).", nullptr, int(entry.verdict().refusals.size()));
    switch (entry.report().exitStatus) {
    case 3:
        return tr("You are not allowed to preview here.");
    case 4:
        return tr("No answer: it was not checked.");
    case 5:
        return tr("The folder is not readable.");
    case 6:
        return tr("Not finished: the server took too long.");
    default:
        return tr("The preview failed.");
    }
}

QString PreviewTexts::brief(const PreviewEntry &entry)
{
    if (entry.preview)
        return VerdictTexts::installBrief(entry.preview->verdict);
    if (entry.isStopped())
        return tr("Stopped by you");
    if (entry.error && isInvalidInput(*entry.error)) {
        const int line = entry.verdict().refusals.first().line;
        return line > 0 ? tr("Not readable: line %1").arg(line) : tr("Not readable");
    }
    switch (entry.report().exitStatus) {
    case 3:
        return tr("Not allowed");
    case 4:
        return tr("No answer");
    case 5:
        return tr("Not readable");
    case 6:
        return tr("Not finished");
    default:
        return tr("Failed");
    }
}

QString PreviewTexts::failure(const PreviewEntry &entry)
{
    if (!entry.error || entry.isStopped() || isInvalidInput(*entry.error))
        return {};
    if (entry.error->code != ErrorCode::UnreadableFile)
        return Texts::error(*entry.error);
    if (!QFileInfo(entry.folder).isDir())
        return tr("The folder is not there any more. Choose it again where it is now.");
    return tr("%1 cannot be read, or changed while it was packed. Preview again once it is still.")
        .arg(entry.error->subject.isEmpty() ? entry.folder : entry.error->subject);
}

QString PreviewTexts::facts(const PreviewEntry &entry, const VerdictTexts::AsCode &asCode)
{
    if (!entry.preview)
        return failure(entry).toHtmlEscaped();
    const Preview &preview = *entry.preview;
    const QString what = asCode(QStringLiteral("%1 %2").arg(preview.plugin.text(), preview.version));
    const QString tenant = asCode(entry.tenant.text());
    if (preview.installedVersion.isEmpty())
        return tr("%1, of which nothing is installed in tenant %2.", "plugin version, tenant").arg(what, tenant);
    return tr("%1 over installed %2 in tenant %3.", "plugin version, version, tenant")
        .arg(what, asCode(preview.installedVersion), tenant);
}

QString PreviewTexts::madeAt(const PreviewEntry &entry)
{
    const QString at = tr("%1 at %2", "folder, time").arg(entry.folder, Texts::dateAndTime(entry.at));
    return entry.preview ? tr("%1, revision %2. The server keeps nothing.", "folder at time, number")
                               .arg(at, Texts::number(entry.preview->revision))
                         : at;
}

QString PreviewTexts::exitWord(int exitStatus)
{
    switch (exitStatus) {
    case 0:
        return tr("would install");
    case 1:
        return tr("refused");
    case 3:
        return tr("not allowed");
    case 4:
        return tr("no answer");
    case 5:
        return tr("not readable");
    case 6:
        return tr("not finished");
    default:
        return tr("failed");
    }
}

QString PreviewTexts::packed(const PreviewEntry &entry)
{
    return tr("%n file(s), %1", nullptr, entry.files)
        .arg(QLocale().formattedDataSize(entry.packedBytes, 0, QLocale::DataSizeSIFormat));
}

QString PreviewTexts::sent(const PreviewEntry &entry)
{
    return seconds(entry.sendMs);
}

QString PreviewTexts::checked(const PreviewEntry &entry)
{
    return entry.preview ? tr("%n check(s), %1", nullptr, entry.preview->verdict.checks).arg(seconds(entry.checkMs)) : QString();
}

QString PreviewTexts::limits(const Preview &preview)
{
    return tr("%1 of %2 agents and flows, on %3 of %4 task queues.")
        .arg(Texts::number(preview.agentsAndFlows.after), Texts::number(preview.agentsAndFlows.limit),
             Texts::number(preview.taskQueues.after), Texts::number(preview.taskQueues.limit));
}

QString PreviewTexts::holder(const NameUse &name)
{
    if (name.holder == NameUse::Holder::Free)
        return tr("free");
    return name.plugin.isEmpty() ? tr("taken") : tr("%1 has it", "plugin").arg(name.plugin);
}

QString PreviewTexts::kind(const QString &kind)
{
    if (kind == QLatin1String("agent"))
        return tr("Agent");
    if (kind == QLatin1String("flow"))
        return tr("Flow");
    if (kind == QLatin1String("tool"))
        return tr("Tool");
    return tr("Connection");
}

QList<RefusalView> PreviewTexts::views(const PreviewEntry &entry)
{
    return RefusalViews::of(entry.verdict(), entry.refusalLines, entry.warningLines);
}

QList<PreviewDifference> PreviewTexts::differences(const PreviewEntry &earlier, const PreviewEntry &later)
{
    using Kind = PreviewDifference::Kind;
    QList<PreviewDifference> found;
    const auto text = [&found](const QString &what, const QString &then, const QString &now) {
        if (then != now)
            found.append({Kind::Changed, tr("%1: %2, before %3", "what, now, before").arg(what, now, then)});
    };
    // What was not checked refuses nothing, which says nothing.
    if (!earlier.preview || !later.preview) {
        text(tr("Result"), brief(earlier), brief(later));
        found.append({Kind::Unknown,
                      !later.preview ? tr("What else differs is not known: this folder was not checked.")
                                     : tr("What else differs is not known: the folder was not checked then.")});
        return found;
    }
    const auto compare = [&found](const QList<Refusal> &then, const QList<Refusal> &now, const QString &pattern) {
        for (const Refusal &refusal : missingIn(then, now))
            found.append({Kind::Gone, pattern.arg(Texts::refusal(refusal))});
        for (const Refusal &refusal : missingIn(now, then))
            found.append({Kind::New, pattern.arg(Texts::refusal(refusal))});
    };
    compare(earlier.verdict().refusals, later.verdict().refusals, tr("Reason: %1"));
    const auto isContract = [](const Refusal &warning) { return warning.code == QLatin1String("contract.changed"); };
    const auto warningsOf = [&isContract](const PreviewEntry &entry, bool contracts) {
        QList<Refusal> warnings = entry.verdict().warnings;
        warnings.removeIf([&](const Refusal &warning) { return isContract(warning) != contracts; });
        return warnings;
    };
    compare(warningsOf(earlier, false), warningsOf(later, false), tr("Warning: %1"));
    compare(warningsOf(earlier, true), warningsOf(later, true), tr("Contract change: %1"));
    const Preview &then = *earlier.preview;
    const Preview &now = *later.preview;
    const auto names = [&found](const QString &kind, const QStringList &one, const QStringList &other) {
        for (const QString &name : one) {
            if (!other.contains(name))
                found.append({Kind::Gone, tr("%1 %2", "kind, name").arg(kind, name)});
        }
        for (const QString &name : other) {
            if (!one.contains(name))
                found.append({Kind::New, tr("%1 %2", "kind, name").arg(kind, name)});
        }
    };
    text(tr("Plugin"), then.plugin.text(), now.plugin.text());
    text(tr("Version"), then.version, now.version);
    text(tr("Installed version"), then.installedVersion, now.installedVersion);
    names(kind(QStringLiteral("agent")), then.agents, now.agents);
    names(kind(QStringLiteral("flow")), then.flows, now.flows);
    names(kind(QStringLiteral("tool")), then.tools, now.tools);
    text(tr("Agents and flows afterwards"), Texts::number(then.agentsAndFlows.after), Texts::number(now.agentsAndFlows.after));
    text(tr("Task queues afterwards"), Texts::number(then.taskQueues.after), Texts::number(now.taskQueues.after));
    text(tr("Would lock to"), shortDigest(then.digest), shortDigest(now.digest));
    return found;
}

} // namespace oz0
