// What a working copy's manifest means otherwise than the installed one's, and what only looks different (U13, U15).
#pragma once

#include "core/manifest/Manifest.h"

#include <QJsonValue>

namespace oz0 {

enum class ChangeKind { Added, Removed, Changed, Equated };

/// Why something that looks different is no change.
enum class Likeness { None, Order, Empty, Spelling };

struct ManifestChange
{
    ChangeKind kind = ChangeKind::Changed;
    Likeness likeness
        = Likeness::None; ///< of Equated: order or repeats; absent against empty or the default; the same in other words
    QString section;      ///< the top-level key
    QString subject;      ///< what in it: a tool's ID, an agent's name, a secret, a host; empty: the section itself
    QStringList where; ///< names from the section on, without indexes: tools, my_plugin, functions, hello, input, required, name
    QString path;      ///< JSON pointer into the working copy; empty: nothing stands there
    QString installedPath; ///< the same in the installed version
    Span lines;            ///< of `path`'s value; all zero when it stands nowhere
    Span installedLines;
    QJsonValue before; ///< as written; undefined when added
    QJsonValue after;  ///< undefined when removed

    friend bool operator==(const ManifestChange &, const ManifestChange &) = default;
};

struct ManifestDiff
{
    QList<ManifestChange> changes; ///< by section in the schema's order, then as met; an added or removed entry is one change
    QList<ManifestChange> equated;

    bool isEmpty() const { return changes.isEmpty(); }
};

/// Linear in both manifests; subtrees that are written alike cost one comparison.
ManifestDiff diffManifests(const Manifest &installed, const Manifest &workingCopy);

} // namespace oz0
