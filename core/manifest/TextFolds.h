// The unchanged stretches of a text diff that a view folds away, and what they hide.
#pragma once

#include "core/manifest/TextDiff.h"

namespace oz0 {

/// A key of plugin.yaml: "tools", or "functions" of the entry my_plugin.
struct HiddenKey
{
    QString key;
    QString of; ///< the name of the entry that it belongs to; empty: a key of the document

    friend bool operator==(const HiddenKey &, const HiddenKey &) = default;
};

struct TextFold
{
    qint32 row = 0;
    qint32 rows = 0;        ///< all of them Same
    QList<HiddenKey> hides; ///< the document's keys first, then those of entries, each in the order written; at most 20

    friend bool operator==(const TextFold &, const TextFold &) = default;
};

/// Folds what is farther than `context` lines from a change and at least `least` lines long; nothing in a diff without a change
/// but the whole. `hides` is filled for a plugin.yaml, as far as it can be read.
QList<TextFold> foldsOf(const TextDiff &diff, int context = 3, int least = 4, bool isManifest = false);

} // namespace oz0
