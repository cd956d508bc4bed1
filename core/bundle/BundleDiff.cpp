#include "core/bundle/BundleDiff.h"

#include <QHash>

#include <algorithm>

namespace oz0 {

namespace {

// A file without bytes is like every other one: no sign that it was renamed.
bool mayBeRenamed(const BundleFile &file)
{
    return file.size > 0 && !file.sha256.isEmpty();
}

} // namespace

QList<FileChange> diffFiles(const QList<BundleFile> &before, const QList<BundleFile> &after)
{
    QHash<QString, const BundleFile *> there;
    for (const BundleFile &file : before)
        there.insert(file.path, &file);
    QList<FileChange> changes;
    QList<const BundleFile *> added;
    for (const BundleFile &file : after) {
        const BundleFile *old = there.take(file.path);
        if (!old) {
            added.append(&file);
            continue;
        }
        const bool isSame = old->sha256 == file.sha256 && old->size == file.size;
        changes.append({isSame && old->executable == file.executable ? FileChange::Kind::Same : FileChange::Kind::Changed, *old,
                        file, old->executable != file.executable});
    }
    // By path, so that of several files with the same bytes the first ones meet.
    const auto byPath = [](const BundleFile *a, const BundleFile *b) { return a->path < b->path; };
    QList<const BundleFile *> removed = there.values();
    std::sort(removed.begin(), removed.end(), byPath);
    std::sort(added.begin(), added.end(), byPath);
    QHash<QString, QList<const BundleFile *>> sources;
    for (const BundleFile *file : std::as_const(removed)) {
        if (mayBeRenamed(*file))
            sources[file->sha256].append(file);
    }
    for (const BundleFile *file : std::as_const(added)) {
        const auto found = mayBeRenamed(*file) ? sources.find(file->sha256) : sources.end();
        if (found == sources.end() || found->isEmpty()) {
            changes.append({FileChange::Kind::Added, std::nullopt, *file, false});
            continue;
        }
        const BundleFile *source = found->takeFirst();
        there.remove(source->path);
        changes.append({FileChange::Kind::Renamed, *source, *file, source->executable != file->executable});
    }
    for (const BundleFile *file : std::as_const(removed)) {
        if (there.contains(file->path))
            changes.append({FileChange::Kind::Removed, *file, std::nullopt, false});
    }
    const auto rank = [](const FileChange &change) { return change.path() != QLatin1String("plugin.yaml"); };
    std::sort(changes.begin(), changes.end(), [&](const FileChange &a, const FileChange &b) {
        return rank(a) != rank(b) ? rank(a) < rank(b) : a.path() < b.path();
    });
    return changes;
}

} // namespace oz0
