#include "core/manifest/ReachDiff.h"

#include "core/manifest/ReachSides.h"
#include "core/manifest/ValueMask.h"

#include <QHash>
#include <QMap>
#include <QSet>

#include <algorithm>
#include <utility>

namespace oz0 {

namespace {

// A point that stands for all that the pattern takes in and no other entry names.
ReachPoint pointOf(const HostPattern &pattern)
{
    return {pattern.host, pattern.kind != HostPattern::Kind::Exact, pattern.port};
}

HostState stateIn(const HostReach &reach, const ReachPoint &point)
{
    if (reach.denies(point))
        return HostState::Denied;
    return reach.allows(point) ? HostState::Reached : HostState::Absent;
}

bool isNew(const QList<QString> &now, const QList<QString> &before)
{
    return std::any_of(now.begin(), now.end(), [&](const QString &entry) { return !before.contains(entry); });
}

bool widens(const SecretRow &row)
{
    if (!row.after)
        return false;
    if (!row.before)
        return true;
    if (row.after->isValue()
        && (!row.before->isValue() || isNew(row.after->reasons(), row.before->reasons())
            || isNew(row.after->names(), row.before->names())))
        return true;
    const auto isThere = [&](const BoundPlace &place) {
        return std::any_of(row.before->bound.begin(), row.before->bound.end(), [&](const BoundPlace &old) {
            return old.host == place.host && old.format == place.format
                && old.header.compare(place.header, Qt::CaseInsensitive) == 0;
        });
    };
    return !std::all_of(row.after->bound.begin(), row.after->bound.end(), isThere);
}

bool widens(const ToolRow &row)
{
    if (!row.after)
        return false;
    const ToolReach &now = *row.after;
    if (!row.before)
        return now.where != ToolReach::Where::Local || !now.model.isEmpty() || !now.secretArguments.isEmpty();
    const ToolReach &old = *row.before;
    const bool wasLocal = old.where == ToolReach::Where::Local;
    const bool isLocal = now.where == ToolReach::Where::Local;
    return wasLocal != isLocal || now.address != old.address || now.headers != old.headers
        || (!now.connection.isEmpty() && now.connection != old.connection) || (!now.model.isEmpty() && now.model != old.model)
        || isNew(now.secretArguments, old.secretArguments);
}

class Reach
{
public:
    Reach(const Manifest *installed, const Manifest *workingCopy, const ReachFacts &facts, ValueMask &mask)
        : m_installed(installed), m_workingCopy(workingCopy), m_facts(facts), m_mask(mask)
    { }

    ReachDiff run()
    {
        if (m_workingCopy)
            m_diff.gains = hostGains(m_installed, *m_workingCopy);
        processes();
        secrets();
        tools();
        m_diff.harnesses = harnessRows(m_installed, m_workingCopy, m_mask);
        m_diff.grants = grantRows(m_installed, m_workingCopy);
        return std::move(m_diff);
    }

private:
    void processes()
    {
        QStringList agents{QString()};
        QSet<QString> known;
        for (const Manifest *manifest : {m_workingCopy, m_installed}) {
            for (qsizetype i = 0; manifest && i < manifest->agents.size(); ++i) {
                const QString &name = manifest->agents[i].name;
                if (!known.contains(name))
                    agents.append(name);
                known.insert(name);
            }
        }
        m_before = rowsOf(m_installed);
        m_after = rowsOf(m_workingCopy);
        for (const HostGain &gain : std::as_const(m_diff.gains)) {
            for (const QString &process : gain.processes)
                m_widening[process].insert(rowKey(gain.entry), gain.example);
        }
        for (const QString &agent : std::as_const(agents)) {
            ProcessReach process;
            process.agent = agent;
            process.name = Process{agent, {}}.name();
            process.isThereBefore = m_before.reaches.contains(agent);
            process.isThereAfter = m_after.reaches.contains(agent);
            // A process that is gone reaches nothing, a new one is compared with the plugin's lists.
            process.isLikeTools = !agent.isEmpty() && process.isThereAfter && !m_before.withLists.contains(agent)
                && !m_after.withLists.contains(agent);
            if (!process.isLikeTools)
                hosts(process);
            m_diff.processes.append(process);
        }
    }

