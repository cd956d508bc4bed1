#include "models/PreviewTexts.h"

#include "core/domain/Candidate.h"
#include "models/NodeTexts.h"
#include "models/PreviewTables.h"
#include "models/Texts.h"
#include "models/diff/DiffWords.h"

#include <QFileInfo>

#include <algorithm>

namespace oz0 {

namespace {
constexpr qsizetype mostNamed = 3;
} // namespace

QString PreviewTexts::seconds(qint64 milliseconds)
{
    return tr("%1 s", "seconds").arg(QLocale().toString(double(milliseconds) / 1000, 'f', 1));
}

QString PreviewTexts::verdict(const PreviewEntry &entry)
{
    if (entry.preview) {
        const Verdict &verdict = entry.preview->verdict;
        const QString what = content(*entry.preview);
        if (verdict.isRefused())
            return tr("An install of %1 would be refused: %n reason(s).", nullptr, int(verdict.refusals.size())).arg(what);
        if (entry.isInstalled())
            return tr("%1 is what is installed: an install would change nothing.", "plugin version").arg(what);
        return wouldInstall(entry, what) + QLatin1Char('.');
    }
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

QString PreviewTexts::headline(const PreviewEntry &entry)
{
    if (!entry.preview)
        return verdict(entry);
    const QString would = VerdictTexts::install(entry.preview->verdict);
    if (entry.preview->verdict.isRefused())
        return would;
    if (entry.isInstalled())
        return tr("An install would change nothing.");
    return withWidening(would.chopped(1), entry.reach.counts(), VerdictTexts::said) + QLatin1Char('.');
}

QString PreviewTexts::wouldInstall(const PreviewEntry &entry, const QString &what)
{
    const qsizetype warnings = entry.preview->verdict.warnings.size();
    const QString would = warnings == 0
        ? tr("%1 would install", "plugin version").arg(what)
        : tr("%1 would install, with %2", "plugin version, n warnings").arg(what, VerdictTexts::warnings(int(warnings)));
    return withWidening(would, entry.reach.counts(), VerdictTexts::said);
}

bool PreviewTexts::isPlain(const PreviewEntry &entry)
{
    return entry.preview && entry.preview->verdict.warnings.isEmpty() && entry.reach.widens() == 0;
}

QString PreviewTexts::bare(const PreviewEntry &entry)
{
    const QString bare = NodeTexts::bare(entry.bareNodes);
    return bare.isEmpty()
        ? bare
        : tr("%1 The candidate runs there now; installed it runs on every node of its plugin.", "what holds nothing").arg(bare);
}

QString PreviewTexts::brief(const PreviewEntry &entry)
{
    if (entry.preview) {
        const QString what = content(*entry.preview);
        if (const qsizetype reasons = entry.preview->verdict.refusals.size(); reasons > 0)
            return tr("%1 refused: %n reason(s)", "plugin version", int(reasons)).arg(what);
        return entry.isInstalled() ? tr("%1 is installed already", "plugin version").arg(what) : wouldInstall(entry, what);
    }
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

// Where room is short a list cuts the end, which is the name.
QString PreviewTexts::listed(const PreviewEntry &entry)
{
    if (!entry.preview)
        return brief(entry);
    QString came;
    if (const qsizetype reasons = entry.preview->verdict.refusals.size(); reasons > 0)
        came = tr("Refused: %n reason(s)", nullptr, int(reasons));
    else if (entry.isInstalled())
        came = tr("Installed already");
    else
        came = wouldInstall(entry);
    return tr("%1 · %2", "what came of it, plugin version").arg(came, content(*entry.preview));
}

QString PreviewTexts::wouldInstall(const PreviewEntry &entry)
{
    const int warnings = int(entry.preview->verdict.warnings.size());
    const QString would = warnings == 0 ? tr("Would install")
                                        : tr("Would install, with %1", "n warnings").arg(VerdictTexts::warnings(warnings));
    return withWidening(would, entry.reach.counts(), VerdictTexts::said);
}

QString PreviewTexts::failure(const PreviewEntry &entry)
{
    if (!entry.error || entry.isStopped() || isInvalidInput(*entry.error))
        return {};
    if (entry.error->code != ErrorCode::UnreadableFile)
        return Texts::error(*entry.error);
    if (!QFileInfo(entry.folder).isDir())
        return tr("%1 is not there. Choose a folder that is.", "a path").arg(entry.folder);
    return tr("%1 cannot be read, or changed while it was packed. Preview again once it is still.")
        .arg(entry.error->subject.isEmpty() ? entry.folder : entry.error->subject);
}

bool PreviewTexts::isNamedByFailure(const PreviewEntry &entry)
{
    return !entry.folder.isEmpty() && failure(entry).contains(entry.folder);
}

QString PreviewTexts::content(const Preview &preview)
{
    return tr("%1 %2", "plugin, version").arg(preview.plugin.text(), preview.version);
}

QString PreviewTexts::source(const PreviewEntry &entry)
{
    return entry.candidate.isEmpty() ? entry.folder
                                     : tr("candidate %1 of %2", "ID, owner").arg(entry.candidate.text(), entry.owner.text());
}

QString PreviewTexts::facts(const PreviewEntry &entry, const VerdictTexts::AsCode &asCode)
{
    if (!entry.preview)
        return failure(entry).toHtmlEscaped();
    const Preview &preview = *entry.preview;
    const QString tenant = asCode(entry.tenant.text());
    QStringList facts;
    if (entry.isInstalled())
        facts.append(tr("This is what is installed in tenant %1: %2, same digest.", "tenant, version")
                         .arg(tenant, asCode(preview.installedVersion)));
    else if (preview.installedVersion.isEmpty())
        facts.append(tr("%1, of which nothing is installed in tenant %2.", "plugin version, tenant")
                         .arg(asCode(content(preview)), tenant));
    else
        facts.append(tr("%1 over installed %2 in tenant %3.", "plugin version, version, tenant")
                         .arg(asCode(content(preview)), asCode(preview.installedVersion), tenant));
    if (const int passing = breaksThatPass(preview); passing > 0)
        facts.append(tr("%n contract(s) break, which passes: %1 counts as a new major version.", nullptr, passing)
                         .arg(asCode(preview.version)));
    QStringList same;
    for (const SameContent &each : entry.sameContent.mid(0, mostNamed))
        same.append(tr("%1 of %2", "candidate's ID, its owner").arg(asCode(each.candidate.text()), asCode(each.owner.text())));
    if (const qsizetype more = entry.sameContent.size() - same.size(); more > 0)
        same.append(tr("%n more", nullptr, int(more)));
    if (!same.isEmpty())
        facts.append(tr("Same content as candidate %1.", "IDs with owners").arg(Texts::joined(same)));
    return facts.join(QLatin1Char(' '));
}

// A new major version may break contracts; so may one over a pre-release.
int PreviewTexts::breaksThatPass(const Preview &preview)
{
    const QList<Refusal> &refusals = preview.verdict.refusals;
    const bool isRefused = std::any_of(refusals.begin(), refusals.end(), [](const Refusal &refusal) {
        return refusal.code == QLatin1String("install.contract_break");
    });
    const auto breaks = [](const QJsonValue &contract) { return contract.toObject().value(QLatin1String("breaks")).toBool(); };
    return isRefused ? 0 : int(std::count_if(preview.contracts.begin(), preview.contracts.end(), breaks));
}

QString PreviewTexts::madeAt(const PreviewEntry &entry)
{
    QString what = entry.folder;
    if (!entry.candidate.isEmpty()) {
        what = tr("Candidate %1 of %2, save %3", "ID, owner, number")
                   .arg(entry.candidate.text(), entry.owner.text())
                   .arg(entry.save);
        if (entry.saved != Instant{})
            what = tr("%1 of %2", "candidate with its save, time of the save").arg(what, Texts::dateAndTime(entry.saved));
    }
    if (isNamedByFailure(entry))
        return tr("Previewed at %1.", "time").arg(Texts::dateAndTime(entry.at));
    const QString at = tr("%1, previewed at %2", "folder or candidate, time").arg(what, Texts::dateAndTime(entry.at));
    return entry.preview ? tr("%1, revision %2", "folder at time, number").arg(at, Texts::number(entry.preview->revision)) : at;
}

QString PreviewTexts::keeping(const PreviewEntry &entry)
{
    return entry.preview ? tr("The server keeps nothing.") : QString();
}

// Of what is installed already an install is no news: the status means that nothing refuses.
QString PreviewTexts::exitWord(const PreviewEntry &entry)
{
    switch (entry.report().exitStatus) {
    case 0:
        return entry.isInstalled() ? tr("nothing refuses") : tr("would install");
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
    return entry.preview ? seconds(entry.checkMs) : QString();
}

QString PreviewTexts::reach(const InstallReach &reach)
{
    if (!reach.isKnown)
        return tr("What it reaches is not known: a manifest could not be read.");
    if (reach.widens() == 0)
        return reach.isAgainstNothing ? tr("It reaches nothing outside its sandbox.") : tr("Nothing widens reach.");
    const QString counts = wideningText(reach.counts(), VerdictTexts::said);
    return reach.isAgainstNothing ? tr("Widens reach: %1, all of it new, as nothing is installed.").arg(counts)
                                  : tr("Widens reach: %1.").arg(counts);
}

QString PreviewTexts::processes(const ReachGain &gain)
{
    static const QString agent = QStringLiteral("agent ");
    QStringList names;
    for (const QString &process : gain.processes)
        names.append(process.startsWith(agent) ? tr("agent %1").arg(process.mid(agent.size())) : tr("tools"));
    return names.isEmpty() ? tr("the whole plugin") : Texts::joined(names);
}

QString PreviewTexts::gain(const ReachGain &gain)
{
    ManifestChange change;
    change.section = gain.section;
    change.where = gain.where;
    const QString why = DiffWords::widens(gain.widens);
    return tr("%1: %2", "what of the manifest, why it widens reach")
        .arg(DiffWords::what(change), gain.asValue ? tr("%1, which code gets as a value", "asks for a secret").arg(why) : why);
}

QString PreviewTexts::contract(const ContractChange &change)
{
    const QString text = tr("%1: %2", "tool, agent or flow, what differs").arg(change.subject, change.differs);
    return change.before.isEmpty() && change.after.isEmpty()
        ? text
        : tr("%1 %2 → %3", "what differs, before, after").arg(text, change.before, change.after);
}

QString PreviewTexts::outcome(const CheckResult &result)
{
    switch (result.outcome) {
    case CheckOutcome::Passed:
        return tr("Passed");
    case CheckOutcome::Warned:
        return result.findings > 1 ? tr("Warned, %1 times").arg(result.findings) : tr("Warned");
    case CheckOutcome::Refused:
        return result.findings > 1 ? tr("Refused, %1 times").arg(result.findings) : tr("Refused");
    case CheckOutcome::NotApplicable:
        return tr("Not applicable");
    }
    return {};
}

QString PreviewTexts::rule(const CheckResult &result)
{
    Refusal refusal;
    refusal.code = result.code;
    const QString rule = Texts::refusalRule(refusal);
    return rule.isEmpty() ? result.code : result.rule.isEmpty() ? rule : tr("%1: %2", "rule's ID, rule").arg(result.rule, rule);
}

QString PreviewTexts::checksNote(const Preview &preview)
{
    const int known = int(installChecks().size());
    return preview.verdict.checks == known
        ? QString()
        : tr("The server ran %n check(s), this console knows another set: only those that found something are listed.", nullptr,
             preview.verdict.checks);
}

QString PreviewTexts::checkCount(const PreviewEntry &entry)
{
    return entry.preview ? tr("%n check(s)", nullptr, entry.preview->verdict.checks) : QString();
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

} // namespace oz0
