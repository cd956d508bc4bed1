// What one reach has that another has not, and which entries brought it.
#include "core/manifest/HostReach.h"

#include <algorithm>
#include <functional>
#include <set>
#include <tuple>

namespace oz0 {

namespace {

constexpr int mostPorts = 65535;

/// Every point at which the answer of one of the reaches may change, seen from a changed entry.
class Points
{
public:
    Points(const HostReach &before, const HostReach &after)
    {
        for (const HostReach *reach : {&before, &after}) {
            for (const EgressEntry &entry : reach->entries())
                take(entry.pattern);
        }
    }

    /// Calls look(point) for the points that the pattern matches until it says true.
    bool anyOf(const HostPattern &pattern, const std::function<bool(const ReachPoint &)> &look) const
    {
        if (pattern.kind == HostPattern::Kind::Any) {
            return atPorts({QString(), true, {}}, pattern, look)
                || std::any_of(m_bases.begin(), m_bases.end(), [&](const QString &base) { return atBase(base, pattern, look); });
        }
        if (pattern.kind == HostPattern::Kind::Exact)
            return atPorts({pattern.host, false, {}}, pattern, look);
        if (atPorts({pattern.host, true, {}}, pattern, look))
            return true;
        // Names are sorted by their labels from the last one on, so that all below one stand together behind it.
        const QString prefix = reversed(pattern.host) + QLatin1Char('.');
        for (auto it = m_byLabels.lower_bound(prefix); it != m_byLabels.end() && it->startsWith(prefix); ++it) {
            if (atBase(reversed(*it), pattern, look))
                return true;
        }
        return false;
    }

private:
    static QString reversed(const QString &host)
    {
        QStringList labels = host.split(QLatin1Char('.'));
        std::reverse(labels.begin(), labels.end());
        return labels.join(QLatin1Char('.'));
    }

    void take(const HostPattern &pattern)
    {
        if (pattern.kind == HostPattern::Kind::Any)
            return;
        m_bases.insert(pattern.host);
        if (pattern.isAddress)
            m_addresses.insert(pattern.host);
        else
            m_byLabels.insert(reversed(pattern.host));
        if (pattern.port)
            m_ports[pattern.host].insert(*pattern.port);
    }

    bool atBase(const QString &base, const HostPattern &pattern, const std::function<bool(const ReachPoint &)> &look) const
    {
        return atPorts({base, false, {}}, pattern, look)
            || (!m_addresses.contains(base) && atPorts({base, true, {}}, pattern, look));
    }

    bool atPorts(ReachPoint point, const HostPattern &pattern, const std::function<bool(const ReachPoint &)> &look) const
    {
        if (pattern.port) {
            point.port = pattern.port;
            return look(point);
        }
        // Only the ports that an entry for this host or above it names can matter here.
        std::set<int> ports;
        for (QString at = point.host; !at.isEmpty();) {
            if (const auto named = m_ports.constFind(at); named != m_ports.constEnd())
                ports.insert(named->begin(), named->end());
            const qsizetype dot = m_addresses.contains(at) ? -1 : at.indexOf(QLatin1Char('.'));
            at = dot < 0 ? QString() : at.mid(dot + 1);
        }
        if (int(ports.size()) < mostPorts && look(point))
            return true;
        return std::any_of(ports.begin(), ports.end(), [&](int port) {
            point.port = port;
            return look(point);
        });
    }

