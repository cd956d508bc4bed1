// What differs between an earlier preview and a later one: reasons, contracts, names, limits, reach.
#include "core/domain/Candidate.h"
#include "models/PreviewTables.h"
#include "models/PreviewTexts.h"
#include "models/Texts.h"

#include <algorithm>

namespace oz0 {

namespace {

using Kind = PreviewDifference::Kind;

class Differences
{
public:
    void text(const QString &what, const QString &then, const QString &now)
    {
        if (then != now)
            add(Kind::Changed, PreviewTexts::changed(what, now, then));
    }

    void add(Kind kind, const QString &text) { m_found.append({kind, text}); }

    /// Told by their words, each once.
    void sets(const QStringList &then, const QStringList &now, const QString &pattern)
    {
        for (const QString &one : then) {
            if (!now.contains(one))
                add(Kind::Gone, pattern.arg(one));
        }
        for (const QString &one : now) {
            if (!then.contains(one))
                add(Kind::New, pattern.arg(one));
        }
    }

    void refusals(const QList<Refusal> &then, const QList<Refusal> &now, const QString &pattern)
    {
        for (const Refusal &refusal : missingIn(then, now))
            add(Kind::Gone, pattern.arg(Texts::refusal(refusal)));
        for (const Refusal &refusal : missingIn(now, then))
            add(Kind::New, pattern.arg(Texts::refusal(refusal)));
    }

    QList<PreviewDifference> take() { return std::move(m_found); }

private:
    QList<PreviewDifference> m_found;
};

// The table of contracts tells them with what differs, so the warning that they differ says nothing more.
QList<Refusal> warningsOf(const PreviewEntry &entry)
{
    QList<Refusal> warnings = entry.verdict().warnings;
    warnings.removeIf([](const Refusal &warning) { return warning.code == QLatin1String("contract.changed"); });
    return warnings;
}

QStringList contractsOf(const Preview &preview)
{
    QStringList texts;
    for (const ContractChange &change : contractChanges(preview))
        texts.append(PreviewTexts::contract(change));
    return texts;
}

QStringList gainsOf(const InstallReach &reach)
{
    QStringList texts;
    for (const ReachGain &gain : reach.gains)
        texts.append(PreviewTexts::gainOfProcesses(gain));
    return texts;
}

} // namespace

QString PreviewTexts::changed(const QString &what, const QString &now, const QString &then)
{
    return tr("%1: %2, before %3", "what, now, before").arg(what, now, then);
}

QString PreviewTexts::share(const LimitUse &use)
{
    return tr("%1 of %2", "used, limit").arg(Texts::number(use.after), Texts::number(use.limit));
}

QString PreviewTexts::gainOfProcesses(const ReachGain &gain)
{
    return tr("%1 (%2)", "what widens reach, processes").arg(PreviewTexts::gain(gain), processes(gain));
}

QList<PreviewDifference> PreviewTexts::differences(const PreviewEntry &earlier, const PreviewEntry &later)
{
    Differences found;
    // What was not checked refuses nothing, which says nothing.
    if (!earlier.preview || !later.preview) {
        found.text(tr("Result"), brief(earlier), brief(later));
        found.add(Kind::Unknown,
                  !later.preview ? tr("What else differs is not known: this one was not checked.")
                                 : tr("What else differs is not known: it was not checked then."));
        return found.take();
    }
    const Preview &then = *earlier.preview;
    const Preview &now = *later.preview;
    found.refusals(earlier.verdict().refusals, later.verdict().refusals, tr("Reason: %1"));
    found.refusals(warningsOf(earlier), warningsOf(later), tr("Warning: %1"));
    found.text(tr("Plugin"), then.plugin.text(), now.plugin.text());
    found.text(tr("Version"), then.version, now.version);
    found.text(tr("Installed version"), then.installedVersion, now.installedVersion);
    if (earlier.reach.isKnown && later.reach.isKnown)
        found.sets(gainsOf(earlier.reach), gainsOf(later.reach), tr("Widens reach: %1"));
    else if (earlier.reach.isKnown != later.reach.isKnown)
        found.add(Kind::Unknown, tr("What differs in reach is not known: one of the two could not be compared."));
    found.sets(contractsOf(then), contractsOf(now), tr("Contract change: %1"));
    for (const NameUse &name : later.names) {
        const auto before = std::find_if(earlier.names.begin(), earlier.names.end(), [&name](const NameUse &other) {
            return other.kind == name.kind && other.name == name.name;
        });
        if (before != earlier.names.end())
            found.text(tr("%1 %2", "kind, name").arg(kind(name.kind), name.name), holder(*before), holder(name));
    }
    found.sets(then.agents, now.agents, tr("Agent %1"));
    found.sets(then.flows, now.flows, tr("Flow %1"));
    found.sets(then.tools, now.tools, tr("Tool %1"));
    found.text(tr("Agents and flows afterwards"), share(then.agentsAndFlows), share(now.agentsAndFlows));
    found.text(tr("Task queues afterwards"), share(then.taskQueues), share(now.taskQueues));
    found.text(tr("Would lock to"), shortDigest(then.digest), shortDigest(now.digest));
    return found.take();
}

} // namespace oz0
