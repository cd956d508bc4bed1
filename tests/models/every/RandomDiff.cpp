#include "tests/models/every/RandomDiff.h"

#include "tests/models/every/ModelCase.h"

namespace oz0::every {

namespace {

QString pathOf(int n)
{
    return QStringLiteral("/tools/%1").arg(n);
}

ManifestChange changeAt(int n, ChangeKind kind)
{
    ManifestChange change;
    change.kind = kind;
    change.section = QStringLiteral("tools");
    change.subject = QStringLiteral("tool_%1").arg(n);
    change.where = QStringList{change.section, change.subject};
    if (kind != ChangeKind::Removed) {
        change.path = pathOf(n);
        change.lines.line = n + 1;
        change.after = number(3);
    }
    if (kind != ChangeKind::Added) {
        change.installedPath = pathOf(n);
        change.installedLines.line = n + 1;
        change.before = number(3);
    }
    if (kind == ChangeKind::Equated)
        change.likeness = *rc::gen::element(Likeness::Order, Likeness::Empty, Likeness::Spelling);
    return change;
}

template <class T>
std::optional<T> maybe(const T &value)
{
    return number(3) > 0 ? std::optional<T>(value) : std::nullopt;
}

SecretReach secretReach(const QString &secret)
{
    SecretReach reach;
    reach.secret = secret;
    if (number(2) > 0)
        reach.ways = {{QStringLiteral("no_binding"), {}}};
    else
        reach.bound = {{QStringLiteral("host-%1:443").arg(number(2)), QStringLiteral("Authorization"), {}}};
    reach.line = number(9);
    return reach;
}

ToolReach toolReach()
{
    ToolReach reach;
    reach.where = ToolReach::Where(number(3));
    if (reach.where != ToolReach::Where::Local)
        reach.address = QStringLiteral("https://host-%1/").arg(number(2));
    reach.functions = QStringList{QStringLiteral("tool.f%1").arg(number(2))};
    reach.line = number(9);
    return reach;
}

ProcessReach processReach(int n)
{
    ProcessReach process;
    process.agent = n == 0 ? QString() : QStringLiteral("agent-%1").arg(n);
    process.name = n == 0 ? QStringLiteral("tools") : QStringLiteral("agent agent-%1").arg(n);
    process.isLikeTools = n > 0 && number(2);
    for (const int host : process.isLikeTools ? QList<int>() : some(8)) {
        HostRow row;
        row.entry = QStringLiteral("host-%1:443").arg(host);
        row.before = HostState(number(3));
        row.after = HostState(number(3));
        row.widens = row.after == HostState::Reached && row.before != HostState::Reached;
        row.line = number(9);
        process.hosts.append(row);
    }
    return process;
}

BundleFile fileNamed(const QString &path)
{
    return {path, qint64(number(3)), QString(64, QLatin1Char(char('a' + number(3)))), false};
}

} // namespace

DiffSummary randomSummary()
{
    DiffSummary summary;
    for (const int section : some(int(DiffSection::Identity) + 1)) {
        DiffGroup group;
        group.section = DiffSection(section);
        group.declared = number(4);
        for (const int n : some(8)) {
            const ChangeKind kind = *rc::gen::element(ChangeKind::Added, ChangeKind::Removed, ChangeKind::Changed);
            DiffEntry entry{changeAt(n, kind), {}};
            if (number(3) == 0)
                entry.widens = QStringList{QStringLiteral("host_added")};
            group.counts.added += kind == ChangeKind::Added ? 1 : 0;
            group.counts.removed += kind == ChangeKind::Removed ? 1 : 0;
            group.counts.changed += kind == ChangeKind::Changed ? 1 : 0;
            group.counts.widens += entry.widens.isEmpty() ? 0 : 1;
            group.entries.append(entry);
        }
        summary.groups.append(group);
    }
    for (const int n : some(6))
        summary.equated.append(changeAt(20 + n, ChangeKind::Equated));
    return summary;
}

QList<Refusal> randomRefusals()
{
    QList<Refusal> refusals;
    for (const int n : some(10)) {
        Refusal refusal;
        refusal.code = QStringLiteral("binding.changed");
        refusal.path = pathOf(n);
        refusal.severity = number(2) ? Severity::Refusal : Severity::Warning;
        refusals.append(refusal);
    }
    return refusals;
}

ReachDiff randomReach()
{
    ReachDiff reach;
    for (int n = 0, processes = number(4); n < processes; ++n)
        reach.processes.append(processReach(n));
    for (const int n : some(5)) {
        const QString secret = QStringLiteral("KEY_%1").arg(n);
        reach.secrets.append({secret, maybe(secretReach(secret)), maybe(secretReach(secret)), number(2) == 0});
    }
    for (const int n : some(5))
        reach.tools.append({QStringLiteral("tool_%1").arg(n), maybe(toolReach()), maybe(toolReach()), number(2) == 0});
    for (const int n : some(3))
        reach.harnesses.append({QStringLiteral("outside_agent"),
                                QStringLiteral("agent-%1").arg(n),
                                number(2) ? QStringLiteral("one") : QString(),
                                number(2) ? QStringLiteral("two") : QString(),
                                number(2) == 0,
                                {},
                                {},
                                number(9),
                                number(9)});
    for (const int n : some(3))
        reach.grants.append({QStringLiteral("uses"),
                             QStringLiteral("plugin-%1").arg(n),
                             number(2) == 0,
                             number(2) == 0,
                             {},
                             {},
                             number(9),
                             number(9)});
    return reach;
}

QList<FileChange> randomFiles()
{
    QList<FileChange> files;
    for (const int n : some(12)) {
        FileChange change;
        const QString path = n == 0 ? QStringLiteral("plugin.yaml") : QStringLiteral("src/file-%1.py").arg(n);
        change.kind = FileChange::Kind(number(5));
        if (change.kind != FileChange::Kind::Added)
            change.before = fileNamed(change.kind == FileChange::Kind::Renamed ? path + QStringLiteral(".old") : path);
        if (change.kind != FileChange::Kind::Removed)
            change.after = fileNamed(path);
        files.append(change);
    }
    return files;
}

} // namespace oz0::every
