#include "models/diff/PairedBindings.h"

#include <QHash>
#include <QJsonObject>

namespace oz0 {

namespace {

// Secret and host; empty: it is no binding that came or went.
QStringList placeOf(const ManifestChange &change)
{
    const bool isBinding = change.section == QLatin1String("requires") && change.where.value(1) == QLatin1String("inject")
        && (change.kind == ChangeKind::Added || change.kind == ChangeKind::Removed);
    const QStringList parts = isBinding ? change.where.value(2).split(QLatin1Char(' ')) : QStringList();
    return parts.size() < 2 ? QStringList() : parts.mid(0, 2);
}

QString said(const QJsonValue &binding)
{
    const QJsonObject object = binding.toObject();
    return object.value(QLatin1String("header")).toString() + QStringLiteral(": ")
        + object.value(QLatin1String("format")).toString();
}

DiffEntry paired(const DiffEntry &gone, const DiffEntry &come)
{
    DiffEntry entry = come;
    ManifestChange &change = entry.change;
    change.kind = ChangeKind::Changed;
    change.where = change.where.mid(0, 2) + placeOf(come.change);
    change.installedPath = gone.change.installedPath;
    change.installedLines = gone.change.installedLines;
    change.before = said(gone.change.before);
    change.after = said(come.change.after);
    for (const QString &reason : gone.widens) {
        if (!entry.widens.contains(reason))
            entry.widens.append(reason);
    }
    return entry;
}

void countPair(DiffCounts &counts, bool bothWiden)
{
    --counts.added;
    --counts.removed;
    ++counts.changed;
    counts.widens -= bothWiden ? 1 : 0;
}

} // namespace

DiffSummary withPairedBindings(DiffSummary summary)
{
    for (DiffGroup &group : summary.groups) {
        QHash<QStringList, QList<DiffEntry>> gone;
        for (const DiffEntry &entry : std::as_const(group.entries)) {
            if (entry.change.kind == ChangeKind::Removed && !placeOf(entry.change).isEmpty())
                gone[placeOf(entry.change)].append(entry);
        }
        if (gone.isEmpty())
            continue;
        QList<DiffEntry> taken;
        for (DiffEntry &entry : group.entries) {
            const auto found = entry.change.kind == ChangeKind::Added ? gone.find(placeOf(entry.change)) : gone.end();
            if (found == gone.end() || found->isEmpty())
                continue;
            const DiffEntry other = found->takeFirst();
            const bool bothWiden = !other.widens.isEmpty() && !entry.widens.isEmpty();
            entry = paired(other, entry);
            taken.append(other);
            countPair(group.counts, bothWiden);
            countPair(summary.counts, bothWiden);
        }
        for (const DiffEntry &other : std::as_const(taken))
            group.entries.removeOne(other);
    }
    return summary;
}

} // namespace oz0
