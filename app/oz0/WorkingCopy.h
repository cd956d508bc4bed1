// The folder that a person is editing, as a check without a cluster reads it.
#pragma once

#include "core/base/Id.h"
#include "core/base/Result.h"
#include "core/manifest/Manifest.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>

namespace oz0 {

struct WorkingCopy
{
    std::shared_ptr<const Manifest> manifest;
    std::optional<QByteArray> pyproject; ///< no value: not there
    std::optional<QByteArray> uvLock;
    Digest digest; ///< of the bundle that it packs to
};

/// A folder with a plugin.yaml at its root. As a server would say: InvalidBundle for what cannot be packed, InvalidManifest with every
/// complaint. UnreadableFile when it cannot be read.
Result<WorkingCopy> readWorkingCopy(const QString &folder);

/// A regular file of at most `maxBytes`; its name is the error's subject.
Result<QByteArray> readWholeFile(const QString &path, qint64 maxBytes);

} // namespace oz0
