// What the local cluster is made of: the programs beside this one, the sample plugins, and copies of them to try.
#pragma once

#include "core/base/Result.h"

#include <QString>
#include <QStringList>

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

/// A working copy of a sample plugin: its folder copied to `target`, its version replaced, and `more` put at the end of plugin.yaml.
Result<void> copyPlugin(const QString &source, const QString &target, const QString &version, const QString &more = {});

} // namespace oz0
