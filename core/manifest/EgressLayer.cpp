#include "core/manifest/EgressLayer.h"

#include <algorithm>
#include <utility>

namespace oz0 {

namespace {

// An address has nothing below or above it.
QString parentOf(const QString &host)
{
    const qsizetype dot = host.contains(QLatin1Char(':')) ? -1 : host.indexOf(QLatin1Char('.'));
    return dot < 0 ? QString() : host.mid(dot + 1);
}

QString reversed(const QString &host)
{
    QStringList labels = host.split(QLatin1Char('.'));
    std::reverse(labels.begin(), labels.end());
    return labels.join(QLatin1Char('.'));
}

void sortOnce(std::vector<QString> &texts)
{
    std::sort(texts.begin(), texts.end());
    texts.erase(std::unique(texts.begin(), texts.end()), texts.end());
}

} // namespace

bool isHostAddress(const QString &host)
{
    // A name's last label is never a number.
    return host.contains(QLatin1Char(':'))
        || (!host.isEmpty() && host.back().isDigit() && host.count(QLatin1Char('.')) == 3
            && std::all_of(host.begin(), host.end(),
                           [](QChar c) { return c == QLatin1Char('.') || (c >= QLatin1Char('0') && c <= QLatin1Char('9')); }));
}

QString ReachPoint::text() const
{
    QString written = isBelow ? host.isEmpty() ? QStringLiteral("*") : QStringLiteral("*.") + host : host;
    if (written.contains(QLatin1Char(':')))
        written = QLatin1Char('[') + written + QLatin1Char(']');
    return written + QLatin1Char(':') + (port ? QString::number(*port) : QStringLiteral("*"));
}

EgressLayer::EgressLayer(QList<EgressEntry> entries) : m_entries(std::move(entries))
{
    m_allow.exact.reserve(m_entries.size());
    for (const EgressEntry &entry : std::as_const(m_entries))
        (entry.list == HostList::Allow ? m_allow : m_deny).add(entry.pattern);
}

bool EgressLayer::matches(HostList list, const ReachPoint &point) const
{
    return of(list).matches(point);
}

bool EgressLayer::has(const EgressEntry &entry) const
{
    return of(entry.list).has(entry.pattern);
}

void EgressLayer::addPorts(const QString &host, std::set<int> &ports) const
{
    for (const Index *index : {&m_allow, &m_deny}) {
        for (const QHash<QString, Ports> *hosts : {&index->exact, &index->below}) {
            const auto found = hosts->constFind(host);
            if (found == hosts->constEnd())
                continue;
            if (found->first)
                ports.insert(*found->first);
            ports.insert(found->others.begin(), found->others.end());
        }
    }
}

std::shared_ptr<const EgressLayer::Names> EgressLayer::names() const
{
    return m_names.get([this] {
        auto names = std::make_shared<Names>();
        for (const EgressEntry &entry : m_entries) {
            if (entry.pattern.kind == HostPattern::Kind::Any)
                continue;
            names->hosts.push_back(entry.pattern.host);
            if (!isHostAddress(entry.pattern.host))
                names->byLabels.push_back(reversed(entry.pattern.host));
        }
        sortOnce(names->hosts);
        sortOnce(names->byLabels);
        return names;
    });
}

void EgressLayer::Ports::add(int port)
{
    if (!first)
        first = port;
    else if (port != *first)
        others.insert(port);
}

void EgressLayer::Index::add(const HostPattern &pattern)
{
    if (pattern.kind == HostPattern::Kind::Any) {
        any = true;
        return;
    }
    Ports &ports = (pattern.kind == HostPattern::Kind::Exact ? exact : below)[pattern.host];
    if (pattern.port)
        ports.add(*pattern.port);
    else
        ports.every = true;
}

bool EgressLayer::Index::has(const HostPattern &pattern) const
{
    if (pattern.kind == HostPattern::Kind::Any)
        return any;
    const QHash<QString, Ports> &hosts = pattern.kind == HostPattern::Kind::Exact ? exact : below;
    const auto found = hosts.constFind(pattern.host);
    return found != hosts.constEnd() && (pattern.port ? found->has(*pattern.port) : found->every);
}

bool EgressLayer::Index::matches(const ReachPoint &point) const
{
    if (any)
        return true;
    const auto has = [&](const QHash<QString, Ports> &at, const QString &host) {
        const auto found = at.constFind(host);
        return found != at.constEnd() && (found->every || (point.port && found->has(*point.port)));
    };
    if (!point.isBelow && has(exact, point.host))
        return true;
    if (isHostAddress(point.host))
        return false;
    for (QString above = point.isBelow ? point.host : parentOf(point.host); !above.isEmpty(); above = parentOf(above)) {
        if (has(below, above))
            return true;
    }
    return false;
}

} // namespace oz0
