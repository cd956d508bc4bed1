// What became of an installed plugin's connections in a working copy (K1, T1).
#pragma once

#include "core/manifest/Manifest.h"

#include <QHash>
#include <QList>

#include <utility>

namespace oz0 {

/// Pointers into the two manifests.
struct ConnectionChanges
{
    QList<const Connection *> added;
    QList<const Connection *> removed;
    QList<std::pair<const Connection *, const Connection *>> renamed; ///< installed, working copy: the same but for the name
    QList<std::pair<const Connection *, const Connection *>> changed;
    QHash<QString, QString> newNames; ///< old name → new one, of `renamed`
};

ConnectionChanges connectionChanges(const Manifest &installed, const Manifest &workingCopy);

/// The words for the fields in which two connections of one name differ, as the manifest spells them.
QStringList differingFields(const Connection &installed, const Connection &workingCopy);

} // namespace oz0
