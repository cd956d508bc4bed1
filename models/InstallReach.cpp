#include "models/InstallReach.h"

#include "core/manifest/ManifestReader.h"

#include <QJsonArray>

#include <algorithm>

namespace oz0 {

namespace {

constexpr qsizetype mostGains = 10000;

bool isAtOrBelow(const QString &path, const QString &top)
{
    return !top.isEmpty() && path.startsWith(top) && (path.size() == top.size() || path[top.size()] == QLatin1Char('/'));
}

// An entry of an egress list concerns the processes that it lets a host in for; a tool runs with the tools, an agent in its own sandbox.
QStringList processesOf(const ManifestChange &change, const ReachDiff &reach)
{
    QStringList names;
    for (const HostGain &gain : reach.gains) {
        const QString &top = gain.entry.list == HostList::Allow ? change.path : change.installedPath;
        if (isAtOrBelow(gain.entry.path, top))
            names += gain.processes;
    }
    names.removeDuplicates();
    if (!names.isEmpty())
        return names;
    if (change.section == QLatin1String("tools"))
        return {Process{}.name()};
    if (change.section == QLatin1String("agents") && change.where.size() > 1)
        return {Process{change.where[1], {}}.name()};
    return {};
}

bool isNewValue(const ManifestChange &change, const ReachDiff &reach)
{
    const bool isSecret = change.section == QLatin1String("requires") && change.where.value(1) == QLatin1String("secrets");
    return isSecret && std::any_of(reach.secrets.begin(), reach.secrets.end(), [&](const SecretRow &row) {
               return row.secret == change.subject && row.widens && row.after && row.after->isValue();
           });
}

void sortByProcess(QList<ReachGain> &gains, const ReachDiff &reach)
{
    const auto rank = [&reach](const ReachGain &gain) {
        if (gain.processes.isEmpty())
            return reach.processes.size() + 1;
        const auto found = std::find_if(reach.processes.begin(), reach.processes.end(),
                                        [&](const ProcessReach &process) { return process.name == gain.processes.first(); });
        return qsizetype(found - reach.processes.begin());
    };
    std::stable_sort(gains.begin(), gains.end(),
                     [&rank](const ReachGain &one, const ReachGain &other) { return rank(one) < rank(other); });
}

} // namespace

InstallReach installReach(const PluginName &plugin, const QByteArray &installed, const QByteArray &proposed,
                          const ReachFacts &facts)
{
    InstallReach reach;
    const auto input = [](const QString &side, const QByteArray &text) -> Result<DiffInput> {
        const Result<std::shared_ptr<const Manifest>> manifest = readManifest(text);
        if (!manifest)
            return Failure(manifest.error());
        return DiffInput{{side, {}, {}, true}, *manifest, text};
    };
    const QString before = QStringLiteral("installed");
    const Result<DiffInput> from = installed.isNull() ? Result<DiffInput>(DiffInput{{before, {}, {}, false}, nullptr, {}})
                                                      : input(before, installed);
    const Result<DiffInput> to = input(QStringLiteral("proposed"), proposed);
    if (!from || !to)
        return reach;
    const DiffSummary summary = summarise(plugin, *from, *to, facts);
    reach.isKnown = true;
    reach.isAgainstNothing = installed.isNull();
    for (const DiffGroup &group : summary.groups) {
        for (const DiffEntry &entry : group.entries) {
            if (entry.widens.isEmpty())
                continue;
            const ManifestChange &change = entry.change;
            reach.gains.append({change.section, change.where, entry.widens, processesOf(change, summary.reach), change.lines.line,
                                change.installedLines.line, isNewValue(change, summary.reach)});
        }
    }
    sortByProcess(reach.gains, summary.reach);
    return reach;
}

WideningCounts InstallReach::counts() const
{
    WideningCounts counts;
    for (const ReachGain &gain : gains)
        counts.add(gain.widens);
    return counts;
}

QJsonObject toJson(const ReachGain &gain)
{
    return {{QStringLiteral("section"), gain.section},
            {QStringLiteral("where"), QJsonArray::fromStringList(gain.where)},
            {QStringLiteral("widens"), QJsonArray::fromStringList(gain.widens)},
            {QStringLiteral("processes"), QJsonArray::fromStringList(gain.processes)},
            {QStringLiteral("asValue"), gain.asValue},
            {QStringLiteral("line"), gain.line},
            {QStringLiteral("installedLine"), gain.installedLine}};
}

QJsonObject toJson(const InstallReach &reach)
{
    QJsonArray gains;
    for (const ReachGain &gain : reach.gains)
        gains.append(toJson(gain));
    return {{QStringLiteral("isKnown"), reach.isKnown},
            {QStringLiteral("isAgainstNothing"), reach.isAgainstNothing},
            {QStringLiteral("gains"), gains}};
}

void read(JsonReader &reader, ReachGain &gain)
{
    gain.section = reader.string("section");
    gain.where = reader.strings("where", 100);
    gain.widens = reader.strings("widens", 100);
    gain.processes = reader.strings("processes", mostGains);
    gain.asValue = reader.boolean("asValue");
    gain.line = int(reader.integer("line", 0, 0, 1 << 30));
    gain.installedLine = int(reader.integer("installedLine", 0, 0, 1 << 30));
}

void read(JsonReader &reader, InstallReach &reach)
{
    reach.isKnown = reader.boolean("isKnown");
    reach.isAgainstNothing = reader.boolean("isAgainstNothing");
    for (const QJsonValue &value : reader.array("gains", mostGains)) {
        JsonReader nested(value.toObject());
        ReachGain gain;
        read(nested, gain);
        reader.adopt(QStringLiteral("/gains"), nested.finish());
        reach.gains.append(gain);
    }
}

} // namespace oz0
