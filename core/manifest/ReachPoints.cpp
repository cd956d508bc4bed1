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

using Texts = std::vector<QString>;

/// Two sorted lists as one, each text once.
class Merged
{
public:
    Merged(const Texts &one, const Texts &other, const QString &from = {})
        : m_one(std::lower_bound(one.begin(), one.end(), from)), m_oneEnd(one.end()),
          m_other(std::lower_bound(other.begin(), other.end(), from)), m_otherEnd(other.end())
    { }

    const QString *next() ///< null: no more
    {
        if (m_one == m_oneEnd && m_other == m_otherEnd)
            return nullptr;
        if (m_one == m_oneEnd || (m_other != m_otherEnd && *m_other < *m_one))
            return &*m_other++;
        if (m_other != m_otherEnd && *m_other == *m_one)
            ++m_other;
        return &*m_one++;
    }

private:
    Texts::const_iterator m_one;
    Texts::const_iterator m_oneEnd;
    Texts::const_iterator m_other;
    Texts::const_iterator m_otherEnd;
};

std::shared_ptr<const EgressLayer::Names> namesOf(const EgressLayer *layer)
{
    static const auto none = std::make_shared<const EgressLayer::Names>();
    return layer ? layer->names() : none;
}

} // namespace

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
    const auto before = namesOf(m_before);
    const auto after = namesOf(m_after);
    if (pattern.kind == HostPattern::Kind::Any) {
        for (Merged hosts(before->hosts, after->hosts); const QString *base = hosts.next();) {
            if (const auto found = all.atBase(*base, pattern, work, look); found || work.isOver())
                return found;
        }
        return std::nullopt;
    }
    // Names are sorted by their labels from the last one on, so that all below one stand together behind it.
    const QString prefix = reversed(pattern.host) + QLatin1Char('.');
    Merged hosts(before->byLabels, after->byLabels, prefix);
    for (const QString *host = hosts.next(); host && host->startsWith(prefix); host = hosts.next()) {
        if (const auto found = all.atBase(reversed(*host), pattern, work, look); found || work.isOver())
            return found;
    }
    return std::nullopt;
}

std::optional<ReachPoint> ReachPoints::atBase(const QString &base, const HostPattern &pattern, ReachWork &work,
                                              const Look &look) const
{
    if (const auto found = atPorts({base, false, {}}, pattern, work, look); found || isHostAddress(base))
        return found;
    return atPorts({base, true, {}}, pattern, work, look);
}

void ReachPoints::addPorts(const QString &host, std::set<int> &ports) const
{
    for (const EgressLayer *layer : {m_before, m_after}) {
        if (layer)
            layer->addPorts(host, ports);
    }
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
        const qsizetype dot = isHostAddress(at) ? -1 : at.indexOf(QLatin1Char('.'));
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