    /// What of one side the processes have: the plugin's entries, each once, are looked at for every process with lists of its own.
    struct SideReach
    {
        QHash<QString, HostReach> reaches; ///< by agent
        QSet<QString> withLists;
        QList<EgressEntry> shared;
    };

    static QList<EgressEntry> eachOnce(const QList<EgressEntry> &entries)
    {
        QList<EgressEntry> once;
        QSet<QString> known;
        for (const EgressEntry &entry : entries) {
            const qsizetype before = known.size();
            known.insert(rowKey(entry));
            if (known.size() > before)
                once.append(entry);
        }
        return once;
    }

    SideReach rowsOf(const Manifest *manifest)
    {
        SideReach side;
        if (!manifest)
            return side;
        for (const Process &process : processesOf(*manifest))
            side.reaches.insert(process.agent, process.reach);
        side.withLists = agentsWithLists(manifest);
        side.shared = eachOnce(side.reaches.value(QString()).shared());
        for (const EgressEntry &entry : std::as_const(side.shared))
            m_sharedRows.insert(rowKey(entry));
        return side;
    }

    void hosts(ProcessReach &process)
    {
        const HostReach before = m_before.reaches.value(process.isThereBefore ? process.agent : QString());
        const HostReach after = m_after.reaches.value(process.agent);
        if (m_rows >= mostHostRows) {
            QSet<QString> own;
            for (const QList<EgressEntry> *entries : {&before.own(), &after.own()}) {
                for (const EgressEntry &entry : *entries) {
                    if (!m_sharedRows.contains(rowKey(entry)))
                        own.insert(rowKey(entry));
                }
            }
            m_diff.hostsLeftOut += int(m_sharedRows.size() + own.size());
            return;
        }
        const QHash<QString, ReachPoint> widening = m_widening.value(process.name);
        QMap<QString, HostRow> rows;
        QHash<QString, ReachPoint> points;
        const auto take = [&](const QList<EgressEntry> &entries, bool isAfter) {
            for (const EgressEntry &entry : entries) {
                const QString key = rowKey(entry);
                HostRow &row = rows[key];
                row.entry = entry.pattern.text();
                row.list = entry.list;
                points.insert(key, pointOf(entry.pattern));
                QString &path = isAfter ? row.path : row.installedPath;
                if (path.isEmpty()) {
                    path = entry.path;
                    (isAfter ? row.line : row.installedLine) = entry.place.line;
                }
            }
        };
        take(m_before.shared, false);
        take(before.own(), false);
        if (process.isThereAfter)
            take(m_after.shared, true);
        take(after.own(), true);
        for (auto it = rows.begin(); it != rows.end(); ++it) {
            it->before = stateIn(before, points[it.key()]);
            it->after = stateIn(after, points[it.key()]);
            it->widens = widening.contains(it.key());
            if (it->widens && std::exchange(it->after, HostState::Reached) != HostState::Reached)
                it->newly = widening.value(it.key()).text();
        }
        QList<HostRow> sorted = rows.values();
        const auto rank = [](const HostRow &row) { return row.widens ? 0 : row.isChanged() ? 1 : 2; };
        std::stable_sort(sorted.begin(), sorted.end(), [&](const HostRow &a, const HostRow &b) { return rank(a) < rank(b); });
        const qsizetype room = mostHostRows - m_rows;
        if (sorted.size() > room) {
            m_diff.hostsLeftOut += int(sorted.size() - room);
            sorted.resize(room);
        }
        m_rows += sorted.size();
        process.hosts = sorted;
    }

