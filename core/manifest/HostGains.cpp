// What one reach has that another has not, and which entries brought it.
#include "core/manifest/HostReach.h"
#include "core/manifest/ReachPoints.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <set>
#include <tuple>
#include <utility>

namespace oz0 {

namespace {

/// Far beyond what lists of people need.
constexpr qint64 stepsForEach = 32;
constexpr qint64 stepsWithoutEntries = 50000;

using Entries = QList<EgressEntry>;
using Layers = std::initializer_list<const EgressLayer *>;

/// Apart for the entries of both sides.
QString placeOf(const EgressEntry &entry)
{
    return QLatin1Char(entry.list == HostList::Allow ? 'a' : 'd') + entry.path;
}

bool hasAny(const Entries &entries, HostList list)
{
    return std::any_of(entries.begin(), entries.end(), [list](const EgressEntry &entry) { return entry.list == list; });
}

/// The layer says the same at that place: of lists with few edits most entries are found there.
bool isAt(const EgressLayer &layer, qsizetype place, const EgressEntry &entry)
{
    return place < layer.entries().size() && layer.entries()[place].list == entry.list
        && layer.entries()[place].pattern == entry.pattern;
}

/// Those of that list that none of the layers has, each once.
Entries without(const Entries &entries, HostList list, Layers layers)
{
    Entries found;
    std::set<std::tuple<HostPattern::Kind, QString, int>> taken;
    for (qsizetype place = 0; place < entries.size(); ++place) {
        const EgressEntry &entry = entries[place];
        const bool isKnown = entry.list != list || std::any_of(layers.begin(), layers.end(), [&](const EgressLayer *each) {
                                 return each && (isAt(*each, place, entry) || each->has(entry));
                             });
        if (!isKnown && taken.emplace(entry.pattern.kind, entry.pattern.host, entry.pattern.port.value_or(0)).second)
            found.append(entry);
    }
    return found;
}

ReachPoint pointOf(const EgressEntry &entry)
{
    return {entry.pattern.host, entry.pattern.kind != HostPattern::Kind::Exact, entry.pattern.port};
}

/// A point that the process newly reaches because of the entry.
std::optional<ReachPoint> broughtBy(const EgressEntry &entry, const HostReach &before, const HostReach &after,
                                    const ReachPoints &points, ReachWork &work)
{
    const bool isAllow = entry.list == HostList::Allow;
    const auto isBrought = [&](const ReachPoint &point) { return after.reaches(point) && !(isAllow && before.allows(point)); };
    if (const auto found = work.isOver() ? std::nullopt : points.first(entry.pattern, work, isBrought))
        return found;
    return work.isOver() ? std::optional(pointOf(entry)) : std::nullopt;
}

struct Gain
{
    EgressEntry entry;
    ReachPoint example;
};

class Gains
{
public:
    Gains(const Manifest *installed, const Manifest &workingCopy, qint64 mostSteps);

    QList<HostGain> run();
    qint64 steps() const { return m_work.spent(); }

private:
    /// One entry with all the processes that it concerns.
    struct Found
    {
        Gain gain;
        bool isOfTools = false;   ///< hence of every process without lists of its own
        QList<qsizetype> further; ///< processes that it concerns besides
    };

    void ofTools();
    void ofAgent(qsizetype process);
    bool ofPluginsLists(qsizetype process, const std::function<void(const EgressEntry &)> &decide);
    const HostReach &before(qsizetype process) const { return m_before[m_places.value(m_after[process].agent, 0)].reach; }
    const HostReach &after(qsizetype process) const { return m_after[process].reach; }
    void note(const Gain &gain, qsizetype process);
    QList<HostGain> named() const;

