// What the local cluster is made of: the programs beside this one, the sample plugins, and copies of them to try.
#pragma once

#include "core/base/Result.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <utility>

namespace oz0 {

struct LocalParts
{
    QString oz0;
    QString server;
    QString node;
    QString sample; ///< a folder with one plugin a folder
};

/// Beside the running program, else on the PATH; the sample from OZ0_SAMPLE_DIR, the installed share folder, or the source tree.
Result<LocalParts> findLocalParts();

/// The plugins of the sample, sorted.
QStringList samplePlugins(const LocalParts &parts);

/// How the plugin.yaml of a working copy differs from the sample's.
struct WorkingCopyEdits
{
    QString version;
    QList<std::pair<QString, QString>> replaced; ///< a text that stands in it, and what stands there then
    QString more;                                ///< at its end
};

/// A working copy of a sample plugin: its folder copied to `target`, its plugin.yaml edited.
Result<void> copyPlugin(const QString &source, const QString &target, const WorkingCopyEdits &edits);

} // namespace oz0
