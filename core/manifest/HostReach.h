// Which hosts a process may reach by its egress lists, decided exactly (manifest.md, "Host patterns"; B8).
#pragma once

#include "core/manifest/EgressLayer.h"
#include "core/manifest/Manifest.h"

#include <QSet>

#include <memory>

namespace oz0 {

/// A process reaches a host when an allow entry matches and no deny entry does. A lookup costs the labels of the host. The answer
/// changes only at the hosts that some entry names and just below them, and at the ports that some entry names: a ReachPoint for
/// each of those stands for all there are.
class HostReach
{
public:
    HostReach() = default;
    explicit HostReach(QList<EgressEntry> entries);
    /// With entries of a process's own beside those of `plugin`, which are shared with it and not copied.
    HostReach(const HostReach &plugin, QList<EgressEntry> own);

    bool reaches(const QString &host, int port) const; ///< `host` as normalisedHost() made it
    bool reaches(const ReachPoint &point) const { return allows(point) && !denies(point); }
    bool allows(const ReachPoint &point) const; ///< an allow entry matches
    bool denies(const ReachPoint &point) const; ///< a deny entry matches

    const QList<EgressEntry> &shared() const;                         ///< the plugin's
    const QList<EgressEntry> &own() const;                            ///< the process's own
    const EgressLayer *sharedLayer() const { return m_shared.get(); } ///< null: no entry
    const EgressLayer *ownLayer() const { return m_own.get(); }

private:
    std::shared_ptr<const EgressLayer> m_shared;
    std::shared_ptr<const EgressLayer> m_own;
};

/// What runs by itself: the plugin's tools, or one agent's sandbox.
struct Process
{
    QString agent; ///< empty: the tools
    HostReach reach;

    QString name() const; ///< "tools", "agent my-plugin"
};

/// Kept with its manifest: read once, however often it is compared.
struct ManifestProcesses
{
    QList<Process> all;
};

/// The tools first, then the agents as written. An agent has the plugin's lists combined with its own; deny wins over both.
QList<Process> processesOf(const Manifest &manifest);
HostReach toolsReach(const Manifest &manifest);

/// The agents with egress lists of their own; the sandboxes of the others reach what the tools reach. Null: none.
QSet<QString> agentsWithLists(const Manifest *manifest);

/// A point that `after` reaches and `before` does not; no value when there is none, which is exact.
std::optional<ReachPoint> newlyReached(const HostReach &before, const HostReach &after);

/// An entry that lets a new host in: an allow entry of the working copy, or a deny entry of the installed version that is gone or
/// narrower. Two edits that only together let a host in are both here.
struct HostGain
{
    EgressEntry entry;
    QStringList processes;    ///< names, tools first
    int processesLeftOut = 0; ///< further ones, of very many
    ReachPoint example;       ///< one that is newly reached because of it

    friend bool operator==(const HostGain &, const HostGain &) = default;
};

/// Names of processes in all gains together, and in one.
inline constexpr qsizetype mostGainNames = 100000;
inline constexpr qsizetype mostNamesOfOneGain = 10000;

/// B7, B8: of every process that the working copy has, compared with the same one of the installed version; one that it lacks with its
/// plugin's lists; with nothing at all when nothing is installed. Allow entries first; within a list by process, then as written. An
/// allow entry that repeats another counts where it stands first. The work is linear in the lists as written: of lists that would take
/// more (thousands that contradict each other), what was not decided counts as letting in **[ours]**. `steps`: how many points were
/// looked at.
QList<HostGain> hostGains(const Manifest *installed, const Manifest &workingCopy, qint64 *steps = nullptr);

} // namespace oz0
