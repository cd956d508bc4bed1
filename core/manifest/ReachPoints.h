// Where the answer of egress lists may change: at the hosts and ports that some entry names, and just below them.
#pragma once

#include "core/manifest/HostReach.h"

#include <functional>
#include <set>

namespace oz0 {

/// How much may still be looked at.
class ReachWork
{
public:
    explicit ReachWork(qint64 most) : m_left(most), m_most(most) { }

    /// False: that is more than is left, and from now on it is over.
    bool spend(qint64 steps = 1)
    {
        m_isOver = m_isOver || steps > m_left;
        m_left -= m_isOver ? 0 : steps;
        return !m_isOver;
    }
    bool isOver() const { return m_isOver; }
    qint64 spent() const { return m_most - m_left; }

private:
    qint64 m_left;
    const qint64 m_most;
    bool m_isOver = false;
};

/// The points that entries make; those of a process's own lists stand beside the plugin's, which are lent.
class ReachPoints
{
public:
    using Look = std::function<bool(const ReachPoint &)>;

    /// The layers are lent, as well; null: one without entries.
    ReachPoints(const EgressLayer *before, const EgressLayer *after, const ReachPoints *plugin = nullptr)
        : m_before(before), m_after(after), m_plugin(plugin)
    { }

    /// Calls look(point) for the points that the pattern matches until it says true; that point. No value: it never did, or the work
    /// is over.
    std::optional<ReachPoint> first(const HostPattern &pattern, ReachWork &work, const Look &look) const;

private:
    std::optional<ReachPoint> below(const HostPattern &pattern, const ReachPoints &all, ReachWork &work, const Look &look) const;
    std::optional<ReachPoint> atBase(const QString &base, const HostPattern &pattern, ReachWork &work, const Look &look) const;
    std::optional<ReachPoint> atPorts(ReachPoint point, const HostPattern &pattern, ReachWork &work, const Look &look) const;
    void addPorts(const QString &host, std::set<int> &ports) const;

    const EgressLayer *m_before;
    const EgressLayer *m_after;
    const ReachPoints *m_plugin;
};

} // namespace oz0
