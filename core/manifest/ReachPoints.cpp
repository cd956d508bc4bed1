#include "core/manifest/ReachPoints.h"

#include <algorithm>

namespace oz0 {

namespace {

constexpr int mostPorts = 65535;

QString reversed(const QString &host)
{
    QStringList labels = host.split(QLatin1Char('.'));
    std::reverse(labels.begin(), labels.end());
    return labels.join(QLatin1Char('.'));
}

} // namespace

ReachPoints::ReachPoints(const QList<EgressEntry> &before, const QList<EgressEntry> &after, const ReachPoints *plugin)
    : m_plugin(plugin)
{
    for (const QList<EgressEntry> *entries : {&before, &after}) {
        for (const EgressEntry &entry : *entries)
            take(entry.pattern);
    }
}

void ReachPoints::take(const HostPattern &pattern)
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

bool ReachPoints::isAddress(const QString &base) const
{
    return m_addresses.contains(base) || (m_plugin && m_plugin->isAddress(base));
}

std::optional<ReachPoint> ReachPoints::first(const HostPattern &pattern, ReachWork &work, const Look &look) const
{
    if (pattern.kind == HostPattern::Kind::Exact)
        return atPorts({pattern.host, false, {}}, pattern, work, look);
    // Any has no host: then this is every name that lies below none that is named.
    if (const auto found = atPorts({pattern.host, true, {}}, pattern, work, look))
        return found;
    if (const auto found = below(pattern, *this, work, look))
        return found;
    return m_plugin ? m_plugin->below(pattern, *this, work, look) : std::nullopt;
}

// At the hosts of this layer that lie below the pattern's, by what all layers name.
std::optional<ReachPoint> ReachPoints::below(const HostPattern &pattern, const ReachPoints &all, ReachWork &work,
                                             const Look &look) const
{
    if (pattern.kind == HostPattern::Kind::Any) {
        for (const QString &base : m_bases) {
            if (const auto found = all.atBase(base, pattern, work, look); found || work.isOver())
                return found;
        }
        return std::nullopt;
    }
    // Names are sorted by their labels from the last one on, so that all below one stand together behind it.
    const QString prefix = reversed(pattern.host) + QLatin1Char('.');
    for (auto it = m_byLabels.lower_bound(prefix); it != m_byLabels.end() && it->startsWith(prefix); ++it) {
        if (const auto found = all.atBase(reversed(*it), pattern, work, look); found || work.isOver())
            return found;
    }
    return std::nullopt;
}

std::optional<ReachPoint> ReachPoints::atBase(const QString &base, const HostPattern &pattern, ReachWork &work,
                                              const Look &look) const
{
    if (const auto found = atPorts({base, false, {}}, pattern, work, look); found || isAddress(base))
        return found;
    return atPorts({base, true, {}}, pattern, work, look);
}

void ReachPoints::addPorts(const QString &host, std::set<int> &ports) const
{
    if (const auto named = m_ports.constFind(host); named != m_ports.constEnd())
        ports.insert(named->begin(), named->end());
    if (m_plugin)
        m_plugin->addPorts(host, ports);
}

std::optional<ReachPoint> ReachPoints::atPorts(ReachPoint point, const HostPattern &pattern, ReachWork &work,
                                               const Look &look) const
{
    const auto isFound = [&](std::optional<int> port) {
        point.port = port;
        return work.spend() && look(point);
    };
    if (pattern.port)
        return isFound(pattern.port) ? std::optional(point) : std::nullopt;
    // Only the ports that an entry for this host or above it names can matter here.
    std::set<int> ports;
    for (QString at = point.host; !at.isEmpty();) {
        addPorts(at, ports);
        const qsizetype dot = isAddress(at) ? -1 : at.indexOf(QLatin1Char('.'));
        at = dot < 0 ? QString() : at.mid(dot + 1);
    }
    work.spend(qint64(ports.size()));
    if (int(ports.size()) < mostPorts && isFound(std::nullopt))
        return point;
    for (const int port : ports) {
        if (work.isOver())
            break;
        if (isFound(port))
            return point;
    }
    return std::nullopt;
}

} // namespace oz0
