#include "core/manifest/DiffSummary.h"

#include "core/manifest/ValueMask.h"
#include "core/manifest/Widening.h"

#include <algorithm>

namespace oz0 {

namespace {

constexpr DiffSection allSections[] = {
    DiffSection::Secrets, DiffSection::Network, DiffSection::Connections, DiffSection::Tools,     DiffSection::Harnesses,
    DiffSection::Agents,  DiffSection::Models,  DiffSection::Grants,      DiffSection::Contracts, DiffSection::Identity};

bool isContractPart(const QString &key)
{
    return key == QLatin1String("input") || key == QLatin1String("output");
}

DiffSection sectionOf(const ManifestChange &change)
{
    const QString &key = change.section;
    const QStringList &where = change.where;
    if (key == QLatin1String("requires"))
        return where.value(1) == QLatin1String("models") ? DiffSection::Models : DiffSection::Secrets;
    if (key == QLatin1String("egress"))
        return DiffSection::Network;
    if (key == QLatin1String("connections"))
        return DiffSection::Connections;
    if (key == QLatin1String("tools"))
        return where.value(2) == QLatin1String("functions") ? DiffSection::Contracts : DiffSection::Tools;
    if (key == QLatin1String("harnesses"))
        return DiffSection::Harnesses;
    if (key == QLatin1String("agents") || key == QLatin1String("flows")) {
        if (where.value(2) == QLatin1String("egress"))
            return DiffSection::Network;
        return isContractPart(where.value(2)) ? DiffSection::Contracts : DiffSection::Agents;
    }
    if (key == QLatin1String("uses") || key == QLatin1String("reads") || key == QLatin1String("mail"))
        return DiffSection::Grants;
    return DiffSection::Identity;
}

int declaredIn(DiffSection section, const Manifest &manifest)
{
    const auto contracts = [](const auto &list) {
        return std::count_if(list.begin(), list.end(),
                             [](const auto &entry) { return !entry.input.isEmpty() || !entry.output.isEmpty(); });
    };
    qsizetype count = 0;
    switch (section) {
    case DiffSection::Secrets:
        return int(manifest.requires_.secrets.size());
    case DiffSection::Network:
        count = manifest.egress.allow.size() + manifest.egress.deny.size();
        for (const Agent &agent : manifest.agents)
            count += agent.egress.allow.size() + agent.egress.deny.size();
        return int(count);
    case DiffSection::Connections:
        return int(manifest.connections.size());
    case DiffSection::Tools:
        return int(manifest.tools.size());
    case DiffSection::Harnesses:
        return int(manifest.harnesses.size());
    case DiffSection::Agents:
        return int(manifest.agents.size() + manifest.flows.size());
    case DiffSection::Models:
        return int(manifest.requires_.models.size());
    case DiffSection::Grants:
        return int(manifest.uses.size() + manifest.reads.size() + manifest.mail.size());
    case DiffSection::Contracts:
        for (const Tool &tool : manifest.tools)
            count += contracts(tool.functions);
        return int(count + contracts(manifest.agents) + contracts(manifest.flows));
    case DiffSection::Identity:
        return (manifest.version.isEmpty() ? 0 : 2) + (manifest.description.isEmpty() ? 0 : 1);
    }
    return 0;
}

template <class List>
void addNames(QStringList &names, const List &list)
{
    for (const auto &entry : list)
        names.append(entry.name);
}

template <class List>
void addContracts(QStringList &names, const List &list, const QString &owner = {})
{
    for (const auto &entry : list) {
        if (!entry.input.isEmpty() || !entry.output.isEmpty())
            names.append(owner.isEmpty() ? entry.name : owner + QLatin1Char('.') + entry.name);
    }
}

QStringList namesIn(DiffSection section, const Manifest &manifest)
{
    QStringList names;
    switch (section) {
    case DiffSection::Secrets:
        return manifest.requires_.secrets;
    case DiffSection::Network:
        names = manifest.egress.allow + manifest.egress.deny;
        for (const Agent &agent : manifest.agents)
            names += agent.egress.allow + agent.egress.deny;
        return names;
    case DiffSection::Connections:
        addNames(names, manifest.connections);
        return names;
    case DiffSection::Tools:
        for (const Tool &tool : manifest.tools)
            names.append(tool.id);
        return names;
    case DiffSection::Harnesses:
        addNames(names, manifest.harnesses);
        return names;
    case DiffSection::Agents:
        addNames(names, manifest.agents);
        addNames(names, manifest.flows);
        return names;
    case DiffSection::Models:
        for (const ModelRequest &model : manifest.requires_.models)
            names.append(model.alias);
        return names;
    case DiffSection::Grants:
        return manifest.uses + manifest.reads + manifest.mail;
    case DiffSection::Contracts:
        for (const Tool &tool : manifest.tools)
            addContracts(names, tool.functions, tool.id);
        addContracts(names, manifest.agents);
        addContracts(names, manifest.flows);
        return names;
    case DiffSection::Identity:
        return {};
    }
    return {};
}

int rankOf(const DiffEntry &entry)
{
    if (!entry.widens.isEmpty())
        return 0;
    return entry.change.kind == ChangeKind::Removed ? 1 : entry.change.kind == ChangeKind::Changed ? 2 : 3;
}

int rankOf(const DiffGroup &group)
{
    return group.counts.widens > 0 ? 0 : group.counts.all() > 0 ? 1 : 2;
}

void count(DiffCounts &counts, const DiffEntry &entry)
{
    counts.added += entry.change.kind == ChangeKind::Added ? 1 : 0;
    counts.removed += entry.change.kind == ChangeKind::Removed ? 1 : 0;
    counts.changed += entry.change.kind == ChangeKind::Changed ? 1 : 0;
    counts.widens += entry.widens.isEmpty() ? 0 : 1;
}

// An element of a set is named by all that it is compared by.
ManifestChange masked(const ManifestChange &change, ValueMask &mask)
{
    ManifestChange shown = change;
    shown.subject = mask.urls(change.subject);
    for (QString &name : shown.where)
        name = mask.urls(name.replace(QChar(0), QLatin1Char(' '))).trimmed();
    shown.before = mask.value(change.where, change.before);
    shown.after = mask.value(change.where, change.after);
    return shown;
}

} // namespace

DiffSummary summarise(const PluginName &plugin, const DiffInput &from, const DiffInput &to, const ReachFacts &facts)
{
    static const Manifest nothing;
    const Manifest &before = from.manifest ? *from.manifest : nothing;
    const Manifest &after = to.manifest ? *to.manifest : nothing;
    ValueMask mask(from.text, to.text, from.manifest.get(), to.manifest.get());
    const ManifestDiff diff = diffManifests(before, after);

    DiffSummary summary;
    summary.plugin = plugin;
    summary.from = from.subject;
    summary.to = to.subject;
    summary.from.version = before.version;
    summary.to.version = after.version;
    summary.from.isThere = bool(from.manifest);
    summary.to.isThere = bool(to.manifest);
    summary.reach = diffReach(from.manifest.get(), to.manifest.get(), facts, mask);
    for (const DiffSection section : allSections) {
        DiffGroup group;
        group.section = section;
        group.declared = declaredIn(section, after);
        for (const QString &name : namesIn(section, after))
            group.names.append(mask.urls(name));
        summary.groups.append(group);
    }
    const Widening widening(summary.reach);
    for (const ManifestChange &change : diff.changes) {
        const DiffEntry entry{masked(change, mask), widening.of(change, to.manifest.get())};
        DiffGroup &group = summary.groups[int(sectionOf(change))];
        count(group.counts, entry);
        count(summary.counts, entry);
        group.entries.append(entry);
    }
    for (const ManifestChange &change : diff.equated)
        summary.equated.append(masked(change, mask));
    for (DiffGroup &group : summary.groups)
        std::stable_sort(group.entries.begin(), group.entries.end(),
                         [](const DiffEntry &a, const DiffEntry &b) { return rankOf(a) < rankOf(b); });
    std::stable_sort(summary.groups.begin(), summary.groups.end(),
                     [](const DiffGroup &a, const DiffGroup &b) { return rankOf(a) < rankOf(b); });
    summary.hiddenValues = mask.count();
    return summary;
}

} // namespace oz0