    std::set<QString> m_bases;
    QSet<QString> m_addresses;
    std::set<QString> m_byLabels;
    QHash<QString, std::set<int>> m_ports;
};

using Key = std::tuple<bool, HostPattern::Kind, QString, int>;

Key keyOf(const EgressEntry &entry)
{
    return {entry.list == HostList::Deny, entry.pattern.kind, entry.pattern.host, entry.pattern.port.value_or(0)};
}

/// Entries of `reach` in that list which `other` lacks; each once for the plugin and once for the agent.
QList<EgressEntry> onlyIn(const HostReach &reach, const HostReach &other, HostList list)
{
    std::set<Key> known;
    for (const EgressEntry &entry : other.entries())
        known.insert(keyOf(entry));
    QList<EgressEntry> found;
    std::set<std::pair<Key, QString>> taken;
    for (const EgressEntry &entry : reach.entries()) {
        if (entry.list != list || known.contains(keyOf(entry)))
            continue;
        if (taken.insert({keyOf(entry), entry.path.left(entry.path.lastIndexOf(QLatin1Char('/')))}).second)
            found.append(entry);
    }
    return found;
}

/// The entries that let the process reach something new, each with an example.
QList<std::pair<EgressEntry, ReachPoint>> gainsOf(const HostReach &before, const HostReach &after)
{
    QList<std::pair<EgressEntry, ReachPoint>> gains;
    const QList<EgressEntry> allowed = onlyIn(after, before, HostList::Allow);
    const QList<EgressEntry> denied = onlyIn(before, after, HostList::Deny);
    if (allowed.isEmpty() && denied.isEmpty())
        return gains;
    const Points points(before, after);
    for (const EgressEntry &entry : allowed) {
        points.anyOf(entry.pattern, [&](const ReachPoint &point) {
            if (!after.reaches(point) || before.allows(point))
                return false;
            gains.append({entry, point});
            return true;
        });
    }
    for (const EgressEntry &entry : denied) {
        points.anyOf(entry.pattern, [&](const ReachPoint &point) {
            if (!after.reaches(point))
                return false;
            gains.append({entry, point});
            return true;
        });
    }
    return gains;
}

const Agent *agentNamed(const Manifest &manifest, const QString &name)
{
    const auto found = std::find_if(manifest.agents.begin(), manifest.agents.end(),
                                    [&](const Agent &agent) { return agent.name == name; });
    return found == manifest.agents.end() ? nullptr : &*found;
}

} // namespace

HostReach comparedReach(const Manifest *installed, const QString &agent)
{
    if (!installed)
        return {};
    const Agent *there = agent.isEmpty() ? nullptr : agentNamed(*installed, agent);
    return there ? agentReach(*installed, *there) : toolsReach(*installed);
}

std::optional<ReachPoint> newlyReached(const HostReach &before, const HostReach &after)
{
    const QList<std::pair<EgressEntry, ReachPoint>> gains = gainsOf(before, after);
    return gains.isEmpty() ? std::nullopt : std::optional(gains.first().second);
}

bool isLikeTools(const Manifest *manifest, const QString &agent)
{
    const Agent *there = manifest ? agentNamed(*manifest, agent) : nullptr;
    return !there || (there->egress.allow.isEmpty() && there->egress.deny.isEmpty());
}

QList<HostGain> hostGains(const Manifest *installed, const Manifest &workingCopy)
{
    QList<HostGain> allowed;
    QList<HostGain> denied;
    QHash<QString, qsizetype> known; // list and path → index
    const QList<Process> processes = processesOf(workingCopy);
    const QList<std::pair<EgressEntry, ReachPoint>> gainsOfTools = gainsOf(comparedReach(installed, {}), processes.first().reach);
    for (const Process &process : processes) {
        const bool isPlain = isLikeTools(installed, process.agent) && isLikeTools(&workingCopy, process.agent);
        for (const auto &[entry, point] :
             isPlain ? gainsOfTools : gainsOf(comparedReach(installed, process.agent), process.reach)) {
            QList<HostGain> &gains = entry.list == HostList::Allow ? allowed : denied;
            const QString key = QLatin1Char(entry.list == HostList::Allow ? 'a' : 'd') + entry.path;
            if (const auto found = known.constFind(key); found != known.constEnd()) {
                gains[*found].processes.append(process.name());
                continue;
            }
            known.insert(key, gains.size());
            gains.append({entry, {process.name()}, point});
        }
    }
    return allowed + denied;
}

} // namespace oz0
