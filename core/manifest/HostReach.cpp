#include "core/manifest/HostReach.h"

#include <algorithm>
#include <utility>

namespace oz0 {

namespace {

void append(QList<EgressEntry> &entries, const Manifest &manifest, const QStringList &texts, HostList list, const QString &path)
{
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const QString pointer = path + QLatin1Char('/') + QString::number(i);
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

// An address has nothing below or above it.
QString parentOf(const QString &host)
{
    const qsizetype dot = host.contains(QLatin1Char(':')) ? -1 : host.indexOf(QLatin1Char('.'));
    return dot < 0 ? QString() : host.mid(dot + 1);
}

bool isAddress(const QString &host)
{
    // A name's last label is never a number.
    return host.contains(QLatin1Char(':'))
        || (!host.isEmpty() && host.back().isDigit() && host.count(QLatin1Char('.')) == 3
            && std::all_of(host.begin(), host.end(),
                           [](QChar c) { return c == QLatin1Char('.') || (c >= QLatin1Char('0') && c <= QLatin1Char('9')); }));
}

} // namespace

QString ReachPoint::text() const
{
    QString written = isBelow ? host.isEmpty() ? QStringLiteral("*") : QStringLiteral("*.") + host : host;
    if (written.contains(QLatin1Char(':')))
        written = QLatin1Char('[') + written + QLatin1Char(']');
    return written + QLatin1Char(':') + (port ? QString::number(*port) : QStringLiteral("*"));
}

std::shared_ptr<const HostReach::Lists> HostReach::listsOf(QList<EgressEntry> entries)
{
    if (entries.isEmpty())
        return nullptr;
    auto lists = std::make_shared<Lists>();
    lists->entries = std::move(entries);
    for (const EgressEntry &entry : std::as_const(lists->entries))
        (entry.list == HostList::Allow ? lists->allow : lists->deny).add(entry.pattern);
    return lists;
}

HostReach::HostReach(QList<EgressEntry> entries) : m_shared(listsOf(std::move(entries))) { }

HostReach::HostReach(const HostReach &plugin, QList<EgressEntry> own) : m_shared(plugin.m_shared), m_own(listsOf(std::move(own)))
{ }

bool HostReach::allows(const ReachPoint &point) const
{
    return (m_shared && m_shared->allow.matches(point)) || (m_own && m_own->allow.matches(point));
}

bool HostReach::denies(const ReachPoint &point) const
{
    return (m_shared && m_shared->deny.matches(point)) || (m_own && m_own->deny.matches(point));
}

const QList<EgressEntry> &HostReach::shared() const
{
    static const QList<EgressEntry> none;
    return m_shared ? m_shared->entries : none;
}

const QList<EgressEntry> &HostReach::own() const
{
    static const QList<EgressEntry> none;
    return m_own ? m_own->entries : none;
}

void HostReach::Index::add(const HostPattern &pattern)
{
    if (pattern.kind == HostPattern::Kind::Any) {
        any = true;
        return;
    }
    Ports &ports = (pattern.kind == HostPattern::Kind::Exact ? exact : below)[pattern.host];
    if (pattern.port)
        ports.some.insert(*pattern.port);
    else
        ports.every = true;
}

bool HostReach::Index::matches(const ReachPoint &point) const
{
    if (any)
        return true;
    const auto has = [&](const QHash<QString, Ports> &at, const QString &host) {
        const auto found = at.constFind(host);
        return found != at.constEnd() && (found->every || (point.port && found->some.contains(*point.port)));
    };
    if (!point.isBelow && has(exact, point.host))
        return true;
    if (isAddress(point.host))
        return false;
    for (QString above = point.isBelow ? point.host : parentOf(point.host); !above.isEmpty(); above = parentOf(above)) {
        if (has(below, above))
            return true;
    }
    return false;
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
    return HostReach(entriesOf(manifest, manifest.egress, {}));
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

QList<Process> processesOf(const Manifest &manifest)
{
    const HostReach tools = toolsReach(manifest);
    QList<Process> processes{{{}, tools}};
    for (const Agent &agent : manifest.agents)
        processes.append({agent.name, HostReach(tools, entriesOf(manifest, agent.egress, agent.path))});
    return processes;
}

} // namespace oz0