    QList<Process> m_before;
    QList<Process> m_after;
    QHash<QString, qsizetype> m_places; ///< of m_before by agent
    const EgressLayer *m_sharedBefore;  ///< null: no entry
    const EgressLayer *m_sharedAfter;
    Entries m_denied; ///< the plugin's deny entries that are gone; none when all of them are taken for gains
    ReachPoints m_points;
    ReachWork m_work;
    QList<qsizetype> m_plain; ///< processes that the plugin's lists bring what they bring the tools
    QList<Found> m_found;
    qsizetype m_ofTools = 0;           ///< the first ones of m_found
    QHash<QString, qsizetype> m_known; ///< list and path → index of m_found
};

QList<Process> processesIn(const Manifest *manifest)
{
    return manifest ? processesOf(*manifest) : QList<Process>{Process()};
}

Gains::Gains(const Manifest *installed, const Manifest &workingCopy, qint64 mostSteps)
    : m_before(processesIn(installed)), m_after(processesOf(workingCopy)), m_sharedBefore(m_before.first().reach.sharedLayer()),
      m_sharedAfter(m_after.first().reach.sharedLayer()),
      m_denied(without(m_before.first().reach.shared(), HostList::Deny, {m_sharedAfter})),
      m_points(m_sharedBefore, m_sharedAfter), m_work(mostSteps)
{
    for (qsizetype i = 0; i < m_before.size(); ++i)
        m_places.insert(m_before[i].agent, i);
}

void Gains::note(const Gain &gain, qsizetype process)
{
    const QString key = placeOf(gain.entry);
    const auto known = m_known.constFind(key);
    if (known != m_known.constEnd()) {
        m_found[*known].further.append(process);
        return;
    }
    m_known.insert(key, m_found.size());
    m_found.append({gain, process == 0, process == 0 ? QList<qsizetype>() : QList<qsizetype>{process}});
}

void Gains::ofTools()
{
    for (const Entries &entries : {without(after(0).shared(), HostList::Allow, {m_sharedBefore}), m_denied}) {
        for (const EgressEntry &entry : entries) {
            if (const auto point = broughtBy(entry, before(0), after(0), m_points, m_work))
                note({entry, *point}, 0);
        }
    }
    m_ofTools = m_found.size();
}

void Gains::ofAgent(qsizetype process)
{
    const EgressLayer *ownBefore = before(process).ownLayer();
    const EgressLayer *ownAfter = after(process).ownLayer();
    const ReachPoints points(ownBefore, ownAfter, &m_points);
    const auto decide = [&](const EgressEntry &entry) {
        if (const auto point = broughtBy(entry, before(process), after(process), points, m_work))
            note({entry, *point}, process);
    };
    for (const EgressEntry &entry : without(after(process).own(), HostList::Allow, {m_sharedBefore, ownBefore}))
        decide(entry);
    const bool isDecided = ofPluginsLists(process, decide);
    if (!isDecided) {
        // The tools' gains are the agent's, too; a deny entry that is gone may be its alone.
        m_plain.append(process);
        for (const EgressEntry &entry : std::exchange(m_denied, {})) {
            if (!m_known.contains(placeOf(entry)))
                note({entry, pointOf(entry)}, process);
        }
    }
    for (const EgressEntry &entry : without(before(process).own(), HostList::Deny, {m_sharedAfter, ownAfter}))
        decide(entry);
}

// What an agent's own lists change of what its plugin's lists do. An allow entry of the plugin can only bring the agent what it brings
// the tools, too; so can a deny entry that is gone, unless the agent allows something itself. False: the work is over, and nothing is
// noted.
bool Gains::ofPluginsLists(qsizetype process, const std::function<void(const EgressEntry &)> &decide)
{
    const EgressLayer *ownBefore = before(process).ownLayer();
    const EgressLayer *ownAfter = after(process).ownLayer();
    const bool allowsMoreNow = hasAny(after(process).own(), HostList::Allow);
    const bool isAsForTools = !hasAny(before(process).own(), HostList::Allow) && !hasAny(after(process).own(), HostList::Deny);
    if (isAsForTools && (!allowsMoreNow || m_denied.isEmpty())) {
        m_plain.append(process);
        return true;
    }
    if (!m_work.spend(m_ofTools + (allowsMoreNow ? m_denied.size() : 0)))
        return false;
    for (qsizetype i = 0; i < m_ofTools; ++i) {
        const Gain gain = m_found[i].gain;
        const bool isAllow = gain.entry.list == HostList::Allow;
        if (!isAllow && allowsMoreNow)
            continue; // below, with the others that are gone
        if (const EgressLayer *own = isAllow ? ownBefore : ownAfter; own && own->has(gain.entry))
            continue;
        const bool isBrought = after(process).reaches(gain.example) && !(isAllow && before(process).allows(gain.example));
        if (isAsForTools || isBrought)
            note(gain, process);
        else
            decide(gain.entry);
    }
    for (const EgressEntry &entry : allowsMoreNow ? m_denied : Entries()) {
        if (!ownAfter || !ownAfter->has(entry))
            decide(entry);
    }
    return true;
}

QList<HostGain> Gains::run()
{
    ofTools();
    for (qsizetype i = 0; i < m_after.size(); ++i) {
        if (before(i).own().isEmpty() && after(i).own().isEmpty())
            m_plain.append(i);
        else
            ofAgent(i);
    }
    return named();
}

// Processes in their order: those that have only the plugin's lists share what it brings the tools.
QList<HostGain> Gains::named() const
{
    QList<HostGain> allowed;
    QList<HostGain> denied;
    qsizetype room = mostGainNames;
    for (const Found &found : m_found) {
        HostGain gain{found.gain.entry, {}, 0, found.gain.example};
        const QList<qsizetype> none;
        const QList<qsizetype> &likeTools = found.isOfTools ? m_plain : none;
        const qsizetype all = likeTools.size() + found.further.size();
        const qsizetype told = std::min({all, std::max<qsizetype>(room, 1), mostNamesOfOneGain});
        auto one = likeTools.begin();
        auto other = found.further.begin();
        for (qsizetype i = 0; i < told; ++i) {
            const bool isOne = other == found.further.end() || (one != likeTools.end() && *one < *other);
            gain.processes.append(m_after[isOne ? *one++ : *other++].name());
        }
        gain.processesLeftOut = int(all - told);
        room -= told;
        (gain.entry.list == HostList::Allow ? allowed : denied).append(gain);
    }
    return allowed + denied;
}

} // namespace

std::optional<ReachPoint> newlyReached(const HostReach &before, const HostReach &after)
{
    ReachWork work(std::numeric_limits<qint64>::max());
    const EgressLayer old(before.shared() + before.own());
    const EgressLayer now(after.shared() + after.own());
    const ReachPoints points(&old, &now);
    for (const EgressEntry &entry : old.entries() + now.entries()) {
        if (const auto point = broughtBy(entry, before, after, points, work))
            return point;
    }
    return std::nullopt;
}

QList<HostGain> hostGains(const Manifest *installed, const Manifest &workingCopy, qint64 *steps)
{
    qint64 entries = 0;
    for (const Manifest *manifest : {installed, &workingCopy}) {
        if (!manifest)
            continue;
        entries += manifest->egress.allow.size() + manifest->egress.deny.size();
        for (const Agent &agent : manifest->agents)
            entries += 1 + agent.egress.allow.size() + agent.egress.deny.size();
    }
    Gains gains(installed, workingCopy, stepsWithoutEntries + stepsForEach * entries);
    const QList<HostGain> found = gains.run();
    if (steps)
        *steps = gains.steps();
    return found;
}

} // namespace oz0