    static QString rowKey(const EgressEntry &entry)
    {
        return entry.pattern.text() + QLatin1Char(entry.list == HostList::Allow ? 'a' : 'd');
    }

    void secrets()
    {
        QMap<QString, SecretRow> rows;
        for (const SecretReach &secret : m_installed ? secretsOf(*m_installed, m_facts) : QList<SecretReach>())
            rows[secret.secret].before = secret;
        for (const SecretReach &secret : m_workingCopy ? secretsOf(*m_workingCopy, m_facts) : QList<SecretReach>())
            rows[secret.secret].after = secret;
        for (auto it = rows.begin(); it != rows.end(); ++it) {
            it->secret = it.key();
            it->widens = widens(*it);
            m_diff.secrets.append(*it);
        }
    }

    void tools()
    {
        QMap<QString, ToolRow> rows;
        for (qsizetype i = 0; m_installed && i < m_installed->tools.size(); ++i)
            rows[m_installed->tools[i].id].before = toolReach(*m_installed, m_installed->tools[i], m_mask);
        for (qsizetype i = 0; m_workingCopy && i < m_workingCopy->tools.size(); ++i)
            rows[m_workingCopy->tools[i].id].after = toolReach(*m_workingCopy, m_workingCopy->tools[i], m_mask);
        for (auto it = rows.begin(); it != rows.end(); ++it) {
            it->tool = it.key();
            it->widens = widens(*it);
            m_diff.tools.append(*it);
        }
    }

    const Manifest *m_installed;
    const Manifest *m_workingCopy;
    const ReachFacts &m_facts;
    ValueMask &m_mask;
    ReachDiff m_diff;
    qsizetype m_rows = 0;
    SideReach m_before;
    SideReach m_after;
    QSet<QString> m_sharedRows;                            ///< keys of the plugin's entries of both sides
    QHash<QString, QHash<QString, ReachPoint>> m_widening; ///< by process and key, with what is newly reached
};

} // namespace

bool SecretRow::isChanged() const
{
    if (!before || !after)
        return true;
    SecretReach moved = *before;
    moved.path = after->path;
    moved.line = after->line;
    return moved != *after;
}

bool ToolRow::isChanged() const
{
    if (!before || !after)
        return true;
    ToolReach moved = *before;
    moved.path = after->path;
    moved.line = after->line;
    return moved != *after;
}

const QList<HostRow> &ReachDiff::hostsOf(const ProcessReach &process) const
{
    return process.isLikeTools ? processes.first().hosts : process.hosts;
}

int ReachDiff::widens() const
{
    const auto rows = [](const auto &list) {
        return std::count_if(list.begin(), list.end(), [](const auto &row) { return row.widens; });
    };
    const auto granted = std::count_if(grants.begin(), grants.end(), [](const GrantRow &row) { return row.widens(); });
    return int(gains.size() + rows(secrets) + rows(tools) + rows(harnesses) + granted);
}

bool ReachDiff::isChanged() const
{
    const auto any = [](const auto &list, const auto &test) { return std::any_of(list.begin(), list.end(), test); };
    return !gains.isEmpty() || any(processes, [](const ProcessReach &process) {
        return process.isThereBefore != process.isThereAfter
            || std::any_of(process.hosts.begin(), process.hosts.end(), [](const HostRow &row) { return row.isChanged(); });
    }) || any(secrets, [](const SecretRow &row) {
        return row.isChanged();
    }) || any(tools, [](const ToolRow &row) {
        return row.isChanged();
    }) || any(harnesses, [](const HarnessRow &row) {
        return row.before != row.after;
    }) || any(grants, [](const GrantRow &row) { return row.before != row.after; });
}

ReachDiff diffReach(const Manifest *installed, const Manifest *workingCopy, const ReachFacts &facts, ValueMask &mask)
{
    return Reach(installed, workingCopy, facts, mask).run();
}

} // namespace oz0
