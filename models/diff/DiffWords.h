// The words of the diff: sections, changes, values, files and sides, the same in every view of it.
#pragma once

#include "core/bundle/BundleDiff.h"
#include "core/manifest/DiffSummary.h"
#include "models/ConsoleLink.h"

#include <QCoreApplication>

namespace oz0 {

class DiffWords
{
    Q_DECLARE_TR_FUNCTIONS(oz0::DiffWords)
public:
    static QString section(DiffSection section);           ///< "Secrets and bindings"
    static QString kind(ChangeKind kind);                  ///< "Added"
    static QString kindIcon(ChangeKind kind);              ///< of resources/icons
    static QString what(const ManifestChange &change);     ///< "my-plugin, labels tier"
    static QString value(const QJsonValue &value);         ///< on one line; a dash for nothing
    static QString counts(const DiffCounts &counts);       ///< "1 added, 2 changed"; empty for none
    static QString total(const DiffCounts &counts);        ///< "6 changes, 2 widen reach"
    static QString likeness(const ManifestChange &change); ///< why it counts as equal
    static QString widens(const QStringList &reasons);     ///< a sentence for each, or the word itself when it is not known
    static QString fileKind(const FileChange &change);     ///< "Renamed"
    static QString fileIcon(const FileChange &change);
    static QString side(DiffSide::Kind kind); ///< "Refused save"
    static QString bytes(qint64 size);        ///< "1.2 MiB"
};

} // namespace oz0
