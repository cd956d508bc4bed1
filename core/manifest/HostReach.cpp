#include "core/manifest/HostReach.h"

#include <QStringBuilder>

#include <utility>

namespace oz0 {

namespace {

void append(QList<EgressEntry> &entries, const Manifest &manifest, const QStringList &texts, HostList list, const QString &path)
{
    entries.reserve(entries.size() + texts.size());
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const QString pointer = path % QLatin1Char('/') % QString::number(i);
        if (const Result<HostPattern> pattern = hostPatternFromText(texts[i], list))
            entries.append({*pattern, list, pointer, manifest.places.value(pointer).value});
    }
}

QList<EgressEntry> entriesOf(const Manifest &manifest, const EgressLists &lists, const QString &path)
{
    QList<EgressEntry> entries;
    append(entries, manifest, lists.allow, HostList::Allow, path + QLatin1String("/egress/allow"));
    append(entries, manifest, lists.deny, HostList::Deny, path + QLatin1String("/egress/deny"));
    return entries;
}

std::shared_ptr<const EgressLayer> layerOf(QList<EgressEntry> entries)
{
    return entries.isEmpty() ? nullptr : std::make_shared<const EgressLayer>(std::move(entries));
}

} // namespace

HostReach::HostReach(QList<EgressEntry> entries) : m_shared(layerOf(std::move(entries))) { }

HostReach::HostReach(const HostReach &plugin, QList<EgressEntry> own) : m_shared(plugin.m_shared), m_own(layerOf(std::move(own)))
{ }

bool HostReach::allows(const ReachPoint &point) const
{
    return (m_shared && m_shared->matches(HostList::Allow, point)) || (m_own && m_own->matches(HostList::Allow, point));
}

bool HostReach::denies(const ReachPoint &point) const
{
    return (m_shared && m_shared->matches(HostList::Deny, point)) || (m_own && m_own->matches(HostList::Deny, point));
}

const QList<EgressEntry> &HostReach::shared() const
{
    static const QList<EgressEntry> none;
    return m_shared ? m_shared->entries() : none;
}

const QList<EgressEntry> &HostReach::own() const
{
    static const QList<EgressEntry> none;
    return m_own ? m_own->entries() : none;
}

bool HostReach::reaches(const QString &host, int port) const
{
    return reaches(ReachPoint{host, false, port});
}

QString Process::name() const
{
    return agent.isEmpty() ? QStringLiteral("tools") : QStringLiteral("agent ") + agent;
}

HostReach toolsReach(const Manifest &manifest)
{
    return processesOf(manifest).first().reach;
}

QSet<QString> agentsWithLists(const Manifest *manifest)
{
    QSet<QString> names;
    for (const Agent &agent : manifest ? manifest->agents : QList<Agent>()) {
        if (!agent.egress.allow.isEmpty() || !agent.egress.deny.isEmpty())
            names.insert(agent.name);
    }
    return names;
}

namespace {

QList<Process> madeProcesses(const Manifest &manifest)
{
    const HostReach tools(entriesOf(manifest, manifest.egress, {}));
    QList<Process> processes{{{}, tools}};
    for (const Agent &agent : manifest.agents)
        processes.append({agent.name, HostReach(tools, entriesOf(manifest, agent.egress, agent.path))});
    return processes;
}

} // namespace

QList<Process> processesOf(const Manifest &manifest)
{
    return manifest.processes
        .get([&] { return std::make_shared<const ManifestProcesses>(ManifestProcesses{madeProcesses(manifest)}); })
        ->all;
}

} // namespace oz0
