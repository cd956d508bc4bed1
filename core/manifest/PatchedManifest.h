// A manifest as a JSON Patch would make it, without a file being written.
#pragma once

#include "core/base/Result.h"
#include "core/manifest/Manifest.h"

#include <QJsonArray>

#include <memory>

namespace oz0 {

/// Nothing of the result has a line. InvalidInput when an operation does not fit, TooLarge when there are more of them than
/// a patch may have, InvalidManifest with every complaint when the result is no manifest. Pure.
Result<std::shared_ptr<const Manifest>> patchedManifest(const Manifest &manifest, const QJsonArray &patch);

} // namespace oz0
