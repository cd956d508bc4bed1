// Which hosts a process may reach by its egress lists, decided exactly (manifest.md, "Host patterns"; B8).
#pragma once

#include "core/manifest/HostPattern.h"
#include "core/manifest/Manifest.h"

#include <QHash>
#include <QSet>

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

/// A process reaches a host when an allow entry matches and no deny entry does. A lookup costs the labels of the host. The answer
/// changes only at the hosts that some entry names and just below them, and at the ports that some entry names: a ReachPoint for
/// each of those stands for all there are.
class HostReach
{
public:
    HostReach() = default;
    explicit HostReach(QList<EgressEntry> entries);

    bool reaches(const QString &host, int port) const; ///< `host` as normalisedHost() made it
    bool reaches(const ReachPoint &point) const { return allows(point) && !denies(point); }
    bool allows(const ReachPoint &point) const { return m_allow.matches(point); } ///< an allow entry matches
    bool denies(const ReachPoint &point) const { return m_deny.matches(point); }  ///< a deny entry matches

    const QList<EgressEntry> &entries() const { return m_entries; }
    /// The entries of that list that match, in their order.
    QList<EgressEntry> matching(HostList list, const ReachPoint &point) const;

private:
    struct Ports
    {
        bool every = false;
        QSet<int> some;
    };
    struct Index
    {
        QHash<QString, Ports> exact;
        QHash<QString, Ports> below;
        bool any = false;

        void add(const HostPattern &pattern);
        bool matches(const ReachPoint &point) const;
    };

    QList<EgressEntry> m_entries;
    Index m_allow;
    Index m_deny;
};

/// What runs by itself: the plugin's tools, or one agent's sandbox.
struct Process
{
    QString agent; ///< empty: the tools
    HostReach reach;

    QString name() const; ///< "tools", "agent my-plugin"
};

/// The tools first, then the agents as written.
QList<Process> processesOf(const Manifest &manifest);
HostReach toolsReach(const Manifest &manifest);
/// The plugin's lists combined with the agent's own; deny wins over both.
HostReach agentReach(const Manifest &manifest, const Agent &agent);

/// What a process of the working copy is compared with: the same one of the installed version; one that it lacks with its plugin's
/// lists; nothing at all when nothing is installed. `agent` is empty for the tools.
HostReach comparedReach(const Manifest *installed, const QString &agent);

/// The agent has no egress lists of its own, or is not there: its sandbox reaches what the tools reach.
bool isLikeTools(const Manifest *manifest, const QString &agent);

/// A point that `after` reaches and `before` does not; no value when there is none, which is exact.
std::optional<ReachPoint> newlyReached(const HostReach &before, const HostReach &after);

/// An entry that lets a new host in: an allow entry of the working copy, or a deny entry of the installed version that is gone or
/// narrower. Two edits that only together let a host in are both here.
struct HostGain
{
    EgressEntry entry;
    QStringList processes; ///< names, tools first
    ReachPoint example;    ///< one that is newly reached because of it

    friend bool operator==(const HostGain &, const HostGain &) = default;
};

/// B7, B8: of every process that the working copy has, by comparedReach(). Allow entries first; within a list by process, then as
/// written. An allow entry that repeats another counts where it stands first.
QList<HostGain> hostGains(const Manifest *installed, const Manifest &workingCopy);

} // namespace oz0
