// Egress entries as they were read, and what is looked up in them: made once, however often they are compared.
#pragma once

#include "core/manifest/HostPattern.h"
#include "core/manifest/Manifest.h"

#include <QHash>
#include <QSet>

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace oz0 {

/// One entry of an egress list with its place in the manifest.
struct EgressEntry
{
    HostPattern pattern;
    HostList list = HostList::Allow;
    QString path; ///< JSON pointer
    Span place;

    friend bool operator==(const EgressEntry &, const EgressEntry &) = default;
};

/// A host and port, or what stands for all those that no entry names: any host below one, any other port.
struct ReachPoint
{
    QString host;            ///< as normalisedHost() makes it; empty with isBelow: any name that lies below none that is named
    bool isBelow = false;    ///< any name below `host` that no entry names
    std::optional<int> port; ///< no value: any port that no entry names

    QString text() const; ///< "api.example.com:443", "*.example.com:8443", "example.com:*"
    friend bool operator==(const ReachPoint &, const ReachPoint &) = default;
};

/// The entries of one list pair as they were written, and what is looked up in them. Immutable, so that threads can share it.
class EgressLayer
{
public:
    explicit EgressLayer(QList<EgressEntry> entries);

    const QList<EgressEntry> &entries() const { return m_entries; }
    bool matches(HostList list, const ReachPoint &point) const;     ///< an entry of that list does
    bool has(const EgressEntry &entry) const;                       ///< one that says the same, wherever it stands
    void addPorts(const QString &host, std::set<int> &ports) const; ///< those that entries name with exactly this host

    /// Every host that an entry names, sorted, each once; for names by their labels from the last one on.
    struct Names
    {
        std::vector<QString> hosts;
        std::vector<QString> byLabels;
    };
    std::shared_ptr<const Names> names() const;

private:
    /// Of one host; most entries name one.
    struct Ports
    {
        bool every = false;
        std::optional<int> first;
        QSet<int> others;

        void add(int port);
        bool has(int port) const { return first == port || others.contains(port); }
    };
    struct Index
    {
        QHash<QString, Ports> exact;
        QHash<QString, Ports> below;
        bool any = false;

        void add(const HostPattern &pattern);
        bool has(const HostPattern &pattern) const;
        bool matches(const ReachPoint &point) const;
    };
    const Index &of(HostList list) const { return list == HostList::Allow ? m_allow : m_deny; }

    QList<EgressEntry> m_entries;
    Index m_allow;
    Index m_deny;
    MadeOnce<Names> m_names;
};

bool isHostAddress(const QString &host); ///< of one that normalisedHost() made: an IP address

} // namespace oz0
