// What an install or an uninstall makes of a plugin's row. Pure.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Result.h"
#include "core/domain/Plugin.h"
#include "core/manifest/Manifest.h"

namespace oz0 {

/// The plugin once `manifest` is installed; what an admin set for it before (secrets, bindings, gates) stays.
Plugin installedPlugin(const std::optional<Plugin> &before, const Manifest &manifest, const Digest &digest, const PrincipalId &by,
                       Instant now);

/// InvalidInput when a name is not one that the installed manifest requires.
Result<void> areRequired(const Manifest &installed, const QStringList &secrets);
/// InvalidInput when an argument is not one that the installed manifest marks, or is bound twice.
Result<void> areMarked(const Manifest &installed, const QList<ArgumentBinding> &bindings);

} // namespace oz0
